"""What attacks can be expected to do: when to stop rolling, and the duel of the Bosses in One on One."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from meijin.games.cat_battles.cards import FACES, SIDES, SLEEP

# How likely each face is, Sleep included.
LIKELY: Final = tuple(SIDES.count(face) / len(SIDES) for face in range(len(FACES)))
HIGHEST: Final = SLEEP - 1  # the most that one die deals
# A duel with both Boxes empty is looked through for so many turns; it hardly ever lasts longer.
TURNS: Final = 8

# How a Boss fights: its dice, the damage it adds to them, and whether it strikes back.
Fist = tuple[int, int, bool]


def roll_on(left: int, ends: Sequence[float], asleep: float | None) -> float:
    """The value of an attack with so many dice left, each of which may be rolled or not.

    ``ends[n]`` is what it is worth to stop with n more points than now, and ``asleep`` what a Sleep is worth; None
    means that a Sleep counts as a 0.

    >>> roll_on(1, [0, 1, 2], asleep=0) == (2 * 0 + 2 * 1 + 2) / 6
    True
    >>> roll_on(1, [5, 6, 7], asleep=0)  # not worth the risk
    5
    """
    later = ends
    for rolled in range(left - 1, -1, -1):
        later = [max(ends[points], _roll(later, points, asleep)) for points in range(HIGHEST * rolled + 1)]
    return later[0]


def _roll(later: Sequence[float], points: int, asleep: float | None) -> float:
    """The value of one die, given what every number of points is worth after it."""
    value = LIKELY[SLEEP] * (later[points] if asleep is None else asleep)
    for face in range(SLEEP):
        value += LIKELY[face] * later[points + face]
    return value


def strike(dice: int, ends: Sequence[float], asleep: float | None) -> float:
    """The value of a whole attack: the first die must be rolled (R19)."""
    later = [roll_on(dice - 1, ends[points:], asleep) for points in range(HIGHEST + 1)]
    return _roll(later, 0, asleep)


def chances(dice: int, flat: int, wakeful: bool) -> list[int]:
    """How likely each damage is, in per cent, if all these dice are rolled and ``flat`` is added to them.

    The first is the chance that the attack fails: by a Sleep, unless a Sleep counts as a 0, or for want of points.

    >>> chances(1, 0, wakeful=False)
    [50, 33, 17]
    >>> chances(1, 1, wakeful=False)
    [17, 33, 33, 17]
    """
    points = [1.0]
    for _ in range(dice):
        after = [0.0] * (len(points) + HIGHEST)
        for so_far, likely in enumerate(points):
            for face in range(SLEEP):
                after[so_far + face] += likely * LIKELY[face]
            if wakeful:
                after[so_far] += likely * LIKELY[SLEEP]
        points = after
    damage = [0.0] * max(1, len(points) + flat)
    for so_far, likely in enumerate(points):
        damage[max(0, so_far + flat)] += likely
    damage[0] += 1.0 - sum(damage)
    return [round(100 * likely) for likely in damage]


# -- One on One -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def duel(box: int, held: int, fist: Fist, foe_box: int, foe_held: int, foe: Fist, turns: int = TURNS) -> float:
    """The chance to win of a seat whose turn in One on One begins, both playing well (4.7)."""
    if not turns:
        return held / (held + foe_held)
    box = max(0, box - 1)  # more than one Fish a turn is never taken: the Box is a shield
    if not box and not foe_box:
        turns -= 1

    def passed_on(box: int, held: int, foe_box: int, foe_held: int) -> float:
        return 1.0 - duel(foe_box, foe_held, foe, box, held, fist, turns)

    def struck_back(foe_box: int, foe_held: int) -> float:
        """The own chance once the attack is over, and perhaps answered."""
        if not foe[2]:
            return passed_on(box, held, foe_box, foe_held)
        theirs = _blows(foe, box, held, lambda box, held: 1.0 - passed_on(box, held, foe_box, foe_held))
        return 1.0 - strike(foe[0], theirs[foe[1] :], theirs[0])

    ends = _blows(fist, foe_box, foe_held, struck_back)
    return max(passed_on(box, held, foe_box, foe_held), strike(fist[0], ends[fist[1] :], ends[0]))


def _blows(fist: Fist, box: int, held: int, after: Callable[[int, int], float]) -> list[float]:
    """What each number of damage to a Boss is worth to its foe: the owner loses Fish of the Box or of the Boss."""
    values = [after(box, held)]
    for points in range(1, HIGHEST * fist[0] + fist[1] + 1):
        value = 1.0 if points >= held else after(box, held - points)
        if box:
            value = min(value, after(max(0, box - points), held))
        values.append(value)
    return values
