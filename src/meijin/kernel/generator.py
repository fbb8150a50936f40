"""Chance: one integer, the same on every platform and Python.

There are two generators, and the size of the integer says which of them it belongs to. The functions here are pure:
they take the integer and give back the next one.

The small one is a multiply-with-carry generator (30-bit words, one word of carry). Its whole state is one
integer below 2**60, so a game state carries it, clones it for free, and a compiled build can keep it in a machine
word. Search, lab and tests live on it. But whoever sees a part of a shuffle could try all states until one fits, and
so learn the rest.

The wide one is for tables where people play against each other. Its state has 256 bits, and one hash (BLAKE2b) gives
the next state and 256 bits of chance: nobody can try so many states, and from what is drawn, or from a later state,
nobody can tell what was drawn before.

>>> state = key(b"seed", 0)
>>> state, die = roll(state, 6)
>>> 0 <= die < 6
True
>>> cards = [1, 2, 3, 4, 5]
>>> state = shuffle(cards, state)
>>> sorted(cards)
[1, 2, 3, 4, 5]

Wide states are used in the same way:

>>> state, die = roll(wide_key(b"seed", 0), 6)
>>> 0 <= die < 6, state >= WIDE
(True, True)
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

# Words have 30 bits because that is one digit of a Python int, which makes a roll a third faster than with 32.
# MULTIPLIER * 2**30 - 1 is a safe prime, which gives a period of about 2**59. Of 100 random candidates it is among the
# best by the spectral test in 2, 4, 5 and 6 dimensions; all such generators are coarse in 3, so the output folds the
# carry into the word.
BITS: Final = 30
WORD: Final = (1 << BITS) - 1
MULTIPLIER: Final = 1011274047
STATES: Final = (MULTIPLIER << BITS) - 2

WIDE_BYTES: Final = 32
WIDE_BITS: Final = 8 * WIDE_BYTES
# A wide state is this and 256 bits of chance, so it is always far above every small one.
WIDE: Final = 1 << WIDE_BITS
# Every small state is below this, and it still fits a machine word: comparing with it costs next to nothing.
NARROW: Final = 1 << 2 * BITS

ALL: Final = -1  # places

# How many orders there are of the cards up to and including place 0, 1, ... 7.
ORDERS: Final[tuple[int, ...]] = (1, 2, 6, 24, 120, 720, 5040, 40320)


def key(seed: bytes, ply: int) -> int:
    """The generator's state for one ply of a recorded game: a hash of the seed and the ply.

    Because every ply starts from a fresh hash, watching one shuffle says nothing of the next.
    """
    digest = blake2b(seed + ply.to_bytes(8, "big"), digest_size=16, person=b"meijin chance").digest()
    return 1 + int.from_bytes(digest, "big") % STATES


def wide_key(seed: bytes, ply: int) -> int:
    """The same for the wide generator, with as many bits as a seed of the system's chance has."""
    digest = blake2b(seed + ply.to_bytes(8, "big"), digest_size=WIDE_BYTES, person=b"meijin wide key").digest()
    return WIDE | int.from_bytes(digest, "big")


def draw(state: int, purpose: bytes = b"meijin wide") -> tuple[int, int]:
    """The next wide state, and 256 bits of chance: the halves of one hash, which do not tell of each other."""
    digest = blake2b((state % WIDE).to_bytes(WIDE_BYTES, "big"), digest_size=2 * WIDE_BYTES, person=purpose).digest()
    return WIDE | int.from_bytes(digest[:WIDE_BYTES], "big"), int.from_bytes(digest[WIDE_BYTES:], "big")


def roll(state: int, sides: int) -> tuple[int, int]:
    """The next state, and a number from 0 to ``sides - 1``, where there are at most 2**30 sides."""
    if state >= NARROW:
        state, number = draw(state)
        return state, number * sides >> WIDE_BITS
    state = MULTIPLIER * (state & WORD) + (state >> BITS)
    return state, ((state & WORD) ^ (state >> BITS)) * sides >> BITS


def shuffle(cards: list[T], state: int, places: int = ALL) -> int:
    """Shuffle the list in place (Fisher and Yates); gives back the next state.

    If it has been shuffled before, it is enough to fill so many of its last places anew from all of it.
    """
    if state >= NARROW:
        return _wide_shuffle(cards, state)
    # A shuffle spends its time on the generator, so one word decides two places at a time, as one of the ways to fill
    # them, and the last eight at once. For a deck of 100 cards no order is more likely than another by more than one in
    # a thousand.
    word, carry = state & WORD, state >> BITS
    last = len(cards) - 1
    kept = 7 if places < 0 else max(last - places, 0)
    while last > kept:
        carry += MULTIPLIER * word
        word = carry & WORD
        carry >>= BITS
        # One of last * (last + 1) ways, its quotient and remainder by last + 1: without a division, which is slow.
        below = (word ^ carry) * last
        k = below >> BITS
        j = (below & WORD) * (last + 1) >> BITS
        below = last - 1
        cards[last], cards[j] = cards[j], cards[last]
        cards[below], cards[k] = cards[k], cards[below]
        last -= 2
    if places < 0 and last > 0:
        carry += MULTIPLIER * word
        word = carry & WORD
        carry >>= BITS
        chosen = (word ^ carry) * ORDERS[last] >> BITS
        for i in range(last, 0, -1):
            j = chosen % (i + 1)
            chosen //= i + 1
            cards[i], cards[j] = cards[j], cards[i]
    return carry << BITS | word


def _wide_shuffle(cards: list[T], state: int) -> int:
    """The plain form, one roll for each place from the last on: anybody can do it again in a few lines."""
    for last in range(len(cards) - 1, 0, -1):
        state, j = roll(state, last + 1)
        cards[last], cards[j] = cards[j], cards[last]
    return state


class Rng:
    """The small generator as an object, for search, bots and the lab.

    >>> rng = Rng(7)
    >>> rng.below(10) == Rng(7).below(10)
    True
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: int = key(b"rng", seed & 0xFFFFFFFFFFFFFFFF)

    @classmethod
    def aside(cls, state: int) -> Rng:
        """A generator like that of a game with this state; whatever it draws tells nothing of that one.

        Beside a wide state it is wide as well, or what it deals could be undone by trying. It is for dealing a world
        that is given away, not for search.
        """
        rng = cls(state)
        if state >= NARROW:
            rng.state, _ = draw(state, b"meijin aside")
        return rng

    def below(self, sides: int) -> int:
        """A number from 0 to ``sides - 1``."""
        self.state, number = roll(self.state, sides)
        return number

    def shuffle(self, cards: list[int], places: int = ALL) -> None:
        """Shuffle the list in place, or fill just so many of its last places anew."""
        self.state = shuffle(cards, self.state, places)

    def fork(self) -> int:
        """A state for another generator, so that two streams do not run in step."""
        state = self.state
        if state >= NARROW:
            self.state, number = draw(state)
            return 1 + number % STATES
        state = MULTIPLIER * (state & WORD) + (state >> BITS)
        high = (state & WORD) ^ (state >> BITS)
        state = MULTIPLIER * (state & WORD) + (state >> BITS)
        self.state = state
        return 1 + (high << BITS | (state & WORD) ^ (state >> BITS)) % STATES
