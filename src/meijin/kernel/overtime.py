"""How long a game goes on after time has been called, and who is before whom then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

LEAST_TURNS: Final = 4  # that everybody has had before time can end a game


def last_turn(begun: int, least: int = LEAST_TURNS) -> int:
    """The turns after which everybody stops, if time is called when the first player has begun so many.

    The turn in which time is called, and those of the others that belong to it, are finished; then everybody has one
    more. Turn markers do not matter, only turns that were really begun.

    >>> last_turn(6)
    7
    >>> last_turn(0), last_turn(2), last_turn(3)
    (4, 4, 4)
    """
    return max(least, begun + 1)


def shared_places(values: Sequence[Any]) -> tuple[int, ...]:
    """The place of each of some values, the highest first; equal values share the best of their places.

    >>> shared_places([3, 5, 3, 1])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > value for other in values) for value in values)
