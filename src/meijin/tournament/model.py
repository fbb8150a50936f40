"""An event as it stands. Nothing here decides anything: commands do (see :mod:`meijin.tournament.commands`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from msgspec import Struct

from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.messages import Exchanged
from meijin.tournament.roles import Role
from meijin.tournament.settings import EventSettings, Format, Level, Mode
from meijin.words import Message


class Phase(StrEnum):
    """Where an event is (4)."""

    DRAFT = "draft"
    REGISTRATION = "registration"
    DECK_CHECK = "deck_check"
    READY = "ready"
    PAIRING = "pairing"  # a draft of a round, for the organiser's eyes only
    PUBLISHED = "published"
    RUNNING = "running"
    TIME_CALLED = "time_called"
    BETWEEN = "between"
    SWISS_DONE = "swiss_done"
    CUT_DONE = "cut_done"
    FINISHED = "finished"
    CANCELLED = "cancelled"


ROUND_OPEN = frozenset({Phase.PUBLISHED, Phase.RUNNING, Phase.TIME_CALLED})
IN_PLAY = frozenset({Phase.RUNNING, Phase.TIME_CALLED})
BEFORE_PLAY = frozenset({Phase.DRAFT, Phase.REGISTRATION, Phase.DECK_CHECK, Phase.READY})
ENDED = frozenset({Phase.FINISHED, Phase.CANCELLED})


class Status(StrEnum):
    """How a player stands in an event."""

    REGISTERED = "registered"
    WAITLISTED = "waitlisted"
    ACTIVE = "active"
    DROPPED = "dropped"
    DISQUALIFIED = "disqualified"
    ELIMINATED = "eliminated"
    FINISHED = "finished"


class Kind(StrEnum):
    """How a match ended (3)."""

    WIN = "win"
    DRAW = "draw"
    INTENTIONAL_DRAW = "intentional_draw"
    BYE = "bye"
    FORFEIT = "forfeit"
    DOUBLE_LOSS = "double_loss"
    POD = "pod"
    VOID = "void"


class MatchState(StrEnum):
    """How far a match has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    REPORTED = "reported"  # by one player, or by both where a judge confirms
    DISPUTED = "disputed"
    CONFIRMED = "confirmed"


class Stage(StrEnum):
    """The part of an event a round belongs to."""

    SWISS = "swiss"
    ROBIN = "rr"
    PODS = "pods"
    CUT = "cut"
    FINAL = "final"  # the final table after pods


POD_STAGES = frozenset({Stage.PODS, Stage.FINAL})


class PlayedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a match, as a live table played it."""

    no: int
    first: str  # who went first
    winner: str | None = None
    ranking: tuple[tuple[str, ...], ...] = ()  # in pods: the places, shared ones together
    end: str = "normal"  # normal, concede, timeout, penalty or coin
    table: str = ""  # where it was played


class MatchResult(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match came to, as somebody says it."""

    kind: str  # played, intentional_draw, concession, forfeit, double_loss, void
    score: tuple[int, int] | None = None  # games won by seat 0 and seat 1
    loser: str = ""  # of a concession or forfeit
    absent: tuple[str, ...] = ()  # who did not come at all
    ranking: tuple[tuple[str, ...], ...] = ()  # pods: the places from the first on, shared ones together
    announced_s: int | None = None  # an intentional draw, entered afterwards by staff: how far into the round
    games: tuple[PlayedGame, ...] = ()
    note: str = ""


@dataclass(slots=True)
class Entrant:
    """A player of the event."""

    player: str
    name: str
    family_name: str = ""
    user: str | None = None
    bot: str | None = None  # the bot that plays, for bots
    organization: str = ""
    side: str | None = None
    status: Status = Status.REGISTERED
    entered_round: int = 1
    left_after_round: int | None = None
    paid: bool = False
    checked_in: bool = False
    list_digest: str | None = None
    list_check: str = ""  # empty where there is no list, else pending, legal or illegal
    list_errors: tuple[str, ...] = ()  # the rules that it breaks, or what a judge says of it
    list_words: bool = False  # whether it is a judge who says it
    personal_digest: str | None = None
    fixed_table: int | None = None
    pending_losses: int = 0  # game losses that wait for a match

    @property
    def in_it(self) -> bool:
        """Whether this player is still paired."""
        return self.status is Status.ACTIVE


@dataclass(slots=True)
class Match:
    """Players who meet in a round."""

    id: str
    seats: tuple[str, ...]
    table: int | None = None
    state: MatchState = MatchState.WAITING
    kind: Kind | None = None
    score: tuple[int, int] = (0, 0)
    ranking: tuple[tuple[str, ...], ...] = ()
    points: dict[str, int] = field(default_factory=dict)
    reports: dict[str, MatchResult] = field(default_factory=dict)
    reported_at: dict[str, int] = field(default_factory=dict)
    seated: dict[str, int] = field(default_factory=dict)  # milliseconds of the round's clock
    absent: frozenset[str] = frozenset()
    game_losses: dict[str, int] = field(default_factory=dict)  # by penalty
    extension_s: int = 0
    games: tuple[PlayedGame, ...] = ()
    source: str = ""  # engine, players, judge or import
    note: Message | None = None
    corrected: bool = False
    calls: Message | None = None  # why a judge is called to the table

    @property
    def settled(self) -> bool:
        return self.state is MatchState.CONFIRMED

    @property
    def leader(self) -> str:
        """Who has most points of it. Where nobody won, as both had left, it is the upper player."""
        return max(self.seats, key=lambda player: self.points.get(player, 0))

    def other(self, player: str) -> str:
        """The opponent of a player in a match of two."""
        return self.seats[1] if self.seats[0] == player else self.seats[0]


@dataclass(slots=True)
class Clock:
    """The clock of a round. Times are milliseconds since the epoch."""

    minutes: int
    started: int | None = None
    paused_at: int | None = None
    paused_total: int = 0
    called: int | None = None

    def elapsed(self, at: int) -> int:
        """How long the round has gone on, without pauses, in milliseconds."""
        if self.started is None:
            return 0
        return (self.paused_at if self.paused_at is not None else at) - self.started - self.paused_total

    def reaches(self, elapsed: int) -> int | None:
        """When the round has gone on for so many milliseconds; None while the clock does not run."""
        if self.started is None or self.paused_at is not None:
            return None
        return self.started + self.paused_total + elapsed

    @property
    def ends(self) -> int | None:
        """When time is up, as long as the clock runs."""
        return self.reaches(self.minutes * 60_000)

    def left(self, at: int) -> int:
        """The milliseconds until time is up; less than nothing once it is."""
        return self.minutes * 60_000 - self.elapsed(at)


# Who could choose what was drawn: nobody alone; whoever runs the server, and the organiser by
# setting the event up again; the organiser, unless what was called out was
# really called; the organiser; a person who chose the seed; or anybody, where it had been told before.
Chooser = Literal["nobody", "server", "called", "organiser", "unsaid", "person", "anybody"]


@dataclass(slots=True)
class Round:
    """A time slot of the event and its matches, in the order of tables; a bye comes last."""

    no: int  # within its stage, from 1
    stage: Stage
    attempt: int
    matches: list[Match]
    clock: Clock
    meta: dict[str, object]  # how the pairing came about: order, cost, bye candidates ...
    edited: list[Exchanged] = field(default_factory=list)  # with the ids of the players
    relaxed: bool = False
    published_at: int | None = None
    closed_at: int | None = None
    chooser: Chooser = "organiser"

    def of(self, player: str) -> Match | None:
        """The match of a player."""
        return next((match for match in self.matches if player in match.seats), None)

    @property
    def closed(self) -> bool:
        """Whether its results stand."""
        return self.closed_at is not None


class Penalty(Struct, frozen=True):
    """What an official gave a player for an infraction."""

    n: int  # the entry that gave it
    player: str
    infraction: str
    level: str
    match: str | None  # where a loss was applied; None while it waits, or for a warning


# Who had a secret before it was told: the server, which shows it to nobody; the organiser's own program; a person, who
# chose it; or it is not known, as in older logs.
Origin = Literal["", "server", "program", "person"]


class Secret(Struct, frozen=True):
    """A secret that everything is drawn with, for a time."""

    promise: str  # its SHA-256, shown before anything is drawn
    origin: Origin
    since: int  # the entry that promised it
    told: str | None = None  # once another has taken its place


@dataclass(slots=True)
class Number:
    """What a player gives to the draws: committed to first, revealed when no other commitment can come."""

    commitment: str
    since: int  # the entry that shows it
    number: str = ""  # once it is revealed
    closed: bool = False
    drawn: bool = False  # something was drawn with it


class Prize(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players on some places get."""

    first: int
    last: int
    text: str


@dataclass(slots=True)
class Event:
    """A tournament as it stands."""

    id: str = ""
    name: str = ""
    game: str = ""
    level: Level = Level.STORE
    mode: Mode = Mode.OFFICIAL
    venue: str = ""
    date: str = ""
    format: Format = Format.SWISS
    cut: int = 0
    settings: EventSettings = field(default_factory=EventSettings)
    secrets: list[Secret] = field(default_factory=list)  # the last is the one at hand
    seed: str | None = None  # the secret at hand, once it is told
    numbers: dict[str, Number] = field(default_factory=dict)  # by player
    numbers_closed_at: int | None = None  # when commitments were closed for the last time
    called_out: list[tuple[int, str]] = field(default_factory=list)  # by entry, what was thrown or called in public
    lots: str | None = None  # what lots were drawn with, where the elimination began with an earlier secret
    phase: Phase = Phase.DRAFT
    rounds_wished: int | None = None  # by the organiser, in free mode
    rounds_planned: int | None = None  # fixed when round 1 is paired
    staff: dict[str, tuple[Role, str]] = field(default_factory=dict)  # by user: role and name
    meijin_left: int = 0  # the last entry by which a Meijin was no longer one
    accepted: set[str] = field(default_factory=set)  # the users who have done something on the staff, or said yes to it
    invited: dict[str, str] = field(default_factory=dict)  # by user, the names of those whom the staff invites to play
    entrants: dict[str, Entrant] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    penalties: list[Penalty] = field(default_factory=list)
    prizes: tuple[Prize, ...] = ()
    checklist: frozenset[str] = frozenset()
    coins: tuple[tuple[str, str], ...] = ()  # coin rituals: who won, who lost
    seeds: tuple[str, ...] = ()  # of the cut, best first
    finished_at: int | None = None

    @property
    def seed_sha256(self) -> str:
        """What is public of the secret at hand."""
        return self.secrets[-1].promise if self.secrets else ""

    @property
    def official(self) -> bool:
        """Whether the rulebook's limits are enforced."""
        return self.mode is Mode.OFFICIAL

    @property
    def round(self) -> Round:
        """The newest round."""
        if not self.rounds:
            raise EventError(Because.NO_ROUND)
        return self.rounds[-1]

    @property
    def in_elimination(self) -> bool:
        """Whether the rounds that make the standings are over, and others have begun."""
        return bool(self.rounds) and self.round.stage is not self.main_stage

    @property
    def main_stage(self) -> Stage:
        """The stage whose rounds make the standings."""
        return {Format.SWISS: Stage.SWISS, Format.ROUND_ROBIN: Stage.ROBIN, Format.PODS: Stage.PODS}[self.format]

    def main_rounds(self) -> list[Round]:
        """The rounds that make the standings."""
        return [each for each in self.rounds if each.stage is self.main_stage]

    def closed_rounds(self) -> list[Round]:
        """Those of them whose results stand."""
        return [each for each in self.main_rounds() if each.closed]

    def entrant(self, player: str) -> Entrant:
        if player not in self.entrants:
            raise EventError(Because.NO_PLAYER, player=player)
        return self.entrants[player]

    def match(self, match_id: str) -> tuple[Round, Match]:
        """A match by id, with its round."""
        number = match_id.rpartition("-")[2]
        place = int(number) - 1 if number.isdecimal() and len(number) < 7 else -1
        for each in reversed(self.rounds):
            if 0 <= place < len(each.matches) and each.matches[place].id == match_id:
                return each, each.matches[place]  # where it was put; thousands of matches are not looked through
            for match in each.matches:
                if match.id == match_id:
                    return each, match
        raise EventError(Because.NO_MATCH, match=match_id)

    def active(self) -> Iterator[Entrant]:
        """Everybody who is still paired."""
        return (each for each in self.entrants.values() if each.in_it)

    @property
    def games_needed(self) -> int:
        """How many games win a match."""
        return self.settings.best_of // 2 + 1
