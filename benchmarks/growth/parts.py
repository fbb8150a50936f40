"""What is looked at as it grows: each part with its words, its axis and its sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks.growth import cards, events, logs, spectators, tables

Series = dict[str, list[tuple[float, float]]]


@dataclass(frozen=True)
class Part:
    """Something that grows."""

    title: str
    axis: str
    told: str
    measure: Callable[[Sequence[int]], Series]
    sizes: tuple[int, ...]
    quick: tuple[int, ...]


PARTS: Final = {
    "tables": Part(
        "Tables at a server",
        "tables",
        "Tables of Ganymede at a real server with SQLite. At ten of them moves are made; at the others the cards are "
        "dealt, and one player is there and waits.",
        tables.measure,
        (10, 30, 100, 300, 1000, 3000, 10_000),
        (10, 30, 100, 300),
    ),
    "spectators": Part(
        "Spectators of one table",
        "spectators",
        "One table of Climb at a real server, whose every move everybody sees. The server and all who watch share this "
        "machine, so the last one hears later than on machines of their own.",
        spectators.measure,
        (1, 3, 10, 30, 100, 300, 1000),
        (1, 10, 100),
    ),
    "events": Part(
        "Players of an event",
        "players",
        "A round of a Swiss event, the median of nine: pairing it, entering the results of all its matches, closing it "
        "with new standings. The library alone, without a server.",
        events.measure,
        (8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096),
        (8, 64, 512),
    ),
    "logs": Part(
        "Entries in the log of a table",
        "entries",
        "A game of Ranking Battle with five, read back from its log as after a restart, and what a move costs then.",
        logs.measure,
        (20, 40, 80, 160, 320, 500),
        (20, 80, 320),
    ),
    "cards": Part(
        "Cards in a pool of Crossover",
        "cards",
        "The game's own cards and generated ones, in which every word of the effect language occurs. Games are played "
        "with the starter decks, and one of these is checked as a list.",
        cards.measure,
        (169, 500, 1000, 2000, 5000, 10_000),
        (169, 500, 1500),
    ),
}
