"""Section 5.1: the Front effects, whether printed, granted or given by the Center, and several of them at once."""

from __future__ import annotations

import pytest

import meijin
from meijin.games.cat_battles.cards import KEYWORDS
from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import (
    NORTH,
    at,
    attack,
    choices,
    full,
    held,
    kinds,
    number,
    play,
    question,
    told,
)


def give(state: CatBattles, cat: str, *keywords: str) -> CatBattles:
    """A cat has further keywords, as from sources that no figure of today is."""
    for keyword in keywords:
        state.powers[number(state, cat)] += KEYWORDS[keyword]
    state.offer_again()
    return state


def moves(state: CatBattles, cat: str) -> list[str]:
    """The Areas to which a cat can Move."""
    return [text.split()[2] for text in choices(state, f"move {cat} ")]


def total(state: CatBattles, *actions: str) -> object:
    """The total of the attack that is made."""
    return told(play(state, *actions), "result")[0]["total"]


# -- Move 2, Move 3, Roadblock ----------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.1", "C4.3.4")
def test_move_2_and_move_3() -> None:
    one, two, three = ["nw", "ne"], ["sw", "se", "center", "nw", "ne"], ["s_base", "sw", "se", "center", "nw", "ne"]
    assert moves(full("mikan@n_base"), "mikan") == one
    assert moves(full("snow@n_base"), "snow") == two
    assert moves(full("senko@n_base"), "senko") == three
    granted = full("kutsushita@n_base", dish=(2, 0))
    play(granted, "use kutsushita pay 0")
    assert moves(granted, "kutsushita") == three


@pytest.mark.rule("C5.1.1", "C4.3.4")
def test_of_several_moves_the_highest_counts() -> None:
    assert moves(give(full("snow@n_base"), "snow", "move_2"), "snow") == moves(full("snow@n_base"), "snow")
    assert moves(give(full("snow@n_base"), "snow", "move_3"), "snow") == moves(full("senko@n_base"), "senko")
    assert moves(give(full("senko@n_base"), "senko", "move_2"), "senko") == moves(full("senko@n_base"), "senko")


@pytest.mark.rule("C5.1.2", "C4.3.6", "R23")
def test_roadblock() -> None:
    # With both sides blocked even Move 3 ends there.
    assert moves(full("senko@s_base", "ame@sw dango@se"), "senko") == ["sw", "se"]
    # Otherwise there may be another way.
    assert moves(full("snow@s_base", "ame@sw mikan@se"), "snow") == ["sw", "se", "center", "ne"]
    # A Move that was granted ends there likewise.
    granted = full("kutsushita@s_base", "ame@sw dango@se", dish=(2, 0))
    play(granted, "use kutsushita pay 0", "pass")
    assert moves(granted, "kutsushita") == ["sw", "se"]
    # Leaving is free, and so is passing one's own.
    assert moves(full("snow@sw", "ame@sw"), "snow") == ["s_base", "se", "center", "nw", "ne", "n_base"]
    assert moves(full("snow@s_base ame@sw dango@se"), "snow") == ["sw", "se", "center", "nw", "ne"]
    assert moves(give(full("senko@s_base", "ame@sw dango@se"), "ame", "roadblock"), "senko") == ["sw", "se"]


@pytest.mark.rule("C5.1.2", "R15")
def test_roadblock_stops_nothing_but_moves() -> None:
    home = full("senko@nw", "chatrap@s_base dango@sw", phase="end", dish=(1, 0))
    play(home, "use senko pay 0")
    assert at(home, "senko") == "s_base"
    pushed = full("maro@nw ame@ne", "sham@nw", dice="sleep")
    play(pushed, "attack maro sham", "push ne")
    assert at(pushed, "sham") == "ne"


# -- Ranged Attack ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.3", "C4.3.9")
def test_ranged_attack() -> None:
    north = "hachi@s_base snow@sw mikan@nw maro@center senko@se tofu@ne"
    aims = ("snow", "hachi", "senko", "mikan", "maro")
    # Its own Area and those beside it, but no further: not ne, not n_base.
    shots = {text.split()[2] for text in choices(full("wasabi@sw", north), "attack wasabi")}
    assert shots == set(aims)
    assert choices(full("chocomaca@sw", north), "attack chocomaca") == ["attack chocomaca snow"]


@pytest.mark.rule("C5.1.3")
def test_ranged_attack_given_twice_goes_no_further() -> None:
    north = "snow@nw hachi@n_base"
    assert choices(full("wasabi@center", north), "attack wasabi") == ["attack wasabi snow"]
    assert choices(full("hachi@center", north), "attack hachi") == ["attack hachi snow"]
    # And what the Center gave is lost with it, what is printed is not.
    for cat, shots in (("wasabi", ["attack wasabi snow"]), ("maro", [])):
        left = full(f"{cat}@center senko@se", north)
        play(left, f"move {cat} sw")
        assert choices(left, f"attack {cat}") == shots


# -- Dice Roll +1, Dice Roll +2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.4", "C4.4.5")
@pytest.mark.parametrize(
    ("cat", "area", "granted", "allowance"),
    [
        pytest.param("maro", "sw", False, 2, id="Level"),
        pytest.param("mikan", "sw", False, 3, id="Dice Roll +1 printed"),
        pytest.param("maro", "center", False, 3, id="Dice Roll +1 of the Center"),
        pytest.param("mikan", "center", False, 4, id="Dice Roll +1 printed and of the Center"),
        pytest.param("cleopatra", "sw", False, 2, id="Dice Roll +2 not granted"),
        pytest.param("cleopatra", "sw", True, 4, id="Dice Roll +2 granted"),
        pytest.param("cleopatra", "center", True, 5, id="Dice Roll +2 granted and +1 of the Center"),
    ],
)
def test_dice_roll_plus_1_and_plus_2(cat: str, area: str, granted: bool, allowance: int) -> None:
    state = full(f"{cat}@{area}", f"sham@{area}", territory="high_class", dish=(1, 0), dice=" ".join("1" * allowance))
    answers = [] if cat != "cleopatra" else [f"use {cat} pay 0"] if granted else ["pass"]
    play(state, f"attack {cat} sham", *answers, *["roll"] * (allowance - 1))
    assert question(state) == "north damage"  # there was no die left to roll
    assert state.view()["damage"] == {"cat": "sham#n1", "points": allowance}


@pytest.mark.rule("C5.1.4")
def test_dice_roll_plus_2_printed_and_plus_1_of_the_center() -> None:
    home = full("oddeyes@s_base", "sham@s_base", territory="high_class", dice="0")
    play(home, "attack oddeyes sham")
    assert attack(home)["allowance"] == 5
    center = full("oddeyes@center", "suko@center", territory="high_class", counters={"one_on_one": 1}, dice="0")
    play(center, "attack oddeyes suko")
    assert attack(center)["allowance"] == 6


# -- Damage +1, Damage -1 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.5", "C4.4.9")
@pytest.mark.parametrize(
    ("area", "answer", "points"),
    [("sw", "pass", 0), ("sw", "use chatrap pay 0", 1), ("center", "pass", 1), ("center", "use chatrap pay 0", 2)],
)
def test_damage_plus_1_granted_and_of_the_center(area: str, answer: str, points: int) -> None:
    # Also when the dice show nothing.
    state = full(f"chatrap@{area}", f"sham@{area}", territory="cafe", dish=(1, 0), dice="0 0")
    assert total(state, "attack chatrap sham", answer, "roll") == points


@pytest.mark.rule("C5.1.5", "C4.5.5", "R11")
def test_damage_plus_1_does_not_raise_the_damage_of_effects() -> None:
    state = full("ekizo@s_base", "sham@s_base", phase="start", dish=(5, 0), dice="1")
    play(state, "take 1")
    assert state.view()["damage"] == {"cat": "sham#n1", "points": 2}
    play(state, "take_box", "attack ekizo sham", "stop")
    assert state.view()["damage"] == {"cat": "sham#n1", "points": 2}  # 1 and Damage +1


@pytest.mark.rule("C5.1.6", "C4.4.9", "C4.5.5")
def test_damage_minus_1() -> None:
    def attacked(cat: str, dice: str, *more: str) -> object:
        state = give(full("snow@sw", f"{cat}@sw", dice=dice), cat, *more)
        return total(state, f"attack snow {cat}", "roll", "stop")

    assert [attacked(cat, "2 1") for cat in ("mikan", "tofu", "maro")] == [3, 2, 2]
    assert attacked("tofu", "2 1", "damage_minus_1") == 1  # several add up
    assert attacked("tofu", "1 0") == 0
    # Damage by effects is less too, and may be nothing at all.
    thunder = full("kaminari@sw", "tofu@sw mikan@sw", dish=(2, 0))
    events = play(thunder, "use kaminari pay 0")
    assert thunder.view()["damage"] == {"cat": "mikan#n1", "points": 1}
    assert told(events + play(thunder, "take_box"), "unhurt") == [{"cat": "tofu#n1"}]


@pytest.mark.rule("C5.1.5", "C5.1.6")
def test_damage_plus_1_and_minus_1_meet() -> None:
    assert total(full("ekizo@s_base", "tofu@s_base", dice="0"), "attack ekizo tofu", "stop") == 0
    assert total(full("ekizo@s_base", "tofu@s_base", dice="1"), "attack ekizo tofu", "stop") == 1


# -- No Sleep ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.7", "C4.4.8", "R3")
def test_no_sleep() -> None:
    # As often as it comes, without being asked; each die counts towards the allowance.
    state = full("cleopatra@sw", "mikan@sw", dish=(1, 0), dice="sleep 2 sleep sleep")
    play(state, "attack cleopatra mikan", "use cleopatra pay 0", "roll", "roll")
    assert attack(state)["dice"] == ["0", "2", "0"]
    assert total(state, "roll") == 2
    twice = give(full("kutsushita@sw", "mikan@sw", dice="sleep 1"), "kutsushita", "no_sleep")
    assert total(twice, "attack kutsushita mikan", "roll") == 1
    # It is the attacker's: a target with No Sleep changes nothing.
    other = full("mikan@sw", "kutsushita@sw", dice="sleep")
    assert told(play(other, "attack mikan kutsushita"), "result")[0]["asleep"] is True


# -- Direct Hit -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.8", "C4.5.4", "R11")
def test_direct_hit() -> None:
    attacked = full("piroshki@n_base senko@se", "sham@n_base", dice="2")
    play(attacked, "attack piroshki sham", "stop")
    assert (held(attacked, "sham"), attacked.dish[NORTH]) == (1, 2)
    punched = full("piroshki@n_base senko@se", "sham@n_base", dish=(1, 0))
    play(punched, "use piroshki pay 0 on sham")
    assert (held(punched, "sham"), punched.dish[NORTH]) == (2, 1)
    granted = full("wasabi@nw senko@se", "sham@nw", dish=(1, 0), dice="2")
    play(granted, "attack wasabi sham", "use wasabi pay 0")
    assert (held(granted, "sham"), granted.dish[NORTH]) == (1, 2)


@pytest.mark.rule("C5.1.8", "C4.5.4")
def test_direct_hit_does_not_bind_a_boss() -> None:
    attacked = full("piroshki@n_base", dice="2")
    play(attacked, "attack piroshki oddeyes", "stop")
    assert choices(attacked) == ["take_cat", "take_box"]
    punched = full("piroshki@n_base", dish=(1, 0))
    play(punched, "use piroshki pay 0 on oddeyes")
    assert choices(punched) == ["take_cat", "take_box"]


# -- Pushover, Double Attack ------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.9", "C4.4.16", "R15")
@pytest.mark.parametrize("dice", ["sleep", "0 0", "1 1"])
def test_pushover_hit_or_not(dice: str) -> None:
    state = full("maro@nw senko@se", "sham@nw", dice=dice)
    play(state, "attack maro sham", *(["roll"] if dice != "sleep" else []), *(["take_box"] if "1" in dice else []))
    assert choices(state) == ["push sw", "push center", "push ne", "push n_base"]
    play(state, "push n_base")
    assert (at(state, "sham"), question(state)) == ("n_base", "south main")


@pytest.mark.rule("C5.1.9")
def test_pushover_works_once_an_attack_and_never_on_a_boss() -> None:
    twice = give(full("maro@nw senko@se", "sham@nw", dice="sleep"), "maro", "pushover")
    events = play(twice, "attack maro sham", "push ne")
    assert kinds(events).count("push") == 1
    assert question(twice) == "south main"
    boss = full("maro@n_base senko@se", dice="sleep")
    play(boss, "attack maro oddeyes")
    assert (question(boss), at(boss, "oddeyes")) == ("south main", "n_base")


@pytest.mark.rule("C5.1.10", "C4.4.18")
def test_double_attack() -> None:
    def first(*more: str) -> CatBattles:
        state = give(full("hachi@nw senko@se", "sham@nw", dice="sleep 1"), "hachi", *more)
        play(state, "attack hachi sham")
        assert choices(state) == ["again", "pass"]
        return state

    once = first()
    play(once, "pass")
    assert question(once) == "south main"
    # One more, and no third, however often the cat has it.
    for state in (first(), first("double_attack")):
        play(state, "again", "take_cat")
        assert (held(state, "sham"), question(state)) == (2, "south main")
    boss = full("hachi@n_base senko@se", dice="0")
    play(boss, "attack hachi oddeyes")
    assert question(boss) == "south main"


@pytest.mark.rule("C5.1.10", "C4.4.18")
def test_double_attack_needs_the_kitten_in_range() -> None:
    pushed = give(full("hachi@nw senko@se", "sham@nw", dice="0 0"), "hachi", "pushover")
    play(pushed, "attack hachi sham", "push ne")
    assert question(pushed) == "south main"
    ranged = give(full("hachi@nw senko@se", "sham@nw", dice="0 0"), "hachi", "pushover", "ranged_attack")
    play(ranged, "attack hachi sham", "push ne")
    assert question(ranged) == "south again"


# -- Counter attack ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C5.1.11", "C4.4.14", "C4.4.15")
def test_counter_attack() -> None:
    def attacked(cat: str, area: str, answer: str = "", attacker: str = "snow") -> CatBattles:
        state = full(f"{cat}@{area}", f"{attacker}@{area} senko@ne", decides="north", dish=(1, 0), dice="0 1")
        play(state, f"attack {attacker} {cat}", *filter(None, [answer]), "stop")
        return state

    for state in (
        attacked("kuroshio", "sw"),
        attacked("suko", "s_base"),
        attacked("pochachin", "sw", "use pochachin pay 0"),
        give(attacked("kuroshio", "sw"), "kuroshio", "counter_attack"),
    ):
        assert choices(state) == ["counter", "decline"]
        declined = state.clone()
        play(declined, "decline")
        assert (question(declined), held(declined, "snow")) == ("north main", 3)
        play(state, "counter")
        if question(state) == "south roll":
            play(state, "stop")
        play(state, "take_cat")
        # One counterattack only, and it is not countered itself.
        assert (question(state), held(state, "snow")) == ("north main", 2)
    assert question(attacked("piroshki", "sw")) == "north main"
    assert question(attacked("pochachin", "sw", "pass")) == "north main"


@pytest.mark.rule("C5.1.11", "C4.4.14")
def test_counter_attack_does_not_reach_another_area() -> None:
    state = full("kuroshio@sw", "shadow@nw senko@ne", decides="north", dice="0")
    play(state, "attack shadow kuroshio", "stop")
    assert question(state) == "north main"


# -- the Center Effects -----------------------------------------------------------------------------------------------


def gifts(territory: str, turn: str, area: str, beside: str) -> dict[str, object]:
    """What a Mikan, who has 2 dice and Dice Roll +1 of her own, can do in an Area to Sham there and Hachi beside it."""
    sides = [f"mikan@{area}", f"sham@{area} hachi@{beside}"]
    south, north = sides if turn == "south" else sides[::-1]
    state = full(south, north, territory=territory, decides=turn, dice="1")
    ranged = "attack mikan hachi" in choices(state)
    play(state, "attack mikan sham")
    return {"ranged": ranged, "dice": attack(state)["allowance"], "plus": attack(state)["parts"]["damage_plus"]}


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize("turn", ["south", "north"])
@pytest.mark.parametrize(
    ("territory", "in_center"),
    [
        ("cafe", {"ranged": False, "dice": 3, "plus": 1}),
        ("high_class", {"ranged": False, "dice": 4, "plus": 0}),
        ("city", {"ranged": True, "dice": 3, "plus": 0}),
    ],
)
def test_the_center_effect_of_a_territory(territory: str, in_center: dict[str, object], turn: str) -> None:
    assert gifts(territory, turn, "center", beside="nw") == in_center
    assert gifts(territory, turn, "sw", beside="nw") == {"ranged": False, "dice": 3, "plus": 0}


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("territory", "dice", "plus"), [("cafe", 3, 1), ("high_class", 4, 0), ("city", 3, 0)])
def test_the_center_effect_in_a_game_from_its_beginning(territory: str, dice: int, plus: int) -> None:
    state = meijin.new("cat_battles", seed=1, territory=territory, first_player="seat0")
    assert isinstance(state, CatBattles)
    play(state, "take 1", "play chocomaca", "move chocomaca center", "take 3", "play sham", "move sham nw", "take 1")
    assert choices(state, "attack chocomaca") == (["attack chocomaca sham"] if territory == "city" else [])
    play(state, "end_main", "take 1", "end_play", "move sham center", "attack sham chocomaca", "pass")
    assert attack(state)["dice"] != ["sleep"]
    assert (attack(state)["allowance"], attack(state)["parts"]["damage_plus"]) == (dice, plus)


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize(("area", "shots"), [("center", ["attack sham maro"]), ("n_base", [])])
def test_who_is_pushed_into_the_center_has_its_effect(area: str, shots: list[str]) -> None:
    state = full("maro@nw senko@s_base", "sham@nw", dice="sleep")
    play(state, "attack maro sham", f"push {area}", "end_main", "take 1")
    assert choices(state, "attack sham") == shots


@pytest.mark.rule("C2.8")
def test_who_is_pushed_out_of_the_center_has_lost_its_effect() -> None:
    state = full("maro@center senko@s_base", "sham@center", dice="sleep")
    play(state, "attack maro sham", "push nw", "end_main", "take 1")
    assert choices(state, "attack sham") == []
