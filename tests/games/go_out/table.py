"""Positions of Go Out Battle in the short hand of the worked examples.

A seat is written ``"nerai: 5 6 8x2 G / 1 2"``: the character, hidden, or in capitals when it is revealed; the hand,
where G is a Guard; and after the stroke the damage cards. A seat that is not mentioned has a hidden Niwa and five
cards. Piles are written ``"12x2 by red; 1x2 as 14 by blue"``, the oldest first.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import meijin
from meijin.games.go_out.cards import BATTLE_CARDS, KIND
from meijin.games.go_out.state import GoOut
from meijin.kernel.cardsets import unpack
from meijin.kernel.event import Event
from meijin.kernel.state import View

SEATS = ("red", "blue", "green", "yellow", "purple")
RED, BLUE, GREEN, YELLOW, PURPLE = range(5)
COPIES = Counter({**{f"n{number:02}": 6 for number in range(1, 14)}, "guard": 8})
PLENTY = 5

Said = list[tuple[str, dict[str, object]]]


def names(cards: str) -> list[str]:
    """``"2 3x2 G"`` as the names of cards; ``...`` stays."""
    listed: list[str] = []
    for word in cards.split():
        card, _, size = word.partition("x")
        name = "..." if card == "..." else "guard" if card == "G" else f"n{int(card):02}"
        listed += [name] * int(size or 1)
    return listed


def short(cards: Iterable[int]) -> str:
    """Cards in short hand, sorted."""
    return " ".join("G" if KIND[card] == 13 else str(KIND[card] + 1) for card in sorted(cards))


def _seat(written: str, owner: str) -> tuple[dict[str, object], list[str]]:
    character, _, rest = written.partition(":")
    hand, _, damage = rest.partition("/")
    zones: dict[str, object] = {"hand": names(hand), "damage": names(damage)}
    if character:
        hidden = {"card": character, "known": [owner]}
        zones["character"] = [character.lower() if character.isupper() else hidden]
    return zones, names(hand) + names(damage)


def _piles(written: str) -> tuple[list[str], list[dict[str, object]]]:
    field: list[str] = []
    piles: list[dict[str, object]] = []
    for pile in filter(None, written.split(";")):
        found = re.fullmatch(r"([\dx+ ]+?)(?: as (\d+))? by (\w+)(?: counts (\d+))?(?: \((\d+)\))?", pile.strip())
        assert found, pile
        cards, rank, owner, count, damage = found.groups()
        listed = names(cards.replace("+", " "))
        field += listed
        given = {"rank": rank, "count": count, "damage": damage}
        numbers = {name: int(value) for name, value in given.items() if value}
        piles.append({"by": owner, "cards": len(listed), **numbers})
    return field, piles


def table(
    *,
    players: int = 4,
    piles: str = "",
    deck: str = "...",
    discard: str = "",
    turn: str = "red",
    phase: str = "turn",
    flow: Mapping[str, object] | None = None,
    counters: Mapping[str, object] | None = None,
    locked: Mapping[str, list[str]] | None = None,
    chance: list[object] | None = None,
    options: Mapping[str, object] | None = None,
    **seats: str,
) -> GoOut:
    """A position in which a seat is on turn."""
    field, told = _piles(piles)
    zones: dict[str, Any] = {"field": field, "deck": names(deck), "discard": names(discard)}
    used = Counter([*field, *names(deck), *names(discard)])
    for name, written in seats.items():
        zones[name], cards = _seat(written, name)
        used += Counter(cards)
    free = [name for name, count in (COPIES - used).items() for _ in range(count)]
    step = max(1, len(free) // (PLENTY * players))
    for place, name in enumerate(SEATS[:players]):
        if name not in zones:
            cards = free[place * PLENTY * step : (place + 1) * PLENTY * step : step]
            zones[name] = {"hand": cards, "character": [{"card": "niwa", "known": [name]}]}
        zones[name]["locked"] = (locked or {}).get(name, [])
    stands: dict[str, object] = {"phase": phase, "decides": turn, **(flow or {})}
    if told:
        stands["piles"] = told
    scenario = meijin.Scenario("go_out", players, zones, {"starter": "red", **(counters or {})}, stands, chance)
    scenario.options = dict(options or {})
    state = scenario.state()
    assert isinstance(state, GoOut)
    return state


def play(state: GoOut, *sayings: str) -> list[Event]:
    """Carry out some sayings of whoever decides; gives back what happened."""
    return [event for words in sayings for event in state.submit(words)]


def choose(state: GoOut, *characters: str) -> list[Event]:
    """All seats choose their characters, one after the other."""
    return [
        event
        for seat, character in zip(state.setup.seats, characters, strict=True)
        for event in state.apply(f"choose {character}", seat)
    ]


def new(players: int, seed: int = 1, **options: object) -> GoOut:
    """A new match."""
    state = meijin.new("go_out", players=players, seed=seed, **options)
    assert isinstance(state, GoOut)
    return state


def hand(state: GoOut, seat: int) -> str:
    """A hand in short hand."""
    return short(unpack(state.hand[seat]))


def damage(state: GoOut, seat: int) -> str:
    """The damage cards of a seat in short hand."""
    return short(unpack(state.damage[seat]))


def discarded(state: GoOut) -> str:
    """The discard pile in short hand."""
    return short(unpack(state.discard))


def pile(state: GoOut) -> tuple[str, int, int, int]:
    """Owner, rank, count and damage of the tableau pile."""
    owner, _, rank, count, dealt = state.tableau[-1]
    return state.setup.seats[owner], rank, count, dealt


def decider(state: GoOut) -> str:
    """Who decides."""
    (seat,) = state.deciders
    return state.setup.seats[seat]


def seen(events: Iterable[Event], viewer: int) -> Said:
    """What a viewer sees of some events."""
    return [(event.kind, fields) for event in events if (fields := event.seen_by(viewer)) is not None]


def told(events: Iterable[Event], kind: str) -> list[dict[str, object]]:
    """The events of a kind in full."""
    return [event.fields for event in events if event.kind == kind]


def zone(view: View, name: str, owner: str | None = None) -> dict[str, Any]:
    """A zone of a view."""
    zones = view["zones"]
    assert isinstance(zones, list)
    (found,) = (each for each in zones if each["zone"] == name and each["owner"] == owner)
    assert isinstance(found, dict)
    return found


def battle_cards(state: GoOut) -> int:
    """How many battle cards there are in all places together."""
    places = [len(state.deck), len(state.field), state.discard.bit_count()]
    places += [cards.bit_count() for cards in (*state.hand, *state.damage)]
    everything = (
        state.discard | sum(state.hand) | sum(state.damage) | sum(1 << card for card in state.deck + state.field)
    )
    assert everything == (1 << BATTLE_CARDS) - 1
    return sum(places)
