"""Bots in files of one's own, which need not be installed. Only this machine's user names one: it is run at once."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from meijin.bots.bot import Bot
from meijin.bots.registry import find, refuse_unplayable
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game


def in_file(said: str) -> bool:
    """Whether a bot is named as ``FILE:CLASS``.

    >>> in_file("my_bots.py:Seventeen"), in_file("greedy")
    (True, False)
    """
    return ":" in said


def load(said: str) -> Bot:
    """The bot of that name, or the one that is called ``FILE:CLASS``."""
    return _from_file(said) if in_file(said) else find(said)


def load_for(said: str, game: Game) -> Bot:
    """The same, refused if it cannot play this game."""
    bot = load(said)
    refuse_unplayable(bot, game)
    return bot


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
