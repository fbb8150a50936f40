"""What goes over the wire: the messages of a table's socket and the bodies of requests and answers.

The client's types are generated from these, so that nothing is written twice. A message is one JSON text whose field
``type`` says which it is. Unknown fields are refused. Seats are named as the game names them (``red``); times are
milliseconds since the epoch.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meijin.kernel.game import Value
from meijin.server.refusal import Code
from meijin.server.tables.entry import ClockTerms, ListedSeat, Policy, Status, Visibility
from meijin.server.tables.tally import Advice
from meijin.words import Saying

Key = Annotated[str, Meta(min_length=1, max_length=64, description="what the client calls its message")]
Words = Annotated[str, Meta(min_length=1, max_length=2000)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="256 bits as 64 hexadecimal digits")]
CardName = Annotated[str, Meta(min_length=1, max_length=100)]
BestOf = Literal[1, 3, 5]
Options = dict[Annotated[str, Meta(max_length=64)], str | int | bool | None]

# -- what a client says --------------------------------------------------------------------------------------------


class Said(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A message of a client; the answer to it repeats its ``id``."""

    id: Key


class Act(Said, tag="act", frozen=True):
    """Take an action, in words; ``asked`` is what the prompt is called.

    ``resign`` goes at any time in games that have it.
    """

    action: Words
    asked: Annotated[str, Meta(max_length=64)]


class Undo(Said, tag="undo", frozen=True):
    """Take my last choice back, or ask the others to let me."""


class AnswerUndo(Said, tag="answer_undo", frozen=True):
    """Answer somebody's request to take a choice back."""

    agree: bool


class Leave(Said, tag="leave", frozen=True):
    """I leave the running game; the seat stays mine."""


class Back(Said, tag="back", frozen=True):
    """I am back and play on myself."""


class Give(Said, tag="give", frozen=True):
    """Let a bot play on for a seat whose player is away."""

    seat: str


class Say(Said, tag="say", frozen=True):
    """Chat: players to the players, spectators to the spectators; after the game everybody to everybody."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sync(Said, tag="sync", frozen=True):
    """Send me everything again, with the log after its first so many lines."""

    since: Annotated[int, Meta(ge=0)] = 0


class Ping(Said, tag="ping", frozen=True):
    """Are you there?"""


class Why(Said, tag="why", frozen=True):
    """Why can I not use exactly these cards now? It changes nothing."""

    cards: Annotated[
        tuple[CardName, ...],
        Meta(min_length=1, max_length=20, description="cards or kinds of cards, as views name them"),
    ]
    zone: Annotated[str, Meta(max_length=64, description="where they are picked from, as prompts name it")] = ""


class Commit(Said, tag="commit", frozen=True):
    """I commit to a number for the shuffles, by its SHA-256; it may be another until all commitments stand."""

    commitment: Digits


class Reveal(Said, tag="reveal", frozen=True):
    """This is the number that I have committed to, now that all commitments stand."""

    number: Digits


ClientMessage = Act | Undo | AnswerUndo | Leave | Back | Give | Say | Sync | Ping | Why | Commit | Reveal

# -- parts ---------------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """One thing a player may do now."""

    action: str
    said: Saying  # what it is called, and under ``.says`` what it does
    cards: tuple[str, ...] = ()  # the cards it names, or their kinds, each as often as it is needed
    zone: str = ""  # where cards named by their kind are picked from; full names tell by themselves
    owner: str = ""  # whose zone that is; empty for the own one and for a shared one
    seats: tuple[str, ...] = ()  # the owners it names
    places: tuple[str, ...] = ()  # the zones it names as places, such as an Area to move to


class Routine(Struct, frozen=True):
    """A step at which play can go on without asking this player."""

    step: str  # the message ``step-NAME``
    action: str  # the choice with which it goes on
    optional: bool  # whether one may wish so though there is more to choose


class Prompt(Struct, frozen=True):
    """A player is asked to choose."""

    asked: str  # to be repeated with the answer; another question has another one
    choices: tuple[Choice, ...]
    resign: bool  # whether this player may resign
    ask: Saying | None  # what has to be decided
    routine: Routine | None = None  # None where only the player decides, however few choices there are


class LogLine(Struct, frozen=True):
    """One thing that happened, as this viewer may know it: the message ``news-KIND`` with these fields."""

    kind: str
    fields: dict[str, Any]


class Place(Struct, frozen=True):
    """Where cards lie: a zone, and its owner; None where it is shared."""

    zone: str
    owner: str | None


class Move(Struct, frozen=True):
    """A card went from one place to another that this viewer sees."""

    card: str | None  # None where the viewer cannot tell which it is
    origin: Place
    target: Place
    at: int | None  # its place there among the cards of the view; None where it is not shown, or has gone on


class ClockFace(Struct, frozen=True):
    """A seat's clock at the moment of sending."""

    seat: str
    left: int  # milliseconds
    running: bool


class UndoRequest(Struct, frozen=True):
    """Somebody asks to take a choice back."""

    seat: str
    waiting: tuple[str, ...]  # the seats that have not answered yet


class NumberGiven(Struct, frozen=True):
    """What a seat has given to the shuffles of a game that is over."""

    seat: str
    commitment: str  # empty if it had none: a bot of the server, or a client that did not commit in time
    number: str  # empty if it was not revealed in time: then the commitment stands in


class DrawInfo(Struct, frozen=True):
    """What the seed of a game that is over was made of."""

    promise: str  # SHA-256 of the secret, shown before the players' numbers
    secret: str  # the server's
    given: tuple[NumberGiven, ...]  # by the seats in their order


class Outcome(Struct, frozen=True):
    """How the game ended. With the seed nothing is secret any more."""

    reason: str
    returns: dict[str, float]
    seed: str | None  # it has dealt the cards; None while lists are secret that are played on with
    forfeited: tuple[str, ...] = ()  # seats that ran out of time
    draw: DrawInfo | None = None  # None without the seed, and where players were asked for no numbers


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    seat: str
    user: str | None = None  # the player's public id; None for a free seat or a bot
    name: str = ""
    bot: str | None = None
    you: bool = False
    ready: bool = False
    connected: bool = False
    away: bool = False  # the player has left
    stand_in: str | None = None  # the bot that plays on for the player meanwhile
    commitment: str = ""  # SHA-256 of the number with which the player's client takes part in the shuffles
    revealed: bool = False  # whether that number has been revealed


class MatchInfo(Struct, frozen=True):
    """How a match of several games stands, as this viewer may know it."""

    best_of: int
    number: int  # of the game at this table
    score: dict[str, int]  # the games that each seat has won, with this one once it is over
    over: bool  # no other game is to be played
    winner: str | None  # the seat that has won the match; None while it goes on and for a draw


class TimeInfo(Struct, frozen=True):
    """Time was called: the game ends once everybody has completed so many turns."""

    unit: str  # what is counted as a turn: "turn", "round", "battle"
    last: int | None  # None before the game has begun


class Collecting(Struct, frozen=True):
    """The game is about to begin, and the players' numbers are being collected."""

    what: Literal["commitments", "numbers"]  # numbers are revealed when all commitments stand
    until: int  # when the table goes on without whoever is missing


class TableInfo(Struct, frozen=True):
    """A table: what it plays, on which terms, and who sits there."""

    id: str
    game: str
    game_name: str
    players: int
    options: dict[str, Value]  # those that this viewer may know
    edition: int  # of the game's rules, by which it is played
    status: Status
    visibility: Visibility
    clock: ClockTerms | None
    out_of_time: Policy
    rated: bool
    delay: int
    chat: bool
    host: str  # the host's public id
    created: int
    commitment: str  # SHA-256 of the server's secret, shown before anybody's number
    seats: tuple[SeatInfo, ...]
    rematch: str | None = None  # the table where it goes on
    match: MatchInfo | None = None  # None for a single game
    time: TimeInfo | None = None  # None unless the organiser of a tournament has called time
    event: str | None = None  # the tournament that its game is part of
    collecting: Collecting | None = None  # None unless the cards are about to be dealt
    quick: bool = False  # it waits for whoever wants to play the same at once


class ChatLine(Struct, tag_field="type", tag="chat", frozen=True):
    """A line of chat."""

    number: int
    room: str
    user: str
    name: str
    at: int
    text: str


# -- what the server says ------------------------------------------------------------------------------------------


class Heard(Struct, tag_field="type", frozen=True):
    """A message of the server."""


class News(Heard, tag="update", frozen=True):
    """How the game stands for a viewer: the part of an update that makes it news."""

    view: dict[str, Any]
    prompt: Prompt | None
    lines: int  # how many lines the log has now for this viewer: say so when you come back
    request: UndoRequest | None
    over: Outcome | None


class Update(News, tag="update", frozen=True):
    """How the game stands for this viewer, and what is new. It comes only when something has changed for them."""

    log: tuple[LogLine, ...]  # what is new since the last update; at the end of the game everything
    moves: tuple[Move, ...]  # the cards that have gone from place to place since the last update, in order
    clocks: tuple[ClockFace, ...]
    at: int  # the server's time when the clocks stood so


class Hello(Heard, tag="hello", frozen=True):
    """The first message, and the answer to ``sync``: everything."""

    seat: str | None  # the viewer's seat; None for a spectator
    table: TableInfo
    update: Update | None  # None until the game begins
    chat: tuple[ChatLine, ...]
    id: str | None = None  # the ``sync`` it answers


class TableChanged(Heard, tag="table", frozen=True):
    """Who sits where has changed, or who is there."""

    table: TableInfo


class Receipt(Heard, tag="receipt", frozen=True):
    """It is done, and kept."""

    id: str
    again: bool = False  # it had been done before: the same message came twice


class Refusal(Heard, tag="refusal", frozen=True):
    """It is not done; nothing has changed."""

    code: Code
    reason: str  # in English
    said: Saying  # the same as a message
    id: str | None = None  # None if the message could not be read


class Notice(Heard, tag="notice", frozen=True):
    """Something people at the table should know that is no part of the game."""

    text: str  # in English
    said: Saying  # the same as a message


class Pong(Heard, tag="pong", frozen=True):
    """I am here."""

    id: str


class Reason(Heard, tag="reason", frozen=True):
    """The answer to ``why``."""

    id: str
    said: Saying  # to be told as a sentence


ServerMessage = Hello | Update | TableChanged | Receipt | Refusal | ChatLine | Notice | Pong | Reason

# -- bodies of requests and answers --------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=64)]
    players: int | None = None  # where the game leaves it open
    options: Options = {}
    visibility: Visibility = Visibility.PUBLIC
    clock: ClockTerms | None = None
    out_of_time: Policy = Policy.BOT
    rated: bool = False
    delay: Annotated[int, Meta(ge=0, le=3600, description="seconds by which spectators are behind")] = 0
    chat: bool = True
    seat: str | None = None  # where the host sits: on the first seat without a bot, unless it says otherwise
    bots: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]] = {}  # by seat
    best_of: BestOf = 1  # how many games a match has at most, each at a table of its own; for two players


class PlayNow(Struct, forbid_unknown_fields=True, frozen=True):
    """A game against bots, at once."""

    game: Annotated[str, Meta(max_length=64)]
    players: int | None = None
    options: Options = {}
    bot: Annotated[str, Meta(max_length=64)] | None = None  # the usual one of the game, unless another is named
    seat: str | None = None
    best_of: BestOf = 1
    clock: ClockTerms | None = None  # nobody's time runs while a bot thinks, which keeps within a share of its own
    out_of_time: Policy = Policy.BOT
    rated: bool = False


class PlaySomebody(Struct, forbid_unknown_fields=True, frozen=True):
    """A game against whoever wants the same."""

    game: Annotated[str, Meta(max_length=64)]


class TakeSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat: I, unless a bot is named."""

    bot: Annotated[str, Meta(max_length=64)] | None = None
    options: Options = {}  # what this seat chooses for itself, like a deck


class Join(Struct, forbid_unknown_fields=True, frozen=True):
    """How I sit down on any free seat."""

    ready: bool = False  # at once


class Ready(Struct, forbid_unknown_fields=True, frozen=True):
    """Whether I am ready."""

    ready: bool = True


class OwnOptions(Struct, forbid_unknown_fields=True, frozen=True):
    """What my seat chooses for itself, like a deck."""

    options: Options


class Invitation(Struct, frozen=True):
    """A link for one seat."""

    code: str
    path: str  # the page to send to a friend


class InvitedTo(Struct, frozen=True):
    """What an invitation leads to."""

    seat: str
    table: TableInfo


class Lobby(Struct, frozen=True):
    """Tables, newest first."""

    tables: tuple[TableLine, ...]


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    seats: tuple[ListedSeat, ...]
    created: int
    changed: int
    rated: bool
    clock: ClockTerms | None
    options: dict[str, Value]
    commitment: str
    result: dict[str, float] | None
    best_of: int  # how many games the match has at most; 1 for a single game
    quick: bool  # it waits for whoever wants to play the same at once
    yours: bool  # among my tables: it is my turn there


class LevelTally(Struct, frozen=True):
    """Games of which a level of the house had all other seats."""

    level: str
    played: int
    won: int


class GameTally(Struct, frozen=True):
    """What became of somebody's games of one kind."""

    game: str
    played: int
    won: int
    drawn: int
    streak: int  # games won in a row up to now; below 0: lost
    levels: tuple[LevelTally, ...]  # those that were played against, the weakest first
    suggested: str | None  # the level that is worth a try next; null: as before
    why: Advice | None


class Tally(Struct, frozen=True):
    """What became of somebody's games."""

    games: tuple[GameTally, ...]


class Knowledge(Struct, frozen=True):
    """All that a seat knows when it has to decide, for a bot that is written in Python: a world it thinks possible."""

    asked: str  # what it has to decide, as in its prompt
    knowledge: str  # `meijin.kernel.parcel.from_text` reads it


class TakeBack(Struct, frozen=True):
    """Whether a player may take the last choice back, or ask the others for it."""

    reason: str  # why not, in English; empty if it is possible
    said: Saying | None  # the same as a message


class DoubtedChoice(Struct, frozen=True):
    """A choice that loses clearly against the best one."""

    action: str
    chance: float  # of winning after it, from 0 to 1, as a bot judges from what the seat knows
    best: float  # of winning after the best choice


class Doubts(Struct, frozen=True):
    """The sure mistakes among the choices of a prompt."""

    asked: str  # what has to be decided, as in the prompt
    choices: tuple[DoubtedChoice, ...]


class Frame(Struct, frozen=True):
    """One position of a game that is looked at again, as its viewer saw it then."""

    ply: int  # how many actions there were; 0 is the position before the first
    seat: str | None  # who acted; None for the first position and for the organiser
    action: str  # what was done, in words; empty for the first position
    said: Saying | None  # the same as a message; None where it is no choice of the game
    view: dict[str, Any]
    log: tuple[LogLine, ...]  # what was new with this action
    moves: tuple[Move, ...]  # the cards that went from place to place with it
    ask: Saying | None  # what the viewer had to decide then
    over: bool


class Replay(Struct, frozen=True):
    """A part of a finished game, seen again from one seat or with the eyes of the spectators."""

    game: str
    game_name: str
    players: int
    options: dict[str, Value]
    edition: int  # of the game's rules, by which it was played
    seats: tuple[SeatInfo, ...]
    seat: str | None  # whose point of view it is; None: the spectators'
    plies: int  # how many actions the whole game has: its last frame has this number
    start: int  # the number of the first frame here
    frames: tuple[Frame, ...]
    outcome: Outcome | None  # None for a record of a game that is not over


class LessonStep(Struct, frozen=True):
    """One step of a guided first turn. What there is to say of it are the game's words ``lesson-1`` and on."""

    points: str  # what to look at: a zone, a counter, or the word choices
    action: str  # what the learner is to do, as the prompt of the update offers it
    update: Update  # the position in which the learner is asked
    after: tuple[Update, ...]  # what follows: after the action, and after each action of the others


class Lesson(Struct, frozen=True):
    """A guided first turn, from one seat. When it is over there is ``lesson-closing`` to be said."""

    game: str
    game_name: str
    players: int
    options: dict[str, Value]
    seat: str  # the learner's
    seats: tuple[SeatInfo, ...]
    steps: tuple[LessonStep, ...]


class Problem(Struct, frozen=True):
    """What was wrong with a request, and what would be right."""

    code: Code
    reason: str  # in English
    said: Saying  # the same as a message
    about: str = ""  # the field that is wrong, with those that it lies in: settings.round_minutes
