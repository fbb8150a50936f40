"""Cards on the move between piles, hands and zones, and who knows them there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from meijin.games.crossover import news, telling
from meijin.games.crossover.abilities import events
from meijin.games.crossover.language.vocabulary import Event
from meijin.games.crossover.names import (
    BATTLEFIELD,
    CHAKRA,
    DECK,
    DISCARD,
    HAND,
    MIXED,
    REMOVED,
    REWARDS,
    STACK,
    VILLAGE,
    ZONE_NAMES,
)
from meijin.games.crossover.objects.presence import pile_of
from meijin.kernel.cardsets import pack
from meijin.kernel.jumbles import looked_at, reordered, without

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# By Destination: the zone, and whether a card goes to the bottom of it.
PLACES: Final = (
    (HAND, False),
    (DECK, False),
    (DECK, True),
    (DISCARD, False),
    (CHAKRA, False),
    (REMOVED, False),
    (REWARDS, False),
)
# Whether everybody sees the faces in a zone.
_OPEN: Final = tuple(zone in (DISCARD, CHAKRA, VILLAGE, BATTLEFIELD, STACK, REMOVED) for zone in range(len(ZONE_NAMES)))


def move_card(state: Crossover, card: int, zone: int, seat: int = -1, bottom: bool = False) -> None:
    """A card goes to a zone, of its owner unless a seat is given; whoever knew it still does.

    Only in play, on the Chain and among rewards do cards of the other player lie: to another zone it is refused.
    """
    where, owner = state.where, state.owner[card]
    if seat < 0:
        seat = owner
    elif seat != owner and zone not in MIXED:
        _refuse(state, card, zone, seat)
    old = where[card]
    pile_of(state, old).remove(card)
    new = zone << 1 | seat
    where[card] = new
    if bottom:
        pile_of(state, new).insert(0, card)
    else:
        pile_of(state, new).append(card)
    if _OPEN[zone]:
        if not _OPEN[old >> 1]:
            show(state, card)
    else:
        _hide(state, card, old, new)
    if zone in (VILLAGE, BATTLEFIELD) or old >> 1 in (VILLAGE, BATTLEFIELD):
        state.board = None


def _refuse(state: Crossover, card: int, zone: int, seat: int) -> NoReturn:
    setup = state.setup
    raise ValueError(
        f"{setup.cards[card]} cannot go to {setup.seats[seat]}'s {ZONE_NAMES[zone]}: it belongs to "
        f"{setup.seats[state.owner[card]]}, and a card always goes to its owner's deck, hand, discard, chakra or "
        "removed cards (CB3.3.2)"
    )


def show(state: Crossover, card: int) -> None:
    """A card lies open: everybody has seen it, and what was special about who knew it is over."""
    bit = 1 << card
    state.met[1 - state.owner[card]] |= bit
    exceptions = state.exceptions
    if (exceptions[0] | exceptions[1] | exceptions[2]) & bit:
        state.no_exception(card)
    if state.jumbled:
        state.jumbled = without(state.jumbled, bit)


def reveal(state: Crossover, card: int) -> None:
    """Everybody sees a card that stays hidden in a hand or a pile, and may remember it."""
    where = state.where[card]
    zone = state.setup.zones[ZONE_NAMES[where >> 1]]
    state.settle(card, zone, where & 1, state.setup.everyone)


def look(state: Crossover, seat: int, cards: list[int]) -> None:
    """A seat looks at cards where they lie, and knows them as long as they stay there."""
    exceptions = list(state.exceptions)
    for card in cards:
        where = state.where[card]
        if not state.has_seen(seat, card, state.setup.zones[ZONE_NAMES[where >> 1]], where & 1):
            exceptions[seat] ^= 1 << card
        if state.owner[card] != seat:
            state.met[seat] |= 1 << card
    state.exceptions = tuple(exceptions)
    if state.jumbled:
        state.jumbled = looked_at(state.jumbled, pack(cards), seat)


def reorder(state: Crossover, seat: int, cards: list[int]) -> None:
    """A seat has put cards of a deck that it looked at into an order of its choice: nobody else can follow."""
    state.jumbled = reordered(state.jumbled, pack(cards), seat, state.setup.everyone)


def _hide(state: Crossover, card: int, old: int, new: int) -> None:
    """A card comes to lie in a hidden zone: who knew it before remembers it, the others know what the zone says."""
    bit = 1 << card
    if _OPEN[old >> 1]:
        zone = state.setup.zones[ZONE_NAMES[new >> 1]]
        state.settle(card, zone, new & 1, state.setup.everyone)
        return
    if state.jumbled:
        _leave_jumbles(state, bit)
    exceptions = state.exceptions
    if not (exceptions[0] | exceptions[1] | exceptions[2]) & bit and old >> 1 in (DECK, REWARDS):
        return  # nobody knew it; where it goes says who knows it now
    zones = state.setup.zones
    knew = state.knowers(card, zones[ZONE_NAMES[old >> 1]], old & 1)
    state.settle(card, zones[ZONE_NAMES[new >> 1]], new & 1, knew)


def _leave_jumbles(state: Crossover, bit: int) -> None:
    """A card leaves a deck unseen: who knew it only as one of several cannot follow any of them from now on."""
    exceptions = list(state.exceptions)
    for viewers, cards in state.jumbled:
        if cards & bit:
            for viewer in range(len(exceptions)):
                if viewers >> viewer & 1:
                    exceptions[viewer] &= ~cards
    state.exceptions = tuple(exceptions)
    state.jumbled = without(state.jumbled, bit)


def shuffle_deck(state: Crossover, seat: int) -> None:
    """Shuffle a deck; what anybody knew of it is over."""
    deck = state.deck[seat]
    # A card that everybody has seen go into it cannot be one that is hidden elsewhere.
    seen = pack(deck) & state.exceptions[0] & state.exceptions[1] & state.exceptions[2]
    unseen = pack(deck) & ~seen
    if state.jumbled:
        state.jumbled = without(state.jumbled, unseen | seen)
    state.mix(deck, seat, unseen)
    if state.events is not None:
        state.tell(news.Shuffle(state.setup.seats[seat], len(deck)))


def draw(state: Crossover, seat: int, count: int) -> int:
    """Draw so many cards, or as many as there are; gives back how many."""
    deck, hand, where = state.deck[seat], state.hand[seat], state.where
    count = min(count, len(deck))
    for _ in range(count):
        card = deck.pop()
        hand.append(card)
        where[card] = HAND << 1 | seat
        _hide(state, card, DECK << 1 | seat, HAND << 1 | seat)
    if state.events is not None:
        who, cards = state.setup.seats[seat], telling.kinds(state, hand[len(hand) - count :])
        state.tell(news.Draw(who, count, cards), 1 << seat, news.Draw(who, count))
    return count


def mill(state: Crossover, seat: int, count: int, zone: int) -> int:
    """The top cards of a deck go to the discard pile or the chakra; gives back how many."""
    deck = state.deck[seat]
    moved = deck[: -count - 1 : -1] if count > 0 else []
    for card in moved:
        move_card(state, card, zone)
    if state.events is not None and moved:
        place = telling.place(state, ZONE_NAMES[zone], seat)
        state.tell(news.Mill(state.setup.seats[seat], telling.kinds(state, moved), place))
    return len(moved)


def win_rewards(state: Crossover, seat: int, count: int, breakthrough: bool = False) -> int:
    """A player wins rewards, the top cards of the other's deck; gives back how many there were (6.7)."""
    loser = 1 - seat
    deck = state.deck[loser]
    count = min(count, len(deck))
    for _ in range(count):
        card = deck.pop()
        state.rewards[seat].append(card)
        state.where[card] = REWARDS << 1 | seat
        _hide(state, card, DECK << 1 | loser, REWARDS << 1 | seat)
    if not count:
        return 0
    state.won[seat] += count
    if state.events is not None:
        who, why = state.setup.seats[seat], "breakthrough" if breakthrough else "effect"
        state.tell(news.Reward(who, count, why, len(state.rewards[seat]), len(deck)))
    events.happen(state, Event.REWARD_WON, -1, seat)
    return count
