"""From one step of a turn to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def enter(state: Crossover, letter: int) -> None:
    """Go on to a step."""
    state.letter = letter
    state.stage = 0
    state.resolved = 0
    state.carried = 0
