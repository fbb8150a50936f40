"""List the installed games with their modes and options."""

from __future__ import annotations

import argparse

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import SUCCESS
from meijin.cli.art import QUIET, WARNING
from meijin.cli.catalogue import installed_games
from meijin.cli.screen import make_console
from meijin.kernel.game import Game, Option, Setup, Value


def configure(parser: argparse.ArgumentParser) -> None:
    """``meijin games`` has no arguments."""
    del parser


def run(args: argparse.Namespace) -> int:
    """List the games."""
    del args
    console = make_console()
    games, broken = installed_games()
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
    """A game with its modes and options."""
    grid = Grid.grid(padding=(0, 2))
    for variant in game.variants:
        if variant:
            grid.add_row("", *_variant(variant, game.prepare(None, variant)))
    for option in game.options:
        grid.add_row("", f"--{option.name.replace('_', '-')}", _option(option))
    about = f"{_players(game)}, about {_number(game.minutes, 'minute')}. {game.about}"
    return Group(
        Text.assemble((game.name, "bold"), (f"  meijin play {game.id}", QUIET)), Padding(Text(about), (0, 2)), grid
    )


def _players(game: Game) -> str:
    counts = sorted({game.prepare(None, variant).players for variant in game.variants})
    return _number(counts[0], "player") if len(counts) == 1 else f"{counts[0]} to {counts[-1]} players"


def _number(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"


def _variant(variant: dict[str, Value], setup: Setup) -> tuple[Text, str]:
    words = ", ".join(f"{name} {value}" for name, value in variant.items())
    return Text(words, "bold"), f"{_number(setup.players, 'player')}: {', '.join(setup.seats)}"


def _option(option: Option) -> Text:
    default = "" if option.default is None else f"; {option.default} if not given"
    return Text(option.help).append(f" ({option.allowed}{default})", QUIET)
