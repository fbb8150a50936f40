"""Positions of Cat Battles in the short hand of the worked examples.

``maro@sw`` is a Maro in sw with a full stand, ``maro@sw=1`` one that holds 1 Fish, ``hachi@bench`` one on the Bench
(or ``@hangout``). A seat given as text has these figures there; in starter mode the others are on the Bench and Bosses
that are not mentioned at their Base. Fish are given as ``(south, north)``; a Box that is left out has the rest of 20.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import meijin
from meijin.games.cat_battles.board import AREAS, BENCH, HANGOUT
from meijin.games.cat_battles.cards import CATALOGUE, SEATS
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.event import Event
from meijin.kernel.state import View

SOUTH, NORTH = 0, 1
BASES = ("s_base", "n_base")
BOSSES = [figure.id for figure in CATALOGUE.figures.values() if figure.boss]
WRITTEN = re.compile(r"([a-z]+(?:#\w+)?)@(\w+)(?:=(\d))?")
Marks = dict[str, dict[str, int]]


def table(
    south: str = "",
    north: str = "",
    phase: str = "main",
    decides: str | None = "south",
    box: tuple[int | None, int | None] = (None, None),
    dish: tuple[int, int] = (0, 0),
    trash: tuple[int, int] = (0, 0),
    dice: str = "",
    marks: Marks | None = None,
    counters: dict[str, object] | None = None,
    stack: list[dict[str, object]] | None = None,
    **options: object,
) -> CatBattles:
    """A position; ``marks`` are further markers by the names of figures, ``dice`` the faces that will be rolled."""
    zones: dict[str, object] = {}
    for seat, (name, given) in enumerate(zip(SEATS, (south, north), strict=True)):
        zones[name] = _zones(seat, given, marks or {}, options)
    numbers: dict[str, object] = dict(counters or {})
    for seat, name in enumerate(SEATS):
        fish = {"box": box[seat], "dish": dish[seat], "trash": trash[seat]}
        numbers[name] = {pile: count for pile, count in fish.items() if count is not None}
    flow: dict[str, object] = {"stack": stack} if stack else {"phase": phase}
    if decides is not None and not stack:
        flow["decides"] = decides
    chance: list[object] = list(dice.split())
    position = meijin.Scenario("cat_battles", zones=zones, counters=numbers, flow=flow, chance=chance)
    position.options = {"territory": "city", **options}
    state = position.state()
    assert isinstance(state, CatBattles)
    return state


def duel(south: str = "", north: str = "", **given: Any) -> CatBattles:
    """A position of starter mode: the Café set against the High-Class set unless told otherwise, on the city sheet."""
    return table(south, north, **given)


def full(south: str = "", north: str = "", **given: Any) -> CatBattles:
    """A position of full mode; Bosses that are not mentioned are Suko and Odd-Eyes."""
    return table(south, north, mode="full", **given)


def _zones(seat: int, given: str, marks: Marks, options: dict[str, object]) -> dict[str, list[object]]:
    zones: dict[str, list[object]] = {}
    figures = WRITTEN.findall(given)
    assert len(figures) == len(given.split()), f"not understood: {given}"
    boss = _boss(seat, options)
    if not any(name.split("#")[0] in BOSSES for name, _, _ in figures):
        figures.insert(0, (boss, BASES[seat], ""))
    for name, place, held in figures:
        figure: dict[str, object] = {"card": name, **marks.get(name, {})}
        if held:
            figure["held"] = int(held)
        zones.setdefault(place, []).append(figure)
    if "bench" in zones and options.get("mode") != "full":
        zones["bench"].append("...")
    return zones


def _boss(seat: int, options: dict[str, object]) -> str:
    if options.get("mode") == "full":
        return ("suko", "oddeyes")[seat]
    sets = str(options.get("starter_sets", "cafe_starter,high_class_starter")).split(",")
    return CATALOGUE.teams[sets[seat]].boss


# -- playing --------------------------------------------------------------------------------------------------------


def play(state: CatBattles, *actions: str) -> list[Event]:
    """Carry out some actions of whoever decides; gives back what happened."""
    return [event for action in actions for event in state.apply(action)]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind in full, with cats by their names."""
    return [
        {name: value["card"] if isinstance(value, dict) else value for name, value in event.fields.items()}
        for event in events
        if event.kind == kind
    ]


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind for event in events]


# -- looking --------------------------------------------------------------------------------------------------------


def decider(state: CatBattles) -> str:
    """Who decides."""
    (seat,) = state.deciders
    return state.setup.seats[seat]


def question(state: CatBattles) -> str:
    """Who decides what, in the words of the view: ``south roll``."""
    return f"{decider(state)} {state.view()['question']}"


def number(state: CatBattles, name: str) -> int:
    """A figure by its name, without copy where there is only one of it in the game or just one in play."""
    card = state.setup.card(name)
    if card is not None:
        return card
    copies = [card for card, kind in enumerate(state.setup.kinds) if kind == name]
    if len(copies) > 1:
        copies = [card for card in copies if state.where[card] <= HANGOUT]
    (card,) = copies
    return card


def at(state: CatBattles, name: str) -> str:
    """Where a figure is: an Area, bench or hangout."""
    place = state.where[number(state, name)]
    return {**dict(enumerate(AREAS)), BENCH: "bench", HANGOUT: "hangout"}.get(place, "figures")


def held(state: CatBattles, name: str) -> int:
    """How many Fish a cat holds."""
    return state.held[number(state, name)]


def fish(state: CatBattles, seat: int) -> str:
    """Box, Dish and Trash of a seat: ``17/0/0``."""
    return f"{state.box[seat]}/{state.dish[seat]}/{state.trash[seat]}"


def choices(state: CatBattles, start: str = "") -> list[str]:
    """The legal choices that begin like this, without the copies of figures."""
    texts = [" ".join(word.split("#")[0] for word in text.split()) for text in state.choices()]
    return [text for text in texts if text.startswith(start)]


def attack(state: CatBattles) -> dict[str, Any]:
    """The innermost attack of the view, with what adds up to its damage by name."""
    attacks = state.view()["attacks"]
    assert isinstance(attacks, list)
    panel = attacks[-1]
    assert isinstance(panel, dict)
    return {**panel, "parts": parts(panel["parts"])}


def parts(listed: list[dict[str, Any]]) -> dict[str, int]:
    """What adds up to the damage of an attack, by name."""
    found = {part["of"]: -part["points"] if part["less"] else part["points"] for part in listed}
    return dict.fromkeys(("dice", "effects", "damage_plus", "damage_minus"), 0) | found


def zone(view: View, name: str, owner: str) -> dict[str, Any]:
    """A zone of a view."""
    zones = view["zones"]
    assert isinstance(zones, list)
    (found,) = (each for each in zones if each["zone"] == name and each["owner"] == owner)
    assert isinstance(found, dict)
    return found
