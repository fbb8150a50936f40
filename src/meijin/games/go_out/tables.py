"""Answers ready made for the inner loop: what a hand can do, read off its bits.

A hand is a set of cards with one bit each, six bits to a number, and it makes no difference which copies of a number it
holds. So two numbers at a time, a *chunk* of twelve bits, are looked up in a table of what they allow.
"""

from __future__ import annotations

from itertools import chain, product
from typing import Final

from meijin.games.go_out.cards import (
    ALL_NUMBERS,
    CATALOGUE,
    COPIES,
    DAMAGE_BONUS,
    EFFECTS,
    FIRST_CARD,
    GUARD,
    GUARDS,
    HIDDEN,
    MOST_PLAYERS,
    NUMBERS,
    PHANTOM_PAIR,
    POWERS,
    RANK_AS,
    RANK_MERGE,
    TOP_RANK,
)
from meijin.games.go_out.notation import NATURAL, PLACE, PLAY_OF, PLAYS, SWEEP, Parts, sweep_parts

FIELD: Final = (1 << COPIES) - 1
CHUNK: Final = 2 * COPIES
CHUNK_BITS: Final = (1 << CHUNK) - 1
CHUNKS: Final = (NUMBERS + 1) // 2
MOST_MERGED: Final = COPIES * len(EFFECTS.merged)  # the largest play

# What cards allow, by their bits or by how many they are.
Allowed = list[tuple[int, ...]]

_SIZE: Final = [bits.bit_count() for bits in range(FIELD + 1)]


def _chunk(lower: Allowed, upper: Allowed) -> Allowed:
    """The table of a chunk, from what each number allows by how many cards of it there are."""
    rows = []
    for up in upper:
        both = [low + up for low in lower]
        rows.append([both[size] for size in _SIZE])
    return list(chain.from_iterable([rows[size] for size in _SIZE]))


def _plays(smallest: int, largest: int) -> tuple[Allowed, ...]:
    """All sets of one number that have so many cards, by the chunks of a hand; no number comes after 13."""
    by_held = [
        [
            tuple([PLAY_OF[((kind, size),), kind + 1] for size in range(smallest, min(held, largest) + 1)])
            for held in range(COPIES + 1)
        ]
        for kind in range(NUMBERS)
    ] + [[()] * (COPIES + 1)]
    return tuple([_chunk(by_held[2 * chunk], by_held[2 * chunk + 1]) for chunk in range(CHUNKS)])


# By name, one for each chunk: going through them in a loop would take a third longer.
_A, _B, _C, _D, _E, _F, _G = _plays(1, COPIES)


def leads(hand: int) -> list[int]:
    """All sets of one number in a hand, by number, then by size."""
    return [
        *_A[hand & 4095],
        *_B[hand >> 12 & 4095],
        *_C[hand >> 24 & 4095],
        *_D[hand >> 36 & 4095],
        *_E[hand >> 48 & 4095],
        *_F[hand >> 60 & 4095],
        *_G[hand >> 72 & 63],
    ]


_SINGLE_SIZE: Final = [_plays(size, size) if size else () for size in range(COPIES + 1)]
# Following so many cards of a rank: the cards above it, their first chunk, and the tables from there on.
ABOVE: Final = [ALL_NUMBERS >> COPIES * rank << COPIES * rank for rank in range(TOP_RANK + 1)]
FIRST_CHUNK: Final = [CHUNK * (rank // 2) for rank in range(TOP_RANK + 1)]
FOLLOWS: Final = [
    [_SINGLE_SIZE[size][rank // 2 :] if size <= COPIES else () for rank in range(TOP_RANK + 1)]
    for size in range(MOST_MERGED + 1)
]


def _places() -> tuple[Allowed, ...]:
    """One action for each kind that is there; the last chunk goes on to the end of the hand, with all Guards."""
    by_held: list[Allowed] = [[(), *[(PLACE + kind,)] * COPIES] for kind in range(NUMBERS)]
    guards: Allowed = [(), *[(PLACE + GUARD,)] * ((1 << GUARDS) - 1)]
    chunks = [_chunk(by_held[2 * chunk], by_held[2 * chunk + 1]) for chunk in range(CHUNKS - 1)]
    return (*chunks, [by_held[-1][held] + guard for guard in guards for held in _SIZE])


_P, _Q, _R, _S, _T, _U, _V = _places()


def places(hand: int) -> list[int]:
    """The actions that place a card of a hand, one for each kind."""
    return [
        *_P[hand & 4095],
        *_Q[hand >> 12 & 4095],
        *_R[hand >> 24 & 4095],
        *_S[hand >> 36 & 4095],
        *_T[hand >> 48 & 4095],
        *_U[hand >> 60 & 4095],
        *_V[hand >> 72],
    ]


# -- the cards of a play --------------------------------------------------------------------------------------------

# What is taken out of a hand: its bits and its cards.
Taken = tuple[int, tuple[int, ...]]


def _take(kind: int, size: int) -> list[Taken]:
    """By the bits of a number in hand: its first so many copies, as a set and one by one."""
    first = FIRST_CARD[kind]
    table: list[Taken] = []
    for bits in range(FIELD + 1):
        cards = [first + place for place in range(COPIES) if bits >> place & 1][:size]
        table.append((sum(1 << card for card in cards), tuple(cards)))
    return table


_TAKE: Final = {(kind, size): _take(kind, size) for kind in range(NUMBERS) for size in range(1, COPIES + 1)}


def takes(parts: Parts) -> tuple[tuple[int, list[Taken]], ...]:
    """For each number of some cards where it begins in a hand, and the table of what is taken."""
    return tuple([(FIRST_CARD[kind], _TAKE[kind, size]) for kind, size in parts])


TAKES: Final = [takes(parts) for parts, _ in PLAYS]
RANK: Final = [rank for _, rank in PLAYS]
# The character who may declare it, once revealed; HIDDEN: anybody plays it as what it is.
DECLARED_BY: Final = [
    HIDDEN if action < NATURAL else RANK_AS if rank == EFFECTS.raised_rank else RANK_MERGE
    for action, rank in enumerate(RANK)
]
SIZE: Final = [sum(size for _, size in parts) for parts, _ in PLAYS]
DAMAGE: Final = [max(CATALOGUE.battle_cards[kind].damage for kind, _ in parts) for parts, _ in PLAYS]
# What a revealed Satsuki makes of it.
RAISED_DAMAGE: Final = [
    damage + (0 if any(kind + 1 in EFFECTS.no_bonus for kind, _ in parts) else EFFECTS.bonus)
    for damage, (parts, _) in zip(DAMAGE, PLAYS, strict=True)
]

# The piles that plays become, ready made for every seat, as they are for everybody, for a revealed Satsuki and for a
# revealed Kyoko: who played it, how many cards it has, its rank, its count and its damage.
Pile = tuple[int, ...]
PILE_OWNER, PILE_SIZE, PILE_RANK, PILE_COUNT, PILE_DAMAGE = range(5)
NO_PILE: Final[Pile] = (-1, 0, 0, 0, 0)  # what lies there for who leads
PILE_OF_POWER: Final = [
    1 if power == DAMAGE_BONUS else 2 if power == PHANTOM_PAIR else 0 for power in range(len(POWERS))
]
PILES: Final[list[list[list[tuple[Pile, ...]]]]] = [
    [
        [((seat, size, rank, EFFECTS.counts_as if style == 2 else size, damage),) for size, rank, damage in plays]
        for seat in range(MOST_PLAYERS)
    ]
    for style, damages in enumerate((DAMAGE, RAISED_DAMAGE, DAMAGE))
    for plays in [list(zip(SIZE, RANK, damages, strict=True))]
]


# -- what characters add --------------------------------------------------------------------------------------------

# Toyoko's plays by size (none of 0 cards).
RAISED: Final = [
    PLAY_OF[((EFFECTS.raised - 1, size),), EFFECTS.raised_rank] if size else -1 for size in range(COPIES + 1)
]
MERGED_SHIFTS: Final = [FIRST_CARD[number - 1] for number in EFFECTS.merged]


def _merges() -> tuple[list[tuple[int, ...]], list[list[tuple[int, ...]]]]:
    """Nerai's plays, by how many of each number she holds: all of them, and those of one size."""
    # How many there are of each number in one integer, with a bit above each that goes where too few are held.
    width = COPIES.bit_length() + 1
    shifts = [width * place for place in range(len(EFFECTS.merged))]
    enough = sum(1 << shift + width - 1 for shift in shifts)
    merged = [
        (
            action,
            SIZE[action],
            sum(dict(parts).get(number - 1, 0) << shift for number, shift in zip(EFFECTS.merged, shifts, strict=True)),
        )
        for action, (parts, rank) in enumerate(PLAYS)
        if rank == EFFECTS.merged_rank and all(kind + 1 in EFFECTS.merged for kind, _ in parts)
        if parts != ((rank - 1, SIZE[action]),)
    ]
    everything: list[tuple[int, ...]] = []
    by_size: list[list[tuple[int, ...]]] = []
    for counts in product(range(COPIES + 1), repeat=len(EFFECTS.merged)):
        held = enough + sum(count << shift for count, shift in zip(counts, shifts, strict=True))
        within: list[int] = []
        sizes: list[list[int]] = [[] for _ in range(MOST_MERGED + 1)]
        for action, size, needed in merged:
            if held - needed & enough == enough:
                within.append(action)
                sizes[size].append(action)
        everything.append(tuple(within))
        by_size.append([tuple(actions) for actions in sizes])
    return everything, by_size


MERGES, MERGES_OF_SIZE = _merges()

# Shian's sweeps, with the numbers of cards of her two kinds; those of one kind alone only where the option says so.
SWEEPS_ANY: Final = tuple(range(SWEEP, SWEEP + EFFECTS.sweep_cards + 1))
SWEEPS_BOTH: Final = SWEEPS_ANY[1:-1]
SWEEP_TAKES: Final = [takes(sweep_parts(action)) for action in SWEEPS_ANY]
LOW_SHIFT: Final = FIRST_CARD[EFFECTS.swept[0] - 1]
HIGH_SHIFT: Final = FIRST_CARD[EFFECTS.swept[1] - 1]


# -- seats ----------------------------------------------------------------------------------------------------------


def _next_active(active: int, seat: int) -> int:
    after = [other for other in range(MOST_PLAYERS) if active >> other & 1 and other != seat]
    return next((other for other in after if other > seat), after[0] if after else seat)


# The next active seat clockwise, by the mask of those who are active: it needs no number of players, for whoever does
# not play is not active either.
NEXT: Final = [[_next_active(active, seat) for seat in range(MOST_PLAYERS)] for active in range(1 << MOST_PLAYERS)]
