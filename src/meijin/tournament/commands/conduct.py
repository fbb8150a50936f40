"""Penalties and calls for a judge (9.8, 9.9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from meijin.tournament.because import Because
from meijin.tournament.commands.base import Call, Command, Inquiry, Subject
from meijin.tournament.errors import EventError
from meijin.tournament.log import Entry
from meijin.tournament.messages import (
    BothLostByPenalty,
    InStatus,
    JudgeCalled,
    LostByPenalty,
    SayWhoGoesOn,
    WasDisqualified,
)
from meijin.tournament.model import (
    POD_STAGES,
    ROUND_OPEN,
    Entrant,
    Event,
    Match,
    MatchResult,
    MatchState,
    Penalty,
    Phase,
    Round,
    Stage,
    Status,
)
from meijin.tournament.next_round import too_few
from meijin.tournament.outcomes import forfeited, settle
from meijin.tournament.recorder import confirm
from meijin.tournament.roles import OFFICIALS, STAFF, Actor, Role
from meijin.words import Message

Level = Literal["warning", "game_loss", "match_loss", "disqualification"]
Infraction = Literal[
    "misplay",
    "card_placement",
    "slow_play",
    "late_for_round",
    "illegal_list",
    "marked_cards",
    "sleeves",
    "outside_help",
    "unsporting",
    "reward_for_draw",
    "cheating",
    "other",
]


CALLED = "a judge is called"  # what logs have where nothing else was said
LOSSES = ("game_loss", "match_loss")
GRAVE = ("cheating", "illegal_list")


def strike(event: Event, current: Round, match: Match, player: str, games: int) -> None:
    """Games of a match are lost by penalty; enough of them lose the match (9.8). In a pod it is the last place."""
    match.game_losses[player] = match.game_losses.get(player, 0) + games
    _decide(event, current, match)


def unstrike(match: Match, player: str, games: int) -> None:
    """Games that were lost by penalty are not."""
    match.game_losses[player] -= games
    if not match.game_losses[player]:
        del match.game_losses[player]


def _decide(event: Event, current: Round, match: Match) -> None:
    if current.stage in POD_STAGES or match.settled:
        return
    out = [each for each in match.seats if match.game_losses.get(each, 0) >= event.games_needed]
    if len(out) == 1:
        confirm(match, forfeited(event, match, out[0]), source="judge", note=LostByPenalty())
    elif len(out) == 2:
        lost_by_both(event, current, match, BothLostByPenalty())


def lost_by_both(event: Event, current: Round, match: Match, why: Message) -> None:
    """Nobody wins a match; in the elimination somebody must, and a judge says who."""
    if current.stage is Stage.CUT:
        match.calls = SayWhoGoesOn(why)
        return
    nobody = settle(event, current.stage, match, MatchResult(kind="double_loss"), time_called=True)
    confirm(match, nobody, source="judge", note=why)


def strike_waiting(event: Event, current: Round, match: Match) -> None:
    """Game losses that waited fall on a match. If they decide it, who would have played keeps theirs for a real one."""
    waiting = {player: event.entrants[player].pending_losses for player in match.seats}
    if current.stage not in POD_STAGES and (out := [each for each in waiting if waiting[each] >= event.games_needed]):
        waiting = {player: waiting[player] for player in out}
    for player, games in waiting.items():
        if games:
            match.game_losses[player] = games
            event.entrants[player].pending_losses = 0
            move_losses(event, player, [None], match.id)
    _decide(event, current, match)


def release(event: Event, matches: Iterable[Match]) -> None:
    """Losses by penalty that fell on matches which are not played after all wait for others."""
    ids = {match.id for match in matches}
    for each in event.penalties:
        if each.match in ids and each.level in LOSSES:
            event.entrants[each.player].pending_losses += _games(event, each.level)
            move_losses(event, each.player, [each.match], None)


def move_losses(event: Event, player: str, old: Collection[str | None], new: str | None) -> None:
    """The losses of a player that were at one of these matches, or waited, are at another or wait."""
    event.penalties = [
        replace(each, match=new) if each.player == player and each.match in old and each.level in LOSSES else each
        for each in event.penalties
    ]


def losses_by_penalty(event: Event, match: Match) -> dict[str, int]:
    """The games of a match that officials have taken from its players."""
    losses: dict[str, int] = {}
    for each in event.penalties:
        if each.match == match.id and each.level in LOSSES:
            losses[each.player] = losses.get(each.player, 0) + _games(event, each.level)
    return losses


def _games(event: Event, level: str) -> int:
    return {"game_loss": 1, "match_loss": event.games_needed}.get(level, 0)


def leave(event: Event, entrant: Entrant, status: Status) -> None:
    """A player is not paired any more; with too few left the rounds are over (R14)."""
    entrant.status = status
    main = bool(event.rounds) and event.round.stage is event.main_stage
    drafted = main and event.phase is Phase.PAIRING
    if entrant.left_after_round is None:
        entrant.left_after_round = len(event.main_rounds()) - drafted
    if event.closed_rounds() and too_few(event) and (drafted or (main and event.phase is Phase.BETWEEN)):
        if drafted:
            event.rounds.pop()
        event.phase = Phase.SWISS_DONE


def open_match(event: Event, player: str) -> tuple[Round, Match] | None:
    """The match of the round at hand that a loss can still hit: against somebody, and without a result."""
    if event.phase not in ROUND_OPEN:
        return None
    match = event.round.of(player)
    if match is None or match.settled or len(match.seats) == 1:
        return None
    return event.round, match


def proposed(event: Event, player: str, infraction: str) -> Level:
    """What the rules propose: a warning, or a game loss for the same thing again or something grave (T9.11, R19)."""
    severe = severe_for(event)
    return "game_loss" if infraction in (*severe[""], *severe.get(player, ())) else "warning"


def severe_for(event: Event) -> dict[str, tuple[str, ...]]:
    """For what a game loss is proposed, by player: the same thing again. What is grave for everybody is under ""."""
    severe: dict[str, tuple[str, ...]] = {"": GRAVE}
    for each in event.penalties:
        severe[each.player] = (*severe.get(each.player, ()), each.infraction)
    return severe


class Penalize(Command, frozen=True, tag="penalize"):
    """A penalty. What the judge notes about it is kept apart."""

    allowed = OFFICIALS
    parts = ("disqualification",)
    player: str
    infraction: Infraction
    level: Level
    worked_out = ("note_digest", "match")
    note: Annotated[str, Meta(max_length=1000)] = ""
    note_digest: str | None = None
    match: str | None = None  # where the loss falls; None: nowhere yet

    def subject(self, event: Event, by: Actor) -> Subject:
        return Subject(event.entrant(self.player), part="disqualification" if self.level == "disqualification" else "")

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if about.entrant is not None and about.entrant.status in (Status.WAITLISTED, Status.DISQUALIFIED):
            stands = InStatus(about.entrant.status)
            raise EventError(Because.PENALTY_CHANGES_NOTHING, player=about.entrant.name, status=stands)
        if about.part == "disqualification" and ask.by.role is not Role.MEIJIN:
            raise EventError(Because.MEIJIN_DISQUALIFIES)
        if about.part == "disqualification" and event.phase in (Phase.DRAFT, Phase.REGISTRATION):
            raise EventError(Because.TAKE_OFF_THE_LIST)

    def filled(self, event: Event, call: Call) -> Penalize:
        hit = open_match(event, self.player) if self.level != "warning" else None
        digest = call.seal({"note": self.note}) if self.note else None
        return replace(self, note="", note_digest=digest, match=hit[1].id if hit else None)

    def apply(self, event: Event, entry: Entry) -> None:
        entrant = event.entrants[self.player]
        event.penalties.append(Penalty(entry.n, self.player, self.infraction, self.level, self.match))
        if self.level == "disqualification":
            self._throw_out(event)
        elif self.level != "warning":
            games = _games(event, self.level)
            if self.match is None:
                entrant.pending_losses += games
            else:
                current, match = event.match(self.match)
                strike(event, current, match, self.player, games)

    def _throw_out(self, event: Event) -> None:
        leave(event, event.entrants[self.player], Status.DISQUALIFIED)
        if self.match is None:
            return
        current, match = event.match(self.match)
        if current.stage in POD_STAGES:
            strike(event, current, match, self.player, 1)
        else:
            confirm(match, forfeited(event, match, self.player), source="judge", note=WasDisqualified())

    def check_undo(self, event: Event, entry: Entry) -> None:
        given = next((each for each in event.penalties if each.n == entry.n), None)
        if given is None:
            raise EventError(Because.PENALTY_TAKEN_BACK)
        if self.level == "disqualification":
            raise EventError(Because.DISQUALIFICATION_STANDS)
        if given.match is not None and event.match(given.match)[1].settled:
            raise EventError(Because.PENALTY_HAS_HIT)

    def revert(self, event: Event, entry: Entry) -> None:
        given = next(each for each in event.penalties if each.n == entry.n)
        event.penalties.remove(given)
        games = _games(event, self.level)
        if given.match is None:
            event.entrants[self.player].pending_losses -= games
        elif games:
            unstrike(event.match(given.match)[1], self.player, games)


class CallJudge(Command, frozen=True, tag="call_judge"):
    """A player stops play and calls a judge to the table; or the call is answered."""

    private = ("match", "about", "answered")
    allowed = STAFF | {Role.PLAYER}
    phases = ROUND_OPEN
    match: str
    about: Annotated[str, Meta(max_length=200)] = CALLED
    answered: bool = False

    @classmethod
    def ready(cls, event: Event, ask: Inquiry, about: Subject) -> None:
        if about.match is None:
            return
        if about.round is not event.round:
            raise EventError(Because.EARLIER_ROUND)
        own = any(event.entrants[player].user == ask.by.id for player in about.match.seats)
        if ask.by.role is Role.PLAYER and not own:
            raise EventError(Because.OWN_TABLE)

    def check(self, event: Event, call: Call) -> None:
        if self.answered and call.by.role is Role.PLAYER:
            raise EventError(Because.JUDGE_ANSWERS)

    def apply(self, event: Event, entry: Entry) -> None:
        match = event.match(self.match)[1]
        match.calls = None if self.answered else JudgeCalled(None if self.about == CALLED else self.about or None)
        if match.state is MatchState.WAITING and not self.answered:
            match.state = MatchState.PLAYING
