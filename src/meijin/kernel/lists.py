"""What players put together before a game, such as a deck or a team: a *list* of cards in sections.

A game whose players bring lists has a :class:`Builder`, which reads them, names every rule that one breaks, and writes
them. Whoever shows lists needs to know nothing else of the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from meijin.kernel import listmessages
from meijin.kernel.errors import RosterError, listed, quoted
from meijin.kernel.listtext import Cards, Form, ListReader, Problem, to_toml

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


class ListError(RosterError):
    """A list that may not be played, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem], file: str | None = None, seat: str | None = None) -> None:
        super().__init__(listmessages.Unplayable(tuple([problem.whole() for problem in problems]), file, seat))
        self.problems = tuple(problems)


class Builder(ABC):
    """Puts the lists of a game together."""

    what: ClassVar[str] = "list"  # what people call one
    exchange: ClassVar[Exchange | None] = None
    said_in: ClassVar[str] = ""  # the phase in which a seat says its list as an action; empty where it is an option
    mode: ClassVar[str] = ""  # of the game, in which such lists are played; empty: any
    form: ClassVar[Form]  # how a list is written

    sections: tuple[Section, ...]
    cards: Cards  # as lists name them

    @abstractmethod
    def pool(self) -> dict[str, tuple[str, ...]]:
        """The cards there are to choose from, each with the sections where it may be."""

    @abstractmethod
    def ready_made(self) -> tuple[ReadyMade, ...]:
        """The lists that come with the game."""

    @abstractmethod
    def made(self, reader: ListReader) -> Made:
        """The list that has been read."""

    def reader(self) -> ListReader:
        """What reads a list."""
        return ListReader(self.form, self.cards)

    def read(self, text: str, file: str = "") -> Made:
        """The list in a text of any form, perhaps that of a file; what is no list at all is refused."""
        reader = self.reader()
        reader.read(text, self.what, file)
        return self.made(reader)

    def put_together(self, counts: Counts, name: str = "") -> Made:
        """The list of so many cards in each section; sections that there are not are refused."""
        have = [section.name for section in self.sections]
        if self.exchange is not None:
            have += [self.exchange.out, self.exchange.into]
        reader = self.reader()
        if name:
            reader.field("name", name, "")
        for section, cards in counts.items():
            if section not in have:
                raise RosterError(f"a {self.what} has no section {quoted(section)}; its sections are {listed(have)}")
            for card, count in cards.items():
                reader.count(section, card, count, "")
        return self.made(reader)

    def summary(self, made: Made) -> str:
        """What is in a list, in a line."""
        sizes = {section.title: sum(made.counts[section.name].values()) for section in self.sections}
        return ", ".join(f"{title} {size}" for title, size in sizes.items() if size)

    def toml(self, made: Made) -> str:
        """A list in TOML."""
        return to_toml({"name": made.name}, made.counts, self.form, self.cards)


def after_exchange(counts: Counts, exchange: Exchange) -> dict[str, dict[str, int]]:
    """What is played and what waits, after the cards that a list says were exchanged have changed places."""
    now = {section: Counter(counts.get(section, {})) for section in (exchange.inside, exchange.outside)}
    for card, count in counts.get(exchange.out, {}).items():
        now[exchange.inside][card] -= count
        now[exchange.outside][card] += count
    for card, count in counts.get(exchange.into, {}).items():
        now[exchange.inside][card] += count
        now[exchange.outside][card] -= count
    return {section: {card: count for card, count in cards.items() if count > 0} for section, cards in now.items()}


def in_numbers(values: Iterable[tuple[int, int]], first: int = 0) -> tuple[tuple[str, int], ...]:
    """How many there are of each number, from the first up to the highest, without gaps.

    >>> in_numbers([(2, 3), (0, 1), (2, 1)])
    (('0', 1), ('1', 0), ('2', 4))
    """
    counted: dict[int, int] = {}
    for value, count in values:
        counted[value] = counted.get(value, 0) + count
    return tuple((str(value), counted.get(value, 0)) for value in range(first, max(counted, default=first - 1) + 1))
