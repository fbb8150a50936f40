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

A shuffle of all these cards would cost far more than the rest of a world. So they are shuffled once; for each world a
few of them change places, and all are laid out in one of some orders that were drawn before. Shuffled cards in whatever
order are shuffled, so every world for itself is as likely as any other. Where a world may turn out not to fit, they are
shuffled as a whole, or the next one would depend on what did not fit before.

After a reshuffle there are two limits:

- Taken as known is what nobody can see: whether a card is one of the old deck or of the new, when somebody shows it who
  holds one of each, or when others give it to each other.
- Forgotten is what everybody can see: how many damage cards a seat had when it drew from the new deck. How many it had
  at the reshuffle is remembered, so a card drawn later may be taken for damage that was placed in between.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeVar

from meijin.games.go_out.cards import BATTLE_CARDS, BIT, FIRST_CARD, KIND, LIFE
from meijin.kernel.cardstate import pack, unpack
from meijin.kernel.dealing import DealtWorlds
from meijin.kernel.generator import Rng

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut, Step

G = TypeVar("G", bound="GoOut")

EVERYBODY: Final = -1  # the receiver of a card that is shown
RESHUFFLE: Final = (-1, -1, -1, 0, 0)
FEW: Final = 8  # so many hidden cards change places with any from one world to the next
ORDERS: Final = 64  # in so many orders they may be laid out


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


# A seat, and which of the cards of a lot that lie beside the deck are its own: from where to where.
Share = tuple[int, int, int]


class Lot:
    """Cards of a batch that a seat does not know: first the deck, then what the others hold and have put face down."""

    def __init__(self, cards: int, state: GoOut, others: list[int]) -> None:
        self.cards = list(unpack(cards))
        self.orders = orders(len(self.cards))
        self.deck = (cards & pack(state.deck)).bit_count()
        begin = 0
        self.hands: list[Share] = []
        self.buried: list[Share] = []
        for shares, piles in ((self.hands, state.hand), (self.buried, state.damage)):
            for other in others:
                end = begin + (cards & piles[other]).bit_count()
                if end > begin:
                    shares.append((other, begin, end))
                begin = end


@lru_cache(maxsize=BATTLE_CARDS)
def orders(size: int) -> list[Callable[[list[int]], tuple[int, ...]]]:
    """Some orders of so many cards, drawn once and for all."""
    rng = Rng(size)
    drawn: list[Callable[[list[int]], tuple[int, ...]]] = []
    places = list(range(size))
    for _ in range(ORDERS):
        rng.shuffle(places)
        drawn.append(itemgetter(*places))
    return drawn


class HandWorlds(DealtWorlds[G]):
    """The worlds of a seat."""

    def __init__(self, state: G, seat: int) -> None:
        super().__init__(state, seat)
        base = self.base
        self.lots: list[Lot] = []
        one_deck = len(base.batches[0]) < 2
        self.gave = any(step[0] == seat and step[1] != EVERYBODY for step in base.trail)
        self.always_fits = one_deck and not self.gave
        self.plain = self.always_fits and all(receiver in (seat, EVERYBODY) for _, receiver, _, _, _ in base.trail)
        self.casts = 1  # how many ways there are for all hidden characters together
        # Of each hidden character the seat, and all that it may be: the character, what is spare then, and it as a set.
        self.disguises: list[tuple[int, list[tuple[tuple[int, ...], int, int]]]] = []
        for other, used in enumerate(base.character):
            if other != seat and used and base.down >> used[0] & 1:
                whole = base.spare[other] | BIT[used[0]]
                able = [card for card in unpack(whole) if LIFE[card] >= base.burden(other)]
                self.disguises.append((other, [((card,), whole ^ BIT[card], BIT[card]) for card in able]))
                self.casts *= len(able)
                base.down ^= BIT[used[0]]

    def prepare(self, rng: Rng) -> None:
        """Number the copies that the seat sees, and take away what it does not see."""
        base = self.base
        number_copies(base, self.seat, rng)
        others = [other for other in range(base.setup.players) if other != self.seat]
        hidden = pack(base.deck)
        for other in others:
            hidden |= base.hand[other] | base.damage[other]
        for batch in base.batches[0]:
            cards = pack(batch) & hidden
            hidden ^= cards
            if cards & (cards - 1):
                self.lots.append(Lot(cards, base, others))
                rng.shuffle(self.lots[-1].cards)
            else:
                hidden |= cards
        base.deck = [card for card in base.deck if hidden >> card & 1]
        for other in others:
            base.hand[other] &= hidden
            base.damage[other] &= hidden

    def deal(self, world: G, rng: Rng) -> bool:
        """Deal all that is not seen, and choose who is hidden."""
        for lot in self.lots:
            cards = lot.cards
            dealt: Sequence[int] = cards
            if self.always_fits:
                rng.shuffle(cards, FEW)
                dealt = lot.orders[rng.below(ORDERS)](cards)
            else:
                rng.shuffle(cards)
            world.deck += dealt[: lot.deck]
            held = [BIT[card] for card in dealt[lot.deck :]]
            for piles, shares in ((world.hand, lot.hands), (world.damage, lot.buried)):
                for other, begin, end in shares:
                    piles[other] |= sum(held[begin:end])
        if self.disguises:
            chosen = rng.below(self.casts)
            for other, able in self.disguises:
                world.character[other], world.spare[other], bit = able[chosen % len(able)]
                world.down |= bit
                chosen //= len(able)
        return self.plain or self._settle(world, rng)

    def _settle(self, world: G, rng: Rng) -> bool:
        """Settle gifts and damage cards; False if they cannot lie like this."""
        journeys: list[Journey] = []
        if self.gave:
            journeys = _follow(world, self.seat, rng)
            if not _lay(world, self.seat, journeys, rng):
                return False
        if not self.always_fits:
            for other in range(world.setup.players):
                if other != self.seat and world.damage[other] and not _bury(world, other, journeys, rng):
                    return False
        if world.trail:
            _retell(world, self.seat, journeys, rng)
        return True


def number_copies(state: GoOut, seat: int, rng: Rng) -> None:
    """Give all copies new numbers by lot: which of them somebody plays depends on which of them it still has."""
    numbers = list(range(BATTLE_CARDS))
    for first, after in zip(FIRST_CARD, [*FIRST_CARD[1:], BATTLE_CARDS], strict=True):
        copies = numbers[first:after]
        rng.shuffle(copies)
        numbers[first:after] = copies
    left = FIRST_CARD[:]
    new: dict[int, int] = {}
    # First come those that the seat has seen, so that their numbers do not depend on the rest.
    met = [
        card
        for giver, receiver, card, _, _ in state.trail
        if card >= 0 and (seat in (giver, receiver) or receiver == EVERYBODY)
    ]
    seen = [*met, *unpack(state.hand[seat]), *unpack(state.damage[seat]), *unpack(state.discard), *state.field]
    for card in dict.fromkeys([*seen, *[card for batch in state.batches[0] for card in batch], *range(BATTLE_CARDS)]):
        new[card] = numbers[left[KIND[card]]]
        left[KIND[card]] += 1
    state.hand = [pack([new[card] for card in unpack(cards)]) for cards in state.hand]
    state.damage = [pack([new[card] for card in unpack(cards)]) for cards in state.damage]
    state.discard = pack([new[card] for card in unpack(state.discard)])
    state.field = [new[card] for card in state.field]
    state.deck = [new[card] for card in state.deck]
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


def arrivals(state: GoOut, seat: int, gifts: dict[int, int]) -> dict[int, int]:
    """How many damage cards a seat had when a card came: for those gifts, and for what came after a reshuffle."""
    newest = state.batches[0][-1] if len(state.batches[0]) > 1 else ()
    return gifts | {card: max(gifts.get(card, 0), state.settled[seat]) for card in newest}


def _bury(world: GoOut, seat: int, journeys: list[Journey], rng: Rng) -> bool:
    """Choose anew which of its cards a seat has put face down, one after the other; False if there is no choice."""
    gifts = {journey.card: journey.came for journey in journeys if journey.holder == seat and not journey.ended}
    came = arrivals(world, seat, gifts)
    if not came:
        return True  # any of its cards may lie there, and so they have been dealt
    cards = list(unpack(world.hand[seat] | world.damage[seat]))
    buried: list[int] = []
    for place in range(world.damage[seat].bit_count()):
        able = [card for card in cards if came.get(card, 0) <= place]
        if not able:
            return False
        buried.append(able[rng.below(len(able))])
        cards.remove(buried[-1])
    world.hand[seat], world.damage[seat] = pack(cards), pack(buried)
    return True


def _retell(world: GoOut, seat: int, journeys: list[Journey], rng: Rng) -> None:
    """Make the trail that of this world: which cards the others gave each other is not known to the seat."""
    moved = {place: journey for journey in journeys for place in journey.steps}
    reshuffle = last_reshuffle(world.trail)
    newest = pack(world.batches[0][-1]) if reshuffle >= 0 else 0
    told = pack([journey.card for journey in journeys if not journey.ended])
    renamed: dict[int, int] = {}
    trail: list[Step] = []
    # From the end, because a card that the seat was given may be one it gave away later, under another number now.
    for place in range(len(world.trail) - 1, -1, -1):
        giver, receiver, card, size, came = world.trail[place]
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
                continue  # whoever gave it has forgotten it
            cards = unpack(able)
            card = cards[rng.below(len(cards))]
            told |= BIT[card]
        trail.append((giver, receiver, card, size, came))
    world.trail = tuple(trail[::-1])
