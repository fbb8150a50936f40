"""Reading a view, which is plain data: what lies in a zone, what a counter shows.

>>> import meijin
>>> view = meijin.new("ganymede", seed=3).view(0)
>>> counter_in(view, "hp", "red"), count_in(view, "deck", "red"), cards_in(view, "row", "red")
(15, 6, [])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from meijin.kernel.state import View


def zone_in(view: View, zone: str, owner: str | None = None) -> Mapping[str, Any]:
    """What a view says of a zone."""
    zones = cast("list[dict[str, Any]]", view["zones"])
    return next(each for each in zones if each["zone"] == zone and each["owner"] == owner)


def cards_in(view: View, zone: str, owner: str | None = None) -> list[str]:
    """The cards of a zone that the viewer knows, in order."""
    return [card for card in zone_in(view, zone, owner).get("cards", ()) if card is not None]


def count_in(view: View, zone: str, owner: str | None = None) -> int:
    """How many cards lie in a zone; 0 where the viewer may not count them."""
    return cast("int", zone_in(view, zone, owner).get("count", 0))


def counter_in(view: View, counter: str, owner: str | None = None) -> Any:
    """The value of a counter; None where the viewer may not know it."""
    value = cast("dict[str, Any]", view["counters"]).get(counter)
    return value.get(owner) if isinstance(value, dict) else value
