"""List the installed games with their modes, options and opponents."""

from __future__ import annotations

import argparse

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meijin.bots import levels_of
from meijin.bots.levels import LEVELS
from meijin.cli import SUCCESS, language
from meijin.cli.art import QUIET, WARNING
from meijin.cli.prose import prose
from meijin.cli.screen import make_console
from meijin.kernel.errors import quoted
from meijin.kernel.game import Game, Option, Value, word
from meijin.kernel.registry import find, installed


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin games``."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="only these; all of them unless given")


def run(args: argparse.Namespace) -> int:
    """List the games."""
    console = make_console()
    games, broken = installed() if not args.games else ([find(name) for name in args.games], {})
    for game in games:
        try:
            described = _describe(game)
        except Exception as error:  # whatever another package does wrong must not hide the other games
            problem = f"{type(error).__name__}: {error}"
            broken[game.id] = language.say("terminal-cannot_describe", game=quoted(game.id), problem=problem)
        else:
            console.print(described)
    for problem in broken.values():
        console.print(Text(" ".join(problem.split()), WARNING), soft_wrap=True)
    return SUCCESS


def _describe(game: Game) -> Group:
    """A game with its modes, its options and whom one can play against."""
    grid = Grid.grid(padding=(0, 2))
    for overflow in ("ellipsis", "ellipsis", "fold"):
        grid.add_column(overflow=overflow)
    if game.mode is not None:
        for choice in game.mode.choices:
            grid.add_row("", *_mode(game.mode, choice, game))
    for option in game.options:
        grid.add_row("", f"--{option.name.replace('_', '-')}", _option(game, option))
    able = levels_of(game)
    for level in LEVELS:
        if level.name in able:
            title, about = (language.say(f"bot-{level.name}{part}") for part in ("", "-about"))
            grid.add_row("", f"--bots {level.name}", Text(language.sentence(title)).append(f" {about}", QUIET))
    named = language.called(game)
    head = Text.assemble((named.title, "bold"), (f"  meijin play {game.id}", QUIET))
    words = language.say("terminal-game_in_short", players=_players(game), minutes=game.minutes, about=named.about)
    return Group(head, Padding(prose(words), (0, 2)), grid)


def _players(game: Game) -> str:
    counts = sorted({count for variant in game.variants for count in game.player_counts(variant)})
    return language.say("terminal-player_counts", low=counts[0], high=counts[-1] if len(counts) > 1 else 0)


def _mode(mode: Option, choice: Value, game: Game) -> tuple[Text, str]:
    setup = game.prepare(None, {mode.name: choice})
    return Text(f"{mode.name} {choice}", "bold"), language.players(setup)


def _option(game: Game, option: Option) -> Text:
    allowed, default = language.allowed(game, option), "none" if option.default is None else word(option.default)
    values = language.say("terminal-values", allowed=allowed, default=default)
    return prose(language.about(game, option)).append(f" {values}", QUIET)
