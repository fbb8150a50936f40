"""At a real terminal: clearing, waiting, colours. A pseudo-terminal stands in for it."""

from __future__ import annotations

import os
import select
import struct
import subprocess
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

CLEAR = "\x1b[2J"
GO_ON = "Enter to go on"
FORGET = "\x1b[3J"


class Terminal:
    """The command in a terminal of 80 columns and 24 lines."""

    def __init__(self, words: list[str], folder: Path, **environment: str) -> None:
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        env |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"} | environment
        self.process = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=env)
        os.close(theirs)
        self.shown = ""

    def until(self, words: str) -> str:
        """What is shown from now on until these words appear."""
        start = len(self.shown)
        deadline = time.monotonic() + 30
        while words not in self.shown[start:]:
            assert time.monotonic() < deadline, f"{words!r} did not appear in {self.shown[start:]!r}"
            if select.select([self.end], [], [], 1)[0]:
                self.shown += os.read(self.end, 65536).decode("utf-8", errors="replace")
        return self.shown[start:]

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def close(self) -> int:
        code = self.process.wait(timeout=30)
        os.close(self.end)
        return code


def test_between_two_people_the_screen_and_what_scrolled_away_are_cleared(command: list[str], tmp_path: Path) -> None:
    words = [*command, "play", "ganymede", "--seed", "4", "--start-seat", "red", *["--seat", "human"] * 2]
    terminal = Terminal(words, tmp_path)
    terminal.until("1-6 > ")
    terminal.type("1")
    handed = terminal.until("Enter when you are there")
    assert handed.index(CLEAR) < handed.index(FORGET) < handed.index("Pass the keyboard to Green.")
    assert "Red (you)" not in handed
    terminal.type("")
    assert "Green" in terminal.until("1-6 > ")
    terminal.type("q")
    terminal.until("Enter to leave: ")
    terminal.type("")
    assert terminal.close() == 0


def test_the_showdown_has_a_page_of_its_own(command: list[str], tmp_path: Path) -> None:
    words = [*command, "play", "ganymede", "--seed", "4", "--mode", "coop"]
    terminal = Terminal(words, tmp_path)
    terminal.until("1-6 > ")
    terminal.type("1")
    terminal.until(GO_ON)
    terminal.type("")
    terminal.until("1-2 > ")
    terminal.type("stand")
    page = terminal.until(GO_ON)
    assert "Showdown" in page
    assert "╭" in page
    terminal.process.terminate()
    terminal.close()


@pytest.mark.parametrize("colours", [True, False])
def test_colours_are_left_out_for_no_color(command: list[str], tmp_path: Path, colours: bool) -> None:
    environment = {} if colours else {"NO_COLOR": "1"}
    terminal = Terminal([*command, "play", "ganymede", "--seed", "4", "--start-seat", "red"], tmp_path, **environment)
    shown = terminal.until("1-6 > ")
    assert ("\x1b[38;5;" in shown or ";38;5;" in shown) is colours
    terminal.type("q")
    terminal.until("Enter to leave: ")
    terminal.type("")
    assert terminal.close() == 0
