"""Who plays in the arena: bots by their names with a budget, and the clairvoyant one, which shows what is possible."""

from __future__ import annotations

from typing import Final, Protocol

from meijin.bots.bot import Bot, choice_of
from meijin.bots.search.searcher import Searcher
from meijin.bots.search.tree import ranked
from meijin.bots.spoken import in_file, load_for, search_called
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State

CLAIRVOYANT: Final = "clairvoyant"


class Contestant(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """An action."""


class Fair:
    """A bot, which is given what its seat knows."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """From the seat's knowledge alone."""
        return choice_of(self.bot, knowledge_of(state, seat), rng)


class Clairvoyant:
    """Search that knows the true position, though no roll or shuffle to come: a measure of what skill could win.

    It plays in the arena only; nothing offers it at a table.
    """

    def __init__(self, searcher: Searcher) -> None:
        self.searcher = searcher

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Search in the true position; what is routine is answered as by any search."""
        knowledge = knowledge_of(state, seat)
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        if state.is_routine(seat):
            return ranked(knowledge, rng)[0][0]
        return self.searcher.search(knowledge, lambda _: state.clone(), rng).action


def contestant(said: str, game: Game) -> Contestant:
    """A contestant as people say it: ``greedy``, ``search@500i``, ``search@50ms+explore=0.4``, ``clairvoyant@1s``."""
    clairvoyant = None if in_file(said) else search_called(CLAIRVOYANT, said, game)
    return Clairvoyant(clairvoyant) if clairvoyant is not None else Fair(load_for(said, game))
