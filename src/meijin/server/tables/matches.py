"""Matches: a few games between two players, each at a table of its own; whoever wins most of them wins the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from meijin.kernel.game import Value
from meijin.kernel.setup import Setup
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.tables.entry import MatchTerms, Status

if TYPE_CHECKING:
    from meijin.server.tables.standing import Standing


def is_duel(setup: Setup) -> bool:
    """Whether two play against each other."""
    return setup.players == 2 and setup.allies[0] != setup.allies[1]


def refuse_unless_two(setup: Setup) -> None:
    """Refuse a match of a game that two players do not play against each other."""
    if not is_duel(setup):
        raise Refused(Because.MATCH_OF_TWO)


def is_over(terms: MatchTerms) -> bool:
    """Whether no other game is to be played: somebody has won most of them, all have been played, or time is over.

    >>> [is_over(MatchTerms(3, tuple(winners))) for winners in (["red"], ["red", "red"], ["red", "", "blue"])]
    [False, True, True]
    """
    won = max((terms.winners.count(seat) for seat in terms.winners if seat), default=0)
    return won > terms.best_of // 2 or len(terms.winners) >= terms.best_of or terms.ended


def standing_of(table: Standing) -> MatchTerms | None:
    """How the match stands at a table, with its own game as soon as that is over; None if there is no match."""
    terms = table.terms.match
    if terms is None or table.status is not Status.OVER:
        return terms
    winners = (*terms.winners, _winner(table))
    if table.time is None:
        return MatchTerms(terms.best_of, winners)
    first, second = (winners.count(seat.name) for seat in table.seats)
    extra = table.time.extra_coin if first == second else None
    return MatchTerms(terms.best_of, winners, extra, ended=extra is None)


def goes_on(table: Standing) -> bool:
    """Whether another game of the match is to be played after this one, which is over."""
    match = standing_of(table)
    return match is not None and table.status is Status.OVER and not is_over(match)


def between_games(table: Standing) -> bool:
    """Whether a table waits for the next game of a match that has begun."""
    match = table.terms.match
    return match is not None and bool(match.winners) and table.status is Status.OPEN


def refuse_other_lists(table: Standing, options: Mapping[str, Value]) -> None:
    """Between two games cards may be exchanged, but nobody brings another list than at the beginning of the match."""
    for option in table.setup.game.options_in(table.terms.edition):
        if option.name not in options:
            continue
        before = table.setup.options[option.name]
        if option.registered(option.read(options[option.name])) != option.registered(before):
            raise Refused(Because.LIST_STAYS, option=option.name)


def _winner(table: Standing) -> str:
    """The seat that has won the game of a table; empty for a draw."""
    results = table.returns()
    best = [seat.name for seat, result in zip(table.seats, results, strict=True) if result == max(results)]
    return best[0] if len(best) == 1 else ""
