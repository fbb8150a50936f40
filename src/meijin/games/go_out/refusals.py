"""Whether the seat that decides may choose an action: a code, 0 if it may, and why not, for it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out import effects, frames, machine, notation
from meijin.games.go_out.cards import (
    CATALOGUE,
    CHARACTERS,
    EFFECTS,
    GUARD,
    HIDDEN,
    KINDS,
    OF_KIND,
    PHANTOM_PAIR,
    RANK_MERGE,
    SETS,
    SWEEP,
    first_character,
)
from meijin.games.go_out.tables import DECLARED_BY, NO_PILE, RANK, SIZE
from meijin.kernel.refusals import Reason, naming
from meijin.words import Card, Message, Seat

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

_WHO: Final = {character.power: character.id for character in CHARACTERS}


class Refusal(Reason):
    """Why an action is not allowed."""

    ALLOWED = naming()
    CHOOSE_FIRST = naming()
    NO_DAMAGE = naming()
    PLACE_FIRST = naming(left=int)
    DISCARD_FIRST = naming(left=int)
    GIVE_FIRST = naming()
    CHOSEN = naming()
    NO_REVEAL = naming()
    LOCKED = naming(character=Card)
    FACE_UP = naming()
    MUST_LEAD = naming()
    NO_SWEEPER = naming(character=Card)
    NOTHING_TO_SWEEP = naming()
    NO_MIXTURE = naming(numbers=tuple[int, ...])
    ONE_AT_A_TIME = naming(character=Card)
    NOT_DECLARED = naming(character=Card, rank=int)
    COUNTS_AS_MORE = naming(character=Card, counts_as=int, count=int)
    OTHER_COUNT = naming(count=int)
    TOO_LOW = naming(rank=int, to_beat=int)
    NO_OPPONENT = naming(receiver=Seat)
    ITSELF = naming()
    MISSING = naming(card=Card, held=int)
    # Of cards that make no action at all.
    GUARD_IN_PLAY = naming()
    ONE_NUMBER = naming(character=Card, numbers=tuple[int, ...], rank=int)


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


def _held_too_few(state: GoOut, seat: int, action: int) -> tuple[int, int] | None:
    """The first kind of which there are too few cards for an action, and how many are held."""
    for kind, size in notation.PARTS.get(action, ()):
        held = (state.hand[seat] & OF_KIND[kind]).bit_count()
        if held < size:
            return kind, held
    return None


def objection(state: GoOut, seat: int, action: int) -> Message | None:
    """Which rule forbids an action to a seat that decides; None if it is no action of this game."""
    if not 0 <= action < notation.ACTIONS:
        return None
    code = refusal(state, seat, action)
    _, _, to_beat, count, _ = state.tableau[-1] if state.tableau else NO_PILE
    kind, held = _held_too_few(state, seat, action) or (0, 0)
    numbers = EFFECTS.swept
    if code is Refusal.LOCKED:
        who = CHARACTERS[action - notation.CHOOSE].id
    elif code is Refusal.NOT_DECLARED:
        who = _WHO[DECLARED_BY[action]]
    else:
        who = _WHO[SWEEP if code is Refusal.NO_SWEEPER else PHANTOM_PAIR]
    return code.because(
        {
            "left": _left(state),
            "character": who,
            "receiver": SETS[(action - notation.GIVE) // KINDS] if action in machine.TO_GIVE else "",
            "rank": RANK[action] if action in machine.TO_PLAY else 0,
            "card": CATALOGUE.battle_cards[kind].id,
            "held": held,
            "numbers": numbers,
            "counts_as": EFFECTS.counts_as,
            "to_beat": to_beat,
            "count": count,
        }
    )


def objection_to(state: GoOut, seat: int, words: str) -> Message | None:
    """Why cards make no play, unless they are a part of something that may be done."""
    parts = notation.cards_of_play(words)
    if parts is None or any(_covers(notation.PARTS.get(action, ()), parts) for action in state.legal(seat)):
        return None
    asked = state.pending[-1][frames.ASKED]
    if asked != frames.ASK_TURN:
        return _FIRST[asked].because({"left": _left(state)})
    code = Refusal.GUARD_IN_PLAY if any(kind == GUARD for kind, _ in parts) else Refusal.ONE_NUMBER
    return code.because({"character": _WHO[RANK_MERGE], "numbers": EFFECTS.merged, "rank": EFFECTS.merged_rank})


def _covers(parts: notation.Parts, some: notation.Parts) -> bool:
    held = dict(parts)
    return all(held.get(kind, 0) >= size for kind, size in some)


def _left(state: GoOut) -> int:
    """How many cards have still to be put down."""
    frame = state.pending[-1]
    return frame[frames.LEFT] if frame[frames.ASKED] in (frames.ASK_PLACE, frames.ASK_DISCARD) else 0
