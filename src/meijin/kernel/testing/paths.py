"""Path counts: how many lines of play there are from a fixed position, as a net under the rules.

A wrong number says that some rule lets too much or too little happen; the counts below each first action say where.
Positions and numbers stand in TOML files::

    [[position]]
    title = "both seats pick a Black card"
    counts = [6, 36]                  # lines of one decision, of two, ...
    seed = 1                          # a game from its beginning
    options = { mode = "coop" }
    players = 2                       # where the game leaves it open
    # or: scenario = { zones = ..., flow = ... }, as in a scenario file

A line that ends because the game is over counts as one. Seats that decide at once answer in order of their seats.
Chance must not come in: a line on which cards are shuffled or dice are thrown is refused, for its count would be that
of one outcome among many. Scenarios name the order of the decks, and may fix what dice show.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from meijin.kernel.errors import MeijinError, ScenarioError
from meijin.kernel.game import Game
from meijin.kernel.record import begin, read_seed
from meijin.kernel.scenario import Scenario
from meijin.kernel.state import State


class PathError(MeijinError):
    """A count that cannot be made, or that is not what it should be."""


@dataclass(frozen=True)
class Counted:
    """A position with the number of its lines of one decision, two, and so on."""

    title: str
    state: State
    counts: list[int]


def count_paths(state: State, decisions: int) -> int:
    """How many lines of so many decisions there are.

    >>> import meijin
    >>> count_paths(meijin.new("ganymede", seed=1), 2)
    36
    """
    if decisions == 0 or not state.deciders:
        return 1
    return sum(split_paths(state, decisions).values())


def split_paths(state: State, decisions: int) -> dict[str, int]:
    """The number of lines below each first action."""
    seat = state.deciders[0]
    counts: dict[str, int] = {}
    for action in state.legal(seat):
        after = state.clone()
        after.step(seat, action)
        # After the last decision nobody looks at what chance has brought.
        if decisions > 1 and after.chance != state.chance:
            raise PathError(
                f"chance comes in after {state.text(action)!r}: count fewer decisions, or order decks and fix dice"
            )
        counts[state.text(action)] = count_paths(after, decisions - 1)
    return counts


def verify(counted: Counted) -> None:
    """Refuse a count that is wrong, with the counts below each first action."""
    for decisions, expected in enumerate(counted.counts, 1):
        found = split_paths(counted.state, decisions)
        total = sum(found.values())
        if total != expected:
            split = [f"  {action}: {count}" for action, count in found.items()]
            wrong = f"{counted.title}: {total} lines of {decisions} decisions instead of {expected}; by first action:"
            raise PathError("\n".join([wrong, *split]))


def load(path: Path, game: Game) -> list[Counted]:
    """The positions of a file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [_read(table, game) for table in data["position"]]


def _read(table: dict[str, object], game: Game) -> Counted:
    title, counts = table.get("title"), table.get("counts")
    if not isinstance(title, str) or not isinstance(counts, list):
        raise ScenarioError(f"a counted position needs 'title' and 'counts', not {sorted(table)}")
    options = table.get("options", {})
    seed = table.get("seed", 0)
    assert isinstance(options, dict)
    assert isinstance(seed, int)
    players = table.get("players")
    assert players is None or isinstance(players, int)
    setup = game.prepare(players, options)
    described = table.get("scenario")
    scenario = None if described is None else Scenario.from_dict({"game": game.id, **_table(described)})
    return Counted(title, begin(setup, read_seed(seed), scenario), counts)


def _table(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise ScenarioError(f"'scenario' must be a table, not {data!r}")
    return data
