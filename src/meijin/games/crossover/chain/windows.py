"""Windows (5.2, 5.3): who speaks, and what may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves
from meijin.games.crossover.abilities import costs
from meijin.games.crossover.abilities.uses import announce, is_used_up, no_user, possible
from meijin.games.crossover.chain import missions, triggers
from meijin.games.crossover.frames import PRIORITY, PRIORITY_PASSES, RESOLVE, WINDOW
from meijin.games.crossover.language.vocabulary import AbilityKind, Timing
from meijin.games.crossover.names import BATTLEFIELD, D1, D2, HAND, STACK, TURN_COSTS, C, L
from meijin.games.crossover.objects import board, presence
from meijin.games.crossover.objects.context import item
from meijin.games.crossover.play import piles
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.state import Crossover


# -- windows --------------------------------------------------------------------------------------------------------


def open_window(state: Crossover) -> None:
    """Step C or L: the attacker opens the first Chain, unless everybody can see that nobody has anything to use."""
    if not (is_idle(state, 0) and is_idle(state, 1)):
        state.pending.append((WINDOW, 0, state.attacker, 0))


def run_window(state: Crossover, frame: Frame) -> None:
    """After a Chain come the triggers; then the next Chain, which the other player opens."""
    _, _, opener, opened = frame
    if opened:
        if state.waiting and triggers.run_triggers(state):
            return
        opener = 1 - opener
    state.pending[-1] = (WINDOW, 0, opener, 1)
    state.pending.append((PRIORITY, 0, opener, 0))


def run_priority(state: Crossover, frame: Frame) -> None:
    """Ask, unless everybody can see that there is nothing to use."""
    state.pending.pop()
    _, _, seat, passes = frame
    if is_idle(state, seat):
        _pass(state, seat, passes)
    else:
        state.ask((PRIORITY, 1 << seat, seat, passes))


def _pass(state: Crossover, seat: int, passes: int) -> None:
    """Two passes in a row close a Chain, and with an empty one the window."""
    if not passes:
        state.pending.append((PRIORITY, 0, 1 - seat, 1))
    elif state.chain:
        state.pending.append((RESOLVE, 0))
    else:
        state.pending.pop()


def is_idle(state: Crossover, seat: int) -> bool:
    """Whether everybody can see that a player has nothing to use now."""
    if is_full(state):
        return True
    letter = state.letter
    if state.hand[seat]:
        tables, line = state.terms.tables, state.terms.lines[seat]
        chakra = len(state.chakra[seat]) + board.art_discount(state, seat)
        if letter == L:
            if state.battlefield[seat] and chakra >= tables.art_cost[line]:
                return False
        elif letter == C:
            if (
                seat == state.attacker
                and chakra >= tables.adventure_cost[line]
                and (tables.changes[TURN_COSTS] or state.indicator[seat] >= tables.adventure_turn[line])
            ):
                return False
        elif _may_counter(state, seat):
            return False
    return not activations(state, seat, publicly=True)


def is_full(state: Crossover) -> bool:
    """Whether so many items have been used in this step that nothing more may be."""
    return state.resolved + len(state.chain) >= state.terms.pool.rules.chain_item_limit


def _may_counter(state: Crossover, seat: int) -> bool:
    """Whether a Counter may answer the Chain, as far as everybody can see."""
    return is_counter_time(state) and seat != state.attacker and missions.may_counter(state)


def is_counter_time(state: Crossover) -> bool:
    """Whether there is a Chain that Counters may answer."""
    return state.letter in (D1, D2) and bool(state.chain)


# -- what may be used -----------------------------------------------------------------------------------------------


def offer_priority(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Arts with their users, Adventures, Counters, activated abilities, and pass."""
    del frame
    offered: list[int] = []
    if not is_full(state):
        if state.letter == L:
            offered += _arts(state, seat)
        elif state.letter == C and seat == state.attacker:
            offered += _adventures(state, seat)
        elif _may_counter(state, seat):
            offered += [moves.move(moves.COUNTER, kind) for kind in missions.playable(state, seat, counter=True)]
        offered += [_activation(state, card, place) for card, place, _ in activations(state, seat, publicly=False)]
    offered.append(moves.PASS)
    return offered


def _arts(state: Crossover, seat: int) -> list[int]:
    users = state.battlefield[seat]
    if not users or not state.hand[seat]:
        return []
    abilities, effect = state.terms.pool.abilities, state.terms.tables.effect
    offered: list[int] = []
    for kind, card in _kinds(state, seat, adventures=False):
        ability = abilities[effect[kind]]
        for user in sorted(users):
            run = item(effect[kind], card, seat, user)
            if not no_user(state, run, user) and possible(state, run, ability):
                offered.append(moves.move(moves.USE, kind, user))
    return offered


def _adventures(state: Crossover, seat: int) -> list[int]:
    abilities, effect = state.terms.pool.abilities, state.terms.tables.effect
    return [
        moves.move(moves.ADVENTURE, kind)
        for kind, card in _kinds(state, seat, adventures=True)
        if possible(state, item(effect[kind], card, seat), abilities[effect[kind]])
    ]


def _kinds(state: Crossover, seat: int, adventures: bool) -> list[tuple[int, int]]:
    """The kinds of arts in hand that can be paid for, each with a card of it."""
    found: dict[int, int] = {}
    cards, kinds = state.cards, state.kind
    for card in state.hand[seat]:
        face = cards[card]
        if (
            face.is_art
            and face.is_adventure is adventures
            and kinds[card] not in found
            and not no_art(state, seat, card)
        ):
            found[kinds[card]] = card
    return sorted(found.items()) if found else []


def no_art(state: Crossover, seat: int, card: int) -> Refusal:
    """What keeps a player from paying for an art."""
    if not costs.art_payable(state, seat, card):
        return Refusal.CHAKRA
    return ALLOWED if board.turn_cost(state, card) <= state.indicator[seat] else Refusal.TURN_COST


def activations(state: Crossover, seat: int, publicly: bool) -> list[tuple[int, int, int]]:
    """The activated abilities that a player may use: card, place among its abilities, number.

    Publicly a hand may hold whatever is needed.
    """
    tables, kinds = state.terms.tables, state.kind
    printed = tables.activated
    altered = board.is_altered(state)
    found: list[tuple[int, int, int]] = []
    for card in state.village[seat] + state.battlefield[seat]:
        if not printed[kinds[card]] and not altered:
            continue
        for place, number in activated(state, card, altered):
            ability = state.terms.pool.abilities[number]
            if not no_activation(state, seat, card, ability, publicly):
                found.append((card, place, number))
    if len(found) > 1:
        found.sort()
    return found


def activated(state: Crossover, card: int, altered: bool) -> tuple[tuple[int, int], ...]:
    """The activated abilities of an object with their places."""
    if not altered:
        return state.terms.tables.activated[state.kind[card]]
    held = board.abilities_of(state, card)
    if held is state.terms.tables.abilities[state.kind[card]]:
        return state.terms.tables.activated[state.kind[card]]
    abilities = state.terms.pool.abilities
    places: dict[int, int] = {}  # an ability that a fighter has twice is one (R88)
    for place, number in enumerate(held):
        if abilities[number].kind is AbilityKind.ACTIVATED:
            places.setdefault(number, place)
    return tuple([(place, number) for number, place in places.items()])


def no_activation(state: Crossover, seat: int, card: int, ability: Ability, publicly: bool = False) -> Refusal:
    """What forbids to use an activated ability of an object; publicly a hand may hold whatever is needed."""
    if ability.timing is Timing.ACTION:
        if state.letter != L:
            return Refusal.WRONG_TIME
        if state.where[card] >> 1 != BATTLEFIELD and state.team[card] and not ability.anywhere:
            return Refusal.ABILITY_AT_HOME
    elif not (state.letter == C if ability.timing is Timing.STRATEGY else state.chain):
        return Refusal.WRONG_TIME
    if is_used_up(state, card, ability):
        return Refusal.USED_UP
    refused = board.no_work(state, ability, card, seat)
    if refused:
        return refused
    run = item(ability.number, card, seat)
    units = state.terms.tables.units[ability.number]
    if units:
        if publicly:
            hidden = sum([unit.hidden() for unit in units])
            if hidden > len(state.hand[seat]):
                return Refusal.ABILITY_COST
            if hidden:
                units = tuple([unit for unit in units if not unit.hidden()])
        if not costs.payable(state, run, units):
            return Refusal.ABILITY_COST
    return ALLOWED if possible(state, run, ability) else Refusal.ABILITY_IMPOSSIBLE


def _activation(state: Crossover, card: int, place: int) -> int:
    """The action: with the number of the ability among the activated ones of the card where it has several."""
    held = activated(state, card, True)
    number = 0 if len(held) == 1 else 1 + [each for each, _ in held].index(place)
    return moves.move(moves.ACTIVATE, card, number)


def answer_priority(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A pass, or an effect: then the other player speaks."""
    verb, first, second = moves.verb_of(action), moves.first_of(action), moves.second_of(action)
    if verb == moves.PASS:
        _pass(state, seat, frame[PRIORITY_PASSES])
        return
    state.pending.append((PRIORITY, 0, 1 - seat, 0))
    if verb == moves.COUNTER:
        missions.play_counter(state, seat, action)
    elif verb == moves.ACTIVATE:
        _, number = activated(state, first, True)[max(0, second - 1)]
        announce(state, item(number, first, seat))
    else:
        card = presence.find_kind(state, HAND, seat, first)
        piles.move_card(state, card, STACK, seat)
        user = second if verb == moves.USE else -1
        announce(state, item(state.terms.tables.effect[first], card, seat, user))
