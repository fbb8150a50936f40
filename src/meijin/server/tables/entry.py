"""What a table is made of: its terms, fixed when it is opened, and the entries of its log, one for every change.

Entries are small tagged values that are written as JSON and never changed: whoever folds them over the terms in order
has the table as it stands.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

import msgspec

from meijin.kernel.game import Value


class Visibility(StrEnum):
    """Who may find a table."""

    PUBLIC = "public"  # it is listed; anybody may watch and sit down
    LINK = "link"  # it is not listed; whoever knows its address may
    PRIVATE = "private"  # only whoever sits there or was invited


class Status(StrEnum):
    """How far a table has come."""

    OPEN = "open"  # players sit down
    RUNNING = "running"
    OVER = "over"  # the game has ended
    CLOSED = "closed"  # it was given up


class Policy(StrEnum):
    """What happens to whoever runs out of time."""

    BOT = "bot"  # a bot plays on until the player is back
    FORFEIT = "forfeit"  # the game is lost for them


class Pace(StrEnum):
    """What a clock counts."""

    MOVE = "move"  # so many seconds for every decision
    GAME = "game"  # so many seconds for all decisions of a game, and some more after each


class ClockTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think."""

    pace: Pace
    seconds: int
    increment: int = 0  # seconds added after each decision


class MatchTerms(msgspec.Struct, frozen=True):
    """A match of several games, each at a table of its own."""

    best_of: int
    winners: tuple[str, ...] = ()  # the seats that have won the games before this one; empty for a draw
    coin: int | None = None  # of a game that begins after time was called: the seat that wins if both are equal
    ended: bool = False  # time was called, and no other game is begun


class Terms(msgspec.Struct, frozen=True):
    """All that is fixed when a table is opened."""

    id: str
    game: str
    players: int
    options: dict[str, Value]
    seed: str  # the server's secret, hexadecimal; nobody's to know before the game is over
    host: str  # the user who opened it
    created: int  # milliseconds since the epoch, like all times here
    visibility: Visibility = Visibility.PUBLIC
    clock: ClockTerms | None = None
    out_of_time: Policy = Policy.BOT
    rated: bool = False
    delay: int = 0  # seconds by which spectators are behind
    chat: bool = True
    listed_from: int = 0  # when others may know of it: a next game tells that one is over which spectators see late
    match: MatchTerms | None = None  # the match that its game is part of
    event: str = ""  # the tournament that has opened it, and opens whatever comes after it
    quick: bool = False  # it waits for whoever wants to play the same at once
    edition: int = 1  # of the game's rules: a table that is there goes on by those it was opened with


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One change of a table."""


class Sat(Entry, frozen=True, tag="sat", omit_defaults=True):
    """A person sat down."""

    seat: int
    user: str
    name: str


class BotSat(Entry, frozen=True, tag="bot_sat", omit_defaults=True):
    """A bot was given a seat before the game."""

    seat: int
    bot: str


class Stood(Entry, frozen=True, tag="stood", omit_defaults=True):
    """A seat became free before the game."""

    seat: int
    removed: bool = False  # the host wants its player to stay away


class Chose(Entry, frozen=True, tag="chose", omit_defaults=True):
    """A player chose options that are theirs alone, like a deck."""

    seat: int
    options: dict[str, Value]


class Readied(Entry, frozen=True, tag="readied", omit_defaults=True):
    """A player is ready to begin, or no longer."""

    seat: int
    ready: bool


class Committed(Entry, frozen=True, tag="committed", omit_defaults=True):
    """A seat's client committed to a number; another commitment of the seat before it counts no more."""

    seat: int
    commitment: str


class AllReady(Entry, frozen=True, tag="all_ready", omit_defaults=True):
    """Everybody was ready: the game is to begin as soon as the players' numbers are there."""


class Fixed(Entry, frozen=True, tag="fixed", omit_defaults=True):
    """The commitments stand: none changes any more, and the numbers are revealed."""


class Revealed(Entry, frozen=True, tag="revealed", omit_defaults=True):
    """A seat's client revealed its number."""

    seat: int
    number: str


class Started(Entry, frozen=True, tag="started", omit_defaults=True):
    """The cards were dealt; where no commitments stood before, the server's secret alone is the seed."""


class Closed(Entry, frozen=True, tag="closed", omit_defaults=True):
    """The table was given up: before the game, by the last player who was left, or as its match was conceded."""


class Acted(Entry, frozen=True, tag="acted", omit_defaults=True):
    """A seat took one action of the game."""

    seat: int
    action: str
    key: str = ""  # to know the client's message again: the same one sent twice counts once
    left: int | None = None  # milliseconds on the seat's clock after it, where one has been stopped by it
    bot: str = ""  # who chose, if it was a bot
    unseen: bool = False  # nobody else can tell that it was taken


class TookBack(Entry, frozen=True, tag="took_back", omit_defaults=True):
    """A seat took its last choice back: only so many actions remain, or all but the one after so many."""

    seat: int
    ply: int
    key: str = ""
    left: int | None = None  # milliseconds on the seat's clock for the question it goes back to, where it changes
    alone: bool = False  # what others have done since stays


class AskedBack(Entry, frozen=True, tag="asked_back", omit_defaults=True):
    """A seat asks the others to let it take its last choice back."""

    seat: int
    key: str = ""


class AnsweredBack(Entry, frozen=True, tag="answered_back", omit_defaults=True):
    """A seat answers such a request."""

    seat: int
    agree: bool
    key: str = ""


class Left(Entry, frozen=True, tag="left", omit_defaults=True):
    """A player left the running game; the seat stays theirs."""

    seat: int
    key: str = ""


class Given(Entry, frozen=True, tag="given", omit_defaults=True):
    """A bot plays on for somebody who is away."""

    seat: int
    bot: str
    giver: int | None = None  # the seat whose player wanted it
    key: str = ""


class Returned(Entry, frozen=True, tag="returned", omit_defaults=True):
    """A player is back and plays on."""

    seat: int
    key: str = ""


class RanOut(Entry, frozen=True, tag="ran_out", omit_defaults=True):
    """A player ran out of time; the table's policy says what follows."""

    seat: int
    ends: bool = False  # whether the game is over with it


class Paused(Entry, frozen=True, tag="paused", omit_defaults=True):
    """There was no server for a while: the running clocks are given back so many milliseconds, by seat.

    What is awaited before the deal is awaited anew.
    """

    given: dict[int, int]


class TimeCalled(Entry, frozen=True, tag="time_called", omit_defaults=True):
    """The organiser called time: the game ends in some turns, or begins with so many turns left."""

    coin: int  # the seat that wins if two rivals are equal in everything
    extra_coin: int | None = None  # the same for one more game of a match that is equal then; None: a draw stands


class HandedOver(Entry, frozen=True, tag="handed_over", omit_defaults=True):
    """A player is known by another id and name from now on: a guest has signed in, or somebody's account is deleted."""

    old: str
    user: str
    name: str


class WentOn(Entry, frozen=True, tag="went_on", omit_defaults=True):
    """The players play again, at another table."""

    table: str


AnyEntry = (
    Sat
    | BotSat
    | Stood
    | Chose
    | Readied
    | Committed
    | AllReady
    | Fixed
    | Revealed
    | Started
    | Closed
    | Acted
    | TookBack
    | AskedBack
    | AnsweredBack
    | Left
    | Given
    | Returned
    | RanOut
    | Paused
    | TimeCalled
    | HandedOver
    | WentOn
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> str:
    """An entry as it is written into the log.

    >>> encode(Stood(1))
    '{"kind":"stood","seat":1}'
    """
    return _encoder.encode(entry).decode()


def decode(body: str | bytes) -> AnyEntry:
    """An entry of the log."""
    return _decoder.decode(body)


def is_unseen(entry: Entry) -> bool:
    """Whether others may not even notice an entry: a secret choice, one that is taken back, a list that is exchanged.

    >>> is_unseen(Acted(0, "boss suko", unseen=True)), is_unseen(Acted(0, "ready"))
    (True, False)
    """
    return isinstance(entry, (TookBack, Chose)) or (isinstance(entry, Acted) and entry.unseen)


class Row(NamedTuple):
    """One row of a table's log."""

    number: int
    at: int
    entry: Entry


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat as the lobby shows it."""

    seat: str
    who: str = ""  # the player's name or the bot's; empty for a free seat
    bot: bool = False


class Listing(msgspec.Struct, frozen=True):
    """A table as the lobby shows it, so that it need not be rebuilt for a list."""

    id: str
    game: str
    status: Status
    visibility: Visibility
    seats: tuple[ListedSeat, ...]
    host: str  # the host's user id
    created: int
    changed: int
    rated: bool = False
    clock: ClockTerms | None = None
    options: dict[str, Value] = {}  # those that everybody may know
    commitment: str = ""  # the hash of the server's secret
    result: dict[str, float] | None = None  # by seat, once the game is over
    best_of: int = 1  # how many games the match has at most
    quick: bool = False  # it waits for whoever wants to play the same at once
