"""A round: its pairing, its clock, its end."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.chance import chooser, close_numbers, draw_numbers, draw_waits_until, missing_numbers
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.commands.conduct import release, strike_waiting
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import AtTable, BothHadLeft, Exchanged, HadLeft, NoLegalList
from meijin.tournament.model import (
    IN_PLAY,
    ROUND_OPEN,
    Event,
    Kind,
    Match,
    MatchState,
    Phase,
    Round,
    Stage,
    Status,
)
from meijin.tournament.names import shown_name
from meijin.tournament.next_round import Drawn, check_enough, cut_winners_meet, draw, next_stage, round_of, to_be_paired
from meijin.tournament.outcomes import Settled, bye, forfeited, losers
from meijin.tournament.ranking import standings_digest
from meijin.tournament.recorder import confirm, phase_after
from meijin.tournament.roles import OFFICIALS, STAFF

FIXED = frozenset({Stage.CUT, Stage.ROBIN, Stage.FINAL})  # nothing is drawn: matches follow from the rules


def _drawn(event: Event, call: Call, attempt: int, *, again: bool) -> Drawn:
    drawn = draw(event, call.chance, attempt, again=again)
    if drawn.relaxed and event.settings.on_impossible == "stop":
        raise EventError(Because.MEET_AGAIN)
    return drawn


class Draws(Command, frozen=True):
    """What draws a round; until it is published it is the organiser's alone to know."""

    private = ("drawn",)
    goes_without = False
    becomes_public = True
    worked_out = ("drawn",)
    drawn: Drawn | None = None

    def apply(self, event: Event, entry: Entry) -> None:
        assert self.drawn is not None
        event.rounds.append(round_of(event, self.drawn))
        event.round.chooser = chooser(event)
        event.seeds = self.drawn.seeds or event.seeds
        event.phase = Phase.PAIRING


class Pair(Draws, frozen=True, tag="pair"):
    """The next round is drawn: a draft, which only the organiser sees."""

    phases = frozenset({Phase.READY, Phase.BETWEEN, Phase.SWISS_DONE})
    since = frozenset({Phase.PAIRING})
    already = Because.DRAWN_ALREADY

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        check_enough(event, *next_stage(event))
        until = draw_waits_until(event)
        if until is not None and ask.at < until:
            left = ask.left_on_clock(until)
            raise EventError(Because.NUMBERS_COME, players=len(missing_numbers(event)), left=left, not_before=until)

    def check(self, event: Event, call: Call) -> None:
        stage, no = next_stage(event)
        if event.settings.deck_lists == "required" and stage is event.main_stage:
            without = tuple(each.name for each in to_be_paired(event, no) if each.list_check != "legal")
            if without:
                call.warnings.append(NoLegalList(without))

    def filled(self, event: Event, call: Call) -> Pair:
        return replace(self, drawn=_drawn(event, call, 0, again=False))

    def apply(self, event: Event, entry: Entry) -> None:
        super().apply(event, entry)
        draw_numbers(event)
        if event.rounds_planned is None and self.drawn is not None:
            event.rounds_planned = self.drawn.rounds_planned


class PairAgain(Draws, frozen=True, tag="pair_again"):
    """The round is drawn anew with the next attempt; published ones only while nobody has a result (9.6, R22)."""

    phases = frozenset({Phase.PAIRING, Phase.PUBLISHED, Phase.RUNNING})
    needs_reason = True

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if any(match.settled and len(match.seats) > 1 for match in event.round.matches):
            raise EventError(Because.PAIRING_STAYS)
        if event.round.stage in FIXED and event.phase is not Phase.PAIRING:
            raise EventError(Because.NOTHING_IS_DRAWN)
        check_enough(event, event.round.stage, event.round.no)

    def check(self, event: Event, call: Call) -> None:
        if event.round.stage in FIXED:
            right = draw(event, call.chance, event.round.attempt + 1, again=True).tables
            if right == tuple(match.seats for match in event.round.matches):
                raise EventError(Because.NOTHING_IS_DRAWN)

    def filled(self, event: Event, call: Call) -> PairAgain:
        return replace(self, drawn=_drawn(event, call, event.round.attempt + 1, again=True))

    def apply(self, event: Event, entry: Entry) -> None:
        release(event, event.rounds.pop().matches)
        super().apply(event, entry)


class SwapPlayers(Command, frozen=True, tag="swap_players"):
    """The organiser exchanges two players of a draft by hand; it is public for ever (7.7)."""

    private = ("one", "other")
    goes_without = False
    phases = frozenset({Phase.PAIRING})
    needs_reason = True
    becomes_public = True
    one: str
    other: str

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.round.stage in FIXED:
            raise EventError(Because.NOT_EDITED)

    def check(self, event: Event, call: Call) -> None:
        first, second = self._matches(event)
        if first is second:
            raise EventError(Because.SAME_TABLE, one=shown_name(event, self.one), other=shown_name(event, self.other))

    def _matches(self, event: Event) -> list[Match]:
        found = []
        for player in (self.one, self.other):
            if (match := event.round.of(player)) is None:
                raise EventError(Because.NOT_PAIRED, player=shown_name(event, player))
            found.append(match)
        return found

    def apply(self, event: Event, entry: Entry) -> None:
        exchange = {self.one: self.other, self.other: self.one}
        for match in self._matches(event):
            match.seats = tuple(exchange.get(player, player) for player in match.seats)
        event.round.edited.append(Exchanged(self.one, self.other, entry.reason))


class Publish(Command, frozen=True, tag="publish"):
    """Everybody may see the round."""

    phases = frozenset({Phase.PAIRING})
    since = ROUND_OPEN
    already = Because.PUBLISHED_ALREADY
    rematches_confirmed: bool = False

    @classmethod
    def proposed(cls, event: Event) -> Publish:
        return cls(rematches_confirmed=event.round.relaxed)

    def check(self, event: Event, call: Call) -> None:
        if event.round.relaxed and not self.rematches_confirmed:
            raise EventError(Because.CONFIRM_REMATCHES)

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        current = event.round
        seated = [player for match in current.matches for player in match.seats]
        if current.stage is Stage.CUT and current.no > 1:
            if cut_winners_meet(event) != tuple(match.seats for match in current.matches):
                raise EventError(Because.ANOTHER_GOES_ON)
            return
        gone = [event.entrants[player].name for player in seated if not event.entrants[player].in_it]
        if gone and current.stage is not Stage.ROBIN:
            raise EventError(Because.LEFT_SINCE, players=tuple(gone))
        back = tuple(each.name for each in to_be_paired(event, current.no) if each.player not in seated)
        if back and current.stage not in FIXED:
            raise EventError(Because.CAME_BACK_SINCE, players=back)

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase = Phase.PUBLISHED
        event.round.published_at = entry.at
        for match in event.round.matches:
            _begin(event, event.round, match)

    def check_undo(self, event: Event, entry: Entry) -> None:
        if event.phase is not Phase.PUBLISHED or event.round.published_at != entry.at:
            raise EventError(Because.CLOCK_HAS_STARTED)
        if any(match.reports or match.state is MatchState.PLAYING for match in event.round.matches):
            raise EventError(Because.MATCH_HAS_BEGUN)

    def revert(self, event: Event, entry: Entry) -> None:
        event.phase = Phase.PAIRING
        event.round.published_at = None
        release(event, event.round.matches)
        event.round.matches = [Match(match.id, match.seats, match.table) for match in event.round.matches]


def _begin(event: Event, current: Round, match: Match) -> None:
    """What is settled before anybody plays: byes, players who left, game losses that waited for a match."""
    if len(match.seats) == 1:
        confirm(match, bye(event, match), source="judge")
        return
    gone = [player for player in match.seats if not event.entrants[player].in_it]
    if gone and current.stage in FIXED:
        if len(gone) == 2:
            confirm(match, Settled(Kind.VOID, (0, 0), {}), source="judge", note=BothHadLeft())
        else:
            confirm(match, forfeited(event, match, gone[0]), source="judge", note=HadLeft())
        return
    strike_waiting(event, current, match)


def break_is_over(event: Event) -> int | None:
    """When the break after the last closed round ends (6.5); None before there is one."""
    closed = [each.closed_at for each in event.rounds if each.closed_at is not None]
    return max(closed) + event.settings.break_minutes * 60_000 if closed else None


class StartClock(Command, frozen=True, tag="start_clock"):
    """The round begins."""

    allowed = STAFF
    phases = frozenset({Phase.PUBLISHED})
    since = frozenset({Phase.RUNNING})
    already = Because.RUNNING_ALREADY

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        over = break_is_over(event)
        if over is not None and ask.at < over:
            left, minutes = ask.left(over), event.settings.break_minutes
            to_come = None if left is None else -(-left // 60_000)
            ask.limit(event, Because.BREAK_GOES_ON, minutes=minutes, left=to_come, not_before=over)

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase = Phase.RUNNING
        event.round.clock.started = entry.at


class PauseClock(Command, frozen=True, tag="pause_clock"):
    """The clock stops for everybody."""

    phases = frozenset({Phase.RUNNING})
    needs_reason = True
    becomes_public = True

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.round.clock.paused_at is not None:
            raise EventError(Because.PAUSED_ALREADY)

    def apply(self, event: Event, entry: Entry) -> None:
        event.round.clock.paused_at = entry.at


class ResumeClock(Command, frozen=True, tag="resume_clock"):
    """The clock goes on."""

    phases = frozenset({Phase.RUNNING})

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if event.round.clock.paused_at is None:
            raise EventError(Because.NOT_PAUSED)

    def apply(self, event: Event, entry: Entry) -> None:
        clock = event.round.clock
        assert clock.paused_at is not None
        clock.paused_total += entry.at - clock.paused_at
        clock.paused_at = None


class CallTime(Command, frozen=True, tag="call_time"):
    """Time is up: games end by the time-out procedure (6.6)."""

    allowed = OFFICIALS
    phases = frozenset({Phase.RUNNING})
    since = frozenset({Phase.TIME_CALLED})
    already = Because.TIME_CALLED_ALREADY

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        clock = event.round.clock
        if clock.ends is not None and ask.at < clock.ends:
            ask.limit(event, Because.TIME_LEFT, left=ask.left_on_clock(clock.ends), not_before=clock.ends)
        elif clock.paused_at is not None and clock.left(clock.paused_at) > 0:
            ask.limit(event, Because.PAUSED_WITH_TIME_LEFT)

    def apply(self, event: Event, entry: Entry) -> None:
        event.phase = Phase.TIME_CALLED
        event.round.clock.called = entry.at


class Extend(Command, frozen=True, tag="extend"):
    """One match gets more time (6.5)."""

    allowed = STAFF
    phases = IN_PLAY | {Phase.PUBLISHED}
    needs_reason = True
    match: str
    seconds: Annotated[int, Meta(ge=1, le=7200)]

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if about.match is not None and (about.round is not event.round or about.match.settled):
            raise EventError(Because.NO_MORE_TIME)

    def apply(self, event: Event, entry: Entry) -> None:
        event.match(self.match)[1].extension_s += self.seconds


class CloseRound(Command, frozen=True, tag="close_round"):
    """All results are in and stand."""

    allowed = STAFF
    phases = IN_PLAY
    since = frozenset({Phase.BETWEEN, Phase.SWISS_DONE, Phase.CUT_DONE})
    already = Because.ROUND_CLOSED_ALREADY
    worked_out = ("was", "dropped", "eliminated", "standings")
    was: str = ""  # the phase before
    dropped: tuple[str, ...] = ()  # who was absent twice in a row (9.7)
    eliminated: tuple[str, ...] = ()
    standings: str = ""  # the digest of the standings that the round makes

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        missing = [match for match in event.round.matches if not match.settled]
        if missing:
            tables = tuple(AtTable(match.table, match.state) for match in missing[:12])
            number, more = len(missing), len(missing) - len(tables)
            raise EventError(Because.RESULTS_MISSING, matches=number, tables=tables, more=more, missing=number)

    def filled(self, event: Event, call: Call) -> CloseRound:
        gone = [
            player
            for match in event.round.matches
            for player in match.absent
            if event.entrants[player].in_it and was_absent(event, player)
        ]
        out = (
            [player for match in event.round.matches for player in losers(match.points)]
            if event.round.stage is Stage.CUT
            else []
        )
        return replace(
            self,
            was=str(event.phase),
            dropped=tuple(sorted(gone)),
            eliminated=tuple(sorted(out)),
            standings=standings_digest(
                event, [each for each in event.main_rounds() if each.closed or each is event.round]
            ),
        )

    def apply(self, event: Event, entry: Entry) -> None:
        current = event.round
        current.closed_at = entry.at
        for player in self.dropped:
            event.entrants[player].status = Status.DROPPED
            event.entrants[player].left_after_round = len(event.main_rounds())
        for player in self.eliminated:
            if event.entrants[player].in_it:
                event.entrants[player].status = Status.ELIMINATED
        event.phase = phase_after(event, current)
        if event.phase is Phase.BETWEEN and current.stage is event.main_stage:
            close_numbers(event, entry.at)  # of those who came later; they are drawn with from the next round on

    def check_undo(self, event: Event, entry: Entry) -> None:
        closed = event.rounds[-2] if event.phase is Phase.PAIRING and len(event.rounds) > 1 else event.round
        open_again = (Phase.BETWEEN, Phase.SWISS_DONE, Phase.CUT_DONE, Phase.PAIRING)
        if event.phase not in open_again or closed.closed_at != entry.at:
            raise EventError(Because.NEXT_IS_PUBLISHED)

    def revert(self, event: Event, entry: Entry) -> None:
        if event.phase is Phase.PAIRING:  # the draft of the next round is given up
            draft = event.rounds.pop()
            event.seeds = () if draft.stage is not event.main_stage and draft.no == 1 else event.seeds
        event.round.closed_at = None
        for player in self.dropped:
            if event.entrants[player].status is Status.DROPPED:
                event.entrants[player].status, event.entrants[player].left_after_round = Status.ACTIVE, None
        for match in event.round.matches:
            for player in match.seats:
                if event.entrants[player].status is Status.ELIMINATED:
                    event.entrants[player].status = Status.ACTIVE
        event.phase = Phase(self.was)


def was_absent(event: Event, player: str) -> bool:
    """Whether a player was absent in the last closed round that had a match for them; byes are passed over (9.7)."""
    for each in reversed(event.rounds):
        match = each.of(player) if each.closed else None
        if match is not None and len(match.seats) > 1:
            return player in match.absent
    return False
