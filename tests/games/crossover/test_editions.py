"""Games that were played by the first edition of the rules go on by it (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.kernel.errors import RecordError
from meijin.kernel.record import parse

# Saved by the program as it was then: Blue is asked whether to plunder where there is nothing to take.
FIRST = Path(__file__).with_name("first_edition.meijin")


def test_a_record_of_the_first_edition_is_played_again_as_it_was() -> None:
    state = meijin.load(FIRST)
    assert (state.setup.edition, state.deciders, state.returns()) == (1, (), (0.0, 1.0))


def test_today_s_rules_ask_otherwise() -> None:
    lines = FIRST.read_text(encoding="utf-8").splitlines()
    by_hand = [line for line in lines if not line.startswith(("actions: ", "end: "))]
    with pytest.raises(RecordError, match="'blue accept' cannot be carried out"):
        parse("\n".join(by_hand))
