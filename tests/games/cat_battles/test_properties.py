"""What always holds, wherever random games lead."""

from __future__ import annotations

import pytest

from meijin.games.cat_battles import GAME
from meijin.games.cat_battles.board import BENCH, CENTER
from meijin.games.cat_battles.frames import ATTACK, CHECK, GREEDY, TEAM
from meijin.games.cat_battles.position import index
from meijin.games.cat_battles.state import CatBattles
from meijin.kernel.testing import Play, Variant, variants

VARIANTS = [pytest.param(variant, id=variant.name) for variant in variants(GAME)]
SEEDS = range(200, 212)


def games(variant: Variant) -> list[Play]:
    return [Play(variant.setup, seed) for seed in SEEDS]


def positions(play: Play) -> list[CatBattles]:
    """Every position of a random game, the last one included."""
    seen = []
    for state in play.positions():
        assert isinstance(state, CatBattles)
        seen.append(state.clone())
    assert isinstance(play.state, CatBattles)
    return [*seen, play.state]


@pytest.mark.rule("C2.2", "C2.3", "R2")
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_seat_always_has_20_fish_and_no_stand_overflows(variant: Variant) -> None:
    for play in games(variant):
        for state in positions(play):
            for seat, cards in enumerate(state.figures.of_seat):
                held = sum(state.held[card] for card in cards)
                assert state.box[seat] + state.dish[seat] + state.trash[seat] + held == 20
                for card in cards:
                    top = state.figures.level[card] if state.where[card] < BENCH else 0
                    assert 0 <= state.held[card] <= top


@pytest.mark.rule("C2.6", "C4.2.3", "C4.6.1", "C4.4.13")
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_center_dish_or_stand_is_ever_other_than_the_rules_allow(variant: Variant) -> None:
    for play in games(variant):
        for state in positions(play)[:-1]:
            kinds = {frame[0] for frame in state.pending}
            for seat, cats in enumerate(state.cats):
                assert sum(state.where[cat] == CENTER for cat in cats) <= 1
                assert len({state.figures.kind[cat] for cat in cats}) == len(cats)
                assert state.dish[seat] < 6 or GREEDY in kinds
                assert state.boss[seat] in cats or TEAM in kinds
            assert not state.hungry or kinds & {ATTACK, CHECK}


@pytest.mark.rule("C4.0.2")
@pytest.mark.parametrize("variant", VARIANTS)
def test_nobody_is_asked_without_a_choice_but_where_a_closed_bench_demands_it(variant: Variant) -> None:
    for play in games(variant):
        for state in positions(play)[:-1]:
            for seat in state.deciders:
                if len(state.legal(seat)) == 1:
                    assert state.figures.closed
                    assert state.view()["question"] in ("play", "call")


@pytest.mark.rule("R29")
@pytest.mark.parametrize("variant", VARIANTS)
def test_fish_in_box_dish_and_stands_only_become_fewer_and_so_do_those_in_the_box(variant: Variant) -> None:
    for play in games(variant):
        before = [20, 20]
        boxes = [20, 20]
        for state in positions(play):
            for seat in range(2):
                assert state.box[seat] <= boxes[seat]
                boxes[seat] = state.box[seat]
                # A feast or a whistle gives back at most 3 of the 6 that were spent for it.
                assert 20 - state.trash[seat] <= before[seat] + 3
                before[seat] = 20 - state.trash[seat]


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_worked_out_step_by_step_is_what_follows_from_the_table(variant: Variant) -> None:
    for play in games(variant):
        for state in positions(play):
            again = state.clone()
            index(again)
            assert again == state
