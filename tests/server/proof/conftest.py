"""Servers for the proofs: one that lives through all of them, and others that may be killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copyfile

import pytest

from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.proof.harness.people import COOKIE

StartServer = Callable[..., ServerProcess]
Covered = Callable[..., None]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that nobody kills, for all tests that need no other."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/meijin.db", folder) as running:
        yield running


@pytest.fixture
def unsurprised(server: ServerProcess) -> Iterator[None]:
    """Nothing in a test may surprise the server: what it did not expect would stand in its log. No cookie does."""
    before = len(server.logged())
    yield
    assert "Traceback" not in server.logged()[before:]
    assert f"{COOKIE}=" not in server.logged()[before:]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, empty_database: Path, tmp_path: Path) -> Iterator[str]:
    """An empty database of each sort, ready for a server of one's own."""
    if request.param == "sqlite":
        yield f"sqlite:///{copyfile(empty_database, tmp_path / 'meijin.db')}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database(ready=True) as address:
        yield address


@pytest.fixture(scope="session")
def mortal_on_sqlite(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that is killed again and again."""
    folder = tmp_path_factory.mktemp("mortal")
    with ServerProcess(f"sqlite:///{copyfile(empty_database, folder / 'meijin.db')}", folder) as running:
        yield running


@pytest.fixture(scope="session")
def mortal_on_postgresql(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on PostgreSQL that is killed again and again."""
    with (
        postgres.database(ready=True) as database,
        ServerProcess(database, tmp_path_factory.mktemp("mortal")) as running,
    ):
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def mortal(request: pytest.FixtureRequest) -> ServerProcess:
    """A server on each sort of database, which may be killed; whatever tests before have left in it is still there."""
    server: ServerProcess = request.getfixturevalue(f"mortal_on_{request.param}")
    return server if server.lives else server.start()


@pytest.fixture
def mortal_here(mortal_on_sqlite: ServerProcess) -> ServerProcess:
    """A server which may be killed, where the sort of database makes no difference."""
    return mortal_on_sqlite if mortal_on_sqlite.lives else mortal_on_sqlite.start()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[StartServer]:
    """Start a server of one's own, which is gone at the end of the test whatever happens."""
    started: list[ServerProcess] = []

    def run(database: str, *arguments: str) -> ServerProcess:
        one = ServerProcess(database, tmp_path, arguments)
        started.append(one)
        return one.start()

    yield run
    for one in started:
        one.end()
