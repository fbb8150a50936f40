"""How a game ends (section 6)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from meijin.games.cat_battles import messages
from meijin.games.cat_battles.frames import TEAM
from meijin.games.cat_battles.teams import show_all
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


class Ending(IntEnum):
    """Why a game is over."""

    BOSS_FLED = 1  # a Boss has no Fish left
    TURN_LIMIT = 2
    RESIGNED = 3
    TIMEOUT = 4  # time was called, and both seats have had their last turn


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
        state.tell(messages.Over(why.name.lower(), name))


def timeout_key(state: CatBattles, seat: int) -> tuple[int, int, int, int]:
    """Fish on the Boss, in the Box and on all own cats, then own cats that have not run away; none before the teams."""
    if state.pending and state.pending[0][KIND] == TEAM:
        return 0, state.box[seat], 0, 0
    cats = state.cats[seat]
    fish = sum([state.held[cat] for cat in cats])
    return state.held[state.boss[seat]], state.box[seat], fish, len(cats) + len(state.benched[seat])


def end_by_time(state: CatBattles) -> None:
    """After the last turn of a game whose time was called (C6.4); equal in everything, it is a draw."""
    south, north = timeout_key(state, 0), timeout_key(state, 1)
    finish(state, -1 if south == north else int(south < north), Ending.TIMEOUT)


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
