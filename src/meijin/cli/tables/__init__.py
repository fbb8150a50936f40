"""Tables drawn in the terminal: one for any game, and a better one for games that have their own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from meijin.cli import language
from meijin.cli.art import Art
from meijin.cli.tables.generic import Table
from meijin.kernel import registry


def table_for(game: str, art: Art, named: str = "") -> Table:
    """The table of a game: the class ``Table`` of the module that the game names, or of the one called like it here."""
    module = named or f"{__name__}.{game}"
    own = named or (game.isidentifier() and find_spec(module) is not None)
    table = cast("Table", getattr(import_module(module), "Table", Table)(art) if own else Table(art))
    if game in registry.names():
        table.speech = language.speech(registry.find(game))
    return table
