"""What is compared over many games: the parts of a game that somebody wins, with what was special about each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

WHOLE: Final = "game"

Feature = str | int | float  # a word is something to be grouped by, a number something to be averaged


@dataclass(frozen=True)
class Chapter:
    """A part of a game with winners of its own, like a battle; the whole game is one too."""

    name: str
    shares: tuple[float, ...]  # what each seat had of the win
    facts: tuple[Mapping[str, Feature], ...]  # of each seat: its character, its deck, its lives at the end


ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def turn_order(seats: Sequence[str], first: str | None) -> tuple[dict[str, Feature], ...]:
    """When each seat has its turn, if one of them has the first; where nobody has, or all have it at once, no word.

    >>> turn_order(("red", "green", "blue"), "green")
    ({'turn': '3rd'}, {'turn': '1st'}, {'turn': '2nd'})
    """
    if first is None:
        return tuple({} for _ in seats)
    begins = seats.index(first)
    return tuple({"turn": ORDINALS[(place - begins) % len(seats)]} for place in range(len(seats)))
