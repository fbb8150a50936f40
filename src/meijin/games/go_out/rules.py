"""Go Out Battle as a state machine: a battle turn by turn, and the match.

The rule ids in the comments are those of ``rules.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.go_out import effects, messages, notation, view, worlds
from meijin.games.go_out.cards import (
    ABSORB,
    BATTLE_CARDS,
    BIT,
    DOUBLE_DRAW,
    EFFECTS,
    GIFT,
    GUARD,
    HIDDEN,
    OF_KIND,
    POWER,
    first_character,
)
from meijin.games.go_out.frames import (
    ABSORBED,
    ABSORBS,
    ALONE,
    ASK_DISCARD,
    ASK_PLACE,
    ASK_TURN,
    ASKED,
    CHOICES,
    GIFTS,
    READY,
    SURPLUS,
    TURNS,
    How,
)
from meijin.games.go_out.tables import FIELD, NEXT, PILE_DAMAGE, PILE_OF_POWER, PILE_OWNER, PILES, TAKES
from meijin.kernel.cardsets import unpack
from meijin.kernel.frames import SEATS
from meijin.kernel.state import DECIDERS, replaced

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

# -- a battle begins ------------------------------------------------------------------------------------------------


def draw_starter(state: GoOut) -> None:
    """Who leads the first battle is drawn by lot (R1), unless an option says it."""
    if state.terms.first_starter < 0:
        state.starter = state.roll(state.setup.players)


def begin_battle(state: GoOut) -> None:
    """Shuffle all battle cards, deal clockwise from the starter, and let everybody choose a character."""
    players = state.setup.players
    deck = list(range(BATTLE_CARDS))
    state.shuffle(deck)
    state.batches = ((tuple(deck),),)
    dealt = players * state.terms.hand_size
    cards = deck[: -dealt - 1 : -1]
    del deck[-dealt:]
    for place in range(players):
        hand = 0
        for card in cards[place::players]:
            hand |= BIT[card]
        state.hand[(state.starter + place) % players] = hand
    state.deck = deck
    state.discard = 0
    state.field.clear()
    state.damage = [0] * players
    state.power = [HIDDEN] * players
    state.tableau = ()
    state.active = (1 << players) - 1
    state.out = state.markers = state.settled = (0,) * players
    state.trail = ()
    state.pending = [CHOICES[state.active]]
    state.deciders = DECIDERS[state.active]
    if state.events is not None:
        view.tell_battle(state)


def choose(state: GoOut, seat: int, action: int) -> None:
    """A seat lays a character face down before itself; with the last one the battle begins."""
    card = first_character(seat) + action - notation.CHOOSE
    state.character[seat] = (card,)
    state.spare[seat] ^= BIT[card]
    state.down |= BIT[card]
    if state.events is not None:
        view.tell_choice(state, seat)
    left = state.pending[-1][SEATS] & ~(1 << seat)
    if left:
        state.pending[-1] = CHOICES[left]
        state.deciders = DECIDERS[left]
    else:
        take_turn(state, state.starter)


# -- a turn ---------------------------------------------------------------------------------------------------------


def take_turn(state: GoOut, seat: int) -> None:
    """It is a seat's turn."""
    state.pending[-1] = TURNS[seat]
    state.deciders = ALONE[seat]


def advance(state: GoOut, seat: int) -> None:
    """The next active seat is on turn; if everybody else has passed on its pile, it leads anew (4.9)."""
    seat = NEXT[state.active][seat]
    if state.tableau and state.tableau[-1][PILE_OWNER] == seat:
        if state.events is not None:
            state.tell(messages.Trick(state.setup.seats[seat]))
        clear_field(state)
    state.pending[-1] = TURNS[seat]
    state.deciders = ALONE[seat]


def clear_field(state: GoOut) -> None:
    """The whole center field goes to the discard pile."""
    for card in state.field:
        state.discard |= BIT[card]
    state.field.clear()
    state.tableau = ()


def play(state: GoOut, seat: int, action: int) -> None:
    """Cards go to the center field as the new pile (4.4)."""
    hand = before = state.hand[seat]
    for shift, table in TAKES[action]:
        bits, cards = table[hand >> shift & FIELD]
        hand ^= bits
        state.field += cards
    state.hand[seat] = hand
    state.tableau += PILES[PILE_OF_POWER[state.power[seat]]][seat][action]
    if state.trail:
        worlds.shown(state, seat, before ^ hand)
    if state.events is not None:
        view.tell_play(state, seat, before ^ hand)
    if hand:
        # As in advance, but nobody can have passed yet: this is what happens most often.
        seat = NEXT[state.active][seat]
        state.pending[-1] = TURNS[seat]
        state.deciders = ALONE[seat]
    else:
        win_battle(state, seat, How.OUT_PLAY)


def use_guard(state: GoOut, seat: int, action: int) -> None:
    """A Guard goes to the discard pile: a pass without damage (5.0)."""
    del action
    discard_one(state, seat, GUARD)
    if state.events is not None:
        state.tell(messages.Guard(state.setup.seats[seat], view.CARD_IDS[GUARD]))
    if state.hand[seat]:
        advance(state, seat)
    else:
        win_battle(state, seat, How.OUT_GUARD)


def discard_one(state: GoOut, seat: int, kind: int) -> None:
    """One card of a kind goes from hand to the discard pile, face up (R17)."""
    hand = state.hand[seat]
    card = hand & OF_KIND[kind]
    card &= -card
    state.hand[seat] = hand ^ card
    state.discard |= card
    if state.trail:
        worlds.shown(state, seat, card)


def reveal(state: GoOut, seat: int, action: int) -> None:
    """The character turns face up; the turn goes on (R37), and if it is Kira in her turn she may absorb (5.6)."""
    del action
    turn_up(state, seat)
    if state.power[seat] == ABSORB and state.pending[-1][ASKED] == ASK_TURN:
        state.pending[-1] = READY[seat]


def turn_up(state: GoOut, seat: int) -> None:
    """Turn a hidden character face up."""
    (card,) = state.character[seat]
    state.down &= ~BIT[card]
    state.power[seat] = POWER[card]
    if state.events is not None:
        state.tell(messages.Reveal(state.setup.seats[seat], view.character_of(state, seat)))


def sweep(state: GoOut, seat: int, action: int) -> None:
    """Shian clears the field and is still on turn, unless she has won (5.4)."""
    effects.sweep(state, seat, action)
    clear_field(state)
    if not state.hand[seat]:
        win_battle(state, seat, How.OUT_SWEEP)


# -- passing --------------------------------------------------------------------------------------------------------


def take_damage(state: GoOut, seat: int, action: int) -> None:
    """A pass (4.5): absorbed by Kira, deadly, or paid with cards."""
    del action
    damage = state.tableau[-1][PILE_DAMAGE]
    if state.events is not None:
        state.tell(messages.Pass(state.setup.seats[seat], damage))
    if state.pending[-1][ABSORBS]:
        state.pending[-1] = (ASK_DISCARD, 1 << seat, min(damage, state.hand[seat].bit_count()), ABSORBED)
        return
    if state.damage[seat].bit_count() + state.markers[seat] + damage > state.terms.life[state.character[seat][0]]:
        eliminate(state, seat)
        return
    drawn = draw(state, seat, damage * EFFECTS.draw_factor if state.power[seat] == DOUBLE_DRAW else damage)
    placed = min(damage, drawn)
    if placed < damage:
        add_markers(state, seat, damage - placed)
    if placed:
        state.pending[-1] = (ASK_PLACE, 1 << seat, placed, drawn - placed)
    else:
        after_damage(state, seat)


def eliminate(state: GoOut, seat: int) -> None:
    """A seat is out of the battle; its cards stay where they are, unseen (R7)."""
    if not state.power[seat]:
        turn_up(state, seat)
    state.active &= ~(1 << seat)
    state.out = replaced(state.out, seat, 1)
    if state.events is not None:
        state.tell(messages.Out(state.setup.seats[seat]))
    if state.active & state.active - 1:
        advance(state, seat)
    else:
        win_battle(state, NEXT[state.active][seat], How.LAST_STANDING)


def draw(state: GoOut, seat: int, wanted: int) -> int:
    """Cards from the top of the deck go to a hand; gives back how many there were."""
    deck = state.deck
    before = hand = state.hand[seat]
    drawn = 0
    while drawn < wanted:
        if not deck:
            state.hand[seat] = hand  # what is shuffled together depends on what is held
            if not reshuffle(state):
                break
        hand |= BIT[deck.pop()]
        drawn += 1
    state.hand[seat] = hand
    if state.events is not None:
        view.tell_draw(state, seat, before ^ hand)
    return drawn


def reshuffle(state: GoOut) -> bool:
    """The discard pile becomes the deck, without the center field (R10); False if it is empty too."""
    if not state.discard:
        return False
    state.deck += unpack(state.discard)
    state.discard = 0
    state.mix(state.deck, 0)
    state.settled = tuple([cards.bit_count() for cards in state.damage])
    if state.trail:
        state.trail += (worlds.RESHUFFLE,)
    if state.events is not None:
        state.tell(messages.Reshuffle(len(state.deck)))
    return True


def add_markers(state: GoOut, seat: int, count: int) -> None:
    """Damage for which there is no card is marked (R11)."""
    state.markers = replaced(state.markers, seat, state.markers[seat] + count)
    if state.events is not None:
        state.tell(messages.Markers(state.setup.seats[seat], count))


def place(state: GoOut, seat: int, action: int) -> None:
    """A card of the hand goes face down to the damage cards (4.6)."""
    hand = state.hand[seat]
    card = hand & OF_KIND[action - notation.PLACE]
    card &= -card
    state.hand[seat] = hand ^ card
    state.damage[seat] |= card
    if state.events is not None:
        view.tell_place(state, seat, action - notation.PLACE)
    _, mask, left, surplus = state.pending[-1]
    if left > 1:
        state.pending[-1] = (ASK_PLACE, mask, left - 1, surplus)
    elif surplus:
        state.pending[-1] = (ASK_DISCARD, mask, surplus, SURPLUS)
    else:
        after_damage(state, seat)


def after_damage(state: GoOut, seat: int) -> None:
    """Damage has been taken: a revealed Ten may give a card away (5.7)."""
    if state.power[seat] == GIFT:
        state.pending[-1] = GIFTS[seat]
    else:
        advance(state, seat)


def discard(state: GoOut, seat: int, action: int) -> None:
    """A card goes from hand to the discard pile (4.7)."""
    discard_one(state, seat, action - notation.DISCARD)
    if state.events is not None:
        state.tell(messages.Discard(state.setup.seats[seat], view.CARD_IDS[action - notation.DISCARD]))
    _, mask, left, why = state.pending[-1]
    if left > 1:
        state.pending[-1] = (ASK_DISCARD, mask, left - 1, why)
    elif state.hand[seat]:
        advance(state, seat)
    else:
        win_battle(state, seat, How.OUT_ABSORB)


def give(state: GoOut, seat: int, action: int) -> None:
    """Ten gives a card away (4.8)."""
    effects.give(state, seat, action)
    if state.hand[seat]:
        advance(state, seat)
    else:
        win_battle(state, seat, How.OUT_GIFT)


def keep(state: GoOut, seat: int, action: int) -> None:
    """Ten gives nothing away (R15)."""
    del action
    if state.events is not None:
        state.tell(messages.Keep(state.setup.seats[seat]))
    advance(state, seat)


# -- a battle ends --------------------------------------------------------------------------------------------------


def win_battle(state: GoOut, seat: int, how: How) -> None:
    """A battle is won (4.10): the match is over, or the character is locked and the next battle begins."""
    if not state.power[seat]:
        turn_up(state, seat)
    (card,) = state.character[seat]
    state.wins = replaced(state.wins, seat, state.wins[seat] + 1)
    state.battles += ((seat, int(how), card - first_character(seat)),)
    if state.events is not None:
        won = messages.Won(state.setup.seats[seat], view.character_of(state, seat), how.name.lower(), state.wins[seat])
        state.tell(won)
    if state.terms.show_losers:
        for other, power in enumerate(state.power):
            if not power:
                turn_up(state, other)
    if state.wins[seat] == state.terms.wins_needed:
        state.pending.clear()
        state.deciders = ()
        if state.events is not None:
            state.tell(messages.Match(state.setup.seats[seat], state.wins))
        return
    if 0 < state.final_turn <= sum(state.wins):
        state.pending.clear()
        state.deciders = ()
        if state.events is not None:
            view.tell_time_up(state)
        return
    state.locked[seat] |= BIT[card]
    if state.events is not None:
        state.tell(messages.Lock(state.setup.seats[seat], view.character_of(state, seat)))
    for other, (used,) in enumerate(state.character):
        state.character[other] = ()
        if other != seat:
            state.spare[other] |= BIT[used]
    state.down = 0
    state.starter = (seat + 1) % state.setup.players
    begin_battle(state)
