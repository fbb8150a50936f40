"""What the eight characters do. Their numbers come from ``cards.toml``; the rule ids are those of ``rules.md``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.go_out import messages, notation, view, worlds
from meijin.games.go_out.cards import (
    COPIES,
    EFFECTS,
    FIRST_CARD,
    GUARD,
    KIND,
    KINDS,
    OF_KIND,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
)
from meijin.games.go_out.tables import (
    ABOVE,
    CHUNK,
    CHUNK_BITS,
    FIELD,
    FIRST_CHUNK,
    FOLLOWS,
    HIGH_SHIFT,
    LOW_SHIFT,
    MERGED_SHIFTS,
    MERGES,
    MERGES_OF_SIZE,
    NO_PILE,
    PILE_COUNT,
    PILE_RANK,
    RAISED,
    SWEEP_TAKES,
    leads,
)

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut


# -- what may be put down -------------------------------------------------------------------------------------------


def turn(state: GoOut, seat: int) -> list[int]:
    """All actions of a turn for a revealed character that changes which cards may be put down."""
    hand = state.hand[seat]
    power = state.power[seat]
    leading = not state.tableau
    pile = NO_PILE if leading else state.tableau[-1]
    rank, count = pile[PILE_RANK], pile[PILE_COUNT]
    moves: list[int] = []
    if power == PHANTOM_PAIR:
        if leading or may_follow_as_pair(state, count):
            moves += sets_of_one_number(hand, rank, 1)
    else:
        if power == SWEEP and not leading:
            moves += sweeps(state, hand)
        moves += sets_of_one_number(hand, rank, count)
        if power == RANK_MERGE and rank < EFFECTS.merged_rank:
            moves += merges(hand, count)
        elif power == RANK_AS and rank < EFFECTS.raised_rank:
            moves += raised(hand, count)
    if hand >> FIRST_CARD[GUARD]:
        moves.append(notation.GUARD_OFF)
    if not leading:
        moves.append(notation.PASS)
    return moves


def sets_of_one_number(hand: int, rank: int, count: int) -> list[int]:
    """Plays of so many cards (0: leading, any number) with a number above a rank and count as what they are."""
    if not count:
        return leads(hand)
    rest = (hand & ABOVE[rank]) >> FIRST_CHUNK[rank]
    moves: list[int] = []
    for table in FOLLOWS[count][rank]:
        moves += table[rest & CHUNK_BITS]
        rest >>= CHUNK
    return moves


def may_follow_as_pair(state: GoOut, count: int) -> bool:
    """Kyoko: her one card counts as two, so it follows two; with an option it also follows one (R28)."""
    return count == EFFECTS.counts_as or (count == 1 and state.terms.kyoko_on_singles)


def merges(hand: int, count: int) -> tuple[int, ...]:
    """Nerai: any 4s, 5s and 6s together as rank 6; as many as have been put down, or when leading any number."""
    held = 0
    for shift in MERGED_SHIFTS:
        held = held * (COPIES + 1) + (hand >> shift & FIELD).bit_count()
    return MERGES_OF_SIZE[held][count] if count else MERGES[held]


def raised(hand: int, count: int) -> list[int]:
    """Toyoko: 1s as rank 14."""
    held = (hand & OF_KIND[EFFECTS.raised - 1]).bit_count()
    if count:
        return [RAISED[count]] if count <= held else []
    return RAISED[1 : held + 1]


def sweeps(state: GoOut, hand: int) -> list[int]:
    """Shian: the sets of three from 2s and 3s that she holds."""
    low, high = (hand >> LOW_SHIFT & FIELD).bit_count(), (hand >> HIGH_SHIFT & FIELD).bit_count()
    return [
        action
        for action in state.terms.sweeps
        if EFFECTS.sweep_cards - (action - notation.SWEEP) <= low and action - notation.SWEEP <= high
    ]


# -- what happens ---------------------------------------------------------------------------------------------------


def sweep(state: GoOut, seat: int, action: int) -> None:
    """Shian's set and the whole center field go to the discard pile."""
    hand = state.hand[seat]
    swept = 0
    for shift, table in SWEEP_TAKES[action - notation.SWEEP]:
        bits, _ = table[hand >> shift & FIELD]
        swept |= bits
    state.hand[seat] = hand ^ swept
    if state.trail:
        worlds.shown(state, seat, swept)
    if state.events is not None:
        state.tell(messages.Sweep(state.setup.seats[seat], view.ids(swept)))
    state.discard |= swept


def give(state: GoOut, seat: int, action: int) -> None:
    """Ten's card goes to the hand of an opponent; only the two of them see which it is."""
    other, kind = divmod(action - notation.GIVE, KINDS)
    hand = state.hand[seat]
    card = hand & OF_KIND[kind]
    card &= -card
    state.hand[seat] = hand ^ card
    state.hand[other] |= card
    worlds.given(state, seat, other, card)
    if state.events is not None:
        view.tell_gift(state, seat, other, KIND[card.bit_length() - 1])
