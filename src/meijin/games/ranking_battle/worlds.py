"""What the others could hold.

The kernel deals the cards that a seat does not know anew within their batches; known cards of a hand stay. What is left
to do: a challenger who has announced a bonus for cats has told how many there are in its hand, or that there are
enough for the highest one. That holds until the end of the turn.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from meijin.kernel.generator import BITS, Rng

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def settle_announced(world: RankingBattle, viewer: int, rng: Rng) -> None:
    """Deal the hidden part of the challenger's hand and deck anew, so that the hand has as many cats as announced."""
    seat = world.current
    if world.announced < 0 or seat == viewer:
        return
    hidden = [card for card in world.hand[seat] if not world.exceptions[viewer] >> card & 1]
    if not hidden:
        return
    book = world.book
    cats_known = sum(
        book.points[book.kind[card]] > 0 for card in world.hand[seat] if world.exceptions[viewer] >> card & 1
    )
    cards = [*hidden, *world.deck[seat]]
    rng.shuffle(cards)
    cats = [card for card in cards if book.points[book.kind[card]]]
    rest = [card for card in cards if not book.points[book.kind[card]]]
    wanted = _count_cats(world, len(hidden), len(cats), len(rest), cats_known, rng)
    chosen = [*cats[:wanted], *rest[: len(hidden) - wanted]]
    rng.shuffle(chosen)
    left = [*cats[wanted:], *rest[len(hidden) - wanted :]]
    rng.shuffle(left)
    kept = [card for card in world.hand[seat] if world.exceptions[viewer] >> card & 1]
    world.hand[seat] = [*kept, *chosen]
    world.deck[seat] = left


def _count_cats(world: RankingBattle, size: int, cats: int, rest: int, known: int, rng: Rng) -> int:
    """How many cats are hidden in the hand: as many as announced, or drawn by lot if it may be more."""
    kind = world.book.kind[world.attacker[world.current][0]]
    most = max(ability.announces for ability in world.book.modifiers[kind])
    least = max(0, world.announced - known, size - rest)
    if world.announced < most:
        return world.announced - known
    counts = range(least, min(size, cats) + 1)
    weights = [comb(cats, count) * comb(rest, size - count) for count in counts]
    lot = rng.below(1 << BITS) * sum(weights) >> BITS
    for count, weight in zip(counts, weights, strict=True):
        lot -= weight
        if lot < 0:
            return count
    return counts[-1]
