"""Small pieces of language: the seats, numbers and sentences."""

from __future__ import annotations

from typing import Final

SEATS: Final = ("red", "blue", "green", "yellow", "purple")
FEWEST_PLAYERS: Final = 3
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PLACES: Final = ("first", "second", "third", "fourth", "fifth")


def number(n: int) -> str:
    """A small number as a word.

    >>> number(3), number(12)
    ('three', '12')
    """
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def counted(n: int, noun: str) -> str:
    """So many of something.

    >>> counted(1, "card"), counted(3, "card")
    ('1 card', '3 cards')
    """
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def sentence(words: str) -> str:
    """Words that begin like a sentence and end like one.

    >>> sentence("flip it")
    'Flip it.'
    """
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")
