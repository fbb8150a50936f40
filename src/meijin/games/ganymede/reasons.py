"""Why an action that is understood is not possible now, with the rule, told to the seat that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import notation
from meijin.games.ganymede.cards import ACES, BLACK_KINDS, COPIES, DRAW_BLOCKED_ABOVE, DRAW_LIMIT, TOTAL
from meijin.games.ganymede.rules import (
    ASK_ACES,
    ASK_FLIP,
    ASK_PICK,
    ASK_REMOVE,
    ASK_SCOUT,
    ASK_STAND,
    ASK_WITHDRAW,
    DRAW,
    SETUP,
)
from meijin.kernel.errors import counted

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede

# What has to be answered before a card is drawn.
_FIRST: Final = {
    ASK_FLIP: "the card just drawn is shown or kept face down first (G4.3.7)",
    ASK_SCOUT: "the card on top of your deck is kept or discarded first (G4.5.1)",
}


def why_not(state: Ganymede, seat: int, action: int) -> str:
    """Which rule forbids an action to a seat that decides; empty if it is no action of this game."""
    if not notation.is_action(action):
        return ""
    asked = state.pending[-1][0]
    if action in (notation.DRAW, notation.STAND):
        if asked == ASK_STAND:
            return " ".join(no_draw(state, seat))
        return _FIRST.get(asked, "cards are drawn in the Draw Phase (G4.3.1)")
    if action in (notation.FLIP, notation.HIDE):
        return _no_flip(state)
    if action in (notation.SCOUT_KEEP, notation.SCOUT_DISCARD):
        return "no card is being looked at: a 4 does that when it is drawn and shown (G4.5.1)"
    if action == notation.DECLINE:
        return "cards are pulled back with a 3, after the Showdown (G4.4.1)"
    if action < notation.PICK:
        return _no_announcement(state, seat, asked)
    if action < notation.WITHDRAW:
        return _no_pick(state, action - notation.PICK, asked)
    if action < notation.REMOVE:
        return _no_withdrawal(state, seat, action - notation.WITHDRAW)
    return _no_removal(state, seat, action - notation.REMOVE, asked)


def no_draw(state: Ganymede, seat: int) -> tuple[str, str]:
    """Which of the conditions of a draw does not hold, and its rule."""
    if state.used >= DRAW_LIMIT:
        return f"{DRAW_LIMIT} draws have been made", "(G4.3.1)"
    if state.tally[seat] & TOTAL > DRAW_BLOCKED_ABOVE:
        return f"the row adds up to more than {DRAW_BLOCKED_ABOVE}", "(G4.3.2)"
    return "deck and discard pile are empty", "(G4.1.3)"


def _no_flip(state: Ganymede) -> str:
    if not state.mode.hidden:
        return "here a 2 or a 4 is used by itself when it is drawn (G4.3.8)"
    if state.stage == DRAW:
        return "a 2 or a 4 is shown or hidden when it is drawn, and not later (R8)"
    return "a 2 or a 4 is shown or hidden in the Draw Phase, when it is drawn (G4.3.7)"


def _no_announcement(state: Ganymede, seat: int, asked: int) -> str:
    if asked == ASK_WITHDRAW:
        return "your 3s act before aces are announced (R11)"
    if asked == ASK_ACES:
        return f"you have {counted(state.tally[seat] // ACES & 15, 'ace')} in play (G4.4.4)"
    return "aces are announced after the Showdown (G4.4.4)"


def _no_pick(state: Ganymede, kind: int, asked: int) -> str:
    rule = "G3.1.3" if state.stage == SETUP else "G4.2.8" if state.mode.token else "G4.6.7"
    if asked == ASK_PICK:
        return f"no {BLACK_KINDS[kind].name} is left in the supply ({rule})"
    return f"Black cards are taken before the first round and after the Cleanup ({rule})"


def _no_withdrawal(state: Ganymede, seat: int, card: int) -> str:
    frame = state.pending[-1]
    if frame[0] != ASK_WITHDRAW:
        return "cards are pulled back with a 3, after the Showdown (G4.4.1)"
    if card == frame[2]:
        return "a 3 pulls back another card, never itself (R12)"
    return f"{_not_in_row(state, seat, card)} (G4.4.1)"


def _no_removal(state: Ganymede, seat: int, card: int, asked: int) -> str:
    rule = "G4.2.6" if state.mode.token else "G4.6.5"
    if asked != ASK_REMOVE:
        return f"cards leave the game in the Cleanup, one of whoever was damaged ({rule})"
    if card in state.discard[seat]:
        return f"{COPIES[card][0].name} is on your discard pile and no longer in play (R32)"
    return f"{_not_in_row(state, seat, card)} ({rule})"


def _not_in_row(state: Ganymede, seat: int, card: int) -> str:
    kind = COPIES[card][0]
    if any(COPIES[other][0] is kind for other in state.row[seat]):
        return f"this copy of {kind.name} is not in your row"
    return f"there is no {kind.name} in your row"
