"""The tree of a search: what every seat has found out about its choices, whatever it cannot see.

A node stands for what its seat knows (an information set): the same node is reached in many possible worlds, in which
different actions may be legal, so an action is judged by how often it was there to be chosen. Every seat maximises
its own share of the win. What instinct says is tried first, and everything else as far as it pays. This module is
compiled with the core.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from meijin.kernel.estimate import Estimator
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.state import State
from meijin.kernel.tuning import Tuning

NUMBERS: Final = 1 << BITS


class Edge:
    """An action at a node, and what came of it for the node's seat."""

    __slots__ = ("action", "available", "prior", "squares", "total", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior  # how much of what is tried it gets before anything is known
        self.visits = 0
        self.available = 0  # how often it could be chosen
        self.total = 0.0
        self.squares = 0.0


class Node:
    """What a seat knows when it decides, and the actions it has met there."""

    __slots__ = ("edges", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}

    def expect(self, ranked: list[list[int]], trust: float) -> None:
        """Take up actions in ranks, the most promising first: trust in the ranks, and the rest of 1 for all alike."""
        count = 0
        whole = 0.0
        for rank in range(len(ranked)):
            count += len(ranked[rank])
            whole += len(ranked[rank]) / (1.0 + rank)
        for rank in range(len(ranked)):
            for action in ranked[rank]:
                prior = trust / (1.0 + rank) / whole + (1.0 - trust) / count
                self.edges[action] = Edge(action, prior)


class Walk:
    """What has been done since the decision that is searched for, as each seat knows it."""

    __slots__ = ("own", "told")

    def __init__(self, seats: int) -> None:
        self.told = 0  # what everybody has seen being done
        self.own = [0] * seats  # what each seat has done while others decided at the same time

    def place(self, world: State, seat: int) -> int:
        """The information set that a seat decides in."""
        return hash((self.told, self.own[seat], world.sight(seat), seat))

    def step(self, world: State, seat: int, action: int) -> None:
        """Act in a world, and note what was done."""
        if len(world.deciders) > 1:
            self.own[seat] = hash((self.own[seat], action))
            self.told = hash((self.told, seat))
        else:
            self.told = hash((self.told, action))
        world.step(seat, action)


class Imagined(Knowledge):
    """What a seat would know in a world that somebody else has thought up: every world of it is that one."""

    def sample(self, rng: Rng) -> State:
        """A copy of the world."""
        del rng
        return self.world.clone()


def ranked(knowledge: Knowledge, rng: Rng) -> list[list[int]]:
    """The actions in ranks, the best first, by the game's advice or else by instinct."""
    legal = knowledge.legal
    game = knowledge.setup.game
    if not game.has_ratings:
        return by_instinct(knowledge.world, knowledge.seat, legal, rng)
    ratings: list[float] = game.advise(knowledge, rng)
    ranks: dict[float, list[int]] = {}
    for place in range(len(legal)):
        ranks.setdefault(ratings[place], []).append(legal[place])
    return [ranks[rating] for rating in sorted(ranks, reverse=True)]


def by_instinct(world: State, seat: int, legal: list[int], rng: Rng) -> list[list[int]]:
    """The actions in ranks: what instinct says and all others; where a game has no instinct of its own, all alike."""
    if type(world).instinct is State.instinct:
        return [legal]
    first = world.instinct(seat, rng.below(NUMBERS))
    return [[first], [action for action in legal if action != first]]


class Tree:
    """A search from one decision of one seat."""

    def __init__(self, estimator: Estimator | None, tuning: Tuning) -> None:
        self.estimator = estimator
        self.explore: float = tuning.explore
        self.trust: float = tuning.trust
        self.wise: int = tuning.wise
        self.depth: int = tuning.depth
        self.turns: int = tuning.turns
        self.rollout: int = tuning.rollout
        self.familiar: int = tuning.familiar
        self.nodes: dict[int, Node] = {}
        self.root: Node | None = None
        self.iterations = 0

    def begin(self, seat: int, ranked: list[list[int]]) -> None:
        """Search for a decision of this seat; its actions come in ranks, the most promising first."""
        self.root = Node(seat)
        self.root.expect(ranked, self.trust)

    def iterate(self, world: State, rng: Rng) -> None:
        """Play a possible world, which this changes: down the tree, a decision beyond, and on to where it is valued."""
        world.chance = rng.fork()
        path: list[Edge] = []
        nodes: list[Node] = []
        walk = Walk(len(world.setup.seats))
        depth = self.depth
        turns = self.turns
        end = world.tempo() + turns
        node = self.root
        assert node is not None
        seat = node.seat  # before whoever decides at the same time
        begun = False
        new = False
        while not new and world.deciders and len(path) < depth and not (turns and world.tempo() >= end):
            if begun:
                seat = world.deciders[0]
            legal = world.legal(seat)
            action = legal[0]
            if len(legal) > 1 and begun and world.is_routine(seat):
                action = world.instinct(seat, rng.below(NUMBERS))
            elif len(legal) > 1:  # there is something to decide
                if begun:
                    place = walk.place(world, seat)
                    node = self.nodes.get(place)
                    if node is None:
                        node = Node(seat)
                        if len(path) < self.wise:
                            node.expect(ranked(Imagined(world, seat), rng), self.trust)
                        else:
                            node.expect(by_instinct(world, seat, legal, rng), self.trust)
                        self.nodes[place] = node
                        new = True
                assert node is not None
                edge = self.select(node, legal, rng)
                action = edge.action
                path.append(edge)
                nodes.append(node)
            walk.step(world, seat, action)
            begun = True
        shares = self.value(world, end, rng)
        for step in range(len(path)):
            node = nodes[step]
            share = shares[node.seat]
            node.visits += 1
            node.total += share
            edge = path[step]
            edge.visits += 1
            edge.total += share
            edge.squares += share * share
        self.iterations += 1

    def select(self, node: Node, legal: list[int], rng: Rng) -> Edge:
        """The action that promises most to the node's seat among those that are legal in this world."""
        edges = node.edges
        best: Edge | None = None
        highest = -1.0
        ties = 0
        explore = self.explore
        mean = node.total / node.visits if node.visits else 0.5
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                edge = Edge(action, (1.0 - self.trust) / len(legal))
                edges[action] = edge
            edge.available += 1
            visits = edge.visits
            score = edge.total / visits if visits else mean
            score += explore * edge.prior * sqrt(edge.available) / (1 + visits)
            if score > highest:
                highest = score
                best = edge
                ties = 1
            elif score == highest:
                ties += 1
                if rng.below(ties) == 0:
                    best = edge
        assert best is not None
        return best

    def worth(self, world: State, action: int, rng: Rng) -> float:
        """What an action turns out to be worth to the seat that decides, in a world that this changes."""
        root = self.root
        assert root is not None
        end = world.tempo() + self.turns
        world.chance = rng.fork()
        if self.nodes:
            self.line(world, action, rng, self.depth, False)
        else:
            world.step(root.seat, action)
        return self.value(world, end, rng)[root.seat]

    def line(self, world: State, action: int, rng: Rng, most: int, beyond: bool) -> list[tuple[int, int]]:
        """Play a world, which this changes, as the tree would after an action, up to so many decisions.

        Gives who does what, as far as the tree knows, or beyond by instinct.
        """
        root = self.root
        assert root is not None
        seat = root.seat
        walk = Walk(len(world.setup.seats))
        end = world.tempo() + self.turns
        played = [(seat, action)]
        walk.step(world, seat, action)
        while world.deciders and len(played) < most and not (self.turns and world.tempo() >= end):
            seat = world.deciders[0]
            legal = world.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                action = self.familiar_action(walk.place(world, seat), legal)
                if action < 0 and not beyond and not world.is_routine(seat):
                    break
                if action < 0:
                    action = world.instinct(seat, rng.below(NUMBERS))
            played.append((seat, action))
            walk.step(world, seat, action)
        return played

    def familiar_action(self, place: int, legal: list[int]) -> int:
        """What the tree would do at a place that it knows well; otherwise -1."""
        node = self.nodes.get(place)
        action = -1
        if node is not None:
            visits = self.familiar - 1
            for each in legal:
                edge = node.edges.get(each)
                if edge is not None and edge.visits > visits:
                    visits = edge.visits
                    action = each
        return action

    def value(self, world: State, end: int, rng: Rng) -> list[float]:
        """The share of the win each seat may expect in this world, once it has come to where it is valued."""
        estimator = self.estimator
        if estimator is None:
            while world.deciders:
                seat = world.deciders[0]
                world.step(seat, world.instinct(seat, rng.below(NUMBERS)))
        elif self.turns:
            left = self.rollout
            while left > 0 and world.deciders and world.tempo() < end:
                seat = world.deciders[0]
                world.step(seat, world.instinct(seat, rng.below(NUMBERS)))
                left -= 1
        if not world.deciders:
            return list(world.shares())
        assert estimator is not None
        return estimator.chances(world)
