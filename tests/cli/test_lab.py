"""Experiments from the command line."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import polars as pl

Meijin = Callable[..., subprocess.CompletedProcess[str]]
SOME = ("lab", "run", "--game", "ganymede", "--games", "6", "--bots", "greedy,random", "--jobs", "1")


def test_an_experiment_by_flags_is_played_kept_and_gone_on_with(meijin: Meijin, tmp_path: Path) -> None:
    done = meijin(*SOME, "--vary", "mode=battle|coop", "--option", "round_limit=8", "--into", "found")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "24 games, 48 rows in found\n"
    assert "0 of 24 games" in done.stderr
    rows = pl.read_parquet(tmp_path / "found" / "1.rows.parquet")
    assert rows["turns"].max() == 8
    assert set(rows["variant"]) == {0, 1}
    again = meijin(*SOME, "--vary", "mode=battle|coop", "--option", "round_limit=8", "--into", "found")
    assert (again.returncode, "--resume goes on with it" in again.stderr) == (2, True)


def test_an_experiment_in_a_file_is_kept_under_its_name(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text('game = "go_out"\ngames = 2\nbots = "random"\nplayers = 3\n')
    done = meijin("lab", "run", "small.toml", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "small" / "experiment.json").read_text())["experiment"]["players"] == 3


def test_a_report_is_one_file(meijin: Meijin, tmp_path: Path) -> None:
    assert meijin(*SOME, "--into", "found").returncode == 0
    assert (
        meijin("lab", "run", "--game", "go_out", "--games", "1", "--bots", "random", "--into", "other").returncode == 0
    )
    told = meijin("lab", "report", "found", "--before", "found")
    assert told.stdout == "the report is in found/report.html\n", told.stderr
    assert "what 12 games say" in (tmp_path / "found" / "report.html").read_text()
    for words, says in [
        (["nowhere"], "there is no experiment of the lab in nowhere; `meijin lab run` makes one"),
        (["found", "--before", "nowhere"], "there is no experiment of the lab in nowhere"),
        (["found", "--into", "nowhere/report.html"], "nowhere/report.html"),
        (["found", "--before", "other"], "other is of another game: go_out, not ganymede"),
    ]:
        refused = meijin("lab", "report", *words, COLUMNS="400")
        assert refused.returncode == 2
        assert says in refused.stderr


def test_what_is_wrong_is_said_and_nothing_is_written(meijin: Meijin, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('game = "go_out"\nplayer = 3\n')
    for words, says in [
        (["bad.toml"], "bad.toml, line 2: 'player' is no field of an experiment"),
        (["none.toml"], "none.toml"),
        ([], "say what is to be found out: EXPERIMENT.toml, or --game GAME"),
        (["bad.toml", "--game", "go_out"], "--game goes into bad.toml"),
        (["--game", "go_out", "--vary", "players"], "--vary 'players' is not understood; write --vary NAME=A|B"),
        (["--game", "go_out", "--vary", "players=9"], "9"),
        (["--game", "go_out", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["--game", "go_out", "--jobs", "0"], "--jobs cannot be 0"),
        (["bad.toml", "--seed", "0"], "--seed goes into bad.toml"),
        (["bad.toml", "--games", "2"], "--games goes into bad.toml, which describes the experiment"),
        (["--game", "ganymede", "--vary", "mode=coop", "--vary", "mode=trio"], "mode is varied twice"),
    ]:
        refused = meijin("lab", "run", *words, COLUMNS="400")
        assert refused.returncode == 2, (words, refused)
        assert says in refused.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["bad.toml"]


def test_a_bot_that_ends_its_process_is_said(meijin: Meijin, tmp_path: Path) -> None:
    bot = "from meijin.bots import Bot\nclass E(Bot):\n    choose = lambda s, k, r: __import__('os')._exit(0)\n"
    (tmp_path / "mine.py").write_text(bot)
    ended = meijin("lab", "run", "--game", "ganymede", "--bots", "mine.py:E,random", "--into", "x", COLUMNS="400")
    assert (ended.returncode, "every process has died of the first games; a bot answers" in ended.stderr) == (2, True)


def test_weights_are_learned_and_say_the_command(meijin: Meijin, tmp_path: Path) -> None:
    words = ["lab", "train", "ganymede", "--games", "20", "--generations", "0", "--hidden", "0", "--jobs", "1"]
    done = meijin(*words, "--into", "found", COLUMNS="400")
    assert (done.returncode, done.stdout) == (0, "the weights are in found/battle-2.json\n"), done.stderr
    assert "first games: 1 of 20 games" in done.stderr
    assert "where the average alone has" in done.stderr
    made = json.loads((tmp_path / "found" / "battle-2.json").read_text())["made"]
    assert made["command"].startswith("meijin lab train ganymede --teacher greedy --stray 0.08 --choices 2 --games 20 ")
    for more, says in [
        (["--games", "3"], "games cannot be 3"),
        (["--option", "mode"], "--option 'mode' is not understood; write --option NAME=VALUE"),
        (["--jobs", "0"], "--jobs cannot be 0"),
    ]:
        refused = meijin(*words, *more, "--into", "other", COLUMNS="400")
        assert (refused.returncode, says in refused.stderr) == (2, True), refused.stderr
    assert not (tmp_path / "other").exists()
