"""Meijin: play, study and run tournaments of five Japanese battle games.

>>> import meijin
>>> state = meijin.new("ganymede", players=2, seed=7, mode="coop")
>>> state.choices()
['pick black_a', 'pick black_2', 'pick black_3', 'pick black_4', 'pick black_7', 'pick black_10']
>>> events = state.apply("pick black_3")
"""

from __future__ import annotations

from pathlib import Path

from meijin.core import prefer_compiled

prefer_compiled()  # before the first of its modules is imported

from meijin.kernel import record, registry  # noqa: E402
from meijin.kernel.errors import MeijinError  # noqa: E402
from meijin.kernel.scenario import Scenario  # noqa: E402
from meijin.kernel.state import State  # noqa: E402

__all__ = ["MeijinError", "Scenario", "State", "installed", "load", "new"]


def new(game: str, players: int | None = None, seed: int | str | None = None, **options: object) -> State:
    """Begin a game. Without a seed it is drawn from the system's chance; options not given have their defaults."""
    return record.start(registry.find(game), players, seed, options)


def load(path: str | Path) -> State:
    """The last position of a saved game, with its record: play on, or ``state.record.branch(ply)`` from earlier."""
    return record.load(path)


def installed() -> list[str]:
    """The names of the installed games."""
    return registry.names()
