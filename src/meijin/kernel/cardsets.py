"""Sets of cards as numbers with one bit per card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WORD: Final = 60  # so many cards of a set are looked at together, as they fit a machine word
FULL: Final = (1 << WORD) - 1
# The place of a single bit in a word, found by its remainder: those of all powers of 2 below are different.
PRIME: Final = 61
PLACES: Final = [0] * PRIME
for _place in range(WORD):
    PLACES[(1 << _place) % PRIME] = _place


def pack(cards: Sequence[int]) -> int:
    """A set of cards as a number with one bit per card.

    >>> pack([0, 3])
    9
    """
    first = second = rest = 0  # word by word: compiled, these are no objects
    for card in cards:
        if card < WORD:
            first |= 1 << card
        elif card < 2 * WORD:
            second |= 1 << card - WORD
        else:
            rest |= 1 << card - 2 * WORD
    return first | (second | rest << WORD) << WORD if second or rest else first


def unpack(packed: int) -> tuple[int, ...]:
    """The cards of a set, in order.

    >>> unpack(9)
    (0, 3)
    """
    cards: list[int] = []
    first = 0
    while packed:
        word = packed & FULL
        while word:
            lowest = word & -word
            cards.append(first + PLACES[lowest % PRIME])
            word ^= lowest
        packed >>= WORD
        first += WORD
    return tuple(cards)
