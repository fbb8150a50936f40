"""Likely worlds: the rivals are given their cards one after the other, and each of them the likeliest of some deals.

What the rivals have shown fits hardly one in a hundred deals of all their cards together, but one in a few of the cards
of a single rival. Of those that are tried one is taken by lot, in proportion to how well it fits. They are cut from one
shuffle: every deal for itself is as likely as any other, and so is every order of the cards that are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out import belief
from meijin.kernel.cardsets import pack
from meijin.kernel.generator import BITS, Rng

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

TRIES: Final = 8  # deals of a rival's cards of which one is taken
NUMBERS: Final = 1 << BITS
Span = tuple[int, int]  # from where to where
# Who a hidden rival may be: the character, what is spare then, and it as a set.
Cast = tuple[tuple[int, ...], int, int]


class Part:
    """The cards of a lot that a rival may have."""

    __slots__ = ("buried", "cards", "drawn", "hand", "places")

    def __init__(self, cards: list[int], hand: Span, buried: Span, settled: set[int]) -> None:
        self.cards = cards  # the lot, by place
        self.hand = hand[1] - hand[0]  # so many of them are in its hand
        self.buried = buried[1] - buried[0]  # and so many it has put face down
        own = [*range(*hand), *range(*buried)]
        # Its own places first, then all others that are not settled before.
        self.places = own + [place for place in range(len(cards)) if place not in settled and place not in own]
        self.drawn: list[int] = []  # what is not settled, as it lies, twice

    def look(self) -> None:
        """See how the cards lie that are not settled."""
        drawn = [self.cards[place] for place in self.places]
        self.drawn = drawn + drawn

    def begin(self, number: int) -> int:
        """Where the cards of one of the deals begin."""
        return number * len(self.places) // TRIES

    def settle(self, number: int) -> None:
        """Lay the cards as in one of the deals."""
        begin = self.begin(number)
        for place in range(len(self.places)):
            self.cards[self.places[place]] = self.drawn[begin + place]


class Hunch:
    """What a rival is likely to have, and who it is likely to be."""

    __slots__ = ("casts", "parts", "rival", "suspicions", "whole")

    def __init__(self, rival: int, parts: list[Part], casts: list[Cast], suspicions: list[float]) -> None:
        self.rival = rival
        self.parts = parts
        self.casts = casts  # none if it is known who it is
        self.suspicions = suspicions  # how likely it is each of them, whatever it has
        self.whole = sum(suspicions)

    def deal(self, world: GoOut, rng: Rng) -> float:
        """Lay likely cards where the rival has its own; how many times as often they come as by lot alone."""
        rival = self.rival
        hand, damage = world.hand[rival], world.damage[rival]
        for part in self.parts:
            part.look()
        whole = fits = 0.0
        chosen = cast = 0
        for number in range(TRIES):
            own, buried = hand, damage
            for part in self.parts:
                begin = part.begin(number)
                after = begin + part.hand
                own |= pack(part.drawn[begin:after])
                if part.buried:
                    buried |= pack(part.drawn[after : after + part.buried])
            world.hand[rival], world.damage[rival] = own, buried
            who, expected = 0, 1.0
            if self.casts:
                who = self._cast(rng)
                world.character[rival] = self.casts[who][0]
                expected = self.suspicions[who]
            told = belief.told(world, rival)
            whole += told / expected
            if rng.below(NUMBERS) * whole < NUMBERS * (told / expected):
                fits, chosen, cast = told, number, who
        world.hand[rival], world.damage[rival] = hand, damage
        for part in self.parts:
            part.settle(chosen)
        if self.casts:
            world.character[rival], world.spare[rival], bit = self.casts[cast]
            world.down |= bit
        return fits * TRIES / whole

    def _cast(self, rng: Rng) -> int:
        """Who it is, by how likely that is."""
        left = self.whole * rng.below(NUMBERS) / NUMBERS
        place = 0
        while place < len(self.casts) - 1 and left >= self.suspicions[place]:
            left -= self.suspicions[place]
            place += 1
        return place
