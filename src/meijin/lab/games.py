"""Games of an experiment, played and told as plain rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meijin.bots.bot import Bot, choice_of
from meijin.bots.spoken import load_for
from meijin.kernel import generator
from meijin.kernel.chapters import Feature
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State
from meijin.kernel.weights import estimator_of
from meijin.lab.course import Course, turns_of
from meijin.lab.experiment import Experiment, Variant
from meijin.lab.uses import Counts, Uses

Row = dict[str, Feature | None]


@dataclass
class Played:
    """What came of some games: a row for each seat of each chapter, and what happened how often."""

    rows: list[Row]
    uses: Counts


def play_deals(experiment: Experiment, variant: Variant, deals: range) -> Played:
    """Play some deals of a variant, each with every way to seat the bots.

    Every game has luck of its own, which follows from the seed: whoever plays it again sees the same.
    """
    source = experiment.seed.to_bytes(8, "big")
    bots = {name: load_for(name, variant.setup.game) for lineup in variant.lineups for name in lineup}
    rows: list[Row] = []
    uses = Uses(variant.setup)
    estimator = estimator_of(variant.setup) if experiment.chances else None
    for deal in deals:
        for turned, lineup in enumerate(variant.lineups):
            state = variant.setup.game.deal(variant.setup, generator.key(source, deal))
            rng = Rng(generator.key(source + b"bots", deal * len(variant.lineups) + turned))
            course = Course(state, estimator)
            _play(state, [bots[name] for name in lineup], rng, course)
            place: Row = {"variant": variant.number, "deal": deal, "turned": turned}
            rows += [place | row for row in _rows(state, lineup, course)]
            if experiment.uses:
                uses.note(course.heard, state.shares())
    return Played(rows, uses.counts)


def _play(state: State, bots: Sequence[Bot], rng: Rng, course: Course) -> None:
    while state.deciders:
        chosen = []
        for seat in state.deciders:
            legal = state.legal(seat)
            course.asked(seat, len(legal))
            only = legal[0] if len(legal) == 1 else None
            chosen.append((seat, choice_of(bots[seat], knowledge_of(state, seat), rng) if only is None else only))
        for seat, action in chosen:
            course.step(state, seat, action)


def _rows(state: State, lineup: Sequence[str], course: Course) -> Iterator[Row]:
    setup, points, ending = state.setup, state.returns(), state.ending
    log = [event for _, happened in course.heard for event in happened]
    for number, chapter in enumerate(setup.game.chapters(state, log)):
        for seat, name in enumerate(setup.seats):
            row: Row = {
                "chapter": chapter.name,
                "number": number,
                "seat": name,
                "bot": lineup[seat],
                "share": chapter.shares[seat],
            }
            if not number:
                row |= {
                    "points": points[seat],
                    "ending": ending.name.lower() if ending is not None else "",
                    "turns": turns_of(state),
                    "decisions": course.decisions[seat],
                    "choices": course.choices[seat],
                }
                if course.first:
                    row |= {
                        "first_chance": course.first[seat],
                        "lowest_chance": course.lowest[seat],
                        "lead_changes": course.lead_changes,
                    }
            yield row | {f"fact {fact}": value for fact, value in chapter.facts[seat].items()}
