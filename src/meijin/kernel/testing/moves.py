"""The check of moves between zones: what each viewer is told of them leads from the view before to the view after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from meijin.kernel.cardstate import CardState
from meijin.kernel.kinds import kind_of
from meijin.kernel.moves import Place, SeenMove, seen_by
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.testing.leaks import known_names, with_kinds
from meijin.kernel.testing.play import Play, each_game

Zones = dict[Place, dict[str, Any]]


def moves(setup: Setup, seeds: Iterable[int]) -> int:
    """Moves name only cards that their viewer knows, say where they lie, and account for every number of cards."""
    return each_game(_moves, setup, seeds)


def _moves(play: Play) -> None:
    play.record.follow()
    while play.goes_on():
        before = play.state.clone()
        noted = len(play.record.follow())
        play.move()
        after, told = play.state, play.record.follow()[noted:]
        if not isinstance(before, CardState) or not isinstance(after, CardState):
            return
        for viewer in play.viewers:
            seen = seen_by(after, play.setup.viewer(viewer), told)
            zones = _zones(play.setup, before.view(viewer)), _zones(play.setup, after.view(viewer))
            known = with_kinds(known_names(before, viewer) | known_names(after, viewer))
            problem = _unknown(seen, known) or _misplaced(seen, zones[1]) or _miscounted(seen, *zones)
            if problem:
                play.fail(f"of what went where {play.seat_name(viewer)} was told wrong: {problem}")


def _zones(setup: Setup, view: View) -> Zones:
    owners: dict[str | None, int] = {None: -1, **{owner: number for number, owner in enumerate(setup.owners)}}
    return {(zone["zone"], owners[zone["owner"]]): zone for zone in cast("list[dict[str, Any]]", view["zones"])}


def _unknown(seen: list[SeenMove], known: set[str]) -> str:
    """Which card is named that the viewer does not know."""
    names = [move.card for move in seen if move.card is not None and move.card not in known]
    return f"{names[0]} is named" if names else ""


def _misplaced(seen: list[SeenMove], zones: Zones) -> str:
    """Which card does not lie where it is said to have come to."""
    for move in seen:
        cards = zones[move.target].get("cards")
        if move.at is None or cards is None:
            continue
        lies = cards[move.at]
        if (lies is None) != (move.card is None) or (lies and move.card and kind_of(lies) != kind_of(move.card)):
            return f"{move.card} comes to place {move.at} of {move.target}, where the view has {lies}"
    return ""


def _miscounted(seen: list[SeenMove], before: Zones, after: Zones) -> str:
    """Which number of cards has changed by more or less than have come and gone; what is closed may take part."""
    gone, come = Counter(move.origin for move in seen), Counter(move.target for move in seen)
    if not all("count" in zone for zone in after.values()):
        return ""
    for place, zone in after.items():
        if zone["count"] != before[place]["count"] - gone[place] + come[place]:
            return f"{gone[place]} cards left {place} and {come[place]} came, but its number went from " + (
                f"{before[place]['count']} to {zone['count']}"
            )
    return ""
