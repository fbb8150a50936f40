"""What the parameters of effects and abilities may be in a card file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HIGHEST: Final = 9  # no parameter, no cost and no points of a card go beyond this


class Built:
    """Something that a card file names: what it is called there, and its parameters by their names."""

    __slots__ = ("op", "values")

    def __init__(self) -> None:
        self.op = ""
        self.values: dict[str, object] = {}


@dataclass(frozen=True)
class Number:
    """A parameter that is a number."""

    name: str
    low: int = 1
    high: int = HIGHEST


@dataclass(frozen=True)
class Word:
    """A parameter that is one of some words; without any it is free text."""

    name: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Person:
    """A parameter that is the person of a character."""

    name: str


@dataclass(frozen=True)
class Printed:
    """What is printed on the victory card: the file says it there."""

    name: str


@dataclass(frozen=True)
class Then:
    """A parameter that is another list of effects."""

    name: str


Parameter = Number | Word | Person | Printed | Then
