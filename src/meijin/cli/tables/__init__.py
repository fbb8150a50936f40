"""Tables drawn in the terminal: one for any game, and a better one for games that have their own."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from meijin.cli.art import Art
from meijin.cli.tables.generic import Table

# Games with a table of their own, a class ``Table`` in the module of that name.
OWN: Final = {
    "cat_battles": "meijin.cli.tables.cat_battles",
    "crossover": "meijin.cli.tables.crossover",
    "ganymede": "meijin.cli.tables.ganymede",
    "go_out": "meijin.cli.tables.go_out",
    "ranking_battle": "meijin.cli.tables.ranking_battle",
}


def table_for(game: str, art: Art) -> Table:
    """The table of a game."""
    if game not in OWN:
        return Table(art)
    return cast("Table", import_module(OWN[game]).Table(art))
