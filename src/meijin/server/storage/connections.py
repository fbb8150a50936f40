"""Connections to the database: many that read; on SQLite only one transaction writes at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple

import aiosqlite
import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, Engine, Executable, Row, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.selectable import TypedReturnsRows

from meijin.server.refusal import NO_DATABASE, Code, Refused
from meijin.server.storage.address import Address, PostgreSQL, SQLiteFile
from meijin.server.storage.condition import Condition, FileGone, OpenFile

LOST: Final = (DBAPIError, PoolTimeout, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
_MISTAKES: Final = (IntegrityError, DataError, ProgrammingError)  # of the question, not of the database

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_READERS: Final = 4
_POSTGRES_CONNECTIONS: Final = 6  # of each worker; its channels have two more
_WAIT_FOR_LOCK: Final = 10_000  # milliseconds: another process may hold a SQLite file, for an upgrade or by hand
# PostgreSQL may hang, or the network before it: nobody waits longer than for a turn, a connection and an answer.
_TURN_SECONDS: Final = 5.0  # for one of the connections
_CONNECT_SECONDS: Final = 5.0
_COMMAND_SECONDS: Final = 5.0
_UPGRADE_SECONDS: Final = 3600.0  # an upgrade may go through everything there is


class Database:
    """The database as the parts of the store use it.

    An upgrade does without the ``foreign_keys`` of SQLite: where it makes a table anew, dropping the old one would take
    along whatever refers to it.
    """

    def __init__(self, address: Address, foreign_keys: bool = True) -> None:
        self.address = address
        self._condition = Condition()
        self._file: OpenFile | None = None
        self._turn: asyncio.Lock | nullcontext[None]
        self._thread: _WritingThread | None = None
        self._opened: _OpenedFile | None = None
        if isinstance(address, SQLiteFile):
            self._file = OpenFile(address.path)
            self._opened = _OpenedFile(address.path)
            self._writer = _sqlite_writer(self._opened, foreign_keys)
            self._reader = _sqlite_reader(self._opened)
            self._engines = [self._writer, self._reader]
            self._thread = _WritingThread(address.path)
            # Whoever writes waits here and not in SQLite, which would make it wait blindly and perhaps give up.
            self._turn = asyncio.Lock()
        else:
            self._writer = _postgres(address, _COMMAND_SECONDS if foreign_keys else _UPGRADE_SECONDS)
            # Both share their connections; what only reads spares itself the transaction.
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
            self._engines = [self._writer]
            self._turn = nullcontext()

    @property
    def several_workers(self) -> bool:
        """Whether more than one process may serve from it."""
        return isinstance(self.address, PostgreSQL)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads; every statement sees what is committed when it begins."""
        with self._watched():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection with a transaction that is committed at the end, or rolled back on an exception."""
        with self._watched():
            async with self._turn, self._writer.begin() as connection:
                yield connection
        self._condition.written()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """All of ``work`` in one transaction; cheaper than :meth:`writing`, as SQLite does it in one go in a thread."""
        with self._watched():
            if self._thread is None:
                async with self._writer.begin() as connection:
                    done = await connection.run_sync(work)
            else:
                async with self._turn:
                    done = await self._thread.run(work)
        self._condition.written()
        return done

    async def rows(
        self, query: TypedReturnsRows[*Ts], parameters: dict[str, object] | None = None
    ) -> Sequence[Row[*Ts]]:
        """All rows that a question is answered with."""
        async with self.reading() as connection:
            return (await connection.execute(query, parameters)).all()

    async def row(self, query: TypedReturnsRows[*Ts]) -> Row[*Ts] | None:
        """The only row of an answer; None if there is none."""
        async with self.reading() as connection:
            return (await connection.execute(query)).one_or_none()

    async def values(self, query: TypedReturnsRows[T]) -> list[T]:
        """The only column of an answer."""
        async with self.reading() as connection:
            return list(await connection.scalars(query))

    async def run(self, change: Executable) -> int:
        """One statement in a transaction of its own; how many rows it changed."""
        return await self.transact(lambda connection: connection.execute(change).rowcount)

    async def ping(self) -> None:
        """Ask something, so that a database is noticed that is not there, or takes nothing any more."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
        if self._condition.failing:
            raise Refused(Code.UNAVAILABLE, "nothing can be written into the database")

    async def close(self) -> None:
        """Close all connections."""
        for engine in self._engines:
            await engine.dispose()
        if self._opened is not None:
            await self._opened.close()
        if self._thread is not None:
            await self._thread.close()

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Whatever keeps us from using the database is noted, and said as a refusal."""
        try:
            if self._file is not None:
                self._file.check()
            yield
        except _MISTAKES:
            raise
        except FileGone as error:
            self._condition.failed(f"{self.address}: {error}")
            raise Refused(Code.UNAVAILABLE, f"{error}; nothing was changed") from error
        except LOST as error:
            if not _wrong_value(error):
                self._condition.failed(in_its_own_words(error))
            raise Refused(Code.UNAVAILABLE, NO_DATABASE) from error


class _WritingThread:
    """A thread with a connection of its own, in which a whole transaction with SQLite costs one change of threads."""

    def __init__(self, path: Path) -> None:
        self._engine = _prepared(create_engine(URL.create("sqlite", database=str(path)), **_SQLITE_WRITER))
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="meijin-writer")

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._transact, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._executor, self._engine.dispose)
        self._executor.shutdown()

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class _OpenedFile:
    """The connections that the engines have opened to a SQLite file, each with a thread of aiosqlite.

    Whoever asks may be cancelled, and nobody awaits the thread any more, which still wants to answer. So it is awaited
    here, while there is somebody to answer to.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.url = URL.create("sqlite+aiosqlite", database=str(path))
        self._opening: dict[aiosqlite.Connection, asyncio.Task[aiosqlite.Connection]] = {}

    async def connect(self) -> aiosqlite.Connection:
        """A new connection; one that is no longer wanted when it is there is closed at the end."""
        # We say ourselves when a transaction begins; and SQLAlchemy asks for the level of isolation in its own thread.
        connection = aiosqlite.connect(self._path, isolation_level=None, check_same_thread=False)
        connection._thread.daemon = True  # a process that ends all the same does not wait for it
        for other in [other for other, opened in self._opening.items() if _has_ended(other, opened)]:
            del self._opening[other]
        self._opening[connection] = asyncio.create_task(_awaited(connection))
        return await asyncio.shield(self._opening[connection])

    async def close(self) -> None:
        """Close what is still open, and wait for all threads."""
        for connection, opening in self._opening.items():
            with suppress(sqlite3.Error):
                await opening
            connection.stop()
            await asyncio.to_thread(connection._thread.join)
        self._opening.clear()


async def _awaited(connection: aiosqlite.Connection) -> aiosqlite.Connection:
    return await connection


def _has_ended(connection: aiosqlite.Connection, opening: asyncio.Task[aiosqlite.Connection]) -> bool:
    return opening.done() and not connection._thread.is_alive()


async def connect_postgres(address: PostgreSQL, seconds: float = _COMMAND_SECONDS) -> asyncpg.Connection:
    """A new connection of its own, outside the pool."""
    return await asyncpg.connect(
        address.dsn,
        timeout=_CONNECT_SECONDS,
        command_timeout=seconds,
        server_settings={"application_name": "meijin"},
    )


def root_of(error: BaseException) -> BaseException:
    """What was behind an error in the end."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def in_its_own_words(error: BaseException) -> str:
    """What an error says, in one line."""
    root = root_of(error)
    return " ".join(str(root).split()) or type(root).__name__


def _wrong_value(error: BaseException | None) -> bool:
    """Whether somebody only asked PostgreSQL for a value that it cannot have, such as a number too large for it."""
    while error is not None and not isinstance(error, ValueError | asyncpg.DataError):
        error = error.__cause__
    return error is not None


def _sqlite_writer(file: _OpenedFile, foreign_keys: bool) -> AsyncEngine:
    engine = create_async_engine(file.url, async_creator=file.connect, **_SQLITE_WRITER)
    _prepared(engine.sync_engine, foreign_keys)
    return engine


def _sqlite_reader(file: _OpenedFile) -> AsyncEngine:
    engine = create_async_engine(
        file.url,
        async_creator=file.connect,
        pool_size=_READERS,
        max_overflow=0,
        pool_reset_on_return=None,  # there is never a transaction to end
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
    )
    event.listen(engine.sync_engine, "connect", partial(_set, (f"busy_timeout = {_WAIT_FOR_LOCK}", "query_only = ON")))
    return engine


_SQLITE_WRITER: Final[dict[str, Any]] = {
    "pool_size": 1,
    "max_overflow": 0,
    "hide_parameters": True,
    "connect_args": {"isolation_level": None},  # we say ourselves when a transaction begins
}


def _prepared(engine: Engine, foreign_keys: bool = True) -> Engine:
    """An engine whose transactions are durable and begin as writers."""
    pragmas = (
        "journal_mode = WAL",
        "synchronous = FULL",
        f"busy_timeout = {_WAIT_FOR_LOCK}",
        f"foreign_keys = {'ON' if foreign_keys else 'OFF'}",
    )
    event.listen(engine, "connect", partial(_set, pragmas))
    event.listen(engine, "begin", _begin_writing)
    return engine


def _set(pragmas: tuple[str, ...], connection: Any, record: object) -> None:
    del record
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    # At once and not with the first write: a transaction that began by reading could no longer become a writer.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgres(address: PostgreSQL, seconds: float) -> AsyncEngine:
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(connect_postgres, address, seconds),
        pool_size=_POSTGRES_CONNECTIONS,
        max_overflow=0,
        pool_timeout=_TURN_SECONDS,
        pool_pre_ping=True,
        hide_parameters=True,
    )
