"""Teams and decks that players put together: which ones are legal, and why another is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from meijin.kernel import listmessages
from meijin.kernel.errors import RosterError
from meijin.kernel.listtext import Problem


@dataclass(frozen=True)
class Part:
    """One part of a roster: how many there must be, and what they are chosen from."""

    name: str  # of one of them, like "Kitten"
    names: str  # of several
    low: int
    high: int
    pool: tuple[str, ...]


@dataclass(frozen=True)
class Roster:
    """What a legal team or deck is.

    >>> boss = Part("Boss", "Bosses", 1, 1, ("suko", "yuzu"))
    >>> team = Roster("team", (boss, Part("Kitten", "Kittens", 2, 4, ("maro", "ame"))), copies=3)
    >>> team.check(["yuzu", "maro", "maro"])
    >>> team.check(["yuzu", "suko", "maro", "maro"])
    Traceback (most recent call last):
    ...
    meijin.kernel.errors.RosterError: bosses: 2, but there must be exactly 1
    """

    name: str  # what is put together, like "team"
    parts: tuple[Part, ...]
    copies: int  # how many of one name there may be
    barred: tuple[tuple[str, str], ...] = ()  # names that exist but may not be chosen here, each with the reason

    def check(self, chosen: Sequence[str]) -> None:
        """Refuse an illegal list with the first rule that it breaks."""
        if problems := self.problems(chosen):
            raise RosterError(problems[0].said)

    def is_complete(self, chosen: Sequence[str]) -> bool:
        """Whether a list is a legal whole."""
        return not self.problems(chosen)

    def problems(self, chosen: Sequence[str]) -> list[Problem]:
        """Every rule that a list breaks."""
        problems = [problem for name in dict.fromkeys(chosen) if (problem := self._stranger(name)) is not None]
        for name, count in Counter(chosen).items():
            if count > self.copies:
                problems.append(Problem(listmessages.Copies(name, count, self.copies), cards=(name,)))
        for part in self.parts:
            count = sum(name in part.pool for name in chosen)
            if not part.low <= count <= part.high:
                exactly = part.low == part.high
                problems.append(Problem(listmessages.Size(part.names.lower(), count, part.low, part.high, exactly)))
        return problems

    def _stranger(self, name: str) -> Problem | None:
        """Why a name may not be chosen; None if it may."""
        known = [each for part in self.parts for each in part.pool]
        barred = dict(self.barred)
        if name in barred:
            return Problem(listmessages.Barred(name, barred[name] or None), cards=(name,))
        if name in known:
            return None
        close = get_close_matches(name, known, n=1)
        return Problem(listmessages.Unknown(name, next(iter(close), None)), cards=(name,))
