"""How a game that time has ended is told in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import meijin
from meijin.cli.art import Art
from meijin.cli.sight import seen_by
from meijin.cli.tables import table_for
from meijin.kernel.generator import Rng
from meijin.kernel.state import State
from tests.games.ganymede.table import battle


def ended(state: State, seed: int = 3) -> State:
    """The game played at random to the end of its time."""
    rng = Rng(seed)
    while state.deciders:
        who = state.deciders[0]
        legal = state.legal(who)
        state.apply(legal[rng.below(len(legal))], who)
    assert state.ending is not None
    assert state.ending.name == "TIMEOUT"
    return state


def result(state: State) -> tuple[str, str]:
    return table_for(state.setup.game.id, Art(Console(width=80))).result(seen_by(state, None))


@pytest.mark.parametrize(
    ("game", "players", "why"),
    [
        ("cat_battles", 2, "time is up, in turn 8: Fish on the Boss"),
        ("crossover", 2, "ahead when play was stopped: "),
        ("ganymede", 2, "time is up"),
        ("go_out", 4, "time is up: 1 battle won"),
        ("ranking_battle", 3, "Rank 1 when time was up, in round 4"),
    ],
)
def test_the_end_is_told_with_its_reason(game: str, players: int, why: str) -> None:
    state = meijin.new(game, players=players, seed=3)
    state.call_time()
    headline, reason = result(ended(state))
    winner = state.setup.seats[state.places().index(1)]
    assert headline.startswith(f"{winner.capitalize()} wins")
    assert reason.startswith(why)


def test_nobody_wins_with_equal_hp() -> None:
    state = battle(hp=(5, 5), phase="reinforce", counters={"round": 4})
    state.final_turn = 4
    assert result(ended(state)) == ("Nobody wins", "time is up")
