"""What lasts for a time: how long, and what becomes of it when a card leaves play or another is laid on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import (
    ATTACH,
    ATTACH_FIGHTER,
    BLANK,
    COPY,
    FORBID,
    LASTS_ON,
    LASTS_TURN,
    LASTS_UNTIL,
    PROTECT,
    RULE,
    TEAM_POWER,
    TRAIT,
)
from meijin.games.crossover.language.vocabulary import Duration
from meijin.games.crossover.objects import context
from meijin.kernel.frames import KIND, rename_rows

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# Rows of which two of a kind are no more than one.
_ONCE: Final = frozenset((PROTECT, FORBID, TRAIT, BLANK, COPY, RULE))
# Rows that are about no card.
_OF_NO_CARD: Final = frozenset((TEAM_POWER, RULE))


def until(state: Crossover, duration: Duration) -> tuple[int, int]:
    """How long something lasts, as rows say it."""
    if duration is Duration.NEXT_TURN:
        return Duration.TURN, state.turn + 1
    return duration, state.turn


def add(state: Crossover, row: tuple[int, ...]) -> None:
    """Something lasts from now on; what does not add up lasts once."""
    if row[KIND] in _ONCE and row in state.lasting:
        return
    state.lasting.append(row)
    state.board = None


def expire(state: Crossover, turn: bool) -> None:
    """What lasts for the battle ends in step N, what lasts for the turn in step Q."""
    if not state.lasting:
        return
    if turn:
        now = state.turn
        state.lasting = [row for row in state.lasting if row[LASTS_UNTIL] == Duration.GAME or row[LASTS_TURN] > now]
    else:
        state.lasting = [row for row in state.lasting if row[LASTS_UNTIL] != Duration.BATTLE]
    state.board = None


def forget(state: Crossover, card: int) -> None:
    """A card leaves play: whatever lasted on it is over, and what refers to it does not mean what may come back."""
    if state.lasting:
        state.lasting = [row for row in state.lasting if not _is_about(row, card)]
    context.forget(state, card)
    state.board = None


def _is_about(row: tuple[int, ...], card: int) -> bool:
    if row[KIND] in _OF_NO_CARD:
        return False
    return row[LASTS_ON] == card or (row[KIND] == ATTACH and row[ATTACH_FIGHTER] == card)


def transfer(state: Crossover, old: int, new: int) -> None:
    """Growth: what lasted on a card lasts on the one laid on it, and what referred to it means that one (6.9)."""
    renamed = {old: new, new: old}
    setup = state.setup
    state.lasting = rename_rows(setup, state.lasting, renamed)
    state.delayed = rename_rows(setup, state.delayed, renamed)
    state.waiting = rename_rows(setup, state.waiting, renamed)
    state.board = None
