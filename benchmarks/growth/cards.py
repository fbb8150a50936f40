"""Cards in a pool of Crossover: what it takes to load them, to play with them about, and to check a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import Final

from benchmarks.crossover_cards import generated
from meijin.cli.measure import Ours, rate
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.game import CrossoverGame
from meijin.games.crossover.lists import CardIndex, check_reading, index_of, read_list, starters_of, to_line
from meijin.games.crossover.own_cards import game_with, in_one_line, pool_with

SECONDS: Final = 0.5
TIMES: Final = 5


def measure(sizes: Sequence[int]) -> dict[str, list[tuple[float, float]]]:
    """CPU time for pools of so many cards; the smallest is the game's own."""
    found: dict[str, list[tuple[float, float]]] = {
        "loading, ms": [], "legal, µs": [], "step, µs": [], "checking a list, µs": [],
    }  # fmt: skip
    loading, legal, step, checking = found.values()
    for size in sizes:
        more = in_one_line({"cards": generated(size - len(POOL.cards))})
        loading.append((size, 1000 * spent(partial(_loaded, more))))
        pool = pool_with(more)
        ours = Ours(game_with(CrossoverGame, pool).prepare(None, {}))
        legal.append((size, 1e6 / rate(Ours.legal, ours, SECONDS)))
        step.append((size, 1e6 / rate(Ours.step, ours, SECONDS)))
        written = to_line(next(iter(starters_of(pool).values())))
        checking.append((size, 1e6 * spent(partial(_checked, written, index_of(pool)))))
    return found


def _loaded(more: str) -> None:
    """Load a pool as if nobody had done so before."""
    pool_with.cache_clear()
    index_of(pool_with(more))


def _checked(written: str, cards: CardIndex) -> None:
    check_reading(read_list(written, cards=cards), cards)


def spent(do: Callable[[], object]) -> float:
    """The median of the CPU seconds that something takes."""
    times = []
    for _ in range(TIMES):
        begun = process_time()
        do()
        times.append(process_time() - begun)
    return median(times)
