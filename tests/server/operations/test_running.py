"""Server processes as they run: several workers, killed ones, and the end."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from meijin.server.operations.running import LARGEST_HEAD
from meijin.server.storage.address import read_address
from meijin.server.storage.database import upgrade

COMMAND = [sys.executable, "-c", "import sys; from meijin.cli import main; sys.exit(main())"]
PATIENCE = 60.0  # seconds after which a test has failed
TIME_TO_END = 12.0  # seconds a server may take to end


@contextmanager
def serving(database: str, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and its address."""
    words = ("serve", "--port", "0", "--database", database, *words)
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            found = re.fullmatch(r"Meijin is at (http://\S+/)\n", process.stdout.readline())
            assert found
            yield process, found[1]
        finally:
            with suppress(ProcessLookupError):  # all have ended
                os.killpg(process.pid, signal.SIGKILL)


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def get(address: str) -> httpx.Response:
    """The answer to a request on a connection of its own, so that any worker may give it."""
    return httpx.get(address, timeout=PATIENCE, headers={"connection": "close"})


def workers(process: subprocess.Popen[str]) -> set[int]:
    """The processes that serve: children of the one that was started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


@pytest.fixture(scope="module")
def postgres(postgres_url: str) -> str:
    """A database that is ready for the server."""
    asyncio.run(upgrade(read_address(postgres_url)))
    return postgres_url


def test_a_database_that_is_not_set_up_is_refused(postgres_url: str) -> None:
    refused = subprocess.run(
        [*COMMAND, "serve", "--port", "0", "--database", postgres_url],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert refused.returncode == 2
    assert "run `meijin db upgrade" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_worker_that_dies_is_replaced(postgres: str) -> None:
    with serving(postgres, "--workers", "2") as (process, address):
        before = workers(process)
        assert len(before) == 2
        killed = min(before)
        os.kill(killed, signal.SIGKILL)
        until(lambda: len(workers(process) - before) == 1 and killed not in workers(process))
        assert get(f"{address}healthz").status_code == 200
        process.terminate()
        assert process.wait(TIME_TO_END) == 0


def test_figures_are_those_of_all_workers(postgres: str) -> None:
    with serving(postgres, "--workers", "2") as (process, address):
        for _ in range(20):
            get(f"{address}healthz")
        shown = get(f"{address}metrics").text
        assert 'meijin_requests_total{method="GET",route="/healthz",status="200"} 20.0' in shown
        process.send_signal(signal.SIGINT)
        assert process.wait(TIME_TO_END) == 130


def test_workers_are_replaced_one_after_another_on_demand(postgres: str) -> None:
    with serving(postgres, "--workers", "2") as (process, address):
        before = workers(process)
        process.send_signal(signal.SIGHUP)
        until(lambda: get(f"{address}healthz").status_code == 200 and not before & workers(process))
        assert len(workers(process)) == 2


def test_workers_end_when_their_parent_is_killed(postgres: str) -> None:
    with serving(postgres, "--workers", "2") as (process, address):
        pids = workers(process)
        process.kill()
        process.wait(TIME_TO_END)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
        with pytest.raises(httpx.ConnectError):
            get(f"{address}healthz")


def test_an_open_socket_is_closed_politely_at_the_end(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db")) as (process, address), httpx.Client(base_url=address) as client:
        assert client.post("/api/session").status_code < 300
        table = client.post("/api/play-now", json={"game": "ganymede"}).json()["id"]
        cookie = f"meijin={client.cookies['meijin']}"
        where = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
        with connect(where, additional_headers={"cookie": cookie}) as table_socket:
            assert '"hello"' in str(table_socket.recv(PATIENCE))
            process.terminate()
            assert process.wait(TIME_TO_END) == 0
            until(lambda: table_socket.close_code is not None or not _more(table_socket.recv))
            assert table_socket.close_code in (1001, 1012)


def _more(receive: Callable[[float], object]) -> bool:
    try:
        receive(PATIENCE)
    except Exception:
        return False
    return True


def test_headers_have_an_end(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db")) as (_, address):
        port = httpx.URL(address).port
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: here\r\nx-endless: ")
            with pytest.raises(ConnectionError):
                for _ in range(LARGEST_HEAD):
                    connection.sendall(b"x" * 4096)
                    time.sleep(0.001)
        assert get(f"{address}healthz").status_code == 200
