"""How cards move: draws and shuffles, what leaves a hand, what is shown, which weapon comes next.

Copies of a card are the same to everybody. So when a card of some kind leaves a hand, it is a copy of which the others
know that it is there, if there is one: then nobody learns more than the rules tell (R37).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import messages, news
from meijin.kernel.cardsets import pack
from meijin.kernel.jumbles import without
from meijin.kernel.state import replaced

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# The places of the closed piles in ``batches``.
WEAPONS_SLOT: Final = 1
DECKS_SLOT: Final = 2  # + seat


# -- personal decks -------------------------------------------------------------------------------------------------


def draw(state: RankingBattle, seat: int, count: int) -> None:
    """Draw so many cards; what is not there is not drawn (section 5)."""
    deck, hand = state.deck[seat], state.hand[seat]
    had = len(hand)
    if len(deck) >= count:
        for _ in range(count):
            hand.append(deck.pop())
    else:
        for _ in range(count):
            if not deck and not reshuffle(state, seat):
                break
            hand.append(deck.pop())
    if state.events is not None:
        news.tell_draw(state, seat, hand[had:])


def reshuffle(state: RankingBattle, seat: int) -> bool:
    """The discard pile becomes the new deck; False if it is empty, too.

    The old deck is empty, and everybody knows what a player owns: now everybody can tell what is in the hand (R41).
    """
    deck, pile = state.deck[seat], state.discard[seat]
    if not pile:
        return False
    if state.hand[seat]:
        held = 0
        for card in state.hand[seat]:
            held |= state.book.bit[card]
        publish(state, seat, held)
    deck += pile
    pile.clear()
    state.shuffle(deck)
    state.batches = replaced(state.batches, DECKS_SLOT + seat, (tuple(deck),))
    if state.events is not None:
        state.tell(messages.Reshuffle(len(deck), state.setup.seats[seat]))
    return True


def take_top(state: RankingBattle, seat: int) -> int:
    """The top card of a deck, for all to see; -1 if there is none."""
    deck = state.deck[seat]
    if not deck and not reshuffle(state, seat):
        return -1
    return deck.pop()


# -- hands ----------------------------------------------------------------------------------------------------------


def publish(state: RankingBattle, seat: int, cards: int) -> None:
    """Everybody knows from now on that these cards are in a seat's hand."""
    exceptions = state.exceptions
    public = exceptions[-1]
    same = public | cards  # most know what the spectators know
    state.exceptions = tuple(
        [
            known if viewer == seat else same if known == public else known | cards
            for viewer, known in enumerate(exceptions)
        ]
    )


def forget(state: RankingBattle, cards: int) -> None:
    """Cards have left for where all see them."""
    exceptions = state.exceptions
    public = exceptions[-1]
    same = public ^ (public & cards)  # a complement of so many cards would take longer
    state.exceptions = tuple([same if known == public else known ^ (known & cards) for known in exceptions])
    if state.shown:
        state.shown ^= state.shown & cards
        state.revealed ^= state.revealed & cards


def find(state: RankingBattle, seat: int, kind: int, but: int = 0) -> int:
    """The copy in a hand that is meant by its kind: one that was shown, or else one that the others know of, or any.

    Copies among ``but`` are not meant.
    """
    book, shown, public = state.book, state.shown, state.exceptions[-1]
    kinds, bit = book.kind, book.bit
    found = -1
    for card in state.hand[seat]:
        if kinds[card] == kind and not (but and but & bit[card]):
            if shown and shown & bit[card]:
                return card
            if found < 0 or (public & bit[card] and not public & bit[found]):
                found = card
    return found


def leave(state: RankingBattle, seat: int, kind: int) -> int:
    """A card of this kind leaves a hand; gives back which."""
    card = find(state, seat, kind)
    state.hand[seat].remove(card)
    if state.exceptions[-1] & state.book.bit[card]:
        forget(state, state.book.bit[card])
    return card


def discard(state: RankingBattle, seat: int, kind: int) -> None:
    """A card of this kind goes from a hand to the discard pile."""
    card = leave(state, seat, kind)
    state.discard[seat].append(card)
    if state.events is not None:
        state.tell(messages.Discard(state.setup.seats[seat], state.setup.kinds[card]))


def show(state: RankingBattle, seat: int, card: int) -> None:
    """A card that everybody sees comes into a hand."""
    state.hand[seat].append(card)
    publish(state, seat, 1 << card)
    state.shown |= 1 << card


def has_hidden(state: RankingBattle, seat: int) -> bool:
    """Whether there is a card in a hand that has not been shown."""
    shown = state.shown
    return any(not shown >> card & 1 for card in state.hand[seat])


def kinds_of(state: RankingBattle, cards: Sequence[int]) -> list[int]:
    """The kinds of some cards, each once, in order."""
    kind = state.book.kind
    return sorted({kind[card] for card in cards})


# -- weapons --------------------------------------------------------------------------------------------------------


def need_weapons(state: RankingBattle, count: int) -> None:
    """Shuffle the weapon discard pile under the weapon deck if fewer weapons than needed are left."""
    left = state.weapons
    if len(left) >= count or not state.used_weapons:
        return
    pile = state.used_weapons
    state.used_weapons = []
    state.mix(pile, WEAPONS_SLOT, pack(left))
    state.weapons = pile + left
    if state.events is not None:
        state.tell(messages.Reshuffle(len(pile)))


def take_weapon(state: RankingBattle, seat: int) -> None:
    """A player takes the top weapon, for all to see."""
    need_weapons(state, 1)
    card = state.weapons.pop()
    state.equipped[seat] += (card,)
    first, bit = state.book.first_weapon, state.book.bit[card]
    for known in state.exceptions:
        if known >= first and known & bit:
            state.no_exception(card)
            break
    if state.jumbled:
        state.jumbled = without(state.jumbled, 1 << card)
    if state.events is not None:
        state.tell(messages.Weapon(state.setup.seats[seat], state.setup.kinds[card]))


# -- victory cards --------------------------------------------------------------------------------------------------


def flip_up(state: RankingBattle, seat: int, most: int) -> None:
    """Flip own victory cards face-up, as many as there are and may be."""
    count = min(most, state.face_down[seat])
    state.face_down[seat] -= count
    state.face_up[seat] += count
    if state.events is not None:
        news.tell_flip(state, seat, count, up=True)


def flip_down(state: RankingBattle, seat: int, most: int) -> None:
    """Flip victory cards face-down, as many as there are and may be."""
    count = min(most, state.face_up[seat])
    state.face_up[seat] -= count
    state.face_down[seat] += count
    if state.events is not None:
        news.tell_flip(state, seat, count, up=False)
