"""What is asked, as a seat's view and its choices tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from meijin.games.cat_battles import cards, messages
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.view import Fight, Seen
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in, count_in, counter_in
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.kernel.game import Value
    from meijin.words import Question

IN_ATTACK: Final = {
    **{"effects": messages.AskEffects, "counter": messages.AskCounter},
    **{"push": messages.AskPush, "again": messages.AskAgain},
}
GREEDY: Final = {"aim": messages.AskAim, "relocate": messages.AskRelocate, "call": messages.AskCall}
PLAIN: Final = {"start": messages.AskStart, "take": messages.AskTake, "end": messages.AskEnd}


def question(view: View, choices: Sequence[str], most: Value) -> Question | None:
    """What the viewer has to decide, where a team has no more than so many Kittens; None if nothing."""
    seat, seen = str(view["seat"]), cast("Seen", view)
    if view["seat"] is None or seat not in cast("list[str]", view["deciders"]):
        return None
    asked = seen["question"]
    if asked in IN_ATTACK or asked in ("die", "roll", "total"):
        return _in_attack(seen["attacks"][-1], asked, seat)
    if asked in GREEDY or asked == "feast":
        boss = next(figure for area in AREAS for figure in cards_in(view, area, seat) if _figure(figure).boss)
        effect = _figure(boss).rear.id
        return messages.AskFeast(boss, effect, seen["left"]) if asked == "feast" else GREEDY[asked](boss, effect)
    match asked:
        case "team":
            return _of_team(view, seat, most)
        case "play":
            return messages.AskPlay(counter_in(view, "dish", seat))
        case "main":
            return messages.AskMain(bool(counter_in(view, "one_on_one")))
        case "act":
            verbs = {choice.partition(" ")[0] for choice in choices}
            may = [f"may_{verb}" for verb in ("move", "attack", "use") if verb in verbs]
            return messages.AskAct(seen["acting"], tuple(may))
        case "damage":
            return messages.AskDamage(**seen["damage"])
        case "response":
            effect_now = seen["effects"][-1]
            user, target = effect_now["cat"], effect_now["target"]
            aimed = None if target is None else _fighter(target, seat)
            return messages.AskResponse(messages.Cat(user, owner_of(user)), effect_now["effect"], aimed)
    return PLAIN[asked]()


def _in_attack(attack: Fight, asked: str, seat: str) -> Question:
    attacker, target = _fighter(attack["attacker"], seat), _fighter(attack["target"], seat)
    total = max(0, attack["total"])
    match asked:
        case "die":
            return messages.AskDie(attacker, target, cast("messages.DieFace", attack["dice"][-1]))
        case "roll":
            return messages.AskRoll(attacker, target, total, attack["allowance"] - len(attack["dice"]))
        case "total":
            return messages.AskTotal(attacker, target, total)
    return IN_ATTACK[asked](attacker, target)


def _of_team(view: View, seat: str, most: Value) -> Question:
    """What is picked next."""
    least = cards.RULES.min_kittens
    kittens = count_in(view, "team", seat) - 1
    limit = None if most == "none" else int(str(most))
    if kittens < 0:
        return messages.AskTeam(least, limit)
    return messages.AskTeam(least, limit, kittens, kittens >= least)


def _fighter(figure: str, seat: str) -> messages.Fighter:
    owner = owner_of(figure)
    return messages.Fighter(figure, None if owner == seat else owner)


def _figure(figure: str) -> cards.Figure:
    return cards.CATALOGUE.figures[kind_of(figure)]


def owner_of(figure: str) -> str:
    """Whose a cat is.

    >>> owner_of("maro#s1")
    'south'
    """
    return next(seat for seat in cards.SEATS if figure.partition("#")[2].startswith(seat[0]))
