"""What the others could hold: worlds dealt anew are made such as a player with a perfect memory must think possible.

The kernel deals the cards that a seat does not know anew among the places they may lie. What is left to do:

- A hidden character has at least as much life as its seat has damage.
- Whoever gave a card away knows it, but not where it went from there. ``state.trail`` has what everybody saw since the
  first gift of a battle; each card that a seat has given away is followed along it, and each time whoever may have it
  gave something away, lots decide whether it was this one.
- Nobody knows which of a seat's cards it has put face down; just that a card which came later than some damage cards is
  none of those.
- Copies of a card are the same to everybody, so their numbers, by which the engine tells them apart, must tell nothing.

After a reshuffle there are two limits:

- Taken as known is what nobody can see: whether a card is one of the old deck or of the new, when somebody shows it who
  holds one of each, or when others give it to each other.
- Forgotten is what everybody can see: how many damage cards a seat had when it drew from the new deck. How many it had
  at the reshuffle is remembered, so a card drawn later may be taken for damage that was placed in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out.cards import BATTLE_CARDS, BIT, FIRST_CARD, KIND, LIFE
from meijin.kernel.cardstate import pack, unpack
from meijin.kernel.generator import Rng

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut, Step

EVERYBODY: Final = -1  # the receiver of a card that is shown
RESHUFFLE: Final = (-1, -1, -1, 0, 0)


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
    return max([place for place, step in enumerate(trail) if step == RESHUFFLE], default=-1)


# -- possible worlds ------------------------------------------------------------------------------------------------


def fits(world: GoOut, seat: int, rng: Rng) -> bool:
    """Settle characters, gifts, damage cards and copies; False if gifts or damage cards cannot lie like this."""
    for other, used in enumerate(world.character):
        if other != seat and used and not world.power[other]:
            _choose_character(world, other, used[0], rng)
    journeys: list[Journey] = []
    if world.trail:
        journeys = _follow(world, seat, rng)
        if not _lay(world, seat, journeys, rng):
            return False
    for other in range(world.setup.players):
        if other != seat and world.damage[other] and not _bury(world, other, journeys, rng):
            return False
    if world.trail:
        _retell(world, seat, journeys, rng)
    shuffle_copies(world, rng)
    return True


def _choose_character(world: GoOut, seat: int, card: int, rng: Rng) -> None:
    """A character that would have been eliminated is exchanged for one that would not."""
    needed = world.burden(seat)
    if LIFE[card] >= needed:
        return
    able = [spare for spare in unpack(world.spare[seat]) if LIFE[spare] >= needed]
    chosen = able[rng.below(len(able))]
    world.character[seat] = (chosen,)
    world.spare[seat] ^= BIT[card] | BIT[chosen]
    world.down ^= BIT[card] | BIT[chosen]


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
    newest = pack(world.batches[0][-1]) if world.batches[0] else 0
    reshuffle = last_reshuffle(world.trail)
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


# -- copies ---------------------------------------------------------------------------------------------------------


def shuffle_copies(world: GoOut, rng: Rng) -> None:
    """Exchange the copies of each kind: which of them somebody plays depends on which of them it still has."""
    new = list(range(BATTLE_CARDS))
    for first, after in zip(FIRST_CARD, [*FIRST_CARD[1:], BATTLE_CARDS], strict=True):
        copies = new[first:after]
        rng.shuffle(copies)
        new[first:after] = copies
    bits = [BIT[card] for card in new]
    world.hand = [_renamed(cards, bits) for cards in world.hand]
    world.damage = [_renamed(cards, bits) for cards in world.damage]
    world.discard = _renamed(world.discard, bits)
    world.field = [new[card] for card in world.field]
    world.deck = [new[card] for card in world.deck]
    world.batches = (tuple([tuple([new[card] for card in batch]) for batch in world.batches[0]]),)
    if world.trail:
        world.trail = tuple(
            [
                (giver, receiver, new[card] if card >= 0 else card, size, came)
                for giver, receiver, card, size, came in world.trail
            ]
        )


def _renamed(cards: int, bits: list[int]) -> int:
    renamed = 0
    while cards:
        lowest = cards & -cards
        renamed |= bits[lowest.bit_length() - 1]
        cards ^= lowest
    return renamed
