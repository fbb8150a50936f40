"""One action at random without the list of all, for the questions that random games ask most often (``State.pick``).

Where a question is about kinds of cards in a hand they are offered once each and in order; of the few that there are
the one at a place is found faster than they are put in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import legality
from meijin.games.ranking_battle.legality import challengeable, unrevealed
from meijin.games.ranking_battle.notation import (
    BONUS,
    CHALLENGE,
    DO_REPLACE,
    DONE,
    EVENT,
    EXPERTISE,
    KEEP,
    PASS,
    PLAY,
    RANK,
    REVEAL,
    REVEAL_ALL,
    USE,
)
from meijin.games.ranking_battle.rules import usable_events
from meijin.kernel.generator import BITS

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

HALF: Final = 1 << BITS - 1


def begin(state: RankingBattle, seat: int, number: int) -> int:
    """The ranking card, the attacker bonus, done."""
    ranks = 0 if state.used_rank else 1
    bonuses = 0 if legality.bonus(state, seat) else 1
    place = number * (ranks + bonuses + 1) >> BITS
    if place < ranks:
        return RANK
    return BONUS if place < ranks + bonuses else DONE


def character(state: RankingBattle, seat: int, number: int) -> int:
    """Characters to play, events to use, done."""
    kind, characters = state.book.kind, state.book.characters
    kinds = [kind[card] for card in state.hand[seat] if kind[card] < characters] if state.plays else []
    different = _different(kinds)
    events = usable_events(state, seat)
    place = number * (different + len(events) + 1) >> BITS
    if place < different:
        return PLAY + _nth(kinds, place)
    place -= different
    return EVENT + events[place] if place < len(events) else DONE


def replace(number: int) -> int:
    """Replace the display or keep it."""
    return DO_REPLACE if number < HALF else KEEP


def reveal(state: RankingBattle, seat: int, number: int) -> int:
    """Cats to reveal, all of them if there are several, done."""
    kind = state.book.kind
    kinds = [kind[card] for card in unrevealed(state, seat)]
    if not kinds:
        return DONE
    different = _different(kinds)
    several = 1 if len(kinds) > 1 else 0
    place = number * (different + several + 1) >> BITS
    if place < different:
        return REVEAL + _nth(kinds, place)
    return REVEAL_ALL if place < different + several else DONE


def challenge(state: RankingBattle, seat: int, number: int) -> int:
    """The players who may be challenged, in seat order; pass."""
    others = challengeable(state, seat)
    place = number * (len(others) + 1) >> BITS
    return CHALLENGE + others[place] if place < len(others) else PASS


def react(state: RankingBattle, seat: int, number: int) -> int:
    """What may be used from the hand, done."""
    kind, reaction = state.book.kind, state.book.reaction
    kinds = [kind[card] for card in state.hand[seat] if reaction[kind[card]] >= 0]
    different = _different(kinds)
    place = number * (different + 1) >> BITS
    return USE + _nth(kinds, place) if place < different else DONE


def expertise(state: RankingBattle, seat: int, number: int) -> int:
    """From none to all victory cards."""
    return EXPERTISE + (number * (state.face_up[seat] + 1) >> BITS)


def _different(kinds: list[int]) -> int:
    """How many different kinds there are."""
    count = 0
    for place in range(len(kinds)):
        kind = kinds[place]
        before = 0
        while kinds[before] != kind:
            before += 1
        if before == place:
            count += 1
    return count


def _nth(kinds: list[int], place: int) -> int:
    """The kind at a place among all different ones, in order."""
    last = -1
    while True:
        least = -1
        for kind in kinds:
            if kind > last and (least < 0 or kind < least):
                least = kind
        if not place:
            return least
        place -= 1
        last = least
