"""What choices are about, as the words of actions and the zones they pick from tell it."""

from __future__ import annotations

import pytest

import meijin
from meijin.kernel.registry import find
from meijin.kernel.testing.clash import ClashGame
from meijin.kernel.touch import NOTHING, Touch, cards_shown, is_part_of, touch_of
from meijin.kernel.zones import Audience, Layout, Zone


def test_words_of_an_action_that_name_cards_owners_and_zones_are_what_it_is_about() -> None:
    setup = find("cat_battles").prepare(2, {})
    assert touch_of(setup, "end_main", {}) is NOTHING
    assert touch_of(setup, "take 2", {}) == NOTHING
    assert touch_of(setup, "play maro#s1", {"play": "bench"}) == Touch(("maro#s1",), "bench")
    assert touch_of(setup, "attack maro#s1 sham#n1", {"play": "bench"}) == Touch(("maro#s1", "sham#n1"))
    assert touch_of(setup, "move maro#s1 sw", {}) == Touch(("maro#s1",), places=("sw",))
    assert touch_of(setup, "ask north", {}) == Touch(seats=("north",))


def test_the_first_word_says_what_is_done_whatever_else_it_may_be_called() -> None:
    setup = find("go_out").prepare(3, {})
    assert touch_of(setup, "discard n09", {"discard": "hand"}) == Touch(("n09",), "hand")


def test_a_game_that_says_nothing_of_it_still_points_at_the_cards_it_names() -> None:
    game = ClashGame()
    state = game.deal(game.prepare(2, {}), 1)
    (card, *_) = state.hand[0]
    (touch, *_) = state.touches(0, [action for action in state.legal(0) if state.text(action).startswith("lay")])
    assert touch == Touch((state.setup.cards[card],))


@pytest.mark.parametrize(
    ("picked", "whole", "fits"),
    [
        (["n09"], ["n09", "n09"], True),
        (["n09", "n09", "n09"], ["n09", "n09"], False),
        (["nerai#red"], ["nerai"], True),
        (["nerai#red", "nerai#blue"], ["nerai"], False),
        (["red_6#1"], ["red_6#2"], False),
        (["n-428"], ["n-428#r1"], False),  # one lies in a pile, the other is in play
        (["j-453", "n-490#r1"], ["j-453", "n-490#r1"], True),
        (["n09"], [], False),
    ],
)
def test_a_kind_stands_for_any_of_its_copies_and_a_copy_for_itself(
    picked: list[str], whole: list[str], fits: bool
) -> None:
    assert is_part_of(picked, whole) is fits


def test_a_view_shows_the_own_and_the_shared_cards_of_a_zone_or_those_of_whoever_is_named() -> None:
    state = meijin.Scenario(
        "ganymede",
        zones={"red": {"row": ["red_9"]}, "green": {"row": ["green_6", {"card": "green_9", "known": ["green"]}]}},
        flow={"phase": "draw", "decides": "green"},
    ).state()
    mine = state.view(0)
    assert cards_shown(mine, "row") == {"red_9#1": 1, "red_9": 1}
    assert cards_shown(mine, "row", "green") == {"green_6": 1}  # the 9 lies face down
    assert cards_shown(mine, "deck")["red_6"] == 2  # a player may look through the own deck
    assert cards_shown(mine, "supply")["black_7"] == 3
    assert cards_shown(mine)["green_6"] == 1


def test_how_a_zone_lies_follows_from_who_knows_it_unless_it_is_said() -> None:
    assert Zone("pile", "", pile=True, known=Audience.NOBODY).lies_as is Layout.STACK
    assert Zone("hand", "", known=Audience.OWNER).lies_as is Layout.FAN
    assert Zone("hand", "", known=Audience.ALLIES).lies_as is Layout.FAN
    assert Zone("row", "").lies_as is Layout.ROW
    assert Zone("market", "", layout=Layout.GRID).lies_as is Layout.GRID
