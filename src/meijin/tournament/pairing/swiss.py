"""The Swiss round that the seed and the rules demand: one answer, found fast and exactly (7.1 to 7.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from meijin.tournament.pairing.byes import choose_bye, literal_rule_holds
from meijin.tournament.pairing.costs import PairCosts
from meijin.tournament.pairing.explanations import Ground, explain
from meijin.tournament.pairing.field import Contender, Cost, SwissField, SwissPairing
from meijin.tournament.pairing.first import first_cheapest
from meijin.tournament.pairing.literal import draw_rule
from meijin.tournament.pairing.order import bye_candidates, pairing_keys, seeded_order
from meijin.tournament.pairing.outcome import Pair, make_pairing
from meijin.tournament.pairing.weights import Weights
from meijin.tournament.pairing.windows import Windows

__all__ = ["Contender", "Cost", "Ground", "SwissField", "SwissPairing", "explain", "pair"]


def pair(field: SwissField) -> SwissPairing:
    """The pairing of 7.4, with literal draws where the field asks for them (7.5)."""
    if field.drawn is None and not field.require_cross:
        # The first of the list of 7.3 has the bye if nobody meets again then: nothing could be better.
        bye = next((one.player for one in bye_candidates(field, pairing_keys(field))), None)
        costs = _costs(field, bye)
        pairs = Windows(costs).pairs()
        if pairs is not None:
            return make_pairing(field, costs, bye, pairs)
    return pair_as_a_whole(field)


def pair_as_a_whole(
    field: SwissField, solve: Callable[[Weights, Sequence[int]], Sequence[Pair]] = first_cheapest
) -> SwissPairing:
    """The same without parts and windows; `solve` finds the first of the cheapest pairings."""
    choice = choose_bye(field)
    if field.drawn is not None and not literal_rule_holds(field, choice):
        return replace(pair_as_a_whole(replace(field, drawn=None), solve), literal_given_up=True)
    costs = _costs(field, choice.bye)
    return make_pairing(field, costs, choice.bye, solve(costs.weights, range(len(costs.order))))


def _costs(field: SwissField, bye: str | None) -> PairCosts:
    keys = pairing_keys(field)
    order = seeded_order([one for one in field.contenders if one.player != bye], keys)
    return PairCosts(field, order, draw_rule(field, keys, bye))
