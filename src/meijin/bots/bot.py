"""What a bot is, and those that come with the house."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb
from typing import Final

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.generator import BITS, Rng
from meijin.kernel.knowledge import Knowledge

SHOWN: Final = 8  # actions that are named to whoever has chosen none of them
LONGEST: Final = 200  # characters of a bot's own error


class Bot:
    """A player that chooses from what its seat knows. It keeps nothing from one decision to the next."""

    name: str = ""

    def plays(self, game: Game) -> bool:
        """Whether it can play a game; here every one."""
        del game
        return True

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of ``knowledge.legal``; all chance comes from ``rng``."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(self, knowledge, rng)")

    def within(self, seconds: float) -> Bot:
        """The same bot, for a decision that is to take at most so long; here itself, as it looks at no clock."""
        del seconds
        return self


class BotError(MeijinError):
    """A bot has failed, or has chosen what is not allowed."""


def choice_of(bot: Bot, knowledge: Knowledge, rng: Rng, seconds: float | None = None) -> int:
    """What a bot chooses, where it is told to within so many seconds.

    Refused with the bot's name if it fails or if the rules do not allow its choice.
    """
    who, seat = quoted(bot.name or type(bot).__name__), knowledge.setup.seats[knowledge.seat]
    try:
        action = (bot if seconds is None else bot.within(seconds)).choose(knowledge, rng)
    except (Exception, SystemExit) as error:  # whatever a bot of others does must not look like a fault of the game
        told = str(error)[:LONGEST]
        raise BotError(f"the bot {who} has failed for {seat}{_where(error)}: {type(error).__name__}: {told}") from error
    if type(action) is not int or action not in knowledge.legal:
        allowed = ", ".join(f"{each} ({knowledge.text(each)})" for each in knowledge.legal[:SHOWN])
        more = ", ..." if len(knowledge.legal) > SHOWN else ""
        wrong = "" if type(action) is int else f", of the type {type(action).__name__} instead of int"
        raise BotError(f"the bot {who} chose {quoted(action)} for {seat}{wrong}; allowed: {allowed}{more}")
    return action


def _where(error: BaseException) -> str:
    """The line of the bot's own file at which it failed; nothing if it could not even be asked."""
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.name != choice_of.__name__]
    own = [frame for frame in frames if frame.filename == frames[0].filename]
    if not own:
        return ""
    file = Path(own[-1].filename)
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    return f" at {shown}:{own[-1].lineno}"


class Random(Bot):
    """Any legal action."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of the legal actions, each as likely as the others."""
        return knowledge.legal[rng.below(len(knowledge.legal))]


class Greedy(Bot):
    """The action that looks best by the game's own rules of thumb, without any search."""

    name = "greedy"

    def plays(self, game: Game) -> bool:
        """Whether the game has rules of thumb."""
        return game.has_ratings

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """The action with the highest rating; one of them at random if there are several."""
        ratings = knowledge.setup.game.rate(knowledge, rng)
        highest = max(ratings)
        best = [action for action, rating in zip(knowledge.legal, ratings, strict=True) if rating == highest]
        return best[rng.below(len(best))]


class Instinct(Bot):
    """The first thing that comes to mind: what search takes people for where it looks no closer."""

    name = "instinct"

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """A quick, sensible choice."""
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        return knowledge.sample(rng).instinct(knowledge.seat, rng.below(1 << BITS))
