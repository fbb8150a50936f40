"""The log: every event as a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import CATALOGUE
from meijin.games.cat_battles.prompts import figure_of, full_name

_AREA_NAMES: Final = {area.id: f"the {area.name}" for area in CATALOGUE.areas}
_PLACES: Final = {"box": "Box", "dish": "Dish", "trash": "Trash"}
# All kinds of events.
KINDS: Final = (
    "territory",
    "building",
    "pick",
    "ready",
    "team",
    "begin",
    "turn",
    "one_on_one",
    "take",
    "play",
    "move",
    "push",
    "relocate",
    "go_home",
    "attack",
    "use",
    "granted",
    "roll",
    "no_sleep",
    "face",
    "stop",
    "changed",
    "result",
    "damage",
    "unhurt",
    "run_away",
    "greedy",
    "aim",
    "negated",
    "redirected",
    "cancelled",
    "no_effect",
    "feed",
    "call",
    "decline",
    "resign",
    "time",
    "over",
)


def narrate(kind: str, fields: Mapping[str, object]) -> str:
    """An event as a line of the log.

    >>> narrate("roll", {"cat": "maro#s1", "face": "sleep"})
    "South's Maro rolls Sleep."
    """
    seat = str(fields.get("seat", "")).capitalize()
    cat, target = _cat(fields.get("cat")), _cat(fields.get("target"))
    match kind:
        case "territory":
            return f"{fields['territory']}: a cat in the Center has {fields['center_effect']}."
        case "building":
            return "Both seats put their teams together in secret."
        case "pick":
            return f"{seat} picks {_figure(fields['figure'])}."
        case "ready":
            return f"{seat}'s team is ready."
        case "team":
            return _team(seat, fields)
        case "begin":
            return f"Battle Meow! {seat} begins."
        case "turn":
            return f"Turn {fields['turn']}: {seat} is the Current Player."
        case "one_on_one":
            return f"{seat}'s Box is empty: One on One! The Kittens go back to the Benches{_fish(fields)}."
        case "take":
            return f"{seat} takes {_count(fields)} Fish."
        case "play":
            return f"{seat} plays {_figure(fields['cat'])} for {_count(fields)} Fish."
        case "move":
            return f"{cat} Moves from {_area(fields['from'])} to {_area(fields['to'])}."
        case "push":
            return f"{cat} is pushed from {_area(fields['from'])} to {_area(fields['to'])}."
        case "relocate":
            return f"{cat} is taken from {_area(fields['from'])} to {_area(fields['to'])}."
        case "go_home":
            return f"{cat} goes home to {_area(fields['to'])}."
        case "attack":
            return _attack(cat, target, fields["which"])
        case "use":
            aim = f" on {target}" if target else ""
            return f"{cat} uses {fields['effect']}{aim}{_fish(fields)}."
        case "granted":
            return f"{cat} has {fields['keyword']} for this {fields['duration']}."
        case "roll":
            return f"{cat} rolls {str(fields['face']).capitalize()}."
        case "no_sleep":
            return f"{cat} does not sleep: the die counts 0."
        case "face":
            return f"By {cat} the die now shows {str(fields['face']).capitalize()}."
        case "stop":
            return f"{seat} rolls no more."
        case "changed":
            points = fields["points"]
            assert isinstance(points, int)
            return f"By {cat} the attack deals {abs(points)} {'more' if points > 0 else 'less'}."
        case "result":
            return _result(fields)
        case "damage":
            return f"{cat} is hit for {fields['points']}{_fish(fields)}."
        case "unhurt":
            return f"{cat} does not feel a thing."
        case "run_away":
            to = fields["to"]
            return f"{cat} runs away" + (f" to the {str(to).capitalize()}." if to else "!")
        case "greedy":
            return f"{seat}'s Dish is full{_fish(fields)}: Greedy Boss {_figure(fields['cat'])}!"
        case "aim":
            return f"{cat} picks out {target}."
        case "negated":
            return f"{cat} negates the attack" + (", and is stunned." if fields["stunned"] else ".")
        case "redirected":
            return f"{cat} is now the target instead of {_cat(fields['instead_of'])}."
        case "cancelled":
            return f"{cat} cancels the effect of {_cat(fields['whose'])}."
        case "no_effect":
            return f"The effect of {cat} comes to nothing."
        case "feed":
            return f"{cat} is fed{_fish(fields)}."
        case "call":
            return f"{cat} comes to its Base{_fish(fields)}."
        case "decline":
            return f"{seat} does not strike back."
        case "resign":
            return f"{seat} resigns."
        case "time":
            return f"Time is called: the game ends when both seats have had {fields['last']} turns."
        case "over":
            winner = fields["winner"]
            return "The game is over: " + (f"{str(winner).capitalize()} wins." if winner else "a draw.")
    raise ValueError(f"unknown event {kind!r}")


def _team(seat: str, fields: Mapping[str, object]) -> str:
    kittens = fields.get("kittens")
    if isinstance(kittens, list):
        named = ", ".join(_figure(name) for name in kittens)
        return f"{seat}'s team: Boss {_figure(fields['boss'])} with {named}."
    return f"{seat}'s team: Boss {_figure(fields['boss'])} with {fields['count']} Kittens."


def _attack(cat: str, target: str, which: object) -> str:
    if which == "counterattack":
        return f"{cat} strikes back at {target}!"
    return f"{cat} attacks {target}{' again' if which == 'second' else ''}."


def _result(fields: Mapping[str, object]) -> str:
    cat, parts = _cat(fields["attacker"]), fields["parts"]
    if fields["asleep"]:
        return f"{cat} has fallen asleep: the attack fails."
    assert isinstance(parts, dict)
    names = {"dice": "dice", "effects": "effects", "damage_plus": "Damage +1", "damage_minus": "Damage -1"}
    said = [
        f"{parts['dice']} from dice",
        *(f"{parts[name]:+} {names[name]}" for name in list(names)[1:] if parts[name]),
    ]
    total = fields["total"]
    assert isinstance(total, int)
    made = f" ({', '.join(said)})" if len(said) > 1 else ""
    return f"The attack of {cat} " + (f"deals {total}{made}." if total > 0 else f"deals nothing{made}: it fails.")


def _fish(fields: Mapping[str, object]) -> str:
    """Where Fish went: `` (2 Fish from Dish to Trash)``."""
    moves = fields["fish"]
    assert isinstance(moves, list)
    said = [f"{move['count']} Fish from {_end(move['from'])} to {_end(move['to'])}" for move in moves]
    return f" ({', '.join(said)})" if said else ""


def _count(fields: Mapping[str, object]) -> object:
    """How many Fish went, where all went the same way."""
    moves = fields["fish"]
    assert isinstance(moves, list)
    return moves[0]["count"]


def _end(place: object) -> str:
    return _PLACES[str(place)] if place in _PLACES else _figure(place)


def _area(area: object) -> str:
    assert area in AREAS
    return _AREA_NAMES[str(area)]


def _figure(name: object) -> str:
    return figure_of(str(name)).name


def _cat(name: object) -> str:
    return "" if name is None else full_name(str(name))
