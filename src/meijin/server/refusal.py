"""Whatever is refused is refused with one of a few codes for programs and a sentence for people."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from meijin.kernel.errors import ActionError, MeijinError, UnknownGame
from meijin.tournament.refusal import Refused as RefusedByEvent


class Code(StrEnum):
    """What sort of refusal this is."""

    MALFORMED = "malformed"  # not understood: broken JSON, unknown fields, a wrong type, a setting that cannot be
    NOT_SIGNED_IN = "not_signed_in"  # nobody, or no longer: an expired or revoked cookie or token
    FORBIDDEN = "forbidden"  # not this user's to do
    FOREIGN_ORIGIN = "foreign_origin"  # a page of another site asks in the name of its visitor
    UNKNOWN = "unknown"  # there is no such table, seat, game, user ...
    STALE = "stale"  # the table has moved on: look again
    ILLEGAL = "illegal"  # the rules of the game do not allow it now
    CONFLICT = "conflict"  # it does not go with how the table stands: the seat is taken, the game has begun ...
    TOO_BIG = "too_big"
    TOO_FAST = "too_fast"
    UNAVAILABLE = "unavailable"  # the database cannot be reached: look again, or send the same again


# The connection may be lost just after something was committed, so nobody can tell.
NO_DATABASE: Final = (
    "the database cannot be reached: most likely nothing was changed, but look; a message sent again counts once"
)


STATUS: Final = {
    Code.MALFORMED: 400,
    Code.NOT_SIGNED_IN: 401,
    Code.FORBIDDEN: 403,
    Code.FOREIGN_ORIGIN: 403,
    Code.UNKNOWN: 404,
    Code.STALE: 409,
    Code.ILLEGAL: 409,
    Code.CONFLICT: 409,
    Code.TOO_BIG: 413,
    Code.TOO_FAST: 429,
    Code.UNAVAILABLE: 503,
}


class Refused(Exception):
    """Something that is not done; nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.code]

    @property
    def close_code(self) -> int:
        """The code with which a socket is closed over it."""
        return 4000 + self.status


def refusal_of(error: MeijinError | Refused) -> Refused:
    """What the kernel or the rules of tournaments refuse, as the server says it.

    Only its words go out: an error about an action also holds the record with the seed.
    """
    match error:
        case Refused():
            return error
        case RefusedByEvent():
            return Refused(Code(error.code), str(error))
        case UnknownGame():
            return Refused(Code.UNKNOWN, str(error))
        case ActionError():
            return Refused(Code.ILLEGAL, str(error))
        case _:
            return Refused(Code.MALFORMED, str(error))
