"""What the others could hold.

The kernel deals the cards that a seat does not know anew within their batches; known cards of a hand stay. What is left
to do: whoever has revealed all cats at once has told that there is no other in the hand, and a challenger who has
announced a bonus for cats how many there are, or that there are enough for the highest one. Both hold until the end of
the turn.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from meijin.games.ranking_battle.board import attacker_kind
from meijin.kernel.generator import BITS, Rng

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def settle_cats(world: RankingBattle, viewer: int, rng: Rng) -> None:
    """Deal the hidden part of the active player's hand and deck anew, so that the hand has as many cats as was told."""
    seat = world.current
    if (world.announced < 0 and not world.all_shown) or seat == viewer:
        return
    kinds, points, known = world.book.kind, world.book.points, world.exceptions[viewer]
    kept = [card for card in world.hand[seat] if known >> card & 1]
    size = len(world.hand[seat]) - len(kept)
    if not size:
        return
    cards = [*[card for card in world.hand[seat] if not known >> card & 1], *world.deck[seat]]
    rng.shuffle(cards)
    cats = [card for card in cards if points[kinds[card]]]
    rest = [card for card in cards if not points[kinds[card]]]
    wanted = 0
    if not world.all_shown:
        seen = sum(points[kinds[card]] > 0 for card in kept)
        wanted = _count_cats(world, size, len(cats), len(rest), seen, rng)
    chosen = [*cats[:wanted], *rest[: size - wanted]]
    rng.shuffle(chosen)
    left = [*cats[wanted:], *rest[size - wanted :]]
    rng.shuffle(left)
    world.hand[seat] = [*kept, *chosen]
    world.deck[seat] = left


def _count_cats(world: RankingBattle, size: int, cats: int, rest: int, known: int, rng: Rng) -> int:
    """How many cats are hidden in the hand: as many as announced, or drawn by lot if it may be more."""
    most = max(ability.announces for ability in world.book.modifiers[attacker_kind(world, world.current)])
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
