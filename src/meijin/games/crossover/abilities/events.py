"""Events: what happens is noted here for the triggers that wait for it, and has its effects in time (5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import (
    ABILITY,
    AT_ONCE,
    CONTROLLER,
    ITEM,
    LASTS_ON,
    LATER_AT,
    LATER_LIST,
    LATER_TURN,
    SOURCE,
    SUBJECT,
    WATCH,
    WATCH_EVENT,
    WATCH_LIST,
    WATCH_SEAT,
)
from meijin.games.crossover.language.vocabulary import COMMON_EVENTS, OWN_EVENTS, AbilityKind, Event, Moment
from meijin.games.crossover.names import BATTLEFIELD, VILLAGE
from meijin.games.crossover.objects import board
from meijin.games.crossover.objects.context import item, team_set
from meijin.kernel.cardsets import pack
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

_OWN: Final = pack(list(OWN_EVENTS))
_COMMON: Final = pack(list(COMMON_EVENTS))


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
    number: int = event  # as what it is looked up in tables
    altered = terms.tables.varies
    if state.lasting:
        wake(state, event, card, seat)
        altered = board.is_altered(state)
    if not (altered or terms.heard[number]):
        return
    hears, kinds = terms.tables.hears[number], state.kind
    moment = (card, foe, size, art, coin)
    if _OWN >> number & 1:
        if abilities is None:
            if not hears[kinds[card]] and not altered:
                return
            abilities = board.working_abilities(state, card)
        status = state.injured[card] if injured < 0 else injured
        _hear(state, event, card, seat, abilities, status, moment)
        return
    for each in (0, 1) if _COMMON >> number & 1 else (seat,):
        for other in state.village[each] + state.battlefield[each]:
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
        if len(state.waiting) >= state.terms.pool.rules.waiting_limit:
            return  # so many cannot be put in order by anybody (R91)
        left = gone >> source & 1  # it triggers on leaving play, and goes on without its source
        foes = team_set(state, foe) if foe else 0
        state.waiting.append(item(number, source, seat, -1, subject, size, foes, art, left, gone))


def _is_queued(state: Crossover, number: int, source: int, seat: int, subject: int) -> bool:
    """Whether a trigger of another copy of the card is queued for the same thing: copies of a unique one count once."""
    for row in state.waiting:
        if row[KIND] == ITEM and row[ABILITY] == number and row[CONTROLLER] == seat and row[SUBJECT] == subject:
            return row[SOURCE] != source and number not in state.terms.tables.of_keywords
    return False


def wake(state: Crossover, event: Event, card: int, seat: int) -> None:
    """Effects that watch for an event are due each time it happens; without a seat those that watch the card."""
    for row in state.lasting:
        if (
            row[KIND] == WATCH
            and row[WATCH_EVENT] == event
            and (row[LASTS_ON] == card if row[LASTS_ON] >= 0 else row[WATCH_SEAT] == seat)
            and len(state.waiting) < state.terms.pool.rules.waiting_limit
        ):
            state.waiting.append((AT_ONCE, 0, *row[WATCH_LIST:]))


def at(state: Crossover, moment: Moment) -> bool:
    """Delayed operations are due; whether there are any."""
    if not state.delayed:
        return False
    due = [row for row in state.delayed if row[LATER_AT] == moment and row[LATER_TURN] <= state.turn]
    if due:
        state.delayed = [row for row in state.delayed if row not in due]
        if moment is Moment.SHOWDOWN_START:
            # Else there was no Showdown in the turn that was meant.
            due = [row for row in due if row[LATER_TURN] == state.turn]
        state.waiting = [(AT_ONCE, 0, *row[LATER_LIST:]) for row in due] + state.waiting
    return bool(due)
