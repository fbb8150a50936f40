"""What each choice at the table of Cat Battles leads to, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from meijin.cli.sight import Sight
from meijin.cli.tables.cat_battles_sight import (
    AREA_NAMES,
    FRONT,
    area_of,
    attacks_in,
    boss_of,
    cats_in,
    held_by,
    keywords_of,
    other,
)
from meijin.cli.tables.cat_battles_words import GREEDY_SIGNS, signs_of
from meijin.cli.tables.generic import display_name
from meijin.games.cat_battles.cards import CATALOGUE, GREEDY_AT, SEATS, Figure
from meijin.games.cat_battles.prompts import Panel, figure_of, full_name
from meijin.kernel.kinds import count_kinds

# -- questions ------------------------------------------------------------------------------------------------------


def how_to_pick(seen: Sight) -> str:
    """While a team is put together: how all of it can be typed, or how to read about a figure; otherwise nothing."""
    if seen.view["question"] != "team":
        return ""
    picked = seen.zone("team", seen.seat).count
    return " To read about one: ? snow" if picked else " Or type all of it: team suko snow snow sham hachi"


# -- choices --------------------------------------------------------------------------------------------------------


def words(seen: Sight, choice: str, times: Callable[[int], str]) -> str:
    """What a choice does here, with the numbers that come of it; nothing if there is no more to say than always."""
    assert seen.seat is not None
    verb, *operands = choice.split()
    match verb:
        case "take":
            return _to_dish(seen, "Box", seen.of("box", seen.seat), int(operands[0]))
        case "take_cat" | "take_box":
            return _damage(seen, on_box=verb == "take_box")
        case "play":
            dish, level = seen.of("dish", seen.seat), figure_of(operands[0]).level
            return f"{FRONT[figure_of(operands[0]).id]}; Dish {dish} to {dish - level}"
        case "move" | "push" | "relocate":
            cats = [full_name(cat) for seat in SEATS for cat in cats_in(seen, operands[-1], seat)]
            return f"{AREA_NAMES[operands[-1]]}: {', '.join(cats) or 'nobody there'}"
        case "attack":
            return _attack(seen, operands[0], operands[1])
        case "counter":
            return _attack(seen, attacks_in(seen)[-1]["target"], attacks_in(seen)[-1]["attacker"])
        case "again":
            return _attack(seen, attacks_in(seen)[-1]["attacker"], attacks_in(seen)[-1]["target"])
        case "roll":
            return _roll(seen, attacks_in(seen)[-1])
        case "stop" if seen.view["question"] == "roll":
            total = attacks_in(seen)[-1]["total"]
            return f"deal {total} damage" if total > 0 else "the attack fails"
        case "boss" | "kitten":
            return _figure(figure_of(operands[0]))
        case "team":
            team = CATALOGUE.teams[operands[0]]
            kinds = count_kinds(team.kittens).items()
            kittens = [f"{kind.capitalize()}{times(count)}" for kind, count in kinds]
            return f"{team.boss.capitalize()}: {' '.join(kittens)}"
    return ""


def _to_dish(seen: Sight, origin: str, before: int, count: int) -> str:
    """Fish that go to the Dish of the viewer, and whether that makes the Boss greedy."""
    assert seen.seat is not None
    dish = seen.of("dish", seen.seat)
    after = dish + count
    said = f"{origin} {before} to {before - count}, Dish {dish} to {after}"
    if after < GREEDY_AT:
        return said
    boss = figure_of(boss_of(seen, seen.seat))
    return f"{said}: Greedy Boss! {boss.rear.name}, and {after % GREEDY_AT} stay"


def _damage(seen: Sight, on_box: bool) -> str:
    """What damage costs the Box or the cat."""
    assert seen.seat is not None
    blow = cast("Panel", seen.view["damage"])
    if on_box:
        box = seen.of("box", seen.seat)
        return _to_dish(seen, "Box", box, min(box, blow["points"]))
    figure = figure_of(blow["cat"])
    held = held_by(seen, blow["cat"])
    if held > blow["points"]:
        return _to_dish(seen, figure.name, held, blow["points"])
    if figure.boss:
        return "your Boss runs away, and you LOSE"
    return f"it runs away; {_to_dish(seen, figure.name, held, held)}"


def _attack(seen: Sight, attacker: str, target: str) -> str:
    """How many dice, what is added to them, and what the target has against it."""
    mine, theirs = keywords_of(seen, attacker), keywords_of(seen, target)
    dice = figure_of(attacker).level + mine.count("dice_roll_plus_1") + 2 * mine.count("dice_roll_plus_2")
    extra = mine.count("damage_plus_1") - theirs.count("damage_minus_1")
    bonus = f" {extra:+}" if extra else ""
    reply = "; it may strike back" if _can_counter(seen, attacker, target) else ""
    return f"{dice} {'die' if dice == 1 else 'dice'}{bonus} against {held_by(seen, target)} Fish{reply}"


def _can_counter(seen: Sight, attacker: str, target: str) -> bool:
    """Whether the target has Counter attack, and this is not itself one."""
    near = area_of(seen, attacker) == area_of(seen, target)
    return near and "counter_attack" in keywords_of(seen, target) and seen.view["question"] != "counter"


def _roll(seen: Sight, attack: Panel) -> str:
    number = f"die {len(attack['dice']) + 1} of {attack['allowance']}"
    if "no_sleep" in keywords_of(seen, attack["attacker"]):
        return f"{number}; a Sleep counts 0"
    return f"{number}; with Sleep, 1 in 6, the attack fails"


def _figure(figure: Figure) -> str:
    if figure.boss:
        greedy = GREEDY_SIGNS[figure.rear.effect].format(figure.rear.amount)
        return f"Lv {figure.level} {signs_of(figure)}; greedy: {greedy}"
    return f"Level {figure.level}, {FRONT[figure.id]}; {figure.rear.name} ({figure.rear.cost}): {figure.rear.text}"


# -- the end --------------------------------------------------------------------------------------------------------


def result(seen: Sight) -> tuple[str, str]:
    """Who has won, and why."""
    returns = cast("list[float]", seen.view["returns"])
    winner = SEATS[returns.index(max(returns))]
    loser = other(winner)
    headline = "A draw" if returns[0] == returns[1] else f"{display_name(winner)} wins"
    turn = f"in turn {seen.counters['turn']}"
    match seen.view["ending"]:
        case "resigned":
            return headline, f"{display_name(loser)} has resigned {turn}"
        case "boss_fled" if returns[0] == returns[1]:
            return headline, f"both Bosses have no Fish left, {turn}"
        case "boss_fled":
            boss = figure_of(boss_of(seen, loser)).name
            return headline, f"{display_name(loser)}'s Boss {boss} has no Fish left and runs away, {turn}"
        case "timeout":
            return headline, f"time is up, {turn}: Fish on the Boss, in the Box and on all cats count, then cats left"
    return headline, f"turn {seen.counters['turn']} was the last, and {_comparison(seen, winner, loser)}"


def _comparison(seen: Sight, winner: str, loser: str) -> str:
    """What decides after the last turn."""
    held = {seat: held_by(seen, boss_of(seen, seat)) for seat in SEATS}
    for place, mine, theirs in (
        ("on the Boss", held[winner], held[loser]),
        ("in the Box", seen.of("box", winner), seen.of("box", loser)),
        ("in the Dish", seen.of("dish", winner), seen.of("dish", loser)),
    ):
        if mine != theirs:
            return f"{display_name(winner)} has more Fish {place} ({mine} to {theirs})"
    return "Bosses, Boxes and Dishes are equal"
