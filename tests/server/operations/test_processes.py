"""Server processes as they run: several workers, killed ones, and the end."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from meijin.server.operations.processes import LARGEST_HEAD, _config
from meijin.server.pages.security import DATA_HEADERS
from meijin.server.settings import Settings

COMMAND = [sys.executable, "-c", "import sys; from meijin.cli import main; sys.exit(main())"]
PATIENCE = 60.0  # seconds after which a test has failed
TIME_TO_END = 12.0  # seconds a server may take to end
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading them for every request would take longer than it


TOKEN = "only-the-operator-has-it"


@dataclass
class Running:
    """A server process."""

    process: subprocess.Popen[str]
    address: str
    log: Path

    def end(self) -> None:
        """End it and its workers, if they have not ended yet."""
        with suppress(ProcessLookupError), self.process:
            os.killpg(self.process.pid, signal.SIGKILL)


def start(folder: Path, database: str, *words: str) -> Running:
    """A server that listens, with its log in this folder."""
    words = ("serve", "--port", "0", "--database", database, *words)
    log = folder / "log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*COMMAND, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
            env={**os.environ, "MEIJIN_METRICS_TOKEN": TOKEN},
        )
    assert process.stdout is not None
    found = re.fullmatch(r"Meijin is at (http://\S+/)\n", process.stdout.readline())
    assert found, log.read_text()
    return Running(process, found[1], log)


class Kept:
    """A server that several tests use one after another; when one of them has ended it, the next gets a new one."""

    def __init__(self, start: Callable[[], Running]) -> None:
        self._start = start
        self._running: Running | None = None

    def running(self) -> Running:
        if self._running is None or self._running.process.poll() is not None:
            self.end()
            self._running = self._start()
        return self._running

    def end(self) -> None:
        if self._running is not None:
            self._running.end()


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)


def get(address: str) -> httpx.Response:
    """The answer to an operator's request on a connection of its own, so that any worker may give it."""
    headers = {"connection": "close", "authorization": f"Bearer {TOKEN}"}
    return httpx.get(address, timeout=PATIENCE, headers=headers, verify=NO_CERTIFICATES)


def workers(process: subprocess.Popen[str]) -> set[int]:
    """The processes that serve: children of the one that was started."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    found = set()
    for pid in children:
        with suppress(FileNotFoundError, ProcessLookupError):  # it may end while we look
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(int(pid))
    return found


@pytest.fixture(scope="module")
def kept_pair(ready_postgres_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    folder = tmp_path_factory.mktemp("pair")
    kept = Kept(lambda: start(folder, ready_postgres_url, "--workers", "2"))
    yield kept
    kept.end()


@pytest.fixture
def pair(kept_pair: Kept) -> Running:
    """A server with two workers."""
    return kept_pair.running()


@pytest.fixture(scope="module")
def kept_single(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    folder = tmp_path_factory.mktemp("single")
    kept = Kept(lambda: start(folder, str(folder / "games.db")))
    yield kept
    kept.end()


@pytest.fixture
def single(kept_single: Kept) -> Running:
    """A server with one process and a SQLite file, ``games.db`` beside its log."""
    return kept_single.running()


def test_figures_are_those_of_all_workers(pair: Running) -> None:
    def asked() -> float:
        counts = re.findall(r'^meijin_requests_total\{.*route="/healthz".*\} (\S+)$', figures(pair), re.MULTILINE)
        return sum(map(float, counts))

    before = asked()
    for _ in range(20):
        get(f"{pair.address}healthz")
    until(lambda: asked() >= before + 20)  # a request is noted when it has been answered
    assert asked() == before + 20


def figures(server: Running) -> str:
    return get(f"{server.address}metrics").text


def test_a_worker_that_dies_is_replaced(pair: Running) -> None:
    before = workers(pair.process)
    assert len(before) == 2
    killed = min(before)
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(workers(pair.process) - before) == 1 and killed not in workers(pair.process))
    assert get(f"{pair.address}healthz").status_code == 200


def test_workers_are_replaced_one_after_another_on_demand(pair: Running) -> None:
    before = workers(pair.process)
    pair.process.send_signal(signal.SIGHUP)
    until(lambda: not before & workers(pair.process) and len(workers(pair.process)) == 2)
    assert get(f"{pair.address}healthz").status_code == 200


def test_impatience_at_the_terminal_changes_nothing(pair: Running) -> None:
    for _ in range(3):
        os.killpg(pair.process.pid, signal.SIGINT)  # as the terminal does it: to all processes
        time.sleep(0.02)
    assert pair.process.wait(TIME_TO_END) == 130
    assert "Traceback" not in pair.log.read_text()


def test_workers_end_when_their_parent_is_killed(pair: Running) -> None:
    pids = workers(pair.process)
    pair.process.kill()
    pair.process.wait(TIME_TO_END)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
    with pytest.raises(httpx.ConnectError):
        get(f"{pair.address}healthz")


def test_idle_connections_are_closed_by_the_other_side_first() -> None:
    assert _config(Settings(database="games.db")).timeout_keep_alive > 60  # what nginx and most clients have


def test_headers_have_an_end(single: Running) -> None:
    port = httpx.URL(single.address).port
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: here\r\nx-endless: ")
        with pytest.raises(ConnectionError):
            for _ in range(LARGEST_HEAD):
                connection.sendall(b"x" * 4096)
                time.sleep(0.001)
    assert get(f"{single.address}healthz").status_code == 200


def test_what_is_no_request_is_refused_with_the_headers_of_every_answer(single: Running) -> None:
    port = httpx.URL(single.address).port
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        connection.sendall(b"nonsense\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(4096), b"")).decode()
    assert answer.startswith("HTTP/1.1 400 ")
    for name, value in DATA_HEADERS.items():
        assert f"\r\n{name}: {value}\r\n" in answer
    assert len(get(f"{single.address}healthz").headers.get_list("x-content-type-options")) == 1


def test_a_server_whose_file_is_taken_away_keeps_nothing_and_says_so(single: Running) -> None:
    file = single.log.with_name("games.db")
    away = file.rename(file.with_name("away.db"))
    refused = httpx.post(f"{single.address}api/session", timeout=PATIENCE)
    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
    assert "the database file is gone: put it back or restart" in refused.json()["reason"]
    assert get(f"{single.address}healthz").status_code == 503
    assert not file.exists()
    away.rename(file)
    until(lambda: get(f"{single.address}healthz").status_code == 200)  # after the next heartbeat
    assert httpx.post(f"{single.address}api/session", timeout=PATIENCE).status_code == 200
    assert single.log.read_text().count("the database cannot be used") == 1


def test_an_open_socket_is_closed_politely_at_the_end(single: Running) -> None:
    with httpx.Client(base_url=single.address, timeout=PATIENCE) as client:
        assert client.post("/api/session").status_code < 300
        table = client.post("/api/play-now", json={"game": "ganymede"}).json()["id"]
        cookie = f"meijin={client.cookies['meijin']}"
    where = f"{single.address.replace('http', 'ws')}api/tables/{table}/socket"
    with connect(where, additional_headers={"cookie": cookie}) as table_socket:
        assert '"hello"' in str(table_socket.recv(PATIENCE))
        single.process.terminate()
        assert single.process.wait(TIME_TO_END) == 0
        until(lambda: table_socket.close_code is not None or not _more(table_socket.recv))
        assert table_socket.close_code in (1001, 1012)


def _more(receive: Callable[[float], object]) -> bool:
    try:
        receive(PATIENCE)
    except Exception:
        return False
    return True
