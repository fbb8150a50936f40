"""Tournaments: what a round of a Swiss event takes, without people and without a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from time import process_time
from typing import Final

from meijin.tournament import commands as c
from meijin.tournament.model import MatchResult
from meijin.tournament.runner import ENGINE, JUDGE, Runner

GAME: Final = "crossover"
ROUNDS: Final = 3  # which events of all sizes have
EVENTS: Final = 3  # of each size
WON: Final = MatchResult(kind="played", score=(2, 0))


def measure(sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    """CPU milliseconds of a round: pairing it, all its results, the standings after it."""
    found: dict[str, list[tuple[float, float]]] = {"pairing, ms": [], "all results, ms": [], "standings, ms": []}
    for size in sizes:
        rounds = [each for number in range(EVENTS) for each in _rounds(size, f"growth {size} {number}")]
        for series, spent in zip(found.values(), zip(*rounds, strict=True), strict=True):
            series.append((size, 1000 * median(spent)))
    return found


def _rounds(players: int, seed: str) -> Iterator[tuple[float, float, float]]:
    runner = Runner(seed, GAME, rounds=ROUNDS)
    for number in range(players):
        runner.enter(f"P{number:05}", f"Player {number}", bot="random")
    runner.do(c.CloseRegistration())
    for _ in range(ROUNDS):
        begun = process_time()
        runner.do(c.Pair())
        paired = process_time() - begun
        runner.begin_round()
        matches = runner.open_matches()
        begun = process_time()
        for match in matches:
            runner.result(match, WON, ENGINE)
        reported = process_time() - begun
        begun = process_time()
        runner.do(c.CloseRound(), JUDGE)
        yield paired, reported, process_time() - begun
