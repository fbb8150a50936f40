"""Triggers, replacements and delayed operations (5.6): what happens is noted here and has its effects in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news
from meijin.games.crossover.chain import announcement, costs, execution
from meijin.games.crossover.chain.execution import (
    ABILITY,
    AT_ONCE_PLACES,
    CONTROLLER,
    LATER_PLACES,
    SOURCE,
    SUBJECT,
    WATCH_PLACES,
    Run,
    ability_of,
    attached,
    item,
    team_set,
)
from meijin.games.crossover.effect_frames import ACCEPT, AT_ONCE, ITEM, PRIORITY, QUEUE, TRIGGER, WATCH
from meijin.games.crossover.language.vocabulary import COMMON_EVENTS, OWN_EVENTS, AbilityKind, Event, Moment
from meijin.games.crossover.names import BATTLEFIELD, VILLAGE
from meijin.games.crossover.objects import board
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.abilities import Ability
    from meijin.games.crossover.state import Crossover


# -- events ---------------------------------------------------------------------------------------------------------


def happen(
    state: Crossover,
    event: Event,
    card: int,
    seat: int,
    foe: int = 0,
    injured: int = -1,
    size: int = 0,
    art: int = -1,
    coin: int = -1,
    abilities: tuple[int, ...] | None = None,
) -> None:
    """Something happens: every trigger that waits for it is queued, with what it must know of the moment.

    ``foe`` is the Team that opposed the card, ``injured`` its status just before, ``size`` the size of the Team,
    ``art`` what was used, ``coin`` the kind of the last coin, and ``abilities`` those of a card that has left play.
    """
    terms = state.terms
    altered = terms.tables.varies
    if state.lasting:
        wake(state, event, card, seat)
        altered = board.is_altered(state)
    if not (altered or terms.heard[event]):
        return
    hears, kinds = terms.tables.hears[event], state.kind
    moment = (card, foe, size, art, coin)
    if event in OWN_EVENTS:
        if abilities is None:
            if not hears[kinds[card]] and not altered:
                return
            abilities = board.working_abilities(state, card)
        status = state.injured[card] if injured < 0 else injured
        _hear(state, event, card, seat, abilities, status, moment)
        return
    for each in (0, 1) if event in COMMON_EVENTS else (seat,):
        for zone in (state.village, state.battlefield):
            for other in zone[each]:
                if hears[kinds[other]] or altered:
                    held = board.working_abilities(state, other)
                    _hear(state, event, other, each, held, state.injured[other], moment)


def _hear(
    state: Crossover,
    event: Event,
    source: int,
    seat: int,
    abilities: tuple[int, ...],
    injured: int,
    moment: tuple[int, int, int, int, int],
) -> None:
    """Queue the triggers of a card for an event."""
    subject, foe, size, art, coin = moment
    for number in abilities:
        ability = state.terms.pool.abilities[number]
        if (
            ability.on is not event
            or ability.kind is not AbilityKind.TRIGGER
            or (injured and not ability.valid)
            or (ability.kind_of_coin is not None and ability.kind_of_coin.index != coin)
            or not board.has_role(state, ability, seat)
            or (ability.unique and _is_queued(state, number, source, seat, subject))
        ):
            continue
        gone = 0
        for each in (source, subject):
            if each >= 0 and state.where[each] >> 1 not in (VILLAGE, BATTLEFIELD):
                gone |= 1 << each
        left = gone >> source & 1  # it triggers on leaving play, and goes on without its source
        foes = team_set(state, foe) if foe else 0
        state.waiting.append(item(number, source, seat, -1, subject, size, foes, art, left, gone))


def _is_queued(state: Crossover, number: int, source: int, seat: int, subject: int) -> bool:
    """Whether a trigger of another copy of the card is queued for the same thing: copies of a unique one count once."""
    for row in state.waiting:
        if row[0] == ITEM and row[ABILITY] == number and row[CONTROLLER] == seat and row[SUBJECT] == subject:
            return row[SOURCE] != source and number not in state.terms.tables.of_keywords
    return False


def _is_stopped(state: Crossover) -> bool:
    """The loop guard: whether too many items have been resolved in this step (5.6)."""
    return state.resolved > state.terms.pool.rules.chain_item_limit


def wake(state: Crossover, event: Event, card: int, seat: int) -> None:
    """Effects that watch for an event are due each time it happens; without a seat those that watch the card."""
    for row in state.lasting:
        if row[0] == WATCH and row[6] == event and (row[4] == card if row[4] >= 0 else row[5] == seat):
            state.waiting.append((AT_ONCE, 0, *row[WATCH_PLACES + 1 :]))


def at(state: Crossover, moment: Moment) -> bool:
    """Delayed operations are due; whether there are any."""
    if not state.delayed:
        return False
    due = [row for row in state.delayed if row[2] == moment and row[3] <= state.turn]
    if due:
        state.delayed = [row for row in state.delayed if row not in due]
        if moment is Moment.SHOWDOWN_START:
            due = [row for row in due if row[3] == state.turn]  # there was no Showdown in the turn that was meant
        state.waiting = [(AT_ONCE, 0, *row[LATER_PLACES + 1 :]) for row in due] + state.waiting
    return bool(due)


# -- on a Chain -----------------------------------------------------------------------------------------------------


def run_triggers(state: Crossover) -> bool:
    """Put everything that is queued on one new Chain; whether there is anything to do."""
    if not state.waiting:
        return False
    state.pending.append((QUEUE, 0, -1))
    return True


def run_queue(state: Crossover, frame: Frame) -> None:
    """First what is due without a Chain; then each player's triggers, one by one; then the responses."""
    left = frame[2]
    if left < 0:
        if _is_stopped(state):
            _drop_all(state)
        for place, row in enumerate(state.waiting):
            if row[0] == AT_ONCE:
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
    run = execution.cards_only(state, (ITEM, 0, *row[AT_ONCE_PLACES + 2 :]))
    state.resolved += 1
    if state.events is not None:
        news.tell_delayed(state, run)
    execution.begin(state, state.terms.pool.lists[row[2]], run, settles=False)


def _drop_all(state: Crossover) -> None:
    if state.events is not None and state.waiting:
        news.tell_loop_guard(state, [row[ABILITY + (row[0] == AT_ONCE)] for row in state.waiting])
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
    del seat
    left = frame[2]
    rows = [state.waiting[place] for place in _next(state, left)]
    return sorted({_order(state, row, left) for row in rows if _can_queue(state, row)})


def _order(state: Crossover, row: Run, left: int) -> int:
    """The action: with the place of the ability where the card has several triggers waiting."""
    several = {each[ABILITY] for each in state.waiting[:left] if each[SOURCE] == row[SOURCE]}
    place = announcement.place_of(state, row[SOURCE], row[ABILITY]) + 1 if len(several) > 1 else 0
    return moves.move(moves.TRIGGER, row[SOURCE], place)


def answer_trigger(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The chosen one is next."""
    left = frame[2]
    for place in _next(state, left):
        if _order(state, state.waiting[place], left) == action:
            if state.events is not None:
                news.tell_trigger_order(state, seat, state.waiting[place][SOURCE])
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
    elif _is_payable(state, row):
        announcement.announce(state, row)


def _can_queue(state: Crossover, row: Run) -> bool:
    """Whether a trigger can go on the Chain, as far as everybody can see."""
    ability, card = ability_of(state, row), row[SOURCE]
    return (
        not (row[ABILITY] in state.terms.tables.attached and not attached(state, card))
        and not announcement.is_used_up(state, card, ability)
        and announcement.possible(state, row, ability)
        and not (state.setup.edition > 1 and _does_nothing(state, row, ability))
        and _looks_payable(state, row)
    )


def _does_nothing(state: Crossover, row: Run, ability: Ability) -> bool:
    """Whether nobody need be asked, as there is nothing to do."""
    return ability.optional and ability.do is not None and ability.do.ops[0].is_idle(state, row)


def _is_payable(state: Crossover, run: Run) -> bool:
    units = costs.units_of(state, run)
    return not units or costs.payable(state, run, units)


def _looks_payable(state: Crossover, run: Run) -> bool:
    """Whether the others must think that a cost can be paid: they cannot look into a hand."""
    units = costs.units_of(state, run)
    hidden = sum([unit.hidden() for unit in units])
    if hidden > len(state.hand[run[CONTROLLER]]):
        return False
    seen = tuple([unit for unit in units if not unit.hidden()])
    return not seen or costs.payable(state, run, seen)


def offer_accept(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Use it, if its cost can be paid, or not."""
    del seat, frame
    return [moves.ACCEPT, moves.DECLINE] if _is_payable(state, state.contexts[-1]) else [moves.DECLINE]


def answer_accept(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is announced, or forgotten."""
    del frame
    run = state.contexts.pop()
    if action == moves.ACCEPT:
        announcement.announce(state, run)
        return
    if state.events is not None:
        news.tell_decline(state, seat, run[ABILITY], run[SOURCE])
    ability = ability_of(state, run)
    if ability.kind is AbilityKind.REPLACE and ability.on is not None:
        replacement(state, run[SOURCE], ability.on, run[ABILITY])


# -- instead of something -------------------------------------------------------------------------------------------


def replacement(state: Crossover, card: int, event: Event, declined: int = -1) -> bool:
    """Ask for an ability of a card that replaces what is about to happen to it; whether there is one.

    Once an ability has been declined, only those after it are asked for.
    """
    tables = state.terms.tables
    if not tables.replaces[state.kind[card]] and not board.is_altered(state):
        return False
    abilities = state.terms.pool.abilities
    for run in state.contexts:
        if run[SOURCE] == card and abilities[run[ABILITY]].kind is AbilityKind.REPLACE:
            return False  # what happens instead is not replaced again
    seat = state.where[card] & 1
    held = tuple(dict.fromkeys(board.abilities_of(state, card)))
    for number in held[held.index(declined) + 1 if declined in held else 0 :]:
        ability = abilities[number]
        if ability.kind is not AbilityKind.REPLACE or ability.on is not event:
            continue
        run = item(number, card, seat)
        if (
            announcement.is_used_up(state, card, ability)
            or not board.works(state, ability, card, seat)
            or not announcement.possible(state, run, ability)
            or not _looks_payable(state, run)
        ):
            continue
        if ability.optional or ability.cost:
            state.contexts.append(run)
            state.ask((ACCEPT, 1 << seat))
        else:
            announcement.announce(state, run)
        return True
    return False
