"""What damage costs and attacks bring, at a glance."""

from __future__ import annotations

from meijin.games.cat_battles.blows import LOST, brings, cost_to_box, cost_to_cat, expected, rolls_on, victim
from meijin.games.cat_battles.state import CatBattles
from tests.games.cat_battles.table import NORTH, SOUTH, duel


def cat(state: CatBattles, name: str) -> int:
    return next(number for number, card in enumerate(state.setup.cards) if card.startswith(name))


def test_the_last_fish_of_a_boss_is_the_game() -> None:
    state = duel("", "", box=(5, 17), trash=(12, 0))
    boss = victim(state, state.boss[SOUTH], state.boss[NORTH])
    assert cost_to_cat(boss, 3) > LOST - 1 > cost_to_box(boss, 3) > cost_to_box(boss, 1) > 0


def test_a_kitten_that_runs_away_costs_more_than_one_that_stays() -> None:
    state = duel("piroshki@n_base", "sham@n_base")
    kitten = victim(state, cat(state, "piroshki"), cat(state, "sham"))
    assert cost_to_cat(kitten, 3) == cost_to_cat(kitten, 5) > 2 * cost_to_cat(kitten, 2) > 0
    assert cost_to_box(kitten, 1) < cost_to_cat(kitten, 3)


def test_a_direct_hit_leaves_no_choice() -> None:
    state = duel("piroshki@nw", "sham@nw")
    piroshki, sham = cat(state, "piroshki"), cat(state, "sham")
    assert not victim(state, sham, piroshki)[5]
    assert victim(state, piroshki, sham)[5]


def test_more_dice_bring_more_and_whoever_cannot_fall_asleep_rolls_on() -> None:
    state = duel("", "sham@s_base")
    boss = victim(state, state.boss[SOUTH], cat(state, "sham"))
    assert 0 < expected(1, 0, False, boss) < expected(3, 0, False, boss) < expected(3, 0, True, boss)
    assert expected(1, 0, False, boss) < expected(1, 1, False, boss)
    assert rolls_on(2, 1, False, boss)
    assert not rolls_on(2, 6, False, boss)
    assert rolls_on(2, 6, True, boss)


def test_an_attack_that_will_be_negated_brings_next_to_nothing() -> None:
    def with_dish(fish: int) -> float:
        state = duel("piroshki@nw", "shadow@nw", dish=(0, fish))
        return brings(state, cat(state, "piroshki"), cat(state, "shadow"), state.where[cat(state, "piroshki")])

    assert with_dish(0) > 3 * with_dish(1) > 0


def test_the_center_lends_its_effect_to_whoever_comes() -> None:
    state = duel("piroshki@nw", "ame@center", territory="cafe")
    piroshki, ame = cat(state, "piroshki"), cat(state, "ame")
    assert brings(state, piroshki, ame, state.where[ame]) > brings(state, piroshki, ame, state.where[piroshki])
    assert state.figures.owner[ame] == NORTH
