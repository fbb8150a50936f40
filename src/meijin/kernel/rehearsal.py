"""Open questions that a scenario describes: how they lie on each other, and whether the game can go on from them.

That a stack could have come about is not proved: it would say the rules a second time. It is tried instead, on a copy
that is played on for a while, so that nobody sits down at a table where the game breaks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from meijin.kernel.demands import need
from meijin.kernel.errors import ScenarioError, quoted
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.generator import Rng
from meijin.kernel.machine import never_asks, never_runs
from meijin.kernel.state import DECIDERS, State

if TYPE_CHECKING:
    from meijin.kernel.machine import StackState

TRIALS: Final = 2
ACTIONS: Final = 20  # in each; a stack is rarely deeper
# What code that trusts a position does when it refers to something that is not there.
_BREAKS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def who_decides(state: State, flow: Mapping[str, object]) -> int:
    """The seat that decides as the flow of a described position says it, beside which no stack is given; or -1."""
    seats, decides = state.setup.seats, flow.get("decides")
    if decides is None:
        return -1
    if decides not in seats or "stack" in flow:
        allowed = "left out beside 'stack'" if "stack" in flow else f"one of {', '.join(seats)}"
        raise ScenarioError(f"'decides' of the flow cannot be {quoted(decides)}; it must be {allowed}")
    return seats.index(str(decides))


def ask_described(state: StackState) -> None:
    """Put the last question of a described stack; refuse one that cannot be played on from."""
    table, stack = state.HANDLINGS, state.pending
    names = [state.setup.game.frames[frame[KIND]].name for frame in stack]
    for place, (frame, name) in enumerate(zip(stack, names, strict=True), 1):
        asks = table.offers[frame[KIND]] is not never_asks
        need(asks or table.run[frame[KIND]] is not never_runs, f"{name!r} is no frame of the stack")
        need(place == len(stack) or not frame[SEATS], f"only the last frame of the stack is a question, not {name!r}")
    top = stack[-1]
    need(table.offers[top[KIND]] is not never_asks, f"{names[-1]!r} asks nobody anything")
    one = top[SEATS].bit_count() == 1
    need(one, f"the last frame of the stack must be a question to one seat: {names[-1]!r} needs 'seats'")
    state.deciders = DECIDERS[top[SEATS]]
    rehearse(state)


def rehearse(state: StackState) -> None:
    """Refuse a position in which there is nothing to choose, or which refers to things that are not there."""
    names = [kind.name for kind in state.setup.game.frames]
    top = state.pending[-1][KIND]
    try:
        for seed in range(TRIALS):
            trial, rng = state.clone(), Rng(seed)
            trial.script, trial.events = (), []
            for _ in range(ACTIONS):
                if not trial.deciders:
                    break
                top = trial.pending[-1][KIND]
                legal = trial.legal(trial.deciders[0])
                need(bool(legal), f"there is nothing to choose at {names[top]!r}")
                trial.step(trial.deciders[0], legal[rng.below(len(legal))])
        for viewer in (None, *state.deciders):
            state.view(viewer)
    except ScenarioError:
        raise
    except _BREAKS as broken:
        reason = f"the game cannot go on from {names[top]!r}: something that is referred to is not there"
        raise ScenarioError(f"this position cannot be: {reason}") from broken
