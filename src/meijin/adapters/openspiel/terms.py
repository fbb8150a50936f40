"""What is fixed about a game as soon as it is loaded; all its positions share it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meijin.adapters.actions import actions_of
from meijin.kernel import registry

if TYPE_CHECKING:
    from meijin.kernel.game import Value
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import State

# The name of a game, its players, and its options: enough to prepare the same game elsewhere.
Key = tuple[str, int, tuple[tuple[str, "Value"], ...]]


class Terms:
    """The setup of a game, its actions, and what winning is worth.

    Whoever wins alone has as many as there are sides less one, whoever loses has -1, and those who share the win share
    what it is worth: so the sum is 0. That cannot be where sides differ in size; there, and where all are on one side,
    a win is 1 and a loss -1.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.space = actions_of(setup)
        self.actions = self.space.actions
        self.number = self.space.numbers.__getitem__
        sides = setup.sides
        self.together = len(sides) == 1
        self.zero_sum = not self.together and len({side.bit_count() for side in sides}) == 1
        self.stake = len(sides) if self.zero_sum else 2
        self.nothing = [0.0] * setup.players

    def legal(self, position: State, seat: int) -> list[int]:
        """What a seat may choose, ascending."""
        try:
            return sorted(map(self.number, position.legal(seat)))
        except KeyError:
            return self.space.legal(position, seat)  # which says what is missing

    def utilities(self, position: State) -> list[float]:
        """What each seat has of a game that is over; before there is nothing to be had."""
        if position.deciders:
            return self.nothing[:]
        return [self.stake * share - 1.0 for share in position.shares()]


def key_of(setup: Setup) -> Key:
    """What tells a setup from others."""
    options = tuple([(name, value) for name, value in setup.options.items() if value is not None])
    return setup.game.id, setup.players, options


@lru_cache(maxsize=256)
def setup_of(key: Key) -> Setup:
    """The setup that has this key."""
    name, players, options = key
    return registry.find(name).prepare(players, dict(options))


@lru_cache(maxsize=256)
def terms_of(key: Key) -> Terms:
    """The terms of the setup that has this key."""
    return Terms(setup_of(key))
