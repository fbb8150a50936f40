"""Rules as tables by kind of frame: what to do with the one on top of the stack, what may be answered, what then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import ClassVar

from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import DeclarationError
from meijin.kernel.fields import declare
from meijin.kernel.frames import FrameKinds
from meijin.kernel.state import DECIDERS, Frame, State


def never_runs(state: State, frame: Frame) -> None:
    """It is asked at once, or something else lies above it as long as it is there."""
    raise AssertionError(f"{frame} on top of {state.pending}")


def never_asks(state: State, seat: int, frame: Frame) -> list[int]:
    """There is nothing to choose here."""
    raise AssertionError(f"{frame} is no question to seat {seat} in {state.pending}")


def never_answered(state: State, seat: int, action: int, frame: Frame) -> None:
    """There is nothing to answer here."""
    raise AssertionError(f"{frame} is no question to seat {seat} in {state.pending}, so {action} is no answer")


@dataclass(frozen=True)
class Handling:
    """What is done with a kind of frame: a question is offered and answered, what is still to be done is run."""

    run: Callable[..., None] = never_runs  # of the state and the frame, which it takes off itself
    offer: Callable[..., list[int]] = never_asks  # of the state, the seat and the frame
    # Of the state, the seat, the action and the frame taken off; where no stack is kept, it gives the next question.
    answer: Callable[..., Frame | None] = never_answered


class Handlings:
    """The handlings of all kinds of frames of a game, by the number of the kind, as lists for speed."""

    def __init__(self, kinds: FrameKinds, handled: Mapping[int, Handling], rows: Collection[int] = ()) -> None:
        """``rows`` are the kinds that never lie on the stack."""
        for kind, declared in enumerate(kinds.all):
            if (kind in handled) == (kind in rows):
                problem = "is a row, and handled" if kind in rows else "is declared, but nothing handles it"
                raise DeclarationError(f"the frame {declared.name!r} {problem}")
        every = [handled.get(kind, Handling()) for kind in range(len(kinds.all))]
        self.run = tuple(each.run for each in every)
        self.offers = tuple(each.offer for each in every)
        self.answers = tuple(each.answer for each in every)


class StackState(CardState):
    """A position whose rules are a table with an entry for each kind of frame.

    A frame on top of the stack that asks nobody is run until there is a question or the stack is empty.
    """

    __slots__ = ()

    HANDLINGS: ClassVar[Handlings]
    RUN: ClassVar[tuple[Callable[..., None], ...]]  # of these, at hand for the inner loop of every search
    ANSWERS: ClassVar[tuple[Callable[..., Frame | None], ...]]

    def __init_subclass__(cls) -> None:
        declare(cls, State, State.PASSING)
        cls.RUN, cls.ANSWERS = cls.HANDLINGS.run, cls.HANDLINGS.answers

    def step(self, seat: int, action: int) -> None:
        pending = self.pending
        frame = pending.pop()
        self.deciders = ()
        self.ANSWERS[frame[0]](self, seat, action, frame)
        while pending and not self.deciders:  # go_on, written out
            frame = pending[-1]
            if frame[1]:
                self.deciders = DECIDERS[frame[1]]  # a question that something else lay above
            else:
                self.RUN[frame[0]](self, frame)

    def go_on(self) -> None:
        """Play on until there is a question, or the game is over."""
        pending = self.pending
        while pending and not self.deciders:
            frame = pending[-1]
            if frame[1]:
                self.deciders = DECIDERS[frame[1]]  # a question that something else lay above
            else:
                self.RUN[frame[0]](self, frame)
