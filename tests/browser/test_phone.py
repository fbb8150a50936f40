"""On a small phone every page fits into the width and can be hit with a finger.

Tables are looked at where whole games are played, in ``test_games``.
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
