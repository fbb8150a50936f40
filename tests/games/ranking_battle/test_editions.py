"""Games of earlier editions are played again as they were (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.generator import Rng
from meijin.kernel.record import parse
from tests.games.ranking_battle.table import idle
from tests.games.ranking_battle.test_own_cards import MINE

# Saved by the program as it was then: in the turn that Red is in the middle of, nothing is counted down.
FIRST = Path(__file__).with_name("first_edition.meijin")
# Two games of the second, in which nobody began with points: a quick one of three, and two rounds of five.
SECOND = [Path(__file__).with_name(f"second_edition_{players}players.meijin") for players in (3, 5)]


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


@pytest.mark.rule("R49")
@pytest.mark.parametrize("path", SECOND, ids=lambda path: path.stem)
def test_in_the_second_edition_nobody_began_with_points(path: Path) -> None:
    state = meijin.load(path)
    assert state.setup.edition == 2
    assert state.record is not None
    assert state.record.to_text() == path.read_text(encoding="utf-8")


@pytest.mark.rule("R49", "RB10.6")
@pytest.mark.parametrize(("edition", "points"), [(1, 0), (2, 0), (3, 2)])
@pytest.mark.parametrize("cards", ["none", MINE])
def test_with_cards_of_ones_own_as_well(cards: str, edition: int, points: int) -> None:
    setup = GAME.prepare(5, {"cards": cards}, edition)
    state = setup.game.deal(setup, Rng(1).fork())
    assert isinstance(state, RankingBattle)
    for _ in range(4):
        idle(state)
    assert (state.points, "midori" in setup.card_words) == (points, cards == MINE)
