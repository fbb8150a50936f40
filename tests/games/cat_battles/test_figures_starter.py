"""Section 5.5, the figures of the two Starter Sets: what each does, next to a figure that does not."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import (
    NORTH,
    SOUTH,
    at,
    attack,
    choices,
    fish,
    full,
    held,
    kinds,
    play,
    question,
    told,
)

# -- the Café ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.5.1", "C5.1.8")
def test_piroshki_direct_hit() -> None:
    def hit(cat: str) -> CatBattles:
        state = full(f"{cat}@ne senko@se", "sham@ne", dice="1")
        play(state, f"attack {cat} sham", "stop")
        return state

    assert question(hit("snow")) == "north damage"
    state = hit("piroshki")
    assert question(state) == "south main"
    assert held(state, "sham") == 2


@pytest.mark.rule("C5.5.1", "C5.4.1")
def test_piroshki_cat_punch() -> None:
    state = full("piroshki@ne senko@se", "sham@n_base shadow@ne", dish=(1, 0))
    assert choices(state, "use piroshki pay 0") == ["use piroshki pay 0 on shadow"]
    play(state, "move piroshki n_base")
    assert choices(state, "use piroshki pay 0") == ["use piroshki pay 0 on oddeyes", "use piroshki pay 0 on sham"]
    play(state, "use piroshki pay 0 on oddeyes")
    assert choices(state) == ["take_cat", "take_box"]
    play(state, "take_cat")
    assert (held(state, "oddeyes"), state.dish[NORTH]) == (2, 1)
    assert choices(state, "attack piroshki") == []


@pytest.mark.rule("C5.5.2", "C5.1.9")
def test_maro_pushover() -> None:
    def asleep(cat: str) -> CatBattles:
        state = full(f"{cat}@ne senko@se", "sham@ne", dice="sleep")
        play(state, f"attack {cat} sham")
        return state

    assert question(asleep("mikan")) == "south main"
    state = asleep("maro")
    assert question(state) == "south push"
    play(state, "push center")
    assert at(state, "sham") == "center"


@pytest.mark.rule("C5.5.2", "C5.1.6")
def test_maro_damage_minus_1() -> None:
    def kicked(cat: str) -> CatBattles:
        state = full(f"{cat}@sw", "snow@sw", decides="north", dish=(0, 2))
        play(state, f"use snow pay 0 on {cat}", "take_cat")
        return state

    assert at(kicked("mikan"), "mikan") == "hangout"
    assert held(kicked("maro"), "maro") == 1


@pytest.mark.rule("C5.5.2", "C5.4.3", "C5.3.2")
def test_maro_kindly_stand_back() -> None:
    def attacked(where: str, whom: str = "suko") -> CatBattles:
        state = full(f"maro@{where} senko@s_base", "snow@s_base hachi@ne", decides="north", dish=(1, 0), dice="1")
        play(state, f"attack snow {whom}")
        return state

    state = attacked("s_base")
    assert choices(state, "use") == ["use maro pay 0", "use maro pay 1"]
    events = play(state, "use maro pay 0")
    assert told(events, "roll") == []
    assert question(state) == "north main"
    assert held(state, "suko") == 3
    play(state, "end_main", "take 1")
    assert "attack maro snow" in choices(state)  # it is not stunned
    # Not from another Area, nor for a Kitten or itself.
    for elsewhere in (attacked("sw"), attacked("s_base", "senko"), attacked("s_base", "maro")):
        assert question(elsewhere) == "north roll"


@pytest.mark.rule("C5.5.3", "C5.1.1")
def test_chocomaca_move_2() -> None:
    assert choices(full("hachi@s_base"), "move") == ["move hachi sw", "move hachi se"]
    areas = ("sw", "se", "center", "nw", "ne")
    assert choices(full("chocomaca@s_base"), "move") == [f"move chocomaca {area}" for area in areas]


@pytest.mark.rule("C5.5.3", "C5.4.3")
def test_chocomaca_belly_up() -> None:
    state = full("chocomaca@sw senko@se", "snow@sw hachi@ne", decides="north", dish=(1, 0))
    events = play(state, "attack snow chocomaca", "use chocomaca pay 0")
    assert told(events, "roll") == []
    assert held(state, "chocomaca") == 1
    # In South's next turn it can neither Move nor attack; in the one after that it can again.
    play(state, "end_main", "take 1")
    assert {text.split()[1] for text in choices(state) if text != "end_main"} == {"senko"}
    play(state, "end_main", "pass", "take 1", "end_main", "take 1")
    assert "attack chocomaca snow" in choices(state)
    assert "move chocomaca center" in choices(state)


@pytest.mark.rule("C5.5.4", "C5.1.7")
def test_cleopatra_no_sleep() -> None:
    def total(cat: str) -> object:
        state = full(f"{cat}@ne senko@se", "sham@ne", dice="sleep 2")
        events = play(state, f"attack {cat} sham", *(["pass", "roll"] if cat == "cleopatra" else []))
        (result,) = told(events, "result")
        return None if result["asleep"] else result["total"]

    assert total("mikan") is None
    assert total("cleopatra") == 2


@pytest.mark.rule("C5.5.4", "C5.4.4", "C5.3.1")
def test_cleopatra_paw_one_two() -> None:
    state = full("cleopatra@ne", "sham@ne", dish=(1, 0), dice="1 0 1 1 0")
    play(state, "attack cleopatra sham", "use cleopatra pay 0", "roll", "roll", "roll")
    assert question(state) == "north damage"  # the fourth die was the last
    play(state, "take_box")
    # In her next attack she has two again.
    play(state, "take 1", "end_main", "take 1", "attack cleopatra sham", "pass")
    assert attack(state)["allowance"] == 2


@pytest.mark.rule("C5.5.5", "C5.1.5")
def test_ekizo_damage_plus_1() -> None:
    def total(boss: str) -> object:
        state = full(f"{boss}@s_base", "sham@s_base", dice="0")
        return told(play(state, f"attack {boss} sham", "stop"), "result")[0]["total"]

    assert total("suko") == 0
    assert total("ekizo") == 1


@pytest.mark.rule("C5.5.5", "C5.4.2", "C5.3.7")
def test_ekizo_fluffy_service() -> None:
    state = full("ekizo@s_base", "shadow@s_base sham@s_base mikan@sw", phase="start", dish=(5, 0))
    play(state, "take 1")
    assert state.view()["damage"] == {"cat": "shadow#n1", "points": 2}
    play(state, "take_cat")
    assert state.view()["damage"] == {"cat": "sham#n1", "points": 2}
    play(state, "take_box")
    assert at(state, "shadow") == "hangout"
    assert (held(state, "sham"), held(state, "mikan"), held(state, "oddeyes")) == (3, 2, 3)
    assert state.dish[NORTH] == 4
    assert question(state) == "south main"


# -- the High-Class house ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.5.6", "C5.1.3")
def test_shadow_ranged_attack() -> None:
    assert choices(full("mikan@sw", "snow@nw"), "attack") == []
    assert choices(full("shadow@sw", "snow@nw hachi@n_base"), "attack") == ["attack shadow snow"]


@pytest.mark.rule("C5.5.6", "C5.4.3")
def test_shadow_sidestep() -> None:
    def shot() -> CatBattles:
        state = full("shadow@sw", "wasabi@nw hachi@ne", decides="north", dish=(1, 0), dice="2")
        play(state, "attack wasabi shadow", "pass")
        return state

    events = play(passed := shot(), "pass")
    assert told(events, "result")[0]["total"] == 2
    assert question(passed) == "south damage"
    events = play(state := shot(), "use shadow pay 0")
    assert told(events, "roll") == []
    assert held(state, "shadow") == 2
    assert question(state) == "north main"
    assert choices(state, "attack wasabi") == []
    play(state, "end_main", "take 1")
    assert "attack shadow wasabi" in choices(state)  # it is not stunned


@pytest.mark.rule("C5.5.7", "C5.1.6")
def test_pochachin_damage_minus_1() -> None:
    def total(cat: str) -> object:
        state = full(f"{cat}@sw", "snow@sw", decides="north", dice="2")
        events = play(state, f"attack snow {cat}", *(["pass"] if cat == "pochachin" else []), "stop")
        return told(events, "result")[0]["total"]

    assert total("hachi") == 2
    assert total("pochachin") == 1


@pytest.mark.rule("C5.5.7", "C5.4.4", "C5.1.11")
def test_pochachin_pudgy_fist() -> None:
    def attacked(answer: str) -> CatBattles:
        state = full("pochachin@sw", "snow@sw hachi@sw", decides="north", dish=(1, 0), dice="0 2 0")
        play(state, "attack snow pochachin", answer, "stop")
        return state

    assert question(attacked("pass")) == "north main"
    state = attacked("use pochachin pay 0")
    assert question(state) == "south counter"
    play(state, "counter", "take_cat")
    assert held(state, "snow") == 1
    # For this attack only: another cat's is not answered.
    play(state, "attack hachi pochachin")
    assert question(state) == "north again"


@pytest.mark.rule("C5.5.8", "C5.1.1")
def test_sham_move_2() -> None:
    assert choices(full("piroshki@s_base"), "move") == ["move piroshki sw", "move piroshki se"]
    areas = ("sw", "se", "center", "nw", "ne")
    assert choices(full("sham@s_base"), "move") == [f"move sham {area}" for area in areas]


@pytest.mark.rule("C5.5.8", "C5.4.5", "C5.3.3")
def test_sham_drunken_cat() -> None:
    def asleep() -> CatBattles:
        state = full("sham@ne senko@se", "maro@ne", dish=(2, 0), dice="1 sleep sleep")
        play(state, "attack sham maro")
        assert question(state) == "south roll"  # a 1 is not what it is for
        play(state, "roll")
        return state

    events = play(asleep(), "pass")
    assert told(events, "result")[0]["asleep"] is True
    state = asleep()
    play(state, "use sham pay 0")
    assert attack(state)["dice"] == ["1", "2"]
    assert choices(state) == ["roll", "stop"]
    # Only once a turn: the next Sleep stands.
    events = play(state, "roll")
    assert told(events, "result")[0]["asleep"] is True
    assert state.dish[SOUTH] == 1


@pytest.mark.rule("C5.5.9", "C5.1.2")
def test_ame_roadblock() -> None:
    def moves(enemy: str) -> list[str]:
        state = full("sham@sw", f"{enemy}@nw")
        return [area for _, _, area in (text.split() for text in choices(state, "move"))]

    assert moves("mikan") == ["s_base", "se", "center", "nw", "ne", "n_base"]
    assert moves("ame") == ["s_base", "se", "center", "nw", "ne"]


@pytest.mark.rule("C5.5.9", "C5.4.10", "C5.3.6")
def test_ame_staring_contest() -> None:
    def punched(answer: str) -> CatBattles:
        state = full("piroshki@nw senko@se", "sham@nw ame@ne", dish=(1, 1))
        play(state, "use piroshki pay 0 on sham", answer)
        return state

    assert held(punched("pass"), "sham") == 2
    state = punched("use ame pay 0")
    assert held(state, "sham") == 3
    assert state.trash == [1, 1]
    assert choices(state, "attack piroshki") == []  # its Act is over all the same
    # An effect of one's own seat is not answered.
    own = full("piroshki@nw ame@nw", "sham@nw", dish=(2, 0))
    play(own, "use piroshki pay 0 on sham")
    assert question(own) == "south main"
    assert held(own, "sham") == 2


@pytest.mark.rule("C5.5.10", "C5.1.4")
def test_oddeyes_dice_roll_plus_2() -> None:
    def allowance(boss: str) -> object:
        state = full(f"{boss}@s_base", "sham@s_base", dice="0")
        play(state, f"attack {boss} sham")
        return attack(state)["allowance"]

    assert allowance("suko") == 3
    assert allowance("oddeyes") == 5


@pytest.mark.rule("C5.5.10", "C5.4.1", "C5.3.7")
def test_oddeyes_coin_toss() -> None:
    state = full("oddeyes@s_base senko@se", "suko@n_base sham@n_base snow@sw", phase="start", dish=(5, 0))
    events = play(state, "take 1")
    assert kinds(events)[:2] == ["take", "greedy"]
    assert choices(state) == ["hit sham", "hit snow"]  # Kittens anywhere, no Boss, and somebody has to be hit
    play(state, "hit sham")
    assert choices(state) == ["take_cat", "take_box"]
    play(state, "take_box")
    assert fish(state, NORTH) == "8/3/0"
    assert (held(state, "sham"), held(state, "snow")) == (3, 3)
    assert question(state) == "south main"
