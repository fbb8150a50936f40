"""What always holds, wherever random games lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meijin.games.crossover import GAME
from meijin.games.crossover.names import BATTLEFIELD, DB, DRAGON_BALL, STEP_NAMES, VILLAGE, ZONE_NAMES
from meijin.games.crossover.objects import board
from meijin.games.crossover.state import Crossover
from meijin.kernel.testing import Play, Variant, variants

VARIANTS = [pytest.param(variant, id=variant.name) for variant in variants(GAME)]
SEEDS = range(300, 303)


def positions(variant: Variant) -> Iterator[Crossover]:
    """Every position of some random games, the last ones included."""
    for seed in SEEDS:
        play = Play(variant.setup, seed)
        for state in play.positions():
            assert isinstance(state, Crossover)
            yield state
        assert isinstance(play.state, Crossover)
        yield play.state


@pytest.mark.rule("CB3.3.1", "CB3.3.2", "CB3.3.3")
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_lies_in_one_place_of_its_owner_or_winner(variant: Variant) -> None:
    for state in positions(variant):
        found: list[int] = []
        for zone, name in enumerate(ZONE_NAMES):
            for seat, cards in enumerate(getattr(state, name)):
                found += cards
                assert all(state.where[card] == zone << 1 | seat for card in cards)
                if name == "rewards":
                    assert all(state.owner[card] != seat for card in cards)
                elif name not in ("village", "battlefield", "stack"):
                    assert all(state.owner[card] == seat for card in cards)
        assert sorted(found) == list(range(len(state.setup.cards)))
        for card in found:
            if state.where[card] >> 1 not in (VILLAGE, BATTLEFIELD):
                marks = [state.team[card], state.injured[card], *(coins[card] for coins in state.coins)]
                assert not any(marks)


@pytest.mark.rule("CB2.5", "CB2.6", "CB3.2.5", "CB6.3.1", "CB6.6.1")
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_fighter_is_in_one_team_and_no_two_share_a_name(variant: Variant) -> None:
    for state in positions(variant):
        for seat in range(2):
            names = 0
            places: dict[int, list[int]] = {}
            where: dict[int, set[int]] = {}
            for card in (*state.village[seat], *state.battlefield[seat]):
                face = state.cards[card]
                assert bool(state.team[card]) == face.is_fighter
                if face.is_fighter:
                    assert not names & face.name_bits
                    names |= face.name_bits
                    places.setdefault(state.team[card], []).append(state.place[card])
                    where.setdefault(state.team[card], set()).add(state.where[card])
            assert all(sorted(each) in ([0], [0, 1], [0, 1, 2]) for each in places.values())
            assert all(len(each) == 1 for each in where.values())
            assert all(board.team_power(state, team) >= 0 for team in places)


@pytest.mark.rule("CB6.8.3", "CB9.3", "CB3.2.11", "CB3.2.8")
@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_has_more_than_seven_db_coins_or_three_wishes(variant: Variant) -> None:
    for state in positions(variant):
        for seat, line in enumerate(state.terms.lines):
            carried = sum(state.coins[DB][card] for card in (*state.village[seat], *state.battlefield[seat]))
            assert state.pool[seat] + carried <= (7 if line == DRAGON_BALL else 0)
            assert len(state.wishes[seat]) <= (3 if line == DRAGON_BALL else 0)


@pytest.mark.rule("CB7.15.1", "CB7.11.4", "CB3.2.6")
@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_battles_outside_the_battle_phase(variant: Variant) -> None:
    for state in positions(variant):
        if STEP_NAMES[state.letter] not in ("J", "K", "L", "M"):
            assert state.battlefield == [[], []]
            assert state.battles == []


@pytest.mark.rule("CB10.3", "CB10.8", "R46")
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_ends_by_turn_80_with_one_winner(variant: Variant) -> None:
    for state in positions(variant):
        assert 1 <= state.turn <= 80
        if not state.deciders:
            assert sorted(state.returns()) == [0.0, 1.0]
            assert state.ending is not None
