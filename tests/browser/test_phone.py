"""On a small phone every page fits into the width and can be hit with a finger.

How tables look is looked at where whole games are played, in ``test_games``.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import PHONE, assert_fits
from tests.browser.test_accessibility import PAGES


@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits_a_phone(visit: Visit, finished: str, page: str) -> None:
    person = visit(**PHONE)
    with person.forgiving():
        person.open(PAGES[page].format(table=finished))
    person.page.wait_for_load_state("networkidle")
    assert_fits(person.page)


def test_a_choice_that_is_held_says_what_it_does_and_is_not_made(visit: Visit) -> None:
    person = visit(**PHONE)
    person.play_now("ganymede")
    offer = person.wait_for_turn()
    place = person.choice(offer.choices[0]).bounding_box()
    assert place is not None
    finger = person.page.context.new_cdp_session(person.page)
    on_it = [{"x": place["x"] + 20, "y": place["y"] + 12}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": on_it})
    person.page.locator("[data-foretold]").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.reload()  # by then the server would know of a choice
    assert person.wait_for_turn().choices == offer.choices
    assert not person.page.get_by_text(person.said("bar-hold")).is_visible(), "who has held once knows it"
