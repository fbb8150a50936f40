"""One row of the comparison, in a process of its own that takes turns with the others.

A worker says which version of its platform it has and what it can measure. Then it gets lines: what to measure and for
how many CPU seconds. It answers each with what was done and how long that took. Workers run in the environments of the
peers as well, so this needs the standard library alone; boardgameio.js does the same on Node.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import Any

Lap = tuple[int, float]  # how many things were done, and the CPU seconds that took
GAMES = 10  # in a lap, so that looking at the clock costs nothing
PLIES = 12  # decisions after which a position is in the middle of a game of Climb
POSITIONS = 20


def over(things: Sequence[Any], do: Callable[[Any], object]) -> Callable[[], Lap]:
    """A lap that does something with each of some things."""

    def lap() -> Lap:
        begun = process_time()
        for thing in things:
            do(thing)
        return len(things), process_time() - begun

    return lap


def serve(
    version: str, play: Callable[[], int], laps: Mapping[str, Callable[[], Lap]], *, compiled: bool = False
) -> None:
    """Take turns until nothing more is asked; ``play`` plays a whole game and gives back its decisions."""

    def whole_games() -> Lap:
        begun = process_time()
        decisions = sum(play() for _ in range(GAMES))
        return decisions, process_time() - begun

    known = {"play": whole_games, **laps}
    tell({"version": version, "paths": list(known), "compiled": compiled})
    for line in sys.stdin:
        path, seconds = json.loads(line)
        tell(turn(known[path], seconds))


def turn(lap: Callable[[], Lap], seconds: float) -> dict[str, float]:
    """Laps that together take about so long: how many there were, what they did, and how long they took."""
    laps, done, spent = 0, 0, 0.0
    until = process_time() + seconds
    while not spent or process_time() < until:
        count, took = lap()
        laps, done, spent = laps + 1, done + count, spent + took
    return {"laps": laps, "done": done, "spent": spent}


def tell(what: Mapping[str, object]) -> None:
    """Answer."""
    print(json.dumps(what), flush=True)
