"""What the opponent is likely to hold: what could have been used would often have been used.

Every card of the imagined hand is of one class, and each class is so much rarer in hands than cards dealt at random
would be. How much was fitted to games: which of some possible worlds is the true one. Weights are not above 0, so that
no world is likelier than 1. What the record rules out altogether, such as somebody who announces what cannot be paid,
is never dealt (``worlds.fits``); a position keeps no further record that would rule out a hand.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from meijin.games.crossover.judgement.worth import Purse
from meijin.games.crossover.objects import presence

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover

# The logarithm of how much rarer such a card is.
WEIGHTS: Final = {
    "fighter whose name is in play": -1.08,
    "weak fighter that could be deployed": -1.23,
    "strong fighter that could be deployed": -1.33,
    "fighter for the next turn": 0.0,
    "fighter for later": -0.15,
    "Growth for a fighter in play": -1.94,
    "art that can be used": -0.56,
    "art that costs too much": -0.55,
    "art without a user": -0.75,
    "Adventure": -0.6,
    "mission that could be played": -1.36,
    "mission for later": -0.52,
    "Counter": -0.6,
    "support card": -2.54,
}
NAMES: Final = list(WEIGHTS)
WEIGHT: Final = list(WEIGHTS.values())
(
    NAMED,
    WEAK,
    STRONG,
    NEXT,
    LATER,
    GROWS,
    ART,
    DEAR_ART,
    IDLE_ART,
    ADVENTURE,
    MISSION,
    LATER_MISSION,
    COUNTER,
    SUPPORT,
) = range(len(NAMES))
STRENGTH: Final = 4  # Combat and Support together, of a strong fighter


def likelihood(state: Crossover, seat: int) -> float:
    """How likely the opponent of a seat would have kept this hand, in proportion."""
    total = 0.0
    counts = clues(state, seat)
    for place in range(len(counts)):
        total += WEIGHT[place] * counts[place]
    return exp(total)


def clues(state: Crossover, seat: int) -> list[int]:
    """How many cards of each class the opponent of a seat holds, in the order of the weights."""
    other = 1 - seat
    found = [0] * len(NAMES)
    purse = Purse(state, other)
    own = presence.fighters(state, other)
    names = 0
    for card in own:
        names |= state.cards[card].name_bits
    # The Turn Indicator of the last turn in which the hand could be used.
    indicator = state.indicator[other] - (state.attacker != other)
    chakra = len(state.chakra[other])
    for card in state.hand[other]:
        face = state.cards[card]
        if face.is_fighter:
            found[_fighter(face, names, indicator)] += 1
        elif face.is_adventure:
            found[ADVENTURE] += 1
        elif face.is_art:
            affordable = state.terms.tables.art_needs[face.index][0] <= chakra
            usable = purse.has_user(face, own)
            found[IDLE_ART if not usable else ART if affordable else DEAR_ART] += 1
        elif face.is_counter:
            found[COUNTER] += 1
        elif face.is_mission:
            found[MISSION if face.turn <= indicator else LATER_MISSION] += 1
        else:
            found[SUPPORT] += 1
    return found


def _fighter(card: Card, names: int, indicator: int) -> int:
    """The class of a fighter."""
    if card.name_bits & names:
        return GROWS if any(word.kind == "growth" for word in card.keywords) else NAMED
    if card.turn <= indicator:
        return STRONG if card.healthy[0] + card.healthy[1] >= STRENGTH else WEAK
    return NEXT if card.turn == indicator + 1 else LATER
