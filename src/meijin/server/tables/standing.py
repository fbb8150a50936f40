"""A table as it stands: the fold of its entries over its terms."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from typing import Final, NamedTuple

from meijin.bots import usual
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.fairness import commitment
from meijin.kernel.game import Value
from meijin.kernel.overtime import shared_places
from meijin.kernel.record import Record, begin
from meijin.kernel.registry import find
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.server.because import Because
from meijin.server.refusal import Code, Refused, refusal_of
from meijin.server.tables.clock import Clocks
from meijin.server.tables.entry import (
    Acted,
    AllReady,
    AnsweredBack,
    AskedBack,
    BotSat,
    Chose,
    Closed,
    Committed,
    Entry,
    Fixed,
    Given,
    HandedOver,
    Left,
    Paused,
    Policy,
    RanOut,
    Readied,
    Returned,
    Revealed,
    Sat,
    Started,
    Status,
    Stood,
    Terms,
    TimeCalled,
    TookBack,
    WentOn,
)
from meijin.server.tables.numbers import Collecting, draw_of
from meijin.server.tables.overtime import called_before, places, settled

REMEMBERED: Final = 100  # messages of a player that are known again
EVERYTHING: Final = 1 << 60  # more lines than a log can have


@lru_cache(maxsize=128)  # with cards of one's own a setup has half a megabyte
def _shared_setup(game: str, players: int, options: tuple[tuple[str, Value], ...], edition: int | None) -> Setup:
    """Tables that play the same share one setup, which nobody changes."""
    return find(game).prepare(players, dict(options), edition)


def prepared(game: str, players: int, options: dict[str, Value], edition: int | None = None) -> Setup:
    """The setup for these options, refused where the game refuses them, by the rules of today or of this edition."""
    try:
        return _shared_setup(game, players, tuple(sorted(options.items())), edition)
    except MeijinError as error:
        raise refusal_of(error, Code.MALFORMED) from None


@dataclass(slots=True)
class Seat:
    """Who sits on a seat."""

    name: str
    user: str = ""  # empty for a free seat and for a bot
    who: str = ""  # the player's name
    bot: str = ""
    ready: bool = False
    commitment: str = ""  # to the number of its player's client
    committed: int = 0  # how often its player has committed
    number: str = ""  # once it is revealed
    left: bool = False
    stand_in: str = ""  # the bot that plays on for the player
    forfeited: bool = False
    asked: int | None = None  # how many entries there were when the seat was asked what it has to decide now
    keys: tuple[str, ...] = ()  # the last messages of its player that were carried out
    taken_back: int = 0  # how often its player has taken a choice back
    declined: bool = False  # the others have refused to let its player take the last choice back

    def copy(self) -> Seat:
        """The same seat, to change on its own."""
        return Seat(*_whole(self))

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return bool(self.user or self.bot)

    @property
    def plays(self) -> str:
        """The bot that chooses for this seat; empty if its player does."""
        return self.bot or self.stand_in

    def remember(self, key: str) -> None:
        """Know a message again that has been carried out; several entries may have come of it."""
        if key and key not in self.keys[-1:]:
            self.keys = (*self.keys, key)[-REMEMBERED:]


_whole: Final = attrgetter(*[field.name for field in fields(Seat)])


class Done(NamedTuple):
    """What is known of an action besides what its record says."""

    number: int  # how many entries there were with it
    decided_with: int | None  # milliseconds that were left on the seat's clock, where it was stopped by it


@dataclass(frozen=True, slots=True)
class Request:
    """A seat asks the others to let it take its last choice back."""

    seat: int
    waiting: tuple[int, ...]


class Standing:
    """A table as it stands after some entries. Nothing but :meth:`take` changes it."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.options = dict(terms.options)
        self.setup = prepared(terms.game, terms.players, self.options, terms.edition)
        self.seats = [Seat(name) for name in self.setup.seats]
        self.clocks = Clocks(terms.clock, len(self.seats))
        self.status = Status.OPEN
        self.host = terms.host
        self.number = 0
        self.at = terms.created  # when the last entry was made
        self.collecting: Collecting | None = None  # what is awaited before the deal
        self.state: State | None = None
        self.done: list[Done] = []  # one for every action of the record
        self.earlier: dict[int, State] = {}  # by seat, the position before its last action, where it is at hand
        self.rewound: frozenset[int | None] = frozenset()  # the viewers whose log has lost lines
        self.request: Request | None = None
        self.removed: frozenset[str] = frozenset()  # users whom the host does not want at the table
        self.rematch: str | None = None
        self.time = called_before(terms)  # the call of time, if there was one
        self.began: int | None = None  # when the game began
        self.ended: int | None = None  # when it was over, or the table closed

    # -- questions ----------------------------------------------------------------------------------------------

    @property
    def secret(self) -> bytes:
        """The server's secret, which is nobody's to know before the game is over."""
        return bytes.fromhex(self.terms.seed)

    @property
    def commitment(self) -> str:
        """The hash of the server's secret, which everybody may know from the beginning."""
        return commitment(self.terms.seed)

    @property
    def record(self) -> Record:
        """The record of the game so far, with the players' names as they are now."""
        assert self.state is not None and self.state.record is not None
        record = self.state.record
        record.seats = {seat.name: f"bot:{seat.bot}" if seat.bot else seat.who for seat in self.seats}
        return record

    def seat_of(self, user: str | None) -> int | None:
        return next((place for place, seat in enumerate(self.seats) if user and seat.user == user), None)

    def seat_named(self, name: str) -> int:
        names = [seat.name for seat in self.seats]
        if name not in names:
            raise Refused(Because.NO_SEAT, seat=quoted(name), seats=tuple(names))
        return names.index(name)

    @property
    def usual_bot(self) -> str:
        """The bot that plays on for whoever is away."""
        return usual(self.setup.game)

    def asked(self, seat: int) -> str | None:
        """What the question is called that a seat has to decide; None if it has none.

        Another question has another name, and the name does not tell how much others have done unseen.
        """
        number = self.seats[seat].asked
        if number is None:
            return None
        return blake2b(f"{seat} {number}".encode(), key=self.secret, digest_size=8, person=b"meijin asked").hexdigest()

    def bots_to_move(self) -> list[tuple[int, str, str]]:
        """The seats for which a bot has to decide, with the bot and the name of the question."""
        if self.status is not Status.RUNNING:
            return []
        return [
            (place, seat.plays, asked)
            for place, seat in enumerate(self.seats)
            if seat.plays and (asked := self.asked(place)) is not None
        ]

    @property
    def waits_for_anybody(self) -> bool:
        """Whether it waits for whoever wants to play the same at once."""
        return self.terms.quick and self.status is Status.OPEN

    def asking(self) -> tuple[int, ...]:
        """The seats whose players have to choose; where a bot plays on nobody has to."""
        if self.status is not Status.RUNNING or self.state is None:
            return ()
        return tuple(place for place in self.state.deciders if self.seats[place].user and not self.seats[place].plays)

    def others_ready(self, place: int) -> bool:
        """Whether everybody is ready but perhaps this seat."""
        return all(seat.ready for other, seat in enumerate(self.seats) if other != place)

    def status_shown(self, now: int) -> Status | None:
        """How far the table has come as far as everybody may know; None while nobody but its players may know of it."""
        if now < self.terms.listed_from:
            return None
        late = now - self.terms.delay * 1000
        if self.began is None:
            return self.status
        if late < self.began:
            return Status.OPEN
        return self.status if self.ended is not None and self.ended <= late else Status.RUNNING

    def shown_anew(self, now: int) -> int | None:
        """When everybody may next know more of how far the table has come."""
        moments = [self.terms.listed_from]
        if self.terms.delay:
            moments += [at + self.terms.delay * 1000 for at in (self.began, self.ended) if at is not None]
        return min([moment for moment in moments if moment > now], default=None)

    def sitting(self) -> dict[int, str]:
        """The people at the table by seat."""
        return {place: seat.user for place, seat in enumerate(self.seats) if seat.user}

    @property
    def forfeited(self) -> list[int]:
        """The seats that have lost by running out of time."""
        return [place for place, seat in enumerate(self.seats) if seat.forfeited]

    def returns(self) -> tuple[float, ...]:
        """The result of each seat, once the game is over; whoever has forfeited it has at most the least."""
        assert self.state is not None
        if self.state.deciders:  # ended by a forfeit
            return tuple(0.0 if seat.forfeited else 1.0 for seat in self.seats)
        results = self.state.returns() if self.time is None else settled(self.state, self.time.coin)
        return tuple(
            min(results) if seat.forfeited else result for seat, result in zip(self.seats, results, strict=True)
        )

    def places(self, coin: int) -> tuple[int, ...]:
        """The place of each seat, once the game is over; the coin names the seat that wins if two rivals are equal."""
        assert self.state is not None
        return shared_places(self.returns()) if self.forfeited else places(self.state, coin)

    # -- folding ------------------------------------------------------------------------------------------------

    def take(self, entry: Entry, at: int, after: State | None = None) -> None:
        """Fold one committed entry; ``after`` is the position after its action where that is known already."""
        self.number += 1
        self.at = at
        match entry:
            case Committed() | AllReady() | Fixed() | Revealed():
                self._collect(entry, at)
            case Acted() | TookBack() | Started() | RanOut() | TimeCalled():
                self._play(entry, at, after)
            case AskedBack(seat):
                self.request = Request(seat, tuple(self.who_answers(seat)))
            case AnsweredBack(seat, agree):
                self._answered(seat, agree)
            case Left(seat):
                self.seats[seat].left = True
                self._need_not_answer(seat)
            case Given(seat, bot):
                self._stand_in(seat, bot, at)
            case Returned(seat):
                self._returned(seat, at)
            case Paused(given):
                self.clocks.pause(given, at)
                if self.collecting is not None:
                    self.collecting = Collecting(at, self.collecting.fixed)
            case WentOn(table):
                self.rematch = table
            case HandedOver(old, user, name):
                self.rename(old, user, name)
            case _:
                self._before_the_game(entry)

        self._remember(entry)
        if self.ended is None and self.status in (Status.OVER, Status.CLOSED):
            self.ended = at

    def _remember(self, entry: Entry) -> None:
        """Know the message again that an entry has come of."""
        match entry:
            case Acted(seat) | TookBack(seat) | AskedBack(seat) | AnsweredBack(seat) | Left(seat) | Returned(seat):
                self.seats[seat].remember(entry.key)
            case Given(giver=int(seat)):
                self.seats[seat].remember(entry.key)

    def _before_the_game(self, entry: Entry) -> None:
        match entry:
            case Sat(seat, user, name):
                self.seats[seat] = Seat(self.seats[seat].name, user=user, who=name)
            case BotSat(seat, bot):
                self.seats[seat] = Seat(self.seats[seat].name, bot=bot, ready=True)
            case Stood(seat, removed):
                self._stood(seat, removed)
            case Chose(_, options):
                self.options |= options
                self.setup = prepared(self.terms.game, self.terms.players, self.options, self.terms.edition)
            case Readied(seat, ready):
                self.seats[seat].ready = ready
            case Closed():
                self.status = Status.CLOSED
                self.collecting = None
                self.request = None
                for place, each in enumerate(self.seats):  # nobody is asked anything any more
                    each.asked = None
                    self.clocks.stop(place, self.at)
            case _:
                raise AssertionError(entry)

    def _stood(self, place: int, removed: bool) -> None:
        """A seat is free again; what its player chose for it is forgotten, and another player is the host."""
        gone = self.seats[place]
        if removed:
            self.removed |= {gone.user}
        self.seats[place] = Seat(gone.name)
        for name in self.setup.game.own_options(gone.name):
            self.options.pop(name, None)
            if name in self.terms.options:
                self.options[name] = self.terms.options[name]
        self.setup = prepared(self.terms.game, self.terms.players, self.options, self.terms.edition)
        if gone.user == self.host:
            self.host = next((seat.user for seat in self.seats if seat.user), self.host)

    def _play(self, entry: Entry, at: int, after: State | None) -> None:
        match entry:
            case Started():
                self._deal(at)
                if self.time is not None:
                    self._call_time()
            case TimeCalled():
                self.time = entry
                if self.state is not None:
                    self._call_time()
            case Acted(seat, action):
                self._acted(seat, action, after)
                self.seats[seat].asked = None
                self.seats[seat].declined = False
                if self.request is not None and (not entry.unseen or self.request.seat == seat):
                    self.request = None  # what others do unseen does not end it: that would tell of it
                self.done.append(Done(self.number, None if entry.left is None else self.clocks.left(seat, at)))
                if entry.left is not None:
                    self.clocks.set(seat, entry.left)
            case TookBack():
                self._go_back(entry, at, after)
            case RanOut(seat, ends):
                self._ran_out(seat, ends, at)
            case _:
                raise AssertionError(entry)
        if self.state is not None:
            self._ask(at)

    def _collect(self, entry: Entry, at: int) -> None:
        """What is said and known of the players' numbers before the deal."""
        match entry:
            case Committed(place):
                self.seats[place].commitment = entry.commitment
                self.seats[place].committed += 1
            case AllReady():
                self.status = Status.RUNNING
                self.began = at
                self.collecting = Collecting(at)
            case Fixed():
                self.collecting = Collecting(at, fixed=True)
            case Revealed(place, number):
                self.seats[place].number = number

    def _deal(self, at: int) -> None:
        """Deal with the seed that all have made; a table from before there were numbers has the server's alone."""
        self.status = Status.RUNNING
        if self.collecting is None:
            self.began = at
            self.state = begin(self.setup, self.secret, commitment=self.commitment, wide=True)
        else:
            self.collecting = None
            draw = draw_of(self)
            self.state = begin(self.setup, draw.seed, commitment=self.commitment, wide=True, draw=draw)

    def _call_time(self) -> None:
        """The game gets to know that time was called; no choice from before it is taken back."""
        assert self.state is not None
        self.state.call_time()
        self.done.append(Done(self.number, None))
        self.request = None

    def _acted(self, seat: int, action: str, after: State | None) -> None:
        assert self.state is not None
        if after is not None:
            self.earlier[seat] = self.state
            self.state = after
        else:
            self.earlier.pop(seat, None)
            self.state.apply(action, seat)

    def _go_back(self, entry: TookBack, at: int, after: State | None) -> None:
        seat, record, first = self.seats[entry.seat], self.record, entry.ply
        gone = record.actions[first : first + 1] if entry.alone else record.actions[first:]
        stays = {who for who, _ in record.actions[first + 1 :]} if entry.alone else set()
        told = self._told()
        self.state = after or (record.without(first) if entry.alone else record.branch(first))
        self.rewound |= {viewer for viewer, lines in self._told().items() if lines != told[viewer]}
        self.request = None
        seat.taken_back += 1
        if entry.left is not None and not seat.plays:
            self.clocks.resume(entry.seat, entry.left, at)
        self._ask_anew({who for who, _ in gone}, stays, since=self.done[first].number)
        del self.done[first : first + len(gone)]

    def _told(self) -> dict[int | None, int]:
        """How many lines of the log everybody has been told."""
        viewers = [None, *range(len(self.seats))]
        return {viewer: self.record.feed_since(viewer, EVERYTHING)[0] for viewer in viewers}

    def _ask_anew(self, lost: set[int], stays: set[int], since: int) -> None:
        """Choices were taken back: what was asked because of them is no longer the question.

        Whoever still has the same to decide is asked the same: another name for it would tell what others did unseen.
        """
        for place, seat in enumerate(self.seats):
            if place in lost:
                seat.declined = False
            if place in lost or (place not in stays and seat.asked is not None and seat.asked >= since):
                seat.asked = None

    def _ran_out(self, place: int, ends: bool, at: int) -> None:
        seat = self.seats[place]
        self.clocks.stop(place, at)
        if self.terms.out_of_time is Policy.FORFEIT:
            seat.forfeited = True
        seat.stand_in = self.usual_bot
        if ends:
            self.status = Status.OVER
            self.record.over = True  # nothing is secret any more

    def _ask(self, at: int) -> None:
        """Note who is asked since when, and let their time run."""
        assert self.state is not None
        if self.status is Status.RUNNING and not self.state.deciders:
            self.status = Status.OVER
        deciders = self.state.deciders if self.status is Status.RUNNING else ()
        for place, seat in enumerate(self.seats):
            if place not in deciders:
                seat.asked = None
            elif seat.asked is None:
                seat.asked = self.number
            if place in deciders and not seat.plays:
                self.clocks.start(place, at)
            elif self.clocks.runs(place):
                self.clocks.stop(place, at)
        if self.status is Status.OVER:
            self.request = None

    def is_alone(self, place: int) -> bool:
        """Whether a seat plays against bots alone, and for nothing."""
        others = [seat for other, seat in enumerate(self.seats) if other != place]
        return not self.terms.rated and not self.terms.event and all(seat.bot for seat in others)

    def who_answers(self, asking: int) -> list[int]:
        """The people who have to agree that a seat takes its choice back: whoever is away does not stand in the way."""
        return [
            place
            for place, seat in enumerate(self.seats)
            if place != asking and seat.user and not seat.stand_in and not seat.left
        ]

    def _answered(self, seat: int, agree: bool) -> None:
        if self.request is None:  # for those who see it late: whoever is deleted since was not asked there
            return
        if agree:
            self._need_not_answer(seat)
        else:
            self.seats[self.request.seat].declined = True
            self.request = None

    def _need_not_answer(self, seat: int) -> None:
        """Nobody waits for this seat's answer any more; a request that nobody has to answer is none."""
        if self.request is not None:
            waiting = tuple(each for each in self.request.waiting if each != seat)
            self.request = Request(self.request.seat, waiting) if waiting else None

    def _stand_in(self, place: int, bot: str, at: int) -> None:
        self.seats[place].stand_in = bot
        self._need_not_answer(place)
        if self.clocks.runs(place):
            self.clocks.stop(place, at)

    def _returned(self, place: int, at: int) -> None:
        seat = self.seats[place]
        if seat.stand_in:
            self.clocks.welcome_back(place)
        seat.left, seat.stand_in = False, ""
        if seat.asked is not None:
            self.clocks.start(place, at)

    def rename(self, old: str, user: str, name: str) -> None:
        """A user is known by another id and name wherever they sit."""
        if self.host == old:
            self.host = user
        for seat in self.seats:
            if seat.user == old:
                seat.user, seat.who = user, name
