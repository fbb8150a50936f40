"""Section 5.5, what every figure has: its Level, and a Rear effect with a timing and a price, usable once a turn.

What each figure does is in ``test_figures_starter.py``, ``test_figures_city.py`` and ``test_figures_house.py``.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

import meijin
from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import SOUTH, at, choices, fish, full, held, kinds, number, play, question, told

# -- Levels -----------------------------------------------------------------------------------------------------------

BOSSES = {"ekizo": 3, "oddeyes": 3, "suko": 3, "gonta": 4, "yuzu": 3}
KITTENS = {
    **{"piroshki": 3, "maro": 2, "chocomaca": 1, "cleopatra": 2},
    **{"shadow": 2, "pochachin": 1, "sham": 3, "ame": 2},
    **{"snow": 3, "kutsushita": 2, "hachi": 1, "chatrap": 2},
    **{"senko": 1, "mikan": 2, "kuroshio": 3, "tofu": 2, "wasabi": 1, "kaminari": 3, "dango": 2, "yoru": 2},
}


@pytest.mark.rule("C4.2.2", "C4.2.4")
@pytest.mark.parametrize(("kitten", "level"), KITTENS.items())
def test_a_kitten_costs_its_level_and_comes_with_so_many_fish(kitten: str, level: int) -> None:
    poor = full(f"{kitten}@bench", phase="play", dish=(level - 1, 0))
    assert choices(poor, "play") == []
    state = full(f"{kitten}@bench", phase="play", dish=(level, 0))
    play(state, f"play {kitten}")
    assert (at(state, kitten), held(state, kitten)) == ("s_base", level)
    assert fish(state, SOUTH) == f"{17 - level}/0/0"


@pytest.mark.rule("C3.7")
@pytest.mark.parametrize(("boss", "level"), BOSSES.items())
def test_a_boss_begins_with_its_level_in_fish(boss: str, level: int) -> None:
    state = meijin.new("cat_battles", seed=1, mode="full", first_player="seat0", max_kittens="4")
    assert isinstance(state, CatBattles)
    for seat in ("south", "north"):
        for picked in (f"boss {boss}", "kitten snow", "kitten sham", "kitten hachi", "kitten maro"):
            state.apply(picked, seat)
    assert held(state, f"{boss}#s1") == level
    assert fish(state, SOUTH) == f"{20 - level}/0/0"


# -- Rear effects of Kittens: when, for how much, how often -----------------------------------------------------------


class Moment(NamedTuple):
    """When South can use the Rear effect of a Kitten: who else is there, what happens before, and what is asked."""

    asked: str
    before: str = ""
    turn: str = "north"
    dice: str = "0"
    phase: str = "main"
    area: str = "sw"
    friend: str = ""
    enemy: str = "snow"
    cost: int = 1
    on: str = ""


MOMENTS = {
    # in an attack of one's own
    "cleopatra": Moment("effects", "attack cleopatra snow", turn="south"),
    "chatrap": Moment("effects", "attack chatrap snow", turn="south"),
    "wasabi": Moment("effects", "attack wasabi snow", turn="south"),
    "sham": Moment("die", "attack sham snow", turn="south", dice="sleep"),
    "hachi": Moment("die", "attack hachi snow", turn="south", dice="2"),
    "mikan": Moment("die", "attack mikan snow", turn="south", dice="0 1"),
    # in an attack of the other seat
    "maro": Moment("effects", "attack snow suko", area="s_base"),
    "chocomaca": Moment("effects", "attack snow chocomaca"),
    "shadow": Moment("effects", "attack snow shadow"),
    "pochachin": Moment("effects", "attack snow pochachin"),
    "tofu": Moment("effects", "attack snow hachi", friend="hachi@sw"),
    "yoru": Moment("die", "attack snow yoru", dice="2"),
    "kuroshio": Moment("total", "attack snow kuroshio, stop", dice="1"),
    "ame": Moment("response", "use snow#n1 pay 0 on ame#s1"),
    # in a phase
    "piroshki": Moment("main", turn="south", on=" on snow"),
    "snow": Moment("main", turn="south", enemy="sham", cost=2, on=" on sham"),
    "kaminari": Moment("main", turn="south", cost=2),
    "kutsushita": Moment("main", turn="south", cost=2),
    "dango": Moment("start", turn="south", phase="start", friend="maro@sw=1", on=" on maro"),
    "senko": Moment("end", turn="south", phase="end"),
}
MAIN = ("piroshki", "snow", "kaminari", "kutsushita")


def moment(kitten: str, dish: int, holds: int = 0, used: int = 0) -> CatBattles:
    """The moment of a Kitten that holds so many Fish, or as many as it can; North's Ame looks on from afar."""
    when = MOMENTS[kitten]
    state = full(
        f"{kitten}@{when.area}={holds or KITTENS[kitten]} {when.friend}",
        f"{when.enemy}@{when.area} ame@ne",
        phase=when.phase,
        decides=when.turn,
        dish=(dish, 2),
        dice=when.dice,
        marks={kitten: {"used": used}} if used else {},
    )
    play(state, *filter(None, when.before.split(", ")))
    return state


def test_every_kitten_has_its_moment() -> None:
    assert set(MOMENTS) == set(KITTENS)


@pytest.mark.rule("C5.2.1", "C5.3.1", "C5.3.2", "C5.3.3", "C5.3.4", "C5.3.5", "C5.3.6")
@pytest.mark.parametrize("kitten", MOMENTS)
def test_a_rear_effect_may_be_used_at_its_timing(kitten: str) -> None:
    state = moment(kitten, dish=2)
    assert question(state) == f"south {MOMENTS[kitten].asked}"
    assert choices(state, f"use {kitten} pay 0") == [f"use {kitten} pay 0{MOMENTS[kitten].on}"]
    # But nobody has to.
    declined = play(state, "end_main" if kitten in MAIN else "pass")
    assert told(declined, "use") == []
    assert state.trash[SOUTH] == 0


@pytest.mark.rule("C5.3.1", "C5.3.2", "C5.3.3", "C5.3.4", "C5.3.5", "C5.3.6")
@pytest.mark.parametrize("kitten", [kitten for kitten in MOMENTS if kitten not in MAIN])
def test_a_rear_effect_cannot_be_used_at_another_time(kitten: str) -> None:
    state = full(f"{kitten}@nw", "snow@nw", dish=(2, 0))
    assert question(state) == "south main"
    assert choices(state, "use") == []


@pytest.mark.rule("C5.2.2", "C5.2.5", "R8")
@pytest.mark.parametrize("kitten", MOMENTS)
def test_its_cost_is_paid_from_the_dish_or_from_the_stand_before_anything_happens(kitten: str) -> None:
    cost, on = MOMENTS[kitten].cost, MOMENTS[kitten].on
    for paid in (0, cost):
        state = moment(kitten, dish=cost)
        before = state.box[SOUTH]
        play(state, f"use {kitten} pay {paid}{on}")
        assert question(state) == "north response"
        assert fish(state, SOUTH) == f"{before}/{paid}/{cost}"
        assert held(state, f"{kitten}#s1") == KITTENS[kitten] - paid
    # With an empty Dish only the stand can pay.
    alone = moment(kitten, dish=0)
    assert {text[: len(f"use {kitten} pay 0")] for text in choices(alone, "use")} == {f"use {kitten} pay {cost}"}


@pytest.mark.rule("C5.2.3")
@pytest.mark.parametrize("kitten", ["snow", "kaminari", "kutsushita"])
def test_an_effect_for_two_fish_cannot_be_used_with_one(kitten: str) -> None:
    assert choices(moment(kitten, dish=0, holds=1), f"use {kitten}") == []
    assert choices(moment(kitten, dish=1, holds=1), f"use {kitten}") == [f"use {kitten} pay 1{MOMENTS[kitten].on}"]


@pytest.mark.rule("C5.2.1")
@pytest.mark.parametrize("kitten", MOMENTS)
def test_it_is_used_once_a_turn(kitten: str) -> None:
    state = moment(kitten, dish=2)
    play(state, f"use {kitten} pay 0{MOMENTS[kitten].on}")
    assert state.marks(number(state, f"{kitten}#s1"))["used"] == 1
    assert choices(moment(kitten, dish=2, used=1), f"use {kitten}") == []


@pytest.mark.rule("C5.2.6", "C5.4.10", "C5.3.6")
@pytest.mark.parametrize("kitten", MOMENTS)
def test_it_can_be_cancelled_and_stays_paid_for(kitten: str) -> None:
    state = moment(kitten, dish=2)
    play(state, f"use {kitten} pay 0{MOMENTS[kitten].on}")
    events = play(state, "use ame#n1 pay 1")
    assert told(events, "cancelled") == [{"cat": "ame#n1", "whose": f"{kitten}#s1"}]
    assert state.trash[SOUTH] == MOMENTS[kitten].cost


# -- Rear effects of Bosses -------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.3.7", "C4.6.1", "C4.6.3")
@pytest.mark.parametrize(
    ("south", "north"),
    [
        pytest.param("ekizo@s_base maro@sw", "sham@sw", id="ekizo: no enemy Kitten in its Area"),
        pytest.param("oddeyes@s_base maro@sw", "suko@n_base", id="oddeyes: no enemy Kitten"),
        pytest.param("suko@s_base", "oddeyes@n_base", id="suko: no Kitten at all"),
        pytest.param("gonta@s_base maro@sw", "sham@sw=1", id="gonta: no own Kitten below its Level"),
        pytest.param("yuzu@s_base maro@sw maro@bench", "sham@bench", id="yuzu: nobody who could come"),
    ],
)
def test_a_greedy_boss_without_a_target_spends_the_fish_for_nothing(south: str, north: str) -> None:
    state = full(south, north, phase="start", dish=(5, 0))
    events = play(state, "take 1")
    assert kinds(events)[:3] == ["take", "greedy", "no_effect"]
    assert (state.dish[SOUTH], state.trash[SOUTH]) == (0, 6)


@pytest.mark.rule("C5.3.7", "C4.6.1", "R17")
@pytest.mark.parametrize("boss", BOSSES)
def test_a_greedy_boss_comes_by_itself_and_not_before_the_sixth_fish(boss: str) -> None:
    for dish in (4, 5):
        state = full(f"{boss}@s_base maro@sw=1", "sham@s_base", phase="start", dish=(dish, 0))
        events = play(state, "take 1")
        assert [event["cat"] for event in told(events, "greedy")] == ([f"{boss}#s1"] if dish == 5 else [])
        assert choices(state, f"use {boss}") == []
