"""How many turns a seat needs to get rid of its hand: few large or high groups are better than many small low ones."""

from __future__ import annotations

from math import prod
from typing import Final

from meijin.games.go_out.cards import (
    EFFECTS,
    GUARD,
    KINDS,
    NUMBERS,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
)
from meijin.games.go_out.notation import sweep_parts
from meijin.games.go_out.outlook import Outlook
from meijin.games.go_out.worth import A_GUARD, IF_BEATEN, IF_LOW, LARGE, LAST_IS_SAFE, LOW, TO_PLAY

# Each further card that is exchanged for another improves a hand less.
FURTHER_CARD: Final = 0.85
# Only so many of the worst cards are worth a thought when one is to be put away.
WORST_CARDS: Final = 3


class Plan:
    """What a seat with a character makes of its cards. A hand is how many cards it has of each kind."""

    def __init__(self, outlook: Outlook, power: int, revealed: bool) -> None:
        self.outlook = outlook
        self.power = power
        self.pairs_only = power == PHANTOM_PAIR and revealed
        self.ranks = list(range(1, NUMBERS + 1))
        if power == RANK_AS:
            self.ranks[EFFECTS.raised - 1] = EFFECTS.raised_rank

    def turns(self, held: list[int]) -> float:
        """About how many turns it takes to get rid of a hand."""
        turns = A_GUARD * held[GUARD]
        if self.power == PHANTOM_PAIR:
            pairs = self._as_pairs(held)
            return turns + (pairs if self.pairs_only else min(pairs, self._in_groups(held)))
        if self.power == RANK_MERGE:
            held = self._merged(held)
        best = self._in_groups(held)
        if self.power == SWEEP:
            best = min([best, *[self._in_groups(left) for left in self._swept(held)]])
        return turns + best

    def _in_groups(self, held: list[int]) -> float:
        """All cards of one number are played together."""
        turns = worst = 0.0
        beaten = self.outlook.beaten
        for kind in range(NUMBERS):
            count = held[kind]
            if count:
                size = min(count, LARGE)
                rank = self.ranks[kind]
                risk = beaten(rank, count)
                turns += TO_PLAY[size] + IF_BEATEN[size] * risk + IF_LOW[size] * LOW[rank]
                worst = max(worst, risk)
        return turns - LAST_IS_SAFE * worst

    def _as_pairs(self, held: list[int]) -> float:
        """Kyoko: every card is played alone and counts as two."""
        turns = worst = 0.0
        for kind in range(NUMBERS):
            count = held[kind]
            if count:
                risk = self.outlook.beaten(kind + 1, EFFECTS.counts_as)
                turns += count * (TO_PLAY[1] + IF_BEATEN[1] * risk + IF_LOW[1] * LOW[kind + 1])
                worst = max(worst, risk)
        return turns - LAST_IS_SAFE * worst

    def runs_out(self, held: list[int]) -> float:
        """The chance to lead one group after the other until the hand is empty, with nobody in between.

        What is beaten most easily comes last; a Guard gives the lead away, so it can only be the last card itself.
        """
        beaten = self.outlook.beaten
        if self.pairs_only:
            risks = [beaten(kind + 1, EFFECTS.counts_as) for kind in range(NUMBERS) for _ in range(held[kind])]
        else:
            if self.power == RANK_MERGE:
                held = self._merged(held)
            risks = [beaten(self.ranks[kind], held[kind]) for kind in range(NUMBERS) if held[kind]]
        if held[GUARD] > 1:
            return 0.0
        if not held[GUARD]:
            risks.remove(max(risks))
        return prod([1.0 - risk for risk in risks])

    def _merged(self, held: list[int]) -> list[int]:
        """Nerai: her 4s, 5s and 6s are as good as 6s."""
        merged = held[:]
        for number in EFFECTS.merged:
            merged[number - 1] = 0
        merged[EFFECTS.merged_rank - 1] = sum([held[number - 1] for number in EFFECTS.merged])
        return merged

    def _swept(self, held: list[int]) -> list[list[int]]:
        """Shian: what is left after a sweep, in each way she can do it."""
        ways = []
        for action in self.outlook.world.terms.sweeps:
            parts = sweep_parts(action)
            if all(held[kind] >= size for kind, size in parts):
                left = held[:]
                for kind, size in parts:
                    left[kind] -= size
                ways.append(left)
        return ways

    # -- parting with cards -------------------------------------------------------------------------------------

    def turns_without(self, held: list[int], kind: int) -> float:
        """How many turns it takes without a card."""
        held[kind] -= 1
        turns = self.turns(held)
        held[kind] += 1
        return turns

    def worst(self, held: list[int]) -> list[int]:
        """The kinds of the cards that are best parted with, the worst first."""
        return sorted([kind for kind in range(KINDS) if held[kind]], key=lambda kind: self.turns_without(held, kind))

    def relieved(self, held: list[int], cards: int) -> list[int]:
        """What is left of a hand when it has parted with so many of its worst cards, or all it has."""
        left = held[:]
        for _ in range(min(cards, sum(held))):
            left[self.worst(left)[0]] -= 1
        return left

    def exchange(self, held: list[int], cards: int) -> float:
        """How many turns are saved by drawing so many cards and putting as many away."""
        now = self.turns(held)
        worst = self.worst(held)[:WORST_CARDS]
        unseen = self.outlook.unseen
        saved = 0.0
        for kind in range(KINDS):
            if unseen[kind]:
                held[kind] += 1
                best = min([now, *[self.turns_without(held, each) for each in worst]])
                held[kind] -= 1
                saved += (now - best) * unseen[kind]
        return saved / self.outlook.cards * sum([FURTHER_CARD**before for before in range(cards)])
