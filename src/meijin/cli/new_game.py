"""Write a package with a whole small game, to be changed into a game of your own.

It is High Card under the name you give: it passes the conformance kit and plays in the
terminal and in the browser as soon as it is installed. docs/adding-a-game.md walks
through it.
"""

from __future__ import annotations

import argparse
import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from meijin.cli import SUCCESS
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, quoted

EXAMPLE: Final = "high_card"
TEST: Final = '''\
"""{title} holds to what every game must hold to."""

import pytest
from {name} import GAME

from meijin.kernel.testing import CHECKS, variants


@pytest.mark.parametrize("check", CHECKS)
def test_it_passes_the_kit(check: str) -> None:
    for variant in variants(GAME):
        CHECKS[check](variant.setup, range(5))
'''


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin new-game``."""
    parser.add_argument("name", metavar="NAME", help="the game's id, such as paper_lanterns; also the folder's name")


def run(args: argparse.Namespace) -> int:
    """Write the package."""
    name: str = args.name
    if not name.isidentifier() or not name.isascii() or name != name.lower() or keyword.iskeyword(name):
        raise MeijinError(f"a game cannot be called {quoted(name)}; take small letters and _, such as paper_lanterns")
    if name in registry.names() or find_spec(name) is not None:
        raise MeijinError(f"there is already a game or a module {name!r} installed; take another name")
    folder = Path(name)
    if folder.exists():
        raise MeijinError(f"there is already something called {name!r} here; take another name, or another folder")
    for path, text in package(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"wrote {file}")
    print(f"Install it, check it, play it:\n  pip install -e {name}\n  meijin check {name}\n  meijin play {name}")
    return SUCCESS


def package(name: str) -> dict[str, str]:
    """The files of the package by their paths."""
    title = name.replace("_", " ").title()
    example = _example()
    game, words, project = (
        _renamed(example.joinpath(path).read_text(encoding="utf-8"), name, title)
        for path in (f"{EXAMPLE}/__init__.py", f"{EXAMPLE}/words/en.ftl", "pyproject.toml")
    )
    _, rules, code = game.split('"""', 2)
    about, _, story = rules.partition("\n\n")
    game = f'"""{about.partition(",")[0]}: a game for two, with a secret."""{code}'
    return {
        "pyproject.toml": project,
        f"{name}/__init__.py": game,
        f"{name}/words/en.ftl": words,
        f"{name}/rules.md": f"# {title}\n\n{story.strip()}\n",
        f"tests/test_{name}.py": TEST.format(name=name, title=title),
    }


def _renamed(text: str, name: str, title: str) -> str:
    for old, new in (("High Card", title), ("HighCard", title.replace(" ", "")), (EXAMPLE, name)):
        text = text.replace(old, new)
    return text


def _example() -> Traversable:
    """High Card, as a wheel has it, or in the checkout that this runs from."""
    packed = files("meijin").joinpath("examples", EXAMPLE)
    return packed if packed.is_dir() else Path(__file__).parents[3] / "examples" / EXAMPLE
