"""Checks of taking back: it must not tell anybody what others have done unseen."""

from __future__ import annotations

from collections.abc import Iterable

from meijin.kernel.errors import MeijinError
from meijin.kernel.notice import notices
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.play import Play, canonical, each_game


def undo(setup: Setup, seeds: Iterable[int]) -> int:
    """Whoever has not noticed an action can take back the same as without it, and sees the same then."""
    return each_game(_undo, setup, seeds)


def _undo(play: Play) -> None:
    last: State | None = None
    for state in play.positions():
        if last is not None:
            _compare(play, last, state)
        last = state.trial()


def _compare(play: Play, before: State, after: State) -> None:
    assert before.record is not None
    who, action = play.record.actions[-1]
    events = play.record.log[len(before.record.log) :]
    for seat, name in enumerate(play.setup.seats):
        if seat == who or notices(seat, before, after, events):
            continue
        without, with_it = _taken_back(before, seat), _taken_back(after, seat)
        if without != with_it:
            play.fail(
                f"{name} did not notice {after.text(action)!r} of {play.setup.seats[who]}, but taking back tells of it:"
                f" without it {without}, with it {with_it}"
            )


def _taken_back(state: State, seat: int) -> str:
    """What a seat is shown that takes its last action back: the position before it, or why that cannot be."""
    assert state.record is not None
    try:
        return canonical(state.record.take_back(seat).view(seat))
    except MeijinError as error:
        return str(error)
