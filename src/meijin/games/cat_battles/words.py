"""What actions and figures say of themselves, in sentences."""

from __future__ import annotations

from typing import Final

from meijin.games.cat_battles import notation
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import CATALOGUE, RULES, TIMINGS, Figure
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.game import Face, Fact

_PLAIN: Final = {
    notation.END_PLAY: "Play no more Kittens in this turn.",
    notation.END_ACT: "End the Act of this cat.",
    notation.END_MAIN: "Let no more cats Act in this turn.",
    notation.PASS: "Do nothing (more) now.",
    notation.ROLL: "Roll one more die: a Sleep would make the attack fail.",
    notation.STOP: "Let it be enough.",
    notation.TAKE_CAT: "The cat loses its own Fish to your Dish, and runs away when it has none left.",
    notation.TAKE_BOX: "Your Fish Box loses the Fish to your Dish, and the cat is not hurt.",
    notation.COUNTER: "Strike back with a full attack.",
    notation.DECLINE: "Do not strike back.",
    notation.AGAIN: "Attack the same Kitten a second time.",
    notation.READY: "Submit the team as it is.",
}
_TIMES: Final = {
    "attack": "when it attacks",
    "defense": "when an enemy attacks",
    "die": "when a die is rolled",
    "damage": "when it is about to be damaged",
    "instead_of_attack": "instead of attacking",
    "move": "before it Moves",
    "start_phase": "in your Start Phase",
    "end_phase": "in your End Phase",
    "response": "in response to an enemy Rear effect",
}
_COLOURS: Final = {"cafe": "yellow", "high_class": "magenta", "city": "cyan"}


def explain(setup: CatSetup, action: int) -> str:
    """What an action does, in one sentence."""
    if action in _PLAIN:
        return _PLAIN[action]
    verb = action >> notation.VERB << notation.VERB
    first, second = action & notation.FIRST, action >> notation.SECOND & 0xFF
    if verb >= notation.USE:
        rear = setup.figures.figure(first).rear
        paid = (verb - notation.USE) >> notation.VERB
        return f"{rear.name}, paid with {_fish(paid)} of its own and {rear.cost - paid} from the Dish: {rear.text}"
    if verb == notation.TAKE:
        return f"Move {_fish(first)} from your Fish Box to your Fish Dish."
    if verb == notation.BOSS or verb == notation.KITTEN:
        return figure_text(FIGURES[first])
    if verb == notation.TEAM:
        team = CATALOGUE.teams[TEAMS[first]]
        kittens = ", ".join(CATALOGUE.figures[name].name for name in team.kittens)
        return f"Submit {team.name}: Boss {CATALOGUE.figures[team.boss].name} with {kittens}."
    if verb == notation.PUSH:
        return f"Push the Kitten to {_area(first)}."
    name = setup.figures.figure(first).name
    if verb == notation.PLAY:
        return f"Put {name} into your Base with {_fish(setup.figures.level[first])} from your Dish."
    if verb == notation.ATTACK:
        return f"{name} attacks {setup.figures.figure(second).name}."
    if verb == notation.MOVE:
        return f"{name} Moves to {_area(second)}."
    if verb == notation.RELOCATE:
        return f"Put {name} into {_area(second)}."
    if verb == notation.HIT:
        return f"Hit {name}."
    if verb == notation.FEED:
        return f"Give {name} a Fish from your Fish Trash."
    return f"Call {name} from your Bench into your Base, with Fish from your Fish Trash."


def figure_text(name: str) -> str:
    """What is printed on a figure.

    >>> figure_text("maro")
    'Kitten of Level 2 with Pushover and Damage -1. Kindly Stand Back (cost 1, when an enemy attacks): When your Boss in
    this Area is attacked: the attack is negated.'
    """
    figure = CATALOGUE.figures[name]
    front = " and ".join(CATALOGUE.keywords[keyword].name for keyword in figure.front)
    kind = "Boss" if figure.boss else "Kitten"
    return f"{kind} of Level {figure.level} with {front}. {figure.rear.name} ({_when(figure)}): {figure.rear.text}"


def figure_face(name: str) -> Face:
    """How a figure is drawn small: its name, its Level, the colour of its set and its first keyword."""
    figure = CATALOGUE.figures[name]
    corner = f"{figure.level}B" if figure.boss else str(figure.level)
    return Face(figure.name, corner, _COLOURS[figure.set], HINTS[figure.front[0]] if figure.front else "")


def figure_facts(name: str) -> dict[str, Fact]:
    """What is printed on a figure, value by value; the cost of a Boss is a Dish full of Fish."""
    figure = CATALOGUE.figures[name]
    rear = figure.rear
    return {
        "level": figure.level,
        "boss": int(figure.boss),
        "set": figure.set,
        "figure": figure.number,
        "keywords": tuple(CATALOGUE.keywords[keyword].name for keyword in figure.front),
        "effect": rear.name,
        "cost": RULES.greedy_at if figure.boss else rear.cost,
        "timing": TIMINGS[rear.timing],
        "rear": rear.text,
    }


HINTS: Final = {
    "move_2": "move 2",
    "move_3": "move 3",
    "roadblock": "block",
    "ranged_attack": "ranged",
    "dice_roll_plus_1": "dice+1",
    "dice_roll_plus_2": "dice+2",
    "damage_plus_1": "dmg +1",
    "damage_minus_1": "dmg -1",
    "no_sleep": "awake",
    "direct_hit": "direct",
    "pushover": "push",
    "double_attack": "double",
    "counter_attack": "count.",
}


def _when(figure: Figure) -> str:
    if figure.boss:
        return f"when the Dish holds {RULES.greedy_at}"
    return f"cost {figure.rear.cost}, {_TIMES[TIMINGS[figure.rear.timing]]}"


def _fish(count: int) -> str:
    return f"{count} Fish"


def _area(area: int) -> str:
    return f"the {CATALOGUE.areas[area].name}" if area < len(AREAS) else ""
