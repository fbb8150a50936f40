"""Pods that are too small because somebody did not come (11.7)."""

from __future__ import annotations

from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.commands.conduct import move_losses
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.model import ROUND_OPEN, Event, Match, Stage
from meijin.tournament.names import shown_name
from meijin.tournament.next_round import pod_field
from meijin.tournament.pairing.pods import reseated
from meijin.tournament.roles import STAFF


class ReseatPods(Command, frozen=True, tag="reseat_pods"):
    """Pods that are too small are seated again with the nearest ones; who is absent is last at one of the new ones."""

    allowed = STAFF
    phases = ROUND_OPEN
    needs_reason = True
    becomes_public = True
    absent: tuple[str, ...]
    worked_out = ("dissolved", "pods")
    dissolved: tuple[str, ...] = ()  # the matches that are taken apart
    pods: tuple[tuple[str, ...], ...] = ()  # what their players form, absent ones last

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.round.stage is not Stage.PODS:
            raise EventError(Because.ONLY_PODS)

    def check(self, event: Event, call: Call) -> None:
        for player in self.absent:
            if event.round.of(player) is None:
                raise EventError(Because.AT_NO_TABLE, player=shown_name(event, player))
        self._seated_again(event, call.chance)

    def filled(self, event: Event, call: Call) -> ReseatPods:
        apart, formed = self._seated_again(event, call.chance)
        return replace(self, dissolved=tuple(match.id for match in apart), pods=formed)

    def _seated_again(self, event: Event, seed: str) -> tuple[list[Match], tuple[tuple[str, ...], ...]]:
        """The pods that are taken apart, and what becomes of them."""
        tables = [match for match in event.round.matches if len(match.seats) > 1]
        left = {player for match in tables for player in match.seats if not event.entrants[player].in_it}
        away = {*self.absent, *left}
        field = pod_field(event, seed, event.round.no, event.round.attempt)
        try:
            new = reseated(field, [match.seats for match in tables], away)
        except ValueError:
            raise EventError(Because.PODS_NOT_FILLED) from None
        apart = [tables[number] for number in new.dissolved]
        if not apart:
            raise EventError(Because.PODS_CAN_PLAY)
        if any(match.settled for match in apart):
            raise EventError(Because.POD_HAS_RESULT)
        return apart, _with_absent(apart, new.pods, away)

    def apply(self, event: Event, entry: Entry) -> None:
        current = event.round
        apart = [match for match in current.matches if match.id in self.dissolved]
        losses = {player: games for match in apart for player, games in match.game_losses.items()}
        # The new pods sit at the first of the old tables.
        seated = {match.id: Match(match.id, seats, match.table) for match, seats in zip(apart, self.pods, strict=False)}
        for match in seated.values():
            match.game_losses = {player: losses[player] for player in match.seats if player in losses}
        for match in seated.values():
            for player in match.seats:
                move_losses(event, player, [each.id for each in apart], match.id)
        current.matches = [
            seated.get(match.id, match)
            for match in current.matches
            if match.id in seated or match.id not in self.dissolved
        ]


def _with_absent(
    apart: list[Match], formed: tuple[tuple[str, ...], ...], away: set[str]
) -> tuple[tuple[str, ...], ...]:
    """The new pods with the absent players at the end of the one where most of their old pod sits."""
    rows = [list(pod) for pod in formed]
    for match in apart:
        stay = set(match.seats) - away
        new = max(range(len(formed)), key=lambda at: (len(stay & set(formed[at])), -at))
        rows[new].extend(player for player in match.seats if player in away)
    return tuple(map(tuple, rows))
