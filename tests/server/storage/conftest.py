"""Every test of the store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copyfile

import pytest

from meijin.server.storage.database import Store
from tests.server.postgres import Postgres

LIMIT = 30.0  # seconds


@asynccontextmanager
async def opened(url: str, on_commit: Callable[[int, float], None] | None = None) -> AsyncIterator[Store]:
    """A store, closed in the end; what never comes is not waited for without end."""
    store = await Store.open(url, on_commit)
    try:
        async with asyncio.timeout(LIMIT):
            yield store
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database that is current and empty."""
    if request.param == "sqlite":
        yield str(copyfile(request.getfixturevalue("empty_database"), tmp_path / "meijin.db"))
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database(ready=True) as address:
        yield address
