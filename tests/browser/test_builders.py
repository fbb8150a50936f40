"""Decks and teams built in the browser, and matches played with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looks import assert_fits, assert_no_barriers
from tests.browser.person import Person

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def build(person: Person, game: str, ready: str = "") -> Person:
    """Go to the builder of a game, and begin with a ready-made list."""
    person.open(f"/build/{game}")
    person.page.locator("[data-kind]").first.wait_for()
    if ready:
        person.page.locator("[data-ready]").select_option(ready)
        expect(person.page.locator("[data-legal]")).to_have_attribute("data-legal", "true")
    return person


def card(person: Person, kind: str) -> Locator:
    """A card to choose from."""
    return person.page.locator(f"[data-kind={kind}]")


def move(person: Person, section: str, kind: str) -> Locator:
    """What moves a card of a section to the other one."""
    listed = person.page.locator(f"[data-section={section}] [data-listed={kind}]")
    return listed.get_by_role("button", name=re.compile("^Move"))


def broken(person: Person, *kinds: str) -> None:
    """Exactly these rules must be said to be broken."""
    expect(person.page.locator("[data-problem]")).to_have_count(len(kinds))
    found = [each.get_attribute("data-problem") for each in person.page.locator("[data-problem]").all()]
    assert sorted(filter(None, found)) == sorted(kinds)


def save(person: Person, name: str) -> None:
    """Save the list under a name."""
    person.page.get_by_label(person.said("build-name"), exact=True).fill(name)
    person.press("build-save")
    person.page.wait_for_url(re.compile(r"/build/\w+/[0-9a-f]{16}$"))
    person.page.locator("[data-dirty=false]").wait_for()


def rename(person: Person, name: str, how: str) -> None:
    """Save a saved list under another name: it is called so from now on, or it is a new list."""
    person.page.get_by_label(person.said("build-name"), exact=True).fill(name)
    person.press("build-save")
    person.press(how)
    person.page.locator("[data-dirty=false]").wait_for()


def test_a_deck_is_built_mended_saved_and_chosen_for_a_table(visit: Visit) -> None:
    person = build(visit(), "crossover", "leaf-sand")
    person.hit(card(person, "n-490"))
    broken(person, "deck_size", "same_name", "fighters")
    assert "CB3.1.4" in person.page.locator("[data-problem=same_name]").inner_text()
    person.press("table-undo")
    broken(person)
    save(person, "Leaves and sand")
    person.page.reload()
    expect(person.page.locator("[data-section=main] [data-total]")).to_have_attribute("data-total", "40")
    person.open("/new/crossover")
    person.page.locator("[data-lists]").select_option(label="Leaves and sand")
    person.press("new-open")
    person.wait_for_state("open")
    chosen = person.page.locator("[data-lists] option:checked")
    expect(chosen).to_have_text("Leaves and sand")
    person.page.locator("[data-lists]").select_option(label="White Eyes and Fangs")
    table = person.page.url.rpartition("/")[2]
    expect(chosen).to_have_text("White Eyes and Fangs")
    for _ in range(100):  # what was chosen is kept a moment after the page shows it
        kept = person.ask("GET", f"/api/tables/{table}")["options"]["red_deck"]
        if kept == "byakugan-fang":
            break
        person.page.wait_for_timeout(20)
    assert kept == "byakugan-fang"


def test_every_broken_rule_is_named_and_such_a_deck_can_be_kept_but_not_played(visit: Visit) -> None:
    person = build(visit(), "crossover")
    for _ in range(4):
        person.hit(card(person, "n-490"))
    person.hit(card(person, "h-wi01"))
    person.page.get_by_text(person.said("build-add_to")).wait_for()
    person.page.get_by_role("radio", name="Sideboard").check(force=True)
    person.hit(card(person, "j-362"))
    broken(person, "deck_size", "deck_size", "same_name", "same_number", "other_line", "naruto_wishes")
    save(person, "Not yet")
    person.open("/new/crossover")
    option = person.page.locator("[data-lists] option", has_text="Not yet")
    expect(option).to_be_disabled()


def test_a_list_is_pasted_and_read_and_comes_out_again_the_same(visit: Visit, tmp_path: Path) -> None:
    person = build(visit(accept_downloads=True), "cat_battles")
    person.press("table-more")
    person.press("build-import")
    text = person.page.get_by_label(person.said("build-import-text"))
    text.fill("Name: Rush\nBoss\nYuzu\nKittens\n3 Snow\nSnwo")
    person.page.locator("dialog [data-problem=unknown]").wait_for()
    text.fill("Name: Rush\nBoss\nYuzu\nKittens\n3 Snow\nSham")
    person.page.locator("dialog [data-legal=true]").wait_for()
    person.press("build-import-take")
    expect(person.page.locator("[data-section=kittens] [data-total]")).to_have_attribute("data-total", "4")
    person.press("table-more")
    person.press("build-export")
    with person.page.expect_download() as download:
        person.press("record-download")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "Rush.txt"
    assert file.read_text().splitlines()[:4] == ["Name: Rush", "", "Boss (1)", "1 Madam Yuzu"]


def test_a_deck_is_built_with_the_keyboard_alone_and_a_bar_finds_its_cards(visit: Visit) -> None:
    person = build(visit(), "crossover", "earth-defenders")
    keys = person.page.keyboard
    card(person, "h-wa08").focus()
    keys.press("Enter")
    broken(person, "deck_size", "same_name", "fighters")
    keys.press("-")
    broken(person)
    keys.press("i")
    person.page.locator("dialog[open]").wait_for()
    keys.press("Escape")
    bar = person.page.locator("[data-tally=turn] button").last
    bar.focus()
    keys.press("Enter")
    shown = person.page.locator("[data-kind]").count()
    assert 0 < shown < 60
    person.page.get_by_role("button", name=person.said("build-all_again")).focus()
    keys.press("Enter")
    expect(person.page.locator("[data-kind]")).to_have_count(169)
    person.page.locator("[data-section=main] [data-listed=h-wa08]").get_by_role(
        "button", name=re.compile("^Move")
    ).focus()
    keys.press("Enter")
    broken(person, "deck_size", "deck_size")


def test_what_was_not_saved_is_there_again(visit: Visit) -> None:
    person = build(visit(), "cat_battles", "city_five")
    person.hit(card(person, "maro"))
    person.page.locator("[data-dirty=true]").wait_for()
    person.open("/")
    build(person, "cat_battles")
    expect(person.page.locator("[data-section=kittens] [data-total]")).to_have_attribute("data-total", "5")
    person.page.get_by_text(person.said("build-restored")).wait_for()


def test_a_saved_list_is_renamed_copied_and_deleted(visit: Visit) -> None:
    person = build(visit(), "cat_battles", "city_five")
    save(person, "Five")
    rename(person, "Fünf", "build-rename")
    expect(person.page.locator("[data-saved] option")).to_have_text([person.said("build-new"), "Fünf"])
    person.press("table-more")
    person.press("build-copy")
    save(person, "Six")
    saved = person.page.locator("[data-saved] option")
    expect(saved).to_have_text([person.said("build-new"), "Fünf", "Six"])
    person.press("table-more")
    person.press("build-delete")
    person.page.locator("dialog").get_by_role("button", name=person.said("build-delete")).click()
    person.page.wait_for_url(re.compile(r"/build/cat_battles$"))
    expect(saved).to_have_count(2)


def test_a_saved_list_stays_when_another_begins(visit: Visit) -> None:
    person = build(visit(), "cat_battles", "city_five")
    save(person, "Five")
    person.page.locator("[data-ready]").select_option("sample_alley_rush")
    person.page.wait_for_url(re.compile(r"/build/cat_battles$"))
    expect(person.page.locator("[data-saved]")).to_have_value("")
    person.page.locator("[data-dirty=true]").wait_for()
    save(person, "Rush")
    rename(person, "Rush again", "build-save_beside")
    expect(person.page.locator("[data-saved] option")).to_have_text(
        [person.said("build-new"), "Five", "Rush", "Rush again"]
    )


def test_a_saved_team_is_picked_at_the_table_at_once(visit: Visit) -> None:
    person = build(visit(), "cat_battles", "sample_alley_rush")
    save(person, "Rush")
    person.play_now("cat_battles", options={"mode": "full", "first_player": "seat0"})
    person.wait_for_turn()
    person.press("lists-use-team")
    person.page.wait_for_function("() => document.querySelector('[data-said-list]') === null")
    person.wait_for_turn()
    assert any("Madam Yuzu" in line for line in person.log())


def test_a_team_that_a_table_does_not_allow_is_not_offered_there(visit: Visit) -> None:
    person = build(visit(), "cat_battles", "sample_alley_rush")
    save(person, "Rush")
    person.play_now("cat_battles", options={"mode": "full", "max_kittens": "4"})
    person.wait_for_turn()
    expect(person.page.locator("[data-said-list] option")).to_be_disabled()
    expect(person.button("lists-use-team")).to_be_disabled()


def test_two_people_play_a_match_and_exchange_cards_unseen(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.open_table(
        "crossover", best_of=3, visibility="link", options={"red_deck": "leaf-sand", "chooser": "red"}
    )
    friend.open(f"/tables/{table}")
    friend.press("waiting-sit")
    friend.press("waiting-be_ready")
    host.press("waiting-start")
    host.page.locator("[data-score='0-0']").first.wait_for()
    host.wait_for_turn()
    host.resign()
    for person in (host, friend):
        person.wait_for_state("over")
        person.page.locator("[data-match] [data-score='0-1']").wait_for()
        person.page.locator("[data-later]").wait_for()  # the record tells both lists, so it comes with the match's end
        expect(person.page.locator("a[href$='/record']")).to_have_count(0)
        person.press("match-next")
        person.page.locator("[data-sideboard]").wait_for()
    assert host.page.url == friend.page.url
    mine = host.page.locator("[data-sideboard]")
    move(host, "main", "n-490").click()
    mine.locator("[data-problem=uneven_exchange]").wait_for()
    expect(host.button("match-play")).to_be_disabled()
    move(host, "side", "n-588").click()
    mine.locator("[data-legal=true]").wait_for()
    assert_no_barriers(host.page)
    host.press("match-play")
    friend.page.get_by_text(f"✓ {friend.said('waiting-ready')}").wait_for()
    friend.press("match-play")
    for person in (host, friend):
        person.wait_for_state("mine", "waiting")
        person.page.locator("[data-score='0-1']").first.wait_for()
    assert host.wait_for_turn().choices[:2] == ("first", "second")  # the loser chooses
    host.resign()
    friend.wait_for_state("over")
    friend.page.get_by_text(friend.said("match-you_won", score="2–0")).wait_for()
    expect(friend.button("match-again")).to_be_visible()


def test_against_a_bot_the_next_game_is_one_click_away(visit: Visit) -> None:
    person = visit()
    person.play_now("ganymede", best_of=3)
    person.wait_for_turn()
    person.resign()
    person.wait_for_state("over")
    before = person.page.url
    person.press("match-next")
    person.page.wait_for_url(lambda url: url != before)
    person.wait_for_turn()
    assert person.page.locator("[data-score='0-1']").first.is_visible()


@pytest.mark.parametrize("game", ["crossover", "cat_battles"])
def test_a_builder_has_no_barriers_and_fits_a_phone(visit: Visit, game: str) -> None:
    desk, phone = visit(), visit(**PHONE)
    for person in (desk, phone):
        build(person, game)
        person.hit(card(person, "n-490" if game == "crossover" else "snow"))
        person.page.locator("[data-problem]").first.wait_for(state="attached")
    assert_no_barriers(desk.page)
    assert_fits(phone.page)
    person.hit(phone.page.locator("[aria-pressed]", has_text=phone.said("build-list")))
    phone.page.locator("[data-section]").first.wait_for()
    assert_fits(phone.page)
    assert_no_barriers(phone.page)


def test_a_japanese_builder_says_everything_in_japanese(visit: Visit) -> None:
    person = visit(locale="ja")
    build(person, "crossover", "leaf-sand")
    person.hit(card(person, "n-490"))
    broken(person, "deck_size", "same_name", "fighters")
    said = person.page.locator("[data-legal]").inner_text()
    assert not re.search("[a-z]{3}", re.sub(r"CB[\d.]+", "", said)), said
