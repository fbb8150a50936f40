"""Two decks of one line (12.2)."""

from __future__ import annotations

import pytest

from meijin.games.crossover.objects import board
from tests.games.crossover.table import (
    BLUE,
    RED,
    choices,
    coins,
    decider,
    fight,
    new,
    number,
    play,
    seat,
    settle,
    step,
    table,
)


@pytest.mark.rule("CB12.2.1", "CB9.15")
def test_naruto_against_naruto_has_no_dragon_ball_steps() -> None:
    state = new(chooser="red", blue_deck="byakugan-fang")
    play(state, "first", "keep", "keep")
    assert step(state) != "setup"  # no Wishes to place
    steps = set()
    while state.turn < 3:
        steps.add(step(state))
        play(state, choices(state)[-1])
    assert not steps & {"B", "H"}
    assert "E" in steps
    breakthrough = table("J", red=seat("n-437"), blue=seat(line="naruto", hand="n-428"))
    fight(breakthrough, "n-437")
    assert (len(breakthrough.rewards[RED]), breakthrough.pool) == (2, [0, 0])


@pytest.mark.rule("CB12.2.1", "CB7.5.3", "R25")
def test_both_naruto_players_may_counter_but_no_dragon_ball_player() -> None:
    for attacker in ("red", "blue"):
        state = table("D2", seat(hand="m-333 n-428"), seat(hand="m-333 n-428"), attacker=attacker)
        assert decider(state) != attacker
        assert choices(state) == ["counter m-333", "pass"]
    crossover = table("D2", red=seat(hand="n-428"), blue=seat(hand="h-wa01"))
    assert decider(crossover) == "red"


@pytest.mark.rule("CB12.2.3", "CB7.3.1", "CB4.4.1")
def test_dragon_ball_against_dragon_ball_has_wishes_and_coins_on_both_sides() -> None:
    state = new(chooser="red", red_deck="emperor-armada")
    play(state, "first", "keep", "keep")
    assert (decider(state), step(state)) == ("red", "setup")
    play(state, "place h-wi04", "done")
    assert (decider(state), step(state)) == ("blue", "setup")
    play(state, "done")
    steps = set()
    while state.turn < 3:
        steps.add(step(state))
        play(state, choices(state)[-1])
    assert "B" in steps
    assert not steps & {"E", "F", "D2"}
    for attacker, defender in ((RED, BLUE), (BLUE, RED)):
        fighting = table(
            "J",
            red=seat("h-wa34", line="db", hand="h-wa01"),
            blue=seat("h-wa34", hand="h-wa01"),
            attacker=("red", "blue")[attacker],
        )
        fight(fighting, "h-wa34", "-")
        assert fighting.pool[defender] == 2


@pytest.mark.rule("CB12.2.4", "CB8.11.4", "R71")
def test_plunder_moves_a_db_coin_of_an_opposing_fighter_in_a_match_of_dragon_ball() -> None:
    red = seat("h-wa14", line="db")
    state = table("J", red=red, blue=seat("h-wa01:db=2:growth=1"))
    fight(state, "h-wa14", "h-wa01")  # 5 to 3
    assert (decider(state), choices(state)) == ("red", ["accept", "decline"])
    play(state, "accept")
    settle(state)
    assert (coins(state, "h-wa14", "db"), coins(state, "h-wa01", "db")) == (1, 1)
    assert coins(state, "h-wa01") == 1  # not the growth coin


@pytest.mark.rule("R71", "CB6.8.3", "CB12.2.4")
def test_a_plundered_coin_over_the_cap_is_lost() -> None:
    state = table("J", red=seat("h-wa14", line="db", pool=7), blue=seat("h-wa01:db=2"))
    fight(state, "h-wa14", "h-wa01")
    play(state, "accept")
    assert (coins(state, "h-wa14", "db"), state.pool[RED]) == (0, 7)


@pytest.mark.rule("CB12.2.5", "CB6.14.2")
def test_arts_need_their_turn_cost_in_a_match_of_dragon_ball() -> None:
    for indicator, usable in ((1, False), (2, True)):
        red = seat("h-wa08", line="db", hand="h-te02 h-ev03", chakra="h-wa02*3", indicator=indicator)
        state = table("J", red=red, blue=seat("h-wa25"))
        fight(state, "h-wa08", "-")
        assert bool(choices(state, "use h-te02")) == usable


@pytest.mark.rule("CB12.2.2", "CB9.5", "CB8.9.2")
def test_team_mental_power_counts_all_members_and_what_adds_to_it() -> None:
    state = table("J", red=seat("n-525+n-423"), blue=seat("n-438", line="naruto"), attacker="blue")
    assert board.team_mental(state, state.team[number(state, "n-525")]) == 0 + 3 + 2
    attacking = table("J", red=seat("n-525+n-423"), blue=seat("n-438", line="naruto"))
    assert board.team_mental(attacking, attacking.team[number(attacking, "n-525")]) == 3


@pytest.mark.rule("CB12.2.6", "CB9.13")
def test_adventures_are_used_but_there_is_no_adventure_showdown() -> None:
    red = seat("h-wa08", line="db", hand="h-te18 h-wa01", chakra="h-wa02*2")
    state = table("C", red=red, blue=seat("h-wa25"))
    play(state, "adventure h-te18")
    settle(state)
    assert coins(state, "h-wa08") == 1
    assert state.battles == []


@pytest.mark.rule("CB12.2.7", "CB9.1")
def test_the_deck_rules_hold_for_both_decks_of_one_line() -> None:
    state = new(red_deck="earth-defenders", blue_deck="emperor-armada")
    assert [sum(count for _, count in each.main) for each in state.terms.lists] == [40, 40]
