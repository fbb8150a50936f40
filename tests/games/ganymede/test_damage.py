"""Section 5: Strength and damage, and every kind of card in a fight or a Draw Phase."""

from __future__ import annotations

import pytest

from meijin.games.ganymede.cards import CATALOGUE
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.event import Event
from tests.games.ganymede.table import (
    PURPLE,
    RED,
    battle,
    camp,
    cards,
    coop,
    decides,
    faces,
    happened,
    play,
    question,
    short,
    told,
    trio,
)


def fight(red: str, green: str, aces: str = "") -> tuple[list[int], list[int]]:
    """Strength and damage dealt when these rows of battle meet, aces announced."""
    state = battle(red=red, green=green, phase="showdown")
    if aces:
        play(state, f"aces_high {aces}")
    return result(happened(state))


def result(events: list[Event], place: int = 0) -> tuple[list[int], list[int]]:
    """Strength and damage dealt in the only, or the chosen, comparison."""
    compared = told(events, "compare")[place]
    strength, damage = compared["strength"], compared["damage"]
    assert isinstance(strength, list)
    assert isinstance(damage, list)
    return strength, damage


# -- Strength -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.1.1", "R13")
@pytest.mark.parametrize(
    ("red", "green", "strength"),
    [
        ("R5 R6", "G8 G9", [11, 17]),
        ("R5 R6", "G8 B10", [13, 18]),
        ("R5 B10", "G8 B10", [17, 20]),
        ("R5 R6", "B10 B10", [15, 20]),
        ("R5 R6 B10", "G5", [21, 7]),
        ("R8 R6 R6", "G5 B10", [0, 15]),  # 20 and 2
    ],
)
def test_strength_is_the_sum_and_2_for_each_enemy_10(red: str, green: str, strength: list[int]) -> None:
    assert fight(red, green)[0] == strength


@pytest.mark.rule("G5.1.2")
@pytest.mark.parametrize(("red", "strength"), [("R9 R6 R6", 21), ("R9 R8 R5", 0), ("R9 R8 R6", 0)])
def test_22_and_more_is_0(red: str, strength: int) -> None:
    assert fight(red, "G5 G6")[0] == [strength, 11]


@pytest.mark.rule("G5.1.2", "R30")
def test_an_empty_row_has_strength_0_deals_nothing_and_is_damaged() -> None:
    state = battle(
        phase="initial", red=camp(deck="", discard="", removed="R5 R5 R6 R6 R8 R9"), green=camp(deck="G5 G6 ...")
    )
    assert state.row[RED] == []
    assert question(state) == "green draw"
    assert result(play(state, "stand")) == ([0, 11], [0, 2])


@pytest.mark.rule("R31")
def test_who_is_damaged_without_a_card_removes_nothing() -> None:
    state = battle(
        phase="initial", red=camp(deck="", discard="", removed="R5 R5 R6 R6 R8 R9"), green=camp(deck="G5 G6 ...")
    )
    play(state, "stand")
    assert state.hp == [13, 15]
    assert question(state) == "red pick"


@pytest.mark.rule("G5.1.3", "R35", "R36")
def test_the_limit_of_3_holds_for_each_comparison() -> None:
    state = coop(red="R5 R6 B7", green="G5 G6 B7", purple="P10 P2 P6", flow=decides("green"))
    events = play(state, "stand")
    assert result(events) == result(events, 1) == ([20, 18], [3, 0])
    assert state.hp[PURPLE] == 48 - 6


# -- damage ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("G5.2.1", "G5.2.2")
@pytest.mark.parametrize(
    ("red", "green", "damage"),
    [
        ("R5 R6", "G5", [2, 0]),
        ("R5", "G6 G5 G8", [0, 3]),
        ("R5 R6 R6 BA", "G5 G6 G6", [4, 0]),
        ("R5 R6", "G5 G6", [2, 2]),
        ("R8", "G8", [1, 1]),
    ],
)
def test_the_stronger_deals_1_for_each_card_and_at_a_tie_both_do(red: str, green: str, damage: list[int]) -> None:
    assert fight(red, green, "0" if "BA" in red else "")[1] == damage


@pytest.mark.rule("G5.2.1", "R19")
def test_at_0_nobody_deals_damage() -> None:
    assert fight("R9 R8 R5", "G9 G8 G5") == ([0, 0], [0, 0])
    assert fight("R9 R8 R5", "G5") == ([0, 5], [0, 1])


@pytest.mark.rule("G5.2.3", "R15", "R16")
def test_winning_with_exactly_21_adds_1() -> None:
    assert fight("R9 R6 R6", "G9 G8") == ([21, 17], [4, 0])
    assert fight("R9 R6 R5", "G9 G8") == ([20, 17], [3, 0])
    assert fight("R9 R5 R5", "B10 G5") == ([21, 15], [3, 0])  # 3 + 1, limited
    assert fight("R9 BA", "B10 G5", "1") == ([0, 15], [0, 2])


@pytest.mark.rule("R15", "G5.2.3")
def test_21_reached_by_an_enemy_10_is_exactly_21() -> None:
    assert fight("R8 BA", "B10 G5", "1") == ([21, 15], [3, 0])  # 2 + 1


@pytest.mark.rule("G5.2.3", "R16")
def test_a_tie_at_21_adds_nothing_in_battle() -> None:
    assert fight("R9 R6 R6", "G9 G6 G6") == ([21, 21], [3, 3])


@pytest.mark.rule("G5.2.3", "R16")
def test_a_tie_at_21_adds_1_in_coop_and_trio() -> None:
    state = coop(red="R9 R6 R6", green="G5", purple="P9 P8 P4", flow=decides("green"))
    assert result(play(state, "stand")) == ([21, 21], [4, 4])
    state = trio(red="R9 R6 R6", green="G5", purple="P9 P8 P4", flow=decides("purple"))
    assert result(play(state, "stand")) == ([21, 21], [4, 4])


@pytest.mark.rule("G5.2.4", "G5.3.5", "G5.3.7", "R17", "R18")
@pytest.mark.parametrize(("red", "dealt"), [("R6 R5", 2), ("B7 R5", 4), ("B7 B7 R5", 7), ("B7 B7 B7", 10)])
def test_each_7_adds_2(red: str, dealt: int) -> None:
    # Three 7s are 21, which adds 1 more.
    assert fight(red, "G5")[1] == [dealt, 0]


@pytest.mark.rule("G5.2.4")
def test_a_7_adds_nothing_to_no_damage() -> None:
    assert fight("B7 R5", "G9 G8")[1] == [0, 2]
    assert fight("B7 B7 R9", "G9 G8")[1] == [0, 2]


@pytest.mark.rule("G5.2.5", "G5.3.6", "G5.3.7")
def test_a_10_limits_damage_to_3_and_two_do_not_limit_it_more() -> None:
    assert fight("R5 R5 R6", "B10")[1] == [3, 0]
    assert fight("R5 R6 B7", "B10")[1] == [3, 0]  # 5
    assert fight("R5 R5 B7", "B10 B10")[1] == [3, 0]  # 21: 6
    assert fight("R5 R9", "B10")[1] == [2, 0]  # less than 3 is not raised


@pytest.mark.rule("R14", "G5.3.8")
def test_a_camp_above_21_keeps_its_10() -> None:
    strength, damage = fight("R9 R5 B10", "B7 B7 G5")
    assert strength == [0, 21]
    assert damage == [0, 3]  # 3 + 1 + 4, limited by the 10 of the camp that is out


@pytest.mark.rule("R14")
def test_a_camp_above_21_can_still_push_the_other_over() -> None:
    assert fight("R9 R5 B10", "G9 G6 G5") == ([0, 0], [0, 0])


@pytest.mark.rule("G5.2.6", "R37")
def test_damage_dealt_while_falling_counts() -> None:
    state = battle(red="R9 R5", green="G9 G5", hp=(1, 15), phase="damage")
    assert state.hp == [0, 13]


@pytest.mark.rule("G5.2.7")
def test_who_took_no_damage_removes_no_card() -> None:
    state = battle(red="R9 R5", green="G9", phase="damage")
    assert question(state) == "green remove"
    play(state, "remove green_9")
    assert question(state) == "green pick"
    assert state.removed[RED] == ()


@pytest.mark.rule("G5.3.8")
def test_effects_do_not_outlast_the_round() -> None:
    state = battle(red="BA R5", green=camp("G9", deck="G8 G6 ..."), phase="showdown")
    play(state, "aces_high 1", "remove green_9", "pick black_7", "pick black_7")
    assert state.round == 2
    assert list(state.aces) == list(state.damaged) == [0, 0]


# -- every kind of card ---------------------------------------------------------------------------------------

KINDS = [card.id for card in CATALOGUE.cards]


def test_there_are_24_kinds() -> None:
    assert len(KINDS) == 24


def alone(kind: str) -> Ganymede:
    """This card alone in its camp's row, in the fight against a lone 5 (battle) or two (trio)."""
    card, colour = short(kind), kind.split("_", maxsplit=1)[0]
    if colour == "green":
        return battle(red="R5", green=card, phase="showdown")
    if colour == "purple":
        return trio(red="R5", green="G5", purple=card, phase="showdown")
    return battle(red=card, green="G5", phase="showdown")


def side(kind: str) -> int:
    """Which side of the comparison the card fights on."""
    return 1 if kind.startswith(("green", "purple")) else 0


@pytest.mark.rule("G2.5", "G2.6", "G5.1.1")
@pytest.mark.parametrize("kind", KINDS)
def test_each_card_counts_its_number(kind: str) -> None:
    state = alone(kind)
    rank = kind.split("_")[1]
    if rank == "a":
        play(state, "aces_high 0")
    assert result(happened(state))[0][side(kind)] == (1 if rank == "a" else int(rank))


PLAIN = [kind for kind in KINDS if kind.split("_")[1] in ("5", "6", "8", "9")]


@pytest.mark.rule("G2.6")
@pytest.mark.parametrize("kind", PLAIN)
def test_plain_cards_do_nothing_else(kind: str) -> None:
    strength, damage = result(happened(alone(kind)))
    assert strength[1 - side(kind)] == 5
    assert damage[side(kind)] == 1


@pytest.mark.rule("G5.3.1")
@pytest.mark.parametrize("kind", ["black_a", "purple_a"])
def test_an_ace_may_count_11(kind: str) -> None:
    state = alone(kind)
    assert state.choices() == ["aces_high 0", "aces_high 1"]
    assert sorted(result(play(state, "aces_high 1"))[0]) == [5, 11]


def drawing(kind: str, deck: str) -> Ganymede:
    """The owner of a card has just drawn it as the first of three, and uses it."""
    card = short(kind)
    if kind.startswith("purple"):
        state = trio(red="R5", green="G5", purple=camp("P5", deck=f"{card} {deck} ..."), flow=decides("purple"))
        play(state, "draw")
    else:
        state = battle(red=camp("R5", deck=f"{card} {deck} ..."), green="G5", flow=decides("red"))
        play(state, "flip")
    return state


@pytest.mark.rule("G5.3.2", "R4")
@pytest.mark.parametrize("kind", ["black_2", "purple_2"])
def test_a_2_gives_its_draw_back(kind: str) -> None:
    state = drawing(kind, "")
    assert state.used == 0
    assert state.choices() == ["draw", "stand"]


@pytest.mark.rule("G5.3.3", "R4")
@pytest.mark.parametrize("kind", ["black_3", "purple_3"])
def test_a_3_withdraws_another_card(kind: str) -> None:
    if kind == "black_3":
        state = battle(red="B3 R9", green="G5", phase="showdown")
        action, owner, card = "withdraw red_9", RED, "R9"
    else:
        state = trio(red="R5", green="G5", purple="P3 P9", phase="showdown")
        action, owner, card = "withdraw purple_9", PURPLE, "P9"
    events = play(state, action)
    assert sorted(result(events)[0]) == [3, 5]
    assert [short(str(event["card"])) for event in told(events, "withdraw")] == [card]
    assert card in cards(state.discard[owner], state)


@pytest.mark.rule("G5.3.4", "R4")
@pytest.mark.parametrize(("kind", "top", "owner"), [("black_4", "R9", "red"), ("purple_4", "P9", "purple")])
def test_a_4_shows_the_top_card(kind: str, top: str, owner: str) -> None:
    state = drawing(kind, top)
    seat = state.deciders[0]
    shown = faces(state.view(seat), "deck", owner)
    assert shown is not None
    assert shown.split()[0] == top
    play(state, "scout_discard")
    assert cards(state.discard[seat], state) == top


@pytest.mark.rule("G5.3.5")
@pytest.mark.parametrize("kind", ["black_7", "purple_7"])
def test_a_7_deals_2_more(kind: str) -> None:
    assert sorted(result(happened(alone(kind)))[1]) == [0, 3]


@pytest.mark.rule("G5.3.6")
@pytest.mark.parametrize("kind", ["black_10", "purple_10"])
def test_a_10_raises_the_enemy_and_limits_the_damage(kind: str) -> None:
    assert sorted(result(happened(alone(kind)))[0]) == [7, 10]
    if kind == "black_10":
        state = battle(red="R5 B7 R6", green="B10", phase="showdown")
    else:
        state = trio(red="R5 B7 R6", green="G5", purple="P10", phase="showdown")
    assert result(happened(state)) == ([20, 10], [3, 0])
