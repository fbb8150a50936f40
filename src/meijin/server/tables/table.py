"""What may be done at a table. Every deed is proposed first: the entries it takes, or the reason why it is refused.

Proposing changes nothing. Once the entries are kept for good the table settles the proposal, and only then is anybody
told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from meijin.kernel.errors import LateAction, MeijinError, quoted
from meijin.kernel.game import Value
from meijin.kernel.notice import notices
from meijin.kernel.state import State
from meijin.server.because import Because
from meijin.server.refusal import Code, Refused, refusal_of
from meijin.server.tables.entry import (
    Acted,
    AllReady,
    AnsweredBack,
    AskedBack,
    BotSat,
    Chose,
    Closed,
    Entry,
    Given,
    HandedOver,
    Left,
    Paused,
    Policy,
    RanOut,
    Readied,
    Returned,
    Row,
    Sat,
    Started,
    Status,
    Stood,
    TookBack,
    WentOn,
)
from meijin.server.tables.known_names import known_bot, marked
from meijin.server.tables.matches import between_games, goes_on, refuse_other_lists
from meijin.server.tables.numbers import commit, next_step, reveal
from meijin.server.tables.overtime import call
from meijin.server.tables.standing import Seat, Standing, prepared
from meijin.words.message import NONE

# Every choice taken back makes the log longer and the table slower to rebuild.
MOST_TAKEN_BACK: Final = 100  # by one player in one game
# Whoever should do something by itself has so long before any other worker does it instead.
GRACE: Final = 10_000
# A table that waits for whoever wants the same is looked at so often: whoever waits may have gone.
LOOKED_AT: Final = 15_000


@dataclass(frozen=True, slots=True)
class Proposal:
    """The entries that a deed takes; none if it has been done before."""

    at: int
    number: int  # of the first entry
    entries: tuple[Entry, ...]
    after: State | None = None  # the position after it, where it is one action or a choice taken back
    again: bool = False

    def rows(self) -> list[Row]:
        """The rows of the log."""
        return [Row(self.number + place, self.at, entry) for place, entry in enumerate(self.entries)]


class Table(Standing):
    """A table and all that may be done at it."""

    def settle(self, proposal: Proposal) -> None:
        """Take the entries of a proposal, now that they are kept."""
        assert proposal.number == self.number or not proposal.entries
        for entry in proposal.entries:
            known = proposal.after if isinstance(entry, (Acted, TookBack)) else None
            self.take(entry, proposal.at, known)

    def after(self, proposal: Proposal) -> Table:
        """The table as it will stand once a proposal is kept; this one stays as it is."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats = [seat.copy() for seat in self.seats]
        other.clocks = self.clocks.copy()
        other.options = dict(self.options)
        other.done, other.earlier = self.done[:], dict(self.earlier)
        if self.state is not None and proposal.after is None:
            other.state = self.state.trial()
        other.settle(proposal)
        return other

    def due(self, at: int) -> int | None:
        """When something happens by itself at this table, if anything does.

        A bot moves, the next game of a match is opened, somebody's time is out, the cards are dealt without somebody's
        number, whoever waits for anybody has gone, or the lobby may show what spectators see by then.
        """
        waits = self.bots_to_move() or (goes_on(self) and self.rematch is None and not self.terms.event)
        looked_at = at + LOOKED_AT if self.waits_for_anybody else None
        moments = [at + GRACE if waits else None, looked_at, self.deadline(), self.shown_anew(at)]
        return min([moment for moment in moments if moment is not None], default=None)

    def deadline(self) -> int | None:
        """When somebody's time is out, or when the table goes on without somebody's number."""
        return self.clocks.deadline() if self.collecting is None else self.collecting.until

    # -- before the game ----------------------------------------------------------------------------------------

    def sit(
        self,
        user: str,
        name: str,
        seat: int | None,
        now: int,
        options: Mapping[str, Value] | None = None,
        ready: bool = False,
    ) -> Proposal:
        """Somebody takes a seat, any free one unless they say which, and may be ready at once."""
        if self.seat_of(user) is not None:
            raise Refused(Because.SEATED_ALREADY, seat=self.seats[self.seat_of(user) or 0].name)
        if user in self.removed:
            raise Refused(Because.SENT_AWAY)
        free = [place for place, each in enumerate(self.seats) if not each.taken]
        if not free or self.began is not None:  # whether it has begun is not everybody's to know at once
            raise Refused(Because.TABLE_FULL)
        self._need_open(user)
        if seat is not None and seat not in free:
            names = tuple(self.seats[place].name for place in free)
            raise Refused(Because.SEAT_TAKEN, seat=self.seats[seat].name, free=names)
        place = free[0] if seat is None else seat
        chosen = self._own(place, options) if options else ()
        sat = Sat(place, user, name), *chosen
        return self._ready_with(now, place, *sat) if ready else self._propose(now, *sat)

    def seat_bot(self, user: str, seat: int, bot: str, now: int) -> Proposal:
        """The host gives a free seat, or one where a bot sits, to a bot."""
        self._need_host(user, "bots")
        self._need_open(user)
        if self.seats[seat].user:
            raise Refused(Because.SEAT_TAKEN_BY, seat=self.seats[seat].name, name=self.seats[seat].who)
        return self._propose(now, BotSat(seat, known_bot(bot, self.setup.game)))

    def stand(self, user: str, seat: int, now: int) -> Proposal:
        """A player gives up a seat before the game, or the host frees one."""
        if between_games(self):
            raise Refused(Because.SEATS_STAY)
        self._need_no_event("seats")
        if self.seats[seat].user != user:
            self._need_host(user, "free")
        self._need_open(user)
        if not self.seats[seat].taken:
            raise Refused(Because.NOBODY_SITS, seat=self.seats[seat].name)
        removed = self.seats[seat].user not in ("", user)
        nobody_left = not any(each.taken for place, each in enumerate(self.seats) if place != seat)
        closing = [Closed()] if nobody_left and self.seats[seat].user else []
        return self._propose(now, Stood(seat, removed), *closing)

    def choose(self, user: str, options: Mapping[str, Value], now: int) -> Proposal:
        """A player chooses what is theirs alone, like a deck."""
        place = self._player(user)
        self._need_open(user)
        return self._propose(now, *self._own(place, options))

    def ready(self, user: str, ready: bool, now: int) -> Proposal:
        """A player is ready, or no longer; the game begins when everybody is."""
        place = self._player(user)
        self._need_open(user)
        if ready and self.others_ready(place):
            return self._begin(now, Readied(place, True))
        return self._propose(now, Readied(place, ready))

    def commit(self, user: str, commitment: str, now: int) -> Proposal:
        """A player's client commits to a number; another commitment may take its place until all of them stand."""
        entry = commit(self, self._player(user), commitment)
        return self._again(now) if entry is None else self._go_on(now, entry)

    def reveal(self, user: str, number: str, now: int) -> Proposal:
        """A player's client reveals its number; the cards are dealt when all are there."""
        entry = reveal(self, self._player(user), number)
        return self._again(now) if entry is None else self._go_on(now, entry)

    def start(self, user: str, now: int) -> Proposal:
        """The host begins the game."""
        self._need_host(user, "start")
        self._need_open(user)
        free = tuple(each.name for each in self.seats if not each.taken)
        if free:
            raise Refused(Because.SEATS_FREE, seats=free)
        waiting = tuple(each.who for each in self.seats if not each.ready and each.user != user)
        if waiting:
            raise Refused(Because.NOT_READY, names=waiting)
        own = self.seat_of(user)
        host = [] if own is None or self.seats[own].ready else [Readied(own, True)]
        return self._begin(now, *host)

    def close(self, user: str, now: int) -> Proposal:
        """The host gives the table up before the game, or the last player who is left the game itself."""
        place = self.seat_of(user)
        if place is not None and self.status is Status.RUNNING:
            others = self.who_answers(place)
            if others or self.terms.rated:
                raise Refused(Because.OTHERS_LOSE, names=tuple(self.seats[place].who for place in others))
            return self._propose(now, Closed())
        self._need_host(user, "close")
        self._need_open(user)
        return self._propose(now, Closed())

    def close_unused(self, now: int) -> Proposal:
        """A table that nobody has used for long is given up."""
        self._need_open(None)
        return self._propose(now, Closed())

    def close_settled(self, now: int) -> Proposal:
        """The match of this table has its result without this game, which is given up."""
        if self.status in (Status.OVER, Status.CLOSED):
            raise Refused(Because.GAME_OVER)
        return self._propose(now, Closed())

    # -- the game -----------------------------------------------------------------------------------------------

    def act(self, user: str, words: str, asked: str, key: str, now: int) -> Proposal:
        """A player takes an action, or several that are said at once."""
        place = self._player(user)
        seat = self.seats[place]
        mark = marked(key, words, asked)
        if mark in seat.keys:
            return self._again(now)
        state = self._need_running()
        self._need_present(seat)
        if words.strip().lower() != "resign":
            self._need_question(place, asked)
        if place in self.clocks.out(now):
            raise Refused(Because.OUT_OF_TIME)
        try:
            after = state.after(words, place)
        except MeijinError as error:
            raise refusal_of(error, Code.STALE if isinstance(error, LateAction) else Code.ILLEGAL) from None
        return self._done(place, after, now, mark)

    def bot_act(self, seat: int, action: int, asked: str, now: int) -> Proposal:
        """A bot takes an action for a seat; what it answers to another question is not wanted any more."""
        state = self._need_running()
        if not self.seats[seat].plays or self.asked(seat) != asked:
            raise Refused(Because.MOVED_ON)
        return self._done(seat, state.after(action, seat), now, "")

    def take_back(self, user: str, key: str, now: int) -> Proposal:
        """A player takes the last choice back, or asks the others where it needs their consent."""
        place = self._player(user)
        mark = marked(key, "undo")
        if mark in self.seats[place].keys:
            return self._again(now)
        self._need_running()
        self._need_present(self.seats[place])
        if self.request is not None:
            names = tuple(self.seats[each].name for each in self.request.waiting)
            raise Refused(Because.BACK_ASKED, seat=self.seats[self.request.seat].name, seats=names)
        if self.seats[place].taken_back >= MOST_TAKEN_BACK:
            raise Refused(Because.BACK_TOO_OFTEN, most=MOST_TAKEN_BACK)
        try:
            taken = self.record.take_back(place, alone=self.is_alone(place), earlier=self.earlier.get(place))
        except MeijinError as error:
            if self.terms.rated:
                raise refusal_of(error, Code.ILLEGAL) from None
            return self._ask_back(place, mark, now)
        return self._took_back(place, taken, mark, now)

    def answer(self, user: str, agree: bool, now: int, key: str = "") -> Proposal:
        """A player agrees that another takes a choice back, or does not."""
        place = self._player(user)
        mark = marked(key, "answer", str(agree))
        if mark in self.seats[place].keys:
            return self._again(now)
        self._need_running()
        if self.request is None or place not in self.request.waiting:
            raise Refused(Because.NOBODY_WAITS)
        answered = AnsweredBack(place, agree, mark)
        if not agree or len(self.request.waiting) > 1:
            return self._propose(now, answered)
        taken = self._agreed(self.request.seat)
        entry = self._taken(self.request.seat, taken, "", now)
        return Proposal(max(now, self.at), self.number, (answered, entry), taken)

    def leave(self, user: str, now: int, key: str = "") -> Proposal:
        """A player gives up the seat before the game, or leaves the running game."""
        place = self._player(user)
        mark = marked(key, "leave")
        if mark in self.seats[place].keys:
            return self._again(now)
        if self.status is Status.OPEN:
            self._need_no_event("concede")
        if between_games(self):
            return self._leave_match(place, mark, now)
        if self.status is Status.OPEN:
            return self.stand(user, place, now)
        self._need_begun()
        if self.seats[place].left:
            raise Refused(Because.LEFT_ALREADY)
        return self._go_on(now, Left(place, mark))

    def come_back(self, user: str, now: int, key: str = "") -> Proposal:
        """A player who was away plays on."""
        place = self._player(user)
        seat, mark = self.seats[place], marked(key, "back")
        if mark in seat.keys:
            return self._again(now)
        waiting = between_games(self)
        if not waiting:
            self._need_begun()
        if seat.forfeited:
            raise Refused(Because.LOST_BY_TIME)
        if not seat.left and not seat.stand_in:
            raise Refused(Because.HERE)
        return self._propose(now, Returned(place, mark), *([Readied(place, False)] if waiting else []))

    def give(self, user: str, seat: int, now: int, absent: bool, key: str = "") -> Proposal:
        """A player lets a bot play on for another who has left or is absent."""
        giver = self._player(user)
        mark = marked(key, "give", str(seat))
        if mark in self.seats[giver].keys:
            return self._again(now)
        self._need_no_event("judge")
        waiting = between_games(self)
        if not waiting:
            self._need_begun()
        other = self.seats[seat]
        if other.user == user:
            raise Refused(Because.BOT_FOR_ONESELF)
        if other.plays:
            raise Refused(Because.BOT_PLAYS_ALREADY, seat=other.name)
        if not other.left and not absent:
            raise Refused(Because.STILL_HERE, name=other.who)
        given = Given(seat, self.usual_bot, giver, mark)
        return self._ready_with(now, seat, given) if waiting else self._go_on(now, given)

    def paused(self, given: Mapping[int, int], now: int) -> Proposal:
        """The clocks are given back the time, by seat, in which there was no server."""
        return self._propose(now, Paused(dict(given)))

    def call_time(self, coins: Sequence[int], decisive: bool, now: int) -> Proposal:
        """The organiser of a tournament calls time."""
        return self._propose(now, call(self, coins, decisive))

    def run_out(self, now: int) -> Proposal:
        """What follows for whoever is out of time, also with a number; nothing if nobody is."""
        if self.collecting is not None:
            return self._go_on(now)
        out = self.clocks.out(now) if self.status is Status.RUNNING else []
        if not out:
            return Proposal(now, self.number, ())
        place = out[0]
        if self.terms.out_of_time is Policy.FORFEIT:
            return self._forfeit(place, now)
        return self._propose(now, RanOut(place))

    # -- afterwards, and people ---------------------------------------------------------------------------------

    def went_on(self, user: str, table: str, now: int) -> Proposal:
        """The players play again at another table."""
        self._player(user)
        if self.status is not Status.OVER:
            raise Refused(Because.NOT_OVER)
        if self.rematch is not None:
            raise Refused(Because.GOES_ON_ELSEWHERE)
        return self._propose(now, WentOn(table))

    def goes_on_at(self, table: str, now: int) -> Proposal:
        """The match goes on at another table."""
        if self.rematch is not None:
            raise Refused(Because.GOES_ON_ELSEWHERE)
        return self._propose(now, WentOn(table))

    def stay_away(self, place: int, now: int) -> Proposal:
        """A player was away at the end of a game of a match: a bot plays on in the next one until they are back."""
        return self._propose(now, Given(place, self.usual_bot), Readied(place, True))

    def hand_over(self, old: str, user: str, name: str, now: int) -> Proposal:
        """A user is known by another id and name from now on; without an id nobody is there to play on.

        Nobody has two seats: where the other id sits already, the seat is given up.
        """
        place = self.seat_of(old)
        if place is not None and self.seat_of(user) is not None:
            if self.status is Status.OPEN:
                return self._propose(now, Stood(place))
            user = ""
        if between_games(self) and place is not None and not user:
            left = HandedOver(old, user, name), BotSat(place, self.usual_bot)
            return self._begin(now, *left) if self.others_ready(place) else self._propose(now, *left)
        alone = self.status is Status.RUNNING and place is not None and not user and not self.seats[place].stand_in
        given = [Given(place, self.usual_bot)] if alone and place is not None else []
        return self._go_on(now, HandedOver(old, user, name), *given)

    # -- what proposals share -----------------------------------------------------------------------------------

    def _propose(self, now: int, *entries: Entry) -> Proposal:
        return Proposal(max(now, self.at), self.number, entries)

    def _begin(self, now: int, *before: Entry) -> Proposal:
        """Everybody is ready with these entries: the players' numbers are collected, and the cards dealt."""
        return self._go_on(now, *before, AllReady())

    def _go_on(self, now: int, *entries: Entry) -> Proposal:
        """Entries after which there may be all that was awaited before the deal, and what follows from them at once."""
        proposal = self._propose(now, *entries)
        if self.state is not None:
            return proposal
        after, following = self.after(proposal), list[Entry]()
        while (step := next_step(after, proposal.at)) is not None:
            following.append(step)
            if isinstance(step, Started):  # nobody need deal the cards to know what comes next
                break
            after.take(step, proposal.at)
        return self._propose(now, *entries, *following)

    def _again(self, now: int) -> Proposal:
        return Proposal(now, self.number, (), again=True)

    def _done(self, place: int, after: State, now: int, key: str) -> Proposal:
        """The entries for what a seat has done.

        Clocks are everybody's to see, so they go by what everybody sees: a choice that others cannot see does not stop
        them, earns no increment and does not begin the time of a decision anew.
        """
        bot = "" if key else self.seats[place].plays
        entries, seen = [], 0
        for action, unseen in self._steps(after):
            seen += not unseen
            stops = self.clocks.runs(place) and not unseen
            left = self.clocks.after_decisions(place, seen, now) if stops else None
            entries.append(Acted(place, after.text(action), key, left, bot, unseen))
        return Proposal(max(now, self.at), self.number, tuple(entries), after if len(entries) == 1 else None)

    def _steps(self, after: State) -> list[tuple[int, bool]]:
        """The actions that lead to a position, and whether each is one that nobody else can see."""
        assert self.state is not None
        done = _actions(after)[len(_actions(self.state)) :]
        if len(done) == 1:
            assert after.record is not None
            events = after.record.log[len(self.record.log) :]
            return [(done[0][1], not notices(None, self.state, after, events))]
        steps, state = [], self.state.trial()
        for seat, action in done:
            before = state.clone()
            events = state.again(seat, action)
            steps.append((action, not notices(None, before, state, events)))
        return steps

    def _leave_match(self, place: int, key: str, now: int) -> Proposal:
        """Somebody leaves between two games: a bot plays on, unless nobody would be left to play with."""
        if not self.who_answers(place):
            return self._propose(now, Closed())
        return self._ready_with(now, place, Left(place, key), Given(place, self.usual_bot))

    def _ready_with(self, now: int, place: int, *entries: Entry) -> Proposal:
        """A seat is ready with these entries; the game begins if all others are."""
        ready = *entries, Readied(place, True)
        return self._begin(now, *ready) if self.others_ready(place) else self._propose(now, *ready)

    def _ask_back(self, place: int, key: str, now: int) -> Proposal:
        """Ask those who must agree; where nobody has to, it is done at once."""
        taken = self._agreed(place)
        if not self.who_answers(place):
            return self._took_back(place, taken, key, now)
        if self.seats[place].declined:
            raise Refused(Because.BACK_DECLINED)
        return self._propose(now, AskedBack(place, key))

    def _agreed(self, place: int) -> State:
        """The position without a seat's last choice, if it may be taken back by consent."""
        try:
            return self.record.take_back(place, agreed=True, earlier=self.earlier.get(place))
        except MeijinError as error:
            raise refusal_of(error, Code.ILLEGAL) from None

    def _took_back(self, place: int, taken: State, key: str, now: int) -> Proposal:
        return Proposal(max(now, self.at), self.number, (self._taken(place, taken, key, now),), taken)

    def _taken(self, place: int, taken: State, key: str, now: int) -> TookBack:
        """The entry for a seat's last choice that is taken back, which leads to this position."""
        actions = self.record.actions
        ply = max(each for each, (seat, _) in enumerate(actions) if seat == place)
        decided_with = self.done[ply].decided_with
        left = None if decided_with is None else self.clocks.after_a_take_back(place, decided_with, now)
        return TookBack(place, ply, key, left, alone=len(_actions(taken)) > ply)

    def _forfeit(self, place: int, now: int) -> Proposal:
        """Whoever is out of time resigns where the game has that; otherwise the last one who has not wins."""
        assert self.state is not None
        try:
            after = self.state.after("resign", place)
        except MeijinError:
            playing = [other for other, each in enumerate(self.seats) if other != place and not each.forfeited]
            return self._propose(now, RanOut(place, ends=len(playing) == 1))
        return Proposal(max(now, self.at), self.number, (RanOut(place), Acted(place, "resign")), after)

    def _own(self, place: int, options: Mapping[str, Value]) -> tuple[Entry, ...]:
        """The entry for options of a seat's own, checked."""
        name = self.seats[place].name
        own = self.setup.game.own_options(name)
        for option in options:
            if option not in own:
                raise Refused(Because.NOT_YOURS_TO_CHOOSE, option=quoted(option), seat=name, options=tuple(sorted(own)))
        prepared(self.terms.game, self.terms.players, self.options | dict(options), self.terms.edition)
        if not between_games(self) and any(option in self.terms.options for option in options):
            self._need_no_event("list")
        if self.seats[place].taken and between_games(self):
            refuse_other_lists(self, options)
        return (Chose(place, dict(options)),)

    # -- conditions ---------------------------------------------------------------------------------------------

    def _player(self, user: str) -> int:
        place = self.seat_of(user)
        if place is None:
            raise Refused(Because.NO_SEAT_OF_YOURS)
        return place

    def _need_open(self, user: str | None) -> None:
        """Refuse what is done only before the game; how far it has come is for those to know who play."""
        if self.status is not Status.OPEN:
            told = self.seat_of(user) is not None or self.began is None
            raise Refused(Because.ONLY_BEFORE, status=self.status.value if told else NONE)

    def _need_begun(self) -> None:
        if self.status is not Status.RUNNING:
            raise Refused(Because.GAME_IS, status=self.status.value)

    def _need_running(self) -> State:
        self._need_begun()
        if self.state is None:
            raise Refused(Because.NOT_DEALT)
        return self.state

    def _need_host(self, user: str, what: str) -> None:
        if user != self.host:
            host = next((each.who for each in self.seats if each.user == self.host), NONE)
            raise Refused(Because.ONLY_HOST, host=host, what=what)

    def _need_no_event(self, why: str) -> None:
        """Refuse what is for a tournament to decide."""
        if self.terms.event:
            raise Refused(Because.OF_A_TOURNAMENT, why=why)

    def _need_present(self, seat: Seat) -> None:
        if seat.forfeited:
            raise Refused(Because.LOST_BY_TIME)
        if seat.left or seat.stand_in:
            raise Refused(Because.AWAY)

    def _need_question(self, place: int, asked: str) -> None:
        now = self.asked(place)
        if now is None:
            assert self.state is not None
            raise Refused(Because.NOT_YOUR_TURN, seats=tuple([self.seats[each].name for each in self.state.deciders]))
        if asked != now:
            raise Refused(Because.MOVED_ON)


def _actions(state: State) -> list[tuple[int, int]]:
    assert state.record is not None
    return state.record.actions
