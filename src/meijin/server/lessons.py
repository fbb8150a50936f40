"""Guided first turns as a client shows them: the positions of a lesson as the learner's seat sees them."""

from __future__ import annotations

from meijin.bots import usual
from meijin.kernel.game import Game
from meijin.kernel.lesson import Step, lesson_of, walk
from meijin.kernel.record import Record
from meijin.kernel.state import State
from meijin.server import wire
from meijin.server.gate import tables as gate


def lesson_for(game: Game) -> wire.Lesson:
    """The guided first turn of a game."""
    lesson = lesson_of(game)
    taught = walk(lesson)
    setup = taught[0][0].setup
    learner = setup.seat(lesson.seat)
    known, followed = 0, 0  # lines of the log that the learner has been told before, and actions
    steps = []
    for number, (step, states) in enumerate(zip(lesson.steps, taught, strict=True), 1):
        updates = []
        for state in states:
            updates.append(_update(state, learner, known, followed, f"step {number}"))
            known, followed = updates[-1].lines, len(_record(state).actions)
        steps.append(_step(step, updates))
    return wire.Lesson(
        setup.game.id,
        setup.game.name,
        setup.players,
        setup.options,
        lesson.seat,
        tuple(_seat(name, name == lesson.seat, usual(setup.game)) for name in setup.seats),
        tuple(steps),
    )


def _step(step: Step, updates: list[wire.Update]) -> wire.LessonStep:
    return wire.LessonStep(step.points, step.action, updates[0], tuple(updates[1:]))


def _seat(name: str, learner: bool, opponent: str) -> wire.SeatInfo:
    if learner:
        return wire.SeatInfo(name, you=True, connected=True)
    return wire.SeatInfo(name, name=opponent, bot=opponent, connected=True)


def _record(state: State) -> Record:
    assert state.record is not None
    return state.record


def _update(state: State, learner: int, known: int, followed: int, asked: str) -> wire.Update:
    lines, told = _record(state).feed_since(learner, known)
    view = state.view(learner)
    return wire.Update(
        view=view,
        prompt=gate.prompt(state, learner, view, asked) if learner in state.deciders else None,
        log=gate.log_lines(state.setup.game, told),
        moves=gate.moves(state, learner, followed),
        lines=lines,
        clocks=(),
        at=0,
        request=None,
        over=gate.outcome_of(state),
    )
