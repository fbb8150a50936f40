"""Nothing above the games names one of them: what is to be known of a game is declared by the game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meijin.kernel import registry
from tests.installed import INSTALLED

ROOT = Path(__file__).parents[1]
ABOVE = ("kernel", "bots", "tournament", "server", "cli")
CLIENT = ROOT / "web" / "src"
# The faces of the games: their own tables, emblems and words, which are found by name.
FACES = ("games", "parts/emblems", "messages/games", "messages/lists")
COMMENTS = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)


def spellings(game: str) -> set[str]:
    """How code could name a game: by its id, by what it is called, or as a class or component."""
    return {game, registry.find(game).name, "".join(part.capitalize() for part in game.split("_"))}


NAMES = re.compile("|".join(rf"(?<![A-Za-z]){re.escape(name)}" for game in INSTALLED for name in spellings(game)))


def modules() -> list[Path]:
    faces = ROOT / "src" / "meijin" / "cli" / "tables"
    return [
        path
        for part in ABOVE
        for path in sorted((ROOT / "src" / "meijin" / part).rglob("*.py"))
        if not (path.parent == faces and path.name.startswith(tuple(INSTALLED)))
    ]


def sources() -> list[Path]:
    own = [CLIENT / face / game for face in FACES for game in INSTALLED] + [CLIENT / "parts" / "emblems"]
    return [
        path
        for path in sorted(CLIENT.rglob("*"))
        if path.suffix in (".ts", ".svelte", ".css", ".json") and not any(path.is_relative_to(each) for each in own)
    ]


def words_of(tree: ast.AST) -> Iterator[str]:
    """Everything that a module says, but for comments and the texts that explain it."""
    explained = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in explained:
                yield text
            case ast.Name(id=name) | ast.alias(name=name) | ast.Attribute(attr=name):
                yield name
            case ast.ImportFrom(module=str(name)):
                yield name


@pytest.mark.parametrize("part", ABOVE)
def test_no_module_above_the_games_names_one(part: str) -> None:
    named = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in modules()
        if path.is_relative_to(ROOT / "src" / "meijin" / part)
        for word in words_of(ast.parse(path.read_text(encoding="utf-8")))
        if NAMES.search(word)
    ]
    assert named == []


def test_no_source_of_the_client_names_a_game_but_in_its_own_folder() -> None:
    named = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in sources()
        for found in NAMES.finditer(COMMENTS.sub("", path.read_text(encoding="utf-8")))
    ]
    assert named == []


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ('"""Like ganymede."""\nx = 1  # go_out', False),
        ('if game == "crossover": pass', True),
        ("from meijin.games.go_out import GAME", True),
        ("import meijin.games.cat_battles.game", True),
        ("CrossoverGame()", True),
        ('print("a match of Go Out Battle")', True),
        ("ranking = table.outcrossover", False),
    ],
)
def test_the_test_sees_a_name_where_there_is_one(code: str, named: bool) -> None:
    assert any(NAMES.search(word) for word in words_of(ast.parse(code))) is named
