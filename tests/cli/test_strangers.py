"""Games of other packages: broken ones, and such without rules of thumb."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from meijin.cli import main
from meijin.kernel import registry
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.clash import GAME as CLASH
from meijin.kernel.testing.clash import Clash

Meijin = Callable[..., subprocess.CompletedProcess[str]]
BROKEN = {
    "raises": "raise RuntimeError('out of order')",
    "misspelled": "import nothing_of_that_name",
    "nogame": "GAME = 3",
}


@pytest.fixture
def strangers(tmp_path: Path) -> str:
    """A folder with an installed package for each way to be broken."""
    folder = tmp_path / "installed"
    about = folder / "strangers-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"{name} = {name}_game:GAME\n" for name in BROKEN)
    (about / "entry_points.txt").write_text(f"[meijin.games]\n{points}", encoding="utf-8")
    for name, source in BROKEN.items():
        (folder / f"{name}_game.py").write_text(f"{source}\n", encoding="utf-8")
    return str(folder)


def test_games_lists_the_good_and_a_line_for_each_broken_one(meijin: Meijin, strangers: str) -> None:
    listed = meijin("games", PYTHONPATH=strangers)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "The War Chronicles of Ganymede" in listed.stdout
    for name in BROKEN:
        assert sum(f"the game '{name}' cannot" in line for line in listed.stdout.splitlines()) == 1


def test_the_others_can_be_played_and_their_cards_read(meijin: Meijin, strangers: str) -> None:
    assert meijin("cards", "ganymede", PYTHONPATH=strangers).returncode == 0
    played = meijin("play", "ganymede", "--mode", "coop", lines=["q", ""], PYTHONPATH=strangers)
    assert (played.returncode, played.stderr) == (0, "")
    for command in ("play", "cards", "check"):
        refused = meijin(command, "raises", PYTHONPATH=strangers)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "out of order" in refused.stderr


def test_check_counts_a_broken_game_as_failed_and_goes_on(
    strangers: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(strangers)
    monkeypatch.setattr(registry, "names", lambda: ["ganymede", *BROKEN])  # the other games would take a minute
    assert main(["check", "--games", "1", "--json"]) == 1
    findings = json.loads(capsys.readouterr().out)
    assert {each["game"] for each in findings if not each["passed"]} == set(BROKEN)
    assert any(each["game"] == "ganymede" and each["passed"] for each in findings)


def test_check_goes_on_after_a_game_over_which_the_kit_itself_stumbles(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Stumbling(type(CLASH)):  # type: ignore[misc]
        id = "stumbling"
        variants = ({"nothing": 1},)

    monkeypatch.setitem(registry._loaded, "stumbling", Stumbling())
    monkeypatch.setitem(registry._loaded, CLASH.id, CLASH)
    assert main(["check", "stumbling", CLASH.id, "--games", "1"]) == 1
    assert ", 1 failed" in capsys.readouterr().out
    assert main(["games"]) == 0
    listed = capsys.readouterr().out
    assert "the game 'stumbling' cannot be described: " in listed
    assert CLASH.name in listed


@pytest.mark.parametrize("fault", ["step", "legal"])
@pytest.mark.parametrize("seat", ["human", "bot:random"])
def test_a_game_that_fails_while_it_is_played_is_named_and_its_record_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: str, seat: str
) -> None:
    class Faulty(Clash):
        __slots__ = ()

        def step(self, seat: int, action: int) -> None:
            if fault == "step":
                raise RuntimeError("out of order")
            super().step(seat, action)

        def legal(self, seat: int) -> list[int]:
            return [] if fault == "legal" else super().legal(seat)

    class Failing(type(CLASH)):  # type: ignore[misc]
        id = "failing"

        def deal(self, setup: Setup, chance: int) -> State:
            state = super().deal(setup, chance)
            state.__class__ = Faulty
            return state  # type: ignore[no-any-return]

    monkeypatch.setitem(registry._loaded, "failing", Failing())
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\n"))
    assert main(["play", "failing", "--seed", "1", *["--seat", seat] * 2]) == 1
    shown = capsys.readouterr()
    last = shown.out.splitlines()[-1]
    assert "Traceback" not in shown.err
    assert last.startswith("The game failing has failed: ")
    assert {"step": "RuntimeError: out of order", "legal": "must choose and has no choice"}[fault] in last
    assert "`meijin check failing`" in last
    assert "Go on with: meijin play --resume " in last


# -- no rules of thumb ----------------------------------------------------------------------------------


def test_the_levels_play_where_there_are_no_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(registry._loaded, CLASH.id, CLASH)
    monkeypatch.setattr("sys.stdin", StringIO())
    assert main(["play", CLASH.id, "--seed", "1"]) == 1
    assert ": Regular Ponta." in capsys.readouterr().out
    saved = tmp_path / "game.meijin"
    assert main(["play", CLASH.id, "--seed", "1", "--seat", "bot:novice", "--save", str(saved)]) == 0
    assert "bot:regular" in saved.read_text(encoding="utf-8")
    assert "Ponta" not in capsys.readouterr().out, "nobody is there to be told"


def test_a_greedy_bot_is_refused_before_such_a_game_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._loaded, CLASH.id, CLASH)
    assert main(["play", CLASH.id, "--seat", "human", "--seat", "bot:greedy"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "greedy cannot play Clash; bots that can: random, novice, regular, expert, meijin" in shown.err


def test_a_game_of_one_minute(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Quick(type(CLASH)):  # type: ignore[misc]
        id = "quick"
        minutes = 1

    monkeypatch.setitem(registry._loaded, "quick", Quick())
    assert main(["games"]) == 0
    assert "about 1 minute." in " ".join(capsys.readouterr().out.split())
