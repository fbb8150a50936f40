"""Whether all workers have found the same: one whose results do not fit those of the others is named.

The same seed gives the same games everywhere, so a worker can only differ where it is broken or was given other rules.
Each is compared with all others together, variant by variant, by the chi-square test of who has won how often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final

from meijin.lab.games import Row

SURE: Final = 4.5  # standard errors; of a million workers that are right three are named
LEAST: Final = 5.0  # of what is expected; less is put together with the rest


class Misfits:
    """What each worker has found."""

    def __init__(self) -> None:
        self.won: dict[str, Counter[tuple[object, str]]] = {}  # by worker: in which variant which seat won how often

    def note(self, worker: str, rows: Iterable[Row]) -> None:
        """One more block."""
        counts = self.won.setdefault(worker, Counter())
        for row in rows:
            if not row["number"] and row["share"]:
                counts[row["variant"], f"{row['seat']} {row['share']} {row['ending']}"] += 1

    def named(self) -> list[str]:
        """The workers that do not fit the others, the farthest first; of two that differ it cannot be told which."""
        left, found = dict(self.won), []
        while len(left) > 1:
            distances = {worker: _distance(worker, left) for worker in left}
            farthest = max(left, key=distances.__getitem__)
            if distances[farthest] <= SURE:
                break
            found += list(left) if len(left) == 2 else [farthest]
            del left[farthest]
        return list(dict.fromkeys(found))


def _distance(worker: str, won: Mapping[str, Counter[tuple[object, str]]]) -> float:
    """How far a worker is from the others, in standard errors."""
    own = won[worker]
    rest: Counter[tuple[object, str]] = Counter()
    for other, counts in won.items():
        if other != worker:
            rest.update(counts)
    square = freedom = 0.0
    for variant in {key[0] for key in own}:
        more, free = _compared(_of(own, variant), _of(rest, variant))
        square += more
        freedom += free
    if not freedom:
        return 0.0
    # The cube root of a chi-square is nearly normal (Wilson and Hilferty).
    spread = 2.0 / (9.0 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1.0 - spread)) / sqrt(spread))


def _of(counts: Counter[tuple[object, str]], variant: object) -> Counter[str]:
    return Counter({what: count for (which, what), count in counts.items() if which == variant})


def _compared(own: Counter[str], rest: Counter[str]) -> tuple[float, int]:
    """The chi-square of two samples, and its degrees of freedom; what is too rare to say anything is put together."""
    mine, theirs = own.total(), rest.total()
    if not mine or not theirs:
        return 0.0, 0
    cells: list[list[int]] = []
    rare = [0, 0]
    for what in own | rest:
        pair = [own[what], rest[what]]
        if sum(pair) * min(mine, theirs) / (mine + theirs) >= LEAST:
            cells.append(pair)
        else:
            rare = [rare[0] + pair[0], rare[1] + pair[1]]
    if sum(rare) * min(mine, theirs) / (mine + theirs) >= LEAST:
        cells.append(rare)
    square = 0.0
    for pair in cells:
        for seen, size in zip(pair, (mine, theirs), strict=True):
            expected = sum(pair) * size / (mine + theirs)
            square += (seen - expected) ** 2 / expected
    return square, max(0, len(cells) - 1)
