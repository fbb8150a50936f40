"""Connections break. No click is lost, none counts twice, and people are told what is going on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.cable import Cable
from tests.browser.conftest import Visit
from tests.browser.person import WAIT, Person
from tests.server.process import ServerProcess


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, which may be killed."""
    with ServerProcess(f"sqlite:///{tmp_path}/meijin.db", tmp_path) as running:
        yield running


# Nothing is done for this player, so that every action is a click.
ASKED_EVERYTHING = """
if (location.protocol.startsWith("http"))
  localStorage.setItem("meijin settings", JSON.stringify({ routine: { ganymede: { alone: false, skipped: [] } } }));
"""


# A tab shows the same choices and last lines of the log as another.
SEEN_TOO = """
([choices, lines]) => {
  const offered = [...document.querySelectorAll("[data-choice]")].map((each) => each.dataset.choice);
  const log = [...document.querySelectorAll("[role=log] li")].map((each) => each.innerText);
  return `${offered}` === `${choices}` && `${log.slice(-5)}` === `${lines}`;
}
"""


def told_of_the_loss(person: Person) -> None:
    """Wait until the page says that the connection is lost."""
    person.page.get_by_role("alert").get_by_text(person.said("table-away")).wait_for()


def back_again(person: Person) -> None:
    """Wait until the page is connected again."""
    person.page.get_by_text(person.said("table-away")).wait_for(state="detached", timeout=30_000)


def acted(person: Person, table: str) -> int:
    """How often Red had acted before giving up, as the record of the game says."""
    person.resign()
    person.wait_for_state("over")
    record = person.ask("GET", f"/api/tables/{table}/record")
    assert re.search(r"^\d+ red resign$", record, re.MULTILINE)
    return len(re.findall(r"^\d+ red (?!resign$)", record, re.MULTILINE))


def test_a_click_while_the_server_is_down_is_done_once_when_it_is_back(mortal: ServerProcess, visit: Visit) -> None:
    person = visit(mortal.url)
    person.page.add_init_script(ASKED_EVERYTHING)
    table = person.play_now("ganymede")
    made = person.play(2)
    offer = person.wait_for_turn()
    with person.forgiving():
        mortal.kill()
        told_of_the_loss(person)
        person.choice(offer.choices[0]).click()
        assert not person.page.locator("[data-choice]").count(), "nothing is asked while a choice is under way"
        mortal.start()
        back_again(person)
        made += 1 + person.play(2)  # what was asked before may fail as late as this
        person.wait_for_turn()
    assert acted(person, table) == made


def test_a_click_while_the_browser_is_offline_is_done_once_when_it_is_back(visit: Visit, server: ServerProcess) -> None:
    with Cable(server.port) as cable:
        person = visit(cable.url)
        person.page.add_init_script(ASKED_EVERYTHING)
        table = person.play_now("ganymede")
        made = person.play(2)
        before = person.wait_for_turn().choices, person.board()
        with person.forgiving():
            cable.cut()
            person.page.context.set_offline(True)
            told_of_the_loss(person)
            assert (person.wait_for_turn().choices, person.board()) == before, "the table stays to be looked at"
            person.choice(before[0][0]).click()
            cable.mend()
            person.page.context.set_offline(False)
            back_again(person)
            made += 1 + person.play(2)
            person.wait_for_turn()
        assert acted(person, table) == made
        person.page.goto("about:blank")  # before the cable goes


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    person = visit()
    person.page.context.add_init_script(ASKED_EVERYTHING)
    table = person.play_now("ganymede")
    other = Person(person.page.context.new_page())
    other.open(f"/tables/{table}")
    for tab, beside in ((person, other), (other, person)) * 4:
        tab.choose()
        seen = [list(tab.wait_for_turn().choices), tab.log()[-5:]]
        beside.page.wait_for_function(SEEN_TOO, arg=seen, timeout=WAIT * 1000)
    assert not other.troubles


def test_whoever_s_number_does_not_reach_the_server_is_told_so(visit: Visit) -> None:
    person = visit()

    def lose_numbers(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if '"reveal"' in str(said) else server.send(said))

    person.page.route_web_socket("**/socket*", lose_numbers)
    person.play_now("ganymede")
    person.page.get_by_role("status").get_by_text(person.said("numbers-collecting")).wait_for()
    person.wait_for_turn()  # nobody waits for it for ever
    person.page.get_by_role("alert").get_by_text(person.said("numbers-unused")).wait_for()
    person.press("table-more")
    person.press("table-resign")
    person.press("sure-resign-yes")
    person.wait_for_state("over")
    assert person.findings() == ["promise", "own_withheld", "bot", "mixed"]
    assert person.page.get_by_text(person.said("shuffles-broken")).is_visible()
