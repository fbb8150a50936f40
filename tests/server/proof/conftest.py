"""Servers for the proofs: one that lives through all of them, and others that may be killed."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.process import MEIJIN, ServerProcess
from tests.server.proof.harness.people import COOKIE

StartServer = Callable[..., ServerProcess]


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
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each sort, ready for a server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/meijin.db"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres(postgres_url: str) -> str:
    """An empty PostgreSQL database, brought up to date as the operator would."""
    subprocess.run([*MEIJIN, "db", "upgrade", "--database", postgres_url], check=True, capture_output=True, timeout=60)
    return postgres_url


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
