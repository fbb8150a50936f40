"""What described positions of all games have in common: reading the words of a flow, refusing what cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meijin.kernel.errors import ScenarioError, quoted


def need(holds: bool, otherwise: str) -> None:
    """Refuse a position unless something holds.

    >>> need(1 > 2, "one is not more than two")
    Traceback (most recent call last):
    ...
    meijin.kernel.errors.ScenarioError: this position cannot be: one is not more than two
    """
    if not holds:
        raise ScenarioError(f"this position cannot be: {otherwise}")


def word_of(flow: Mapping[str, object], field: str, allowed: Sequence[str]) -> str:
    """One of the allowed words that a field of a flow may hold.

    >>> word_of({"phase": "draw"}, "phase", ["draw", "damage"])
    'draw'
    """
    value = flow.get(field)
    if value not in allowed:
        raise ScenarioError(
            f"{field!r} of the flow cannot be {quoted(value)}; allowed: {', '.join(allowed) or 'nothing'}"
        )
    return str(value)
