"""The cards of Climb: by rank, where rank 0 are the guards and the others their numbers; and piles of them.

A pile is a number with four bits for each rank, which say how many cards of it there are:

>>> pile = pile_of([2, 0, 3])
>>> hex(pile), size(pile), counts(pile)[:3]
('0x302', 5, [2, 0, 3])

Ranks are a number as well, with the lowest of the four bits of each. So there are ``ranks % 15`` of them, as 16 to the
power of anything is 1 more than a multiple of 15:

>>> hex(held(pile, 1)), held(pile, 1) % 15, hex(held(pile, 3))
('0x101', 2, '0x100')
>>> nth(held(pile, 1), 0), nth(held(pile, 1), 1)
(0, 2)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

CARDS: Final = ("guard", *[str(number) for number in range(1, 14)])
COPIES: Final = (8, *[6] * 13)
PACK: Final = tuple(rank for rank, copies in enumerate(COPIES) for _ in range(copies))
PACKED: Final = len(PACK)
DAMAGE: Final[tuple[int, ...]] = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3)  # of a set of that number
MOST_DAMAGE: Final = DAMAGE[-1]

SEATS: Final = ("red", "green", "blue")
HAND: Final = 13  # cards dealt to each
LIFE: Final = 7  # whoever would take more damage is out
FEW: Final = 15  # the remainder of a pile by this is its size, where that is less: nobody has so many face down

EACH: Final = 0x11111111111111  # all ranks; as a pile: a card of each
EVERY_OTHER: Final = 0x0F0F0F0F0F0F0F
WHOLE: Final = 0x66666666666668  # all cards
# What carries so many cards of a rank to eight, the highest of the four bits.
_REACH: Final = [(8 - count) * EACH for count in range(9)]
# The rank of its lowest bit, found by its remainder: those of the powers of 16 are all different.
PRIME: Final = 59
RANKS: Final = [0] * PRIME
for _rank in range(14):
    RANKS[16**_rank % PRIME] = _rank


def pile_of(counts: Iterable[int]) -> int:
    """A pile with so many cards of each rank."""
    return sum(count << 4 * rank for rank, count in enumerate(counts))


def counts(pile: int) -> list[int]:
    """How many cards of each rank are in a pile."""
    return [pile >> 4 * rank & 15 for rank in range(14)]


# What three ranks hold, as parts of the most cards there are of any; the first is in the lowest bits.
_SHARES: Final = [tuple([(three >> 4 * rank & 15) / max(COPIES) for rank in range(3)]) for three in range(1 << 12)]


def shares(pile: int) -> list[float]:
    """How many cards of each rank are in a pile, as parts of the most there are of any: read off three at a time.

    >>> shares(pile_of([2, 0, 4]))[:4]
    [0.25, 0.0, 0.5, 0.0]
    """
    return [
        *_SHARES[pile & 4095],
        *_SHARES[pile >> 12 & 4095],
        *_SHARES[pile >> 24 & 4095],
        *_SHARES[pile >> 36 & 4095],
        *_SHARES[pile >> 48][:2],
    ]


def ranks_of(pile: int) -> list[int]:
    """The cards of a pile one by one, by rank.

    >>> ranks_of(pile_of([2, 0, 3]))
    [0, 0, 2, 2, 2]
    """
    ranks: list[int] = []
    rank = 0
    while pile:
        for _ in range(pile & 15):
            ranks.append(rank)
        pile >>= 4
        rank += 1
    return ranks


def size(pile: int) -> int:
    """How many cards are in a pile."""
    return ((pile & EVERY_OTHER) + (pile >> 4 & EVERY_OTHER)) % 255


def held(pile: int, count: int) -> int:
    """The ranks of which a pile has so many cards or more."""
    return pile + _REACH[count] >> 3 & EACH


def nth(ranks: int, place: int) -> int:
    """The rank at a place, from 0 on, among some ranks."""
    while place:
        ranks &= ranks - 1
        place -= 1
    return rank_of(ranks & -ranks)


def rank_of(bit: int) -> int:
    """The rank that has this bit."""
    return RANKS[bit % PRIME]
