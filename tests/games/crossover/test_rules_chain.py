"""Effects and the Chain (5.1 to 5.6): windows and alternation, announcing, the five ways to fail, triggers."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import ActionError
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
    told,
)


def battle(red: str, blue: str, *, arts: str = "", answers: str = "", block: bool = True) -> Crossover:
    """Step L of red's turn: both have enough chakra, these arts, and another card so that they are asked."""
    state = table(
        "J",
        red=seat(red, hand=f"m-346 {arts}", chakra="j-371*3 j-376*3 j-402*3 j-455*3"),
        blue=seat(blue, hand=f"h-ev03 {answers}", chakra="h-te11*3 h-te08*3 h-te16*3 h-te17*3"),
    )
    first, other = (min(team.replace(":", "+").split()[0].split("+")[:1]) for team in (red, blue))
    fight(state, first, other if block else "-")
    assert (step(state), decider(state)) == ("L", "red")
    return state


# -- what uses the Chain, and when ------------------------------------------------------------------------------------


@pytest.mark.rule("CB5.1.1", "CB5.1.2", "CB8.1.1")
def test_a_deployment_is_not_answered_but_its_trigger_is_on_a_chain() -> None:
    state = table("G", red=seat("n-430", hand="n-497 n-468", indicator=2))
    play(state, "deploy n-497")
    assert teams(state, RED) == "n-430 n-497"  # at once, before anybody is asked anything
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    settle(state)
    assert coins(state, "n-430") == 1


@pytest.mark.rule("CB5.2.4", "CB8.1.17", "CB5.4.4")
def test_action_abilities_and_arts_belong_to_step_l_and_to_battling_fighters() -> None:
    red = seat("n-426 n-430", hand="j-362 m-346", chakra="n-431*3")
    early = table("C", red=red)
    assert not choices(early, "use")
    assert not choices(early, "activate")
    state = table("J", red=red)
    fight(state, "n-430")
    assert choices(state) == ["use j-362 n-430", "pass"]  # Sasuke stayed at home
    both = table("J", red=red)
    fight(both, "n-430 n-426")
    assert choices(both) == ["use j-362 n-430", "use j-362 n-426", "activate n-426", "pass"]


@pytest.mark.rule("CB8.1.17", "CB8.7.5", "CB8.1.6")
def test_an_ability_that_works_anywhere_needs_only_to_be_in_play() -> None:
    state = table("J", red=seat("n-398 n-430 c-044:promise=3", hand="m-346", deck="n-431 n-432 n-476"))
    fight(state, "n-430")
    play(state, "activate n-398", "activate n-398")  # without a limit
    settle(state)
    assert hand(state, RED) == "m-346 n-431 n-432"
    assert coins(state, "c-044", "promise") == 1


@pytest.mark.rule("CB5.2.7", "CB5.3.8")
def test_no_art_answers_a_mission() -> None:
    red = seat("n-430", hand="m-409 n-426 j-362", chakra="n-431*3")
    blue = seat("h-wa01", hand="h-te10", chakra="h-wa02*3")
    state = table("D1", red=red, blue=blue)
    play(state, "mission m-409", "pay n-426")
    with pytest.raises(ActionError):
        play(state, "use j-362 n-430")
    settle(state)
    assert "n-430" in hand(state, RED)


# -- windows ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB5.3.1", "CB5.3.2", "CB5.3.3")
def test_whoever_did_not_use_the_last_effect_speaks_first() -> None:
    state = battle("n-490", "h-wa25", arts="j-362*2", answers="h-te12*2")
    play(state, "use j-362 n-490")
    pay(state)
    assert decider(state) == "blue"
    play(state, "use h-te12 h-wa25")
    pay(state)
    assert decider(state) == "red"
    play(state, "pass")
    assert decider(state) == "blue"  # one pass is not enough
    play(state, "use h-te12 h-wa25")
    pay(state)
    assert (decider(state), len(state.chain)) == ("red", 3)
    assert (power(state, "n-490"), power(state, "h-wa25")) == ("4/0", "4/0")  # nothing has resolved
    play(state, "pass", "pass")
    assert (power(state, "n-490"), power(state, "h-wa25")) == ("5/1", "8/0")


@pytest.mark.rule("CB5.3.3", "CB5.5.8")
def test_a_chain_resolves_from_its_last_item_to_its_first() -> None:
    # Shadow Clone doubles the printed Combat of the status at that moment: 4, or 7 if the blade came first.
    state = battle("n-490", "h-wa02", arts="j-363", answers="h-te01")
    play(state, "use j-363 n-490", "use h-te01 h-wa02")
    pay(state)
    settle(state)
    assert injured(state, "n-490")
    assert power(state, "n-490") == "14/0"


@pytest.mark.rule("CB5.3.4", "CB5.3.5")
def test_the_players_take_turns_at_opening_chains_whoever_used_an_effect() -> None:
    state = battle("n-490", "h-wa25", arts="j-362", answers="h-te12*3")
    play(state, "pass", "use h-te12 h-wa25")  # blue opens red's Chain with its first effect
    pay(state)
    play(state, "pass", "pass")
    assert decider(state) == "blue"  # the second Chain is blue's to open all the same
    play(state, "use h-te12 h-wa25")
    pay(state)
    play(state, "pass", "pass")
    assert decider(state) == "red"
    play(state, "pass", "pass")
    assert step(state) != "L"


@pytest.mark.rule("CB5.3.6", "CB5.3.9", "CB5.4.8", "CB8.8.7", "CB8.6.10")
def test_triggers_come_before_the_next_chain_and_may_be_answered() -> None:
    # Lee becomes the user of an art that requires him: +1/+1, on a Chain of its own after this one.
    state = battle("n-475", "h-wa25+h-wa01", arts="j-383 j-362", answers="h-te12")
    play(state, "use j-383 n-475", "target h-wa25")
    pay(state)
    play(state, "pass", "pass")
    assert at(state, "h-wa25") == "blue chakra"  # 2 Damage
    assert (decider(state), len(state.chain)) == ("blue", 1)  # who does not control the trigger
    play(state, "pass")
    assert choices(state, "use") == ["use j-362 n-475"]  # whatever is legal in step L may answer
    play(state, "pass")
    assert power(state, "n-475") == "4/1"  # injured 3/0 and 1/1
    assert decider(state) == "blue"  # the trigger's Chain has not changed whose turn it is to open


@pytest.mark.rule("CB5.3.7", "CB15.7", "CB13.3")
def test_questions_do_not_tell_what_is_in_a_hand() -> None:
    # With any card in hand and enough chakra blue is asked, whether it could answer or not.
    for held in ("h-te10", "h-wa39"):
        state = table(
            "J",
            red=seat("n-490", hand="j-362", chakra="n-430*2"),
            blue=seat("h-wa25", hand=held, chakra="h-wa02*3"),
        )
        fight(state, "n-490", "h-wa25")
        play(state, "use j-362 n-490")
        assert decider(state) == "blue"
    # Without a card in hand everybody knows that nothing can be used.
    empty = table("J", red=seat("n-490", hand="j-362", chakra="n-430*2"), blue=seat("h-wa25", chakra="h-wa02*3"))
    fight(empty, "n-490", "h-wa25")
    play(empty, "use j-362 n-490")
    assert step(empty) != "L"


# -- announcing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB5.4.1", "CB15.3", "CB8.10.32")
def test_an_effect_is_announced_in_order_mode_then_targets_then_costs() -> None:
    state = table(
        "J",
        red=seat("n-490", hand="m-346 j-451", chakra="n-430*2 n-431*2 n-428"),
        blue=seat("h-wa25+h-wa01", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-490", "h-wa25")
    play(state, "use j-451 n-490")
    assert choices(state) == ["mode 1", "mode 2"]
    play(state, "mode 1")
    assert choices(state) == ["target h-wa01", "target h-wa25"]
    play(state, "target h-wa01")
    assert choices(state, "pay")
    pay(state)
    play(state, "pass", "pass")
    assert injured(state, "h-wa01")


@pytest.mark.rule("CB5.4.2", "CB5.4.4")
def test_what_is_impossible_cannot_be_announced() -> None:
    # No user of turn 3 or more; no lightning; nobody who opposes the user.
    weak = battle("n-430", "h-wa25", arts="j-453 j-377 j-383")
    assert choices(weak, "use") == ["use j-383 n-430"]
    poor = table(
        "J",
        red=seat("n-490", hand="j-453 j-362", chakra="n-431*3"),
        blue=seat("h-wa25"),
    )
    fight(poor, "n-490", "h-wa25")
    assert choices(poor, "use") == ["use j-362 n-490"]
    alone = battle("n-490", "h-wa25", arts="j-377 j-453", block=False)
    assert choices(alone, "use") == ["use j-453 n-490"]


@pytest.mark.rule("CB5.4.4", "CB8.10.23")
def test_a_forbidden_fighter_uses_no_art() -> None:
    # Kakashi forbids it in his Strategy step, for this turn and the next.
    red = seat("n-526", hand="n-428")
    blue = seat("h-wa25 h-wa02", hand="h-te12", chakra="h-wa08*3")
    state = table("C", red=red, blue=blue)
    play(state, "activate n-526", "target h-wa25")
    settle(state)
    idle(state, "J")
    fight(state, "n-526", "h-wa25")
    assert (step(state), decider(state), choices(state)) == ("L", "blue", ["pass"])
    other = table("J", red=red, blue=blue)
    fight(other, "n-526", "h-wa25")
    assert choices(other) == ["use h-te12 h-wa25", "pass"]


@pytest.mark.rule("CB5.4.5", "R14", "CB8.5.3")
def test_a_fighter_uses_any_number_of_arts_in_any_state_and_place() -> None:
    state = battle("n-437+n-490:injured", "h-wa25", arts="j-362*2 j-453")
    play(state, "use j-362 n-490", "pay j-376", "pass", "use j-362 n-490", "pay j-376", "pass", "use j-453 n-490")
    assert "target n-490" in choices(state)  # its own user may be a target


@pytest.mark.rule("CB5.4.3", "R47", "CB15.7")
def test_a_single_target_chooses_itself_and_is_told() -> None:
    state = battle("n-490", "h-wa25", arts="j-377")
    events = play(state, "use j-377 n-490")
    events += pay(state)
    assert any("h-wa25" in str(dict(event.fields)) for event in events)
    play(state, "pass", "pass")
    assert injured(state, "h-wa25")


# -- resolving: the five ways to fail ---------------------------------------------------------------------------------


@pytest.mark.rule("CB5.5.1", "CB8.1.15", "CB8.10.18", "R36", "CB5.4.8", "CB8.4.20", "CB8.2.2")
def test_a_negated_item_fails_but_was_used() -> None:
    # Lee's art is negated by Afterimage; he has still used it, so his own text works.
    state = battle("n-475", "h-wa25", arts="j-383", answers="h-te10")
    play(state, "use j-383 n-475")
    pay(state)
    play(state, "use h-te10 h-wa25")
    pay(state)
    play(state, "pass", "pass")
    assert not injured(state, "h-wa25")
    assert not injured(state, "n-475")
    assert at(state, "j-383") == "red discard"
    settle(state)
    assert power(state, "n-475") == "5/1"


@pytest.mark.rule("CB8.1.15")
def test_what_cannot_be_negated_is_not_affected() -> None:
    # Shark Skin negates any art in use, but not a Spirit Bomb.
    state = table(
        "J",
        red=seat("n-479", hand="j-410 m-346", chakra="j-410*2 n-430"),
        blue=seat("h-wa09", hand="h-te05 h-ev03", chakra="h-wa02*3 h-wa01"),
    )
    fight(state, "n-479", "h-wa09")
    play(state, "pass", "use h-te05 h-wa09")
    pay(state)
    play(state, "use j-410 n-479")
    pay(state)
    play(state, "pass", "pass")
    assert at(state, "n-479") == "red discard"  # 2 Damage
    assert injured(state, "h-wa09")  # its user received 1


@pytest.mark.rule("CB5.5.2", "CB5.4.7")
def test_an_art_fails_if_its_user_has_left_play() -> None:
    # Giant Shuriken may hit anybody, but Naruto, who threw it, is discarded by a Death Beam first.
    state = battle("n-490:injured", "h-wa34", arts="j-453", answers="h-te13")
    play(state, "use j-453 n-490", "target h-wa34", "use h-te13 h-wa34", "target n-490")
    pay(state)
    events = settle(state)
    assert [each["reason"] for each in told(events, "fail")] == ["user_gone"]
    assert (at(state, "n-490"), injured(state, "h-wa34")) == ("red discard", False)
    assert at(state, "j-453") == "red chakra"


@pytest.mark.rule("CB5.5.2", "R15")
def test_an_art_fails_if_its_user_no_longer_meets_its_requirement() -> None:
    # Regeneration is for injured fighters; with a Senzu Bean first, the user is healthy when it resolves.
    state = table(
        "J",
        red=seat("n-437", hand="m-346", chakra="n-430"),
        blue=seat("h-wa18:injured", hand="h-te08 h-te09 h-ev03", chakra="h-wa16*3"),
    )
    fight(state, "n-437", "h-wa18")
    events = play(state, "pass", "use h-te08 h-wa18", "pass", "use h-te09 h-wa18", "pass", "pass")
    assert [(each["ability"], each["reason"]) for each in told(events, "fail")] == [("h-te08.1", "user_unfit")]
    assert not injured(state, "h-wa18")
    assert chakra(state, BLUE) == "h-te08 h-te09"
    # An injured user alone is no reason to fail.
    fine = battle("n-490", "h-wa02", arts="j-362", answers="h-te01")
    play(fine, "use j-362 n-490")
    pay(fine)
    play(fine, "use h-te01 h-wa02")
    pay(fine)
    play(fine, "pass", "pass")
    assert power(fine, "n-490") == "8/1"


@pytest.mark.rule("CB5.5.3", "CB8.1.19")
def test_an_ability_fails_if_its_fighter_is_gone() -> None:
    # Sasuke's Action ability; Explosive Wave discards him, injured, in answer.
    state = table(
        "J",
        red=seat("n-426 n-430", hand="m-346", chakra="n-431"),
        blue=seat("h-wa25 h-wa02", hand="h-te19 h-te09", chakra="h-wa35*3 h-wa24"),
    )
    fight(state, "n-426", "h-wa25")
    play(state, "activate n-426")  # the only healthy Leaf fighter is Lee
    assert injured(state, "n-430")
    play(state, "use h-te19 h-wa25")
    pay(state)
    play(state, "pass", "pass")
    # Sasuke was injured by the wave, and his ability is not valid.
    assert injured(state, "n-426")
    assert power(state, "n-426") == "0/0"


@pytest.mark.rule("CB5.5.5", "R16")
def test_an_item_fails_without_a_legal_target() -> None:
    # Rasengan on Guldo; Time Freeze takes him away: nobody opposes the user any more.
    state = battle("n-490", "h-wa27", arts="j-377", answers="h-te15")
    play(state, "use j-377 n-490")
    pay(state)
    play(state, "use h-te15 h-wa27")
    events = settle(state)
    assert [each["reason"] for each in told(events, "fail")] == ["targets"]
    assert at(state, "h-wa27") == "blue village"
    assert not injured(state, "h-wa27")
    assert at(state, "j-377") == "red chakra"


@pytest.mark.rule("CB5.5.10", "CB6.4.1")
def test_permanents_that_resolve_stay_in_the_village() -> None:
    state = table("D1", red=seat(hand="m-410 n-426", indicator=2))
    play(state, "mission m-410", "pay n-426")
    settle(state)
    assert at(state, "m-410") == "red village"


# -- triggers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB5.6.2", "CB15.4", "CB8.5.5", "CB8.6.3")
@pytest.mark.parametrize(("first", "sasuke", "shino"), [("n-428", "4/0", "2/1"), ("n-496", "3/0", "3/2")])
def test_a_player_orders_the_own_triggers(first: str, sasuke: str, shino: str) -> None:
    # Shino gets +1/+1 if the Teams are equal, Sasuke +1/+0 if his is not higher: what resolves first spoils the other.
    state = table(
        "J",
        red=seat("n-496+n-428", hand="m-346", chakra="n-430"),
        blue=seat("h-wa24", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-496", "h-wa24")
    assert sorted(choices(state)) == ["trigger n-428", "trigger n-496"]
    play(state, f"trigger {first}")  # the first on the Chain resolves last
    assert (power(state, "n-496"), power(state, "n-428")) == (sasuke, shino)


@pytest.mark.rule("CB5.6.2", "R18")
@pytest.mark.parametrize(("attacker", "sasuke", "shino"), [("red", "4/0", "3/2"), ("blue", "4/0", "4/3")])
def test_the_attackers_triggers_are_stacked_first_and_resolve_last(attacker: str, sasuke: str, shino: str) -> None:
    # Red's Shino, with 3, wants equal Teams; blue's Sasuke, with 3, one that is not lower.
    state = table(
        "J",
        red=seat("n-428:growth=1", hand="m-346", chakra="n-430"),
        blue=seat("n-496", hand="m-346", chakra="n-430", line="naruto"),
        attacker=attacker,
    )
    fight(state, *(("n-428", "n-496") if attacker == "red" else ("n-496", "n-428")))
    assert (power(state, "n-496"), power(state, "n-428")) == (sasuke, shino)


@pytest.mark.rule("CB5.6.3", "CB8.1.8", "CB8.1.10", "CB8.7.1")
def test_an_optional_trigger_may_be_declined_and_its_cost_is_paid_when_it_is_queued() -> None:
    for answer, chi, strength in (("accept", 1, "7/2"), ("decline", 2, "5/0")):
        state = table("J", red=seat("n-532", hand="m-346", chakra="n-431*2"))
        fight(state, "n-532")
        assert choices(state) == ["accept", "decline"]
        play(state, answer)
        assert len(state.chakra[RED]) == chi
        idle(state, "L")
        assert power(state, "n-532") == strength


@pytest.mark.rule("CB5.6.4")
def test_a_trigger_that_cannot_be_paid_or_aimed_is_dropped() -> None:
    state = table("J", red=seat("n-532", hand="m-346", chakra="n-428"))  # no Earth
    fight(state, "n-532")
    assert "accept" not in choices(state)
    lonely = table("G", red=seat(hand="n-497 n-468", indicator=0))  # nobody else to get the coin
    play(lonely, "deploy n-497")
    assert "accept" not in choices(lonely)


@pytest.mark.rule("CB5.6.6", "CB8.1.2", "R17")
@pytest.mark.parametrize(("kisame", "head"), [("n-479", "1/3"), ("n-479:injured", "4/3")])
def test_a_trigger_that_is_not_valid_does_not_work_on_an_injured_fighter(kisame: str, head: str) -> None:
    # Kisame, when opposed, takes the opposing Head's Support off its Combat.
    state = table(
        "J",
        red=seat(kisame, hand="m-346", chakra="n-430"),
        blue=seat("h-wa15", hand="h-ev03", chakra="h-wa02"),
    )
    fight(state, "n-479", "h-wa15")
    assert power(state, "h-wa15") == head


@pytest.mark.rule("CB5.6.7", "CB8.8.9")
def test_discarded_in_the_showdown_looks_at_the_fighter_before_the_damage() -> None:
    # Chiaotzu, healthy, is hit for 2: he still strikes back.
    state = table("J", red=seat("n-437"), blue=seat("h-wa04"))
    fight(state, "n-437", "h-wa04")
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    assert injured(state, "n-437")
    assert discard(state, RED) == ""
