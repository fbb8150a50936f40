"""What hands and characters are worth, as far as it can be said at a glance.

The weights are fitted to how battles went on from many positions, one action against another.
"""

from __future__ import annotations

from math import log
from typing import Final

from meijin.games.go_out.cards import (
    ABSORB,
    BATTLE_CARDS,
    COPIES,
    DAMAGE_BONUS,
    DOUBLE_DRAW,
    EFFECTS,
    GIFT,
    GUARD,
    NUMBERS,
    PHANTOM_PAIR,
    POWERS,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
    TOP_RANK,
)
from meijin.games.go_out.picks import GUARDS_FROM, HIGH, LOW_CARDS, LOW_NUMBERS, UPPER, counts_in

# -- groups ---------------------------------------------------------------------------------------------------------

# How many turns a group takes, by its size up to three: so many in any case, so many more if it is sure to be beaten,
# and so many more the lower it is (in full at rank 0), because low cards cannot follow. What is never beaten brings the
# lead when it is needed, so it takes next to nothing.
TO_PLAY: Final = [0.0, 0.2, 0.0, 0.3]
IF_BEATEN: Final = [0.0, 0.9, 1.35, 0.65]
IF_LOW: Final = [0.0, 0.4, 0.65, 0.0]
LARGE: Final = 3
LOW: Final = [1.0 - rank / TOP_RANK for rank in range(TOP_RANK + 1)]
# The group that is beaten most easily can be kept for the end, when it does not matter any more.
LAST_IS_SAFE: Final = 0.5
A_GUARD: Final = 0.1

# -- characters -----------------------------------------------------------------------------------------------------

# Besides the turns for its hand a seat needs so many; to lead saves some.
BASE_TURNS: Final = 0.5
FEWEST_TURNS: Final = 0.3  # nobody is nearer to the end than this
LEAD_SAVES: Final = 0.6
# What each life left adds to the logarithm of strength.
A_LIFE: Final = 0.08
# What a character adds besides her life and what she makes of the hand.
WORTH: Final = {
    DOUBLE_DRAW: 0.7,
    SWEEP: 0.5,
    ABSORB: 0.45,
    GIFT: 0.45,
    RANK_MERGE: 0.4,
    RANK_AS: 0.4,
    DAMAGE_BONUS: 0.35,
    PHANTOM_PAIR: 0.35,
}
WORTH_OF: Final = [WORTH.get(power, 0.0) for power in range(len(POWERS))]

# -- at a glance ----------------------------------------------------------------------------------------------------

_RIVALS: Final = 2  # so many, with so many cards each, may be expected to answer a pile
_CARDS: Final = 8


def _has(size: int) -> float:
    """The chance that a rival has so many cards of one number."""
    one = COPIES / BATTLE_CARDS
    less, ways = 0.0, 1.0
    for have in range(size):
        less += ways * one**have * (1.0 - one) ** (_CARDS - have)
        ways = ways * (_CARDS - have) / (have + 1)
    return 1.0 - less


# How likely a group is beaten, by its size and rank, and how many turns it takes.
RISK: Final = [
    [1.0 - (1.0 - _has(size)) ** (_RIVALS * max(0, NUMBERS - rank)) for rank in range(TOP_RANK + 1)]
    for size in range(COPIES + 1)
]
SHAPE: Final = [min(size, LARGE) for size in range(COPIES + 1)]
TURNS: Final = [
    [TO_PLAY[shape] + IF_BEATEN[shape] * risks[rank] + IF_LOW[shape] * LOW[rank] for rank in range(TOP_RANK + 1)]
    for shape, risks in zip(SHAPE, RISK, strict=True)
]
MERGED: Final = [number - 1 for number in EFFECTS.merged]
SWEPT_LOW: Final = EFFECTS.swept[0] - 1
SWEPT_HIGH: Final = EFFECTS.swept[1] - 1


def held(hand: int) -> list[int]:
    """How many cards of each kind are in a hand.

    >>> held(0b111 << COPIES)[:3]
    [0, 3, 0]
    """
    upper = hand >> UPPER
    low, high = counts_in(hand & LOW_CARDS), counts_in(upper & HIGH)
    counts: list[int] = []
    for _ in range(LOW_NUMBERS):
        counts.append(low & 63)
        low >>= COPIES
    for _ in range(NUMBERS - LOW_NUMBERS):
        counts.append(high & 63)
        high >>= COPIES
    counts.append((upper >> GUARDS_FROM).bit_count())
    return counts


def groups(counts: list[int], power: int) -> list[int]:
    """How many cards can be put down together at each rank, from 0 on, by who has that power.

    >>> groups(held(0b111), RANK_AS)[14]
    3
    """
    sizes = [0, *counts[:NUMBERS], 0]
    if power == RANK_AS:
        sizes[EFFECTS.raised_rank] = sizes[EFFECTS.raised]
        sizes[EFFECTS.raised] = 0
    elif power == RANK_MERGE:
        together = 0
        for kind in MERGED:
            together += counts[kind]
            sizes[kind + 1] = 0
        sizes[EFFECTS.merged_rank] = min(together, COPIES)
    return sizes


def turns_at_a_glance(counts: list[int], power: int) -> float:
    """About how many turns it takes to get rid of a hand, whatever the rivals hold."""
    sizes = groups(counts, power)
    turns = A_GUARD * counts[GUARD]
    worst = 0.0
    for rank in range(1, TOP_RANK + 1):
        size = sizes[rank]
        if size:
            turns += TURNS[size][rank]
            worst = max(worst, RISK[size][rank])
    if power == SWEEP and can_sweep(counts):
        turns -= 1.0
    return turns - LAST_IS_SAFE * worst


def can_sweep(counts: list[int]) -> bool:
    """Whether a hand has cards of both kinds for a sweep, and enough of them."""
    low, high = counts[SWEPT_LOW], counts[SWEPT_HIGH]
    return low > 0 and high > 0 and low + high >= EFFECTS.sweep_cards


def fitness(counts: list[int], power: int, life: int) -> float:
    """The logarithm of how strong a character is with a hand."""
    return WORTH_OF[power] + A_LIFE * life - log(BASE_TURNS + max(0.0, turns_at_a_glance(counts, power)))
