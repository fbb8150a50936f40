"""A real server and a real browser for every test, and people in front of it."""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop, get_running_loop
from asyncio.events import _set_running_loop
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

pytest.register_assert_rewrite("tests.browser.person", "tests.browser.looks")

from tests.browser.chromium import ADVICE, ARGUMENTS, executable  # noqa: E402
from tests.browser.person import WAIT, Person, sit_down  # noqa: E402 - what fails there says why
from tests.server.process import ServerProcess  # noqa: E402

Visit = Callable[..., Person]

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that nobody kills, for all tests that need no other."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/meijin.db", folder) as running:
        yield running


@pytest.fixture(scope="session")
def running_chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """The browser of this process of the tests, and the event loop that Playwright keeps running in it, set aside."""
    found = executable()
    assert found is not None, ADVICE.format(missing="no Chromium", packages="chromium", names="chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        loop = get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def chromium(running_chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The browser. Its loop is taken up for a module at a time: the tests of others run loops of their own."""
    browser, loop = running_chromium
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, server: ServerProcess, tmp_path: Path) -> Iterator[Visit]:
    """Have somebody come with a browser of their own; nothing that they do may trouble the page."""
    people: list[Person] = []

    def come(url: str = server.url, **settings: Any) -> Person:
        """Somebody at this server, with settings of the browser such as its locale, viewport or colour scheme."""
        usual = {"locale": "en", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
        settings = {**usual, **settings}
        person = sit_down(chromium.new_context(base_url=url, **settings), settings["locale"], "has_touch" in settings)
        people.append(person)
        return person

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        _keep_what_is_seen(people, tmp_path)
    for person in people:
        person.page.context.close()
    if not failed:
        for person in people:
            assert not person.troubles


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> str:
    """The table of a game that is over: bots have played it."""
    with httpx.Client(base_url=server.url, trust_env=False) as somebody:
        somebody.post("/api/session")
        bots = {"red": "greedy", "blue": "greedy"}
        terms = {"game": "go_out", "players": 2, "options": {"wins_needed": 1}, "bots": bots}
        table = somebody.post("/api/tables", json=terms).raise_for_status().json()["id"]
        somebody.post(f"/api/tables/{table}/start").raise_for_status()
        limit = time.monotonic() + WAIT
        while somebody.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < limit, "the bots do not finish their game"
            time.sleep(0.05)
    return str(table)


def _keep_what_is_seen(people: list[Person], folder: Path) -> None:
    """What everybody saw and what troubled their pages when a test failed."""
    for number, person in enumerate(people, start=1):
        for place, page in enumerate(person.page.context.pages, start=1):
            name = folder / f"person-{number}-page-{place}"
            page.screenshot(path=name.with_suffix(".png"), full_page=True)
            name.with_suffix(".html").write_text(page.content(), encoding="utf-8")
            print(f"{page.url}: {name}.png and .html; troubles: {person.troubles}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
