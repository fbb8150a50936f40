"""Bots as people at this machine call them: by name, as ``FILE:CLASS``, or ``search@500i`` with a budget and settings.

Behind any of them, ``~choose`` leaves to the lot what begins with that word.
A file need not be installed. Only this machine's user names one: it is run at once.
"""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Final

from meijin.bots.bot import Bot, Instinct
from meijin.bots.bylot import by_lot
from meijin.bots.registry import find_for, refuse_unplayable
from meijin.bots.search.budget import read_budget
from meijin.bots.search.searcher import USUAL, Searcher
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.files import read_text
from meijin.kernel.game import Game
from meijin.kernel.tuning import Tuning

OF_LEVELS: Final = frozenset({"effort", "slip", "lapse"})  # settings that search itself does not look at


def in_file(said: str) -> bool:
    """Whether a bot is named as ``FILE:CLASS``.

    >>> in_file("my_bots.py:Seventeen"), in_file("greedy")
    (True, False)
    """
    return ":" in said


def text_of(said: str) -> str:
    """What stands in the file of a bot that is named as ``FILE:CLASS``: where it is changed, it is another bot."""
    return read_text(said.rpartition(":")[0], "bot")


def _without_lot(said: str) -> tuple[str, list[str]]:
    """A bot without the words behind it that say what it decides by lot, and those.

    >>> _without_lot("~/bots/mine.py:Mine~boss~kitten")
    ('~/bots/mine.py:Mine', ['boss', 'kitten'])
    """
    file, colon, name = said.rpartition(":")
    bot, *words = name.split("~")
    return f"{file}{colon}{bot}", words


def load_for(said: str, game: Game) -> Bot:
    """The bot that somebody calls so; refused if it cannot play this game.

    >>> from meijin.kernel import registry
    >>> [load_for(said, registry.find("ganymede")).name for said in ("greedy", "search@50ms+turns=1", "expert~pick")]
    ['greedy', 'search', 'expert~pick']
    """
    bot, words = _without_lot(said)
    return by_lot(_load(bot, game), words, game) if words else _load(said, game)


def _load(said: str, game: Game) -> Bot:
    if in_file(said):
        bot = _from_file(said)
        refuse_unplayable(bot, game)
        return bot
    found = search_called(Searcher.name, said, game)
    if found is not None:
        return found
    name = said.partition("+")[0].partition("@")[0]
    if name != said:
        raise MeijinError(f"{quoted(name)} takes no budget and no settings; {Searcher.name} does: {Searcher.name}@500i")
    return Instinct() if name == Instinct.name else find_for(name, game)


def search_called(name: str, said: str, game: Game) -> Searcher | None:
    """A search by this name, with the budget and settings that were said; None where another bot is meant."""
    spoken, *changes = said.split("+")
    called, limited, budget = spoken.partition("@")
    if called != name:
        return None
    return Searcher(read_budget(budget) if limited else USUAL, _tuning(game.tuning, changes))


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


def _from_file(said: str) -> Bot:
    path, _, name = said.rpartition(":")
    file = Path(path)
    spec = importlib.util.spec_from_file_location(file.stem, file) if file.suffix == ".py" else None
    if spec is None or spec.loader is None or not file.is_file():
        raise MeijinError(f"{path} is no Python file; say FILE:CLASS, such as my_bot.py:MyBot")
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    sys.path.insert(0, str(file.resolve().parent))  # what lies beside it can be imported, as if it were run itself
    try:
        spec.loader.exec_module(module)
        kind = getattr(module, name)
        found = kind() if isinstance(kind, type) and issubclass(kind, Bot) else None
    except (Exception, SystemExit) as error:
        raise MeijinError(f"the bot cannot be loaded from {said}: {type(error).__name__}: {error}") from None
    if found is None:
        raise MeijinError(f"{said} is no class of meijin.bots.Bot")
    found.name = found.name or name
    return found
