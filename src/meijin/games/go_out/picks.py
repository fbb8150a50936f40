"""One action at random without the list of all, for the questions that random games ask most often (``State.pick``).

The numbers of a hand are looked at in two parts, each of which fits a machine word: six bits for each number, which say
what is in hand, or how many, or in the lowest of them whether there is enough. What stands in the six bits is added up
by ``% 63``, as 64 to the power of anything is 1 more than a multiple of 63.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out.cards import COPIES, FIRST_CARD, GUARD, NUMBERS
from meijin.games.go_out.notation import GUARD_OFF, PASS, PLACE, REVEAL
from meijin.games.go_out.tables import PILE_COUNT, PILE_RANK
from meijin.kernel.generator import BITS

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

LOW_NUMBERS: Final = 10  # how many of the numbers are in the first part
UPPER: Final = FIRST_CARD[LOW_NUMBERS]
LOW_CARDS: Final = (1 << UPPER) - 1
HIGH: Final = (1 << FIRST_CARD[GUARD] - UPPER) - 1
GUARDS_FROM: Final = FIRST_CARD[GUARD] - UPPER
EACH: Final = LOW_CARDS // 63  # the lowest of the six bits of each number
PAIRS: Final = EACH * 0b010101
QUADS: Final = EACH * 0b000011
# What carries so many cards of a number to the highest of the six bits; no number has more than six.
REACH: Final = [EACH * (32 - min(count, COPIES + 1)) for count in range(NUMBERS * COPIES)]
# The number that a bit stands for, found by its remainder: those of the powers of 64 are all different.
_NUMBER: Final = [0] * 23
for _number in range(LOW_NUMBERS):
    _NUMBER[64**_number % 23] = _number


def place(hand: int, first: int, number: int) -> int:
    """An action that places a card, one for each kind; before them, where ``first`` is 1, comes revealing."""
    upper = hand >> UPPER
    low, high = _some(hand & LOW_CARDS), _some(upper & HIGH)
    lows = low % 63
    highs = lows + high % 63
    chosen = (number * (first + highs + (1 if upper >> GUARDS_FROM else 0)) >> BITS) - first
    if chosen < 0:
        return REVEAL
    if chosen < lows:
        return PLACE + _nth(low, chosen)
    return PLACE + (LOW_NUMBERS + _nth(high, chosen - lows) if chosen < highs else GUARD)


def turn(state: GoOut, seat: int, number: int) -> int:
    """An action of a turn in which plays are sets of one number."""
    hand = state.hand[seat]
    upper = hand >> UPPER
    low, high = counts_in(hand & LOW_CARDS), counts_in(upper & HIGH)
    guard = 1 if upper >> GUARDS_FROM else 0
    first = 0 if state.power[seat] else 1
    if not state.tableau:
        return _lead(low, high, first, guard, number)
    pile = state.tableau[-1]
    rank, reach = pile[PILE_RANK], REACH[pile[PILE_COUNT]]
    low, high = low + reach >> 5 & EACH, high + reach >> 5 & EACH & HIGH
    if rank < LOW_NUMBERS:
        low = low >> COPIES * rank << COPIES * rank
    else:
        low = 0
        high = high >> COPIES * (rank - LOW_NUMBERS) << COPIES * (rank - LOW_NUMBERS)
    lows = low % 63
    highs = lows + high % 63
    chosen = (number * (first + highs + guard + 1) >> BITS) - first
    if chosen < 0:
        return REVEAL
    if chosen >= highs:
        return GUARD_OFF if guard and chosen == highs else PASS
    kind = _nth(low, chosen) if chosen < lows else LOW_NUMBERS + _nth(high, chosen - lows)
    return NUMBERS * (pile[PILE_COUNT] - 1) + kind


def _lead(low: int, high: int, first: int, guard: int, number: int) -> int:
    """There is an action for each card: so many of its number."""
    lows = low % 63
    highs = lows + high % 63
    chosen = (number * (first + highs + guard) >> BITS) - first
    if chosen < 0:
        return REVEAL
    if chosen >= highs:
        return GUARD_OFF
    kind = 0
    if chosen >= lows:
        kind, low, chosen = LOW_NUMBERS, high, chosen - lows
    while chosen >= low & 63:
        chosen -= low & 63
        low >>= COPIES
        kind += 1
    return NUMBERS * chosen + kind


def _some(cards: int) -> int:
    three = cards | cards >> 1 | cards >> 2
    return (three | three >> 3) & EACH


def counts_in(cards: int) -> int:
    """How many cards there are of each number: bits are added up two by two, and then these."""
    twos = cards - (cards >> 1 & PAIRS)
    return (twos & QUADS) + (twos >> 2 & QUADS) + (twos >> 4 & QUADS)


def _nth(numbers: int, place: int) -> int:
    """The number at a place among some, from 0 on."""
    while place:
        numbers &= numbers - 1
        place -= 1
    return _NUMBER[(numbers & -numbers) % 23]
