"""How tournaments look: for everybody, in Japanese, on a telephone, on the wall and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from playwright.sync_api import Browser
from pypdf import PdfReader

from tests.browser.aloud import latin_left
from tests.browser.conftest import Visit
from tests.browser.looks import assert_fits, assert_no_barriers
from tests.browser.organiser import Player, Staff
from tests.browser.person import Person, sit_down
from tests.server.process import ServerProcess

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
PUBLIC = ("overview", "pairings", "standings", "bracket", "players", "log")
CONSOLE = ("now", "desk", "lists", "round", "standings", "event", "log")
NAMES = ("青木", "馬場", "千葉", "土井", "遠藤", "藤田", "後藤", "橋本")
NAME, VENUE, PRIZE = "金曜の夜杯", "駅前の店", "金の魚"

# Pixels between the clock of the wall and what stands beside it.
NEAREST = """
() => {
  const edge = document.querySelector("[data-clock]").getBoundingClientRect().right;
  const beside = [...document.querySelectorAll("[data-player], li[data-table]")];
  return Math.min(...beside.map((each) => each.getBoundingClientRect().left)) - edge;
}
"""
A4, LETTER = (595, 842), (612, 792)


@pytest.fixture(scope="module")
def cup(chromium: Browser, server: ServerProcess) -> Iterator[Staff]:
    """The Meijin of an event with nine players, a round that is closed, and an elimination that is being played."""
    context = chromium.new_context(base_url=server.url)
    meijin = Staff(sit_down(context, "en", touch=False), "芽衣")
    prizes = [{"first": 1, "last": 1, "text": PRIZE}]
    meijin.makes(name=NAME, venue=VENUE, date="金曜日", cut=4, rounds=1, prizes=prizes)
    meijin.enters(*NAMES)
    Player(sit_down(chromium.new_context(base_url=server.url), "en", touch=False), "秋", meijin.event).is_registered()
    for match in meijin.begins():
        meijin.settles(match, (2, 1))
    meijin.orders("close_round")
    first, second = meijin.begins()
    meijin.settles(first)
    meijin.orders("call_judge", match=second["id"], about="カードが足りない")
    meijin.orders("penalize", player=second["seats"][0], infraction="slow_play", level="warning")
    yield meijin
    for each in chromium.contexts:
        each.close()


def come_as(visit: Visit, somebody: Staff, **settings: Any) -> Person:
    """The same person at another computer."""
    return visit(storage_state=somebody.person.page.context.storage_state(), **settings)


def addresses(event: str) -> list[str]:
    """Every page of an event, and those where events are listed and made."""
    return [
        "/events",
        "/events/new",
        *(f"/events/{event}#{part}" for part in PUBLIC),
        *(f"/events/{event}/console#{part}" for part in CONSOLE),
        f"/events/{event}/projector",
    ]


def open_fully(person: Person, address: str) -> None:
    """Go to a page, and wait until everything is there."""
    person.open(address)
    _, parted, part = address.partition("#")
    person.page.locator(f"main[data-tab={part}]" if parted else "main").wait_for()
    person.page.locator("main h1, main h2").first.wait_for()
    if part == "log":
        person.page.locator("main [data-entry]").first.wait_for()
    if address == "/events":
        person.page.locator("main [data-event]").first.wait_for()
        person.page.wait_for_load_state("networkidle")  # what the games are called comes after them


def test_no_page_of_an_event_has_barriers(visit: Visit, cup: Staff) -> None:
    meijin = come_as(visit, cup)
    for address in addresses(cup.event):
        open_fully(meijin, address)
        assert_no_barriers(meijin.page)


def test_no_page_of_an_event_has_english_left_in_japanese(visit: Visit, cup: Staff) -> None:
    meijin = come_as(visit, cup, locale="ja")
    left = {}
    for address in addresses(cup.event):
        open_fully(meijin, address)
        if english := latin_left(meijin.page, event=cup.event):
            left[address] = english
    assert not left, "\n".join(f"{address}: {english}" for address, english in left.items())


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_what_is_wrong_with_a_new_event_is_told_beside_its_field(visit: Visit, locale: str) -> None:
    person = visit(locale=locale)
    page = person.page
    person.open("/events/new")
    page.locator("label[data-game] input:checked").wait_for(state="attached")
    page.locator("input[name=event-name]").fill(NAME)
    person.press("event-new-more")
    page.locator("input[name=break_minutes]").fill("5")
    with person.forgiving():
        person.press("event-new-make_open")
        page.locator("label:has(input[name=break_minutes]) [data-trouble]").wait_for()
    assert page.locator("[data-trouble]").count() == 1


def test_every_page_of_an_event_fits_a_phone(visit: Visit, cup: Staff) -> None:
    meijin = come_as(visit, cup, **PHONE)
    for address in addresses(cup.event):
        open_fully(meijin, address)
        assert_fits(meijin.page)


def test_a_round_with_a_phone_from_registration_to_the_result(visit: Visit) -> None:
    meijin = Staff(visit(), "Mei").makes()
    bunta = Player(visit(), "Bunta", meijin.event).is_registered()
    aki = Player(visit(**PHONE), "Aki", meijin.event).goes_to()
    assert_fits(aki.page)
    aki.registers()
    assert_fits(aki.page)
    meijin.enters("Chie", "Daigo")
    meijin.orders("close_registration")
    meijin.orders("pair")
    match = next(each for each in meijin.matches() if aki.player in each["seats"])
    if bunta.player not in match["seats"]:
        other = next(each for each in match["seats"] if each != aki.player)
        meijin.orders("swap_players", "they want to meet", one=other, other=bunta.player)
    meijin.orders("publish")
    match = next(each for each in meijin.matches() if aki.player in each["seats"])
    aki.waits_for_table(match)
    assert_fits(aki.page)
    meijin.orders("start_clock")
    aki.my("[data-clock]").wait_for()  # it makes itself room
    calls_a_judge(aki)
    aki.reports("2-0")
    aki.waits_for_state("reported")
    assert_fits(aki.page)
    bunta.says(0, 2)
    aki.waits_for_state("confirmed")
    aki.my(".stands.win").wait_for()
    assert_fits(aki.page)
    for part in ("pairings", "standings", "players", "log", "overview"):
        aki.part(part)
        assert_fits(aki.page)


def calls_a_judge(aki: Player) -> None:
    """A judge is called to the table with a thumb."""
    call = aki.my("[data-order=call_judge]")
    call.wait_for()
    aki.person.hit(call)
    window = aki.page.locator("dialog[open]")
    window.wait_for()
    assert_fits(aki.page)
    aki.person.hit(window.get_by_role("button", name=aki.person.said("event-judge-missing")))
    aki.reads(aki.person.said("event-judge-coming"))
    assert_fits(aki.page)


def test_the_wall_follows_an_event_by_itself_and_has_no_barriers(visit: Visit) -> None:
    meijin = Staff(visit(), "Mei").makes(prizes=[{"first": 1, "last": 1, "text": "A golden fish"}])
    wall = visit(viewport={"width": 1920, "height": 1080}).open(f"/events/{meijin.event}/projector").page

    def shows(scene: str, *texts: str) -> None:
        wall.locator(f"main[data-scene={scene}]").wait_for()
        for text in texts:
            wall.get_by_text(text).first.wait_for()
        assert_no_barriers(wall)

    meijin.enters("Aki", "Bunta", "Chie", "Daigo")
    shows("welcome", "Aki", "Daigo")
    matches = meijin.begins()
    shows("pairings", "Aki", "Daigo")
    for match in matches:
        meijin.settles(match)
    meijin.orders("close_round")
    shows("standings", "Aki", "Daigo")
    meijin.orders("end_swiss", "the shop closes")
    meijin.orders("finish")
    shows("podium", "A golden fish")


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_clock_on_the_wall_leaves_the_names_their_room(visit: Visit, locale: str) -> None:
    meijin = Staff(visit(), "Mei").makes()
    meijin.enters(*(f"Konstantinopolitan {number}" for number in range(34)))
    sizes = ({"width": 1280, "height": 720}, {"width": 1920, "height": 1080})
    walls = [visit(locale=locale, viewport=size).open(f"/events/{meijin.event}/projector").page for size in sizes]

    def leave_room(phase: str) -> None:
        for wall in walls:
            wall.locator(f"main[data-phase={phase}]").wait_for()
            assert wall.evaluate(NEAREST) > 10

    meijin.begins()
    leave_room("running")
    meijin.orders("call_time")
    leave_room("time_called")


def extracted(data: bytes) -> tuple[list[tuple[int, int]], str]:
    """The sizes of the pages of a PDF, and their text without spaces."""
    pages = PdfReader(BytesIO(data)).pages
    sizes = [(round(page.mediabox.width), round(page.mediabox.height)) for page in pages]
    return sizes, re.sub(r"\s", "", "".join(page.extract_text() for page in pages))


def offered_sheets(meijin: Person, event: str, paper: str) -> dict[str, list[str]]:
    """The sheets that the console offers for the first round, each with the addresses of its page and its PDF."""
    meijin.open(f"/events/{event}/console#now")
    for label, choice in (("paper", {"value": paper}), ("round", {"index": 0})):
        meijin.page.get_by_label(meijin.said(f"event-console-print-{label}"), exact=True).select_option(**choice)
    return {
        str(each.get_attribute("data-print")): [str(link.get_attribute("href")) for link in each.locator("a").all()]
        for each in meijin.page.locator("[data-print]").all()
    }


def test_every_sheet_is_printed_from_the_console(visit: Visit, cup: Staff) -> None:
    meijin = come_as(visit, cup)
    everybody = (*NAMES, "秋")
    names = {player: name for name, player in cup.ids().items()}
    best = [names[player] for match in cup.matches() for player in match["seats"]]
    expected = {
        "pairings-by-table": everybody,
        "pairings-by-name": everybody,
        "slips": [names[player] for match in cup.matches(1) if len(match["seats"]) == 2 for player in match["seats"]],
        "standings": everybody,
        "score-cards": (*everybody, VENUE),
        "deck-lists": everybody,
        "sleeve-checklist": (),
        "bracket": best,
        "prizes": (PRIZE,),
        "checklist": (),
    }
    sheets = offered_sheets(meijin, cup.event, "letter")
    assert sheets.keys() == expected.keys()
    printed = [(LETTER, "slips", sheets["slips"])]
    printed += [(A4, *each) for each in offered_sheets(meijin, cup.event, "a4").items()]
    for size, sheet, (page_address, pdf_address) in printed:
        meijin.page.goto(page_address)
        on_paper = meijin.page.pdf(prefer_css_page_size=True)
        file = meijin.page.context.request.get(pdf_address)
        assert file.headers["content-type"] == "application/pdf", file.text()
        for data in (on_paper, file.body()):
            sizes, text = extracted(data)
            wanted = size[::-1] if sheet == "bracket" else size
            assert set(sizes) == {wanted}, sheet
            for name in (NAME, *expected[sheet]):
                assert name in text, f"{name} is missing from {sheet}"
