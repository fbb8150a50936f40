"""Step D: missions and events of the attacker, Counters of the blocker. Or D to G in an order of choice (R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover.chain.missions import may_counter, no_missions, play_counter, play_mission, playable
from meijin.games.crossover.frames import COUNTER as COUNTERING
from meijin.games.crossover.frames import FREE_MISSION
from meijin.games.crossover.frames import MISSION as PLAYING
from meijin.games.crossover.moves import CHARGE, CLIENT, COUNTER, MISSION, PASS, move, verb_of
from meijin.games.crossover.names import D2, NARUTO, E, G, H
from meijin.games.crossover.steps import enter
from meijin.games.crossover.turn import charge, deployment

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def run_mission(state: Crossover) -> None:
    """D1: the attacker may play a mission or an event."""
    if state.terms.free_mission_order:
        _run_free(state)
    elif state.stage or not may_play_mission(state):
        enter(state, D2)
    else:
        state.ask((PLAYING, 1 << state.attacker))


def may_play_mission(state: Crossover) -> bool:
    """Whether the attacker has a mission left and a hand to play it from."""
    return bool(state.hand[state.attacker]) and not no_missions(state)


def offer_mission(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind in hand that can be played, and pass."""
    return [*[move(MISSION, kind) for kind in playable(state, seat, counter=False)], PASS]


def answer_mission(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A mission starts a Chain."""
    state.stage = 1
    if action != PASS:
        play_mission(state, seat, action)


def run_counter(state: Crossover) -> None:
    """D2: the blocker may play a Counter, if none has been played in response."""
    if state.stage or not may_counter(state):
        _go_on(state)
    else:
        state.ask((COUNTERING, 2 >> state.attacker))


def _go_on(state: Crossover) -> None:
    """E and F are for a Naruto attacker, and with all of D to G in an order of choice only H is left."""
    if state.terms.free_mission_order:
        enter(state, H)
    else:
        enter(state, E if state.terms.lines[state.attacker] == NARUTO else G)


def offer_counter(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every Counter in hand that can be played, and pass."""
    return [*[move(COUNTER, kind) for kind in playable(state, seat, counter=True)], PASS]


def answer_counter(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A Counter with nothing to answer is legal (R24)."""
    state.stage = 1
    if action != PASS:
        play_counter(state, seat, action)


# -- in an order of choice ------------------------------------------------------------------------------------------


def _run_free(state: Crossover) -> None:
    attacker = state.attacker
    if not state.stage and (state.hand[attacker] or deployment.may_ambush(state)):
        state.ask((FREE_MISSION, 1 << attacker))
    else:
        enter(state, D2)


def offer_free(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Missions, charging (Naruto), Clients (Naruto), deployments, and pass."""
    offered = offer_mission(state, seat, frame)[:-1]
    if not charge.no_charge(state, seat):
        offered += charge.offer_charge(state, seat, frame)[:-1]
    offered += deployment.offer_client(state, seat, frame)[:-1]
    return offered + deployment.offer_deploy(state, seat, frame)


def answer_free(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """Whatever it is; with a pass the Mission Phase goes on to the blocker's Counter and the DB step."""
    verb = verb_of(action)
    if verb == PASS:
        state.stage = 1
    elif verb == MISSION:
        play_mission(state, seat, action)
    elif verb == CHARGE:
        charge.charge(state, seat, action)
    elif verb == CLIENT:
        deployment.answer_client(state, seat, action, frame)
        state.stage = 0
    else:
        deployment.answer_deploy(state, seat, action, frame)
