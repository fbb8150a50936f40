"""The table of Crossover fits the window, whatever is asked: both sides, hand and question are in sight at once.

Whole games are played elsewhere; here the beginning of one is, and every question of it is looked at.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person

SIZES: Final = {
    "small laptop": (1366, 650),
    "laptop": (1440, 900),
    "desktop": (1920, 1080),
    "phone with bars": (390, 664),
    "small phone": (360, 740),
}
CHOICES: Final = 14  # of the player: from the opening hand into battles
SMALLEST: Final = 11  # pixels, of whatever is to be read
PARTS: Final = {
    "the question": ".bar .question",
    "the far side": ".plates.far",
    "the near side": ".plates.near",
    "the ground": ".ground",
    "the hand": "section.hand",
    "the strip": ".strip",
}

HIDDEN = """
(parts) => Object.entries(parts).flatMap(([name, selector]) => {
  const found = document.querySelector(selector);
  if (found === null || !found.checkVisibility()) return name === "the hand" ? [] : [`${name} is not there`];
  const box = found.getBoundingClientRect();
  const inside = box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return inside ? [] : [`${name}: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`];
})
"""
SMALL = """
(least) => {
  const walk = document.createTreeWalker(document.querySelector(".stage"), NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    const text = walk.currentNode.data.trim();
    if (text === "" || parent.closest("style, kbd, .unseen") || !parent.checkVisibility()) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize);
    if (parent instanceof SVGElement) size *= parent.getScreenCTM().a;
    if (size < least - 0.1) small.add(`${text}: ${size.toFixed(1)}`);
  }
  return [...small];
}
"""


def looks_right(person: Person) -> None:
    page = person.page
    assert page.evaluate(HIDDEN, PARTS) == []
    assert page.evaluate(SMALL, SMALLEST) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_both_sides_hand_and_question_are_in_sight_whatever_is_asked(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 640 else {}
    person = visit(viewport={"width": width, "height": height}, **phone)
    person.play_now("crossover", options={"red_deck": "leaf-sand", "blue_deck": "earth-defenders"})
    for _ in range(CHOICES):
        if person.wait_for_turn().state == "over":
            break
        looks_right(person)
        person.choose()


def test_a_fighter_tells_what_its_power_is_made_of(visit: Visit) -> None:
    """In the lesson Rock Lee with Iruka behind is looked at closely: the parts stand there, and all can be read."""
    person = visit(viewport={"width": 1366, "height": 650}).open("/learn/crossover")
    lee = person.page.locator("[data-card='n-475#r1']").locator("visible=true").first
    lee.hover()
    detail = person.page.locator("[role=status].detail")
    detail.wait_for()
    assert "4 printed = 4" in detail.inner_text()
    assert person.page.evaluate(SMALL.replace('".stage"', '".detail"'), SMALLEST) == []


def test_what_can_be_counted_is_explained_by_a_click(visit: Visit) -> None:
    person = visit(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    person.play_now("crossover")
    person.wait_for_turn()
    person.hit(person.page.locator("[data-seat=blue] button").first)
    told = person.page.get_by_role("dialog").inner_text()
    assert "0 of 10 Battle Rewards" in told
    assert "Turn Indicator 0" in told
