"""How strong both sides are: the chance to win in a position, without looking ahead.

Only what everybody knows counts; of a Bench that is its size.
"""

from __future__ import annotations

from math import ceil, exp, log
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import cards
from meijin.games.cat_battles.board import AREAS, BASES, BESIDE_ANY, BIT
from meijin.games.cat_battles.cards import CATALOGUE, NORTH, RULES, SOUTH, Figure
from meijin.games.cat_battles.frames import ACT, END, MAIN
from meijin.games.cat_battles.odds import HIGHEST, Fist, duel, strike
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

# All weights add to the logarithm of the odds to win; they were found by games of the bot against itself.
# Fish in the Box and on the Boss are what a seat lives on: the fewer, the more each of them counts.
LIFE: Final = 4.0
ON_THE_BOSS: Final = 0.1  # for each of those that are on the Boss
# A Kitten counts by the damage it can be expected to deal to a Boss, and by the turns in which it will get there: next
# turn, in the one after that, or later.
DEALS: Final = (0.5, 0.35, 0.25)
A_STEP_COSTS: Final = 0.01  # for each step still to go, which somebody may bar
ON_A_KITTEN: Final = 0.05  # for each Held Fish
IN_THE_DISH: Final = 0.03  # for each Fish
ON_THE_BENCH: Final = 0.1  # for each Kitten

LIVES: Final = tuple(LIFE * log(1 + fish) for fish in range(RULES.fish + 1))


# -- what a Kitten counts where it stands ---------------------------------------------------------------------------


def expected_damage(figure: Figure) -> float:
    """What a cat deals to a Boss on average, rolling and stopping well.

    >>> round(expected_damage(CATALOGUE.figures["chocomaca"]), 3)  # one die
    0.667
    """
    power = _front(figure)
    dice, plus = _dice(figure.level, power)
    ends = [float(points + plus) for points in range(HIGHEST * dice + 1)]
    return strike(dice, ends, None if power & cards.HAS_NO_SLEEP else 0.0)


def turns_to_boss(figure: Figure, area: int, base: int) -> int:
    """How many turns a cat needs before the one in which it can attack a Boss at its Base.

    >>> turns_to_boss(CATALOGUE.figures["maro"], BASES[0], BASES[1])
    2
    """
    power = _front(figure)
    speed = 3 if power & cards.HAS_MOVE_3 else 2 if power & cards.HAS_MOVES else 1
    steps = steps_between(area, base) - (1 if power & cards.HAS_RANGED else 0)
    return max(0, ceil(steps / speed) - 1)


def _front(figure: Figure) -> int:
    return sum(cards.KEYWORDS[keyword] for keyword in figure.front)


def _dice(level: int, power: int) -> tuple[int, int]:
    """How many dice a cat rolls, and what it adds to them."""
    return level + (power & cards.HAS_DICE) // cards.DICE_1, (power & cards.HAS_DAMAGE_PLUS) // cards.DAMAGE_PLUS_1


def steps_between(area: int, other: int) -> int:
    """How many steps two Areas are apart.

    >>> steps_between(*BASES)
    3
    """
    reached = BIT[area]
    steps = 0
    while not reached >> other & 1:
        reached |= BESIDE_ANY[reached]
        steps += 1
    return steps


def threat(figure: Figure, area: int, base: int) -> float:
    """What a Kitten in an Area counts against the Boss at a Base."""
    turns = min(turns_to_boss(figure, area, base), len(DEALS) - 1)
    return expected_damage(figure) * (DEALS[turns] - A_STEP_COSTS * steps_between(area, base))


# By seat, by the figure's place in the catalogue, by Area.
THREATS: Final = tuple(
    tuple(tuple(threat(figure, area, base) for area in range(len(AREAS))) for figure in CATALOGUE.figures.values())
    for base in (BASES[NORTH], BASES[SOUTH])
)


# -- positions ------------------------------------------------------------------------------------------------------


def chance_to_win(state: CatBattles, seat: int) -> float:
    """How likely a seat wins, as things stand."""
    if not state.pending:
        return 0.5 if state.won < 0 else float(state.won == seat)
    current = state.current
    first = -1
    if state.one_on_one:
        phase = state.pending[0][KIND]
        attacked = state.acted or phase == ACT or phase == END
        first = 1 - current if attacked else current
    elif not state.box[1 - current]:
        first = 1 - current  # it is to declare One on One when its turn begins
    if first >= 0:
        chance = one_on_one(state, first)
        return chance if first == seat else 1.0 - chance
    return 1.0 / (1.0 + exp(strength(state, 1 - seat) - strength(state, seat)))


def strength(state: CatBattles, seat: int) -> float:
    """What all that a seat has adds to its odds."""
    held, where, kind = state.held, state.where, state.figures.kind
    boss = state.boss[seat]
    threats = THREATS[seat]
    total = LIVES[state.box[seat] + held[boss]] + ON_THE_BOSS * held[boss]
    for cat in state.cats[seat]:
        if cat != boss:
            total += threats[kind[cat]][where[cat]] + ON_A_KITTEN * held[cat]
    return total + IN_THE_DISH * state.dish[seat] + ON_THE_BENCH * len(state.benched[seat])


def one_on_one(state: CatBattles, first: int) -> float:
    """The chance to win in One on One of the seat that attacks next."""
    other = 1 - first
    box = state.box[first]
    if first == state.current and state.pending[0][KIND] == MAIN and box:
        box += 1  # this turn's Fish has been taken already
    return duel(
        box,
        state.held[state.boss[first]],
        _fist(state, first),
        state.box[other],
        state.held[state.boss[other]],
        _fist(state, other),
    )


def _fist(state: CatBattles, seat: int) -> Fist:
    """How a Boss fights in the Center."""
    boss = state.boss[seat]
    power = state.figures.front[boss] + state.center
    dice, plus = _dice(state.figures.level[boss], power)
    return dice, plus, bool(power & cards.HAS_COUNTER)
