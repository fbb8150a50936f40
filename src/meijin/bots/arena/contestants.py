"""Who plays in the arena: bots by their names with a budget, and the clairvoyant one, which shows what is possible."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final, Protocol

from meijin.bots.bot import Bot, Instinct, choice_of
from meijin.bots.files import in_file, load_for
from meijin.bots.search.budget import read_budget
from meijin.bots.search.searcher import USUAL, Searcher
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State
from meijin.kernel.tuning import Tuning

CLAIRVOYANT = "clairvoyant"
OF_LEVELS: Final = frozenset({"effort", "slip", "lapse"})  # settings that search itself does not look at


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
        """Search in the true position."""
        knowledge = knowledge_of(state, seat)
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        return self.searcher.search(knowledge, lambda _: state.clone(), rng).action


def contestant(said: str, game: Game) -> Contestant:
    """A contestant as people say it: ``greedy``, ``search@500i``, ``search@50ms+explore=0.4``, ``clairvoyant@1s``."""
    if in_file(said):
        return Fair(load_for(said, game))
    name, *changes = said.split("+")
    name, limited, budget = name.partition("@")
    if said == Instinct.name:
        return Fair(Instinct())
    if name not in (CLAIRVOYANT, Searcher.name):
        if limited or changes:
            raise MeijinError(
                f"{quoted(name)} takes no budget and no settings; only {Searcher.name} and {CLAIRVOYANT} do"
            )
        return Fair(load_for(name, game))
    searcher = Searcher(read_budget(budget) if limited else USUAL, _tuning(game.tuning, changes))
    return Clairvoyant(searcher) if name == CLAIRVOYANT else Fair(searcher)


def _tuning(tuning: Tuning, changes: list[str]) -> Tuning:
    known = {each.name: type(getattr(tuning, each.name)) for each in fields(Tuning) if each.name not in OF_LEVELS}
    for change in changes:
        name, _, said = change.partition("=")
        if name not in known:
            raise MeijinError(f"{quoted(name)} is no setting of a search; there are {', '.join(known)}")
        try:
            value = known[name](said)
        except ValueError:
            wanted = "a whole number" if known[name] is int else "a number"
            raise MeijinError(f"{name} of a search is {wanted}, not {quoted(said)}; say {name}=1") from None
        tuning = replace(tuning, **{name: value})
    return tuning
