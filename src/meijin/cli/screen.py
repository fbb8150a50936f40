"""The terminal: what is printed to, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from shutil import get_terminal_size
from typing import Final

from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.segment import Segments
from rich.text import Text

from meijin.cli import language

# Smaller terminals are taken for one of this size, and show it as well as they can.
FEWEST_COLUMNS: Final = 20
FEWEST_LINES: Final = 10
FAR: Final = 60  # so many lines further down is out of sight


class QuietConsole(Console):
    """A console that leaves a closed pipe to ``main``."""

    def on_broken_pipe(self) -> None:
        """Called while the error is being handled."""
        raise BrokenPipeError

    @property
    def size(self) -> ConsoleDimensions:
        """Columns and lines as they are, also of a terminal that can do nothing else; but never next to none."""
        columns, lines = get_terminal_size() if self.is_dumb_terminal else super().size
        return ConsoleDimensions(max(FEWEST_COLUMNS, columns), max(FEWEST_LINES, lines))

    @size.setter
    def size(self, new_size: tuple[int, int]) -> None:
        self.width, self.height = new_size


def make_console(stderr: bool = False) -> Console:
    """A console for this terminal or pipe, without colours for NO_COLOR or where nobody would see them."""
    return QuietConsole(stderr=stderr, highlight=False, emoji=False, markup=False)


def say(line: str | Text, style: str = "") -> None:
    """Print a line that may be copied from the terminal, and so must not be broken."""
    make_console().print(Text(line, style) if isinstance(line, str) else line, soft_wrap=True)


class Screen:
    """A console with a keyboard.

    At a terminal the screen is cleared and waits for Enter; with a pipe at either end everything just
    flows, so that scripts and tests can play too.
    """

    def __init__(self, console: Console | None = None, script: Sequence[str] | None = None) -> None:
        self.console = console or make_console()
        self._script = None if script is None else iter(script)
        self._asked = ""  # a question that was typed where only Enter was waited for
        self.interactive = script is None and sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            _enable_line_editing()

    @property
    def clears(self) -> bool:
        return self.interactive and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines; without end in a pipe."""
        return self.console.height if self.interactive else 10_000

    def show(self, *what: RenderableType) -> None:
        for each in what:
            self.console.print(each)

    def show_whole(self, line: str, style: str = "") -> None:
        """Print a line that is to be copied from the terminal, and so must not be broken."""
        self.console.print(Text(line, style), soft_wrap=True)

    def page(self, *what: RenderableType) -> None:
        """Show something that is looked at and then left; more than a screenful is shown in parts."""
        self.fresh()
        if not self.interactive:
            self.show(*what)
            return
        lines = self.console.render_lines(Group(*what), pad=False, new_lines=True)
        part = self.height - 1
        for start in range(0, len(lines), part):
            for line in lines[start : start + part]:
                self.console.print(Segments(line), end="")
            if not self.pause(
                language.say("terminal-go_on" if start + part >= len(lines) else "terminal-go_on_or_leave")
            ):
                break

    def page_from_end(self, *what: RenderableType) -> None:
        """The same for something whose end matters most: it is shown first, and one can go back from there."""
        if not self.interactive:
            self.page(*what)
            return
        lines = self.console.render_lines(Group(*what), pad=False, new_lines=True)
        part = self.height - 1
        end = len(lines)
        while True:
            self.fresh()
            for line in lines[max(0, end - part) : end]:
                self.console.print(Segments(line), end="")
            where = "terminal-back_or_on" if end > part else "terminal-on"
            said = self.read(f"  {language.say(where)} ").lower()
            if said in ("b", "back") and end > part:
                end -= part
            elif said in ("q", "quit") or end == len(lines):
                return
            else:
                end += part

    def fresh(self) -> None:
        """Begin at the top of an empty screen, or where there is none after an empty line."""
        if self.clears:
            self.console.clear()
        else:
            self.console.print()

    def wipe(self) -> None:
        """Empty the screen and what can be scrolled back to, before somebody else looks at it; or push it far away."""
        if self.clears:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * max(FAR, self.console.height))

    def read(self, prompt: str) -> str:
        """What is typed next, without spaces around it; ``EOFError`` when there is no more."""
        if self._asked:
            said, self._asked = self._asked, ""
            return said
        if self._script is not None:
            line = next(self._script, None)
            if line is None:
                raise EOFError
        elif self.interactive:
            self.console.file.flush()
            return input(prompt).strip()
        else:
            self.console.file.flush()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
        # What was typed into a pipe is not seen anywhere else.
        self.console.print(f"{prompt}{line.strip()}")
        return line.strip()

    def end_prompt(self) -> None:
        """Leave the line on which somebody was asked and has not answered."""
        if self.interactive:
            self.console.print()

    def pause(self, why: str) -> bool:
        """Wait for Enter, at a terminal only; whether to go on, which q denies, and so does a question for later."""
        said = self.read(f"  {why} ") if self.interactive else ""
        self._asked = said if said.startswith("?") else ""
        return not self._asked and said.lower() not in ("q", "quit")


def _enable_line_editing() -> None:
    with suppress(ImportError):
        import readline  # noqa: F401 (importing it is what gives input() its history)
