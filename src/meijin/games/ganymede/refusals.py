"""Whether the seat that decides may choose an action: a code, 0 if it may, and why not in words, with the rule."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import frames, notation
from meijin.games.ganymede.cards import ACES, BLACK_KINDS, COPIES, DRAW_BLOCKED_ABOVE, DRAW_LIMIT, TOTAL
from meijin.kernel.errors import counted
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede


class Refusal(IntEnum):
    """Why an action is not allowed."""

    ALLOWED = 0
    ALL_DRAWN = auto()
    TOO_HIGH = auto()
    NO_CARDS = auto()
    NOT_DRAWING = auto()
    SHOWN_FIRST = auto()
    SCOUTED_FIRST = auto()
    SHOWN_ALWAYS = auto()
    SHOWN_AT_ONCE = auto()
    SHOWN_WHEN_DRAWN = auto()
    NOT_SCOUTING = auto()
    NOT_WITHDRAWING = auto()
    ITSELF = auto()
    THREES_FIRST = auto()
    NOT_ANNOUNCING = auto()
    FEWER_ACES = auto()
    NOT_PICKING = auto()
    ALL_TAKEN = auto()
    NOT_REMOVING = auto()
    DISCARDED = auto()
    OTHER_COPY = auto()
    NOT_IN_ROW = auto()


SENTENCES: Final = {
    Refusal.ALLOWED: "",
    Refusal.ALL_DRAWN: f"{DRAW_LIMIT} draws have been made (G4.3.1)",
    Refusal.TOO_HIGH: f"the row adds up to more than {DRAW_BLOCKED_ABOVE} (G4.3.2)",
    Refusal.NO_CARDS: "deck and discard pile are empty (G4.1.3)",
    Refusal.NOT_DRAWING: "cards are drawn in the Draw Phase (G4.3.1)",
    Refusal.SHOWN_FIRST: "the card just drawn is shown or kept face down first (G4.3.7)",
    Refusal.SCOUTED_FIRST: "the card on top of your deck is kept or discarded first (G4.5.1)",
    Refusal.SHOWN_ALWAYS: "here a 2 or a 4 is used by itself when it is drawn (G4.3.8)",
    Refusal.SHOWN_AT_ONCE: "a 2 or a 4 is shown or hidden when it is drawn, and not later (R8)",
    Refusal.SHOWN_WHEN_DRAWN: "a 2 or a 4 is shown or hidden in the Draw Phase, when it is drawn (G4.3.7)",
    Refusal.NOT_SCOUTING: "no card is being looked at: a 4 does that when it is drawn and shown (G4.5.1)",
    Refusal.NOT_WITHDRAWING: "cards are pulled back with a 3, after the Showdown (G4.4.1)",
    Refusal.ITSELF: "a 3 pulls back another card, never itself (R12)",
    Refusal.THREES_FIRST: "your 3s act before aces are announced (R11)",
    Refusal.NOT_ANNOUNCING: "aces are announced after the Showdown (G4.4.4)",
    Refusal.FEWER_ACES: "you have {aces} in play (G4.4.4)",
    Refusal.NOT_PICKING: "Black cards are taken before the first round and after the Cleanup ({rule})",
    Refusal.ALL_TAKEN: "no {card} is left in the supply ({rule})",
    Refusal.NOT_REMOVING: "cards leave the game in the Cleanup, one of whoever was damaged ({rule})",
    Refusal.DISCARDED: "{card} is on your discard pile and no longer in play (R32)",
    Refusal.OTHER_COPY: "this copy of {card} is not in your row ({rule})",
    Refusal.NOT_IN_ROW: "there is no {card} in your row ({rule})",
}


def no_draw(state: Ganymede, camp: int) -> Refusal:
    """4.3: fewer than three counted draws, a total of at most 21, and a card to draw."""
    if state.used >= DRAW_LIMIT:
        return Refusal.ALL_DRAWN
    if state.tally[camp] & TOTAL > DRAW_BLOCKED_ABOVE:
        return Refusal.TOO_HIGH
    return Refusal.ALLOWED if state.deck[camp] or state.discard[camp] else Refusal.NO_CARDS


def refusal(state: Ganymede, seat: int, action: int) -> Refusal:
    """What forbids an action to a seat that decides, if anything."""
    frame = state.pending[-1]
    asked = frame[KIND]
    allowed = Refusal.ALLOWED
    if action in (notation.DRAW, notation.STAND):
        if asked == frames.ASK_STAND and action == notation.DRAW:
            return no_draw(state, seat)
        first = {frames.ASK_FLIP: Refusal.SHOWN_FIRST, frames.ASK_SCOUT: Refusal.SCOUTED_FIRST}
        return allowed if asked in (frames.ASK_DRAW, frames.ASK_STAND) else first.get(asked, Refusal.NOT_DRAWING)
    if action in (notation.FLIP, notation.HIDE):
        late = Refusal.SHOWN_AT_ONCE if state.stage == frames.DRAW else Refusal.SHOWN_WHEN_DRAWN
        return allowed if asked == frames.ASK_FLIP else late if state.mode.hidden else Refusal.SHOWN_ALWAYS
    if action in (notation.SCOUT_KEEP, notation.SCOUT_DISCARD):
        return allowed if asked == frames.ASK_SCOUT else Refusal.NOT_SCOUTING
    if action < notation.PICK and action != notation.DECLINE:
        if asked != frames.ASK_ACES:
            return Refusal.THREES_FIRST if asked == frames.ASK_WITHDRAW else Refusal.NOT_ANNOUNCING
        return allowed if action - notation.ACES <= state.tally[seat] // ACES & 15 else Refusal.FEWER_ACES
    if notation.PICK <= action < notation.WITHDRAW:
        if asked != frames.ASK_PICK:
            return Refusal.NOT_PICKING
        return allowed if action in state.picks else Refusal.ALL_TAKEN
    if action < notation.REMOVE:
        if asked != frames.ASK_WITHDRAW or action == notation.DECLINE:
            return allowed if asked == frames.ASK_WITHDRAW else Refusal.NOT_WITHDRAWING
        card = action - notation.WITHDRAW
        return Refusal.ITSELF if card == frame[frames.ACTING] else _not_in_row(state, seat, card)
    card = action - notation.REMOVE
    if asked != frames.ASK_REMOVE:
        return Refusal.NOT_REMOVING
    return Refusal.DISCARDED if card in state.discard[seat] else _not_in_row(state, seat, card)


def _not_in_row(state: Ganymede, seat: int, card: int) -> Refusal:
    if card in state.row[seat]:
        return Refusal.ALLOWED
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
    return SENTENCES[refusal(state, seat, action)].format(card=card, rule=rule, aces=aces)


def why_no_draw(state: Ganymede, seat: int) -> str:
    """Why a seat can draw no more, without the rule."""
    return SENTENCES[no_draw(state, seat)].partition(" (")[0]
