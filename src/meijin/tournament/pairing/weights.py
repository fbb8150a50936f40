"""Costs of all pairs of many vertices, in little room: by kinds of vertices, and what single pairs cost more."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """A pair costs what the table says of its kinds, and its own extra, which is never negative."""

    kind: list[int]
    table: list[list[int]]
    extra: list[dict[int, int]]

    def __call__(self, one: int, other: int) -> int:
        """What this pair costs."""
        return self.table[self.kind[one]][self.kind[other]] + self.extra[one].get(other, 0)
