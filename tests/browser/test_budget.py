"""The page is light and quick. Its weight is asserted, its speed only told: that depends on the machine."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.installed import INSTALLED

MOST_SCRIPT = 150_000  # bytes over the network, packed, for the first page
MOST_REQUESTS = 20  # until a table is shown to somebody who comes by a link
MOVES = 10

# Clicks the first choice and tells how many milliseconds later the table has changed on the screen.
MOVE = """
() => new Promise((resolve) => {
  const main = document.querySelector("main[data-page=table]");
  const start = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  seen.observe(main, { attributes: true, attributeFilter: ["data-ply"] });
  document.querySelector("[data-choice]").click();
  // A choice that may be a mistake is asked about once more.
  setTimeout(() => document.querySelector("[data-confirm]:not([data-choice])")?.click());
})
"""


def scripts(person: Person) -> list[Response]:
    """Every script that the page fetches from now on."""
    found: list[Response] = []

    def note(response: Response) -> None:
        if "javascript" in response.headers.get("content-type", ""):
            found.append(response)

    person.page.on("response", note)
    return found


def weight(responses: list[Response]) -> int:
    """What they weigh on the network, in bytes."""
    return sum(each.request.sizes()["responseBodySize"] for each in responses)


def test_the_first_page_and_a_table_are_light(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    person = visit()
    fetched = scripts(person)
    person.open("/")
    person.page.wait_for_load_state("networkidle")
    first = weight(fetched)
    assert all(each.headers.get("content-encoding") == "gzip" for each in fetched if len(each.body()) > 1000)
    assert 0 < first <= MOST_SCRIPT
    person.play_now("ganymede")
    person.wait_for_turn()
    record_property("measured", f"scripts of the first page {first} bytes, with a table {weight(fetched)} bytes")
    assert weight(fetched) <= MOST_SCRIPT


@pytest.mark.parametrize("game", INSTALLED)
def test_a_table_is_shown_after_few_requests(visit: Visit, game: str) -> None:
    table = visit().play_now(game)
    friend = visit()
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.open(f"/tables/{table}")
    friend.wait_for_state("waiting")
    friend.page.wait_for_load_state("networkidle")
    assert len(asked) <= MOST_REQUESTS, asked


def test_a_move_is_soon_visible(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    person = visit()
    person.play_now("ganymede")
    times = []
    for _ in range(MOVES):
        if person.wait_for_turn().state == "over":
            break
        times.append(float(person.page.evaluate(MOVE)))
    assert times
    record_property("measured", f"a move is visible after {median(times):.0f} ms (median of {len(times)})")
