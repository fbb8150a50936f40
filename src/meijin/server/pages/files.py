"""Serves the browser client: one page for all its addresses, and the files that the page asks for."""

from typing import Any, Final

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from meijin.server.api.cache import AnyRequest, cacheable
from meijin.server.context import NeedsContext
from meijin.server.pages.built import ASSETS, FACES, PAGE
from meijin.server.pages.client import Client, File

READING: Final = (HttpMethod.GET, HttpMethod.HEAD)
ADDRESSES: Final = [
    "/",
    "/tables/{table:str}",
    "/i/{code:str}",
    "/invitations/{code:str}",
    "/replays/{table:str}",
    "/new/{game:str}",
    "/learn/{game:str}",
    "/rules/{game:str}",
    "/cards",
    "/cards/{game:str}",
    "/build/{game:str}",
    "/build/{game:str}/{kept:str}",
    "/profile",
    "/events",
    "/events/{event:str}",
    "/events/{event:str}/console",
    "/events/{event:str}/projector",
]
KEPT_FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASKED_AGAIN: Final = "no-cache"  # a page that was kept would ask for files of a client that is no longer there
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Meijin: no page yet</title></head>
  <body>
    <h1>The page is not built yet</h1>
    <p>This server runs from a checkout whose browser client has not been built. Build it with <code>make web</code>,
      which needs Node 20 or newer, and start the server again.</p>
    <p>Programs can play already: <a href="/docs">the API</a>.</p>
  </body>
</html>
"""


@route(ADDRESSES, http_method=READING, include_in_schema=False, sync_to_thread=False)
def show_page(request: AnyRequest, context: NeedsContext) -> Response[bytes]:
    """The page; its script looks at the address."""
    if not context.client:
        return _not_built()
    return _answer(request, context.client[PAGE], ASKED_AGAIN)


@route("/assets/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def show_asset(request: AnyRequest, context: NeedsContext, name: FromPath[str]) -> Response[bytes]:
    """A file of the page that never changes, because its name would change with it."""
    return _answer(request, _named(context.client, f"{ASSETS}{name}"), KEPT_FOR_GOOD)


@route(
    "/faces/{game:str}/{language:str}/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False
)
def show_face(
    request: AnyRequest, context: NeedsContext, game: FromPath[str], language: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """The picture of a card."""
    return _answer(request, _named(context.client, f"{FACES}{game}/{language}/{name}"), ASKED_AGAIN)


@route("/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def show_file(request: AnyRequest, context: NeedsContext, name: FromPath[str]) -> Response[bytes]:
    """A file beside the page, such as its mark."""
    return _answer(request, _named(context.client, name), ASKED_AGAIN)


def page_of_nothing(client: Client) -> Response[bytes]:
    """The page for an address where nothing is: its script says so, and shows the way home."""
    if not client:
        return _not_built()
    page = client[PAGE]
    return Response(page.plain.content, status_code=404, media_type=page.kind)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that sends this as Accept-Encoding can read gzip.

    >>> [takes_gzip(text) for text in ("gzip, br", "br;q=1, GZIP;q=0.5", "*", "", "br", "gzip;q=0", "x-gzip2")]
    [True, True, True, False, False, False, False]
    """
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _named(client: Client, name: str) -> File:
    try:
        return client[name]
    except KeyError:
        raise NotFoundException from None


def _answer(request: AnyRequest, file: File, keep: str) -> Response[bytes]:
    packed = file.packed if takes_gzip(request.headers.get("accept-encoding", "")) else None
    answer = cacheable(request, *(packed or file.plain), file.kind, keep)
    if file.packed is not None:
        answer.headers["vary"] = "accept-encoding"
    if packed is not None:
        answer.headers["content-encoding"] = "gzip"
    return answer


def _not_built() -> Response[Any]:
    return Response(NOT_BUILT, status_code=503, media_type="text/html")


HANDLERS: Final[list[ControllerRouterHandler]] = [show_page, show_asset, show_face, show_file]
