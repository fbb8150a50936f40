"""What is compared over many games: the teams that met, and on which Territory."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meijin.kernel.chapters import Feature
from meijin.kernel.event import Event
from meijin.kernel.setup import Setup


def teams(setup: Setup, log: Sequence[Event], called: Callable[[str], str]) -> tuple[dict[str, Feature], ...]:
    """Of each seat its boss and where it fought, and in a duel of Starter Sets its set."""
    bosses = {event.fields["seat"]: str(event.fields["boss"]) for event in log if event.kind == "team"}
    territory = next(called(str(event.fields["territory"])) for event in log if event.kind == "territory")
    facts: list[dict[str, Feature]] = [{"boss": bosses[seat], "territory": territory} for seat in setup.seats]
    if setup.options["mode"] == "starter":
        for each, chosen in zip(facts, str(setup.options["starter_sets"]).split(","), strict=True):
            each["starter set"] = chosen
    return tuple(facts)
