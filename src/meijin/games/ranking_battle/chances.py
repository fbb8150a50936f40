"""Who may win the game: how ranks, victory cards, attackers and a countdown weigh."""

from __future__ import annotations

from math import exp
from typing import Final

from meijin.games.ranking_battle.state import RankingBattle

# What each of these adds to the logarithm of a seat's strength: a victory card, one that is face-up, a point of its
# attacker's power, and each rank above the last.
A_VICTORY: Final = 0.45
FACE_UP: Final = 0.12
A_POINT: Final = 0.2
A_RANK: Final = 0.3
# The chance that a ruler keeps the title through the turn of one other player.
KEEPS_TITLE: Final = 0.75

# How a battle ends: the winner and the loser.
Result = tuple[int, int]
DRAWN: Final[Result] = (-1, -1)


class Chances:
    """The chances of every seat to win the game, now and after a battle."""

    def __init__(self, world: RankingBattle, fights: list[float]) -> None:
        self.world = world
        self.fights = fights  # the power of every seat's attacker, all in all
        self.victories = [up + down for up, down in zip(world.face_up, world.face_down, strict=True)]
        # How many turns of others a ruler has still to survive when this one is over.
        self.left = sum(world.countdown) - (world.countdown[world.current] if world.counts else 0)

    def chance(self, seat: int) -> float:
        """The chance of a seat if nothing more happens in this turn."""
        return self._chance(seat, self.world.rank, self.victories, self.world.face_up)

    def after(self, seat: int, result: Result, spent: dict[int, int]) -> float:
        """The chance of a seat after a battle in which players have used so many of their victory cards."""
        rank, victories, up = self.world.rank[:], self.victories[:], self.world.face_up[:]
        for side, count in spent.items():
            up[side] -= count
        winner, loser = result
        if result != DRAWN:
            if rank[winner] > rank[loser]:
                rank[winner], rank[loser] = rank[loser], rank[winner]
            if self.world.victories or victories[loser]:
                victories[winner] += 1
                up[winner] += 1
            if not self.world.victories and victories[loser]:  # from the loser, as the pile is empty
                victories[loser] -= 1
        return self._chance(seat, rank, victories, up)

    def _chance(self, seat: int, rank: list[int], victories: list[int], up: list[int]) -> float:
        world, terms = self.world, self.world.terms
        first, players = rank.index(1), len(rank)
        if victories[first] >= terms.instant_at or world.turn >= terms.last_turn:
            return float(first == seat)
        strengths = []
        for each in range(players):
            worth = A_VICTORY * victories[each] + FACE_UP * up[each] + A_POINT * self.fights[each]
            strengths.append(exp(worth + A_RANK * (players - rank[each])))
        share = strengths[seat] / sum(strengths)
        if victories[first] < terms.ruler_at:
            return share
        keeps = KEEPS_TITLE ** (self.left if world.ruler == first else players - 1)
        return keeps * (first == seat) + (1.0 - keeps) * share
