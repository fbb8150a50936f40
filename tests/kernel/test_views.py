"""What the plans of viewers make of a position is, byte for byte, what the declarations say, pile by pile."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

import meijin
from meijin.kernel.cardstate import CardState
from meijin.kernel.state import State, View
from meijin.kernel.zones import Audience, Zone

GAMES = [("ganymede", 2), ("go_out", 3), ("cat_battles", 2), ("crossover", 2), ("ranking_battle", 4)]
STEPS = 60  # between two positions that are looked at there are a few


def plain(state: CardState, viewer: int) -> View:
    """The part of a view that follows from the declarations, the long way round."""
    setup = state.setup
    laid = [(zone, owner, cards) for zone in setup.zones.values() for owner, cards in state.piles(zone)]
    view: View = {"counters": {}, "zones": [plain_pile(state, *pile, viewer) for pile in laid]}
    for counter in setup.game.counters:
        value = getattr(state, counter.name)
        owners = range(len(setup.owners)) if counter.owned else [-1]
        seen = {
            None if owner < 0 else setup.owners[owner]: (None if each < 0 else setup.owners[each])
            if counter.names
            else each
            for owner in owners
            if setup.audience(counter.shown, owner) >> viewer & 1
            for each in [value[owner] if counter.owned else value]
        }
        if seen:
            view["counters"][counter.name] = seen if counter.owned else seen[None]  # type: ignore[index]
    if setup.game.markers:
        view["marks"] = {
            setup.cards[card]: state.marks(card)
            for zone, owner, cards in laid
            if setup.audience(zone.shown, owner) >> viewer & 1
            for card in cards
            if state.knows(viewer, card, zone, owner) and state.marks(card)
        }
    return view


def plain_pile(state: CardState, zone: Zone, owner: int, cards: Sequence[int], viewer: int) -> View:
    setup = state.setup
    names = setup.cards if setup.audience(zone.copies, owner) >> viewer & 1 else setup.kinds
    seen: View = {"zone": zone.name, "owner": None if owner < 0 else setup.owners[owner]}
    if setup.audience(zone.counted, owner) >> viewer & 1:
        seen["count"] = len(cards)
    if setup.audience(zone.shown, owner) >> viewer & 1:
        laid = list(cards) if zone.ordered else sorted(cards)
        faces = [names[card] if state.knows(viewer, card, zone, owner) else None for card in laid]
        if zone.pile:
            faces.reverse()
        elif not zone.ordered:
            faces.sort(key=lambda face: face is None)
        if any(faces) or zone.known is Audience.EVERYONE:
            seen["cards"] = faces
        jumbled = [
            {"places": [place for place, card in enumerate(reversed(cards)) if among >> card & 1], "cards": kinds}
            for viewers, among in state.jumbles()
            for kinds in [
                [
                    setup.kinds[card]
                    for card in sorted(cards)
                    if among >> card & 1 and state.has_seen(viewer, card, zone, owner)
                ]
            ]
            if viewers >> viewer & 1 and kinds
        ]
        if jumbled:
            seen["jumbled"] = jumbled
    if setup.audience(zone.contents, owner) >> viewer & 1:
        seen["contents"] = [names[card] for card in sorted(cards)]
    return seen


def positions(game: str, players: int, seed: int) -> list[State]:
    """Positions of a random game."""
    rng, state, found = random.Random(seed), meijin.new(game, players=players, seed=seed), list[State]()
    for step in range(STEPS * 5):
        if not state.deciders:
            break
        if step % 5 == 0:
            found.append(state.clone())
        seat = rng.choice(state.deciders)
        state.step(seat, rng.choice(state.legal(seat)))
    return [*found, state]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_made_for_many_at_once_is_what_the_declarations_say_to_each(game: str, players: int) -> None:
    seats = [None, *range(players)]
    for seed in range(3):
        for state in positions(game, players, seed):
            assert isinstance(state, CardState)
            together = state.views(seats)
            assert [json.dumps(view) for view in together] == [json.dumps(state.view(seat)) for seat in seats]
            for seat, view in zip(seats, together, strict=True):
                expected = plain(state, state.setup.viewer(seat))
                assert json.dumps({part: view[part] for part in expected}) == json.dumps(expected)


def test_a_game_that_makes_its_own_view_is_asked_for_it() -> None:
    state = meijin.new("ganymede", seed=1)

    class Own(type(state)):  # type: ignore[misc]
        __slots__ = ()

        def view(self, seat: int | str | None = None) -> View:
            return {"mine": seat}

    own = Own(state.setup, 1)
    assert own.views([0, None]) == [{"mine": 0}, {"mine": None}]
