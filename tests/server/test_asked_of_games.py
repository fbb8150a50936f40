"""Whatever the server asks of a game, the kit has asked before: so `meijin check` finds what would go wrong."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from litestar.testing import TestClient

from meijin.kernel import registry
from meijin.kernel.game import Game
from meijin.kernel.lesson import has_lesson
from meijin.kernel.record import begin, read_seed
from meijin.kernel.rulebook import UNWRITTEN, rules_of
from meijin.kernel.testing import CHECKS, variants
from meijin.server.about import cards_of, info_of, line_of
from meijin.server.app import create_app
from meijin.server.gate import tables as gate
from meijin.server.lessons import lesson_for
from meijin.server.lists import lists_of
from meijin.server.settings import Settings
from tests.installed import INSTALLED

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card"


def observed(game: Game) -> tuple[Game, set[str]]:
    """The game, and what it was asked for, filled as it is."""
    asked: set[str] = set()
    kind = type(game)

    class Observed(kind):  # type: ignore[misc, valid-type]
        def __getattribute__(self, name: str) -> object:
            asked.add(name)
            return super().__getattribute__(name)

    Observed.__module__ = kind.__module__  # it lies beside the same files
    watched = game.__class__.__new__(Observed)
    watched.__dict__.update(game.__dict__)
    return watched, asked


@pytest.mark.parametrize("name", INSTALLED)
def test_the_kit_asks_all_that_the_server_asks(name: str) -> None:
    game, by_server = observed(registry.find(name))
    line_of(game), info_of(game), cards_of(game), rules_of(game)
    if has_lesson(game):
        lesson_for(game)
    if game.builder({}) is not None:
        lists_of(game)
    state = begin(game.prepare(None, {}), read_seed(1))
    for viewer in state.deciders:
        view = state.view(viewer)
        msgspec.json.encode(gate.prompt(state, viewer, view, "asked"))
    game, by_kit = observed(registry.find(name))
    for check in CHECKS.values():
        check(variants(game)[0].setup, range(1))
    assert by_server - by_kit == set()


@pytest.fixture
def single_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """High Card as it is installed: one module at the top."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    yield importlib.import_module("high_card")
    del sys.modules["high_card"]


def test_a_game_of_a_single_module_is_shown_like_any_other(
    single_module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Game = single_module.GAME
    monkeypatch.setitem(registry._loaded, game.id, game)
    CHECKS["pages"](game.prepare(None, {}), range(1))
    with TestClient(create_app(Settings(database=str(tmp_path / "meijin.db"), thinkers=1))) as client:
        assert client.get("/api/games/high_card").raise_for_status().json()["lesson"] is False
        assert UNWRITTEN in client.get("/api/games/high_card/rules").raise_for_status().text
        assert len(client.get("/api/games/high_card/cards").raise_for_status().json()["cards"]) == 14
        assert "no guided first turn" in client.get("/api/games/high_card/lesson").json()["reason"]
        assert "bring no lists" in client.get("/api/games/high_card/lists").json()["reason"]
