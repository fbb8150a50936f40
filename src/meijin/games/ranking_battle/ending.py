"""How a game ends (section 7): the provisional ruler, the countdown and the limits."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from meijin.games.ranking_battle import messages

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


class Ending(IntEnum):
    """Why a game is over."""

    ENOUGH_VICTORIES = 1  # Rank 1 has nine victory cards
    TITLE_KEPT = 2  # everybody else has had a turn against the ruler
    ROUND_LIMIT = 3
    TIMEOUT = 4  # time was called, and the last round is over


def check_ruler(state: RankingBattle) -> None:
    """After a battle: is Rank 1 the ruler, or has it won?"""
    first = state.rank.index(1)
    victories = state.face_up[first] + state.face_down[first]
    if victories >= state.terms.instant_at:
        state.ruler = first
        state.countdown = [0] * len(state.rank)
        finish(state, Ending.ENOUGH_VICTORIES)
    elif victories >= state.terms.ruler_at:
        if state.ruler != first:
            _crown(state, first)
    elif state.ruler >= 0:
        if state.events is not None:
            state.tell(messages.TitleLost(state.setup.seats[state.ruler]))
        state.ruler = -1
        state.countdown = [0] * len(state.rank)
        state.counts = 0


def _crown(state: RankingBattle, seat: int) -> None:
    """A fresh countdown; the turn in progress does not count (R32)."""
    state.ruler = seat
    state.countdown = [1] * len(state.rank)
    state.countdown[seat] = 0
    state.counts = 0
    if state.events is not None:
        waiting = [name for name, left in zip(state.setup.seats, state.countdown, strict=True) if left]
        state.tell(messages.Crowned(state.setup.seats[seat], tuple(waiting)))


def end_turn(state: RankingBattle) -> bool:
    """After the End Phase: the countdown, then the round limit and the call of time. Whether the game is over."""
    if state.counts and state.countdown[state.current]:
        state.countdown[state.current] = 0
        if not any(state.countdown):
            finish(state, Ending.TITLE_KEPT)
            return True
    if state.turn >= state.terms.last_turn:
        finish(state, Ending.ROUND_LIMIT)
        return True
    if 0 < state.final_turn * len(state.rank) <= state.turn:
        finish(state, Ending.TIMEOUT)
        return True
    return False


def finish(state: RankingBattle, why: Ending) -> None:
    """The game is over; who is Rank 1 has won."""
    state.why = int(why)
    state.deciders = ()
    state.pending.clear()
    if state.events is not None:
        names = state.setup.seats
        placed = sorted(range(len(names)), key=lambda seat: state.rank[seat])
        state.tell(messages.Over(why.name.lower(), tuple([names[seat] for seat in placed])))
