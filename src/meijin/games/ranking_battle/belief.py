"""Which hands the others are likely to hold, from what they have just left undone.

A hand is drawn at the end of a turn and nobody acts on it before its own next turn, but for reactions and forced
discards; so there is little to infer. What tells something: whoever could still play characters when its Character
Phase ended has hardly any in hand, whoever did not reveal a cat has hardly one, and whoever was challenged and has not
reacted seldom could. A position remembers none of it once the battle or the turn is over: then all worlds are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import frames
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# How often, compared with hands without it, somebody holds a card that could have been of use.
KEPT_A_CHARACTER: Final = 0.02
KEPT_A_CAT: Final = 0.02
KEPT_A_REACTION: Final = 0.3


def likelihood(state: RankingBattle, viewer: int) -> float:
    """How likely the others would have done what they did with the hands they have in this world."""
    weight = 1.0
    active = state.current
    if active != viewer:
        phase = state.pending[0][KIND]
        if phase > frames.CHARACTER:
            weight *= _left_over(state, active, phase)
    if state.challenger >= 0 and state.defender != viewer and state.pending[-1][KIND] != frames.REACT:
        kinds, reaction = state.book.kind, state.book.reaction
        for card in state.hand[state.defender]:
            if reaction[kinds[card]] > 0:
                weight *= KEPT_A_REACTION
    return weight


def _left_over(state: RankingBattle, seat: int, phase: int) -> float:
    """How likely a player holds these cards after the phases in which they could have been used."""
    book = state.book
    kinds, characters, points = book.kind, book.characters, book.points
    weight = 1.0
    for card in state.hand[seat]:
        kind = kinds[card]
        if kind < characters:
            if state.plays:
                weight *= KEPT_A_CHARACTER
        elif phase > frames.REVEAL and points[kind] and not state.revealed >> card & 1:
            weight *= KEPT_A_CAT
    return weight
