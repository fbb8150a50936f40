"""Why somebody cannot use the cards they have picked."""

from __future__ import annotations

from collections.abc import Sequence

import meijin
from meijin.kernel import reason as reasons
from meijin.kernel.state import State
from meijin.kernel.testing.clash import GAME


def reason(state: State, seat: int | None, cards: Sequence[str], zone: str = "") -> str:
    """The reason as people read it."""
    return state.setup.game.speech().sentence(reasons.reason(state, seat, cards, zone))


def red_draws() -> State:
    """Red may draw or stand, and Green waits."""
    state = meijin.Scenario(
        "ganymede", start_seat="red", zones={"red": {"row": ["red_9"]}}, flow={"phase": "draw", "decides": "red"}
    ).state()
    assert state.choices() == ["draw", "stand"]
    return state


def test_whoever_does_not_decide_is_told_no_more_than_whose_turn_it_is() -> None:
    state = red_draws()
    for bystander in (1, None):
        for cards in (["red_9#1"], ["black_7"], ["red_9#1", "black_7"]):
            assert reason(state, bystander, cards) == "It is not your turn: Red must choose first."


def test_several_who_decide_at_once_are_all_named() -> None:
    state = meijin.new("go_out", players=3, seed=1)
    assert reason(state, None, ["n09"]) == "It is not your turn: Red, Blue and Green must choose first."


def test_after_the_end_that_is_the_reason() -> None:
    state = red_draws()
    state.apply("resign", "green")
    assert reason(state, 0, ["red_9#1"]) == "The game is over."


def test_cards_that_are_a_choice_are_said_to_be_one() -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red")
    assert reason(state, 0, ["black_7#2"], "supply") == "You may do that: Take Black 7."
    assert reason(state, 0, ["black_7#2"]) == "You may do that: Take Black 7."


def test_the_same_card_elsewhere_is_no_choice() -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red")
    otherwise = "You are asked something else now: Take a Black card for your deck."
    assert reason(state, 0, ["black_7#2"], "discard") == otherwise


def test_a_rule_that_speaks_against_it_is_the_reason() -> None:
    assert reason(red_draws(), 0, ["red_9#1"], "row") == "You pull cards back with a 3, after the Showdown (G4.4.1)."


def test_a_game_that_declares_nothing_answers_too() -> None:
    setup = GAME.prepare(2, {})
    state = GAME.deal(setup, 1)
    held = setup.cards[state.hand[0][0]]
    elsewhere = setup.cards[state.hand[1][0]]
    assert reason(state, 0, [held]) == f"You may do that: Lay {held.partition('#')[0].capitalize()}."
    assert reason(state, 0, [elsewhere]) == "You are asked something else now: Which card do you lay face down?"


def test_nothing_is_changed_by_asking() -> None:
    state = red_draws()
    before = state.clone()
    for cards in (["red_9#1"], ["red_8"], ["no such card"]):
        reason(state, 0, cards)
    assert state == before
