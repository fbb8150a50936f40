"""Possible worlds of every game: what they depend on, and how likely they are beside worlds dealt in a plain way."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from meijin.kernel.cardstate import CardState
from meijin.kernel.game import Value
from meijin.kernel.generator import Rng
from meijin.kernel.registry import find
from meijin.kernel.setup import Setup
from meijin.kernel.testing import Variant, variants
from tests.installed import INSTALLED
from tests.likelihood import assert_alike

VARIANTS = [
    pytest.param(variant, id=f"{name}-{variant.name}") for name in INSTALLED for variant in variants(find(name))
]
# With these every hidden card follows from batches and secret sets, but for what ``fits`` of the game says.
BY_THE_ZONES = [
    pytest.param("ganymede", {"mode": "battle"}, 8000, id="ganymede-battle"),
    pytest.param("ganymede", {"mode": "trio"}, 8000, id="ganymede-trio"),
    pytest.param("ranking_battle", {}, 1000, id="ranking_battle"),
    pytest.param("crossover", {"open_lists": True}, 1000, id="crossover"),
]


def positions(setup: Setup, seed: int, every: int) -> list[CardState]:
    """Some positions of a random game."""
    rng = Rng(seed)
    state = setup.game.deal(setup, rng.fork())
    found: list[CardState] = []
    while state.deciders:
        assert isinstance(state, CardState)
        if not rng.below(every):
            found.append(state.clone())
        seat = state.deciders[rng.below(len(state.deciders))]
        legal = state.legal(seat)
        state.step(seat, legal[rng.below(len(legal))])
    return found


def data(state: CardState) -> dict[str, object]:
    """All data of a position, with the names of its cards for the setup that a world may have of its own."""
    return {**state.fields(), "cards": state.setup.cards}


@pytest.mark.parametrize("variant", VARIANTS)
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_worlds(variant: Variant) -> None:
    for state in positions(variant.setup, seed=5, every=12):
        # What a seat has given away may have come back under another number, and somebody may have put cards in order:
        # then worlds come as often, but for another state of the generator.
        if getattr(state, "trail", ()) or state.jumbles():
            continue
        for seat in range(state.setup.players):
            worlds, others = state.worlds(seat), state.sample(seat, Rng(seat)).worlds(seat)
            rng, other = Rng(9), Rng(9)
            for _ in range(2):
                assert data(worlds.draw(rng)) == data(others.draw(other))


def plain_world(state: CardState, viewer: int, chance: Random) -> CardState:
    """A world as it is defined: batch after batch, the cards in it that the viewer does not know change places."""
    while True:
        world = state.clone()
        piles = [
            (zone, owner, list(cards)) for zone in state.setup.zones.values() for owner, cards in state.piles(zone)
        ]
        where = {
            card: (pile, place)
            for zone, owner, pile in piles
            for place, card in enumerate(pile)
            if not state.has_seen(viewer, card, zone, owner)
        }
        for chain in (*state.batches, state.setup.secret_sets):
            for batch in chain:
                spots = [where[card] for card in batch if card in where]
                cards = [pile[place] for pile, place in spots]
                chance.shuffle(cards)
                for (pile, place), card in zip(spots, cards, strict=True):
                    pile[place] = card
        for zone, owner, pile in piles:
            world.lay(zone, owner, pile)
        renamed = {card: pile[place] for card, (pile, place) in where.items()}
        world.down = sum(
            1 << renamed.get(card, card) for card in range(len(state.setup.cards)) if state.down >> card & 1
        )
        if world.fits(viewer, Rng(chance.getrandbits(30))):
            return world


def lies(world: CardState) -> list[tuple[str, int, int, int]]:
    """What lies where."""
    return [
        (zone.name, owner, place if zone.ordered else 0, card)
        for zone in world.setup.zones.values()
        for owner, cards in world.piles(zone)
        for place, card in enumerate(cards)
    ]


@pytest.mark.parametrize(("name", "options", "draws"), BY_THE_ZONES)
def test_cards_lie_as_often_where_they_do_in_worlds_dealt_in_the_plainest_way(
    name: str, options: dict[str, Value], draws: int
) -> None:
    game = find(name)
    found = [state for state in positions(game.prepare(None, options), seed=2, every=25) if not state.jumbles()]
    for state in found[:3]:
        seat, chance, rng = state.deciders[0], Random(1), Rng(1)
        worlds = state.worlds(seat)
        drawn = Counter(lie for _ in range(draws) for lie in lies(worlds.draw(rng)))
        plain = Counter(lie for _ in range(draws) for lie in lies(plain_world(state, seat, chance)))
        assert_alike(drawn, plain)
