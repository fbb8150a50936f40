"""The words on printed sheets, in every language there is: those of the platform that begin with ``print-``."""

from __future__ import annotations

from meijin.tournament.speaking import speech_in
from meijin.words import Speech


class Words:
    """The words of one language.

    >>> Words("en")("round_of", no=2, all=5)
    'Round 2 of 5'
    >>> Words("ja")("round", no=2)
    '第2ラウンド'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._speech = speech_in(language)

    def __call__(self, word: str, **values: object) -> str:
        """A word, with values put in."""
        return self._speech.phrase(f"print-{word}", **values)

    def breaker(self, code: str) -> str:
        """What a tie-breaker means, in short."""
        return self("breaker", code=code, meaning=self._speech.phrase(f"breaker-{code}.short"))

    def numbered(self, word: str) -> tuple[str, ...]:
        """All words of that name with a number, from 1 on."""
        return tuple(_numbered(self._speech, f"print-{word}"))


def _numbered(speech: Speech, word: str) -> list[str]:
    found: list[str] = []
    while (said := speech.find(f"{word}-{len(found) + 1}", {})) is not None:
        found.append(said)
    return found
