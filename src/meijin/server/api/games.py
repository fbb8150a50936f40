"""The games that can be played here, with their options, cards and rules; all of it may be cached."""

import logging
from functools import cache
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter

from meijin import bots
from meijin.kernel import registry
from meijin.kernel.errors import quoted
from meijin.kernel.lesson import has_lesson
from meijin.kernel.rulebook import rules_of
from meijin.server.about import (
    Cards,
    CardsAsked,
    GameInfo,
    Games,
    Words,
    cards_with,
    info_of,
    line_of,
    words_in,
    words_of_tournaments,
)
from meijin.server.api.answers import BODY, described, example
from meijin.server.api.cache import AnyRequest, cacheable, tagged
from meijin.server.api.texts import beside
from meijin.server.because import Because
from meijin.server.context import NeedsContext
from meijin.server.lessons import lesson_for
from meijin.server.refusal import Refused
from meijin.server.wire import Lesson
from meijin.tournament.plan import plans
from meijin.tournament.settings import EventSettings
from meijin.words import languages

_log: Final = logging.getLogger("meijin.server")

Language = Annotated[str, PathParameter(description="the short name of a language, like en or ja")]
Edition = Annotated[int | None, QueryParameter(description="of the game's rules; without it, today's")]
GameId = Annotated[str, PathParameter(description="the id of a game, as GET /api/games lists them")]


@get("/api/games", summary="The games", tags=["games"], sync_to_thread=True)
def list_games(request: AnyRequest) -> Response[Games]:
    """Every game that is installed, with its modes and numbers of players."""
    return cacheable(request, *_games())


@get("/api/games/{game:str}", sync_to_thread=True, **described("A game", "games", 404))
def show_game(request: AnyRequest, game: GameId) -> Response[GameInfo]:
    """Options, seats, zones, counters, markers, die and bots of a game, with how they are meant."""
    return cacheable(request, *_info(game))


@get("/api/games/{game:str}/cards", sync_to_thread=True, **described("The cards of a game", "games", 404))
def list_cards(request: AnyRequest, game: GameId, edition: Edition = None) -> Response[Cards]:
    """Every kind of card: how it is drawn, what is printed on it, how many copies there may be."""
    return cacheable(request, *_cards(game, edition))


@post("/api/games/{game:str}/cards", status_code=200, **described("The cards of a table", "games", 404, *BODY))
async def list_table_cards(
    request: AnyRequest, context: NeedsContext, game: GameId, data: Annotated[CardsAsked, example({"options": {}})]
) -> Cards:
    """The same for a table whose options bring in cards of one's own."""
    registry.find(game)
    return await beside(context, request, data.options, cards_with, game, data)


@get(
    "/api/games/{game:str}/rules",
    media_type="text/markdown",
    sync_to_thread=True,
    **described("The rules of a game", "games", 404),
)
def show_rules(request: AnyRequest, game: GameId) -> Response[str]:
    """The rulebook, as Markdown."""
    return cacheable(request, *_rules(game))


@get("/api/games/{game:str}/words/{language:str}", sync_to_thread=True, **described("How a game speaks", "games", 404))
def show_words(request: AnyRequest, game: GameId, language: Language) -> Response[Words]:
    """The words of a game's messages in a language, as Project Fluent has them, and what each message holds."""
    return cacheable(request, *_words(game, language))


@get("/api/events/words/{language:str}", sync_to_thread=True, **described("How tournaments speak", "events", 404))
def show_tournament_words(request: AnyRequest, language: Language) -> Response[Words]:
    """The words of refusals, the log, notes and reasons in a language, and what each message holds."""
    return cacheable(request, *_tournament_words(language))


@get("/api/games/{game:str}/lesson", sync_to_thread=True, **described("The guided first turn of a game", "games", 404))
def show_lesson(request: AnyRequest, game: GameId) -> Response[Lesson]:
    """Five steps that teach a newcomer: every position, what to do in it and why, and what the others do then."""
    return cacheable(request, *_lesson(game))


@cache
def _games() -> tuple[Games, str]:
    games, broken = registry.installed()
    lines = []
    for game in games:
        try:
            lines.append(line_of(game))
        except Exception as error:  # whatever another package does wrong must not hide the other games
            broken[game.id] = f"{type(error).__name__}: {error}"
    for name, reason in broken.items():
        _log.warning("the game %s is left out: %s", name, reason)
    for name, reason in bots.installed()[1].items():
        _log.warning("the bot %s is left out: %s", name, reason)
    return tagged(Games(tuple(lines), EventSettings(), plans()))


@cache
def _info(game: str) -> tuple[GameInfo, str]:
    return tagged(info_of(registry.find(game)))


@cache
def _cards(game: str, edition: int | None) -> tuple[Cards, str]:
    return tagged(cards_with(game, CardsAsked({}, edition)))


@cache
def _rules(game: str) -> tuple[str, str]:
    return tagged(rules_of(registry.find(game)))


@cache
def _words(game: str, language: str) -> tuple[Words, str]:
    return tagged(words_in(registry.find(game), _known(language)))


@cache
def _tournament_words(language: str) -> tuple[Words, str]:
    return tagged(words_of_tournaments(_known(language)))


def _known(language: str) -> str:
    if language not in languages():
        raise Refused(Because.NO_LANGUAGE, language=quoted(language), languages=languages())
    return language


@cache
def _lesson(game: str) -> tuple[Lesson, str]:
    found = registry.find(game)
    if not has_lesson(found):
        raise Refused(Because.NO_LESSON, game=found.name)
    return tagged(lesson_for(found))
