"""Looking ahead over one action: all that the dice and both seats may make of it, until the Act or the phase is over.

The rules themselves are played on, on copies: every face of a die is tried, each seat chooses what is best for it, and
where the turn goes on ``strength.py`` says how good the position is. Nothing depends on the generator of the state or
on a Kitten nobody has seen, so worlds that a seat cannot tell apart come out the same.
"""

from __future__ import annotations

from typing import Final

from meijin.games.cat_battles import effects, notation
from meijin.games.cat_battles.attack import answers_die
from meijin.games.cat_battles.cards import HAS_NO_SLEEP, SIDES, SLEEP
from meijin.games.cat_battles.frames import (
    ACT,
    ALLOWANCE,
    ATTACKER,
    BONUS,
    CALL,
    DICE,
    DIE,
    EFFECTS,
    FEAST,
    FIRST,
    NO_DICE,
    PLAY,
    RELOCATE,
    RESPONSE,
    ROLL,
    TARGET,
    TOTAL,
    WHICH,
)
from meijin.games.cat_battles.odds import HIGHEST, LIKELY
from meijin.games.cat_battles.state import CatBattles
from meijin.games.cat_battles.strength import chance_to_win
from meijin.kernel.frames import KIND, changed
from meijin.kernel.state import Frame

# One side of the die for each face.
SIDE_OF: Final = tuple(SIDES.index(face) for face in range(len(LIKELY)))
# In a phase, a cat that has begun its Act goes on with it, and Kittens are played together; all else is the next step.
GOING_ON: Final = (ACT, PLAY)
# What a Greedy Boss gives is looked at only once it is there: many choices, each worth little.
GIFTS: Final = (RELOCATE, FEAST, CALL)
WINDOWS: Final = (EFFECTS, DIE, TOTAL)


class Lookahead:
    """What a seat can expect of actions in one position."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[tuple[object, ...], float] = {}  # what has been worked out for this position

    def after(self, state: CatBattles, action: int) -> float:
        """The chance to win after an action; the state stays as it is."""
        value = 0.0
        for face, likely in enumerate(LIKELY):
            world = stepped(state, action, face)
            if world.script:  # no die was rolled
                world.script = ()
                return self.value(world)
            value += likely * self.value(world)
        return value

    def value(self, state: CatBattles) -> float:
        """The chance to win, both seats choosing well until the Act or the phase is over."""
        if not state.pending:
            return chance_to_win(state, self.seat)
        kind = state.pending[-1][KIND]
        if kind == ROLL:
            attack = state.pending[-2]
            points, rolled = count(attack[DICE])
            return self._rolling(state, attack, points, attack[ALLOWANCE] - rolled)
        if kind in GIFTS or (len(state.pending) == 1 and (kind not in GOING_ON or state.current != self.seat)):
            return chance_to_win(state, self.seat)
        if kind == PLAY:
            return self._playing(state)
        return self._best(state, *[self.after(state, action) for action in considered(state, kind)])

    def _best(self, state: CatBattles, *values: float) -> float:
        return max(values) if state.deciders[0] == self.seat else min(values)

    def _playing(self, state: CatBattles) -> float:
        """The best of the own Kittens to play; in which order makes no difference."""
        key = (PLAY, state.box[self.seat], *state.benched[self.seat])
        if key not in self.known:
            self.known[key] = max([self.after(state, action) for action in state.options])
        return self.known[key]

    # -- dice ---------------------------------------------------------------------------------------------------

    def _rolling(self, state: CatBattles, attack: Frame, points: int, left: int) -> float:
        """The value of the choice between one more die and no more, with so many points and so many dice left."""
        if not left:
            return self._stopped(state, attack, points)
        key = self._key(state, attack, points, left)
        if key not in self.known:
            roll = 0.0
            for face, likely in enumerate(LIKELY):
                roll += likely * self._rolled(state, attack, points, left, face)
            self.known[key] = self._best(state, roll, self._stopped(state, attack, points))
        return self.known[key]

    def _rolled(self, state: CatBattles, attack: Frame, points: int, left: int, face: int) -> float:
        """The value of one more die that shows a face. Only where somebody can change it the rules are asked."""
        if changes_die(state, attack[ATTACKER], True, face) or changes_die(state, attack[TARGET], False, face):
            world = state.clone()
            world.pending[-2] = changed(attack, DICE, dice_of(points, attack[ALLOWANCE] - left))
            return self.value(stepped(world, notation.ROLL, face))
        if face != SLEEP:
            return self._rolling(state, attack, points + face, left - 1)
        if state.powers[attack[ATTACKER]] & HAS_NO_SLEEP:
            return self._rolling(state, attack, points, left - 1)
        key = self._key(state, attack, -1, -1)
        if key not in self.known:
            self.known[key] = self.value(stepped(state, notation.ROLL, SLEEP))
        return self.known[key]

    def _stopped(self, state: CatBattles, attack: Frame, points: int) -> float:
        """The value of an attack that is left at so many points."""
        key = self._key(state, attack, points, -1)
        if key not in self.known:
            world = state.clone()
            world.pending[-2] = changed(attack, DICE, dice_of(points, attack[ALLOWANCE]))
            world.step(state.deciders[0], notation.STOP)
            self.known[key] = self.value(world)
        return self.known[key]

    def _key(self, state: CatBattles, attack: Frame, points: int, left: int) -> tuple[object, ...]:
        """An attack by all that can differ within one look ahead; of its dice only the points count."""
        where = state.where
        return (
            *(attack[:ALLOWANCE], attack[BONUS], where[attack[ATTACKER]], where[attack[TARGET]], points, left),
            *(state.used, *state.box, *state.dish, bytes(state.held)),
        )


def stepped(state: CatBattles, action: int, face: int) -> CatBattles:
    """A copy after an action; if that rolls a die it shows this face, otherwise the face is left in the script."""
    world = state.clone()
    world.script = (SIDE_OF[face],)
    world.step(state.deciders[0], action)
    return world


def count(dice: int) -> tuple[int, int]:
    """The points of some dice without a Sleep among them, and how many they are."""
    points = rolled = 0
    while dice > NO_DICE:
        points += dice & 0b11
        dice >>= 2
        rolled += 1
    return points, rolled


def dice_of(points: int, rolled: int) -> int:
    """Any so many dice with so many points.

    >>> count(dice_of(5, 4))
    (5, 4)
    """
    dice = NO_DICE
    for _ in range(rolled):
        face = min(points, HIGHEST)
        dice = dice << 2 | face
        points -= face
    return dice


def changes_die(state: CatBattles, cat: int, rolls: bool, face: int) -> bool:
    """Whether a cat that rolls, or is rolled against, has a Rear effect for a face and can pay for it."""
    return answers_die(state, cat, rolls, face) and bool(effects.offer_use(state, cat))


def considered(state: CatBattles, kind: int) -> list[int]:
    """The actions worth a look: in windows no dear payments, no responses, and nothing in an attack upon an attack."""
    options = list(state.options)
    if kind == RESPONSE or (kind in WINDOWS and state.pending[-2][WHICH] != FIRST):
        return options[-1:]
    if kind in WINDOWS:
        # Of the ways to pay for one cat's effect the first takes the fewest Held Fish.
        cheapest = {action & notation.FIRST: action for action in reversed(options[:-1])}
        return [*cheapest.values(), options[-1]]
    return options
