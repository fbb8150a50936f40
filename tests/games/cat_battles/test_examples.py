"""The worked examples of section 11, one test each, with all their numbers."""

from __future__ import annotations

import pytest

import meijin
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.errors import IllegalAction
from tests.games.cat_battles.table import (
    NORTH,
    SOUTH,
    at,
    attack,
    choices,
    decider,
    duel,
    fish,
    full,
    held,
    number,
    parts,
    play,
    question,
    told,
)


@pytest.mark.rule("E1", "C3.1", "C3.7")
def test_e1_setup() -> None:
    state = meijin.new("cat_battles", seed=1)
    assert isinstance(state, CatBattles)
    for seat in (SOUTH, NORTH):
        assert fish(state, seat) == "17/0/0"
        assert len(state.benched[seat]) == 4
    assert (at(state, "ekizo"), held(state, "ekizo")) == ("s_base", 3)
    assert (at(state, "oddeyes"), held(state, "oddeyes")) == ("n_base", 3)
    assert sorted(state.setup.kinds[card] for card in state.figures.of_seat[SOUTH]) == sorted(
        ["ekizo", "piroshki", "maro", "chocomaca", "cleopatra"]
    )


@pytest.mark.rule("E2", "C4.1.3", "C4.2.1", "C4.2.4", "C4.0.2")
def test_e2_play() -> None:
    state = duel(phase="start")
    play(state, "take 3")
    assert fish(state, SOUTH) == "14/3/0"
    play(state, "play maro")
    assert fish(state, SOUTH) == "14/1/0"
    play(state, "play chocomaca")
    assert fish(state, SOUTH) == "14/0/0"
    assert [(at(state, cat), held(state, cat)) for cat in ("maro", "chocomaca")] == [("s_base", 2), ("s_base", 1)]
    assert question(state) == "south main"


@pytest.mark.rule("E3", "C4.3.4", "C4.3.5", "C4.3.6", "C5.1.1", "C5.1.2")
def test_e3_reach() -> None:
    moves = "move chocomaca "
    assert choices(duel("chocomaca@s_base"), moves) == [moves + area for area in ("sw", "se", "center", "nw", "ne")]
    own = duel("chocomaca@s_base maro@center")
    assert choices(own, moves) == [moves + area for area in ("sw", "se", "nw", "ne")]
    enemy = duel("chocomaca@s_base", "ame@sw")
    assert choices(enemy, moves) == [moves + area for area in ("sw", "se", "center", "ne")]


@pytest.mark.rule("E4", "C4.4.8", "C5.1.7", "C4.5.3")
def test_e4_no_sleep() -> None:
    state = duel("cleopatra@nw", "shadow@nw", dice="1 sleep")
    assert fish(state, NORTH) == "15/0/0"
    play(state, "attack cleopatra shadow", "pass", "pass")  # South's Paw One-Two, North's Sidestep
    assert attack(state)["dice"] == ["1"]
    events = play(state, "roll")
    assert told(events, "result")[0]["dice"] == ["1", "0"]
    assert told(events, "result")[0]["total"] == 1
    assert question(state) == "north damage"
    play(state, "take_box")
    assert fish(state, NORTH) == "14/1/0"
    assert held(state, "shadow") == 2


@pytest.mark.rule("E5", "C4.4.7", "C4.4.8", "C4.4.9", "C5.4.5")
def test_e5_sleep_and_drunken_cat() -> None:
    def rolled() -> CatBattles:
        state = duel("maro@sw", "sham@sw", decides="north", dish=(0, 1), dice="2 1 sleep")
        play(state, "attack sham maro", "roll", "roll")
        assert question(state) == "north die"
        return state

    unpaid = rolled()
    events = play(unpaid, "pass")
    assert told(events, "result")[0]["asleep"] is True
    assert held(unpaid, "maro") == 2
    assert fish(unpaid, SOUTH) == "15/0/0"
    paid = rolled()
    events = play(paid, "use sham pay 0")
    assert fish(paid, NORTH) == "13/0/1"
    (result,) = told(events, "result")
    assert result["dice"] == ["2", "1", "2"]
    assert parts(result["made_of"]) == {"dice": 5, "effects": 0, "damage_plus": 0, "damage_minus": -1}
    assert result["total"] == 4


@pytest.mark.rule("E6", "C4.4.9", "C4.4.11", "C5.1.5", "C5.1.6", "R19")
def test_e6_damage_plus_and_minus() -> None:
    state = duel("", "sham@s_base", dice="0")
    events = play(state, "attack ekizo sham", "stop")
    assert told(events, "result")[0]["total"] == 1
    assert question(state) == "north damage"
    against = duel("", "pochachin@s_base", dice="0")
    play(against, "attack ekizo pochachin", "pass")  # Pudgy Fist
    events = play(against, "stop")
    assert told(events, "result")[0]["total"] == 0
    assert told(events, "damage") == []
    assert held(against, "pochachin") == 1
    assert decider(against) == "north"  # whose turn it is now: Ekizo was the only cat to Act


@pytest.mark.rule("E7", "C4.5.1", "C4.5.2", "C4.5.3", "C4.5.7")
def test_e7_excess() -> None:
    def hit() -> CatBattles:
        state = duel("cleopatra@nw maro@sw", "pochachin@nw", dice="2 2", box=(None, 2), trash=(0, 14))
        play(state, "attack cleopatra pochachin", "pass", "pass")
        events = play(state, "roll")
        assert told(events, "result")[0]["total"] == 3
        return state

    cat = hit()
    play(cat, "take_cat")
    assert fish(cat, NORTH) == "2/1/14"
    assert at(cat, "pochachin") == "bench"
    box = hit()
    play(box, "take_box")
    assert fish(box, NORTH) == "0/2/14"
    assert (at(box, "pochachin"), held(box, "pochachin")) == ("nw", 1)


@pytest.mark.rule("E8", "C4.6.1", "C4.6.2", "C4.6.3", "C4.5.6", "R6")
def test_e8_greedy_boss() -> None:
    def greedy(dish: int, trash: int) -> CatBattles:
        state = duel("piroshki@sw", "sham@s_base", box=(9, 10), dish=(dish, 4), trash=(trash, 0), dice="2")
        events = play(state, "attack ekizo sham", "stop")
        assert told(events, "result")[0]["total"] == 3
        return state

    state = greedy(1, 4)
    events = play(state, "take_box")
    assert [event["cat"] for event in told(events, "greedy")] == ["oddeyes#n1"]
    assert fish(state, NORTH) == "7/1/6"
    assert question(state) == "south damage"  # Piroshki is the only Kitten to aim at
    play(state, "take_cat")
    assert at(state, "piroshki") == "bench"
    assert fish(state, SOUTH) == "9/4/4"
    # Had South had more in its Dish, its own Boss would have answered at once.
    chain = greedy(3, 2)
    events = play(chain, "take_box", "take_cat")
    assert [event["cat"] for event in told(events, "greedy")] == ["oddeyes#n1", "ekizo#s1"]
    assert fish(chain, SOUTH) == "9/0/8"
    assert question(chain) == "north damage"
    assert chain.view()["damage"] == {"cat": "sham#n1", "points": 2}


@pytest.mark.rule("E9", "C4.5.4", "C5.1.8", "R11")
def test_e9_direct_hit() -> None:
    state = duel("piroshki@ne", "sham@ne", dice="2")
    play(state, "attack piroshki sham", "stop")
    assert held(state, "sham") == 1
    assert fish(state, NORTH) == "14/2/0"
    later = duel("piroshki@ne", "sham@ne=1", dish=(1, 2))
    events = play(later, "use piroshki pay 0 on sham")
    assert told(events, "damage")[0]["points"] == 1
    assert at(later, "sham") == "bench"
    assert fish(later, NORTH) == "14/3/0"


@pytest.mark.rule("E10", "C4.4.16", "C5.1.9", "R15", "R28")
def test_e10_pushover_on_a_failure() -> None:
    state = duel("maro@nw", "ame@nw", dice="sleep")
    events = play(state, "attack maro ame")
    assert told(events, "result")[0]["asleep"] is True
    assert held(state, "ame") == 2
    assert question(state) == "south push"
    assert choices(state) == ["push sw", "push center", "push ne", "push n_base"]
    crowded = duel("maro@nw", "ame@nw sham@center", dice="sleep")
    play(crowded, "attack maro ame")
    assert choices(crowded) == ["push sw", "push ne", "push n_base"]
    play(crowded, "push sw")
    assert at(crowded, "ame") == "sw"


@pytest.mark.rule("E11", "C4.4.14", "C4.4.15", "C5.1.11", "C4.5.7")
def test_e11_counter_attack() -> None:
    state = full(
        "snow@n_base=1 suko@s_base",
        "suko@n_base",
        box=(0, 5),
        trash=(16, 12),
        dice="1 1 1",
    )
    play(state, "attack snow suko", "roll", "stop", "take_box")
    assert state.box[NORTH] == 3
    assert question(state) == "north counter"
    play(state, "counter")
    assert attack(state)["which"] == "counterattack"
    play(state, "stop")
    assert at(state, "snow") == "hangout"
    assert fish(state, SOUTH) == "0/1/16"


@pytest.mark.rule("E12", "C5.2.2", "C5.2.3", "R8")
def test_e12_split_cost() -> None:
    def kicks(dish: int, holds: int) -> CatBattles:
        return full(f"snow@ne={holds}", "sham@ne", dish=(dish, 0))

    kick = "use snow pay "
    state = kicks(1, 3)
    assert choices(state, kick) == [f"{kick}1 on sham", f"{kick}2 on sham"]
    play(state, "use snow pay 2 on sham")
    assert held(state, "snow") == 1
    assert fish(state, SOUTH) == "13/1/2"
    assert choices(kicks(0, 3), kick) == [f"{kick}2 on sham"]
    assert choices(kicks(0, 1), kick) == []


@pytest.mark.rule("E13", "C4.1.1", "C4.7.1", "C4.7.2", "C4.7.5", "C4.7.6", "R7", "R20")
def test_e13_one_on_one() -> None:
    state = duel(
        "maro@sw piroshki@se", "sham@sw=2", phase="start", box=(0, 4), dish=(2, 2), trash=(10, 9), dice="2 1 2"
    )
    for cat in ("maro", "piroshki", "sham"):
        assert at(state, cat) == "bench"
    assert fish(state, SOUTH) == "0/2/15"
    assert fish(state, NORTH) == "4/2/11"
    assert at(state, "ekizo") == at(state, "oddeyes") == "center"
    assert question(state) == "south main"
    assert choices(state) == ["attack ekizo oddeyes", "end_main"]
    play(state, "attack ekizo oddeyes", "stop")
    assert choices(state) == ["take_cat", "take_box"]


@pytest.mark.rule("E14", "C5.2.5", "C5.2.6", "C5.4.10", "C4.4.5")
def test_e14_staring_contest() -> None:
    state = duel("cleopatra@ne", "sham@ne ame@n_base", dish=(2, 1), dice="0")
    play(state, "attack cleopatra sham", "use cleopatra pay 0")
    assert state.dish[SOUTH] == 1
    assert question(state) == "north response"
    play(state, "use ame pay 0")
    assert (state.dish[NORTH], state.trash) == (0, [1, 1])
    assert attack(state)["allowance"] == 2
    assert state.used >> number(state, "cleopatra") & 1
    uncancelled = duel("cleopatra@ne", "sham@ne ame@n_base", dish=(2, 1), dice="0")
    play(uncancelled, "attack cleopatra sham", "use cleopatra pay 0", "pass")
    assert attack(uncancelled)["allowance"] == 4


@pytest.mark.rule("E15", "C4.2.3", "R4", "R34")
def test_e15_copies() -> None:
    state = full("hachi@bench hachi@bench", "hachi@n_base", phase="play", dish=(2, 0))
    assert choices(state) == ["play hachi", "end_play"]
    play(state, "play hachi")
    assert state.dish[SOUTH] == 1
    assert question(state) == "south main"
    with pytest.raises(IllegalAction, match="'play hachi#s2' is not possible now"):
        state.apply("play hachi#s2")
