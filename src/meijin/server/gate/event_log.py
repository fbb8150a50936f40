"""The log of an event as somebody may read it; :mod:`meijin.tournament.secrecy` decides what they may not know."""

from __future__ import annotations

from collections.abc import Mapping

from meijin.server.events import wire
from meijin.server.gate.viewers import Viewer
from meijin.tournament.commands.base import kind_of
from meijin.tournament.log import START, Entry
from meijin.tournament.model import Event
from meijin.tournament.names import shown_names
from meijin.tournament.secrecy import Secrets
from meijin.tournament.telling import about, deed
from meijin.tournament.tournament import Tournament


def log_for(tournament: Tournament, viewer: Viewer, after: int = 0) -> wire.EventLog:
    """The log from an entry on."""
    secrets = Secrets(tournament)
    known = secrets.chained(viewer.role, viewer.player)
    names = shown_names(tournament.event)
    return wire.EventLog(
        tuple(
            _line(tournament, secrets, entry, viewer, names, hashed=entry.n <= known)
            for entry in tournament.log[after:]
        )
    )


def head_for(tournament: Tournament, secrets: Secrets, viewer: Viewer) -> str:
    """The hash of the log, as far as somebody may know it."""
    known = secrets.chained(viewer.role, viewer.player)
    return tournament.log[known - 1].hash if known else START


def _line(
    tournament: Tournament, secrets: Secrets, entry: Entry, viewer: Viewer, names: Mapping[str, str], *, hashed: bool
) -> wire.LogLineOfEvent:
    withheld = secrets.withholds(entry, viewer.role, viewer.player)
    seen = entry if withheld else tournament.opened(entry)
    payload = None if withheld and not _says_something(entry) else dict(seen.payload)
    return wire.LogLineOfEvent(
        entry.n,
        entry.at,
        name_of(tournament.event, entry.actor),
        entry.role,
        entry.type,
        deed(entry, payload).saying(),
        tuple(each.saying() for each in about(entry, payload, names)),
        payload,
        "" if secrets.withholds_reason(entry, viewer.role, viewer.player) else seen.reason,
        entry.hash if hashed else "",
        entry.n in tournament.undone,
    )


def _says_something(entry: Entry) -> bool:
    """Whether an entry of which something is withheld tells everybody something else."""
    return bool(entry.sealed) and bool(entry.payload) and kind_of(entry).goes_without


def name_of(event: Event, actor: str) -> str:
    """What somebody is called in the log of an event."""
    if actor in event.staff:
        return event.staff[actor][1]
    return next((each.name for each in event.entrants.values() if each.user == actor), actor)
