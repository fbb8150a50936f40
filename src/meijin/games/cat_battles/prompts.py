"""What is asked, in words, as a seat's view and its choices tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import CATALOGUE, RULES, SEATS, Figure
from meijin.kernel.game import Value
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in, count_in, counter_in
from meijin.kernel.state import View

QUESTIONS: Final = {
    "start": "Your Start Phase: use a Rear effect before you take Fish?",
    "take": "How many Fish do you take from your Box into your Dish?",
    "main": "Which of your cats Acts next?",
    "end": "Your End Phase: use a Rear effect before the turn is over?",
}
ATTACK_QUESTIONS: Final = {
    "effects": "{attacker} attacks {target}: use a Rear effect before the dice?",
    "die": "{attacker} rolls {face}: use a Rear effect?",
    "roll": "{attacker} deals {total} so far and may roll {dice}: roll or stop?",
    "total": "{total} damage to {target}: use a Rear effect against it?",
    "counter": "{attacker} has attacked {target}: strike back?",
    "push": "{attacker} pushes {target} away: where to?",
    "again": "{attacker} may attack {target} a second time: do it again?",
}
GREEDY_QUESTIONS: Final = {
    "aim": "which Kitten is hit?",
    "relocate": "which Kitten goes where?",
    "feast": "which Kitten gets a Fish of your Trash, with {left} left to give?",
    "call": "which Kitten comes to your Base?",
}

Panel = Mapping[str, Any]  # of the view: an attack, a Rear effect, damage


def question(view: View, choices: Sequence[str], options: Mapping[str, Value]) -> str:
    """What the viewer has to decide; empty if nothing."""
    seat = view["seat"]
    if seat is None or seat not in cast("list[str]", view["deciders"]):
        return ""
    asked = str(view["question"])
    if asked in ATTACK_QUESTIONS:
        return _question_in_attack(view, asked)
    if asked in GREEDY_QUESTIONS:
        boss = _boss_of(view, str(seat))
        return f"Greedy Boss! {boss.rear.name} of {boss.name}: {GREEDY_QUESTIONS[asked].format(**view)}"
    match asked:
        case "team":
            return _question_of_team(view, options)
        case "act":
            return _question_of_act(view, choices)
        case "play":
            return f"Play Kittens from your Bench with the {counter_in(view, 'dish', str(seat))} Fish of your Dish?"
        case "damage":
            blow = cast("Panel", view["damage"])
            return f"{blow['points']} damage to your {figure_of(blow['cat']).name}: does the cat take it, or your Box?"
        case "response":
            return f"{use(cast('list[Panel]', view['effects'])[-1])}: cancel it?"
        case "main" if counter_in(view, "one_on_one"):
            return "Does your Boss attack?"
    return QUESTIONS[asked]


def _question_in_attack(view: View, asked: str) -> str:
    attack = cast("list[Panel]", view["attacks"])[-1]
    mine = owner_of(attack["attacker"]) == view["seat"]
    attacker, target = (figure_of(attack[side]).name for side in ("attacker", "target"))
    left = attack["allowance"] - len(attack["dice"])
    return ATTACK_QUESTIONS[asked].format(
        attacker=attacker if mine else full_name(attack["attacker"]),
        target=f"your {target}" if owner_of(attack["target"]) == view["seat"] else target,
        total=max(0, attack["total"]),
        face=str(attack["dice"][-1]).capitalize() if attack["dice"] else "",
        dice="1 more die" if left == 1 else f"up to {left} more dice",
    )


def _question_of_act(view: View, choices: Sequence[str]) -> str:
    """Who Acts, and what it may still do, which stands in the choices."""
    verbs = [choice.split()[0] for choice in choices]
    name = figure_of(str(view["acting"])).name
    ways = [word for verb, word in (("move", "Move"), ("attack", "attack"), ("use", "use its effect")) if verb in verbs]
    return f"{name} Acts: {', '.join(ways)} or end its Act?"


def _question_of_team(view: View, options: Mapping[str, Value]) -> str:
    """What is picked next."""
    picked = count_in(view, "team", str(view["seat"]))
    if not picked:
        return "Take a ready-made team, or pick a Boss?"
    kittens = picked - 1
    if kittens < RULES.min_kittens:
        return f"Pick a Kitten: {kittens} of at least {RULES.min_kittens} so far."
    most = options["max_kittens"]
    room = "" if most == "none" else f" of at most {most}"
    return f"Pick another Kitten, or be ready: {kittens}{room} so far."


# -- cats -----------------------------------------------------------------------------------------------------------


def use(effect: Panel) -> str:
    """A Rear effect that is paid for, in words."""
    aim = f" on {full_name(effect['target'])}" if effect["target"] else ""
    return f"{full_name(effect['cat'])} uses {effect['effect']}{aim}"


def figure_of(cat: str) -> Figure:
    """What is printed on a cat."""
    return CATALOGUE.figures[kind_of(cat)]


def owner_of(cat: str) -> str:
    """Whose a cat is.

    >>> owner_of("maro#s1")
    'south'
    """
    return next(seat for seat in SEATS if cat.partition("#")[2].startswith(seat[0]))


def full_name(cat: str) -> str:
    """A cat as the log calls it.

    >>> full_name("oddeyes#n1")
    "North's Odd-Eyes"
    """
    return f"{owner_of(cat).capitalize()}'s {figure_of(cat).name}"


def _boss_of(view: View, seat: str) -> Figure:
    """The Boss of a seat, which is always at its Base or in the Center."""
    return next(figure_of(cat) for area in AREAS for cat in cards_in(view, area, seat) if figure_of(cat).boss)
