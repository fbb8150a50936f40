"""The options of an event's game."""

from __future__ import annotations

from meijin.kernel import registry
from meijin.tournament.settings import EventSettings, Format, traits


def check_options(game: str, form: Format, settings: EventSettings) -> None:
    """Refuse options with which no live table could be opened."""
    own = traits(game)
    sizes = range(own.pods.smallest, own.pods.largest + 1) if form is Format.PODS and own.pods is not None else (2,)
    for size in sizes if settings.options else ():
        registry.find(game).prepare(size, own.table(size) | settings.options)
