"""What a seat may expect of its rivals, from the cards that it has not seen.

All that is taken from a sampled world is the same in every world the seat thinks possible: its own cards, the open
ones, and of a rival how many cards it holds, its damage, and its character once that is revealed. So one sample is
enough, and what is expected does not depend on it.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from meijin.games.go_out.cards import (
    ALL_BATTLE_CARDS,
    BIT,
    COPIES,
    EFFECTS,
    GUARD,
    NUMBERS,
    OF_KIND,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    SWEEP,
)
from meijin.games.go_out.effects import may_follow_as_pair
from meijin.games.go_out.state import GoOut
from meijin.games.go_out.tables import NEXT

# However well a rival plays, it is not as good as out.
FEWEST_CARDS: Final = 0.5


def counts(cards: int) -> list[int]:
    """How many cards of each kind are in a set.

    >>> counts(0b111 << COPIES)[:3]
    [0, 3, 0]
    """
    return [(cards & kind).bit_count() for kind in OF_KIND]


@lru_cache(maxsize=1 << 16)
def chance_of(needed: int, copies: int, drawn: int, cards: int) -> float:
    """The chance that among some cards drawn out of all there are at least so many of these copies.

    >>> chance_of(1, 1, 3, 12), chance_of(2, 2, 2, 4) == 1 / 6
    (0.25, True)
    """
    ways = sum(
        [comb(copies, have) * comb(cards - copies, drawn - have) for have in range(needed, min(copies, drawn) + 1)]
    )
    return ways / comb(cards, drawn)


class Round:
    """What a seat expects of the time until its next turn."""

    __slots__ = ("alive", "cards", "keeps", "lost", "won")

    def __init__(self, cards: list[float]) -> None:
        self.keeps = 0.0  # the chance that nobody follows and it leads
        self.lost = 0.0  # the chance that a rival goes out
        self.won = 0.0  # the chance that the last rival falls
        self.cards = cards  # how many each rival may be expected to have then
        self.alive = [1.0] * len(cards)  # the chance that each of them is still there


class Outlook:
    """The rivals of a seat as it sees them."""

    def __init__(self, world: GoOut, seat: int) -> None:
        self.world = world
        self.seat = seat
        seen = world.hand[seat] | world.damage[seat] | world.discard
        for card in world.field:
            seen |= BIT[card]
        self.unseen = counts(ALL_BATTLE_CARDS & ~seen)
        self.cards = sum(self.unseen)
        self.sizes = [hand.bit_count() for hand in world.hand]
        self.rivals: list[int] = []  # clockwise
        rival = NEXT[world.active][seat]
        while rival != seat:
            self.rivals.append(rival)
            rival = NEXT[world.active][rival]
        self.margins = {rival: self._margins(rival) for rival in self.rivals}
        self._follows: dict[tuple[int, int, int], float] = {}
        self._beaten: dict[tuple[int, int], float] = {}

    def _margins(self, rival: int) -> list[int]:
        """How much damage a rival can still take, for every character that it may be."""
        world = self.world
        hurt = world.hurt(rival)
        if world.power[rival]:
            return [world.terms.life[world.character[rival][0]] - hurt]
        return [character.life - hurt for character in world.may_be(rival)]

    # -- following ----------------------------------------------------------------------------------------------

    def follows(self, rival: int, rank: int, count: int) -> float:
        """The chance that a rival can follow a pile, or sweep it away."""
        key = (rival, rank, count)
        chance = self._follows.get(key)
        if chance is None:
            chance = self._follows[key] = self._work_out_follows(rival, rank, count)
        return chance

    def _work_out_follows(self, rival: int, rank: int, count: int) -> float:
        power = self.world.power[rival]
        unseen, drawn, cards = self.unseen, self.sizes[rival], self.cards
        sources = unseen[rank:NUMBERS]
        if power == PHANTOM_PAIR:
            if not may_follow_as_pair(self.world, count):
                return 0.0
            count = 1
        elif power == RANK_AS and rank < EFFECTS.raised_rank:
            sources.append(unseen[EFFECTS.raised - 1])
        elif power == RANK_MERGE and rank < EFFECTS.merged_rank:
            sources.append(sum([unseen[number - 1] for number in EFFECTS.merged]))
        cannot = 1.0
        for copies in sources:
            cannot *= 1.0 - chance_of(count, copies, drawn, cards)
        if power == SWEEP:
            swept = sum([unseen[number - 1] for number in EFFECTS.swept])
            cannot *= 1.0 - chance_of(EFFECTS.sweep_cards, swept, drawn, cards)
        return 1.0 - cannot

    def beaten(self, rank: int, count: int) -> float:
        """The chance that somebody can follow a pile."""
        key = (rank, count)
        chance = self._beaten.get(key)
        if chance is None:
            nobody = 1.0
            for rival in self.rivals:
                nobody *= 1.0 - self.follows(rival, rank, count)
            chance = self._beaten[key] = 1.0 - nobody
        return chance

    # -- going out ----------------------------------------------------------------------------------------------

    def _all_alike(self, rival: int, above: int) -> float:
        """The chance that all cards of a rival have one number, which is above a rank."""
        size = self.sizes[rival]
        if size > COPIES:
            return 0.0
        return sum([comb(copies, size) for copies in self.unseen[above:NUMBERS]]) / comb(self.cards, size)

    def _goes_out(self, rival: int, rank: int, count: int) -> float:
        """The chance that a rival's last cards follow a pile, or that the last one is a Guard."""
        size = self.sizes[rival]
        if self.world.power[rival] == PHANTOM_PAIR:
            fits = size == 1 and may_follow_as_pair(self.world, count)
        else:
            fits = size == count
        out = self._all_alike(rival, rank) if fits else 0.0
        return out + self.unseen[GUARD] / self.cards if size == 1 else out

    def _leads_out(self, rival: int) -> float:
        """The chance that a rival can lead all its cards at once."""
        if self.sizes[rival] == 1:
            return 1.0
        return 0.0 if self.world.power[rival] == PHANTOM_PAIR else self._all_alike(rival, 0)

    # -- until the next turn ------------------------------------------------------------------------------------

    def round(self, after: GoOut) -> Round:
        """What happens from the end of the seat's turn until its next, as far as one pile goes.

        A rival that can follow is expected to do so, and one that cannot to use a Guard if it has one.
        """
        ahead = Round([float(self.sizes[rival]) for rival in self.rivals])
        if not after.tableau:
            ahead.lost = self._leads_out(self.rivals[0])
            return ahead
        owner, _, rank, count, damage = after.tableau[-1]
        keeps = 1.0
        for place, rival in enumerate(self.rivals):
            if rival == owner:
                break
            ahead.lost += keeps * self._goes_out(rival, rank, count)
            follows = self.follows(rival, rank, count)
            guards = (1.0 - follows) * chance_of(1, self.unseen[GUARD], self.sizes[rival], self.cards)
            passes = keeps * (1.0 - follows - guards)
            margins = self.margins[rival]
            falls = passes * len([margin for margin in margins if margin < damage]) / len(margins)
            if len(self.rivals) == 1:
                ahead.won = falls
            else:
                ahead.alive[place] = 1.0 - falls
            ahead.cards[place] = max(FEWEST_CARDS, ahead.cards[place] - keeps * (follows * count + guards))
            keeps *= 1.0 - follows
        if owner == self.seat:
            ahead.keeps = keeps
        else:
            ahead.lost += keeps * self._leads_out(owner)
        ahead.lost = min(1.0, ahead.lost)
        return ahead
