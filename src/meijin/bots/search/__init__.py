"""Search on possible worlds, for any game."""

from meijin.bots.search.budget import Budget, read_budget
from meijin.bots.search.explained import explained
from meijin.bots.search.searcher import Searcher
from meijin.bots.search.thought import Candidate, Thought

__all__ = ["Budget", "Candidate", "Searcher", "Thought", "explained", "read_budget"]
