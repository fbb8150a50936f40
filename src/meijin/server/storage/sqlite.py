"""Connections to a SQLite file, each used in a thread of its own: whatever is asked costs one change of threads."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from meijin.server.storage.threads import Threads

_READERS: Final = 4
_WAIT_FOR_LOCK: Final = 10_000  # milliseconds: another process may hold the file, for an upgrade or by hand

_BEGIN_WRITING: Final = "BEGIN IMMEDIATE"
_READING: Final = ("query_only = ON",)

T = TypeVar("T")
Plain = tuple[str, list[dict[str, object]]]  # a statement in words, and the values for each row that it changes
Question = tuple[str, dict[str, object]]  # the same for what is asked


class SQLite:
    """A file that many read, and into which one transaction writes at a time."""

    def __init__(self, path: Path, foreign_keys: bool) -> None:
        durable = ("journal_mode = WAL", "synchronous = FULL", f"foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        # Whoever writes waits for the thread and not in SQLite, where it would wait blindly and perhaps give up.
        self._writer = _Threads(_engine(path, 1, durable), 1)
        event.listen(self._writer.engine, "begin", _begin_writing)
        self._readers = _Threads(_engine(path, _READERS, _READING), _READERS)
        self.read = self._readers.run
        self.transact = self._writer.run
        self._plain: sqlite3.Connection | None = None  # the connection that writes, without all that is around it
        event.listen(self._writer.engine, "connect", self._connected)
        self._path = path
        self._of_thread = threading.local()  # the plain connection of each thread that reads
        self._reading: list[sqlite3.Connection] = []

    async def read_plain(self, question: Question) -> list[tuple[Any, ...]] | None:
        """What a question is answered with, in the values of SQLite; None if there is something about it."""
        return await self._readers.call(self._read_plain, question)

    def _read_plain(self, question: Question) -> list[tuple[Any, ...]] | None:
        try:
            return self._plain_reader().execute(*question).fetchall()
        except sqlite3.OperationalError:
            raise  # the database is away
        except sqlite3.Error:  # whoever asks otherwise finds out what it is
            return None

    def _plain_reader(self) -> sqlite3.Connection:
        """The connection by which this thread reads."""
        connection: sqlite3.Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            _prepare(connection, _READING)
            self._of_thread.connection = connection
            self._reading.append(connection)  # it is closed by another thread, once this one has ended
        return connection

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
        for connection in self._reading:
            connection.close()
        await self._writer.close()


class _Threads(Threads):
    """Threads that use the connections of an engine."""

    def __init__(self, engine: Engine, count: int) -> None:
        super().__init__(count, "meijin-sqlite")
        self.engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """All of ``work``, in one go."""
        return await self.call(self._run, work)

    async def close(self) -> None:
        """End, and close all connections."""
        await super().close()
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
        del record
        _prepare(connection, pragmas)

    event.listen(engine, "connect", prepare)
    return engine


def _prepare(connection: Any, pragmas: tuple[str, ...]) -> None:
    for pragma in (*pragmas, f"busy_timeout = {_WAIT_FOR_LOCK}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_writing(connection: Connection) -> None:
    # At once and not with the first write: a transaction that began by reading could no longer become a writer.
    connection.exec_driver_sql(_BEGIN_WRITING)
