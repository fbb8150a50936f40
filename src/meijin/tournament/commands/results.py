"""Results: what players report, what judges enter and correct (9.1-9.4)."""

from __future__ import annotations

from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import ReportsDiffer
from meijin.tournament.model import (
    ENDED,
    IN_PLAY,
    Event,
    Match,
    MatchResult,
    MatchState,
    Phase,
    Round,
    Stage,
    Status,
)
from meijin.tournament.names import shown_name
from meijin.tournament.outcomes import Settled, losers, settle
from meijin.tournament.recorder import confirm
from meijin.tournament.roles import OFFICIALS, STAFF, Actor, Role


class OfAnOpenMatch(Command, frozen=True):
    """What is done with a match of the round at hand that has no result yet."""

    phases = IN_PLAY

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        current, match = about.round, about.match
        if current is None or match is None:
            return
        if current is not event.round or current.closed:
            raise EventError(Because.CLOSED_ROUND, round=current.no)
        if match.settled:
            raise EventError(Because.HAS_RESULT, table=match.table)
        if about.entrant is not None and about.entrant.player not in match.seats:
            name = shown_name(event, about.entrant.player)
            raise EventError(Because.WRONG_TABLE, player=name, table=match.table)


def _settled(event: Event, match: Match, result: MatchResult) -> Settled:
    """What a result means for an open match, as far as its round has come."""
    return settle(event, event.round.stage, match, result, time_called=event.phase is Phase.TIME_CALLED)


def _enter(event: Event, match: Match, result: MatchResult, source: str) -> None:
    confirm(match, _settled(event, match, result), source=source, result=result)


def _check_draw(event: Event, current: Round, match: Match, result: MatchResult, call: Call) -> None:
    """An intentional draw is agreed on by two people in the first two minutes, pauses not counted (6.10, R10)."""
    if result.kind != "intentional_draw":
        return
    for player in match.seats:
        if event.entrants[player].bot is not None:
            raise EventError(Because.BOTS_AGREE_ON_NOTHING, player=event.entrants[player].name)
    window = event.settings.id_window_s
    announced = [at for player, at in match.reported_at.items() if match.reports[player].kind == "intentional_draw"]
    seconds = min([current.clock.elapsed(call.at), *announced]) / 1000
    if call.by.role in STAFF and result.announced_s is not None:
        seconds = result.announced_s
    if seconds > window:
        raise EventError(Because.DRAW_TOO_LATE, window=window, seconds=int(seconds))


class ReportResult(OfAnOpenMatch, frozen=True, tag="report"):
    """A player says how the match ended. When both say the same, it stands; a concession stands at once (R26)."""

    private = ("result",)
    goes_without = False
    becomes_public = True
    allowed = STAFF | {Role.PLAYER}
    player: str
    match: str
    result: MatchResult

    def check(self, event: Event, call: Call) -> None:
        current, match = event.match(self.match)
        if self.result.kind not in ("played", "intentional_draw", "concession"):
            raise EventError(Because.JUDGE_ENTERS, sort=self.result.kind)
        if self.result.kind == "concession" and self.result.loser != self.player:
            raise EventError(Because.CONCEDE_YOURSELF)
        if self.result.absent or self.result.games or self.result.announced_s is not None:
            raise EventError(Because.REPORT_A_SCORE)
        _check_draw(event, current, match, self.result, call)
        _settled(event, match, self.result)

    def apply(self, event: Event, entry: Entry) -> None:
        current, match = event.match(self.match)
        before = match.reports.get(self.player)
        match.reports[self.player] = self.result
        if before is None or _differs(before, self.result):  # a draw that is reported again was announced before
            match.reported_at[self.player] = current.clock.elapsed(entry.at)
        said = list(match.reports.values())
        needed = len(match.seats) if len(match.seats) == 2 else 2
        if self.result.kind == "concession":
            _enter(event, match, self.result, "players")
        elif any(_differs(said[0], other) for other in said[1:]):
            match.state = MatchState.DISPUTED
            match.calls = ReportsDiffer()
        elif len(said) >= needed and event.settings.auto_confirm:
            _enter(event, match, said[0], "players")
        else:
            match.state = MatchState.REPORTED
            match.calls = None if isinstance(match.calls, ReportsDiffer) else match.calls


def _differs(one: MatchResult, other: MatchResult) -> bool:
    return replace(one, note="") != replace(other, note="")


class WithdrawReport(OfAnOpenMatch, frozen=True, tag="withdraw_report"):
    """A player takes their report back, as long as the match has no result."""

    allowed = frozenset({Role.PLAYER})
    player: str
    match: str

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        super().ready(event, ask, about)
        if about.entrant and about.match and about.entrant.player not in about.match.reports:
            raise EventError(Because.REPORTED_NOTHING, player=shown_name(event, about.entrant.player))

    def apply(self, event: Event, entry: Entry) -> None:
        match = event.match(self.match)[1]
        del match.reports[self.player]
        del match.reported_at[self.player]
        match.state = MatchState.REPORTED if match.reports else MatchState.PLAYING
        match.calls = None if isinstance(match.calls, ReportsDiffer) else match.calls


class Confirm(OfAnOpenMatch, frozen=True, tag="confirm"):
    """A judge confirms what one player reported, or what all did (9.1, 9.3)."""

    allowed = STAFF
    match: str

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        super().ready(event, ask, about)
        if about.match is None:
            return
        if not about.match.reports:
            raise EventError(Because.NOBODY_REPORTED, table=about.match.table)
        if about.match.state is MatchState.DISPUTED:
            raise EventError(Because.REPORTS_DISAGREE, table=about.match.table)

    def check(self, event: Event, call: Call) -> None:
        match = event.match(self.match)[1]
        _settled(event, match, _first_report(match))

    def apply(self, event: Event, entry: Entry) -> None:
        match = event.match(self.match)[1]
        _enter(event, match, _first_report(match), "judge")


def _first_report(match: Match) -> MatchResult:
    return next(iter(match.reports.values()))


class EnterResult(OfAnOpenMatch, frozen=True, tag="enter_result"):
    """An official, or the live table itself, enters a result."""

    allowed = OFFICIALS
    match: str
    result: MatchResult

    def check(self, event: Event, call: Call) -> None:
        current, match = event.match(self.match)
        _check_draw(event, current, match, self.result, call)
        _settled(event, match, self.result)

    def apply(self, event: Event, entry: Entry) -> None:
        match = event.match(self.match)[1]
        _enter(event, match, self.result, "engine" if entry.role == Role.ENGINE else "judge")


class Correct(Command, frozen=True, tag="correct"):
    """A result is put right: by a judge before the round is closed, by the Meijin afterwards (9.4)."""

    allowed = STAFF
    parts = ("closed_round",)
    since = ENDED
    already = Because.EVENT_OVER
    needs_reason = True
    becomes_public = True
    match: str
    result: MatchResult
    worked_out = ("before",)
    before: str = ""  # what it was

    def subject(self, event: Event, by: Actor) -> Subject:
        current, match = event.match(self.match)
        return Subject(round=current, match=match, part="closed_round" if current.closed else "")

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if not event.rounds:
            raise EventError(Because.NO_RESULT_YET)
        if about.part == "closed_round" and ask.by.role is not Role.MEIJIN:
            raise EventError(Because.MEIJIN_CORRECTS)
        if about.match is not None and not about.match.settled:
            raise EventError(Because.ENTER_IT, table=about.match.table)

    def check(self, event: Event, call: Call) -> None:
        current, match = event.match(self.match)
        _check_draw(event, current, match, self.result, call)
        settled = settle(event, current.stage, match, self.result, time_called=True)
        followed = any(each.stage is Stage.CUT and each.no > current.no and each.published_at for each in event.rounds)
        if current.stage is Stage.CUT and followed and losers(match.points) != losers(settled.points):
            raise EventError(Because.NEXT_ROUND_IS_OUT)

    def filled(self, event: Event, call: Call) -> Correct:
        match = event.match(self.match)[1]
        shown = " > ".join("=".join(place) for place in match.ranking) or f"{match.score[0]}-{match.score[1]}"
        return replace(self, before=f"{match.kind} {shown}")

    def apply(self, event: Event, entry: Entry) -> None:
        current, match = event.match(self.match)
        settled = settle(event, current.stage, match, self.result, time_called=True)
        confirm(match, settled, source="judge", result=self.result)
        match.corrected = True
        if current.stage is Stage.CUT and current.closed:
            _put_out(event, match)


def _put_out(event: Event, match: Match) -> None:
    """Another player of a closed match of the cut may go on now."""
    out = losers(match.points)
    for player in match.seats:
        entrant = event.entrants[player]
        if entrant.status in (Status.ACTIVE, Status.ELIMINATED):
            entrant.status = Status.ELIMINATED if player in out else Status.ACTIVE
