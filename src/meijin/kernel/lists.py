"""What players put together before a game, such as a deck or a team: a *list* of cards in sections.

A game whose players bring lists has a :class:`Builder`, which reads them, names every rule that one breaks, and writes
them. Whoever shows lists needs to know nothing else of the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from meijin.kernel.errors import RosterError, listed, quoted
from meijin.kernel.listtext import Problem, is_toml
from meijin.kernel.listtext import in_one_line as one_line_of

LONGEST: Final = 20_000  # characters of a list as text, with names and comments

Counts = Mapping[str, Mapping[str, int]]  # by section, how many there are of each card


@dataclass(frozen=True)
class Section:
    """A part of a list, and how many cards it must have."""

    name: str
    title: str
    low: int
    high: int
    may_be_empty: bool = False  # none at all is right too


@dataclass(frozen=True)
class Exchange:
    """Cards that change places between the games of a match, and the sections in which a list says so."""

    inside: str  # the section that is played
    outside: str  # the section that waits
    out: str  # what has gone from the one
    into: str  # what has come from the other


@dataclass(frozen=True)
class Tally:
    """Something that is counted in a list, such as how many cards there are of each cost."""

    name: str
    counts: tuple[tuple[str, int], ...]  # by value, in the order in which they are shown
    curve: bool = False  # the values are numbers, and gaps between them mean something
    most: int = 0  # how many there may be of all together; 0: any number


@dataclass(frozen=True)
class ReadyMade:
    """A list that comes with a game."""

    id: str
    name: str
    text: str
    value: str  # as it is given to the game


@dataclass(frozen=True)
class Made:
    """A list as it was understood."""

    name: str
    counts: Counts
    problems: tuple[Problem, ...]  # everything that is wrong with it; none if it may be played
    tallies: tuple[Tally, ...]
    text: str  # as people read it; reading it gives the same list
    value: str  # in one line, as it is given to the game

    @property
    def legal(self) -> bool:
        """Whether it may be played."""
        return not self.problems


class Builder(ABC):
    """Puts the lists of a game together."""

    what: ClassVar[str] = "list"  # what people call one
    exchange: ClassVar[Exchange | None] = None
    said_in: ClassVar[str] = ""  # the phase in which a seat says its list as an action; empty where it is an option

    sections: tuple[Section, ...]

    @abstractmethod
    def pool(self) -> dict[str, tuple[str, ...]]:
        """The cards there are to choose from, each with the sections where it may be."""

    @abstractmethod
    def ready_made(self) -> tuple[ReadyMade, ...]:
        """The lists that come with the game."""

    @abstractmethod
    def read_text(self, text: str) -> Made:
        """The list in a text with a card in each line."""

    @abstractmethod
    def read_toml(self, text: str) -> Made:
        """The list in a TOML document."""

    @abstractmethod
    def read_line(self, line: str) -> Made:
        """The list in one line."""

    @abstractmethod
    def read_counts(self, counts: Counts, name: str) -> Made:
        """The list of so many cards in each section, which has been checked to be one of the list's."""

    def read(self, text: str) -> Made:
        """The list in a text of any form; what is no list at all is refused."""
        if "\0" in text:
            raise RosterError(f"this is no {self.what}: it is not even text")
        if len(text) > LONGEST:
            raise RosterError(f"a {self.what} has at most {LONGEST:,} characters as text, not {len(text):,}")
        if is_toml(text):
            return self.read_toml(text)
        line = one_line_of(text)
        return self.read_line(line) if line else self.read_text(text)

    def put_together(self, counts: Counts, name: str = "") -> Made:
        """The list of so many cards in each section; sections that there are not are refused."""
        have = [section.name for section in self.sections]
        if self.exchange is not None:
            have += [self.exchange.out, self.exchange.into]
        for section in counts:
            if section not in have:
                raise RosterError(f"a {self.what} has no section {quoted(section)}; its sections are {listed(have)}")
        return self.read_counts(counts, name)


def in_numbers(values: Iterable[tuple[int, int]], first: int = 0) -> tuple[tuple[str, int], ...]:
    """How many there are of each number, from the first up to the highest, without gaps.

    >>> in_numbers([(2, 3), (0, 1), (2, 1)])
    (('0', 1), ('1', 0), ('2', 4))
    """
    counted: dict[int, int] = {}
    for value, count in values:
        counted[value] = counted.get(value, 0) + count
    return tuple((str(value), counted.get(value, 0)) for value in range(first, max(counted, default=first - 1) + 1))
