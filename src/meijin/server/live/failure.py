"""Tables that cannot go on: everybody there is told once, no socket comes back for it, and the other tables go on."""

from __future__ import annotations

from typing import Any, Final

from meijin.kernel.game import Game
from meijin.server.because import Because
from meijin.server.live.services import log
from meijin.server.refusal import Refused

CANNOT_GO_ON: Final = 4410  # the code with which the sockets of such a table are closed


class Unreadable(Refused):
    """A table whose log does not lead anywhere any more."""

    def __init__(self, because: Because = Because.CANNOT_BE_READ, **facts: Any) -> None:
        super().__init__(because, **facts)

    @property
    def close_code(self) -> int:
        return CANNOT_GO_ON


class GameFailed(Unreadable):
    """A game has raised an error that no game may raise; the log of the server tells all of it.

    Players read only what kind of error it is: its words may name a card that is not theirs to know.
    """

    def __init__(self, game: Game, table: str, error: Exception) -> None:
        log.error(
            "a game has failed",
            exc_info=error,
            extra={"package": type(game).__module__, "game": game.id, "table": table},
        )
        super().__init__(Because.GAME_FAILED, game=game.name, error=type(error).__name__)
