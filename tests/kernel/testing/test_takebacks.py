from __future__ import annotations

import pytest

from meijin.kernel.errors import IllegalAction
from meijin.kernel.record import Record
from meijin.kernel.registry import find
from meijin.kernel.state import State
from meijin.kernel.testing import CHECKS, ConformanceError

TEAMS = find("cat_battles").prepare(2, {"mode": "full"})  # put together in secret, both at once


def test_what_others_choose_in_secret_does_not_show_when_somebody_takes_back() -> None:
    CHECKS["undo"](TEAMS, range(3))


def test_it_is_found_if_only_the_very_last_action_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Record.take_back

    def only_the_last(record: Record, seat: int, agreed: bool = False, alone: bool = False) -> State:
        if not record.actions or record.actions[-1][0] != seat:
            raise IllegalAction("somebody has acted since", "undo", "")
        return honest(record, seat, agreed, alone)

    monkeypatch.setattr(Record, "take_back", only_the_last)
    with pytest.raises(ConformanceError, match="taking back tells of it"):
        CHECKS["undo"](TEAMS, range(3))
