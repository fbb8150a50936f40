"""Reasons of refusals in a table: a line for each, with its code and what its words name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, StrEnum
from typing import Any

from meijin.words.message import Message, Refusal, declared

Declared = tuple["Code", str, Mapping[str, Any]]


class Code(StrEnum):
    """What sort of refusal this is, for programs."""

    MALFORMED = "malformed"  # not understood: broken JSON, unknown fields, a wrong type, a setting that cannot be
    NOT_SIGNED_IN = "not_signed_in"  # nobody, or no longer: an expired or revoked cookie or token
    FORBIDDEN = "forbidden"  # not this user's to do
    FOREIGN_ORIGIN = "foreign_origin"  # a page of another site asks in the name of its visitor
    UNKNOWN = "unknown"  # there is no such table, seat, game, user ...
    STALE = "stale"  # the table has moved on: look again
    ILLEGAL = "illegal"  # the rules of the game, or of tournaments, do not allow it
    CONFLICT = "conflict"  # it does not go with how things stand: the seat is taken, the game has begun ...
    TOO_BIG = "too_big"
    TOO_FAST = "too_fast"
    UNAVAILABLE = "unavailable"  # the database cannot be reached: look again, or send the same again


def sort_of(code: Code) -> Callable[..., Declared]:
    """What declares a reason of a sort by what its words name, each with its type, and by the field it is about."""
    return lambda about="", **fields: (code, about, fields)


class Reasons(Enum):
    """Reasons with a code. A member is named like its message.

    >>> unknown = sort_of(Code.UNKNOWN)
    >>> class Because(Reasons):
    ...     NO_SEAT = unknown("seats", seat=str)
    ...     NO_TABLE = unknown()
    >>> Because.NO_SEAT.code.value, Because.NO_SEAT.about, Because.NO_SEAT.says(seat="red").saying()
    ('unknown', 'seats', Saying(id='refusal-no_seat', fields={'seat': 'red'}))
    """

    code: Code
    about: str  # the field of a form that it speaks of
    message: type[Message]

    def __new__(cls: Any, code: Code, about: str, fields: Mapping[str, Any]) -> Any:
        """A value of its own for each, or those that look the same would be one."""
        because = object.__new__(cls)
        because._value_, because.code, because.about = len(cls.__members__), code, about
        return because

    def __init__(self, code: Code, about: str, fields: Mapping[str, Any]) -> None:
        self.message = declared(self.kind(), self.name.lower(), fields)

    def says(self, **facts: Any) -> Message:
        """The message, with what its words name."""
        return self.message(**facts)

    @classmethod
    def kind(cls) -> type[Message]:
        """What all the messages are."""
        return Refusal
