"""What a view of Cat Battles says about cats, Areas and attacks."""

from __future__ import annotations

from typing import Final, cast

from meijin.cli.sight import Sight
from meijin.games.cat_battles.cards import CATALOGUE, SEATS, TERRITORIES
from meijin.games.cat_battles.prompts import Panel, figure_of, owner_of
from meijin.kernel.kinds import kind_of

AREA_NAMES: Final = {area.id: area.name for area in CATALOGUE.areas}
FRONT: Final = {
    figure.id: ", ".join(CATALOGUE.keywords[keyword].name for keyword in figure.front)
    for figure in CATALOGUE.figures.values()
}


def short_name(cat: str) -> str:
    """A cat as it stands on the map, and as it can be typed.

    >>> short_name("oddeyes#n1")
    'Oddeyes'
    """
    return kind_of(cat).capitalize()


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[1 - SEATS.index(seat)]


def near_seat(seen: Sight) -> str:
    """Who sits at the bottom of the table."""
    return seen.seat or SEATS[0]


def cats_in(seen: Sight, area: str, seat: str) -> list[str]:
    """The cats of a seat in an Area."""
    return seen.zone(area, seat).known


def area_of(seen: Sight, cat: str) -> str:
    """Where on the Territory a cat is."""
    return next(area for area in AREA_NAMES if cat in cats_in(seen, area, owner_of(cat)))


def boss_of(seen: Sight, seat: str) -> str:
    """The Boss of a seat, which is always at its Base or in the Center."""
    return next(cat for area in AREA_NAMES for cat in cats_in(seen, area, seat) if figure_of(cat).boss)


def held_by(seen: Sight, cat: str) -> int:
    """The Fish on a cat's stand."""
    return seen.marks.get(cat, {}).get("held", 0)


def keywords_of(seen: Sight, cat: str) -> list[str]:
    """All keywords that a cat on the Territory has now: printed on it, granted to it, and given by the Center."""
    figure = figure_of(cat)
    granted = [figure.rear.keyword] if seen.marks.get(cat, {}).get("granted") else []
    territory = TERRITORIES[cast("int", seen.counters["territory"])]
    center = [territory.keyword] if area_of(seen, cat) == "center" else []
    return [*figure.front, *granted, *center]


def attacks_in(seen: Sight) -> list[Panel]:
    """The attacks under way, the innermost last."""
    return cast("list[Panel]", seen.view.get("attacks", []))


def effects_in(seen: Sight) -> list[Panel]:
    """The Rear effects that are paid for and have not happened yet, the innermost last."""
    return cast("list[Panel]", seen.view.get("effects", []))


def areas_to_choose(seen: Sight) -> set[str]:
    """The Areas to which the cat in question can go, where it is clear which cat that is."""
    if seen.view.get("question") not in ("act", "push"):
        return set()
    return {word for choice in seen.choices for word in choice.split() if word in AREA_NAMES}
