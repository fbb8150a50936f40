"""Serves the plain page: one HTML file for all addresses, one style sheet and a few scripts."""

from functools import cache
from importlib.resources import files
from typing import Final

from litestar import Response, Router, route
from litestar.enums import HttpMethod
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from meijin.server.api.caching import AnyRequest, cacheable, tagged
from meijin.server.plain.security import PAGE_HEADERS
from meijin.server.refusal import Code, Refused

READING: Final = (HttpMethod.GET, HttpMethod.HEAD)
KINDS: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


@cache
def _file(name: str) -> tuple[str, str]:
    return tagged(files("meijin.server.plain").joinpath(name).read_text(encoding="utf-8"))


def page_of_nothing() -> Response[str]:
    """The page for an address where nothing is: its script says so, and shows the way home."""
    return Response(_file("index.html")[0], status_code=404, media_type="text/html", headers=PAGE_HEADERS)


@cache
def _served() -> frozenset[str]:
    """The files that may be asked for by name."""
    found = files("meijin.server.plain").iterdir()
    return frozenset(each.name for each in found if each.name.rpartition(".")[2] in KINDS)


@route(
    ["/", "/account", "/rules/{game:str}", "/tables/{table:str}", "/invitations/{code:str}"],
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page(request: AnyRequest) -> Response[str]:
    """The page; its script looks at the address."""
    return cacheable(request, *_file("index.html"), "text/html")


@route("/plain/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def show_file(request: AnyRequest, name: FromPath[str]) -> Response[str]:
    """A file of the page."""
    if name not in _served():
        raise Refused(Code.UNKNOWN, f"the page has no file {name[:40]!r}")
    return cacheable(request, *_file(name), KINDS[name.rpartition(".")[2]])


@route("/favicon.ico", http_method=READING, include_in_schema=False, sync_to_thread=False)
def show_mark(request: AnyRequest) -> Response[str]:
    """The mark, where browsers look for it on pages that name none."""
    return cacheable(request, *_file("mark.svg"), KINDS["svg"])


HANDLERS: Final[list[ControllerRouterHandler]] = [
    Router("/", route_handlers=[show_page, show_file, show_mark], response_headers=PAGE_HEADERS)
]
