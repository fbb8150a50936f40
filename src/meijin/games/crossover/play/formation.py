"""Fighters in and out of Teams (6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import news, telling
from meijin.games.crossover.names import VILLAGE
from meijin.games.crossover.objects import presence
from meijin.games.crossover.objects.presence import battling, members, pile_of
from meijin.games.crossover.play.piles import move_card

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def new_team(state: Crossover, card: int) -> None:
    """A fighter is a Team of its own."""
    state.teams += 1
    state.team[card] = state.teams
    state.place[card] = 0
    state.board = None


def leave_team(state: Crossover, card: int) -> None:
    """The others of a Team close the gap; the first Back becomes Head if the Head leaves (6.6)."""
    team, place = state.team, state.place
    number, gap = team[card], place[card]
    for other in pile_of(state, state.where[card]):
        if team[other] == number and place[other] > gap:
            place[other] -= 1
    state.board = None


def stand_by(state: Crossover, card: int) -> None:
    """A battling fighter returns to its village as a Team of one (6.6)."""
    if not battling(state, card):
        return
    leave_team(state, card)
    new_team(state, card)
    move_card(state, card, VILLAGE, state.where[card] & 1)
    if state.events is not None:
        state.tell(news.Standby(presence.name_of(state, card)))


def join(state: Crossover, card: int, number: int, head: bool) -> bool:
    """A fighter at home takes a place in a battling Team, as Head or as the last Back; False if there is none."""
    team = members(state, number)
    if not team or len(team) >= state.terms.pool.rules.team_max:
        return False
    leave_team(state, card)
    state.team[card] = number
    state.place[card] = 0 if head else len(team)
    if head:
        for other in team:
            state.place[other] += 1
    move_card(state, card, state.where[team[0]] >> 1, state.where[team[0]] & 1)
    if state.events is not None:
        side = telling.side(state, state.team[card])
        state.tell(news.Join(presence.name_of(state, card), side.team, side.power))
    return True
