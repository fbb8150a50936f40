"""Setting up (section 4) and the options (12.1)."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import SetupError
from tests.games.crossover.table import (
    BLUE,
    RED,
    choices,
    decider,
    fight,
    idle,
    new,
    play,
    seat,
    step,
    table,
    teams,
    zone,
)


def begun(**options: object) -> Crossover:
    """A game at the first decision of turn 1: red goes first, and nobody redraws."""
    state = new(1, None, chooser="red", **options)
    play(state, "first", "keep", "keep")
    while choices(state)[-1] == "done":
        play(state, "done")
    return state


@pytest.mark.rule("CB4.1.1", "CB3.2.10")
def test_both_decks_are_shuffled_and_both_indicators_are_0() -> None:
    states = [new(seed, chooser="red") for seed in (1, 2)]
    assert states[0].indicator == [0, 0]
    assert states[0].deck[RED] != states[1].deck[RED]
    assert states[0].deck[BLUE] != states[1].deck[BLUE]


@pytest.mark.rule("CB4.2.1")
def test_a_fair_coin_names_who_decides_to_go_first_or_second() -> None:
    states = [new(seed) for seed in range(40)]
    assert {decider(state) for state in states} == {"red", "blue"}
    assert 8 <= sum(decider(state) == "red" for state in states) <= 32
    assert choices(states[0]) == ["first", "second"]


@pytest.mark.rule("CB4.2.1", "CB12.1.8", "CB4.6.1", "CB2.3")
@pytest.mark.parametrize(
    ("chooser", "answer", "first"), [("red", "first", RED), ("blue", "second", RED), ("blue", "first", BLUE)]
)
def test_the_table_may_name_the_chooser_who_may_go_second(chooser: str, answer: str, first: int) -> None:
    state = new(chooser=chooser)
    assert decider(state) == chooser
    play(state, answer)
    assert state.deciders == (first,)  # who is asked first about a redraw
    play(state, "keep", "keep")
    while step(state) == "setup":
        play(state, "done")
    assert (state.turn, state.attacker) == (1, first)


@pytest.mark.rule("CB4.3.1", "CB4.3.2", "CB4.3.3", "CB4.3.4", "CB13.6", "CB15.1")
def test_six_cards_then_a_redraw_to_five_and_one_to_four() -> None:
    state = new(chooser="red")
    play(state, "first")
    assert [len(cards) for cards in state.hand] == [6, 6]
    assert (decider(state), choices(state)) == ("red", ["keep", "redraw"])
    play(state, "redraw")
    assert (len(state.hand[RED]), len(state.deck[RED])) == (5, 35)
    assert decider(state) == "red"  # before blue decides anything
    play(state, "redraw")
    assert (len(state.hand[RED]), len(state.deck[RED])) == (4, 36)
    assert decider(state) == "blue"
    play(state, "redraw", "keep")
    assert (len(state.hand[BLUE]), state.redraws) == (5, [2, 1])
    seen = state.view(BLUE)["counters"]
    assert isinstance(seen, dict)
    assert seen["redraws"] == {"red": 2, "blue": 1}


@pytest.mark.rule("CB4.4.1", "CB9.4", "CB3.2.8")
def test_a_dragon_ball_player_lays_any_of_the_registered_wishes_face_down() -> None:
    state = new(chooser="red")
    play(state, "first", "keep", "keep")
    assert (decider(state), step(state)) == ("blue", "setup")
    assert choices(state) == ["place h-wi01", "place h-wi02", "place h-wi06", "done"]
    play(state, "place h-wi02", "done")
    assert [state.setup.kinds[card] for card in state.wishes[BLUE]] == ["h-wi02"]
    seen = zone(state.view(RED), "wishes", "blue")
    assert seen["count"] == 1
    assert "h-wi02" not in str(seen)
    assert state.wishes[RED] == []


@pytest.mark.rule("CB4.5.1", "CB12.1.3")
@pytest.mark.parametrize("number", [0, 2, 5])
def test_the_second_player_has_cards_of_the_deck_in_the_chakra(number: int) -> None:
    state = begun(second_player_chakra=number)
    assert [len(cards) for cards in state.chakra] == [0, number]
    assert len(state.deck[BLUE]) == 40 - 6 - number
    assert begun().chakra[BLUE] != []


@pytest.mark.rule("CB4.5.1", "CB12.1.3")
def test_six_cards_unless_said_also_for_a_naruto_deck() -> None:
    state = begun(red_deck="emperor-armada", blue_deck="byakugan-fang")
    assert [len(cards) for cards in state.chakra] == [0, 6]


@pytest.mark.rule("CB12.1.2", "CB7.2.1", "CB7.2.2")
@pytest.mark.parametrize(("draws", "cards"), [(True, 7), (False, 6)])
def test_whether_the_first_player_draws_on_turn_1(draws: bool, cards: int) -> None:
    state = begun(first_turn_draw=draws)
    assert len(state.hand[RED]) == cards
    idle(state)
    assert (state.turn, len(state.hand[BLUE])) == (2, 7)


@pytest.mark.rule("CB12.1.1", "CB7.11.3", "R1")
@pytest.mark.parametrize("allowed", [False, True])
def test_whether_teams_are_sent_out_on_turn_1(allowed: bool) -> None:
    state = table("J0", red=seat("n-490"), turn=1, first_turn_attack=allowed)
    asked = state.deciders == (RED,) and choices(state) == ["attack n-490", "done"]
    assert asked == allowed
    later = table("J0", red=seat("n-490"), turn=2, first_turn_attack=allowed)
    assert choices(later) == ["attack n-490", "done"]


@pytest.mark.rule("CB12.1.4", "R2", "CB7.0.2")
def test_the_mission_phase_in_any_order() -> None:
    red = seat("n-497", hand="m-346 m-352 c-044 c-046 n-428 n-490 j-362", indicator=5)
    free = table("D1", red=red, free_mission_order=True)
    offered = choices(free)
    for action in ("mission m-346", "charge n-428", "client c-044", "deploy n-428", "grow n-490"):
        assert action in offered
    play(free, "deploy n-428")
    assert "mission m-346" in choices(free)
    # Each once a turn, all the same.
    play(free, "mission m-346", "pay j-362", "client c-044", "decline")
    assert choices(free) == ["charge n-490", "charge m-352", "charge c-046", "grow n-490", "pass"]
    lettered = table("D1", red=red)
    assert {words.split()[0] for words in choices(lettered)} == {"mission", "pass"}


@pytest.mark.rule("CB12.1.5")
def test_without_wishes_none_is_placed() -> None:
    state = new(chooser="red", wishes=False)
    play(state, "first", "keep", "keep")
    assert step(state) != "setup"
    assert state.wishes == [[], []]


@pytest.mark.rule("CB12.1.9")
def test_decks_are_starters_or_legal_lists() -> None:
    state = new(red_deck="emperor-armada")
    assert state.terms.lists[RED].line == "db"
    assert [each.name for each in new().terms.lists] == ["Leaf and Sand Alliance", "Defenders of Earth"]
    with pytest.raises(SetupError, match=r"(?s)40.*") as refused:
        new(red_deck="4 n-490, 1 h-wa01")
    assert all(rule in str(refused.value) for rule in ("CB3.1.1", "CB3.1.2", "CB3.1.4", "CB3.1.5"))


@pytest.mark.rule("CB12.1.10")
def test_two_players() -> None:
    state = new()
    assert state.setup.seats == ("red", "blue")
    with pytest.raises(SetupError):
        new(players=3)


@pytest.mark.rule("CB3.3.1", "CB3.2.7")
def test_rewards_still_belong_to_whoever_lost_them() -> None:
    state = table("J", red=seat("n-437"))
    fight(state, "n-437")
    assert len(state.rewards[RED]) == 2
    assert {state.owner[card] for card in state.rewards[RED]} == {BLUE}
    assert teams(state, RED) == "n-437"
    for viewer in (RED, BLUE):
        seen = zone(state.view(viewer), "rewards", "red")
        assert seen["count"] == 2
        assert not any(state.setup.kinds[card] in str(seen) for card in state.rewards[RED])
