"""Let a bot play at a table of a server, from this machine.

BOT is the name of an installed bot, or FILE:CLASS for a class of Bot in a Python file. It
plays as the user whose token is in the variable MEIJIN_TOKEN, until the game is over. A
bot that fails, chooses what is not allowed or thinks for too long leaves its seat, where
others may let a bot of the server play on; the same command brings it back.
"""

from __future__ import annotations

import argparse
import os
from typing import Final

from meijin.bots.files import load
from meijin.bots.registry import refuse_unplayable
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
    bot = load(args.bot)
    post = Outpost(args.server, args.table, token, bot, args.seconds)
    refuse_unplayable(bot, registry.find(post.game()))
    post.sit(args.seat)
    for seat, points in post.play().items():
        print(f"{seat}: {points:g}")
    return SUCCESS
