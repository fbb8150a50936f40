"""Section 6: games that end by time."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles.ending import Ending
from meijin.games.cat_battles.game import GAME
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel import record
from meijin.kernel.generator import Rng
from tests.games.cat_battles.table import duel, full, play, told


def last_turn_of(state: CatBattles) -> CatBattles:
    """The same position in the last turn of a game whose time was called."""
    assert state.turn == 8
    state.final_turn = 4
    return state


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize(
    ("turn", "each"),
    [(1, 4), (6, 4), (7, 5), (8, 5), (11, 7), (12, 7)],  # 6: the second seat's 3rd turn; 11 and 12: the 6th of each
)
def test_each_seat_has_four_turns_or_one_more_than_were_begun(turn: int, each: int) -> None:
    state = duel("maro@sw", counters={"turn": turn})
    (called,) = told(state.call_time(), "time")
    assert (state.final_turn, called) == (each, {"last": each})


@pytest.mark.rule("C6.4")
def test_nobody_has_begun_a_turn_while_teams_are_put_together() -> None:
    state = record.start(GAME, None, 1, {"mode": "full"})
    assert [state.turns_begun(seat) for seat in (0, 1)] == [0, 0]
    state.call_time()
    assert state.final_turn == 4


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize(("turn", "each"), [(6, 4), (11, 7)])
def test_a_game_whose_time_is_called_ends_when_both_have_had_their_turns(turn: int, each: int) -> None:
    ended = 0
    for seed in range(40):
        state = record.start(GAME, None, seed, {})
        assert isinstance(state, CatBattles)
        rng = Rng(seed)
        while state.deciders:
            if state.turn == turn and not state.final_turn:
                state.call_time()
            legal = state.legal(state.deciders[0])
            state.apply(legal[rng.below(len(legal))])
        if state.ending is Ending.TIMEOUT:
            ended += 1
            assert (state.turn, state.turns_completed(0), state.turns_completed(1)) == (2 * each, each, each)
            assert state.record is not None
            assert record.parse(state.record.to_text()).ending is Ending.TIMEOUT
    assert ended >= 3


@pytest.mark.rule("C6.5")
@pytest.mark.parametrize(
    ("south", "north", "trash", "returns"),
    [
        ("suko@s_base=3 maro@sw=1", "oddeyes@n_base=2 maro@ne=1", (7, 0), (1, -1)),  # the Boss counts before the Box
        ("suko@s_base=2 maro@sw=1", "oddeyes@n_base=2 maro@ne=1", (0, 3), (1, -1)),
        ("suko@s_base=2 maro@sw=2", "oddeyes@n_base=2 maro@ne=1", (0, 1), (1, -1)),  # equal Boxes: all Held Fish
        ("suko@s_base=2 maro@sw=1 ame@bench", "oddeyes@n_base=2 maro@ne=1 ame@hangout", (0, 0), (1, -1)),
        ("suko@s_base=2 maro@sw=1", "oddeyes@n_base=2 maro@ne=1", (0, 0), (0, 0)),
    ],
)
def test_boss_box_all_fish_and_cats_left_decide_in_this_order(
    south: str, north: str, trash: tuple[int, int], returns: tuple[int, int]
) -> None:
    state = last_turn_of(full(south, north, trash=trash, decides="north", counters={"turn": 8}))
    events = play(state, "end_main")
    assert (state.ending, state.returns()) == (Ending.TIMEOUT, returns)
    winner = {(1, -1): {"winner": "south"}, (0, 0): {}}[returns]
    assert told(events, "over") == [{"why": "timeout"} | winner]


@pytest.mark.rule("R39")
def test_the_turn_after_the_last_does_not_begin() -> None:
    state = last_turn_of(
        full(
            "suko@s_base=3 maro@sw=2",
            "oddeyes@n_base maro@ne",
            box=(0, None),
            trash=(15, 0),
            decides="north",
            counters={"turn": 8},
        )
    )
    events = play(state, "end_main")
    assert told(events, "one_on_one") == []  # South's Box is empty, so it would be declared now
    assert state.timeout_key(0) == (3, 0, 5, 2)
