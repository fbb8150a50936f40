from __future__ import annotations

import json
from pathlib import Path

import pytest

from meijin.kernel import registry
from meijin.kernel.kinds import all_kinds
from meijin.server.cardfile import as_json, main
from tests.installed import INSTALLED

ROOT = Path(__file__).parents[2]


def test_the_file_of_the_repository_is_up_to_date() -> None:
    how = "run `python -m meijin.server.cardfile web/faces/cards.json`"
    assert (ROOT / "web" / "faces" / "cards.json").read_text(encoding="utf-8") == as_json(), how


def test_every_card_of_every_game_is_in_it() -> None:
    cards = json.loads(as_json())
    assert list(cards) == INSTALLED
    for game, known in cards.items():
        assert [card["id"] for card in known] == list(all_kinds(registry.find(game)))


def test_the_command_writes_it_and_says_how_it_is_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "cards.json")]) == 0
    assert (tmp_path / "cards.json").read_text(encoding="utf-8") == as_json()
    assert main([]) == 2
    assert "CARDS.json" in capsys.readouterr().err
