"""What every operation does that steers the Chain, the turn or other operations, on made-up cards where needed."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import art, effect, fighters, mission, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    Seat,
    at,
    choices,
    coins,
    decider,
    fight,
    hand,
    idle,
    injured,
    pay,
    play,
    seat,
    settle,
    step,
    table,
    teams,
    told,
)

DRAW = '{ op = "draw", who = "you", n = 1 }'
COIN = '{ op = "coin", to = "t1", kind = "growth", n = 1 }'
OWN = fighters("you", 1)
ENEMY = fighters("opp", 1)


def played(
    do: str, red: Seat, blue: Seat | None = None, targets: str = "", chance: list[object] | None = None
) -> Crossover:
    """Red plays a Mission that does this, and nobody answers."""
    made = mission("x-1", effect(do, targets))
    state = table("D1", red=red, blue=blue or seat("h-wa18"), made=made, chance=chance)
    play(state, "mission x-1")
    return state


def negates(goes: str = "") -> str:
    """An ability that negates anything of the opponent on any Chain."""
    aim = '{ kind = "chain", of = "opp", n = 1 }'
    return (
        f'{{ kind = "activated", timing = "chain", targets = [{aim}], do = [{{ op = "negate", what = "t1"{goes} }}] }}'
    )


# -- the Chain --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.18", "R68")
@pytest.mark.parametrize(
    ("to", "where"), [("", "red chakra"), ("hand", "red hand"), ("deck_top", "red deck"), ("removed", "red removed")]
)
def test_a_negated_card_goes_where_the_negation_says(to: str, where: str) -> None:
    goes = f', to = "{to}"' if to else ""
    made = ninja("x-1", negates(goes)) + mission("x-2", effect(DRAW), subtypes='["permanent"]')
    state = table("D1", red=seat(hand="x-2 n-428"), blue=seat("x-1", line="naruto"), made=made)
    play(state, "mission x-2", "activate x-1")
    settle(state)
    assert at(state, "x-2") == where
    assert len(state.hand[RED]) == 1 + (to == "hand")


@pytest.mark.rule("CB8.10.18", "CB8.1.15")
def test_what_cannot_be_negated_goes_on() -> None:
    sure = f'{{ kind = "effect", unnegatable = true, do = [{DRAW}] }}'
    made = ninja("x-1", negates()) + mission("x-2", sure)
    red = seat(hand="x-2 n-428", deck="n-430")
    state = table("D1", red=red, blue=seat("x-1", line="naruto"), made=made)
    play(state, "mission x-2", "activate x-1")
    settle(state)
    assert hand(state, RED) == "n-428 n-430"


# -- the turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.27")
def test_extra_deployments_count_for_this_turn() -> None:
    red = seat(hand="x-1 n-430 n-431 n-497", indicator=4)
    state = played('{ op = "extra_deploy", n = 1 }', red)
    idle(state, "G")
    play(state, "deploy n-431")
    pay(state)
    assert choices(state, "deploy")
    play(state, choices(state, "deploy")[0])
    pay(state)
    assert not choices(state, "deploy")


@pytest.mark.rule("CB8.10.28", "R11")
def test_whoever_the_effect_says_organizes_now() -> None:
    state = played('{ op = "reorganize", who = "opp" }', seat(hand="x-1 n-428"), seat("h-wa18 h-wa24"))
    assert decider(state) == "blue"
    play(state, "lead h-wa24", "back h-wa18")
    idle(state, "E")
    assert teams(state, BLUE) == "h-wa24+h-wa18"
    assert decider(state) == "red"


@pytest.mark.rule("CB8.10.35", "R38")
def test_a_rule_holds_as_long_as_it_says() -> None:
    state = played('{ op = "rule", set = "all_draws", for = "turn" }', seat("n-437", hand="x-1 n-428"))
    idle(state, "J")
    fight(state, "n-437", "h-wa18")
    idle(state)
    assert injured(state, "n-437")  # 7 against 4, and yet a Draw
    assert injured(state, "h-wa18")


# -- choices ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.31", "CB8.6.3")
@pytest.mark.parametrize(("rewards", "cards"), [(0, 1), (3, 2)])
def test_if_carries_out_one_list_or_the_other(rewards: int, cards: int) -> None:
    cond = '{ cond = "cmp", a = { rewards = "you" }, is = ">=", b = 3 }'
    do = f'{{ op = "if", cond = [{cond}], then = [{DRAW}, {DRAW}], else = [{DRAW}] }}'
    state = played(do, seat(hand="x-1 n-428", rewards=rewards))
    assert len(state.hand[RED]) == 1 + cards


@pytest.mark.rule("CB8.10.32", "CB5.4.3")
def test_a_first_choice_of_the_controller_is_a_mode_and_announced() -> None:
    do = f'{{ op = "choose", by = "you", options = [[{DRAW}], [{COIN}]] }}'
    state = table(
        "D1", red=seat("n-490", hand="x-1 n-428"), blue=seat("h-wa18"), made=mission("x-1", effect(do, ENEMY))
    )
    play(state, "mission x-1")
    assert choices(state) == ["mode 1", "mode 2"]
    play(state, "mode 2")
    assert coins(state, "h-wa18") == 1


@pytest.mark.rule("CB8.10.32", "CB5.4.3")
@pytest.mark.parametrize(("by", "who"), [("you", "red"), ("opp", "blue")])
def test_other_choices_are_made_on_resolving(by: str, who: str) -> None:
    choose = f'{{ op = "choose", by = "{by}", options = [[{DRAW}], [{DRAW}, {DRAW}]] }}'
    do = choose if by == "opp" else f"{DRAW}, {choose}"
    state = played(do, seat(hand="x-1 n-428"))
    assert (decider(state), choices(state)) == (who, ["choose 1", "choose 2"])
    before = len(state.hand[RED])
    play(state, "choose 2")
    assert len(state.hand[RED]) == before + 2


@pytest.mark.rule("CB8.10.30")
def test_flips_are_chance_and_each_counts() -> None:
    do = f'{{ op = "flip", n = 3, heads = [{DRAW}], tails = [{COIN}] }}'
    state = played(do, seat("n-490", hand="x-1 n-428"), None, OWN, chance=[1, 0, 1])
    assert (len(state.hand[RED]), coins(state, "n-490")) == (3, 1)


# -- later ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB8.10.33", "R59")
@pytest.mark.parametrize(("at_moment", "letter"), [("turn_end", "P"), ("next_turn_start", "B")])
def test_later_operations_come_in_time(at_moment: str, letter: str) -> None:
    do = f'{{ op = "later", at = "{at_moment}", do = [{COIN}] }}'
    # Seven cards in hand, so that red is asked in step P.
    red = seat("n-490", hand="x-1 n-428*3 n-430*3 n-431")
    state = played(do, red, seat("h-wa18", hand="h-te12"), OWN)
    before = idle(state, "P")
    assert bool(told(before, "coins")) == (letter == "P")
    if letter == "B":
        assert told(idle(state), "coins")
    assert coins(state, "n-490") == 1
    idle(state)
    assert coins(state, "n-490") == 1  # only once


@pytest.mark.rule("CB8.10.33")
def test_a_later_showdown_never_comes_if_nobody_fights() -> None:
    do = f'{{ op = "later", at = "showdown_start", do = [{COIN}] }}'
    fought = played(do, seat("n-490", hand="x-1 n-428"), None, OWN)
    idle(fought, "J")
    fight(fought, "n-490", "-")
    idle(fought)
    assert coins(fought, "n-490") == 1
    peaceful = played(do, seat("n-490", hand="x-1 n-428"), None, OWN)
    idle(peaceful)
    while step(peaceful) != "J" or decider(peaceful) == "blue":
        idle(peaceful, "J")
        if decider(peaceful) == "blue":
            fight(peaceful, "h-wa18", "-")
    assert coins(peaceful, "n-490") == 0


@pytest.mark.rule("CB8.10.33", "CB3.3.2")
def test_later_operations_skip_what_is_gone() -> None:
    do = '{ op = "later", at = "turn_end", do = [{ op = "coin", to = "user", kind = "growth", n = 1 }] }'
    away = '{ op = "move", what = "user", to = "hand" }'
    made = art("x-1", effect(f"{do}, {away}"))
    state = table("J", red=seat("n-490", hand="x-1 n-428", chakra="n-430*2"), blue=seat("h-wa18"), made=made)
    fight(state, "n-490", "h-wa18")
    play(state, "use x-1 n-490")
    settle(state)
    events = idle(state)
    assert at(state, "n-490") == "red hand"
    assert not told(events, "coins")


@pytest.mark.rule("CB8.10.34", "R59")
def test_watch_does_it_each_time_while_it_lasts() -> None:
    do = '{ op = "watch", on = "reward_won", who = "you", for = "turn", do = [{ op = "draw", who = "you", n = 1 }] }'
    state = played(do, seat("n-437 n-490", hand="x-1 n-428"), seat("h-wa18"))

    def drawn_by_red() -> int:
        idle(state, "J")
        events = fight(state, "n-437 n-490", "- -") + idle(state)
        return len([draw for draw in told(events, "draw") if draw["seat"] == "red"])

    assert drawn_by_red() == 2  # once for each Breakthrough, not for each card
    idle(state)  # blue's turn
    assert drawn_by_red() == 0


@pytest.mark.rule("CB8.10.34")
def test_watch_may_look_at_one_fighter() -> None:
    do = '{ op = "watch", on = "healed", who = "t1", for = "turn", do = [{ op = "draw", who = "you", n = 1 }] }'
    heal = '{ op = "heal", to = { kind = "fighter", of = "you", n = "all" } }'
    injure = '{ op = "injure", to = { kind = "fighter", of = "you", n = "all" } }'
    state = played(
        f"{do}, {heal}, {injure}, {heal}", seat("n-490:injured", hand="x-1 n-428", deck="n-430 n-431"), None, OWN
    )
    assert hand(state, RED) == "n-428 n-430 n-431"


# -- limits of a step -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R60", "CB5.6.8")
def test_after_a_hundred_items_only_passing_is_left() -> None:
    mill = '{ op = "mill", who = "opp", n = 1, to = "discard" }'
    free = f'{{ kind = "activated", timing = "strategy", limit = "none", do = [{mill}] }}'
    state = table("C", red=seat("x-1", hand="n-428"), blue=seat("h-wa18"), made=ninja("x-1", free))
    used = 0
    while choices(state, "activate"):
        play(state, "activate x-1")
        used += 1
        if used % 10 == 0:
            settle(state)
    assert used == 100
    assert len(state.discard[BLUE]) == len(state.terms.main[BLUE]) - 1  # all but the fighter in play


# -- instead of something ---------------------------------------------------------------------------------------------


def replaced(on: str, do: str, status: str = "", cost: str = '{ pay = "chakra", n = 1 }') -> Crossover:
    """Red's Mission gives 1 Damage to blue's fighter, which has an ability instead of something, and 1 chakra."""
    paid = f", cost = [{cost}]" if cost else ""
    ability = f'{{ kind = "replace", on = "{on}", valid = true, optional = true{paid}, do = [{do}] }}'
    made = ninja("x-2", ability) + mission("x-1", effect('{ op = "damage", to = "t1", n = 1 }', ENEMY))
    blue = seat(f"x-2{status}", hand="n-432", chakra="n-430", deck="n-431", line="naruto")
    state = table("D1", red=seat("n-490", hand="x-1 n-428"), blue=blue, made=made)
    play(state, "mission x-1")
    settle(state)
    return state


@pytest.mark.rule("CB8.1.18", "CB8.10.37")
def test_a_fighter_comes_home_injured_instead_of_leaving() -> None:
    state = replaced("leave_play", '{ op = "return_injured", to = "self" }', ":injured")
    assert (decider(state), choices(state)) == ("blue", ["accept", "decline"])
    play(state, "accept")
    assert (at(state, "x-2"), injured(state, "x-2"), len(state.chakra[BLUE])) == ("blue village", True, 0)
    declined = replaced("leave_play", '{ op = "return_injured", to = "self" }', ":injured")
    play(declined, "decline")
    assert at(declined, "x-2") == "blue discard"


@pytest.mark.rule("CB8.1.18", "CB8.1.8")
def test_something_else_happens_instead_of_damage() -> None:
    state = replaced("damage", DRAW)
    play(state, "accept")
    assert not injured(state, "x-2")
    assert hand(state, BLUE) == "n-431 n-432"
    # What cannot be paid is not asked for.
    poor = replaced("damage", DRAW, cost='{ pay = "chakra", n = 2 }')
    assert "accept" not in choices(poor)
    assert injured(poor, "x-2")


@pytest.mark.rule("CB8.10.34", "CB8.8.1")
@pytest.mark.parametrize(("who", "cards"), [("you", 1), ("opp", 2)])
def test_a_watch_on_the_beginning_of_turns_is_about_those_of_one_player(who: str, cards: int) -> None:
    do = f'{{ op = "watch", on = "turn_start", who = "{who}", for = "next_turn", do = [{DRAW}] }}'
    state = played(do, seat(hand="x-1 n-428", deck="n-430 n-431 n-432"))
    idle(state)  # to the opponent's turn, which begins while it is watched
    assert len(state.hand[RED]) == cards
