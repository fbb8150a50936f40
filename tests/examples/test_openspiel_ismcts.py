"""The example of a search of OpenSpiel's against a bot, and a game of somebody else on OpenSpiel."""

from __future__ import annotations

import random
import re

import pyspiel
import pytest

from examples import openspiel_ismcts
from examples.high_card.high_card import GAME
from meijin.adapters.openspiel import register
from meijin.kernel.errors import MeijinError


def test_the_search_plays_from_both_seats_and_its_share_is_told_with_an_interval() -> None:
    few = ["--games", "4", "--simulations", "3", "--processes", "1"]
    told = openspiel_ismcts.main(few)
    shape = (
        r"meijin_ganymede: .* 3 simulations has [\d.]+% of the win against expert in 4 games, with 95 % from .*; 50.0%"
    )
    assert re.match(shape, told)
    assert openspiel_ismcts.main(few) == told


def test_what_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        openspiel_ismcts.main(["--game", "meijin_chess"])
    assert "there is no game meijin_chess; there are meijin_cat_battles, " in capsys.readouterr().err
    with pytest.raises(SystemExit):
        openspiel_ismcts.main(["--games", "0"])
    assert "--games, --simulations and --processes are 1 or more" in capsys.readouterr().err
    with pytest.raises(MeijinError, match="there is no bot 'expart'"):
        openspiel_ismcts.main(["--bot", "expart", "--games", "1", "--processes", "1"])


def test_a_game_of_somebody_else_is_one_of_openspiels_too() -> None:
    register(GAME)
    game = pyspiel.load_game("meijin_high_card")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    state, luck = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    assert state.action_to_string(state.legal_actions()[0]).startswith("play card_")
    assert game.observation_tensor_size() == len(state.observation_tensor(0)) > 40
