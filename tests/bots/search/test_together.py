"""Search where several seats decide at the same time."""

from __future__ import annotations

from meijin.bots.search import Budget, Searcher
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.registry import find


def test_every_seat_searches_among_its_own_choices() -> None:
    """One seat has picked its Boss and goes on with Kittens, the other has not."""
    game = find("cat_battles")
    state = game.deal(game.prepare(None, {"mode": "full", "max_kittens": "4"}), 7)
    for first in (0, 1):
        world = state.clone()
        world.step(first, next(each for each in world.legal(first) if world.text(each).startswith("boss")))
        for seat in (0, 1):
            knowledge = knowledge_of(world, seat)
            thought = Searcher(Budget(iterations=40)).think(knowledge, Rng(seat))
            assert {each.action for each in thought.candidates} <= set(knowledge.legal)
