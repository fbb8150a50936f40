"""The rules in a minute: which cards are shown beside the goal and the steps of a turn, and what is on a card.

A game that has such a screen keeps its pictures in a ``minute.toml`` beside its code::

    goal = ["red_9"]  # cards shown beside the goal
    turn = [["black_2"], []]  # for each step of a turn the cards shown beside it

    [[cards]]  # a card that is explained
    card = "black_7"
    marks = { number = [12, 18], effect = [50, 126] }  # what is where on it: its face has 100 by 140 units

What there is to say stands in the game's files of words: ``minute-goal``, ``minute-turn-1`` and on, and for each mark
``minute-mark-NAME``. Pages show a game without the file by what it declares.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meijin.kernel.catalogue import Entry, parse_toml
from meijin.kernel.game import Game
from meijin.kernel.kinds import all_kinds

FILE: Final = "minute.toml"
WIDTH: Final = 100
HEIGHT: Final = 140
MOST_STEPS: Final = 5  # what somebody reads in a minute


@dataclass(frozen=True)
class Mark:
    """Something on the face of a card, and where."""

    name: str
    x: int
    y: int


@dataclass(frozen=True)
class Explained:
    """A card with what is on it."""

    card: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Minute:
    """The pictures of one screen about a game."""

    goal: tuple[str, ...]
    turn: tuple[tuple[str, ...], ...]
    cards: tuple[Explained, ...]

    def words(self) -> tuple[str, ...]:
        """The messages that belong to it.

        >>> Minute((), ((), ()), (Explained("red_9", (Mark("number", 12, 18),)),)).words()
        ('minute-goal', 'minute-turn-1', 'minute-turn-2', 'minute-mark-number')
        """
        steps = [f"minute-turn-{number}" for number in range(1, len(self.turn) + 1)]
        marks = [f"minute-mark-{mark.name}" for explained in self.cards for mark in explained.marks]
        return ("minute-goal", *steps, *dict.fromkeys(marks))


def minute_of(game: Game) -> Minute | None:
    """The screen about a game; None where it has none of its own."""
    file = game.beside(FILE)
    return None if file is None else read_minute(file.read_text(encoding="utf-8"), tuple(all_kinds(game)))


def read_minute(text: str, cards: tuple[str, ...]) -> Minute:
    """A screen from TOML, for a game with these cards; what is wrong with it is named with its field.

    >>> read_minute('goal = ["red_8"]\\nturn = []\\ncards = []', ("red_9",))
    Traceback (most recent call last):
    ...
    meijin.kernel.errors.DataError: minute.toml: the minute, field 'goal': holds 'red_8', which is none of red_9
    """
    entry = Entry(parse_toml(text, FILE), FILE, "the minute")
    goal = entry.texts("goal", cards)
    steps = entry.tables("turn")
    if not 1 <= len(steps) <= MOST_STEPS:
        raise entry.wrong("turn", f"must have 1 to {MOST_STEPS} steps, not {len(steps)}")
    turn = tuple(
        Entry({"cards": step}, FILE, f"turn {number}").texts("cards", cards) for number, step in enumerate(steps, 1)
    )
    explained = tuple(
        _explained(Entry(table, FILE, f"cards {number}"), cards)
        for number, table in enumerate(entry.tables("cards"), 1)
    )
    entry.done()
    return Minute(goal, turn, explained)


def _explained(entry: Entry, cards: tuple[str, ...]) -> Explained:
    marks = entry.entry("marks")
    explained = Explained(entry.text("card", cards), tuple(_mark(marks, name) for name in marks.table))
    entry.done()
    return explained


def _mark(marks: Entry, name: str) -> Mark:
    place = marks.numbers(name)
    if len(place) != 2 or not (0 <= place[0] <= WIDTH and 0 <= place[1] <= HEIGHT):
        raise marks.wrong(name, f"must be a place on a card of {WIDTH} by {HEIGHT}, not {list(place)}")
    return Mark(name, place[0], place[1])
