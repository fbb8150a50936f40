"""The table of the rules: for every question what may be answered, and what each answer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from meijin.games.go_out import frames, notation, offers, rules

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

Deed = Callable[["GoOut", int, int], None]  # of the state, the seat and the action


@dataclass(frozen=True)
class Question:
    """What may be answered, and what answers do."""

    offer: Callable[[GoOut, int], list[int]]  # of the state and the seat
    answers: tuple[tuple[Sequence[int], Deed], ...]


PLAYS: Final = range(notation.PASS)
PLACES: Final = range(notation.PLACE, notation.DISCARD)
DISCARDS: Final = range(notation.DISCARD, notation.GIVE)
GIFTS: Final = range(notation.GIVE, notation.CHOOSE)
CHARACTERS: Final = range(notation.CHOOSE, notation.SWEEP)
SWEEPS: Final = range(notation.SWEEP, notation.ACTIONS)

TABLE: Final = {
    frames.ASK_CHOOSE: Question(offers.offer_choose, ((CHARACTERS, rules.choose),)),
    frames.ASK_TURN: Question(
        offers.offer_turn,
        (
            (PLAYS, rules.play),
            ([notation.PASS], rules.take_damage),
            ([notation.GUARD_OFF], rules.use_guard),
            ([notation.REVEAL], rules.reveal),
            (SWEEPS, rules.sweep),
        ),
    ),
    frames.ASK_PLACE: Question(offers.offer_place, (([notation.REVEAL], rules.reveal), (PLACES, rules.place))),
    frames.ASK_DISCARD: Question(offers.offer_discard, ((DISCARDS, rules.discard),)),
    frames.ASK_GIFT: Question(offers.offer_gift, ((GIFTS, rules.give), ([notation.KEEP], rules.keep))),
}
OFFERS: Final = tuple(TABLE[kind].offer for kind in range(len(TABLE)))
# By action: none does something else in another question.
_DEEDS: Final = {
    action: deed for question in TABLE.values() for actions, deed in question.answers for action in actions
}
STEPS: Final = tuple(_DEEDS[action] for action in range(notation.ACTIONS))


def answers(asked: int, action: int) -> bool:
    """Whether an action is an answer to a question at all."""
    return any(action in actions for actions, _ in TABLE[asked].answers)
