"""What is to be said of a file of cards of one's own, for the games that take some."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class OwnCard:
    """A good card: what it is, and what it will say."""

    id: str
    name: str
    kind: str
    text: str


@dataclass(frozen=True)
class CardProblem:
    """Something that is wrong, or that may not be meant."""

    whole: str  # in one line, with where it is
    text: str
    entry: str
    field: str
    line: int | None  # of the file, as far as it is known


@dataclass(frozen=True)
class CardReport:
    """What a check of a file has found."""

    cards: tuple[OwnCard, ...]
    problems: tuple[CardProblem, ...]
    warnings: tuple[CardProblem, ...]
