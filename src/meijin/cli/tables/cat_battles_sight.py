"""What a view of Cat Battles says about cats, Areas and attacks."""

from __future__ import annotations

from typing import Final, cast

from meijin.cli.sight import Sight
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import CATALOGUE, SEATS, TERRITORIES, Figure
from meijin.games.cat_battles.questions import owner_of
from meijin.games.cat_battles.view import Fight, Pending, Seen
from meijin.kernel.kinds import kind_of

NEAREST: Final = SEATS[0]  # to whoever only watches


def seen_in(seen: Sight) -> Seen:
    """The game's own part of the view."""
    return cast("Seen", seen.view)


def figure_of(cat: str) -> Figure:
    """What is printed on a cat."""
    return CATALOGUE.figures[kind_of(cat)]


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[1 - SEATS.index(seat)]


def near_seat(seen: Sight) -> str:
    """Who sits at the bottom of the table."""
    return seen.seat or NEAREST


def cats_in(seen: Sight, area: str, seat: str) -> list[str]:
    """The cats of a seat in an Area."""
    return seen.zone(area, seat).known


def boss_of(seen: Sight, seat: str) -> str:
    """The Boss of a seat, which is always at its Base or in the Center."""
    return next(cat for area in AREAS for cat in cats_in(seen, area, seat) if figure_of(cat).boss)


def held_by(seen: Sight, cat: str) -> int:
    """The Fish on a cat's stand."""
    return seen.marks.get(cat, {}).get("held", 0)


def keywords_of(seen: Sight, cat: str) -> list[str]:
    """All keywords that a cat on the Territory has now: printed on it, granted to it, and given by the Center."""
    figure = figure_of(cat)
    granted = [figure.rear.keyword] if seen.marks.get(cat, {}).get("granted") else []
    territory = TERRITORIES[cast("int", seen.counters["territory"])]
    center = [territory.keyword] if cat in cats_in(seen, "center", owner_of(cat)) else []
    return [*figure.front, *granted, *center]


def attacks_in(seen: Sight) -> list[Fight]:
    """The attacks under way, the innermost last."""
    return seen_in(seen).get("attacks", [])


def effects_in(seen: Sight) -> list[Pending]:
    """The Rear effects that are paid for and have not happened yet, the innermost last."""
    return seen_in(seen).get("effects", [])


def areas_to_choose(seen: Sight) -> set[str]:
    """The Areas to which the cat in question can go, where it is clear which cat that is."""
    if seen.view.get("question") not in ("act", "push"):
        return set()
    return {word for choice in seen.choices for word in choice.split() if word in AREAS}
