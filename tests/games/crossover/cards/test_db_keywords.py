"""The keywords of Dragon Ball, on every Warrior who has them: what they do, when they do not, and how they add up."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.db_scenes import activate, battle
from tests.games.crossover.cards.naruto_scenes import CHI
from tests.games.crossover.made import fighters, mission, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    discard,
    fight,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    table,
)


def granting(keyword: str) -> str:
    """An event x-1 whose controller's fighters have a keyword."""
    gives = f'{{ mod = "keyword", to = {fighters("you")}, add = "{keyword}" }}'
    fields = {"line": '"db"', "type": '"event"', "set": '"db-1"', "symbols": '["earth"]', "time_limit": "3"}
    return mission("x-1", f'{{ kind = "static", apply = [{gives}] }}', **fields)


# -- Super Heal -------------------------------------------------------------------------------------------------------


def healed(village: str, target: str = "", made: str = "") -> Crossover:
    """Dende heals somebody."""
    state = table("C", blue=seat(f"h-wa16 {village}", chakra=CHI), attacker="blue", made=made)
    activate(state, "h-wa16", *([target] if target else []))
    return state


@pytest.mark.rule("CB8.11.1", "CB8.8.12", "CB9.10")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        pytest.param("h-wa06", "2/1", id="Gohan h-wa06"),
        pytest.param("h-wa07", "4/2", id="Gohan h-wa07"),
        pytest.param("h-wa08", "4/1", id="Goku h-wa08"),
        pytest.param("h-wa10", "7/2", id="Goku h-wa10"),
        pytest.param("h-wa39", "8/2", id="Majin Buu h-wa39"),
    ],
)
def test_super_heal_places_a_growth_coin_whenever_the_fighter_is_healed(card: str, strength: str) -> None:
    state = healed(f"{card}:injured")
    assert not injured(state, card)
    assert (coins(state, card), power(state, card)) == (1, strength)
    again = healed(f"{card}:injured:growth=2")
    assert coins(again, card) == 3
    other = healed(f"{card}:injured h-wa18:injured", "h-wa18")
    assert (coins(other, card), coins(other, "h-wa18")) == (0, 0)


@pytest.mark.rule("CB8.11.1", "CB8.11.7")
def test_super_heal_counts_once_and_also_if_the_fighter_is_injured_again() -> None:
    twice = healed("h-wa08:injured x-1:time=3", made=granting("super_heal"))
    assert coins(twice, "h-wa08") == 1
    granted = healed("h-wa18:injured x-1:time=3", made=granting("super_heal"))
    assert coins(granted, "h-wa18") == 1
    injures = '{ op = "injure", to = "t1" }'
    answers = f'{{ kind = "activated", timing = "chain", targets = [{fighters("opp", 1)}], do = [{injures}] }}'
    blue = seat("h-wa16 h-wa08:injured", chakra="h-ev09")
    state = table("C", red=seat("x-1"), blue=blue, attacker="blue", made=ninja("x-1", answers))
    play(state, "activate h-wa16", "pass")  # red does not answer Dende
    assert not injured(state, "h-wa08")
    play(state, "activate x-1", "target h-wa08")  # but his Super Heal
    settle(state)
    assert (injured(state, "h-wa08"), coins(state, "h-wa08")) == (True, 1)


# -- Toughness --------------------------------------------------------------------------------------------------------


TOUGH = [
    pytest.param("h-wa17", id="Nail h-wa17"),
    pytest.param("h-wa19", id="Piccolo h-wa19"),
    pytest.param("h-wa30", id="Recoome h-wa30"),
]


@pytest.mark.rule("CB8.11.2", "CB7.14.7", "CB7.14.6")
@pytest.mark.parametrize("card", TOUGH)
def test_toughness_makes_one_damage_of_two_in_the_showdown(card: str) -> None:
    def beaten(fighter: str, growth: int) -> Crossover:
        state = battle(fighter, f"n-437:growth={growth}")
        idle(state, "P")
        return state

    outstanding = beaten(card, 9)
    assert (at(outstanding, card), injured(outstanding, card)) == ("blue village", True)
    assert at(beaten("h-wa18", 9), "h-wa18") == "blue chakra"
    defeated = beaten(card, 1)
    assert (at(defeated, card), injured(defeated, card)) == ("blue village", True)
    assert at(beaten(f"{card}:injured", 1), card) == "blue chakra"


@pytest.mark.rule("CB8.11.2", "CB8.11.7")
@pytest.mark.parametrize("card", TOUGH)
@pytest.mark.parametrize("made", ["", granting("toughness")])
def test_toughness_makes_one_damage_of_two_from_effects_and_counts_once(card: str, made: str) -> None:
    village = f"{card} x-1:time=3" if made else card
    state = battle(village, "n-437", attacker="red", answers="j-383 m-332", made=made)
    play(state, "use j-383 n-437")  # 2 Damage
    pay(state)
    settle(state)
    assert (at(state, card), injured(state, card)) == ("blue battlefield", True)


# -- Fierce -----------------------------------------------------------------------------------------------------------


FIERCE = [
    pytest.param("h-wa09", id="Goku h-wa09"),
    pytest.param("h-wa10", id="Goku h-wa10"),
    pytest.param("h-wa33", id="Frieza h-wa33"),
]
PILE = "n-431 n-432 n-436 n-438"


@pytest.mark.rule("CB8.11.3", "CB8.8.8", "CB8.10.10")
@pytest.mark.parametrize("card", FIERCE)
@pytest.mark.parametrize("attacker", ["red", "blue"])
@pytest.mark.parametrize("team", ["{card}", "{card}:injured", "h-wa25+{card}:injured"])
def test_fierce_discards_a_card_of_the_deck_after_a_victory(card: str, attacker: str, team: str) -> None:
    state = battle(team.format(card=card), "n-509", attacker=attacker, deck=PILE)
    idle(state)
    assert injured(state, "n-509")
    assert discard(state, RED) == "n-431"


@pytest.mark.rule("CB8.11.3", "CB7.14.9")
@pytest.mark.parametrize("card", FIERCE)
def test_fierce_does_nothing_after_a_breakthrough_a_draw_or_a_defeat(card: str) -> None:
    through = battle(card, "n-509", block=False, deck=PILE)
    idle(through, "P")
    assert (len(through.rewards[BLUE]), discard(through, RED)) == (2, "")
    combat = {"h-wa09": 5, "h-wa10": 6, "h-wa33": 6}[card]
    for growth in (combat - 2, combat - 1):  # Hanabi has 2 Combat
        state = battle(card, f"n-509:growth={growth}", deck=PILE)
        idle(state, "P")
        assert injured(state, card)
        assert discard(state, RED) == ""


@pytest.mark.rule("CB8.11.3", "CB8.11.7")
def test_fierce_adds_up_on_a_fighter_and_in_a_team() -> None:
    for village, made, lost in (
        ("h-wa09+h-wa33", "", "n-431 n-432"),
        ("h-wa09 x-1:time=3", granting("fierce:2"), "n-431 n-432 n-436"),
        ("h-wa09 x-1:time=3", granting("fierce:1"), "n-431 n-432"),
    ):
        state = battle(village, "n-430", deck=PILE, made=made)
        idle(state, "P")
        assert discard(state, RED) == lost


# -- Plunder ----------------------------------------------------------------------------------------------------------


def asked(state: Crossover) -> bool:
    """Whether somebody is asked for an optional ability in this turn."""
    while state.turn == 9 and "accept" not in choices(state):
        play(state, choices(state)[-1])
    return "accept" in choices(state)


PLUNDER = [pytest.param("h-wa14", id="Vegeta h-wa14"), pytest.param("h-wa33", id="Frieza h-wa33")]


@pytest.mark.rule("CB8.11.4", "CB9.11", "CB8.1.8")
@pytest.mark.parametrize("card", PLUNDER)
@pytest.mark.parametrize("team", ["{card}", "{card}:injured", "h-wa25+{card}:injured"])
def test_plunder_takes_a_coin_after_a_victory(card: str, team: str) -> None:
    for answer, taken in (("accept", 1), ("decline", 0)):
        state = battle(team.format(card=card), "n-509:growth=1 n-470:growth=3")
        assert asked(state)
        play(state, answer)
        settle(state)
        if taken:
            assert sorted(choices(state, "pick")) == ["pick n-470 growth", "pick n-509 growth"]
            play(state, "pick n-470 growth")
        assert (coins(state, card), coins(state, "n-470"), coins(state, "n-509")) == (taken, 3 - taken, 1)


@pytest.mark.rule("CB8.11.4", "CB8.1.3", "CB7.14.9")
@pytest.mark.parametrize("card", PLUNDER)
def test_plunder_is_not_for_blockers_nor_after_a_breakthrough_or_a_defeat(card: str) -> None:
    assert asked(battle(card, "n-509:growth=1"))
    assert not asked(battle(card, "n-509:growth=1", attacker="red"))
    assert not asked(battle(card, "n-509:growth=1", block=False))
    assert not asked(battle(card, "n-509:growth=9"))


@pytest.mark.rule("CB12.2.4", "R71", "CB8.11.4")
@pytest.mark.parametrize("card", PLUNDER)
def test_plunder_takes_a_db_coin_of_a_beaten_dragon_ball_team(card: str) -> None:
    state = battle(card, "h-wa02:db=1:growth=1 h-wa18:db=2", line="db")
    assert asked(state)
    play(state, "accept")
    settle(state)
    assert not choices(state, "pick")
    assert (coins(state, card, "db"), coins(state, "h-wa02", "db"), coins(state, "h-wa18", "db")) == (1, 0, 2)
    assert (coins(state, card), coins(state, "h-wa02")) == (0, 1)


@pytest.mark.rule("CB8.11.4", "CB5.6.4")
def test_plunder_is_not_asked_where_there_is_nothing_to_take() -> None:
    assert not asked(battle("h-wa14", "n-509 n-470"))
    assert not asked(battle("h-wa14", "h-wa02:growth=1", line="db"))  # there it takes db coins only


@pytest.mark.rule("CB8.11.4", "CB5.7.11")
def test_plunder_takes_nothing_from_what_is_protected_from_it() -> None:
    shield = '{ kind = "static", valid = true, apply = [{ mod = "protect", to = "self", from = ["all"], by = "opp" }] }'
    state = battle("h-wa14", "x-1:growth=1 n-470:growth=3", made=ninja("x-1", shield))
    assert asked(state)
    play(state, "accept")
    settle(state)
    assert (coins(state, "h-wa14"), coins(state, "x-1"), coins(state, "n-470")) == (1, 1, 2)
    assert not asked(battle("h-wa14", "x-1:growth=1", made=ninja("x-1", shield)))


@pytest.mark.rule("R71", "CB6.8.3")
def test_plundered_db_coins_over_seven_are_lost() -> None:
    blue = seat("h-wa14:db=3", pool=4)
    state = table("J", red=seat("h-wa02:db=1", line="db"), blue=blue, attacker="blue")
    fight(state, "h-wa14", "h-wa02")
    play(state, "accept")
    assert (coins(state, "h-wa14", "db"), coins(state, "h-wa02", "db"), state.pool[BLUE]) == (3, 0, 4)


@pytest.mark.rule("CB8.11.7", "CB8.11.4")
def test_plunder_counts_once() -> None:
    blue = seat("h-wa14 x-1:time=3")
    state = table("J", red=seat("n-509:growth=2"), blue=blue, attacker="blue", made=granting("plunder"))
    fight(state, "h-wa14", "n-509")  # 5 to 4
    play(state, "accept")
    assert "accept" not in choices(state)
    assert (coins(state, "h-wa14"), coins(state, "n-509")) == (1, 1)


# -- Ally -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.11.5", "CB8.1.2")
@pytest.mark.parametrize(
    ("card", "friends", "strengths"),
    [
        pytest.param("h-wa01", "h-wa08 h-wa09 h-wa10", ("2/0", "3/1", "1/0", "2/1"), id="Krillin h-wa01"),
        pytest.param("h-wa11", "h-wa06 h-wa07", ("1/2", "2/3", "1/1", "2/2"), id="Videl h-wa11"),
        pytest.param("h-wa28", "h-wa29", ("3/2", "4/3", "2/1", "3/2"), id="Jeice h-wa28"),
        pytest.param("h-wa29", "h-wa28", ("3/1", "4/2", "2/1", "3/2"), id="Burter h-wa29"),
    ],
)
def test_an_ally_in_the_team_gives_one_and_one(card: str, friends: str, strengths: tuple[str, ...]) -> None:
    def shown(village: str, red: str = "n-430") -> str:
        return power(table("J", red=seat(red), blue=seat(village)), card)

    alone, beside, hurt, hurt_beside = strengths
    for friend in friends.split():
        assert shown(f"{card} {friend}") == alone
        assert shown(f"{card}+{friend}") == shown(f"{friend}+h-wa21+{card}") == beside
        assert shown(f"{card}:injured {friend}") == hurt
        assert shown(f"{card}:injured+{friend}:injured") == hurt_beside
    assert shown(f"{card}+h-wa14") == alone
    assert shown(card, friends.split(maxsplit=1)[0]) == alone


@pytest.mark.rule("CB8.11.7", "CB8.11.5")
@pytest.mark.parametrize(
    ("keyword", "krillin", "goku"),
    [("ally:Goku", "3/1", "3/0"), ("ally:Gohan", "4/2", "4/1")],  # nobody is his own ally
)
def test_the_same_ally_counts_once_and_another_besides(keyword: str, krillin: str, goku: str) -> None:
    blue = seat("h-wa01+h-wa08+h-wa06 x-1:time=3")
    state = table("J", red=seat("n-430"), blue=blue, made=granting(keyword))
    assert (power(state, "h-wa01"), power(state, "h-wa08")) == (krillin, goku)


# -- Thrash -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.11.6", "R31", "CB6.8.2")
@pytest.mark.parametrize("team", ["h-wa34", "h-wa34:injured+h-wa26"])
@pytest.mark.parametrize("red", ["n-437", "n-509", "h-wa25"])
def test_thrash_of_frieza_h_wa34_wins_a_reward_with_a_victory(team: str, red: str) -> None:
    line = "db" if red.startswith("h-") else "naruto"
    state = battle(team, f"{red}:injured", line=line)  # Guy has 5 Combat then
    idle(state, "P")
    assert len(state.rewards[BLUE]) == 1
    assert state.pool[RED] == 0


@pytest.mark.rule("CB8.11.6", "CB8.6.5", "CB8.1.3", "CB7.14.9")
def test_thrash_of_frieza_h_wa34_is_for_an_attacking_head_that_has_won() -> None:
    def won(village: str, red: str, attacker: str = "blue", *, block: bool = True) -> int:
        state = battle(village, red, attacker=attacker, block=block)
        idle(state)
        return len(state.rewards[BLUE])

    assert won("h-wa39+h-wa34", "n-509") == 0
    assert won("h-wa34", "n-509", "red") == 0
    assert won("h-wa34", "n-437") == 0  # a Draw
    assert won("h-wa34", "n-437:growth=1") == 0
    assert won("h-wa34", "n-509", block=False) == 2  # the rewards of the Breakthrough alone


@pytest.mark.rule("CB8.11.7", "CB8.11.6")
def test_thrash_counts_once() -> None:
    state = battle("h-wa34 x-1:time=3", "n-509", made=granting("thrash"))
    idle(state, "P")
    assert len(state.rewards[BLUE]) == 1
