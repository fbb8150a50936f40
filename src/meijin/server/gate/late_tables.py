"""A running game as spectators see it who are kept some seconds behind, so that nobody can be told what they see."""

from __future__ import annotations

from collections.abc import Iterable

from meijin.server.gate.curtain import Curtain
from meijin.server.tables.entry import AllReady, HandedOver, Row, Started, Status, Terms, TookBack
from meijin.server.tables.table import Table


class LateTable(Curtain[Row]):
    """A second table that is folded only from rows of the log that are old enough.

    Before the game begins there is nothing to hide, and everything is shown at once. What somebody is called is never
    shown late: whoever is deleted is gone at once.
    """

    def __init__(self, terms: Terms, rows: Iterable[Row]) -> None:
        super().__init__(rows)
        self.table = Table(terms)
        self._delay = terms.delay * 1000

    @classmethod
    def of(cls, terms: Terms, rows: Iterable[Row], now: int) -> LateTable | None:
        """What spectators see by now of a table that has these rows; None if they see it as it is."""
        if not terms.delay:
            return None
        late = cls(terms, rows)
        while late.advance(now):
            pass
        return late

    def _moment(self, row: Row) -> int:
        begins = isinstance(row.entry, AllReady | Started)
        return row.at if self.table.status is Status.OPEN and not begins else row.at + self._delay

    def _take(self, row: Row) -> bool:
        """Fold a row. With a choice that is taken back lines of the log are gone, which is heard before new ones."""
        self.table.take(row.entry, row.at)
        return not isinstance(row.entry, TookBack)

    def advance(self, now: int) -> list[Row]:
        shown = super().advance(now)
        for row in self._waiting:
            if isinstance(row.entry, HandedOver):
                self.table.rename(row.entry.old, row.entry.user, row.entry.name)
        return shown
