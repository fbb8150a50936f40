"""The turn (section 7): its steps in order, and those that are short. The others have files of their own.

A step's function does what is automatic and asks what is to be asked, or goes on to the next step. ``stage`` says how
far a step has come: whatever is caused on the way is dealt with before the function is called again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import news
from meijin.games.crossover.abilities import events
from meijin.games.crossover.battle import exchange, showdown
from meijin.games.crossover.battle.organization import organize
from meijin.games.crossover.chain import triggers, windows
from meijin.games.crossover.frames import ADJUST
from meijin.games.crossover.language.vocabulary import Event, Moment
from meijin.games.crossover.moves import DISCARD, first_of, move
from meijin.games.crossover.names import A0, D1, DRAGON_BALL, HAND, TIME, A, B, C, O, P, Q
from meijin.games.crossover.names import DISCARD as DISCARD_PILE
from meijin.games.crossover.objects import durations
from meijin.games.crossover.objects.presence import find_kind
from meijin.games.crossover.play.coins import remove_coins
from meijin.games.crossover.play.piles import draw, move_card
from meijin.games.crossover.steps import enter
from meijin.games.crossover.turn import charge, deployment, ending, missions, opening, wishes

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame


def run_step(state: Crossover, frame: Frame) -> None:
    """First what the last action or step has triggered, then the step."""
    pending = state.pending
    while pending and pending[-1] is frame and not state.deciders:
        if state.waiting and triggers.run_triggers(state):
            return
        _STEPS[state.letter](state)


# -- the start phase ------------------------------------------------------------------------------------------------


def _begin(state: Crossover) -> None:
    """A0: time coins go, and what triggers at the beginning of a turn does."""
    if state.stage:
        enter(state, A)
        return
    state.stage = 1
    attacker = state.attacker
    state.turns[attacker] += 1
    if state.events is not None:
        state.tell(news.Turn(state.setup.seats[state.attacker], state.turn, state.indicator[state.attacker]))
    events.at(state, Moment.NEXT_TURN_START)
    time = state.coins[TIME]
    team = state.team
    for card in [card for card in state.village[attacker] if time[card] and not team[card]]:
        remove_coins(state, card, TIME, 1)
    events.happen(state, Event.TURN_START, -1, attacker)


def _draw(state: Crossover) -> None:
    if state.turn > 1 or state.terms.first_turn_draw:
        draw(state, state.attacker, 1)
    enter(state, B if state.terms.lines[state.attacker] == DRAGON_BALL else C)


def _strategy(state: Crossover) -> None:
    if state.stage:
        enter(state, D1)
    else:
        state.stage = 1
        windows.open_window(state)


# -- the end phase --------------------------------------------------------------------------------------------------


def _turn_end(state: Crossover) -> None:
    """O0: what triggers at the end of a turn, and what was delayed to it, also by what happens here."""
    if not state.stage:
        state.stage = 1
        events.happen(state, Event.TURN_END, -1, state.attacker)
        events.at(state, Moment.TURN_END)
    elif not events.at(state, Moment.TURN_END):
        enter(state, O)


def _judge(state: Crossover) -> None:
    if not ending.judge(state):
        enter(state, P)


def _adjust(state: Crossover) -> None:
    if len(state.hand[state.attacker]) > state.terms.pool.rules.hand_limit:
        state.ask((ADJUST, 1 << state.attacker))
    else:
        enter(state, Q)


def offer_adjust(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every kind in hand."""
    kind = state.kind
    return [move(DISCARD, each) for each in sorted({kind[card] for card in state.hand[seat]})]


def answer_adjust(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The card is discarded."""
    card = find_kind(state, HAND, seat, first_of(action))
    move_card(state, card, DISCARD_PILE)
    if state.events is not None:
        state.tell(news.Discard(state.setup.seats[seat], (state.setup.kinds[card],), "hand", "limit"))


def _marker(state: Crossover) -> None:
    """Q: the Turn Indicator goes up, what lasts for the turn ends, and the roles are swapped."""
    attacker = state.attacker
    if not state.stage:
        state.stage = 1
        state.indicator[attacker] += 1
        _forget_turn(state)
        if state.events is not None:
            state.tell(news.TurnEnd(state.setup.seats[attacker], state.indicator[attacker]))
    if 0 < state.last_turn <= state.turn:
        ending.break_tie(state)
        return
    state.attacker = 1 - attacker
    state.board = None
    state.turn += 1
    enter(state, A0)


def _forget_turn(state: Crossover) -> None:
    durations.expire(state, turn=True)
    state.board = None
    state.sent = state.fresh = 0
    state.used = state.terms.unmarked
    state.won = [0, 0]
    state.missions = state.counters = state.clients = state.charges = state.deploys = state.extra = state.wished = 0


_STEPS: Final[tuple[Callable[[Crossover], None], ...]] = (
    opening.run_setup,
    _begin,
    _draw,
    charge.run_charge,
    _strategy,
    missions.run_mission,
    missions.run_counter,
    charge.run_charge,
    deployment.run_client,
    deployment.run_deploy,
    wishes.run_db,
    organize,
    exchange.run_battle_start,
    exchange.run_attack,
    exchange.run_defense,
    exchange.run_action,
    showdown.run_showdown,
    exchange.run_return,
    _turn_end,
    _judge,
    _adjust,
    _marker,
)
