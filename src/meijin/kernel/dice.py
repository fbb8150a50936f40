"""Dice: what their sides show."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Die:
    """A die whose sides show words; several sides may show the same.

    ``state.roll(len(die.faces))`` gives a side. Described positions fix what comes by what the side shows, so a game
    with a die rolls nothing else once it has begun.

    >>> coin = Die("coin", ("heads", "tails"))
    >>> coin.side("tails")
    1
    """

    name: str
    faces: tuple[str, ...]

    def side(self, face: str) -> int | None:
        """The first side that shows a face; None if none does."""
        return self.faces.index(face) if face in self.faces else None
