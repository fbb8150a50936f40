"""Card files as earlier editions of the rules had them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meijin.kernel.catalogue import FORMER, read_former, read_toml
from meijin.kernel.overlay import value_at
from meijin.kernel.registry import own

CARDS = """
[rules]
limit = 9
[[cards]]
id = "ace"
power = 3
"""
FORMER_VALUES = """
[1]
"cards.ace.power" = 1
"rules.limit" = 7
[3]
"cards.ace.power" = 2
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "old_cards"
    folder.mkdir()
    for name, text in (("__init__.py", ""), ("cards.toml", CARDS), (FORMER, FORMER_VALUES)):
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    return folder.name


@pytest.mark.parametrize(("edition", "power", "limit"), [(1, 1, 7), (2, 2, 9), (3, 2, 9), (4, 3, 9)])
def test_an_edition_has_the_values_that_were_its_own(package: str, edition: int, power: int, limit: int) -> None:
    cards = read_former(package, "cards.toml", edition)
    assert (value_at(cards, "cards.ace.power"), value_at(cards, "rules.limit")) == (power, limit)


def test_the_edition_of_today_has_the_values_of_today() -> None:
    for game in own():
        home = sys.modules[type(game).__module__].__package__ or ""
        assert read_former(home, "cards.toml", game.edition) == read_toml(home, "cards.toml")


def test_what_an_edition_had_otherwise_is_not_what_there_is_today() -> None:
    """Where values return to what they were, nothing is kept of the time between: it would say the same twice."""
    for game in own():
        home = sys.modules[type(game).__module__].__package__ or ""
        for edition in range(1, game.edition):
            if game.of_edition(edition) is not game:
                assert read_former(home, "cards.toml", edition) != read_toml(home, "cards.toml")
