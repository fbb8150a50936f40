"""Section 5.5, the figures of the City Cats: what each does, next to a figure that does not."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import NORTH, SOUTH, at, attack, choices, full, held, kinds, play, question, told


@pytest.mark.rule("C5.5.11", "C5.1.1")
def test_snow_move_2() -> None:
    assert choices(full("piroshki@s_base"), "move") == ["move piroshki sw", "move piroshki se"]
    areas = ("sw", "se", "center", "nw", "ne")
    assert choices(full("snow@s_base"), "move") == [f"move snow {area}" for area in areas]


@pytest.mark.rule("C5.5.11", "C5.4.1")
def test_snow_flying_kick() -> None:
    state = full("snow@ne senko@se", "sham@n_base shadow@ne", dish=(2, 0))
    assert choices(state, "use snow pay 0") == ["use snow pay 0 on shadow"]
    play(state, "move snow n_base")
    assert choices(state, "use snow pay 0") == ["use snow pay 0 on oddeyes", "use snow pay 0 on sham"]
    play(state, "use snow pay 0 on sham", "take_cat")
    assert (held(state, "sham"), state.dish[NORTH]) == (1, 2)
    assert choices(state, "attack snow") == []


@pytest.mark.rule("C5.5.12", "C5.1.7")
def test_kutsushita_no_sleep() -> None:
    def asleep(cat: str) -> CatBattles:
        state = full(f"{cat}@ne senko@se", "sham@ne", dice="sleep")
        play(state, f"attack {cat} sham")
        return state

    assert question(asleep("mikan")) == "south main"
    state = asleep("kutsushita")
    assert question(state) == "south roll"
    assert attack(state)["dice"] == ["0"]


@pytest.mark.rule("C5.5.12", "C5.4.4", "C5.3.5")
def test_kutsushita_sock_dash() -> None:
    state = full("kutsushita@s_base senko@se", "sham@n_base", dish=(2, 0))
    assert choices(state, "move kutsushita") == ["move kutsushita sw", "move kutsushita se"]
    play(state, "use kutsushita pay 0")
    assert choices(state) == [
        *(f"move kutsushita {area}" for area in ("sw", "se", "center", "nw", "ne", "n_base")),
        "end_act",
    ]
    play(state, "move kutsushita n_base")
    assert "attack kutsushita sham" in choices(state)
    # For this turn only.
    play(state, "end_act", "end_main", "pass", "take 1", "end_main", "take 1")
    assert choices(state, "move kutsushita") == ["move kutsushita nw", "move kutsushita ne"]
    # Before the Move, not after it.
    moved = full("kutsushita@nw", "sham@ne", dish=(2, 0))
    play(moved, "move kutsushita ne")
    assert choices(moved) == ["attack kutsushita sham", "end_act"]


@pytest.mark.rule("C5.5.13", "C5.1.10")
def test_hachi_double_attack() -> None:
    def attacked(cat: str) -> CatBattles:
        state = full(f"{cat}@ne senko@se", "sham@ne", dice="0 1")
        play(state, f"attack {cat} sham", *(["pass"] if cat == "wasabi" else []))
        return state

    assert question(attacked("wasabi")) == "south main"
    state = attacked("hachi")
    assert question(state) == "south again"
    play(state, "again", "take_cat")
    assert held(state, "sham") == 2
    assert question(state) == "south main"


@pytest.mark.rule("C5.5.13", "C5.4.6", "C5.3.3")
def test_hachi_uppercut() -> None:
    def rolled(dice: str) -> CatBattles:
        state = full("hachi@ne senko@se", "sham@ne", dish=(2, 0), dice=dice)
        play(state, "attack hachi sham")
        return state

    assert question(rolled("1")) == "north damage"
    assert told(play(rolled("2"), "pass"), "result")[0]["total"] == 2
    state = rolled("2 2")
    assert told(play(state, "use hachi pay 0"), "result")[0]["total"] == 4
    # Once a turn: the second attack is without it.
    events = play(state, "take_box", "again")
    assert told(events, "result")[0]["total"] == 2


@pytest.mark.rule("C5.5.14", "C5.1.2")
def test_chatrap_roadblock() -> None:
    def moves(enemy: str) -> list[str]:
        state = full("sham@sw", f"{enemy}@nw")
        return [area for _, _, area in (text.split() for text in choices(state, "move"))]

    assert moves("mikan") == ["s_base", "se", "center", "nw", "ne", "n_base"]
    assert moves("chatrap") == ["s_base", "se", "center", "nw", "ne"]


@pytest.mark.rule("C5.5.14", "C5.1.9")
def test_chatrap_pushover() -> None:
    def asleep(cat: str) -> CatBattles:
        state = full(f"{cat}@ne senko@se", "sham@ne", dice="sleep")
        play(state, f"attack {cat} sham", *(["pass"] if cat == "chatrap" else []))
        return state

    assert question(asleep("mikan")) == "south main"
    state = asleep("chatrap")
    assert question(state) == "south push"
    play(state, "push se")
    assert at(state, "sham") == "se"


@pytest.mark.rule("C5.5.14", "C5.4.4", "C5.3.1", "R31")
def test_chatrap_backfist() -> None:
    def attacks() -> CatBattles:
        state = full("chatrap@ne senko@se", "sham@ne", dish=(1, 0), dice="0 0")
        events = play(state, "attack chatrap sham")
        # In step 2: the attack is declared, and no die is rolled yet.
        assert kinds(events) == ["attack"]
        assert question(state) == "south effects"
        return state

    assert told(play(attacks(), "pass", "roll"), "result")[0]["total"] == 0
    state = attacks()
    events = play(state, "use chatrap pay 0", "roll")
    assert told(events, "result")[0]["total"] == 1
    play(state, "take_cat", "push n_base")
    # It ends with the attack.
    later = full("chatrap@ne", "sham@ne", dish=(1, 0), dice="0 0 1 1")
    play(later, "attack chatrap sham", "use chatrap pay 0", "roll", "take_box", "push n_base", "take 1", "end_main")
    play(later, "take 1", "move chatrap n_base", "attack chatrap sham", "pass")
    assert told(play(later, "roll"), "result")[0]["total"] == 2


@pytest.mark.rule("C5.5.15", "C5.1.11")
def test_suko_counter_attack() -> None:
    def attacked(boss: str) -> CatBattles:
        state = full(f"{boss}@s_base", "snow@s_base hachi@ne", decides="north", dice="0 2")
        play(state, f"attack snow {boss}", "stop")
        return state

    assert question(attacked("oddeyes")) == "north main"
    state = attacked("suko")
    assert question(state) == "south counter"
    play(state, "counter", "stop", "take_cat")
    assert held(state, "snow") == 1


@pytest.mark.rule("C5.5.15", "C5.4.13", "C5.3.7", "R28")
def test_suko_old_town_tour() -> None:
    state = full("suko@s_base maro@sw hachi@center", "chatrap@nw", phase="start", dish=(5, 0))
    play(state, "take 1")
    # A Kitten of either seat, to any other Area, but a second one of a seat not to the Center; and one has to go.
    assert choices(state) == [
        *(f"relocate maro {area}" for area in ("s_base", "se", "nw", "ne", "n_base")),
        *(f"relocate hachi {area}" for area in ("s_base", "sw", "se", "nw", "ne", "n_base")),
        *(f"relocate chatrap {area}" for area in ("s_base", "sw", "se", "center", "ne", "n_base")),
    ]
    own = state.clone()
    play(own, "relocate maro n_base")  # past the Roadblock, for it is no Move
    assert at(own, "maro") == "n_base"
    assert "attack maro oddeyes" in choices(own)
    play(state, "relocate chatrap s_base")
    assert (at(state, "chatrap"), at(state, "maro"), state.dish[SOUTH]) == ("s_base", "sw", 0)
    assert question(state) == "south main"
