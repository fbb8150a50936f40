"""A first-timer who has gone through a game's lesson and does what it says, as a bot for the arena.

``meijin arena benchmarks/strength/readers.py:Reader novice --game ganymede`` tells whether the weakest level is right
for such a person. What the lesson of each game comes to is in ``reading/``.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from meijin.bots import Bot
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge

HERE: Final = Path(__file__).resolve().parent
READING: Final = "benchmarks.strength.reading"
if str(HERE.parents[1]) not in sys.path:
    sys.path.append(str(HERE.parents[1]))  # the arena runs this file alone, from wherever the house lies


class Reader(Bot):
    """Does what the lesson has said, and where it has said nothing, anything."""

    name = "reader"

    def plays(self, game: Game) -> bool:
        """Whether anybody has read the game's lesson here."""
        return (HERE / "reading" / f"{game.id}.py").is_file()

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of the choices that the lesson has made look best."""
        table = import_module(f"{READING}.table").Table(knowledge)
        offered: list[str] = table.words
        wanted: list[str] = import_module(f"{READING}.{knowledge.setup.game.id}").advised(table) or offered
        return knowledge.legal[offered.index(wanted[rng.below(len(wanted))])]
