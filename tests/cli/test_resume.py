"""Games that are kept: who sits where when they go on, and files that cannot be written."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import meijin as library
from meijin.cli.keeper import Keeper
from meijin.cli.players import fill_seats, seat_players
from meijin.cli.screen import Screen
from meijin.cli.session import Leave, Session
from meijin.kernel import record
from meijin.kernel.errors import RecordError
from meijin.kernel.record import Record
from meijin.kernel.state import State
from tests.cli.positions import drawing_a_two

Meijin = Callable[..., subprocess.CompletedProcess[str]]


def kept(file: Path) -> Record:
    saved = record.load(file).record
    assert saved is not None
    return saved


def begin(meijin: Meijin, *seats: str, lines: Sequence[str] = ()) -> None:
    words = [word for seat in seats for word in ("--seat", seat)]
    meijin("play", "ganymede", "--seed", "3", "--start-seat", "red", "--save", "game.meijin", *words, lines=lines)


def test_a_resumed_game_has_the_same_players_again(meijin: Meijin, tmp_path: Path) -> None:
    begin(meijin, "human", "human", lines=["pick black_3", "pick black_7"])
    file = tmp_path / "game.meijin"
    assert kept(file).seats == {"red": "human", "green": "human"}
    before = len(kept(file).actions)
    again = meijin("play", "--resume", "game.meijin", lines=["stand"])
    assert "Pass the keyboard to Green." in again.stdout
    assert len(kept(file).actions) == before + 1  # nobody has moved for Green
    assert kept(file).seats == {"red": "human", "green": "human"}


def test_with_seat_others_play_on_and_that_is_written(meijin: Meijin, tmp_path: Path) -> None:
    begin(meijin, "human", "human", lines=["pick black_3", "pick black_7"])
    again = meijin("play", "--resume", "game.meijin", "--seat", "bot:greedy", "--seat", "bot:random")
    assert (again.returncode, "The game is over" in again.stdout) == (0, True)
    assert kept(tmp_path / "game.meijin").seats == {"red": "bot:greedy", "green": "bot:random"}


def test_seats_that_are_not_mentioned_stay_as_they_were(meijin: Meijin, tmp_path: Path) -> None:
    begin(meijin, "human", "bot:random", lines=["pick black_3"])
    meijin("play", "--resume", "game.meijin", "--seat", "bot:greedy")
    assert kept(tmp_path / "game.meijin").seats == {"red": "bot:greedy", "green": "bot:random"}


def test_a_record_that_does_not_say_who_plays_needs_seats_in_a_pipe(meijin: Meijin, tmp_path: Path) -> None:
    state = library.new("ganymede", seed=3, start_seat="green")
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    before = (tmp_path / "game.meijin").read_bytes()
    refused = meijin("play", "--resume", "game.meijin", lines=["1"])
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "game.meijin does not say who sits where" in refused.stderr
    assert "--seat human --seat bot:regular" in refused.stderr
    assert (tmp_path / "game.meijin").read_bytes() == before
    assert meijin("play", "--resume", "game.meijin", "--seat", "human", lines=["1", "q"]).returncode == 0


def test_a_game_that_is_over_is_not_resumed(meijin: Meijin) -> None:
    begin(meijin, "bot:greedy")
    again = meijin("play", "--resume", "game.meijin")
    assert (again.returncode, "`meijin replay game.meijin`" in again.stderr) == (2, True)


# -- files that cannot be written -----------------------------------------------------------------------


class Table:
    """A session that writes into a folder which can go away."""

    def __init__(
        self, folder: Path, *lines: str, seats: Sequence[str] = ("human",), state: State | None = None
    ) -> None:
        self.paper = StringIO()
        self.state = state or library.new("ganymede", seed=4, start_seat="red")
        players = seat_players(self.state.setup, fill_seats(self.state.setup, seats, {}))
        console = Console(file=self.paper, width=1000, highlight=False)
        keeper = Keeper(folder / "game.meijin")
        self.session = Session(self.state, players, Screen(console, script=lines), keeper)
        keeper.save(self.session.record, folder / "game.meijin")

    def play(self) -> str:
        with suppress(EOFError, Leave):
            self.session.run()
        return self.paper.getvalue()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def test_a_folder_that_goes_away_does_not_end_the_game(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    table = Table(folder, "1", "1", f"s {elsewhere}", "1")
    shutil.rmtree(folder)
    shown = table.play()
    assert shown.count("The game cannot be saved: ") == 1
    assert "The game goes on; s FILE saves it elsewhere." in shown
    assert f"Saved in {elsewhere}." in shown
    # From then on the game is kept there.
    assert table.session.keeper.saved == elsewhere
    assert table.state.record is not None
    assert kept(elsewhere).actions == table.state.record.actions


def test_bots_play_on_without_their_file_and_it_is_said_at_the_end(folder: Path) -> None:
    table = Table(folder, seats=["bot:greedy", "bot:greedy"])
    shutil.rmtree(folder)
    shown = table.play()
    assert not table.state.deciders
    assert shown.count("The game goes on") == 1
    assert "The game cannot be saved" in shown[shown.index("The game is over") :]
    assert "The record is in" not in shown


def test_a_full_disk_does_not_end_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(folder, "1", "q")

    def no_room(self: Record, path: object) -> None:
        raise RecordError("games/one cannot be written: No space left on device")

    monkeypatch.setattr(Record, "save", no_room)
    shown = table.play()
    assert "games/one cannot be written: No space left on device" in shown
    assert table.session.whereabouts() == "The game is not kept in any file."


def test_what_is_taken_back_is_taken_back_in_the_file_too(folder: Path) -> None:
    table = Table(folder, "draw", "hide", "u", "q", state=drawing_a_two())
    table.play()
    assert [table.state.text(action) for _, action in kept(folder / "game.meijin").actions] == ["draw"]


# -- leaving --------------------------------------------------------------------------------------------


def test_quitting_asks_nothing_and_names_the_file_that_holds_the_game(meijin: Meijin) -> None:
    left = meijin("play", "ganymede", "--seed", "1", lines=["s my game.meijin", "q"])
    assert left.returncode == 0
    assert "Go on with: meijin play --resume 'my game.meijin'" in left.stdout
    moved = meijin("play", "ganymede", "--seed", "1", lines=["s other", "1", "q"])
    assert moved.returncode == 0
    assert "--resume other" not in moved.stdout


def test_the_hint_at_the_end_can_be_copied_although_the_name_has_a_space(meijin: Meijin) -> None:
    words = ["--seat", "bot:greedy", "--seed", "1", "--save", "my game.meijin"]
    assert "meijin replay 'my game.meijin'\n" in meijin("play", "ganymede", *words).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--save", "game.meijin"], "Go on with: meijin play --resume game.meijin"),
        ([], "Go on with: meijin play --resume /"),
        (["--no-save"], "The game is not kept in any file."),
    ],
)
def test_breaking_off_says_whether_the_game_is_kept(
    meijin: Meijin, command: list[str], tmp_path: Path, words: list[str], said: str
) -> None:
    ended = meijin("play", "ganymede", "--seed", "1", *words, COLUMNS="200")
    assert (ended.returncode, f"The input has ended before the game. {said}" in ended.stdout) == (1, True)
    (tmp_path / "game.meijin").unlink(missing_ok=True)
    with subprocess.Popen(
        [*command, "play", "ganymede", "--seed", "1", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "200"},
    ) as running:
        assert running.stdout is not None
        while "? explains" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        shown, _ = running.communicate(timeout=30)
    assert (running.returncode, f"Interrupted. {said}" in shown) == (130, True)
