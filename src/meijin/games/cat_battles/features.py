"""What a position looks like in numbers, from which the chance to win is estimated (see ``kernel/estimate.py``)."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles.attack import total
from meijin.games.cat_battles.board import AREAS, BASES, BESIDE
from meijin.games.cat_battles.cards import ALL_FIGURES, EFFECTS, KEYWORDS, NORTH, RULES, SOUTH, TERRITORIES
from meijin.games.cat_battles.frames import (
    ALLOWANCE,
    ATTACK,
    ATTACKER,
    DAMAGE,
    DICE,
    HIT,
    HURT,
    KINDS,
    PHASES,
    POINTS,
    TARGET,
    TEAM,
)
from meijin.games.cat_battles.setup import CatSetup
from meijin.games.cat_battles.strength import (
    chance_to_win,
    expected_damage,
    steps_between,
    strength,
    turns_to_boss,
)
from meijin.games.cat_battles.worth import WORTH
from meijin.kernel.frames import KIND, SEATS

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

FISH: Final = float(RULES.fish)
FEW: Final = 4  # Fish in the Box from which every single one counts
LATE: Final = 10  # turns before the last from which its end is in sight
SURE: Final = 0.02  # no chance in a duel counts as nearer to 0 or 1 than this
LATER: Final = 2  # turns to the enemy's Boss: two or more are alike
FAR: Final = 3  # steps from Base to Base

# Per figure of the catalogue.
DAMAGE_OF: Final = tuple([expected_damage(figure) for figure in ALL_FIGURES])
WORTH_OF: Final = tuple([WORTH[figure.id] for figure in ALL_FIGURES])
MARKS: Final = (*KEYWORDS, *EFFECTS)
MARKS_OF: Final = tuple(
    [
        tuple(
            [place for place, mark in enumerate(KEYWORDS) if mark in figure.front]
            + [len(KEYWORDS) + figure.rear.effect]
        )
        for figure in ALL_FIGURES
    ]
)
# Per seat, figure and Area: in how many turns it gets at the enemy's Boss. Per seat and Area: how far that is.
TURNS_TO: Final = tuple(
    [
        tuple(
            [
                tuple([min(LATER, turns_to_boss(figure, area, base)) for area in range(len(AREAS))])
                for figure in ALL_FIGURES
            ]
        )
        for base in (BASES[NORTH], BASES[SOUTH])
    ]
)
STEPS_TO: Final = tuple(
    [tuple([steps_between(area, base) for area in range(len(AREAS))]) for base in (BASES[NORTH], BASES[SOUTH])]
)

COMMON: Final = (
    *("turn", "one on one", "duel", "late", "late lead"),
    *[f"center {territory.id}" for territory in TERRITORIES],
    *[f"phase {KINDS.all[kind].name}" for kind in PHASES],
    *[f"asked {kind.name}" for kind in KINDS.all],
    *("attack", "points", "dice left", "on the boss", "enough", "to lose", "boss to lose"),
)
CAMP: Final = (
    *("box", "few in box", "empty box", "life", "boss", "boss of 2", "boss of 1", "dish", "some dish", "much dish"),
    *("trash", "strength", "bench", "bench damage", "bench worth", "kittens", "held", "stunned", "acted"),
    *("exposed", "exposed nearby", "boss damage", "boss threatened"),
    *[f"{what} {turns} turns off" for turns in range(LATER + 1) for what in ("kittens", "damage", "held")],
    *[f"{what} {steps} steps off" for steps in range(FAR + 1) for what in ("kittens", "damage", "held")],
    *[f"boss {mark}" for mark in MARKS],
    *[f"kitten {mark}" for mark in MARKS],
)
(BY_TURNS,) = [place for place, name in enumerate(CAMP) if name == "kittens 0 turns off"]
BY_STEPS: Final = BY_TURNS + 3 * (LATER + 1)
BOSS_MARKS: Final = BY_STEPS + 3 * (FAR + 1)
KITTEN_MARKS: Final = BOSS_MARKS + len(MARKS)


def names() -> list[str]:
    """What the numbers are called."""
    return [*COMMON, *[f"own {name}" for name in CAMP], *[f"rival {name}" for name in CAMP]]


def features(state: CatBattles, seat: int) -> list[float]:
    """The position for a seat: whose turn and question it is, then all that it has, then all that the rival has."""
    picking = state.pending[0][KIND] == TEAM
    row = [0.0] * 5 if picking else _game(state, seat)
    center = [0.0] * len(TERRITORIES)
    center[state.territory] = float((state.middle[seat] >= 0) - (state.middle[1 - seat] >= 0))
    row += center
    turn = 0.0 if picking else 1.0 if state.current == seat else -1.0
    phases = [0.0] * len(PHASES)
    phases[state.pending[0][KIND]] = turn
    row += phases
    asked = [0.0] * len(KINDS.all)
    top = state.pending[-1]
    asked[top[KIND]] = float((top[SEATS] >> seat & 1) - (top[SEATS] >> 1 - seat & 1))
    row += asked
    row += _attack(state, seat)
    row += _camp(state, seat, picking)
    row += _camp(state, 1 - seat, picking)
    return row


def _game(state: CatBattles, seat: int) -> list[float]:
    """Whose turn it is, and how the duel of the Bosses stands or the game as decided by the Fish."""
    setup = state.setup
    assert isinstance(setup, CatSetup)
    duel = 0.0
    if state.one_on_one or not state.box[1 - state.current]:
        chance = min(1.0 - SURE, max(SURE, chance_to_win(state, seat)))
        duel = 0.5 * log(chance / (1.0 - chance))
    late = max(0.0, 1.0 - (setup.last_turn - state.turn) / LATE)
    lead = state.held[state.boss[seat]] - state.held[state.boss[1 - seat]]
    if not lead:
        lead = state.box[seat] - state.box[1 - seat]
    ahead = 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
    return [1.0 if state.current == seat else -1.0, float(state.one_on_one), duel, late, late * ahead]


def _attack(state: CatBattles, seat: int) -> list[float]:
    """The attack under way and the damage that is about to be dealt; above 0 where the seat deals it."""
    row = [0.0] * 7
    for frame in state.pending:
        kind = frame[KIND]
        if kind == ATTACK:
            target, dice = frame[TARGET], frame[DICE]
            sign = 1.0 if state.figures.owner[frame[ATTACKER]] == seat else -1.0
            points = max(0, total(state, frame))
            row[0] = sign
            row[1] = sign * points / 4.0
            row[2] = sign * max(0, frame[ALLOWANCE] - (dice.bit_length() - 1) // 2) / 4.0
            row[3] = sign * state.figures.boss[target]
            row[4] = sign * (points >= state.held[target])
        elif kind == DAMAGE or kind == HIT:
            hurt, points = frame[HURT], frame[POINTS]
            sign = -1.0 if state.figures.owner[hurt] == seat else 1.0
            row[5] += sign * points / 4.0
            row[6] += sign * state.figures.boss[hurt] * points / 4.0
    return row


def _camp(state: CatBattles, seat: int, picking: bool) -> list[float]:
    """All that a seat has; while teams are put together nothing but what it has picked."""
    row = [0.0] * len(CAMP)
    kinds, held, where = state.figures.kind, state.held, state.where
    damage = worth = 0.0
    for cat in state.benched[seat]:
        damage += DAMAGE_OF[kinds[cat]]
        worth += WORTH_OF[kinds[cat]]
    row[12] = len(state.benched[seat]) / 8.0
    row[13] = damage / 8.0
    row[14] = worth
    boss = state.boss[seat]
    if boss >= 0:
        for place in MARKS_OF[kinds[boss]]:
            row[BOSS_MARKS + place] = 1.0
    if picking:
        return row
    box, life, dish = state.box[seat], held[boss], state.dish[seat]
    row[0] = box / FISH
    row[1] = min(box, FEW) / FEW
    row[2] = float(not box)
    row[3] = log(1 + box + life) / 3.0
    row[4] = life / 4.0
    row[5] = float(life <= 2)
    row[6] = float(life <= 1)
    row[7] = dish / 6.0
    row[8] = float(dish > 0)
    row[9] = float(dish > 3)
    row[10] = state.trash[seat] / FISH
    row[11] = strength(state, seat) / 10.0
    row[17] = (state.stunned & state.present & _mask(state, seat)).bit_count() / 2.0
    row[18] = (state.acted & _mask(state, seat)).bit_count() / 4.0
    threats = [0.0] * len(AREAS)  # what the rival deals to somebody in an Area
    for cat in state.cats[1 - seat]:
        threats[where[cat]] += DAMAGE_OF[kinds[cat]]
    turns_to, steps_to = TURNS_TO[seat], STEPS_TO[seat]
    exposed = nearby = fish = 0.0
    for cat in state.cats[seat]:
        area, kind = where[cat], kinds[cat]
        if cat == boss:
            row[21] = DAMAGE_OF[kind] / 2.0
            row[22] = threats[area] / 4.0
            continue
        damage, has = DAMAGE_OF[kind], float(held[cat])
        fish += has
        place = BY_TURNS + 3 * turns_to[kind][area]
        row[place] += 0.5
        row[place + 1] += damage / 2.0
        row[place + 2] += has / 4.0
        place = BY_STEPS + 3 * steps_to[area]
        row[place] += 0.5
        row[place + 1] += damage / 2.0
        row[place + 2] += has / 4.0
        for mark in MARKS_OF[kind]:
            row[KITTEN_MARKS + mark] += 0.5
        exposed += min(has, threats[area])
        near = 0.0
        for other in range(len(AREAS)):
            if BESIDE[area] >> other & 1:
                near += threats[other]
        nearby += min(has, near)
    row[15] = (len(state.cats[seat]) - 1) / 4.0
    row[16] = fish / 8.0
    row[19] = exposed / 4.0
    row[20] = nearby / 4.0
    return row


def _mask(state: CatBattles, seat: int) -> int:
    mask = 0
    for cat in state.cats[seat]:
        mask |= 1 << cat
    return mask


def sight(state: CatBattles, seat: int) -> int:
    """What the dice have made of the position: the open questions with their dice, Fish, and who is where.

    Everybody sees that; a Bench and a team that is put together are left out, whoever they belong to.
    """
    del seat
    shown = [*state.held, *state.box, *state.dish, *state.could_be, state.present, state.current]
    return hash((tuple(state.pending), tuple(shown)))
