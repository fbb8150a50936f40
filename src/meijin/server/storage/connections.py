"""The database as the parts of the store use it: what only reads, and what is written in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Executable, Row, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.selectable import TypedReturnsRows

from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.storage.address import Address, PostgreSQL, SQLiteFile
from meijin.server.storage.condition import Condition, FileGone, OpenFile
from meijin.server.storage.sqlite import SQLite

LOST: Final = (DBAPIError, PoolTimeout, OSError, TimeoutError, sqlite3.OperationalError)
_MISTAKES: Final = (IntegrityError, DataError, ProgrammingError)  # of the question, not of the database
_WRONG_VALUES: Final = "22"  # how PostgreSQL's codes begin for a value that it cannot have, like too large a number

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


Statement = tuple[Executable, list[dict[str, object]]]  # and the values for each row that it changes


class _Connections(Protocol):
    async def read(self, work: Callable[[Connection], T]) -> T: ...
    async def transact(self, work: Callable[[Connection], T]) -> T: ...
    async def close(self) -> None: ...


class Database:
    """The connections to a database.

    An upgrade does without the ``foreign_keys`` of SQLite: where it makes a table anew, dropping the old one would take
    along whatever refers to it.
    """

    def __init__(self, address: Address, foreign_keys: bool = True) -> None:
        self.address = address
        self._condition = Condition()
        self._file: OpenFile | None = None
        self._connections: _Connections
        if isinstance(address, SQLiteFile):
            self._file = OpenFile(address.path)
            self._connections = SQLite(address.path, foreign_keys)
        else:
            from meijin.server.storage.postgres import Postgres  # noqa: PLC0415 (its driver takes long to load)

            self._connections = Postgres(address, upgrades=not foreign_keys)

    @property
    def several_workers(self) -> bool:
        """Whether more than one process may serve from it."""
        return isinstance(self.address, PostgreSQL)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What ``work`` finds; every statement of it sees what is committed when it begins."""
        with self._watched():
            return await self._connections.read(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """All of ``work`` in one transaction, which is committed at the end, or rolled back on an exception."""
        with self._watched():
            done = await self._connections.transact(work)
        self._condition.written()
        return done

    async def transact_plain(self, statements: Sequence[Statement]) -> bool:
        """Write rows in one transaction, all or none of them; False if there is something about one, or no SQLite.

        It costs a fraction of :meth:`transact`, which is for whoever needs to know more.
        """
        if not isinstance(self._connections, SQLite):
            return False
        with self._watched():
            done = await self._connections.transact_plain([(_words(each), rows) for each, rows in statements])
        if done:
            self._condition.written()
        return done

    async def plain_rows(self, query: Executable, parameters: dict[str, object]) -> Sequence[Sequence[Any]]:
        """The same as :meth:`rows` at a fraction of the cost, for questions that are put together once.

        Values come as the database has them: what is true or false may be a number.
        """
        if isinstance(self._connections, SQLite):
            with self._watched():
                found = await self._connections.read_plain((_words(query), parameters))
            if found is not None:
                return found
        return await self.read(lambda connection: connection.execute(query, parameters).all())

    async def rows(
        self, query: TypedReturnsRows[*Ts], parameters: dict[str, object] | None = None
    ) -> Sequence[Row[*Ts]]:
        """All rows that a question is answered with."""
        return await self.read(lambda connection: connection.execute(query, parameters).all())

    async def row(self, query: TypedReturnsRows[*Ts], parameters: dict[str, object] | None = None) -> Row[*Ts] | None:
        """The only row of an answer; None if there is none."""
        return await self.read(lambda connection: connection.execute(query, parameters).one_or_none())

    async def values(self, query: TypedReturnsRows[T]) -> list[T]:
        """The only column of an answer."""
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def run(self, *changes: Executable) -> int:
        """Some statements in a transaction of their own; how many rows they changed."""
        return await self.transact(lambda connection: sum(connection.execute(change).rowcount for change in changes))

    async def ping(self) -> None:
        """Ask something, so that a database is noticed that is not there, or takes nothing any more."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")))
        if self._condition.failing:
            raise Refused(Because.CANNOT_WRITE)

    async def close(self) -> None:
        await self._connections.close()

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
            raise Refused(Because.FILE_GONE) from error
        except LOST as error:
            if not _wrong_value(error):
                self._condition.failed(in_its_own_words(error))
            raise Refused(Because.NO_DATABASE) from error


class StorePart:
    """A part of the store: what it keeps is in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database


@cache
def _words(statement: Executable) -> str:
    """A statement as SQLite is given it, with its values by name: one of a few that are put together only once."""
    return str(statement)


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
    while error is not None:
        if isinstance(error, ValueError) or str(getattr(error, "sqlstate", "")).startswith(_WRONG_VALUES):
            return True
        error = error.__cause__
    return False
