"""A position as OpenSpiel knows it: its own C++ keeps the history, and a moment everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pyspiel

from meijin.adapters.openspiel.moments import CHANCE, OUTCOMES, TERMINAL
from meijin.kernel.generator import Rng

if TYPE_CHECKING:
    from meijin.adapters.openspiel.game import OpenSpielGame
    from meijin.adapters.openspiel.moments import Draw, Moment

EVEN: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # of a library without types
    """A position. What OpenSpiel offers besides is documented there.

    OpenSpiel copies its attributes one by one, so there is one only.
    """

    moment: Moment | Draw

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.moment = game.opening

    # -- what OpenSpiel's C++ asks for ----------------------------------------------------------------------------

    def current_player(self) -> int:
        """Who decides; of several who decide at the same time the first in the order of seats."""
        return self.moment.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every digit is as likely as any other."""
        return EVEN[:]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.text(action)

    def returns(self) -> list[float]:
        """What each seat has of the game; nothing before it is over."""
        return self.moment.returns()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> OpenSpielState:
        """A position that a player cannot tell from this one, at random; its history begins there."""
        game = self.get_game()
        state = OpenSpielState(game)
        state.moment = self.moment.world(player, Rng(int(rng() * 2**32) << 32 | int(rng() * 2**32)))
        return state

    def __str__(self) -> str:
        return str(self.moment)

    # -- what Python asks for: the same as C++ would answer, without the way there and back --------------------------

    def is_chance_node(self) -> bool:
        return self.moment.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the current player may choose, or this one."""
        moment = self.moment
        if player is None or player == moment.player:
            return moment.legal[:]
        legal: list[int] = super().legal_actions(player)
        return legal
