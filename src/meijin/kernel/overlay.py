"""Other values than those of a game's card file, for a process that plays with them.

A game reads its card file once, when it is imported, and what the rules look up follows from it. So a process has one
set of values: another one is laid over the file before the game is imported, in a process that has not done so yet.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from meijin.kernel.errors import DeclarationError, MeijinError, quoted

T = TypeVar("T")
Change = tuple[str, object]  # where in the file, and the value that is read there; None: nothing is there

_laid: Final[dict[tuple[str, str], Overlay]] = {}
_read: Final[set[tuple[str, str]]] = set()


@dataclass(frozen=True)
class Overlay:
    """What is read in place of the values of a file in a package."""

    package: str
    file: str
    changes: tuple[Change, ...]

    def lay(self) -> None:
        """Let the package's file be read with these values from now on, and always in this process."""
        place = (self.package, self.file)
        if _laid.get(place) == self:
            return
        if self.package in sys.modules or place in _laid:
            raise MeijinError(f"{self.package} has read its {self.file} already; other values need another process")
        _laid[place] = self

    def check_read(self) -> None:
        """Refuse a package that has been imported and has not looked for these values, but for its file as it is."""
        if (self.package, self.file) not in _read:
            right = f'meijin.kernel.catalogue.read_toml(__package__, "{self.file}")'
            raise DeclarationError(f"{self.package} must read its {self.file} by {right} for its house values to count")


def is_laid(package: str, file: str) -> bool:
    """Whether a file of a package is read with other values than those that it holds."""
    return (package, file) in _laid


def varying(value: T) -> T:
    """A number that follows from values that may be changed: the compiler does not write it into the code."""
    return value


def overlaid(package: str, file: str, document: dict[str, object]) -> dict[str, object]:
    """What a file of a package is to be read as, here."""
    overlay = _laid.get((package, file))
    if overlay is None:
        return document
    _read.add((package, file))
    return changed(document, overlay.changes)


def changed(document: dict[str, object], changes: tuple[Change, ...]) -> dict[str, object]:
    """A copy of a document with other values in some places.

    >>> changed({"cards": [{"id": "ace", "count": 3}]}, (("cards.ace.count", 4),))
    {'cards': [{'id': 'ace', 'count': 4}]}
    """
    made = deepcopy(document)
    for path, value in changes:
        first, _, last = path.rpartition(".")
        inner: Any = value_at(made, first) if first else made
        step = _step(inner, last, path)
        if value is None:
            del inner[step]
        else:
            inner[step] = value
    return made


def value_at(document: object, path: str) -> object:
    """The value in a place: names with dots between them; of a list, a number from 0 on, or the ``id`` of a table.

    >>> value_at({"cards": [{"id": "ace", "values": [1, 11]}]}, "cards.ace.values.1")
    11
    >>> value_at({"cards": [{"id": "ace"}]}, "cards.king")
    Traceback (most recent call last):
    ...
    KeyError: "nothing lies in 'cards.king'"
    """
    inner: Any = document
    for name in path.split("."):
        step = _step(inner, name, path)
        if isinstance(inner, Mapping) and step not in inner:
            raise KeyError(f"nothing lies in {path!r}")
        inner = inner[step]
    return inner


def _step(inner: object, name: str, path: str) -> Any:
    """What leads from a table or a list to the value of that name."""
    if isinstance(inner, Mapping):
        return name
    if isinstance(inner, list):
        ids = [each.get("id") if isinstance(each, Mapping) else None for each in inner]
        if name in ids:
            return ids.index(name)
        if name.isdecimal() and int(name) < len(inner):
            return int(name)
    raise KeyError(f"nothing lies in {quoted(path)}")
