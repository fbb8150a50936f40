"""Every game as an environment of PettingZoo, in which agents act one after the other (AEC).

>>> table = env("ganymede")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     done = termination or truncation
...     table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
>>> table.agents
[]

``docs/pettingzoo.md`` says what the numbers are, what is rewarded, and what is fair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from secrets import randbits
from typing import Any, Final, Self

from meijin.adapters.actions import actions_of
from meijin.adapters.text import text_of
from meijin.kernel.errors import IllegalAction, InvalidAction, MeijinError, SetupError, quoted
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.registry import find
from meijin.kernel.state import State

try:
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError:
    raise MeijinError("the door to PettingZoo needs it: pip install 'meijin[pettingzoo]'") from None

from meijin.adapters.layout import layout_of
from meijin.adapters.spaces import FLAT, OBSERVATIONS, PLAIN, Choices, observation_space

AFTER_RESET: Final = frozenset(
    ("position", "agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")
)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801 -- what PettingZoo calls it
    """A game, the way it is: an illegal action is refused with the reason, and nothing happens.

    ``position`` is the true position, for whoever referees; an agent has its observation, and ``sample`` to search in.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 -- each environment has its own
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        observations: str = FLAT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if observations not in OBSERVATIONS:
            raise SetupError(f"observations are {', '.join(OBSERVATIONS)}, not {quoted(observations)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"the render mode is human, ansi or None, not {quoted(render_mode)}")
        played = find(game) if isinstance(game, str) else game
        self._asked = game, players, options
        self.observations = observations
        self.render_mode = render_mode
        self.setup = played.prepare(players, options)
        self.metadata = {**type(self).metadata, "name": f"{played.id}_v{self.setup.edition}"}
        self.actions = actions_of(self.setup)
        self.layout = layout_of(self.setup)
        # PettingZoo wants a word and a number.
        self._size = self.layout.size
        self.possible_agents = [f"{name}_{seat}" for seat, name in enumerate(self.setup.seats)]
        self._actions, self._numbers = self.actions.actions, self.actions.numbers
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._readers = [self.layout.reader(self.setup, seat) for seat in range(self.setup.players)]
        self.observation_spaces = {
            agent: observation_space(self.layout, self.actions.size, observations) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Choices(self.actions.size) for agent in self.possible_agents}
        self._deals, self._worlds = Rng(randbits(64)), Rng(randbits(64))
        self._seat = 0  # who acts
        self._legal: list[int] = []  # what it may do, once that was asked for

    # -- what there is ------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> Any:
        """What an agent is given; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Choices:
        """What an agent can choose from; the same for all."""
        return self.action_spaces[agent]

    @property
    def state_space(self) -> Box:
        """What ``state`` gives."""
        return Box(0.0, 1.0, (self.layout.size * len(self.possible_agents),), np.float32)

    # -- a game -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed it is always the same one, and so are those that are begun after it.

        How it is played was said when the environment was made: there are no options here.
        """
        del options
        if seed is not None:
            self._deals, self._worlds = Rng(int(seed)), Rng(~int(seed))
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.position: State = self.setup.game.deal(self.setup, self._deals.fork())
        self._ask()

    def _ask(self) -> None:
        """The next decision, or the end. Who decide at once are asked in the order of their seats."""
        deciders = self.position.deciders
        if deciders:
            self._seat = deciders[0]
            self.agent_selection = self.possible_agents[deciders[0]]
            self._legal = []
            if self.observations == PLAIN:
                self.infos[self.agent_selection] = {"action_mask": self._mask(self._seat)}
        else:
            self._end(rewards_of(self.position))

    def _end(self, rewards: Sequence[float]) -> None:
        """The game is over for everybody."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._seat = -1

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:  # as it is asked for, and quicker than the usual one
        """Whoever acts, one after the other: to be used in a loop that steps each time."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, its reward, whether it is over for it, and the infos."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Any:
        """What an agent sees, and what it may choose."""
        seat, position = self._seats[agent], self.position
        cells = np.zeros(self._size, np.float32)
        if position.setup is self.setup:
            self._readers[seat].read(position, cells)
        else:  # of a world in which a rival has another list
            self.layout.fill(position, seat, cells)
        if self.observations == FLAT:
            return {"observation": cells, "action_mask": self._mask(seat)}
        if self.observations == PLAIN:
            return cells
        return {"observation": self.layout.split(cells), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Any:
        """1 for every action that a seat may choose; nothing for those who do not decide."""
        legal: list[int] = []
        if seat == self._seat:
            legal = self._legal = self._legal or self.position.legal(seat)
        elif self._seat >= 0 and seat in self.position.deciders:
            legal = self.position.legal(seat)
        return np.frombuffer(self.actions.mask(legal), np.int8)

    def step(self, action: Any) -> None:
        """Carry out what the agent whose turn it is has chosen."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        position, seat = self.position, self._seat
        try:
            chosen = self._actions[action if action >= 0 else len(self._actions)]
        except (IndexError, TypeError):
            raise self._no_action(action) from None
        if chosen in (self._legal or position.legal(seat)):
            position.step(seat, chosen)
            self._ask()
        else:
            self._illegal(agent, chosen)

    def _no_action(self, action: object) -> Exception:
        said = str(action)
        return InvalidAction(f"an action is a number from 0 to {self.actions.size - 1}, not {quoted(said)}", said)

    def _illegal(self, agent: str, action: int) -> None:
        """What happens when an agent chooses what it may not."""
        said = self.position.text(action)
        because = self.position.why_not(self._seat, action)
        raise IllegalAction(f"{agent} cannot {said} now{': ' if because else ''}{because}", said)

    # -- to look at ---------------------------------------------------------------------------------------------

    def state(self) -> Any:
        """What all agents see, one behind the other: for learners that look at everything while they learn."""
        return np.concatenate([self.layout.observe(self.position, seat) for seat in range(self.setup.players)])

    def text(self, agent: str | None = None) -> str:
        """What an agent sees in words, or what everybody may see."""
        return text_of(self.position, None if agent is None else self._seats[agent])

    def words(self, action: int) -> str:
        return self.setup.game.text(self.setup, self.actions.action(action))

    def render(self) -> str | None:
        """What everybody may see, printed or given back."""
        text = self.text()
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        else:
            logger.warn("nothing is rendered: the environment was made without a render mode, human or ansi")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    # -- copies and possible worlds -----------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy, down to the shuffles to come: to go on from, never to look ahead with."""
        return self._with(self.position.clone(), self._deals.state, self._worlds.state)

    def sample(self, agent: str) -> Self:
        """The environment as it may be for all that an agent knows, to look ahead in: hidden cards are dealt anew.

        What it observes, and may choose, is what it does here; everything that it cannot see may be different.
        """
        position = self.position.sample(self._seats[agent], self._worlds)
        return self._with(position, self._worlds.fork(), self._worlds.fork())

    def _with(self, position: State, deals: int, worlds: int) -> Self:
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.position = position
        copy.agents = self.agents[:]
        copy.rewards = self.rewards.copy()
        copy._cumulative_rewards = self._cumulative_rewards.copy()
        copy.terminations = self.terminations.copy()
        copy.truncations = self.truncations.copy()
        copy.infos = {agent: info.copy() for agent, info in self.infos.items()}
        copy._deals, copy._worlds = Rng(0), Rng(0)
        copy._deals.state, copy._worlds.state = deals, worlds
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """All data; what follows from the game is worked out again."""
        kept = {name: value for name, value in self.__dict__.items() if name not in DERIVED}
        kept["generators"] = self._deals.state, self._worlds.state
        if "position" in self.__dict__:
            setup = self.position.setup
            kept["position"] = setup.options, setup.edition, self.position.fields()
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game, players, options = kept["_asked"]
        raw_env.__init__(
            self, game, players, observations=kept["observations"], render_mode=kept["render_mode"], **options
        )
        self._deals.state, self._worlds.state = kept.pop("generators")
        told = kept.pop("position", None)
        self.__dict__.update(kept)
        if told is not None:
            options, edition, fields = told
            setup = self.setup
            if options != setup.options:
                given = {name: value for name, value in options.items() if value is not None}
                setup = setup.game.prepare(setup.players, given, edition)
            self.position = setup.game.blank(setup, 0)
            self.position.become(fields)


class AfterReset:
    """In the place of what an environment has once it was reset, which says so.

    A ``__getattr__`` would say it too, but with that Python finds all other attributes more slowly.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, table: raw_env | None, kind: type[raw_env]) -> Self:
        if table is None:
            return self
        raise AttributeError(f"{self._name} is there once the environment was reset: call reset() first")


for _name in AFTER_RESET:
    setattr(raw_env, _name, AfterReset(_name))

# What pickles leave out.
DERIVED: Final = frozenset(
    [
        "setup",
        "actions",
        "layout",
        "metadata",
        "_actions",
        "_numbers",
        "_seats",
        "_size",
        "_readers",
        "_deals",
        "_worlds",
    ]
)


class env(raw_env):  # noqa: N801 -- what PettingZoo calls it
    """A game with what PettingZoo's customary wrappers do: who chooses what is illegal loses, and the game is over."""

    def __init__(
        self, game: str | Game, players: int | None = None, *, illegal_reward: float = -1.0, **more: Any
    ) -> None:
        super().__init__(game, players, **more)
        self.illegal_reward = illegal_reward

    def _illegal(self, agent: str, action: int) -> None:
        del action
        EnvLogger.warn_on_illegal_move()
        self._end([self.illegal_reward * (each == agent) for each in self.possible_agents])
        self.truncations = dict.fromkeys(self.agents, True)


def rewards_of(position: State) -> list[float]:
    """What the seats get for a game that is over: 1 for a win, what loses adds up to -1, and 0 is what is fair.

    Sides count once: with S of them a share of the win, s, is worth (S s - 1) / (S - 1). Where all play together
    against the game, a win is worth 1 and anything else -1.
    """
    sides = max(2, len(position.setup.sides))
    return [(sides * share - 1) / (sides - 1) for share in position.shares()]
