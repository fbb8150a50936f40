"""What of an event's log somebody may know.

Two kinds of entries are kept from people. Some are nobody else's business, such as what is wrong with a list. Others
are secret for a time: a draft of a pairing, a report whose opponent has not reported yet. They say so little that
whoever has the hash of such an entry, or of any after it, finds by trying what it says. So the hashes end before the
first of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from meijin.server.events import wire
from meijin.server.gate.events import all_reported
from meijin.server.gate.viewers import Viewer
from meijin.tournament.log import START, Entry
from meijin.tournament.model import Event
from meijin.tournament.tournament import Tournament

DRAFTED: Final = frozenset({"pair", "pair_again", "swap_players"})
PRIVATE: Final = frozenset({"submit_list", "check_list", "call_judge"})
REPORTS: Final = frozenset({"report", "withdraw_report"})


class Secrets:
    """The entries of a log that are secret for now, found once for everybody."""

    def __init__(self, tournament: Tournament) -> None:
        event = tournament.event
        draft = bool(event.rounds) and event.round.published_at is None
        waiting = _waiting_reports(event)
        self.drafts = frozenset(_drafted(tournament.log) if draft else ())
        self.reports: Mapping[int, str] = {
            entry.n: entry.payload["player"]
            for entry in (tournament.log if waiting else ())
            if entry.type in REPORTS and entry.payload["match"] in waiting
        }

    def hidden_from(self, viewer: Viewer) -> frozenset[int]:
        """The numbers of the entries that somebody may not know yet."""
        drafts = frozenset() if viewer.organises else self.drafts
        reports = () if viewer.staff else (n for n, player in self.reports.items() if player != viewer.player)
        return drafts.union(reports)

    def open_to(self, viewer: Viewer, entries: int) -> int:
        """How many entries of the log somebody may know with their hashes."""
        return min(self.hidden_from(viewer), default=entries + 1) - 1


def _drafted(log: Sequence[Entry]) -> Iterator[int]:
    """The entries that have made a draft since a round was published for the last time."""
    for entry in reversed(log):
        if entry.type == "publish":
            return
        if entry.type in DRAFTED:
            yield entry.n


def _waiting_reports(event: Event) -> frozenset[str]:
    """The matches of which some reports are in, but not all."""
    if not event.rounds:
        return frozenset()
    return frozenset(match.id for match in event.round.matches if match.reports and not all_reported(match))


def log_for(tournament: Tournament, viewer: Viewer, after: int = 0) -> wire.EventLog:
    """The log from an entry on, as somebody may read it."""
    secrets = Secrets(tournament)
    hidden = secrets.hidden_from(viewer)
    known = secrets.open_to(viewer, len(tournament.log))
    return wire.EventLog(
        tuple(
            _line(tournament, entry, viewer, secret=entry.n in hidden, hashed=entry.n <= known)
            for entry in tournament.log[after:]
        )
    )


def head_for(tournament: Tournament, secrets: Secrets, viewer: Viewer) -> str:
    """The hash of the log, as far as somebody may know it."""
    known = secrets.open_to(viewer, len(tournament.log))
    return tournament.log[known - 1].hash if known else START


def _line(tournament: Tournament, entry: Entry, viewer: Viewer, *, secret: bool, hashed: bool) -> wire.LogLineOfEvent:
    kept_back = secret or (entry.type in PRIVATE and not _concerns(tournament.event, entry, viewer))
    return wire.LogLineOfEvent(
        entry.n,
        entry.at,
        name_of(tournament.event, entry.actor),
        entry.role,
        entry.type,
        None if kept_back else dict(entry.payload),
        "" if secret else entry.reason,
        entry.hash if hashed else "",
        entry.n in tournament.undone,
    )


def _concerns(event: Event, entry: Entry, viewer: Viewer) -> bool:
    if viewer.staff:
        return True
    if entry.type == "call_judge":
        seats = next((m.seats for each in event.rounds for m in each.matches if m.id == entry.payload["match"]), ())
        return viewer.player in seats
    return viewer.player is not None and entry.payload["player"] == viewer.player


def name_of(event: Event, actor: str) -> str:
    """What somebody is called in the log of an event."""
    if actor in event.staff:
        return event.staff[actor][1]
    return next((each.name for each in event.entrants.values() if each.user == actor), actor)
