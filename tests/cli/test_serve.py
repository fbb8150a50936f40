"""Starting the server by its command, and ending it."""

from __future__ import annotations

import argparse
import errno
import fcntl
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from queue import Queue

import httpx
import pytest

from meijin.cli import main, serve

Refusal = Callable[..., str]
PATIENCE = 30.0  # seconds after which a test has failed
TIME_TO_END = 12.0  # seconds a server may take to end


@pytest.fixture
def refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refusal:
    """What the command says when it refuses to serve, run in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> str:
        code = main(["serve", "--port", "0", "--database", "games.db", *words])
        said = capsys.readouterr()
        assert (code, said.out) == (2, "")
        return said.err

    return run


@pytest.mark.parametrize(("numbers", "code"), [([signal.SIGTERM], 0), ([signal.SIGINT] * 3, 130)])
def test_it_says_where_it_is_once_it_listens_and_ends_quietly(
    command: list[str], tmp_path: Path, numbers: list[signal.Signals], code: int
) -> None:
    words = ["serve", "--port", "0", "--database", str(tmp_path / "games.db"), "--log", "json"]
    with subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            line = process.stdout.readline()
            found = re.fullmatch(r"Meijin is at (http://127\.0\.0\.1:[1-9]\d*/)\n", line)
            assert found, (line, process.poll())
            answer = httpx.get(f"{found[1]}healthz", timeout=PATIENCE)
            assert (answer.status_code, answer.json()["database"]) == (200, "ok")
            assert "server" not in answer.headers
            for number in numbers:
                process.send_signal(number)
                time.sleep(0.02)  # two signals at once would be one
            assert process.wait(TIME_TO_END) == code
            assert process.stderr.read() == ""
        finally:
            process.kill()


def test_a_second_server_on_the_same_file_is_refused(refusal: Refusal, tmp_path: Path) -> None:
    with (tmp_path / "games.db-lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert "another server is using games.db; end it first" in refusal()


def test_a_port_that_is_taken_is_named(refusal: Refusal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refusal("--port", str(port))
    assert f"127.0.0.1 port {port}: another program has it; choose another with --port" in said


MISTAKES = {
    "several workers with a file": (["--workers", "2"], "--workers cannot be 2 with SQLite"),
    "no port": (["--port", "http"], "the setting port cannot be 'http'; it is a number from 0 to 65535"),
    "no such form": (["--log", "xml"], "it is text or json"),
    "a folder that is not there": (["--database", "nowhere/games.db"], "there is no folder nowhere"),
    "a folder": (["--database", "."], ". is a folder; give a file in it"),
    "the root of all folders": (["--database", "/"], "/ is a folder; give a file in it"),
    "an unknown kind of database": (["--database", "mysql://db.example/x"], "Meijin cannot use a 'mysql' database"),
    "a host that is none": (["--host", "999.0.0.1"], "--host cannot be '999.0.0.1'"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_explained(refusal: Refusal, name: str, tmp_path: Path) -> None:
    words, explanation = MISTAKES[name]
    assert explanation in refusal(*words)
    assert list(tmp_path.iterdir()) == []


def test_settings_may_come_from_the_environment(refusal: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEIJIN_LOG", "xml")
    assert "'xml'; it is text or json" in refusal()
    assert "the setting port" in refusal("--log", "text", "--port", "x")


def test_a_database_that_is_none_is_left_alone(refusal: Refusal, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("dear diary, this is long enough to be read as a header")
    assert "is no SQLite database" in refusal("--database", "notes.txt")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name)")
    assert "belongs to something else" in refusal("--database", "other.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["notes.txt", "other.db"]
    assert (tmp_path / "notes.txt").read_text().startswith("dear diary")


def test_a_postgresql_database_that_is_not_set_up_is_refused(refusal: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    async def empty(address: object) -> None:
        del address

    monkeypatch.setattr("meijin.server.storage.database.examine", empty)
    assert "run `meijin db upgrade" in refusal("--database", "postgresql://db.example/meijin")


class Everywhere:
    """A socket as it would be if it listened on all addresses of the machine."""

    def __init__(self, host: str, family: int) -> None:
        self.family = family
        self.getsockname = lambda: (host, 8000)


@pytest.mark.parametrize(
    ("host", "family", "found", "said"),
    [
        ("127.0.0.1", socket.AF_INET, "192.168.1.7", "http://127.0.0.1:8000/"),
        (
            "0.0.0.0",
            socket.AF_INET,
            "192.168.1.7",
            "http://127.0.0.1:8000/ and in your network at http://192.168.1.7:8000/",
        ),
        ("::", socket.AF_INET6, "fd00::7", "http://[::1]:8000/ and in your network at http://[fd00::7]:8000/"),
        (
            "0.0.0.0",
            socket.AF_INET,
            None,
            "http://127.0.0.1:8000/ (what address this machine has in your network could not be found)",
        ),
    ],
)
def test_an_address_that_others_can_use_is_named(
    host: str,
    family: int,
    found: str | None,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Asking(socket.socket):
        def connect(self, address: object) -> None:
            if found is None:
                raise OSError(errno.ENETUNREACH, "Network is unreachable")

        def getsockname(self) -> tuple[str | None, int]:
            return found, 9

    monkeypatch.setattr(socket, "socket", Asking)
    serve._announce(Everywhere(host, family), show=False)  # type: ignore[arg-type]
    assert capsys.readouterr().out == f"Meijin is at {said}\n"


def test_play_now_is_one_word_of_make() -> None:
    makefile = Path(__file__).parents[2] / "Makefile"
    shown = subprocess.run(
        ["make", "--dry-run", "--file", str(makefile), "play", f"PYTHON={sys.executable}", "ARGS=--port 0"],
        capture_output=True,
        text=True,
        cwd=makefile.parent,
        check=True,
    ).stdout
    assert "bin/meijin serve --open --database .meijin/meijin.db --port 0" in shown


@pytest.mark.parametrize(
    ("system", "environment", "desktop"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("darwin", {}, True),
    ],
)
def test_the_page_is_opened_only_where_there_is_a_desktop(
    monkeypatch: pytest.MonkeyPatch, system: str, environment: dict[str, str], desktop: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve._has_desktop() == desktop


@pytest.mark.parametrize(
    ("words", "shown"), [([], False), (["--open"], True), (["--open", "--port", "0", "--no-open"], False)]
)
def test_the_last_word_says_whether_the_page_is_shown(words: list[str], shown: bool) -> None:
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    assert parser.parse_args(words).open is shown


def test_whoever_asks_for_it_is_shown_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serve._announce(listener, show=True)
        assert opened.get(timeout=PATIENCE) == f"http://127.0.0.1:{listener.getsockname()[1]}/"
