"""Announcing an effect (5.4): mode, X, targets, then every cost. What is announced is the innermost context."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news, telling
from meijin.games.crossover.abilities import costs, events
from meijin.games.crossover.abilities.uses import count_use, meant, modes, offers, targetable
from meijin.games.crossover.chain import execution, hand_costs
from meijin.games.crossover.frames import (
    ANNOUNCE,
    AT_COST,
    AT_END,
    AT_HAND_COST,
    AT_MODE,
    AT_TARGETS,
    AT_X,
    CHOICE,
    CHOSEN_X,
    CONTROLLER,
    COST,
    EXEMPT,
    GONE,
    MODE,
    SOURCE,
    TARGET,
    TARGET_CHOSEN,
    TARGET_SELECTOR,
    USED_ART,
    USER,
    X,
)
from meijin.games.crossover.language.filters import ALL
from meijin.games.crossover.language.vocabulary import AbilityKind, Duration, Event
from meijin.games.crossover.objects import board, context, durations, presence
from meijin.games.crossover.objects.context import Run, ability_of
from meijin.games.crossover.play import passage
from meijin.kernel.frames import changed
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.language.filters import Selector
    from meijin.games.crossover.state import Crossover


def run_announce(state: Crossover, frame: Frame) -> None:
    """What is to be chosen or paid next."""
    pending = state.pending
    run = state.contexts[-1]
    ability = ability_of(state, run)
    _, _, stage, place = frame
    if stage == AT_MODE:
        pending[-1] = (ANNOUNCE, 0, AT_X, 0)
        if modes(ability):
            state.ask((MODE, 1 << run[CONTROLLER]))
            return
        stage = AT_X
    if stage == AT_X:
        pending[-1] = (ANNOUNCE, 0, AT_TARGETS, 0)
        if context.has_x(state, run):
            state.ask((X, 1 << run[CONTROLLER]))
            return
        stage = AT_TARGETS
    if stage == AT_TARGETS:
        while place < len(ability.targets):
            place += 1
            pending[-1] = (ANNOUNCE, 0, AT_TARGETS, place)
            if _choose(state, state.contexts[-1], ability.targets[place - 1], place - 1, 0):
                return
        stage = AT_HAND_COST
    if stage == AT_HAND_COST:
        pending[-1] = (ANNOUNCE, 0, AT_COST, 0)
        if state.events is not None and ability.kind is not AbilityKind.REPLACE:
            state.tell(telling.item(state, news.Announce, state.contexts[-1]))
        face = state.cards[run[SOURCE]]
        if face.is_mission and ability.kind is AbilityKind.EFFECT:
            count = board.hand_cost(state, run[SOURCE])
            if count:
                hand_costs.ask_hand(state, run[CONTROLLER], count, face.symbol_bits)
                return
        stage = AT_COST
    if stage == AT_COST:
        # It is kept whether the source is still there: only what pays the cost can move it from here on.
        pending[-1] = (ANNOUNCE, 0, AT_END, int(not run[GONE] >> run[SOURCE] & 1))
        if costs.units_of(state, state.contexts[-1]):
            pending.append((COST, 0, 0, 0))
            return
    elif place and run[GONE] >> run[SOURCE] & 1:
        state.contexts[-1] = changed(run, EXEMPT, 1)
    pending.pop()
    _announced(state, ability)


# -- mode and X -----------------------------------------------------------------------------------------------------


def offer_mode(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every mode."""
    return [moves.move(moves.MODE, n) for n in range(1, modes(ability_of(state, state.contexts[-1])) + 1)]


def answer_mode(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The mode is announced."""
    state.contexts[-1] = changed(state.contexts[-1], CHOICE, moves.first_of(action) - 1)


def offer_x(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """As much as there is chakra for; 0 is legal (R51)."""
    return [moves.move(moves.X, n) for n in range(costs.most_x(state, state.contexts[-1]) + 1)]


def answer_x(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """X is announced."""
    state.contexts[-1] = changed(state.contexts[-1], CHOSEN_X, moves.first_of(action))


# -- targets --------------------------------------------------------------------------------------------------------


def _choose(state: Crossover, run: Run, selector: Selector, place: int, chosen: int) -> bool:
    """Ask for the next target of a selector; False if all are chosen, which needs no question where none is left."""
    found = targetable(state, run, selector) & ~chosen
    left = selector.n - chosen.bit_count()
    if selector.n == ALL or (not selector.up_to and found.bit_count() <= left):
        chosen |= found
        found = 0
    if not found or (selector.n != ALL and left <= 0):
        state.contexts[-1] = (*run, chosen)
        return False
    state.ask((TARGET, 1 << run[CONTROLLER], place, chosen))
    return True


def offer_target(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every object or kind that may be a target besides those chosen, and done where fewer will do."""
    run = state.contexts[-1]
    selector = ability_of(state, run).targets[frame[TARGET_SELECTOR]]
    offered = offers(state, targetable(state, run, selector) & ~frame[TARGET_CHOSEN], moves.TARGET, moves.TARGET_KIND)
    return [*offered, moves.DONE] if selector.up_to else offered


def answer_target(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The target is announced; then the next."""
    run = state.contexts[-1]
    _, _, place, chosen = frame
    selector = ability_of(state, run).targets[place]
    if action == moves.DONE:
        state.contexts[-1] = (*run, chosen)
        return
    card = meant(state, targetable(state, run, selector) & ~chosen, action, moves.TARGET)
    _choose(state, run, selector, place, chosen | 1 << card)


# -- all is chosen and paid -----------------------------------------------------------------------------------------


def _announced(state: Crossover, ability: Ability) -> None:
    run = state.contexts[-1]
    card = run[SOURCE]
    count_use(state, run, ability)
    if ability.kind is AbilityKind.REPLACE:
        passage.spare(state, card)
        if state.events is not None:
            state.tell(news.Replace(state.setup.seats[run[CONTROLLER]], presence.name_of(state, card)))
        state.contexts.pop()
        execution.begin(state, ability.do, run, settles=False)
        return
    state.contexts.pop()
    state.chain.append(run)
    if run[USER] >= 0:
        user = run[USER]
        durations.add(state, (USED_ART, 0, Duration.TURN, state.turn, user, state.kind[card]))
        events.happen(state, Event.USED_ART, user, run[CONTROLLER], art=card)
    if ability.kind is AbilityKind.EFFECT and state.cards[card].is_art:
        events.happen(state, Event.OPP_USED_ART, run[USER], 1 - run[CONTROLLER], art=card)
