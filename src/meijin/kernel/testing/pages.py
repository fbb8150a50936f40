"""Checks of what pages show of a game that no position tells: its declaration, cards, rules, lists, lesson and minute.

A server asks a game for all of this before anybody plays, and a game that stumbles over it cannot be played there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meijin.kernel.generator import Rng
from meijin.kernel.kinds import all_kinds
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.lesson import has_lesson, lesson_of, walk
from meijin.kernel.minute import minute_of
from meijin.kernel.registry import names
from meijin.kernel.rulebook import places_in, rules_of
from meijin.kernel.setup import Setup
from meijin.kernel.testing.play import ConformanceError, Play, each_game
from meijin.kernel.traits import traits_of
from meijin.kernel.zones import Counter, Layout, Marker, Zone

RATED: Final = 8  # one decision in so many is rated, which may take long
LONGEST_HINT: Final = 6
LONGEST_CORNER: Final = 4


def pages(setup: Setup, seeds: Iterable[int]) -> int:
    """All that pages show of a game can be shown; and choices are rated where a game has rules of thumb."""
    for look in (_declaration, _places, _cards, _rules, _minute, _lesson, _routines, _lists):
        try:
            look(setup)
        except ConformanceError:
            raise
        except Exception as error:
            what = look.__name__.strip("_")
            raise ConformanceError(
                f"asked for its {what}, the game fails with {type(error).__name__}: {error}"
            ) from error
    return each_game(_choices, setup, seeds)


def _need(holds: object, problem: str) -> None:
    if not holds:
        raise ConformanceError(problem)


def _declaration(setup: Setup) -> None:
    game = setup.game
    for name in ("id", "name", "about", "turn_unit"):
        _need(getattr(game, name), f"the game's {name} is empty")
    _need(game.minutes > 0, "the game's minutes say how long it takes: at least 1")
    traits_of(game)  # refuses those that contradict the rest
    options = {option.name for option in game.options}
    for option in game.options:
        _need(option.help and option.allowed, f"the option {option.name} says nothing about itself")
    for mode in [] if game.mode is None else game.mode.choices:
        _need(game.player_counts({"mode": mode}), f"nobody can play the mode {mode} with the other options as they are")
    _need(game.die is None or (game.die.name and game.die.faces), "the die has no name, or nothing on its sides")
    for viewer, seat in [*enumerate(setup.seats), (None, "the spectators")]:
        named = game.hidden_options(setup, viewer) | (frozenset() if viewer is None else game.own_options(seat))
        _need(named <= options, f"of {seat} the game names options that it has not: {sorted(named - options)}")


def _places(setup: Setup) -> None:
    game = setup.game
    declared: list[Zone | Counter | Marker] = [*game.zones, *game.counters, *game.markers]
    for each in declared:
        _need(each.help, f"{each.name} does not say what it is")
    for zone in game.zones:
        placed = zone.at is not None
        _need(placed == (zone.lies_as is Layout.MAP), f"the zone {zone.name} is on a map, or has coordinates, not both")
    zones = {zone.name for zone in game.zones}  # of all variants
    for verb, origin in game.origins.items():
        _need(not origin or origin in zones, f"picked_from: {verb!r} picks from {origin!r}, which is no zone")


def _cards(setup: Setup) -> None:
    for kind, count in all_kinds(setup.game).items():
        _need(count > 0, f"there are {count} of the card {kind}")
        face = setup.game.card_face(kind)
        _need(face.title, f"the face of {kind} has no title")
        _need(len(face.corner) <= LONGEST_CORNER, f"the corner of {kind} is too long to be read: {face.corner!r}")
        _need(
            len(face.hint) <= LONGEST_HINT, f"the hint of {kind} has more than {LONGEST_HINT} characters: {face.hint!r}"
        )
        _need(setup.game.card_text(kind), f"the card {kind} has no text")
        for name, value in setup.game.card_facts(kind).items():
            words = value if isinstance(value, tuple) else (value,)
            plain = all(type(word) in (str, int) for word in words)
            _need(plain, f"the fact {name!r} of {kind} is neither a text nor a number, nor several texts: {value!r}")


def _rules(setup: Setup) -> None:
    rules, sections = rules_of(setup.game), setup.game.sections
    for phase, place in sections.items():
        _need(
            place in places_in(rules), f"the section {place} of the phase {phase!r} is no heading or rule of rules.md"
        )


def _minute(setup: Setup) -> None:
    minute_of(setup.game)  # refuses cards that there are not, and marks beside a card


def _lesson(setup: Setup) -> None:
    game = setup.game
    if not has_lesson(game):
        return
    lesson = lesson_of(game)
    known = {"choices", *(zone.name for zone in game.zones), *(counter.name for counter in game.counters)}
    for step in lesson.steps:
        _need(step.points in known, f"a step of the lesson points at {step.points!r}, which is no zone or counter")
    if game.id in names():  # its position is set up by the name of the game
        walk(lesson)


def _routines(setup: Setup) -> None:
    for routine in setup.game.routines:
        named = setup.game.speech().find(f"step-{routine.step}", {})
        _need(named is not None, f"the step {routine.step!r}, at which play can go on without asking, has no words")


def _lists(setup: Setup) -> None:
    builder = setup.game.builder({})
    if builder is None:
        return
    sections = {section.name for section in builder.sections}
    for card, where in builder.pool().items():
        _need(
            where and sections.issuperset(where), f"{card} may be in {where}, but the sections are {sorted(sections)}"
        )
    for ready in builder.ready_made():
        problems = builder.read(ready.text).problems
        _need(not problems, f"the {builder.what} {ready.id} may not be played: {[each.text for each in problems]}")


def _choices(play: Play) -> None:
    game, setup = play.setup.game, play.setup
    for state in play.positions():
        for seat in state.deciders:
            choices = [state.text(action) for action in state.legal(seat)]
            routine = game.routine(state.view(seat), choices)
            if routine is not None and routine[1] not in choices:
                play.fail(f"play would go on for {setup.seats[seat]} with {routine[1]}, which is no choice")
            if game.has_ratings and not play.rng.below(RATED):
                knowledge = knowledge_of(state, seat)
                if len(game.rate(knowledge, Rng(play.seed))) != len(knowledge.legal):
                    play.fail(f"rate must give a number for each of the {len(knowledge.legal)} actions of {seat}")
    if not play.state.deciders and play.state.ending is None:
        play.fail("the game is over and does not say why: its ending is None")
