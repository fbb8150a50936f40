"""A pairing that was found, as it is told: names instead of positions, in the order of tables (7.7)."""

from __future__ import annotations

from collections.abc import Sequence

from meijin.tournament.pairing.costs import PairCosts
from meijin.tournament.pairing.field import Cost, SwissField, SwissPairing
from meijin.tournament.pairing.order import brackets_of, bye_candidates, pairing_keys

Pair = tuple[int, int]  # positions in the order, the upper player first


def make_pairing(field: SwissField, costs: PairCosts, bye: str | None, pairs: Sequence[Pair]) -> SwissPairing:
    """The whole answer for these pairs of positions. The costs are those of the order without the bye."""
    keys = pairing_keys(field)
    order = costs.order
    candidates = tuple(one.player for one in bye_candidates(field, keys))
    items = costs.total(pairs)
    tables = sorted(pairs, key=lambda pair: (-order[pair[0]].points, -order[pair[1]].points, pair[0]))
    return SwissPairing(
        order=tuple(one.player for one in order),
        keys=keys,
        brackets=tuple(tuple(one.player for one in group) for group in brackets_of(order)),
        bye_candidates=candidates,
        bye=bye,
        pairs=tuple((order[upper].player, order[lower].player) for upper, lower in tables),
        cost=Cost(*items[1:3], candidates.index(bye) if bye is not None else 0, *items[3:]),
    )
