"""What is asked at the table of Cat Battles, and what each choice leads to."""

from __future__ import annotations

from typing import cast

from meijin.cli.seen import Seen
from meijin.cli.tables.cat_battles_seen import (
    AREA_NAMES,
    FRONT,
    Panel,
    area_of,
    attacks_in,
    boss_of,
    cats_in,
    effects_in,
    figure_of,
    full_name,
    held_by,
    keywords_of,
    other,
    owner_of,
)
from meijin.cli.tables.cat_battles_words import ATTACK_QUESTIONS, GREEDY_QUESTIONS, GREEDY_SIGNS, QUESTIONS, signs_of
from meijin.cli.tables.generic import display_name
from meijin.games.cat_battles.cards import CATALOGUE, GREEDY_AT, RULES, SEATS, Figure
from meijin.kernel.kinds import count_kinds

# -- questions ------------------------------------------------------------------------------------------------------


def question(seen: Seen) -> str:
    """What the viewer has to decide."""
    assert seen.seat is not None
    asked = str(seen.view["question"])
    if asked in ATTACK_QUESTIONS:
        return _question_in_attack(seen, asked)
    if asked in GREEDY_QUESTIONS:
        boss = figure_of(boss_of(seen, seen.seat))
        return f"Greedy Boss! {boss.rear.name} of {boss.name}: " + GREEDY_QUESTIONS[asked].format(**seen.view)
    match asked:
        case "team":
            return _question_of_team(seen)
        case "act":
            return _question_of_act(seen)
        case "play":
            return f"Play Kittens from your Bench with the {seen.of('dish', seen.seat)} Fish of your Dish?"
        case "damage":
            blow = cast("Panel", seen.view["damage"])
            return f"{blow['points']} damage to your {figure_of(blow['cat']).name}: does the cat take it, or your Box?"
        case "response":
            return f"{use(effects_in(seen)[-1])}: cancel it?"
        case "main" if seen.counters["one_on_one"]:
            return "Does your Boss attack?"
    return QUESTIONS[asked]


def use(effect: Panel) -> str:
    """A Rear effect that is paid for, in words."""
    aim = f" on {full_name(effect['target'])}" if effect["target"] else ""
    return f"{full_name(effect['cat'])} uses {effect['effect']}{aim}"


def _question_in_attack(seen: Seen, asked: str) -> str:
    attack = attacks_in(seen)[-1]
    mine = owner_of(attack["attacker"]) == seen.seat
    attacker, target = (figure_of(attack[side]).name for side in ("attacker", "target"))
    left = attack["allowance"] - len(attack["dice"])
    return ATTACK_QUESTIONS[asked].format(
        attacker=attacker if mine else full_name(attack["attacker"]),
        target=f"your {target}" if owner_of(attack["target"]) == seen.seat else target,
        total=max(0, attack["total"]),
        face=str(attack["dice"][-1]).capitalize() if attack["dice"] else "",
        dice="1 more die" if left == 1 else f"up to {left} more dice",
    )


def _question_of_act(seen: Seen) -> str:
    """Who Acts, and what it may still do, which stands in the choices."""
    verbs = [choice.split()[0] for choice in seen.choices]
    name = figure_of(str(seen.view["acting"])).name
    ways = [word for verb, word in (("move", "Move"), ("attack", "attack"), ("use", "use its effect")) if verb in verbs]
    return f"{name} Acts: {', '.join(ways)} or end its Act?"


def _question_of_team(seen: Seen) -> str:
    """What is picked next, and that a whole team can be typed."""
    picked = seen.zone("team", seen.seat).count or 0
    if not picked:
        return "Take a team or pick a Boss; or type all of it: team suko snow snow sham hachi"
    kittens = picked - 1
    if kittens < RULES.min_kittens:
        return f"Pick a Kitten: {kittens} of at least {RULES.min_kittens} so far. To read about one: ? snow"
    most = seen.setup.options["max_kittens"]
    room = "" if most == "none" else f" of at most {most}"
    return f"Pick another Kitten, or be ready: {kittens}{room} so far. To read about one: ? snow"


# -- choices --------------------------------------------------------------------------------------------------------


def words(seen: Seen, choice: str, times: str) -> str:
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
            kittens = [f"{kind.capitalize()}{f'{times}{count}' if count > 1 else ''}" for kind, count in kinds]
            return f"{team.boss.capitalize()}: {' '.join(kittens)}"
    return ""


def _to_dish(seen: Seen, origin: str, before: int, count: int) -> str:
    """Fish that go to the Dish of the viewer, and whether that makes the Boss greedy."""
    assert seen.seat is not None
    dish = seen.of("dish", seen.seat)
    after = dish + count
    said = f"{origin} {before} to {before - count}, Dish {dish} to {after}"
    if after < GREEDY_AT:
        return said
    boss = figure_of(boss_of(seen, seen.seat))
    return f"{said}: Greedy Boss! {boss.rear.name}, and {after % GREEDY_AT} stay"


def _damage(seen: Seen, on_box: bool) -> str:
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


def _attack(seen: Seen, attacker: str, target: str) -> str:
    """How many dice, what is added to them, and what the target has against it."""
    mine, theirs = keywords_of(seen, attacker), keywords_of(seen, target)
    dice = figure_of(attacker).level + mine.count("dice_roll_plus_1") + 2 * mine.count("dice_roll_plus_2")
    extra = mine.count("damage_plus_1") - theirs.count("damage_minus_1")
    bonus = f" {extra:+}" if extra else ""
    reply = "; it may strike back" if _can_counter(seen, attacker, target) else ""
    return f"{dice} {'die' if dice == 1 else 'dice'}{bonus} against {held_by(seen, target)} Fish{reply}"


def _can_counter(seen: Seen, attacker: str, target: str) -> bool:
    """Whether the target has Counter attack, and this is not itself one."""
    near = area_of(seen, attacker) == area_of(seen, target)
    return near and "counter_attack" in keywords_of(seen, target) and seen.view["question"] != "counter"


def _roll(seen: Seen, attack: Panel) -> str:
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


def result(seen: Seen) -> tuple[str, str]:
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
    return headline, f"turn {RULES.turn_limit} was the last, and {_comparison(seen, winner, loser)}"


def _comparison(seen: Seen, winner: str, loser: str) -> str:
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
