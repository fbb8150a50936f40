"""At which questions each verb is an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, moves
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


_IN_STEPS: Final = (frames.CHARGE, frames.MISSION, frames.COUNTER, frames.CLIENT, frames.DEPLOY, frames.DB_STEP)
_NAMED: Final = (frames.PLACE, frames.ORGANIZE, frames.ATTACK, frames.TARGET, frames.PICK)
_DEPLOYING: Final = (frames.DEPLOY, frames.FREE_MISSION)
_PRIORITY: Final = (frames.PRIORITY,)
_ACCEPTING: Final = (frames.ACCEPT, frames.WHETHER)
TIMES: Final[dict[int, tuple[int, ...]]] = {
    moves.PASS: (*_IN_STEPS, frames.BLOCK, frames.FREE_MISSION, *_PRIORITY),
    moves.DONE: _NAMED,
    moves.FIRST: (frames.CHOOSER,),
    moves.SECOND: (frames.CHOOSER,),
    moves.KEEP: (frames.REDRAW, frames.ORGANIZE),
    moves.REDRAW: (frames.REDRAW,),
    moves.PLACE: (frames.PLACE,),
    moves.CHARGE: (frames.CHARGE, frames.FREE_MISSION),
    moves.MISSION: (frames.MISSION, frames.FREE_MISSION),
    moves.COUNTER: (frames.COUNTER, *_PRIORITY),
    moves.CLIENT: (frames.CLIENT, frames.FREE_MISSION),
    moves.DEPLOY: _DEPLOYING,
    moves.AMBUSH: _DEPLOYING,
    moves.GROW: _DEPLOYING,
    moves.COIN: (frames.DB_STEP,),
    moves.WISH: (frames.DB_STEP,),
    moves.LEAD: (frames.ORGANIZE,),
    moves.BACK: (frames.ORGANIZE,),
    moves.ATTACK: (frames.ATTACK,),
    moves.BLOCK: (frames.BLOCK,),
    moves.HEADS: (frames.FINAL_COIN,),
    moves.TAILS: (frames.FINAL_COIN,),
    moves.USE: _PRIORITY,
    moves.ADVENTURE: _PRIORITY,
    moves.ACTIVATE: _PRIORITY,
    moves.MODE: (frames.MODE,),
    moves.X: (frames.X,),
    moves.TARGET: (frames.TARGET,),
    moves.TARGET_KIND: (frames.TARGET,),
    moves.PAY: (frames.PAY_HAND, frames.COST),
    moves.PAY_OBJECT: (frames.COST,),
    moves.ACCEPT: _ACCEPTING,
    moves.DECLINE: _ACCEPTING,
    moves.TRIGGER: (frames.TRIGGER,),
    moves.TAKE: (frames.FIND,),
    moves.NONE: (frames.FIND,),
    moves.TOP: (frames.PUT_BACK,),
    moves.CHOOSE: (frames.CHOOSE,),
    moves.NUMBER: (frames.NUMBER,),
    moves.PICK: (frames.PICK, frames.TAKE_COIN),
    moves.PICK_KIND: (frames.PICK,),
    moves.DISCARD: (frames.ADJUST, frames.FORCED),
    moves.AS_HEAD: (frames.POSITION,),
    moves.AS_BACK: (frames.POSITION,),
}


def is_time_for(state: Crossover, verb: int) -> bool:
    """Whether what is asked now is answered with this verb."""
    return state.pending[-1][KIND] in TIMES[verb]
