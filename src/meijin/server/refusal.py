"""Whatever is refused is refused with one of a few codes for programs and a message for people, in English besides."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from meijin.kernel.errors import MeijinError
from meijin.server.because import Because, InWords
from meijin.words import BASE, Message, Print, Saying, Speech, platform, shapes_of
from meijin.words.reasons import Code

__all__ = ["STATUS", "Because", "Code", "Refused", "in_english", "refusal_of"]

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
    """Something that is not done; nothing has changed.

    >>> Refused(Because.NO_SEAT, seat="'gold'", seats=("red", "blue")).reason
    "there is no seat 'gold' at this table; its seats are red and blue"
    >>> Refused(Code.ILLEGAL, "a 4 is not played on a 3").said.plain()
    {'id': 'refused-in_words', 'fields': {'code': 'illegal', 'text': 'a 4 is not played on a 3'}}
    """

    def __init__(
        self, because: Because | Code, text: str = "", said: Saying | None = None, *, about: str = "", **facts: Any
    ) -> None:
        """One of the server's reasons with what its words name, or a code with a text of somebody else's."""
        super().__init__(because, facts or text)
        self.because = because
        self.about = about  # the field that is wrong, where it is one
        self.code = because if isinstance(because, Code) else because.code
        self._message: Message = InWords(because.value, text) if isinstance(because, Code) else because.says(**facts)
        self._text = text
        self.said = said or self._message.saying()

    @cached_property
    def reason(self) -> str:
        """Why, in English."""
        if self._text:
            return self._text
        return in_english(self._message)

    def __str__(self) -> str:
        return self.reason

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.code]

    @property
    def close_code(self) -> int:
        """The code with which a socket is closed over it."""
        return 4000 + self.status


def in_english(message: Message) -> str:
    """A message of the server in English."""
    return Speech(BASE, [platform(BASE)], shapes_of([type(message)]), lambda kind: Print(kind, "", "")).tell(message)


def refusal_of(error: MeijinError | Refused, code: Code | None = None) -> Refused:
    """What the kernel or the rules of tournaments refuse, as the server says it, with their code or another.

    Only its words go out: an error about an action also holds the record with the seed.
    """
    if isinstance(error, Refused):
        return error
    return Refused(code or error.code, str(error), error.message, about=error.about)
