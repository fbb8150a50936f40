"""Meijin's bots among those of OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

from meijin.adapters.openspiel.moments import TERMINAL, Draw
from meijin.bots.bot import choice_of
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of

if TYPE_CHECKING:
    from meijin.adapters.openspiel.state import OpenSpielState
    from meijin.bots.bot import Bot


class OpenSpielBot(pyspiel.Bot):  # type: ignore[misc]  # of a library without types
    """A bot of Meijin's that plays where OpenSpiel asks for one; it chooses from what its player knows.

    >>> from meijin.bots import find
    >>> state = pyspiel.load_game("meijin_ganymede").new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(0)
    >>> OpenSpielBot(find("expert"), Rng(1)).step(state) in state.legal_actions()
    True
    """

    def __init__(self, bot: Bot, rng: Rng) -> None:
        super().__init__()
        self.bot = bot
        self.rng = rng

    def step(self, state: OpenSpielState) -> int:
        """What the bot chooses for the current player."""
        moment = state.moment
        if isinstance(moment, Draw) or moment.player == TERMINAL:
            raise MeijinError("a bot is asked where somebody decides, not where chance does or the game is over")
        action = choice_of(self.bot, knowledge_of(moment.position, moment.player), self.rng)
        return moment.terms.space.number(action)
