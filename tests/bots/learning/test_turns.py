"""Learning for a game whose search values only positions in which a turn begins."""

from __future__ import annotations

from meijin.bots.learning.selfplay import positions
from meijin.kernel.registry import find

TURNS = 10


def test_of_each_turn_one_position_is_taken() -> None:
    game = find("cat_battles")
    assert game.tuning.turns
    found = positions(game, {"turn_limit": TURNS}, None, None, range(4), 1, 0.0, 2)
    assert set(found.games) == {0, 1, 2, 3}
    assert max(found.games.count(number) for number in range(4)) == TURNS
