"""A command that is not carried out says what was wrong and what would be right; nothing has changed."""

from __future__ import annotations

from enum import StrEnum

from meijin.kernel.errors import MeijinError


class Why(StrEnum):
    """What sort of refusal it is, by the codes of the server."""

    FORBIDDEN = "forbidden"  # not this person's to do
    UNKNOWN = "unknown"  # there is no such player, match, entry
    STATE = "conflict"  # the event is not there yet, or no longer, or the rulebook has a limit
    IMPOSSIBLE = "illegal"  # it cannot be: a score, a setting, a player twice


class Refused(MeijinError):
    """A command that is not carried out, or that could not be."""

    def __init__(self, code: Why, reason: str, *, missing: int = 0, not_before: int | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.missing = missing  # how many players, lists or results it waits for
        self.not_before = not_before  # milliseconds since the epoch, where it is only too early

    @property
    def passes(self) -> bool:
        """Whether the event has only to go on for it to be gone."""
        return self.missing > 0 or self.not_before is not None
