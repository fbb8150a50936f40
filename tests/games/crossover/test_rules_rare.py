"""Rules that no card of the pool needs yet, with made-up cards: `chain` timing, X, `required`, the loop guard."""

from __future__ import annotations

import pytest

from tests.games.crossover.made import art, mission, ninja, warrior
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

DRAWS = '{ op = "draw", who = "you", n = 1 }'
GUARD = ninja("x-1", f'{{ kind = "activated", timing = "chain", do = [{DRAWS}] }}')


@pytest.mark.rule("CB5.2.6", "CB8.1.5", "CB5.3.8")
def test_chain_abilities_answer_on_any_chain_and_only_there() -> None:
    red = seat("x-1 n-430", hand="m-409 n-426 n-428")
    blue = seat("h-wa16 h-wa25:injured", chakra="h-wa02", hand="h-wa01")
    # Not to open a Chain, in step C ...
    state = table("C", red=red, blue=blue, made=GUARD)
    assert not choices(state, "activate x-1")
    # ... but to answer the opponent's Strategy ability,
    answered = table("C", red=red, blue=blue, attacker="blue", made=GUARD)
    play(answered, "activate h-wa16")
    assert (decider(answered), choices(answered)) == ("red", ["activate x-1", "pass"])
    # and in step D the own mission, after the opponent has passed.
    mine = table("D1", red=red, made=GUARD)
    play(mine, "mission m-409", "target n-430", "pay n-426")
    assert (decider(mine), step(mine)) == ("red", "D1")
    held = len(mine.hand[RED])
    play(mine, "activate x-1")
    settle(mine)
    assert len(mine.hand[RED]) == held + 2  # a card drawn, and Lee back


@pytest.mark.rule("CB7.9.3", "CB5.2.7", "CB5.2.6")
def test_only_chain_abilities_answer_a_wish() -> None:
    blue = seat("h-wa08:db=7", wishes="h-wi04", hand="h-wa01", chakra="h-wa02*3")
    red = seat("x-1", hand="j-362", chakra="n-430*3")
    state = table("H", red=red, blue=blue, attacker="blue", made=GUARD)
    play(state, "wish h-wi04")
    assert (decider(state), choices(state)) == ("red", ["activate x-1", "pass"])


SWORN = art(
    "x-2",
    '{ kind = "effect", if = [{ cond = "exists", of = "you", is = { name = "Might Guy" } }],'
    ' do = [{ op = "power", to = "user", c = 5, s = 0, for = "turn" }] }',
)


@pytest.mark.rule("CB5.5.4", "CB8.1.9", "CB5.4.2")
def test_an_item_fails_if_its_condition_is_no_longer_true() -> None:
    red = seat("n-490 n-437:injured", hand="x-2 m-346", chakra="n-428*2")
    blue = seat("h-wa34", hand="h-te13 h-ev03", chakra="h-wa24*3")
    state = table("J", red=red, blue=blue, made=SWORN)
    fight(state, "n-490", "h-wa34")
    play(state, "use x-2 n-490", "use h-te13 h-wa34", "target n-437")
    settle(state)
    assert at(state, "n-437") == "red discard"
    assert power(state, "n-490") == "4/0"
    assert at(state, "x-2") == "red chakra"
    without = table("J", red=seat("n-490", hand="x-2 m-346", chakra="n-428*2"), blue=blue, made=SWORN)
    fight(without, "n-490", "h-wa34")
    assert not choices(without, "use")


X_ART = art(
    "x-3",
    '{ kind = "effect", do = [{ op = "power", to = "user", c = "x", s = 0, for = "turn" }] }',
    cost="{ wind = 1, x = true }",
)


@pytest.mark.rule("CB6.2.3", "CB8.5.1", "R51", "CB5.4.1", "CB15.3")
@pytest.mark.parametrize("chosen", [0, 2])
def test_x_is_chosen_and_paid_for(chosen: int) -> None:
    red = seat("n-490", hand="x-3 m-346", chakra="n-428*3")
    state = table("J", red=red, made=X_ART)
    fight(state, "n-490")
    play(state, "use x-3 n-490")
    assert choices(state) == ["x 0", "x 1", "x 2"]
    play(state, f"x {chosen}")
    pay(state)
    settle(state)
    assert len(state.discard[RED]) == 1 + chosen
    assert power(state, "n-490") == f"{4 + chosen}/0"


REQUIRED = mission(
    "x-4",
    '{ kind = "effect", do = [{ op = "move", required = true, to = "hand", what = { kind = "card", zone = "discard",'
    f' of = "you", n = 1, is = {{ type = "jutsu" }} }} }}, {DRAWS}] }}',
) + mission(
    "x-5",
    '{ kind = "effect", do = [{ op = "move", to = "hand", what = { kind = "card", zone = "discard",'
    f' of = "you", n = 1, is = {{ type = "jutsu" }} }} }}, {DRAWS}] }}',
)


@pytest.mark.rule("CB5.5.7", "CB8.1.12")
@pytest.mark.parametrize(("card", "pile", "cards"), [("x-4", "j-362", 2), ("x-4", "", 0), ("x-5", "", 1)])
def test_what_cannot_be_done_is_skipped_unless_it_was_required(card: str, pile: str, cards: int) -> None:
    state = table("D1", red=seat(hand=f"{card}", discard=pile), made=REQUIRED)
    play(state, f"mission {card}")
    settle(state)
    assert len(state.hand[RED]) == cards
    assert at(state, card) == "red chakra"


SNOWBALL = ninja(
    "x-6",
    '{ kind = "trigger", on = "put_in_play", valid = true,'
    ' targets = [{ kind = "fighter", zone = "play", of = "you", n = 1, is = { self = true } }],'
    ' do = [{ op = "injure", to = "t1" }, { op = "heal", to = "t1" }] },'
    '{ kind = "trigger", on = "healed", valid = true, limit = "none", do = ['
    '{ op = "coin", to = "self", kind = "growth", n = 1 }, { op = "injure", to = "self" },'
    ' { op = "heal", to = "self" }] }',
)


@pytest.mark.rule("CB5.6.8", "CB5.6.5")
def test_the_loop_guard_stops_triggers_that_cause_themselves() -> None:
    state = table("G", red=seat(hand="x-6 n-428"), made=SNOWBALL)
    events = play(state, "deploy x-6")
    # The first item and a hundred more: then what is queued is dropped, and that is told.
    assert coins(state, "x-6") == 100
    assert len(told(events, "loop_guard")) == 1
    assert state.waiting == []
    assert state.deciders == (RED,)  # and the turn goes on


TRAITOR = ninja(
    "x-7",
    '{ kind = "static", apply = [{ mod = "trait", to = { kind = "fighter", zone = "play", of = "you", n = "all",'
    ' is = { name = "Rock Lee" } }, add = "Animal" }] }',
)


@pytest.mark.rule("CB5.7.6", "CB8.9.9", "CB8.9.1")
def test_statics_look_at_granted_traits() -> None:
    # Kiba strengthens other Animals: Lee is one while the Chameleon is there and healthy.
    assert power(table("J", red=seat("n-498 n-430 x-7"), made=TRAITOR), "n-430") == "4/1"
    assert power(table("J", red=seat("n-498 n-430 x-7:injured"), made=TRAITOR), "n-430") == "3/0"
    assert power(table("J", red=seat("n-498 n-430"), made=TRAITOR), "n-430") == "3/0"


MENTAL = mission("x-8", '{ kind = "effect", do = [{ op = "rule", set = "mental_battle", for = "turn" }] }')


@pytest.mark.rule("CB9.5", "CB12.2.2", "CB8.10.35")
def test_mental_power_battles_are_for_naruto_against_naruto() -> None:
    red = seat("n-420", hand="x-8")  # 2/3 with Mental Power 4
    state = table("D1", red=red, blue=seat("n-438", line="naruto"), made=MENTAL)  # 6/3 with Mental Power 0
    play(state, "mission x-8")
    idle(state, "J")
    fight(state, "n-420", "n-438")
    assert (injured(state, "n-438"), injured(state, "n-420")) == (True, False)  # 4 to 0
    crossover = table("D1", red=red, blue=seat("h-wa25"), made=MENTAL)
    play(crossover, "mission x-8")
    idle(crossover, "J")
    fight(crossover, "n-420", "h-wa25")
    assert (injured(crossover, "h-wa25"), injured(crossover, "n-420")) == (False, True)  # 2 to 4


@pytest.mark.rule("CB12.2.2", "CB7.14.3")
def test_a_breakthrough_of_a_mental_power_battle_is_as_always() -> None:
    state = table("D1", red=seat("n-437", hand="x-8"), blue=seat(line="naruto"), made=MENTAL)
    play(state, "mission x-8")
    idle(state, "J")
    fight(state, "n-437")
    assert len(state.rewards[RED]) == 2


STARE = art(
    "x-9",
    '{ kind = "effect", targets = [{ kind = "fighter", zone = "play", of = "opp", n = 1, is = { mental_max = 0 } }],'
    ' do = [{ op = "injure", to = "t1" }] }',
)


@pytest.mark.rule("CB6.13.2", "CB9.12", "CB8.4.14", "CB6.13.3")
def test_no_warrior_has_mental_power_0_or_less() -> None:
    red = seat("n-490", hand="x-9 m-346", chakra="n-428*2")
    warriors = table("J", red=red, blue=seat("h-wa25"), made=STARE)
    fight(warriors, "n-490", "h-wa25")
    assert not choices(warriors, "use")
    ninjas = table("J", red=red, blue=seat("n-437 n-420", line="naruto"), made=STARE)
    fight(ninjas, "n-490", "n-437")
    play(ninjas, "use x-9 n-490")
    settle(ninjas)
    assert injured(ninjas, "n-437")


SKIP = mission("x-10", '{ kind = "effect", do = [{ op = "rule", set = "skip_showdown", for = "turn" }] }')


@pytest.mark.rule("CB8.10.35")
def test_without_a_showdown_everybody_goes_home() -> None:
    state = table("D1", red=seat("n-437", hand="x-10"), blue=seat("h-wa25"), made=SKIP)
    play(state, "mission x-10")
    idle(state, "J")
    fight(state, "n-437", "h-wa25")
    assert (state.turn, injured(state, "h-wa25"), state.rewards) == (10, False, [[], []])
    assert (teams(state, RED), chakra(state, RED), discard(state, RED)) == ("n-437", "x-10", "")
    assert state.deciders == (BLUE,)


ENDLESS = ninja("x-11", f'{{ kind = "activated", timing = "strategy", limit = "none", do = [{DRAWS}] }}')


@pytest.mark.rule("R60", "CB5.6.8")
def test_only_passing_is_left_after_a_hundred_items_of_a_step() -> None:
    state = table("C", red=seat("x-11", hand="n-428", deck="n-430"), blue=seat(hand="h-wa01"), made=ENDLESS)
    used = 0
    while step(state) == "C" and choices(state, "activate"):
        play(state, "activate x-11")
        used += 1
        if used % 40 == 0:
            play(state, "pass")  # blue, who can do nothing, is not asked: the Chain resolves
    assert used == 100
    settle(state)
    assert step(state) == "D1"


@pytest.mark.rule("R66", "CB12.2.2")
def test_mental_power_decides_all_battles_of_the_turn() -> None:
    red = seat("n-420 n-470", hand="x-8")  # Mental Power 4 and 2
    state = table("D1", red=red, blue=seat("n-438 n-437", line="naruto"), made=MENTAL)  # 0 and 0
    play(state, "mission x-8")
    idle(state, "J")
    fight(state, "n-420 n-470", "n-438 n-437")
    assert [injured(state, name) for name in ("n-420", "n-470", "n-438", "n-437")] == [False, False, True, True]


VETO = ninja(
    "x-12",
    '{ kind = "activated", timing = "chain", targets = [{ kind = "chain", of = "opp", n = 1 }],'
    ' do = [{ op = "negate", what = "t1", to = "discard" }] }',
)


@pytest.mark.rule("R68", "CB5.5.1", "CB8.10.18", "R37")
def test_a_negated_mission_goes_where_the_negation_says() -> None:
    red = seat("x-12", hand="n-428")
    blue = seat("h-wa08", hand="h-ev07 h-ev01 h-wa24 h-wa01")
    state = table("D1", red=red, blue=blue, attacker="blue", made=VETO)
    play(state, "mission h-ev07", "activate x-12")
    settle(state)
    assert at(state, "h-ev07") == "blue discard"
    assert not choices(state, "mission")  # it was the mission of the turn


@pytest.mark.rule("R68", "CB5.5.11")
def test_a_negated_wish_is_removed_all_the_same() -> None:
    blue = seat("h-wa08:db=7", wishes="h-wi04", hand="h-wa01")
    state = table("H", red=seat("x-12", hand="n-428"), blue=blue, attacker="blue", made=VETO)
    play(state, "wish h-wi04", "activate x-12")
    settle(state)
    assert (at(state, "h-wi04"), len(state.hand[BLUE])) == ("blue removed", 1)


LATER = art(
    "x-13",
    '{ kind = "effect", do = [{ op = "later", at = "showdown_start", do = [{ op = "damage", to = "user", n = 1 }] }] }',
)


@pytest.mark.rule("R59", "CB8.10.33", "CB5.6.1")
def test_delayed_effects_run_before_the_triggers_and_without_responses() -> None:
    # Naruto is injured at the start of the Showdown, so that he fights with 7.
    red = seat("n-490", hand="x-13 m-346", chakra="n-428*3")
    state = table("J", red=red, blue=seat("h-wa33", hand="h-ev03", chakra="h-wa02"), made=LATER)  # 6/2
    fight(state, "n-490", "h-wa33")
    play(state, "use x-13 n-490")
    settle(state)
    assert (power(state, "n-490"), step(state)) == ("4/0", "L")
    idle(state)
    assert injured(state, "h-wa33")
    assert at(state, "n-490") == "red village"


BRIEF = art("x-16", '{ kind = "effect", do = [{ op = "power", to = "user", c = 3, s = 0, for = "battle" }] }')


@pytest.mark.rule("CB5.7.9", "CB7.15.1")
def test_what_lasts_for_the_battle_ends_in_step_n() -> None:
    # Eight cards are left in hand, so that red is asked in step P of the same turn.
    red = seat("n-490", hand="x-16 m-346 n-428*3 n-436 n-437 n-438 n-432", chakra="j-362*3")
    state = table("J", red=red, blue=seat("h-wa25"), made=BRIEF)
    fight(state, "n-490", "-")
    play(state, "use x-16 n-490")
    settle(state)
    assert (power(state, "n-490"), step(state)) == ("7/0", "L")
    play(state, "pass")
    assert (power(state, "n-490"), step(state)) == ("4/0", "P")


LAST_WORDS = ninja("x-17", f'{{ kind = "trigger", on = "discarded_showdown", do = [{DRAWS}] }}')


@pytest.mark.rule("CB5.6.7", "R17")
@pytest.mark.parametrize(("status", "drawn"), [("", 1), (":injured", 0)])
def test_a_healthy_fighter_that_is_hit_for_2_was_healthy(status: str, drawn: int) -> None:
    state = table("J", red=seat(f"x-17{status}"), blue=seat("h-wa34"), made=LAST_WORDS)
    fight(state, "x-17", "h-wa34")
    assert (at(state, "x-17"), len(state.hand[RED])) == ("red discard", drawn)


BACK_AGAIN = "".join(
    mission(
        card,
        '{ kind = "effect", targets = [{ kind = "fighter", zone = "play", of = "you", n = 1 }], do = ['
        '{ op = "power", to = "t1", c = 5, s = 5, for = "game" }, { op = "coin", to = "t1", kind = "growth", n = 1 },'
        f'{{ op = "move", what = "t1", to = "{zone}" }}, {{ op = "put", what = "t1" }},'
        '{ op = "power", to = "t1", c = 1, s = 0, for = "turn" }] }',
    )
    for card, zone in (("x-18", "chakra"), ("x-21", "hand"))
)


@pytest.mark.rule("CB3.3.3", "CB8.10.13", "CB8.10.12")
def test_nothing_that_lasted_on_a_card_comes_back_with_it() -> None:
    state = table("D1", red=seat("n-430:injured", hand="x-18"), made=BACK_AGAIN)
    play(state, "mission x-18")
    assert (power(state, "n-430"), injured(state, "n-430")) == ("4/0", False)  # the new object gets +1/+0


@pytest.mark.rule("R74", "R50")
def test_a_card_in_a_hand_is_not_followed() -> None:
    state = table("D1", red=seat("n-430", hand="x-21"), made=BACK_AGAIN)
    play(state, "mission x-21")
    assert at(state, "n-430") == "red hand"


PAIR = ninja("x-19", keywords='["platoon"]', also_named='["Left", "Right"]')
GROWN = ninja("x-20", keywords='["growth"]').replace("Made-Up x-20", "Made-Up x-19")


@pytest.mark.rule("CB6.9.1", "CB6.11.1")
def test_no_growth_on_a_platoon_even_of_the_same_name() -> None:
    state = table("G", red=seat("x-19", hand="x-20 n-428"), made=PAIR + GROWN)
    assert choices(state) == ["deploy n-428", "pass"]


SCOUT = warrior("x-22", f'{{ kind = "activated", timing = "strategy", do = [{DRAWS}] }}')


@pytest.mark.rule("CB5.2.3", "CB5.2.2")
def test_a_blocker_who_is_asked_in_step_c_uses_no_adventure() -> None:
    blue = seat("x-22 h-wa08", hand="h-te18 h-wa01", chakra="h-wa02*3")
    state = table("C", red=seat(hand="n-428"), blue=blue, made=SCOUT)
    assert (decider(state), choices(state)) == ("blue", ["activate x-22", "pass"])
    attacking = table("C", red=seat(hand="n-428"), blue=blue, attacker="blue", made=SCOUT)
    assert choices(attacking) == ["adventure h-te18", "activate x-22", "pass"]


SCHOLAR = ninja(
    "x-23",
    '{ kind = "activated", timing = "strategy", cost = [{ pay = "hand", n = 1, is = { type = "jutsu" } }],'
    f" do = [{DRAWS}] }}",
)


@pytest.mark.rule("CB5.3.7", "CB8.7.2", "CB13.3")
@pytest.mark.parametrize(("held", "offered"), [("n-428", ["pass"]), ("j-362", ["activate x-23", "pass"])])
def test_whether_a_cost_can_be_paid_from_the_hand_is_not_told_by_the_question(held: str, offered: list[str]) -> None:
    state = table("C", red=seat("x-23", hand=held), blue=seat("h-wa25"), made=SCHOLAR)
    assert (step(state), decider(state), choices(state)) == ("C", "red", offered)
    empty = table("C", red=seat("x-23"), blue=seat("h-wa25"), made=SCHOLAR)
    assert step(empty) != "C"  # with no card in hand everybody knows that it cannot


SOON = mission("x-15", f'{{ kind = "effect", do = [{{ op = "later", at = "next_turn_start", do = [{DRAWS}] }}] }}')


@pytest.mark.rule("CB8.10.33", "CB7.1.1")
def test_delayed_effects_may_wait_for_the_next_turn() -> None:
    state = table("D1", red=seat(hand="x-15"), made=SOON)
    play(state, "mission x-15")
    assert (state.turn, len(state.hand[RED])) == (10, 1)  # at the start of blue's turn, once
    idle(state)
    assert (state.turn, len(state.hand[RED])) == (11, 2)  # and the card of the own turn


DEAR = ninja(
    "x-14",
    '{ kind = "activated", timing = "strategy", valid = true,'
    ' cost = [{ pay = "injure", is = { other = true }, n = 1 }, { pay = "damage", is = { other = true }, n = 1 }],'
    f" do = [{DRAWS}] }}",
)


@pytest.mark.rule("R70", "CB8.7.3", "CB8.7.4", "CB8.1.10")
def test_each_unit_of_a_cost_needs_a_card_of_its_own() -> None:
    alone = table("C", red=seat("x-14 n-430", hand="n-428"), made=DEAR)
    assert not choices(alone, "activate")
    state = table("C", red=seat("x-14 n-430 n-436", hand="n-428"), made=DEAR)
    play(state, "activate x-14", "pay n-436")
    assert [injured(state, name) for name in ("n-430", "n-436")] == [True, True]
    settle(state)
    assert len(state.hand[RED]) == 2
