"""What `meijin new-game` writes is a whole game, in an environment where nothing but its package is new."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests import fresh
from tests.server.process import ServerProcess

Run = Callable[..., subprocess.CompletedProcess[str]]
NAME = "paper_lanterns"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("new")


@pytest.fixture(scope="module")
def python(folder: Path) -> Path:
    """The Python of an environment with a game that was written a moment ago."""
    made = fresh.environment(folder / "env")
    written = fresh.run(made, folder, "meijin", "new-game", NAME)
    assert written.returncode == 0, written.stderr
    fresh.install(made, folder / NAME)
    return made


def test_it_passes_the_kit_and_its_own_tests(python: Path, folder: Path) -> None:
    checked = fresh.run(python, folder, "meijin", "check", NAME, "--games", "2")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    tested = fresh.run(python, folder / NAME, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert tested.returncode == 0, tested.stdout


def test_it_plays_in_the_terminal(python: Path, folder: Path) -> None:
    assert "Paper Lanterns" in fresh.run(python, folder, "meijin", "games").stdout
    played = fresh.run(python, folder, "meijin", "play", NAME, "--no-save", "--seed", "1", typed="1\n" * 7)
    assert played.returncode == 0, played.stdout + played.stderr
    assert "plays Card " in played.stdout


def test_a_server_shows_its_rules_and_plays_it(python: Path, folder: Path) -> None:
    with (
        ServerProcess(f"sqlite:///{folder}/meijin.db", folder, python=python) as server,
        httpx.Client(base_url=server.url, trust_env=False) as somebody,
    ):
        rules = somebody.get(f"/api/games/{NAME}/rules").raise_for_status().text
        assert rules.startswith("# Paper Lanterns\n\nAnn and Bob hold three cards each")
        offered = somebody.get(f"/api/games/{NAME}").raise_for_status().json()["bots"]
        assert offered == ["random", "greedy", "novice", "regular", "expert", "meijin"]
        somebody.post("/api/session").raise_for_status()
        table = somebody.post("/api/play-now", json={"game": NAME}).raise_for_status().json()
        assert [seat["bot"] for seat in table["seats"]] == [None, "regular"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("5x", "cannot be called '5x'; take small letters"),
        ("class", "cannot be called 'class'"),
        ("Über", "cannot be called"),
        ("go_out", "already a game or a module 'go_out'"),
        ("json", "already a game or a module 'json'"),
        ("here", "already something called 'here' here"),
    ],
)
def test_a_name_that_will_not_do_is_refused(meijin: Run, tmp_path: Path, name: str, says: str) -> None:
    (tmp_path / "here").mkdir()
    answer = meijin("new-game", name)
    assert answer.returncode == 2
    assert says in answer.stderr
