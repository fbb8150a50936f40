"""Let a bot play at a table of a server, from this machine, or against a level of the server.

BOT is the name of an installed bot, FILE:CLASS for a class of Bot in a Python file, or search
with a budget, such as search@500i. It plays as the user whose token is in the variable
MEIJIN_TOKEN, until the game is over. A bot that fails, chooses what is not allowed or thinks
for too long leaves its seat, where others may let a bot of the server play on; the same
command brings it back.

With --against it plays so many games against a bot of the server instead, on every seat
in turn, and is told how strong it is.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Final

from meijin.bots.spoken import load_for
from meijin.cli import SUCCESS, gameoptions
from meijin.cli.caller import Caller
from meijin.cli.challenge import Challenge, outcome
from meijin.cli.outpost import Outpost
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError

TOKEN: Final = "MEIJIN_TOKEN"
GAMES: Final = 10
MOST_GAMES: Final = 100_000


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin bot``."""
    parser.add_argument("bot", metavar="BOT", help="the name of a bot, FILE:CLASS, or search@500i")
    parser.add_argument("--server", metavar="URL", required=True, help="such as http://127.0.0.1:8000")
    parser.add_argument("--seconds", metavar="N", type=float, default=30.0, help="how long it may think (30)")
    table = parser.add_argument_group("at a table")
    table.add_argument("--table", metavar="ID", help="the end of the table's address")
    table.add_argument("--seat", metavar="SEAT", default="", help="where to sit; otherwise on any free seat")
    rated = parser.add_argument_group("against a bot of the server")
    rated.add_argument("--against", metavar="NAME", help="novice, regular, expert, meijin, or another")
    rated.add_argument("--game", metavar="GAME", help="see `meijin games`")
    rated.add_argument("--games", metavar="N", type=int, default=GAMES, help=f"one after the other ({GAMES})")
    rated.add_argument("--players", metavar="N", type=int, help="how many play, where the game leaves it open")
    rated.add_argument("--clock", metavar="SECONDS", type=int, help="the time the bot has for a whole game")
    gameoptions.configure(parser)


def configure_more(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    """The options of the game that is played."""
    gameoptions.configure_more(parser, words)


def run(args: argparse.Namespace) -> int:
    """Play to the end of the game and tell the points of every seat, or play some and tell what they say."""
    token = os.environ.get(TOKEN, "")
    if not token:
        raise MeijinError(f"{TOKEN} is not set: it holds a token for the bot; docs/bot-api.md tells how to make one")
    if not args.seconds > 0:
        raise MeijinError(f"--seconds cannot be {args.seconds:g}; it is a number above 0")
    if bool(args.table) == bool(args.against):
        raise MeijinError("say where it plays, one of the two: --table ID, or --against NAME with --game GAME")
    if args.against:
        _challenge(args, token)
    else:
        _at_table(args, token)
    return SUCCESS


def _at_table(args: argparse.Namespace, token: str) -> None:
    played = Caller(args.server, token).ask("GET", f"/api/tables/{args.table}")["game"]
    bot = load_for(args.bot, registry.find(str(played)))
    post = Outpost(args.server, args.table, token, bot, args.seconds)
    post.sit(args.seat)
    for seat, points in post.play().items():
        print(f"{seat}: {points:g}")


def _challenge(args: argparse.Namespace, token: str) -> None:
    if not args.game:
        raise MeijinError("--against needs the game that is played: --game GAME")
    if not 1 <= args.games <= MOST_GAMES:
        raise MeijinError(f"--games cannot be {args.games}; it is a number from 1 to {MOST_GAMES:,}")
    game = registry.find(args.game)
    bot = load_for(args.bot, game)
    options = gameoptions.given_options(args)
    setup = game.prepare(args.players, options)
    chosen = {name: setup.options[name] for name in options}
    challenge = Challenge(args.server, token, setup, chosen, args.against, args.clock)
    scores: list[float] = []
    for seat, score in challenge.play(bot, args.seconds, args.games):
        scores.append(score)
        print(f"game {len(scores)} of {args.games}, as {seat}: {outcome(score)}", flush=True)
    print(challenge.told(bot, scores))
