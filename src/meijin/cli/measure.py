"""The hot paths of a game and how fast they run, each in turns with the yardstick.

All times are CPU times of this process, so that other work on the machine disturbs them less. What still does (a clock
that slows down, a shared cache) disturbs both sides of a turn alike: so ratios are taken within a turn, the median
over several rounds of turns counts, and a game's speed is that ratio of the yardstick's typical speed.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, TypeVar

from meijin.kernel import playout, record
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import State

Subject = TypeVar("Subject")
# One lap: how many things were done, and the CPU seconds that took.
Lap = tuple[int, float]

ROUNDS: Final = 5
GAMES: Final = 40  # games looked at in detail
POSITIONS: Final = 200  # positions of these games, of which copies, views and the rest are made
FEW: Final = 40  # of each third of the games, of which many worlds are drawn
THIRDS: Final = ("early", "middle", "late")  # of a game
WORLDS: Final = 50  # drawn of one position
SEED: Final = 1
YARDSTICK: Final = Path(__file__).parents[3] / "benchmarks" / "climb.py"


# -- what is measured -----------------------------------------------------------------------------------------------


class Ours:
    """A game on the kernel. Each method is one lap of a hot path."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rng = Rng(SEED)
        self.lengths: list[int] = []  # of the random games played
        self.positions: list[State] = []
        self.thirds: dict[str, list[State]] = {third: [] for third in THIRDS}
        self.walks = cycle([self._walk() for _ in range(GAMES)])
        self.records = cycle([self._record(seed) for seed in range(GAMES)])
        self.positions = _some(self.positions)
        self.thirds = {third: _some(positions)[:FEW] for third, positions in self.thirds.items()}

    def _walk(self) -> tuple[State, list[tuple[int, int]]]:
        """A random game: its beginning and its moves. All its positions are kept."""
        state = self.setup.game.deal(self.setup, self.rng.fork())
        beginning = state.clone()
        moves: list[tuple[int, int]] = []
        positions: list[State] = []
        while state.deciders:
            positions.append(state.clone())
            moves.append(self._choose(state))
            state.step(*moves[-1])
        for place, position in enumerate(positions):
            self.thirds[THIRDS[3 * place // len(positions)]].append(position)
        self.positions += positions
        return beginning, moves

    def _record(self, seed: int) -> record.Record:
        """The record of a random game."""
        state = record.begin(self.setup, record.read_seed(seed))
        while state.deciders:
            seat, action = self._choose(state)
            state.apply(action, seat)
        assert state.record is not None
        return state.record

    def _choose(self, state: State) -> tuple[int, int]:
        seat = state.deciders[0]
        legal = state.legal(seat)
        return seat, legal[self.rng.below(len(legal))]

    def play(self) -> Lap:
        """Decisions of a random game, dealing included."""
        begun = process_time()
        decisions = playout.playout(self.setup.game.deal(self.setup, self.rng.fork()), self.rng)
        spent = process_time() - begun
        self.lengths.append(decisions)
        return decisions, spent

    def deal(self) -> Lap:
        """First positions."""
        deal, setup, fork = self.setup.game.deal, self.setup, self.rng.fork
        begun = process_time()
        for _ in range(10):
            deal(setup, fork())
        return 10, process_time() - begun

    def legal(self) -> Lap:
        """Lists of legal actions."""
        begun = process_time()
        for position in self.positions:
            position.legal(position.deciders[0])
        return len(self.positions), process_time() - begun

    def step(self) -> Lap:
        """Actions carried out as search does it."""
        beginning, moves = next(self.walks)
        state = beginning.clone()
        begun = process_time()
        for seat, action in moves:
            state.step(seat, action)
        return len(moves), process_time() - begun

    def apply(self) -> Lap:
        """Actions carried out through the checked front, with record and events."""
        kept = next(self.records)
        state = record.begin(self.setup, kept.seed)
        begun = process_time()
        for seat, action in kept.actions:
            state.apply(action, seat)
        return len(kept.actions), process_time() - begun

    def view(self) -> Lap:
        """Views of the seat that decides."""
        begun = process_time()
        for position in self.positions:
            position.view(position.deciders[0])
        return len(self.positions), process_time() - begun

    def sample(self) -> Lap:
        """Worlds the seat that decides must think possible."""
        rng = self.rng
        begun = process_time()
        for position in self.positions:
            position.sample(position.deciders[0], rng)
        return len(self.positions), process_time() - begun

    def clone(self) -> Lap:
        """Copies."""
        begun = process_time()
        for position in self.positions:
            position.clone()
        return len(self.positions), process_time() - begun

    def replay(self) -> Lap:
        """Decisions of a record read back from its text."""
        kept = next(self.records)
        text = kept.to_text()
        begun = process_time()
        record.parse(text, self.setup.game)
        return len(kept.actions), process_time() - begun


class Yardstick:
    """The reference game, as plain as Python can be. Each method is one lap of a hot path."""

    def __init__(self, file: Path = YARDSTICK) -> None:
        if not file.is_file():
            raise MeijinError(
                f"the benchmark needs a checkout of Meijin: its yardstick, {file.name}, is not in {file.parent}"
            )
        spec = spec_from_file_location("yardstick", file)
        assert spec is not None
        assert spec.loader is not None
        self.climb: Any = module_from_spec(spec)
        spec.loader.exec_module(self.climb)
        self.random = Random(SEED).random
        self.lengths: list[int] = []
        self.positions: list[Any] = []
        self.walks = cycle([self._walk() for _ in range(GAMES)])
        self.positions = _some(self.positions)

    def _walk(self) -> tuple[Any, list[int]]:
        state = self.climb.new_game(self.random)
        beginning = state.clone()
        moves: list[int] = []
        while state.winner < 0:
            self.positions.append(state.clone())
            legal = state.legal()
            moves.append(legal[int(self.random() * len(legal))])
            state.apply(moves[-1])
        return beginning, moves

    def play(self) -> Lap:
        """Decisions of a random game, dealing included."""
        begun = process_time()
        decisions, _ = self.climb.play_many(1, self.random)
        spent = process_time() - begun
        self.lengths.append(decisions)
        return decisions, spent

    def deal(self) -> Lap:
        """First positions."""
        new_game, random = self.climb.new_game, self.random
        begun = process_time()
        for _ in range(10):
            new_game(random)
        return 10, process_time() - begun

    def legal(self) -> Lap:
        """Lists of legal actions."""
        begun = process_time()
        for position in self.positions:
            position.legal()
        return len(self.positions), process_time() - begun

    def step(self) -> Lap:
        """Actions carried out, unchecked."""
        beginning, moves = next(self.walks)
        state = beginning.clone()
        begun = process_time()
        for action in moves:
            state.apply(action)
        return len(moves), process_time() - begun

    def view(self) -> Lap:
        """What the seat that decides may know."""
        begun = process_time()
        for position in self.positions:
            position.observation(position.seat)
        return len(self.positions), process_time() - begun

    def sample(self) -> Lap:
        """Worlds the seat that decides must think possible."""
        random = self.random
        begun = process_time()
        for position in self.positions:
            position.determinise(position.seat, random)
        return len(self.positions), process_time() - begun

    def clone(self) -> Lap:
        """Copies."""
        begun = process_time()
        for position in self.positions:
            position.clone()
        return len(self.positions), process_time() - begun


@dataclass(frozen=True)
class HotPath:
    """Something that is done very often, and the yardstick's path it is compared with."""

    key: str  # its name in the JSON output, which ends with the unit
    ours: Callable[[Ours], Lap]
    beside: Callable[[Yardstick], Lap]
    weight: int = 1  # its share of the time for measuring

    @property
    def title(self) -> str:
        """Its name for people."""
        return self.key.replace("_per_s", "/s").replace("_us", " µs").replace("_", " ")

    @property
    def per_second(self) -> bool:
        """Whether its figure is how many in a second, and not the microseconds of one."""
        return self.key.endswith("_per_s")

    def figure(self, rate: float) -> float:
        """Its figure for so many in a second."""
        return rate if self.per_second else 1e6 / rate


PLAY: Final = HotPath("decisions_per_s", Ours.play, Yardstick.play, weight=4)
DEAL: Final = HotPath("deal_us", Ours.deal, Yardstick.deal)
LEGAL: Final = HotPath("legal_us", Ours.legal, Yardstick.legal)
STEP: Final = HotPath("step_us", Ours.step, Yardstick.step)
CLONE: Final = HotPath("clone_us", Ours.clone, Yardstick.clone)
VIEW: Final = HotPath("view_us", Ours.view, Yardstick.view)
SAMPLE: Final = HotPath("sample_us", Ours.sample, Yardstick.sample)
APPLY: Final = HotPath("apply_us", Ours.apply, Yardstick.step)
REPLAY: Final = HotPath("replay_decisions_per_s", Ours.replay, Yardstick.play)
PATHS: Final = (PLAY, DEAL, LEGAL, STEP, CLONE, VIEW, SAMPLE, APPLY, REPLAY)
# The yardstick checks and records nothing, so these are compared with paths that are not the same.
ONLY_OURS: Final = (APPLY, REPLAY)


# -- how it is measured ---------------------------------------------------------------------------------------------


class Turns:
    """What was measured of one game: for every hot path and round its rate and, in the same turn, the yardstick's."""

    def __init__(self, ours: Ours, yardstick: Yardstick) -> None:
        self.ours = ours
        self.yardstick = yardstick
        self.rates: dict[HotPath, list[tuple[float, float]]] = {path: [] for path in PATHS}

    def take(self, seconds: float) -> Iterator[HotPath]:
        """Take all turns in so many seconds; gives back the path of each turn before it is taken."""
        share = seconds / ROUNDS / 2 / sum(path.weight for path in PATHS)
        for _ in range(ROUNDS):
            for path in PATHS:
                yield path
                beside = rate(path.beside, self.yardstick, share * path.weight)
                self.rates[path].append((rate(path.ours, self.ours, share * path.weight), beside))

    def ratios(self) -> dict[HotPath, float]:
        """How fast the game is if the yardstick is 1; more is faster."""
        return {path: median(own / beside for own, beside in self.rates[path]) for path in PATHS}


def typical_rates(measured: Sequence[Turns]) -> dict[HotPath, float]:
    """How fast the yardstick was beside each path, over all turns with all games."""
    return {path: median(beside for turns in measured for _, beside in turns.rates[path]) for path in PATHS}


def time_of_a_decision(rates: Mapping[HotPath, float], decisions: float) -> dict[str, float]:
    """Where the microseconds of a decision in a random game go, for a game of so many decisions.

    What dealing, listing and carrying out leave is spent on choosing at random.
    """
    parts = {
        "deal": DEAL.figure(rates[DEAL]) / decisions,
        "legal": LEGAL.figure(rates[LEGAL]),
        "step": STEP.figure(rates[STEP]),
    }
    return parts | {"choose": max(0.0, 1e6 / rates[PLAY] - sum(parts.values()))}


def bytes_per_state(positions: Sequence[Any]) -> float:
    """The memory that one more copy of a position takes."""
    # The first copies take up what the interpreter keeps in store; all of them stay until the end.
    copies: list[object] = [position.clone() for position in positions] + [None] * len(positions)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for place, position in enumerate(positions, len(positions)):
            copies[place] = position.clone()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(positions)


def world_in_clones(ours: Ours) -> dict[str, float]:
    """What one of many worlds of a position costs, in copies of it, in each third of a game."""
    return {
        third: median(_world_in_clones(each, ours.rng) for _ in range(ROUNDS)) for third, each in ours.thirds.items()
    }


def _world_in_clones(positions: Sequence[State], rng: Rng) -> float:
    all_worlds = [position.worlds(position.deciders[0]) for position in positions]
    begun = process_time()
    for worlds in all_worlds:
        for _ in range(WORLDS):
            worlds.draw(rng)
    drawn = process_time()
    for position in positions:
        for _ in range(WORLDS):
            position.clone()
    return (drawn - begun) / (process_time() - drawn)


def rate(lap: Callable[[Subject], Lap], subject: Subject, seconds: float) -> float:
    """How many in a second, over laps that together take about that long."""
    done = 0
    spent = 0.0
    until = process_time() + seconds
    while not spent or process_time() < until:
        count, took = lap(subject)
        done += count
        spent += took
    return done / spent


def _some(positions: list[Any]) -> list[Any]:
    return Random(SEED).sample(positions, min(POSITIONS, len(positions)))
