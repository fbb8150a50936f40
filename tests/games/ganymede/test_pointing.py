"""What choices are about, what is asked, and what is printed: all that a table is drawn from."""

from __future__ import annotations

import pytest

from meijin.games.ganymede.game import GAME
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.touch import Touch
from tests.games.ganymede.table import battle, camp, decides, play


def touches(state: Ganymede) -> dict[str, Touch]:
    """What each choice of whoever decides is about."""
    (seat,) = state.deciders
    return dict(zip(state.choices(), state.touches(seat, state.legal(seat)), strict=True))


def question(state: Ganymede, seat: int | None = None) -> str:
    who = state.deciders[0] if seat is None else seat
    return GAME.question(state.setup, state.view(who), state.choices(who))


def test_a_black_card_is_picked_from_the_supply_by_its_kind() -> None:
    assert touches(battle(phase="setup"))["pick black_7"] == Touch(("black_7",), "supply")


def test_cards_of_the_row_are_named_with_their_copies() -> None:
    hit = battle(red="R6 R6#2", green="G9 G8 B4", phase="damage")
    assert touches(hit)["remove red_6#2"] == Touch(("red_6#2",), "row")
    three = battle(red="R9 B3 R8", green="G9", phase="showdown")
    assert touches(three) == {
        "decline": Touch(),
        "withdraw red_9#1": Touch(("red_9#1",), "row"),
        "withdraw red_8#1": Touch(("red_8#1",), "row"),
    }


def test_to_draw_is_about_the_deck_and_to_stand_about_nothing() -> None:
    assert touches(battle(red="R9", flow=decides("red"))) == {"draw": Touch(places=("deck",)), "stand": Touch()}


def test_to_flip_is_about_the_card_just_drawn_and_to_scout_about_the_one_on_the_deck() -> None:
    state = battle(red=camp("R9", deck="B4 R8 ..."), flow=decides("red"))
    assert touches(state) == dict.fromkeys(("flip", "hide"), Touch(("black_4#1",), "row"))
    play(state, "flip")
    assert touches(state) == dict.fromkeys(("scout_keep", "scout_discard"), Touch(("red_8#1",), "deck"))


def test_the_question_says_what_was_drawn_and_what_is_seen() -> None:
    state = battle(red=camp("R9", deck="B4 R8 ..."), flow=decides("red"))
    assert question(battle(red="R9", flow=decides("red"))) == "Draw a card, or stand?"
    assert question(state) == "You drew Black 4. Show it and use its effect, or keep it face down?"
    play(state, "flip")
    assert question(state) == "Red 8 is on top of your deck. Keep it there, or discard it?"
    assert question(state, seat=1) == ""
    assert GAME.question(state.setup, state.view(None), []) == ""


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("red_5", {"number": 5, "rank": "5", "keyword": "none", "camp": "red"}),
        ("black_a", {"number": 1, "rank": "A", "keyword": "ace", "camp": "black"}),
        ("purple_10", {"number": 10, "rank": "10", "keyword": "overload", "camp": "purple"}),
    ],
)
def test_a_card_has_its_number_keyword_and_camp(kind: str, facts: dict[str, object]) -> None:
    assert GAME.card_facts(kind) == facts
