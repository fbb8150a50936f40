"""Possible worlds of states with zones: what a seat does not know is found out once, then dealt anew for every world.

The cards that could lie in each other's places are a :class:`Lot`: what a seat does not know of a batch, or of a secret
set. A lot begins in the order of the cards' numbers and is laid out over its places in the order of the zones, so a
world depends on what the seat knows and on the generator, and on nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from meijin.kernel.cardsets import pack
from meijin.kernel.frames import rename_set
from meijin.kernel.generator import Rng
from meijin.kernel.worlds import Worlds
from meijin.kernel.zones import Audience, Zone

if TYPE_CHECKING:
    from meijin.kernel.cardstate import CardState

C = TypeVar("C", bound="CardState")
# Some cards of a pile: a list of which they are a part, as a rule the cards of a lot, and from where to where.
Piece = tuple[list[int], int, int]

# The true world is possible, so a sampler that finds none in so many tries has a fault.
MOST_TRIES: Final = 100_000


class DealtWorlds(Worlds[C]):
    """Worlds that are copies of a position, each dealt by the ``deal`` of a subclass until it fits."""

    def __init__(self, state: C, seat: int) -> None:
        super().__init__(state.clone(), seat)
        self.base.script = ()
        self.prepared = False

    def draw(self, rng: Rng) -> C:
        """A world dealt anew."""
        if not self.prepared:
            self.prepare(rng)
            self.prepared = True
        for _ in range(MOST_TRIES):
            world = self.base.clone()
            if self.deal(world, rng):
                world.chance = rng.fork()
                return world
        kind = type(self.base).__name__
        raise RuntimeError(f"no possible world in {MOST_TRIES} tries: does {kind}.fits accept the true one?")

    def prepare(self, rng: Rng) -> None:
        """Draw by lot what all worlds may have in common; here there is nothing."""

    def deal(self, world: C, rng: Rng) -> bool:
        """Deal anew what the seat does not know, in a copy of the position; False if it cannot have come about so."""
        raise NotImplementedError


class Lot:
    """Cards that could lie in each other's places, by place."""

    def __init__(self, members: set[int]) -> None:
        self.members = members
        self.cards = sorted(members)  # as they are dealt now
        self.held: list[int] = []  # what lies there in the position itself

    def find_places(self) -> None:
        """Its cards have all their places now."""

    def deal(self, rng: Rng) -> None:
        """Lay the cards for the next world."""
        rng.shuffle(self.cards)


class Tangle(Lot):
    """A lot of batches that overlap.

    Where none of them is the whole lot they are shuffled one after the other, beginning from how the cards lie.
    """

    def __init__(self, members: set[int], batches: list[set[int]]) -> None:
        super().__init__(members)
        self.batches = batches
        self.whole = any(len(batch) == len(members) for batch in batches)
        self.places: list[list[int]] = []  # of each batch
        self.drawn = [sorted(batch) for batch in batches]  # its cards in a world

    def find_places(self) -> None:
        """Find the places of each batch; what no later one can change comes first, so that all depends on the cards."""
        later: set[int] = set()
        for batch in self.batches[::-1]:
            own = [(card in later, place) for place, card in enumerate(self.held) if card in batch]
            self.places.insert(0, [place for _, place in sorted(own)])
            later |= batch

    def deal(self, rng: Rng) -> None:
        """Shuffle the lot or each batch, and note what is in the batches then."""
        cards = self.cards
        if self.whole:
            super().deal(rng)
        else:
            cards[:] = self.held
        for places, drawn in zip(self.places, self.drawn, strict=True):
            drawn[:] = sorted([cards[place] for place in places])
            if not self.whole:
                mixed = drawn[:]
                rng.shuffle(mixed)
                for place, card in zip(places, mixed, strict=True):
                    cards[place] = card


class Pile:
    """A pile with cards that a seat does not know."""

    def __init__(self, zone: Zone, owner: int, cards: list[int], unknown: list[int]) -> None:
        self.zone = zone
        self.owner = owner
        self.cards = cards
        self.unknown = unknown
        self.pieces: list[Piece] = []

    def join(self, lots: dict[int, Lot]) -> None:
        """Give its cards their places in their lots."""
        cards = self.cards
        lot = lots.get(cards[0])
        if lot is not None and lot.members.issuperset(cards):
            self.pieces.append((lot.cards, len(lot.held), len(lot.held) + len(cards)))
            lot.held += cards
            return
        if self.zone.packed:  # the numbers of its cards must not tell which of them are known
            cards = sorted(cards, key=lambda card: lots[card].cards[0] if card in lots else -1)
        for card in cards:
            lot = lots.get(card)
            if lot is None:
                self.pieces.append(([card], 0, 1))
            else:
                self.pieces.append((lot.cards, len(lot.held), len(lot.held) + 1))
                lot.held.append(card)

    def dealt(self) -> list[int]:
        """Its cards, as they are dealt now."""
        cards: list[int] = []
        for part, begin, end in self.pieces:
            cards += part[begin:end]
        return cards


class CardSet:
    """A set of cards of which some are dealt."""

    def __init__(self, cards: int, lots: dict[int, Lot], members: int) -> None:
        """``members`` are all cards of lots, one bit each."""
        dealt = [card for card in lots if cards >> card & 1] if cards & members else []
        self.places = [(lots[card].cards, lots[card].held.index(card)) for card in dealt]
        self.known = cards
        for card in dealt:
            self.known ^= 1 << card

    def dealt(self) -> int:
        """The set, as the cards are dealt now."""
        cards = self.known
        for lot, place in self.places:
            cards |= 1 << lot[place]
        return cards


class LotWorlds(DealtWorlds[C]):
    """The worlds that follow from the zones' declarations, from batches and from secret sets."""

    def __init__(self, state: C, seat: int) -> None:
        super().__init__(state, seat)
        base = self.base
        piles = _with_unknown(base, seat)
        unknown = {card for pile in piles for card in pile.unknown}
        chains = (*base.batches, base.setup.secret_sets)
        self.told: dict[int, list[int]] = {}  # by the number of a batch that differs between worlds: what is in it
        self.lots, of_card = self._draw_lots([unknown.intersection(batch) for chain in chains for batch in chain])
        for pile in piles:
            pile.join(of_card)
        for lot in self.lots:
            lot.find_places()
        self.piles = [pile for pile in piles if not of_card.keys().isdisjoint(pile.cards)]
        members = pack(list(of_card))
        self.down = CardSet(base.down, of_card, members)
        self.exceptions = [CardSet(known, of_card, members) for known in base.exceptions]
        self.others_know = any(known.places for known in self.exceptions)
        self.known_in = [
            [card for card in batch if card not in unknown] if number in self.told else []
            for number, batch in enumerate([batch for chain in base.batches for batch in chain])
        ]
        base.batches = tuple([tuple([tuple(sorted(batch)) for batch in chain]) for chain in base.batches])
        self.renames = bool(base.jumbles()) or base.names_any(set(of_card))

    def _draw_lots(self, batches: list[set[int]]) -> tuple[list[Lot], dict[int, Lot]]:
        """The lots that these batches make, and the lot of each card."""
        lots: list[Lot] = []
        of_card: dict[int, Lot] = {}
        for numbers, members in _tangles(batches):
            if len(numbers) == 1:
                lot = Lot(members)
            else:
                lot = tangle = Tangle(members, [batches[number] for number in numbers])
                self.told |= dict(zip(numbers, tangle.drawn, strict=True))
            lots.append(lot)
            of_card |= dict.fromkeys(members, lot)
        return lots, of_card

    def deal(self, world: C, rng: Rng) -> bool:
        """Deal the lots, and let everything that depends on them follow."""
        for lot in self.lots:
            lot.deal(rng)
        for pile in self.piles:
            world.lay(pile.zone, pile.owner, pile.dealt())
        if self.down.places:
            world.down = self.down.dealt()
        if self.others_know:
            world.exceptions = tuple([known.dealt() for known in self.exceptions])
        if self.told:
            self._tell_batches(world)
        if self.renames:
            self._rename(world, rng)
        return world.fits(self.seat, rng)

    def _tell_batches(self, world: C) -> None:
        """What was shuffled together in this world."""
        number = 0
        chains: list[tuple[tuple[int, ...], ...]] = []
        for chain in world.batches:
            batches: list[tuple[int, ...]] = []
            for batch in chain:
                drawn = self.told.get(number)
                batches.append(batch if drawn is None else tuple(sorted([*self.known_in[number], *drawn])))
                number += 1
            chains.append(tuple(batches))
        world.batches = tuple(chains)

    def _rename(self, world: C, rng: Rng) -> None:
        """Put the cards of this world wherever else those of the position are named."""
        renamed = {old: new for lot in self.lots for old, new in zip(lot.held, lot.cards, strict=True) if old != new}
        world.set_jumbles(tuple([(viewers, rename_set(cards, renamed)) for viewers, cards in world.jumbles()]))
        world.rename(renamed)
        for number in range(len(world.jumbles())):
            _jumble(world, number, self.seat, rng)


def _with_unknown(base: CardState, viewer: int) -> list[Pile]:
    """The piles that hold cards a viewer does not know."""
    differs = base.down | base.exceptions[viewer]
    unusual = {card for card in range(differs.bit_length()) if differs >> card & 1}
    piles: list[Pile] = []
    for zone in base.setup.zones.values():
        is_open = zone.known is Audience.EVERYONE
        if is_open and not (unusual and _may_hold(base, zone, differs)):
            continue
        for owner, cards in base.piles(zone):
            if not cards or (is_open and unusual.isdisjoint(cards)):
                continue
            seen = base.seen_there(viewer, zone, owner)
            unknown = list(cards)
            if seen:
                held = pack(unknown)
                hidden = held ^ (held & seen)
                if not hidden:
                    continue
                if hidden != held:
                    unknown = [card for card in unknown if hidden >> card & 1]
            piles.append(Pile(zone, owner, list(cards), unknown))
    return piles


def _may_hold(base: CardState, zone: Zone, cards: int) -> bool:
    """Whether some of these cards may lie in a zone, where that is quickly said."""
    if not zone.packed:
        return True
    held = getattr(base, zone.name)
    return any(cards & each for each in held) if zone.owned else bool(cards & held)


def _tangles(batches: list[set[int]]) -> list[tuple[list[int], set[int]]]:
    """The batches that have to do with each other, by their numbers, with their cards, if there is more than one.

    >>> _tangles([{1, 2}, {3, 4}, {2, 5}, {6}])
    [([1], {3, 4}), ([0, 2], {1, 2, 5})]
    """
    if sum([len(batch) for batch in batches]) == len(set().union(*batches)):  # as they mostly are
        return [([number], batch) for number, batch in enumerate(batches) if len(batch) > 1]
    tangles: list[tuple[list[int], set[int]]] = []
    for number, batch in enumerate(batches):
        if batch:
            apart = [tangle for tangle in tangles if tangle[1].isdisjoint(batch)]
            numbers = [*[each for tangle in tangles if tangle not in apart for each in tangle[0]], number]
            cards = batch.union(*[tangle[1] for tangle in tangles if tangle not in apart])
            tangles = [*apart, (sorted(numbers), cards)]
    return [tangle for tangle in tangles if len(tangle[1]) > 1]


def _jumble(world: CardState, number: int, viewer: int, rng: Rng) -> None:
    """Lay the cards of a jumble into its places anew, if a viewer cannot tell which of them is where."""
    jumbles = world.jumbles()
    viewers, jumbled = jumbles[number]
    if not viewers >> viewer & 1:
        return
    places = [card for card in range(jumbled.bit_length()) if jumbled >> card & 1]
    cards = places[:]
    rng.shuffle(cards)
    moved = dict(zip(places, cards, strict=True))
    for zone in world.setup.zones.values():
        if zone.arranged:
            for owner, pile in world.piles(zone):
                world.lay(zone, owner, [moved.get(card, card) for card in pile])
    # Whoever cannot tell either still knows the same cards to be among them; the others know what lies where.
    world.exceptions = tuple(
        [known if viewers >> other & 1 else rename_set(known, moved) for other, known in enumerate(world.exceptions)]
    )
    world.set_jumbles(tuple([(others, rename_set(other, moved)) for others, other in jumbles]))
