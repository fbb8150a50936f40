"""The chances of a battle, from the weapons that nobody has seen yet.

All that is taken from a sampled world is the same in every world the seat thinks possible: its own hand, the contents
of its own deck, of a rival what hand and deck contain together, which weapons are left, and the next ones if it has
looked at them. So one sample is enough, and what is expected does not depend on it.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import TYPE_CHECKING, Final, cast

from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.frames import CALL, CALL_BONUS, GUESS
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# A weapon that decides the battle counts like this much power, one way or the other.
DECISIVE: Final = 99
# So many weapons may be taken in a battle; with fewer in the deck the discard pile is reckoned with, too.
WEAPONS_NEEDED: Final = 3
# How much of what a defender could do from its hand it does on average.
REACTS: Final = 0.6

# What the weapon of a side may do to the difference, in its favour: power, and the chance of it.
Spread = list[tuple[int, float]]
# A weapon in somebody's hands: power, cards of the own deck revealed for theirs, whether a guess decides.
Wielded = tuple[int, int, bool]


class Armoury:
    """What each weapon is worth to whom against whom: tried out on an empty table, and remembered."""

    def __init__(self, setup: RankingSetup) -> None:
        self.book = setup.book
        self.table = cast("RankingBattle", setup.game.state(setup, 0))  # positions themselves ask for odds
        self.cats = self.book.cards_of[self.book.characters]
        self.known: dict[tuple[int, int, bool, bool, int], list[Wielded]] = {}

    def wielded(self, own: int, other: int, challenging: bool, below: bool, persons: int) -> list[Wielded]:
        """All weapons in the hands of one attacker against another; ``persons`` are those that the bearer owns."""
        key = (own, other, challenging, below, persons)
        found = self.known.get(key)
        if found is None:
            kinds = range(self.book.weapons, len(self.book.ids))
            found = self.known[key] = [self._try(kind, own, other, challenging, below, persons) for kind in kinds]
        return found

    def _try(self, weapon: int, own: int, other: int, challenging: bool, below: bool, persons: int) -> Wielded:
        table, book = self.table, self.book
        owned = [kind for kind in range(book.characters) if persons & book.person_bit[kind]]
        table.attacker[0], table.attacker[1] = (book.cards_of[own][0],), (book.cards_of[other][-1],)
        table.played[0] = tuple([book.cards_of[kind][0] for kind in owned])
        table.deck[0], table.discard[0] = list(self.cats), []
        table.challenger, table.defender = (0, 1) if challenging else (1, 0)
        table.rank = list(range(1, len(table.rank) + 1))
        if below:
            table.rank[0], table.rank[1] = 2, 1
        for counters in (table.total, table.armed, table.hampered, table.face_up, table.face_down):
            counters[0] = counters[1] = 0
        table.victories = 1
        table.pending = []
        for ability in book.arms[weapon]:
            ability.do(table, 0)
        if table.challenger < 0:  # the battle is over
            return (DECISIVE if table.face_up[0] else -DECISIVE), 0, False
        revealed = len(self.cats) - len(table.deck[0])
        power = book.power[weapon] + table.armed[0] + table.hampered[1]
        power -= revealed * book.points[book.kind[self.cats[0]]]
        power += sum([frame[CALL_BONUS] for frame in table.pending if frame[KIND] == CALL])
        return power, revealed, any(frame[KIND] == GUESS for frame in table.pending)


@lru_cache(maxsize=8)
def armoury(setup: RankingSetup) -> Armoury:
    """The armoury of a setup."""
    return Armoury(setup)


class Odds:
    """How a battle may end for the challenger, by how far it is ahead before weapons are taken."""

    def __init__(self, challenger: Spread, defender: Spread, margin: int) -> None:
        self.margin = margin
        self.sure_win = self.sure_loss = 0.0
        self.differences: dict[int, float] = {}
        for power, chance in challenger:
            if power >= DECISIVE:
                self.sure_win += chance
            elif power <= -DECISIVE:
                self.sure_loss += chance
            else:
                self._answer(power, chance, defender)

    def _answer(self, power: int, chance: float, defender: Spread) -> None:
        """The defender takes its weapon, too."""
        for against, how_likely in defender:
            both = chance * how_likely
            if against >= DECISIVE:
                self.sure_loss += both
            elif against <= -DECISIVE:
                self.sure_win += both
            else:
                self.differences[power - against] = self.differences.get(power - against, 0.0) + both

    def of(self, ahead: float) -> tuple[float, float]:
        """The chances that the challenger wins, and that it loses."""
        low = floor(ahead)
        win, loss = self._of(low)
        part = ahead - low
        if part:
            more, less = self._of(low + 1)
            win, loss = win + part * (more - win), loss + part * (less - loss)
        return win, loss

    def _of(self, ahead: int) -> tuple[float, float]:
        win, loss, margin = self.sure_win, self.sure_loss, self.margin
        for difference, chance in self.differences.items():
            if ahead + difference > margin:
                win += chance
            elif ahead + difference < -margin:
                loss += chance
        return win, loss


class Outlook:
    """What a seat knows of weapons and of what everybody owns."""

    def __init__(self, world: RankingBattle, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.book = world.book
        assert isinstance(world.setup, RankingSetup)
        self.armoury = armoury(world.setup)
        left = world.weapons if len(world.weapons) >= WEAPONS_NEEDED else [*world.weapons, *world.used_weapons]
        self.unseen = self.counts(left)[self.book.weapons :]
        self.next = self._next()

    def counts(self, cards: list[int]) -> list[int]:
        """How many cards there are of each kind."""
        found = [0] * len(self.book.ids)
        kind = self.book.kind
        for card in cards:
            found[kind[card]] += 1
        return found

    def _next(self) -> list[int]:
        """The kinds of the weapons on top as far as the seat knows them, the next one first."""
        world, found = self.world, []
        unsure = 0
        for viewers, cards in world.jumbled:
            if viewers >> self.seat & 1:
                unsure |= cards
        known = world.exceptions[self.seat] & ~unsure
        for card in reversed(world.weapons):
            if not known >> card & 1:
                break
            found.append(self.book.kind[card])
        return found

    def to_come(self, seat: int) -> list[int]:
        """What the next cards of a seat are among, by kind; of a rival nobody can tell hand and deck apart."""
        world = self.world
        if seat != self.seat:
            return self.counts([*world.deck[seat], *world.hand[seat]])
        return self.counts(world.deck[seat] or world.discard[seat])

    # -- weapons ------------------------------------------------------------------------------------------------

    def spread(self, seat: int, other: int, own_kind: int, other_kind: int, before: int, look: int) -> Spread:
        """What the best of some weapons that a seat is about to take may do, when others are taken before them."""
        known = self.next[before : before + look]
        values = self.values(seat, other, own_kind, other_kind)
        if len(known) == look:
            return max([values[kind - self.book.weapons] for kind in known], key=mean)
        total = sum(self.unseen)
        spreads = [(each, count / total) for each, count in zip(values, self.unseen, strict=True) if count]
        if look > 1:
            spreads = best_of(spreads, look)
        return [(power, part * chance) for each, part in spreads for power, chance in each]

    def values(self, seat: int, other: int, own_kind: int, other_kind: int) -> list[Spread]:
        """What each weapon does in a seat's hands."""
        world, book = self.world, self.book
        persons = book.person_bit[own_kind]
        for card in (*world.attacker[seat], *world.played[seat], *world.discard[seat]):
            persons |= book.person_bit[book.kind[card]]
        below = world.rank[other] < world.rank[seat]
        wielded = self.armoury.wielded(own_kind, other_kind, seat == world.current, below, persons)
        cards = self.to_come(seat)[: book.owned]
        count = max(1, sum(cards))
        points = sum([book.points[kind] * cards[kind] for kind in range(book.characters, book.owned)]) / count
        found: list[Spread] = []
        for power, revealed, guessed in wielded:
            if guessed:
                right = max(self.by_cost(cards)) / count
                found.append([(DECISIVE, right), (-DECISIVE, 1.0 - right)])
            elif revealed:
                exact = power + revealed * points
                low = floor(exact)
                found.append([(low, low + 1 - exact), (low + 1, exact - low)])
            else:
                found.append([(power, 1.0)])
        return found

    def by_cost(self, cards: list[int]) -> list[int]:
        costs = [0] * (self.book.most_cost + 1)
        for kind in range(self.book.owned):
            costs[self.book.cost[kind]] += cards[kind]
        return costs

    # -- battles ------------------------------------------------------------------------------------------------

    def odds(self, challenger: int, defender: int, kind: int) -> Odds:
        """How a battle may end if the challenger fights with an attacker of this kind."""
        against, look = attacker_kind(self.world, defender), self.book.look
        one = self.spread(challenger, defender, kind, against, 0, look[kind])
        other = self.spread(defender, challenger, against, kind, look[kind], look[against])
        return self.compare(one, other)

    def compare(self, challenger: Spread, defender: Spread) -> Odds:
        """How a battle may end that these weapons are still to be thrown into."""
        return Odds(challenger, defender, self.book.catalogue.rules.draw_margin)

    def lead(self, challenger: int, defender: int, kind: int) -> float:
        """How far the challenger is ahead when the battle starts, and after what the defender may do from its hand."""
        world, book = self.world, self.book
        table = world.clone()
        table.attacker[challenger] = (book.cards_of[kind][0],)
        table.challenger, table.defender = challenger, defender
        against = attacker_kind(world, defender)
        ahead = book.power[kind] + world.power - world.weaken[challenger]
        ahead -= book.power[against] - world.weaken[defender]
        for side, other, sign in ((challenger, defender, 1), (defender, challenger, -1)):
            for ability in book.modifiers[attacker_kind(table, side)]:
                assert ability.modify is not None
                ahead += sign * sum(ability.modify(table, side, other))
        return ahead - self._reactions(defender)

    def _reactions(self, seat: int) -> float:
        """What a seat may be expected to add to its total from its hand."""
        cards = self.to_come(seat)
        power = sum([max(0, self.book.reaction[kind]) * cards[kind] for kind in range(self.book.characters)])
        return REACTS * len(self.world.hand[seat]) * power / max(1, sum(cards))


def mean(spread: Spread) -> float:
    """What a weapon does on average."""
    return sum([power * chance for power, chance in spread])


def best_of(spreads: list[tuple[Spread, float]], look: int) -> list[tuple[Spread, float]]:
    """Which weapon is equipped by who may choose among some, as if each were put back before the next is taken."""
    found = []
    below = 0.0
    for each, part in sorted(spreads, key=lambda spread: mean(spread[0])):
        found.append((each, (below + part) ** look - below**look))
        below += part
    return found
