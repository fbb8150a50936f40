"""List the installed games with their modes, options and opponents."""

from __future__ import annotations

import argparse

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meijin.bots import levels_of
from meijin.bots.levels import LEVELS
from meijin.cli import SUCCESS
from meijin.cli.art import QUIET, WARNING
from meijin.cli.screen import make_console
from meijin.kernel.errors import counted
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
            broken[game.id] = f"the game {game.id!r} cannot be described: {type(error).__name__}: {error}"
        else:
            console.print(described)
    for problem in broken.values():
        console.print(Text(" ".join(problem.split()), WARNING), soft_wrap=True)
    return SUCCESS


def _describe(game: Game) -> Group:
    """A game with its modes, its options and whom one can play against."""
    grid = Grid.grid(padding=(0, 2))
    if game.mode is not None:
        for choice in game.mode.choices:
            grid.add_row("", *_mode(game.mode, choice, game))
    for option in game.options:
        grid.add_row("", f"--{option.name.replace('_', '-')}", _option(option))
    able = levels_of(game)
    for level in LEVELS:
        if level.name in able:
            grid.add_row("", f"--bots {level.name}", Text(f"{level.title}. ").append(level.about, QUIET))
    about = f"{_players(game)}, about {counted(game.minutes, 'minute')}. {game.about}"
    return Group(
        Text.assemble((game.name, "bold"), (f"  meijin play {game.id}", QUIET)), Padding(Text(about), (0, 2)), grid
    )


def _players(game: Game) -> str:
    counts = sorted({count for variant in game.variants for count in game.player_counts(variant)})
    return counted(counts[0], "player") if len(counts) == 1 else f"{counts[0]} to {counts[-1]} players"


def _mode(mode: Option, choice: Value, game: Game) -> tuple[Text, str]:
    setup = game.prepare(None, {mode.name: choice})
    return (
        Text(f"{mode.name} {choice}", "bold"),
        f"{counted(setup.players, 'player')}: {', '.join(setup.seats)}",
    )


def _option(option: Option) -> Text:
    default = "" if option.default is None else f"; {word(option.default)} if not given"
    return Text(option.about).append(f" ({option.allowed}{default})", QUIET)
