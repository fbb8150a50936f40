"""Why an action that is understood is not possible now, in the words of the rules.

Only the seat that decides is told, so its own secrets may be named. Of the other seat's figures nothing is said but
whose they are, unless they are on the Territory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import notation
from meijin.games.cat_battles.attack import defends, in_range
from meijin.games.cat_battles.board import AREAS, BASES, BENCH, BESIDE, BIT, CENTER, COLLECTION, EVERYWHERE, HANGOUT
from meijin.games.cat_battles.board import reach as reachable
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
    CATALOGUE,
    DAMAGE_ALL,
    DAMAGE_ONE,
    FACES,
    FEED,
    GO_HOME,
    RULES,
    SEATS,
)
from meijin.games.cat_battles.effects import feedable, kittens_in_area, targets
from meijin.games.cat_battles.frames import (
    ACT,
    ATTACKER,
    DAMAGE,
    DICE,
    DIE,
    EFFECTS,
    END,
    FEAST,
    MAIN,
    PLAY,
    PUSH,
    RESPONSE,
    START,
    TAKE,
    TARGET,
    TEAM,
    TOTAL,
)
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.rules import roadblocks
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.errors import RosterError

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

# At which questions each timing is used, and how to call them.
USED_AT: Final = {
    AT_ATTACK: ((EFFECTS,), "before the dice of its own attack"),
    AT_DEFENSE: ((EFFECTS,), "before the dice of an enemy attack"),
    AT_DIE: ((DIE,), "right after a die"),
    AT_DAMAGE: ((TOTAL,), "when an attack is about to damage it"),
    AT_INSTEAD: ((MAIN, ACT), "in its Act, instead of attacking"),
    AT_MOVE: ((MAIN,), "at the beginning of its Act"),
    AT_START: ((START,), "in your Start Phase"),
    AT_END: ((END,), "in your End Phase"),
    AT_RESPONSE: ((RESPONSE,), "right after an enemy Rear effect"),
}


def why_not(state: CatBattles, seat: int, action: int) -> str:
    """The reason; empty where there is nothing to add."""
    verb = min(action >> notation.VERB << notation.VERB, notation.USE)
    return _BY_VERB[verb](state, seat, action) if verb in _BY_VERB else ""


def _question(state: CatBattles) -> int:
    return state.pending[-1][0]


def _cat(state: CatBattles, seat: int, number: int) -> int:
    """A cat; where only its kind was named, the seat's copy that is nearest to the fight."""
    if number < len(state.where):
        return number
    copies = state.figures.copies[seat][number - len(state.where)]
    return min(copies, key=lambda card: state.where[card]) if copies else -1


def _enemy(state: CatBattles, seat: int, number: int) -> int:
    """An enemy; where only its kind was named, the copy on the Territory or -1, for hidden ones must not matter."""
    if number < len(state.where):
        return number
    kind = number - len(state.where)
    return next((cat for cat in state.cats[1 - seat] if state.figures.kind[cat] == kind), -1)


def _name(state: CatBattles, cat: int) -> str:
    return state.figures.figure(cat).name


# -- teams ----------------------------------------------------------------------------------------------------------


def _why_not_boss(state: CatBattles, seat: int, action: int) -> str:
    return _why_not_pick(state, seat, action, boss=True)


def _why_not_kitten(state: CatBattles, seat: int, action: int) -> str:
    return _why_not_pick(state, seat, action, boss=False)


def _why_not_pick(state: CatBattles, seat: int, action: int, boss: bool) -> str:
    if _question(state) != TEAM:
        return _no_teams(state)
    kind = action & notation.FIRST
    figure = CATALOGUE.figures[FIGURES[kind]]
    if figure.boss != boss:
        return f"{figure.name} is a {'Boss' if figure.boss else 'Kitten'}"
    if boss and state.boss[seat] >= 0:
        return f"the team has its Boss already, {_name(state, state.boss[seat])}"
    copies = state.figures.copies[seat][kind]
    if not copies:
        return f"{figure.name} is a house figure, and house_figures is off"
    if not boss and state.boss[seat] < 0:
        return "the Boss is picked first"
    return f"there are {len(copies)} of {figure.name} in the team, and there may be no more"


def _why_not_team(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != TEAM:
        return _no_teams(state)
    if state.boss[seat] >= 0:
        return "a whole team is picked before anything else is"
    setup = state.setup
    assert isinstance(setup, CatSetup)
    assert setup.roster is not None
    team = CATALOGUE.teams[TEAMS[action & notation.FIRST]]
    try:
        setup.roster.check([team.boss, *team.kittens])
    except RosterError as error:
        return str(error)
    return ""


def _no_teams(state: CatBattles) -> str:
    return "the teams are put together already" if state.figures.full else "in starter mode the teams are fixed"


# -- Fish and Kittens -----------------------------------------------------------------------------------------------


def _why_not_take(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != TAKE:
        return "Fish are taken once, in the Start Phase"
    if not action & notation.FIRST:
        return f"at least {RULES.take_min} must be taken"
    return f"there are only {state.box[seat]} Fish in your Box"


def _why_not_play(state: CatBattles, seat: int, action: int) -> str:
    cat = _cat(state, seat, action & notation.FIRST)
    if cat < 0:
        return "there is no such figure in this game"
    figures, name = state.figures, _name(state, cat)
    if figures.owner[cat] != seat:
        return _foreign(state, cat)
    if figures.boss[cat]:
        return f"{name} is a Boss and is on the Territory from the beginning"
    place = state.where[cat]
    if place < BENCH:
        return f"{name} is on the Territory already"
    if place == HANGOUT:
        return f"{name} has run away for good"
    if place >= COLLECTION:
        return f"{name} is not in your team"
    if _question(state) != PLAY:
        return "Kittens are played in the Play Phase"
    if any(figures.kind[other] == figures.kind[cat] for other in state.cats[seat]):
        return f"a {name} of yours is on the Territory already"
    if figures.level[cat] > state.dish[seat]:
        return f"{name} has Level {figures.level[cat]}, and there are {state.dish[seat]} Fish in your Dish"
    return f"copies are alike: play the first {name} of your Bench"


def _why_not_feed(state: CatBattles, seat: int, action: int) -> str:
    if _question(state) != FEAST:
        return "only a Greedy Boss's feast feeds Kittens one by one"
    cat = _cat(state, seat, action & notation.FIRST)
    if cat not in state.cats[seat] or cat == state.boss[seat]:
        return "only your own Kittens on the Territory are fed"
    return f"{_name(state, cat)} has a full stand"


# -- Acts -----------------------------------------------------------------------------------------------------------


def _foreign(state: CatBattles, cat: int) -> str:
    return f"{state.setup.cards[cat]} is {SEATS[state.figures.owner[cat]].capitalize()}'s"


def _cannot_act(state: CatBattles, seat: int, cat: int, what: str) -> str:
    """Why a cat cannot begin or go on with its Act; empty if it can."""
    frame = state.pending[-1]
    if cat < 0:
        return "there is no such figure in this game"
    name = _name(state, cat)
    if state.figures.owner[cat] != seat:
        return _foreign(state, cat)
    if state.where[cat] >= BENCH:
        return f"{name} is not on the Territory"
    if frame[0] not in (MAIN, ACT):
        return f"cats {what} in the Main Phase, when nothing else is open"
    if frame[0] == ACT and frame[2] != cat:
        return f"the Act of {_name(state, frame[2])} comes first: end it with 'end_act'"
    if state.acted >> cat & 1:
        return f"{name} has Acted in this turn"
    if state.stunned >> cat & 1:
        return f"{name} is stunned in this turn"
    return ""


def _why_not_move(state: CatBattles, seat: int, action: int) -> str:
    cat, area = _cat(state, seat, action & notation.FIRST), action >> notation.SECOND & 0xFF
    reason = _cannot_act(state, seat, cat, "Move")
    if reason:
        return reason
    name, here, power = _name(state, cat), state.where[cat], state.powers[cat]
    if cat == state.boss[seat]:
        return "a Boss never Moves"
    if _question(state) == ACT and state.pending[-1][3]:
        return f"{name} has Moved already"
    if area == here:
        return f"{name} is there already"
    if area == CENTER and state.middle[seat] >= 0:
        return f"the Center has room for one cat of each seat, and {_name(state, state.middle[seat])} is there"
    if not reachable(here, power, EVERYWHERE, 0) >> area & 1:
        return f"{AREAS[area]} is too far for {name}"
    if not reachable(here, power, EVERYWHERE, roadblocks(state, 1 - seat)) >> area & 1:
        return "an enemy Roadblock stops the Move on the way"
    return "the way leads through the Center, where another cat of yours is"


def _why_not_attack(state: CatBattles, seat: int, action: int) -> str:
    cat = _cat(state, seat, action & notation.FIRST)
    target = _enemy(state, seat, action >> notation.SECOND & 0xFF)
    reason = _cannot_act(state, seat, cat, "attack")
    if reason:
        return reason
    if target < 0:
        return "no such enemy is on the Territory"
    if state.figures.owner[target] == seat:
        return f"{_name(state, target)} is on your own side"
    if state.where[target] >= BENCH:
        return f"{state.setup.cards[target]} is not on the Territory"
    if not in_range(state, cat, target):
        return f"{_name(state, target)} is out of range: {AREAS[state.where[target]]}, not {AREAS[state.where[cat]]}"
    return ""


# -- effects --------------------------------------------------------------------------------------------------------


def _why_not_use(state: CatBattles, seat: int, action: int) -> str:
    cat = _cat(state, seat, action & notation.FIRST)
    if cat < 0:
        return "there is no such figure in this game"
    figures, name = state.figures, _name(state, cat)
    if figures.owner[cat] != seat:
        return _foreign(state, cat)
    if figures.boss[cat]:
        return f"the Rear effect of {name} is used only by the Greedy Boss, with {RULES.greedy_at} Fish in the Dish"
    if state.where[cat] >= BENCH:
        return f"{name} is not on the Territory"
    timing = figures.timing[cat]
    questions, when = USED_AT[timing]
    rear = figures.figure(cat).rear
    if _question(state) not in questions:
        return f"{rear.name} is used {when}"
    if timing in (AT_INSTEAD, AT_MOVE):
        reason = _cannot_act(state, seat, cat, "use such effects")
        if reason:
            return reason
    if state.used >> cat & 1:
        return f"the Rear effect of {name} has been used in this turn"
    return (
        _wrong_moment(state, seat, cat)
        or _wrong_payment(state, seat, cat, action)
        or _wrong_target(state, seat, cat, action)
    )


def _wrong_moment(state: CatBattles, seat: int, cat: int) -> str:
    """Why a cat's effect does not fit the attack under way; empty if it does."""
    figures, name, timing = state.figures, _name(state, cat), state.figures.timing[cat]
    if timing not in (AT_ATTACK, AT_DEFENSE, AT_DIE, AT_DAMAGE):
        return ""
    attack = state.pending[-2]
    attacks = seat == figures.owner[attack[ATTACKER]]
    if timing == AT_DEFENSE:
        covers = not attacks and defends(state, cat, attack[TARGET])
        return "" if covers else f"{name} does not cover the target of this attack"
    if timing == AT_DIE and figures.rolls[cat] != attacks:
        return f"{name} uses it when {'it rolls itself' if figures.rolls[cat] else 'an enemy rolls against it'}"
    if cat != (attack[ATTACKER] if attacks else attack[TARGET]):
        return f"{name} is not in this attack"
    if timing == AT_DIE and figures.face[cat] != attack[DICE] & 0b11:
        return f"the die shows {FACES[attack[DICE] & 0b11]}, not {FACES[figures.face[cat]]}"
    return ""


def _wrong_payment(state: CatBattles, seat: int, cat: int, action: int) -> str:
    cost, held, dish = state.figures.cost[cat], state.held[cat], state.dish[seat]
    paid = (action >> notation.VERB) - (notation.USE >> notation.VERB)
    if cost > held + dish:
        return f"it costs {cost} Fish, and {_name(state, cat)} holds {held} and your Dish {dish}"
    if paid > cost:
        return f"it costs {cost} Fish, not {paid}"
    if paid > held:
        return f"{_name(state, cat)} holds only {held} Fish"
    if cost - paid > dish:
        return f"your Dish has only {dish} Fish, so {cost - dish} of {cost} must be paid with Held Fish"
    return ""


def _wrong_target(state: CatBattles, seat: int, cat: int, action: int) -> str:
    effect, named = state.figures.effect[cat], action >> notation.SECOND & 0xFF
    paid = (action >> notation.VERB) - (notation.USE >> notation.VERB)
    if effect == GO_HOME and state.where[cat] == BASES[seat]:
        return f"{_name(state, cat)} is at home already"
    if effect == DAMAGE_ALL and not kittens_in_area(state, cat):
        return "there is no enemy Kitten in its Area"
    if effect == FEED and not state.box[seat]:
        return "your Box is empty"
    if effect not in (DAMAGE_ONE, FEED):
        return "it has no target: say it without 'on'" if named else ""
    able = targets(state, cat) if effect == DAMAGE_ONE else feedable(state, cat, paid)
    if not able:
        return "nobody is there to be hit" if effect == DAMAGE_ONE else "no Kitten of yours is below its Level"
    if not named:
        return f"say on whom: {', '.join(state.setup.cards[each] for each in able)}"
    return f"it can only be used on {', '.join(state.setup.cards[each] for each in able)}"


# -- the rest -------------------------------------------------------------------------------------------------------


def _why_not_push(state: CatBattles, seat: int, action: int) -> str:
    del seat
    if _question(state) != PUSH:
        return "nobody is to be pushed now"
    target, area = state.pending[-2][TARGET], action & notation.FIRST
    if not BESIDE[state.where[target]] & BIT[area]:
        return f"{AREAS[area]} is not beside {AREAS[state.where[target]]}"
    return f"another cat of {SEATS[state.figures.owner[target]].capitalize()} is in the Center"


def _why_not_relocate(state: CatBattles, seat: int, action: int) -> str:
    cat, area = action & notation.FIRST, action >> notation.SECOND & 0xFF
    if cat >= len(state.where) or state.where[cat] >= BENCH or state.figures.boss[cat]:
        return "only a Kitten on the Territory can be taken elsewhere"
    if state.where[cat] == area:
        return f"{_name(state, cat)} is there already"
    del seat
    return "the Center has room for one cat of each seat"


def _why_not_plain(state: CatBattles, seat: int, action: int) -> str:
    question = _question(state)
    if action == notation.TAKE_BOX and question == DAMAGE:
        return "your Box is empty" if not state.box[seat] else "a Direct Hit on a Kitten must be taken by the Kitten"
    if action == notation.READY and question == TEAM:
        count = len(state.benched[seat])
        return f"a team has a Boss and at least {RULES.min_kittens} Kittens; yours has {count} Kittens so far"
    return ""


_BY_VERB: Final[dict[int, Callable[[CatBattles, int, int], str]]] = {
    0: _why_not_plain,
    notation.BOSS: _why_not_boss,
    notation.KITTEN: _why_not_kitten,
    notation.TEAM: _why_not_team,
    notation.TAKE: _why_not_take,
    notation.PLAY: _why_not_play,
    notation.FEED: _why_not_feed,
    notation.PUSH: _why_not_push,
    notation.MOVE: _why_not_move,
    notation.RELOCATE: _why_not_relocate,
    notation.ATTACK: _why_not_attack,
    notation.USE: _why_not_use,
}
