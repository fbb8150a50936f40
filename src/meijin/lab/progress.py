"""How far some work is, and how long it will take."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Progress:
    """How many games are played, and how many are to be.

    >>> half = Progress(50, 100, 10.0)
    >>> half.rate, half.remaining
    (5.0, 10.0)
    """

    games: int  # finished, of those that were begun with
    all: int
    seconds: float
    misfits: tuple[str, ...] = ()  # workers whose results do not fit those of the others

    @property
    def rate(self) -> float:
        """Games a second."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def remaining(self) -> float:
        """Seconds, if it goes on like this."""
        return (self.all - self.games) / self.rate if self.games else float("inf")
