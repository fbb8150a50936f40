"""What viewers see of cards in zones: by a plan for each of them, and what several see alike is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meijin.kernel.zones import Audience, Counter, Zone

if TYPE_CHECKING:
    from meijin.kernel.cardstate import CardState
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import View

Pile = tuple[Zone, int, Sequence[int]]  # its zone, its owner (-1: shared) and its cards


class Sight:
    """How somebody sees the piles of one zone and owner, by the zone's declaration.

    Where ``way`` is the same for two viewers and they know the same cards, they see the same.
    """

    __slots__ = ("contents", "counted", "names", "open", "own", "shown", "way")

    def __init__(self, setup: Setup, zone: Zone, owner: int, viewer: int) -> None:
        self.counted = bool(setup.audience(zone.counted, owner) >> viewer & 1)
        self.shown = bool(setup.audience(zone.shown, owner) >> viewer & 1)
        self.contents = bool(setup.audience(zone.contents, owner) >> viewer & 1)
        copies = bool(setup.audience(zone.copies, owner) >> viewer & 1)
        self.names = setup.cards if copies else setup.kinds
        self.way = self.counted | self.shown << 1 | self.contents << 2 | copies << 3
        # The cards that the viewer knows there, one bit each: if they lie open, and if they lie face down.
        self.open = -1 if setup.audience(zone.known, owner) >> viewer & 1 else 0
        self.own = -1 if viewer == owner else 0

    def seen(self, down: int, exceptions: int) -> int:
        """The cards that the viewer knows if they lie there, at least among those they are jumbled with."""
        return (down & self.own | ~down & self.open) ^ exceptions


class Plan:
    """All that is fixed about what one viewer sees in a game."""

    __slots__ = ("counters", "sights")

    def __init__(self, setup: Setup, viewer: int) -> None:
        owners = [*range(len(setup.owners)), -1]
        # By zone, those of all owners; the last one, which -1 finds, is for what is shared.
        self.sights = {
            zone.name: [Sight(setup, zone, owner, viewer) for owner in owners] for zone in setup.zones.values()
        }
        # The counters, each with the owners whose number is seen, or with None if it is shared.
        self.counters: list[tuple[Counter, tuple[int, ...] | None]] = []
        for counter in setup.game.counters:
            numbers = [owner for owner in owners if setup.audience(counter.shown, owner) >> viewer & 1]
            shared = numbers[-1:] == [-1]
            if not counter.owned and shared:
                self.counters.append((counter, None))
            elif counter.owned and (seen := numbers[:-1] if shared else numbers):
                self.counters.append((counter, tuple(seen)))


def plan_of(setup: Setup, viewer: int) -> Plan:
    """What is fixed about what a viewer sees."""
    plan = setup.plans.get(viewer)
    if plan is None:
        plan = setup.plans[viewer] = Plan(setup, viewer)
    return plan


def views(state: CardState, viewers: Sequence[int]) -> list[View]:
    """What these viewers see. Do not change one of several: parts of it are parts of the others."""
    setup = state.setup
    piles = [(zone, owner, cards) for zone in setup.zones.values() for owner, cards in state.piles(zone)]
    marks = _marks(state, piles) if setup.game.markers else []
    # Per pile what has been made of it, by how it is seen and which cards are known.
    made: list[dict[tuple[int, int], dict[str, object]]] = [{} for _ in piles]
    return [_view(state, viewer, piles, marks, made) for viewer in viewers]


def _view(
    state: CardState,
    viewer: int,
    piles: list[Pile],
    marks: list[tuple[int, int, dict[str, int]]],
    made: list[dict[tuple[int, int], dict[str, object]]],
) -> View:
    setup = state.setup
    seat = None if viewer == setup.spectator else viewer
    view: View = {
        "game": setup.game.id,
        "seat": None if seat is None else setup.seats[seat],
        "deciders": [setup.seats[decider] for decider in state.deciders],
    }
    view.update(state.status(seat))
    plan = plan_of(setup, viewer)
    view["counters"] = _counters_seen(state, plan)
    known, seen = _known(state, viewer, plan, piles), []
    jumbled = bool(state.jumbles())
    for place, (zone, owner, cards) in enumerate(piles):
        sight = plan.sights[zone.name][owner]
        key = sight.way, known[place]
        pile = made[place].get(key)
        if pile is None or jumbled:
            pile = made[place][key] = _pile_seen(state, zone, owner, cards, sight, known[place])
            if jumbled and sight.shown and (unsure := _jumbled_seen(state, zone, owner, cards, viewer)):
                pile["jumbled"] = unsure
            if sight.contents:
                pile["contents"] = [sight.names[card] for card in sorted(cards)]
        seen.append(pile)
    view["zones"] = seen
    if setup.game.markers:
        view["marks"] = {
            setup.cards[card]: told
            for place, card, told in marks
            if known[place] >> card & 1 and plan.sights[piles[place][0].name][piles[place][1]].shown
        }
    if not state.deciders and state.ending is not None:
        view["ending"] = state.ending.name.lower()
        view["returns"] = list(state.returns())
    return view


def _known(state: CardState, viewer: int, plan: Plan, piles: list[Pile]) -> list[int]:
    """Per pile the cards that a viewer knows if they lie there, one bit each."""
    down, exceptions, unsure, sights = state.down, state.exceptions[viewer], state.unsure(viewer), plan.sights
    if not down and not exceptions and not unsure:
        return [sights[zone.name][owner].open for zone, owner, _ in piles]
    return [sights[zone.name][owner].seen(down, exceptions) & ~unsure for zone, owner, _ in piles]


def _counters_seen(state: CardState, plan: Plan) -> dict[str, object]:
    owners = state.setup.owners
    seen: dict[str, object] = {}
    for counter, numbers in plan.counters:
        value = getattr(state, counter.name)
        if numbers is None:
            seen[counter.name] = _named(owners, value) if counter.names else value
        elif counter.names:
            seen[counter.name] = {owners[number]: _named(owners, value[number]) for number in numbers}
        else:
            seen[counter.name] = {owners[number]: value[number] for number in numbers}
    return seen


def _named(owners: tuple[str, ...], value: int) -> str | None:
    return None if value < 0 else owners[value]


def _pile_seen(
    state: CardState, zone: Zone, owner: int, cards: Sequence[int], sight: Sight, known: int
) -> dict[str, object]:
    seen: dict[str, object] = {"zone": zone.name, "owner": None if owner < 0 else state.setup.owners[owner]}
    if sight.counted:
        seen["count"] = len(cards)
    if not sight.shown:
        return seen
    names, faces = sight.names, list[str | None]()
    if known == -1:
        faces = [names[card] for card in (cards if zone.ordered else sorted(cards))]
    elif known == 0:
        faces = [None] * len(cards)
    else:
        faces = [names[card] if known >> card & 1 else None for card in _in_order(zone, cards, known)]
    if zone.pile:
        faces.reverse()
    if zone.known is Audience.EVERYONE or (known and any(face is not None for face in faces)):
        seen["cards"] = faces
    return seen


def _in_order(zone: Zone, cards: Sequence[int], known: int) -> Sequence[int]:
    if zone.ordered:
        return cards
    if zone.pile or known == -1:
        return sorted(cards)
    # Where those lie that are not known must not tell which they are.
    return sorted(cards, key=lambda card: (not known >> card & 1, card))


def order_seen(zone: Zone, cards: Sequence[int], known: int) -> Sequence[int]:
    """The cards of a pile as somebody sees them lie who knows these, one bit each; a pile from its top."""
    order = _in_order(zone, cards, known)
    return order[::-1] if zone.pile else order


def _jumbled_seen(
    state: CardState, zone: Zone, owner: int, cards: Sequence[int], viewer: int
) -> list[dict[str, object]]:
    """The cards that a viewer knows to lie in some places of a pile, counted from its top, but not in which."""
    seen: list[dict[str, object]] = []
    for viewers, jumbled in state.jumbles():
        if not viewers >> viewer & 1:
            continue
        kinds = [
            state.setup.kinds[card]
            for card in sorted(cards)
            if jumbled >> card & 1 and state.has_seen(viewer, card, zone, owner)
        ]
        if kinds:
            places = [place for place, card in enumerate(reversed(cards)) if jumbled >> card & 1]
            seen.append({"places": places, "cards": kinds})
    return seen


def _marks(state: CardState, piles: list[Pile]) -> list[tuple[int, int, dict[str, int]]]:
    """The markers on all cards, each with the number of its pile."""
    marked = state.marked
    return [
        (place, card, marks)
        for place, (_, _, cards) in enumerate(piles)
        for card in cards
        if marked >> card & 1 and (marks := state.marks(card))
    ]
