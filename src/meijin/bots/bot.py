"""What a bot is, and the bots there are."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge


class Bot:
    """A player that chooses from what its seat knows. It keeps nothing from one decision to the next."""

    name: str = ""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of ``knowledge.legal``; all chance comes from ``rng``."""
        raise NotImplementedError


class Random(Bot):
    """Any legal action."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of the legal actions, each as likely as the others."""
        return knowledge.legal[rng.below(len(knowledge.legal))]


class Greedy(Bot):
    """The action that looks best by the game's own rules of thumb, without any search."""

    name = "greedy"

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The action with the highest rating; one of them at random if there are several."""
        ratings = knowledge.setup.game.rate(knowledge, rng)
        highest = max(ratings)
        best = [action for action, rating in zip(knowledge.legal, ratings, strict=True) if rating == highest]
        return best[rng.below(len(best))]


BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Random, Greedy)}


def names() -> list[str]:
    """The names of the bots, the weakest first."""
    return list(BOTS)


def find(name: str) -> Bot:
    """The bot of that name.

    >>> find("greedy").name
    'greedy'
    """
    if name not in BOTS:
        close = get_close_matches(name, BOTS, n=1)
        hint = f"did you mean {close[0]!r}? There" if close else "there"
        raise MeijinError(f"there is no bot {quoted(name)}; {hint} are: {', '.join(names())}")
    return BOTS[name]()
