"""Whether the seat that decides may choose an action: a code, 0 if it may, and why not in words, for it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out import effects, frames, machine, notation
from meijin.games.go_out.cards import (
    CHARACTERS,
    EFFECTS,
    HIDDEN,
    KINDS,
    OF_KIND,
    PHANTOM_PAIR,
    SETS,
    SWEEP,
    first_character,
)
from meijin.games.go_out.tables import DECLARED_BY, NO_PILE, RANK, SIZE
from meijin.kernel.refusals import Reason

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

_WHO: Final = {character.power: character.short_name for character in CHARACTERS}


class Refusal(Reason):
    """Why an action is not allowed."""

    ALLOWED = ""
    CHOOSE_FIRST = "everybody chooses a character first"
    NO_DAMAGE = "no damage is being taken"
    PLACE_FIRST = "{left} must be placed first"
    DISCARD_FIRST = "{left} must be discarded first"
    GIVE_FIRST = "a card is given away or kept first"
    CHOSEN = "the characters of this battle have been chosen"
    NO_REVEAL = "a character is revealed in one's turn, before its last card is put down"
    LOCKED = "{character} is locked: you have won a battle with her"
    FACE_UP = "your character lies face up already"
    MUST_LEAD = "the field is empty: who leads plays or uses a Guard"
    NO_SWEEPER = f"only a revealed {_WHO[SWEEP]} sweeps"
    NOTHING_TO_SWEEP = "there is nothing to sweep away"
    NO_MIXTURE = f"at least one {EFFECTS.swept[0]} and one {EFFECTS.swept[1]} are needed"
    ONE_AT_A_TIME = f"a revealed {_WHO[PHANTOM_PAIR]} plays one card at a time"
    NOT_DECLARED = "only a revealed character that says so may declare these cards as rank {rank}"
    COUNTS_AS_MORE = f"your card counts as {notation.count_cards(EFFECTS.counts_as)}, and {{count}} must be matched"
    OTHER_COUNT = "as many cards as on the tableau are needed: {count}"
    TOO_LOW = "{rank} is not higher than {to_beat}"
    NO_OPPONENT = "{receiver} is no opponent who is still in the battle"
    ITSELF = "a gift goes to an opponent"
    MISSING = "you have {held}"


# What is told whoever answers something else than what is asked.
_FIRST: Final = {
    frames.ASK_CHOOSE: Refusal.CHOOSE_FIRST,
    frames.ASK_TURN: Refusal.NO_DAMAGE,
    frames.ASK_PLACE: Refusal.PLACE_FIRST,
    frames.ASK_DISCARD: Refusal.DISCARD_FIRST,
    frames.ASK_GIFT: Refusal.GIVE_FIRST,
}


def refusal(state: GoOut, seat: int, action: int) -> Refusal:
    """What forbids an action to a seat that decides, if anything."""
    asked = state.pending[-1][frames.ASKED]
    code = Refusal.ALLOWED
    if not machine.answers(asked, action):
        if asked != frames.ASK_CHOOSE and action in machine.TO_CHOOSE:
            return Refusal.CHOSEN
        return Refusal.NO_REVEAL if asked != frames.ASK_CHOOSE and action == notation.REVEAL else _FIRST[asked]
    if action == notation.REVEAL:
        return Refusal.FACE_UP if state.power[seat] else code
    if action == notation.PASS:
        return code if state.tableau else Refusal.MUST_LEAD
    if action in machine.TO_CHOOSE:
        spare = state.spare[seat] >> first_character(seat) + action - notation.CHOOSE & 1
        return code if spare else Refusal.LOCKED
    if action in machine.TO_SWEEP:
        code = _no_sweep(state, seat, action)
    elif action in machine.TO_GIVE:
        other = (action - notation.GIVE) // KINDS
        code = Refusal.ITSELF if other == seat else code if state.active >> other & 1 else Refusal.NO_OPPONENT
    if code or _held_too_few(state, seat, action):
        return code or Refusal.MISSING
    return _no_play(state, seat, action) if action in machine.TO_PLAY else code


def _no_sweep(state: GoOut, seat: int, action: int) -> Refusal:
    if state.power[seat] != SWEEP:
        return Refusal.NO_SWEEPER
    if not state.tableau:
        return Refusal.NOTHING_TO_SWEEP
    return Refusal.ALLOWED if action in state.terms.sweeps else Refusal.NO_MIXTURE


def _no_play(state: GoOut, seat: int, action: int) -> Refusal:
    """Of cards that are held."""
    power = state.power[seat]
    _, _, to_beat, count, _ = state.tableau[-1] if state.tableau else NO_PILE
    if power == PHANTOM_PAIR and SIZE[action] > 1:
        return Refusal.ONE_AT_A_TIME
    if DECLARED_BY[action] not in (HIDDEN, power):
        return Refusal.NOT_DECLARED
    if count and power == PHANTOM_PAIR and not effects.may_follow_as_pair(state, count):
        return Refusal.COUNTS_AS_MORE
    if count and power != PHANTOM_PAIR and SIZE[action] != count:
        return Refusal.OTHER_COUNT
    return Refusal.ALLOWED if RANK[action] > to_beat else Refusal.TOO_LOW


def _held_too_few(state: GoOut, seat: int, action: int) -> str:
    """How many cards are held of the first kind of which there are too few for an action."""
    for kind, size in notation.PARTS.get(action, ()):
        held = (state.hand[seat] & OF_KIND[kind]).bit_count()
        if held < size:
            only = f"only {notation.number_word(held)}" if held else "no"
            return f"{only} {notation.kind_name(kind)}{'s' if held > 1 else ''}"
    return ""


def why_not(state: GoOut, seat: int, action: int) -> str:
    """Which rule forbids an action to a seat that decides; empty if it is no action of this game."""
    if not 0 <= action < notation.ACTIONS:
        return ""
    frame = state.pending[-1]
    _, _, to_beat, count, _ = state.tableau[-1] if state.tableau else NO_PILE
    takes = frame[frames.ASKED] in (frames.ASK_PLACE, frames.ASK_DISCARD)
    return refusal(state, seat, action).sentence.format(
        left=notation.count_cards(frame[frames.LEFT]) if takes else "",
        character=CHARACTERS[action - notation.CHOOSE].short_name if action in machine.TO_CHOOSE else "",
        receiver=SETS[(action - notation.GIVE) // KINDS] if action in machine.TO_GIVE else "",
        rank=RANK[action] if action in machine.TO_PLAY else 0,
        held=_held_too_few(state, seat, action),
        to_beat=to_beat,
        count=count,
    )
