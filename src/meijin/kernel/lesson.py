"""Guided first turns: a position, what a newcomer does in it step by step, and what there is to say about it.

A game that has one keeps it in a ``lesson.toml`` beside its code: a scenario, the learner's seat and five steps. A step
looks like this::

    [[steps]]
    action = "draw"  # what the learner does
    points = "deck"  # what to look at: a zone, a counter, or "choices"
    replies = ["green stand"]  # what the others do then

What there is to say stands in the game's files of words: ``lesson-1`` to ``lesson-5``, and ``lesson-closing``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meijin.kernel.catalogue import Entry, parse_toml
from meijin.kernel.errors import DataError, MeijinError
from meijin.kernel.game import Game
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State

FILE: Final = "lesson.toml"
STEPS: Final = 5  # enough for one turn, and few enough to be read
WORDS: Final = (*(f"lesson-{number}" for number in range(1, STEPS + 1)), "lesson-closing")


@dataclass(frozen=True)
class Step:
    """One thing that the learner does."""

    points: str
    action: str
    replies: tuple[tuple[str, str], ...]  # what the others do then: seat and action


@dataclass(frozen=True)
class Lesson:
    """A guided first turn."""

    scenario: Scenario
    seat: str
    steps: tuple[Step, ...]


def has_lesson(game: Game) -> bool:
    """Whether a game has a guided first turn."""
    return game.beside(FILE) is not None


def lesson_of(game: Game) -> Lesson:
    """The guided first turn of a game; refused where there is none."""
    file = game.beside(FILE)
    if file is None:
        raise MeijinError(f"{game.name} has no guided first turn")
    return read_lesson(file.read_text(encoding="utf-8"), game.id)


def read_lesson(text: str, game: str) -> Lesson:
    """A lesson from TOML; what is wrong with it is named with its field."""
    entry = Entry(parse_toml(text, FILE), FILE, "the lesson")
    scenario = entry.entry("scenario")
    lesson = Lesson(
        Scenario.from_dict({"game": game, **scenario.table}),
        entry.text("seat"),
        tuple(_step(Entry(table, FILE, f"step {number}")) for number, table in enumerate(entry.tables("steps"), 1)),
    )
    entry.done()
    if len(lesson.steps) != STEPS:
        raise entry.wrong("steps", f"must be {STEPS}, not {len(lesson.steps)}")
    return lesson


def walk(lesson: Lesson) -> list[list[State]]:
    """For each step the position in which the learner is asked, the one after the action, and after each reply.

    A step in which the learner is not asked, or an action that is not legal, is refused with the number of the step.
    """
    state = lesson.scenario.state()
    if state.record is not None:
        state.record.follow()
    taught: list[list[State]] = []
    for number, step in enumerate(lesson.steps, 1):
        met = [state.trial()]
        try:
            for seat, action in ((lesson.seat, step.action), *step.replies):
                state.apply(action, seat)
                met.append(state.trial())
        except MeijinError as error:
            raise DataError(FILE, f"step {number}", "", f"does not go: {error}") from None
        taught.append(met)
    return taught


def _step(entry: Entry) -> Step:
    replies = entry.texts("replies") if entry.has("replies") else ()
    step = Step(
        entry.text("points"),
        entry.text("action"),
        tuple((seat, action) for seat, _, action in (reply.partition(" ") for reply in replies)),
    )
    entry.done()
    return step
