"""The slow way for fields of any size: one matching of all players with all items of 7.4 in it."""

from __future__ import annotations

from collections.abc import Sequence

from meijin.tournament.pairing.field import SwissField, SwissPairing
from meijin.tournament.pairing.matching import cheapest_matching
from meijin.tournament.pairing.outcome import Pair
from meijin.tournament.pairing.swiss import pair_as_a_whole
from meijin.tournament.pairing.weights import Weights


def pair_by_matching(field: SwissField) -> SwissPairing:
    """The pairing, with nothing dealt: the first of the cheapest comes out of the costs themselves."""
    return pair_as_a_whole(field, _first_by_weight)


def _first_by_weight(weights: Weights, vertices: Sequence[int]) -> list[Pair]:
    """A single matching, in which the partners' positions count as well, in numbers of as many digits as there are
    players: far slower than `first_cheapest`, and independent of all that is done there.
    """
    players = len(vertices)
    base = players + 1
    graph = [
        [
            (other, weights(one, other) * base**players + max(one, other) * base ** (players - 1 - min(one, other)))
            for other in range(players)
            if other != one
        ]
        for one in range(players)
    ]
    found = cheapest_matching(graph)
    assert found is not None  # every two may be paired, at some cost
    return [(one, other) for one, other in enumerate(found.mates) if one < other]
