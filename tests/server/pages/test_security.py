"""Every answer tells browsers what they may make of it, whoever has given it and whatever came of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from meijin.server.app import create_app
from meijin.server.pages.security import DATA_HEADERS, PAGE_HEADERS
from meijin.server.settings import Settings
from tests.server.api.conftest import small_client

Server = TestClient[Litestar]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(database=str(folder / "meijin.db"), thinkers=1, origins=("https://club.example",))
    with TestClient(create_app(settings, small_client(folder / "client")), raise_server_exceptions=False) as running:
        yield running


@pytest.mark.parametrize(
    ("method", "path", "status", "kind"),
    [
        ("GET", "/api/games", 200, "application/json"),
        ("POST", "/api/session", 200, "application/json"),
        ("GET", "/api/tables/none", 404, "application/json"),
        ("GET", "/nowhere.at.all", 404, "application/json"),
        ("PUT", "/api/games", 405, "application/json"),
        ("POST", "/api/tables", 400, "application/json"),
        ("GET", "/healthz", 200, "application/json"),
        ("GET", "/metrics", 404, "application/json"),
        ("GET", "/docs/openapi.json", 200, "application/"),
        ("GET", "/docs/style.css", 200, "text/css"),
        ("GET", "/mark.svg", 200, "image/svg+xml"),
        ("GET", "/assets/main-Ab12.js", 200, "text/javascript"),
        ("GET", "/events/print.css", 200, "text/css"),
        ("HEAD", "/mark.svg", 200, "image/svg+xml"),
        ("OPTIONS", "/api/games", 204, ""),
    ],
)
def test_data_is_what_it_says_and_loads_nothing(server: Server, method: str, path: str, status: int, kind: str) -> None:
    answer = server.request(method, path)
    assert answer.status_code == status
    assert answer.headers.get("content-type", "").startswith(kind)
    assert {name: answer.headers.get_list(name) for name in DATA_HEADERS} == {k: [v] for k, v in DATA_HEADERS.items()}


def test_who_is_refused_before_any_handler_is_told_the_same(server: Server) -> None:
    refused = server.get("/api/me", headers={"authorization": "Bearer nobody"})
    assert refused.status_code == 401
    assert {name: refused.headers.get(name) for name in DATA_HEADERS} == DATA_HEADERS


@pytest.mark.parametrize("path", ["/", "/docs", "/tables/abc"])
def test_pages_may_load_what_is_ours(server: Server, path: str) -> None:
    page = server.get(path)
    assert {name: page.headers.get_list(name) for name in PAGE_HEADERS} == {k: [v] for k, v in PAGE_HEADERS.items()}


def test_that_a_page_is_still_the_same_does_not_change_what_it_may_load(server: Server) -> None:
    tag = server.get("/").headers["etag"]
    same = server.get("/", headers={"if-none-match": tag})
    assert same.status_code == 304
    assert same.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in same.headers
