"""A bot's games against a level of the server, one after the other, and what they say of its strength."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from meijin.bots import Bot
from meijin.cli.caller import Caller
from meijin.cli.outpost import Outpost
from meijin.kernel.errors import MeijinError
from meijin.kernel.setup import Setup
from meijin.lab.arena.rating import points_ahead, share_of
from meijin.lab.arena.sprt import tally

OUTCOMES: Final = {0.0: "lost", 1.0: "won"}


@dataclass(frozen=True)
class Challenge:
    """What is played against whom, and where."""

    server: str
    token: str
    setup: Setup
    options: Mapping[str, object]  # those that were chosen
    against: str
    clock: int | None  # seconds for each game

    def __post_init__(self) -> None:
        if len(self.setup.sides) != self.setup.players:
            raise MeijinError(f"in {self.setup.game.name} of this kind some play together, so there is nothing to rate")

    def play(self, bot: Bot, seconds: float, games: int) -> Iterator[tuple[str, float]]:
        """The seats of the bot, each in its turn, and what it had of the win there."""
        caller = Caller(self.server, self.token)
        for number in range(games):
            seat = self.setup.seats[number % self.setup.players]
            table = caller.ask("POST", "/api/play-now", self._wanted(seat))["id"]
            back = f"`meijin bot BOT --server {self.server} --table {table}`"
            yield seat, share_of(Outpost(self.server, table, self.token, bot, seconds, back).play(), seat)

    def _wanted(self, seat: str) -> dict[str, object]:
        wanted = {"game": self.setup.game.id, "players": self.setup.players, "options": dict(self.options)}
        terms = {"bot": self.against, "seat": seat, "rated": True, "out_of_time": "forfeit"}
        clock = {"clock": {"pace": "game", "seconds": self.clock}} if self.clock is not None else {}
        return {**wanted, **terms, **clock}

    def told(self, bot: Bot, scores: list[float]) -> str:
        """What the games say, in two lines."""
        found, players = tally(scores), self.setup.players
        low, high = found.interval
        score = f"{100 * found.mean:.1f} % of the win [{100 * low:.1f}, {100 * high:.1f}]"
        rating = _ahead(points_ahead(found.mean, players), self.against)
        between = f"{_ahead(points_ahead(low, players))} and {_ahead(points_ahead(high, players))}"
        return (
            f"{bot.name} against {self.against} in {self.setup.game.name}, {len(scores)} games: {score},"
            f" fair is {100 / players:.0f} %\nrating: {rating}, with 95 % between {between}"
        )


def outcome(score: float) -> str:
    """A result in a word.

    >>> outcome(1.0), outcome(0.5)
    ('won', 'shared')
    """
    return OUTCOMES.get(score, "shared")


def _ahead(points: float, of: str = "") -> str:
    """Points of Elo as people say them.

    >>> _ahead(190.8, "regular"), _ahead(-12.0), _ahead(float("inf")), _ahead(-0.2, "regular")
    ('191 above regular', '12 below', 'any number above', 'as strong as regular')
    """
    behind = f" {of}" if of else ""
    if abs(points) < 0.5:
        return f"as strong as {of}" if of else "0"
    count = "any number" if abs(points) == float("inf") else f"{abs(points):.0f}"
    return f"{count} {'above' if points > 0 else 'below'}{behind}"
