"""The terminal: what is printed to, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from rich.console import Console, Group, RenderableType
from rich.segment import Segments


class QuietConsole(Console):
    """A console that leaves a closed pipe to ``main``."""

    def on_broken_pipe(self) -> None:
        """Called while the error is being handled."""
        raise BrokenPipeError


def make_console(stderr: bool = False) -> Console:
    """A console for this terminal or pipe, without colours for NO_COLOR or where nobody would see them."""
    return QuietConsole(stderr=stderr, highlight=False, emoji=False, markup=False)


class Screen:
    """A console with a keyboard.

    At a terminal the screen is cleared and waits for Enter; with a pipe at either end everything just
    flows, so that scripts and tests can play too.
    """

    def __init__(self, console: Console | None = None, script: Sequence[str] | None = None) -> None:
        self.console = console or make_console()
        self._script = None if script is None else iter(script)
        self.interactive = script is None and sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            _enable_line_editing()

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Lines; without end in a pipe."""
        return self.console.height if self.interactive else 10_000

    def show(self, *what: RenderableType) -> None:
        """Print."""
        for each in what:
            self.console.print(each)

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
            self.pause()

    def fresh(self) -> None:
        """Begin at the top of an empty screen, or in a pipe after an empty line."""
        if self.interactive:
            self.console.clear()
        else:
            self.console.print()

    def wipe(self) -> None:
        """Empty the screen and what can be scrolled back to, before somebody else looks at it."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def read(self, prompt: str) -> str:
        """What is typed next, without spaces around it; ``EOFError`` when there is no more."""
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

    def pause(self, why: str = "Enter to go on") -> None:
        """Wait for Enter, at a terminal only."""
        if self.interactive:
            self.read(f"  {why} ")


def _enable_line_editing() -> None:
    with suppress(ImportError):
        import readline  # noqa: F401 (importing it is what gives input() its history)
