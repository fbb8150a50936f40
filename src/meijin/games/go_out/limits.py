"""What a described position must hold, so that it can be played and thought about; otherwise it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out import frames
from meijin.games.go_out.cards import ABSORB, BATTLE_CARDS, CHARACTERS, DOUBLE_DRAW, GIFT, first_character
from meijin.games.go_out.tables import PILE_OWNER
from meijin.games.go_out.worlds import EVERYBODY, in_time, last_reshuffle, newest_deck
from meijin.kernel.demands import need
from meijin.kernel.errors import counted
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

# What only a revealed character is asked about, and what that one does.
_DOES: Final = {GIFT: "gives cards away", ABSORB: "absorbs damage", DOUBLE_DRAW: "draws more than the damage"}


def check_match(state: GoOut) -> None:
    """Nobody has won it, and there are characters enough for the battles to come."""
    for seat, name in enumerate(state.setup.seats):
        wins, locked = state.wins[seat], state.locked[seat].bit_count()
        need(wins < state.terms.wins_needed, f"{name} has {wins} wins and would have won the match")
        need(wins == locked, f"the wins of {name} ({wins}) and its locked characters ({locked}) are not as many")
    need(state.starter >= 0, "somebody starts the battle")


def check_seats(state: GoOut, choosing: bool) -> None:
    """Every seat has cards and a character, and no more damage than that can bear."""
    if choosing:
        need(not state.field and not state.discard, "nothing has been played while characters are chosen")
        need(not all(state.character), "everybody has chosen a character, so it is somebody's turn")
    for seat, name in enumerate(state.setup.seats):
        used, damage = state.character[seat], state.hurt(seat)
        need(state.hand[seat] > 0, f"{name} has no cards in hand and would have won")
        need(len(used) < 2, f"{name} has more than one character in use")
        if choosing:
            need(not damage and not state.out[seat], f"{name} has taken no damage yet")
            continue
        need(bool(used), f"{name} has no character in use")
        life, who = state.terms.life[used[0]], CHARACTERS[used[0] - first_character(seat)].short_name
        need(damage <= life, f"{name} has {damage} damage, but {who} has {life} life")
    need(state.active.bit_count() > 1, "with one seat left the battle would be won")


def check_knowledge(state: GoOut) -> None:
    """Cards are known to their owners, and what somebody has given away can have come to where it lies."""
    known = 0
    for exceptions in state.exceptions:
        known |= exceptions
    need(not known >> BATTLE_CARDS, "characters are known to their owners or to everybody")
    need(not known, "a card in a hand that another seat knows is one which that seat has given away")
    gifts = _follow_trail(state)
    for seat, name in enumerate(state.setup.seats):
        came = {card: came for card, (holder, came) in gifts.items() if holder == seat}
        held = state.hand[seat] | state.damage[seat]
        for place in range(state.damage[seat].bit_count()):
            able = in_time(state, seat, held, place, came, newest_deck(state))
            need(able.bit_count() > place, f"{name} has placed {counted(place + 1, 'card')} before it had as many")


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
        lies_there = (state.hand[seat] | state.damage[seat]) >> card & 1
        need(bool(lies_there), f"{cards[card]} was given to {names[seat]} and lies elsewhere")
        need(
            any(card in batch for batch in (batches[:-1] if card in old else batches)),
            f"{cards[card]} was given away and is not of the deck it came from",
        )
    return came


def check_question(state: GoOut, frame: Frame) -> None:
    """Whoever is asked can be asked that, and has cards enough for it."""
    asked = frame[frames.ASKED]
    if asked == frames.ASK_CHOOSE:
        return
    (seat,) = state.deciders
    name, power, hand = state.setup.seats[seat], state.power[seat], state.hand[seat].bit_count()
    need(bool(state.active >> seat & 1), f"{name} is eliminated and decides nothing")
    if state.tableau:
        owner = state.tableau[-1][PILE_OWNER]
        need(owner != seat, f"{name} need not answer its own pile: it would lead anew")
        need(bool(state.active >> owner & 1), f"{state.setup.seats[owner]} is eliminated and owns no pile")
    need(bool(state.tableau) or asked == frames.ASK_TURN, "nobody takes damage with an empty field")
    absorbs = asked == frames.ASK_DISCARD and frame[frames.WHY] == frames.ABSORBED
    needed = power
    if asked == frames.ASK_GIFT:
        needed = GIFT
    elif absorbs or (asked == frames.ASK_TURN and frame[frames.ABSORBS]):
        needed = ABSORB
    elif asked == frames.ASK_DISCARD or (asked == frames.ASK_PLACE and frame[frames.AFTER_THAT]):
        needed = DOUBLE_DRAW
    need(power == needed, f"{name} has revealed no character that {_DOES.get(needed)}")
    if asked in (frames.ASK_PLACE, frames.ASK_DISCARD):
        left, going = frame[frames.LEFT], frame[frames.LEFT]
        if asked == frames.ASK_PLACE:
            going += frame[frames.AFTER_THAT]
            life = state.terms.life[state.character[seat][0]]
            need(state.hurt(seat) + left <= life, f"{name} would have been eliminated by {left} more damage")
        need(absorbs or hand > going, f"{name} had a card in hand before it drew")
        need(hand >= going, f"{name} discards at most {counted(hand, 'card')}")
