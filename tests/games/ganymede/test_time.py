"""Section 6: games that end by time."""

from __future__ import annotations

import pytest

from meijin.games.ganymede.frames import Ending
from meijin.games.ganymede.game import GAME
from meijin.games.ganymede.state import Ganymede
from meijin.kernel import record
from meijin.kernel.generator import Rng
from tests.games.ganymede.table import battle, coop, play, told, trio


@pytest.mark.rule("G6.7")
@pytest.mark.parametrize(("round_", "last"), [(1, 4), (3, 4), (4, 5), (6, 7)])
def test_the_game_ends_after_round_four_or_after_one_more_round(round_: int, last: int) -> None:
    state = battle(red="R6", green="G6", counters={"round": round_})
    assert told(state.call_time(), "time") == [{"last": last}]
    assert state.final_turn == last


@pytest.mark.rule("G6.7")
def test_the_first_picks_belong_to_no_round() -> None:
    state = record.start(GAME, None, 1, {})
    assert (state.turns_begun(0), state.turns_completed(0)) == (0, 0)
    state.call_time()
    assert state.final_turn == 4


@pytest.mark.rule("G6.7", "G6.8")
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_a_game_whose_time_is_called_ends_after_its_last_round(mode: str) -> None:
    ended = 0
    for seed in range(12):
        state = record.start(GAME, None, seed, {"mode": mode})
        assert isinstance(state, Ganymede)
        state.call_time()
        rng = Rng(seed)
        while state.deciders:
            legal = state.legal(state.deciders[0])
            state.apply(legal[rng.below(len(legal))])
        if state.ending is Ending.TIMEOUT:
            ended += 1
            assert (state.round, state.turns_completed(0)) == (4, 4)
    assert ended >= 3


@pytest.mark.rule("G6.8", "R47")
@pytest.mark.parametrize(
    ("hp", "returns", "said"),
    [((9, 5), (1, 0), "Red wins."), ((5, 9), (0, 1), "Green wins."), ((5, 5), (0, 0), "nobody has won.")],
)
def test_more_hp_wins_a_battle_and_equal_hp_nobody(hp: tuple[int, int], returns: tuple[int, int], said: str) -> None:
    state = battle(red="", green="", hp=hp, phase="reinforce", counters={"round": 4})
    state.final_turn = 4
    events = [event for _ in range(2) for event in play(state, state.choices()[0])]
    assert (state.ending, state.returns()) == (Ending.TIMEOUT, returns)
    (over,) = told(events, "over")
    assert GAME.narrate("over", over) == f"The game is over: {said}"


@pytest.mark.rule("G6.8")
def test_purple_has_won_in_coop_and_trio_and_three_seats_are_placed_by_hp() -> None:
    together, three = (mode(hp=(9, 4, 20), phase="reinforce", counters={"round": 4}) for mode in (coop, trio))
    for state in (together, three):
        state.final_turn = 4
        play(state, state.choices()[0])
        play(state, state.choices()[0])
        assert state.ending is Ending.TIMEOUT
    assert together.returns() == (0, 0)
    assert (three.returns(), three.places()) == ((0, 0, 1), (2, 3, 1))
