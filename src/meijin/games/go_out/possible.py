"""What cannot be: a described position is refused with the reason. Whether a whole game leads there is not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.go_out.cards import (
    ABSORB,
    BATTLE_CARDS,
    BIT,
    CHARACTERS,
    DAMAGE_BONUS,
    DOUBLE_DRAW,
    EFFECTS,
    GIFT,
    KIND,
    LIFE,
    PHANTOM_PAIR,
    RANK_AS,
    RANK_MERGE,
    WORST_PASS,
    first_character,
)
from meijin.games.go_out.frames import ABSORBED, ASK_CHOOSE, ASK_DISCARD, ASK_GIFT, ASK_PLACE, ASK_TURN
from meijin.games.go_out.notation import NATURAL, PLAY_OF, count_cards
from meijin.games.go_out.tables import DAMAGE, RAISED_DAMAGE, Pile
from meijin.games.go_out.worlds import EVERYBODY, arrivals, last_reshuffle
from meijin.kernel.cardstate import unpack
from meijin.kernel.described import need
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut


# -- the match ------------------------------------------------------------------------------------------------------


def check_match(state: GoOut, drawn: bool) -> None:
    """Wins, locked characters, the battles so far and the starter agree."""
    names = state.setup.seats
    for seat, name in enumerate(names):
        wins, locked = state.wins[seat], state.locked[seat].bit_count()
        need(wins < state.terms.wins_needed, f"{name} has {wins} wins and would have won the match")
        need(wins == locked, f"the wins of {name} ({wins}) and its locked characters ({locked}) are not as many")
    if not any(state.wins):
        fixed = state.terms.first_starter
        need(
            not drawn or fixed in (-1, state.starter),
            f"the option first_starter lets {names[fixed]} begin",
        )
        need(drawn or not state.battles, "a match begins before its battles")
    else:
        need(drawn, "a match begins with nobody having won")
    need(state.starter >= 0, "somebody starts the battle")
    if not state.battles:
        return
    for seat, name in enumerate(names):
        first = first_character(seat)
        used = [BIT[first + character] for winner, _, character in state.battles if winner == seat]
        need(
            len(used) == state.wins[seat] and sum(used) == state.locked[seat],
            f"the battles that {name} has won do not fit its wins and locked characters",
        )
    left = (state.battles[-1][0] + 1) % state.setup.players
    need(state.starter == left, f"{names[left]} starts, left of who won the last battle")


# -- the seats ------------------------------------------------------------------------------------------------------


def check_seats(state: GoOut, phase: str) -> None:
    """Every seat has cards and a character, and no more damage than that can bear."""
    names = state.setup.seats
    choosing = phase == "choose"
    if choosing:
        need(not state.field and not state.discard, "nothing has been played while characters are chosen")
        need(not all(state.character), "everybody has chosen a character, so it is somebody's turn")
    for seat, name in enumerate(names):
        hand, damage = state.hand[seat].bit_count(), state.hurt(seat)
        need(hand > 0, f"{name} has no cards in hand and would have won")
        need(len(state.character[seat]) < 2, f"{name} has more than one character in use")
        if choosing:
            size = state.terms.hand_size
            need(hand == size, f"{name} has {count_cards(hand)} in hand, but {size} are dealt")
            need(not damage and not state.out[seat], f"{name} has taken no damage yet")
            need(not state.power[seat], f"the character of {name} is not revealed yet")
            continue
        need(bool(state.character[seat]), f"{name} has no character in use")
        life = LIFE[state.character[seat][0]]
        who = CHARACTERS[state.character[seat][0] - first_character(seat)].short_name
        need(damage <= life, f"{name} has {damage} damage, but {who} has {life} life")
        if state.out[seat]:
            need(bool(state.power[seat]), f"{name} is eliminated, so its character is revealed")
            need(damage + WORST_PASS > life, f"{name} has {damage} damage: too little to be eliminated with {who}")
    need(state.active.bit_count() > 1, "with one seat left the battle would be won")
    _check_knowledge(state)


def _check_knowledge(state: GoOut) -> None:
    """Cards are known to their owners, and what somebody has given away can have come to where it lies."""
    known = 0
    for exceptions in state.exceptions:
        known |= exceptions
    need(not known >> BATTLE_CARDS, "characters are known to their owners or to everybody")
    need(not known, "a card in a hand that another seat knows is one which that seat has given away")
    gifts = _follow_trail(state)
    for seat, name in enumerate(state.setup.seats):
        placed = state.damage[seat].bit_count()
        need(state.settled[seat] <= placed, f"{name} had fewer damage cards when the deck was made anew")
        came = arrivals(state, seat, {card: came for card, (holder, came) in gifts.items() if holder == seat})
        held = unpack(state.hand[seat] | state.damage[seat])
        for place in range(placed):
            able = sum(came.get(card, 0) <= place for card in held)
            need(able > place, f"{name} has placed {count_cards(place + 1)} before it had as many")


def _follow_trail(state: GoOut) -> dict[int, tuple[int, int]]:
    """Where each card lies that was given away and not seen since, and how much damage its holder had when it came."""
    names, cards = state.setup.seats, state.setup.cards
    reshuffle = last_reshuffle(state.trail)
    came: dict[int, tuple[int, int]] = {}
    old: set[int] = set()
    for place, (seat, receiver, card, _, damage) in enumerate(state.trail):
        if card < 0:
            old = set(came)
            continue
        holder = came[card][0] if card in came else seat
        # Nobody can tell copies apart, so before a reshuffle another one may have had the same number.
        need(holder == seat or place < reshuffle, f"{names[holder]}, not {names[seat]}, was given {cards[card]}")
        if holder == seat:
            came.pop(card, None)
        if receiver != EVERYBODY:
            need(receiver != seat, f"{names[seat]} gives nothing to itself")
            came[card] = (receiver, damage)
            old.discard(card)
    batches = state.batches[0]
    for card, (seat, _) in came.items():
        need(
            bool((state.hand[seat] | state.damage[seat]) >> card & 1),
            f"{cards[card]} was given to {names[seat]} and lies elsewhere",
        )
        need(
            any(card in batch for batch in (batches[:-1] if card in old else batches)),
            f"{cards[card]} was given away and is not of the deck it came from",
        )
    return came


# -- the center field -----------------------------------------------------------------------------------------------


def check_piles(state: GoOut) -> None:
    """Each pile could be played by its owner, and upon the one before."""
    first = 0
    for place, pile in enumerate(state.tableau):
        _check_pile(state, pile, state.field[first : first + pile[1]])
        first += pile[1]
        if place:
            _, _, rank, count, _ = state.tableau[place - 1]
            turned = count == 1 and pile[3] == EFFECTS.counts_as != pile[1] and state.terms.kyoko_on_singles
            need(pile[2] > rank, f"a pile of rank {pile[2]} cannot lie on one of rank {rank}")
            need(pile[3] == count or turned, f"a pile of count {pile[3]} cannot lie on one of count {count}")


def _check_pile(state: GoOut, pile: Pile, cards: list[int]) -> None:
    owner, size, rank, count, damage = pile
    name = state.setup.seats[owner]
    power = state.power[owner]
    kinds = [KIND[card] for card in cards]
    parts = tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds)))
    play = PLAY_OF[parts, rank]
    merged = all(kind + 1 in EFFECTS.merged for kind in kinds) and rank == EFFECTS.merged_rank
    declared = power == (RANK_MERGE if merged else RANK_AS)
    need(play < NATURAL or declared, f"{name} has revealed no character that plays these cards as {rank}")
    counts = [size] + ([EFFECTS.counts_as] if power == PHANTOM_PAIR and size == 1 else [])
    need(count in counts, f"the pile of {name} counts as {' or '.join(map(str, counts))}, not as {count}")
    damages = [DAMAGE[play]] + ([RAISED_DAMAGE[play]] if power == DAMAGE_BONUS else [])
    need(damage in damages, f"the pile of {name} deals {' or '.join(map(str, damages))} damage, not {damage}")


# -- the question ---------------------------------------------------------------------------------------------------


def check_question(state: GoOut, frame: Frame) -> None:
    """Whoever is asked can be asked that."""
    kind = frame[0]
    if kind == ASK_CHOOSE:
        return
    seat = frame[1].bit_length() - 1
    name = state.setup.seats[seat]
    power = state.power[seat]
    need(bool(state.active >> seat & 1), f"{name} is eliminated and decides nothing")
    if state.tableau:
        owner = state.tableau[-1][0]
        need(owner != seat, f"{name} need not answer its own pile: it would lead anew")
        need(bool(state.active >> owner & 1), f"{state.setup.seats[owner]} is eliminated and owns no pile")
    if kind == ASK_TURN:
        need(not frame[2] or power == ABSORB, f"{name} has not just revealed a character that absorbs damage")
        return
    need(bool(state.tableau), "nobody takes damage with an empty field")
    _check_damage(state, frame, seat)


def _check_damage(state: GoOut, frame: Frame, seat: int) -> None:
    name, power = state.setup.seats[seat], state.power[seat]
    damage = state.tableau[-1][4]
    hand = state.hand[seat].bit_count()
    if frame[0] == ASK_GIFT:
        need(power == GIFT, f"{name} has revealed no character that gives cards away")
        return
    left = frame[2]
    if frame[0] == ASK_PLACE:
        life = LIFE[state.character[seat][0]]
        need(left <= damage, f"{name} places at most {count_cards(damage)}")
        need(state.hurt(seat) + left <= life, f"{name} would have been eliminated by {left} more damage")
        need(hand > left + frame[3], f"{name} had a card in hand before it drew")
        surplus = damage * (EFFECTS.draw_factor - 1) if power == DOUBLE_DRAW else 0
        need(frame[3] <= surplus, f"{name} has at most {surplus or 'no'} surplus cards, not {frame[3]}")
    elif frame[0] == ASK_DISCARD and frame[3] == ABSORBED:
        need(power == ABSORB, f"{name} has revealed no character that absorbs damage")
        need(left <= min(damage, hand), f"{name} discards at most {count_cards(min(damage, hand))}")
    else:
        surplus = damage * (EFFECTS.draw_factor - 1) if power == DOUBLE_DRAW else 0
        need(left <= surplus, f"{name} has at most {surplus or 'no'} surplus cards, not {left}")
        need(hand > left, f"{name} had a card in hand before it drew")
