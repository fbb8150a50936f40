"""A newcomer is led through the first turn of every game by clicking what the page points at, in their language.

What a screen reader finds meanwhile is kept as text in ``tests/golden/aloud``: it should read as prose. A file that is
not there is written, and the test fails so that somebody reads it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.kernel.registry import find
from meijin.kernel.speaking import words_of
from tests.browser.aloud import latin_left, read_aloud, what_is_new
from tests.browser.conftest import Visit
from tests.browser.person import MOST_CLICKS, Person
from tests.installed import INSTALLED

ALOUD = Path(__file__).parents[1] / "golden" / "aloud"


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


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", INSTALLED)
def test_the_first_turn_is_taught_step_by_step(visit: Visit, game: str, language: str) -> None:
    newcomer = visit(locale=language).open("/")
    lesson = newcomer.ask("GET", f"/api/games/{game}/lesson")
    name = newcomer.name()
    newcomer.open(f"/learn/{game}")
    words = words_of(find(game), language)
    assert words is not None
    heard, last = [], ""
    for number, step in enumerate(lesson["steps"]):
        wait_for_step(newcomer, number)
        newcomer.page.get_by_text(words.format(f"lesson-{number + 1}", "", {}) or "").wait_for()
        if language == "ja":
            assert latin_left(newcomer.page, name) == []
        newcomer.page.mouse.move(0, 0)  # what the pointer happens to rest on is said as well
        found = read_aloud(newcomer.page)
        heard += [f"# step {number + 1}", what_is_new(last, found)]
        last = found
        choose(newcomer, step["action"])
    wait_for_step(newcomer, len(lesson["steps"]))
    newcomer.page.get_by_text(words.format("lesson-closing", "", {}) or "").wait_for()
    _as_it_was(ALOUD / f"{game}.{language}.txt", "\n".join([*heard, ""]))
    newcomer.press("lobby-play_now")
    newcomer.page.locator("[data-bot=novice]").click()
    newcomer.page.wait_for_url("**/tables/*")
    assert newcomer.wait_for_turn().state == "mine"


def _as_it_was(file: Path, heard: str) -> None:
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(heard, encoding="utf-8")
        pytest.fail(f"{file} is new: read it, and keep it if it reads well")
    assert heard == file.read_text(encoding="utf-8")
