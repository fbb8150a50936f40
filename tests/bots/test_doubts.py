"""Sure mistakes: found from what a seat knows, and only where they are clear."""

from __future__ import annotations

from typing import Final

import pytest

import meijin
from meijin.bots.doubts import MARGIN, Doubt, doubts, doubts_of
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.parcel import to_text
from meijin.kernel.state import State
from tests.installed import INSTALLED

EVER: Final = 60.0  # seconds: a slow machine finds the same


def red_draws(*row: str) -> State:
    """Red may draw, with these cards before Green's single 6."""
    zones = {"red": {"row": list(row), "deck": ["..."]}, "green": {"row": ["green_6"]}}
    return meijin.Scenario(
        "ganymede", options={"start_seat": "red"}, zones=zones, flow={"phase": "draw", "decides": "red"}
    ).state()


def found(state: State, seed: int = 3) -> list[Doubt]:
    return doubts(knowledge_of(state, state.deciders[0]), Rng(seed), EVER)


def test_drawing_with_exactly_21_is_doubted_and_standing_is_not() -> None:
    (doubt,) = found(red_draws("red_9", "red_6", "red_6"))
    assert doubt.action == "draw"
    assert doubt.best - doubt.chance >= MARGIN


@pytest.mark.parametrize("row", [("red_9", "red_8"), ("red_8", "red_6"), ("red_5",)])
def test_where_both_may_be_right_or_little_is_lost_nobody_is_asked(row: tuple[str, ...]) -> None:
    assert found(red_draws(*row)) == []


def test_it_is_the_same_for_whatever_is_hidden() -> None:
    state = red_draws("red_9", "red_6", "red_6")
    other = state.sample(0, Rng(8))
    assert found(state) == found(other)


def test_what_a_seat_knows_as_text_is_enough() -> None:
    state = red_draws("red_9", "red_6", "red_6")
    assert [each.action for each in doubts_of(to_text(knowledge_of(state, 0)))] == ["draw"]


@pytest.mark.parametrize("game", INSTALLED)
def test_every_game_can_be_asked(game: str) -> None:
    state = meijin.new(game, seed=2)
    for _ in range(12):
        seat = state.deciders[0]
        known = knowledge_of(state, seat)
        assert {each.action for each in doubts(known, Rng(1))} < set(state.choices(seat))
        state.apply(state.text(state.instinct(seat, 0)), seat)
