"""The cut: single elimination in the standard bracket, without reseeding (7.9).

The bracket of 8 is 1-8, 4-5, 2-7, 3-6: the first two matches are the top half. The winner of match ``m`` of a round
(from 0) plays in match ``m // 2`` of the next one.
"""

from __future__ import annotations

from collections.abc import Sequence


def standard_seeding(size: int) -> tuple[int, ...]:
    """The seeds in the order of the bracket from top to bottom; two by two they meet.

    >>> standard_seeding(8)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    if size < 2 or size & (size - 1):
        raise ValueError(f"a cut is a power of two, not {size}")
    seeds = [1]
    while len(seeds) < size:
        total = 2 * len(seeds) + 1
        seeds = [seed for best in seeds for seed in (best, total - best)]
    return tuple(seeds)


def cut_size(wanted: int, eligible: int) -> int:
    """The cut as it can be held: it shrinks to the next lower power of two while there are too few (R15)."""
    size = wanted
    while size > eligible:
        size //= 2
    return size if size > 1 else 0


def first_round(players: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The pairs of the first round of the cut, top half first; `players` are in the order of their seeds."""
    return next_round([players[seed - 1] for seed in standard_seeding(len(players))])


def next_round(winners: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Who meets next; `winners` are in the order of their matches."""
    return tuple(zip(winners[::2], winners[1::2], strict=True))
