"""At a real terminal: clearing, waiting, colours. A pseudo-terminal stands in for it."""

from __future__ import annotations

import os
import re
import select
import struct
import time
from pathlib import Path

import pytest

import meijin as library
from meijin.kernel import record
from meijin.kernel.generator import Rng
from meijin.kernel.record import Record
from tests.launcher import launcher

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

CLEAR = "\x1b[2J"
GO_ON = "Enter to go on"
FORGET = "\x1b[3J"


class Terminal:
    """The command in a terminal, of 24 lines unless something else is said."""

    def __init__(self, words: list[str], folder: Path, columns: int = 80, lines: int = 24, **environment: str) -> None:
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        env |= {"TERM": "xterm-256color"} | environment
        with os.fdopen(theirs, "r+b", buffering=0) as terminal:
            self.process = launcher().start(words, folder, env, terminal, terminal)
        self.shown = ""

    def until(self, *words: str) -> str:
        """What is shown from now on until one of these words appears."""
        start = len(self.shown)
        deadline = time.monotonic() + 30
        while not any(word in self.shown[start:] for word in words):
            assert time.monotonic() < deadline, f"{words} did not appear in {self.shown[start:]!r}"
            if select.select([self.end], [], [], 1)[0]:
                self.shown += os.read(self.end, 65536).decode("utf-8", errors="replace")
        return self.shown[start:]

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def close(self) -> int:
        code = self.process.wait(timeout=30)
        os.close(self.end)
        return code


def test_between_two_people_the_screen_and_what_scrolled_away_are_cleared(tmp_path: Path) -> None:
    words = ["play", "ganymede", "--seed", "4", "--start-seat", "red", *["--seat", "human"] * 2]
    terminal = Terminal(words, tmp_path)
    begun = terminal.until("Enter when you are there")
    assert "Pass the keyboard to Red." in begun
    assert "Red (you)" not in begun
    terminal.type("")
    terminal.until("1-6 > ")
    terminal.type("1")
    handed = terminal.until("Enter when you are there")
    assert handed.index(CLEAR) < handed.index(FORGET) < handed.index("Pass the keyboard to Green.")
    assert "Red (you)" not in handed
    terminal.type("")
    assert "Green" in terminal.until("1-6 > ")
    terminal.type("q")
    terminal.until("Go on with: ")
    assert terminal.close() == 0


def test_the_showdown_has_a_page_of_its_own(tmp_path: Path) -> None:
    words = ["play", "ganymede", "--seed", "4", "--mode", "coop"]
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
def test_colours_are_left_out_for_no_color(tmp_path: Path, colours: bool) -> None:
    environment = {} if colours else {"NO_COLOR": "1"}
    terminal = Terminal(["play", "ganymede", "--seed", "4", "--start-seat", "red"], tmp_path, 80, 24, **environment)
    shown = terminal.until("1-6 > ")
    assert ("\x1b[38;5;" in shown or ";38;5;" in shown) is colours
    terminal.type("q")
    terminal.until("Go on with: ")
    assert terminal.close() == 0


def lines_of(shown: str) -> list[str]:
    """The lines since the screen was cleared for the last time, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown[shown.rindex(CLEAR) :]).split("\n")


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_the_whole_table_stays_on_the_screen_below_a_notice(tmp_path: Path, mode: str, columns: int) -> None:
    terminal = Terminal(["play", "ganymede", "--seed", "4", "--mode", mode], tmp_path, columns)
    terminal.until("1-6 > ")
    terminal.type("1")
    while "1-2 > " not in terminal.until("1-2 > ", GO_ON):
        terminal.type("")
    terminal.type("nonsense")
    shown = terminal.until("1-2 > ")
    lines = lines_of(shown)
    assert "is no action" in shown
    assert len(lines) <= 24
    assert max(len(line.rstrip("\r")) for line in lines) <= columns
    assert "round 1" in lines[0]
    terminal.process.terminate()
    terminal.close()


def test_the_end_of_the_input_has_a_line_of_its_own(tmp_path: Path) -> None:
    terminal = Terminal(["play", "ganymede", "--seed", "4", "--start-seat", "red"], tmp_path)
    terminal.until("1-6 > ")
    os.write(terminal.end, b"\x04")
    shown = terminal.until("Go on with: ")
    assert "\nThe input has ended before the game. Go on with: " in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
    assert terminal.close() == 1


def test_nobody_moves_before_a_person_has_said_who_sits_where(tmp_path: Path) -> None:
    state = library.new("ganymede", seed=3, start_seat="green")
    assert state.record is not None
    file = tmp_path / "game.meijin"
    state.record.save(file)
    terminal = Terminal(["play", "--resume", "game.meijin"], tmp_path)
    asked = terminal.until("in this order > ")
    assert "game.meijin does not say who sits where." in asked
    assert "Red: human" in asked
    assert "Green: bot:regular" in asked
    terminal.type("human")
    assert "There are 2 seats" in terminal.until("in this order > ")
    terminal.type("human robot")
    assert "A seat cannot be taken by 'robot'" in terminal.until("in this order > ")
    assert not recorded(file).actions
    terminal.type("bot:random human")
    assert "Green: human" in terminal.until("in this order > ")
    terminal.type("")
    terminal.until("1-6 > ")
    assert (recorded(file).actions, recorded(file).seats) == ([], {"red": "bot:random", "green": "human"})
    terminal.type("q")
    assert terminal.close() == 0


def recorded(file: Path) -> Record:
    game = record.load(file).record
    assert game is not None
    return game


def test_a_narrow_terminal_is_told_so_once(tmp_path: Path) -> None:
    terminal = Terminal(["play", "ganymede", "--seed", "4", "--start-seat", "red"], tmp_path, 36)
    shown = terminal.until("1-6 > ")
    assert "Green: Regular Ponta." in shown
    assert "narrow" in shown
    terminal.type("nonsense")
    assert "narrow" not in terminal.until("1-6 > ")
    terminal.type("q")
    terminal.until("Go on with: ")
    assert terminal.close() == 0


def test_when_several_people_have_played_the_result_comes_first_and_the_log_on_request(tmp_path: Path) -> None:
    state = library.new("ganymede", seed=4, start_seat="red")
    rng = Rng(1)
    before = ""
    while state.deciders:
        assert state.record is not None
        before = state.record.to_text()
        choices = state.choices()
        last = choices[rng.below(len(choices))]
        state.apply(last)
    (tmp_path / "game.meijin").write_text(before, encoding="utf-8")
    words = ["play", "--resume", "game.meijin", *["--seat", "human"] * 2]
    terminal = Terminal(words, tmp_path)
    terminal.until("Enter when you are there")
    terminal.type("")
    terminal.until(" > ")
    terminal.type(last)
    end = terminal.until("Enter leaves > ")
    assert "The game is over" in end
    assert GO_ON not in end
    terminal.type("l")
    assert "b goes back" in terminal.until("q leaves")
    terminal.type("q")
    assert "The game is over" in terminal.until("Enter leaves > ")
    terminal.type("")
    terminal.until("replay ")
    assert terminal.close() == 0


# -- terminals of other kinds ---------------------------------------------------------------------------


def test_a_dumb_terminal_gets_plain_ascii_of_its_own_width_and_no_codes(tmp_path: Path) -> None:
    words = ["play", "ganymede", "--seed", "4", "--start-seat", "red", *["--seat", "human"] * 2]
    terminal = Terminal(words, tmp_path, 60, TERM="dumb")
    terminal.until("Enter when you are there")
    terminal.type("")
    board = terminal.until("1-6 > ")
    terminal.type("1")
    handed = terminal.until("Enter when you are there")
    assert handed.count("\n") > 60
    assert "This screen cannot be cleared" in handed
    assert terminal.shown.isascii()
    assert "\x1b[2J" not in terminal.shown
    assert "\x1b[3J" not in terminal.shown
    assert max(len(line.rstrip("\r")) for line in board.split("\n")) == 60  # the heading
    terminal.process.terminate()
    assert terminal.close() == 143


@pytest.mark.parametrize(("columns", "lines"), [(1, 1), (3, 50), (200, 2)])
def test_no_terminal_is_too_small(tmp_path: Path, columns: int, lines: int) -> None:
    terminal = Terminal(["play", "go_out", "--seed", "4"], tmp_path, columns, lines)
    while "1-8 > " not in terminal.until("1-8 > ", GO_ON):
        terminal.type("")
    terminal.type("?")
    terminal.until("Enter")
    terminal.type("q")
    terminal.until("1-8 > ")
    terminal.type("q")
    terminal.until("--resume")
    assert terminal.close() == 0
    assert "Traceback" not in terminal.shown


def test_a_replay_can_be_left_at_every_step(tmp_path: Path) -> None:
    state = library.new("ganymede", seed=3, start_seat="red")
    for choice in ("pick black_3", "pick black_7"):
        state.apply(choice)
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    terminal = Terminal(["replay", "game.meijin", "--step", "--all"], tmp_path)
    terminal.until("Enter for action 1 of 2, q to leave")
    terminal.type("")
    terminal.until("Enter for action 2 of 2, q to leave")
    terminal.type("q")
    assert terminal.close() == 0
