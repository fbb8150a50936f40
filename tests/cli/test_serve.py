"""Starting the server by its command, and ending it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

Meijin = Callable[..., subprocess.CompletedProcess[str]]
PATIENCE = 30.0  # seconds after which a test has failed
TIME_TO_END = 12.0  # seconds a server may take to end


@contextmanager
def serving(command: list[str], folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on a file in this folder, and its address."""
    words = ("serve", "--port", "0", "--database", str(folder / "games.db"), *words)
    with subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.fullmatch(r"Meijin is at (http://127\.0\.0\.1:[1-9]\d*/)\n", line)
            assert found, (line, process.poll())
            yield process, found[1]
        finally:
            process.kill()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_says_where_it_is_once_it_listens_and_ends_quietly(
    command: list[str], tmp_path: Path, number: signal.Signals, code: int
) -> None:
    with serving(command, tmp_path, "--log", "json") as (process, address):
        answer = httpx.get(f"{address}healthz", timeout=PATIENCE)
        assert (answer.status_code, answer.json()["database"]) == (200, "ok")
        assert "server" not in answer.headers
        process.send_signal(number)
        assert process.wait(TIME_TO_END) == code
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_second_server_on_the_same_file_is_refused(meijin: Meijin, command: list[str], tmp_path: Path) -> None:
    with serving(command, tmp_path):
        second = meijin("serve", "--port", "0", "--database", "games.db")
    assert second.returncode == 2
    assert "another server is using games.db; end it first" in second.stderr


def test_a_port_that_is_taken_is_named(meijin: Meijin) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = meijin("serve", "--port", str(port), "--database", "games.db")
    assert refused.returncode == 2
    assert f"127.0.0.1 port {port}: another program has it; choose another with --port" in refused.stderr


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
def test_a_mistake_is_explained(meijin: Meijin, name: str) -> None:
    words, explanation = MISTAKES[name]
    refused = meijin("serve", "--port", "0", "--database", "games.db", *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert explanation in refused.stderr
    assert "Traceback" not in refused.stderr


def test_settings_may_come_from_the_environment(meijin: Meijin) -> None:
    refused = meijin("serve", MEIJIN_LOG="xml")
    assert (refused.returncode, "'xml'; it is text or json" in refused.stderr) == (2, True)
    overruled = meijin("serve", "--log", "text", "--port", "x", MEIJIN_LOG="xml")
    assert "the setting port" in overruled.stderr


def test_a_database_that_is_none_is_left_alone(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("dear diary, this is long enough to be read as a header")
    refused = meijin("serve", "--port", "0", "--database", "notes.txt")
    assert refused.returncode == 2
    assert "is no SQLite database" in refused.stderr
    assert (tmp_path / "notes.txt").read_text().startswith("dear diary")


def test_play_now_is_one_word_of_make() -> None:
    makefile = Path(__file__).parents[2] / "Makefile"
    shown = subprocess.run(
        ["make", "--dry-run", "--file", str(makefile), "play", f"PYTHON={sys.executable}", "ARGS=--port 0"],
        capture_output=True,
        text=True,
        cwd=makefile.parent,
        check=True,
    ).stdout
    assert "bin/meijin serve --database .meijin/meijin.db --port 0" in shown
