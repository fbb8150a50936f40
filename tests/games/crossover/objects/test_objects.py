"""Cards on the move: who still knows them, which copy is meant, and what static abilities make of it at once."""

from __future__ import annotations

import pytest

from meijin.games.crossover.names import CHAKRA, DECK, HAND
from meijin.games.crossover.objects import presence
from meijin.games.crossover.play import control, piles
from meijin.games.crossover.state import Crossover
from meijin.kernel.cardsets import pack
from tests.games.crossover.made import effect, fighters, mission, ninja
from tests.games.crossover.table import (
    BLUE,
    RED,
    at,
    choices,
    coins,
    fight,
    idle,
    number,
    play,
    power,
    seat,
    settle,
    table,
    team_power,
)

SPECTATORS = 2


def knowers(state: Crossover, card: int) -> set[int]:
    """Who knows a card where it lies."""
    where = state.where[card]
    zone = list(state.setup.zones.values())[where >> 1]
    return {viewer for viewer in (RED, BLUE, SPECTATORS) if state.knows(viewer, card, zone, where & 1)}


# -- static abilities work at once ------------------------------------------------------------------------------------


def static(amount: str, *conditions: str) -> str:
    """A Ninja of 2/1 that has more Combat, if some conditions hold."""
    given = f"if = [{', '.join(conditions)}], " if conditions else ""
    power = f'{{ mod = "power", to = "self", c = {amount}, s = 0 }}'
    return ninja("x-1", f'{{ kind = "static", valid = true, {given}apply = [{power}] }}')


@pytest.mark.rule("CB5.7.4", "CB8.5.8")
def test_power_that_counts_the_hand_follows_every_card() -> None:
    red = seat("x-1", hand="n-428 n-430 n-431", deck="n-432")
    state = table("E", red=red, made=static('{ hand = "you" }'))
    assert power(state, "x-1") == "5/1"
    play(state, "charge n-428")
    assert power(state, "x-1") == "4/1"
    play(state, "pass", "deploy n-430")
    assert power(state, "x-1") == "3/1"


@pytest.mark.rule("CB5.7.4", "CB8.5.7")
def test_power_that_counts_rewards_follows_every_reward() -> None:
    state = table("J", red=seat("x-1 n-437"), blue=seat(), made=static('{ rewards = "you" }'))
    assert power(state, "x-1") == "2/1"
    fight(state, "n-437 x-1")  # Guy's two rewards count before the second battle
    assert (power(state, "x-1"), len(state.rewards[RED])) == ("5/1", 3)


@pytest.mark.rule("CB5.7.4", "CB8.5.8")
def test_power_that_is_the_turn_indicator_goes_up_with_it() -> None:
    state = table("G", red=seat("x-1", indicator=3), made=static('{ marker = "you" }'))
    assert power(state, "x-1") == "5/1"
    idle(state)
    assert power(state, "x-1") == "6/1"


@pytest.mark.rule("CB5.7.4", "CB8.5.2")
def test_power_that_counts_chakra_follows_what_is_paid() -> None:
    counted = '{ count = { kind = "card", zone = "chakra", of = "you", n = "all" } }'
    red = seat("x-1 n-490", hand="j-453 n-428", chakra="n-430*2")
    blue = seat("h-wa18", hand="h-ev03", chakra="h-wa02")
    state = table("J", red=red, blue=blue, made=static(counted))
    fight(state, "n-490", "h-wa18")
    assert power(state, "x-1") == "4/1"
    play(state, "use j-453 n-490", "target h-wa18")
    assert power(state, "x-1") == "2/1"
    settle(state)
    assert power(state, "x-1") == "3/1"  # the art lies there now


@pytest.mark.rule("CB5.7.4", "CB8.6.12", "CB8.6.13")
@pytest.mark.parametrize(
    ("condition", "strengths"),
    [
        ('{ cond = "phase", is = "battle" }', {"G": 2, "J": 7, "N": 2}),
        ('{ cond = "role", is = "attacker" }', {"G": 7, "J": 7, "N": 2}),
    ],
)
def test_power_that_depends_on_phase_or_role(condition: str, strengths: dict[str, int]) -> None:
    state = table("G", red=seat("x-1", hand="n-428"), blue=seat(hand="h-wa01"), made=static("5", condition))
    seen = {"G": power(state, "x-1")}
    idle(state, "J")
    seen["J"] = power(state, "x-1")
    idle(state)
    seen["N"] = power(state, "x-1")  # in the turn of the other player
    assert seen == {step: f"{combat}/1" for step, combat in strengths.items()}


@pytest.mark.rule("CB5.7.4", "CB8.6.6", "CB7.15.1")
def test_power_while_battling_ends_with_the_return() -> None:
    red = seat("x-1", hand="n-428*3 n-430*2 n-431*2")
    state = table("J", red=red, made=static("5", '{ cond = "battling", of = "self" }'))
    assert power(state, "x-1") == "2/1"
    fight(state, "x-1")
    assert choices(state, "discard")  # the same turn still: seven cards are too many
    assert (power(state, "x-1"), at(state, "x-1")) == ("2/1", "red village")
    assert len(state.rewards[RED]) == 2  # it had 7 out there


@pytest.mark.rule("CB8.9.5", "CB6.1.1")
def test_a_hand_cost_is_lower_also_for_a_card_drawn_since() -> None:
    # Kankuro makes Sand Ninjas cheaper by one: Temari, hand cost 1, is free as soon as she is drawn.
    state = table("A", red=seat("n-463", hand="n-428", deck="n-462"))
    idle(state, "G")
    play(state, "deploy n-462")
    assert at(state, "n-462") == "red village"
    assert state.chakra[RED] == []


# -- knowledge --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CB13.3", "CB13.6")
def test_what_goes_openly_to_the_hand_is_remembered_and_leaves_it_first() -> None:
    state = table("G", red=seat(hand="n-428 n-430", discard="n-428"))
    hidden, known = state.hand[RED][0], state.discard[RED][0]
    assert hidden < known  # without that knowledge the lower number would be meant
    piles.move_card(state, known, HAND)
    assert knowers(state, known) == {RED, BLUE, SPECTATORS}
    assert knowers(state, hidden) == {RED}
    assert presence.find_kind(state, HAND, RED, state.kind[known]) == known
    piles.move_card(state, known, CHAKRA)
    assert presence.find_kind(state, HAND, RED, state.kind[hidden]) == hidden


@pytest.mark.rule("CB13.5", "CB13.2")
def test_a_card_that_was_looked_at_is_known_wherever_it_goes_unseen() -> None:
    state = table("G", red=seat(hand="n-430", deck="n-428 n-431 n-432"))
    first, second, third = state.deck[RED][:-4:-1]
    piles.look(state, BLUE, [first, second])
    assert state.met[BLUE] >> first & 1
    assert knowers(state, first) == {BLUE}
    piles.draw(state, RED, 1)
    assert knowers(state, first) == {RED, BLUE}
    piles.win_rewards(state, BLUE, 2)
    assert (knowers(state, second), knowers(state, third)) == ({BLUE}, set())


@pytest.mark.rule("CB13.5", "CB13.8")
def test_who_knows_only_that_a_card_is_one_of_several_cannot_follow_it() -> None:
    # Blue has seen the whole deck, but not in which order it lies.
    state = table("G", red=seat(hand="n-430"))
    piles.look(state, BLUE, state.deck[RED])
    state.jumbled = ((1 << BLUE, pack(state.deck[RED])),)
    card = state.deck[RED][-1]
    assert knowers(state, card) == set()
    piles.draw(state, RED, 1)
    assert knowers(state, card) == {RED}
    assert not state.exceptions[BLUE] & pack(state.deck[RED])  # else it would be the one that is missing


@pytest.mark.rule("CB7.19.1", "CB13.2")
def test_a_shuffle_ends_all_knowledge_of_a_deck() -> None:
    state = table("G", red=seat(hand="n-430", chakra="n-428"))
    card = number(state, "n-428#r1")
    piles.move_card(state, card, DECK, bottom=True)
    assert state.deck[RED][0] == card
    assert knowers(state, card) == {RED, BLUE, SPECTATORS}
    piles.shuffle_deck(state, RED)
    assert knowers(state, card) == set()


@pytest.mark.rule("CB6.8.3", "R73")
@pytest.mark.parametrize(("line", "kept"), [("db", 2), ("naruto", 3)])
def test_coins_over_the_cap_of_a_new_controller_are_lost(line: str, kept: int) -> None:
    state = table("G", red=seat("h-wa01:db=3", line="db"), blue=seat(line=line, pool=5 if line == "db" else 0))
    assert control.change_control(state, number(state, "h-wa01"), BLUE)
    assert (at(state, "h-wa01"), coins(state, "h-wa01", "db")) == ("blue village", kept)


@pytest.mark.rule("R76", "CB7.10.1", "CB8.10.3")
@pytest.mark.parametrize(("choice", "strength"), [("keep", 9), ("done", 7)])
def test_teams_that_are_named_anew_are_other_teams(choice: str, strength: int) -> None:
    do = '{ op = "team_power", of = "t1", n = 2, for = "turn" }'
    made = mission("x-1", effect(do, fighters("you", 1)))
    state = table("D1", red=seat("n-437 n-436", hand="x-1 n-428"), made=made)
    play(state, "mission x-1", "target n-437")
    idle(state, "I")
    assert team_power(state, "n-437") == 9
    play(state, choice)
    assert team_power(state, "n-437") == strength
