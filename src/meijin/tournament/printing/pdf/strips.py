"""A piece of a page."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from meijin.tournament.printing.pdf.ink import Ink


class Strip(Struct, frozen=True):
    """A piece of a page, from edge to edge, that is not broken."""

    height: float
    draw: Callable[[Ink, float, float], None]  # with its upper left corner
    heading: Strip | None = None  # comes again where a page begins with this strip
    together: bool = False  # the page does not end after it
