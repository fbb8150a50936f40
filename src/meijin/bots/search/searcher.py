"""Search for any game: possible worlds are played on from the decision, and what pays is tried more often.

A part of the budget goes to a tree (``Tuning.tree``). The rest goes to a trial of its best candidates, or of all
actions where there is no tree, against what the game's rules of thumb say: in the same worlds and with the same luck,
so that a small difference shows early. Where nothing is likely to be better, the rules of thumb are kept to.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from time import perf_counter
from typing import Final

from meijin.bots.bot import Bot
from meijin.bots.certainty import error_of
from meijin.bots.search.belief import Belief
from meijin.bots.search.budget import Budget
from meijin.bots.search.thought import Candidate, Thought
from meijin.bots.search.tree import Edge, Tree, ranked
from meijin.bots.search.trial import Trial
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.state import State
from meijin.kernel.tuning import Tuning
from meijin.kernel.weights import estimator_of

USUAL: Final = Budget(iterations=1000)
LINE: Final = 8  # decisions of the play that is expected, at most
TRIED: Final = 5  # candidates of a tree that are compared with each other


class Searcher(Bot):
    """Chooses what has won most in the worlds that its seat must think possible."""

    name = "search"

    def __init__(self, budget: Budget = USUAL, tuning: Tuning | None = None) -> None:
        self.budget = budget
        self.tuning = tuning  # where it is not the game's own

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The best action that was found; at once the only one, or what the game advises where that is routine."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        if knowledge.world.is_routine(knowledge.seat):
            return ranked(knowledge, rng)[0][0]
        return self.think(knowledge, rng).action

    def within(self, seconds: float) -> Searcher:
        """The same, with no more time than this for a decision."""
        hurried = copy(self)
        hurried.budget = self.budget.within(seconds)
        return hurried

    def think(self, knowledge: Knowledge, rng: Rng) -> Thought:
        """A choice with everything that was found about it."""
        return self.search(knowledge, Belief(knowledge).draw, rng)

    def search(self, knowledge: Knowledge, draw: Callable[[Rng], State], rng: Rng) -> Thought:
        """Search from a decision, in the worlds that are drawn."""
        begun = perf_counter()
        setup, budget = knowledge.setup, self.budget
        tuning = self.tuning or setup.game.tuning
        ranks = ranked(knowledge, rng)
        tree = Tree(estimator_of(setup), tuning)
        tree.begin(knowledge.seat, ranks)
        pool: list[State] = []

        def world(number: int) -> State:
            if len(pool) < tuning.worlds:
                pool.append(draw(rng))
            return pool[number % tuning.worlds].clone()

        while tuning.tree and budget.used(tree.iterations, perf_counter() - begun) < tuning.tree:
            tree.iterate(world(tree.iterations), rng)
        trial = Trial(_tried(tree, ranks, setup.game.has_ratings), tuning.lead, tuning.spread)
        iterations = number = tree.iterations
        while len(trial.open) > 1:
            luck = rng.fork()
            position = world(number)
            worths: list[float] = []
            for action in trial.open:
                used = budget.used(iterations, perf_counter() - begun)
                if used >= 1.0:
                    break
                worths.append(tree.worth(position.clone(), action, Rng(luck)))
                iterations += 1
            if len(worths) < len(trial.open):
                break
            trial.note(worths, (used - tuning.tree) / (1.0 - tuning.tree))
            number += 1
        action = trial.best()
        expected = world(number)
        expected.chance = rng.fork()
        line = tree.line(expected, action, rng, LINE, beyond=True)
        assert tree.root is not None
        candidates = [_candidate(edge, trial) for edge in tree.root.edges.values()]
        candidates.sort(key=lambda each: (each.action != action, -each.visits))
        return Thought(action, tuple(candidates), tuple(line), iterations, expected.setup)


def _tried(tree: Tree, ranks: list[list[int]], advised: bool) -> list[int]:
    """The actions that are compared: what the game advises first, or what the tree has tried most."""
    everything = [action for rank in ranks for action in rank]
    if not tree.iterations:
        return everything
    assert tree.root is not None
    edges = sorted(tree.root.edges.values(), key=lambda edge: (-edge.visits, -edge.prior))
    usual = everything[0] if advised else edges[0].action
    return [usual, *(edge.action for edge in edges[:TRIED] if edge.action != usual and edge.visits)]


def _candidate(edge: Edge, trial: Trial) -> Candidate:
    if edge.action in trial.tried and trial.tried[edge.action].worlds:
        return trial.candidate(edge.action)
    chance = edge.total / edge.visits if edge.visits else 0.0
    return Candidate(edge.action, edge.visits, chance, error_of(edge.visits, edge.total, edge.squares))
