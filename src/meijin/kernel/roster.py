"""Teams and decks that players put together: which ones are legal, and why another is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from meijin.kernel.errors import RosterError, said


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
    meijin.kernel.errors.RosterError: the team has 2 Bosses (yuzu, suko); it must have exactly 1
    """

    name: str  # what is put together, like "team"
    parts: tuple[Part, ...]
    copies: int  # how many of one name there may be
    barred: tuple[tuple[str, str], ...] = ()  # names that exist but may not be chosen here, each with the reason

    def check(self, chosen: Sequence[str]) -> None:
        """Refuse an illegal list with the first rule that it breaks."""
        self._check_names(chosen)
        for name, count in Counter(chosen).items():
            if count > self.copies:
                raise RosterError(f"the {self.name} has {count} copies of {name}; there may be at most {self.copies}")
        for part in self.parts:
            members = [name for name in chosen if name in part.pool]
            if not part.low <= len(members) <= part.high:
                listed = f" ({', '.join(members)})" if members else ""
                noun = part.name if len(members) <= 1 else part.names
                raise RosterError(
                    f"the {self.name} has {len(members) or 'no'} {noun}{listed}; it must have {_range(part)}"
                )

    def is_complete(self, chosen: Sequence[str]) -> bool:
        """Whether a list is a legal whole."""
        try:
            self.check(chosen)
        except RosterError:
            return False
        return True

    def _check_names(self, chosen: Sequence[str]) -> None:
        known = [name for part in self.parts for name in part.pool]
        barred = dict(self.barred)
        for name in chosen:
            if name in barred:
                raise RosterError(f"{name} may not be in the {self.name}: {barred[name]}")
            if name not in known:
                close = get_close_matches(name, known, n=1)
                hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
                raise RosterError(f"there is no {said(name)} to put into the {self.name}; {hint}")


def _range(part: Part) -> str:
    return f"exactly {part.low}" if part.low == part.high else f"from {part.low} to {part.high}"
