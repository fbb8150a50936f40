"""Games as environments of PettingZoo: its own tests, masks, rewards, copies, possible worlds, SuperSuit."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from examples.high_card.high_card import GAME as HIGH_CARD
from meijin.adapters.pettingzoo import env, raw_env, rewards_of
from meijin.kernel.errors import IllegalAction, InvalidAction, MeijinError, SetupError
from meijin.kernel.testing.clash import GAME as CLASH
from meijin.kernel.testing.climb import CLIMB
from tests.installed import INSTALLED

GAMES = [
    *[pytest.param(game, id=game) for game in INSTALLED],
    *[pytest.param(game, id=game.id) for game in (HIGH_CARD, CLASH, CLIMB)],
]


def played(table: Any, decisions: int, seed: int = 1) -> Any:
    """A game that has come so far, by random legal actions."""
    table.reset(seed=seed)
    for agent in islice(table.agent_iter(), decisions):
        observation, _, termination, _, _ = table.last()
        if termination:
            break
        table.step(table.action_space(agent).sample(observation["action_mask"]))
    return table


def seen(observation: Any) -> bytes:
    return b"".join(np.ascontiguousarray(observation[part]).tobytes() for part in ("observation", "action_mask"))


# -- PettingZoo's own tests ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
# It knows the masks of its own games by their names, and warns of those of all others.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_it_is_what_pettingzoo_asks_for(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["ganymede", HIGH_CARD])
def test_with_masks_among_the_infos_there_is_not_even_a_warning(game: Any) -> None:
    api_test(env(game, observations="plain"), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game: Any) -> None:
    seed_test(partial(env, game), num_cycles=40)
    one, other = (played(env(game), 30, seed) for seed in (1, 2))
    assert seen(one.observe(one.possible_agents[0])) != seen(other.observe(other.possible_agents[0]))


@pytest.mark.parametrize("game", ["cat_battles", HIGH_CARD])
def test_it_renders(game: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str | None = None) -> Any:
        return env(game, render_mode=render_mode)

    render_test(made, custom_tests={"ansi": lambda text: "seen by everybody" in text})
    assert "seen by everybody" in capsys.readouterr().out  # human
    table = env(game)
    table.reset()
    with pytest.warns(UserWarning, match="made without a render mode"):
        assert table.render() is None


# -- a game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_what_is_legal_and_games_end_with_rewards(game: Any) -> None:
    table = env(game)
    table.reset(seed=3)
    rng, decided = random.Random(3), set()
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        assert table.observation_space(agent).contains(observation)
        mask = observation["action_mask"]
        if termination or truncation:
            assert not mask.any()
            assert reward == rewards_of(table.position)[table.possible_agents.index(agent)]
            table.step(None)
            continue
        seat = table.possible_agents.index(agent)
        legal = table.position.legal(seat)
        assert [table.actions.action(number) for number in mask.nonzero()[0]] == sorted(legal)
        others = [other for other in table.agents if table.possible_agents.index(other) not in table.position.deciders]
        assert not any(table.observe(other)["action_mask"].any() for other in others)
        assert reward == 0
        decided.add(agent)
        table.step(int(rng.choice(mask.nonzero()[0])))
    assert decided == set(table.possible_agents)
    assert not table.agents
    assert not table.position.deciders


def test_rewards_are_1_for_a_win_and_what_loses_adds_up_to_it() -> None:
    class Ended:
        def __init__(self, sides: tuple[int, ...], *shares: float) -> None:
            self.setup = type("Setup", (), {"sides": sides})
            self.given = shares

        def shares(self) -> tuple[float, ...]:
            return self.given

    def rewards(sides: tuple[int, ...], *shares: float) -> list[float]:
        return rewards_of(Ended(sides, *shares))  # type: ignore[arg-type]

    assert rewards((1, 2), 1, 0) == [1, -1]
    assert rewards((1, 2), 0.5, 0.5) == [0, 0]
    assert rewards((1, 2, 4), 0, 1, 0) == [-0.5, 1, -0.5]
    assert rewards((1, 2, 4), 0.5, 0.5, 0) == [0.25, 0.25, -0.5]
    assert rewards((3, 4), 1, 1, 0) == [1, 1, -1]  # two against one
    assert rewards((3,), 1, 1) == [1, 1]  # together against the game
    assert rewards((3,), 0, 0) == [-1, -1]


def test_who_choose_at_once_are_asked_in_the_order_of_seats_and_learn_nothing_of_each_other() -> None:
    first = env(CLASH, 3)
    first.reset(seed=5)
    assert first.position.deciders == (0, 1, 2)
    assert first.agent_selection == first.possible_agents[0]
    tables = []
    for number in first.observe(first.agent_selection)["action_mask"].nonzero()[0][:2]:
        table = first.clone()
        table.step(number)
        assert table.agent_selection == table.possible_agents[1]
        tables.append(table)
    one, other = tables
    for agent in one.possible_agents[1:]:
        assert seen(one.observe(agent)) == seen(other.observe(agent))
    own = one.possible_agents[0]
    assert seen(one.observe(own)) != seen(other.observe(own))


# -- what is wrong ------------------------------------------------------------------------------------------------


def test_an_illegal_action_loses_as_with_pettingzoos_wrapper() -> None:
    table = played(env("ganymede"), 12)
    EnvLogger.suppress_output()
    agent = table.agent_selection
    mask = table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.terminations == table.truncations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards == {each: -1.0 * (each == agent) for each in table.possible_agents}
    for _ in table.agent_iter():
        table.last()
        table.step(None)
    assert not table.agents
    mild = played(env("ganymede", illegal_reward=-0.25), 12)
    mild.step(int(np.flatnonzero(mild.last()[0]["action_mask"] == 0)[0]))
    assert min(mild.rewards.values()) == -0.25


def test_the_raw_environment_refuses_it_with_the_reason_and_goes_on() -> None:
    table = played(raw_env("ganymede"), 20)
    before, mask = table.text(), table.last()[0]["action_mask"]
    with pytest.raises(IllegalAction, match=f"{table.agent_selection} cannot stand now|cannot .* now"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.text() == before
    table.step(mask.argmax())


@pytest.mark.parametrize("action", [-1, 77, 10**9, "draw", None, 1.5])
def test_what_is_no_action_is_refused_with_what_would_be_right(action: Any) -> None:
    table = played(env("ganymede"), 4)
    with pytest.raises(InvalidAction, match="an action is a number from 0 to 76, not"):
        table.step(action)


def test_nothing_is_there_before_a_reset() -> None:
    table = env("ganymede")
    for use in (lambda: table.agents, table.last, lambda: table.step(0), table.render, table.clone):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            use()
    with pytest.raises(AttributeError, match="has no attribute 'reward'"):
        _ = table.reward


@pytest.mark.parametrize(
    ("make", "error", "because"),
    [
        (lambda: env("ganymed"), MeijinError, "ganymede"),
        (lambda: env("ganymede", 7), SetupError, "cannot be played by 7"),
        (lambda: env("ganymede", mode="solo"), SetupError, "battle"),
        (lambda: env("ganymede", observations="deep"), SetupError, "observations are flat, nested, plain, not 'deep'"),
        (lambda: env("ganymede", render_mode="rgb_array"), SetupError, "the render mode is human, ansi or None"),
    ],
)
def test_what_cannot_be_made_is_refused_in_words(make: Callable[[], Any], error: type[Exception], because: str) -> None:
    with pytest.raises(error, match=because):
        make()


def test_a_mask_of_another_length_is_refused() -> None:
    table = played(env("ganymede"), 0)
    with pytest.raises(ValueError, match="the mask must have 77 entries, one for each action, not 3"):
        table.action_space("red_0").sample(np.ones(3, np.int8))
    assert table.action_space("red_0").sample(np.zeros(77, np.int8)) == 0
    assert 0 <= table.action_space("red_0").sample() < 77


# -- copies and possible worlds -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_go_on_alike_and_apart(game: Any) -> None:
    table = played(env(game), 25)
    copies = [table.clone(), pickle.loads(pickle.dumps(table))]
    before = seen(table.last()[0])
    for copy in copies:
        assert seen(copy.last()[0]) == before
        rng = random.Random(4)
        for _ in range(15):
            mask = copy.last()[0]["action_mask"].nonzero()[0]
            if len(mask):
                copy.step(int(rng.choice(mask)))
    assert seen(table.last()[0]) == before
    one, other = copies
    agents = one.agents
    assert agents == other.agents
    assert [seen(one.observe(agent)) for agent in agents] == [seen(other.observe(agent)) for agent in agents]
    for copy in copies:
        copy.reset()
    assert seen(one.last()[0]) == seen(other.last()[0])  # the next game is the same as well


def test_an_environment_is_pickled_before_its_first_reset_too() -> None:
    table = pickle.loads(pickle.dumps(raw_env("go_out", 3, observations="plain", wins_needed=1)))
    assert (len(table.possible_agents), table.observations, table.setup.options["wins_needed"]) == (3, "plain", 1)
    table.reset(seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_cannot_tell_a_sampled_environment_from_the_true_one(game: Any) -> None:
    differs = False
    for decisions in (7, 20, 30):
        table = played(env(game), decisions, seed=decisions)
        agent = table.agent_selection
        true = seen(table.observe(agent))
        for _ in range(3):
            world = table.sample(agent)
            assert seen(world.observe(agent)) == true
            assert (world.agent_selection, world.rewards) == (agent, table.rewards)
            dealt = [{**each.position.fields(), "chance": 0} for each in (world, table)]
            differs = differs or dealt[0] != dealt[1]
            again = pickle.loads(pickle.dumps(world))
            assert seen(again.observe(agent)) == true
            for _ in islice(world.agent_iter(), 5):
                mask = world.last()[0]["action_mask"].nonzero()[0]
                world.step(int(mask[0]) if len(mask) else None)
        assert seen(table.observe(agent)) == true
    assert differs or game == "cat_battles"  # its starter sets have no secrets


def test_sampling_does_not_change_what_is_dealt() -> None:
    one, other = (played(env("go_out"), 10, seed=8) for _ in range(2))
    one.sample(one.agent_selection)
    one.clone()
    for table in (one, other):
        table.reset()
    assert seen(one.last()[0]) == seen(other.last()[0])


# -- forms of observations, and SuperSuit -------------------------------------------------------------------------


def test_the_three_forms_tell_the_same() -> None:
    flat, nested, plain = (env("cat_battles", observations=form) for form in ("flat", "nested", "plain"))
    for table in (flat, nested, plain):
        table.reset(seed=2)
        agent = table.agent_selection
        assert table.observation_space(agent).contains(table.observe(agent))
    row = flat.last()[0]["observation"]
    pieces = nested.last()[0]["observation"]
    assert np.array_equal(plain.last()[0], row)
    assert np.array_equal(plain.last()[4]["action_mask"], flat.last()[0]["action_mask"])
    place = flat.layout["zones.bench.own.cards"].cells
    assert np.array_equal(pieces["zones"]["bench"]["own"]["cards"], row[place])
    assert pieces["signs"].base is pieces["deciders"].base  # they are views of one row


def test_the_state_is_what_all_agents_see() -> None:
    table = played(env("go_out", 3), 12)
    everybody = table.state()
    assert table.state_space.contains(everybody)
    assert np.array_equal(everybody[: table.layout.size], table.observe(table.possible_agents[0])["observation"])


def test_actions_have_words() -> None:
    table = env("ganymede")
    assert [table.words(number) for number in (0, 1)] == ["stand", "draw"]
    with pytest.raises(InvalidAction, match="'99' is none of the actions 0 to 76"):
        table.words(99)


def test_supersuit_wraps_it() -> None:
    import supersuit  # type: ignore[import-untyped] # here: it cannot be looked through for doctests

    table = supersuit.pad_observations_v0(supersuit.pad_action_space_v0(env("ganymede", observations="plain")))
    table = supersuit.frame_stack_v1(supersuit.dtype_v0(supersuit.flatten_v0(table), np.float16), 2)
    table.reset(seed=1)
    for agent in islice(table.agent_iter(), 30):
        observation, _, termination, truncation, info = table.last()
        assert table.observation_space(agent).contains(observation)
        done = termination or truncation
        table.step(None if done else int(info["action_mask"].argmax()))


@pytest.mark.filterwarnings("ignore:agent_selector is deprecated")  # SuperSuit's own
def test_supersuit_plays_several_games_side_by_side() -> None:
    import supersuit

    tables = supersuit.vectorize_aec_env_v0(env("ganymede", observations="plain"), 3)
    tables.reset(seed=1)
    for _ in range(8):
        rows, *_, infos = tables.last()
        assert rows.shape == (3, tables.observation_space(tables.agent_selection).shape[0])
        tables.step([info["action_mask"].argmax() if "action_mask" in info else 0 for info in infos])
