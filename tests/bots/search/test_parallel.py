"""Search on several processes."""

from __future__ import annotations

import pytest

from meijin.bots.search.budget import Budget
from meijin.bots.search.parallel import ParallelSearcher, together
from meijin.bots.search.thought import Candidate, Thought
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.registry import find

SETUP = find("ganymede").prepare(None, {})


def test_two_processes_share_the_iterations_and_find_the_same_again() -> None:
    game = find("ganymede")
    state = game.deal(game.prepare(None, {}), 12345)
    knowledge = knowledge_of(state, state.deciders[0])
    with ParallelSearcher(2, Budget(iterations=61)) as searcher:
        thoughts = [searcher.think(knowledge, Rng(4)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 62  # 31 each
    assert {each.action for each in thoughts[0].candidates} == set(knowledge.legal)


def test_most_of_them_decide_and_chances_are_weighed_by_visits() -> None:
    one = Thought(7, (Candidate(7, 30, 0.6, 0.1), Candidate(8, 10, 0.5, 0.1)), ((0, 7),), 40, SETUP)
    two = Thought(8, (Candidate(8, 30, 0.7, 0.1), Candidate(7, 10, 0.2, 0.1)), ((0, 8),), 40, SETUP)
    told = together([one, two, two])
    assert (told.action, told.line, told.iterations) == (8, ((0, 8),), 120)
    assert [(each.action, each.visits) for each in told.candidates] == [(8, 70), (7, 50)]
    assert told.candidates[1].chance == pytest.approx((30 * 0.6 + 20 * 0.2) / 50)
    assert together([one, two]).action == 8  # as many for either: the better chance


def test_without_processes_nothing_is_searched() -> None:
    with pytest.raises(MeijinError, match="at least one process"):
        ParallelSearcher(0)
    game = find("ganymede")
    state = game.deal(game.prepare(None, {}), 12345)
    with pytest.raises(MeijinError, match="stands in a `with`"):
        ParallelSearcher(2).think(knowledge_of(state, state.deciders[0]), Rng(1))
