"""What cards are worth in a deck, for picks and removals."""

from __future__ import annotations

from typing import Final

from meijin.games.ganymede.cards import ACE, DAMAGE_BONUS, EXTRA_DRAW, OVERLOAD, SCOUT, WITHDRAW

# What a card in the deck adds to the chance to win in each round, in thousandths: the first of its kind, the second,
# and every further one. Worked out by looking ahead over whole decks as they come about in play. Plain cards are
# better out of the deck, high ones most of all: they leave no room for the many cards that deal damage.
BATTLE_WORTH: Final = {
    WITHDRAW: (10.0, 6.5, 1.0),
    DAMAGE_BONUS: (7.0, 3.0, 2.5),
    ACE: (4.0, 0.0, -0.5),
    SCOUT: (3.5, 3.0, 2.0),
    EXTRA_DRAW: (2.0, 2.5, 2.0),
    OVERLOAD: (-1.0, -1.0, -1.0),
}
BATTLE_PLAIN_WORTH: Final = {5: -1.5, 6: -2.0, 8: -8.0, 9: -9.0}
# The same in a fight with Purple.
WORTH: Final = {
    WITHDRAW: (4.5, 2.0, 0.7),
    OVERLOAD: (1.8, 1.0, 0.5),
    ACE: (1.3, 0.2, -0.2),
    DAMAGE_BONUS: (1.1, 0.5, 0.4),
    SCOUT: (0.9, 0.6, 0.2),
    EXTRA_DRAW: (0.6, 0.6, 0.5),
}
PLAIN_WORTH: Final = {5: -0.3, 6: -0.7, 8: -2.0, 9: -3.0}


def worth(battle: bool, number: int, keyword: int, copies: int) -> float:
    """What a card is worth to a seat that owns so many others with its effect."""
    effect = (BATTLE_WORTH if battle else WORTH).get(keyword)
    if effect is None:
        return (BATTLE_PLAIN_WORTH if battle else PLAIN_WORTH).get(number, 0.0)
    return effect[min(copies, len(effect) - 1)]
