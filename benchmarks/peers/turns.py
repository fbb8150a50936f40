"""All workers side by side: round after round each takes its turn, and right before it the yardstick takes the same."""

from __future__ import annotations

import json
import math
import select
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from typing import IO, Any, Final, Self

from benchmarks.peers.environment import ROOT, Missing, Place, last_words
from benchmarks.peers.rows import YARDSTICK, Row
from benchmarks.peers.worker import GAMES

PATIENCE: Final = 120.0  # seconds for any single answer
WARM_UP: Final = 2.0  # CPU seconds; Node compiles while it runs
# Random games of Climb have 40.74 decisions with a standard deviation of 6.83: whoever plays others plays another game.
LENGTH: Final = 40.74
DEVIATION: Final = 6.83
CLIMB_WITHIN: Final = 4.5  # standard errors


@dataclass
class Measured:
    """A row that was measured: for each path the rate of each round and, in the same turn, the yardstick's."""

    title: str
    peer: str = ""
    version: str = ""
    missing: str = ""  # why there is nothing
    rates: dict[str, list[float]] = field(default_factory=dict)
    beside: dict[str, list[float]] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0

    def to_json(self) -> dict[str, Any]:
        """For the file; rates to four digits, which is more than they are worth."""
        told = asdict(self)
        for each in (told["rates"], told["beside"]):
            each.update({path: [float(f"{rate:.4g}") for rate in rates] for path, rates in each.items()})
        return told


class Worker:
    """A running worker."""

    def __init__(self, row: Row, place: Place) -> None:
        self.row = row
        self._said: IO[str] = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 -- closed in __exit__
        self._process = subprocess.Popen(
            [*place.command, *row.words],
            cwd=ROOT,
            env=place.environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()
        self._said.close()

    def hello(self) -> dict[str, Any]:
        """What it can measure; nothing is measured meanwhile."""
        told = self._answer()
        if self.row.must_be_compiled and not told["compiled"]:
            raise Missing("the core is not compiled")
        return told

    def turn(self, path: str, seconds: float) -> Mapping[str, float]:
        """A turn: how many laps, what was done in them, and how long it took."""
        assert self._process.stdin
        with suppress(BrokenPipeError):  # the answer that does not come tells what it said before it ended
            print(json.dumps([path, seconds]), file=self._process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout
        if not select.select([self._process.stdout], [], [], PATIENCE)[0]:
            raise Missing(f"does not answer for {PATIENCE:.0f} s")
        line = self._process.stdout.readline()
        if line.startswith("{"):
            told: dict[str, Any] = json.loads(line)
            return told
        self._said.seek(0)
        raise Missing(f"ends with an error: {last_words(self._said.read() or line)}")


def measure(rows: Sequence[Row], rounds: int, seconds: float, *, climb: bool) -> list[Measured]:
    """All rows that can be measured, with what can be said of the others."""
    measured = {row: Measured(row.title, row.peer) for row in rows}
    with ExitStack() as stack:
        workers = dict(_begun(rows, measured, stack))
        yardstick = workers.get(YARDSTICK) or _begin(YARDSTICK, Measured(YARDSTICK.title), stack)
        for number in range(rounds):
            for row, worker in workers.items():
                _say(f"round {number + 1} of {rounds}: {row.title}")
                try:
                    _take_turns(worker, yardstick, measured[row], seconds)
                except Missing as missing:
                    measured[row] = Measured(row.title, row.peer, missing=str(missing))
            workers = {row: worker for row, worker in workers.items() if not measured[row].missing}
    for each in measured.values():
        if climb and not each.missing:
            each.missing = another_game(each.games, each.decisions)
    return list(measured.values())


def another_game(games: int, decisions: int) -> str:
    """What is wrong with random games of Climb of this length, if anything.

    >>> another_game(10_000, 407_000)
    ''
    >>> another_game(10_000, 420_000)
    'plays another game: 42.00 decisions in a game, not 40.74'
    """
    mean = decisions / games
    if abs(mean - LENGTH) <= CLIMB_WITHIN * DEVIATION / math.sqrt(games):
        return ""
    return f"plays another game: {mean:.2f} decisions in a game, not {LENGTH}"


def _begun(rows: Iterable[Row], measured: dict[Row, Measured], stack: ExitStack) -> Iterable[tuple[Row, Worker]]:
    for row in rows:
        try:
            _say(f"warming up: {row.title}")
            yield row, _begin(row, measured[row], stack)
        except Missing as missing:
            print(f"{row.title}: {missing}", file=sys.stderr)
            measured[row].missing = str(missing)


def _begin(row: Row, measured: Measured, stack: ExitStack) -> Worker:
    worker = stack.enter_context(Worker(row, row.place()))
    told = worker.hello()
    measured.version = told["version"]
    measured.rates = {path: [] for path in told["paths"]}
    measured.beside = {path: [] for path in told["paths"]}
    worker.turn("play", WARM_UP)
    return worker


def _take_turns(worker: Worker, yardstick: Worker, measured: Measured, seconds: float) -> None:
    for path, rates in measured.rates.items():
        share = seconds if path == "play" else seconds / 4
        beside = yardstick.turn(path, share)
        turn = worker.turn(path, share)
        rates.append(turn["done"] / turn["spent"])
        measured.beside[path].append(beside["done"] / beside["spent"])
        if path == "play":
            measured.games += GAMES * int(turn["laps"])
            measured.decisions += int(turn["done"])


def _say(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
