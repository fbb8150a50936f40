"""An attack, step by step (4.4).

The frame of the attack lies on the stack with the step that comes next on top of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import effects, messages, notation, telling
from meijin.games.cat_battles.board import AREAS_OF, BENCH, BESIDE, BIT, IN_SHOT
from meijin.games.cat_battles.cards import (
    AT_ATTACK,
    AT_DAMAGE,
    AT_DEFENSE,
    AT_DIE,
    DAMAGE_MINUS_1,
    DAMAGE_PLUS_1,
    DICE_1,
    HAS_COUNTER,
    HAS_DAMAGE_MINUS,
    HAS_DAMAGE_PLUS,
    HAS_DICE,
    HAS_DOUBLE,
    HAS_NO_SLEEP,
    HAS_PUSHOVER,
    HAS_RANGED,
    OWN_BOSS,
    SELF,
    SIDES,
    SLEEP,
)
from meijin.games.cat_battles.damage import deal, run_away
from meijin.games.cat_battles.frames import (
    AFTER,
    AGAIN,
    ALLOWANCE,
    ATTACK,
    ATTACKER,
    BONUS,
    BOOSTED,
    COUNTER,
    COUNTERATTACK,
    DEAL,
    DICE,
    DIE,
    EFFECTS,
    FIRST,
    GUARDED,
    NEAR,
    NO_DICE,
    PUSH,
    ROLL,
    SECOND,
    TARGET,
    TO_DO,
    TO_SEAT,
    TOTAL,
    WHICH,
)
from meijin.games.cat_battles.notation import PASS
from meijin.kernel.frames import changed
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


ROLL_OR_STOP: Final[list[int]] = [notation.ROLL, notation.STOP]
COUNTER_OR_NOT: Final[list[int]] = [notation.COUNTER, notation.DECLINE]
AGAIN_OR_NOT: Final[list[int]] = [notation.AGAIN, PASS]


# -- 1 and 2: declaring, and the effects before the dice ------------------------------------------------------------


def declare(state: CatBattles, attacker: int, target: int, which: int) -> None:
    """An attack begins."""
    figures = state.figures
    seat = figures.owner[attacker]
    near = int(state.where[attacker] == state.where[target])
    if state.events is not None:
        telling.tell_attack(state, attacker, target, which)
    state.pending.append((ATTACK, 0, attacker, target, which, near, 0, 0, 0, NO_DICE, 0))
    if figures.timing[attacker] == AT_ATTACK or state.present & figures.with_timing[1 - seat][AT_DEFENSE]:
        state.pending.append((EFFECTS, 0, seat, 0))
    else:
        count_dice(state)


def offer_effects(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """What a seat can use before the dice, cats in order; then to pass."""
    del frame
    figures = state.figures
    timing = figures.timing
    attack = state.pending[-2]
    attacker, target = attack[ATTACKER], attack[TARGET]
    options: list[int] = []
    if seat == figures.owner[attacker]:
        if timing[attacker] == AT_ATTACK:
            options = effects.offer_use(state, attacker)
    else:
        for cat in state.cats[seat]:
            if timing[cat] == AT_DEFENSE and defends(state, cat, target):
                options += effects.offer_use(state, cat)
    options.append(PASS)
    return options


def defends(state: CatBattles, cat: int, target: int) -> bool:
    """Whether a cat's defence covers the target of an attack (5.3)."""
    scope = state.figures.scope[cat]
    if scope == SELF:
        return cat == target
    if cat == target or state.where[cat] != state.where[target]:
        return False
    return state.figures.boss[target] == (scope == OWN_BOSS)


def run_effects(state: CatBattles, frame: Frame) -> None:
    """Both seats in turn, until both have passed; then the dice are counted."""
    if not ask_in_turn(state, frame, offer_effects):
        state.pending.pop()
        count_dice(state)


def ask_in_turn(state: CatBattles, frame: Frame, offer: Callable[[CatBattles, int, Frame], list[int]]) -> bool:
    """Ask whoever is next in a window that ends when both seats have passed; whether there is anybody to ask."""
    kind, _, seat, passes = frame
    while passes < 2:
        options = offer(state, seat, frame)
        if len(options) > 1:
            state.insist((kind, 1 << seat, seat, passes), options)
            return True
        seat = 1 - seat
        passes += 1
    return False


def answer_effects(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Use an effect or pass; then it is the other seat's turn."""
    kind, _, _, passes = frame
    if action == PASS:
        state.pending.append((kind, 0, 1 - seat, passes + 1))
    else:
        state.pending.append((kind, 0, 1 - seat, 0))
        effects.use(state, seat, action)


# -- 3: rolling -----------------------------------------------------------------------------------------------------


def count_dice(state: CatBattles) -> None:
    """How many dice may be rolled is settled; the first is rolled at once (R19)."""
    attack = state.pending[-1]
    attacker = attack[ATTACKER]
    allowance = state.figures.level[attacker] + (state.powers[attacker] & HAS_DICE) // DICE_1
    roll_die(state, attack, allowance)


def roll_die(state: CatBattles, attack: Frame, allowance: int) -> None:
    """The next die is rolled; perhaps somebody can change what it shows."""
    timing = state.figures.timing
    _, _, attacker, target, which, near, boosted, guarded, _, dice, bonus = attack
    face = SIDES[state.roll(len(SIDES))]
    dice = dice << 2 | face
    state.pending[-1] = (ATTACK, 0, attacker, target, which, near, boosted, guarded, allowance, dice, bonus)
    if state.events is not None:
        telling.tell_roll(state, attacker, face)
    frame = (DIE, 0, state.figures.owner[attacker], 0)
    state.pending.append(frame)
    if timing[attacker] == AT_DIE or timing[target] == AT_DIE:
        run_die(state, frame)
    else:
        settle_die(state, frame)


def offer_die(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """What a seat can do about the face the die shows now; then to pass."""
    del frame
    figures = state.figures
    attack = state.pending[-2]
    rolls = seat == figures.owner[attack[ATTACKER]]
    cat = attack[ATTACKER] if rolls else attack[TARGET]
    options: list[int] = []
    if answers_die(state, cat, rolls, attack[DICE] & 0b11):
        options = effects.offer_use(state, cat)
    options.append(PASS)
    return options


def answers_die(state: CatBattles, cat: int, rolls: bool, face: int) -> bool:
    """Whether the Rear effect of a cat that rolls, or is rolled against, is for a die that shows a face."""
    figures = state.figures
    return figures.timing[cat] == AT_DIE and figures.rolls[cat] == rolls and figures.face[cat] == face


def run_die(state: CatBattles, frame: Frame) -> None:
    """Both seats in turn, until both have passed; then the die counts as it lies."""
    if not ask_in_turn(state, frame, offer_die):
        settle_die(state, frame)


def settle_die(state: CatBattles, frame: Frame) -> None:
    """The die counts as it lies: a Sleep is a 0 with No Sleep, and otherwise the end of the attack."""
    attack = state.pending[-2]
    if attack[DICE] & 0b11 != SLEEP:
        run_roll(state, frame)
    elif state.powers[attack[ATTACKER]] & HAS_NO_SLEEP:
        state.pending[-2] = changed(attack, DICE, attack[DICE] - SLEEP)
        if state.events is not None:
            state.tell(messages.NoSleep(telling.cat(state, attack[ATTACKER])))
        run_roll(state, frame)
    else:
        if state.events is not None:
            telling.tell_result(state, attack, asleep=True)
        run_after(state, frame)


def run_roll(state: CatBattles, frame: Frame) -> None:
    """As long as the allowance lasts there may be one more die."""
    attack = state.pending[-2]
    if (attack[DICE].bit_length() - 1) // 2 < attack[ALLOWANCE]:
        state.insist(TO_SEAT[ROLL][state.figures.owner[attack[ATTACKER]]], ROLL_OR_STOP)
    else:
        run_total(state, frame)


def answer_roll(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Roll, or stop."""
    attack = state.pending[-1]
    if action == notation.ROLL:
        roll_die(state, attack, attack[ALLOWANCE])
        return
    if state.events is not None:
        state.tell(messages.Stop(state.setup.seats[seat]))
    state.pending.append(frame)
    run_total(state, frame)


# -- 4 and 5: the damage --------------------------------------------------------------------------------------------


def total(state: CatBattles, attack: Frame) -> int:
    """The damage of an attack as it stands now, with all keywords and effects."""
    attacker, target, dice, bonus = attack[ATTACKER], attack[TARGET], attack[DICE], attack[BONUS]
    points = bonus
    while dice > NO_DICE:
        points += dice & 0b11
        dice >>= 2
    points += (state.powers[attacker] & HAS_DAMAGE_PLUS) // DAMAGE_PLUS_1
    return points - (state.powers[target] & HAS_DAMAGE_MINUS) // DAMAGE_MINUS_1


def offer_total(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """What the target can do against the damage; then to pass."""
    del seat, frame
    target = state.pending[-2][TARGET]
    options = effects.offer_use(state, target) if state.figures.timing[target] == AT_DAMAGE else []
    options.append(PASS)
    return options


def run_total(state: CatBattles, frame: Frame) -> None:
    """If there is damage, the target may lower it."""
    attack = state.pending[-2]
    target = attack[TARGET]
    if state.figures.timing[target] == AT_DAMAGE and total(state, attack) > 0:
        seat = state.figures.owner[target]
        options = offer_total(state, seat, frame)
        if len(options) > 1:
            state.insist(TO_SEAT[TOTAL][seat], options)
            return
    run_deal(state, frame)


def answer_total(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Use the effect or pass."""
    del frame
    state.pending.append(TO_DO[DEAL])
    if action != PASS:
        effects.use(state, seat, action)


def run_deal(state: CatBattles, frame: Frame) -> None:
    """The damage is dealt, if there is any."""
    del frame
    attack = state.pending[-2]
    points = total(state, attack)
    state.pending[-1] = TO_DO[AFTER]
    if state.events is not None:
        telling.tell_result(state, attack, asleep=False)
    if points > 0:
        deal(state, attack[TARGET], points, attack[ATTACKER])


# -- 6 to 8: running away, counterattack, Pushover ------------------------------------------------------------------


def run_after(state: CatBattles, frame: Frame) -> None:
    """Who has no Fish runs away; the target may strike back."""
    if state.hungry:
        run_away(state)
        if state.why:
            return
    attack = state.pending[-2]
    target = attack[TARGET]
    if (
        state.powers[target] & HAS_COUNTER
        and attack[WHICH] != COUNTERATTACK
        and attack[NEAR]
        and state.where[attack[ATTACKER]] == state.where[target]
        and state.where[target] < BENCH
    ):
        state.insist(TO_SEAT[COUNTER][state.figures.owner[target]], COUNTER_OR_NOT)
    else:
        run_push(state, frame)


def answer_counter(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Strike back or let it be; after that comes Pushover."""
    del frame
    attack = state.pending[-1]
    state.pending.append(TO_DO[PUSH])
    if action == notation.COUNTER:
        declare(state, attack[TARGET], attack[ATTACKER], COUNTERATTACK)
    elif state.events is not None:
        state.tell(messages.Decline(state.setup.seats[seat]))


def offer_push(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """The Areas to which the target can be pushed."""
    del seat, frame
    target = state.pending[-2][TARGET]
    return [notation.PUSH + area for area in AREAS_OF[effects.landing(state, target, BESIDE[state.where[target]])]]


def run_push(state: CatBattles, frame: Frame) -> None:
    """A Kitten attacked by a cat with Pushover must give way, hurt or not."""
    attack = state.pending[-2]
    attacker, target = attack[ATTACKER], attack[TARGET]
    if (
        state.powers[attacker] & HAS_PUSHOVER
        and not state.figures.boss[target]
        and state.where[target] < BENCH
        and state.where[attacker] < BENCH
    ):
        seat = state.figures.owner[attacker]
        state.put(TO_SEAT[PUSH][seat], seat, offer_push(state, seat, frame))
    else:
        run_again(state, frame)


def answer_push(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Put the target into another Area."""
    del seat, frame
    target, area = state.pending[-1][TARGET], action - notation.PUSH
    if state.events is not None:
        telling.tell_move(state, messages.Push, target, area)
    state.place(target, area)
    state.pending.append(TO_DO[AGAIN])


# -- 9 and 10: the end of the attack, or one more -------------------------------------------------------------------


def run_negated(state: CatBattles, frame: Frame) -> None:
    """A negated attack: who has no Fish runs away, and nothing else follows (R13)."""
    del frame
    if state.hungry:
        run_away(state)
    if not state.why:
        state.pending.pop()
        end_grants(state, state.pending.pop())


def end_grants(state: CatBattles, attack: Frame) -> None:
    """What was granted for an attack ends with it."""
    if attack[BOOSTED]:
        effects.end_grant(state, attack[ATTACKER])
    if attack[GUARDED]:
        effects.end_grant(state, attack[TARGET])


def run_again(state: CatBattles, frame: Frame) -> None:
    """Keywords granted for the attack end; Double Attack allows a second one on the same Kitten."""
    del frame
    attack = state.pending[-2]
    attacker, target = attack[ATTACKER], attack[TARGET]
    if attack[BOOSTED] or attack[GUARDED]:
        end_grants(state, attack)
        attack = state.pending[-2] = changed(changed(attack, BOOSTED, 0), GUARDED, 0)
    if (
        state.powers[attacker] & HAS_DOUBLE
        and attack[WHICH] == FIRST
        and not state.figures.boss[target]
        and in_range(state, attacker, target)
    ):
        state.insist(TO_SEAT[AGAIN][state.figures.owner[attacker]], AGAIN_OR_NOT)
    else:
        state.pending.pop()
        state.pending.pop()


def in_range(state: CatBattles, attacker: int, target: int) -> bool:
    """Whether a cat can attack another one from where both are now."""
    area, other = state.where[attacker], state.where[target]
    if area >= BENCH or other >= BENCH:
        return False
    return bool((IN_SHOT[area] if state.powers[attacker] & HAS_RANGED else BIT[area]) >> other & 1)


def answer_again(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Attack the same Kitten again, or be done."""
    del seat, frame
    attack = state.pending.pop()
    if action == notation.AGAIN:
        declare(state, attack[ATTACKER], attack[TARGET], SECOND)
