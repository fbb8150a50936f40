"""A table in memory: whatever changes it is kept in the log first, and then everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from meijin.kernel.errors import MeijinError
from meijin.server import wire
from meijin.server.because import Because
from meijin.server.gate import tables as gate
from meijin.server.gate.late_tables import LateTable
from meijin.server.gate.replays import Played, played_at
from meijin.server.live.alarm import Alarm
from meijin.server.live.bots import Bots
from meijin.server.live.chat import ROOMS, Chat, room_of
from meijin.server.live.failure import GameFailed
from meijin.server.live.listener import NOT_YOURS, Goodbye, Listener, encode
from meijin.server.live.livelog import LiveLog
from meijin.server.live.presence import GONE_AFTER, Presence
from meijin.server.live.services import Services
from meijin.server.live.table_audience import TableAudience
from meijin.server.people.user import User
from meijin.server.refusal import Refused, in_english
from meijin.server.storage.journal import Change, Listed
from meijin.server.tables.entry import (
    Acted,
    AnsweredBack,
    AskedBack,
    HandedOver,
    Paused,
    RanOut,
    Row,
    Status,
    TookBack,
)
from meijin.server.tables.matches import goes_on
from meijin.server.tables.table import GRACE, Proposal, Table
from meijin.words import Message, Sayable, Saying

UNKNOWN: Final = -1  # when a table is due that another worker has changed

MOST_SOCKETS: Final = 20  # of one user at one table

RETRY: Final = 1_000  # milliseconds until a clock is looked at again that could not be stopped

# What changes the game, but not who sits where.
OF_THE_GAME: Final = (Acted, TookBack, AskedBack, AnsweredBack, Paused)
ENDING: Final = (Acted, RanOut)  # what a game can end with


def changes_seats(rows: Iterable[Row]) -> bool:
    """Whether rows of a log change who sits where or who is there."""
    return any(not isinstance(row.entry, OF_THE_GAME) for row in rows)


def listed(table: Table, now: int) -> Listed:
    """How a table is listed by now."""
    return Listed(gate.listing(table), gate.shown(table, now))


class LiveTable(LiveLog):
    """A table with everybody at it."""

    PLACE = "table"

    def __init__(
        self,
        table: Table,
        lines: Iterable[wire.ChatLine],
        services: Services,
        late: LateTable | None = None,
        due: int | None = UNKNOWN,
    ) -> None:
        super().__init__(services)
        self.id = table.terms.id
        self.table = table
        self.audience = TableAudience()
        self.presence = Presence(services.now())
        self.chat = Chat(lines)
        self.bots = Bots(self, services)
        self._failed: GameFailed | None = None  # nothing happens here any more
        self.opened: int | None = None  # since when lists are open that are played on with after the game
        self._due = due  # as the database has it
        self._late = late  # what spectators see, if that is not the same
        self._clock = Alarm(self._time_is_out, services.now)
        self._curtain = Alarm(self.show_more, services.now)
        self.show_more()

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self.table.number

    @property
    def spectators_see(self) -> Table:
        """The table as far as spectators may know it."""
        return self.table if self._late is None else self._late.table

    async def played(self, user: User | None) -> Played:
        """The whole game, if this user may know that; before that it is refused."""
        known = None if user is None else user.id
        table = self.spectators_see if self.table.seat_of(known) is None else self.table
        gate.refuse_unfinished(table, self._opened(table))
        return await asyncio.to_thread(played_at, table, known)

    def info(self, user: User | None) -> wire.TableInfo:
        """Who sits where, for this user."""
        return self._info(None if user is None else self.table.seat_of(user.id))

    def knowledge(self, user: User) -> wire.Knowledge:
        """What this user's seat knows, if it is asked now."""
        return gate.knowledge(self.table, self.table.seat_of(user.id))

    def knowledge_if_asked(self, user: User) -> wire.Knowledge | None:
        """The same; None while this user is asked nothing."""
        try:
            return self.knowledge(user)
        except Refused as error:
            if error.because is not Because.NOT_ASKED:
                raise
            return None

    def only_bots_besides(self, user: User) -> bool:
        """Whether this user plays against bots alone, and for nothing."""
        place = self.table.seat_of(user.id)
        return place is not None and self.table.is_alone(place)

    def take_back(self, user: User) -> wire.TakeBack:
        """Whether this user may take the last choice back, or ask for it, and why not."""
        try:
            self.table.take_back(user.id, "", self._clock_time(self.table))
        except Refused as error:
            return wire.TakeBack(error.reason, error.said)
        return wire.TakeBack("", None)

    def _info(self, seat: int | None) -> wire.TableInfo:
        table = self.spectators_see if seat is None else self.table
        user = None if seat is None else table.seats[seat].user
        return gate.info(table, user, set(self.presence), opened=self._opened(table))

    def _opened(self, table: Table) -> bool:
        """Whether lists are open by now that outlive a game, where a table is seen."""
        return self.opened is not None and self.opened <= self._clock_time(table)

    def _clock_time(self, table: Table) -> int:
        """What time it is where a table is seen."""
        late = 0 if table is self.table else table.terms.delay * 1000
        return self._services.now() - late

    @property
    def idle_since(self) -> int | None:
        """Since when nobody needs this table in memory; None if somebody does."""
        busy = len(self.audience) or self.bots.thinking or self._lock.locked()
        return None if busy else self.used

    # -- changing -----------------------------------------------------------------------------------------------

    async def change(self, propose: Callable[[Table, int], Proposal], stays: bool = False) -> Proposal:
        """Keep what is proposed and tell everybody; a proposal overtaken by another worker is made anew.

        Whoever ``stays`` to the end spares the server the trouble of going on alone.
        """
        return await self._alone(lambda: self._keep(propose), stays)

    async def _keep(self, propose: Callable[[Table, int], Proposal]) -> Proposal | None:
        """Keep what is proposed, and let it happen; None if another worker was first."""
        self.refuse_failed()
        try:
            proposal = propose(self.table, self._services.now())
            if not proposal.entries:
                return proposal
            after, rows = self.table.after(proposal), proposal.rows()
            due = after.due(rows[-1].at)
            change = self._what_else(after, rows, due)
        except (Refused, MeijinError):
            raise
        except Exception as error:
            raise self.fail(error) from error
        self._due = UNKNOWN
        if not await self._kept(self._services.store.tables.append(self.id, rows, change)):
            return None
        self._due = due
        self.table = after
        with suppress(GameFailed):  # it is kept, and everybody has been told that nothing comes after it
            self._tell(rows)
            self.look_after()
        seen = sum(isinstance(each, Acted) and not each.unseen for each in proposal.entries)
        self._services.metrics.moves.labels(after.terms.game).inc(seen)
        self._services.tell_others("tables", [self.id, self.table.number])
        return proposal

    def _what_else(self, after: Table, rows: Sequence[Row], due: int | None) -> Change | None:
        """What is kept besides the rows: when the table is due, whom it waits for, and what the lobby shows of it."""
        new = after.status is not self.table.status or changes_seats(rows)
        if new or after.terms.delay:  # what spectators see late changes with time alone
            return Change(due, listed(after, self._services.now()), after.sitting() if new else None, after.asking())
        same = due == self._due and after.asking() == self.table.asking()
        return None if same else Change(due, asked=after.asking())

    # -- failing ------------------------------------------------------------------------------------------------

    def refuse_failed(self) -> None:
        """Refuse whatever is wanted of a table whose game has failed."""
        if self._failed is not None:
            raise self._failed

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Ask the game something: if it fails, it takes its own table along and no other."""
        try:
            yield
        except Refused:
            raise
        except Exception as error:
            raise self.fail(error) from error

    def fail(self, error: Exception) -> GameFailed:
        """The game has failed: it is logged once, everybody is told, and no socket stays."""
        if self._failed is None:
            self._failed = failed = GameFailed(self.table.setup.game, self.id, error)
            for listener in self.audience.listeners:
                listener.send(encode(wire.Refusal(failed.code, failed.reason, failed.said)))
            self.audience.end(Goodbye(failed.close_code, failed.reason))
            self.close()
        return self._failed

    # -- hearing of other workers' changes ------------------------------------------------------------------------

    async def look_at_everything(self) -> None:
        """Notices may have been missed: read what is new in the log and in the chat."""
        await self.look_again()
        if self.table.terms.chat:
            lines = await self._services.store.chat.lines(self.id, ROOMS)
            known = {line.number for line in self.chat.lines}
            for line in lines:
                if line.number not in known:
                    self.hear_line(line)

    async def _catch_up(self) -> bool:
        rows = await self._services.store.tables.rows(self.id, self.table.number)
        self._doubtful = False
        if not rows:
            return False
        self._due = UNKNOWN  # whoever wrote the rows has also written when the table is due
        told = 0
        for count, row in enumerate(rows, 1):
            with self.watched():
                self.table.take(row.entry, row.at)
            if isinstance(row.entry, TookBack):  # lines of the log are gone: they are told before there are new ones
                self._tell(rows[told:count])
                told = count
        if told < len(rows):
            self._tell(rows[told:])
        return True

    # -- telling ------------------------------------------------------------------------------------------------

    def _tell(self, rows: Sequence[Row]) -> None:
        """Rows have been kept and folded: everybody gets to know what is theirs to know."""
        with self.watched():
            if changes_seats(rows):
                self._seat_again()
            if self._late is None:
                self._announce(self.table, rows, self.audience.viewers)
            else:
                self._announce(self.table, rows, self.audience.viewers - {None})
                self._late.add(rows)
            self._show_more()
            if self._late is not None and any(isinstance(row.entry, HandedOver) for row in rows):
                self._inform({None})  # what somebody is called is never late

    def look_after(self) -> None:
        """Do what happens by itself: bots choose, and a match goes on.

        It is done where the change was made that led to it, so that two workers do not do the same.
        """
        if self._closed:
            return
        self.bots.ask()
        event = self.table.terms.event
        if event:
            if self.table.status is Status.OVER:
                self._services.over(event)
        elif goes_on(self.table) and self.table.rematch is None:
            self._services.open_next(self.id)

    def _announce(self, table: Table, rows: Sequence[Row], places: Collection[int | None]) -> None:
        """Tell some places about rows that have just been folded into the table they see."""
        ended = table.status is Status.OVER and any(isinstance(row.entry, ENDING) for row in rows)
        if ended or changes_seats(rows):
            self.audience.inform(places, self._info)
        self.audience.update(places, table, self._clock_time(table), self._opened(table))
        if ended:
            for listener in self.audience.at(places):
                self.chat.opened_to(listener)

    def show_more(self) -> None:
        """Let spectators who are behind see what has become old enough, and set the alarms for what comes next."""
        with suppress(GameFailed), self.watched():
            self._show_more()

    def _show_more(self) -> None:
        while self._late is not None and (rows := self._late.advance(self._services.now())):
            self._announce(self._late.table, rows, self.audience.viewers & {None})
        self._set_alarms()

    async def notify(self, message: Message) -> None:
        """Tell everybody something that is no part of the game."""
        text, said = in_english(message), message.saying()
        self.hear_notice(text, said)
        self._services.tell_others("notice", [self.id, text, said.plain()])

    def hear_notice(self, text: str, said: Saying) -> None:
        """Pass a notice on; spectators who are behind are spared it, since it would run ahead."""
        self.audience.notify(self.audience.viewers - ({None} if self._late else set()), wire.Notice(text, said))

    # -- coming and going ---------------------------------------------------------------------------------------

    async def join(self, listener: Listener, since: int) -> None:
        """Somebody opened a socket and has so many lines of the log; tell them everything else."""
        user = listener.user
        self.refuse_strangers(user)
        if user is not None and len(self.audience.of_user(user.id)) >= MOST_SOCKETS:
            raise Refused(Because.TOO_MANY_SOCKETS, most=MOST_SOCKETS)
        if user is not None and self._was_given_away(user):
            with suppress(Refused):  # they can still say so themselves
                await self.change(lambda table, now: table.come_back(user.id, now))
        # Nothing is awaited from here on, so that nothing is missed.
        self.refuse_failed()
        self.used = self._services.now()
        listener.seat = None if user is None else self.table.seat_of(user.id)
        self._come(listener)
        self.hello(listener, since)
        if self.table.terms.event and user is not None and listener.seat is not None:
            self._services.joined(self.table.terms.event, self.id, user.id)

    def _was_given_away(self, user: User) -> bool:
        """Whether a bot plays on for somebody who never said that they leave."""
        seat = self.table.seat_of(user.id)
        return seat is not None and bool(self.table.seats[seat].stand_in) and not self.table.seats[seat].left

    def leave(self, listener: Listener) -> None:
        """A socket was closed."""
        self.used = self._services.now()
        self._go(listener)

    def hello(self, listener: Listener, since: int, message: str | None = None) -> None:
        """Tell a listener everything, with the log from so many lines on."""
        table = self.spectators_see if listener.seat is None else self.table
        # Where lines were taken back, those that somebody knows may not be those of the log any more.
        known = 0 if listener.seat in table.rewound else since
        with self.watched():
            update = self.audience.catch_up(table, listener, known, self._clock_time(table), self._opened(table))
            seat = None if listener.seat is None else table.seats[listener.seat].name
            lines = self.chat.heard_by(listener, over=table.status is Status.OVER)
            info = self._info(listener.seat)
            self.audience.knows(listener.seat, info)
            listener.send(encode(wire.Hello(seat, info, update, lines, message)))

    def why_not(self, listener: Listener, cards: Sequence[str], zone: str) -> Sayable:
        """Why a listener cannot use some cards now."""
        table = self.spectators_see if listener.seat is None else self.table
        with self.watched():
            return gate.why_not(table, listener.seat, cards, zone)

    def refuse_strangers(self, user: User | None) -> None:
        """Refuse the table to whoever may not know of it."""
        gate.refuse_strangers(self.table, None if user is None else user.id, self._services.now())

    def _come(self, listener: Listener) -> None:
        if listener.seat is not None and self.presence.come(listener.seat, self._services.now()):
            self._presence_changed()
        self.audience.add(listener, listener.seat)

    def _go(self, listener: Listener) -> None:
        left = self.audience.discard(listener)
        if left and listener.seat is not None and self.presence.go(listener.seat, self._services.now()):
            self._presence_changed()

    def _seat_again(self) -> None:
        """Players sit down and stand up while their sockets are open."""
        for listener in self.audience.at(self.audience.viewers):
            seat = None if listener.user is None else self.table.seat_of(listener.user.id)
            if seat == listener.seat:
                continue
            self._go(listener)
            listener.seat = seat
            self._come(listener)
            try:
                self.refuse_strangers(listener.user)
            except Refused as refused:
                listener.end(Goodbye(NOT_YOURS, refused.reason))
            else:
                self.hello(listener, 0)

    def _presence_changed(self) -> None:
        self._inform(self.audience.viewers)
        self.tell_presence()

    def _inform(self, places: Collection[int | None]) -> None:
        """Tell some places who sits where and who is there; where the game has failed nobody listens any more."""
        if self._failed is None:
            self.audience.inform(self.audience.viewers & set(places), self._info)

    def tell_presence(self, ask: bool = False) -> None:
        """Tell other workers which players are here, and perhaps ask who is there."""
        self._services.tell_others("presence", [self._services.notices.worker, self.id, self.presence.here, ask])

    def hear_presence(self, worker: str, seats: Sequence[int], asks: bool) -> None:
        """Another worker tells which players are there."""
        before = set(self.presence)
        self.presence.hear(worker, seats, self._services.now())
        if before != set(self.presence):
            self._inform(self.audience.viewers)
        if asks and self.presence.here:
            self.tell_presence()

    def forget_silent_workers(self) -> None:
        """Players of a worker that has not been heard of are no longer there."""
        if self.presence.forget(self._services.now()):
            self._inform(self.audience.viewers)

    # -- talking ------------------------------------------------------------------------------------------------

    async def say(self, listener: Listener, text: str) -> None:
        """Keep a line of chat and pass it on."""
        if not self.table.terms.chat:
            raise Refused(Because.NO_CHAT)
        user = listener.user
        if user is None:
            raise Refused(Because.NEEDS_USER, what="chat")
        said = self.chat.allow(user.id, text, asyncio.get_running_loop().time())
        table = self.spectators_see if listener.seat is None else self.table
        room, at = room_of(listener.seat, over=table.status is Status.OVER), self._services.now()
        number = await self._services.store.chat.add(self.id, room, user.id, user.name, at, said)
        self.hear_line(wire.ChatLine(number, room, user.id, user.name, at, said))
        self._services.tell_others("chat", [self.id, number])

    def hear_line(self, line: wire.ChatLine) -> None:
        self.chat.lines.append(line)
        for place in self.audience.viewers:
            table = self.spectators_see if place is None else self.table
            self.audience.say(place, line, over=table.status is Status.OVER)

    # -- time ---------------------------------------------------------------------------------------------------

    def _set_alarms(self) -> None:
        if not self._closed:
            self._clock.set(self.table.deadline())
            self._curtain.set(None if self._late is None else self._late.due())

    def _time_is_out(self) -> None:
        self._services.tasks.start_alone(self.run_out())

    async def run_out(self) -> None:
        """Let the table's policy apply to whoever is out of time, or deal the cards without their number."""
        try:
            await self.change(lambda table, now: table.run_out(now))
        except GameFailed:
            pass
        except Refused:  # the database is away; the table is not
            if not self._closed:
                self._clock.set(self._services.now() + RETRY)
        else:
            self._set_alarms()

    async def wake(self, claimed: int) -> None:
        """Look after a table that was due and is due again at the time claimed, unless there is nothing to do."""
        self._due = claimed
        await self.look_again()
        await self.run_out()
        if self.nobody_waits:
            with suppress(Refused):  # somebody has come meanwhile
                await self.change(lambda table, now: table.close_unused(now))
        self.look_after()
        await self._put_off(claimed, self.table.due(self._services.now()))

    @property
    def nobody_waits(self) -> bool:
        """Whether this table waits for anybody, and whoever sits there has gone."""
        now, table = self._services.now(), self.table
        return table.waits_for_anybody and all(
            self.presence.absent(place, now, GONE_AFTER) for place, seat in enumerate(table.seats) if seat.user
        )

    async def _put_off(self, was: int, due: int | None) -> None:
        """Have somebody look after the table at another time, unless it has changed meanwhile."""
        async with self._lock:
            shown = listed(self.table, self._services.now()) if self.table.terms.delay else None
            if await self._services.store.tables.put_off(self.id, was, due, shown):
                self._due = due

    async def keep_for_bots(self) -> None:
        """A bot still thinks here: no other worker need look after the table."""
        soon = self._services.now() + GRACE // 2
        if self.bots.thinking and self._due is not None and UNKNOWN < self._due < soon:
            await self._put_off(self._due, self._services.now() + GRACE)

    def close(self) -> None:
        """Forget alarms and bots; the table goes on from its log."""
        self._closed = True
        self._clock.set(None)
        self._curtain.set(None)
        self.bots.park()
