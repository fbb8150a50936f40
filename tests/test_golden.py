"""Golden playthroughs and path counts of every installed game."""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.kernel.registry import find
from meijin.kernel.testing import golden, paths
from tests.installed import INSTALLED

FOLDER = Path(__file__).with_name("golden")


@pytest.mark.parametrize("name", INSTALLED)
def test_every_variant_has_its_playthroughs_and_they_hold(name: str) -> None:
    now = golden.playthroughs(find(name))
    kept = {path.name: path.read_text(encoding="utf-8") for path in (FOLDER / name).glob("*.txt")}
    assert sorted(kept) == sorted(now), "write them with: python -m meijin.kernel.testing golden tests/golden"
    differences = [golden.compare(kept[file], text, f"{name}/{file}") for file, text in now.items()]
    assert "".join(differences) == ""


@pytest.mark.parametrize("name", INSTALLED)
def test_every_game_has_path_counts_and_they_hold(name: str) -> None:
    positions = paths.load(FOLDER / name / "paths.toml", find(name))
    assert positions
    for position in positions:
        paths.verify(position)
