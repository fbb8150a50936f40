"""How a tournament speaks: its messages in the words of the platform, in a language and then in English."""

from __future__ import annotations

from functools import cache
from typing import Final

from meijin.kernel.messages import InWords
from meijin.tournament.because import Because
from meijin.tournament.messages import MESSAGES
from meijin.words import BASE, Message, Print, Shape, Speech, platform, shapes_of, sources

KINDS: Final[tuple[type[Message], ...]] = (*MESSAGES, *(because.message for because in Because))
FILES: Final = ("/kernel.ftl", "/tournament.ftl")


@cache
def shapes() -> dict[str, Shape]:
    """What the messages of a tournament hold."""
    return shapes_of([InWords, *KINDS])


@cache
def speech_in(language: str) -> Speech:
    """What says the messages of a tournament in a language."""
    words = [platform(each) for each in dict.fromkeys((language, BASE))]
    return Speech(language, words, shapes(), lambda kind: Print(kind, "", ""))


def texts(language: str) -> tuple[str, ...]:
    """The files of words with which a tournament speaks a language."""
    return tuple(source.text for source in sources(language) if source.name.endswith(FILES))
