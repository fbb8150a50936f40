"""Kinds of cards: a card's name without the number of its copy, and all that a game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meijin.kernel.game import Game


def kind_of(card: str) -> str:
    """A card's name without the number of its copy.

    >>> kind_of("red_5#2")
    'red_5'
    """
    return card.partition("#")[0]


def count_kinds(cards: Iterable[str]) -> dict[str, int]:
    """How many cards there are of each kind, in order of appearance."""
    return dict(Counter(kind_of(card) for card in cards))


def all_kinds(game: Game) -> dict[str, int]:
    """Every kind of card in any variant of a game, and how many copies of it there are."""
    kinds: dict[str, int] = {}
    for variant in game.variants:
        for kind, count in count_kinds(game.prepare(None, variant).cards).items():
            kinds[kind] = max(count, kinds.get(kind, 0))
    return kinds | game.counted_cards()
