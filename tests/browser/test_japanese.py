"""The page in Japanese: for a browser that asks for it, and for whoever chooses it."""

from __future__ import annotations

import re

import pytest

from tests.browser.aloud import latin_left
from tests.browser.conftest import Visit
from tests.browser.person import words
from tests.browser.test_accessibility import PAGES
from tests.installed import INSTALLED

KANA = re.compile(r"[\u3040-\u30ff]")


def test_a_japanese_browser_is_spoken_to_in_japanese(visit: Visit) -> None:
    person = visit(locale="ja")
    person.play_now("ganymede")
    person.wait_for_turn()
    assert person.page.locator("html").get_attribute("lang") == "ja"
    assert person.button("rules-title").is_visible()
    assert KANA.search(person.page.locator("[data-bar]").inner_text())
    assert any(KANA.search(name) for name in person.board()), "cards have their Japanese names"
    person.play(5)


@pytest.mark.parametrize("page", PAGES)
def test_no_page_has_english_left(visit: Visit, finished: str, page: str) -> None:
    person = visit(locale="ja")
    with person.forgiving():
        person.open(PAGES[page].format(table=finished))
    person.page.wait_for_load_state("networkidle")
    assert latin_left(person.page, person.name()) == []


@pytest.mark.parametrize("game", INSTALLED)
def test_no_table_has_english_left(visit: Visit, game: str) -> None:
    person = visit(locale="ja")
    person.play_now(game)
    person.play(12)
    assert latin_left(person.page, person.name()) == []


def test_the_language_is_switched_without_losing_anything(visit: Visit) -> None:
    person = visit()
    person.play_now("ganymede")
    person.play(1)
    choices = person.wait_for_turn().choices
    person.press("settings-title")
    person.page.get_by_label(person.said("settings-language")).select_option("ja")
    person.words = words("ja")
    person.page.get_by_role("heading", name=person.said("settings-title")).wait_for()
    person.page.keyboard.press("Escape")
    assert person.wait_for_turn().choices == choices
    person.page.locator("h1", has_text=KANA).wait_for()
    for part in ("[data-bar]", "[role=log] li >> nth=-1"):
        assert KANA.search(person.page.locator(part).first.inner_text()), f"{part} is in Japanese, without a reload"
    person.page.reload()
    person.wait_for_turn()
    assert person.button("rules-title").is_visible(), "it is remembered"
    person.play(2)
    person.resign()
    person.wait_for_state("over")
    assert KANA.search(person.page.locator("[data-over]").inner_text())


def test_the_headings_of_rules_and_lessons_are_in_japanese(visit: Visit) -> None:
    person = visit(locale="ja").open("/rules/go_out")
    heading = person.page.get_by_role("heading", name="4.3 ガード")
    heading.wait_for()
    assert heading.get_attribute("lang") == "ja"
    assert person.page.get_by_role("link", name="4.3 ガード").first.is_visible()
    person.open("/learn/go_out")
    person.page.get_by_text("先に手札をなくした人の勝ちです。").wait_for()
