"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meijin import bots
from meijin.kernel import generator
from meijin.kernel.errors import MeijinError, SetupError
from meijin.kernel.game import Setup
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.state import State

if TYPE_CHECKING:
    from meijin.bots import Bot

DEFAULT_BOT: Final = "greedy"


class Player:
    """Somebody in a seat: a bot, or for None a person."""

    def __init__(self, bot: Bot | None = None) -> None:
        self.bot = bot

    def choose(self, state: State, seat: int) -> int:
        """A bot's action; its chance follows from the seed and the ply, so that a game can be played again."""
        assert self.bot is not None
        assert state.record is not None
        rng = Rng(generator.key(state.record.seed + b"bots", len(state.record.actions)))
        return self.bot.choose(knowledge_of(state, seat), rng)


def seat_players(setup: Setup, words: Sequence[str]) -> list[Player]:
    """The players for words such as ``human`` and ``bot:greedy``; seats not mentioned go to bots.

    Without any word a person has the first seat.
    """
    if len(words) > setup.players:
        raise SetupError(
            f"{len(words)} players for {setup.players} seats: --seat can be given once each "
            f"for {', '.join(setup.seats)}"
        )
    wanted = list(words) or ["human"]
    wanted += [f"bot:{DEFAULT_BOT}"] * (setup.players - len(wanted))
    return [_player(word) for word in wanted]


def _player(word: str) -> Player:
    if word == "human":
        return Player()
    kind, _, name = word.partition(":")
    if kind == "bot" and name:
        return Player(bots.find(name))
    choices = ", ".join(["human", *(f"bot:{bot}" for bot in bots.names())])
    raise MeijinError(f"a seat cannot be taken by {word!r}; choose from: {choices}")
