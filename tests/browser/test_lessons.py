"""A newcomer is led through the first turn of every game by clicking what the page points at."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import MOST_CLICKS, Person
from tests.installed import INSTALLED


def wait_for_step(person: Person, step: int) -> None:
    """What follows from a choice is shown at leisure; a click shows it at once."""
    arrived = person.page.locator(f"main[data-page=learn][data-step='{step}']:not([data-showing])")
    for _ in range(MOST_CLICKS):
        if arrived.count():
            return
        person.page.locator(".felt").dispatch_event("click")
    arrived.wait_for()


def choose(person: Person, action: str) -> None:
    """Make this choice: by its button, which may be folded away, and once more if the page asks whether one is sure."""
    more = person.page.locator("[data-more]")
    if not person.choice(action).is_visible():
        person.hit(more)
    person.hit(person.choice(action))
    sure = person.page.locator("[data-confirm]:not([data-choice])")
    if sure.is_visible():
        person.hit(sure)


@pytest.mark.parametrize("game", INSTALLED)
def test_the_first_turn_is_taught_step_by_step(visit: Visit, game: str) -> None:
    newcomer = visit().open("/")
    lesson = newcomer.ask("GET", f"/api/games/{game}/lesson")
    newcomer.open(f"/learn/{game}")
    for number, step in enumerate(lesson["steps"]):
        wait_for_step(newcomer, number)
        newcomer.page.get_by_text(step["says"]["en"]).wait_for()
        choose(newcomer, step["action"])
    wait_for_step(newcomer, len(lesson["steps"]))
    newcomer.page.get_by_text(lesson["closing"]["en"]).wait_for()
    newcomer.press("lobby.play_now")
    newcomer.page.locator("[data-bot=novice]").click()
    newcomer.page.wait_for_url("**/tables/*")
    assert newcomer.wait_for_turn().state == "mine"
