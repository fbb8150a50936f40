"""Whether the seat that decides may choose an action: a code, 0 if it may.

What is played, deployed, used or wished for is judged by the predicates that make the offer. Where an offer is ready
made, like targets, a code is looked for only of what is not in it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, moves
from meijin.games.crossover.abilities import uses
from meijin.games.crossover.chain import missions, windows
from meijin.games.crossover.moves import first_of, second_of, verb_of
from meijin.games.crossover.names import VILLAGE, C, L
from meijin.games.crossover.notation import OF_CARDS
from meijin.games.crossover.objects import context, permissions, presence
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.games.crossover.times import is_time_for
from meijin.games.crossover.turn import charge, deployment, wishes
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover


def refusal(state: Crossover, seat: int, action: int) -> Refusal:
    """What forbids an action of the notation to a seat that decides, if anything."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    if not is_time_for(state, verb):
        return Refusal.NOT_NOW
    if state.pending[-1][KIND] == frames.PRIORITY and verb != moves.PASS and windows.is_full(state):
        return Refusal.FULL
    if verb in _PLAYED:
        return _PLAYED[verb](state, seat, state.terms.pool.cards[first], held(state, seat, verb, first))
    if verb == moves.USE:
        user = second if second < len(state.kind) else -1
        return _no_use(state, seat, state.terms.pool.cards[first], held(state, seat, verb, first), user)
    if verb not in (moves.ACTIVATE, moves.COIN) and action in state.legal(seat):
        return ALLOWED
    if verb in OF_CARDS and not presence.in_play(state, first):
        return Refusal.NO_SUCH_CARD
    match verb:
        case moves.COIN:
            return wishes.no_coin(state, seat, first)
        case moves.ACTIVATE:
            return _no_activation(state, seat, first, second)
        case moves.LEAD | moves.BACK:
            return _no_team(state, seat, verb, first)
        case moves.ATTACK | moves.BLOCK:
            return _no_sending(state, seat, verb, first)
        case moves.PAY if state.pending[-1][KIND] == frames.PAY_HAND:
            return Refusal.NO_SYMBOL if held(state, seat, verb, first) >= 0 else Refusal.NOT_IN_HAND
    return _OTHERWISE.get((verb, state.pending[-1][KIND])) or _OTHERWISE.get((verb, ANY), Refusal.NOT_OFFERED)


def held(state: Crossover, seat: int, verb: int, kind: int) -> int:
    """The card of a kind that a seat would do this with; -1 if there is none."""
    return next((card for card in origin(state, verb)[seat] if state.kind[card] == kind), -1)


def origin(state: Crossover, verb: int) -> list[list[int]]:
    """By seat, the cards that something is done with."""
    return {moves.AMBUSH: state.chakra, moves.WISH: state.wishes, moves.PLACE: state.aside}.get(verb, state.hand)


# -- cards that are played ------------------------------------------------------------------------------------------


def _no_counter(state: Crossover, seat: int, face: Card, card: int) -> Refusal:
    if state.pending[-1][KIND] == frames.PRIORITY and not windows.is_counter_time(state):
        return missions.no_counters(state, seat) or Refusal.NOT_NOW
    return missions.no_mission(state, seat, face, card, counter=True)


def _no_adventure(state: Crossover, seat: int, face: Card, card: int) -> Refusal:
    if not face.is_adventure:
        return Refusal.NO_ADVENTURE
    if state.letter != C or seat != state.attacker:
        return Refusal.NOT_NOW
    if card < 0:
        return Refusal.NOT_IN_HAND
    return windows.no_art(state, seat, card) or missions.no_effect(state, seat, card)


_PLAYED: Final[dict[int, Callable[[Crossover, int, Card, int], Refusal]]] = {
    moves.CHARGE: lambda state, seat, _, card: charge.no_charge(state, seat) if card >= 0 else Refusal.NOT_IN_HAND,
    moves.MISSION: partial(missions.no_mission, counter=False),
    moves.COUNTER: _no_counter,
    moves.CLIENT: deployment.no_client,
    moves.DEPLOY: deployment.no_deploy,
    moves.AMBUSH: deployment.no_ambush,
    moves.GROW: deployment.no_growth,
    moves.WISH: lambda state, seat, _, card: wishes.no_wish(state, seat, card),
    moves.ADVENTURE: _no_adventure,
}


def _no_use(state: Crossover, seat: int, face: Card, card: int, user: int) -> Refusal:
    if not face.is_art or face.is_adventure:
        return Refusal.AN_ADVENTURE if face.is_adventure else Refusal.NO_ART
    if state.letter != L:
        return Refusal.NOT_NOW
    if card < 0:
        return Refusal.NOT_IN_HAND
    if user < 0 or not presence.in_play(state, user):
        return Refusal.NO_USER
    if state.where[user] & 1 != seat or not state.team[user]:
        return Refusal.NOT_YOUR_USER
    if not presence.battling(state, user):
        return Refusal.NOT_BATTLING
    run = context.item(state.terms.tables.effect[face.index], card, seat, user)
    refused = uses.no_user(state, run, user) or windows.no_art(state, seat, card)
    possible = uses.possible(state, run, context.ability_of(state, run))
    return refused or (ALLOWED if possible else Refusal.USE_IMPOSSIBLE)


# -- cards in play --------------------------------------------------------------------------------------------------


def _no_activation(state: Crossover, seat: int, card: int, which: int) -> Refusal:
    if state.where[card] & 1 != seat:
        return Refusal.NOT_YOURS
    able = windows.activated(state, card, altered=True)
    if not able:
        return Refusal.NO_ABILITY
    if which > len(able):
        return Refusal.NO_SUCH_ABILITY
    _, number = able[max(which, 1) - 1]
    refused = windows.no_activation(state, seat, card, state.terms.pool.abilities[number])
    return refused or (ALLOWED if (len(able) > 1) == (which > 0) else Refusal.WHICH_ABILITY)


def _no_team(state: Crossover, seat: int, verb: int, card: int) -> Refusal:
    question = state.pending[-1]
    if state.where[card] != VILLAGE << 1 | seat or not state.team[card]:
        return Refusal.NOT_AT_HOME
    if not question[frames.ORGANIZE_BEGUN]:
        return Refusal.HEAD_FIRST
    if len(presence.members(state, state.team[card])) > 1 or card == question[frames.ORGANIZE_HEAD]:
        return Refusal.IN_A_TEAM
    return Refusal.TEAM_FULL if verb == moves.BACK else Refusal.NO_LEADER


def _no_sending(state: Crossover, seat: int, verb: int, card: int) -> Refusal:
    if state.where[card] & 1 != seat or not state.team[card]:
        return Refusal.NOT_YOUR_TEAM
    if state.where[card] >> 1 != VILLAGE:
        return Refusal.SENT
    if state.place[card]:
        return Refusal.AT_THE_BACK
    if verb == moves.ATTACK:
        return Refusal.KEPT_HOME
    attacking = state.battles[state.pending[-1][frames.BLOCK_BATTLE]][frames.ATTACKING]
    may_block = permissions.may_block(state, state.team[card], attacking)
    return Refusal.OBLIGED if may_block else Refusal.UNBLOCKABLE


# -- what is not offered, by verb and question ----------------------------------------------------------------------

ANY: Final = -1
_OTHERWISE: Final[dict[tuple[int, int], Refusal]] = {
    (moves.PLACE, ANY): Refusal.NOT_LEFT,
    (moves.PASS, frames.BLOCK): Refusal.OBLIGED,
    (moves.DONE, frames.ATTACK): Refusal.MUST_ATTACK,
    (moves.DONE, frames.ORGANIZE): Refusal.UNFINISHED,
    (moves.KEEP, frames.ORGANIZE): Refusal.UNFINISHED,
    (moves.DONE, ANY): Refusal.HOW_MANY,
    (moves.TARGET, ANY): Refusal.NO_TARGET,
    (moves.TARGET_KIND, ANY): Refusal.NO_TARGET,
    (moves.PAY, ANY): Refusal.NO_PAYMENT,
    (moves.PAY_OBJECT, ANY): Refusal.NO_PAYMENT,
    (moves.X, ANY): Refusal.TOO_MUCH,
    (moves.MODE, ANY): Refusal.NO_CHOICE,
    (moves.CHOOSE, ANY): Refusal.NO_CHOICE,
    (moves.NUMBER, ANY): Refusal.NO_CHOICE,
    (moves.TAKE, ANY): Refusal.NOT_AMONG,
    (moves.TOP, ANY): Refusal.NOT_AMONG,
    (moves.DISCARD, ANY): Refusal.NOTHING_TO_DISCARD,
    (moves.TRIGGER, ANY): Refusal.NO_TRIGGER,
}
