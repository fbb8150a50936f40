"""How fast something grows: the exponent of a power law, fitted to measured points."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import linear_regression
from typing import Final

Points = Sequence[tuple[float, float]]  # how much there is, and what it costs
WORSE: Final = 1.15  # exponents above this are worse than linear, even with some noise


def exponent(points: Points) -> float:
    """The slope of the line through the points, both axes being logarithmic.

    >>> round(exponent([(1, 3), (10, 300), (100, 30_000)]), 2)
    2.0
    """
    return linear_regression([log(x) for x, _ in points], [log(y) for _, y in points]).slope


def late_exponent(points: Points) -> float:
    """The same for the larger half of the points: what is the same for all sizes hides how the rest grows.

    >>> fixed = [(size, 1000 + size) for size in (1, 10, 100, 10_000, 100_000, 1_000_000)]
    >>> round(exponent(fixed), 1), round(late_exponent(fixed), 1)
    (0.5, 1.0)
    """
    return exponent(points[-max(2, (len(points) + 1) // 2) :])


def verdict(points: Points) -> str:
    """Both in words.

    >>> verdict([(1, 1), (10, 100)])
    '2.00, at the end 2.00: **worse than linear**'
    >>> verdict([(1, 5), (10, 5)])
    '0.00, at the end 0.00'
    """
    late = late_exponent(points)
    worse = ": **worse than linear**" if late > WORSE else ""
    return f"{exponent(points) + 0.0:.2f}, at the end {late + 0.0:.2f}{worse}"
