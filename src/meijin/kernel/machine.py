"""Rules as tables by kind of frame: what to do with the one on top of the stack, what may be answered, what then."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from meijin.kernel.cardstate import CardState
from meijin.kernel.state import DECIDERS, Frame, State


class TableState(CardState):
    """A position whose rules are tables, with one entry for each kind of frame in the order the game declares them.

    A frame on top of the stack that asks nobody is run until there is a question or the stack is empty.
    """

    __slots__ = ()

    RUN: ClassVar[tuple[Callable[..., None], ...]] = ()  # of the state and the frame, which it takes off itself
    ANSWERS: ClassVar[
        tuple[Callable[..., None], ...]
    ] = ()  # of the state, the seat, the action and the frame taken off

    def step(self, seat: int, action: int) -> None:
        pending = self.pending
        frame = pending.pop()
        self.deciders = ()
        self.ANSWERS[frame[0]](self, seat, action, frame)
        run = self.RUN
        while pending and not self.deciders:  # go_on, written out: this is the inner loop of every search
            frame = pending[-1]
            if frame[1]:
                self.deciders = DECIDERS[frame[1]]  # a question that something else lay above
            else:
                run[frame[0]](self, frame)

    def go_on(self) -> None:
        """Play on until there is a question, or the game is over."""
        pending = self.pending
        run = self.RUN
        while pending and not self.deciders:
            frame = pending[-1]
            if frame[1]:
                self.deciders = DECIDERS[frame[1]]  # a question that something else lay above
            else:
                run[frame[0]](self, frame)


def never_runs(state: State, frame: Frame) -> None:
    """It is asked at once, or something else lies above it as long as it is there."""
    raise AssertionError(f"{frame} on top of {state.pending}")


def never_asks(state: State, seat: int, frame: Frame) -> list[int]:
    """There is nothing to choose here."""
    raise AssertionError(f"{frame} is no question to seat {seat} in {state.pending}")


def never_answered(state: State, seat: int, action: int, frame: Frame) -> None:
    """There is nothing to answer here."""
    raise AssertionError(f"{frame} is no question to seat {seat} in {state.pending}, so {action} is no answer")
