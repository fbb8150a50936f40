"""With what a cost may best be paid: what the payer misses least, judged by what the payer knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, moves
from meijin.games.crossover.abilities import costs
from meijin.games.crossover.judgement.worth import Purse
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

_PAYING: Final = (frames.PAY_HAND, frames.COST)


def payment(state: Crossover, seat: int) -> str:
    """The card that a seat should pay with next, in words; empty where it pays with no card from hand or chakra."""
    frame = state.pending[-1]
    if frame[KIND] not in _PAYING:
        return ""
    legal = [action for action in state.legal(seat) if moves.verb_of(action) == moves.PAY]
    if not legal:
        return ""
    purse = Purse(state, seat)
    from_hand = frame[KIND] == frames.PAY_HAND or costs.unit_of(state, frame).hidden()
    missed = {
        action: purse.kind(moves.first_of(action)) if from_hand else purse.chakra(state, moves.first_of(action))
        for action in legal
    }
    return state.text(min(legal, key=missed.__getitem__))
