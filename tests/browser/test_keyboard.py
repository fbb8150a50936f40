"""Somebody without a mouse finds a game, plays it to the end, and is told everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import MOST_CLICKS, Person
from tests.installed import INSTALLED

TURNS = 12  # choices
MOST_TABS = 200  # on the longest page
FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"
# The place of a choice among those that have a number, from 1; 0 if it has none.
NUMBER = """
(action) => {
  const numbered = [...document.querySelectorAll("[data-bar] [data-choice]")].slice(0, 9);
  return numbered.findIndex((each) => each.dataset.choice === action) + 1;
}
"""


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        if person.page.evaluate(FOCUSED, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab at {person.page.url}")


def choose(person: Person) -> None:
    """Make a choice, or begin one by pointing at a card: by its number, or by going there and pressing Enter."""
    offer = person.wait_for_turn()
    if offer.lit and not offer.choices:
        tab_to(person, "[data-lit]")
        person.page.keyboard.press("Enter")
        return
    if not offer.choices:
        person.page.keyboard.press("1")  # unfolds them
        return
    action = person.rng.choice(offer.choices)
    number = person.page.evaluate(NUMBER, action)
    if number and person.rng.random() < 0.7:
        person.page.keyboard.press(str(number))
    else:
        tab_to(person, f'[data-choice="{action}"]')
        person.page.keyboard.press("Enter")
    if person.page.locator("[data-confirm]:not([data-choice])").is_visible():
        tab_to(person, "[data-confirm]:not([data-choice])")
        person.page.keyboard.press("Enter")


def test_a_whole_game_of_ganymede_without_a_mouse(visit: Visit) -> None:
    person = visit().open("/")
    tab_to(person, "[data-play='ganymede']")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-bot=novice]")).to_be_focused()
    tab_to(person, "[data-bot=regular]")
    person.page.keyboard.press("Enter")
    person.page.locator("main[data-page=table]").wait_for()
    for _ in range(MOST_CLICKS):
        if person.wait_for_turn().state == "over":
            break
        choose(person)
    assert person.page.locator("[data-over]").is_visible()
    assert person.log(), "the log is there to be read out"


@pytest.mark.parametrize("game", [game for game in INSTALLED if game != "ganymede"])
def test_turns_of_every_game_without_a_mouse(visit: Visit, game: str) -> None:
    person = visit()
    person.play_now(game)
    for _ in range(TURNS):
        if person.wait_for_turn().state != "over":
            choose(person)
    assert person.log(), "the log is there to be read out"


def test_keys_lead_to_cards_the_log_the_rules_and_help(visit: Visit) -> None:
    person = visit()
    person.play_now("ganymede")
    person.wait_for_turn()
    press = person.page.keyboard.press
    press("ArrowDown")
    assert person.page.evaluate(FOCUSED, "[data-card], [data-lit], [data-choice]")
    press("l")
    assert person.page.evaluate(FOCUSED, "[role=log]")
    for key in ("r", "?"):
        press(key)
        person.page.locator("dialog[open]").wait_for()
        press("Escape")
        person.page.locator("dialog[open]").wait_for(state="detached")
