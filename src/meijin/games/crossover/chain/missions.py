"""Missions, events, Counters and Wishes: which may be played, and their way onto the Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover.abilities.uses import announce, possible
from meijin.games.crossover.chain import hand_costs
from meijin.games.crossover.effect_frames import PRIORITY
from meijin.games.crossover.language.vocabulary import Forbidden
from meijin.games.crossover.moves import first_of
from meijin.games.crossover.names import HAND, NARUTO, STACK
from meijin.games.crossover.objects import board, permissions, presence
from meijin.games.crossover.objects.context import item
from meijin.games.crossover.play import piles

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def may_counter(state: Crossover) -> bool:
    """Whether the blocker may play a Counter, as far as everybody can see."""
    seat = 1 - state.attacker
    return (
        state.terms.lines[seat] == NARUTO
        and state.counters < state.terms.pool.rules.counters_per_turn
        and bool(state.hand[seat])
        and not permissions.forbidden(state, Forbidden.COUNTER, seat)
    )


def playable(state: Crossover, seat: int, counter: bool) -> list[int]:
    """The kinds in hand that a player may play now as a mission, or as a Counter."""
    cards, kind = state.cards, state.kind
    kinds: list[int] = []
    for card in state.hand[seat]:
        face = cards[card]
        if (
            face.is_mission
            and face.is_counter == counter
            and kind[card] not in kinds
            and board.turn_cost(state, card) <= state.indicator[seat]
            and hand_costs.can_pay_hand(state, seat, board.hand_cost(state, card), face.symbol_bits, card)
            and can_play(state, seat, card)
        ):
            kinds.append(kind[card])
    kinds.sort()
    return kinds


def play_mission(state: Crossover, seat: int, action: int) -> None:
    """The card is announced."""
    state.missions += 1
    _announce(state, seat, action)


def play_counter(state: Crossover, seat: int, action: int) -> None:
    """A Counter is announced, on a Chain of its own or in response."""
    state.counters += 1
    _announce(state, seat, action)


def _announce(state: Crossover, seat: int, action: int) -> None:
    card = presence.find_kind(state, HAND, seat, first_of(action))
    piles.move_card(state, card, STACK, seat)
    play(state, seat, card)


def can_play(state: Crossover, seat: int, card: int) -> bool:
    """Whether the conditions of a mission or Wish hold and there are targets for it."""
    number = state.terms.tables.effect[state.kind[card]]
    return possible(state, item(number, card, seat), state.terms.pool.abilities[number])


def play(state: Crossover, seat: int, card: int) -> None:
    """A mission or Wish, already on the stack, is announced: it starts a Chain or, as a Counter, joins one."""
    if not state.chain:
        state.pending.append((PRIORITY, 0, 1 - seat, 0))
    announce(state, item(state.terms.tables.effect[state.kind[card]], card, seat))
