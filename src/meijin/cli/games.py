"""List the installed games with their modes and options."""

from __future__ import annotations

import argparse

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meijin.cli import SUCCESS
from meijin.cli.art import QUIET
from meijin.cli.screen import make_console
from meijin.kernel import registry
from meijin.kernel.game import Game, Option, Setup, Value


def configure(parser: argparse.ArgumentParser) -> None:
    """``meijin games`` has no arguments."""
    del parser


def run(args: argparse.Namespace) -> int:
    """List the games."""
    del args
    console = make_console()
    for name in registry.names():
        game = registry.find(name)
        console.print(Text.assemble((game.name, "bold"), (f"  meijin play {game.id}", QUIET)))
        console.print(Padding(Text(f"{_players(game)}, about {game.minutes} minutes. {game.about}"), (0, 2)))
        grid = Grid.grid(padding=(0, 2))
        for variant in game.variants:
            if variant:
                grid.add_row("", *_variant(variant, game.prepare(None, variant)))
        for option in game.options:
            grid.add_row("", f"--{option.name.replace('_', '-')}", _option(option))
        console.print(grid)
    return SUCCESS


def _players(game: Game) -> str:
    counts = sorted({game.prepare(None, variant).players for variant in game.variants})
    return f"{counts[0]} players" if len(counts) == 1 else f"{counts[0]} to {counts[-1]} players"


def _variant(variant: dict[str, Value], setup: Setup) -> tuple[Text, str]:
    words = ", ".join(f"{name} {value}" for name, value in variant.items())
    return Text(words, "bold"), f"{setup.players} players: {', '.join(setup.seats)}"


def _option(option: Option) -> Text:
    default = "" if option.default is None else f"; {option.default} if not given"
    return Text(option.help).append(f" ({option.allowed}{default})", QUIET)
