"""What happened, and who may see it."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -1


class Event:
    """One thing that happened while an action was carried out.

    ``seats`` is a bit mask of the viewers (see :meth:`meijin.kernel.game.Setup.viewer`) who see ``fields``; the rest
    see ``others`` instead, or nothing at all where that is None.

    >>> drawn = Event("draw", {"camp": "red", "card": "red_5#1"}, seats=0b01, others={"camp": "red"})
    >>> drawn.seen_by(0)
    {'camp': 'red', 'card': 'red_5#1'}
    >>> drawn.seen_by(1)
    {'camp': 'red'}
    """

    __slots__ = ("fields", "kind", "others", "seats")

    def __init__(
        self,
        kind: str,
        fields: dict[str, object],
        seats: int = EVERYONE,
        others: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.seats = seats
        self.others = others

    def seen_by(self, viewer: int) -> dict[str, object] | None:
        """What this viewer sees of the event; None if nothing."""
        return self.fields if self.seats >> viewer & 1 else self.others

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.fields!r}, seats={self.seats}, others={self.others!r})"
