"""The store: everything the server keeps, opened from the address a person gave."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from meijin.kernel.errors import MeijinError
from meijin.server.refusal import Refused
from meijin.server.settings import default_database
from meijin.server.storage import migrations
from meijin.server.storage.address import Address, SQLiteFile, read_address
from meijin.server.storage.chat import ChatStore
from meijin.server.storage.connections import LOST, Database, in_its_own_words, root_of
from meijin.server.storage.events import EventStore
from meijin.server.storage.invitations import InvitationStore
from meijin.server.storage.journal import Journal
from meijin.server.storage.lists import ListStore
from meijin.server.storage.lives import LifeStore
from meijin.server.storage.people import PeopleStore
from meijin.server.storage.tables import TableStore


class Store:
    """All that is kept, in parts."""

    def __init__(self, database: Database, on_commit: Callable[[int, float], None] | None = None) -> None:
        self._database = database
        self._journal = Journal(database, on_commit)
        self.tables = TableStore(database, self._journal)
        self.people = PeopleStore(database)
        self.lists = ListStore(database)
        self.invitations = InvitationStore(database)
        self.chat = ChatStore(database)
        self.lives = LifeStore(database)
        self.events = EventStore(database)

    @classmethod
    async def open(cls, url: str, on_commit: Callable[[int, float], None] | None = None) -> Store:
        """Open the database; a SQLite file is made or upgraded where needed, a PostgreSQL database must be current.

        ``on_commit`` is told of every commit of the journal that others may notice: how many such changes it held and
        how long it took.
        """
        address = read_address(url)
        if await examine(address) != migrations.head():
            if not isinstance(address, SQLiteFile):
                raise MeijinError(
                    f"the database {address} is not set up for this version of Meijin; "
                    "run `meijin db upgrade --database ...` with the same address"
                )
            await upgrade(address)
        return cls(Database(address), on_commit)

    @property
    def several_workers(self) -> bool:
        """Whether more than one process may serve from it."""
        return self._database.several_workers

    async def ping(self) -> None:
        """Ask the database something; refused as unavailable if there is no answer."""
        await self._database.ping()

    async def close(self) -> None:
        """Write what still waits, and close all connections."""
        await self._journal.close()
        await self._database.close()


async def upgrade(address: Address) -> None:
    """Make the schema, or bring it to the newest version."""
    from meijin.server.storage.migrations import upgrade  # noqa: PLC0415 (seldom needed, and long to load)

    async with _explaining(address) as database:
        await database.transact(upgrade.upgrade)


async def version_of(address: Address) -> str | None:
    """The version of a database's schema, None if it is empty."""
    if isinstance(address, SQLiteFile) and not address.path.exists():
        raise MeijinError(f"there is no database {address}; `meijin db upgrade` or `meijin serve` makes one")
    return await examine(address)


async def examine(address: Address) -> str | None:
    """The version of a database's schema, or a refusal if Meijin cannot use it; a SQLite file is made where none is."""
    async with _explaining(address) as database:
        return await database.read(migrations.version)


@asynccontextmanager
async def _explaining(address: Address) -> AsyncIterator[Database]:
    """The database for a short time; whatever is wrong with it is said to whoever gave its address."""
    if isinstance(address, SQLiteFile):
        _check_file(address.path)
    database = Database(address, foreign_keys=False)
    try:
        yield database
    except (Refused, *LOST) as error:
        raise _explained(address, error) from error
    except MeijinError as error:
        raise MeijinError(f"{address}: {error}") from None
    finally:
        await database.close()


def _check_file(path: Path) -> None:
    """Say in plain words what SQLite would say in its own."""
    if str(path) == default_database():  # nobody chose that folder, so nobody need make it
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.is_dir():
        raise MeijinError(f"{path} is a folder; give a file in it, such as {path / 'meijin.db'}")
    if not path.parent.is_dir():
        raise MeijinError(f"{path}: there is no folder {path.parent}; make it first, or give another file")
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise MeijinError(f"{path} cannot be written; give a file in a folder that is yours")
    if not path.exists():
        # It holds seeds and hashes of passwords, so it is its owner's alone. A file that is there is not touched here:
        # closing it would take away the locks that SQLite may hold on it in this process.
        path.touch(mode=0o600)


def _explained(address: Address, error: BaseException) -> MeijinError:
    """An error of the database as a sentence for whoever gave its address; nothing of the address but its place."""
    problem = in_its_own_words(error)
    if isinstance(address, SQLiteFile):
        if getattr(root_of(error), "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            return MeijinError(f"{address} is no SQLite database; give another file, or a new one")
        return MeijinError(f"{address} cannot be used: {problem}; give another file, or restore a copy of this one")
    return MeijinError(
        f"the database {address} cannot be used: {problem}; "
        "is the PostgreSQL server running, and are the name, the password and the database right?"
    )
