"""Sections on time: how long a game goes on after the call, and who has won it then."""

from __future__ import annotations

from typing import NoReturn

import pytest

import meijin
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.overtime import last_turn
from meijin.kernel.state import State
from meijin.tournament.timeout import decide, is_at_end
from tests.games.cat_battles.table import full
from tests.games.cat_battles.table import play as play_cats
from tests.games.crossover.table import seat
from tests.games.crossover.table import table as crossover
from tests.games.ganymede.table import battle
from tests.games.ranking_battle.table import table as ranking


def no_coin() -> NoReturn:
    raise AssertionError("the coin is not needed")


def play_out(state: State, seed: int = 1) -> State:
    rng = Rng(seed)
    while state.deciders:
        who = state.deciders[0]
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    return state


@pytest.mark.rule("T6.7", "R1", "W4")
@pytest.mark.parametrize(
    ("begun", "turns"),
    [
        (3, 4),  # in the second player's 3rd turn: until both have had 4
        (6, 7),  # in the 6th turn of the first or of the second player: both play a 7th
        (0, 4),  # between two games
    ],
)
def test_both_finish_the_turn_and_play_one_more_but_at_least_four(begun: int, turns: int) -> None:
    assert last_turn(begun) == turns


def test_a_game_that_goes_on_has_no_places() -> None:
    state = meijin.new("ganymede", seed=1)
    state.call_time()
    assert not is_at_end(state)
    with pytest.raises(MeijinError, match="not over yet"):
        decide(state, no_coin)


@pytest.mark.rule("T6.8")
@pytest.mark.parametrize("hp", [(9, 5), (5, 9)])
def test_the_key_decides(hp: tuple[int, int]) -> None:
    state = battle(hp=hp, phase="reinforce", counters={"round": 4})
    state.final_turn = 4
    play_out(state)
    assert is_at_end(state)
    assert decide(state, no_coin) == ((1, 2) if hp[0] > hp[1] else (2, 1))


@pytest.mark.parametrize(("coin", "places"), [(0, (1, 2)), (1, (2, 1))])
def test_equal_rivals_are_settled_by_the_coin(coin: int, places: tuple[int, int]) -> None:
    state = battle(hp=(5, 5), phase="reinforce", counters={"round": 4})
    state.final_turn = 4
    assert decide(play_out(state), lambda: coin) == places


@pytest.mark.parametrize(("trash", "places"), [((0, 1), (1, 2)), ((0, 0), (2, 1))])
def test_a_draw_by_a_games_own_rules_is_settled_by_key_and_coin(
    trash: tuple[int, int], places: tuple[int, int]
) -> None:
    """Turn 80 leaves it drawn: Bosses, Boxes and Dishes are equal. Once South's cats hold more Fish, then nothing."""
    south = "suko@s_base=2 maro@sw=2" if trash[1] else "suko@s_base=2 maro@sw=1"
    state = full(south, "oddeyes@n_base=2 maro@ne=1", trash=trash, decides="north", counters={"turn": 80})
    play_cats(state, "end_main")
    assert state.ending is not None
    assert (state.ending.name, state.returns()) == ("TURN_LIMIT", (0, 0))
    assert decide(state, lambda: 1) == places


@pytest.mark.rule("T6.8")
@pytest.mark.parametrize(("coin", "places"), [(0, (1, 2)), (1, (2, 1))])
def test_crossover_is_at_its_end_when_only_the_coin_is_left(coin: int, places: tuple[int, int]) -> None:
    red = seat(deck="n-430 n-432 n-436", line="naruto", only=True, village="n-437 n-497")
    blue = seat(deck="h-wa25 h-wa26 h-wa27", line="db", only=True, village="h-wa34")
    state = crossover("Q", red, blue, attacker="blue", turn=80)
    assert state.choices() == ["heads", "tails"]
    assert not is_at_end(state)  # nobody has called time: the players settle it themselves
    state.final_turn = 40
    assert is_at_end(state)
    assert decide(state, lambda: coin) == places


def test_a_pod_shares_places_and_needs_no_coin() -> None:
    state = meijin.new("go_out", players=4, seed=3)
    state.call_time()
    places = decide(play_out(state), no_coin)
    assert places == state.places()
    assert min(places) == 1
    ranked = ranking("challenge", players=4, counters={"turn": 16}, decides="yellow")
    ranked.final_turn = 4
    assert decide(play_out(ranked), no_coin) == tuple(ranked.rank)


def test_allies_have_no_rivalry_to_settle() -> None:
    state = meijin.new("ganymede", seed=1, mode="coop")
    state.call_time()
    assert decide(play_out(state), no_coin) == (1, 1)
