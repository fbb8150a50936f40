"""The command as a script meets it: arguments, exit codes, errors, pipes."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from meijin.cli import COMMANDS, main
from meijin.core import described
from meijin.kernel import registry
from meijin.kernel.setup import Setup
from meijin.kernel.testing import CHECKS
from meijin.kernel.testing.clash import GAME as CLASH

Meijin = Callable[..., subprocess.CompletedProcess[str]]


def test_help_lists_the_commands_and_the_exit_codes(meijin: Meijin) -> None:
    shown = meijin("--help")
    assert shown.returncode == 0
    for name in COMMANDS:
        assert f"\n    {name} " in shown.stdout
    for code in ("0 ", "1 ", "2 ", "130 "):
        assert f"\n  {code}" in shown.stdout


def test_help_is_quick_because_it_imports_no_command() -> None:
    code = (
        "import sys\nfrom meijin.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "sys.exit(any(name in sys.modules for name in ('rich', 'meijin.games', 'meijin.bots')))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_a_game_begins_quickly_because_no_other_is_loaded(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom meijin.cli import main\n"
        "main(['play', 'ganymede', '--no-save', '--seat', 'human'])\n"
        "sys.exit(any(f'meijin.games.{name}' in sys.modules for name in ('crossover', 'go_out')))"
    )
    words = [sys.executable, "-c", code]
    ended = subprocess.run(words, input="q\n", capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "The game is not kept in any file." in ended.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(meijin: Meijin, name: str) -> None:
    shown = meijin(name, "--help")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith(f"usage: meijin {name}")


def test_options_are_listed_for_the_game_that_is_named(meijin: Meijin) -> None:
    shown = meijin("play", "ganymede", "--help").stdout
    assert "options of The War Chronicles of Ganymede" in shown
    assert "--start-seat" in shown
    assert "--red-deck" not in shown
    assert "`meijin play GAME --help` lists those of a game" in meijin("play", "--help").stdout


def test_games_can_be_asked_about_by_name(meijin: Meijin) -> None:
    shown = meijin("games", "go_out")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith("Go Out Battle  meijin play go_out")
    assert "Ganymede" not in shown.stdout
    assert meijin("games", "goout").stderr.startswith("meijin: there is no game 'goout'; did you mean 'go_out'?")


def test_options_stand_anywhere(meijin: Meijin) -> None:
    listed = meijin("games", "go_out", "ganymede", "--ascii")
    assert listed.returncode == 0
    assert meijin("--ascii", "games", "go_out", "ganymede").stdout == listed.stdout
    assert meijin("games", "go_out", "--ascii", "ganymede").stdout == listed.stdout


def test_version(meijin: Meijin) -> None:
    shown = meijin("--version")
    assert (shown.returncode, shown.stdout) == (0, f"meijin 0.1.0, {described()}\n")


MISTAKES = {
    "no command": ([], "COMMAND"),
    "unknown command": (["paly"], "COMMAND cannot be 'paly'; did you mean play?"),
    "nothing like a command": (["xyz"], "COMMAND cannot be 'xyz'; allowed: games, play, serve, "),
    "unknown task": (["db", "chek"], "TASK cannot be 'chek'; did you mean check?"),
    "no number": (
        ["play", "ganymede", "--players", "two"],
        "--players: invalid int value: 'two'; see meijin play --help",
    ),
    "nothing like an argument": (["games", "--colours"], "'--colours' is not understood; see meijin games --help"),
    "unknown game": (["play", "ganimede"], "did you mean 'ganymede'?"),
    "unknown argument": (["play", "ganymede", "--sede", "4"], "did you mean --seed?"),
    "unknown option": (["play", "ganymede", "--option", "colour=red"], "its options are: mode"),
    "option without value": (["play", "ganymede", "--option", "mode"], "NAME=VALUE"),
    "wrong value": (["play", "ganymede", "--mode", "solo"], "allowed: battle, coop, trio"),
    "option of another mode": (["play", "ganymede", "--hp-purple", "20"], "belongs to coop and trio"),
    "wrong number of players": (["play", "ganymede", "--players", "3"], "mode=trio"),
    "wrong seed": (["play", "ganymede", "--seed", "seven"], "seed cannot be 'seven'"),
    "unknown bot": (["play", "ganymede", "--seat", "bot:grady"], "did you mean 'greedy'?"),
    "no such bot": (["play", "ganymede", "--seat", "bot:foo"], "there is no bot 'foo'; installed: random, greedy"),
    "two modes at once": (
        ["play", "ganymede", "--option", "mode=coop", "--mode", "battle"],
        "mode cannot be both battle and coop",
    ),
    "endless number": (
        ["play", "ganymede", "--mode", "coop", "--hp-purple", "9" * 5000],
        "a whole number from 10 to 60",
    ),
    "nobody": (["play", "ganymede", "--seat", "robot"], "human, bot:random, bot:greedy"),
    "too many seats": (["play", "ganymede", *["--seat", "human"] * 3], "--players can be 2 here"),
    "far too many seats": (["play", "go_out", *["--seat", "human"] * 6], "--players can be 2 or 3 or 4 or 5 here"),
    "unknown option before the command": (["--foo"], "'--foo' is not understood"),
    "game in capitals": (["play", "GO_OUT"], "did you mean 'go_out'?"),
    "kept and not kept": (["play", "ganymede", "--save", "x", "--no-save"], "cannot go together"),
    "a record without end": (["replay", "/dev/zero"], "no ordinary file"),
    "a game to resume without end": (["play", "--resume", "/dev/zero"], "no ordinary file"),
    "a scenario without end": (["play", "--scenario", "/dev/zero"], "no ordinary file"),
    "no record": (["play", "--resume", "nothing.meijin"], "cannot be read"),
    "resume with a mode": (["play", "--resume", "x", "--mode", "coop"], "--mode cannot be given together"),
    "no scenario": (["play", "--scenario", "nothing.toml"], "cannot be read"),
    "folder that is not there": (["play", "ganymede", "--save", "there/game.meijin"], "cannot be written"),
    "no file to replay": (["replay", "nothing.meijin"], "cannot be read"),
    "cards of nothing": (["cards", "chess"], "there is no game 'chess'"),
    "unknown card": (["cards", "ganymede", "blak_7"], "did you mean 'black_7'?"),
    "no games to check": (["check", "ganymede", "--games", "0"], "at least 1"),
    "no jobs": (["check", "ganymede", "--jobs", "0"], "from 1 to"),
    "check of nothing": (["check", "chess"], "there is no game 'chess'"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_explained_on_one_line_with_exit_code_2(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words, explanation = MISTAKES[name]
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("meijin: ")
    assert explanation in complaint
    assert complaint.count("\n") == 1


def test_a_mistake_at_the_shell(meijin: Meijin) -> None:
    answer = meijin("play", "ganimede")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith("meijin: there is no game 'ganimede'; did you mean 'ganymede'?")


def test_a_damaged_cut_or_foreign_record_is_refused(
    meijin: Meijin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = meijin("play", "ganymede", "--seed", "1", "--save", "game.meijin", lines=["1"])
    assert played.returncode == 1
    text = (tmp_path / "game.meijin").read_text(encoding="utf-8")
    (tmp_path / "changed.meijin").write_text(text.replace("black_", "red_"), encoding="utf-8")
    (tmp_path / "cut.meijin").write_text(text[: text.index("end: ")], encoding="utf-8")
    (tmp_path / "foreign.meijin").write_bytes(bytes(range(256)))
    monkeypatch.chdir(tmp_path)
    for command in (["replay"], ["play", "--resume"]):
        for name, problem in (("changed", "checksum"), ("cut", "cut off"), ("foreign", "not even text")):
            assert main([*command, f"{name}.meijin"]) == 2
            assert problem in capsys.readouterr().err


def test_a_closed_pipe_is_no_reason_for_words(command: list[str]) -> None:
    running = subprocess.Popen(
        [*command, "cards", "ganymede"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert (running.wait(timeout=30), running.stderr.read()) == (1, "")
    running.stderr.close()


CLOSED = {
    "input": ("play ganymede --seed 1 <&-", 1, ""),
    "output": ("games >&-", 2, "meijin: the output is closed, so there is nowhere to write to\n"),
    "errors": ("play chess 2>&-", 2, ""),
    "full disk": ("games >/dev/full", 2, "meijin: the output or input fails: No space left on device\n"),
    "help on a full disk": ("--help >/dev/full", 2, "meijin: the output or input fails: No space left on device\n"),
}


@pytest.mark.parametrize("name", CLOSED)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and /dev/full")
def test_closed_and_full_streams_give_no_traceback(command: list[str], name: str) -> None:
    words, code, complaint = CLOSED[name]
    # Where Python does not buffer, argparse itself keeps quiet about a help text that cannot be written.
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    shell = ["sh", "-c", f"{shlex.join(command)} {words}"]
    ended = subprocess.run(shell, capture_output=True, text=True, check=False, timeout=30, env=buffered)
    assert (ended.returncode, ended.stderr) == (code, complaint)


def test_the_exit_code_of_a_closed_pipe_is_documented(meijin: Meijin) -> None:
    assert "closed the pipe" in meijin("--help").stdout


def test_bytes_that_are_no_text_do_not_end_the_game(command: list[str]) -> None:
    words = [*command, "play", "ganymede", "--seed", "1"]
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    ended = subprocess.run(words, input=b"\xff\xfe\n", capture_output=True, check=False, timeout=30, env=strict)
    assert (ended.returncode, ended.stderr) == (1, b"")


def test_ctrl_c_ends_a_game_with_130_and_the_record_is_kept(command: list[str], tmp_path: Path) -> None:
    words = [*command, "play", "ganymede", "--seed", "1", "--start-seat", "red", "--save", "game.meijin"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("pick black_7\n")
        running.stdin.flush()
        while "Draw a card, or stand?" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        _, complaint = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Traceback" not in complaint
    assert "1 red pick black_7\n" in (tmp_path / "game.meijin").read_text(encoding="utf-8")


# -- the commands that only tell ------------------------------------------------------------------------


def test_games_tells_modes_and_options_with_their_values_and_defaults(meijin: Meijin) -> None:
    answer = meijin("games")
    assert answer.returncode == 0
    shown = " ".join(answer.stdout.split())
    for words in ("The War Chronicles of Ganymede", "2 to 3 players, about 10 minutes", "Red, Green, Purple"):
        assert words in shown
    assert "(battle, coop, trio; battle if not given)" in shown
    assert "(a whole number from 10 to 60)" in shown


def test_games_tells_whom_one_can_play_against(meijin: Meijin) -> None:
    shown = " ".join(meijin("games", "ganymede").stdout.split())
    places = [shown.index(f"--bots {name}") for name in ("novice Novice Piyo.", "regular Regular Ponta.")]
    places += [shown.index(f"--bots {name}") for name in ("expert Expert Kon.", "meijin Meijin Tsuru. Looks ahead")]
    assert places == sorted(places), "the weakest first"


def test_cards_lists_all_42_cards_of_ganymede(meijin: Meijin) -> None:
    cards = json.loads(meijin("cards", "ganymede", "--json").stdout)
    assert sum(card["count"] for card in cards) == 6 + 6 + 18 + 12
    assert {card["card"]: card["count"] for card in cards if card["colour"] == "black"} == {
        f"black_{rank}": 3 for rank in ("a", "2", "3", "4", "7", "10")
    }
    shown = meijin("cards", "ganymede").stdout
    assert all(card["card"] in shown for card in cards)
    assert "Purple  12 cards" in shown


@pytest.mark.parametrize("name", ["black_7", "Black 7", "black_7#2"])
def test_one_card_is_found_by_name_title_or_copy(meijin: Meijin, name: str) -> None:
    card = json.loads(meijin("cards", "ganymede", name, "--json").stdout)
    assert (card["title"], card["corner"], card["hint"]) == ("Black 7", "7", "+2 dmg")
    assert "│+2 dmg│" in meijin("cards", "ganymede", name).stdout


def test_check_passes_for_a_game_that_holds_to_everything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._loaded, CLASH.id, CLASH)
    assert main(["check", CLASH.id, "--games", "1", "--json"]) == 0
    findings = json.loads(capsys.readouterr().out)
    assert {finding["game"] for finding in findings} == {CLASH.id}
    assert all(finding["passed"] for finding in findings)
    assert {finding["check"] for finding in findings} == set(CHECKS)
    assert main(["check", CLASH.id, "--games", "1", "--seed", "5"]) == 0
    assert f"{len(findings)} passed, 0 failed" in capsys.readouterr().out


def test_checks_side_by_side_find_the_same(meijin: Meijin) -> None:
    def findings(*words: str) -> list[tuple[str, str, bool]]:
        found = json.loads(meijin("check", "ganymede", "--games", "1", "--json", *words).stdout)
        return [(each["check"], each["variant"], each["passed"]) for each in found]

    together = findings("--jobs", "2")
    assert len(together) == 3 * len(CHECKS)
    assert together == findings()


def test_check_fails_with_exit_code_1_for_a_game_that_lies(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Endless(type(CLASH)):  # type: ignore[misc]
        id = "endless"

        def longest(self, setup: Setup) -> int:
            return 1

    monkeypatch.setitem(registry._loaded, "endless", Endless())
    assert main(["check", "endless", "--games", "1"]) == 1
    shown = capsys.readouterr().out
    assert "FAILED" in shown
    assert "passed, " in shown
    assert main(["check", "endless", "--games", "1", "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)
    assert "ends" in {finding["check"] for finding in findings if not finding["passed"]}


def test_no_colour_and_no_unicode_where_the_output_takes_none(meijin: Meijin) -> None:
    for words in (["games"], ["cards", "ganymede"], ["play", "ganymede", "--seed", "1"]):
        shown = meijin(*words, lines=["1", "1"], PYTHONIOENCODING="ascii").stdout
        assert shown.isascii()
        assert "\x1b" not in shown
        assert "?" not in shown.replace("? explains", "").replace("stand?", "")


def test_a_card_is_found_by_a_part_of_its_name(meijin: Meijin) -> None:
    assert "Tally Counter" in meijin("cards", "ranking_battle", "tally").stdout
    assert "Stuffed Penguin Doll" in meijin("cards", "ranking_battle", "stuffed penguin").stdout
    several = meijin("cards", "ranking_battle", "cat_").stderr
    assert "'cat_' may be cat_single or cat_pair or cat_trio; say which" in several
    assert "has no card 'a'" in meijin("cards", "ranking_battle", "a").stderr


def test_all_three_hundred_cards_of_ranking_battle_are_listed(meijin: Meijin) -> None:
    listed = meijin("cards", "ranking_battle").stdout
    assert "55 kinds, 300 cards" in listed
    assert "Ranking cards  5 cards" in listed
    assert "Victory cards  36 cards" in listed
    assert "Beginning phase: [Draw+1]" in meijin("cards", "ranking_battle", "rank 1").stdout
