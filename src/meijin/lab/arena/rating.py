"""Ratings from results: how much stronger somebody is than those they play against, as chess players say it."""

from __future__ import annotations

from math import inf, log10
from typing import Final

TEN_TO_ONE: Final = 400.0  # points ahead of somebody against whom one wins ten games for each that is lost


def points_ahead(share: float, players: int = 2) -> float:
    """How many points of Elo somebody is ahead who wins this share of the games against so many equals.

    >>> points_ahead(0.5), round(points_ahead(0.75)), points_ahead(0.25, players=4), points_ahead(1.0)
    (0.0, 191, 0.0, inf)
    """
    if share <= 0.0:
        return -inf
    if share >= 1.0:
        return inf
    return TEN_TO_ONE * log10(share * (players - 1) / (1.0 - share))


def share_of(returns: dict[str, float], seat: str) -> float:
    """What a seat has of the win, where everybody plays for themselves.

    >>> share_of({"red": 1.0, "green": 1.0, "blue": 0.0}, "green")
    0.5
    """
    highest = max(returns.values())
    return (returns[seat] == highest) / list(returns.values()).count(highest)
