"""How a game ends (section 6)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from meijin.games.cat_battles.teams import show_all

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


class Ending(IntEnum):
    """Why a game is over."""

    BOSS_FLED = 1  # a Boss has no Fish left
    TURN_LIMIT = 2
    RESIGNED = 3


def finish(state: CatBattles, winner: int, why: Ending) -> None:
    """The game is over, won by a seat or, for -1, by nobody; nothing else is resolved, and all is shown."""
    state.won = winner
    state.why = int(why)
    state.deciders = ()
    state.options = ()
    state.pending.clear()
    show_all(state)
    if state.events is not None:
        name = None if winner < 0 else state.setup.seats[winner]
        state.tell("over", {"why": why.name.lower(), "winner": name})


def adjudicate(state: CatBattles) -> None:
    """After the last turn: more Fish on the Boss, then in the Box, then in the Dish; otherwise a draw."""
    south, north = state.boss
    winner = -1
    for mine, theirs in (
        (state.held[south], state.held[north]),
        (state.box[0], state.box[1]),
        (state.dish[0], state.dish[1]),
    ):
        if mine != theirs:
            winner = int(mine < theirs)
            break
    finish(state, winner, Ending.TURN_LIMIT)
