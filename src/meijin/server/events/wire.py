"""What goes over the wire about events. Commands go as the library has them (:mod:`meijin.tournament.commands`).

A view says only what its viewer may know: drafts of pairings are the Meijin's, lists the staff's and the player's own,
a report is not shown to the opponent before both are in, and the seed is told at the end.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from meijin.kernel.listtext import LONGEST
from meijin.tournament.chance import NumberState
from meijin.tournament.commands import AnyCommand
from meijin.tournament.commands.entries import PersonName
from meijin.tournament.lateness import Cost
from meijin.tournament.model import Kind, MatchResult, MatchState, Phase, Prize, Stage, Status
from meijin.tournament.roles import Role
from meijin.tournament.settings import EventSettings, Format, Level, Mode
from meijin.tournament.steps import May, Step
from meijin.words import Saying

Personal = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]]


class NewEvent(Struct, forbid_unknown_fields=True, frozen=True):
    """An event to create; whoever asks is its Meijin. Settings that are not given are the game's defaults."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    game: Annotated[str, Meta(max_length=64)]
    level: Level = Level.STORE
    mode: Mode = Mode.OFFICIAL
    format: Format = Format.SWISS
    venue: Annotated[str, Meta(max_length=200)] = ""
    date: Annotated[str, Meta(max_length=200)] = ""
    cut: int = 0
    rounds: Annotated[int, Meta(ge=1, le=50)] | None = None
    settings: EventSettings | None = None
    prizes: tuple[Prize, ...] = ()
    public: bool = True  # whether it is listed


class Order(Struct, forbid_unknown_fields=True, frozen=True):
    """A command and its reason; ``key`` is the client's own, so that the same order sent twice counts once."""

    command: AnyCommand
    reason: Annotated[str, Meta(max_length=500)] = ""
    key: Annotated[str, Meta(max_length=64)] = ""


class OrderDone(Struct, frozen=True):
    """It is done, and kept."""

    n: int  # the entry of the log
    warnings: tuple[Saying, ...]  # limits of the rulebook that free mode let pass


class EventLine(Struct, frozen=True):
    """An event in a list."""

    id: str
    name: str
    game: str
    level: Level
    format: Format
    phase: Phase
    venue: str
    date: str
    players: int
    round: int  # how many rounds were published
    rounds_planned: int | None
    created: int
    role: Role  # the viewer's


class EventList(Struct, frozen=True):
    """Events: those that go on first, then the newest."""

    events: tuple[EventLine, ...]


class StaffLine(Struct, frozen=True):
    """Somebody of the staff; who was appointed and has not accepted is shown to the staff alone."""

    user: str
    name: str
    role: Role
    accepted: bool


class InvitedLine(Struct, frozen=True):
    """Somebody whom the staff has invited to play, and who has not answered yet."""

    user: str
    name: str
    may_enter: bool  # now: it can be too late


class PlayerLine(Struct, frozen=True):
    """A player of an event, as the viewer may know them."""

    player: str
    name: str
    status: Status
    entered_round: int
    left_after_round: int | None
    bot: str | None
    side: str | None
    checked_in: bool
    fixed_table: int | None
    mine: bool  # whether it is the viewer
    paid: bool | None  # for the staff
    list_check: str | None  # for the staff and the player: empty where there is none, pending, legal or illegal
    list_errors: tuple[Saying, ...]  # some of them in the words of the game
    pending_losses: int  # game losses that wait for a match
    number: NumberState  # of the player's own number for the draws: what there is of it, or that it is wanted


class EventClock(Struct, frozen=True):
    """The clock of a round; times are milliseconds since the epoch."""

    minutes: int
    started: int | None
    paused_at: int | None
    paused_total: int
    called: int | None


class MatchLine(Struct, frozen=True):
    """A match, as the viewer may know it."""

    id: str
    table: int | None
    seats: tuple[str, ...]
    state: MatchState
    kind: Kind | None
    score: tuple[int, int]
    ranking: tuple[tuple[str, ...], ...]
    points: dict[str, int]
    before: tuple[int, ...]  # each player's points before the round
    reports: dict[str, MatchResult]  # those that the viewer may see
    reported: tuple[str, ...]  # who has reported
    game_losses: dict[str, int]
    extension_s: int
    source: str
    note: Saying | None
    corrected: bool
    calls: Saying | None  # why a judge is called; for the staff and the match's players
    seated: tuple[str, ...]
    late: dict[str, int]  # who came so late that it cost something, and how many milliseconds after the start
    live: str | None  # the live table of the game that is played, or was played last
    scores: tuple[tuple[int, int], ...]  # what it can be played to or put right to, for those who can say so
    kinds: tuple[str, ...]  # how it can end at all, for those who can say so


class EventRound(Struct, frozen=True):
    """A round."""

    no: int
    stage: Stage
    attempt: int
    published: bool
    closed: bool
    clock: EventClock
    matches: tuple[MatchLine, ...]
    relaxed: bool
    rematches: tuple[tuple[str, str], ...]
    edited: tuple[Saying, ...]
    keys: tuple[tuple[str, str], ...]  # the order that was drawn, with the first digits of each key
    cost: dict[str, int]
    bye_candidates: tuple[str, ...]
    late_costs: tuple[tuple[int, Cost], ...]  # coming after more than so many milliseconds costs this


class BreakerLine(Struct, frozen=True):
    """A tie-breaker of a player."""

    code: str
    value: str  # as it is shown


class StandingLine(Struct, frozen=True):
    """A line of the standings."""

    player: str
    rank: int
    place: int | None
    points: int  # in pods eighths
    wins: int
    losses: int
    draws: int
    unbeaten: bool
    disqualified: bool
    breakers: tuple[BreakerLine, ...]
    prizes: tuple[str, ...]


class EventInfo(Struct, frozen=True):
    """An event apart from its players, rounds and standings."""

    id: str
    name: str
    game: str
    level: Level
    mode: Mode
    format: Format
    phase: Phase
    venue: str
    date: str
    cut: int
    rounds: int | None  # as the organiser wished, in free mode
    rounds_planned: int | None  # fixed when round 1 is paired
    rounds_expected: int  # with those who are here; once they are fixed, the same
    settings: EventSettings
    seed_sha256: str
    seed: str | None  # told at the end
    prizes: tuple[Prize, ...]
    staff: tuple[StaffLine, ...]
    checklist: tuple[str, ...]
    seeds: tuple[str, ...]  # of the cut
    entries: int  # of the log
    head: str  # the hash of the log
    public: bool
    late_entry_last_round: int | None  # the last round that latecomers may play; None before round 1
    elimination: int | None  # how many play in it as things stand; 0: none is held, None: heads are not counted yet
    final_table: int | None  # how many sit at it as things stand; 0: there is none, None: heads are not counted yet
    next: Step | None  # what comes next, for the staff; None once the event is over
    may: dict[str, May]  # by the type of an order, whether people of the viewer's role may give it now, or why not
    severe: dict[
        str, tuple[str, ...]
    ]  # by player, for what a game loss is proposed; under "" for everybody: the staff's
    tied: tuple[tuple[str, str], ...]  # whom a coin can part, for the staff: the one who calls it first
    undoable: tuple[int, ...]  # the entries of the log that can be taken back now, for the Meijin
    invited: tuple[InvitedLine, ...]
    drawn: tuple[Saying, ...]  # how the rounds were drawn: that nobody could choose, or who could have


class EventView(Struct, frozen=True):
    """An event as the viewer may know it."""

    event: EventInfo
    role: Role  # the viewer's
    player: str | None  # who the viewer is among the players
    players: tuple[PlayerLine, ...]
    rounds: tuple[EventRound, ...]
    standings: tuple[StandingLine, ...]
    at: int  # the server's time


class BreakerPart(Struct, frozen=True):
    """One entry of a sum."""

    round: int
    opponent: str | None
    value: str
    dropped: bool
    note: str  # what the round was: win, loss, bye, missed ...


class BreakerSum(Struct, frozen=True):
    """How a tie-breaker was summed."""

    code: str
    value: str
    parts: tuple[BreakerPart, ...]


class BreakersExplained(Struct, frozen=True):
    """How all tie-breakers of a player were summed."""

    player: str
    breakers: tuple[BreakerSum, ...]


class PairingExplained(Struct, frozen=True):
    """Why a player meets this opponent."""

    player: str
    round: int
    reasons: tuple[Saying, ...]


class LogLineOfEvent(Struct, frozen=True):
    """An entry of the log. What the viewer may not know yet is left out of it: then ``payload`` is None."""

    n: int
    at: int
    actor: str  # the name
    role: str
    type: str
    said: Saying  # what was done
    about: tuple[Saying, ...]  # whom and what it was about
    payload: dict[str, Any] | None
    reason: str
    hash: str
    undone: bool


class EventLog(Struct, frozen=True):
    """The log, or a part of it."""

    entries: tuple[LogLineOfEvent, ...]


class PlayerList(Struct, frozen=True):
    """A player's list, for those who may see it."""

    player: str
    text: str
    check: str
    errors: tuple[Saying, ...]


class PersonalData(Struct, frozen=True):
    """What the event has asked of a player besides the name, for the Meijin and the player."""

    player: str
    personal: dict[str, Any]  # empty where there is nothing, or nothing any more


class EventChanged(Struct, tag_field="type", tag="changed", frozen=True):
    """Over the socket: what is new. Whatever is None has not changed."""

    entries: int
    event: EventInfo | None = None
    players: tuple[PlayerLine, ...] | None = None  # only those that changed, or are new
    rounds: tuple[EventRound, ...] | None = None  # only those that changed; of a known round only the changed matches
    standings: tuple[StandingLine, ...] | None = None


class EventHello(Struct, tag_field="type", tag="event", frozen=True):
    """Over the socket: everything, at first and whenever the viewer's role changes or something was lost."""

    view: EventView


EventMessage = EventHello | EventChanged


# -- coming ----------------------------------------------------------------------------------------------------------


class Register(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who is signed in, also as a guest, enters an event. The server picks the player's id."""

    name: PersonName | None = None  # None: the name that they have on the site
    family_name: Annotated[str, Meta(max_length=40)] = ""
    organization: Annotated[str, Meta(max_length=40)] = ""
    side: Annotated[str, Meta(max_length=20)] | None = None
    cards: Annotated[str, Meta(max_length=LONGEST)] = ""  # a list, handed in at once
    personal: Personal | None = None  # only if the event asks for it


class NewPlayer(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody whom the staff enters: a person without an account, or a bot. Accounts are invited."""

    name: PersonName
    family_name: Annotated[str, Meta(max_length=40)] = ""
    organization: Annotated[str, Meta(max_length=40)] = ""
    side: Annotated[str, Meta(max_length=20)] | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None  # a bot of the game
    fixed_table: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    cards: Annotated[str, Meta(max_length=LONGEST)] = ""
    personal: Personal | None = None
    paid: bool = False
    check_in: bool = False


class NewPlayers(Struct, forbid_unknown_fields=True, frozen=True):
    """People whom the staff enters: all of them or none."""

    players: Annotated[tuple[NewPlayer, ...], Meta(min_length=1, max_length=1024)]
    key: Annotated[str, Meta(max_length=64)] = ""  # so that the same sent twice counts once


class Entered(Struct, frozen=True):
    """They are in."""

    players: tuple[str, ...]  # their ids
    n: int  # the last entry of the log
    warnings: tuple[Saying, ...]


class ImportedEvent(Struct, frozen=True):
    """An organiser's file has become an event of this server."""

    id: str
    entries: int


class EventCreated(Struct, frozen=True):
    """A new event."""

    id: str
    warnings: tuple[Saying, ...]


class PersonFound(Struct, frozen=True):
    """Somebody with an account, found by their name."""

    user: str
    name: str


ALL: Final = (
    NewEvent,
    Order,
    OrderDone,
    EventCreated,
    EventList,
    EventView,
    BreakersExplained,
    PairingExplained,
    EventLog,
    PlayerList,
    PersonalData,
    Register,
    NewPlayers,
    Entered,
    ImportedEvent,
    PersonFound,
)
