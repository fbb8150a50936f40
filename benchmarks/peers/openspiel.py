"""Climb as a game of OpenSpiel written in Python, the rules inside being the yardstick's: its API alone is charged for.

Two ways of chance: ``dealt`` has one chance node that deals the whole game, the fastest way OpenSpiel allows; ``drawn``
has a chance node for every card, which is what its algorithms expect.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from typing import Any

import pyspiel

from benchmarks import climb
from benchmarks.peers.worker import PLIES, POSITIONS, over, serve

NAME = "python_climb"
rnd = random.Random(1).random


def kind(*, drawn: bool) -> Any:
    """What OpenSpiel is told about the game."""
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Climb",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if drawn else chance.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=3,
        min_num_players=3,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification={},
    )


SIZES = pyspiel.GameInfo(
    num_distinct_actions=climb.ACTIONS,
    max_chance_outcomes=14,
    num_players=3,
    min_utility=-1.0,
    max_utility=2.0,
    utility_sum=0.0,
    max_game_length=400,
)


class Box:
    """Holds a position so that OpenSpiel's clone, which is a deep copy, is the yardstick's fast one."""

    __slots__ = ("core",)

    def __init__(self, core: Any) -> None:
        self.core = core

    def __deepcopy__(self, memo: object) -> Box:
        return Box(self.core and self.core.clone())


class Dealt(pyspiel.State):
    """Chance deals everything at once."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.box = Box(None)

    def current_player(self) -> int:
        core = self.box.core
        if core is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if core.winner >= 0 else int(core.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.box.core.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.box.core is None:
            self.box.core = climb.new_game(rnd)
        else:
            self.box.core.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        core = self.box.core
        return core is not None and core.winner >= 0

    def returns(self) -> list[float]:
        core = self.box.core
        if core is None or core.winner < 0:
            return [0.0, 0.0, 0.0]
        return [2.0 if seat == core.winner else -1.0 for seat in range(3)]

    def information_state_string(self, player: int | None = None) -> str:
        core = self.box.core
        return str(core.observation(core.seat if player is None else player))

    observation_string = information_state_string

    def __str__(self) -> str:
        return str(self.box.core and self.box.core.observation(0))


class Pile(climb.Climb):
    """A position with an unordered pile: drawing asks for ``need`` cards, one by one."""

    __slots__ = ("need", "pile", "to")
    need: int
    pile: list[int]
    to: int

    def take(self, rank: int) -> None:
        self.pile[rank] -= 1
        self.left -= 1
        self.hands[self.to][rank] += 1
        self.need -= 1
        if not self.need and self.left >= 47:  # the first deal
            self.sizes[self.to] = 13
            if self.to < 2:
                self.to += 1
                self.need = 13

    def _draw(self, hand: list[int], n: int) -> None:
        self.need, self.to = n, self.seat

    def clone(self) -> Pile:
        a, b, c = self.hands
        d, e, f = self.wounds
        new = Pile(
            [a[:], b[:], c[:]],
            [d[:], e[:], f[:]],
            self.sizes[:],
            self.hurt[:],
            self.alive[:],
            self.played[:],
            self.deck,
            self.left,
            self.seat,
            self.top,
            self.k,
            self.last,
            self.due,
            self.winner,
        )
        new.need, new.to, new.pile = self.need, self.to, self.pile[:]
        return new


class Drawn(Dealt):
    """A chance node for every card that is dealt or drawn."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        hands, wounds = [[0] * 14 for _ in range(3)], [[0] * 14 for _ in range(3)]
        core = Pile(hands, wounds, [0, 0, 0], [0, 0, 0], [1, 1, 1], [0] * 14, [], 86, 0, 0, 0, 0, 0, -1)
        core.need, core.to, core.pile = 13, 0, [8] + [6] * 13
        self.box = Box(core)

    def current_player(self) -> int:
        core = self.box.core
        if core.need:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if core.winner >= 0 else int(core.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        core = self.box.core
        return [(rank, count / core.left) for rank, count in enumerate(core.pile) if count]

    def _apply_action(self, action: int) -> None:
        core = self.box.core
        if core.need:
            core.take(action)
        else:
            core.apply(action)


def choose(outcomes: list[tuple[int, float]]) -> int:
    """One of the outcomes of chance."""
    left = rnd()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def advance(state: Any, plies: int) -> int:
    """Random play up to so many decisions, and until nothing is left to chance; how many there were."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes()))
        elif decisions < plies:
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
            decisions += 1
        else:
            break
    return decisions


def middles(game: Any) -> list[Any]:
    """Positions in the middle of games, with a choice."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        advance(state, PLIES)
        if not state.is_terminal():
            found.append(state)
    return found


def register(position: type[Dealt], *, drawn: bool) -> None:
    """Make Climb with positions of this kind known to OpenSpiel."""
    told = kind(drawn=drawn)

    class Climb(pyspiel.Game):
        def __init__(self, params: Any = None) -> None:
            super().__init__(told, SIZES, params or {})

        def new_initial_state(self) -> Any:
            return position(self)

        def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> None:
            return None

    pyspiel.register_game(told, Climb)


def main(how: str) -> None:
    """Take turns."""
    drawn = how == "drawn"
    register(Drawn if drawn else Dealt, drawn=drawn)
    game = pyspiel.load_game(NAME)
    states = middles(game)
    laps = {
        "legal": over(states, lambda state: state.legal_actions()),
        "clone": over(states, lambda state: state.clone()),
        "observe": over(states, lambda state: state.information_state_string()),
    }
    serve(version("open_spiel"), lambda: advance(game.new_initial_state(), 10**9), laps)


if __name__ == "__main__":
    main(sys.argv[1])
