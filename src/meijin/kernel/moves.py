"""Cards that go from zone to zone: noted while somebody follows a game, and told to each viewer as it may be seen.

Between two positions every card is looked for where it lay and where it lies. What was shuffled on the way is a stop:
nobody can say which of the cards in a pile that has been shuffled came from where, so none is followed through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from meijin.kernel.cardsets import pack
from meijin.kernel.views import order_seen, plan_of

if TYPE_CHECKING:
    from meijin.kernel.cardstate import CardState
    from meijin.kernel.setup import Setup

Place = tuple[str, int]  # a zone and its owner (-1: shared)
Shuffled = tuple[Place, int]  # a pile, and the cards that were shuffled together there, one bit each
_Changed = dict[Place, tuple[Sequence[int], Sequence[int]]]  # by place, the cards of a pile before and after


class Move(NamedTuple):
    """A card goes from one place to another."""

    ply: int  # the number of the action with which it goes
    card: int
    origin: Place
    target: Place
    knowers: int  # a mask of the viewers who can tell which card it is
    lost: bool = False  # whether the pile it comes to is shuffled, so that nobody can say where in it the card lies


class SeenMove(NamedTuple):
    """A move as one viewer sees it."""

    card: str | None  # None where the viewer cannot tell which it is
    origin: Place
    target: Place
    at: int | None  # its place there as the view shows it; None where it is not shown, or has gone on


def moves(before: CardState, after: CardState, shuffled: Sequence[Shuffled], ply: int) -> list[Move]:
    """The moves that led from one position to another, in order, with these shuffles on the way."""
    zones, changed = after.setup.zones, _changed(before, after, everything=bool(shuffled))
    now = {card: place for place, (_, cards) in changed.items() for card in cards}
    # Per place, who sees which card is missing there, and what every viewer knows there; each worked out once.
    witnesses: dict[Place, int] = {}
    knowing: dict[Place, list[int]] = {}
    legs: list[list[Move]] = [[] for _ in range(len(shuffled) + 1)]
    for origin, (left, _) in changed.items():
        for card in left:
            at, target, mixed = origin, now[card], False
            for number, (pile, cards) in enumerate(shuffled):
                if cards >> card & 1:
                    if pile != at:
                        knowers = 0 if mixed else _missed(before, after, origin, changed, witnesses)
                        legs[number].append(Move(ply, card, at, pile, knowers, lost=True))
                    at, mixed = pile, True
            if target != at:
                if target not in knowing:
                    knowing[target] = after.known_by_all(zones[target[0]], target[1])
                knowers = sum([1 << viewer for viewer, known in enumerate(knowing[target]) if known >> card & 1])
                if not mixed:
                    knowers |= _missed(before, after, origin, changed, witnesses)
                legs[-1].append(Move(ply, card, at, target, knowers))
    return [move for leg in legs for move in leg]


def _changed(before: CardState, after: CardState, everything: bool) -> _Changed:
    """The piles that are not what they were, or all, in the order of the zones: what lay in them, and what lies."""
    found: _Changed = {}
    for zone in before.setup.zones.values():
        if zone.packed and not everything and getattr(before, zone.name) == getattr(after, zone.name):
            continue  # as most are, which need not be unpacked
        for (owner, earlier), (_, later) in zip(before.piles(zone), after.piles(zone), strict=True):
            if everything or earlier != later:
                found[zone.name, owner] = earlier, later
    return found


def _missed(before: CardState, after: CardState, place: Place, changed: _Changed, witnesses: dict[Place, int]) -> int:
    """The viewers who see which card is missing where it lay: they know every card there, before and after."""
    if place not in witnesses:
        zone, owner = before.setup.zones[place[0]], place[1]
        seen = zip(before.known_by_all(zone, owner), after.known_by_all(zone, owner), strict=True)
        lay, lie = (pack(cards) for cards in changed[place])
        witnesses[place] = sum(
            [1 << viewer for viewer, (then, now) in enumerate(seen) if not (lay & ~then or lie & ~now)]
        )
    return witnesses[place]


def seen_by(state: CardState, viewer: int, told: Iterable[Move]) -> list[SeenMove]:
    """Moves that led to a position as a viewer sees them: those between two places whose cards it can count."""
    setup, sights = state.setup, plan_of(state.setup, viewer).sights
    seen: list[tuple[Move, str | None]] = []
    landed: dict[Place, list[tuple[int, bool]]] = {}  # the cards that came to a place, and whether they are not known
    for move in told:
        (zone, owner), (target, heir) = move.origin, move.target
        left, came = sights[zone][owner], sights[target][heir]
        if left.counted and came.counted:
            names = setup.cards if left.names is setup.cards is came.names else setup.kinds
            name = names[move.card] if move.knowers >> viewer & 1 else None
            seen.append((move, name))
            if came.shown and not move.lost:
                landed.setdefault(move.target, []).append((move.card, name is None))
    at = {place: _landings(state, viewer, place, cards) for place, cards in landed.items()}
    return [
        SeenMove(name, move.origin, move.target, at[move.target].get(move.card) if move.target in at else None)
        for move, name in seen
    ]


def _landings(state: CardState, viewer: int, place: Place, came: Sequence[tuple[int, bool]]) -> dict[int, int]:
    """Where in a place a viewer sees cards that have come there, each with whether it is not known which it is.

    Of a card that is known, its place is told only where it is still known there; and in a zone without an order those
    that are not known come last, whichever they are.
    """
    (name, owner), found = place, dict[int, int]()
    zone = state.setup.zones[name]
    cards, known = dict(state.piles(zone))[owner], state.known_there(viewer, zone, owner)
    order = order_seen(zone, cards, known)
    strangers = [card for card, unknown in came if unknown and not known >> card & 1 and card in order]
    for card, _ in came:
        if known >> card & 1 and card in order:
            found[card] = order.index(card)
    for place_, card in enumerate(strangers, len(cards) - len(strangers)):
        found[card] = order.index(card) if zone.ordered else place_
    return found


def shuffled_piles(setup: Setup) -> list[Place]:
    """The piles that are shuffled and drawn from, by their slots."""
    return [
        (zone.name, owner)
        for zone in setup.zones.values()
        if zone.shuffled
        for owner in (range(len(setup.owners)) if zone.owned else (-1,))
    ]
