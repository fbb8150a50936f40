"""Rules of thumb of a competent player, from what its seat knows.

A turn is rated by the chance to win the battle after it. The battle is seen as a race: the own hand takes so many
turns, the rivals have so many cards left. Who goes out or is eliminated before the next turn is looked at closely.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from meijin.games.go_out import notation
from meijin.games.go_out.cards import ABSORB, DOUBLE_DRAW, GIFT, KINDS, POWER
from meijin.games.go_out.frames import ABSORBS, AFTER_THAT, ASK_CHOOSE, ASK_GIFT, ASK_PLACE, ASK_TURN, ASKED, LEFT
from meijin.games.go_out.outlook import Outlook, counts
from meijin.games.go_out.plan import Plan
from meijin.games.go_out.state import GoOut
from meijin.games.go_out.tables import PILE_DAMAGE
from meijin.games.go_out.worth import A_LIFE, BASE_TURNS, FEWEST_TURNS, LEAD_SAVES, WORTH
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

SURE_WIN: Final = 2.0  # above every chance
SURE_LOSS: Final = -1.0
# The weights here, in ``plan.py`` and in ``worth.py`` are fitted to how battles went on from many positions, one action
# against another.
# A rival is as strong as its cards are few, to this power: how good they are matters too, and nobody knows that.
CARDS_COUNT: Final = 0.55
# What Kira is worth less once she is revealed.
SPENT: Final = -0.2
# Niwa has more cards to choose from, so an exchange saves her more.
MORE_TO_CHOOSE: Final = 1.2
# What it costs to give up a secret: enough not to reveal for nothing.
SHOWING_COSTS: Final = 0.002
# Of rivals a gift goes to the one with the fewest cards.
A_RIVALS_CARD: Final = 0.001


def rate(knowledge: Knowledge, rng: Rng) -> list[float]:
    """How good each legal action looks: the chance to win the battle, or for cards to part with the turns without."""
    world = knowledge.sample(rng)
    assert isinstance(world, GoOut)
    return judge(world, knowledge.seat, knowledge.legal)


def judge(world: GoOut, seat: int, legal: list[int]) -> list[float]:
    """The ratings of a seat's actions, from that part of a world which the seat knows."""
    outlook = Outlook(world, seat)
    question = world.pending[-1][ASKED]
    if question == ASK_CHOOSE:
        characters = [world.terms.characters[action - notation.CHOOSE] for action in legal]
        return [Prospect(outlook, each.power, each.life, False).begin() for each in characters]
    card = world.character[seat][0]
    prospect = Prospect(outlook, POWER[card], world.terms.life[card] - world.hurt(seat), bool(world.power[seat]))
    if question == ASK_TURN:
        return [prospect.act(action) for action in legal]
    return prospect.part(legal)


class Prospect:
    """What a seat with a character may expect of the battle."""

    def __init__(self, outlook: Outlook, power: int, margin: int, revealed: bool) -> None:
        self.outlook = outlook
        self.world = outlook.world
        self.seat = outlook.seat
        self.power = power
        self.margin = margin  # how much damage it can still take
        self.revealed = revealed
        self.plan = Plan(outlook, power, revealed)
        self.held = counts(self.world.hand[self.seat])

    def begin(self) -> float:
        """Begin the battle with this character."""
        return self.chance(self.world, self.held, self.margin)

    def act(self, action: int) -> float:
        """A turn."""
        if action == notation.PASS:
            return self._pass()
        after = self.world.clone()
        after.step(self.seat, action)
        if after.wins[self.seat] > self.world.wins[self.seat]:
            return SURE_WIN
        if after.deciders[0] == self.seat:  # after a reveal or a sweep the turn goes on
            best = max(judge(after, self.seat, after.legal(self.seat)))
            return best - SHOWING_COSTS if action == notation.REVEAL else best
        return self.chance(after, counts(after.hand[self.seat]), self.margin)

    def _pass(self) -> float:
        """Take the damage, and exchange as many cards for better ones."""
        world, held, plan = self.world, self.held, self.plan
        damage = world.tableau[-1][PILE_DAMAGE]
        if world.pending[-1][ABSORBS]:  # Kira absorbs
            left = plan.relieved(held, damage)
            return self.chance(world, left, self.margin) if any(left) else SURE_WIN
        margin = self.margin - damage
        if margin < 0:
            return SURE_LOSS
        saved = plan.exchange(held, damage)
        if self.power == DOUBLE_DRAW and self.revealed:
            saved *= MORE_TO_CHOOSE
        if self.power == GIFT:
            held = plan.relieved(held, 1)
        return self.chance(world, held, margin, saved) if any(held) else SURE_WIN

    def part(self, legal: list[int]) -> list[float]:
        """Put cards away or give one to a rival: what counts is the hand that is left."""
        frame = self.world.pending[-1]
        question = frame[ASKED]
        further = 0 if question == ASK_GIFT else frame[LEFT] - 1
        if question == ASK_PLACE:
            further += frame[AFTER_THAT]
        without = {}
        for kind in range(KINDS):
            if self.held[kind]:
                left = self.held[:]
                left[kind] -= 1
                without[kind] = -self.plan.turns(self.plan.relieved(left, further))
        ratings = []
        for action in legal:
            if action == notation.REVEAL:  # only Ten has something of it
                ratings.append(max(without.values()) + (1.0 if self.power == GIFT else -1.0))
            elif action == notation.KEEP:
                ratings.append(-self.plan.turns(self.held))
            elif question == ASK_GIFT:
                rival, kind = divmod(action - notation.GIVE, KINDS)
                ratings.append(without[kind] - A_RIVALS_CARD * self.outlook.sizes[rival])
            else:
                ratings.append(without[action - (notation.PLACE if question == ASK_PLACE else notation.DISCARD)])
        return ratings

    def chance(self, after: GoOut, held: list[int], margin: int, saved: float = 0.0) -> float:
        """The chance to win the battle once a turn is over, with this hand and so much damage still to take."""
        ahead = self.outlook.round(after)
        turns = max(FEWEST_TURNS, BASE_TURNS + self.plan.turns(held) - saved - LEAD_SAVES * ahead.keeps)
        spirit = WORTH[self.power] + A_LIFE * margin
        if self.power == ABSORB and self.revealed:
            spirit += SPENT
        own = exp(spirit) / turns
        theirs = 0.0
        for alive, cards in zip(ahead.alive, ahead.cards, strict=True):
            theirs += alive * exp(-CARDS_COUNT * log(cards))
        # Whoever leads and is never beaten has won the race.
        race = max(own / (own + theirs), ahead.keeps * self.plan.runs_out(held))
        return ahead.won + (1.0 - ahead.won) * (1.0 - ahead.lost) * race
