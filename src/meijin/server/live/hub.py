"""All tables that are in memory at this worker, and what it hears of the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.server.because import Because
from meijin.server.gate import tables as gate
from meijin.server.gate.late_tables import LateTable
from meijin.server.live.chat import ROOMS
from meijin.server.live.failure import GameFailed, Unreadable
from meijin.server.live.listener import RESTARTING, SIGNED_OUT, Goodbye
from meijin.server.live.livelog import ATTEMPTS
from meijin.server.live.livetable import LiveTable, listed
from meijin.server.live.matches import open_next
from meijin.server.live.notices import Notices
from meijin.server.live.services import Services, log
from meijin.server.live.sweeper import Sweeper
from meijin.server.operations.metrics import Metrics
from meijin.server.people.names import DELETED
from meijin.server.refusal import Refused
from meijin.server.storage.database import Store
from meijin.server.storage.journal import Change
from meijin.server.tables.entry import Row, Status, Terms
from meijin.server.tables.matches import goes_on
from meijin.server.tables.table import Table
from meijin.server.thinking.pool import Thinkers
from meijin.server.timeofday import steady_time
from meijin.words import Saying

LONG: Final = 100  # rows of a log that are folded beside the event loop
PAGE: Final = 100  # tables of a user that are looked after at once
FINISHING: Final = 5.0  # seconds that work under way has when the server ends

Asked = ParamSpec("Asked")
Result = TypeVar("Result")


class Tournaments(Protocol):
    """Who is told of what happens at the tables of tournaments."""

    def over(self, event: str) -> None:
        """A game is over."""

    def joined(self, event: str, table: str, user: str) -> None:
        """A player has come to a table."""

    async def lists_open_since(self, event: str) -> int | None:
        """Since when everybody may know the lists of an event; None if that is not yet so."""


class Hub:
    """The live tables of a worker."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        notices: Notices,
        metrics: Metrics,
        now: Callable[[], int] = steady_time,
    ) -> None:
        self.tournaments: Tournaments | None = None  # who is told of the tables of tournaments
        self.services = Services(
            store, thinkers, notices, metrics, now, open_next=self._open_next, over=self._over, joined=self._joined
        )
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.sweeper = Sweeper(self)
        self._when_gone: list[Callable[[str], None]] = []
        self._started = 0

    @property
    def worker(self) -> str:
        return self.services.notices.worker

    async def start(self) -> None:
        """Begin to listen to the other workers, and to look after tables that are due."""
        self._started = self.services.now()
        notices = self.services.notices
        notices.on("tables", self._hear_of_tables)
        notices.on("chat", self._hear_chat)
        notices.on("notice", self._hear_notices)
        notices.on("presence", self._hear_presence)
        notices.on("gone", self._hear_gone)
        notices.on("forgotten", self._hear_forgotten)
        notices.on("mutes", self._hear_mutes)
        notices.on_gap(self.look_at_all)
        await self.sweeper.start()

    async def close(self) -> None:
        """Finish what is being kept, and leave bots and clocks to whoever comes next."""
        await self.sweeper.stop()
        for live in self.tables.values():
            live.close()
            live.audience.end(Goodbye(RESTARTING, "the server restarts: come back in a moment"))
        await self.services.tasks.finish(FINISHING)
        self.tables.clear()

    # -- tables -------------------------------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from its log."""
        live = await self._find(table)
        if live.opened is None and live.table.status is Status.OVER and gate.keeps_lists(live.table):
            live.opened = await self._opened(live)
        return live

    async def _opened(self, live: LiveTable) -> int | None:
        """Since when the lists of a finished game are open; None as long as they are played on with."""
        event = live.table.terms.event
        if event:
            return None if self.tournaments is None else await self.tournaments.lists_open_since(event)
        while goes_on(live.table):
            if live.table.rematch is None:
                return None
            live = await self._find(live.table.rematch)
        return live.table.ended

    async def _find(self, table: str) -> LiveTable:
        live = self.tables.get(table)
        if live is not None:
            live.refuse_failed()
            live.used = self.services.now()
            return live
        if table not in self._loading:
            task = self._loading[table] = self.services.tasks.start(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def create(self, table: Table, rows: Sequence[Row]) -> LiveTable:
        """Keep a new table, which has been folded from its first rows."""
        due = table.due(rows[-1].at if rows else table.terms.created)
        now = self.services.now()
        store = self.services.store.tables
        await store.create(table.terms, rows, listed(table, now), table.sitting(), due, table.asking())
        delayed = LateTable.of(table.terms, rows, self.services.now())
        live = self.tables[table.terms.id] = LiveTable(table, (), self.services, delayed, due)
        live.look_after()
        return live

    async def _load(self, table: str) -> LiveTable:
        store = self.services.store
        terms = await store.tables.terms(table)
        if terms is None:
            raise Refused(Because.NO_TABLE)
        lines = await store.chat.lines(table, ROOMS) if terms.chat else []
        folded, rows = await self._read(terms)
        delayed = await _aside(rows, late, terms, rows, self.services.now())
        live = self.tables[table] = LiveTable(folded, lines, self.services, delayed)
        live.tell_presence(ask=True)
        if store.several_workers:
            await self._look_at_new(live)
        else:  # of several workers the one asks that made the last change, or whoever finds the table due
            live.look_after()
        return live

    def _open_next(self, table: str) -> None:
        """The match at a table goes on."""
        live = self.tables.get(table)
        if live is not None:
            self.services.tasks.start_alone(open_next(self, live))

    def _over(self, event: str) -> None:
        if self.tournaments is not None:
            self.tournaments.over(event)

    def _joined(self, event: str, table: str, user: str) -> None:
        if self.tournaments is not None:
            self.tournaments.joined(event, table, user)

    async def _look_at_new(self, live: LiveTable) -> None:
        """What another worker has said while a table was being loaded has not been heard."""
        try:
            await live.look_at_everything()
        except Refused:
            self.forget(live)
            raise

    async def _read(self, terms: Terms) -> tuple[Table, list[Row]]:
        """A table and its log, which says how long there was no server while clocks ran: then they have not run.

        What is awaited before the deal is awaited anew by a server that was not there when that began.
        """
        store, now = self.services.store, self.services.now()
        for _ in range(ATTEMPTS):
            rows = await store.tables.rows(terms.id)
            table = await _aside(rows, fold, terms, rows)
            given = {seat: await store.lives.uncovered(since, now) for seat, since in table.clocks.unsettled().items()}
            missed = table.collecting is not None and table.collecting.since < self._started
            if not any(given.values()) and not missed:
                return table, rows
            proposal = table.paused(given, now)
            after = table.after(proposal)
            if await store.tables.append(
                terms.id, proposal.rows(), Change(after.due(proposal.at), asked=after.asking())
            ):
                self.services.metrics.given_back.inc(sum(given.values()) / 1000)
                return after, [*rows, *proposal.rows()]
        raise Refused(Because.TOO_MUCH_AT_ONCE)

    def forget(self, live: LiveTable) -> None:
        """Drop a table that nobody needs in memory."""
        live.close()
        del self.tables[live.id]

    # -- people -------------------------------------------------------------------------------------------------

    def when_gone(self, call: Callable[[str], None]) -> None:
        """Have something called when the sockets of a user are closed."""
        self._when_gone.append(call)

    async def end_sockets(self, user: str) -> None:
        """Close all sockets of a user, at every worker."""
        self._end_sockets(user)
        self.services.tell_others("gone", user)

    async def user_gone(self, user: str) -> None:
        """A user is deleted: open seats are freed, running games left, and nothing has their name any more."""
        await self.end_sockets(user)
        async for live in self._tables_of(user):
            with suppress(Refused):  # the game is over, or they have left before
                await live.change(lambda table, now: table.leave(user, now))
            await live.change(lambda table, now: table.hand_over(user, "", DELETED, now))
        self._hear_forgotten([user])
        self.services.tell_others("forgotten", user)

    async def hand_over(self, old: str, new: str, name: str) -> None:
        """A guest goes on as the holder of an account."""
        await self.end_sockets(old)
        async for live in self._tables_of(old):
            await live.change(lambda table, now: table.hand_over(old, new, name, now))

    async def mutes_changed(self, user: str) -> None:
        """A user wants to hear others in the chat, or no longer."""
        await self._read_mutes(user)
        self.services.tell_others("mutes", user)

    async def _tables_of(self, user: str) -> AsyncIterator[LiveTable]:
        """All tables where a user sits; whoever goes through them takes the user from them."""
        seen: set[str] = set()
        while page := await self.services.store.tables.of_user(user, PAGE):
            new = [listing.id for listing in page if listing.id not in seen]
            if not new:
                return
            for table in new:
                seen.add(table)
                try:
                    live = await self.open(table)
                except Unreadable:
                    log.warning("a table of a user cannot be read", extra={"table": table})
                else:
                    yield live

    def _end_sockets(self, user: str) -> None:
        for live in self.tables.values():
            live.audience.end(Goodbye(SIGNED_OUT, "you are signed out here"), user)
        for call in self._when_gone:
            call(user)

    async def _read_mutes(self, user: str) -> None:
        listeners = [listener for live in self.tables.values() for listener in live.audience.of_user(user)]
        if listeners:
            muted = await self.services.store.people.mutes(user)
            for listener in listeners:
                listener.muted = muted

    # -- notices of other workers -------------------------------------------------------------------------------

    def _hear_of_tables(self, items: list[Any]) -> None:
        for table, number in items:
            live = self.tables.get(table)
            if live is not None and number > live.table.number:
                self.services.tasks.start_alone(live.look_again(number))

    async def _hear_chat(self, items: list[Any]) -> None:
        for table, number in items:
            live = self.tables.get(table)
            line = await self.services.store.chat.line(number) if live is not None else None
            if live is not None and line is not None:
                live.hear_line(line)

    def _hear_notices(self, items: list[Any]) -> None:
        for table, text, said in items:
            if table in self.tables:
                self.tables[table].hear_notice(text, Saying(**said))

    def _hear_presence(self, items: list[Any]) -> None:
        for worker, table, seats, asks in items:
            if table in self.tables:
                self.tables[table].hear_presence(worker, seats, asks)

    def _hear_gone(self, items: list[Any]) -> None:
        for user in items:
            self._end_sockets(user)

    def _hear_forgotten(self, items: list[Any]) -> None:
        for user in items:
            for live in self.tables.values():
                live.chat.forget(user)

    async def _hear_mutes(self, items: list[Any]) -> None:
        for user in items:
            await self._read_mutes(user)

    def look_at_all(self) -> None:
        """Notices may have been lost: look at every table."""
        for live in self.tables.values():
            self.services.tasks.start_alone(live.look_at_everything())


async def _aside(
    rows: Sequence[Row], work: Callable[Asked, Result], *args: Asked.args, **kwargs: Asked.kwargs
) -> Result:
    """Do something with the rows of a log, beside the event loop if they are many."""
    if len(rows) > LONG:
        return await asyncio.to_thread(work, *args, **kwargs)
    return work(*args, **kwargs)


def fold(terms: Terms, rows: Sequence[Row]) -> Table:
    """A table after the rows of its log."""
    with _readable(terms):
        table = Table(terms)
        for row in rows:
            table.take(row.entry, row.at)
    return table


def late(terms: Terms, rows: Sequence[Row], now: int) -> LateTable | None:
    """The same as spectators see it, if that is not the same."""
    with _readable(terms):
        return LateTable.of(terms, rows, now)


@contextmanager
def _readable(terms: Terms) -> Iterator[None]:
    try:
        yield
    except (MeijinError, Refused):
        raise Unreadable from None
    except Exception as error:  # whatever another package does must not take other tables along
        raise GameFailed(registry.find(terms.game), terms.id, error) from error
