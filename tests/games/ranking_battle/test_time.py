"""Section 7: games that end by time."""

from __future__ import annotations

import pytest

from meijin.games.ranking_battle.ending import Ending
from meijin.games.ranking_battle.game import GAME
from meijin.kernel import record
from meijin.kernel.generator import Rng
from tests.games.ranking_battle.table import decider, idle, seat, table, told


@pytest.mark.rule("RB7.13")
@pytest.mark.parametrize(
    ("turn", "each"),
    [(1, 4), (12, 4), (13, 5), (16, 5), (17, 6)],  # 4 players: turn 13 begins the fourth round of the table
)
def test_everybody_has_four_turns_or_one_more_than_rounds_were_begun(turn: int, each: int) -> None:
    state = table("challenge", counters={"turn": turn})
    assert told(state.call_time(), "time") == [{"last": each}]
    assert state.final_turn == each


@pytest.mark.rule("RB7.13", "RB7.14")
def test_the_game_ends_after_the_last_round_and_ranks_are_places() -> None:
    state = table(
        "challenge", red=seat(rank=3), blue=seat(rank=1), green=seat(rank=4), counters={"turn": 11}, decides="green"
    )
    assert [state.turns_begun(each) for each in range(4)] == [3, 3, 3, 2]
    assert [state.turns_completed(each) for each in range(4)] == [3, 3, 2, 2]
    state.call_time()
    turns = []
    while state.deciders:
        turns.append(decider(state))
        idle(state)
    assert turns == ["green", "yellow", "red", "blue", "green", "yellow"]
    assert (state.ending, state.places()) == (Ending.TIMEOUT, (3, 1, 4, 2))
    assert [state.timeout_key(each) for each in range(4)] == [(-3,), (-1,), (-4,), (-2,)]


@pytest.mark.rule("RB7.13")
def test_a_played_game_ends_by_time_and_its_record_says_so() -> None:
    state = record.start(GAME, 3, 5, {})
    state.call_time()
    rng = Rng(5)
    while state.deciders:
        who = state.deciders[0]
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    assert state.ending is Ending.TIMEOUT
    assert [state.turns_completed(each) for each in range(3)] == [4, 4, 4]
    assert state.record is not None
    assert record.parse(state.record.to_text()).ending is Ending.TIMEOUT


@pytest.mark.rule("R48")
def test_a_round_limit_that_comes_with_time_is_how_the_game_has_ended() -> None:
    state = table("challenge", counters={"turn": 40}, decides="yellow", round_limit=10)
    state.final_turn = 10
    idle(state)
    assert state.ending is Ending.ROUND_LIMIT
