"""People find each other: whoever wants the same game at once, whose turn it is, and playing again."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import PHONE, assert_fits, assert_no_barriers
from tests.browser.person import Person

TITLED = "(words) => document.title.includes(words)"


def looks_for_somebody(person: Person, game: str) -> None:
    person.open("/").page.locator(f"[data-somebody={game}]").click()
    person.page.wait_for_url("**/tables/*")


def test_two_strangers_are_in_a_game_after_a_click_each(visit: Visit) -> None:
    ann, bob = visit(), visit(locale="ja", **PHONE)
    looks_for_somebody(ann, "ganymede")
    ann.page.locator("[data-seeking=ganymede]").wait_for()
    assert_no_barriers(ann.page)
    bob.open("/")
    waits = bob.page.locator("[data-somebody=ganymede]")
    waits.get_by_text(bob.said("lobby-somebody-waits", count=1)).wait_for()
    assert_fits(bob.page)
    bob.hit(waits)
    for person in (ann, bob):
        person.wait_for_state("mine", "waiting")
    assert ann.page.url == bob.page.url


def test_a_bot_is_offered_to_whoever_has_waited_and_searching_can_be_given_up(visit: Visit) -> None:
    person = visit()
    person.page.clock.install()
    looks_for_somebody(person, "go_out")
    seeking = person.page.locator("[data-seeking=go_out]")
    seeking.wait_for()
    assert seeking.locator("[data-instead]").count() == 0
    person.page.clock.run_for(21_000)
    seeking.locator("[data-instead]").wait_for()
    person.press("seeking-stop")
    person.page.wait_for_url(lambda url: "/tables/" not in url)
    looks_for_somebody(person, "go_out")
    seeking.wait_for()
    person.page.clock.run_for(21_000)
    seeking.locator("[data-instead]").click()
    person.page.clock.resume()
    person.wait_for_turn()


def test_the_lobby_and_the_title_of_the_tab_say_whose_turn_it_is(visit: Visit) -> None:
    person = visit()
    person.play_now("ganymede", options={"start_seat": "red"})
    person.wait_for_turn()
    person.page.wait_for_function(TITLED, arg=person.said("title-your_turn"))
    person.open("/")
    person.page.locator("[data-yours=true]").wait_for()
    person.page.wait_for_function(TITLED, arg=person.said("title-your_turns", count=1))


def test_whoever_sits_down_at_a_public_table_is_ready(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table("ganymede", visibility="public")
    guest.open("/").page.locator(f"[data-table='{table}']").get_by_role("button").click()
    guest.page.wait_for_url(f"**/tables/{table}")
    host.press("waiting-start")
    guest.wait_for_state("mine", "waiting")


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_open_tables_stand_before_the_games(visit: Visit, settings: dict[str, object]) -> None:
    table = visit().open_table("go_out", visibility="public")
    person = visit(**settings).open("/")
    row, shelf = person.page.locator(f"[data-table='{table}']"), person.page.locator("[data-tile]").first
    row.wait_for()
    above, below = row.bounding_box(), shelf.bounding_box()
    assert above is not None and below is not None and above["y"] < below["y"]
