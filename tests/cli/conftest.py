"""How the tests play: the real command with lines piped into it, or a session in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.console import Console

from meijin.cli.players import fill_seats, seat_players
from meijin.cli.screen import Screen
from meijin.cli.session import Leave, Session
from meijin.kernel.state import State
from tests.launcher import TIMEOUT, launcher, needs_a_true_start


@pytest.fixture
def command() -> list[str]:
    """The words that start the command as the shell would, whatever is on the path."""
    return [sys.executable, "-c", "import sys; from meijin.cli import main; sys.exit(main())"]


@pytest.fixture
def meijin(command: list[str], tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the command in an empty folder with some lines typed into it."""

    def run(*words: str, lines: Sequence[str] = (), **environment: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **environment}
        typed = "".join(f"{line}\n" for line in lines)
        if not needs_a_true_start(environment):
            return launcher().run([*words], typed, tmp_path, env)
        return subprocess.run(
            [*command, *words],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=env,
            timeout=TIMEOUT,
            check=False,
        )

    return run


@pytest.fixture
def play() -> Callable[..., str]:
    """Play on from a position with some lines typed, to the end of the game or of the lines; all that is shown."""

    def run(
        state: State,
        *lines: str,
        seats: Sequence[str] = ("human", "bot:greedy"),
        encoding: str = "utf-8",
        width: int = 100,
    ) -> str:
        paper = TextIOWrapper(BytesIO(), encoding=encoding, write_through=True)
        console = Console(file=paper, width=width, highlight=False, markup=False, emoji=False)
        with suppress(EOFError, Leave):
            players = seat_players(state.setup, fill_seats(state.setup, seats, {}))
            Session(state, players, Screen(console, script=lines)).run()
        written = paper.buffer
        assert isinstance(written, BytesIO)
        return written.getvalue().decode(encoding)

    return run
