"""The pairing of a round by trying everything, written as 7.3 to 7.5 are: for small fields, to check the fast way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from meijin.tournament.pairing.costs import Items, PairCosts
from meijin.tournament.pairing.field import SwissField, SwissPairing
from meijin.tournament.pairing.literal import draw_rule
from meijin.tournament.pairing.order import bye_candidates, pairing_keys, seeded_order
from meijin.tournament.pairing.outcome import Pair, make_pairing

MOST_PLAYERS: Final = 11
"""Ten players and a bye: 10,395 pairings."""


@dataclass(frozen=True, slots=True)
class _Choice:
    costs: PairCosts
    items: Items
    bye_rank: int
    bye: str | None
    pairs: tuple[Pair, ...]

    def compared(self) -> tuple[object, ...]:
        """What 7.4 compares, in its order."""
        items = self.items
        partners = [partner for _, partner in self.pairs]
        return (
            items.forbidden,
            items.rematch,
            self.bye_rank,
            items.last_meeting,
            items.same_side,
            items.gaps,
            items.height,
            partners,
        )


def pair_by_enumeration(field: SwissField) -> SwissPairing:
    """The first of all pairings in the sense of 7.4. For up to `MOST_PLAYERS` players."""
    if len(field.contenders) > MOST_PLAYERS:
        raise ValueError(f"{len(field.contenders)} players are too many to try everything")
    choices = list(_choices(field))
    if field.drawn is not None and all(choice.items.rematch for choice in choices):
        return replace(pair_by_enumeration(replace(field, drawn=None)), literal_given_up=True)
    best = min(choices, key=_Choice.compared)
    return make_pairing(field, best.costs, best.bye, best.pairs)


def _choices(field: SwissField) -> Iterator[_Choice]:
    """Every bye with every pairing of the others that the rule of 7.5 allows, where the field is held to it."""
    keys = pairing_keys(field)
    for rank, bye in enumerate([one.player for one in bye_candidates(field, keys)] or [None]):
        order = seeded_order([one for one in field.contenders if one.player != bye], keys)
        costs = PairCosts(field, order, draw_rule(field, keys, bye))
        for pairs in all_pairings(range(len(order))):
            items = costs.total(pairs)
            if not items.disobeyed:
                yield _Choice(costs, items, rank, bye, pairs)


def all_pairings(players: Sequence[int]) -> Iterator[tuple[Pair, ...]]:
    """All ways to make pairs of them, the upper players in their order."""
    if not players:
        yield ()
        return
    upper, others = players[0], players[1:]
    for at, partner in enumerate(others):
        for rest in all_pairings([*others[:at], *others[at + 1 :]]):
            yield ((upper, partner), *rest)
