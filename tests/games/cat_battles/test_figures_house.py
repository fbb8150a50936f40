"""Section 5.5, the figures of this project: what each does, next to a figure that does not."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import SOUTH, at, attack, choices, fish, full, held, kinds, play, question, told


@pytest.mark.rule("C5.5.16", "C5.1.1")
def test_senko_move_3() -> None:
    assert choices(full("hachi@s_base"), "move") == ["move hachi sw", "move hachi se"]
    areas = ("sw", "se", "center", "nw", "ne", "n_base")
    assert choices(full("senko@s_base"), "move") == [f"move senko {area}" for area in areas]


@pytest.mark.rule("C5.5.16", "C5.4.12", "C5.3.5")
def test_senko_home_by_dinner() -> None:
    def dinner(area: str) -> CatBattles:
        return full(f"senko@{area} maro@sw", "hachi@ne", phase="end", dish=(1, 0))

    state = dinner("nw")
    play(state, "use senko pay 0")
    assert at(state, "senko") == "s_base"
    assert question(state) == "north take"  # and the turn is over
    away = dinner("nw")
    play(away, "pass")
    assert at(away, "senko") == "nw"
    assert question(dinner("s_base")) == "north take"  # who is at home is not asked


@pytest.mark.rule("C5.5.17", "C5.1.4")
def test_mikan_dice_roll_plus_1() -> None:
    def allowance(cat: str) -> object:
        state = full(f"{cat}@ne", "sham@ne", dice="1")
        play(state, f"attack {cat} sham")
        return attack(state)["allowance"]

    assert allowance("maro") == 2
    assert allowance("mikan") == 3


@pytest.mark.rule("C5.5.17", "C5.4.7", "C5.3.3")
def test_mikan_one_more_paw() -> None:
    def rolled(dice: str) -> CatBattles:
        state = full("mikan@ne senko@se", "sham@ne", dish=(2, 0), dice=dice)
        play(state, "attack mikan sham")
        return state

    assert question(rolled("1")) == "south roll"
    declined = rolled("0")
    play(declined, "pass")
    assert attack(declined)["dice"] == ["0"]
    state = rolled("0 2 0 1")
    play(state, "use mikan pay 0")
    assert attack(state)["dice"] == ["2"]
    # No allowance is used: there are still three dice. And only once a turn: the next 0 stands.
    play(state, "roll")
    assert attack(state)["dice"] == ["2", "0"]
    assert told(play(state, "roll"), "result")[0]["total"] == 3
    # The new face is looked at afresh, also if it is a Sleep.
    assert told(play(rolled("0 sleep"), "use mikan pay 0"), "result")[0]["asleep"] is True


@pytest.mark.rule("C5.5.18", "C5.1.11")
def test_kuroshio_counter_attack() -> None:
    def attacked(cat: str) -> CatBattles:
        state = full(f"{cat}@sw", "snow@sw hachi@ne", decides="north", dice="0 2")
        play(state, f"attack snow {cat}", "stop")
        return state

    assert question(attacked("piroshki")) == "north main"
    state = attacked("kuroshio")
    assert question(state) == "south counter"
    play(state, "counter", "stop", "take_cat")
    assert held(state, "snow") == 1


@pytest.mark.rule("C5.5.18", "C5.4.8", "C5.3.4")
def test_kuroshio_thick_fur() -> None:
    def attacked(dice: str) -> CatBattles:
        state = full("kuroshio@sw", "snow@sw hachi@ne", decides="north", dish=(1, 2), dice=dice)
        play(state, "attack snow kuroshio", "roll", "stop")
        return state

    passed = attacked("2 1")
    play(passed, "pass")
    assert passed.view()["damage"] == {"cat": "kuroshio#s1", "points": 3}
    state = attacked("2 1")
    play(state, "use kuroshio pay 0")
    assert state.view()["damage"] == {"cat": "kuroshio#s1", "points": 1}
    play(state, "take_cat")
    assert held(state, "kuroshio") == 2
    # What is lowered to 0 is a failed attack: nobody is asked who takes it.
    play(failed := attacked("1 1"), "use kuroshio pay 0")
    assert question(failed) == "south counter"
    # Against an attack that hits nothing, or against an effect, there is no use for it.
    assert question(attacked("0 0")) == "south counter"
    kicked = full("kuroshio@sw", "snow@sw", decides="north", dish=(1, 2))
    play(kicked, "use snow pay 0 on kuroshio")
    assert kicked.view()["damage"] == {"cat": "kuroshio#s1", "points": 2}


@pytest.mark.rule("C5.5.19", "C5.1.6")
def test_tofu_damage_minus_1() -> None:
    def total(cat: str) -> object:
        state = full(f"{cat}@sw", "snow@sw", decides="north", dice="2")
        return told(play(state, f"attack snow {cat}", "stop"), "result")[0]["total"]

    assert total("mikan") == 2
    assert total("tofu") == 1


@pytest.mark.rule("C5.5.19", "C5.4.9", "C5.3.2")
def test_tofu_soft_landing() -> None:
    def attacked(area: str = "s_base", whom: str = "hachi") -> CatBattles:
        state = full(f"tofu@{area} hachi@s_base", "snow@s_base", decides="north", dish=(1, 0), dice="2")
        play(state, f"attack snow {whom}")
        return state

    passed = attacked()
    play(passed, "pass", "stop")
    assert passed.view()["damage"] == {"cat": "hachi#s1", "points": 2}
    state = attacked()
    play(state, "use tofu pay 0", "stop")
    assert state.view()["damage"] == {"cat": "tofu#s1", "points": 1}  # with Tofu's own Damage -1
    play(state, "take_cat")
    assert (held(state, "tofu"), held(state, "hachi")) == (1, 1)
    # Not from another Area, nor for itself or the Boss.
    for elsewhere in (attacked("sw"), attacked(whom="tofu"), attacked(whom="suko")):
        assert question(elsewhere) == "north roll"


@pytest.mark.rule("C5.5.20", "C5.1.3")
def test_wasabi_ranged_attack() -> None:
    assert choices(full("hachi@sw", "snow@nw"), "attack") == []
    assert choices(full("wasabi@sw", "snow@nw mikan@n_base"), "attack") == ["attack wasabi snow"]


@pytest.mark.rule("C5.5.20", "C5.4.4", "C5.3.1")
def test_wasabi_sharp_sniff() -> None:
    def shot(answer: str, target: str) -> CatBattles:
        state = full("wasabi@nw senko@se", "sham@nw", dish=(1, 0), dice="2")
        play(state, f"attack wasabi {target}", answer)
        return state

    assert question(shot("pass", "sham")) == "north damage"
    state = shot("use wasabi pay 0", "sham")
    assert question(state) == "south main"
    assert held(state, "sham") == 1
    assert question(shot("use wasabi pay 0", "oddeyes")) == "north damage"  # a Boss has the choice


@pytest.mark.rule("C5.5.21", "C5.1.4")
def test_kaminari_dice_roll_plus_1() -> None:
    def allowance(cat: str) -> object:
        state = full(f"{cat}@ne", "sham@ne", dice="1")
        play(state, f"attack {cat} sham")
        return attack(state)["allowance"]

    assert allowance("snow") == 3
    assert allowance("kaminari") == 4


@pytest.mark.rule("C5.5.21", "C5.4.2", "C5.3.5")
def test_kaminari_thunder_roll() -> None:
    state = full("kaminari@n_base senko@se", "shadow@n_base sham@n_base mikan@nw", dish=(2, 0))
    play(state, "use kaminari pay 0")
    assert state.view()["damage"] == {"cat": "shadow#n1", "points": 1}
    play(state, "take_cat")
    assert state.view()["damage"] == {"cat": "sham#n1", "points": 1}
    play(state, "take_cat")
    assert [held(state, cat) for cat in ("shadow", "sham", "mikan", "oddeyes")] == [1, 2, 2, 3]
    assert question(state) == "south main"
    assert choices(state, "attack kaminari") == []
    # There must be a Kitten; a Boss is not enough.
    assert choices(full("kaminari@n_base", "mikan@nw", dish=(2, 0)), "use") == []


@pytest.mark.rule("C5.5.22", "C5.1.2")
def test_dango_roadblock() -> None:
    def moves(enemy: str) -> list[str]:
        state = full("sham@sw", f"{enemy}@nw")
        return [area for _, _, area in (text.split() for text in choices(state, "move"))]

    assert moves("mikan") == ["s_base", "se", "center", "nw", "ne", "n_base"]
    assert moves("dango") == ["s_base", "se", "center", "nw", "ne"]


@pytest.mark.rule("C5.5.22", "C5.4.11", "C5.3.5")
def test_dango_fish_delivery() -> None:
    def start() -> CatBattles:
        return full("suko@s_base=2 dango@sw snow@n_base=1 hachi@se", "sham@ne=1", phase="start", dish=(1, 0))

    state = start()
    assert fish(state, SOUTH) == "13/1/0"
    # To a Kitten below its Level wherever it is, and not to a Boss, a full stand or an enemy.
    assert choices(state, "use dango pay 0") == ["use dango pay 0 on snow"]
    play(state, "use dango pay 0 on snow")
    assert (held(state, "snow"), fish(state, SOUTH)) == (2, "12/0/1")
    assert question(state) == "south take"
    passed = start()
    play(passed, "pass")
    assert (held(passed, "snow"), question(passed)) == (1, "south take")


@pytest.mark.rule("C5.5.23", "C5.1.1")
def test_yoru_move_2() -> None:
    assert choices(full("mikan@s_base"), "move") == ["move mikan sw", "move mikan se"]
    areas = ("sw", "se", "center", "nw", "ne")
    assert choices(full("yoru@s_base"), "move") == [f"move yoru {area}" for area in areas]


@pytest.mark.rule("C5.5.23", "C5.4.5", "C5.3.3")
def test_yoru_slip_away() -> None:
    def attacked(dice: str) -> CatBattles:
        state = full("yoru@sw", "snow@sw hachi@ne", decides="north", dish=(2, 0), dice=dice)
        play(state, "attack snow yoru")
        return state

    assert question(attacked("1")) == "north roll"
    assert told(play(attacked("2"), "pass", "stop"), "result")[0]["total"] == 2
    state = attacked("2 2")
    assert question(state) == "south die"
    play(state, "use yoru pay 0")
    assert attack(state)["dice"] == ["0"]
    # Once a turn: the next 2 counts.
    assert told(play(state, "roll", "stop"), "result")[0]["total"] == 2
    # Only a 2 against it, not one of its own.
    own = full("yoru@sw", "snow@sw", dish=(2, 0), dice="2")
    play(own, "attack yoru snow")
    assert question(own) == "south roll"


@pytest.mark.rule("C5.5.24", "C5.1.9")
def test_gonta_pushover() -> None:
    def asleep(boss: str) -> CatBattles:
        state = full(f"{boss}@s_base senko@se", "sham@s_base", dice="sleep")
        play(state, f"attack {boss} sham")
        return state

    assert question(asleep("oddeyes")) == "south main"
    state = asleep("gonta")
    assert choices(state) == ["push sw", "push se"]
    play(state, "push sw")
    assert at(state, "sham") == "sw"


@pytest.mark.rule("C5.5.24", "C5.4.14", "C5.3.7", "R30")
def test_gonta_feast_for_the_gang() -> None:
    def feast() -> CatBattles:
        south = "gonta@s_base=3 snow@n_base=1 maro@sw=1 hachi@se"
        state = full(south, "sham@ne=1", phase="start", dish=(5, 0))
        events = play(state, "take 1")
        assert kinds(events) == ["take", "greedy"]
        return state

    # Own Kittens below their Level, wherever they are; one Fish at a time, three at most.
    state = feast()
    assert choices(state) == ["feed maro", "feed snow", "stop"]
    box = state.box[SOUTH]
    play(state, "feed maro")
    assert choices(state) == ["feed snow", "stop"]
    play(state, "feed snow", "feed snow")
    assert (held(state, "maro"), held(state, "snow"), held(state, "gonta")) == (2, 3, 3)
    assert fish(state, SOUTH) == f"{box}/0/3"
    # The fourth would have been one too many.
    hungry = full("gonta@s_base snow@n_base=1 piroshki@sw=1", phase="start", dish=(5, 0))
    play(hungry, "take 1", "feed snow", "feed piroshki", "feed snow")
    assert (held(hungry, "snow"), held(hungry, "piroshki"), question(hungry)) == (3, 2, "south main")
    # One may stop before any of them.
    stopped = feast()
    play(stopped, "feed snow", "stop")
    assert (held(stopped, "snow"), stopped.trash[SOUTH], question(stopped)) == (2, 5, "south main")


@pytest.mark.rule("C5.5.25", "C5.1.3")
def test_yuzu_ranged_attack() -> None:
    assert choices(full("oddeyes@s_base", "snow@sw"), "attack") == []
    assert choices(full("yuzu@s_base", "snow@sw mikan@nw"), "attack") == ["attack yuzu snow"]


@pytest.mark.rule("C5.5.25", "C5.4.15", "C5.3.7", "R30")
def test_yuzu_alley_whistle() -> None:
    state = full("yuzu@s_base maro@sw maro@bench snow@bench hachi@bench senko@hangout", phase="start", dish=(5, 0))
    play(state, "take 1")
    # A Kitten of the Bench of which there is none on the Territory; one has to come.
    assert choices(state) == ["call snow", "call hachi"]
    box = state.box[SOUTH]
    play(state, "call snow")
    assert (at(state, "snow"), held(state, "snow")) == ("s_base", 3)
    assert fish(state, SOUTH) == f"{box}/0/3"  # its stand is filled from the Trash
    assert "move snow nw" in choices(state)  # and it may Act
    # In the other seat's turn too, in the middle of an attack.
    hit = full("yuzu@s_base snow@bench", "hachi@s_base senko@ne", decides="north", dish=(5, 0), dice="1")
    play(hit, "attack hachi yuzu", "take_box")
    assert (at(hit, "snow"), held(hit, "snow"), hit.trash) == ("s_base", 3, [3, 0])
