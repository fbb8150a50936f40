"""Meijin's games as games of OpenSpiel: its own checks, and what they do not look at: foresight, leaks, memory."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import meijin.adapters.openspiel
from meijin.adapters.openspiel.moments import DEALT, DRAWN, OUTCOMES, Draw, Moment
from meijin.adapters.openspiel.parameters import chosen, given, specification
from meijin.games.crossover.cards import POOL
from meijin.games.crossover.lists.decklist import to_line
from meijin.games.crossover.lists.decks import starters_of
from meijin.kernel import registry
from meijin.kernel.errors import IllegalAction, LateAction, MeijinError, SetupError
from meijin.kernel.game import Game
from meijin.kernel.setup import Setup
from meijin.kernel.testing.clash import GAME as CLASH
from tests.installed import INSTALLED

meijin.adapters.openspiel.register(CLASH)
SHORT = {"crossover": "(turn_limit=8)", "ranking_battle": "(players=3,quick=True,round_limit=10)"}
GAMES = [
    *(f"meijin_{name}{SHORT.get(name, '')}" for name in INSTALLED),
    "meijin_ganymede(mode=coop)",
    "meijin_ganymede(mode=trio)",
    "meijin_clash(players=3)",
]


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def begun(game: Any, luck: random.Random) -> Any:
    """A game that is dealt."""
    state = game.new_initial_state()
    draw(state, luck)
    return state


def draw(state: Any, luck: random.Random) -> None:
    """Let chance decide until somebody else does."""
    while state.is_chance_node():
        state.apply_action(luck.randrange(OUTCOMES))


def random_game(game: Any, seed: int) -> Iterator[Any]:
    """One state of a random game: where it begins, after every action and digit, and at the end."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
        yield state


def decisions(game: Any, seed: int) -> Iterator[Any]:
    """The state of a random game wherever somebody decides."""
    return (state for state in random_game(game, seed) if state.current_player() >= 0)


# -- OpenSpiel's own checks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_checks_of_its_interface(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = api_test.sample_some_states.sample_some_states  # 400 would take as long as all the rest
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: some(game, 100))
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert not result.errors and not result.failures, [*result.errors, *result.failures]


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_simulations_in_python(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_simulations_in_cpp(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_are_alike_for_whoever_asks(name: str) -> None:
    """What OpenSpiel's ResampleInfostateTest looks at, and more: all that the player sees, and its choices."""
    game, sampler = load(name), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number, state in enumerate(decisions(game, 1)):
        if number % 7:
            continue
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.history() == []  # which would tell what was dealt


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_in_python(name: str) -> None:
    game, luck = load(name), random.Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4)
    state = begun(game, luck)
    for _ in range(4):
        assert not state.is_terminal()
        state.apply_action(int(bot.step(state)))
        draw(state, luck)


@pytest.mark.xfail(
    raises=subprocess.CalledProcessError,
    reason="OpenSpiel's ISMCTSBot of C++ ends the process with every game that is written in Python",
)
def test_openspiels_search_in_cpp() -> None:
    program = """
import pyspiel, meijin.adapters.openspiel
state = pyspiel.load_game("meijin_ganymede").new_initial_state()
while state.is_chance_node():
    state.apply_action(0)
print("begun", flush=True)
pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 10).step(state)
"""
    run = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert run.stdout.strip() == "begun", run.stderr
    run.check_returncode()


def test_openspiels_environment_for_learners() -> None:
    environment = rl_environment.Environment(load("meijin_go_out(players=2)"))
    time_step = environment.reset()
    (cells,) = environment.observation_spec()["info_state"]
    while not time_step.last():
        seat = time_step.observations["current_player"]
        assert len(time_step.observations["info_state"][seat]) == cells
        time_step = environment.step([time_step.observations["legal_actions"][seat][0]])
    assert sorted(time_step.rewards) == [-1.0, 1.0]


# -- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_left_to_chance_but_what_chance_draws(name: str) -> None:
    """With other chance in the position, an action leads to the same, unless chance is asked first."""
    drawn, luck = 0, random.Random(3)
    for state in decisions(load(name), 3):
        moment = state.moment
        action = luck.choice(moment.legal)
        after = moment.after(action)
        if isinstance(after, Draw):
            drawn += 1
            continue
        position = moment.position.clone()
        position.chance = 12345
        position.step(moment.player, moment.terms.actions[action])
        position.chance = after.position.chance
        assert position == after.position
    assert drawn > 0


def after_action_with_chance(name: str) -> Any:
    """The state of a random game after an action that takes chance."""
    for seed in count():
        for state in random_game(load(name), seed):
            if state.is_chance_node() and state.moment.before is not None:
                return state
    raise AssertionError


@pytest.mark.parametrize("name", GAMES)
def test_copies_do_not_foresee_what_chance_brings(name: str) -> None:
    waiting = after_action_with_chance(name)
    before = str(waiting.moment.before)

    def future(seed: int) -> str:
        copy = waiting.clone()
        draw(copy, random.Random(seed))
        return str(copy.moment.position.fields())

    assert len({future(seed) for seed in range(5)}) == 5
    assert future(1) == future(1)
    assert str(waiting.moment.before) == before  # no copy has changed it


def test_a_game_is_dealt_by_chance_alone() -> None:
    game = load("meijin_go_out")
    deals = {str(begun(game, random.Random(seed))) for seed in range(5)}
    assert len(deals) == 5
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    assert sum(probability for _, probability in outcomes) == 1.0
    assert [outcome for outcome, _ in outcomes] == state.legal_actions() == list(range(OUTCOMES))
    for _ in range(DEALT):
        assert state.is_chance_node()
        state.apply_action(5)
    assert not state.is_chance_node()


@pytest.mark.parametrize("name", GAMES)
def test_the_history_is_enough_to_play_a_game_again(name: str) -> None:
    *_, last = random_game(load(name), 5)
    again = load(name).new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last) and again.is_terminal() and again.returns() == last.returns()


def test_a_world_can_be_kept_like_any_position() -> None:
    for name in ("meijin_crossover", "meijin_clash(players=3)"):
        game, luck = load(name), random.Random(6)
        state = begun(game, luck)
        world = state.resample_from_infostate(1, luck.random)
        for _ in range(8):
            world.apply_action(luck.choice(world.legal_actions()))
        _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))
        assert str(kept) == str(world)
        assert kept.information_state_string(1) == world.information_state_string(1)
        assert kept.information_state_string(0) == world.information_state_string(0)


def test_worlds_differ_and_follow_from_the_generator() -> None:
    state = begun(load("meijin_go_out"), random.Random(7))
    worlds = [str(state.resample_from_infostate(0, random.Random(seed).random)) for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]
    with pytest.raises(MeijinError, match="worlds are drawn where somebody decides"):
        load("meijin_go_out").new_initial_state().resample_from_infostate(0, random.random)


# -- what players see and remember -----------------------------------------------------------------------------------


def test_secret_choices_come_one_after_the_other_and_tell_nothing() -> None:
    state = begun(load("meijin_clash(players=3)"), random.Random(8))
    assert state.current_player() == 0 and state.moment.position.deciders == (0, 1, 2)
    first, second, *_ = state.legal_actions()
    one, other = state.child(first), state.child(second)
    assert str(one) != str(other)
    assert one.current_player() == 1
    for player in (1, 2):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.legal_actions(1) == other.legal_actions(1)


@pytest.mark.parametrize("name", ["meijin_clash(players=3)", "meijin_ganymede", "meijin_go_out(players=2)"])
def test_players_remember_all_that_they_have_seen_and_done(name: str) -> None:
    """Two states are one information state where the player has seen and done the same, and only there."""
    game, players = load(name), load(name).num_players()
    known: dict[tuple[int, str], list[object]] = {}
    remembered: dict[tuple[int, str], str] = {}
    for seed in (0, 1, 0):
        past: list[list[object]] = [[] for _ in range(players)]
        for state in random_game(game, seed):
            if state.is_chance_node():
                continue
            steps = [(step.player, step.action) for step in state.full_history() if step.player >= 0]
            mover, action = steps[-1] if steps else (-1, -1)
            for player in range(players):
                seen = state.observation_string(player)
                if mover == player:
                    past[player] += [action, seen]
                elif not past[player] or past[player][-1] != seen:
                    past[player].append(seen)
                told = player, state.information_state_string(player)
                assert known.setdefault(told, past[player][:]) == past[player]
                assert remembered.setdefault((player, str(past[player])), told[1]) == told[1]


def test_players_remember_what_they_have_done_where_it_cannot_be_seen() -> None:
    """In Clash the view after pressing on may be the same as after stopping."""
    for seed in count():
        for state in decisions(load("meijin_clash(players=3)"), seed):
            mover, known = state.current_player(), dict[str, str]()
            for action in state.legal_actions():
                child = state.child(action)
                if child.is_chance_node():
                    continue
                seen, told = child.observation_string(mover), child.information_state_string(mover)
                if seen in known:
                    assert told != known[seen]
                    return
                known[seen] = told


def test_players_see_in_the_ways_openspiel_asks_for() -> None:
    def sees(**how: object) -> Any:
        return make_observation(game, pyspiel.IIGObservationType(**how))

    kinds = pyspiel.PrivateInfoType
    game = load("meijin_go_out(players=2)")
    state = begun(game, random.Random(9))
    cells = sees(perfect_recall=False)
    cells.set_from(state, 1)
    assert cells.tensor.tolist() == state.observation_tensor(1)
    assert sum(len(piece) for piece in cells.dict.values()) == game.observation_tensor_size()
    public = sees(perfect_recall=False, private_info=kinds.NONE)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    private = sees(perfect_recall=False, public_info=False)
    own = private.string_from(state, 0)
    assert own and own != private.string_from(state, 1)
    shown = json.loads(public.string_from(state, 0))["zones"]
    assert not [zone for zone in json.loads(own)["zones"] if zone in shown]
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert own == private.string_from(world, 0) and public.string_from(state, 0) == public.string_from(world, 0)
    log = sees(perfect_recall=True, private_info=kinds.NONE)
    state.apply_action(state.legal_actions()[0])
    assert log.string_from(state, 0).endswith(public.string_from(state, 0))
    assert sees(perfect_recall=False, private_info=kinds.ALL_PLAYERS) is None
    with pytest.raises(MeijinError, match="has no tensor, but a text"):
        public.set_from(state, 0)
    with pytest.raises(MeijinError, match=r"no parameters, but \{'far': 1\} was given"):
        make_observation(game, None, {"far": 1})


def test_nothing_is_seen_before_the_deal() -> None:
    state = load("meijin_ganymede").new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == ""


def test_it_is_one_history_for_all_that_can_be_seen_of_it() -> None:
    """A draw shows what was there before it, and remembers no more."""
    waiting = after_action_with_chance("meijin_ganymede")
    assert isinstance(waiting.moment, Draw)
    before = waiting.moment.before
    assert isinstance(before, Moment)
    assert waiting.observation_string(0) == before.seen(0)
    assert waiting.information_state_string(0) == f"{before.memory(0).digest.hex()} {before.seen(0)}"
    assert waiting.returns() == [0.0, 0.0]


# -- utilities, parameters, mistakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "utility", "most"),
    [
        ("meijin_ganymede", "ZERO_SUM", 1.0),
        ("meijin_ganymede(mode=coop)", "IDENTICAL", 1.0),
        ("meijin_ganymede(mode=trio)", "GENERAL_SUM", 1.0),
        ("meijin_go_out(players=5)", "ZERO_SUM", 4.0),
    ],
)
def test_what_a_win_is_worth(name: str, utility: str, most: float) -> None:
    game = load(name)
    assert game.get_type().utility.name == utility
    assert (game.min_utility(), game.max_utility()) == (-1.0, most)
    assert game.utility_sum() == (0.0 if utility == "ZERO_SUM" else None)
    for seed in range(6):
        *_, last = random_game(game, seed)
        shares = last.moment.position.shares()
        assert last.returns() == [(most + 1) * share - 1 for share in shares]
        assert all((result == most) == (share == 1) for result, share in zip(last.returns(), shares, strict=True))


@pytest.mark.parametrize(
    ("name", "options", "players"),
    [
        ("meijin_ganymede(mode=trio)", {"mode": "trio"}, 3),
        ("meijin_ganymede(mode=coop,hp_purple=20)", {"hp_purple": 20}, 2),
        ("meijin_ganymede(round_limit=-1)", {"round_limit": "none"}, 2),
        ("meijin_go_out(players=2,kyoko_on_singles=True)", {"kyoko_on_singles": True}, 2),
        ("meijin_cat_battles(mode=full,max_kittens=6)", {"max_kittens": "6"}, 2),
        ("meijin_cat_battles(mode=full,max_kittens=-1)", {"max_kittens": "none"}, 2),
        ("meijin_cat_battles(starter_sets=city_five+city_five)", {"starter_sets": "city_five,city_five"}, 2),
        ("meijin_crossover(second_player_chakra=0,red_deck=earth-defenders)", {"second_player_chakra": 0}, 2),
    ],
)
def test_options_are_parameters(name: str, options: dict[str, object], players: int) -> None:
    for game in (load(name), load(str(load(name)))):
        setup = game.terms.setup
        assert setup.options | options == setup.options and setup.players == game.num_players() == players


@pytest.mark.parametrize("name", INSTALLED)
def test_every_option_at_its_default_is_as_if_nothing_was_said(name: str) -> None:
    game = registry.find(name)
    told = specification(game)
    assert told.keys() == {"players"} | {option.name for option in game.options}
    assert chosen(game, given(game, told)) == (None, {})
    assert str(pyspiel.load_game(f"meijin_{name}", told)) == f"meijin_{name}()"


def test_commas_that_openspiel_cannot_keep_are_written_otherwise() -> None:
    game = pyspiel.load_game("meijin_cat_battles", {"starter_sets": "city_five,city_five"})
    assert str(game) == "meijin_cat_battles(starter_sets=city_five+city_five)"
    with pytest.raises(SetupError, match=r"parameter 'red_deck' has '\(' in it, which OpenSpiel cannot write"):
        pyspiel.load_game("meijin_crossover", {"red_deck": "3 n-490 (Naruto)"})


def test_a_deck_of_ones_own_is_a_parameter() -> None:
    deck = to_line(starters_of(POOL)["leaf-sand"])
    assert deck.count(",") > 9 and "/ side" in deck
    game = pyspiel.load_game("meijin_crossover", {"red_deck": deck})
    assert game.terms.setup.options["red_deck"] == load(str(game)).terms.setup.options["red_deck"] == deck


def test_mistakes_are_told_in_words() -> None:
    with pytest.raises(SetupError, match="option 'mode' cannot be 'duel'; allowed: battle, coop, trio"):
        load("meijin_ganymede(mode=duel)")
    with pytest.raises(SetupError, match="cannot be played by 7"):
        load("meijin_go_out(players=7)")
    state = load("meijin_ganymede").new_initial_state()
    with pytest.raises(IllegalAction, match=f"chance draws a digit, 0 to {OUTCOMES - 1}, not 64"):
        state.apply_action(OUTCOMES)
    draw(state, random.Random(1))
    with pytest.raises(IllegalAction, match=r"action 0 is not possible now; red may choose: 1. \(pick black_"):
        state.apply_action(0)
    *_, last = random_game(load("meijin_ganymede"), 1)
    with pytest.raises(LateAction, match="the game is over: action 3 comes too late"):
        last.apply_action(3)


def test_lengths_are_bounds() -> None:
    for name in GAMES:
        game = load(name)
        assert 0 < game.max_game_length() < game.max_history_length() < 2**31
        assert game.max_chance_nodes_in_history() == DEALT + DRAWN * game.max_game_length()
    assert load("meijin_cat_battles(turn_limit=-1)").max_history_length() < 2**31


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "meijin.adapters.openspiel")
    with pytest.raises(MeijinError, match=r"need OpenSpiel: pip install 'meijin\[openspiel\]'"):
        importlib.import_module("meijin.adapters.openspiel")


class Wordless(Game):
    """It does not say which actions there are."""

    id = "wordless"
    name = "Wordless"
    seats = ("ann",)


class Faulty(Wordless):
    """It fails where it is asked for them."""

    id = "faulty"

    def actions(self, setup: Setup) -> Sequence[int]:
        raise ZeroDivisionError("what now")


def test_a_game_that_cannot_be_played_there_takes_no_other_along(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Wordless(), Faulty(), registry.find("ganymede")], {"torn": "the game 'torn' cannot be used: ..."}
    monkeypatch.setattr(registry, "installed", lambda: found)
    monkeypatch.setattr(registry, "_loaded", registry._loaded.copy())  # no other test is to meet them
    with pytest.warns(UserWarning) as told:
        importlib.reload(meijin.adapters.openspiel)
    torn, wordless, faulty = [str(each.message) for each in told]
    assert torn == "the game 'torn' cannot be used: ..."
    assert wordless.startswith("the game 'wordless' cannot be played on OpenSpiel: Wordless does not say which actions")
    assert faulty.startswith("the game 'faulty' cannot be played on OpenSpiel: ZeroDivisionError: what now (")
    assert load("meijin_ganymede").num_players() == 2
