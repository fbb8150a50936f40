"""The seven Areas: where cats are, what lies beside what, and how far a cat can go.

Sets of Areas are ints with one bit per Area.
"""

from __future__ import annotations

from typing import Final

from meijin.games.cat_battles.cards import CATALOGUE, HAS_MOVE_3, HAS_MOVES, NORTH, SOUTH

AREAS: Final = tuple(area.id for area in CATALOGUE.areas)
CENTER: Final = CATALOGUE.center
BASES: Final = tuple(
    next(number for number, area in enumerate(CATALOGUE.areas) if area.seat == seat) for seat in (SOUTH, NORTH)
)

# Where else a figure can be: the numbers go on after the Areas.
BENCH: Final = len(AREAS)
HANGOUT: Final = BENCH + 1
COLLECTION: Final = BENCH + 2
PICKED: Final = BENCH + 3
NOWHERE: Final = BENCH + 4
# The place that each zone stands for.
PLACE: Final = {name: place for place, name in enumerate((*AREAS, "bench", "hangout", "figures", "team"))}

BIT: Final = tuple(1 << area for area in range(len(AREAS)))
EVERYWHERE: Final = (1 << len(AREAS)) - 1
NOT_CENTER: Final = EVERYWHERE & ~BIT[CENTER]
# The Areas beside each Area, beside at least one of a set of Areas, and within Ranged Attack.
BESIDE: Final = tuple(sum(BIT[AREAS.index(other)] for other in area.adjacent) for area in CATALOGUE.areas)
IN_SHOT: Final = tuple(beside | BIT[area] for area, beside in enumerate(BESIDE))
# Every set of Areas as a list.
AREAS_OF: Final = tuple(
    tuple(area for area in range(len(AREAS)) if areas >> area & 1) for areas in range(EVERYWHERE + 1)
)


def _beside_any(areas: int) -> int:
    beside = 0
    for area in AREAS_OF[areas]:
        beside |= BESIDE[area]
    return beside


BESIDE_ANY: Final = tuple(_beside_any(areas) for areas in range(EVERYWHERE + 1))


def reach(area: int, power: int, enterable: int, roadblocks: int) -> int:
    """The Areas to which a cat with these keywords can Move from an Area (4.3).

    Only ``enterable`` Areas may be entered, and in ``roadblocks`` the Move ends.

    >>> [AREAS[area] for area in AREAS_OF[reach(BASES[SOUTH], 0, EVERYWHERE, 0)]]
    ['sw', 'se']
    """
    reached = BESIDE[area] & enterable
    if power & HAS_MOVES:
        reached |= BESIDE_ANY[reached & ~roadblocks] & enterable
        if power & HAS_MOVE_3:
            reached |= BESIDE_ANY[reached & ~roadblocks] & enterable
        reached &= ~BIT[area]
    return reached
