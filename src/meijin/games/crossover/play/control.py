"""Objects that come under another player's control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news
from meijin.games.crossover.names import VILLAGE
from meijin.games.crossover.objects import presence
from meijin.games.crossover.objects.presence import shares_name
from meijin.games.crossover.play import coins
from meijin.games.crossover.play.formation import leave_team, new_team
from meijin.games.crossover.play.piles import move_card

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def change_control(state: Crossover, card: int, seat: int) -> bool:
    """Another player controls an object from now on, at home; False if 6.3 forbids it or nothing changes."""
    if state.where[card] & 1 == seat:
        return False
    if state.team[card]:
        if shares_name(state, card, seat):
            return False
        leave_team(state, card)
        new_team(state, card)
    move_card(state, card, VILLAGE, seat)
    if state.events is not None:
        state.tell(news.Control(state.setup.seats[seat], presence.name_of(state, card)))
    coins.keep_cap(state, card)
    return True
