"""What a seat sees as numbers: what is in which cell, the same for every seat and every world it cannot tell apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import meijin
from examples.high_card.high_card import GAME as HIGH_CARD
from meijin.adapters.layout import Layout, layout_of
from meijin.adapters.reader import scaled, squeezed
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.playout import playout
from meijin.kernel.registry import find
from meijin.kernel.scenario import Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing import Variant, variants
from meijin.kernel.testing.clash import GAME as CLASH
from meijin.kernel.testing.climb import CLIMB
from tests.installed import INSTALLED
from tests.kernel.seer import SeerGame

GAMES = [*[find(name) for name in INSTALLED], HIGH_CARD, CLASH, CLIMB, SeerGame()]
# With all options, each with the most players.
VARIANTS = [
    pytest.param(variant, id=f"{game.id}-{variant.name}")
    for game in GAMES
    for variant in {str(each.options): each for each in variants(game)}.values()
]


def some_positions(setup: Setup, rng: Rng, every: int) -> list[State]:
    """One in so many positions of a random game."""
    found = []
    state = setup.game.deal(setup, rng.fork())
    for ply in range(8 * every):
        if not state.deciders:
            break
        if ply % every == 0:
            found.append(state.clone())
        seat = state.deciders[rng.below(len(state.deciders))]
        state.step(seat, state.pick(seat, rng.below(1 << 30)))
    playout(state, rng)
    return [*found, state]


def told(layout: Layout, cells: Any, name: str) -> dict[str, float]:
    """The cells of a piece that are not 0, by their labels."""
    piece = layout[name]
    return {label: round(float(cell), 3) for label, cell in zip(piece.labels, cells[piece.cells], strict=True) if cell}


@pytest.mark.parametrize("variant", VARIANTS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(variant: Variant) -> None:
    setup, rng = variant.setup, Rng(11)
    layout = layout_of(setup)
    for state in some_positions(setup, rng, 13):
        seat = rng.below(setup.players)
        seen = layout.observe(state, seat)
        assert seen.min() >= 0.0
        assert seen.max() <= 1.0
        for _ in range(2 if state.deciders else 0):
            world = state.sample(seat, rng)
            different = np.flatnonzero(layout.observe(world, seat) != seen)
            assert not len(different), [piece.name for piece in layout.pieces if different[0] >= piece.start][-1]


def test_what_is_hidden_is_only_counted() -> None:
    state = meijin.new("go_out", players=3, seed=5)
    layout = layout_of(state.setup)
    own, next_ = (layout.observe(state, seat) for seat in (0, 1))
    held = sorted(kind for kind in state.view(0)["zones"][3]["cards"])  # type: ignore[index]
    assert set(told(layout, own, "zones.hand.own.cards")) == set(held)
    assert told(layout, own, "zones.hand.own.count") == {"count": round(squeezed(len(held)), 3)}
    assert "zones.hand.next.cards" not in layout.named
    assert told(layout, own, "zones.hand.next.count") == told(layout, next_, "zones.hand.own.count")
    assert not {piece.name for piece in layout.pieces if piece.path[:2] == ("zones", "deck")} - {
        "zones.deck.shared.count"
    }


def test_seats_come_in_relative_order() -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red")
    state.hp = [15, 6]  # type: ignore[attr-defined]
    layout = layout_of(state.setup)
    red, green = (layout.observe(state, seat) for seat in (0, 1))
    assert told(layout, red, "counters.hp") == {"own": 1.0, "next": 0.4}
    assert told(layout, green, "counters.hp") == {"own": 0.4, "next": 1.0}
    assert told(layout, red, "counters.token") == {"own": 1.0}
    assert told(layout, green, "counters.token") == {"next": 1.0}
    assert (told(layout, red, "deciders"), told(layout, green, "deciders")) == ({"own": 1.0}, {"next": 1.0})


def test_an_owner_that_is_no_seat_has_its_name() -> None:
    layout = layout_of(meijin.new("ganymede", mode="coop").setup)
    assert layout["counters.hp"].labels == ("own", "next", "purple")
    assert "zones.row.purple.cards" in layout.named


def test_cards_are_parts_of_all_of_their_kind_and_the_last_is_told() -> None:
    played = {
        "ann": {"hand": ["card_2", "card_5"], "played": ["card_9", "card_3"]},
        "bob": {"hand": ["card_8", "card_14", "card_1"], "played": ["card_4"]},
    }
    state = HIGH_CARD.prepare(None, {}).game.blank(HIGH_CARD.prepare(None, {}), 1)
    state.arrange(Scenario("high_card", zones={**played, "deck": ["..."]}, flow={"decides": "bob"}, counters={}))
    layout = layout_of(state.setup)
    seen = layout.observe(state, 1)
    assert told(layout, seen, "zones.hand.own.cards") == {"card_1": 1.0, "card_8": 1.0, "card_14": 1.0}
    assert told(layout, seen, "zones.played.next.cards") == {"card_3": 1.0, "card_9": 1.0}
    assert told(layout, seen, "zones.played.next.last") == {"card_3": 1.0}
    assert told(layout, seen, "zones.played.own.last") == {"card_4": 1.0}


def test_markers_lie_on_cards_and_copies_are_told_apart() -> None:
    state = meijin.new("cat_battles", mode="full", seed=2)
    layout, rng = layout_of(state.setup), Rng(4)
    while not state.deciders or "marks" not in (view := state.view(0)) or not view["marks"]:
        seat = state.deciders[0]
        state.step(seat, state.pick(seat, rng.below(1 << 30)))
    seen = layout.observe(state, 0)
    marks: Any = view["marks"]
    held = {f"card {state.setup.card(card)}" for card, on_it in marks.items() if "held" in on_it}
    assert held
    assert set(told(layout, seen, "markers.held")) == held
    everywhere = {label for name in layout.named if name.endswith(".copies") for label in told(layout, seen, name)}
    assert held <= everywhere


def test_a_list_that_a_rival_brings_changes_no_layout() -> None:
    one, other = (
        meijin.new("crossover", red_deck="leaf-sand", blue_deck=deck).setup
        for deck in ("earth-defenders", "emperor-armada")
    )
    pieces = [(piece.name, piece.labels) for piece in layout_of(one).pieces if "card " not in piece.labels[0]]
    assert pieces == [(piece.name, piece.labels) for piece in layout_of(other).pieces if "card " not in piece.labels[0]]


def test_cells_that_are_there_are_filled_anew() -> None:
    state = meijin.new("ganymede", seed=3)
    layout = layout_of(state.setup)
    cells = np.ones(layout.size, np.float32)
    layout.fill(state, 1, cells)
    assert np.array_equal(cells, layout.observe(state, 1))


def test_numbers_become_parts() -> None:
    assert [scaled(number, -1, 3) for number in (-5, -1, 1, 3, 9)] == [0.0, 0.0, 0.5, 1.0, 1.0]
    assert scaled(4, 4, 4) == 0.0
    assert scaled(10, 0, 10**6) == 0.5
    assert squeezed(5000) == pytest.approx(5000 / 5010)
    assert squeezed(-3) == 0.0


# -- what is wrong ------------------------------------------------------------------------------------------------


def test_a_piece_that_is_none_is_refused() -> None:
    with pytest.raises(MeijinError, match=r"there is no piece 'zones.pocket' in what a seat of Climb sees"):
        layout_of(CLIMB.prepare(None, {}))["zones.pocket"]


def test_a_game_that_says_nothing_of_what_is_seen_is_refused() -> None:
    class Mute(type(CLIMB)):  # type: ignore[misc]
        sign_names = Game.sign_names

    with pytest.raises(MeijinError, match=r"needs zones and counters on a CardState, or Mute.sign_names\(setup\)"):
        layout_of(Mute().prepare(None, {}))


def test_a_card_where_the_game_says_that_none_is_is_named() -> None:
    class Wrong(type(HIGH_CARD)):  # type: ignore[misc]
        def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
            return "never" if zone == "hand" and card == 5 else ""

    setup = Wrong().prepare(None, {})
    layout = layout_of(setup)
    with pytest.raises(MeijinError, match="card_6 lies in zone 'hand' of High Card, where kinds_in"):
        for seed in range(20):
            layout.observe(setup.game.deal(setup, 1 + seed), 0)
