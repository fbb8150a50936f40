"""The table of the rules: for every question what may be answered, and what each answer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meijin.games.go_out import effects, frames, notation, rules
from meijin.games.go_out.cards import CHARACTERS, FIRST_CARD, GUARD, KINDS, RANK_MERGE, first_character
from meijin.games.go_out.notation import CHOOSE, DISCARD, GIVE, GUARD_OFF, KEEP, PASS, PLACE, REVEAL
from meijin.games.go_out.tables import (
    ABOVE,
    CHUNK,
    CHUNK_BITS,
    FIRST_CHUNK,
    FOLLOWS,
    PILE_COUNT,
    PILE_RANK,
    leads,
    places,
)

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

GUARDS_FROM: Final = FIRST_CARD[GUARD]
GUARD_OR_PASS: Final = (GUARD_OFF, PASS)


def offer_choose(state: GoOut, seat: int) -> list[int]:
    """Characters in the order of the data."""
    spare = state.spare[seat] >> first_character(seat)
    return [CHOOSE + character for character in range(len(CHARACTERS)) if spare >> character & 1]


def offer_turn(state: GoOut, seat: int) -> list[int]:
    """Reveal, sweeps (with most of the lower number first), plays, guard, pass.

    Plays come by number, then by how many; after them Nerai's mixtures by size, then Toyoko's 1s by size.
    """
    power = state.power[seat]
    if power >= RANK_MERGE:
        return effects.turn(state, seat)
    hand = state.hand[seat]
    moves = [] if power else [REVEAL]
    if state.tableau:
        pile = state.tableau[-1]
        rank = pile[PILE_RANK]
        rest = hand & ABOVE[rank]
        if rest:
            rest >>= FIRST_CHUNK[rank]
            for table in FOLLOWS[pile[PILE_COUNT]][rank]:
                found = table[rest & CHUNK_BITS]
                if found:
                    moves += found
                rest >>= CHUNK
        if hand >> GUARDS_FROM:
            moves += GUARD_OR_PASS
        else:
            moves.append(PASS)
        return moves
    return [*moves, *leads(hand), GUARD_OFF] if hand >> GUARDS_FROM else [*moves, *leads(hand)]


def offer_place(state: GoOut, seat: int) -> list[int]:
    """Reveal, then the cards by number, Guards last."""
    cards = places(state.hand[seat])
    return cards if state.power[seat] else [REVEAL, *cards]


def offer_discard(state: GoOut, seat: int) -> list[int]:
    """The cards by number, Guards last."""
    return [card + DISCARD - PLACE for card in places(state.hand[seat])]


def offer_gift(state: GoOut, seat: int) -> list[int]:
    """Card by card each seat, then keep."""
    others = [GIVE - PLACE + KINDS * other for other in range(state.setup.players) if state.active >> other & 1]
    own = GIVE - PLACE + KINDS * seat
    return [*[card + other for card in places(state.hand[seat]) for other in others if other != own], KEEP]


# -- the table --------------------------------------------------------------------------------------------------------

Deed = Callable[["GoOut", int, int], None]  # of the state, the seat and the action


@dataclass(frozen=True)
class Question:
    """What may be answered, and what answers do."""

    offer: Callable[[GoOut, int], list[int]]  # of the state and the seat
    answers: tuple[tuple[Sequence[int], Deed], ...]


TO_PLAY: Final = range(notation.PASS)
TO_PLACE: Final = range(notation.PLACE, notation.DISCARD)
TO_DISCARD: Final = range(notation.DISCARD, notation.GIVE)
TO_GIVE: Final = range(notation.GIVE, notation.CHOOSE)
TO_CHOOSE: Final = range(notation.CHOOSE, notation.SWEEP)
TO_SWEEP: Final = range(notation.SWEEP, notation.ACTIONS)

HANDLINGS: Final = {
    frames.ASK_CHOOSE: Question(offer_choose, ((TO_CHOOSE, rules.choose),)),
    frames.ASK_TURN: Question(
        offer_turn,
        (
            (TO_PLAY, rules.play),
            ([notation.PASS], rules.take_damage),
            ([notation.GUARD_OFF], rules.use_guard),
            ([notation.REVEAL], rules.reveal),
            (TO_SWEEP, rules.sweep),
        ),
    ),
    frames.ASK_PLACE: Question(offer_place, (([notation.REVEAL], rules.reveal), (TO_PLACE, rules.place))),
    frames.ASK_DISCARD: Question(offer_discard, ((TO_DISCARD, rules.discard),)),
    frames.ASK_GIFT: Question(offer_gift, ((TO_GIVE, rules.give), ([notation.KEEP], rules.keep))),
}
OFFERS: Final = tuple(HANDLINGS[kind].offer for kind in range(len(frames.PHASES)))
# By action: none does something else in another question.
_DEEDS: Final = {
    action: deed for question in HANDLINGS.values() for actions, deed in question.answers for action in actions
}
STEPS: Final = tuple(_DEEDS[action] for action in range(notation.ACTIONS))


def answers(asked: int, action: int) -> bool:
    """Whether an action is an answer to a question at all."""
    return any(action in actions for actions, _ in HANDLINGS[asked].answers)
