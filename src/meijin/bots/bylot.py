"""A bot that decides some things by lot, so that everything comes up: whom good play makes what of, chosen or not."""

from __future__ import annotations

from collections.abc import Iterable

from meijin.bots.bot import Bot
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge


class ByLot(Bot):
    """Chooses by lot among actions that begin with one of some words; where there are none, as another bot."""

    def __init__(self, bot: Bot, words: Iterable[str]) -> None:
        self.bot = bot
        self.words = frozenset(words)
        self.name = "~".join([bot.name, *sorted(self.words)])

    def plays(self, game: Game) -> bool:
        """Whatever the other bot plays."""
        return self.bot.plays(game)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """By lot, or as the other bot chooses."""
        drawn = [action for action in knowledge.legal if _verb(knowledge.text(action)) in self.words]
        return drawn[rng.below(len(drawn))] if drawn else self.bot.choose(knowledge, rng)

    def within(self, seconds: float) -> Bot:
        """With the other bot in a hurry."""
        return ByLot(self.bot.within(seconds), self.words)


def by_lot(bot: Bot, words: list[str], game: Game) -> ByLot:
    """The bot, with what it decides by lot; refused where no action of the game begins so."""
    setups = [game.prepare(None, options) for options in ({}, *game.variants)]
    known = {_verb(game.text(setup, action)): None for setup in setups for action in game.actions(setup)}
    for word in words:
        if word not in known:
            raise MeijinError(
                f"no action of {game.name} begins with {quoted(word)}; they begin with {', '.join(known)}"
            )
    return ByLot(bot, words)


def _verb(text: str) -> str:
    return text.partition(" ")[0]
