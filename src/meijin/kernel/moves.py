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
_Landed = tuple[Place, int]  # a place and a card that lies there


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
    was, now = _whereabouts(before), _whereabouts(after)
    legs: list[list[Move]] = [[] for _ in range(len(shuffled) + 1)]
    for card, origin in was.items():
        at, target, mixed = origin, now[card], False
        for number, (pile, cards) in enumerate(shuffled):
            if cards >> card & 1:
                if pile != at:
                    knowers = 0 if mixed else _missed(before, after, card, at)
                    legs[number].append(Move(ply, card, at, pile, knowers, lost=True))
                at, mixed = pile, True
        if target != at:
            zone, owner = target
            knowers = after.knowers(card, after.setup.zones[zone], owner)
            if not mixed:
                knowers |= _missed(before, after, card, at)
            legs[-1].append(Move(ply, card, at, target, knowers))
    return [move for leg in legs for move in leg]


def _whereabouts(state: CardState) -> dict[int, Place]:
    """Where each card lies, in the order of the zones and of the cards there."""
    return {
        card: (zone.name, owner)
        for zone in state.setup.zones.values()
        for owner, cards in state.piles(zone)
        for card in cards
    }


def _missed(before: CardState, after: CardState, card: int, place: Place) -> int:
    """The viewers who see which card is missing where it lay: they know every card there, before and after."""
    found = 0
    for viewer in range(before.setup.players + 1):
        if all(_knows_all(state, viewer, place) for state in (before, after)):
            found |= 1 << viewer
    return found & before.knowers(card, before.setup.zones[place[0]], place[1])


def _knows_all(state: CardState, viewer: int, place: Place) -> bool:
    zone, owner = state.setup.zones[place[0]], place[1]
    return not pack(dict(state.piles(zone))[owner]) & ~state.known_there(viewer, zone, owner)


def seen_by(state: CardState, viewer: int, told: Iterable[Move]) -> list[SeenMove]:
    """Moves that led to a position as a viewer sees them: those between two places whose cards it can count."""
    setup, sights = state.setup, plan_of(state.setup, viewer).sights
    seen = []
    for move in told:
        (zone, owner), (target, heir) = move.origin, move.target
        left, came = sights[zone][owner], sights[target][heir]
        if left.counted and came.counted:
            names = setup.cards if left.names is setup.cards is came.names else setup.kinds
            seen.append((move, names[move.card] if move.knowers >> viewer & 1 else None))
    landings = _landings(state, viewer, [(move, name is None) for move, name in seen if not move.lost])
    return [SeenMove(name, move.origin, move.target, landings.get((move.target, move.card))) for move, name in seen]


def _landings(state: CardState, viewer: int, told: Sequence[tuple[Move, bool]]) -> dict[_Landed, int]:
    """Where a viewer sees cards that have moved, each with whether it is not known which it is.

    Of a card that is known, its place is told only where it is still known there; and in a zone without an order those
    that are not known come last, whichever they are.
    """
    found: dict[_Landed, int] = {}
    for place in dict.fromkeys(move.target for move, _ in told):
        (name, owner), there = place, [(move.card, unknown) for move, unknown in told if move.target == place]
        zone = state.setup.zones[name]
        if not plan_of(state.setup, viewer).sights[name][owner].shown:
            continue
        cards, known = dict(state.piles(zone))[owner], state.known_there(viewer, zone, owner)
        at = {card: index for index, card in enumerate(order_seen(zone, cards, known))}
        strangers = [card for card, unknown in there if unknown and card in at and not known >> card & 1]
        if not zone.ordered:
            at |= {card: index for index, card in enumerate(strangers, len(cards) - len(strangers))}
        found |= {(place, card): at[card] for card, _ in there if card in at and known >> card & 1}
        found |= {(place, card): at[card] for card in strangers}
    return found


def shuffled_piles(setup: Setup) -> list[Place]:
    """The piles that are shuffled and drawn from, by their slots."""
    return [
        (zone.name, owner)
        for zone in setup.zones.values()
        if zone.shuffled
        for owner in (range(len(setup.owners)) if zone.owned else (-1,))
    ]
