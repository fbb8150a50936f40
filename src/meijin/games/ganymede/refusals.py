"""Whether the seat that decides may choose an action: a code, 0 if it may, and why not in words, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import frames, notation
from meijin.games.ganymede.cards import ACES, BLACK_KINDS, COPIES, DRAW_BLOCKED_ABOVE, DRAW_LIMIT, TOTAL
from meijin.kernel.frames import KIND
from meijin.kernel.refusals import Reason, naming
from meijin.words import Card, Message, Seat

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede


class Refusal(Reason):
    """Why an action is not allowed."""

    ALLOWED = naming()
    ALL_DRAWN = naming(limit=int)
    TOO_HIGH = naming(blocked_above=int)
    NO_CARDS = naming()
    NOT_DRAWING = naming()
    SHOWN_FIRST = naming()
    SCOUTED_FIRST = naming()
    SHOWN_ALWAYS = naming()
    SHOWN_AT_ONCE = naming()
    SHOWN_WHEN_DRAWN = naming()
    NOT_SCOUTING = naming()
    NOT_WITHDRAWING = naming()
    ITSELF = naming()
    THREES_FIRST = naming()
    NOT_ANNOUNCING = naming()
    FEWER_ACES = naming(aces=int)
    NOT_PICKING = naming(rule=str)
    ALL_TAKEN = naming(card=Card, rule=str)
    NOT_REMOVING = naming(rule=str)
    DISCARDED = naming(card=Card)
    OTHER_COPY = naming(card=Card, rule=str)
    NOT_IN_ROW = naming(card=Card, rule=str)
    FALLEN = naming(camp=Seat)


# At hand: they are asked for in every search, and a member of an enumeration is slow to be found.
ALLOWED: Final = Refusal.ALLOWED
ALL_DRAWN: Final = Refusal.ALL_DRAWN
TOO_HIGH: Final = Refusal.TOO_HIGH
# Why a seat can draw no more, as its question has it.
NO_DRAW: Final = {ALL_DRAWN: "drawn", TOO_HIGH: "over", Refusal.NO_CARDS: "empty"}


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


def objection(state: Ganymede, seat: int, action: int) -> Message | None:
    """Which rule forbids an action to a seat that decides; None if it is no action of this game."""
    if not notation.is_action(action):
        return None
    battle = state.mode.token
    card = rule = ""
    if action >= notation.REMOVE:
        card, rule = COPIES[action - notation.REMOVE][0].id, "G4.2.6" if battle else "G4.6.5"
    elif action >= notation.WITHDRAW:
        card, rule = COPIES[action - notation.WITHDRAW][0].id, "G4.4.1"
    elif action >= notation.PICK:
        rule = "G3.1.3" if state.stage == frames.SETUP else "G4.2.8" if battle else "G4.6.7"
        card = BLACK_KINDS[action - notation.PICK].id
    facts = {"card": card, "rule": rule, "aces": state.tally[seat] // ACES & 15, "camp": state.setup.seats[seat]}
    return refusal(state, seat, action).because(facts | {"limit": DRAW_LIMIT, "blocked_above": DRAW_BLOCKED_ABOVE})
