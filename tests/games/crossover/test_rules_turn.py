"""The turn up to the organization (7.0 to 7.10), and what these steps have in common (section 6)."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    decider,
    discard,
    fight,
    hand,
    idle,
    injured,
    pay,
    play,
    power,
    seat,
    settle,
    step,
    table,
    teams,
)


def offered(state: Crossover, start: str) -> list[str]:
    """The cards offered for a verb, sorted."""
    return sorted(words.split()[1] for words in choices(state, f"{start} "))


@pytest.mark.rule("CB7.0.1", "CB10.3")
def test_resigning_ends_the_game_at_once() -> None:
    state = table("G", red=seat(hand="n-428"), blue=seat(rewards=0))
    state.apply("resign")
    assert state.returns() == (0.0, 1.0)


@pytest.mark.rule("CB7.0.2", "CB7.3.1", "CB7.6.1")
@pytest.mark.parametrize(("attacker", "charging", "card"), [("red", "E", "n-428"), ("blue", "B", "h-wa01")])
def test_each_line_charges_once_in_its_own_step(attacker: str, charging: str, card: str) -> None:
    red, blue = seat(hand="n-428 n-430"), seat(hand="h-wa01 h-wa02")
    state = table("A0", red, blue, attacker=attacker)
    steps = []
    while state.turn == 9:
        if choices(state, "charge "):
            steps.append(step(state))
        play(state, choices(state)[-1])
    assert steps == [charging]
    again = table(charging, red, blue, attacker=attacker)
    play(again, f"charge {card}")
    assert chakra(again, again.attacker) == card
    assert not choices(again, "charge ")


@pytest.mark.rule("CB7.1.1", "CB8.8.1", "CB5.6.1")
def test_time_coins_go_before_the_turn_starts() -> None:
    # Medical Machine heals at the start of the turn: with its last coin gone it is no longer there to do so.
    last = table("A0", attacker="blue", blue=seat("h-wa25:injured h-ev04:time=1", hand="h-wa01"))
    assert injured(last, "h-wa25")
    assert at(last, "h-ev04") == "blue chakra"
    more = table("A0", attacker="blue", blue=seat("h-wa25:injured h-ev04:time=2", hand="h-wa01"))
    assert not injured(more, "h-wa25")
    assert coins(more, "h-ev04", "time") == 1


@pytest.mark.rule("CB6.4.3", "CB6.4.5")
def test_only_the_attackers_cards_lose_time() -> None:
    state = table(
        "A0", red=seat("m-373:time=4 m-410", hand="n-428"), blue=seat("h-ev01:time=2", hand="h-wa01", line="db")
    )
    assert (coins(state, "m-373", "time"), coins(state, "h-ev01", "time")) == (3, 2)
    assert at(state, "m-410") == "red village"
    idle(state)
    idle(state)
    assert (coins(state, "m-373", "time"), coins(state, "h-ev01", "time")) == (2, 1)
    assert at(state, "m-410") == "red village"


@pytest.mark.rule("CB7.2.1", "R6", "CB10.3")
def test_the_attacker_draws_one_card_or_none_from_an_empty_deck() -> None:
    state = table("A", red=seat(hand="n-428", deck="n-430"))
    assert hand(state, RED) == "n-428 n-430"
    empty = table("A", red=seat(hand="n-428", only=True))
    assert (hand(empty, RED), empty.deciders) == ("n-428", (RED,))  # nobody has lost yet


@pytest.mark.rule("CB7.4.1", "CB5.2.1", "CB5.2.2", "CB8.1.5")
def test_strategy_abilities_are_used_in_step_c() -> None:
    blue = seat("h-wa16 h-wa18:injured", chakra="h-wa02*2", hand="h-wa01")
    state = table("C", attacker="blue", blue=blue, red=seat(hand="n-428"))
    assert choices(state) == ["activate h-wa16", "pass"]
    play(state, "activate h-wa16")
    settle(state)
    assert not injured(state, "h-wa18")
    assert (chakra(state, BLUE), discard(state, BLUE)) == ("h-wa02", "h-wa02")
    # Once a turn, and only in step C.
    assert "activate h-wa16" not in choices(state)
    fighting = table("J", attacker="blue", blue=blue, red=seat("n-437", hand="n-428"))
    fight(fighting, "h-wa16")
    assert step(fighting) == "L"
    assert "activate h-wa16" not in choices(fighting)


@pytest.mark.rule("CB5.2.3", "CB5.4.6", "CB6.14.3", "CB9.13", "CB9.16")
def test_adventures_are_for_the_attacker_in_step_c_at_their_printed_turn_cost() -> None:
    blue = seat("h-wa08 h-wa14", chakra="h-wa02*2", hand="h-te18 h-wa01", indicator=2)
    state = table("C", attacker="blue", blue=blue)
    assert choices(state) == ["adventure h-te18", "pass"]
    play(state, "adventure h-te18", "target h-wa08")
    assert coins(state, "h-wa08") == 1
    assert at(state, "h-te18") == "blue chakra"
    early = table("C", attacker="blue", blue=seat("h-wa08", chakra="h-wa02*2", hand="h-te18 h-wa01", indicator=1))
    assert "adventure h-te18" not in choices(early)
    defending = table("C", red=seat(hand="n-428"), blue=blue)
    play(defending, "pass")
    assert step(defending) != "C" or "adventure h-te18" not in choices(defending)
    fighting = table("J", attacker="blue", blue=blue)
    fight(fighting, "h-wa08")
    assert not choices(fighting, "adventure")


@pytest.mark.rule("CB7.5.1", "CB5.2.5", "CB6.1.1", "CB5.5.9")
def test_a_mission_needs_its_turn_cost_and_its_hand_cost() -> None:
    red = seat("n-430:injured", hand="m-346 m-352 j-362 n-428", indicator=4)
    state = table("D1", red=red)
    assert offered(state, "mission") == ["m-346"]  # Inquiry m-352 needs turn 5
    play(state, "mission m-346")
    assert offered(state, "pay") == ["j-362", "m-352"]  # lightning as m-346 is; Shino is wind
    play(state, "pay j-362")
    assert chakra(state, RED) == "j-362 m-346"
    later = table("D1", red=seat("n-430:injured", hand="m-352 j-362", indicator=5))
    play(later, "mission m-352", "pay j-362")
    assert (injured(later, "n-430"), coins(later, "n-430")) == (False, 1)
    poor = table("D1", red=seat(hand="m-346 n-428"))
    assert offered(poor, "mission") == []


@pytest.mark.rule("CB7.5.2", "CB7.5.1", "R26")
def test_one_mission_a_turn_and_no_counter_in_the_own_turn() -> None:
    state = table("D1", red=seat(hand="m-346*2 j-362*2 m-333 n-428"))
    assert offered(state, "mission") == ["m-346"]
    play(state, "mission m-346", "pay j-362")
    settle(state)
    assert step(state) != "D1"
    assert not choices(state, "mission")


@pytest.mark.rule("CB7.5.3", "CB7.5.4", "R24", "R25", "CB12.2.1")
def test_a_counter_answers_the_mission_or_comes_after_it() -> None:
    red = seat("n-430", hand="m-409 n-426 n-496")
    blue = seat("c-046", hand="m-366*2 n-431*2 n-432", line="naruto", indicator=0)
    state = table("D1", red=red, blue=blue)
    play(state, "mission m-409")
    pay(state)
    assert (decider(state), offered(state, "counter")) == ("blue", ["m-366"])
    play(state, "counter m-366", "pay n-431")
    settle(state)
    assert at(state, "c-046") == "blue discard"
    # One Counter a turn: it is red's turn to go on, although blue holds another.
    assert (decider(state), step(state)) == ("red", "E")
    # Nothing to answer: the counter comes on a Chain of its own, once the mission is passed.
    state = table("D1", red=red, blue=blue)
    play(state, "pass")
    assert (decider(state), step(state), offered(state, "counter")) == ("blue", "D2", ["m-366"])
    play(state, "counter m-366", "pay n-432")
    settle(state)
    assert at(state, "c-046") == "blue discard"


@pytest.mark.rule("CB7.5.3")
def test_a_counter_looks_at_the_blockers_own_turn_indicator() -> None:
    for indicator, possible in ((2, False), (3, True)):
        blue = seat(hand="m-333 n-428", line="naruto", indicator=indicator)
        state = table("D2", red=seat(hand="n-430", indicator=9), blue=blue)
        assert ("counter m-333" in choices(state)) == possible
    play(state, "counter m-333", "pay n-428")
    settle(state)
    assert at(state, "m-333") == "blue village"


@pytest.mark.rule("CB7.7.1", "CB7.7.2", "CB7.7.3", "CB2.2")
def test_one_client_a_turn_and_no_two_of_a_name() -> None:
    state = table("F", red=seat(hand="c-044*2 c-046 n-428", indicator=1))
    assert offered(state, "client") == ["c-044", "c-046"]
    play(state, "client c-044", "accept")
    assert at(state, "c-044#r1") == "red village"
    assert coins(state, "c-044#r1", "promise") == 3
    assert step(state) != "F"
    again = table("F", red=seat("c-044", hand="c-044 c-046 n-428", indicator=1))
    assert offered(again, "client") == ["c-046"]
    early = table("F", red=seat(hand="c-044 n-428", indicator=0))
    assert offered(early, "client") == []


@pytest.mark.rule("CB7.8.1", "CB7.8.2", "CB6.6.2", "CB8.8.3", "CB8.8.4")
def test_one_fighter_is_deployed_a_turn() -> None:
    state = table("G", red=seat("n-430", hand="n-468 n-428 n-437", indicator=4))
    assert offered(state, "deploy") == ["n-428", "n-468"]  # Might Guy needs turn 5
    play(state, "deploy n-468")
    assert teams(state, RED) == "n-430 n-468"
    assert not injured(state, "n-468")
    assert power(state, "n-430") == "4/1"  # Iruka was put in play
    assert offered(state, "deploy") == []


@pytest.mark.rule("CB7.8.3", "CB6.3.1", "R22", "CB6.11.1")
def test_no_two_fighters_share_a_name_platoons_included() -> None:
    state = table("G", red=seat("n-430 n-497", hand="n-475 n-490 n-392 n-428", indicator=3))
    assert offered(state, "deploy") == ["n-428"]
    platoon = table("G", red=seat("n-392", hand="n-475 n-490 n-428", indicator=3))
    assert offered(platoon, "deploy") == ["n-428"]
    # The other player may have the same names.
    both = table("G", red=seat(hand="n-430 n-428"), blue=seat("n-430", line="naruto"))
    assert offered(both, "deploy") == ["n-428", "n-430"]


@pytest.mark.rule("CB6.1.2", "CB6.11.1")
def test_a_card_with_two_symbols_counts_as_either() -> None:
    # The Platoon of lightning and wind is paid for with either; a card of both pays for wind.
    state = table("G", red=seat(hand="n-494 n-428 n-430 n-431"))
    play(state, "deploy n-494")
    assert sorted(choices(state)) == ["pay n-428", "pay n-430"]
    temari = table("G", red=seat(hand="n-462 n-494 n-431"))
    play(temari, "deploy n-462")
    assert choices(temari) == ["pay n-494"]


@pytest.mark.rule("CB6.1.3", "CB9.2", "CB9.18")
def test_chi_cost_is_paid_with_symbols_of_the_own_line() -> None:
    state = table("G", attacker="blue", blue=seat(hand="h-wa10 h-wa18 h-wa02", indicator=5))
    play(state, "deploy h-wa10")
    assert choices(state) == ["pay h-wa02"]  # earth, Piccolo is namek
    play(state, "pay h-wa02")
    assert chakra(state, BLUE) == "h-wa02"
    naruto, dragon_ball = (state.terms.pool.by_id[card].symbol_bits for card in ("n-431", "h-wa02"))
    assert naruto & dragon_ball == 0  # both are printed Earth


@pytest.mark.rule("CB7.8.4", "CB6.9.1", "CB6.9.4", "R19", "R20", "R21")
def test_growth_any_number_of_times_beside_the_deployment() -> None:
    red = seat("n-497 n-430", hand="n-490 n-475 n-428", indicator=0)
    state = table("G", red=red)
    assert offered(state, "grow") == ["n-475", "n-490"]
    play(state, "grow n-490", "deploy n-428", "grow n-475")
    assert teams(state, RED) == "n-428 n-475 n-490"
    assert chakra(state, RED) == "n-430 n-497"
    # Not on a fighter with a growth coin, on one put in play this turn, or on a Platoon.
    for present in ("n-497:growth", "n-497:fresh", "n-392"):
        refused = table("G", red=seat(present, hand="n-490 n-428", indicator=0))
        assert offered(refused, "grow") == []


@pytest.mark.rule("CB6.9.3", "CB6.9.4", "CB5.6.1")
def test_growth_keeps_team_and_coins_and_is_put_in_play_but_not_deployed() -> None:
    red = seat("n-430+n-469:promise=2", hand="n-424 n-428", deck="n-431")
    state = table("G", red=red)
    play(state, "grow n-424")
    # Konohamaru's text works when he is put in play.
    assert choices(state) == ["accept", "decline"]
    play(state, "decline")
    assert teams(state, RED) == "n-430+n-424"
    assert (coins(state, "n-424"), coins(state, "n-424", "promise")) == (1, 2)
    # Naruto n-497 works only when deployed.
    state = table("G", red=seat("n-490 n-430", hand="n-497 n-428"))
    play(state, "grow n-497")
    assert "accept" not in choices(state)


@pytest.mark.rule("CB6.10.1", "R23", "CB8.9.8")
def test_ambush_is_the_deployment_from_the_chakra_at_normal_costs() -> None:
    red = seat("n-430", hand="n-431 n-428", chakra="n-482", indicator=5)
    state = table("G", red=red)
    assert offered(state, "ambush") == ["n-482"]
    play(state, "ambush n-482", "pay n-431")
    assert teams(state, RED) == "n-430 n-482"
    assert (chakra(state, RED), offered(state, "deploy")) == ("n-431", [])
    forbidden = table("G", red=red, blue=seat("n-508", line="naruto"))
    assert offered(forbidden, "ambush") == []
    early = table("G", red=seat(hand="n-431 n-428", chakra="n-482", indicator=4))
    assert offered(early, "ambush") == []


@pytest.mark.rule("CB7.9.1", "CB7.9.2", "CB7.9.3", "R27", "R28", "CB5.5.11")
def test_coins_are_placed_and_seven_of_them_are_a_wish() -> None:
    blue = seat("h-wa01:db=3 h-wa02", pool=4, wishes="h-wi04 h-wi06", hand="h-wa08")
    state = table("H", attacker="blue", blue=blue)
    assert choices(state) == ["coin h-wa01", "coin h-wa02", "pass"]
    play(state, "coin h-wa02", "coin h-wa02", "coin h-wa01")
    assert not choices(state, "wish")
    play(state, "coin h-wa01")
    assert choices(state, "wish") == ["wish h-wi04", "wish h-wi06"]
    play(state, "wish h-wi04")
    settle(state)
    assert len(state.hand[BLUE]) == 5
    assert (coins(state, "h-wa01", "db"), coins(state, "h-wa02", "db")) == (0, 0)
    assert at(state, "h-wi04") == "blue removed"
    assert not choices(state, "wish")


@pytest.mark.rule("CB7.10.1", "CB2.5", "CB15.5")
def test_every_division_into_teams_of_one_to_three_can_be_made() -> None:
    state = table("I", red=seat("n-437 n-436 n-430 n-470"))
    play(state, "lead n-437", "back n-436", "back n-470")
    assert not choices(state, "back")  # three are a Team
    play(state, "done")
    assert teams(state, RED) == "n-430 n-437+n-436+n-470"
    other = table("I", red=seat("n-437+n-436 n-430"))
    play(other, "keep")
    assert teams(other, RED) == "n-430 n-437+n-436"


@pytest.mark.rule("CB7.10.2", "R11")
def test_teams_last_into_the_opponents_turn() -> None:
    state = table("I", red=seat("n-437 n-436"), blue=seat("h-wa25", hand="h-wa01"), turn=9)
    play(state, "lead n-437", "back n-436")
    play(state, "done")  # nobody is left to name, and nobody attacks
    idle(state, "J")
    assert (decider(state), teams(state, RED)) == ("blue", "n-437+n-436")
    play(state, "attack h-wa25")
    assert choices(state) == ["block n-437", "pass"]
