"""What became of one's own games."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from litestar import get

from meijin.bots import levels_of
from meijin.kernel import registry
from meijin.server.api.access import AnyRequest
from meijin.server.api.answers import described
from meijin.server.context import NeedsContext
from meijin.server.people.user import signed_in
from meijin.server.tables.tally import Outcome, Played, played_of, streak_of, suggestion
from meijin.server.wire import GameTally, LevelTally, Tally

MOST: Final = 1000  # games that are counted, the newest


@get("/api/me/tally", **described("My results", "lobby", 401))
async def my_tally(request: AnyRequest, context: NeedsContext) -> Tally:
    """How many games I have won, by game and level, of the last 1000, and which level is worth a try next.

    A level is suggested before the first game against one, and after two games in a row lost or won against the same.
    """
    found = await context.store.tables.finished_of(signed_in(request).id, MOST)
    played: dict[str, list[Played]] = defaultdict(list)
    for listing, seat in found:
        played[listing.game].append(played_of(listing, seat))
    levels = {game.id: levels_of(game) for game in registry.installed()[0]}
    return Tally(tuple(_tally(game, played[game], levels.get(game, [])) for game in {**levels, **played}))


def _tally(game: str, played: list[Played], levels: list[str]) -> GameTally:
    next_one = suggestion(played, levels)
    return GameTally(
        game,
        len(played),
        _count(played, Outcome.WON),
        _count(played, Outcome.DRAWN),
        streak_of(played),
        tuple(
            LevelTally(level, len(against), _count(against, Outcome.WON))
            for level in levels
            if (against := [each for each in played if each.bot == level])
        ),
        None if next_one is None else next_one.level,
        None if next_one is None else next_one.why,
    )


def _count(played: list[Played], outcome: Outcome) -> int:
    return sum(each.outcome is outcome for each in played)
