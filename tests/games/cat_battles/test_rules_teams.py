"""Sections 3 and 10: putting teams together, and the options."""

from __future__ import annotations

from collections import Counter

import pytest

import meijin
from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.cards import CATALOGUE
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import IllegalAction, InvalidAction, MeijinError, RosterError, ScenarioError, SetupError
from meijin.kernel.scenario import Scenario
from tests.games.cat_battles.table import NORTH, SOUTH, at, fish, held, told

BOSSES = ["ekizo", "oddeyes", "suko", "gonta", "yuzu"]
ORDINARY = "team suko snow snow sham hachi"


def new(seed: int = 7, **options: object) -> CatBattles:
    state = meijin.new("cat_battles", seed=seed, **options)  # type: ignore[arg-type]
    assert isinstance(state, CatBattles)
    return state


def names(state: CatBattles, seat: int) -> list[str]:
    """The Kittens on the Bench of a seat."""
    return [state.setup.kinds[card] for card in state.benched[seat]]


# -- Starter Sets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.1", "C10.3")
def test_starter_sets_may_be_chosen_and_be_the_same() -> None:
    state = new(starter_sets="city_five,city_five")
    assert names(state, SOUTH) == names(state, NORTH) == ["snow", "kutsushita", "hachi", "chatrap"]
    assert (at(state, "suko#s1"), at(state, "suko#n1")) == ("s_base", "n_base")
    listed = new(starter_sets=["city_five", "cafe_starter"])
    assert names(listed, NORTH) == ["piroshki", "maro", "chocomaca", "cleopatra"]


@pytest.mark.rule("C3.8", "C10.6")
def test_the_first_current_player_is_drawn_or_chosen() -> None:
    assert new(first_player="seat0").current == SOUTH
    assert new(first_player="seat1").current == NORTH
    assert {new(seed).current for seed in range(12)} == {SOUTH, NORTH}


@pytest.mark.rule("C10.2", "R36")
def test_a_random_territory_is_one_of_three_and_known_before_teams_are_put_together() -> None:
    drawn = {str(new(seed, mode="full", territory="random").view()["territory_name"]) for seed in range(20)}
    assert drawn == {"cafe", "high_class", "city"}
    assert new(territory="high_class").view()["center_effect"] == "dice_roll_plus_1"


@pytest.mark.rule("C3.4")
def test_a_pick_can_be_taken_back_for_it_has_shown_nothing() -> None:
    state = new(mode="full")
    for words in ("boss suko", "kitten maro"):
        state.apply(words, "south")
    assert state.record is not None
    back = state.record.take_back("south")
    assert isinstance(back, CatBattles)
    assert (back.boss[SOUTH], names(back, SOUTH)) == (state.boss[SOUTH], [])


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize("words", ["team city_five", ORDINARY])
def test_whoever_is_ready_stays_ready(words: str) -> None:
    state = new(mode="full")
    state.submit(words, "south")
    assert state.view()["ready"] == {"south": True, "north": False}
    assert state.record is not None
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        state.record.take_back("south")


@pytest.mark.rule("R36")
def test_the_first_current_player_is_drawn_after_teams_are_put_together() -> None:
    state = new(mode="full")
    assert state.view()["counters"]["current"] is None  # type: ignore[index]


# -- picking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.2", "C3.4", "C12.1")
def test_a_team_is_a_boss_then_kittens_then_ready() -> None:
    state = new(mode="full")
    assert state.deciders == (SOUTH, NORTH)
    teams = [f"team {name}" for name in CATALOGUE.teams]
    assert state.choices("south") == [*teams, *(f"boss {name}" for name in BOSSES)]
    state.apply("boss suko", "south")
    kittens = [f"kitten {figure.id}" for figure in CATALOGUE.figures.values() if not figure.boss]
    assert state.choices("south") == kittens
    for name in ("snow", "sham", "snow", "hachi"):
        assert "ready" not in state.choices("south")
        state.apply(f"kitten {name}", "south")
    assert state.choices("south") == [*kittens, "ready"]
    state.apply("ready", "south")
    assert state.choices("south") == []
    assert len(state.choices("north")) == 10


@pytest.mark.rule("C3.6", "C3.7")
def test_when_both_are_ready_the_teams_are_revealed_and_take_their_places() -> None:
    state = new(mode="full", first_player="seat0")
    state.submit(ORDINARY, "south")
    events = state.submit("team sample_old_guard", "north")
    assert [(event["seat"], event["boss"], event["count"]) for event in told(events, "team")] == [
        ("south", "suko", 4),
        ("north", "gonta", 8),
    ]
    assert (at(state, "suko"), held(state, "suko"), fish(state, SOUTH)) == ("s_base", 3, "17/0/0")
    assert (at(state, "gonta"), held(state, "gonta"), fish(state, NORTH)) == ("n_base", 4, "16/0/0")
    assert names(state, SOUTH) == ["sham", "snow", "snow", "hachi"]  # in order of the catalogue, not of picking
    assert Counter(names(state, NORTH)) == Counter(CATALOGUE.teams["sample_old_guard"].kittens)
    assert state.view()["question"] == "take"


@pytest.mark.rule("C3.4", "C10.4")
def test_a_team_that_cannot_grow_is_ready_by_itself() -> None:
    state = new(mode="full", max_kittens=4)
    for words in ("boss suko", "kitten snow", "kitten snow", "kitten sham", "kitten hachi"):
        state.apply(words, "south")
    assert state.deciders == (NORTH,)
    state.submit("team yuzu snow snow sham hachi", "north")
    assert len(state.benched[SOUTH]) == len(state.benched[NORTH]) == 4


@pytest.mark.rule("C3.3", "R21")
def test_three_copies_and_all_sets_may_be_mixed() -> None:
    state = new(mode="full")
    for words in ("boss yuzu", *["kitten maro"] * 3):
        state.apply(words, "south")
    assert "kitten maro" not in state.choices("south")
    with pytest.raises(IllegalAction, match="there are 3 of Maro in the team, and there may be no more"):
        state.apply("kitten maro", "south")
    assert {"kitten shadow", "kitten snow", "kitten senko"} <= set(state.choices("south"))


@pytest.mark.rule("C10.4", "R21")
@pytest.mark.parametrize(("most", "high"), [("4", 4), ("6", 6), ("8", 8), ("12", 12), ("none", 60)])
def test_the_largest_team(most: str, high: int) -> None:
    state = new(mode="full", max_kittens=most)
    state.apply("boss suko", "south")
    picks = 0
    while SOUTH in state.deciders:
        state.apply(state.legal(SOUTH)[0], "south")
        picks += 1
    assert picks == high


@pytest.mark.rule("C10.5")
def test_house_figures_may_be_switched_off() -> None:
    state = new(mode="full", house_figures="off")
    assert state.choices("south") == [
        *(f"team {name}" for name in ("cafe_starter", "high_class_starter", "city_five")),
        *(f"boss {name}" for name in ("ekizo", "oddeyes", "suko")),
    ]
    state.apply("boss suko", "south")
    assert len(state.choices("south")) == 12
    with pytest.raises(IllegalAction, match="Senko is a house figure, and this game is played without them"):
        state.apply("kitten senko", "south")


# -- illegal teams ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.5", "C3.2", "C3.3")
@pytest.mark.parametrize(
    ("team", "reason"),
    [
        ("yuzu snow snow snow snow", "there are 4 of Snow in the team, and there may be at most 3"),
        ("snow snow sham hachi", "Bosses in the team: 0, but there must be exactly 1"),
        ("yuzu suko snow snow sham hachi", "Bosses in the team: 2, but there must be exactly 1"),
        ("yuzu snow snow sham", "Kittens in the team: 3, but there must be from 4 to 8"),
        (
            "yuzu snow snow snow sham sham sham hachi hachi hachi",
            "Kittens in the team: 9, but there must be from 4 to 8",
        ),
        ("yuzu snow snow sham hatchi", "there is no cat 'hatchi'; did you mean Hachi?"),
    ],
)
def test_an_illegal_team_is_refused_with_the_rule_it_breaks(team: str, reason: str) -> None:
    state = new(mode="full")
    before = state.clone()
    with pytest.raises(RosterError, match=reason):
        state.submit(f"team {team}", "south")
    assert state == before
    state.submit(ORDINARY, "south")  # and another one may be submitted
    assert state.deciders == (NORTH,)


@pytest.mark.rule("C3.5", "C10.5")
def test_a_house_figure_that_is_switched_off_is_refused() -> None:
    state = new(mode="full", house_figures="off")
    with pytest.raises(RosterError, match="Senko is a house figure, and this game is played without them"):
        state.submit("team suko snow snow sham senko", "south")


@pytest.mark.rule("C3.4", "C3.5")
def test_what_cannot_be_picked_is_refused_with_the_reason() -> None:
    state = new(mode="full", max_kittens=6)
    for words, reason in (
        ("kitten snow", "the Boss is picked first"),
        ("boss snow", "Snow is a Kitten"),
        ("team sample_old_guard", "there must be from 4 to 6"),
        ("ready", "a team has a Boss and at least 4 Kittens, and yours has 0 Kittens so far"),
        ("take 1", "Fish are taken once, in the Start Phase"),
    ):
        with pytest.raises(IllegalAction, match=reason):
            state.apply(words, "south")
    state.apply("boss suko", "south")
    with pytest.raises(IllegalAction, match="the team has its Boss already, Suko"):
        state.apply("boss yuzu", "south")
    with pytest.raises(IllegalAction, match="a ready-made team is taken before anything else is picked"):
        state.apply("team city_five", "south")
    with pytest.raises(InvalidAction, match="'kitten' needs a Kitten, like 'kitten snow'"):
        state.apply("kitten garfield", "south")


@pytest.mark.rule("C3.1")
def test_in_starter_mode_there_is_no_team_to_put_together() -> None:
    state = new()
    with pytest.raises(IllegalAction, match="Starter Sets are played as they are"):
        state.apply("team city_five")
    with pytest.raises(MeijinError, match="a ready-made team"):
        state.submit(ORDINARY)


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.1")
def test_it_is_for_two() -> None:
    assert GAME.prepare(2, {}).players == 2
    with pytest.raises(SetupError, match="Cat Battles cannot be played by 3; it is for 2"):
        GAME.prepare(3, {})


@pytest.mark.rule("C10.8", "C10.3", "C10.4", "C10.5", "C10.7")
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "full", "starter_sets": "city_five,city_five"},
        {"max_kittens": 4},
        {"house_figures": "off"},
        {"bench": "closed"},
    ],
)
def test_options_of_the_other_mode_are_refused(options: dict[str, object]) -> None:
    *_, name = options
    with pytest.raises(SetupError, match=f"option '{name}' belongs to (full|starter), not to mode"):
        GAME.prepare(None, options)


@pytest.mark.rule("C10.3", "C10.2")
@pytest.mark.parametrize(
    "options",
    [{"starter_sets": "city_five"}, {"starter_sets": ["city_five"]}, {"territory": "moon"}, {"first_player": "north"}],
)
def test_what_is_no_value_is_refused_with_the_allowed_ones(options: dict[str, object]) -> None:
    (name,) = options
    with pytest.raises(SetupError, match=f"option '{name}' cannot be .*; allowed: "):
        GAME.prepare(None, options)


@pytest.mark.rule("C3.4", "C3.5")
@pytest.mark.parametrize(
    ("team", "ready", "because"),
    [
        (["suko", "yuzu"], False, "south has 2 Bosses; a team has one"),
        (["maro"], False, "south has 0 Bosses; a team has one, and it is picked first"),
        (["suko", "maro#s2"], False, "south has picked maro#s2 without the copies before it"),
        (["suko", *["maro"] * 3, *["ame"] * 3, *["sham"] * 3], False, "9 Kittens; a team has at most 8"),
        ([], True, "bosses: 0, but there must be exactly 1"),
        (["suko", "maro", "ame"], True, "kittens: 2, but there must be from 4 to 8"),
    ],
)
def test_a_team_in_the_making_that_cannot_be_is_refused(team: list[str], ready: bool, because: str) -> None:
    asked = ["north"] if ready else ["south", "north"]
    described = Scenario(
        "cat_battles", mode="full", zones={"south": {"team": team}}, flow={"stack": [{"frame": "team", "seats": asked}]}
    )
    with pytest.raises(ScenarioError, match=because):
        described.state()


def test_saying_nothing_is_no_action() -> None:
    state = GAME.deal(GAME.prepare(None, {}), 1)
    with pytest.raises(InvalidAction):
        state.submit("")
