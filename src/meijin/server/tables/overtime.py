"""Time that was called at a table: what the organiser proposes, and how a game is settled then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meijin.kernel.errors import quoted
from meijin.kernel.state import State
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.tables.entry import Status, Terms, TimeCalled
from meijin.tournament.timeout import decide

if TYPE_CHECKING:
    from meijin.server.tables.standing import Standing


def called_before(terms: Terms) -> TimeCalled | None:
    """The call of time with which the last game of a match begins, if it was made in the game before."""
    return None if terms.match is None or terms.match.coin is None else TimeCalled(terms.match.coin)


def game_number(table: Standing) -> int:
    """The number of a table's game in its match."""
    return 1 if table.terms.match is None else len(table.terms.match.winners) + 1


def call(table: Standing, coins: Sequence[int], decisive: bool) -> TimeCalled:
    """The entry for a call of time at a table where a game is played, or is to be played; refused at any other.

    ``coins`` are the seats that win the flips of the match's games, in order. A ``decisive`` match, as in an
    elimination, has one more game if it is equal when this one is over.
    """
    if table.status in (Status.OVER, Status.CLOSED):
        raise Refused(Because.TIME_TOO_LATE)
    if table.time is not None:
        raise Refused(Because.TIME_CALLED)
    number, games = game_number(table), 1 if table.terms.match is None else table.terms.match.best_of
    if len(coins) < games or not all(0 <= coin < len(table.seats) for coin in coins):
        raise Refused(Because.COINS, games=games, coins=quoted(list(coins)))
    return TimeCalled(coins[number - 1], coins[number] if decisive and number < games else None)


def places(state: State, coin: int) -> tuple[int, ...]:
    """The place of each seat of a game that is over."""
    return decide(state, lambda: coin)


def settled(state: State, coin: int) -> tuple[float, ...]:
    """The results of a game that is over; where two rivals would share theirs, one has won."""
    results = state.returns()
    placed = places(state, coin)
    if len(results) == 2 and len(set(results)) == 1 and len(set(placed)) == 2:
        return tuple(float(place == 1) for place in placed)
    return results
