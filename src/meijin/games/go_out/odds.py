"""What the rivals of a seat may be able to do, from the cards that it has not seen: ``outlook.py`` at a glance.

Chances are taken from tables in which every unseen card is in a rival's hand for itself.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from meijin.games.go_out.cards import (
    ALL_BATTLE_CARDS,
    COPIES,
    EFFECTS,
    GUARD,
    NUMBERS,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
    TOP_RANK,
)
from meijin.games.go_out.worth import IF_BEATEN, IF_LOW, LOW, MERGED, SHAPE, SWEPT_HIGH, SWEPT_LOW, TO_PLAY, held

ROW: Final = COPIES * len(MERGED) + 1
FRACTIONS: Final = 64
NOTHING: Final = [0.0] * (TOP_RANK + 1)  # what no cards cost


def _lacks(fraction: float) -> list[float]:
    """The chance that fewer than so many of some copies are in a hand which has this part of all unseen cards.

    The place of an answer is what is needed, times ``ROW``, plus how many copies there are.
    """
    table: list[float] = []
    for needed in range(COPIES + 1):
        for copies in range(ROW):
            chance = 0.0
            for have in range(min(needed, copies + 1)):
                chance += comb(copies, have) * fraction**have * (1.0 - fraction) ** (copies - have)
            table.append(min(1.0, chance))
    return table


LACKS: Final = [_lacks(part / FRACTIONS) for part in range(FRACTIONS + 1)]


class Odds:
    """The rivals, clockwise: by place, not by seat. What is asked for the first time is worked out, and kept."""

    __slots__ = ("cards", "costs", "lacks", "powers", "risks", "singles", "sizes", "unable", "unguarded", "unseen")

    def __init__(self, seen: int, sizes: tuple[int, ...], powers: tuple[int, ...], singles: bool) -> None:
        unseen = ALL_BATTLE_CARDS & ~seen
        self.unseen = held(unseen)
        self.cards = cards = unseen.bit_count()
        self.sizes = sizes  # of their hands
        self.powers = powers  # of those who are revealed
        self.singles = singles  # whether Kyoko may follow them
        self.lacks: list[list[float]] = []
        self.unguarded: list[float] = []  # the chance that it has no Guard
        for size in sizes:
            lacks = LACKS[(size * FRACTIONS + cards // 2) // cards]
            self.lacks.append(lacks)
            self.unguarded.append(lacks[ROW + self.unseen[GUARD]])
        # By the count of a pile, and then by its rank: the chance that somebody can follow, and how many turns such a
        # group takes; and by rival the chance that it cannot follow.
        self.risks: list[list[float]] = [[], [], [], [], [], [], []]
        self.costs: list[list[float]] = [NOTHING, [], [], [], [], [], []]
        self.unable: list[list[list[float]]] = [[], [], [], [], [], [], []]

    def risk(self, count: int) -> list[float]:
        """By rank: the chance that somebody can follow so many cards."""
        count = min(count, COPIES)
        found = self.risks[count]
        if not found:
            self._look_up(count)
            found = self.risks[count]
        return found

    def cost(self, count: int) -> list[float]:
        """By rank: how many turns a group of so many cards takes (see ``worth.py``)."""
        count = min(count, COPIES)
        found = self.costs[count]
        if not found:
            self._look_up(count)
            found = self.costs[count]
        return found

    def cannot(self, count: int) -> list[list[float]]:
        """By rival and rank: the chance that it cannot follow so many cards."""
        count = min(count, COPIES)
        found = self.unable[count]
        if not found:
            self._look_up(count)
            found = self.unable[count]
        return found

    def _look_up(self, count: int) -> None:
        nobody = [1.0] * (TOP_RANK + 1)
        unseen = self.unseen
        unable: list[list[float]] = []
        for place in range(len(self.sizes)):
            power = self.powers[place]
            row = count * ROW
            own = [1.0] * (TOP_RANK + 1)
            unable.append(own)
            if power == PHANTOM_PAIR:
                if not self.as_pair(count):
                    continue
                row = ROW
            lacks = self.lacks[place]
            chance = 1.0
            for kind in range(NUMBERS - 1, -1, -1):
                chance *= lacks[row + unseen[kind]]
                own[kind] = chance
            if power >= RANK_MERGE:
                for rank in range(TOP_RANK):
                    own[rank] *= self._unable_by_power(power, lacks, rank, row)
            for rank in range(TOP_RANK):
                nobody[rank] *= own[rank]
        shape = SHAPE[count]
        to_play, if_beaten, if_low = TO_PLAY[shape], IF_BEATEN[shape], IF_LOW[shape]
        risks: list[float] = []
        costs: list[float] = []
        for rank in range(TOP_RANK + 1):
            risk = 1.0 - nobody[rank]
            risks.append(risk)
            costs.append(to_play + if_beaten * risk + if_low * LOW[rank])
        self.unable[count] = unable
        self.risks[count] = risks
        self.costs[count] = costs

    def as_pair(self, count: int) -> bool:
        """Whether a revealed Kyoko can follow so many cards."""
        return count == EFFECTS.counts_as or (count == 1 and self.singles)

    def _unable_by_power(self, power: int, lacks: list[float], rank: int, row: int) -> float:
        """The chance that a revealed rival has not the cards either that its character could follow with."""
        unseen = self.unseen
        if power == RANK_AS and rank < EFFECTS.raised_rank:
            return lacks[row + unseen[EFFECTS.raised - 1]]
        if power == RANK_MERGE and rank < EFFECTS.merged_rank:
            return lacks[row + unseen[MERGED[0]] + unseen[MERGED[1]] + unseen[MERGED[-1]]]
        if power == SWEEP:
            return lacks[EFFECTS.sweep_cards * ROW + unseen[SWEPT_LOW] + unseen[SWEPT_HIGH]]
        return 1.0


@lru_cache(maxsize=16)
def odds_of(seen: int, sizes: tuple[int, ...], powers: tuple[int, ...], singles: bool) -> Odds:
    """The odds; whoever parts with several cards sees the same each time, so they are kept for a while."""
    return Odds(seen, sizes, powers, singles)
