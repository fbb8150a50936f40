"""What the other seat is likely to have: good figures are picked more often, and who can be played mostly is."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles.effects import hidden_kittens, kinds_on_territory
from meijin.games.cat_battles.features import WORTH_OF
from meijin.games.cat_battles.frames import TEAM
from meijin.games.cat_battles.worth import COPY_COSTS
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

TASTE: Final = 4.0  # how much more often a figure is picked for what it adds to the logarithm of the odds to win
BEST: Final = max(WORTH_OF)
HELD_BACK: Final = 0.2  # how often a Kitten stays on the Bench for which there are Fish in the Dish


def likelihood(state: CatBattles, seat: int) -> float:
    """How likely the other seat would have picked the figures of this world that the seat does not know of.

    A Kitten that the other seat could have played in its last turn is there less often.
    """
    if not state.figures.closed or state.pending[0][KIND] == TEAM:
        return 1.0
    other = 1 - seat
    kinds, level = state.figures.kind, state.figures.level
    # Once cats have acted, what lies in the Dish can be of their damage.
    fish = state.dish[other] if state.current == seat and not state.acted else 0
    there = kinds_on_territory(state, other)
    weight = 0.0
    chance = 1.0
    last = -1
    for cat in hidden_kittens(state, other):  # copies of a kind come one after the other
        kind = kinds[cat]
        weight += WORTH_OF[kind] - BEST
        if kind == last:
            weight -= COPY_COSTS
        elif level[cat] <= fish and not there >> kind & 1:
            chance *= HELD_BACK
        last = kind
    return chance * exp(TASTE * weight)
