"""Nothing is lost: every game is kept in a file after every action, and no file of anybody else is written over."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import meijin as library
from meijin.cli.keeper import Keeper, how_to_go_on, how_to_look_again
from meijin.kernel import record
from meijin.kernel.errors import MeijinError
from meijin.kernel.record import Record

Meijin = Callable[..., subprocess.CompletedProcess[str]]


def a_game(*actions: str) -> Record:
    state = library.new("ganymede", seed=4, start_seat="red")
    for action in actions:
        state.apply(action)
    assert state.record is not None
    return state.record


def games_in(folder: Path) -> list[Path]:
    return sorted((folder / "meijin").glob("*.meijin"))


# -- a game that nobody has named a file for ------------------------------------------------------------


def test_it_is_kept_all_the_same_and_said_at_the_start_and_when_leaving(meijin: Meijin, tmp_path: Path) -> None:
    state = tmp_path / "state"
    words = ["play", "ganymede", "--seed", "4", "--start-seat", "red"]
    left = meijin(*words, lines=["pick black_3", "q"], XDG_STATE_HOME=str(state), COLUMNS="300")
    (file,) = games_in(state)
    assert left.returncode == 0
    assert left.stdout.index(f"Kept in {file}.") < left.stdout.index("> pick black_3")
    assert left.stdout.endswith(f"Go on with: meijin play --resume {file}\n")
    game = record.load(file).record
    assert game is not None
    assert "1 red pick black_3\n" in game.to_text()
    assert meijin("play", "--resume", str(file), lines=["q"]).returncode == 0


def test_a_home_that_is_not_set_otherwise_has_them_where_programs_remember_things(
    meijin: Meijin, tmp_path: Path
) -> None:
    home = {"XDG_STATE_HOME": "not/absolute", "HOME": str(tmp_path)}
    played = meijin("play", "ganymede", "--seat", "bot:random", **home)
    (file,) = games_in(tmp_path / ".local" / "state")
    assert not record.load(file).deciders
    assert f"Kept in ~/.local/state/meijin/{file.name}." in played.stdout.splitlines()


def test_where_it_cannot_be_kept_that_is_said_at_the_start_and_the_game_can_be_played(
    meijin: Meijin, tmp_path: Path
) -> None:
    (tmp_path / "blocked").write_text("no folder", encoding="utf-8")
    environment = {"XDG_STATE_HOME": str(tmp_path / "blocked"), "COLUMNS": "300"}
    words = ["play", "ganymede", "--seed", "4", "--start-seat", "red"]
    played = meijin(*words, lines=["pick black_3"], **environment)
    assert "The game cannot be kept: " in played.stdout.partition("> pick black_3")[0]
    assert "Red takes Black 3." in played.stdout
    assert played.stdout.endswith("The game is not kept in any file.\n")
    saved = meijin(*words, lines=["s mine.meijin", "pick black_3"], **environment)
    assert saved.stdout.endswith("Go on with: meijin play --resume mine.meijin\n")


def test_nothing_is_kept_for_who_wants_nothing_kept(meijin: Meijin, tmp_path: Path) -> None:
    state = tmp_path / "state"
    left = meijin("play", "ganymede", "--seed", "4", "--no-save", lines=["q"], XDG_STATE_HOME=str(state))
    assert (left.returncode, games_in(state)) == (0, [])
    assert "Kept in" not in left.stdout


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", 143), ("SIGHUP", 129)])
def test_being_stopped_from_outside_says_how_to_go_on(command: list[str], tmp_path: Path, name: str, code: int) -> None:
    words = [*command, "play", "ganymede", "--seed", "1", "--save", "game.meijin"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as running:
        assert running.stdout is not None
        while "? explains" not in running.stdout.readline():
            pass
        running.send_signal(getattr(signal, name))
        shown, complaint = running.communicate(timeout=30)
    assert (running.returncode, complaint) == (code, "")
    assert shown.endswith("Stopped. Go on with: meijin play --resume game.meijin\n")


# -- two programs on one file ---------------------------------------------------------------------------


def test_a_file_that_another_program_has_written_is_left_alone_and_the_game_goes_on_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "game.meijin"
    keeper = Keeper(file)
    assert keeper.keep(a_game()) == ""
    a_game("pick black_7").save(file)
    theirs = file.read_bytes()
    said = keeper.keep(a_game("pick black_3"))
    beside = tmp_path / "game.2.meijin"
    assert said == f"Another program has changed {file}; this game is now kept in {beside}."
    assert (file.read_bytes(), keeper.saved) == (theirs, beside)
    assert keeper.keep(a_game("pick black_3", "pick black_4")) == ""
    assert "2 green pick black_4" in beside.read_text(encoding="utf-8")
    assert file.read_bytes() == theirs


def test_two_that_resume_the_same_game_do_not_overwrite_each_other(tmp_path: Path) -> None:
    file = tmp_path / "game.meijin"
    a_game().save(file)
    one, two = (Keeper(file, file.read_text(encoding="utf-8")) for _ in range(2))
    one.keep(a_game("pick black_3"))
    two.keep(a_game("pick black_7"))
    assert "black_3" in file.read_text(encoding="utf-8")
    assert "black_7" in (tmp_path / "game.2.meijin").read_text(encoding="utf-8")


def test_a_file_that_is_gone_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "game.meijin"
    keeper = Keeper(file)
    keeper.keep(a_game())
    file.unlink()
    assert (keeper.keep(a_game("pick black_3")), keeper.saved) == ("", file)


# -- links, and files that are read-only ----------------------------------------------------------------


def test_behind_a_link_the_file_it_leads_to_is_written(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    a_game().save(tmp_path / "deep" / "game.meijin")
    (tmp_path / "link.meijin").symlink_to(Path("deep") / "game.meijin")
    meijin("play", "--resume", "link.meijin", "--seat", "human", lines=["pick black_3", "q"])
    assert (tmp_path / "link.meijin").is_symlink()
    assert "1 red pick black_3" in (tmp_path / "deep" / "game.meijin").read_text(encoding="utf-8")


def test_a_file_that_is_read_only_is_refused_before_the_game_begins(meijin: Meijin, tmp_path: Path) -> None:
    file = tmp_path / "game.meijin"
    a_game().save(file)
    file.chmod(0o444)
    refused = meijin("play", "--resume", "game.meijin", "--seat", "human", lines=["pick black_3"])
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "game.meijin cannot be written: it is read-only" in refused.stderr
    with pytest.raises(MeijinError, match="read-only"):
        a_game().save(file)


def test_a_pipe_is_no_record(meijin: Meijin, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for words in (["replay", "pipe"], ["play", "--resume", "pipe"], ["play", "--scenario", "pipe"]):
        refused = meijin(*words)
        assert (refused.returncode, "no ordinary file" in refused.stderr) == (2, True)


def test_the_command_that_is_named_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nowhere"))
    started = tmp_path / "bin" / "meijin"
    started.parent.mkdir()
    started.write_text("", encoding="utf-8")
    monkeypatch.setattr("sys.argv", [str(started)])
    assert how_to_go_on(Path("game")) == f"Go on with: {started} play --resume game"
    started.unlink()
    assert how_to_go_on(Path("game")) == "Go on with: meijin play --resume game"


def test_what_shows_a_game_again_is_short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert how_to_look_again(tmp_path / ".local" / "my game").endswith("meijin replay ~/'.local/my game'")
    assert how_to_look_again(Path("my game")).endswith("meijin replay 'my game'")
