"""Why an action is not possible, told to the seat that has to decide and to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.go_out import effects, notation
from meijin.games.go_out.cards import (
    CHARACTERS,
    EFFECTS,
    GUARD,
    KINDS,
    OF_KIND,
    PHANTOM_PAIR,
    SETS,
    SWEEP,
)
from meijin.games.go_out.frames import ASK_CHOOSE, ASK_DISCARD, ASK_GIFT, ASK_PLACE, ASK_TURN
from meijin.games.go_out.tables import RANK, SIZE

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut


def why_not(state: GoOut, seat: int, action: int) -> str:
    """Which rule forbids an action to a seat that decides; empty if it is no action of this game."""
    if not 0 <= action < notation.ACTIONS:
        return ""
    frame = state.pending[-1]
    if frame[0] == ASK_CHOOSE:
        return _not_chosen(action)
    if action >= notation.CHOOSE and action < notation.SWEEP:
        return "the characters of this battle have been chosen"
    if action == notation.REVEAL:
        if frame[0] in (ASK_TURN, ASK_PLACE):
            return "your character lies face up already"
        return "a character is revealed in one's turn, before its last card is put down"
    if frame[0] != ASK_TURN:
        return _not_now(state, seat, action)
    if action == notation.PASS:
        return "the field is empty: who leads plays or uses a Guard"
    if action == notation.GUARD_OFF:
        return "you have no Guard"
    if action >= notation.SWEEP:
        return _no_sweep(state, seat, action)
    if action >= notation.PASS:
        return "no damage is being taken"
    return _no_play(state, seat, action)


def _not_chosen(action: int) -> str:
    if notation.CHOOSE <= action < notation.SWEEP:
        return f"{CHARACTERS[action - notation.CHOOSE].short_name} is locked: you have won a battle with her"
    return "everybody chooses a character first"


def _not_now(state: GoOut, seat: int, action: int) -> str:
    """While damage is being taken."""
    kind = state.pending[-1][0]
    verb, first, after = {
        ASK_PLACE: ("placed", notation.PLACE, notation.DISCARD),
        ASK_DISCARD: ("discarded", notation.DISCARD, notation.GIVE),
        ASK_GIFT: ("given", notation.GIVE, notation.CHOOSE),
    }[kind]
    if not first <= action < after:
        if kind == ASK_GIFT:
            return "a card is given away or kept first"
        return f"{notation.count_cards(state.pending[-1][2])} must be {verb} first"
    other, wanted = divmod(action - first, KINDS)
    if kind == ASK_GIFT and not state.active >> other & 1:
        return f"{SETS[other]} is no opponent who is still in the battle"
    if kind == ASK_GIFT and other == seat:
        return "a gift goes to an opponent"
    return _missing(state, seat, ((wanted, 1),))


def _no_sweep(state: GoOut, seat: int, action: int) -> str:
    if state.power[seat] != SWEEP:
        return f"only a revealed {_who(SWEEP)} sweeps"
    if not state.tableau:
        return "there is nothing to sweep away"
    if action not in state.terms.sweeps:
        low, high = EFFECTS.swept
        return f"at least one {low} and one {high} are needed"
    return _missing(state, seat, notation.sweep_parts(action))


def _no_play(state: GoOut, seat: int, action: int) -> str:
    parts, rank = notation.PLAYS[action]
    missing = _missing(state, seat, parts)
    if missing:
        return missing
    size = SIZE[action]
    if state.power[seat] == PHANTOM_PAIR and size > 1:
        return f"a revealed {_who(PHANTOM_PAIR)} plays one card at a time"
    if action >= notation.NATURAL and action not in _declarable(state, seat):
        return f"only a revealed character that says so may declare these cards as rank {rank}"
    _, _, to_beat, count, _ = state.tableau[-1]
    if state.power[seat] == PHANTOM_PAIR:
        if not effects.may_follow_as_pair(state, count):
            return f"your card counts as {notation.count_cards(EFFECTS.counts_as)}, and {count} must be matched"
    elif size != count:
        return f"as many cards as on the tableau are needed: {count}"
    return f"{RANK[action]} is not higher than {to_beat}"


def _declarable(state: GoOut, seat: int) -> list[int]:
    """What a seat could put down if it led."""
    leading = state.clone()
    leading.tableau = ()
    return leading.legal(seat)


def _missing(state: GoOut, seat: int, parts: notation.Parts) -> str:
    for kind, size in parts:
        held = (state.hand[seat] & OF_KIND[kind]).bit_count()
        if held < size:
            name = ("Guard" if kind == GUARD else str(kind + 1)) + ("s" if held > 1 else "")
            return f"you have {('no', 'only one', 'only two', 'only three', 'only four', 'only five')[held]} {name}"
    return ""


def _who(power: int) -> str:
    return next(each.short_name for each in CHARACTERS if each.power == power)
