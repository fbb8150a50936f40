"""A command that is not carried out says what was wrong and what would be right; nothing has changed."""

from __future__ import annotations

from enum import StrEnum

from meijin.kernel.errors import MeijinError


class Why(StrEnum):
    """What sort of refusal it is."""

    FORBIDDEN = "forbidden"  # not this person's to do
    UNKNOWN = "unknown"  # there is no such player, match, entry
    STATE = "state"  # the event is not there yet, or no longer
    IMPOSSIBLE = "impossible"  # it cannot be: a score, a setting, a player twice
    LIMIT = "limit"  # the rulebook does not allow it; free mode would


class Refused(MeijinError):
    """A command that is not carried out."""

    def __init__(self, why: Why, reason: str) -> None:
        super().__init__(reason)
        self.why = why
