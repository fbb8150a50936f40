"""The example of the lab, with few games."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from meijin.games.go_out.cards import CHARACTERS

EXAMPLE = Path(__file__).parents[2] / "examples" / "go_out_characters.py"


def test_the_table_has_every_character(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(EXAMPLE))["main"](games=10)
    table = capsys.readouterr().out
    assert "character" in table
    assert all(character.id in table for character in CHARACTERS)
