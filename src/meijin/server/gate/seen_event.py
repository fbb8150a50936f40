"""An event for one viewer: all that routes may send of it, apart from its picture."""

from __future__ import annotations

from meijin.server.because import Because
from meijin.server.events import wire
from meijin.server.gate import event_files, event_log, explanations
from meijin.server.gate.late_events import LateEvent
from meijin.server.gate.viewers import Viewer
from meijin.server.refusal import Refused
from meijin.tournament.lists import errors_for
from meijin.tournament.tournament import Tournament


class SeenEvent:
    """An event as somebody may know it; what is asked for in another thread does not change meanwhile."""

    def __init__(self, event_id: str, tournament: Tournament, late: LateEvent | None, viewer: Viewer) -> None:
        """``late`` is what spectators see, where that is not the same: whoever is not on the staff is one of them."""
        self._id = event_id
        shown = tournament if late is None or viewer.staff else late.tournament
        self._tournament = Tournament(shown.seed, shown.event, shown.log[:], dict(shown.sealed), set(shown.undone))
        self._handed_in = tournament  # lists and personal data, which are never late
        self._viewer = viewer

    def log(self, after: int) -> wire.EventLog:
        """The log from an entry on."""
        return event_log.log_for(self._tournament, self._viewer, after)

    def json(self) -> bytes:
        return event_files.as_json(self._id, self._tournament, self._viewer)

    def trf(self) -> str:
        """A chess report."""
        return event_files.as_trf(self._tournament, self._viewer)

    def table(self, name: str) -> str:
        """A table for spreadsheets, one of :data:`event_files.TABLES`."""
        return event_files.TABLES[name](self._tournament, self._viewer)

    def sheet(self, wanted: event_files.Wanted) -> bytes:
        return event_files.as_sheet(self._tournament, self._viewer, wanted)

    def standing(self, player: str) -> wire.BreakersExplained:
        """How the tie-breakers of a player were summed."""
        return explanations.breakers_of(self._tournament.event, player)

    def pairing(self, stage: str, no: int, player: str) -> wire.PairingExplained:
        """Why a player meets this opponent in a round."""
        return explanations.why_paired(self._tournament, stage, no, player, self._viewer)

    def list_of(self, player: str) -> wire.PlayerList:
        """A player's list: for the staff, for the player, and for everybody where lists are open."""
        event = self._handed_in.event
        entrant = event.entrant(player)
        if not (self._viewer.staff or self._viewer.player == player or event.settings.open_lists):
            raise Refused(Because.LISTS_SECRET, printed=False)
        kept = self._handed_in.sealed.get(entrant.list_digest or "")
        if kept is None:
            raise Refused(Because.NO_LIST_OF, name=entrant.name)
        if not (self._viewer.staff or self._viewer.player == player):
            return wire.PlayerList(player, kept["list"], "", ())
        return wire.PlayerList(
            player, kept["list"], entrant.list_check, errors_for(event.game, entrant, self._handed_in.sealed)
        )

    def personal_of(self, player: str) -> wire.PersonalData:
        """A player's personal data: for the Meijin and the player alone."""
        entrant = self._handed_in.event.entrant(player)
        if not self._viewer.organises and self._viewer.player != player:
            raise Refused(Because.PERSONAL_SECRET)
        kept = self._handed_in.sealed.get(entrant.personal_digest or "", {})
        return wire.PersonalData(player, kept.get("personal", {}))
