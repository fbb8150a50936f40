"""Why actions are refused: a game declares each reason once, with its sentence."""

from __future__ import annotations

from enum import IntEnum
from typing import Any


class Reason(IntEnum):
    """Reasons as codes, from 0 in the order in which they are declared; the first is that there is none.

    >>> class Refusal(Reason):
    ...     ALLOWED = ""
    ...     TOO_LOW = "{rank} is not higher than {to_beat}"
    >>> int(Refusal.TOO_LOW), Refusal.TOO_LOW.sentence.format(rank=3, to_beat=5)
    (1, '3 is not higher than 5')
    """

    sentence: str

    def __new__(cls: Any, sentence: str) -> Any:
        """The next code, with its sentence."""
        code = len(cls.__members__)
        reason = int.__new__(cls, code)
        reason._value_, reason.sentence = code, sentence
        return reason
