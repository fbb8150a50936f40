"""How long a game goes on after time has been called."""

from __future__ import annotations

from typing import Final

LEAST_TURNS: Final = 4  # that each player has had before time can end a game


def turns_each(begun: int) -> int:
    """The turns after which both players stop, if time is called when the first player has begun so many.

    The turn in which time is called, and the other player's answer to it if it is the first player's, are finished;
    then each player has one more. Turn markers do not matter, only turns that were really begun.

    >>> turns_each(6)
    7
    >>> turns_each(0), turns_each(2), turns_each(3)
    (4, 4, 4)
    """
    return max(LEAST_TURNS, begun + 1)
