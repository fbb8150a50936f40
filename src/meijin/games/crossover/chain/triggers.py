"""Triggers on their way to a Chain (5.6): in which order, whether an optional one is used, and what is due without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news, telling
from meijin.games.crossover.abilities import uses
from meijin.games.crossover.abilities.costs import is_payable, looks_payable
from meijin.games.crossover.abilities.replacements import replacement
from meijin.games.crossover.chain import execution
from meijin.games.crossover.frames import (
    ABILITY,
    ACCEPT,
    AT_ONCE,
    AT_ONCE_ITEM,
    AT_ONCE_LIST,
    CONTROLLER,
    ITEM,
    PRIORITY,
    QUEUE,
    QUEUE_LEFT,
    SOURCE,
    TRIGGER,
    TRIGGER_LEFT,
)
from meijin.games.crossover.language.vocabulary import AbilityKind
from meijin.games.crossover.objects import context, presence
from meijin.games.crossover.objects.context import Run, ability_of, attached
from meijin.kernel.frames import KIND
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.state import Crossover


def _is_stopped(state: Crossover) -> bool:
    """The loop guard: whether too many items have been resolved in this step (5.6)."""
    return state.resolved > state.terms.pool.rules.chain_item_limit


def run_triggers(state: Crossover) -> bool:
    """Put everything that is queued on one new Chain; whether there is anything to do."""
    if not state.waiting:
        return False
    state.pending.append((QUEUE, 0, -1))
    return True


def run_queue(state: Crossover, frame: Frame) -> None:
    """First what is due without a Chain; then each player's triggers, one by one; then the responses."""
    left = frame[QUEUE_LEFT]
    if left < 0:
        if _is_stopped(state):
            _drop_all(state)
        for place, row in enumerate(state.waiting):
            if row[KIND] == AT_ONCE:
                del state.waiting[place]
                _carry_out(state, row)
                return
        left = len(state.waiting)
    if not left:
        state.pending.pop()
        if state.chain:
            state.pending.append((PRIORITY, 0, 1 - state.chain[-1][CONTROLLER], 0))
        return
    state.pending[-1] = (QUEUE, 0, left)
    choices = _next(state, left)
    if len(choices) > 1:
        # Those that would be dropped at once need no order; they are looked at again when the others are queued.
        able = [place for place in choices if _can_queue(state, state.waiting[place])]
        if any(_key(state.waiting[place]) != _key(state.waiting[able[0]]) for place in able):
            state.ask((TRIGGER, 1 << state.waiting[able[0]][CONTROLLER], left))
            return
        choices = able or choices
    _take(state, choices[0], left)


def _carry_out(state: Crossover, row: tuple[int, ...]) -> None:
    """Delayed operations: nobody can respond."""
    run = context.cards_only(state, (ITEM, 0, *row[AT_ONCE_ITEM:]))
    state.resolved += 1
    if state.events is not None:
        state.tell(telling.item(state, news.Delayed, run))
    execution.begin(state, state.terms.pool.lists[row[AT_ONCE_LIST]], run, settles=False)


def _drop_all(state: Crossover) -> None:
    if state.events is not None and state.waiting:
        pool = state.terms.pool
        dropped = [row[AT_ONCE_ITEM if row[KIND] == AT_ONCE else ABILITY] for row in state.waiting]
        cards = dict.fromkeys([pool.abilities[ability].word.partition(".")[0] for ability in dropped])
        state.tell(news.LoopGuard(tuple(cards), pool.rules.chain_item_limit))
    state.waiting.clear()


def _next(state: Crossover, left: int) -> list[int]:
    """The places of the triggers of the player whose turn it is to put one on the Chain: the attacker's come first."""
    for seat in (state.attacker, 1 - state.attacker):
        places = [place for place in range(left) if state.waiting[place][CONTROLLER] == seat]
        if places:
            return places
    raise AssertionError("a queue without triggers")


def _key(row: Run) -> tuple[int, int]:
    return row[SOURCE], row[ABILITY]


def offer_trigger(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every own trigger that waits."""
    left = frame[TRIGGER_LEFT]
    rows = [state.waiting[place] for place in _next(state, left)]
    return sorted({_order(state, row, left) for row in rows if _can_queue(state, row)})


def _order(state: Crossover, row: Run, left: int) -> int:
    """The action: with the place of the ability where the card has several triggers waiting."""
    several = {each[ABILITY] for each in state.waiting[:left] if each[SOURCE] == row[SOURCE]}
    place = uses.place_of(state, row[SOURCE], row[ABILITY]) + 1 if len(several) > 1 else 0
    return moves.move(moves.TRIGGER, row[SOURCE], place)


def answer_trigger(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The chosen one is next."""
    left = frame[TRIGGER_LEFT]
    for place in _next(state, left):
        if _order(state, state.waiting[place], left) == action:
            if state.events is not None:
                source = presence.name_of(state, state.waiting[place][SOURCE])
                state.tell(news.TriggerOrder(state.setup.seats[seat], source))
            _take(state, place, left)
            return


def _take(state: Crossover, place: int, left: int) -> None:
    """A trigger goes on the Chain, unless it is declined or cannot; then the next one."""
    row = state.waiting.pop(place)
    state.pending[-1] = (QUEUE, 0, left - 1)
    if not _can_queue(state, row):
        return
    if ability_of(state, row).optional:
        state.contexts.append(row)
        state.ask((ACCEPT, 1 << row[CONTROLLER]))
    elif is_payable(state, row):
        uses.announce(state, row)


def _can_queue(state: Crossover, row: Run) -> bool:
    """Whether a trigger can go on the Chain, as far as everybody can see."""
    ability, card = ability_of(state, row), row[SOURCE]
    return (
        not (row[ABILITY] in state.terms.tables.attached and not attached(state, card))
        and not uses.is_used_up(state, card, ability)
        and uses.possible(state, row, ability)
        and not (state.setup.edition > 1 and _does_nothing(state, row, ability))
        and looks_payable(state, row)
    )


def _does_nothing(state: Crossover, row: Run, ability: Ability) -> bool:
    """Whether nobody need be asked, as there is nothing to do."""
    return ability.optional and ability.do is not None and ability.do.ops[0].is_idle(state, row)


def offer_accept(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Use it, if its cost can be paid, or not."""
    return [moves.ACCEPT, moves.DECLINE] if is_payable(state, state.contexts[-1]) else [moves.DECLINE]


def answer_accept(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is announced, or forgotten."""
    run = state.contexts.pop()
    if action == moves.ACCEPT:
        uses.announce(state, run)
        return
    if state.events is not None:
        word = state.terms.pool.abilities[run[ABILITY]].word
        state.tell(news.Decline(state.setup.seats[seat], presence.name_of(state, run[SOURCE]), word))
    ability = ability_of(state, run)
    if ability.kind is AbilityKind.REPLACE and ability.on is not None:
        replacement(state, run[SOURCE], ability.on, run[ABILITY])
