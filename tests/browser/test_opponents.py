"""Whom one plays against: asked once, remembered by the browser, shown beside "Play now" and changed there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looks import PHONE, assert_fits, assert_no_barriers
from tests.browser.person import Person

DESKTOP = {"viewport": {"width": 1366, "height": 650}}
NO_STORAGE = """
Object.defineProperty(Storage.prototype, "getItem", { value() { throw new DOMException("denied"); } });
Object.defineProperty(Storage.prototype, "setItem", { value() { throw new DOMException("denied"); } });
"""
SCROLLED = "() => scrollY"


def play(person: Person, game: str) -> None:
    person.hit(person.page.locator(f"[data-play={game}]"))


def opponents(person: Person) -> set[str]:
    """The bots at the table that the page has come to."""
    person.page.wait_for_url("**/tables/*")
    person.page.locator("main[data-page=table]").wait_for()
    table = person.page.url.rpartition("/")[2]
    return {seat["bot"] for seat in person.ask("GET", f"/api/tables/{table}")["seats"] if seat["bot"]}


@pytest.mark.parametrize("settings", [DESKTOP, PHONE])
def test_a_level_is_chosen_once_remembered_and_changed(visit: Visit, settings: dict[str, object]) -> None:
    person = visit(**settings).open("/")
    against, choices = person.page.locator("[data-against]"), person.page.locator("[data-levels] [data-bot]")
    play(person, "ganymede")
    choices.first.wait_for()
    assert_fits(person.page)
    assert_no_barriers(person.page)
    assert [choice.get_attribute("data-bot") for choice in choices.all()] == ["novice", "regular", "expert", "meijin"]
    person.hit(person.page.locator("[data-bot=novice]"))
    assert opponents(person) == {"novice"}
    person.page.locator("[data-seat=green] [data-face=novice]").wait_for()
    person.page.get_by_text(person.said("bot-novice")).first.wait_for()

    person.open("/")
    assert against.count() == person.page.locator("[data-play]").count(), "the choice holds for every game"
    play(person, "go_out")
    assert opponents(person) == {"novice"}

    person.open("/")
    changer = person.page.locator("[data-tile=cat_battles] [data-against]")
    person.page.wait_for_load_state("networkidle")  # the lists above the tiles are there
    changer.scroll_into_view_if_needed()
    before = person.page.evaluate(SCROLLED)
    person.hit(changer)
    expect(person.page.locator("[data-bot=novice]")).to_be_focused()
    person.hit(person.page.locator("[data-bot=regular]"))
    expect(changer).to_be_focused()
    assert person.page.evaluate(SCROLLED) == before
    expect(changer).to_contain_text(person.said("bot-regular"))
    play(person, "cat_battles")
    assert opponents(person) == {"regular"}


def test_whoever_decides_otherwise_is_back_where_they_were(visit: Visit) -> None:
    person = visit().open("/")
    play(person, "ganymede")
    person.page.locator("[data-levels]").wait_for()
    person.page.keyboard.press("Escape")
    person.page.locator("dialog").wait_for(state="detached")
    expect(person.page.locator("[data-play=ganymede]")).to_be_focused()
    assert not person.page.locator("[data-against]").count()


def test_a_browser_that_keeps_nothing_plays_too(visit: Visit) -> None:
    person = visit()
    person.page.add_init_script(NO_STORAGE)
    person.open("/")
    play(person, "ganymede")
    person.hit(person.page.locator("[data-bot=regular]"))
    assert opponents(person) == {"regular"}


def test_a_seat_of_an_open_table_goes_to_a_level_or_to_another_bot(visit: Visit) -> None:
    host = visit()
    host.open_table("go_out", players=3)
    for bot in ("expert", "random"):
        host.press("waiting-bot")
        if bot == "random":
            host.press("bot-others")
        host.hit(host.page.locator(f"[data-bot={bot}]"))
        host.page.locator(f"li [data-face={bot}]").wait_for()
    seated = host.page.locator(".seats")
    expect(seated).to_contain_text(host.said("bot-expert"))
    expect(seated).to_contain_text(host.said("bot-random"))


def test_after_two_losses_an_easier_level_is_offered_on_the_tile_and_taken_with_a_click(visit: Visit) -> None:
    person = visit()
    person.open("/")
    play(person, "ganymede")
    expect(person.page.locator("[data-bot=novice]")).to_contain_text(person.said("level-first"))
    person.hit(person.page.locator("[data-bot=expert]"))
    for _ in range(2):
        person.wait_for_turn()
        person.resign()
        person.wait_for_state("over")
        easier = person.page.locator("[data-over] [data-level=regular]")
        expect(easier).to_have_count(_)  # after the second loss
        person.open("/")
        if _ == 0:
            play(person, "ganymede")
    tile = person.page.locator("[data-tile=ganymede]")
    offered = tile.locator("[data-offered=regular]")
    expect(offered).to_contain_text(person.said("level-down", bot=person.said("bot-regular")))
    assert_no_barriers(person.page)
    person.hit(offered)
    expect(tile.locator("[data-against=regular]")).to_be_visible()
    expect(offered).to_have_count(0)
    expect(person.page.locator("[data-tile=go_out] [data-against=expert]")).to_be_visible()
    person.open("/profile")
    expect(person.page.locator("[data-tally=ganymede]")).to_contain_text(person.said("tally-lost_in_a_row", count=2))
    assert_no_barriers(person.page)
