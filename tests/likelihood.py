"""Whether something comes as often as it should, by Pearson's test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

What = TypeVar("What", bound=Hashable)

# Nothing that is right is so far from what is expected, not in millions of tests.
STANDARD_DEVIATIONS = 6


def assert_as_likely(counted: Mapping[What, int], weights: Mapping[What, float]) -> None:
    """Everything counted has a weight, and comes about as often as its weight says."""
    assert set(counted) <= set(weights)
    draws, whole = sum(counted.values()), sum(weights.values())
    expected = {what: draws * weight / whole for what, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws to tell anything"
    freedom = len(expected) - 1
    squares = sum((counted.get(what, 0) - count) ** 2 / count for what, count in expected.items())
    assert squares <= freedom + STANDARD_DEVIATIONS * sqrt(2 * max(freedom, 1)), (freedom, squares)


def assert_alike(some: Counter[What], others: Counter[What]) -> None:
    """Two counts, as long as each other, of what may come from the same source; what is always there tells nothing."""
    assert some.total() == others.total()
    varies = [what for what in some | others if some[what] + others[what] < 2 * max(some.values())]
    freedom = max(len(varies), 1)
    squares = sum((some[what] - others[what]) ** 2 / (some[what] + others[what]) for what in varies)
    assert squares <= freedom + STANDARD_DEVIATIONS * sqrt(2 * freedom), (freedom, squares)
