"""What is wrong with a card file: every problem with its card, its field, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from meijin.kernel.errors import DataError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong.

    >>> print(Problem("card n-425", "abilities[0].do[1].n", "is missing"))
    card n-425, field 'abilities[0].do[1].n': is missing
    """

    entry: str
    field: str
    text: str

    def __str__(self) -> str:
        where = ", ".join([*([self.entry] if self.entry else []), *([f"field {self.field!r}"] if self.field else [])])
        return f"{where}: {self.text}"


class PoolError(DataError):
    """A card file that cannot be used, with all that is wrong in it."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        first = problems[0]
        super().__init__(file, first.entry, first.field, first.text)
        self.problems = tuple(problems)

    def __str__(self) -> str:
        """All problems, one in a line."""
        return "\n".join(f"{self.file}: {problem}" for problem in self.problems)


def one_of(found: object, allowed: Sequence[str]) -> str:
    """That a word is none of the allowed ones, with the one that may be meant.

    >>> one_of("fighters", ["fighter", "card"])
    "must be one of fighter, card, not 'fighters'; did you mean 'fighter'?"
    """
    close = get_close_matches(found, allowed, n=1) if isinstance(found, str) and len(found) < 60 else []
    hint = f"; did you mean {close[0]!r}?" if close else ""
    return f"must be one of {', '.join(allowed)}, not {shown(found)}{hint}"


def unknown(key: str, known: Sequence[str]) -> str:
    """That a key is unknown, with the one that may be meant.

    >>> unknown("taget", ["target", "n"])
    "is unknown; did you mean 'target'? Known are target, n"
    >>> unknown("n", [])
    'is unknown; no key is needed here'
    """
    if not known:
        return "is unknown; no key is needed here"
    close = get_close_matches(key, known, n=1) if len(key) < 60 else []
    hint = f"; did you mean {close[0]!r}? Known are " if close else "; known are "
    return f"is unknown{hint}{', '.join(known)}"


def shown(value: object) -> str:
    """A value as it is repeated in an error, cut short where it is long.

    >>> shown("x" * 100)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'"
    """
    if isinstance(value, str):
        return repr(value if len(value) <= 60 else value[:55] + "...")
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**20:
        return "a number without end"
    return repr(value)
