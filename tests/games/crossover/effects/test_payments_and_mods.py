"""What every payment takes, what every static mod does and what numbers are, on made-up cards where needed."""

from __future__ import annotations

import pytest

from meijin.games.crossover.objects import board
from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import art, effect, fighters, mission, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    chakra,
    choices,
    coins,
    discard,
    fight,
    hand,
    has_keyword,
    has_trait,
    idle,
    injured,
    number,
    pay,
    play,
    power,
    seat,
    settle,
    table,
    team_power,
)

DRAW = '{ op = "draw", who = "you", n = 1 }'


# -- payments ---------------------------------------------------------------------------------------------------------


def paying(
    cost: str, village: str = "x-1", hand: str = "n-428", chakra: str = "", discard: str = "", deck: str = ""
) -> Crossover:
    """Red is asked in step C and has a fighter with an ability that costs this and draws a card."""
    ability = f'{{ kind = "activated", timing = "strategy", valid = true, cost = [{cost}], do = [{DRAW}] }}'
    red = seat(village, hand=hand, chakra=chakra, discard=discard, deck=deck)
    return table("C", red=red, blue=seat("h-wa18"), made=ninja("x-1", ability) + ninja("x-2"))


@pytest.mark.rule("CB8.7.1", "CB6.2.3")
def test_chakra_of_a_symbol_is_kept_for_what_needs_it() -> None:
    cost = '{ pay = "chakra", n = 1 }, { pay = "chakra", n = 1, symbol = "wind" }'
    state = paying(cost, chakra="n-428 n-430 n-431")  # Wind, Lightning, Earth
    play(state, "activate x-1")
    # The first unit is any chakra, but not the only Wind.
    assert choices(state) == ["pay n-430", "pay n-431"]
    play(state, "pay n-431")
    assert (chakra(state, RED), discard(state, RED)) == ("n-430", "n-428 n-431")
    assert not choices(paying(cost, chakra="n-430 n-431"), "activate")


@pytest.mark.rule("CB8.7.2", "CB13.6")
def test_cards_of_the_hand_are_asked_for_even_without_a_choice() -> None:
    state = paying('{ pay = "hand", n = 1, is = { type = "jutsu" } }', hand="j-362 n-428")
    play(state, "activate x-1")
    assert choices(state) == ["pay j-362"]
    play(state, "pay j-362")
    assert discard(state, RED) == "j-362"
    # Blue cannot see that red has no Jutsu: red is asked and can only pass.
    assert choices(paying('{ pay = "hand", n = 1, is = { type = "jutsu" } }', hand="n-430 n-428")) == ["pass"]


@pytest.mark.rule("CB8.7.3", "R70")
def test_injure_needs_own_healthy_fighters() -> None:
    cost = '{ pay = "injure", n = 1, is = { other = true } }'
    state = paying(cost, "x-1 x-2 n-430 n-431:injured")
    play(state, "activate x-1")
    assert choices(state) == ["pay n-430", "pay x-2"]
    play(state, "pay n-430")
    assert (injured(state, "n-430"), injured(state, "x-2")) == (True, False)
    assert not choices(paying(cost, "x-1 n-431:injured"), "activate")


@pytest.mark.rule("CB8.7.4", "R70")
def test_damage_is_paid_by_different_fighters() -> None:
    state = paying('{ pay = "damage", n = 2 }', "x-1 x-2 n-431:injured")
    play(state, "activate x-1", "pay x-2")
    assert sorted(choices(state)) == ["pay n-431", "pay x-1"]
    play(state, "pay n-431")
    assert injured(state, "x-2")
    assert at(state, "n-431") == "red discard"
    assert not choices(paying('{ pay = "damage", n = 2 }'), "activate")


@pytest.mark.rule("CB8.7.5")
def test_coins_come_from_the_source_or_from_any_own_card() -> None:
    own = '{ pay = "coin", kind = "growth", n = 1, from = "self" }'
    assert not choices(paying(own, "x-1 x-2:growth=1"), "activate")
    anywhere = paying(own.replace('"self"', '"any_yours"'), "x-1 x-2:growth=1 n-430:growth=2")
    play(anywhere, "activate x-1")
    play(anywhere, "pay n-430")
    assert (coins(anywhere, "n-430"), coins(anywhere, "x-2")) == (1, 1)


@pytest.mark.rule("CB8.7.5", "R69")
def test_a_coin_of_any_kind_is_named_with_its_kind() -> None:
    cost = '{ pay = "coin", kind = "any", n = 2, from = "self" }'
    state = paying(cost, "x-1:growth=1:promise=2")
    play(state, "activate x-1")
    play(state, next(text for text in state.choices() if text.endswith("promise")))
    play(state, next(text for text in state.choices() if text.endswith("growth")))
    assert (coins(state, "x-1", "promise"), coins(state, "x-1")) == (1, 0)


@pytest.mark.rule("CB8.7.6")
def test_cards_are_removed_from_the_game() -> None:
    cost = '{ pay = "remove", zone = "discard", of = "you", is = { fighter = true }, n = 2 }'
    state = paying(cost, discard="n-430*2 j-362")
    play(state, "activate x-1")
    assert (discard(state, RED), len(state.removed[RED])) == ("j-362", 2)


@pytest.mark.rule("CB8.7.7", "CB5.5.3")
def test_an_ability_goes_on_though_its_own_cost_moved_its_source() -> None:
    state = paying('{ pay = "move_self", to = "chakra" }', deck="n-432")
    play(state, "activate x-1")
    assert (at(state, "x-1"), hand(state, RED)) == ("red chakra", "n-428 n-432")


@pytest.mark.rule("CB8.7.8")
def test_own_fighters_are_discarded() -> None:
    state = paying('{ pay = "discard_fighter", n = 1, is = { other = true } }', "x-1 x-2 n-430")
    play(state, "activate x-1", "pay x-2")
    assert (at(state, "x-2"), at(state, "n-430")) == ("red discard", "red village")


@pytest.mark.rule("CB8.7.1", "CB5.4.7")
def test_two_payments_never_take_the_same_card() -> None:
    cost = '{ pay = "chakra", n = 1 }, { pay = "remove", zone = "chakra", of = "you", n = 1 }'
    assert not choices(paying(cost, chakra="n-430"), "activate")
    state = paying(cost, chakra="n-430 n-431")
    play(state, "activate x-1", "pay n-430")
    assert (discard(state, RED), len(state.removed[RED]), chakra(state, RED)) == ("n-430", 1, "")


# -- targets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R57", "CB8.3.3")
def test_up_to_may_be_nobody_and_is_no_failure() -> None:
    aim = '{ kind = "fighter", of = "opp", n = 2, up_to = true }'
    card = mission("x-1", effect(f'{{ op = "damage", to = "t1", n = 1 }}, {DRAW}', aim))
    state = table("D1", red=seat(hand="x-1 n-428", deck="n-432"), blue=seat("h-wa18 h-wa24"), made=card)
    play(state, "mission x-1")
    assert choices(state) == ["target h-wa18", "target h-wa24", "done"]
    play(state, "done")
    assert hand(state, RED) == "n-428 n-432"
    assert not injured(state, "h-wa18")


# -- mods -------------------------------------------------------------------------------------------------------------


def with_static(
    mod: str, village: str, blue: str = "h-wa18", step: str = "J", rest: str = "", hand: str = "", indicator: int = 9
) -> Crossover:
    """Red has a fighter x-1 with a static ability that does this."""
    ability = f'{{ kind = "static"{rest}, apply = [{mod}] }}'
    red = seat(village, hand=hand, indicator=indicator)
    return table(step, red=red, blue=seat(blue), made=ninja("x-1", ability))


@pytest.mark.rule("CB8.9.1", "CB5.7.5", "CB8.1.16")
@pytest.mark.parametrize(("rest", "strength"), [("", "9/2"), (", unique = true", "8/1")])
def test_copies_are_cumulative_unless_they_are_unique(rest: str, strength: str) -> None:
    guy = fighters("you", where='name = "Might Guy"')
    mod = f'{{ mod = "power", to = {guy}, c = 1, s = 1 }}'
    ability = f'{{ kind = "static"{rest}, apply = [{mod}] }}'
    made = mission("x-1", ability, subtypes='["permanent"]')
    assert power(table("J", red=seat("n-437 x-1 x-1"), made=made), "n-437") == strength


@pytest.mark.rule("CB8.1.16")
@pytest.mark.parametrize(("rest", "cards"), [("", 2), (", unique = true", 1)])
def test_copies_of_a_unique_trigger_count_once(rest: str, cards: int) -> None:
    made = mission("x-1", f'{{ kind = "trigger", on = "battle_start"{rest}, do = [{DRAW}] }}', subtypes='["permanent"]')
    state = table("I", red=seat("n-437 n-430 x-1 x-1", hand="n-428"), made=made)
    idle(state, "J")
    assert len(state.hand[RED]) == 1 + cards


@pytest.mark.rule("CB8.9.2")
def test_team_power_of_the_teams_that_have_a_match() -> None:
    mod = '{ mod = "team_power", to = { teams_of = "you", with = { name = "Rock Lee" } }, n = 2 }'
    state = with_static(mod, "n-437+n-430 n-490 x-1")
    assert (team_power(state, "n-437"), team_power(state, "n-490")) == (7 + 0 + 2, 4)


@pytest.mark.rule("CB8.9.4", "CB7.12.2")
@pytest.mark.parametrize(
    ("what", "blockers"),
    [("by_team_with = { turn_max = 0 }", ["block h-wa18"]), ("by_team_size_max = 1", ["block h-wa21"])],
)
def test_some_teams_cannot_block_an_unblockable_one(what: str, blockers: list[str]) -> None:
    # Cargo costs turn 0; Piccolo and Raditz more.
    mod = f'{{ mod = "unblockable", to = "team", {what} }}'
    state = with_static(mod, "x-1", "h-wa21+h-wa24 h-wa18" if "size" in what else "h-wa21 h-wa18")
    play(state, "attack x-1")
    while not choices(state, "block"):
        play(state, "done")
    assert choices(state, "block") == blockers


@pytest.mark.rule("CB8.9.5")
def test_costs_change_and_never_fall_below_0() -> None:
    own = '{ kind = "card", zone = "hand", of = "you", n = "all" }'
    mods = f'{{ mod = "hand_cost", to = {own}, n = -9 }}, {{ mod = "turn_cost", to = {own}, n = -1 }}'
    state = with_static(mods, "x-1", step="G", hand="n-422", indicator=5)  # Jiraiya: turn 6, hand cost 1 or more
    assert board.turn_cost(state, number(state, "n-422")) == 5
    assert board.hand_cost(state, number(state, "n-422")) == 0
    play(state, "deploy n-422")
    assert at(state, "n-422") == "red village"


@pytest.mark.rule("CB8.9.5", "CB6.1.1")
def test_a_mission_costs_what_it_cost_in_hand() -> None:
    mod = '{ mod = "hand_cost", to = { kind = "card", zone = "hand", of = "you", n = "all" }, n = -1 }'
    state = with_static(mod, "x-1", step="D1", hand="m-358 n-428", indicator=9)
    play(state, "mission m-358")
    settle(state)
    assert (at(state, "m-358"), hand(state, RED)) == ("red village", "n-428")


@pytest.mark.rule("CB8.9.7", "R33")
def test_defeat_damage_is_for_the_heads_of_whom_it_names() -> None:
    mod = '{ mod = "defeat_damage", who = "opp", n = 1 }'
    state = with_static(mod, "n-437 x-1", "h-wa18")
    fight(state, "n-437", "h-wa18")
    idle(state)
    assert at(state, "h-wa18") == "blue chakra"


@pytest.mark.rule("CB8.9.8")
def test_growth_and_counters_can_be_forbidden() -> None:
    mod = '{ mod = "forbid", what = "growth", who = "you" }'
    grown = with_static(mod, "n-497 x-1", step="G", hand="n-490", indicator=1)
    assert not choices(grown, "grow")
    free = with_static(mod.replace('"you"', '"opp"'), "n-497 x-1", step="G", hand="n-490", indicator=1)
    assert choices(free, "grow") == ["grow n-490"]


@pytest.mark.rule("CB8.9.9", "CB5.7.6", "CB8.11.5")
def test_traits_and_keywords_are_given_and_seen_by_other_statics() -> None:
    mods = f'{{ mod = "trait", to = {fighters("you")}, add = "Namekian" }}, '
    mods += f'{{ mod = "keyword", to = {fighters("you")}, add = "ally:Rock Lee" }}'
    state = with_static(mods, "n-437+n-430 x-1")
    assert has_trait(state, "n-437", "Namekian")
    assert has_keyword(state, "n-437", "ally")
    assert (power(state, "n-437"), power(state, "n-430")) == ("8/1", "3/0")


@pytest.mark.rule("CB8.9.10", "CB7.11.3")
def test_who_must_attack_is_sent_out() -> None:
    lee = fighters("you", where='name = "Rock Lee"')
    mod = f'{{ mod = "must_attack", to = {lee} }}'
    state = with_static(mod, "n-437 n-430 x-1")
    assert "done" not in choices(state)
    play(state, "attack n-430")
    assert "done" in choices(state)


@pytest.mark.rule("CB5.7.4", "CB8.1.3")
def test_a_static_ability_works_in_its_role_only() -> None:
    mod = '{ mod = "power", to = "self", c = 3, s = 0 }'
    assert power(with_static(mod, "x-1", rest=', role = "attacker"'), "x-1") == "5/1"
    assert power(with_static(mod, "x-1", rest=', role = "defender"'), "x-1") == "2/1"


# -- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.5.2", "CB8.5.3", "CB8.5.4", "CB8.5.5", "CB8.5.7", "CB8.5.8", "CB8.5.9")
@pytest.mark.parametrize(
    ("n", "worth"),
    [
        ('{ count = { kind = "fighter", of = "opp", n = "all" } }', 2),
        ('{ stat = "combat", of = "user" }', 5),
        ('{ stat = "support", of = "user" }', 1),
        ('{ stat = "printed_combat", of = "user" }', 4),
        ('{ stat = "printed_support", of = "user" }', 0),
        ('{ stat = "turn", of = "user" }', 3),
        ('{ coins = "growth", of = "user" }', 1),
        ('{ coins = "any", of = "user" }', 1),
        ('{ rewards = "opp" }', 3),
        ('{ hand = "you" }', 1),
        ('{ marker = "you" }', 9),
        ("{ neg = 2 }", -2),
        ('{ add = [1, { hand = "you" }] }', 2),
        ('{ min = [4, { hand = "you" }] }', 1),
        ('{ max = [4, { hand = "you" }] }', 4),
    ],
)
def test_what_numbers_are(n: str, worth: int) -> None:
    do = f'{{ op = "power", to = "t1", c = {n}, s = 0, for = "turn" }}'
    made = art("x-1", effect(do, fighters("opp", 1, "battle")))
    red = seat("n-490:growth=1", hand="x-1 j-362", chakra="n-430*3")
    state = table("J", red=red, blue=seat("h-wa18 h-wa24", rewards=3), made=made)
    fight(state, "n-490", "h-wa18")
    play(state, "use x-1 n-490")
    pay(state)
    settle(state)
    assert power(state, "h-wa18") == f"{4 + worth}/0"


@pytest.mark.rule("CB8.5.1", "CB8.5.10", "R51")
def test_up_to_is_asked_for_each_number_on_its_own() -> None:
    do = '{ op = "power", to = "t1", c = { up_to = 2 }, s = { neg = { up_to = 1 } }, for = "turn" }'
    state = table(
        "D1", red=seat(hand="x-1 n-428"), blue=seat("h-wa18"), made=mission("x-1", effect(do, fighters("opp", 1)))
    )
    play(state, "mission x-1")
    assert choices(state) == ["number 0", "number 1", "number 2"]
    play(state, "number 2")
    assert choices(state) == ["number 0", "number 1"]
    play(state, "number 1")
    assert power(state, "h-wa18") == "6/-1"


@pytest.mark.rule("R66", "CB12.2.2")
def test_mental_power_decides_every_battle_while_that_lasts() -> None:
    made = mission("x-1", effect('{ op = "rule", set = "mental_battle", for = "turn" }')) + ninja("x-2", mental="3")
    red = seat("x-2 n-430", hand="x-1 n-428", line="naruto")
    state = table("D1", red=red, blue=seat("n-437 n-431", line="naruto"), made=made)
    play(state, "mission x-1")
    idle(state, "J")
    fight(state, "x-2", "n-437")  # 2 against 7, but Mental Power 3 against 0
    idle(state)
    assert injured(state, "n-437")
    assert not injured(state, "x-2")
    assert state.rewards[BLUE] == []


@pytest.mark.rule("CB8.9.2", "CB12.2.2")
def test_team_mental_power_changes_with_a_static() -> None:
    mental = '{ mod = "team_mental", to = { teams_of = "you" }, n = 4 }'
    made = mission("x-1", effect('{ op = "rule", set = "mental_battle", for = "turn" }'))
    made += ninja("x-2", mental="3") + ninja("x-3", f'{{ kind = "static", apply = [{mental}] }}', mental="0")
    red = seat("x-2", hand="x-1 n-428", line="naruto")
    state = table("D1", red=red, blue=seat("x-3", line="naruto"), made=made)
    play(state, "mission x-1")
    idle(state, "J")
    fight(state, "x-2", "x-3")  # 3 against 0 + 4
    idle(state)
    assert injured(state, "x-2")
    assert not injured(state, "x-3")
