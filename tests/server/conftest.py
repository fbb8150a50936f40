"""What the tests of the server share: an empty SQLite file, and a real PostgreSQL beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from meijin.server.storage.address import SQLiteFile
from meijin.server.storage.database import upgrade
from tests.server.postgres import Postgres, shared_postgres


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file that is current and empty, to be copied: to make one takes longer than most tests."""
    path = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(upgrade(SQLiteFile(path)))
    return path


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Postgres]:
    """The PostgreSQL server of this run of the tests; it listens on a socket in its folder and is gone afterwards."""
    base = tmp_path_factory.getbasetemp()
    with shared_postgres((base if worker_id == "master" else base.parent) / "postgres.lock") as server:
        yield server


@pytest.fixture(scope="module")
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of a database with nothing in it, for each module of tests."""
    with postgres.database(ready=False) as url:
        yield url


@pytest.fixture(scope="module")
def ready_postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of a database that is current and empty, for each module of tests."""
    with postgres.database(ready=True) as url:
        yield url
