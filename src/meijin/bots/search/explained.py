"""Why a search has chosen: its thought in words and plain numbers, for people and programs.

All of it follows from what the seat knows: the line that is expected was played in one possible world.
"""

from __future__ import annotations

from typing import Any

from meijin.bots.search.thought import Candidate, Thought
from meijin.kernel.knowledge import Knowledge

Explained = dict[str, Any]


def explained(knowledge: Knowledge, thought: Thought) -> Explained:
    """A thought about a decision as plain data.

    >>> import meijin
    >>> from meijin.bots.search import Budget, Searcher
    >>> from meijin.kernel.generator import Rng
    >>> from meijin.kernel.knowledge import knowledge_of
    >>> state = meijin.new("ganymede", seed=7, start_seat="red")
    >>> knowledge = knowledge_of(state, state.deciders[0])
    >>> told = explained(knowledge, Searcher(Budget(iterations=50)).think(knowledge, Rng(1)))
    >>> list(told)
    ['seat', 'action', 'iterations', 'candidates', 'line']
    >>> told["seat"], {each["action"] for each in told["candidates"]} == set(state.choices("red"))
    ('red', True)
    >>> list(told["candidates"][0])
    ['action', 'visits', 'chance', 'low', 'high']
    >>> told["line"][0] == {"seat": "red", "action": told["action"]}
    True
    """
    game, seats = knowledge.setup.game, knowledge.setup.seats
    return {
        "seat": seats[knowledge.seat],
        "action": knowledge.text(thought.action),
        "iterations": thought.iterations,
        "candidates": [_candidate(knowledge, each) for each in thought.candidates],
        "line": [{"seat": seats[seat], "action": game.text(thought.setup, action)} for seat, action in thought.line],
    }


def _candidate(knowledge: Knowledge, candidate: Candidate) -> Explained:
    told = {"action": knowledge.text(candidate.action), "visits": candidate.visits}
    if not candidate.visits:
        return {**told, "chance": None, "low": None, "high": None}
    low, high = candidate.interval
    return {**told, "chance": round(candidate.chance, 4), "low": round(low, 4), "high": round(high, 4)}
