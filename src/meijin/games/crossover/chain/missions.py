"""Missions, events, Counters and Wishes: which may be played, and their way onto the Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover.abilities.uses import announce, possible
from meijin.games.crossover.chain import hand_costs
from meijin.games.crossover.frames import PRIORITY
from meijin.games.crossover.language.vocabulary import Forbidden
from meijin.games.crossover.moves import first_of
from meijin.games.crossover.names import HAND, NARUTO, STACK
from meijin.games.crossover.objects import permissions, presence
from meijin.games.crossover.objects.context import item
from meijin.games.crossover.play import piles
from meijin.games.crossover.refusal import ALLOWED, Refusal

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover


def may_counter(state: Crossover) -> bool:
    """Whether the blocker may play a Counter, as far as everybody can see."""
    seat = 1 - state.attacker
    return bool(state.hand[seat]) and not no_counters(state, seat)


def no_counters(state: Crossover, seat: int) -> Refusal:
    """What forbids a player all Counters."""
    if seat == state.attacker or state.terms.lines[seat] != NARUTO:
        return Refusal.NOT_COUNTERING
    if state.counters >= state.terms.pool.rules.counters_per_turn:
        return Refusal.COUNTER_PLAYED
    return Refusal.COUNTERS_FORBIDDEN if permissions.forbidden(state, Forbidden.COUNTER, seat) else ALLOWED


def no_missions(state: Crossover) -> Refusal:
    """What forbids the attacker all missions and events."""
    return ALLOWED if state.missions < state.terms.pool.rules.missions_per_turn else Refusal.MISSION_PLAYED


def no_mission(state: Crossover, seat: int, face: Card, card: int, counter: bool) -> Refusal:
    """What forbids to play a card as a mission, or as a Counter; -1 is one that is not in hand."""
    if not face.is_mission:
        return Refusal.NO_MISSION
    if face.is_counter != counter:
        return Refusal.NO_COUNTER if counter else Refusal.A_COUNTER
    refused = no_counters(state, seat) if counter else no_missions(state)
    if refused:
        return refused
    if card < 0:
        return Refusal.NOT_IN_HAND
    return hand_costs.no_payment(state, seat, card) or no_effect(state, seat, card)


def playable(state: Crossover, seat: int, counter: bool) -> list[int]:
    """The kinds in hand that a player may play now as a mission, or as a Counter."""
    cards, kind = state.cards, state.kind
    kinds: list[int] = []
    for card in state.hand[seat]:
        face = cards[card]
        if face.is_mission and kind[card] not in kinds and not no_mission(state, seat, face, card, counter):
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


def no_effect(state: Crossover, seat: int, card: int) -> Refusal:
    """Whether the conditions of a mission or Wish do not hold, or there are no targets for it."""
    number = state.terms.tables.effect[state.kind[card]]
    can = possible(state, item(number, card, seat), state.terms.pool.abilities[number])
    return ALLOWED if can else Refusal.IMPOSSIBLE


def play(state: Crossover, seat: int, card: int) -> None:
    """A mission or Wish, already on the stack, is announced: it starts a Chain or, as a Counter, joins one."""
    if not state.chain:
        state.pending.append((PRIORITY, 0, 1 - seat, 0))
    announce(state, item(state.terms.tables.effect[state.kind[card]], card, seat))
