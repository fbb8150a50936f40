"""What may come of a battle at a glance: rough and quick, where ``outlook.py`` is exact.

The weapons are taken to be as many of each as at the beginning, and everybody to own as much as most do; so all that
counts is who fights whom, who is ranked above the other, and how far ahead the challenger is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle.chances import DRAWN, LOST, WON, Chances
from meijin.games.ranking_battle.outlook import DECISIVE, REACTS, Odds, Spread, armoury, best_of
from meijin.games.ranking_battle.setup import RankingSetup

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

FARTHEST: Final = 24  # no difference that is greater matters
# What most players own: so many different persons, so many points on a card, and a guess that is right so often.
PERSONS: Final = 4
POINTS_OF_A_CARD: Final = 0.5
GUESSED_RIGHT: Final = 0.4


class Duel:
    """A kind of attacker that challenges another."""

    def __init__(self, lead: float, odds: Odds) -> None:
        self.lead = lead  # how far ahead the challenger is by power and abilities
        self.wins: list[float] = []  # by how far it is ahead before weapons are taken, from far behind to far ahead
        self.losses: list[float] = []
        for ahead in range(-FARTHEST, FARTHEST + 2):
            win, loss = odds.of(float(ahead))
            self.wins.append(win)
            self.losses.append(loss)

    def win(self, ahead: float) -> float:
        """The chance that the challenger wins, roughly."""
        return self.wins[int(min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST + 0.5)]

    def expect(
        self, chances: Chances, seat: int, challenger: int, defender: int, ahead: float, used: int, answered: int
    ) -> float:
        """The chance of a seat to win the game, over all results of a battle that the challenger goes into ahead."""
        exact = min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST
        low = int(exact)
        part = exact - low
        win = self.wins[low] + part * (self.wins[low + 1] - self.wins[low])
        loss = self.losses[low] + part * (self.losses[low + 1] - self.losses[low])
        rating = win * chances.after(seat, challenger, defender, WON, used, answered)
        rating += loss * chances.after(seat, challenger, defender, LOST, used, answered)
        return rating + (1.0 - win - loss) * chances.after(seat, challenger, defender, DRAWN, used, answered)


class Duels:
    """All duels of a setup, worked out when they are met first."""

    def __init__(self, setup: RankingSetup) -> None:
        self.book = setup.book
        self.armoury = armoury(setup)
        self.count = setup.book.characters
        self.known: list[Duel | None] = [None] * (2 * self.count * self.count)
        self.persons = 0
        for kind in self.book.selectable[:PERSONS]:
            self.persons |= self.book.person_bit[kind]

    def of(self, challenger: int, defender: int, below: bool) -> Duel:
        """One attacker challenges another, from below or from above."""
        place = 2 * (challenger * self.count + defender) + below
        found = self.known[place]
        if found is None:
            look = self.book.look
            one = self._spread(challenger, defender, True, below, look[challenger])
            other = self._spread(defender, challenger, False, not below, look[defender])
            odds = Odds(one, other, self.book.catalogue.rules.draw_margin)
            found = self.known[place] = Duel(self._lead(challenger, defender), odds)
        return found

    def weapon(self, weapon: int, own: int, other: int, challenging: bool) -> float:
        """What a weapon does in the hands of one attacker against another."""
        power, revealed, guessed = self.armoury.wielded(own, other, challenging, challenging, self.persons)[
            weapon - self.book.weapons
        ]
        return -1.0 if guessed else power + revealed * POINTS_OF_A_CARD

    def _spread(self, own: int, other: int, challenging: bool, below: bool, look: int) -> Spread:
        """What the best of some weapons may do."""
        book = self.book
        weapons = book.quantity[book.weapons :]
        whole = sum(weapons)
        spreads: list[tuple[Spread, float]] = []
        wielded = self.armoury.wielded(own, other, challenging, below, self.persons)
        for place, (power, revealed, guessed) in enumerate(wielded):
            each: Spread = [(power + round(revealed * POINTS_OF_A_CARD), 1.0)]
            if guessed:
                each = [(DECISIVE, GUESSED_RIGHT), (-DECISIVE, 1.0 - GUESSED_RIGHT)]
            spreads.append((each, weapons[place] / whole))
        if look > 1:
            spreads = best_of(spreads, look)
        return [(power, part * chance) for each, part in spreads for power, chance in each]

    def _lead(self, challenger: int, defender: int) -> float:
        """Power and abilities of one attacker against another, with a cat in hand."""
        table, book = self.armoury.table, self.book
        kinds = (challenger, defender)
        table.attacker[0], table.attacker[1] = (book.cards_of[challenger][0],), (book.cards_of[defender][-1],)
        table.challenger, table.defender = 0, 1
        table.hand[0] = [book.cards_of[book.characters][0]]
        lead = float(book.power[challenger] - book.power[defender])
        for side in range(2):
            for ability in book.modifiers[kinds[side]]:
                assert ability.modify is not None
                lead += (1 - 2 * side) * sum(ability.modify(table, side, 1 - side))
        table.hand[0] = []
        return lead


@lru_cache(maxsize=8)
def duels(setup: RankingSetup) -> Duels:
    """The duels of a setup."""
    return Duels(setup)


def reactions(state: RankingBattle, seat: int) -> float:
    """What a seat may be expected to add to its total from its hand; of others nobody can tell it from the deck."""
    kinds, reaction = state.book.kind, state.book.reaction
    power = 0
    for card in state.deck[seat]:
        power += max(0, reaction[kinds[card]])
    for card in state.hand[seat]:
        power += max(0, reaction[kinds[card]])
    held = len(state.hand[seat])
    return REACTS * held * power / max(1, held + len(state.deck[seat]))
