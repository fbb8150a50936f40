"""Every term of the language is whole: it says what it does, and does it."""

from __future__ import annotations

import pytest

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.effects.conditions import Condition
from meijin.games.crossover.effects.mods import Mod
from meijin.games.crossover.effects.numbers import Number
from meijin.games.crossover.language.terms import Operation

PARTS: dict[type, tuple[str, ...]] = {
    Operation: ("words", "do"),
    Condition: ("words", "holds"),
    Number: ("words", "value"),
    Payment: ("words", "candidates"),  # a coin is paid in a way of its own: it has a kind besides the card it is on
    Mod: ("words", "apply"),
}


def terms(kind: type) -> list[type]:
    """All terms of a kind that can be written on a card."""
    children: list[type] = kind.__subclasses__()
    below = [each for child in children for each in (child, *terms(child))]
    return [each for each in below if "key" in vars(each)]


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_no_term_leaves_out_a_part(kind: type) -> None:
    assert POOL.cards  # whatever reads cards knows every term
    found = terms(kind)
    assert len(found) > 5
    missing = [
        (term.__name__, part) for term in found for part in PARTS[kind] if getattr(term, part) is getattr(kind, part)
    ]
    assert missing == []
