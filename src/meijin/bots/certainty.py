"""How far a mean of a few scores can be trusted; all scores are between 0 and 1."""

from __future__ import annotations

from math import sqrt
from typing import Final

USUAL: Final = 1.96  # standard errors to either side hold 95 of 100
IMAGINED: Final = 0.25  # the square of half a win: one more score so far off, or a few equal ones would seem certain
NOTHING_KNOWN: Final = 0.5  # the standard error before the first score


def error_of(count: int, total: float, squares: float) -> float:
    """The standard error of a mean, from the sum of the scores and that of their squares.

    >>> error_of(4, 4.0, 4.0), error_of(0, 0.0, 0.0)
    (0.125, 0.5)
    """
    if not count:
        return NOTHING_KNOWN
    return sqrt(max(0.0, squares - total * total / count) + IMAGINED) / count


def interval(mean: float, error: float, count: int) -> tuple[float, float]:
    """Where the truth lies with 95 %, by the rule of Agresti and Coull: two wins and two losses more are imagined.

    >>> [round(end, 2) for end in interval(1.0, error_of(1, 1.0, 1.0), 1)]
    [0.13, 1.0]
    """
    more = count + 4
    centre = (count * mean + 2) / more
    apart = 4 * count / more * (mean - 0.5) ** 2
    reach = USUAL * sqrt((error * count) ** 2 + 4 * IMAGINED + apart) / more
    return max(0.0, centre - reach), min(1.0, centre + reach)
