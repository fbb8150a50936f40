"""Abilities that replace what is about to happen (5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover.abilities import uses
from meijin.games.crossover.abilities.costs import looks_payable
from meijin.games.crossover.frames import ABILITY, ACCEPT, SOURCE
from meijin.games.crossover.language.vocabulary import AbilityKind, Event
from meijin.games.crossover.objects import board
from meijin.games.crossover.objects.context import item

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def replacement(state: Crossover, card: int, event: Event, declined: int = -1) -> bool:
    """Ask for an ability of a card that replaces what is about to happen to it; whether there is one.

    Once an ability has been declined, only those after it are asked for.
    """
    tables = state.terms.tables
    if not tables.replaces[state.kind[card]] and not board.is_altered(state):
        return False
    abilities = state.terms.pool.abilities
    for run in state.contexts:
        if run[SOURCE] == card and abilities[run[ABILITY]].kind is AbilityKind.REPLACE:
            return False  # what happens instead is not replaced again
    seat = state.where[card] & 1
    held = tuple(dict.fromkeys(board.abilities_of(state, card)))
    for number in held[held.index(declined) + 1 if declined in held else 0 :]:
        ability = abilities[number]
        if ability.kind is not AbilityKind.REPLACE or ability.on is not event:
            continue
        run = item(number, card, seat)
        if (
            uses.is_used_up(state, card, ability)
            or board.no_work(state, ability, card, seat)
            or not uses.possible(state, run, ability)
            or not looks_payable(state, run)
        ):
            continue
        if ability.optional or ability.cost:
            state.contexts.append(run)
            state.ask((ACCEPT, 1 << seat))
        else:
            uses.announce(state, run)
        return True
    return False
