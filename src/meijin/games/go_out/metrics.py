"""What is compared over many games: battle by battle, who won with which character."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meijin.kernel.chapters import Chapter, turn_order
from meijin.kernel.event import Event

BATTLE: Final = "battle"


def battles(seats: tuple[str, ...], log: Sequence[Event]) -> Iterator[Chapter]:
    """The battles of a game, each with the characters that the seats had chosen for it."""
    characters: dict[object, str] = {}
    starter = seats[0]
    for event in log:
        if event.kind == "battle":
            starter = str(event.fields["starter"])
        elif event.kind == "choose":
            characters[event.fields["seat"]] = str(event.fields["character"])
        elif event.kind == "won":
            won = tuple(float(seat == event.fields["seat"]) for seat in seats)
            order = zip(seats, turn_order(seats, starter), strict=True)
            yield Chapter(BATTLE, won, tuple({"character": characters[seat], **place} for seat, place in order))
            characters = {}
