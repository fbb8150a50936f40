"""What is asked now, for whoever wants something else: each question in a few words with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles.board import BENCH
from meijin.games.cat_battles.cards import FACES
from meijin.games.cat_battles.frames import (
    ACT,
    ACTING,
    AGAIN,
    AIM,
    ATTACK,
    ATTACKER,
    CALL,
    COUNTER,
    DAMAGE,
    DICE,
    DIE,
    EFFECTS,
    END,
    FEAST,
    HURT,
    MAIN,
    PLAY,
    PUSH,
    RELOCATE,
    RESPONSE,
    ROLL,
    START,
    TAKE,
    TARGET,
    TEAM,
    TOTAL,
    USER,
)
from meijin.games.cat_battles.whom import name_of
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

# The questions that are a phase, not something that has come up in one.
OPEN_PHASES: Final = (TEAM, START, TAKE, PLAY, MAIN, ACT, END)
_ASKED: Final = {
    TEAM: "the teams are put together first (C3.4)",
    START: "it is your Start Phase: use a Rear effect, or pass (C4.1.2)",
    TAKE: "Fish are taken first, like 'take 1' (C4.1.3)",
    PLAY: "it is your Play Phase: play a Kitten, or say 'end_play' (C4.2.1)",
    MAIN: "it is your Main Phase: let a cat Act, or say 'end_main' (C4.3.1)",
    ACT: "the Act of {cat} comes first: end it with 'end_act' (C4.3.3)",
    END: "it is your End Phase: use a Rear effect, or pass (C4.8.1)",
    EFFECTS: "{attacker} attacks {target}: first use a Rear effect before the dice, or pass (C4.4.2)",
    DIE: "the die shows {face}: first use a Rear effect, or pass (C4.4.7)",
    ROLL: "{attacker} is rolling: first roll, or stop (C4.4.6)",
    TOTAL: "{target} is about to be damaged: first use its Rear effect, or pass (C4.4.10)",
    COUNTER: "{target} may strike back: first say 'counter', or 'decline' (C4.4.14)",
    PUSH: "{target} is pushed first, like 'push sw' (C4.4.16)",
    AGAIN: "{attacker} may attack a second time: first say 'again', or pass (C4.4.18)",
    DAMAGE: "the Damage to {cat} comes first: say 'take_cat' or 'take_box' (C4.5.1)",
    RESPONSE: "the effect of {cat} can be answered: first respond, or pass (C5.2.5)",
    AIM: "the Greedy Boss hits a Kitten first (C4.6.3)",
    RELOCATE: "the Greedy Boss takes a Kitten to another Area first (C5.4.13)",
    FEAST: "the feast comes first: feed a Kitten, or stop (C5.4.14)",
    CALL: "the Greedy Boss calls a Kitten first (C5.4.15)",
}


def asked_now(state: CatBattles) -> str:
    """The open question as a reason why something else has to wait."""
    frame = state.pending[-1]
    below = state.pending[-2] if len(state.pending) > 1 else frame
    names = {}
    if frame[KIND] == ACT:
        names["cat"] = name_of(state, frame[ACTING])
    elif frame[KIND] == DAMAGE:
        names["cat"] = name_of(state, frame[HURT])
    elif frame[KIND] == RESPONSE:  # it lies on the effect that it answers
        names["cat"] = name_of(state, below[USER])
    elif below[KIND] == ATTACK:
        names["attacker"], names["target"] = (name_of(state, below[side]) for side in (ATTACKER, TARGET))
        names["face"] = FACES[below[DICE] & 0b11].capitalize()
    return _ASKED[frame[KIND]].format(**names)


def not_now(state: CatBattles, seat: int, phases: tuple[int, ...], otherwise: str) -> str:
    """Why something cannot be done at this question: what is asked comes first, and what it needs is another time.

    ``phases`` are the questions or attacks during which it is done, so that it only has to wait; ``otherwise`` says
    when it is done, and is said where that is another time.
    """
    asked = asked_now(state)
    waits = any(frame[KIND] in phases for frame in state.pending) and (seat == state.current or ATTACK in phases)
    if waits or not otherwise:
        return asked
    return otherwise if state.pending[-1][KIND] in OPEN_PHASES else f"{asked}; {otherwise}"


def cannot_act(state: CatBattles, seat: int, cat: int, what: str) -> str:
    """Why a cat of the seat cannot begin or go on with its Act; empty if it can."""
    frame, name = state.pending[-1], name_of(state, cat)
    if frame[KIND] not in (MAIN, ACT):
        return not_now(state, seat, (MAIN, ACT), f"cats {what} in your Main Phase (C4.3.1)")
    if state.where[cat] >= BENCH:
        return f"{name} is not on the Territory (C4.3.1)"
    if frame[KIND] == ACT and frame[ACTING] != cat:
        return asked_now(state)
    if state.acted >> cat & 1:
        return f"{name} has Acted in this turn (C4.3.1)"
    if state.stunned >> cat & 1:
        return f"{name} is stunned in this turn (C4.3.12)"
    return ""
