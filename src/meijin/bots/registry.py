"""The bots there are: the house's and those of other packages, found by the entry point group ``meijin.bots``."""

from __future__ import annotations

from typing import Final

from meijin.bots.bot import Bot, Greedy, Random
from meijin.bots.levels import LEVELS, Regular
from meijin.kernel import offers
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game

GROUP: Final = "meijin.bots"
HOUSE: Final[tuple[type[Bot], ...]] = (Random, Greedy, *LEVELS)
_loaded: dict[str, type[Bot]] = {bot.name: bot for bot in HOUSE}


def names() -> list[str]:
    """The names of the bots: those of others first, then those of the house, the levels last, the weakest first."""
    house = [bot.name for bot in HOUSE]
    return [*sorted((offers.names(GROUP) | _loaded.keys()).difference(house)), *house]


def find(name: str) -> Bot:
    """The bot of that name.

    >>> find("greedy").name
    'greedy'
    """
    if name not in _loaded:
        kind, where = offers.load(GROUP, "bot", name, names(), MeijinError)
        if not (isinstance(kind, type) and issubclass(kind, Bot)):
            raise MeijinError(f"the bot {name!r} cannot be used: {where} is no class of Bot")
        if kind.name != name:
            raise MeijinError(f"the bot {name!r} cannot be used: {where} calls itself {kind.name!r}")
        register(kind)
    return _made(_loaded[name])


def find_for(name: str, game: Game) -> Bot:
    """The bot of that name, refused if it cannot play this game."""
    bot = find(name)
    refuse_unplayable(bot, game)
    return bot


def refuse_unplayable(bot: Bot, game: Game) -> None:
    """Refuse a bot that cannot play a game."""
    if not _plays(bot, game):
        raise MeijinError(f"{bot.name} cannot play {game.name}; bots that can: {', '.join(playing(game))}")


def installed() -> tuple[list[Bot], dict[str, str]]:
    """Every bot that can be loaded, in the order of :func:`names`, and by name what is wrong with those that cannot."""
    bots: list[Bot] = []
    broken: dict[str, str] = {}
    for name in names():
        try:
            bots.append(find(name))
        except MeijinError as error:
            broken[name] = str(error)
    return bots, broken


def playing(game: Game) -> list[str]:
    """The names of the bots that can play a game."""
    return [bot.name for bot in installed()[0] if _plays(bot, game)]


def levels_of(game: Game) -> list[str]:
    """The names of the levels at which the house plays a game, the weakest first."""
    return [level.name for level in LEVELS if level().plays(game)]


def usual(game: Game) -> str:
    """The bot that plays a game where nobody has named one: neither a beginner nor one that takes its time."""
    del game
    return Regular.name


def weaker(name: str) -> str:
    """The bot of the house that plays on where the one of that name cannot; at random if there is no weaker one.

    >>> weaker("meijin"), weaker("novice"), weaker("a bot of another package")
    ('expert', 'random', 'regular')
    """
    known = [level.name for level in LEVELS]
    if name == Greedy.name:
        name = Regular.name  # which plays like it
    if name in known[1:]:
        return known[known.index(name) - 1]
    return Random.name if name in (Random.name, known[0]) else Regular.name


def register(bot: type[Bot]) -> None:
    """Make a bot known without an entry point: for tests and for trying out a bot of one's own."""
    if _loaded.get(bot.name, bot) is not bot:
        raise MeijinError(f"there is already a bot {bot.name!r}")
    _loaded[bot.name] = bot


def _plays(bot: Bot, game: Game) -> bool:
    try:
        return bot.plays(game)
    except Exception:  # a bot that cannot even say it plays nothing
        return False


def _made(kind: type[Bot]) -> Bot:
    try:
        return kind()
    except Exception as error:  # the constructor is another package's, too
        raise MeijinError(f"the bot {kind.name!r} cannot be used: {type(error).__name__}: {error}") from None
