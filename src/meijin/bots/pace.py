"""How much of the time on a clock a bot takes for one decision."""

from __future__ import annotations

from typing import Final

DECISIONS: Final = 30  # that a bot expects to come in a game
HALVES: Final = 2  # of the time for one decision, the other half is for the way to the bot and back
LEAST: Final = 0.005  # seconds, with which even search finds something sensible


def share(left: float, *, whole_game: bool) -> float:
    """Seconds for a decision, of those that are left for the whole game or for this decision alone.

    >>> share(60.0, whole_game=True), share(1.0, whole_game=False), share(0.0, whole_game=True)
    (2.0, 0.5, 0.005)
    """
    return max(LEAST, left / (DECISIONS if whole_game else HALVES))
