from __future__ import annotations

import pytest

from meijin.kernel import registry
from meijin.kernel.record import begin
from meijin.kernel.traits import traits_of
from meijin.tournament.opening import opener, time_coins
from meijin.tournament.seeds import coin


def test_a_coin_opens_games_one_and_three_and_the_loser_the_second() -> None:
    """6.4."""
    assert opener("s", "m", 1, []) == coin("s", "m", 1)
    assert opener("s", "m", 2, [0]) == 1
    assert opener("s", "m", 3, [0, 1]) == coin("s", "m", 3)


def test_after_a_game_lost_before_it_began_a_coin_is_flipped() -> None:
    """6.4: it does not count as played."""
    assert opener("s", "m", 2, []) == coin("s", "m", 2)


@pytest.mark.parametrize("game", ["crossover", "cat_battles", "ganymede", "go_out"])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_game_for_two_can_be_opened_by_either_seat(game: str, seat: int) -> None:
    found = registry.find(game)
    seats = found.prepare(2, {}).seats
    setup = found.prepare(2, traits_of(found).opened_by(seat, seats))
    state = begin(setup, b"0" * 16)
    if game == "crossover":  # whoever opens chooses
        assert state.deciders == (seat,)
    else:
        assert found.went_first(state) == seat


def test_the_coin_for_equals_is_another_than_the_one_before_the_game() -> None:
    coins = time_coins("s", "m", 5)
    assert len(coins) == 5
    assert coins == tuple(coin("s", "m|time", game) for game in range(1, 6))


def test_a_game_without_such_an_option_is_opened_by_nobody() -> None:
    assert traits_of(registry.find("ranking_battle")).opened_by(0, ("a", "b", "c")) == {}
