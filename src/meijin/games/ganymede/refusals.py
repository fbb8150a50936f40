"""Whether the seat that decides may choose an action: a code, 0 if it may, and why not in words, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import frames, notation
from meijin.games.ganymede.cards import ACES, BLACK_KINDS, COPIES, DRAW_BLOCKED_ABOVE, DRAW_LIMIT, TOTAL
from meijin.kernel.errors import counted
from meijin.kernel.frames import KIND
from meijin.kernel.refusals import Reason

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede


class Refusal(Reason):
    """Why an action is not allowed."""

    ALLOWED = ""
    ALL_DRAWN = f"{DRAW_LIMIT} draws have been made (G4.3.1)"
    TOO_HIGH = f"the row adds up to more than {DRAW_BLOCKED_ABOVE} (G4.3.2)"
    NO_CARDS = "deck and discard pile are empty (G4.1.3)"
    NOT_DRAWING = "cards are drawn in the Draw Phase (G4.3.1)"
    SHOWN_FIRST = "the card just drawn is shown or kept face down first (G4.3.7)"
    SCOUTED_FIRST = "the card on top of your deck is kept or discarded first (G4.5.1)"
    SHOWN_ALWAYS = "here a 2 or a 4 is used by itself when it is drawn (G4.3.8)"
    SHOWN_AT_ONCE = "a 2 or a 4 is shown or hidden when it is drawn, and not later (R8)"
    SHOWN_WHEN_DRAWN = "a 2 or a 4 is shown or hidden in the Draw Phase, when it is drawn (G4.3.7)"
    NOT_SCOUTING = "no card is being looked at: a 4 does that when it is drawn and shown (G4.5.1)"
    NOT_WITHDRAWING = "cards are pulled back with a 3, after the Showdown (G4.4.1)"
    ITSELF = "a 3 pulls back another card, never itself (R12)"
    THREES_FIRST = "your 3s act before aces are announced (R11)"
    NOT_ANNOUNCING = "aces are announced after the Showdown (G4.4.4)"
    FEWER_ACES = "you have {aces} in play (G4.4.4)"
    NOT_PICKING = "Black cards are taken before the first round and after the Cleanup ({rule})"
    ALL_TAKEN = "no {card} is left in the supply ({rule})"
    NOT_REMOVING = "cards leave the game in the Cleanup, one of whoever was damaged ({rule})"
    DISCARDED = "{card} is on your discard pile and no longer in play (R32)"
    OTHER_COPY = "this copy of {card} is not in your row ({rule})"
    NOT_IN_ROW = "there is no {card} in your row ({rule})"


# At hand: they are asked for in every search, and a member of an enumeration is slow to be found.
ALLOWED: Final = Refusal.ALLOWED
ALL_DRAWN: Final = Refusal.ALL_DRAWN
TOO_HIGH: Final = Refusal.TOO_HIGH


def no_draw(state: Ganymede, camp: int) -> Refusal:
    """4.3: fewer than three counted draws, a total of at most 21, and a card to draw."""
    if state.used >= DRAW_LIMIT:
        return ALL_DRAWN
    if state.tally[camp] & TOTAL > DRAW_BLOCKED_ABOVE:
        return TOO_HIGH
    return ALLOWED if state.deck[camp] or state.discard[camp] else Refusal.NO_CARDS


def refusal(state: Ganymede, seat: int, action: int) -> Refusal:
    """What forbids an action to a seat that decides, if anything."""
    if action in state.legal(seat):
        return ALLOWED
    frame = state.pending[-1]
    asked = frame[KIND]
    if action in (notation.DRAW, notation.STAND):
        first = {frames.ASK_FLIP: Refusal.SHOWN_FIRST, frames.ASK_SCOUT: Refusal.SCOUTED_FIRST}
        return no_draw(state, seat) if asked == frames.ASK_STAND else first.get(asked, Refusal.NOT_DRAWING)
    if action in (notation.FLIP, notation.HIDE):
        late = Refusal.SHOWN_AT_ONCE if state.stage == frames.DRAW else Refusal.SHOWN_WHEN_DRAWN
        return late if state.mode.hidden else Refusal.SHOWN_ALWAYS
    if action in (notation.SCOUT_KEEP, notation.SCOUT_DISCARD):
        return Refusal.NOT_SCOUTING
    if notation.ACES <= action < notation.PICK:
        first = {frames.ASK_WITHDRAW: Refusal.THREES_FIRST, frames.ASK_ACES: Refusal.FEWER_ACES}
        return first.get(asked, Refusal.NOT_ANNOUNCING)
    if notation.PICK <= action < notation.WITHDRAW:
        return Refusal.ALL_TAKEN if asked == frames.ASK_PICK else Refusal.NOT_PICKING
    if action < notation.REMOVE:
        if asked != frames.ASK_WITHDRAW:
            return Refusal.NOT_WITHDRAWING
        card = action - notation.WITHDRAW
        return Refusal.ITSELF if card == frame[frames.ACTING] else _not_in_row(state, seat, card)
    card = action - notation.REMOVE
    if asked != frames.ASK_REMOVE:
        return Refusal.NOT_REMOVING
    return Refusal.DISCARDED if card in state.discard[seat] else _not_in_row(state, seat, card)


def _not_in_row(state: Ganymede, seat: int, card: int) -> Refusal:
    kind = COPIES[card][0]
    other = any(COPIES[each][0] is kind for each in state.row[seat])
    return Refusal.OTHER_COPY if other else Refusal.NOT_IN_ROW


def why_not(state: Ganymede, seat: int, action: int) -> str:
    """Which rule forbids an action to a seat that decides; empty if it is no action of this game."""
    if not notation.is_action(action):
        return ""
    battle = state.mode.token
    card = rule = ""
    if action >= notation.REMOVE:
        card, rule = COPIES[action - notation.REMOVE][0].name, "G4.2.6" if battle else "G4.6.5"
    elif action >= notation.WITHDRAW:
        card, rule = COPIES[action - notation.WITHDRAW][0].name, "G4.4.1"
    elif action >= notation.PICK:
        rule = "G3.1.3" if state.stage == frames.SETUP else "G4.2.8" if battle else "G4.6.7"
        card = BLACK_KINDS[action - notation.PICK].name
    aces = counted(state.tally[seat] // ACES & 15, "ace")
    return refusal(state, seat, action).sentence.format(card=card, rule=rule, aces=aces)


def why_no_draw(state: Ganymede, seat: int) -> str:
    """Why a seat can draw no more, without the rule."""
    return no_draw(state, seat).sentence.partition(" (")[0]
