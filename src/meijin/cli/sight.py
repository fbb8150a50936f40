"""A view read into plain values: everything a table is drawn from.

Only a view and the choices of its seat come in here, never a state, so a table cannot show what its seat may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from meijin.kernel.kinds import count_kinds
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.zones import Zone

KNOWN_FIELDS = {
    "game", "seat", "deciders", "counters", "zones", "marks", "phase", "question", "about", "ending", "returns",
}  # fmt: skip


@dataclass(frozen=True)
class ZoneSight:
    """What a seat sees of one place for cards."""

    zone: Zone
    owner: str | None
    count: int | None  # None: closed, even its size
    cards: list[str | None] | None  # None: closed; in it None is a card face down
    contents: list[str]  # what may be looked through without the order
    secret: frozenset[int]  # the places of cards that are not open to everybody

    @property
    def known(self) -> list[str]:
        """The cards that are seen, in their order."""
        return [card for card in self.cards or [] if card is not None]

    @property
    def kinds(self) -> dict[str, int]:
        """How many there are of each kind of card that is seen."""
        return count_kinds(self.contents or self.known)


class Sight:
    """What one seat sees, or for no seat what everybody sees."""

    def __init__(self, setup: Setup, view: View, public: View, choices: Sequence[str] = ()) -> None:
        self.setup = setup
        self.choices = choices  # what the seat may do, if it has to choose
        self.game = setup.game
        self.view = view
        self.seat = cast("str | None", view.get("seat"))
        self.deciders = cast("list[str]", view.get("deciders", []))
        self.phase = str(view.get("phase", ""))
        self.counters = cast("dict[str, object]", view.get("counters", {}))
        self.marks = _marks(view)  # what lies on each card
        declared = setup.zones
        entries = cast("list[dict[str, Any]]", view.get("zones", []))
        openly = cast("list[dict[str, Any]]", public.get("zones", []))
        self.zones = [
            ZoneSight(
                declared[entry["zone"]],
                entry["owner"],
                entry.get("count"),
                entry.get("cards"),
                entry.get("contents", []),
                _secret_places(entry, open_entry),
            )
            for entry, open_entry in zip(entries, openly, strict=True)
        ]

    def zone(self, name: str, owner: str | None = None) -> ZoneSight:
        return next(zone for zone in self.zones if zone.zone.name == name and zone.owner == owner)

    def of(self, counter: str, owner: str) -> Any:
        """An owner's value of a counter; None where it is not seen."""
        values = self.counters.get(counter)
        return values.get(owner) if isinstance(values, dict) else None

    def highest(self, counter: str, owner: str) -> int:
        """The upper bound of an owner's counter."""
        declared = next(each for each in self.game.counters if each.name == counter)
        return self.game.bounds(self.setup, declared, self.setup.owners.index(owner))[1]

    def from_far_to_near(self) -> list[str]:
        """The owners as they sit: opponents clockwise at the top, then allies, the viewer at the bottom."""
        owners = list(self.setup.owners)
        if self.seat is None or self.seat not in owners:
            return owners
        allies = self.allies()
        place = owners.index(self.seat)
        owners = owners[place:] + owners[:place]
        far = [owner for owner in owners if owner not in allies and owner != self.seat]
        return [*far, *allies, self.seat]

    def allies(self) -> list[str]:
        """The owners who share the viewer's result."""
        owners = self.setup.owners
        if self.seat not in owners:
            return []
        bit = 1 << owners.index(self.seat)
        sides = zip(owners, self.setup.allies, strict=False)
        return [owner for owner, side in sides if side & bit and owner != self.seat]

    def cards(self) -> list[str]:
        """Every kind of card in sight, in the order of the catalogue."""
        kinds = {kind for zone in self.zones for kind in zone.kinds}
        return [kind for kind in count_kinds(self.setup.cards) if kind in kinds]

    def remarks(self) -> dict[str, object]:
        """The game's own part of the view."""
        return {name: value for name, value in self.view.items() if name not in KNOWN_FIELDS}


def _secret_places(entry: dict[str, Any], openly: dict[str, Any]) -> frozenset[int]:
    mine, theirs = entry.get("cards"), openly.get("cards")
    if not mine or theirs is None or len(mine) != len(theirs):
        return frozenset()
    return frozenset(
        place for place, (card, face) in enumerate(zip(mine, theirs, strict=True)) if face is None and card
    )


def seen_by(state: State, seat: int | None) -> Sight:
    """What a seat sees of a position."""
    choices = [] if seat is None else state.choices(seat)
    return Sight(state.setup, state.view(seat), state.view(None), choices)


def seen_by_all_together(state: State) -> Sight:
    """What all seats together know, for looking at a finished game: of each zone the view that knows most."""
    views = [state.view(None), *(state.view(seat) for seat in range(state.setup.players))]
    merged = dict(views[0])
    zones = [cast("list[dict[str, Any]]", view.get("zones", [])) for view in views]
    merged["zones"] = [max(entries, key=_knowledge) for entries in zip(*zones, strict=True)]
    counters: dict[str, object] = {}
    for view in views:
        for name, value in cast("dict[str, object]", view.get("counters", {})).items():
            before = counters.get(name)
            counters[name] = {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value
    merged["counters"] = counters
    merged["marks"] = {card: marks for view in views for card, marks in _marks(view).items()}
    return Sight(state.setup, merged, merged)


def _marks(view: View) -> dict[str, dict[str, int]]:
    return cast("dict[str, dict[str, int]]", view.get("marks", {}))


def _knowledge(entry: dict[str, Any]) -> tuple[int, int]:
    known = [card for card in entry.get("cards") or [] if card is not None]
    return len(known), len(entry)
