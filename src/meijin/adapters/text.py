"""What somebody sees of a position as plain text, for people who look on in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from meijin.kernel.state import State

# What has its own lines, or needs none.
APART: Final = ("game", "seat", "zones", "marks")


def text_of(state: State, seat: int | None = None) -> str:
    """What a seat sees, or for None what everybody may see.

    >>> import meijin
    >>> print(text_of(meijin.new("ganymede", seed=3, start_seat="red"), 0))
    The War Chronicles of Ganymede, seen by red
    deciders: red
    mode: battle
    phase: setup
    ...
    supply: 18 cards: 3 x black_a, 3 x black_2, 3 x black_3, 3 x black_4, 3 x black_7, 3 x black_10
    """
    view: dict[str, Any] = dict(state.view(seat))
    viewer = "everybody" if seat is None else state.setup.seats[seat]
    lines = [f"{state.setup.game.name}, seen by {viewer}"]
    lines += [f"{name}: {_said(value)}" for name, value in view.items() if name not in APART]
    marks: Mapping[str, Mapping[str, int]] = view.get("marks", {})
    for zone in view.get("zones", []):
        whose = f" of {zone['owner']}" if zone["owner"] else ""
        parts = []
        if "count" in zone:
            parts.append(f"{zone['count']} card{'' if zone['count'] == 1 else 's'}")
        if zone.get("cards"):
            parts.append(", ".join(_grouped(zone["cards"], marks)))
        if parts and zone.get("count") != 0:
            lines.append(f"{zone['zone']}{whose}: {': '.join(parts)}")
    return "\n".join(lines)


def _grouped(cards: list[str | None], marks: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    """The cards in order, equal ones side by side together; copies are told apart where something is on them."""
    run: list[str] = []
    for card in cards:
        name = "?" if card is None else card
        on_it = "".join(f" {marker} {value}" for marker, value in marks.get(name, {}).items())
        word = f"{name} ({on_it.strip()})" if on_it else name.partition("#")[0]
        if run and word != run[0]:
            yield _several(run)
            run = []
        run.append(word)
    if run:
        yield _several(run)


def _several(run: list[str]) -> str:
    return run[0] if len(run) == 1 else f"{len(run)} x {run[0]}"


def _said(value: object) -> str:
    match value:
        case dict():
            return ", ".join(f"{name} {_said(each)}" for name, each in value.items())
        case list() | tuple():
            return ", ".join(_said(each) for each in value) or "none"
        case None:
            return "none"
    return str(value)
