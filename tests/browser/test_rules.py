"""The rules: in a minute, and every sentence, in which words can be looked for."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import PHONE, assert_fits, assert_no_barriers
from tests.installed import INSTALLED

MARKS = "all => all.map((each) => each.textContent)"
# Letters on a card that lie outside of it.
STRAY = """
() => [...document.querySelectorAll("[data-minute] .face")].flatMap((face) => {
  const card = face.getBoundingClientRect();
  return [...face.querySelectorAll(".number")].filter((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x < card.left || x > card.right || y < card.top || y > card.bottom;
  });
}).length
"""


@pytest.mark.parametrize("game", INSTALLED)
def test_a_game_is_told_in_a_minute_with_pictures_before_its_sentences(visit: Visit, game: str) -> None:
    person = visit(locale="ja", **PHONE).open(f"/rules/{game}")
    minute = person.page.locator(f"[data-minute={game}]")
    minute.wait_for()
    assert minute.locator(".picture").count() >= 3
    assert minute.locator(".legend li").count() >= 3
    assert person.page.evaluate(STRAY) == 0
    sentences = person.page.locator("article")
    sentences.wait_for()
    above, below = minute.bounding_box(), sentences.bounding_box()
    assert above is not None and below is not None and above["y"] + above["height"] <= below["y"]
    assert_fits(person.page)


def test_a_word_is_looked_for_and_marked_and_all_is_there_again_without_it(visit: Visit) -> None:
    person = visit().open("/rules/ganymede")
    rules, field = person.page.locator("article"), person.page.get_by_role("searchbox")
    rules.get_by_text("There are 42 cards", exact=False).wait_for()
    field.fill("withdrawn")
    rules.get_by_text("There are 42 cards", exact=False).wait_for(state="detached")
    assert {each.lower() for each in rules.locator("mark").evaluate_all(MARKS)} == {"withdrawn"}
    assert rules.get_by_text("4.4 The Showdown decisions").is_visible(), "a sentence stands under its headings"
    assert_no_barriers(person.page)
    field.fill("blueberries")
    person.page.get_by_text(person.said("rules-found", count=0)).wait_for()
    field.fill("")
    rules.get_by_text("There are 42 cards", exact=False).wait_for()


def test_at_a_table_the_minute_comes_first_and_the_rules_of_now_are_a_click_away(visit: Visit) -> None:
    person = visit()
    person.play_now("ganymede")
    person.wait_for_turn()
    person.press("rules-title")
    drawer = person.page.locator("dialog[open]")
    drawer.locator("[data-minute]").wait_for()
    person.press("rules-of_phase", heading="3. Setting up")
    here = drawer.locator(".here")
    here.wait_for()
    person.page.wait_for_function("(each) => each.getBoundingClientRect().top < innerHeight", arg=here.element_handle())
