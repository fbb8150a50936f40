"""Players go: they drop, or do not come after all (9.7)."""

from __future__ import annotations

from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.commands.conduct import leave, strike
from meijin.tournament.commands.entries import PlayerId, is_full, move_up
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import HadLeft, InStatus
from meijin.tournament.model import BEFORE_PLAY, POD_STAGES, ROUND_OPEN, Event, Match, Phase, Status
from meijin.tournament.next_round import too_few
from meijin.tournament.outcomes import forfeited
from meijin.tournament.recorder import confirm, phase_after, reopen
from meijin.tournament.roles import STAFF, Role


class Drop(Command, frozen=True, tag="drop"):
    """A player leaves; a match that is being played is played to its end, or lost at once (9.7)."""

    allowed = STAFF | {Role.PLAYER}
    player: PlayerId
    at_once: bool = False
    worked_out = ("was",)
    was: str = ""  # how the player stood before

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        entrant = about.entrant
        if entrant is not None and entrant.status not in (Status.REGISTERED, Status.WAITLISTED, Status.ACTIVE):
            raise EventError(Because.OUT_ALREADY, player=entrant.name, status=InStatus(entrant.status))

    def filled(self, event: Event, call: Call) -> Drop:
        return replace(self, was=str(event.entrant(self.player).status))

    def apply(self, event: Event, entry: Entry) -> None:
        entrant = event.entrants[self.player]
        if event.phase in BEFORE_PLAY or not entrant.in_it:
            entrant.status, entrant.left_after_round = Status.DROPPED, 0
            move_up(event)
            return
        match = self._match_at_hand(event)
        leave(event, entrant, Status.DROPPED)
        if match is None or match.settled or not self.at_once:
            return
        if event.round.stage in POD_STAGES:
            strike(event, event.round, match, self.player, 1)
        else:
            confirm(match, forfeited(event, match, self.player), source="judge", note=HadLeft())

    def _match_at_hand(self, event: Event) -> Match | None:
        return event.round.of(self.player) if event.phase in ROUND_OPEN else None

    def check_undo(self, event: Event, entry: Entry) -> None:
        entrant = event.entrant(self.player)
        if entrant.status is not Status.DROPPED:
            raise EventError(Because.NO_DROP, player=entrant.name, status=InStatus(entrant.status))
        if any(each.published_at and each.published_at > entry.at for each in event.rounds):
            raise EventError(Because.DROP_STANDS)

    def revert(self, event: Event, entry: Entry) -> None:
        entrant = event.entrants[self.player]
        ended = event.phase is Phase.SWISS_DONE and too_few(event)
        entrant.left_after_round, entrant.status = None, self._status_again(event)
        if ended and not too_few(event):
            event.phase = phase_after(event, event.round)
        match = self._match_at_hand(event) if self.at_once else None
        if match is None:
            return
        if event.round.stage in POD_STAGES and not match.settled:
            match.game_losses[self.player] -= 1
        elif isinstance(match.note, HadLeft) and not match.corrected:
            reopen(match)

    def _status_again(self, event: Event) -> Status:
        """How the player stands again; registration may have been closed or opened since."""
        if event.phase not in BEFORE_PLAY or self.was == Status.WAITLISTED:
            return Status(self.was)
        if is_full(event):
            return Status.WAITLISTED
        here = event.entrants[self.player].checked_in
        return Status.ACTIVE if here and event.phase is not Phase.REGISTRATION else Status.REGISTERED
