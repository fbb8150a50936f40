"""A running game as spectators see it who are kept some seconds behind, so that nobody can be told what they see."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from meijin.server.tables.entry import AllReady, HandedOver, Row, Started, Status, Terms, TookBack
from meijin.server.tables.table import Table


class Delayed:
    """A second table that is folded only from rows of the log that are old enough.

    Before the game begins there is nothing to hide, and everything is shown at once. What somebody is called is never
    shown late: whoever is deleted is gone at once.
    """

    __slots__ = ("_delay", "_waiting", "table")

    def __init__(self, terms: Terms, rows: Iterable[Row]) -> None:
        self.table = Table(terms)
        self._delay = terms.delay * 1000
        self._waiting = deque(rows)

    @classmethod
    def until(cls, now: int, terms: Terms, rows: Iterable[Row]) -> Delayed | None:
        """What spectators see by now of a table that has these rows; None if they see it as it is."""
        if not terms.delay:
            return None
        delayed = cls(terms, rows)
        while delayed.advance(now):
            pass
        return delayed

    def add(self, rows: Iterable[Row]) -> None:
        """The log has grown."""
        self._waiting.extend(rows)

    def advance(self, now: int) -> list[Row]:
        """Fold what has become old enough, and give it; no further than to a choice that was taken back.

        Lines of the log are gone then, which spectators must hear before there are new ones.
        """
        shown: list[Row] = []
        while (due := self.due()) is not None and due <= now:
            row = self._waiting.popleft()
            self.table.take(row.entry, row.at)
            shown.append(row)
            if isinstance(row.entry, TookBack):
                break
        for row in self._waiting:
            if isinstance(row.entry, HandedOver):
                self.table.rename(row.entry.old, row.entry.user, row.entry.name)
        return shown

    def due(self) -> int | None:
        """When the next row may be shown."""
        if not self._waiting:
            return None
        row = self._waiting[0]
        begins = isinstance(row.entry, AllReady | Started)
        return row.at if self.table.status is Status.OPEN and not begins else row.at + self._delay
