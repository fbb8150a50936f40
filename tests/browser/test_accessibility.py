"""Nobody is kept out: axe finds no serious barrier on any page, by day or by night."""

from __future__ import annotations

from typing import Final, Literal

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import assert_no_barriers
from tests.browser.person import Person
from tests.browser.test_games import SHORT
from tests.installed import INSTALLED

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
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


def assert_no_barriers_by_day_and_night(person: Person) -> None:
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        assert_no_barriers(person.page)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_no_barriers(visit: Visit, finished: str, page: str) -> None:
    person = visit()
    with person.forgiving():  # where nothing is, the server says so, and so does the browser
        person.open(PAGES[page].format(table=finished))
    person.page.wait_for_load_state("networkidle")
    assert person.page.locator("main").get_attribute("data-page") == page
    assert_no_barriers_by_day_and_night(person)


@pytest.mark.parametrize("game", INSTALLED)
def test_a_table_has_no_barriers_in_the_middle_and_at_the_end(visit: Visit, game: str) -> None:
    person = visit()
    person.play_now(game, **SHORT.get(game, {}))
    person.play(4)
    person.wait_for_turn()
    assert_no_barriers_by_day_and_night(person)
    person.play()
    assert_no_barriers_by_day_and_night(person)


def test_a_table_that_waits_for_players_has_no_barriers(visit: Visit) -> None:
    host = visit()
    host.open_table("ganymede")
    assert_no_barriers_by_day_and_night(host)


@pytest.mark.parametrize("window", ["settings.title", "rules.title"])
def test_a_window_over_a_table_has_no_barriers(visit: Visit, window: str) -> None:
    person = visit()
    person.play_now("ganymede")
    person.wait_for_turn()
    person.press(window)
    person.page.locator("dialog[open]").wait_for()
    assert_no_barriers_by_day_and_night(person)
