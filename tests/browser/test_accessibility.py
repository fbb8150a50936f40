"""Nobody is kept out: axe finds no serious barrier on any page, by day or by night.

Tables in the middle and at the end of a game are looked at where whole games are played, in ``test_games``.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import assert_no_barriers

PAGES = {
    "lobby": "/",
    "new": "/new/ganymede",
    "cards": "/cards/ganymede",
    "rules": "/rules/ganymede",
    "learn": "/learn/ganymede",
    "profile": "/profile",
    "replay": "/replays/{table}",
    "nothing": "/replays/{table}/nothing",
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_no_barriers(visit: Visit, finished: str, page: str) -> None:
    person = visit()
    with person.forgiving():  # where nothing is, the server says so, and so does the browser
        person.open(PAGES[page].format(table=finished))
    person.page.wait_for_load_state("networkidle")
    assert person.page.locator("main").get_attribute("data-page") == page
    assert_no_barriers(person.page)


def test_a_table_that_waits_for_players_has_no_barriers(visit: Visit) -> None:
    host = visit()
    host.open_table("ganymede")
    assert_no_barriers(host.page)


@pytest.mark.parametrize("window", ["settings-title", "rules-title"])
def test_a_window_over_a_table_has_no_barriers(visit: Visit, window: str) -> None:
    person = visit()
    person.play_now("ganymede")
    person.wait_for_turn()
    person.press(window)
    person.page.locator("dialog[open]").wait_for()
    assert_no_barriers(person.page)
