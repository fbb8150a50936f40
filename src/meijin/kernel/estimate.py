"""How likely each seat is to win from a position, as learned from many games: a small network over its features.

The weights lie in a file beside the game and were made by ``meijin lab train``.
"""

from __future__ import annotations

from math import exp, isfinite
from typing import TYPE_CHECKING

from meijin.kernel.errors import MeijinError

if TYPE_CHECKING:
    from meijin.kernel.state import State


class Network:
    """One hidden layer of rectified sums, and the features once more beside it; without hidden ones it is linear."""

    def __init__(self, direct: list[float], hidden: list[list[float]], biases: list[float], out: list[float]) -> None:
        self.direct = direct  # per feature
        self.hidden = hidden  # per hidden sum and feature
        self.biases = biases  # per hidden sum
        self.out = out  # likewise

    def strength(self, features: list[float]) -> float:
        """The logarithm of the strength that these features speak of."""
        places: list[int] = []
        values: list[float] = []
        direct = self.direct
        total = 0.0
        for place, value in enumerate(features):
            if value:  # most are 0, and cost nothing further
                places.append(place)
                values.append(value)
                total += direct[place] * value
        count = len(places)
        for unit, weights in enumerate(self.hidden):
            reached = self.biases[unit]
            for index in range(count):
                reached += weights[places[index]] * values[index]
            if reached > 0.0:
                total += self.out[unit] * reached
        return total


class Estimator:
    """The chances of the seats of one kind of setup."""

    def __init__(self, network: Network, sides: tuple[int, ...], players: int) -> None:
        self.network = network
        self.players = players
        self.sides = sides
        # The seat that speaks for a side, the first of it.
        self.speakers = [(side & -side).bit_length() - 1 for side in sides]
        self.side_of = [next(n for n, side in enumerate(sides) if side >> seat & 1) for seat in range(players)]

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win; allies have the same, and those of the sides add up to 1.

        Where all are on one side, they play against the game itself.
        """
        strengths = [self.network.strength(state.features(seat)) for seat in self.speakers]
        if not isfinite(sum(strengths)):
            raise MeijinError(
                f"the features of {state.setup.game.name} ({state.setup.game.id}) are not all finite numbers in this "
                "position, so nothing can be said of it"
            )
        if len(strengths) == 1:
            return [1.0 / (1.0 + exp(-bounded(strengths[0])))] * self.players
        highest = max(strengths)
        odds = [exp(bounded(strength - highest)) for strength in strengths]
        whole = sum(odds)
        return [odds[side] / whole for side in self.side_of]


def bounded(strength: float) -> float:
    """A logarithm of odds within what a chance can tell.

    >>> bounded(1000.0), bounded(0.5)
    (30.0, 0.5)
    """
    return min(30.0, max(-30.0, strength))
