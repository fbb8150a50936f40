"""Who opens a game of a match (6.4), and who wins it by a coin."""

from __future__ import annotations

from collections.abc import Sequence

from meijin.tournament.seeds import coin


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


def time_coins(seed: str, match_id: str, games: int) -> tuple[int, ...]:
    """By game, the seat that wins if both are equal in everything when time ends it (6.7, 6.8)."""
    return tuple(coin(seed, f"{match_id}|time", game) for game in range(1, games + 1))
