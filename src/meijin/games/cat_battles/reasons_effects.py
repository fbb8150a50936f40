"""Why a Rear effect cannot be used now: its timing, its cost, its target, each with the rule's id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import frames, notation
from meijin.games.cat_battles.attack import defends
from meijin.games.cat_battles.board import BASES, BENCH
from meijin.games.cat_battles.cards import (
    AT_ATTACK,
    AT_DAMAGE,
    AT_DEFENSE,
    AT_DIE,
    AT_END,
    AT_INSTEAD,
    AT_MOVE,
    AT_RESPONSE,
    AT_START,
    DAMAGE_ALL,
    DAMAGE_ONE,
    FACES,
    FEED,
    GO_HOME,
    RULES,
)
from meijin.games.cat_battles.effects import feedable, kittens_in_area, targets
from meijin.games.cat_battles.moment import cannot_act, not_now
from meijin.games.cat_battles.whom import name_of, own_cat
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

# At which questions each timing is used, when it only has to wait, and how to call its time.
USED_AT: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...], str]]] = {
    AT_ATTACK: ((frames.EFFECTS,), (), "before the dice of its own attack (C5.3.1)"),
    AT_DEFENSE: ((frames.EFFECTS,), (), "before the dice of an enemy attack (C5.3.2)"),
    AT_DIE: ((frames.DIE,), (), "right after a die (C5.3.3)"),
    AT_DAMAGE: ((frames.TOTAL,), (), "when an attack is about to damage it (C5.3.4)"),
    AT_INSTEAD: (
        (frames.MAIN, frames.ACT),
        (frames.MAIN, frames.ACT),
        "in its Act, instead of attacking (C5.3.5)",
    ),
    AT_MOVE: ((frames.MAIN,), (frames.MAIN,), "at the beginning of its Act (C5.3.5)"),
    AT_START: ((frames.START,), (frames.START,), "in your Start Phase (C5.3.5)"),
    AT_END: ((frames.END,), (frames.END,), "in your End Phase (C5.3.5)"),
    AT_RESPONSE: ((frames.RESPONSE,), (), "right after an enemy Rear effect (C5.3.6)"),
}


def why_not_use(state: CatBattles, seat: int, action: int) -> str:
    """The reason; empty if there is none."""
    cat, reason = own_cat(state, seat, action & notation.FIRST)
    if reason:
        return reason
    figures, name = state.figures, name_of(state, cat)
    if figures.boss[cat]:
        return (
            f"the Rear effect of {name} is used only by the Greedy Boss, with {RULES.greedy_at} Fish in the Dish (R17)"
        )
    timing, top = figures.timing[cat], state.pending[-1]
    questions, phases, when = USED_AT[timing]
    if top[KIND] not in questions:
        time = f"{figures.figure(cat).rear.name} is used {when}"
        in_its_act = top[KIND] == frames.ACT and top[frames.ACTING] == cat
        return time if in_its_act else not_now(state, seat, phases, time)
    if state.where[cat] >= BENCH:
        return f"{name} is not on the Territory (C5.2.1)"
    if timing in (AT_INSTEAD, AT_MOVE):
        reason = cannot_act(state, seat, cat, "use such effects")
        if reason:
            return reason
    if state.used >> cat & 1:
        return f"the Rear effect of {name} has been used in this turn (C5.2.1)"
    return (
        _wrong_moment(state, seat, cat)
        or _wrong_payment(state, seat, cat, action)
        or _wrong_target(state, seat, cat, action)
    )


def _wrong_moment(state: CatBattles, seat: int, cat: int) -> str:
    """Why a cat's effect does not fit the attack under way; empty if it does."""
    figures, name, timing = state.figures, name_of(state, cat), state.figures.timing[cat]
    if timing not in (AT_ATTACK, AT_DEFENSE, AT_DIE, AT_DAMAGE):
        return ""
    attack = state.pending[-2]
    attacks = seat == figures.owner[attack[frames.ATTACKER]]
    if timing == AT_DEFENSE:
        covers = not attacks and defends(state, cat, attack[frames.TARGET])
        return "" if covers else f"{name} does not cover the target of this attack (C5.3.2)"
    if timing == AT_DIE and figures.rolls[cat] != attacks:
        return (
            f"{name} uses it when {'it rolls itself' if figures.rolls[cat] else 'an enemy rolls against it'} (C5.3.3)"
        )
    if cat != (attack[frames.ATTACKER] if attacks else attack[frames.TARGET]):
        rule = {AT_ATTACK: "C5.3.1", AT_DIE: "C5.3.3", AT_DAMAGE: "C5.3.4"}[timing]
        return f"{name} is not in this attack ({rule})"
    face = attack[frames.DICE] & 0b11
    if timing == AT_DIE and figures.face[cat] != face:
        return f"the die shows {FACES[face]}, not {FACES[figures.face[cat]]} (C5.3.3)"
    return ""


def _wrong_payment(state: CatBattles, seat: int, cat: int, action: int) -> str:
    cost, held, dish = state.figures.cost[cat], state.held[cat], state.dish[seat]
    paid = (action >> notation.VERB) - (notation.USE >> notation.VERB)
    if cost > held + dish:
        return f"it costs {cost} Fish, and {name_of(state, cat)} holds {held} and your Dish {dish} (C5.2.3)"
    if paid > cost:
        return f"it costs {cost} Fish, so at most {min(cost, held)} can be paid with Held Fish (C5.2.2)"
    if paid > held:
        return f"{name_of(state, cat)} holds only {held} Fish (C5.2.2)"
    if cost - paid > dish:
        return f"your Dish has only {dish} Fish, so {cost - dish} of {cost} must be paid with Held Fish (C5.2.2)"
    return ""


def _wrong_target(state: CatBattles, seat: int, cat: int, action: int) -> str:
    effect, named = state.figures.effect[cat], action >> notation.SECOND & 0xFF
    paid = (action >> notation.VERB) - (notation.USE >> notation.VERB)
    if effect == GO_HOME and state.where[cat] == BASES[seat]:
        return f"{name_of(state, cat)} is at home already (C5.4.12)"
    if effect == DAMAGE_ALL and not kittens_in_area(state, cat):
        return "there is no enemy Kitten in its Area (C5.4.2)"
    if effect == FEED and not state.box[seat]:
        return "your Box is empty (C5.4.11)"
    if effect not in (DAMAGE_ONE, FEED):
        return "it has no target: say it without 'on' (C12.4)" if named else ""
    able = targets(state, cat) if effect == DAMAGE_ONE else feedable(state, cat, paid)
    if not able:
        nobody = "nobody is there to be hit" if effect == DAMAGE_ONE else "no Kitten of yours is below its Level"
        return f"{nobody} (C5.2.3)"
    whom = ", ".join(state.setup.cards[each] for each in able)
    rule = "C5.4.1" if effect == DAMAGE_ONE else "C5.4.11"
    return f"it can only be used on {whom} ({rule})" if named else f"say on whom: {whom} ({rule})"
