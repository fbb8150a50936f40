"""Contexts of effects: whose effect it is, what it was announced with, and what it refers to.

A context is a row, an item as it is on the Chain, so a position can be described in the middle of an effect. The
innermost context is that of the operation on top of the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import (
    ABILITY,
    AT_ONCE,
    AT_ONCE_ITEM,
    ATTACH,
    ATTACH_FIGHTER,
    GONE,
    HURT,
    IT,
    ITEM,
    LASTS_ON,
    LATER,
    LATER_ITEM,
    SOURCE,
    SUBJECT,
    TARGETS,
    USER,
    WATCH,
    WATCH_ITEM,
)
from meijin.games.crossover.language.vocabulary import Ref
from meijin.games.crossover.names import BATTLEFIELD, CHAKRA, DISCARD, STACK, VILLAGE
from meijin.kernel.frames import KIND, changed

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.state import Crossover

Run = tuple[int, ...]
"""A context: an item as it is on the Chain."""


_WORD_BITS: Final = 60
_WORD: Final = (1 << _WORD_BITS) - 1
# Where rows that hold an item keep what is gone.
_GONE_IN: Final = {
    ITEM: GONE,
    AT_ONCE: GONE - ABILITY + AT_ONCE_ITEM,
    LATER: GONE - ABILITY + LATER_ITEM,
    WATCH: GONE - ABILITY + WATCH_ITEM,
}


def item(
    ability: int,
    source: int,
    controller: int,
    user: int = -1,
    subject: int = -1,
    size: int = 0,
    foes: int = 0,
    art: int = -1,
    exempt: int = 0,
    gone: int = 0,
) -> Run:
    """A new item."""
    return (ITEM, 0, ability, source, controller, user, 0, -1, subject, size, foes, art, 0, exempt, gone, -1, 0, 0)


def each(run: Run, card: int) -> Run:
    """The context for one of several objects."""
    return changed(run, IT, card)


def ability_of(state: Crossover, run: Run) -> Ability:
    """The ability that is used."""
    return state.terms.pool.abilities[run[ABILITY]]


def is_art(state: Crossover, run: Run) -> bool:
    """Whether an item is an art, and not an ability."""
    source = run[SOURCE]
    return state.cards[source].is_art and run[ABILITY] == state.terms.tables.effect[state.kind[source]]


def has_x(state: Crossover, run: Run) -> bool:
    """Whether X is chosen for an item: for the cost of an art, or for that of an ability."""
    if is_art(state, run):
        cost = state.cards[run[SOURCE]].cost
        return cost is not None and cost.x
    return bool(state.terms.tables.x_units[run[ABILITY]])


def referred(state: Crossover, run: Run, ref: Ref) -> int:
    """The objects meant by a reference that are still the same objects, as a set."""
    if ref is Ref.SELF:
        return 1 << run[SOURCE] & ~run[GONE]
    if ref is Ref.USER:
        return 1 << run[USER] & ~run[GONE] if run[USER] >= 0 else 0
    if ref <= Ref.T9:
        return targeted(run, ref) & ~run[GONE]
    if ref is Ref.TEAM:
        return 0 if run[GONE] >> run[SOURCE] & 1 else team_set(state, state.team[run[SOURCE]])
    if ref is Ref.T1_USER:
        return _users(state, targeted(run, Ref.T1))
    if ref is Ref.ATTACHED:
        return attached(state, run[SOURCE])
    card = run[IT] if ref is Ref.IT else run[SUBJECT]
    return 1 << card & ~run[GONE] if card >= 0 else 0


def targeted(run: Run, ref: Ref) -> int:
    """The targets of one selector, whether they are still there or not."""
    place = TARGETS + ref - Ref.T1
    return run[place] if place < len(run) else 0


def cards_meant(state: Crossover, run: Run, ref: Ref) -> int:
    """The cards meant by a reference wherever all can see them, also if they have left play, but no new objects."""
    if ref is Ref.SELF:
        cards = 1 << run[SOURCE]
    elif ref <= Ref.T9:
        cards = targeted(run, ref)
    elif ref is Ref.SUBJECT and run[SUBJECT] >= 0:
        cards = 1 << run[SUBJECT]
    else:
        return referred(state, run, ref)
    found = 0
    for card in {card_of(state, each) for each in bits(cards)} - {-1}:
        zone = state.where[card] >> 1
        if zone in (DISCARD, CHAKRA, STACK) or (zone in (VILLAGE, BATTLEFIELD) and not run[GONE] >> card & 1):
            found |= 1 << card
    return found


def team_set(state: Crossover, team: int) -> int:
    """The members of a Team, as a set."""
    found = 0
    if team:
        teams = state.team
        for zone in (state.village, state.battlefield):
            for cards in zone:
                for card in cards:
                    if teams[card] == team:
                        found |= 1 << card
    return found


def attached(state: Crossover, card: int) -> int:
    """The fighter that a card remembers, as a set."""
    for row in state.lasting:
        if row[KIND] == ATTACH and row[LASTS_ON] == card:
            return 1 << row[ATTACH_FIGHTER]
    return 0


def _users(state: Crossover, items: int) -> int:
    """The users of some items of the Chain that are still there."""
    found = 0
    for row in [state.chain[place] for place in places(state, items)]:
        if row[USER] >= 0 and not row[GONE] >> row[USER] & 1:
            found |= 1 << row[USER]
    return found


# -- items of the Chain ---------------------------------------------------------------------------------------------
# In sets they come after the cards, by their places on the Chain, which they keep as long as they are on it.


def item_of(state: Crossover, place: int) -> int:
    """The item at a place of the Chain, as a set."""
    return 1 << len(state.kind) + place


def places(state: Crossover, items: int) -> list[int]:
    """The places on the Chain of the items in a set."""
    return [place for place in bits(items >> len(state.kind)) if place < len(state.chain)]


def card_of(state: Crossover, one: int) -> int:
    """The card that is one of a set, or that an item is of; -1 for an item that is not on the Chain any more."""
    place = one - len(state.kind)
    if place < 0:
        return one
    return state.chain[place][SOURCE] if place < len(state.chain) else -1


def cards_only(state: Crossover, run: Run) -> Run:
    """A context without the items it was aimed at: it is carried out when that Chain is no more."""
    cards = (1 << len(state.kind)) - 1
    return (*run[:TARGETS], *[each & cards for each in run[TARGETS:]])


def injured(state: Crossover, card: int) -> None:
    """A fighter has been changed to injured: what it has announced that is not valid fails, healed or not (R87)."""
    for rows in (state.chain, state.contexts):
        for place, row in enumerate(rows):
            if row[SOURCE] == card and not row[HURT]:
                rows[place] = changed(row, HURT, 1)


def bits(cards: int) -> list[int]:
    """The cards of a set, in order.

    >>> bits(9)
    [0, 3]
    """
    found: list[int] = []
    before = -1
    while cards:
        word = cards & _WORD  # what fits a machine word is quick to take apart
        while word:
            lowest = word & -word
            found.append(before + lowest.bit_length())
            word ^= lowest
        cards >>= _WORD_BITS
        before += _WORD_BITS
    return found


def forget(state: Crossover, card: int) -> None:
    """A card leaves play: whatever refers to it does not mean the object that may come back."""
    mark = 1 << card
    for rows in (state.chain, state.contexts, state.waiting, state.delayed, state.lasting):
        for place, row in enumerate(rows):
            gone = _GONE_IN.get(row[KIND], 0)
            if gone and not row[gone] & mark:
                rows[place] = changed(row, gone, row[gone] | mark)


def came_back(state: Crossover, card: int) -> None:
    """The running effect put a card in play: from here on it means the new object by it."""
    run = state.contexts[-1]
    state.contexts[-1] = changed(run, GONE, run[GONE] & ~(1 << card))
