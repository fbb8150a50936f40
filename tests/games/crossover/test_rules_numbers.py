"""Continuous effects and numbers (5.7), and what the steps have in common (6.2, 6.5, 6.12 to 6.14)."""

from __future__ import annotations

import pytest

from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.objects import board
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    discard,
    fight,
    has_trait,
    idle,
    injured,
    number,
    pay,
    play,
    power,
    seat,
    settle,
    step,
    table,
    team_power,
    teams,
)


@pytest.mark.rule("CB5.7.1", "CB2.4", "CB3.3.5", "CB9.10")
@pytest.mark.parametrize(
    ("written", "now"),
    [
        ("n-436", "3/2"),
        ("n-436:injured", "1/2"),
        ("n-436:growth=2", "5/4"),
        ("n-436:injured:growth=2", "3/4"),
        ("n-436:promise=2", "3/2"),
    ],
)
def test_power_is_that_of_the_status_and_growth_coins(written: str, now: str) -> None:
    state = table("J", red=seat(written), blue=seat("h-wa25:growth=1"))
    assert power(state, "n-436") == now
    assert power(state, "h-wa25") == "5/1"  # the same coins in both games


@pytest.mark.rule("CB5.7.2", "CB8.9.6", "CB5.7.5")
def test_the_growth_value_is_the_highest_that_is_set() -> None:
    assert power(table("J", red=seat("n-436:growth=2 m-368")), "n-436") == "7/6"
    assert power(table("J", red=seat("n-436:growth=2 m-368 m-368")), "n-436") == "7/6"
    # Only the own fighters.
    assert power(table("J", red=seat("m-368"), blue=seat("h-wa25:growth=2")), "h-wa25") == "6/2"


@pytest.mark.rule("CB5.7.3", "CB2.6", "R48", "R12")
def test_power_may_be_negative_but_team_power_may_not() -> None:
    state = table(
        "J",
        red=seat("n-425+n-470", hand="m-346", chakra="n-430"),
        blue=seat("h-wa21+h-wa24", hand="h-te03 h-te03 h-ev03", chakra="h-wa02*3"),
    )
    fight(state, "n-425", "h-wa21")
    play(state, "pass", "use h-te03 h-wa21")
    settle(state)
    assert (power(state, "n-425"), power(state, "n-470")) == ("-1/-1", "-1/1")
    assert team_power(state, "n-425") == 0
    play(state, "use h-te03 h-wa21", "pay h-wa02")
    settle(state)
    assert power(state, "n-425") == "-2/-2"
    assert team_power(state, "n-425") == 0


@pytest.mark.rule("CB5.7.4", "CB8.1.2", "CB8.1.13", "CB8.6.1")
def test_statics_work_and_stop_at_once_and_not_while_injured_unless_valid() -> None:
    assert power(table("J", red=seat("n-477+n-436")), "n-436") == "4/3"  # Tenten, to Weapon fighters in her Team
    assert power(table("J", red=seat("n-477:injured+n-436")), "n-436") == "3/2"
    assert power(table("J", red=seat("n-469 n-470")), "n-469") == "3/0"
    assert power(table("J", red=seat("n-469:injured n-470")), "n-469") == "4/0"  # valid
    state = table("J", red=seat("n-469:growth=1 n-470:injured"), blue=seat("h-wa25"))
    fight(state, "n-470", "h-wa25")  # 1 to 4
    assert at(state, "n-470") == "red discard"
    assert power(state, "n-469") == "2/1"


@pytest.mark.rule("CB5.7.5")
def test_copies_of_a_static_add_up() -> None:
    one = table("J", blue=seat("h-wa25 h-ev01:time=2"), attacker="blue")
    two = table("J", blue=seat("h-wa25 h-ev01:time=2 h-ev01:time=1"), attacker="blue")
    assert (power(one, "h-wa25"), power(two, "h-wa25")) == ("5/0", "6/0")


@pytest.mark.rule("CB8.1.3", "CB5.7.4")
def test_a_role_decides_whether_an_ability_works() -> None:
    assert power(table("J", blue=seat("h-wa13"), attacker="blue"), "h-wa13") == "5/1"
    assert power(table("J", blue=seat("h-wa13"), red=seat("n-430")), "h-wa13") == "4/1"
    defending = table("J", red=seat("n-525+n-430"), blue=seat("h-wa25"), attacker="blue")
    assert team_power(defending, "n-525") == 6 + 2
    assert team_power(table("J", red=seat("n-525+n-430")), "n-525") == 6


@pytest.mark.rule("CB5.7.7", "CB8.4.12", "CB8.5.3")
def test_printed_values_ignore_modifiers() -> None:
    state = table(
        "J",
        red=seat("n-490:growth=2", hand="m-346 j-363", chakra="n-430*2"),
        blue=seat("h-wa25", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-490", "h-wa25")
    play(state, "use j-363 n-490")
    settle(state)
    assert power(state, "n-490") == "10/2"  # 4 + 2 and the printed 4


@pytest.mark.rule("CB5.7.8", "CB8.9.5")
def test_costs_are_never_below_0() -> None:
    # Yura: Sand fighters cost 1 less.
    state = table("G", red=seat("n-463", hand="n-483 n-462"))
    play(state, "deploy n-483")
    assert (teams(state, RED), chakra(state, RED)) == ("n-463 n-483", "")
    assert board.hand_cost(state, number(state, "n-462")) == 0


@pytest.mark.rule("CB5.7.9")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    state = table("G", red=seat("n-430", hand="n-468 n-428"))
    play(state, "deploy n-468")
    assert power(state, "n-430") == "4/1"
    idle(state)
    assert (state.turn, power(state, "n-430")) == (10, "3/0")


@pytest.mark.rule("CB5.7.9", "CB8.10.23")
def test_what_lasts_for_the_next_turn_ends_with_that() -> None:
    blue = seat("h-wa25", hand="h-te12", chakra="h-wa08*3")
    state = table("C", red=seat("n-526", hand="n-428"), blue=blue)
    play(state, "activate n-526")
    settle(state)
    idle(state)
    assert state.turn == 10
    idle(state, "J")
    fight(state, "h-wa25", "-")
    assert not choices(state, "use")
    idle(state)
    idle(state)
    assert state.turn == 12
    idle(state, "J")
    fight(state, "h-wa25", "-")
    assert choices(state, "use h-te12") == ["use h-te12 h-wa25"]


@pytest.mark.rule("CB5.7.10", "CB5.7.12", "CB8.9.3")
def test_a_protected_fighter_is_a_target_but_not_damaged() -> None:
    # Sakura n-523: the opponent's effects cannot damage or injure her.
    state = table(
        "J",
        red=seat("n-523", hand="m-346", chakra="n-430"),
        blue=seat("h-wa02", hand="h-te01 h-ev03", chakra="h-wa08*3"),
    )
    fight(state, "n-523", "h-wa02")
    play(state, "pass", "use h-te01 h-wa02")
    settle(state)
    assert not injured(state, "n-523")
    # The Showdown is no effect.
    weak = table("J", red=seat("n-523"), blue=seat("h-wa34"))
    fight(weak, "n-523", "h-wa34")
    assert injured(weak, "n-523")


@pytest.mark.rule("CB5.7.11", "CB5.7.13", "CB5.7.12", "CB8.10.23")
def test_protection_from_all_arts_of_the_opponent() -> None:
    # Absolute Defense answers Solar Flare, which skips the protected; then no art can aim at them.
    state = table(
        "J",
        red=seat("n-483", hand="j-414 m-346", chakra="n-428*2"),
        blue=seat("h-wa05", hand="h-te03 h-te01 h-ev03", chakra="h-wa08*3 h-wa01*2"),
    )
    fight(state, "n-483", "h-wa05")
    play(state, "pass", "use h-te03 h-wa05")
    pay(state)
    play(state, "use j-414 n-483")
    settle(state)
    assert power(state, "n-483") == "6/2"
    assert step(state) == "L"
    play(state, *([] if state.deciders == (BLUE,) else ["pass"]))
    assert not choices(state, "use h-te01")


@pytest.mark.rule("R34", "CB5.7.10")
def test_eternal_life_keeps_a_fighter_injured() -> None:
    blue = seat("h-wa01:db=7", wishes="h-wi03", hand="h-wa02")
    state = table("H", blue=blue, red=seat("n-437"), attacker="blue")
    play(state, "wish h-wi03")
    settle(state)
    idle(state)
    idle(state, "J")
    fight(state, "n-437", "h-wa01")
    assert (at(state, "h-wa01"), injured(state, "h-wa01")) == ("blue village", True)


@pytest.mark.rule("CB6.2.1", "CB6.2.2", "CB6.2.4")
def test_art_costs_are_paid_by_symbol_as_the_payer_chooses() -> None:
    state = table(
        "J",
        red=seat("n-490", hand="m-346 j-451", chakra="n-494 n-430 n-431"),
        blue=seat("h-wa25"),
    )
    fight(state, "n-490", "h-wa25")
    play(state, "use j-451 n-490", "mode 1")  # 1 lightning and 1 of any
    play(state, "pay n-430", "pay n-494")
    assert (discard(state, RED), chakra(state, RED)) == ("n-430 n-494", "n-431")
    # With a single lightning card of two symbols, it must pay for lightning.
    one = table("J", red=seat("n-490", hand="m-346 j-451", chakra="n-494 n-431"), blue=seat("h-wa25"))
    fight(one, "n-490", "h-wa25")
    play(one, "use j-451 n-490", "mode 1")
    pay(one)
    assert discard(one, RED) == "n-431 n-494"
    none = table("J", red=seat("n-490", hand="m-346 j-453", chakra="n-494 n-431"), blue=seat("h-wa25"))
    fight(none, "n-490", "h-wa25")
    assert not choices(none, "use")  # one card pays one unit: two lightning are needed


@pytest.mark.rule("CB6.3.2", "R50", "CB8.10.13", "CB8.8.15")
def test_an_effect_does_not_put_a_second_fighter_of_a_name_in_play() -> None:
    blue = seat("h-wa08:db=7", discard="h-wa09 h-wa25 h-wa02", wishes="h-wi01", hand="h-wa01")
    state = table("H", blue=blue, attacker="blue")
    play(state, "wish h-wi01", "pick h-wa25", "pick h-wa09")
    assert teams(state, BLUE) == "h-wa08 h-wa25"
    assert at(state, "h-wa09") == "blue discard"


@pytest.mark.rule("CB6.5.4", "CB8.10.5")
def test_injure_is_no_damage() -> None:
    state = table(
        "J",
        red=seat("n-476", hand="j-412 m-346", chakra="n-431*2"),
        blue=seat("h-wa17", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-476", "h-wa17")
    play(state, "use j-412 n-476")
    settle(state)
    assert injured(state, "h-wa17")
    already = table("J", red=seat("n-476", hand="j-412 m-346", chakra="n-431*2"), blue=seat("h-wa17:injured"))
    fight(already, "n-476", "h-wa17")
    assert not choices(already, "use")


@pytest.mark.rule("CB6.5.5", "CB8.10.6", "CB8.8.12", "CB8.11.1")
@pytest.mark.parametrize(("goku", "grown"), [("h-wa08:injured", 1), ("h-wa08", 0)])
def test_healing_a_healthy_fighter_heals_nothing(goku: str, grown: int) -> None:
    # The Cure for the Petrification may be used on any fighter; Goku has Super Heal.
    state = table("D1", red=seat(hand="m-332 n-428"), blue=seat(goku))
    play(state, "mission m-332", "pay n-428")
    settle(state)
    assert not injured(state, "h-wa08")
    assert coins(state, "h-wa08") == grown


@pytest.mark.rule("CB6.6.4", "CB8.10.20", "CB2.8", "CB9.8", "CB8.3.1")
def test_a_stand_by_fighter_joins_a_battling_team_with_a_free_place() -> None:
    red = seat("n-437+n-436 n-430", hand="j-450 m-346", chakra="n-428*2")
    state = table("J", red=red, blue=seat("h-wa34", hand="h-ev03", chakra="h-wa02"))
    fight(state, "n-437", "h-wa34")
    play(state, "use j-450 n-437")
    settle(state)
    assert choices(state) == ["head", "back"]
    play(state, "head")
    assert teams(state, RED) == "n-430+n-437+n-436"
    assert at(state, "n-430") == "red battlefield"
    full = table(
        "J",
        red=seat("n-437+n-436+n-472 n-430", hand="j-450 m-346", chakra="n-428*2"),
        blue=seat("h-wa34", hand="h-ev03", chakra="h-wa02"),
    )
    fight(full, "n-437", "h-wa34")
    play(full, "use j-450 n-437")
    settle(full)
    assert teams(full, RED) == "n-430 n-437+n-436+n-472"


@pytest.mark.rule("CB6.12.1", "CB9.17")
def test_naruto_fighters_are_human_in_a_match_of_the_two_lines() -> None:
    state = table("J", red=seat("n-430 n-470"), blue=seat("h-wa25"))
    assert [has_trait(state, name, "Human") for name in ("n-430", "n-470", "h-wa25")] == [True, True, False]
    alike = table("J", red=seat("n-430"), blue=seat("n-470", line="naruto"))
    assert not has_trait(alike, "n-430", "Human")


@pytest.mark.rule("CB6.14.2", "CB9.16")
def test_dragon_ball_arts_are_played_at_turn_0_in_a_match_of_the_two_lines() -> None:
    blue = seat("h-wa08", hand="h-te02 h-ev03", chakra="h-wa02*3", indicator=0)
    state = table("J", blue=blue, red=seat("n-430"), attacker="blue")
    fight(state, "h-wa08", "-")
    assert choices(state, "use") == ["use h-te02 h-wa08"]  # printed turn 2


@pytest.mark.rule("CB6.14.1", "CB9.20")
def test_naruto_arts_have_turn_cost_0_and_no_traits() -> None:
    red = seat("n-490", hand="j-362 m-346", chakra="n-428*3", discard="j-377", indicator=0)
    state = table("J", red=red)
    fight(state, "n-490")
    assert choices(state, "use") == ["use j-362 n-490"]
    jutsus = [card for card in range(len(state.cards)) if state.cards[card].type_ is CardType.JUTSU]
    assert len(jutsus) > 2
    assert {(board.turn_cost(state, card), board.traits(state, card)) for card in jutsus} == {(0, 0)}


@pytest.mark.rule("CB9.19", "CB8.4.2")
def test_traits_are_shared_by_both_games() -> None:
    # Kurenai looks for Female fighters of either game; her player has only Ninjas, but the words are the same.
    state = table("J", red=seat("n-506 n-470"), blue=seat("h-wa15"))
    assert has_trait(state, "n-470", "Female")
    assert has_trait(state, "h-wa15", "Female")
    assert power(state, "n-470") == "1/3"


@pytest.mark.rule("CB3.3.3", "CB6.9.3")
def test_a_card_that_comes_back_is_a_new_object() -> None:
    state = table("D1", red=seat("n-430:growth=2:injured", hand="m-409 n-426 n-496", indicator=3))
    play(state, "mission m-409", "pay n-426")
    settle(state)
    idle(state, "G")
    play(state, "deploy n-430")
    assert power(state, "n-430") == "3/0"
    assert not injured(state, "n-430")


@pytest.mark.rule("CB8.5.6", "CB8.8.16")
@pytest.mark.parametrize(("team", "drawn"), [("n-430+n-431+n-471", 1), ("n-430+n-431", 0)])
def test_a_team_has_the_size_that_it_had_when_its_showdown_began(team: str, drawn: int) -> None:
    # Revenge for My Son: a card for each defeated Team of three; here Lee, injured, is discarded by the defeat.
    state = table("J", red=seat(f"{team.replace('n-430', 'n-430:injured')} m-374:time=4"), blue=seat("h-wa34"))
    fight(state, "n-430", "h-wa34")
    assert at(state, "n-430") == "red discard"
    assert len(state.hand[RED]) == drawn
