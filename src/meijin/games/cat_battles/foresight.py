"""What a choice leads to, as far as that is certain or only a matter of dice: it is shown before anybody chooses.

All of it follows from what everybody sees. Rear effects that may still be used are left out: nobody knows of them yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import cards, frames, notation
from meijin.games.cat_battles.attack import total
from meijin.games.cat_battles.frames import ATTACKER, HURT
from meijin.games.cat_battles.notation import TAKE_BOX, TAKE_CAT
from meijin.games.cat_battles.odds import chances
from meijin.games.cat_battles.view import Outlook
from meijin.kernel.frames import KIND
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


FORETOLD: Final = frozenset({frames.TAKE, frames.MAIN, frames.ACT, frames.ROLL, frames.DAMAGE})


def foresee(state: CatBattles) -> dict[str, Outlook]:
    """What is known in advance of each choice, by its words; nothing for the choices that are not listed."""
    if not state.pending or state.pending[-1][KIND] not in FORETOLD:
        return {}
    (seat,) = state.deciders
    return {state.text(action): ahead for action in state.legal(seat) if (ahead := outlook(state, action))}


def outlook(state: CatBattles, action: int) -> Outlook:
    """What is known in advance of a choice of whoever decides; mostly nothing."""
    question = state.pending[-1]
    match question[KIND]:
        case frames.TAKE:
            return _take(state, state.deciders[0], action)
        case frames.DAMAGE:
            return _hurt(state, question, action)
        case frames.ROLL:
            return _roll(state, action)
        case frames.MAIN | frames.ACT if notation.is_attack(action):
            return _attack(state, action)
    return {}


def hurt(state: CatBattles) -> int:
    """The cat that is to take damage."""
    return state.pending[-1][HURT]


def _attack(state: CatBattles, action: int) -> Outlook:
    """How likely each damage is if all dice are rolled: in per cent, from 0 on; 0 is an attack that fails."""
    attacker, target = action & notation.FIRST, action >> notation.SECOND & 0xFF
    powers = state.powers
    dice = state.figures.level[attacker] + (powers[attacker] & cards.HAS_DICE) // cards.DICE_1
    more = (powers[attacker] & cards.HAS_DAMAGE_PLUS) // cards.DAMAGE_PLUS_1
    less = (powers[target] & cards.HAS_DAMAGE_MINUS) // cards.DAMAGE_MINUS_1
    return {"dice": dice, "chances": chances(dice, more - less, _wakeful(state, attacker))}


def _roll(state: CatBattles, action: int) -> Outlook:
    """One more die, or the damage as it stands."""
    attack = state.pending[-2]
    now = total(state, attack)
    if action == notation.ROLL:
        return {"chances": chances(1, now, _wakeful(state, attack[ATTACKER]))}
    return {"damage": max(0, now)}


def _wakeful(state: CatBattles, cat: int) -> bool:
    return bool(state.powers[cat] & cards.HAS_NO_SLEEP)


def _take(state: CatBattles, seat: int, action: int) -> Outlook:
    """The Box and the Dish after the take."""
    fish = action - notation.TAKE
    dish = state.dish[seat] + fish
    return {"box": state.box[seat] - fish, "dish": dish, "greedy": dish >= cards.GREEDY_AT}


def _hurt(state: CatBattles, question: Frame, action: int) -> Outlook:
    """What is left on the stand and in the Box, and what is then in the Dish."""
    _, _, cat, points, _ = question
    seat = state.figures.owner[cat]
    held, box = state.held[cat], state.box[seat]
    lost = min(points, {TAKE_CAT: held, TAKE_BOX: box}[action])
    dish = state.dish[seat] + lost
    held -= lost if action == TAKE_CAT else 0
    box -= lost if action == TAKE_BOX else 0
    loses = not held and cat == state.boss[seat]
    greedy = dish >= cards.GREEDY_AT and not loses
    return {"held": held, "box": box, "dish": dish, "greedy": greedy, "flees": not held, "loses": loses}
