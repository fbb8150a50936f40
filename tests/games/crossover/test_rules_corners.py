"""Where abilities meet each other or themselves: costs that take their own source, replacements, copied texts."""

from __future__ import annotations

import pytest

from meijin.games.crossover.objects import board
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, read_seed
from tests.games.crossover.made import art, effect, fighters, mission, ninja, warrior
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    fight,
    hand,
    idle,
    injured,
    kinds,
    number,
    play,
    power,
    question,
    seat,
    settle,
    step,
    table,
    told,
)

DRAW = '{ op = "draw", who = "you", n = 2 }'
KILL = mission("x-kill", effect('{ op = "move", what = "t1", to = "discard" }', fighters("you", 1)))


def activated(cost: str, do: str = DRAW) -> str:
    """A Strategy ability that also works while injured."""
    return f'{{ kind = "activated", timing = "strategy", valid = true, cost = [{cost}], do = [{do}] }}'


def trigger(on: str, do: str, more: str = "") -> str:
    """What happens because of something, also while injured."""
    return f'{{ kind = "trigger", on = "{on}", valid = true, {more}do = [{do}] }}'


def replacing(on: str, do: str, more: str = "") -> str:
    """What happens instead of something."""
    return f'{{ kind = "replace", on = "{on}", valid = true, {more}do = [{do}] }}'


# -- costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB5.5.3", "CB8.7.8", "CB8.7.4")
@pytest.mark.parametrize("pay", ["discard_fighter", "damage"])
def test_an_ability_works_though_its_cost_has_discarded_its_source(pay: str) -> None:
    cost = f'{{ pay = "{pay}", is = {{ self = true }}, n = 1 }}'
    state = table("C", seat("x-1:injured", deck="n-430 n-431"), seat("h-wa18"), made=ninja("x-1", activated(cost)))
    play(state, "activate x-1")
    assert (at(state, "x-1"), hand(state, RED)) == ("red discard", "n-430 n-431")


@pytest.mark.rule("CB5.5.3", "CB6.4.4")
def test_an_event_that_pays_with_its_last_time_coin_works_once_more() -> None:
    cost = '{ pay = "coin", kind = "time", n = 1, from = "self" }'
    event = mission("x-1", activated(cost), subtypes='["permanent"]', time_limit="2")
    state = table("C", seat("x-1:time=1", deck="n-430 n-431"), seat("h-wa18"), made=event)
    play(state, "activate x-1")
    assert (at(state, "x-1"), hand(state, RED)) == ("red chakra", "n-430 n-431")


@pytest.mark.rule("CB5.5.3")
def test_a_trigger_fails_whose_source_was_gone_before_it_was_paid_for() -> None:
    ability = (
        f'{{ kind = "trigger", on = "damaged", valid = true, cost = [{{ pay = "chakra", n = 1 }}], do = [{DRAW}] }}'
    )
    state = table("J", seat("x-1:injured", chakra="n-428"), seat("h-wa34"), made=ninja("x-1", ability))
    events = fight(state, "x-1", "h-wa34") + idle(state, "P")
    assert [each["reason"] for each in told(events, "fail")] == ["source_gone"]


@pytest.mark.rule("CB8.7.5", "CB5.4.7")
def test_no_coin_pays_twice() -> None:
    growth = '{ pay = "coin", kind = "growth", n = 1 }'
    cost = growth.replace("growth", "any") + ", " + growth
    made = ninja("x-1", activated(cost))
    assert not choices(table("C", seat("x-1:growth=1"), seat("h-wa18"), made=made), "activate")
    assert not choices(table("C", seat("x-1:promise=2"), seat("h-wa18"), made=made), "activate")
    state = table("C", seat("x-1:growth=1:promise=1"), seat("h-wa18"), made=made)
    play(state, "activate x-1")  # the growth coin is kept for what needs it, so there was no choice
    assert (coins(state, "x-1"), coins(state, "x-1", "promise")) == (0, 0)
    state = table("C", seat("x-1:growth=2:promise=1"), seat("h-wa18"), made=made)
    play(state, "activate x-1")
    assert len(choices(state, "pay")) == 2


@pytest.mark.rule("R77", "CB8.7.5", "CB8.7.8")
def test_coins_are_paid_before_what_they_lie_on() -> None:
    cost = '{ pay = "discard_fighter", is = { self = true }, n = 1 }, { pay = "coin", kind = "growth", n = 1 }'
    made = ninja("x-1", activated(cost))
    state = table("C", seat("x-1:growth=1", deck="n-430 n-431"), seat("h-wa18"), made=made)
    events = play(state, "activate x-1")
    assert [each["by"] for each in told(events, "coins")] == ["-1"]
    assert (at(state, "x-1"), hand(state, RED)) == ("red discard", "n-430 n-431")


@pytest.mark.rule("R77", "CB5.4.7")
def test_an_ability_whose_cost_cannot_be_paid_to_the_end_comes_to_nothing() -> None:
    # x-3 is a Sand fighter only as long as x-2 is in its Team.
    leader = '{ kind = "static", apply = [{ mod = "trait", to = "team", add = "Sand" }] }'
    made = ninja("x-2", leader, traits='["Sand", "Male"]') + ninja("x-3")
    made += ninja("x-1", activated('{ pay = "discard_fighter", is = { trait = "Sand", other = true }, n = 2 }'))
    state = table("C", seat("x-1 x-2+x-3", deck="n-430"), seat("h-wa18"), made=made)
    play(state, "activate x-1")
    events = play(state, "pay x-2")
    assert [each["reason"] for each in told(events, "fail")] == ["cost"]
    assert (at(state, "x-2"), at(state, "x-3"), hand(state, RED)) == ("red discard", "red village", "")
    assert not state.contexts
    assert not choices(state, "activate")  # it has been used for the turn


@pytest.mark.rule("CB5.4.1")
def test_what_is_used_is_told_before_what_is_paid_for_it() -> None:
    state = table("J", seat("x-1", hand="x-a", chakra="n-428"), made=ninja("x-1") + art("x-a", effect(DRAW)))
    fight(state, "x-1")
    told_of = kinds(play(state, "use x-a x-1"))
    assert told_of[:2] == ["announce", "pay"]


# -- replacements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.1.18")
def test_what_happens_instead_is_not_replaced_again() -> None:
    made = KILL + ninja("x-1", replacing("leave_play", '{ op = "move", what = "self", to = "hand" }'))
    state = table("D1", seat("x-1", hand="x-kill"), made=made)
    play(state, "mission x-kill")
    assert at(state, "x-1") == "red hand"


@pytest.mark.rule("CB8.1.18")
def test_damage_replaced_by_less_of_it() -> None:
    hit = mission("x-hit", effect('{ op = "damage", to = "t1", n = 2 }', fighters("you", 1)))
    made = hit + ninja("x-1", replacing("damage", '{ op = "damage", to = "self", n = 1 }'))
    state = table("D1", seat("x-1", hand="x-hit"), made=made)
    play(state, "mission x-hit")
    assert (at(state, "x-1"), injured(state, "x-1")) == ("red village", True)


@pytest.mark.rule("CB8.1.18", "CB7.14.10")
def test_nobody_is_asked_to_replace_damage_that_does_not_come() -> None:
    instead = replacing("damage", DRAW, 'optional = true, cost = [{ pay = "chakra", n = 1 }], ')
    shield = '{ kind = "static", valid = true, apply = [{ mod = "protect", to = "self", from = ["showdown_damage"] }] }'
    for abilities, asked in ((instead, True), (f"{instead}, {shield}", False)):
        state = table("J", seat("x-1", chakra="n-428"), seat("h-wa34"), made=ninja("x-1", abilities))
        fight(state, "x-1", "h-wa34")
        idle(state, "M")
        assert ("accept" in state.choices()) is asked


@pytest.mark.rule("R85", "CB8.1.18")
def test_when_one_replacement_is_declined_the_next_is_asked_for() -> None:
    for_chakra = 'optional = true, cost = [{ pay = "chakra", n = 1 }], '
    stay = '{ op = "return_injured", to = "self" }'
    both = f"{replacing('leave_play', DRAW, for_chakra)}, {replacing('leave_play', stay, 'optional = true, ')}"
    state = table("D1", seat("x-1", hand="x-kill", chakra="n-428"), made=KILL + ninja("x-1", both))
    play(state, "mission x-kill", "decline")
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    assert (at(state, "x-1"), injured(state, "x-1")) == ("red village", True)
    state = table("D1", seat("x-1", hand="x-kill", chakra="n-428"), made=KILL + ninja("x-1", both))
    play(state, "mission x-kill", "decline", "decline")
    assert at(state, "x-1") == "red discard"


@pytest.mark.rule("R80", "CB8.7.8")
def test_a_cost_is_paid_though_the_fighter_was_kept() -> None:
    cost = '{ pay = "discard_fighter", is = { other = true }, n = 1 }'
    made = ninja("x-1", activated(cost)) + ninja(
        "x-2", replacing("leave_play", '{ op = "return_injured", to = "self" }')
    )
    state = table("C", seat("x-1 x-2", deck="n-430 n-431"), seat("h-wa18"), made=made)
    play(state, "activate x-1")
    assert (at(state, "x-2"), injured(state, "x-2"), hand(state, RED)) == ("red village", True, "n-430 n-431")


# -- triggers and what is delayed -------------------------------------------------------------------------------------


@pytest.mark.rule("R78", "CB8.8.16")
@pytest.mark.parametrize(("event", "foe"), [("team_won", "h-wa16"), ("team_lost", "h-wa18")])
def test_a_member_hears_how_its_own_team_fared(event: str, foe: str) -> None:
    grow = '{ op = "coin", to = "self", kind = "growth", n = 1 }'
    state = table("J", seat("x-1"), seat(foe), made=ninja("x-1", trigger(event, grow)))
    fight(state, "x-1", foe)
    idle(state, "B")
    assert coins(state, "x-1") == 1


@pytest.mark.rule("R79", "CB8.8.15")
def test_a_fighter_hears_that_it_has_entered_play() -> None:
    grow = '{ op = "coin", to = "subject", kind = "growth", n = 1 }'
    state = table("G", seat(hand="x-1"), made=ninja("x-1", trigger("ally_put_in_play", grow)))
    play(state, "deploy x-1")
    assert coins(state, "x-1") == 1


@pytest.mark.rule("R83", "CB5.5.3")
def test_a_trigger_on_the_last_time_coin_fails_as_its_card_has_gone() -> None:
    ability = trigger("last_coin_removed", DRAW, 'kind_of_coin = "time", ').replace("valid = true, ", "")
    event = mission("x-1", ability, subtypes='["permanent"]', time_limit="1")
    state = table("A0", seat("x-1:time=1"), made=event)
    assert (at(state, "x-1"), len(state.hand[RED])) == ("red chakra", 1)  # the card of the turn


@pytest.mark.rule("R84", "CB8.8.15")
def test_one_ability_triggered_twice_goes_on_the_chain_in_the_order_of_the_events() -> None:
    some = '{ kind = "card", zone = "hand", of = "you", n = 2, is = { fighter = true } }'
    grow = '{ op = "coin", to = "subject", kind = "growth", n = 1 }'
    made = ninja("x-1", trigger("ally_put_in_play", grow)) + mission("x-m", effect(f'{{ op = "put", what = {some} }}'))
    state = table("D1", seat("x-1", hand="x-m n-430 n-431"), made=made)
    events = play(state, "mission x-m", "pick n-430", "pick n-431")
    assert [each["card"] for each in told(events, "coins")] == ["n-431#r1", "n-430#r1"]  # last in, first out


@pytest.mark.rule("R86", "CB8.10.33")
def test_what_is_delayed_to_the_end_of_the_turn_at_its_end_is_done_in_the_same_step() -> None:
    later = f'{{ op = "later", at = "turn_end", do = [{DRAW}] }}'
    state = table("O0", seat("x-1", hand="n-428"), made=ninja("x-1", trigger("turn_end", later, 'role = "attacker", ')))
    assert (step(state), len(state.hand[RED])) == ("B", 3)


@pytest.mark.rule("R82", "R60")
def test_what_is_watched_for_ends_with_the_loop_guard() -> None:
    harm = '{ op = "heal", to = "t1" }, { op = "injure", to = "t1" }'
    watch = f'{{ op = "watch", on = "healed", who = "t1", for = "turn", do = [{harm}] }}'
    made = mission("x-m", effect(f"{watch}, {harm}", fighters("you", 1))) + ninja("x-1")
    state = table("D1", seat("x-1:injured", hand="x-m"), made=made)
    events = play(state, "mission x-m")
    assert told(events, "loop_guard")
    assert step(state) != "D1"


# -- watching, texts that were copied ---------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.34")
def test_an_effect_can_wait_for_a_fighter_to_be_discarded_in_the_showdown() -> None:
    watch = f'{{ op = "watch", on = "discarded_showdown", who = "t1", for = "turn", do = [{DRAW}] }}'
    made = mission("x-w", effect(watch, fighters("you", 1))) + ninja("x-1")
    state = table("D1", seat("x-1:injured", hand="x-w"), seat("h-wa34"), made=made)
    play(state, "mission x-w")
    idle(state, "J")
    before = len(state.hand[RED])
    fight(state, "x-1", "h-wa34")
    idle(state, "B")
    assert (at(state, "x-1"), len(state.hand[RED]) - before) == ("red discard", 2)


@pytest.mark.rule("CB8.10.22", "R40")
def test_a_copied_text_stays_in_every_world_though_its_card_is_shuffled_away() -> None:
    copy = '{ op = "copy_text", from = "t1", to = "t2", for = "game" }, { op = "move", what = "t1", to = "deck_top" }'
    shuffle = '{ op = "search", who = "you", n = 1, to = "hand", is = { type = "client" } }'
    strong = '{ kind = "static", valid = true, apply = [{ mod = "power", to = "self", c = 3, s = 0 }] }'
    aims = f"{fighters('you', 1)}, {fighters('you', 1)}"
    made = mission("x-c", effect(f"{copy}, {shuffle}", aims)) + ninja("x-1", strong) + ninja("x-2")
    state = table("D1", seat("x-1 x-2", hand="x-c"), seat("h-wa34"), made=made)
    play(state, "mission x-c", "target x-1", "target x-2", "none")
    assert (power(state, "x-2"), at(state, "x-1")) == ("5/1", "red deck")
    worlds = [state.sample(viewer, Rng(seed)) for viewer in (RED, BLUE) for seed in range(5)]
    assert {board.power(world, number(state, "x-2")) for world in worlds} == {(5, 1)}


@pytest.mark.rule("CB8.6.11")
def test_what_was_used_is_remembered_in_every_world_though_the_art_is_shuffled_away() -> None:
    used = '{ cond = "used_art_this_turn", of = "self", any = ["Ninjutsu"] }'
    strong = f'{{ kind = "static", if = [{used}], apply = [{{ mod = "power", to = "self", c = 3, s = 0 }}] }}'
    away = '{ op = "move", what = { kind = "card", zone = "chakra", of = "you", n = "all" }, to = "deck_top" }'
    shuffle = '{ op = "search", who = "you", n = 1, to = "hand", is = { type = "client" } }'
    made = ninja("x-1", f'{strong}, {{ kind = "activated", timing = "action", do = [{away}, {shuffle}] }}')
    made += art("x-a", effect(DRAW), user='[{ attr = "Ninjutsu" }]')
    state = table("J", seat("x-1", hand="x-a", chakra="n-428"), seat("h-wa34"), made=made)
    fight(state, "x-1")
    play(state, "use x-a x-1")
    settle(state)
    play(state, "activate x-1")
    settle(state)
    assert (question(state), power(state, "x-1"), at(state, "x-a")) == ("red find", "5/1", "red deck")
    worlds = [state.sample(BLUE, Rng(seed)) for seed in range(8)]
    assert {board.power(world, number(state, "x-1")) for world in worlds} == {(5, 1)}


# -- smaller matters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB6.10.1")
def test_a_warrior_may_have_ambush() -> None:
    made = warrior("x-1", keywords='["ambush"]')
    state = table("G", blue=seat("", chakra="x-1", hand="h-wa01"), attacker="blue", turn=10, made=made)
    play(state, "ambush x-1")
    assert at(state, "x-1") == "blue village"


@pytest.mark.rule("CB6.14.3", "CB8.9.5", "CB5.3.7")
def test_an_adventure_made_cheaper_is_asked_for() -> None:
    given = {"line": '"db"', "type": '"technique"', "set": '"db-1"', "symbols": '["earth"]', "turn": "1"}
    dear = art("x-a", effect(DRAW), subtypes='["adventure"]', **given)
    arts = '{ kind = "card", zone = "hand", of = "you", n = "all", is = { art = true } }'
    made = dear + warrior("x-1", f'{{ kind = "static", apply = [{{ mod = "turn_cost", to = {arts}, n = -5 }}] }}')
    blue = seat("x-1", hand="x-a", chakra="h-wa01", indicator=0)
    state = table("C", seat(""), blue, attacker="blue", turn=10, made=made)
    assert (step(state), choices(state)) == ("C", ["adventure x-a", "pass"])


@pytest.mark.rule("CB8.10.27")
def test_only_the_attacker_gets_more_deployments() -> None:
    counter = mission("x-m", effect('{ op = "extra_deploy", n = 1 }'), subtypes='["counter"]')
    state = table("D2", seat("", hand="x-m"), seat("h-wa18"), attacker="blue", turn=10, made=counter)
    play(state, "counter x-m")
    settle(state)
    assert state.extra == 0


@pytest.mark.rule("CB8.3.3", "CB13.3")
def test_a_player_who_may_take_cards_of_the_own_hand_is_asked_though_none_fits() -> None:
    some = '{ kind = "card", zone = "hand", of = "you", n = 2, up_to = true, is = { type = "jutsu" } }'
    made = mission("x-m", effect(f'{{ op = "move", what = {some}, to = "discard" }}'))
    state = table("D1", seat("", hand="x-m n-430"), made=made)
    play(state, "mission x-m")
    assert (question(state), choices(state)) == ("red pick", ["done"])
    # With one that fits, the others do not learn either that it was the only one.
    state = table("D1", seat("", hand="x-m j-362 n-430"), made=made)
    play(state, "mission x-m", "pick j-362")
    assert choices(state) == ["done"]
    # An empty hand is no secret.
    state = table("D1", seat("", hand="x-m"), made=made)
    play(state, "mission x-m")
    assert question(state) != "red pick"


@pytest.mark.rule("CB8.10.14")
def test_the_last_card_of_a_deck_can_be_searched_for_and_the_position_told() -> None:
    find = '{ op = "search", who = "you", n = 1, to = "hand", is = { fighter = true } }'
    made = mission("x-m", effect(find))
    state = table("D1", seat("", hand="x-m", deck="n-430", only=True), made=made)
    play(state, "mission x-m")
    assert choices(state) == ["take n-430", "none"]
    again = begin(state.setup, read_seed(1), state.describe())
    assert again.choices() == ["take n-430", "none"]


@pytest.mark.rule("R81", "CB8.10.14")
@pytest.mark.parametrize("order", ["n-430 n-431", "n-431 n-430"])
def test_cards_found_for_the_top_of_the_deck_lie_there_as_they_were_taken(order: str) -> None:
    find = '{ op = "search", who = "you", n = 2, to = "deck_top", is = { fighter = true } }'
    state = table("D1", seat(hand="x-m", deck="n-430 n-431"), made=mission("x-m", effect(find)))
    first, second = order.split()
    play(state, "mission x-m", f"take {first}", f"take {second}")
    assert [state.setup.kinds[card] for card in state.deck[RED][-2:]] == [first, second]


@pytest.mark.rule("CB8.2.1", "CB6.6.2")
def test_a_fighter_that_has_left_play_has_no_team_for_what_referred_to_it() -> None:
    later = '{ op = "later", at = "turn_end", do = [{ op = "coin", to = "team", kind = "growth", n = 1 }] }'
    back = '{ op = "move", what = "self", to = "discard" }, { op = "put", what = "self" }'
    for do, laid in ((later, 1), (f"{later}, {back}", 0)):
        ability = f'{{ kind = "activated", timing = "strategy", do = [{do}] }}'
        state = table("C", seat("x-1"), seat("h-wa18"), made=ninja("x-1", ability))
        play(state, "activate x-1")
        idle(state, "B")
        assert (at(state, "x-1"), coins(state, "x-1")) == ("red village", laid)
