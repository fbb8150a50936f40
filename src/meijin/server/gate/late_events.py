"""A tournament as spectators see it who are kept behind what is played at its live tables.

While a round with live tables is being played, an entry of the log is theirs as late as the tables are. Whatever
happens otherwise, such as players who register, is shown at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meijin.server.events.live_matches import is_live
from meijin.server.gate.curtain import Curtain
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.model import IN_PLAY, Match
from meijin.tournament.tournament import Tournament


class LateEvent(Curtain[Entry]):
    """A second tournament that is made only of entries that are old enough."""

    def __init__(self, tournament: Tournament) -> None:
        super().__init__(tournament.log)
        self.tournament = Tournament(tournament.seed)
        self.unseal(tournament)

    @classmethod
    def of(cls, tournament: Tournament, now: int) -> LateEvent | None:
        """What spectators see by now; None if they see the event as it is."""
        if not tournament.event.settings.spectator_delay_s:
            return None
        late = cls(tournament)
        late.advance(now)
        return late

    def unseal(self, tournament: Tournament) -> None:
        """What is kept apart from the log, which grows with it."""
        self.tournament.sealed, self.tournament.seed = tournament.sealed, tournament.seed

    @property
    def delay(self) -> int:
        """By how many milliseconds spectators are behind."""
        return self.tournament.event.settings.spectator_delay_s * 1000

    def _moment(self, row: Entry) -> int:
        event = self.tournament.event
        played = event.phase in IN_PLAY and any(is_live(event, match) for match in event.round.matches)
        return row.at + (self.delay if played else 0)

    def _take(self, row: Entry) -> bool:
        self.tournament.apply(row)
        return True

    def match(self, match: Match) -> Match:
        """A match as spectators know it."""
        try:
            return self.tournament.event.match(match.id)[1]
        except EventError:  # they do not know it yet
            return Match(match.id, match.seats, match.table)

    def tables(self, opened: Mapping[str, Iterable[tuple[str, int]]], now: int) -> dict[str, str]:
        """By match, the live table that spectators may know: the newest that was opened long enough ago.

        That another one was opened tells that a game is over; that there is a first one tells nothing.
        """
        return {
            match: next((table for table, at in reversed(known) if at + self.delay <= now), known[0][0])
            for match, tables in opened.items()
            if (known := list(tables))
        }
