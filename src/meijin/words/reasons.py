"""Reasons of refusals in a table: a line for each, with its code and what its words name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, StrEnum
from typing import Any

from meijin.words.message import Message, Refusal, declared

Declared = tuple[StrEnum, Mapping[str, Any]]


def sort_of(code: StrEnum) -> Callable[..., Declared]:
    """What declares a reason of a sort by what its words name, each with its type."""
    return lambda **fields: (code, fields)


class Reasons(Enum):
    """Reasons with a code. A member is named like its message.

    >>> class Sort(StrEnum):
    ...     UNKNOWN = "unknown"
    >>> unknown = sort_of(Sort.UNKNOWN)
    >>> class Because(Reasons):
    ...     NO_SEAT = unknown(seat=str)
    ...     NO_TABLE = unknown()
    >>> Because.NO_SEAT.code.value, Because.NO_SEAT.message(seat="red").saying()
    ('unknown', Saying(id='refusal-no_seat', fields={'seat': 'red'}))
    """

    code: Any
    message: type[Message]

    def __new__(cls: Any, code: StrEnum, fields: Mapping[str, Any]) -> Any:
        """A value of its own for each, or those that look the same would be one."""
        because = object.__new__(cls)
        because._value_, because.code = len(cls.__members__), code
        return because

    def __init__(self, code: StrEnum, fields: Mapping[str, Any]) -> None:
        self.message = declared(self.kind(), self.name.lower(), fields)

    @classmethod
    def kind(cls) -> type[Message]:
        """What all the messages are."""
        return Refusal
