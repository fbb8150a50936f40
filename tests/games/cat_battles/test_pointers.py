"""What choices are about, why others are none, and what is printed: all that a table is drawn from."""

from __future__ import annotations

from meijin.games.cat_battles.game import GAME
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.reason import reason
from meijin.kernel.touch import Touch
from meijin.kernel.zones import Layout
from tests.games.cat_battles.table import duel, full


def touches(state: CatBattles) -> dict[str, Touch]:
    """What each choice of whoever decides is about."""
    seat = state.deciders[0]
    return dict(zip(state.choices(seat), state.touches(seat, state.legal(seat)), strict=True))


def test_a_move_is_about_a_cat_and_an_area_and_an_attack_about_two_cats() -> None:
    found = touches(duel("maro@sw", "sham@sw", phase="main"))
    assert found["move maro#s1 nw"] == Touch(("maro#s1",), places=("nw",))
    assert found["attack maro#s1 sham#n1"] == Touch(("maro#s1", "sham#n1"))
    assert found["end_main"] == Touch()


def test_kittens_are_played_from_the_bench_and_figures_picked_from_the_collection() -> None:
    state = duel(phase="play", dish=(3, 0))
    assert touches(state)["play piroshki#s1"] == Touch(("piroshki#s1",), "bench")
    picking = GAME.deal(GAME.prepare(2, {"mode": "full"}), 1)
    assert touches(picking)["boss suko"] == Touch(("suko",), "figures")


def test_a_cat_that_cannot_act_has_a_reason() -> None:
    state = duel("maro@sw", "sham@se", phase="main")
    speech = GAME.speech()
    assert speech.sentence(reason(state, 0, ["maro#s1", "sham#n1"])) == (
        "Sham is out of range, in the South-East, not in the South-West: "
        "go there first, or attack another one (C4.3.9)."
    )
    assert speech.sentence(reason(state, 0, ["sham#n1"])) == "Sham is North's: choose a cat of your own (C2.1)."
    played = speech.sentence(reason(state, 0, ["piroshki#s1"], "bench"))
    assert played == "Kittens are played in your Play Phase (C4.2.1)."
    assert speech.sentence(reason(state, 0, ["maro#s1"])) == "You may do that: Maro Moves to the South Base."


def test_a_kitten_that_is_too_dear_has_a_reason() -> None:
    state = duel(phase="play", dish=(1, 0))
    told = GAME.speech().tell(reason(state, 0, ["piroshki#s1"], "bench"))
    assert told == "Piroshki has Level 3, and your Dish has 1 Fish: choose a cheaper Kitten (C4.2.2)"


def test_the_areas_are_a_map_with_the_south_at_the_bottom() -> None:
    at = {zone.name: zone.at for zone in GAME.zones if zone.lies_as is Layout.MAP}
    assert len(at) == len(set(at.values())) == 7
    rows = {name: place[1] for name, place in at.items() if place is not None}
    assert rows["s_base"] == max(rows.values()) and rows["n_base"] == min(rows.values())
    assert rows["sw"] == rows["se"] > rows["center"] > rows["nw"] == rows["ne"]


def test_the_questions_of_a_team_say_how_far_it_is() -> None:
    state = full().setup.game.deal(full().setup, 1)
    asked = [GAME.question(state.setup, state.view(0), state.choices(0))]
    for words in ("boss suko", "kitten hachi", "kitten maro", "kitten ame", "kitten snow"):
        state.apply(words, "south")
        asked.append(GAME.question(state.setup, state.view(0), state.choices(0)))
    assert asked[0] == "Take a ready-made team, or pick a Boss."
    assert asked[1] == "Pick a Kitten: 0 of at least 4 so far."
    assert asked[-1] == "Pick another Kitten, or be ready: 4 of at most 8 so far."


def test_a_figure_has_its_level_keywords_and_rear_effect() -> None:
    maro, suko = GAME.card_facts("maro"), GAME.card_facts("suko")
    assert (maro["level"], maro["boss"], maro["keywords"]) == (2, 0, ("pushover", "damage_minus_1"))
    assert (maro["effect"], maro["cost"], maro["timing"]) == ("kindly_stand_back", 1, "defense")
    assert (suko["boss"], suko["timing"], suko["cost"]) == (1, "greedy_boss", 6)
