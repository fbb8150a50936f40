"""The browser client reaches browsers: at all its addresses, packed, kept as long as it may be, and nothing else."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meijin.server.app import create_app
from meijin.server.pages.security import PAGE_HEADERS
from meijin.server.settings import Settings
from tests.server.api.conftest import small_client

BROWSER = {"accept": "text/html,application/xhtml+xml", "accept-encoding": "gzip, deflate, br"}
PLAIN = {"accept-encoding": "identity"}

Server = TestClient[Litestar]


def serving(folder: Path, client: Path) -> Server:
    return TestClient(create_app(Settings(database=str(folder / "meijin.db"), thinkers=1, rate_limits=False), client))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "secret.txt").write_text("nobody may read this")
    with serving(folder, small_client(folder / "client")) as running:
        yield running


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose client nobody has built."""
    folder = tmp_path_factory.mktemp("unbuilt")
    with serving(folder, folder / "client") as running:
        yield running


ADDRESSES = [
    "/",
    "/tables/abc",
    "/i/abc",
    "/invitations/abc",
    "/replays/abc",
    "/new/go_out",
    "/learn/go_out",
    "/rules/go_out",
    "/cards",
    "/cards/go_out",
    "/profile",
]


@pytest.mark.parametrize("path", ADDRESSES)
def test_the_page_is_there_at_all_its_addresses(server: Server, path: str) -> None:
    page = server.get(path, headers=BROWSER)
    head = server.head(path, headers=BROWSER)
    assert "<title>Meijin</title>" in page.text
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", page.headers["etag"])
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    for name, value in PAGE_HEADERS.items():
        assert page.headers[name] == value


def test_a_page_is_asked_for_again_each_time_and_sent_again_only_if_it_has_changed(server: Server) -> None:
    page = server.get("/", headers=BROWSER)
    assert page.headers["cache-control"] == "no-cache"
    again = server.get("/", headers={**BROWSER, "if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server.get("/", headers={**BROWSER, "if-none-match": '"another"'})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("name", "kind"), [("main-Ab12.js", "text/javascript; charset=utf-8"), ("main-Cd34.css", "text/css; charset=utf-8")]
)
def test_an_asset_is_kept_for_good(server: Server, name: str, kind: str) -> None:
    asset = server.get(f"/assets/{name}")
    assert (asset.status_code, asset.headers["content-type"]) == (200, kind)
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in asset.headers, "what everybody may keep names nobody"


def test_what_is_worth_packing_is_packed_for_whoever_can_unpack_it(server: Server) -> None:
    plain = server.get("/assets/main-Ab12.js", headers=PLAIN)
    with server.stream("GET", "/assets/main-Ab12.js", headers=BROWSER) as packed:
        sent = b"".join(packed.iter_raw())
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content) / 2
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != packed.headers["etag"], "two bodies have two tags"
    mark = server.get("/mark.svg", headers=BROWSER)
    assert "content-encoding" not in mark.headers, "packed, it would be longer"


def test_files_beside_the_page_are_served_too(server: Server) -> None:
    mark = server.get("/mark.svg")
    assert (mark.text, mark.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert mark.headers["cache-control"] == "no-cache"


def test_the_pictures_of_cards_are_served_too(server: Server) -> None:
    face = server.get("/faces/go_out/en/guard.svg")
    assert (face.text, face.headers["content-type"]) == ("<svg>a Guard</svg>", "image/svg+xml")
    assert face.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/",
        "/assets",
        "/assets/..%2findex.html",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/..%2fsecret.txt",
        "/secret.txt",
        "/faces/go_out/en/nothing.svg",
        "/faces/go_out/en",
        "/faces/go_out/..%2f..%2f/secret.txt",
        "/assets/main-Ab12.js%00",
    ],
)
def test_nothing_but_the_client_is_served(server: Server, path: str) -> None:
    answer = server.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_where_nothing_is_the_page_says_so(server: Server) -> None:
    for path in ("/nothing", "/nothing/at/all", "/tables/abc/def"):
        page = server.get(path, headers=BROWSER)
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "<title>Meijin</title>" in page.text
        assert page.headers["content-security-policy"] == PAGE_HEADERS["content-security-policy"]


@pytest.mark.parametrize("path", [*ADDRESSES, "/nothing"])
def test_a_client_that_is_not_built_says_how_to_build_it(unbuilt: Server, path: str) -> None:
    page = unbuilt.get(path, headers=BROWSER)
    assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
    assert "make web" in page.text and "Node 20" in page.text


def test_programs_can_play_without_a_client(unbuilt: Server) -> None:
    assert unbuilt.get("/api/games").status_code == 200
    assert unbuilt.get("/docs").status_code == 200
    assert unbuilt.get("/nothing").json()["code"] == "unknown"
