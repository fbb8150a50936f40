"""Connections to a SQLite file, each used in a thread of its own: whatever is asked costs one change of threads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

_READERS: Final = 4
_WAIT_FOR_LOCK: Final = 10_000  # milliseconds: another process may hold the file, for an upgrade or by hand

_BEGIN_WRITING: Final = "BEGIN IMMEDIATE"

A = TypeVar("A")
T = TypeVar("T")
Plain = tuple[str, list[dict[str, object]]]  # a statement in words, and the values for each row that it changes


class SQLite:
    """A file that many read, and into which one transaction writes at a time."""

    def __init__(self, path: Path, foreign_keys: bool) -> None:
        durable = ("journal_mode = WAL", "synchronous = FULL", f"foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        # Whoever writes waits for the thread and not in SQLite, where it would wait blindly and perhaps give up.
        self._writer = _Threads(_engine(path, 1, durable), 1)
        event.listen(self._writer.engine, "begin", _begin_writing)
        self._readers = _Threads(_engine(path, _READERS, ("query_only = ON",)), _READERS)
        self.read = self._readers.run
        self.transact = self._writer.run
        self._plain: sqlite3.Connection | None = None  # the connection that writes, without all that is around it
        event.listen(self._writer.engine, "connect", self._connected)

    async def transact_plain(self, statements: Sequence[Plain]) -> bool:
        """Write rows in one transaction, all or none of them; False if there is something about one of them."""
        return await self._writer.call(self._transact_plain, statements)

    def _transact_plain(self, statements: Sequence[Plain]) -> bool:
        connection = self._plain
        if connection is None:
            return False
        try:
            connection.execute(_BEGIN_WRITING)
            done = all(
                connection.executemany(words, rows).rowcount == len(rows) or words.startswith("DELETE")
                for words, rows in statements
            )
            (connection.commit if done else connection.rollback)()
        except sqlite3.OperationalError:
            raise  # the database is away
        except Exception:  # one of the rows cannot be written: whoever writes them otherwise finds out which
            return False
        else:
            return done
        finally:
            if connection.in_transaction:
                connection.rollback()

    def _connected(self, connection: sqlite3.Connection, record: object) -> None:
        del record
        self._plain = connection

    async def close(self) -> None:
        """Close all connections, and wait for all threads."""
        await self._readers.close()
        await self._writer.close()


class _Threads:
    """Threads that use the connections of an engine."""

    def __init__(self, engine: Engine, count: int) -> None:
        self.engine = engine
        self._executor = ThreadPoolExecutor(count, thread_name_prefix="meijin-sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """All of ``work``, in one go."""
        return await self.call(self._run, work)

    async def call(self, function: Callable[[A], T], argument: A) -> T:
        """What a function answers in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, function, argument)

    async def close(self) -> None:
        await asyncio.to_thread(self._executor.shutdown)
        self.engine.dispose()

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


def _engine(path: Path, connections: int, pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        pool_size=connections,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction has been ended by then
        hide_parameters=True,
        connect_args={"isolation_level": None},  # we say ourselves when a transaction begins
    )

    def prepare(connection: Any, record: object) -> None:
        for pragma in (*pragmas, f"busy_timeout = {_WAIT_FOR_LOCK}"):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    return engine


def _begin_writing(connection: Connection) -> None:
    # At once and not with the first write: a transaction that began by reading could no longer become a writer.
    connection.exec_driver_sql(_BEGIN_WRITING)
