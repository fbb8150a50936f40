"""Games that began from a position described in the first edition are played again as they were (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.record import parse

# Saved by the program as it was then: in the turn that Red is in the middle of, nothing is counted down.
FIRST = Path(__file__).with_name("first_edition.meijin")


@pytest.mark.rule("RB13.6", "RB7.6")
def test_a_turn_under_a_ruler_that_was_described_in_the_first_edition_does_not_count() -> None:
    state = meijin.load(FIRST)
    assert isinstance(state, RankingBattle)
    assert (state.setup.edition, state.deciders, state.turn) == (1, (), 5)


@pytest.mark.rule("RB13.6", "RB7.6")
def test_described_today_it_counts() -> None:
    lines = FIRST.read_text(encoding="utf-8").splitlines()
    by_hand = [line for line in lines if not line.startswith(("actions: ", "end: ", "11 ", "12 ", "13 "))]
    state = parse("\n".join(by_hand))
    assert isinstance(state, RankingBattle)
    assert (state.deciders, state.turn) == ((), 4)
