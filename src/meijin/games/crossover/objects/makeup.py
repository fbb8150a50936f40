"""What a Power is made of: what is printed, what coins give, what effects and other cards add, and the Backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from meijin.games.crossover.frames import (
    LASTS_ON,
    POWER,
    POWER_BY,
    POWER_COMBAT,
    POWER_SUPPORT,
    SET_POWER,
    TEAM_POWER,
    TEAM_POWER_BY,
    TEAM_POWER_N,
    TEAM_POWER_TEAM,
)
from meijin.games.crossover.names import GROWTH
from meijin.games.crossover.objects import board, presence
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.objects.board import Shares
    from meijin.games.crossover.state import Crossover


class Part(NamedTuple):
    """A part of a fighter's Power: what it is, the number of the kind of card it comes from, Combat and Support."""

    what: Literal["printed", "set", "growth", "card"]
    by: int  # -1: no other card
    combat: int
    support: int


class TeamPart(NamedTuple):
    """A part of a Team Power: what it is, the card or kind of card it comes from, and how much."""

    what: Literal["head", "back", "card", "least"]
    by: int  # of a member the card, else the number of a kind; -1: none
    n: int


def power(state: Crossover, card: int, shares: Shares) -> list[Part]:
    """The parts of a fighter's current Power, what it begins with first; together they are that Power."""
    base = Part("printed", -1, *board.printed_power(state, card))
    more: list[Part] = []
    coins = state.coins[GROWTH][card]
    if coins:
        coins *= board.snapshot(state).growth[state.where[card] & 1]
        more.append(Part("growth", -1, coins, coins))
    for source, combat, support in shares.power.get(card, []):
        more.append(Part("card", state.kind[source], combat, support))
    for row in state.lasting:
        if row[KIND] == POWER and row[LASTS_ON] == card:
            more.append(Part("card", row[POWER_BY], row[POWER_COMBAT], row[POWER_SUPPORT]))
        elif row[KIND] == SET_POWER and row[LASTS_ON] == card:
            base = Part("set", row[POWER_BY], row[POWER_COMBAT], row[POWER_SUPPORT])
    return [base, *more]


def team(state: Crossover, number: int, shares: Shares) -> list[TeamPart]:
    """The parts of a Team Power: its Head's Combat, the Support of each Back, and what the Team has besides."""
    parts = []
    for card in presence.members(state, number):
        behind = bool(state.place[card])
        parts.append(TeamPart("back" if behind else "head", card, board.power(state, card)[behind]))
    for source, n in shares.team.get(number, []):
        parts.append(TeamPart("card", state.kind[source], n))
    for row in state.lasting:
        if row[KIND] == TEAM_POWER and row[TEAM_POWER_TEAM] == number:
            parts.append(TeamPart("card", row[TEAM_POWER_BY], row[TEAM_POWER_N]))
    total = sum(part.n for part in parts)
    if total < 0:
        parts.append(TeamPart("least", -1, -total))
    return parts
