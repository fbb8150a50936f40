"""Checks of turns and of the call of time: turns are counted alike everywhere, and a game whose time is called ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meijin.kernel.errors import ActionError
from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.play import Play, each_game

CALLED_WITHIN: Final = 60  # actions
# Per seat the turns begun, the turns completed, and what decides when time is up.
Counts = list[tuple[int, int, tuple[int, ...]]]


def time(setup: Setup, seeds: Iterable[int]) -> int:
    """Turns never decrease and are the same in copies and possible worlds; after a call of time the game soon ends."""
    looked_at = tuple(seeds)  # twice, and seeds that are counted on the way can be had only once
    return each_game(_turns, setup, looked_at) + each_game(_called, setup, looked_at)


def _counts(state: State) -> Counts:
    seats = range(state.setup.players)
    return [(state.turns_begun(seat), state.turns_completed(seat), state.timeout_key(seat)) for seat in seats]


def _turns(play: Play) -> None:
    last: Counts = []
    for state in play.positions():
        counts = _examine(play, last)
        if play.worth_a_look():
            _same_elsewhere(play, state, counts)
        last = counts
    _examine(play, last)


def _examine(play: Play, last: Counts) -> Counts:
    """Look at the turns and keys of the present position, after another one."""
    counts = _counts(play.state)
    for name, (begun, completed, _) in zip(play.setup.seats, counts, strict=True):
        if not 0 <= begun - completed <= 1 or completed < 0:
            play.fail(f"{name} has begun {begun} turns and completed {completed}")
    for name, now, before in zip(play.setup.seats, counts, last, strict=bool(last)):
        if now[0] < before[0] or now[1] < before[1]:
            play.fail(f"the turns of {name} have become fewer: begun and completed {now[:2]} after {before[:2]}")
    if max(begun for begun, _, _ in counts) - min(begun for begun, _, _ in counts) > 1:
        play.fail(f"a seat is more than one turn ahead of another: {counts}")
    if len({len(key) for _, _, key in counts}) > 1:
        play.fail(f"the keys of the seats cannot be compared: {[key for _, _, key in counts]}")
    return counts


def _same_elsewhere(play: Play, state: State, counts: Counts) -> None:
    """Copies, possible worlds and described positions count alike."""
    seat = play.some_seats()[0]
    others = {
        "a copy": state.clone(),
        f"a world sampled for {play.setup.seats[seat]}": state.sample(seat, Rng(play.rng.below(1 << 30))),
        "the described position, set up again,": state.describe().place(play.setup, state.chance),
    }
    for name, other in others.items():
        if _counts(other) != counts:
            play.fail(f"{name} has other turns or keys: {_counts(other)}, not {counts}")
        if other.final_turn != state.final_turn:
            play.fail(f"{name} does not know whether time has been called")


def _called(play: Play) -> None:
    """Call time somewhere and play on: the game stops as soon as everybody has completed the last turn."""
    for _ in range(play.rng.below(CALLED_WITHIN)):
        if play.goes_on():
            play.move()
    if not play.state.deciders:
        play.state = play.record.branch(play.rng.below(play.ply))
    for event in play.state.call_time():
        if not play.setup.game.narrate(event.kind, event.fields):
            play.fail("a call of time is not told in words")
    if play.state.deciders:
        if play.state.final_turn < 1:
            play.fail("after a call of time there must be a last turn")
        _refuses_another_call(play)
    while play.goes_on():
        state = play.state
        counts = _examine(play, [])
        if max(begun for begun, _, _ in counts) > state.final_turn:
            play.fail(f"time was called, and still turn {state.final_turn + 1} is begun")
        if play.worth_a_look():
            _same_elsewhere(play, state, counts)
        play.move()
    if not play.state.deciders and play.state.ending is None:
        play.fail("a game that time has ended needs a reason for the end")


def _refuses_another_call(play: Play) -> None:
    try:
        play.state.call_time()
    except ActionError:
        return
    play.fail("time can be called twice")
