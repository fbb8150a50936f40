"""What never happens in a game whose rules are tables by kind of frame: the entries for it, which say so if it does."""

from __future__ import annotations

from meijin.kernel.state import Frame, State


def never_runs(state: State, frame: Frame) -> None:
    """It is asked at once, or something else lies above it as long as it is there."""
    raise AssertionError(f"{frame} on top of {state.pending}")


def never_asks(state: State, seat: int, frame: Frame) -> list[int]:
    """There is nothing to choose here."""
    raise AssertionError(f"{frame} is no question to seat {seat} in {state.pending}")


def never_answered(state: State, seat: int, action: int, frame: Frame) -> None:
    """There is nothing to answer here."""
    raise AssertionError(f"{frame} is no question to seat {seat} in {state.pending}, so {action} is no answer")
