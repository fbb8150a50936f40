"""Climb on our kernel as an environment of PettingZoo, through our door to it, played as its own environments are."""

from __future__ import annotations

import platform
import sys
from itertools import islice
from typing import Any

from benchmarks.peers.pettingzoo import play
from benchmarks.peers.worker import PLIES, POSITIONS, over, serve
from meijin.adapters.pettingzoo import env
from meijin.core import is_compiled
from meijin.kernel.testing.climb import CLIMB


def middles() -> list[Any]:
    """Environments in the middle of games."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        table = env(CLIMB)
        table.reset()
        for agent in islice(table.agent_iter(), PLIES):
            mask = table.last()[0]["action_mask"]
            table.step(table.action_space(agent).sample(mask) if mask.any() else None)
        if table.position.deciders:
            found.append(table)
    return found


def main(how: str) -> None:
    """Take turns."""
    table, tables = env(CLIMB), middles()
    laps = {
        "legal": over(tables, lambda each: each.last()[0]["action_mask"]),
        "clone": over(tables, lambda each: each.clone()),
        "observe": over(tables, lambda each: each.last()[0]),
    }
    version = f"{platform.python_implementation()} {platform.python_version()}"
    serve(version, lambda: play(table, sampled=how == "sampled"), laps, compiled=is_compiled())


if __name__ == "__main__":
    main(sys.argv[1])
