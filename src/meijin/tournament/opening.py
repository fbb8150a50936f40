"""Who opens a game of a match (6.4), and how each game is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meijin.kernel.state import State
from meijin.tournament.seeded import coin

# By game, the option that names who opens, and how it names a seat: by number, or by the seat's own name.
_OPTIONS: Final = {
    "crossover": ("chooser", "{name}"),
    "cat_battles": ("first_player", "seat{number}"),
    "go_out": ("first_starter", "seat_{number}"),
    "ganymede": ("start_seat", "{name}"),
}


def opener(seed: str, match_id: str, game_no: int, winners: Sequence[int]) -> int:
    """The seat that opens a game between two, or chooses who does, after games that these seats have won.

    Before the first game a coin is flipped, before the second its loser chooses, before the third it is a coin again.
    Games lost by penalty before they began are not among the winners, but count for the number of the game: after
    one it is a coin.

    >>> opener("w-demo", "swiss-1-0-1", 2, [0]), opener("w-demo", "swiss-1-0-1", 2, [1])
    (1, 0)
    """
    if game_no % 2 == 0 and len(winners) == game_no - 1:
        return 1 - winners[-1]
    return coin(seed, match_id, game_no)


def opening(game: str, seat: int, seats: Sequence[str]) -> dict[str, str]:
    """The option with which a game of two is opened by a seat; none where a game has no such option.

    >>> opening("crossover", 1, ("red", "blue")), opening("go_out", 0, ("red", "blue"))
    ({'chooser': 'blue'}, {'first_starter': 'seat_0'})
    """
    if game not in _OPTIONS:
        return {}
    option, form = _OPTIONS[game]
    return {option: form.format(number=seat, name=seats[seat])}


def went_first(game: str, options: Mapping[str, object], seats: Sequence[str], state: State) -> int:
    """The seat that went first in a game; in crossover whoever opens may choose to go second."""
    chosen = getattr(state, "first", -1)
    if chosen >= 0:
        return int(chosen)
    found = [seat for seat in range(len(seats)) if opening(game, seat, seats).items() <= dict(options).items()]
    return found[0] if len(found) == 1 else 0


def time_coins(seed: str, match_id: str, games: int) -> tuple[int, ...]:
    """By game, the seat that wins if both are equal in everything when time ends it (6.7, 6.8)."""
    return tuple(coin(seed, f"{match_id}|time", game) for game in range(1, games + 1))
