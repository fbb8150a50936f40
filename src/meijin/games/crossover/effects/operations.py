"""All operations of the language."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover.effects import (
    card_operations,
    coin_operations,
    discards,
    fighter_operations,
    flow_operations,
    search,
)
from meijin.games.crossover.language.terms import Operation, terms_of

OF_KEYWORDS: Final = terms_of(
    Operation,
    vars(fighter_operations),
    vars(card_operations),
    vars(discards),
    vars(search),
    vars(coin_operations),
    vars(flow_operations),
)
OPERATIONS: Final = {key: term for key, term in OF_KEYWORDS.items() if not term.of_keywords}
