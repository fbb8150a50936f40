"""Positions of Ganymede in the short hand of the worked examples.

``R6`` is a Red 6, ``BA`` a Black A, ``P10`` a Purple 10, ``B7#2`` the second Black 7; ``(R6)`` lies face down, and
``...`` stands for the rest of a camp's cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import meijin
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.event import Event
from meijin.kernel.state import View

COLOURS = {"R": "red", "G": "green", "B": "black", "P": "purple"}
CAMPS = ("red", "green", "purple")
RED, GREEN, PURPLE = 0, 1, 2

Said = list[tuple[str, dict[str, object]]]


def long(card: str) -> str:
    """``B7`` to ``black_7``."""
    return card if card == "..." else f"{COLOURS[card[0]]}_{card[1:].lower()}"


def short(name: str) -> str:
    """``black_7#2`` to ``B7``."""
    colour, _, rank = name.partition("#")[0].partition("_")
    return f"{colour[0].upper()}{rank.upper()}"


def camp(
    row: str = "", deck: str | None = None, discard: str | None = None, removed: str | None = None
) -> dict[str, str]:
    """The cards of a camp: its row from the left, its deck from the top."""
    given = {"row": row, "deck": deck, "discard": discard, "removed": removed}
    return {zone: cards for zone, cards in given.items() if cards is not None}


def _listed(cards: str, owner: str) -> list[object]:
    return [
        {"card": long(card[1:-1]), "known": [owner]} if card.startswith("(") else long(card) for card in cards.split()
    ]


def table(
    mode: str,
    red: dict[str, str] | str = "",
    green: dict[str, str] | str = "",
    purple: dict[str, str] | str = "",
    phase: str = "draw",
    hp: tuple[int, ...] = (),
    supply: str | None = None,
    counters: dict[str, object] | None = None,
    flow: dict[str, object] | None = None,
    chance: list[object] | None = None,
    **options: object,
) -> Ganymede:
    """A position. A camp given as text has that row, and the rest of its colour as its deck."""
    camps = CAMPS[:2] if mode == "battle" else CAMPS
    zones: dict[str, object] = {}
    for name, given in zip(camps, (red, green, purple), strict=False):
        piles = camp(given) if isinstance(given, str) else given
        zones[name] = {zone: _listed(cards, name) for zone, cards in piles.items()}
    if supply is not None:
        zones["supply"] = _listed(supply, "")
    numbers: dict[str, object] = dict(counters or {})
    for name, points in zip(camps, hp, strict=False):
        numbers[name] = {"hp": points}
    position = meijin.Scenario(
        "ganymede", zones=zones, counters=numbers, flow={"phase": phase, **(flow or {})}, chance=chance
    )
    position.options = {"mode": mode, **options}
    state = position.state()
    assert isinstance(state, Ganymede)
    return state


def battle(*, start_seat: str = "red", **given: Any) -> Ganymede:
    """A battle position; Red has the token unless told otherwise."""
    return table("battle", start_seat=start_seat, **given)


def coop(**given: Any) -> Ganymede:
    """A position of the cooperative game."""
    return table("coop", **given)


def trio(**given: Any) -> Ganymede:
    """A position of the three-player game."""
    return table("trio", **given)


def decides(seat: str, ask: str | None = None, about: str | None = None) -> dict[str, object]:
    """The flow in which a seat is asked something."""
    told = {"decides": seat, "ask": ask, "about": about}
    return {name: value for name, value in told.items() if value is not None}


def play(state: Ganymede, *actions: str) -> list[Event]:
    """Carry out some actions of whoever decides; gives back what happened."""
    return [event for action in actions for event in state.apply(action)]


def happened(state: Ganymede) -> list[Event]:
    """All that has happened, also by itself, before anybody had to decide."""
    assert state.record is not None
    return state.record.log[:]


def cards(numbers: Iterable[int], state: Ganymede) -> str:
    """Cards of the state in short hand."""
    return " ".join(short(state.setup.cards[number]) for number in numbers)


def pile(numbers: Iterable[int], state: Ganymede) -> str:
    """A pile without order, in short hand and sorted."""
    return " ".join(sorted(cards(numbers, state).split()))


def decider(state: Ganymede) -> str:
    """Who decides."""
    (seat,) = state.deciders
    return state.setup.seats[seat]


def question(state: Ganymede) -> str:
    """Who decides what, in the words of the view: ``red draw``."""
    return f"{decider(state)} {state.view(state.deciders[0])['question']}"


def seen(events: Iterable[Event], viewer: int) -> Said:
    """What a viewer sees of some events."""
    visible = [(event, fields) for event in events if (fields := event.seen_by(viewer)) is not None]
    return [(event.kind, _by_camp(Event(event.kind, fields))) for event, fields in visible]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind in full."""
    return [_by_camp(event) for event in events if event.kind == kind]


def _by_camp(event: Event) -> dict[str, Any]:
    """An event; rows by their camp, and of a comparison the camps, their Strength and the damage they dealt."""
    said: dict[str, Any] = event.fields
    if event.kind == "showdown":
        return {row["camp"]: row["cards"] for row in said["rows"]}
    if event.kind == "compare":
        sides = said["one"], said["other"]
        hurt = {hit["camp"]: hit["damage"] for hit in said["hits"]}
        return {
            "camps": [side["camp"] for side in sides],
            "strength": [side["points"] for side in sides],
            "damage": [hurt.get(side["camp"], 0) for side in reversed(sides)],
        }
    return said


def zone(view: View, name: str, owner: str | None = None) -> dict[str, Any]:
    """A zone of a view."""
    zones = view["zones"]
    assert isinstance(zones, list)
    (found,) = (each for each in zones if each["zone"] == name and each["owner"] == owner)
    assert isinstance(found, dict)
    return found


def faces(view: View, name: str, owner: str | None = None) -> str | None:
    """The cards a view shows in a zone, ``?`` for a hidden one; None if it shows none at all."""
    shown = zone(view, name, owner).get("cards")
    return None if shown is None else " ".join("?" if card is None else short(card) for card in shown)
