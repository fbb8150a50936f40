"""Learning for a game whose search values only positions in which a turn begins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meijin.bots import train
from meijin.bots.learning.selfplay import positions
from meijin.kernel.registry import find

TURNS = 10


def test_of_each_turn_one_position_is_taken() -> None:
    game = find("cat_battles")
    assert game.tuning.turns
    found = positions(game, {"turn_limit": TURNS}, None, None, range(4), 1, 0.0, 2)
    assert set(found.games) == {0, 1, 2, 3}
    assert max(found.games.count(number) for number in range(4)) == TURNS


def test_instinct_teaches_and_games_share_the_values_of_an_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["cat_battles", "--teacher", "instinct", "--games", "20", "--generations", "0", "--hidden", "0"]
    words += ["--option", "territory=cafe", "--option", "territory=city", "--jobs", "1", "--into", str(tmp_path)]
    assert train.main(words) == 0
    assert "20 games of instinct" in capsys.readouterr().out
    written = json.loads((tmp_path / "starter-2.json").read_text())
    assert "--teacher instinct" in written["made"]["command"]
    weights = dict(zip(written["features"], written["direct"], strict=True))
    assert weights["center cafe"]
    assert weights["center city"]
    assert not weights["center high_class"]


def test_one_file_of_weights_is_for_one_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert train.main(["cat_battles", "--option", "mode=starter", "--option", "mode=full"]) == 2
    assert "one mode" in capsys.readouterr().err
