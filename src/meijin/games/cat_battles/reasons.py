"""Why an action that is understood is not possible now, in the words of the rules and with the rule's id.

Only the seat that decides is told, so its own secrets may be named. Of the other seat's figures nothing is said but
whose they are, unless they are on the Territory. Who is named wrongly is told so first, then what is asked now, then
what stands in the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import frames, notation
from meijin.games.cat_battles.attack import in_range
from meijin.games.cat_battles.board import AREAS, BENCH, BESIDE, BIT, CENTER, COLLECTION, EVERYWHERE, HANGOUT
from meijin.games.cat_battles.board import reach as reachable
from meijin.games.cat_battles.cards import CATALOGUE, RULES, SEATS
from meijin.games.cat_battles.effects import targets
from meijin.games.cat_battles.moment import OPEN_PHASES, asked_now, cannot_act, not_now
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.reasons_effects import why_not_use
from meijin.games.cat_battles.rules import roadblocks
from meijin.games.cat_battles.setup import CatSetup
from meijin.games.cat_battles.whom import enemy_of, name_of, own_cat
from meijin.kernel.errors import RosterError
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

# For each choice without operands the questions it answers, when it only has to wait, and otherwise when its time is.
_PLAIN: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...], str]]] = {
    notation.END_PLAY: ((frames.PLAY,), (frames.PLAY,), "'end_play' ends the Play Phase (C4.2.1)"),
    notation.END_ACT: ((frames.ACT,), (frames.ATTACK,), "no cat of yours is in the middle of its Act (C4.3.3)"),
    notation.END_MAIN: (
        (frames.MAIN,),
        (frames.MAIN, frames.ACT),
        "'end_main' ends the Main Phase (C4.3.1)",
    ),
    notation.PASS: (
        (
            *(frames.START, frames.END, frames.EFFECTS, frames.DIE),
            *(frames.TOTAL, frames.RESPONSE, frames.AGAIN),
        ),
        (),
        "",
    ),
    notation.ROLL: ((frames.ROLL,), (frames.ATTACK,), "dice are rolled in an attack (C4.4.6)"),
    notation.STOP: (
        (frames.ROLL, frames.FEAST),
        (frames.ATTACK,),
        "'stop' ends the rolling of dice or a feast (C4.4.6, C5.4.14)",
    ),
    notation.TAKE_CAT: ((frames.DAMAGE,), (), "no cat of yours is being damaged (C4.5.1)"),
    notation.TAKE_BOX: ((frames.DAMAGE,), (), "no cat of yours is being damaged (C4.5.1)"),
    notation.COUNTER: ((frames.COUNTER,), (), "no cat of yours may strike back now (C4.4.14)"),
    notation.DECLINE: ((frames.COUNTER,), (), "no cat of yours may strike back now (C4.4.14)"),
    notation.AGAIN: ((frames.AGAIN,), (), "no cat of yours may attack a second time now (C4.4.18)"),
}


def why_not(state: CatBattles, seat: int, action: int) -> str:
    """The reason."""
    verb = min(action >> notation.VERB << notation.VERB, notation.USE)
    reason = _BY_VERB[verb](state, seat, action) if verb in _BY_VERB else ""
    return reason or asked_now(state)


def _question(state: CatBattles) -> int:
    return state.pending[-1][KIND]


# -- teams ----------------------------------------------------------------------------------------------------------


def _why_not_boss(state: CatBattles, seat: int, action: int) -> str:
    return _why_not_pick(state, seat, action, boss=True)


def _why_not_kitten(state: CatBattles, seat: int, action: int) -> str:
    return _why_not_pick(state, seat, action, boss=False)


def _why_not_pick(state: CatBattles, seat: int, action: int, boss: bool) -> str:
    if _question(state) != frames.TEAM:
        return _no_teams(state)
    kind = action & notation.FIRST
    figure = CATALOGUE.figures[FIGURES[kind]]
    if figure.boss != boss:
        sort = "boss" if figure.boss else "kitten"
        return f"{figure.name} is a {sort.capitalize()}: say '{sort} {figure.id}' (C3.4)"
    if boss and state.boss[seat] >= 0:
        return f"the team has its Boss already, {name_of(state, state.boss[seat])} (C3.2)"
    copies = state.figures.copies[seat][kind]
    if not copies:
        return f"{figure.name} is a house figure, and house_figures is off (C10.5)"
    if not boss and state.boss[seat] < 0:
        return "the Boss is picked first (C3.4)"
    return f"there are {len(copies)} of {figure.name} in the team, and there may be no more (C3.3)"


def _why_not_team(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != frames.TEAM:
        return _no_teams(state)
    if state.boss[seat] >= 0:
        return "a whole team is picked before anything else is (C3.4)"
    setup = state.setup
    assert isinstance(setup, CatSetup)
    team = CATALOGUE.teams[TEAMS[action & notation.FIRST]]
    try:
        setup.check_team([team.boss, *team.kittens])
    except RosterError as error:
        return str(error)
    return ""


def _no_teams(state: CatBattles) -> str:
    if state.figures.full:
        return "the teams are put together already (C3.6)"
    return "in starter mode the teams are fixed (C3.1)"


# -- Fish and Kittens -----------------------------------------------------------------------------------------------


def _why_not_take(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != frames.TAKE:
        return not_now(state, seat, (frames.START,), "Fish are taken once, in the Start Phase (C4.1.3)")
    if not action & notation.FIRST:
        return f"at least {RULES.take_min} Fish must be taken (C4.1.3)"
    if state.box[seat] < RULES.take_max:
        return f"there are only {state.box[seat]} Fish in your Box (C4.1.3)"
    return f"at most {RULES.take_max} Fish are taken (C4.1.3)"


def _why_not_play(state: CatBattles, seat: int, action: int) -> str:
    cat, reason = own_cat(state, seat, action & notation.FIRST)
    if reason:
        return reason
    name = name_of(state, cat)
    if state.figures.boss[cat] and state.where[cat] < BENCH:
        return f"{name} is a Boss and is on the Territory from the beginning (C3.7)"
    if state.one_on_one:
        return "in One on One nobody is played (C4.7.2)"
    later = not_now(state, seat, (frames.PLAY,), "Kittens are played in your Play Phase (C4.2.1)")
    if _question(state) not in OPEN_PHASES:
        return later
    reason = _not_on_bench(state, cat, "C4.2.1")
    if reason or _question(state) != frames.PLAY:
        return reason or later
    reason = _alike(state, seat, cat, "C4.2.3")
    if reason:
        return reason
    level, dish = state.figures.level[cat], state.dish[seat]
    if level > dish:
        return f"{name} has Level {level}, and your Dish has {dish} Fish (C4.2.2)"
    return f"copies are alike: play the first {name} of your Bench (R34)"


def _not_on_bench(state: CatBattles, cat: int, rule: str) -> str:
    """Why a Kitten cannot come from the Bench; empty if it waits there."""
    place, name = state.where[cat], name_of(state, cat)
    if place < BENCH:
        return f"{name} is on the Territory already ({rule})"
    if place == HANGOUT:
        return f"{name} has run away for good (C2.9)"
    return f"{name} is not in your team (C3.2)" if place >= COLLECTION else ""


def _alike(state: CatBattles, seat: int, cat: int, rule: str) -> str:
    """Why a Kitten cannot come beside another one of its Figure ID; empty if there is none."""
    kinds = state.figures.kind
    there = any(kinds[other] == kinds[cat] for other in state.cats[seat])
    return f"a {name_of(state, cat)} of yours is on the Territory already ({rule})" if there else ""


def _why_not_call(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != frames.CALL:
        return not_now(state, seat, (), "Kittens are called up only by the Greedy Boss (C5.4.15)")
    cat, reason = own_cat(state, seat, action & notation.FIRST)
    if reason:
        return reason
    if state.figures.boss[cat]:
        return "only a Kitten is called up (C5.4.15)"
    reason = _not_on_bench(state, cat, "C5.4.15") or _alike(state, seat, cat, "C5.4.15")
    return reason or f"copies are alike: call the first {name_of(state, cat)} of your Bench (R34)"


def _why_not_feed(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != frames.FEAST:
        return not_now(state, seat, (), "only a Greedy Boss's feast feeds Kittens one by one (C5.4.14)")
    cat, _ = own_cat(state, seat, action & notation.FIRST)
    if cat not in state.cats[seat] or cat == state.boss[seat]:
        return "only your own Kittens on the Territory are fed (C5.4.14)"
    return f"{name_of(state, cat)} has a full stand (C2.3)"


def _why_not_hit(state: CatBattles, seat: int, action: int) -> str:
    del action
    if _question(state) != frames.AIM:
        return not_now(state, seat, (), "only a Greedy Boss hits a Kitten like this (C4.6.3)")
    _, _, boss = state.pending[-1]
    able = ", ".join(state.setup.cards[each] for each in targets(state, boss))
    return f"only an enemy Kitten on the Territory can be hit: {able} (C5.4.1)"


# -- Acts -----------------------------------------------------------------------------------------------------------


def _why_not_move(state: CatBattles, seat: int, action: int) -> str:
    cat, reason = own_cat(state, seat, action & notation.FIRST)
    if reason:
        return reason
    if state.figures.boss[cat]:
        return "a Boss never Moves (C4.3.8)"
    if state.one_on_one:
        return "in One on One nobody Moves (C4.7.2)"
    return cannot_act(state, seat, cat, "Move") or _wrong_way(state, seat, cat, action >> notation.SECOND & 0xFF)


def _wrong_way(state: CatBattles, seat: int, cat: int, area: int) -> str:
    """Why a cat that may Act cannot Move to an Area."""
    name, here, power = name_of(state, cat), state.where[cat], state.powers[cat]
    if _question(state) == frames.ACT and state.pending[-1][frames.MOVED]:
        return f"{name} has Moved already (C4.3.2)"
    if area == here:
        return f"{name} is there already (C4.3.7)"
    if area == CENTER and state.middle[seat] >= 0:
        there = name_of(state, state.middle[seat])
        return f"the Center has room for one cat of each seat, and {there} is there (C4.3.5)"
    if not reachable(here, power, EVERYWHERE, 0) >> area & 1:
        return f"{AREAS[area]} is too far for {name} (C4.3.4)"
    if not reachable(here, power, EVERYWHERE, roadblocks(state, 1 - seat)) >> area & 1:
        return "an enemy Roadblock stops the Move on the way (C4.3.6)"
    return "the way leads through the Center, where another cat of yours is (C4.3.5)"


def _why_not_attack(state: CatBattles, seat: int, action: int) -> str:
    cat, reason = own_cat(state, seat, action & notation.FIRST)
    if reason:
        return reason
    target = enemy_of(state, seat, action >> notation.SECOND & 0xFF)
    if target >= 0 and state.figures.owner[target] == seat:
        return f"{name_of(state, target)} is on your own side (C4.3.9)"
    reason = cannot_act(state, seat, cat, "attack")
    if reason:
        return reason
    if target < 0:
        return "no such enemy is on the Territory (C4.3.9)"
    if state.where[target] >= BENCH:
        return f"{state.setup.cards[target]} is not on the Territory (C4.3.9)"
    if not in_range(state, cat, target):
        there, here = AREAS[state.where[target]], AREAS[state.where[cat]]
        return f"{name_of(state, target)} is out of range: {there}, not {here} (C4.3.9)"
    return ""


# -- the rest -------------------------------------------------------------------------------------------------------


def _why_not_push(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != frames.PUSH:
        return not_now(state, seat, (), "nobody is to be pushed now (C4.4.16)")
    target, area = state.pending[-2][frames.TARGET], action & notation.FIRST
    if not BESIDE[state.where[target]] & BIT[area]:
        return f"{AREAS[area]} is not beside {AREAS[state.where[target]]} (C4.4.16)"
    return f"another cat of {SEATS[state.figures.owner[target]].capitalize()} is in the Center (R28)"


def _why_not_relocate(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != frames.RELOCATE:
        return not_now(state, seat, (), "only a Greedy Boss takes Kittens to other Areas (C5.4.13)")
    cat, area = action & notation.FIRST, action >> notation.SECOND & 0xFF
    if cat >= len(state.where) or state.where[cat] >= BENCH or state.figures.boss[cat]:
        return "only a Kitten on the Territory can be taken elsewhere (C5.4.13)"
    if state.where[cat] == area:
        return f"{name_of(state, cat)} is there already (C5.4.13)"
    return f"another cat of {SEATS[state.figures.owner[cat]].capitalize()} is in the Center (R28)"


def _why_not_plain(state: CatBattles, seat: int, action: int) -> str:
    question = _question(state)
    if action == notation.READY:
        if question != frames.TEAM:
            return _no_teams(state)
        count = len(state.benched[seat])
        return f"a team has a Boss and at least {RULES.min_kittens} Kittens; yours has {count} Kittens so far (C3.2)"
    if action not in _PLAIN:
        return ""
    answers, phases, otherwise = _PLAIN[action]
    if question not in answers:
        return not_now(state, seat, phases, otherwise)
    if action == notation.TAKE_BOX:
        return "your Box is empty (C4.5.3)" if not state.box[seat] else "a Kitten takes a Direct Hit itself (C4.5.4)"
    return ""


_BY_VERB: Final[dict[int, Callable[[CatBattles, int, int], str]]] = {
    0: _why_not_plain,
    notation.BOSS: _why_not_boss,
    notation.KITTEN: _why_not_kitten,
    notation.TEAM: _why_not_team,
    notation.TAKE: _why_not_take,
    notation.PLAY: _why_not_play,
    notation.CALL: _why_not_call,
    notation.FEED: _why_not_feed,
    notation.HIT: _why_not_hit,
    notation.PUSH: _why_not_push,
    notation.MOVE: _why_not_move,
    notation.RELOCATE: _why_not_relocate,
    notation.ATTACK: _why_not_attack,
    notation.USE: why_not_use,
}
