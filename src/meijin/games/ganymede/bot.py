"""Rules of thumb of a competent player, from what its seat knows."""

from __future__ import annotations

from typing import Final

from meijin.games.ganymede import frames, notation
from meijin.games.ganymede.cards import BLACK_KINDS, KEYWORD, NUMBER
from meijin.games.ganymede.outlook import Outlook
from meijin.games.ganymede.state import Ganymede
from meijin.games.ganymede.taste import taste
from meijin.games.ganymede.worth import worth
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

# What showing a 2 or 4 to a rival costs, as a chance to win: enough to hide one that is of no use.
SHOWING_COSTS: Final = 0.001


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


def advise(knowledge: Knowledge, rng: Rng) -> list[float]:
    """As rated, but for the cards that are taken in a battle: there what was tried in many games says more."""
    world = knowledge.sample(rng)
    assert isinstance(world, Ganymede)
    if world.pending[-1][KIND] != frames.ASK_PICK or not world.mode.token:
        return rate(knowledge, rng)
    seat = knowledge.seat
    owned = [KEYWORD[card] for card in [*world.deck[seat], *world.discard[seat]]]
    keywords = [BLACK_KINDS[action - notation.PICK].keyword for action in knowledge.legal]
    return [taste(keyword, owned.count(keyword)) for keyword in keywords]
