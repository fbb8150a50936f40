"""What kind of terminal it is: tiny ones, such that cannot clear their screen, such without anything but ASCII."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.text import Text

import meijin as library
from meijin.cli.screen import FAR, FEWEST_COLUMNS, FEWEST_LINES, QuietConsole, Screen
from tests.cli.positions import drawing_a_two

Meijin = Callable[..., subprocess.CompletedProcess[str]]
Play = Callable[..., str]


def test_a_terminal_of_next_to_no_size_is_taken_for_a_small_one() -> None:
    console = QuietConsole(file=StringIO(), width=1, height=1)
    assert tuple(console.size) == (FEWEST_COLUMNS, FEWEST_LINES)
    assert tuple(QuietConsole(file=StringIO(), width=50, height=30).size) == (50, 30)


@pytest.mark.parametrize("game", ["ganymede", "go_out", "cat_battles"])
def test_every_game_can_be_begun_in_a_terminal_of_one_column(meijin: Meijin, game: str) -> None:
    lines = ["?", "r", "h", "l", "nonsense", "1", "1", "q"]
    played = meijin("play", game, "--seed", "1", lines=lines, COLUMNS="1", LINES="1")
    assert (played.returncode, played.stderr) == (0, "")


def test_a_dumb_terminal_has_the_size_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"TERM": "dumb", "COLUMNS": "60", "LINES": "33"}.items():
        monkeypatch.setenv(name, value)
    assert tuple(QuietConsole(file=StringIO(), force_terminal=True).size) == (60, 33)


def test_where_the_screen_cannot_be_cleared_much_room_is_left_and_that_is_said(play: Play) -> None:
    shown = play(library.new("ganymede", seed=4, start_seat="red"), "1", seats=["human", "human"])
    before, _, after = shown.rpartition("\n" * FAR)
    assert "Red (you)" in before
    assert "Red (you)" not in after
    assert after.index("This screen cannot be cleared") < after.index("Pass the keyboard to Green.")


def test_a_game_that_goes_on_begins_behind_the_curtain_too(meijin: Meijin, tmp_path: Path) -> None:
    state = drawing_a_two()
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    shown = meijin("play", "--resume", "game.meijin", "--seat", "human", "--seat", "human").stdout
    assert 0 <= shown.index("Pass the keyboard to Red.") < shown.index("Red (you)")


# -- pages ----------------------------------------------------------------------------------------------


class Waiting(Screen):
    """A terminal of ten lines at which some lines are typed."""

    def __init__(self, typed: Sequence[str]) -> None:
        self.paper = StringIO()
        super().__init__(QuietConsole(file=self.paper, width=40, height=10), script=typed)
        self.interactive = True


def test_a_question_that_is_typed_on_a_page_is_answered_after_it() -> None:
    screen = Screen(QuietConsole(file=StringIO(), width=40, height=10), script=["? valid", "pass"])
    screen.interactive = True
    screen.page("Turn 2 is Red's.")
    assert [screen.read("> "), screen.read("> ")] == ["? valid", "pass"]


def test_a_long_page_can_be_left_in_the_middle() -> None:
    page = [Text(f"line {number}") for number in range(30)]
    screen = Waiting(["", "q"])
    screen.page(*page)
    assert "line 17" in screen.paper.getvalue()
    assert "line 18" not in screen.paper.getvalue()
    assert screen.paper.getvalue().count("Enter to go on, q to leave") == 2
    whole = Waiting(["", "", "", ""])
    whole.page(*page)
    assert "line 29" in whole.paper.getvalue()


def test_what_is_paged_from_its_end_begins_with_the_newest_page() -> None:
    typed = iter(["b", "", "b", "b", "q", "never read"])
    screen = Waiting([])

    def read(prompt: str) -> str:
        print(prompt, file=screen.paper)
        return next(typed)

    screen.read = read  # type: ignore[method-assign]
    screen.page_from_end(*(Text(f"line {number}") for number in range(20)))
    pages = screen.paper.getvalue().split("leaves")[:-1]
    firsts = [next(line for line in page.splitlines() if line.startswith("line")) for page in pages]
    assert firsts == ["line 11", "line 2", "line 11", "line 2", "line 0"]
    assert next(typed) == "never read"


def test_enter_leaves_the_newest_page() -> None:
    typed = iter(["", "never read"])
    screen = Waiting([])
    screen.read = lambda prompt: next(typed)  # type: ignore[method-assign]
    screen.page_from_end(Text("one"), Text("two"))
    assert screen.paper.getvalue().split() == ["one", "two"]
    assert next(typed) == "never read"


# -- plain ASCII ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (["--ascii"], {}),
        ([], {"LC_ALL": "C"}),
        ([], {"LC_ALL": "POSIX"}),
        ([], {"LC_ALL": "", "LC_CTYPE": "", "LANG": "C"}),
        ([], {"LC_ALL": "C", "PYTHONUTF8": "1"}),
    ],
)
def test_ascii_where_it_is_asked_for_or_the_language_has_no_more(
    meijin: Meijin, words: list[str], environment: dict[str, str]
) -> None:
    for command in (["cards", "ganymede"], ["play", "cat_battles", "--seed", "1"], ["games"]):
        assert meijin(*command, *words, lines=["1"], **environment).stdout.isascii()


def test_more_than_ascii_everywhere_else(meijin: Meijin) -> None:
    assert "│" in meijin("cards", "ganymede", "black_7", LC_ALL="C.UTF-8", LANG="C").stdout
