"""Which cat somebody means who names one, and why it is not theirs to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.cat_battles.cards import CATALOGUE, SEATS
from meijin.games.cat_battles.notation import FIGURES

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


def name_of(state: CatBattles, cat: int) -> str:
    """What a cat is called."""
    return state.figures.figure(cat).name


def own_cat(state: CatBattles, seat: int, number: int) -> tuple[int, str]:
    """A seat's own cat, and why it has none that is meant.

    Where only the kind was named it is the copy that is nearest to the fight.
    """
    if number < len(state.where):
        owner = state.figures.owner[number]
        return number, "" if owner == seat else f"{state.setup.cards[number]} is {SEATS[owner].capitalize()}'s (C2.1)"
    kind = number - len(state.where)
    copies = state.figures.copies[seat][kind]
    if copies:
        return min(copies, key=lambda card: state.where[card]), ""
    name = CATALOGUE.figures[FIGURES[kind]].name
    rule = "C10.5" if state.figures.full else "C3.1"
    return -1, f"{name} is not in this game ({rule})"


def enemy_of(state: CatBattles, seat: int, number: int) -> int:
    """An enemy; where only its kind was named, the copy on the Territory or -1, for hidden ones must not matter."""
    if number < len(state.where):
        return number
    kind = number - len(state.where)
    return next((cat for cat in state.cats[1 - seat] if state.figures.kind[cat] == kind), -1)
