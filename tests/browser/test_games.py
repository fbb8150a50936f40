"""A person plays a whole game of every kind against bots, with what the page offers; nobody is kept out of it.

Whole games of every kind are played here and nowhere else, so all that belongs to one is looked at in it: on a phone
and at a desk, by day and by night, in the middle and at the end.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import PHONE, assert_fits, assert_no_barriers
from tests.installed import INSTALLED

ON_THE_PHONE = 5  # choices
# Short forms of the long games, so that they end while somebody watches.
SHORT: dict[str, dict[str, object]] = {
    "go_out": {"options": {"wins_needed": 1}},
    "ranking_battle": {"players": 3, "options": {"quick": True, "round_limit": 10}},
}


@pytest.mark.parametrize("game", INSTALLED)
def test_a_whole_game_against_bots_begun_on_a_phone_with_a_reload_in_the_middle(visit: Visit, game: str) -> None:
    phone, person = visit(**PHONE), visit()
    table = phone.play_now(game, **SHORT.get(game, {}))
    phone.wait_for_turn()
    assert_fits(phone.page)
    phone.play(ON_THE_PHONE)
    phone.wait_for_turn()
    assert_fits(phone.page)
    phone.open(f"/rules/{game}")  # it need not draw the rest of the game
    person.comes_from(phone)
    person.open(f"/tables/{table}")
    offered, told = person.wait_for_turn(), person.log()
    person.page.reload()
    again = person.wait_for_turn()
    assert (again.state, again.choices) == (offered.state, offered.choices), "the same is asked as before"
    kept = person.log()
    assert kept and told[-len(kept) :] == kept, "at most what is long past is told no more"
    assert_no_barriers(person.page)
    person.play()
    assert person.state == "over"
    over = person.page.locator("[data-over]")
    assert over.is_visible() and over.inner_text()
    assert_no_barriers(person.page)
    assert person.ask("GET", f"/api/tables/{table}")["status"] == "over"
    phone.open(f"/tables/{table}")
    phone.wait_for_state("over")
    assert_fits(phone.page)


def test_a_limit_is_a_number_or_none(visit: Visit) -> None:
    person = visit().open("/new/ganymede")
    person.page.get_by_text(person.said("new-more")).click()
    number = person.page.get_by_label("Last round")
    number.fill("12")
    lifted = person.page.get_by_label("no limit")
    lifted.check()
    assert number.is_disabled() and number.input_value() == ""
    person.press("new-open")
    person.wait_for_state("open")
    table = person.page.url.rpartition("/")[2]
    assert person.ask("GET", f"/api/tables/{table}")["options"]["round_limit"] == "none"
    assert "no limit" in person.page.locator(".terms").first.inner_text()


def test_two_clicks_lead_from_the_door_into_a_game(visit: Visit) -> None:
    newcomer = visit().open("/")
    newcomer.page.locator("[data-play=ganymede]").click()
    newcomer.page.locator("[data-bot=regular]").click()
    newcomer.page.wait_for_url("**/tables/*")
    newcomer.choose()
    newcomer.open("/")
    newcomer.button("lobby-go_on").click()
    assert newcomer.wait_for_turn().state == "mine", "the game waits where it was left"


@pytest.mark.parametrize("game", INSTALLED)
def test_with_everything_moving_no_click_is_refused(visit: Visit, game: str) -> None:
    person = visit(reduced_motion="no-preference")
    person.play_now(game, **SHORT.get(game, {}))
    for _ in range(4):
        if person.wait_for_turn().state != "over":
            person.choose()
        assert not person.page.locator("[role=status] .trouble").count()
