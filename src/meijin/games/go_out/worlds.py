"""What the others could hold: worlds dealt anew are made such as a player with a perfect memory must think possible.

The cards that a seat does not know are dealt anew among the places they may lie. What is left to do:

- A hidden character has at least as much life as its seat has damage.
- Whoever gave a card away knows it, but not where it went from there. ``state.trail`` has what everybody saw since the
  first gift of a battle; each card that a seat has given away is followed along it, and each time whoever may have it
  gave something away, lots decide whether it was this one.
- Nobody knows which of a seat's cards it has put face down; just that a card which came later than some damage cards is
  none of those.
- Copies of a card are the same to everybody, so their numbers, by which the engine tells them apart, must tell nothing:
  those that the seat sees are numbered by lot, once for all worlds of a position, and the others have the numbers left.

A shuffle of all these cards would cost far more than the rest of a world. So it is for the first one only; for the next
ones they are cut and laid out in one of some orders drawn once and for all, and a few of them change places with any.
Shuffled cards in whatever order are shuffled: every world for itself is as likely as any other. Where one may turn out
not to fit, only the deck is laid out so, and all other places are filled anew: the next world has to do with nothing
that may not have fitted before.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeVar

from meijin.games.go_out import belief
from meijin.games.go_out.cards import BATTLE_CARDS, BIT, COPIES, FIRST_CARD, GUARD, GUARDS, KIND
from meijin.games.go_out.frames import ASK_CHOOSE, ASKED
from meijin.games.go_out.hunches import Cast, Hunch, Part
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.dealing import DealtWorlds
from meijin.kernel.generator import Rng

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut, Step

G = TypeVar("G", bound="GoOut")

EVERYBODY: Final = -1  # the receiver of a card that is shown
RESHUFFLE: Final = (-1, -1, -1, 0, 0)
ALL_TOGETHER: Final = ((tuple(range(BATTLE_CARDS)),),)  # the batches while the first deck lasts
FEW: Final = 8  # so many hidden cards change places with any from one world to the next
ORDERS: Final = 64  # in so many orders they may be laid out
NOWHERE: Final = (0, 0)


# -- the trail ------------------------------------------------------------------------------------------------------


def given(state: GoOut, giver: int, receiver: int, card: int) -> None:
    """A card (as a set) has changed hands."""
    size, came = state.hand[receiver].bit_count(), state.damage[receiver].bit_count()
    state.trail += ((giver, receiver, card.bit_length() - 1, size, came),)


def shown(state: GoOut, seat: int, cards: int) -> None:
    """Cards have left a hand and everybody sees them; it matters once something has been given away."""
    state.trail += tuple([(seat, EVERYBODY, card, 0, 0) for card in unpack(cards)])


def last_reshuffle(trail: tuple[Step, ...]) -> int:
    """The place of the last reshuffle in a trail; -1 if there is none."""
    return len(trail) - 1 - trail[::-1].index(RESHUFFLE) if RESHUFFLE in trail else -1


# -- possible worlds ------------------------------------------------------------------------------------------------


# A seat, and which of the cards of a lot are its own: from where to where.
Share = tuple[int, int, int]
# Lays cards out in another order.
Order = Callable[[list[int]], tuple[int, ...]]


@lru_cache(maxsize=BATTLE_CARDS)
def orders(size: int) -> list[Order]:
    """Some orders of so many cards, drawn once and for all."""
    rng = Rng(size)
    drawn: list[Order] = []
    places = list(range(size))
    for _ in range(ORDERS):
        rng.shuffle(places)
        drawn.append(itemgetter(*places))
    return drawn


class Lot:
    """Cards of a batch that a seat does not know: first the deck, then what the others hold and have put face down."""

    def __init__(self, cards: int, state: GoOut, others: list[int], always_fits: bool) -> None:
        self.cards = list(unpack(cards))
        self.deck = (cards & pack(state.deck)).bit_count()
        self.laid = len(self.cards) if always_fits else self.deck  # so many are laid out in some order
        self.anew = FEW if always_fits else len(self.cards) - self.deck  # and so many of the last places filled anew
        self.shuffled = False
        self.orders: list[Order] = []
        begin = self.deck
        self.hands: list[Share] = []
        self.buried: list[Share] = []
        for shares, piles in ((self.hands, state.hand), (self.buried, state.damage)):
            for other in others:
                end = begin + (cards & piles[other]).bit_count()
                if end > begin:
                    shares.append((other, begin, end))
                begin = end

    def deal(self, rng: Rng) -> None:
        """Lay the cards for the next world."""
        laid = self.laid
        if not self.shuffled:
            rng.shuffle(self.cards)
            self.shuffled = laid > 1
            self.orders = orders(laid) if self.shuffled else []
            return
        chosen = rng.below(ORDERS * laid)
        cut = chosen // ORDERS
        cards = self.cards
        self.cards = list(self.orders[chosen % ORDERS](cards[cut:laid] + cards[:cut]))
        if laid < len(cards):
            self.cards += cards[laid:]
        rng.shuffle(self.cards, self.anew)


class HandWorlds(DealtWorlds[G]):
    """The worlds of a seat."""

    def __init__(self, state: G, seat: int) -> None:
        super().__init__(state, seat)
        base = self.base
        self.lots: list[Lot] = []
        self.newest = 0
        one_deck = len(base.batches[0]) < 2
        self.gave = any(step[0] == seat and step[1] != EVERYBODY for step in base.trail)
        self.always_fits = one_deck and not self.gave
        self.retold = [  # the places of the trail where worlds differ, from the last
            place
            for place in range(len(base.trail) - 1, -1, -1)
            if self.gave or base.trail[place][1] not in (seat, EVERYBODY)
        ]
        self.plain = self.always_fits and not self.retold
        self.casts = 1  # how many ways there are for all hidden characters together
        # Of each hidden character the seat, and all that it may be: the character, what is spare then, and it as a set.
        self.disguises: list[tuple[int, list[Cast]]] = []
        for other, used in enumerate(base.character):
            if other != seat and used and base.down >> used[0] & 1:
                whole = base.spare[other] | BIT[used[0]]
                able = [card for card in unpack(whole) if base.terms.life[card] >= base.burden(other)]
                self.disguises.append((other, [((card,), whole ^ BIT[card], BIT[card]) for card in able]))
                self.casts *= len(able)
                base.down ^= BIT[used[0]]
        self.leans = False
        self.suspicions: dict[int, list[float]] = {}  # how likely a hidden rival is each of them
        self.hunches: list[Hunch] = []

    def lean(self) -> None:
        """Rivals have from now on what they are likely to have, and are who they are likely to be."""
        base = self.base
        self.leans = base.pending[-1][ASKED] != ASK_CHOOSE
        for other, able in self.disguises:
            self.suspicions[other] = belief.suspicions(base, other, [cast[0] for cast, _, _ in able])

    def prepare(self, rng: Rng) -> None:
        """Take away what the seat does not see, and number the copies that it sees."""
        base = self.base
        others = [other for other in range(base.setup.players) if other != self.seat]
        hidden = pack(base.deck)
        for other in others:
            hidden |= base.hand[other] | base.damage[other]
        for batch in base.batches[0]:
            cards = hidden if len(batch) == BATTLE_CARDS else pack(batch) & hidden
            if cards & (cards - 1):
                hidden ^= cards
                self.lots.append(Lot(cards, base, others, self.always_fits))
        base.deck = [card for card in base.deck if hidden >> card & 1]
        for other in others:
            base.hand[other] &= hidden
            base.damage[other] &= hidden
        number_copies(base, self.seat, self.lots, rng)
        self.newest = newest_deck(base)
        if self.leans:
            self._expect()

    def _expect(self) -> None:
        """Find out what is to be dealt to each rival of whom anything can be told."""
        base = self.base
        taken: list[set[int]] = [set() for _ in self.lots]
        for rival in range(base.setup.players):
            if rival == self.seat or not base.active >> rival & 1:
                continue
            parts: list[Part] = []
            for lot, settled in zip(self.lots, taken, strict=True):
                hand = next(((begin, end) for other, begin, end in lot.hands if other == rival), NOWHERE)
                buried = next(((begin, end) for other, begin, end in lot.buried if other == rival), NOWHERE)
                parts.append(Part(lot.cards, hand, buried, settled))
                settled.update(range(*hand), range(*buried))
            casts = next((able for other, able in self.disguises if other == rival), [])
            self.hunches.append(Hunch(rival, parts, casts, self.suspicions.get(rival, [])))
        self.disguises = [each for each in self.disguises if not base.active >> each[0] & 1]
        self.casts = prod([len(able) for _, able in self.disguises])

    def deal(self, world: G, rng: Rng) -> bool:
        """Deal all that is not seen, and choose who is hidden."""
        if self.leans:
            self._lean(world, rng)
        for lot in self.lots:
            if not self.leans:
                lot.deal(rng)
            cards = lot.cards
            world.deck += cards[: lot.deck]
            for other, begin, end in lot.hands:
                world.hand[other] |= pack(cards[begin:end])
            for other, begin, end in lot.buried:
                world.damage[other] |= pack(cards[begin:end])
        if self.disguises:
            chosen = rng.below(self.casts)
            for other, able in self.disguises:
                world.character[other], world.spare[other], bit = able[chosen % len(able)]
                world.down |= bit
                chosen //= len(able)
        return self.plain or self._settle(world, rng)

    def _lean(self, world: G, rng: Rng) -> None:
        """Lay the cards so that the rivals have what they are likely to have."""
        for lot in self.lots:
            rng.shuffle(lot.cards)
        self.leaning = 1.0
        for hunch in self.hunches:
            self.leaning *= hunch.deal(world, rng)

    def _settle(self, world: G, rng: Rng) -> bool:
        """Settle gifts and damage cards; False if they cannot lie like this."""
        journeys: list[Journey] = []
        if self.gave:
            journeys = _follow(world, self.seat, rng)
            if not _lay(world, self.seat, journeys, rng):
                return False
        if not self.always_fits:
            for other in range(world.setup.players):
                if other != self.seat and world.damage[other] and not _bury(world, other, journeys, self.newest, rng):
                    return False
        _retell(world, self.seat, journeys, self.retold, self.newest, rng)
        return True


def number_copies(state: GoOut, seat: int, lots: list[Lot], rng: Rng) -> None:
    """Give all copies new numbers by lot: which of them somebody plays depends on which of them it still has."""
    # First come those that the seat has seen, so that their numbers do not depend on the rest.
    met = [step[2] for step in state.trail if step[2] >= 0 and (seat in step[:2] or step[1] == EVERYBODY)]
    seen = [*met, *unpack(state.hand[seat]), *unpack(state.damage[seat]), *unpack(state.discard), *state.field]
    # As a rule the rest is one lot, of all that is left, whatever the numbers are.
    one_lot = not state.trail and [len(batch) for batch in state.batches[0]] == [BATTLE_CARDS] and len(lots) == 1
    rest = [] if one_lot else [*[card for lot in lots for card in lot.cards], *range(BATTLE_CARDS)]
    copies: dict[int, list[int]] = {}
    new: dict[int, int] = {}
    for card in dict.fromkeys([*seen, *rest]):
        kind = KIND[card]
        if kind not in copies:
            copies[kind] = [*range(FIRST_CARD[kind], FIRST_CARD[kind] + (GUARDS if kind == GUARD else COPIES))]
            rng.shuffle(copies[kind])
        new[card] = copies[kind].pop()
    state.field = [new[card] for card in state.field]
    state.discard = pack([new[card] for card in unpack(state.discard)])
    for other in range(len(state.hand)):  # of the others nothing is left there, but for what is in no batch
        state.hand[other] = pack([new[card] for card in unpack(state.hand[other])])
        state.damage[other] = pack([new[card] for card in unpack(state.damage[other])])
    if one_lot:
        lots[0].cards = sorted(set(range(BATTLE_CARDS)).difference(new.values()))
        state.batches = ALL_TOGETHER
        return
    state.deck = [new[card] for card in state.deck]
    for lot in lots:
        lot.cards = sorted([new[card] for card in lot.cards])
    state.batches = (tuple([tuple(sorted([new[card] for card in batch])) for batch in state.batches[0]]),)
    state.trail = tuple(
        [
            (giver, receiver, new[card] if card >= 0 else card, size, came)
            for giver, receiver, card, size, came in state.trail
        ]
    )


# -- cards given away -----------------------------------------------------------------------------------------------


class Journey:
    """What has become of a card that a seat gave away: the steps of the trail it took, and where it is now."""

    __slots__ = ("came", "card", "ended", "holder", "steps")

    def __init__(self, card: int, step: int, holder: int, came: int) -> None:
        self.card = card
        self.steps = [step]
        self.holder = holder
        self.came = came  # how many damage cards the holder had then
        self.ended = False  # the seat has seen it, or one like it, again


def _follow(world: GoOut, seat: int, rng: Rng) -> list[Journey]:
    """Follow each card that a seat has given away."""
    journeys: list[Journey] = []
    for place, (giver, receiver, card, size, came) in enumerate(world.trail):
        if giver == seat:
            if receiver != EVERYBODY:
                journeys.append(Journey(card, place, receiver, came))
            continue
        for journey in journeys:
            if journey.ended or journey.holder != giver:
                continue
            if receiver in (seat, EVERYBODY):
                # If it was another of its kind, the seat can tell no more of this one than of any that it never had.
                journey.ended = KIND[journey.card] == KIND[card]
                moves = journey.ended
            else:
                moves = _was_it(world, journey, receiver, size, came, rng)
            if moves:
                journey.steps.append(place)
                journey.holder, journey.came = receiver, came
                break
    return journeys


def _was_it(world: GoOut, journey: Journey, receiver: int, size: int, came: int, rng: Rng) -> bool:
    """Whether a gift was the very card that its giver had been given; lots decide.

    It has not been seen since, so it is one of the cards which the giver has left, or else the gift, if that is among
    those which the receiver has left of its hand then. Each of these is as likely as the others.
    """
    stays = _held(world, journey.holder, journey.came) * size
    moves = min(_held(world, receiver, came), size)
    return moves > 0 and rng.below(stays + moves) < moves


def _held(world: GoOut, seat: int, came: int) -> int:
    """How many cards of a seat may be one that came when it had so many damage cards."""
    return world.hand[seat].bit_count() + world.damage[seat].bit_count() - came


def _lay(world: GoOut, seat: int, journeys: list[Journey], rng: Rng) -> bool:
    """Put the cards that a seat gave away to where their journeys led; False if one cannot be there."""
    batches = world.batches[0]
    reshuffle = last_reshuffle(world.trail)
    laid = 0
    for journey in journeys:
        if journey.ended:
            continue
        own = [batch for batch in batches if journey.card in batch]
        if not own or (journey.steps[0] < reshuffle and own[0] is batches[-1]):
            own = list(batches[:-1])  # this very copy has been seen again, so one that was not takes its place
        seen = world.hand[seat] | world.damage[seat] | world.discard | pack(world.field) | laid
        kind = KIND[journey.card]
        copies = [(card, batch) for batch in own for card in batch if KIND[card] == kind and not seen >> card & 1]
        if not copies:
            return False
        journey.card, batch = copies[rng.below(len(copies))]
        held = world.hand[journey.holder] | world.damage[journey.holder]
        if not held >> journey.card & 1:
            others = [card for card in batch if held >> card & 1 and not laid >> card & 1]
            if not others:
                return False
            _exchange(world, journey.card, others[rng.below(len(others))])
        laid |= BIT[journey.card]
    return True


def _exchange(world: GoOut, card: int, other: int) -> None:
    """Two hidden cards change places."""
    both = BIT[card] | BIT[other]
    for piles in (world.hand, world.damage):
        for seat, cards in enumerate(piles):
            if cards & both not in (0, both):
                piles[seat] ^= both
    if card in world.deck:
        world.deck[world.deck.index(card)] = other


def newest_deck(state: GoOut) -> int:
    """The cards of the deck since it was made anew; none if it never was."""
    return pack(state.batches[0][-1]) if len(state.batches[0]) > 1 else 0


def in_time(state: GoOut, seat: int, cards: int, place: int, gifts: dict[int, int], newest: int) -> int:
    """Which cards of a seat had come before it placed a damage card, as far as the others know.

    Of gifts it is known how many damage cards it had then, and of the newest deck how many when that was made.
    """
    if place < state.settled[seat]:
        cards &= ~newest
    for card, came in gifts.items():
        if came > place:
            cards &= ~BIT[card]
    return cards


def _bury(world: GoOut, seat: int, journeys: list[Journey], newest: int, rng: Rng) -> bool:
    """Choose anew which of its cards a seat has put face down, one after the other; False if there is no choice."""
    gifts = {journey.card: journey.came for journey in journeys if journey.holder == seat and not journey.ended}
    if not gifts and not newest:
        return True  # any of its cards may lie there, and so they have been dealt
    cards, buried = world.hand[seat] | world.damage[seat], 0
    for place in range(world.damage[seat].bit_count()):
        able = in_time(world, seat, cards, place, gifts, newest)
        if not able:
            return False
        card = BIT[_any_of(able, rng)]
        buried |= card
        cards ^= card
    world.hand[seat], world.damage[seat] = cards, buried
    return True


def _any_of(cards: int, rng: Rng) -> int:
    """One of these cards, by lot."""
    for _ in range(rng.below(cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def _retell(world: GoOut, seat: int, journeys: list[Journey], places: list[int], newest: int, rng: Rng) -> None:
    """Make the trail that of this world: which cards the others gave each other is not known to the seat.

    The places are those of the steps that may be others, from the last, because a card that the seat was given may be
    one it gave away later, under another number now.
    """
    moved = {place: journey for journey in journeys for place in journey.steps}
    reshuffle = last_reshuffle(world.trail)
    told = pack([journey.card for journey in journeys if not journey.ended])
    renamed: dict[int, int] = {}
    trail: list[Step] = list(world.trail)
    for place in places:
        giver, receiver, card, size, came = trail[place]
        journey = moved.get(place)
        if receiver in (seat, EVERYBODY):
            if receiver == seat:
                card = renamed.pop(card, card)
            if journey is not None:
                journey.card = card
        elif journey is not None:
            if giver == seat:
                renamed[card] = journey.card
            card = journey.card
        else:
            able = world.hand[receiver] & ~told & (~newest if place < reshuffle else -1)
            if not able:
                del trail[place]  # whoever gave it has forgotten it
                continue
            card = _any_of(able, rng)
            told |= BIT[card]
        trail[place] = (giver, receiver, card, size, came)
    world.trail = tuple(trail)
