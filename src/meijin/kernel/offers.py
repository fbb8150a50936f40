"""What installed packages offer under a group of entry points, by name: games are found in this way, and bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from importlib.metadata import EntryPoints, entry_points

from meijin.kernel.blame import fault_of
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.messages import NotInstalled


def names(group: str) -> set[str]:
    """The names under which something is offered."""
    return set(_offered(group, tuple(sys.path)).names)


@lru_cache(maxsize=4)
def _offered(group: str, path: tuple[str, ...]) -> EntryPoints:
    """What the packages on a path offer under a group: every one of them is read for it, so once is enough."""
    del path
    return entry_points(group=group)


def load(group: str, what: str, name: object, have: Sequence[str], refusal: type[MeijinError]) -> tuple[object, str]:
    """What is offered under a name, and where it stands; refused with the names there are, or with what is wrong."""
    installed = ", ".join(have) or "none"
    if not isinstance(name, str):
        raise refusal(f"a {what} is named by a text, not {quoted(name)}; installed: {installed}")
    found = _offered(group, tuple(sys.path)).select(name=name)
    if not found:
        close = get_close_matches(name.lower(), have, n=1)
        meant = quoted(close[0]) if close else None
        raise refusal(NotInstalled(what, quoted(name), installed, meant))
    (point,) = tuple(found)[:1]
    try:
        return point.load(), point.value
    except (Exception, SystemExit) as error:  # whatever another package does must not take the others along
        raise refusal(f"the {what} {name!r} cannot be loaded from {point.value}: {fault_of(error)}") from None
