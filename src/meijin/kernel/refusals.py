"""Why actions are refused: a game declares each reason once, with what its words name."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from meijin.words import Message, Refusal, declared


def naming(**fields: Any) -> Mapping[str, Any]:
    """What the words of a reason name, each with its type."""
    return fields


class Reason(IntEnum):
    """Reasons as codes, from 0 in the order in which they are declared; the first is that there is none.

    A member declares what its words name, and its message stands in the game's files of words under ``refusal-``.

    >>> class Refused(Reason):
    ...     ALLOWED = naming()
    ...     TOO_LOW = naming(rank=int, to_beat=int)
    >>> int(Refused.TOO_LOW), Refused.TOO_LOW.because({"rank": 3, "to_beat": 5, "seat": "red"}).saying()
    (1, Saying(id='refusal-too_low', fields={'rank': 3, 'to_beat': 5}))
    """

    sentence: str
    message: type[Message]

    def __new__(cls: Any, named: str | Mapping[str, Any]) -> Any:
        """The next code."""
        code = len(cls.__members__)
        reason = int.__new__(cls, code)
        reason._value_, reason.sentence = code, named if isinstance(named, str) else ""
        return reason

    def __init__(self: Any, named: str | Mapping[str, Any]) -> None:
        self.message = declared(Refusal, self.name.lower(), {} if isinstance(named, str) else named)

    def because(self: Any, facts: Mapping[str, Any]) -> Message:
        """The message, with what it names of some facts."""
        kind: type[Message] = self.message
        return kind(**{slot.name: facts[slot.name] for slot in kind.shape().slots})
