"""Games that end by time: how long a game goes on after the call, and who has won it then.

The last turn is set by the game itself when time is called (``State.call_time``). A game that nobody has won otherwise
is decided by what its seats can be compared by (``State.timeout_key``), and between two rivals at last by a coin.
"""

from __future__ import annotations

from collections.abc import Callable

from meijin.kernel.errors import MeijinError
from meijin.kernel.overtime import shared_places
from meijin.kernel.state import State


def is_at_end(state: State) -> bool:
    """Whether a game is over, or only a coin is left to decide it since time is up."""
    return not state.deciders or state.time_is_up


def decide(state: State, coin: Callable[[], int]) -> tuple[int, ...]:
    """The place of each seat of a game at its end; ``coin`` gives the seat that wins the flip, and is asked if needed.

    A game of two rivals is never drawn: what its own rules leave so is settled by the key, and then by the coin. In
    games of more than two equal seats share a place.
    """
    if not is_at_end(state):
        raise MeijinError("the game is not over yet, so there are no places")
    if needs_coin(state):
        return (1, 2) if coin() == 0 else (2, 1)
    return _places(state)


def needs_coin(state: State) -> bool:
    """Whether two rivals are equal in everything at the end of their game."""
    return _rivals(state) and len(set(_places(state))) == 1


def _places(state: State) -> tuple[int, ...]:
    """The places without a coin: by the game's own rules, and where these leave rivals equal, by the key."""
    by_key = shared_places([state.timeout_key(seat) for seat in range(state.setup.players)])
    if state.deciders:
        return by_key
    places = state.places()
    return by_key if _rivals(state) and len(set(places)) == 1 else places


def _rivals(state: State) -> bool:
    """Whether two play against each other."""
    setup = state.setup
    return setup.players == 2 and setup.allies[0] != setup.allies[1]
