"""Operations being carried out, in the innermost context, and the frames that hold what is still to be done.

An operation that needs an answer asks and is carried out again from its beginning with the answer, so it asks before
it does anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves, news
from meijin.games.crossover.frames import (
    CHOICE,
    CHOOSE,
    CHOOSE_OPTIONS,
    CONTROLLER,
    EACH,
    FINISH,
    IT,
    NUMBER,
    NUMBER_MOST,
    OP_LIST,
    OP_NEXT,
    RUN,
    RUN_FIRST,
    RUN_PICKED,
    RUN_SECOND,
    WHETHER,
)
from meijin.games.crossover.language.terms import MOST
from meijin.games.crossover.objects.context import Run
from meijin.kernel.frames import changed
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.numbers import Number
    from meijin.games.crossover.language.terms import Foreseen, Operation, OpList
    from meijin.games.crossover.state import Crossover


# -- lists of operations --------------------------------------------------------------------------------------------


def begin(state: Crossover, operations: OpList | None, run: Run, settles: bool) -> None:
    """Carry out operations in a new context; if it settles something, the card it came from goes its way then."""
    state.contexts.append(run)
    state.pending.append((FINISH, 0, int(settles)))
    if operations is not None:
        push(state, operations)


def push(state: Crossover, operations: OpList) -> None:
    """Carry out operations in the present context."""
    state.pending.append((RUN, 0, operations.number, 0, -1, -1))


def run_list(state: Crossover, frame: Frame) -> None:
    """The operations of a list from one of them on, until one of them leaves something to be done first."""
    pending = state.pending
    operations = state.terms.pool.lists[frame[OP_LIST]].ops
    base = len(pending) - 1
    place = frame[OP_NEXT]
    while place < len(operations) and not is_exhausted(state):
        if operations[place].do(state, state.contexts[-1]):
            return  # it has asked, and is done again with the answer
        state.carried += 1
        place += 1
        frame = (RUN, 0, frame[OP_LIST], place, -1, -1)
        if pending[base][OP_NEXT] > place:
            return  # an operation that was required did nothing: the rest is left out
        pending[base] = frame
        if len(pending) > base + 1:
            return
    pending.pop()


def is_exhausted(state: Crossover) -> bool:
    """Whether as many operations have been carried out in this step as may be, so that the rest is left out (R91)."""
    limit = state.terms.pool.rules.operation_limit
    if state.carried == limit:
        state.carried += 1  # it is told once
        if state.events is not None:
            state.tell(news.OperationGuard(state.terms.pool.rules.operation_limit))
    return state.carried > limit


def stop(state: Crossover) -> None:
    """Leave out the operations after the one that is being carried out."""
    frame = state.pending[-1]
    length = len(state.terms.pool.lists[frame[OP_LIST]].ops)
    state.pending[-1] = (RUN, 0, frame[OP_LIST], length + 1, -1, -1)


def operation_of(state: Crossover, frame: Frame) -> Operation:
    """The operation that a frame of it is about."""
    return state.terms.pool.lists[frame[OP_LIST]].ops[frame[OP_NEXT]]


def here(state: Crossover) -> tuple[int, int]:
    """The list and the place in it of the operation that is being carried out."""
    frame = state.pending[-1]
    return frame[OP_LIST], frame[OP_NEXT]


def for_each(state: Crossover, operations: OpList | None, cards: int) -> None:
    """Carry out operations for each of some cards, as ``it``."""
    if operations is not None and cards:
        state.pending.append((EACH, 0, operations.number, cards, state.contexts[-1][IT]))


def run_each(state: Crossover, frame: Frame) -> None:
    """The operations for the next card, or on with what was ``it`` before."""
    _, _, number, cards, before = frame
    run = state.contexts[-1]
    if not cards or is_exhausted(state):
        state.pending.pop()
        state.contexts[-1] = changed(run, IT, before)
        return
    lowest = cards & -cards
    state.pending[-1] = (EACH, 0, number, cards ^ lowest, before)
    state.contexts[-1] = changed(run, IT, lowest.bit_length() - 1)
    push(state, state.terms.pool.lists[number])


# -- questions of operations ----------------------------------------------------------------------------------------


def answered(state: Crossover, place: int = 0) -> int:
    """What was answered to the first or second question of the operation that is being carried out; -1: nothing yet."""
    return state.pending[-1][RUN_FIRST + place]


def picked(state: Crossover, place: int) -> int:
    """What was picked for the operation that is being carried out; -1: nothing yet."""
    frame = state.pending[-1]
    return frame[RUN_PICKED + place] if RUN_PICKED + place < len(frame) else -1


def note(state: Crossover, value: int) -> None:
    """Keep the answer to the next question of the operation below."""
    frame = state.pending[-1]
    place = RUN_FIRST if frame[RUN_FIRST] < 0 else RUN_SECOND
    state.pending[-1] = changed(frame, place, value)


def amounts(state: Crossover, run: Run, numbers: tuple[Number, ...], cap: int = MOST) -> tuple[Run, ...] | None:
    """For each number the context to work it out in; None if first must be asked how much."""
    runs = []
    asked = 0
    for number in numbers:
        most = number.most(state, run)
        if most < 0:
            runs.append(run)
            continue
        chosen = answered(state, asked)
        if chosen < 0:
            state.ask((NUMBER, 1 << run[CONTROLLER], min(most, cap)))
            return None
        asked += 1
        runs.append(changed(run, CHOICE, chosen))
    return tuple(runs)


def amount(state: Crossover, run: Run, number: Number, cap: int = MOST) -> int | None:
    """A number; None if first must be asked how much. Nobody is asked for more than makes sense."""
    runs = amounts(state, run, (number,), cap)
    return None if runs is None else number.value(state, runs[0])


def known(state: Crossover, run: Run, number: Number) -> int | None:
    """A number as it is now; None if it is chosen only when it is needed."""
    return number.value(state, run) if number.most(state, run) < 0 else None


def foresee(state: Crossover, operations: OpList, run: Run) -> list[Foreseen]:
    """What all can see that operations would do now, each for itself."""
    return [deed for operation in operations.ops for deed in operation.foresee(state, run) if deed.cards]


def offer_number(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """From 0 to the most."""
    return [moves.move(moves.NUMBER, n) for n in range(frame[NUMBER_MOST] + 1)]


def answer_number(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is noted for the operation."""
    note(state, moves.first_of(action))
    if state.events is not None:
        state.tell(news.NumberChosen(state.setup.seats[seat], moves.first_of(action)))


def ask_whether(state: Crossover, seat: int) -> None:
    """Is an optional operation done?"""
    state.ask((WHETHER, 1 << seat))


def offer_whether(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Yes or no."""
    return [moves.ACCEPT, moves.DECLINE]


def answer_whether(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is noted for the operation."""
    note(state, int(action == moves.ACCEPT))


def ask_option(state: Crossover, seat: int, options: int) -> None:
    """Which of several lists of operations?"""
    state.ask((CHOOSE, 1 << seat, options))


def offer_choose(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """From the first to the last."""
    return [moves.move(moves.CHOOSE, n) for n in range(1, frame[CHOOSE_OPTIONS] + 1)]


def answer_choose(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """It is noted for the operation."""
    note(state, moves.first_of(action) - 1)
