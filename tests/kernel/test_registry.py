"""Games are found by name, and a wrong name is answered helpfully."""

import sys
from pathlib import Path

import pytest

import meijin
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, UnknownGame
from meijin.kernel.game import Game


def test_ganymede_is_installed() -> None:
    assert "ganymede" in meijin.installed()
    assert registry.find("ganymede").name == "The War Chronicles of Ganymede"


@pytest.mark.parametrize("name", ["chess", "", "Ganymede!", "../ganymede"])
def test_an_unknown_game_lists_the_installed_ones(name: str) -> None:
    with pytest.raises(UnknownGame, match="ganymede"):
        meijin.new(name)


def test_a_misspelt_game_is_guessed() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'ganymede'"):
        meijin.new("ganimede")


def test_a_second_game_of_the_same_name_is_refused() -> None:
    class Other(Game):
        id = "ganymede"

    registry.find("ganymede")
    with pytest.raises(MeijinError, match="already a game 'ganymede'"):
        registry.register(Other())


@pytest.mark.parametrize("name", [None, 5, ["ganymede"]])
def test_a_game_is_named_by_a_text(name: object) -> None:
    with pytest.raises(UnknownGame, match="a game is named by a text"):
        meijin.new(name)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("module", "says"),
    [
        ("", "has no attribute 'GAME'"),
        ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("\n\ndef", r"SyntaxError: invalid syntax \(/.*/broken_game\.py, line 3\)"),
        ("\n{}['no luck']", r"KeyError: 'no luck' \(/.*/broken_game\.py, line 2, in <module>\)"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("GAME = 5", "is no Game but int"),
        ("from meijin.games.ganymede import GAME", "calls itself 'ganymede'"),
    ],
)
def test_a_broken_game_of_another_package_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, says: str
) -> None:
    (tmp_path / "broken_game.py").write_text(module, encoding="utf-8")
    folder = tmp_path / "broken_game-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text("[meijin.games]\nbroken = broken_game:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "broken_game", raising=False)
    assert "broken" in meijin.installed()
    with pytest.raises(UnknownGame, match=says):
        registry.find("broken")
    assert registry.find("ganymede").id == "ganymede"
