"""The cards of Crossover Battles and the numbers of its rules, read from ``cards.toml`` and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.pool import CardSet, Defaults, ForbiddenCard, Pool, Rules, StarterDeck
from meijin.games.crossover.reading import PoolReader
from meijin.kernel.catalogue import parse_toml, read_toml

__all__ = [
    "BUILT_IN",
    "POOL",
    "Card",
    "CardSet",
    "Defaults",
    "ForbiddenCard",
    "Pool",
    "Rules",
    "StarterDeck",
    "built_in",
    "load_pool",
]


def load_pool(text: str, file: str = "cards.toml") -> Pool:
    """The pool a TOML text describes; if anything is wrong with it, the error names it all.

    >>> len(POOL.cards)
    169
    """
    return PoolReader(parse_toml(text, file), file).pool()


def built_in() -> str:
    """The card file of the game."""
    return files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")


BUILT_IN: Final = read_toml(__package__, "cards.toml")  # for whoever adds to it, in a copy
POOL: Final = PoolReader(BUILT_IN, "cards.toml").pool()
