"""Where a game of another package is at fault: the class with its file, and the line that raised an error."""

from __future__ import annotations

import sys
from traceback import walk_tb
from typing import Final

OWN: Final = "meijin"
NOT_TO_BLAME: Final = sys.stdlib_module_names | {OWN, "importlib", "__main__"}  # they only pass an error on


def is_own(kind: type) -> bool:
    """Whether a class is the house's: its games are held to more by its tests.

    >>> from meijin.kernel.registry import find
    >>> is_own(type(find("ganymede"))), is_own(int)
    (True, False)
    """
    return _package(kind.__module__) == OWN


def place_of(kind: type) -> str:
    """A class and its file, as an error names them."""
    where = getattr(sys.modules.get(kind.__module__), "__file__", None) or "no file"
    return f"{kind.__module__}.{kind.__qualname__} ({where})"


def fault_of(error: BaseException) -> str:
    """An error in one line: its kind, its words, and the line of another package that it came from.

    >>> fault_of(KeyError("hand"))
    "KeyError: 'hand'"
    """
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, SyntaxError):  # its own words have only the last part of the path
        return f"{type(error).__name__}: {error.msg} ({error.filename}, line {error.lineno})"
    found = ""
    for frame, line in walk_tb(error.__traceback__):
        if _package(frame.f_globals.get("__name__", "")) not in NOT_TO_BLAME:
            found = f" ({frame.f_code.co_filename}, line {line}, in {frame.f_code.co_qualname})"
    return said + found


def _package(module: str) -> str:
    return module.partition(".")[0]
