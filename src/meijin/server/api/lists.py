"""Lists that players put together, such as decks and teams: what there is, what is wrong with one, and one's own."""

import re
import secrets
from functools import cache
from typing import Annotated, Final

from litestar import Response, delete, get, post, put
from litestar.params import PathParameter, QueryParameter
from msgspec.structs import replace

from meijin.kernel import registry
from meijin.server.api.answers import BODY, SOME_GAME, described, example
from meijin.server.api.cache import AnyRequest, cacheable, tagged
from meijin.server.api.games import GameId
from meijin.server.api.texts import beside
from meijin.server.because import Because
from meijin.server.context import Context, NeedsContext
from meijin.server.lists import (
    MOST_SAVED,
    ChangeList,
    CheckedList,
    CheckList,
    Lists,
    SavedList,
    SavedLists,
    SaveList,
    check,
    checked_name,
    kept_text,
    lists_of,
    worths,
)
from meijin.server.people.user import User, signed_in
from meijin.server.refusal import Refused
from meijin.server.storage.lists import KeptList
from meijin.server.timeofday import time_of_day

ListId = Annotated[str, PathParameter(description="the id of a list, as GET /api/me/lists tells it")]

_IDS: Final = re.compile("[0-9a-f]{16}")

# -- of a game -----------------------------------------------------------------------------------------------------


@get("/api/games/{game:str}/lists", sync_to_thread=True, **described("Decks or teams of a game", "lists", 404))
def show_lists(request: AnyRequest, game: GameId) -> Response[Lists]:
    """What players put together for a game: its sections, the cards to choose from, and the lists that come with it."""
    return cacheable(request, *_lists(game))


@post("/api/games/{game:str}/lists/check", status_code=200, **described("Check a deck or team", "lists", 404, *BODY))
async def check_list(
    request: AnyRequest,
    context: NeedsContext,
    game: GameId,
    data: Annotated[CheckList, example({"text": "3 N-490 Naruto Uzumaki\n2 Kunai"})],
) -> CheckedList:
    """How a list is understood, every rule that it breaks, and what can be counted in it. Nothing is kept."""
    registry.find(game)
    texts = {**data.options, "text": data.text or "", "counts": str(data.counts or "")}
    return await beside(context, request, texts, check, game, data)


@cache
def _lists(game: str) -> tuple[Lists, str]:
    return tagged(lists_of(registry.find(game)))


# -- of a person ---------------------------------------------------------------------------------------------------


@get("/api/me/lists", **described("My lists", "lists", 401, 404))
async def list_mine(
    request: AnyRequest,
    context: NeedsContext,
    game: Annotated[str | None, QueryParameter(description="only those of this game")] = None,
) -> SavedLists:
    """The decks and teams that I keep, by name."""
    if game is not None:
        registry.find(game)
    found = await context.store.lists.of_user(signed_in(request).id, game)
    return SavedLists(await _saved(context, request, *found))


@get("/api/me/lists/{kept:str}", **described("A list of mine", "lists", 401, 404))
async def show_mine(request: AnyRequest, context: NeedsContext, kept: ListId) -> SavedList:
    """One of the lists that I keep."""
    (shown,) = await _saved(context, request, await _mine(context, signed_in(request), kept))
    return shown


@post("/api/me/lists", **described("Keep a list", "lists", 401, 404, 409, *BODY))
async def save(
    request: AnyRequest,
    context: NeedsContext,
    data: Annotated[SaveList, example({"game": SOME_GAME, "name": "Mine", "text": "2 First Card\n1 Second Card"})],
) -> SavedList:
    """Keep a deck or team under a name of its own, as far as it is understood. It need not be legal yet."""
    user, game, name = signed_in(request), registry.find(data.game), checked_name(data.name)
    text = await beside(context, request, {"text": data.text}, kept_text, game.id, name, data.text)
    now = time_of_day()
    kept = KeptList(secrets.token_hex(8), user.id, game.id, name, text, now, now)
    await context.store.lists.add(kept, MOST_SAVED)
    (saved,) = await _saved(context, request, kept)
    return saved


@put("/api/me/lists/{kept:str}", **described("Change a list of mine", "lists", 401, 404, 409, *BODY))
async def change(
    request: AnyRequest,
    context: NeedsContext,
    kept: ListId,
    data: Annotated[ChangeList, example({"name": "Mine, with more fighters"})],
) -> SavedList:
    """Give one of my lists another name, other cards, or both."""
    old = await _mine(context, signed_in(request), kept)
    name = old.name if data.name is None else checked_name(data.name)
    text = old.text if data.text is None else data.text
    text = await beside(context, request, {"text": text}, kept_text, registry.find(old.game).id, name, text)
    new = replace(old, name=name, text=text, changed=time_of_day())
    if not await context.store.lists.replace(new):
        raise _unknown()
    (saved,) = await _saved(context, request, new)
    return saved


@delete("/api/me/lists/{kept:str}", **described("Delete a list of mine", "lists", 401, 404))
async def forget(request: AnyRequest, context: NeedsContext, kept: ListId) -> None:
    """Keep one of my lists no longer."""
    user = signed_in(request)
    if not _IDS.fullmatch(kept) or not await context.store.lists.drop(user.id, kept):
        raise _unknown()


async def _mine(context: Context, user: User, kept: str) -> KeptList:
    found = await context.store.lists.get(user.id, kept) if _IDS.fullmatch(kept) else None
    if found is None:
        raise _unknown()
    return found


def _unknown() -> Refused:
    return Refused(Because.NO_LIST)


async def _saved(context: Context, request: AnyRequest, *lists: KeptList) -> tuple[SavedList, ...]:
    """Lists with what they are worth now."""
    kept = tuple((each.game, each.text) for each in lists)
    texts = {str(place): text for place, (_, text) in enumerate(kept)}
    found = await beside(context, request, texts, worths, kept)
    return tuple(
        SavedList(each.id, each.game, each.name, each.text, value, legal, each.changed)
        for each, (value, legal) in zip(lists, found, strict=True)
    )
