"""Games of an experiment, played and told as plain rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from meijin.bots.bot import Bot, choice_of
from meijin.bots.spoken import load_for
from meijin.kernel import generator
from meijin.kernel.chapters import Feature
from meijin.kernel.event import Event
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State
from meijin.kernel.weights import estimator_of
from meijin.lab.experiment import Experiment, Variant
from meijin.lab.uses import Counts, Uses

Row = dict[str, Feature | None]
NOBODY: Final = -1


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
    for deal in deals:
        for turned, lineup in enumerate(variant.lineups):
            state = variant.setup.game.deal(variant.setup, generator.key(source, deal))
            rng = Rng(generator.key(source + b"bots", deal * len(variant.lineups) + turned))
            course = Course(state, experiment)
            _play(state, [bots[name] for name in lineup], rng, course)
            place: Row = {"variant": variant.number, "deal": deal, "turned": turned}
            rows += [place | row for row in _rows(state, lineup, course)]
            if experiment.uses:
                uses.note(course.heard, state.shares())
    return Played(rows, uses.counts)


class Course:
    """What is noted while a game is played."""

    def __init__(self, state: State, experiment: Experiment) -> None:
        self.heard: list[tuple[int, list[Event]]] = []  # what happened, action by action, with the turn it happened in
        self.decisions = [0] * state.setup.players
        self.choices = [0] * state.setup.players  # decisions at which there was more than one action
        self.lead_changes = 0
        self.lowest = [1.0] * state.setup.players  # each seat's chance at its worst
        self.first: list[float] = []  # the chances before anything was done
        self._estimator = estimator_of(state.setup) if experiment.chances else None
        self._leader = NOBODY
        self._turn = NOBODY
        state.events = []
        state.setup.game.opening(state)
        self.note(state)

    def note(self, state: State) -> None:
        """What has happened since, and how the seats stand where a turn begins."""
        happened, state.events = state.events, None
        turn = turns_of(state)
        if happened:
            self.heard.append((turn, happened))
        if turn != self._turn and self._estimator is not None and state.deciders:
            self._look(self._estimator.chances(state))
        self._turn = turn

    def _look(self, chances: Sequence[float]) -> None:
        self.first = self.first or list(chances)
        self.lowest = [min(pair) for pair in zip(self.lowest, chances, strict=True)]
        leader = max(range(len(chances)), key=chances.__getitem__)
        self.lead_changes += self._leader not in (NOBODY, leader)
        self._leader = leader


def turns_of(state: State) -> int:
    """How many turns were begun by whoever has begun most, in the game's own unit (``Game.turn_unit``)."""
    return max(map(state.turns_begun, range(state.setup.players)))


def _play(state: State, bots: Sequence[Bot], rng: Rng, course: Course) -> None:
    while state.deciders:
        chosen = []
        for seat in state.deciders:
            legal = state.legal(seat)
            course.decisions[seat] += 1
            course.choices[seat] += len(legal) > 1
            only = legal[0] if len(legal) == 1 else None
            chosen.append((seat, choice_of(bots[seat], knowledge_of(state, seat), rng) if only is None else only))
        for seat, action in chosen:
            state.events = []
            state.step(seat, action)
            course.note(state)


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
