"""Writing a result into a match."""

from __future__ import annotations

from meijin.tournament.model import Match, MatchResult, MatchState
from meijin.tournament.outcomes import Settled


def confirm(match: Match, settled: Settled, *, source: str, note: str = "", result: MatchResult | None = None) -> None:
    """The result of a match stands."""
    match.kind, match.score, match.ranking = settled.kind, settled.score, settled.ranking
    match.points = dict(settled.points)
    match.state, match.source, match.calls = MatchState.CONFIRMED, source, ""
    match.note = note or (result.note if result else "")
    if result is not None:
        match.absent, match.games = frozenset(result.absent), result.games or match.games
