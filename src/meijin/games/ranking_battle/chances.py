"""Who may win the game: how ranks, victory cards, attackers and a countdown weigh."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# What each of these adds to the logarithm of a seat's strength: a victory card, one that is face-up, a point of its
# attacker's power, and each rank above the last.
A_VICTORY: Final = 0.45
FACE_UP: Final = 0.12
A_POINT: Final = 0.2
A_RANK: Final = 0.3
# By what a strength is multiplied that wins a victory card, face-up, or gives one.
A_CARD_WON: Final = exp(A_VICTORY + FACE_UP)
A_CARD_LOST: Final = exp(-A_VICTORY)
# The chance that a ruler keeps the title through the turn of one other player.
KEEPS_TITLE: Final = 0.75

# A reaction is a card less in the next turn, so it must move the chances by this much.
A_REACTION_COSTS: Final = 0.005
# How a battle ends for the challenger.
WON: Final = 1
LOST: Final = -1
DRAWN: Final = 0


class Chances:
    """The chances of every seat to win the game, now and after a battle."""

    def __init__(self, world: RankingBattle, fights: list[float]) -> None:
        self.world = world
        self.players = len(fights)
        self.first = world.rank.index(1)
        self.victories: list[int] = []
        self.strengths: list[float] = []
        for seat in range(self.players):
            self.victories.append(world.face_up[seat] + world.face_down[seat])
            self.strengths.append(0.0)
            self.fight_with(seat, fights[seat])  # the power of its attacker, all in all
        # How many turns of others a ruler has still to survive when this one is over.
        self.left = sum(world.countdown) - (world.countdown[world.current] if world.counts else 0)

    def fight_with(self, seat: int, fight: float) -> None:
        """Reckon with an attacker of this power."""
        world = self.world
        worth = A_VICTORY * self.victories[seat] + FACE_UP * world.face_up[seat] + A_POINT * fight
        self.strengths[seat] = exp(worth + A_RANK * (self.players - world.rank[seat]))

    def chance(self, seat: int) -> float:
        """The chance of a seat if nothing more happens in this turn."""
        return self._chance(seat, self.first, self.victories[self.first], self.strengths)

    def after(self, seat: int, challenger: int, defender: int, result: int, used: int, answered: int) -> float:
        """The chance of a seat after a battle in which both have used so many of their victory cards."""
        strengths = self.strengths[:]
        strengths[challenger] *= exp(-FACE_UP * used)
        strengths[defender] *= exp(-FACE_UP * answered)
        first, most = self.first, self.victories[self.first]
        if result != DRAWN:
            winner, loser = (challenger, defender) if result == WON else (defender, challenger)
            steps = self.world.rank[winner] - self.world.rank[loser]
            if steps > 0:
                strengths[winner] *= exp(A_RANK * steps)
                strengths[loser] *= exp(-A_RANK * steps)
                if first == loser:
                    first, most = winner, self.victories[winner]
            from_pile = self.world.victories > 0
            if from_pile or self.victories[loser]:
                strengths[winner] *= A_CARD_WON
                most += first == winner
                if not from_pile:  # then the loser gives one of its own
                    strengths[loser] *= A_CARD_LOST
                    most -= first == loser
        return self._chance(seat, first, most, strengths)

    def _chance(self, seat: int, first: int, most: int, strengths: list[float]) -> float:
        """The chance of a seat where somebody is first with so many victory cards."""
        world, terms = self.world, self.world.terms
        if most >= terms.instant_at or world.turn >= terms.last_turn:
            return float(first == seat)
        share = strengths[seat] / sum(strengths)
        if most < terms.ruler_at:
            return share
        keeps = KEEPS_TITLE ** (self.left if world.ruler == first else self.players - 1)
        return keeps * (first == seat) + (1.0 - keeps) * share
