"""How fast tables of standings and pods are made: ``python benchmarks/standings.py``.

Events are played by lot, neighbours in points meeting each other, so that records are as in a Swiss event.
"""

from __future__ import annotations

from functools import partial
from itertools import combinations
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

from meijin.tournament.pairing import pods
from meijin.tournament.standings.history import History, Played, Result
from meijin.tournament.standings.table import explain, standings, tiebreak_values

if TYPE_CHECKING:
    from collections.abc import Callable

    from meijin.tournament.standings.breakers import BreakerSet

TURNS: Final = 5
DRAWN: Final = 0.05
SETS: Final[tuple[BreakerSet, ...]] = ("TB", "OTB", "RR", "POD")


def event(players: int, rounds: int) -> History:
    """The rounds of a Swiss event."""
    chance = Random(players)
    history: dict[str, tuple[Played, ...]] = {f"P{number:05}": () for number in range(players)}
    points = dict.fromkeys(history, 0)
    for _ in range(rounds):
        order = sorted(points, key=lambda player: (-points[player], chance.random()))
        for pair in zip(order[::2], order[1::2], strict=True):
            one, other = chance.sample(pair, 2)
            drawn = chance.random() < DRAWN
            ended = ((Result.DRAW, 1, 1, 1),) * 2 if drawn else ((Result.WIN, 3, 2, 0), (Result.LOSS, 0, 0, 2))
            for me, them, (result, gained, won, lost) in zip((one, other), (other, one), ended, strict=True):
                history[me] += (Played(result, gained, (them,), won, lost),)
                points[me] += gained
    return history


def spent(work: Callable[[], object]) -> float:
    """CPU milliseconds of the median turn."""
    times = []
    for _ in range(TURNS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return 1000 * median(times)


def table_of(history: History, breakers: BreakerSet, rounds: int) -> None:
    standings(history, breakers=breakers, seed="bench", rounds=rounds, final=True, stage="swiss")


def tables(players: int, rounds: int) -> None:
    """Prints what the standings of one event cost."""
    history = event(players, rounds)
    print(f"{players} players after {rounds} rounds, CPU milliseconds")
    for breakers in SETS:
        print(f"  standings {breakers:4} {spent(partial(table_of, history, breakers, rounds)):8.1f}")
    print(f"  values for pairing {spent(lambda: tiebreak_values(history)):5.1f}")
    print(f"  one line explained {spent(lambda: explain(history, 'P00000', 'TB')):5.1f}")


def pod_rounds(players: int) -> None:
    """Prints what each round of pods costs in one event."""
    chance = Random(players)
    eighths = {f"P{number:05}": 0 for number in range(players)}
    met: dict[frozenset[str], tuple[int, ...]] = {}
    print(f"pods of {players} players, CPU milliseconds")
    for round_no in range(1, pods.rounds(players) + 1):
        entries = tuple(pods.PodPlayer(player, value) for player, value in eighths.items())
        start = process_time()
        assignment = pods.assign(pods.PodField("bench", round_no, 0, entries, met, 3, 5, 4))
        print(f"  round {round_no} {1000 * (process_time() - start):8.1f}")
        for pod in assignment.pods:
            ranking = chance.sample(pod, len(pod))
            for player, value in zip(ranking, pods.points([1] * len(pod)), strict=True):
                eighths[player] += value
            for pair in map(frozenset, combinations(pod, 2)):
                met[pair] = (*met.get(pair, ()), round_no)


if __name__ == "__main__":
    tables(512, 9)
    tables(10_000, 14)
    pod_rounds(12)
    pod_rounds(512)
    pod_rounds(2_000)
