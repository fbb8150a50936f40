"""Games that began from a position described in the first edition are played again as they were (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.record import parse
from tests.games.cat_battles.table import at

# Saved by the program as it was then: its dice are the sides 2 (a 0) and 0 (sleep), and between them what shows a 2;
# "..." has put South's other Kittens beside Maro.
FIRST = Path(__file__).with_name("first_edition.meijin")


@pytest.mark.rule("C13.8", "C13.5")
def test_numbers_of_the_first_edition_are_sides_and_any_place_is_filled() -> None:
    state = meijin.load(FIRST)
    assert isinstance(state, CatBattles)
    assert state.record is not None
    assert (state.setup.edition, len(state.record.actions)) == (1, 5)
    assert [event.fields["face"] for event in state.record.log if event.kind == "roll"] == ["0", "2"]
    assert state.describe().chance == ["sleep"]
    beginning = state.record.branch(0)
    assert isinstance(beginning, CatBattles)
    assert {at(beginning, name) for name in ("maro", "piroshki", "chocomaca", "cleopatra")} == {"nw"}


@pytest.mark.rule("C13.8")
def test_written_today_they_are_what_the_die_shows() -> None:
    lines = FIRST.read_text(encoding="utf-8").replace('["maro", "..."]', '["maro"]').splitlines()
    by_hand = [line for line in lines if not line.startswith(("actions: ", "end: ", "3 ", "4 ", "5 "))]
    state = parse("\n".join(by_hand))
    assert state.record is not None
    assert [event.fields["face"] for event in state.record.log if event.kind == "roll"] == ["2", "2"]
    text = state.record.to_text()
    assert f"\nedition: {state.setup.game.edition}\n" in text
    assert parse(text).describe().chance == ["0"]
