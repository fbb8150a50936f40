"""Let a bot play at a table of a server, from this machine.

BOT is the name of an installed bot, or FILE:CLASS for a class of Bot in a Python file. It
plays as the user whose token is in the variable MEIJIN_TOKEN, until the game is over. A
bot that fails, chooses what is not allowed or thinks for too long leaves its seat: the
others there may let a bot of the server play on.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
from pathlib import Path
from typing import Final

from meijin import bots
from meijin.bots import Bot
from meijin.cli import SUCCESS
from meijin.cli.outpost import Outpost
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError

TOKEN: Final = "MEIJIN_TOKEN"


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin bot``."""
    parser.add_argument("bot", metavar="BOT", help="the name of a bot, or FILE:CLASS")
    parser.add_argument("--server", metavar="URL", required=True, help="such as http://127.0.0.1:8000")
    parser.add_argument("--table", metavar="ID", required=True, help="the end of the table's address")
    parser.add_argument("--seat", metavar="SEAT", default="", help="where to sit; otherwise on any free seat")
    parser.add_argument("--seconds", metavar="N", type=float, default=30.0, help="how long it may think (30)")


def run(args: argparse.Namespace) -> int:
    """Play to the end of the game and tell the points of every seat."""
    token = os.environ.get(TOKEN, "")
    if not token:
        raise MeijinError(f"{TOKEN} is not set: it holds a token for the bot; docs/bot-api.md tells how to make one")
    if not args.seconds > 0:
        raise MeijinError(f"--seconds cannot be {args.seconds:g}; it is a number above 0")
    bot = bot_in_file(args.bot) if ":" in args.bot else bots.find(args.bot)
    post = Outpost(args.server, args.table, token, bot, args.seconds)
    game = registry.find(post.game())
    if not bot.plays(game):
        raise MeijinError(f"{bot.name} cannot play {game.name}, which is played at this table")
    post.sit(args.seat)
    for seat, points in post.play().items():
        print(f"{seat}: {points:g}")
    return SUCCESS


def bot_in_file(said: str) -> Bot:
    """The bot that is called ``FILE:CLASS``; refused with what is wrong with it."""
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
