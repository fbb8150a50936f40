"""Search for any game: possible worlds are played on from the decision, and what pays is tried more often.

The first half of the budget goes to a tree. The second half goes to its best candidates and to what the game's rules
of thumb say: all of them in the same worlds and with the same luck, so that a small difference shows early. Whoever
knows no better than the rules of thumb keeps to them.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from time import perf_counter
from typing import Final

from meijin.bots.bot import Bot
from meijin.bots.search.belief import Belief
from meijin.bots.search.budget import Budget
from meijin.bots.search.thought import Candidate, Thought, error_of
from meijin.bots.search.tree import Edge, Tree, ranked
from meijin.bots.search.trial import Trial
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.state import State
from meijin.kernel.tuning import Tuning
from meijin.kernel.weights import estimator_of

USUAL: Final = Budget(iterations=1000)
TRIED: Final = 3  # candidates of the tree that are compared with each other


class Searcher(Bot):
    """Chooses what has won most in the worlds that its seat must think possible."""

    name = "search"

    def __init__(self, budget: Budget = USUAL, tuning: Tuning | None = None) -> None:
        self.budget = budget
        self.tuning = tuning  # where it is not the game's own

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The best action that was found, or at once the only one."""
        return knowledge.legal[0] if len(knowledge.legal) == 1 else self.think(knowledge, rng).action

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

        while not budget.is_spent(2 * tree.iterations, 2 * (perf_counter() - begun)):
            tree.iterate(world(tree.iterations), rng)
        assert tree.root is not None
        edges = sorted(tree.root.edges.values(), key=lambda edge: (-edge.visits, -edge.prior))
        usual = ranks[0][0] if setup.game.has_ratings else edges[0].action
        trial = Trial([usual, *(edge.action for edge in edges[:TRIED] if edge.action != usual and edge.visits)])
        iterations, number = tree.iterations, tree.iterations
        while len(trial.open) > 1:
            luck = rng.fork()
            position = world(number)
            worths: list[float] = []
            for action in trial.open:
                if budget.is_spent(iterations, perf_counter() - begun):
                    break
                worths.append(tree.worth(position.clone(), action, Rng(luck)))
                iterations += 1
            if len(worths) < len(trial.open):
                break
            trial.note(worths)
            number += 1
        action = trial.best()
        if action != usual:
            errors, gain = trial.lead(action, usual)
            doubt = tuning.doubt if knowledge.world.tempo() else max(tuning.doubt, tuning.doubt_before)
            if errors <= doubt or gain < tuning.margin:
                action = usual
        expected = world(number)
        line = tree.follow(expected, action, rng)
        candidates = tuple(_candidate(edge, trial) for edge in edges)
        return Thought(action, candidates, tuple(line), iterations, expected.setup)


def _candidate(edge: Edge, trial: Trial) -> Candidate:
    if trial.worths.get(edge.action):
        return trial.candidate(edge.action, edge.visits)
    chance = edge.total / edge.visits if edge.visits else 0.0
    return Candidate(edge.action, edge.visits, chance, error_of(edge.visits, edge.total, edge.squares))
