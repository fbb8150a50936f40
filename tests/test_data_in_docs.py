"""Data that is printed in the docs can be used as it stands there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from meijin.games.crossover.game import CARDS as CROSSOVER_CARDS
from meijin.games.crossover.lists.decklist import read_list
from meijin.games.ranking_battle.game import CARDS as RANKING_CARDS
from meijin.kernel.housevalues import house_of
from meijin.kernel.registry import own
from meijin.kernel.scenario import Scenario
from meijin.lab.experiment import parse_experiment
from meijin.lab.tune.plan import parse_tune

DOCS = Path(__file__).parents[1] / "docs"
BLOCK = re.compile(r"^```(toml|json|yaml)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def read_crossover(text: str) -> object:
    """A whole file of cards, or a part of one, which the test of that page reads in its place."""
    if "[[cards]]" in text:
        return CROSSOVER_CARDS.read_file("mine.toml", text)
    return tomllib.loads(text if re.match(r"\w+ = ", text) else f"part = {text}")


def read_entry_points(text: str) -> object:
    """What a package says of its games or bots: each a name, and where it is found."""
    (found,) = tomllib.loads(text)["project"]["entry-points"].values()
    assert all(re.fullmatch(r"\w+:\w+", place) for place in found.values())
    return found


def read_deck(text: str) -> object:
    """A part of a list: too few cards for a deck, but all of them understood."""
    reading = read_list(text, "mine.toml")
    assert not reading.problems
    return reading.deck.main


def read_lab(text: str) -> object:
    """An experiment, a search, or house values as some games declare them in these words."""
    values = tomllib.loads(text).get("values")
    if "trials" in tomllib.loads(text):
        return parse_tune(text, Path("purple.toml"))
    if values is None:
        return parse_experiment(text, Path("cats.toml"))
    declared = {name: value for game in own() for name, value in house_of(game).values.items()}
    assert all(table["about"] for table in values.values())
    assert [value.get("at", value.get("out")) for value in values.values()] == [declared[name].at for name in values]
    return values


READERS: dict[str, Callable[[str], object]] = {
    "adding-a-card.md": lambda text: RANKING_CARDS.read_file("mine.toml", text),
    "adding-a-game.md": read_entry_points,
    "bots.md": read_entry_points,
    "crossover-cards.md": read_crossover,
    "decks.md": read_deck,
    "lab.md": read_lab,
    "operations.md": import_module("yaml").safe_load,
    "scenarios.md": lambda text: Scenario.parse(text).state(),
}


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_every_block_of_data_can_be_used_as_printed(page: Path) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert bool(blocks) == (page.name in READERS), f"say how the data of {page.name} is read"
    for _, text in blocks:
        assert READERS[page.name](text)
