"""What is known of a choice before it is made: chances of an attack, the next die, Fish after a take or a hit."""

from __future__ import annotations

from typing import Any, cast

import meijin
from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import duel, play


def ahead(state: CatBattles, action: str) -> dict[str, Any]:
    """What the view says in advance of an action, the same to everybody."""
    views = [cast("dict[str, Any]", state.view(seat)) for seat in (None, 0, 1)]
    assert views[0]["foresight"] == views[1]["foresight"] == views[2]["foresight"]
    return cast("dict[str, Any]", views[0]["foresight"][action])


def test_an_attack_tells_its_dice_and_how_likely_each_damage_is() -> None:
    state = duel("chocomaca@nw", "sham@nw")
    assert ahead(state, "attack chocomaca#s1 sham#n1") == {"dice": 1, "chances": [50, 33, 17]}


def test_keywords_of_both_cats_count_in_the_chances() -> None:
    state = duel("ekizo@s_base", "pochachin@s_base sham@s_base")
    assert ahead(state, "attack ekizo#s1 sham#n1")["chances"][0] == 42  # Damage +1: only a Sleep fails
    assert ahead(state, "attack ekizo#s1 pochachin#n1")["chances"][0] > 42  # Damage -1: three 0s fail as well


def test_who_does_not_sleep_fails_only_for_want_of_points() -> None:
    state = duel("cleopatra@nw", "sham@nw")
    assert ahead(state, "attack cleopatra#s1 sham#n1")["chances"][0] == 25


def test_one_more_die_or_the_damage_as_it_stands() -> None:
    state = duel("piroshki@nw", "sham@nw", dice="1")
    play(state, "attack piroshki#s1 sham#n1")
    assert ahead(state, "roll") == {"chances": [17, 33, 33, 17]}
    assert ahead(state, "stop") == {"damage": 1}


def test_a_take_tells_what_is_then_in_the_dish_and_whether_the_boss_gets_greedy() -> None:
    state = duel(phase="start", dish=(4, 0))
    assert ahead(state, "take 1") == {"box": 12, "dish": 5, "greedy": False}
    assert ahead(state, "take 2") == {"box": 11, "dish": 6, "greedy": True}


def test_a_hit_tells_what_is_left_on_the_stand_and_in_the_box() -> None:
    state = duel("cleopatra@nw", "sham@nw=1", dish=(0, 4), dice="2 0")
    play(state, "attack cleopatra#s1 sham#n1", "pass", "roll")
    box = 20 - 4 - 3 - 1
    fled = {"greedy": False, "flees": True, "loses": False}
    assert ahead(state, "take_cat") == {"held": 0, "box": box, "dish": 5, **fled}
    spared = {"greedy": True, "flees": False, "loses": False}
    assert ahead(state, "take_box") == {"held": 1, "box": box - 2, "dish": 6, **spared}


def test_a_kitten_that_flees_fills_the_dish_all_the_same_but_a_boss_that_flees_loses() -> None:
    state = duel("cleopatra@nw", "sham@nw=1", dish=(0, 5), dice="1 0")
    play(state, "attack cleopatra#s1 sham#n1", "pass", "roll")
    assert ahead(state, "take_cat")["greedy"] is True
    state = duel("cleopatra@n_base", "oddeyes@n_base=1", dish=(0, 5), dice="1 0")
    play(state, "attack cleopatra#s1 oddeyes#n1", "pass", "roll")
    assert ahead(state, "take_cat")["loses"] is True
    assert ahead(state, "take_cat")["greedy"] is False


def test_nothing_is_foretold_while_teams_are_put_together() -> None:
    assert "foresight" not in meijin.new("cat_battles", seed=1, mode="full").view(0)
