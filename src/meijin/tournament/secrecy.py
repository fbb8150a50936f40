"""What of an event's log is kept from whom (T10.3 to T10.7).

Everything that is not everybody's is kept apart from the log, under a digest with salt: the chain of hashes is
everybody's from the first moment, and nobody finds out by trying what an entry says. Whoever may know more is given
what is kept apart. Logs from before that have such things in plain words: for whoever may not know them the chain ends
before the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from meijin.tournament.commands.base import kind_of
from meijin.tournament.log import Entry
from meijin.tournament.model import Event, Match
from meijin.tournament.roles import STAFF, Role
from meijin.tournament.tournament import Tournament

DRAFTED: Final = frozenset({"pair", "pair_again", "swap_players"})
OF_A_LIST: Final = frozenset({"submit_list", "check_list", "spot_check"})
PRIVATE: Final = OF_A_LIST | {"call_judge", "mark_paid"}


class Secrets:
    """What of a log is secret now, found once for everybody."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        event, log = tournament.event, tournament.log
        draft = bool(event.rounds) and event.round.published_at is None
        waiting = _waiting_reports(event)
        self._drafts = frozenset(_drafted(log) if draft else ())
        self._reports: Mapping[int, str] = {
            entry.n: entry.payload["player"]
            for entry in (log if waiting else ())
            if entry.type == "report" and entry.payload["match"] in waiting
        }
        self._plain = [entry for entry in log if not entry.sealed and self._may_be_secret(entry)]

    def _may_be_secret(self, entry: Entry) -> bool:
        """Whether there are people who may not know an entry in plain words."""
        if entry.type in PRIVATE or entry.n in self._drafts or entry.n in self._reports:
            return True
        return bool(entry.reason) and not kind_of(entry).becomes_public

    def withholds(self, entry: Entry, role: Role, player: str | None) -> bool:
        """Whether somebody may not know what is private in an entry."""
        if role is Role.MEIJIN:
            return False
        if entry.n in self._drafts:
            return True
        if role in STAFF:
            return False
        if entry.n in self._reports:
            return self._reports[entry.n] != player
        if _is_appointment(entry):
            return self._tournament.opened(entry).payload.get("user") not in self._tournament.event.accepted
        return self._is_private(entry, player)

    def withholds_reason(self, entry: Entry, role: Role, player: str | None) -> bool:
        """Whether somebody may not know why something was done, also where they may know the rest (T10.6)."""
        if self.withholds(entry, role, player):
            return True
        if role in STAFF or entry.role == Role.PLAYER or kind_of(entry).becomes_public:
            return False
        if _is_appointment(entry) and self._tournament.opened(entry).payload.get("role") != "none":
            return False  # nobody could tell that what they do is theirs to do
        return bool(self._tournament.opened(entry).reason)

    def _is_private(self, entry: Entry, player: str | None) -> bool:
        """Whether an entry has something that is for good the staff's, and perhaps some players'."""
        if entry.type in OF_A_LIST:
            return player is None or self._tournament.opened(entry).payload.get("player") != player
        if entry.type == "call_judge":
            return player is None or player not in self._seats(self._tournament.opened(entry).payload.get("match"))
        if entry.type in ("enter", "mark_paid"):
            return bool(entry.sealed) or entry.type == "mark_paid"
        return bool(entry.sealed or entry.reason) and not kind_of(entry).becomes_public

    def _seats(self, match_id: str | None) -> tuple[str, ...]:
        matches = (match for each in self._tournament.event.rounds for match in each.matches)
        return next((match.seats for match in matches if match.id == match_id), ())

    def for_a_time(self, role: Role, player: str | None) -> frozenset[int]:
        """The entries that somebody may not know yet: without them nobody can tell how the event stands."""
        return frozenset(
            n for n in (*self._drafts, *self._reports) if self.withholds(self._tournament.log[n - 1], role, player)
        )

    def chained(self, role: Role, player: str | None) -> int:
        """How many entries somebody may know with their hashes: up to the first secret in plain words."""
        secret = (entry.n for entry in self._plain if self.withholds_reason(entry, role, player))
        return next(secret, len(self._tournament.log) + 1) - 1

    def log_for(self, role: Role, player: str | None) -> list[Entry]:
        """The log as far as somebody can follow the event by it."""
        end = min(self.for_a_time(role, player), default=len(self._tournament.log) + 1) - 1
        return self._tournament.log[: min(end, self.chained(role, player))]

    def sealed_for(self, role: Role, player: str | None) -> dict[str, Any]:
        """What is kept apart from entries of the log that somebody may know, whole: its digest is of all of it."""
        sealed = self._tournament.sealed
        return {
            entry.sealed: sealed[entry.sealed]
            for entry in self.log_for(role, player)
            if entry.sealed in sealed and not self.withholds_reason(entry, role, player)
        }


def _is_appointment(entry: Entry) -> bool:
    """Whether somebody was appointed or dismissed; logs from before tell everybody at once whom."""
    return entry.type == "appoint" and "user" not in entry.payload


def all_reported(match: Match) -> bool:
    """Whether nobody's report is a secret any more: all are in, or the result stands."""
    return match.settled or len(match.reports) >= len(match.seats)


def _drafted(log: Sequence[Entry]) -> Iterator[int]:
    """The entries that have made a draft since a round was published for the last time."""
    for entry in reversed(log):
        if entry.type == "publish":
            return
        if entry.type in DRAFTED:
            yield entry.n


def _waiting_reports(event: Event) -> frozenset[str]:
    """The matches whose reports are not all in; what was reported and withdrawn there is nobody else's either."""
    if not event.rounds:
        return frozenset()
    return frozenset(match.id for match in event.round.matches if not all_reported(match))
