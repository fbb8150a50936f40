"""A game as OpenSpiel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pyspiel

from meijin.adapters.openspiel.moments import DEALT, DRAWN, OUTCOMES, opening
from meijin.adapters.openspiel.observer import Observer, observer
from meijin.adapters.openspiel.parameters import Parameter, chosen, given, specification
from meijin.adapters.openspiel.state import OpenSpielState
from meijin.adapters.openspiel.terms import Terms, key_of, terms_of
from meijin.kernel import registry

if TYPE_CHECKING:
    from meijin.kernel.game import Game
    from meijin.kernel.setup import Setup

PREFIX: Final = "meijin_"
FAR: Final = 1 << 28  # OpenSpiel adds and doubles the lengths of games in 32 bits


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # of a library without types
    """A game with some parameters; ``pyspiel.load_game`` makes it, of a subclass for each game."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        game = self.game
        special = given(game, params or {})
        players, options = chosen(game, special)
        terms = terms_of(key_of(game.prepare(players, options)))
        super().__init__(_type(game, terms), _info(terms), special)
        self.terms = terms
        self.opening = opening(terms)

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> OpenSpielState:
        """A game of which nothing is dealt yet."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every decision may take chance."""
        return DEALT + DRAWN * longest(self.terms.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None) -> Observer | None:
        """What sees positions in this way, or None."""
        return observer(self.terms, iig_obs_type, params)


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, also one that is not installed."""
    registry.register(game)
    terms = terms_of(key_of(game.prepare(None, {})))
    # A class and not a function: OpenSpiel lets go of it when Python has ended, and would end with it a function that
    # nobody else holds.
    pyspiel.register_game(_type(game, terms), type(PREFIX + game.id, (OpenSpielGame,), {"game": game}))


def _loaded(written: str) -> Any:
    """The game that OpenSpiel writes like this."""
    return pyspiel.load_game(written)


def longest(setup: Setup) -> int:
    """No game has more decisions than this."""
    return min(setup.game.longest(setup), FAR)


def player_counts(game: Game) -> set[int]:
    """With how many players a game can be played, whatever its options are."""
    modes = game.mode.choices if game.mode is not None else ()
    return {count for options in ({}, *({"mode": mode} for mode in modes)) for count in game.player_counts(options)}


def _type(game: Game, terms: Terms) -> Any:
    kind, counts = pyspiel.GameType, player_counts(game)
    utility = kind.Utility.ZERO_SUM if terms.zero_sum else kind.Utility.GENERAL_SUM
    return kind(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if terms.together else utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


def _info(terms: Terms) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=terms.space.size,
        max_chance_outcomes=OUTCOMES,
        num_players=terms.setup.players,
        min_utility=-1.0,
        max_utility=terms.stake - 1.0,
        utility_sum=0.0 if terms.zero_sum else None,
        max_game_length=longest(terms.setup),
    )
