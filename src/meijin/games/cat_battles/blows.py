"""What damage costs its owner and an attack can be expected to bring, in the unit of ``strength.py``, at a glance.

Rear effects are left out, but for those that would negate the attack.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import cards
from meijin.games.cat_battles.board import CENTER
from meijin.games.cat_battles.cards import AT_DEFENSE, NEGATE, OWN_BOSS, SELF
from meijin.games.cat_battles.odds import HIGHEST, roll_on, strike
from meijin.games.cat_battles.strength import (
    IN_THE_DISH,
    LIVES,
    ON_A_KITTEN,
    ON_THE_BENCH,
    ON_THE_BOSS,
    THREATS,
)

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

LOST: Final = 10.0  # what the last Fish of a Boss costs: the game

# A cat that may be hurt: its Held Fish, its owner's Box, the Fish on its owner's Boss, what is gone with the cat if it
# runs away (LOST for a Boss), what each Fish on it counts, and whether the Box may take the damage.
Victim = tuple[int, int, int, float, float, bool]


def victim(state: CatBattles, cat: int, attacker: int) -> Victim:
    """A cat as somebody who may be hurt by another one."""
    figures = state.figures
    owner = figures.owner[cat]
    boss, box, held = state.boss[owner], state.box[owner], state.held[cat]
    if cat == boss:
        return held, box, held, LOST, ON_THE_BOSS, box > 0
    gone = THREATS[owner][figures.kind[cat]][state.where[cat]]
    if not figures.full:
        gone -= ON_THE_BENCH  # where it goes
    direct = bool(state.powers[attacker] & cards.HAS_DIRECT_HIT)
    return held, box, state.held[boss], gone, ON_A_KITTEN, box > 0 and not direct


def cost_to_cat(hurt: Victim, points: int) -> float:
    """What it costs if the cat takes damage."""
    held, box, life, gone, each, _ = hurt
    lost = points if points < held else held
    cost = (each - IN_THE_DISH) * lost
    if lost == held:
        cost += gone
    elif gone == LOST:
        cost += LIVES[box + life] - LIVES[box + life - lost]
    return cost


def cost_to_box(hurt: Victim, points: int) -> float:
    """What it costs if the Box takes damage."""
    _, box, life, _, _, _ = hurt
    lost = points if points < box else box
    return LIVES[box + life] - LIVES[box + life - lost] - IN_THE_DISH * lost


def _ends(hurt: Victim, points: int, dice: int) -> list[float]:
    """What it costs to be left with these points, or any number more that the dice may add."""
    ends: list[float] = []
    for damage in range(points, points + HIGHEST * dice + 1):
        cost = 0.0
        if damage > 0:
            cost = cost_to_cat(hurt, damage)
            if hurt[5]:
                cost = min(cost, cost_to_box(hurt, damage))
        ends.append(cost)
    return ends


@lru_cache(maxsize=1 << 16)
def expected(dice: int, flat: int, wakeful: bool, hurt: Victim) -> float:
    """What a whole attack can be expected to cost, ``flat`` being added to the dice."""
    ends = _ends(hurt, flat, dice)
    return strike(dice, ends, None if wakeful else 0.0)


@lru_cache(maxsize=1 << 16)
def rolls_on(left: int, points: int, wakeful: bool, hurt: Victim) -> bool:
    """Whether one more die is worth its risk, with so many points and so many dice left."""
    ends = _ends(hurt, points, left)
    return roll_on(left, ends, None if wakeful else 0.0) > ends[0]


def brings(state: CatBattles, attacker: int, target: int, area: int) -> float:
    """What an attack from an Area can be expected to bring."""
    figures, power = state.figures, state.powers[attacker]
    owner = figures.owner[target]
    if is_negated(state, target, owner):
        return IN_THE_DISH
    if (area == CENTER) != (state.where[attacker] == CENTER):
        power += state.center if area == CENTER else -state.center
    dice = figures.level[attacker] + (power & cards.HAS_DICE) // cards.DICE_1
    flat = (power & cards.HAS_DAMAGE_PLUS) // cards.DAMAGE_PLUS_1
    flat -= (state.powers[target] & cards.HAS_DAMAGE_MINUS) // cards.DAMAGE_MINUS_1
    return expected(dice, flat, bool(power & cards.HAS_NO_SLEEP), victim(state, target, attacker))


def is_negated(state: CatBattles, target: int, owner: int) -> bool:
    """Whether an attack would be negated by an effect that the Dish can pay."""
    figures, dish = state.figures, state.dish[owner]
    if not dish or not state.present & figures.with_timing[owner][AT_DEFENSE]:
        return False
    for cat in state.cats[owner]:
        if figures.timing[cat] == AT_DEFENSE and figures.effect[cat] == NEGATE and figures.cost[cat] <= dish:
            scope = figures.scope[cat]
            covers = cat == target if scope == SELF else scope == OWN_BOSS and target == state.boss[owner]
            if covers and state.where[cat] == state.where[target] and not state.used >> cat & 1:
                return True
    return False
