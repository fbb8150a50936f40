"""Search on several processors: each searches by itself, and what they have found is put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import sqrt
from multiprocessing import get_context
from types import TracebackType

from meijin.bots.search.budget import Budget
from meijin.bots.search.searcher import USUAL, Searcher
from meijin.bots.search.thought import Candidate, Thought
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.parcel import Packed, pack, unpack
from meijin.kernel.tuning import Tuning


class ParallelSearcher(Searcher):
    """A search by several processes, which share the iterations and each take all of the time.

    The processes live as long as the ``with`` in which it stands. The same seed, iterations and number of processes
    find the same.
    """

    def __init__(self, jobs: int, budget: Budget = USUAL, tuning: Tuning | None = None) -> None:
        if jobs < 1:
            raise MeijinError(f"a search needs at least one process, not {jobs}")
        super().__init__(budget, tuning)
        self.jobs = jobs
        self.pool: Executor | None = None

    def __enter__(self) -> ParallelSearcher:
        self.pool = ProcessPoolExecutor(self.jobs, get_context("spawn"))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self.pool is not None
        self.pool.shutdown(cancel_futures=True)
        self.pool = None

    def think(self, knowledge: Knowledge, rng: Rng) -> Thought:
        """A choice with everything that all of them have found about it."""
        if self.pool is None:
            raise MeijinError("a search on several processes stands in a `with`, which ends them")
        budget = replace(self.budget, iterations=-(-self.budget.iterations // self.jobs))
        alone = partial(_think, Searcher(budget, self.tuning), pack(knowledge))
        return together(list(self.pool.map(alone, [rng.fork() for _ in range(self.jobs)])))


def _think(searcher: Searcher, parcel: Packed, seed: int) -> Thought:
    return searcher.think(unpack(parcel), Rng(seed))


def together(thoughts: Sequence[Thought]) -> Thought:
    """What several searches of one decision say together: most of them, or of as many the better chance."""
    actions = dict.fromkeys(each.action for thought in thoughts for each in thought.candidates)
    candidates = [_together([each for t in thoughts for each in t.candidates if each.action == a]) for a in actions]
    chances = {each.action: each.chance for each in candidates}
    votes = Counter(thought.action for thought in thoughts)
    action = max(votes, key=lambda each: (votes[each], chances[each]))
    agreed = next(thought for thought in thoughts if thought.action == action)
    ordered = sorted(candidates, key=lambda each: (each.action != action, -each.visits))
    return replace(agreed, candidates=tuple(ordered), iterations=sum(thought.iterations for thought in thoughts))


def _together(found: Sequence[Candidate]) -> Candidate:
    """One candidate of several searches: the mean of its chances, each as often as it was tried."""
    visits = sum(each.visits for each in found)
    if not visits:
        return found[0]
    chance = sum(each.visits * each.chance for each in found) / visits
    error = sqrt(sum((each.visits * each.error) ** 2 for each in found)) / visits
    return Candidate(found[0].action, visits, chance, error)
