"""Teams and decks that players put together: which ones are legal, and why another is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from meijin.kernel.errors import RosterError, quoted
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
    meijin.kernel.errors.RosterError: the team has 2 Bosses (yuzu, suko); it must have exactly 1
    """

    name: str  # what is put together, like "team"
    parts: tuple[Part, ...]
    copies: int  # how many of one name there may be
    barred: tuple[tuple[str, str], ...] = ()  # names that exist but may not be chosen here, each with the reason

    def check(self, chosen: Sequence[str]) -> None:
        """Refuse an illegal list with the first rule that it breaks."""
        if problems := self.problems(chosen):
            raise RosterError(problems[0].text)

    def is_complete(self, chosen: Sequence[str]) -> bool:
        """Whether a list is a legal whole."""
        return not self.problems(chosen)

    def problems(self, chosen: Sequence[str]) -> list[Problem]:
        """Every rule that a list breaks."""
        problems = [problem for name in dict.fromkeys(chosen) if (problem := self._stranger(name)) is not None]
        for name, count in Counter(chosen).items():
            if count > self.copies:
                text = f"the {self.name} has {count} copies of {name}; there may be at most {self.copies}"
                values = {"count": count, "most": self.copies}
                problems.append(Problem(text, cards=(name,), kind="copies", values=values))
        for part in self.parts:
            members = [name for name in chosen if name in part.pool]
            if not part.low <= len(members) <= part.high:
                listed = f" ({', '.join(members)})" if members else ""
                noun = part.name if len(members) <= 1 else part.names
                text = f"the {self.name} has {len(members) or 'no'} {noun}{listed}; it must have {_range(part)}"
                kind = f"{part.names.lower()}_{'exactly' if part.low == part.high else 'range'}"
                values = {"count": len(members), "low": part.low, "high": part.high}
                problems.append(Problem(text, kind=kind, values=values))
        return problems

    def _stranger(self, name: str) -> Problem | None:
        """Why a name may not be chosen; None if it may."""
        known = [each for part in self.parts for each in part.pool]
        barred = dict(self.barred)
        if name in barred:
            return Problem(f"{name} may not be in the {self.name}: {barred[name]}", cards=(name,), kind="barred")
        if name in known:
            return None
        close = get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
        text = f"there is no {quoted(name)} to put into the {self.name}; {hint}"
        values = {"words": name, "meant": next(iter(close), "")}
        return Problem(text, cards=(name,), kind="unknown_like" if close else "unknown", values=values)


def _range(part: Part) -> str:
    return f"exactly {part.low}" if part.low == part.high else f"from {part.low} to {part.high}"
