"""How long a bot may think: so many iterations, so many seconds, or whichever comes first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meijin.kernel.errors import MeijinError, quoted

MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 100_000_000
WORDS: Final = "say 500i for iterations, 50ms or 1s for time, or both with a comma"


@dataclass(frozen=True)
class Budget:
    """A limit of iterations, of time or of both; 0: no such limit."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        for said, most, of in (
            (self.iterations, MOST_ITERATIONS, "iterations"),
            (self.seconds, MOST_SECONDS, "seconds"),
        ):
            if not 0 <= said <= most:
                raise MeijinError(f"a bot cannot think for {quoted(said)} {of}; at most {most:,.0f}")
        if not self.iterations and not self.seconds:
            raise MeijinError(f"a bot needs something to think with; {WORDS}")

    def within(self, seconds: float) -> Budget:
        """The same, but no longer than so many seconds.

        >>> Budget(seconds=0.9).within(0.1), Budget(iterations=100).within(86_400.0)
        (Budget(iterations=0, seconds=0.1), Budget(iterations=100, seconds=3600.0))
        """
        if not seconds > 0:
            raise MeijinError(f"a bot cannot think within {quoted(seconds)} seconds; it is a number above 0")
        return Budget(self.iterations, min(self.seconds or MOST_SECONDS, seconds))

    def used(self, iterations: int, seconds: float) -> float:
        """How much of it is used up, 1 being all of it; nothing before the first iteration, which always may begin.

        >>> Budget(iterations=100, seconds=2.0).used(30, 1.0), Budget(iterations=100).used(30, 1.0)
        (0.5, 0.3)
        """
        if not iterations:
            return 0.0
        counted = iterations / self.iterations if self.iterations else 0.0
        return max(counted, seconds / self.seconds) if self.seconds else counted


def read_budget(said: str) -> Budget:
    """A budget as people say it.

    >>> read_budget("500i"), read_budget("50ms")
    (Budget(iterations=500, seconds=0.0), Budget(iterations=0, seconds=0.05))
    """
    iterations, seconds = 0, 0.0
    for part in said.split(","):
        number, unit = _split(part.strip())
        if unit == "i" and number.is_integer():
            iterations = int(number)
        elif unit in ("ms", "s"):
            seconds = number / 1000 if unit == "ms" else number
        else:
            raise MeijinError(f"{quoted(said)} is no budget; {WORDS}")
    return Budget(iterations, seconds)


def _split(part: str) -> tuple[float, str]:
    unit = part.lstrip("0123456789.")
    try:
        return float(part[: len(part) - len(unit)]), unit
    except ValueError:
        return 0.0, ""
