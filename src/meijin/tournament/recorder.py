"""Writing a result into a match, and what follows when all are in."""

from __future__ import annotations

from meijin.tournament.messages import Noted
from meijin.tournament.model import Event, Match, MatchResult, MatchState, Phase, Round, Stage
from meijin.tournament.next_round import too_few
from meijin.tournament.outcomes import Settled
from meijin.words import Message


def confirm(
    match: Match, settled: Settled, *, source: str, note: Message | None = None, result: MatchResult | None = None
) -> None:
    """The result of a match stands."""
    match.kind, match.score, match.ranking = settled.kind, settled.score, settled.ranking
    match.points = dict(settled.points)
    match.state, match.source, match.calls = MatchState.CONFIRMED, source, None
    match.note = note or (Noted(result.note) if result and result.note else None)
    if result is not None:
        match.absent, match.games = frozenset(result.absent), result.games or match.games


def reopen(match: Match) -> None:
    """A match loses its result and goes on where it was."""
    match.kind, match.score, match.points, match.note, match.source = None, (0, 0), {}, None, ""
    begun = MatchState.PLAYING if match.seated else MatchState.WAITING
    match.state = MatchState.REPORTED if match.reports else begun


def phase_after(event: Event, current: Round) -> Phase:
    """Where the event is when a round is closed (4, R14)."""
    if current.stage is Stage.FINAL:
        return Phase.CUT_DONE
    if current.stage is Stage.CUT:
        return Phase.CUT_DONE if len(current.matches) == 1 else Phase.BETWEEN
    return Phase.SWISS_DONE if current.no >= (event.rounds_planned or 0) or too_few(event) else Phase.BETWEEN
