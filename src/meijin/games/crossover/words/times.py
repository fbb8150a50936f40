"""At which questions each verb is an answer, and how to call the time."""

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
_CHARGING: Final = "a Dragon Ball attacker charges a card in step B, a Naruto attacker in step E (CB7.3.1, CB7.6.1)"
_WHO_BEGINS: Final = "who goes first is decided before the first turn (CB4.2.1)"
_ORGANIZING: Final = "Teams are organized by the attacker in step I (CB7.10.1)"
_COUNTERING: Final = "Counters are played by a Naruto blocker in step D (CB7.5.3)"
_MISSIONS: Final = "missions and events are played by the attacker in step D (CB7.5.1)"
_CHOICES: Final = "no effect asks for that now (CB5.4.1)"
_SEARCHING: Final = "no effect looks for cards now (CB13.4, CB13.5)"
TIMES: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    moves.PASS: ((*_IN_STEPS, frames.BLOCK, frames.FREE_MISSION, *_PRIORITY), "here something has to be chosen"),
    moves.DONE: (_NAMED, "done ends what may be named one by one, and here it is something else"),
    moves.FIRST: ((frames.CHOOSER,), _WHO_BEGINS),
    moves.SECOND: ((frames.CHOOSER,), _WHO_BEGINS),
    moves.KEEP: ((frames.REDRAW, frames.ORGANIZE), "there is nothing to keep now (CB4.3.2, CB7.10.1)"),
    moves.REDRAW: ((frames.REDRAW,), "a hand is redrawn before the first turn, at most twice (CB4.3.2)"),
    moves.PLACE: ((frames.PLACE,), "Wish cards are placed before the first turn (CB4.4.1)"),
    moves.CHARGE: ((frames.CHARGE, frames.FREE_MISSION), _CHARGING),
    moves.MISSION: ((frames.MISSION, frames.FREE_MISSION), _MISSIONS),
    moves.COUNTER: ((frames.COUNTER, *_PRIORITY), _COUNTERING),
    moves.CLIENT: ((frames.CLIENT, frames.FREE_MISSION), "Clients are played by a Naruto attacker in step F (CB7.7.1)"),
    moves.DEPLOY: (_DEPLOYING, "fighters are deployed by the attacker in step G (CB7.8.1)"),
    moves.AMBUSH: (_DEPLOYING, "Ambush is a deployment of step G (CB6.10.1)"),
    moves.GROW: (_DEPLOYING, "Growth cards are laid in step G (CB6.9.1)"),
    moves.COIN: ((frames.DB_STEP,), "DB coins are placed by a Dragon Ball attacker in step H (CB7.9.1)"),
    moves.WISH: ((frames.DB_STEP,), "a wish is made by a Dragon Ball attacker in step H (CB7.9.2)"),
    moves.LEAD: ((frames.ORGANIZE,), _ORGANIZING),
    moves.BACK: ((frames.ORGANIZE,), _ORGANIZING),
    moves.ATTACK: ((frames.ATTACK,), "Teams are sent out by the attacker in step J (CB7.11.2)"),
    moves.BLOCK: ((frames.BLOCK,), "Teams block in step K (CB7.12.1)"),
    moves.HEADS: ((frames.FINAL_COIN,), "no coin is to be called now (CB10.5)"),
    moves.TAILS: ((frames.FINAL_COIN,), "no coin is to be called now (CB10.5)"),
    moves.USE: (_PRIORITY, "arts are used in step L, when you are asked whether to use an effect (CB5.2.4)"),
    moves.ADVENTURE: (_PRIORITY, "Adventures are used by the attacker in step C (CB5.2.3)"),
    moves.ACTIVATE: (_PRIORITY, "abilities are used when you are asked whether to use an effect (CB5.2.1, CB5.2.6)"),
    moves.MODE: ((frames.MODE,), _CHOICES),
    moves.X: ((frames.X,), _CHOICES),
    moves.TARGET: ((frames.TARGET,), _CHOICES),
    moves.TARGET_KIND: ((frames.TARGET,), _CHOICES),
    moves.PAY: ((frames.PAY_HAND, frames.COST), "there is no cost to pay now (CB6.1.1, CB6.2.1)"),
    moves.PAY_OBJECT: ((frames.COST,), "there is no cost to pay like this now (CB5.4.1)"),
    moves.ACCEPT: (_ACCEPTING, "there is nothing to accept now (CB5.6.3)"),
    moves.DECLINE: (_ACCEPTING, "there is nothing to decline now (CB5.6.3)"),
    moves.TRIGGER: ((frames.TRIGGER,), "there are no triggers to put in order now (CB5.6.2)"),
    moves.TAKE: ((frames.FIND,), _SEARCHING),
    moves.NONE: ((frames.FIND,), _SEARCHING),
    moves.TOP: ((frames.PUT_BACK,), "no cards are put back now (CB13.5)"),
    moves.CHOOSE: ((frames.CHOOSE,), _CHOICES),
    moves.NUMBER: ((frames.NUMBER,), _CHOICES),
    moves.PICK: ((frames.PICK, frames.TAKE_COIN), _CHOICES),
    moves.PICK_KIND: ((frames.PICK,), _CHOICES),
    moves.DISCARD: ((frames.ADJUST, frames.FORCED), "nothing is to be discarded now (CB7.17.1)"),
    moves.AS_HEAD: ((frames.POSITION,), "nobody joins a Team now (CB6.6.4)"),
    moves.AS_BACK: ((frames.POSITION,), "nobody joins a Team now (CB6.6.4)"),
}


def is_time_for(state: Crossover, verb: int) -> bool:
    """Whether what is asked now is answered with this verb."""
    return state.pending[-1][KIND] in TIMES[verb][0]
