"""Who notices an action: whether it changes anything that somebody may see."""

from __future__ import annotations

from collections.abc import Sequence

from meijin.kernel.event import Event
from meijin.kernel.state import State


def notices(seat: int | None, before: State, after: State, events: Sequence[Event]) -> bool:
    """Whether a seat, or for None the spectators, can tell that an action was taken, from what it led to.

    What spectators notice is noticed by everybody.
    """
    viewer = after.setup.viewer(seat)
    return (
        before.deciders != after.deciders
        or any(event.seen_by(viewer) is not None for event in events)
        or before.view(seat) != after.view(seat)
    )
