"""Which Black card a deck wants next.

The order was found by trying changes to it in thousands of games played by instinct. What it wins against taking cards
by their worth one by one is how ``expert`` does against ``greedy`` in benchmarks/strength.md. Against Purple no order
was found that does better than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meijin.games.ganymede.cards import ACE, DAMAGE_BONUS, EXTRA_DRAW, OVERLOAD, SCOUT, WITHDRAW

MOST: Final = 2  # copies that are told apart: none, one, more

# What is taken first, each with how many of it one has: a 2 and a 3 make room for each other.
BATTLE_ORDER: Final = (
    *((EXTRA_DRAW, 1), (EXTRA_DRAW, 0), (WITHDRAW, 0), (WITHDRAW, 2), (WITHDRAW, 1)),
    *((DAMAGE_BONUS, 0), (DAMAGE_BONUS, 1), (DAMAGE_BONUS, 2), (EXTRA_DRAW, 2)),
    *((OVERLOAD, 0), (OVERLOAD, 1), (OVERLOAD, 2), (ACE, 0), (ACE, 1), (ACE, 2)),
    *((SCOUT, 0), (SCOUT, 1), (SCOUT, 2)),
)


def _by_copies(order: Sequence[tuple[int, int]]) -> dict[tuple[int, int], float]:
    return {wanted: 1.0 - place / len(order) for place, wanted in enumerate(order)}


BATTLE_TASTE: Final = _by_copies(BATTLE_ORDER)


def taste(keyword: int, copies: int) -> float:
    """How much a battle deck with so many cards of an effect wants another one, from 0 to 1."""
    return BATTLE_TASTE[keyword, min(copies, MOST)]
