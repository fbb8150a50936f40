"""Rules of thumb of a competent player, from what its seat knows."""

from __future__ import annotations

from typing import Final

from meijin.games.ganymede import frames, notation
from meijin.games.ganymede.cards import (
    ACE,
    BLACK_KINDS,
    DAMAGE_BONUS,
    EXTRA_DRAW,
    KEYWORD,
    NUMBER,
    OVERLOAD,
    SCOUT,
    WITHDRAW,
)
from meijin.games.ganymede.outlook import Outlook
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

# What showing a 2 or 4 to a rival costs, as a chance to win: enough to hide one that is of no use.
SHOWING_COSTS: Final = 0.001
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


def rate(knowledge: Knowledge, rng: Rng) -> list[float]:
    """How good each legal action looks: during a round as the chance to win, between rounds by a card's worth."""
    world = knowledge.sample(rng)
    assert isinstance(world, Ganymede)
    seat, legal = knowledge.seat, knowledge.legal
    frame = world.pending[-1]
    question = frame[KIND]
    battle = world.mode.token
    if question == frames.ASK_PICK:
        owned = [KEYWORD[card] for card in [*world.deck[seat], *world.discard[seat]]]
        kinds = [BLACK_KINDS[action - notation.PICK] for action in legal]
        return [worth(battle, kind.number, kind.keyword, owned.count(kind.keyword)) for kind in kinds]
    if question == frames.ASK_REMOVE:
        owned = [KEYWORD[card] for card in [*world.deck[seat], *world.discard[seat], *world.row[seat]]]
        cards = [action - notation.REMOVE for action in legal]
        return [-worth(battle, NUMBER[card], KEYWORD[card], owned.count(KEYWORD[card]) - 1) for card in cards]
    if question == frames.ASK_STAND:
        return [0.0]
    outlook = Outlook(world, seat)
    if question == frames.ASK_DRAW:
        return [outlook.draw(), outlook.stand()]
    if question == frames.ASK_FLIP:
        return [outlook.flip() - SHOWING_COSTS, outlook.hide()]
    if question == frames.ASK_SCOUT:
        return [outlook.keep(), outlook.discard()]
    if question == frames.ASK_ACES:
        return [outlook.announce(action - notation.ACES) for action in legal]
    acting = frame[frames.ACTING]
    return [outlook.withdraw(acting, -1 if each == notation.DECLINE else each - notation.WITHDRAW) for each in legal]


def worth(battle: bool, number: int, keyword: int, copies: int) -> float:
    """What a card is worth to a seat that owns so many others with its effect."""
    effect = (BATTLE_WORTH if battle else WORTH).get(keyword)
    if effect is None:
        return (BATTLE_PLAIN_WORTH if battle else PLAIN_WORTH).get(number, 0.0)
    return effect[min(copies, len(effect) - 1)]
