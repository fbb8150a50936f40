"""The page in Japanese: for a browser that asks for it, and for whoever chooses it."""

from __future__ import annotations

import re

from tests.browser.conftest import Visit
from tests.browser.person import words

KANA = re.compile(r"[\u3040-\u30ff]")


def test_every_text_of_the_interface_is_there_in_japanese() -> None:
    english, japanese = words(), words("ja")
    assert english.keys() == japanese.keys()
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", japanese[key])), key


def test_a_japanese_browser_is_spoken_to_in_japanese(visit: Visit) -> None:
    person = visit(locale="ja")
    person.play_now("ganymede")
    person.wait_for_turn()
    assert person.page.locator("html").get_attribute("lang") == "ja"
    assert person.button("rules.title").is_visible()
    assert KANA.search(person.page.locator("[data-bar]").inner_text())
    assert any(KANA.search(name) for name in person.board()), "cards have their Japanese names"
    person.play(5)


def test_the_language_is_switched_without_losing_anything(visit: Visit) -> None:
    person = visit()
    person.play_now("ganymede")
    person.play(1)
    choices = person.wait_for_turn().choices
    person.press("settings.title")
    person.page.get_by_label(person.said("settings.language")).select_option("ja")
    person.words = words("ja")
    person.page.get_by_role("heading", name=person.said("settings.title")).wait_for()
    person.page.keyboard.press("Escape")
    assert person.wait_for_turn().choices == choices
    person.page.locator("h1", has_text=KANA).wait_for()
    for part in ("[data-bar]", "[role=log] li >> nth=-1"):
        assert KANA.search(person.page.locator(part).first.inner_text()), f"{part} is in Japanese, without a reload"
    person.page.reload()
    person.wait_for_turn()
    assert person.button("rules.title").is_visible(), "it is remembered"
    person.play(2)
    person.resign()
    person.wait_for_state("over")
    assert KANA.search(person.page.locator("[data-over]").inner_text())
