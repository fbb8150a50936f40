"""The cards of Crossover Battles and the numbers of its rules, read from ``cards.toml`` and checked."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.pool import CardSet, Defaults, ForbiddenCard, Pool, Rules, StarterDeck
from meijin.games.crossover.reading import PoolReader
from meijin.kernel.catalogue import parse_toml, read_former

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
    "document",
    "load_pool",
    "pool_of",
]

FILE: Final = "cards.toml"


def load_pool(text: str, file: str = FILE) -> Pool:
    """The pool a TOML text describes; if anything is wrong with it, the error names it all.

    >>> len(POOL.cards)
    169
    """
    return PoolReader(parse_toml(text, file), file).pool()


def built_in() -> str:
    """The card file of the game."""
    return files(__package__).joinpath(FILE).read_text(encoding="utf-8")


@lru_cache(maxsize=EDITION)
def document(edition: int) -> dict[str, object]:
    """The card file as an edition of the rules had it, for whoever adds to it, in a copy."""
    return read_former(__package__, FILE, edition)


@lru_cache(maxsize=EDITION)
def pool_of(edition: int) -> Pool:
    """The cards, starter decks and numbers of an edition of the rules."""
    return PoolReader(document(edition), FILE).pool()


BUILT_IN: Final = document(EDITION)
POOL: Final = pool_of(EDITION)
