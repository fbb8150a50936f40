"""On a small phone everything fits into the width and can be hit with a finger."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import assert_fits
from tests.browser.test_accessibility import PAGES
from tests.browser.test_games import SHORT
from tests.installed import INSTALLED

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_a_phone(visit: Visit, finished: str, page: str) -> None:
    person = visit(**PHONE)
    with person.forgiving():
        person.open(PAGES[page].format(table=finished))
    person.page.wait_for_load_state("networkidle")
    assert_fits(person.page)


@pytest.mark.parametrize("game", INSTALLED)
def test_every_game_fits_a_phone_from_the_beginning_to_the_end(visit: Visit, game: str) -> None:
    person = visit(**PHONE)
    person.play_now(game, **SHORT.get(game, {}))
    person.wait_for_turn()
    assert_fits(person.page)
    person.play(5)
    person.wait_for_turn()
    assert_fits(person.page)
    person.play()
    assert_fits(person.page)
