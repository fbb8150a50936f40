"""What people look at or are about to press stays where it is, however slowly the rest of the page comes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person

# From now on the buttons that are taken away are noted.
REMOVED = """() => {
  window.removed = [];
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const each of removedNodes) if (each.nodeName === "BUTTON") removed.push(each.textContent.trim());
  }).observe(document.body, { childList: true, subtree: true });
}"""
FOCUSED = "() => document.activeElement?.dataset.play"


class Held:
    """Answers of the server that a page waits for until they are let through."""

    def __init__(self, person: Person, pattern: str) -> None:
        self._person = person
        self._asked: list[Route] = []
        person.page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        self._asked.append(route)

    def let_through(self) -> None:
        """Let through what was asked for so far, the last first."""
        for route in reversed(self._asked):
            with self._person.page.expect_response(route.request.url):
                route.continue_()


@contextmanager
def pressing(person: Person, what: Locator) -> Iterator[None]:
    """The mouse goes down on something, something happens, and the mouse comes up again."""
    what.wait_for()
    box = what.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    person.page.mouse.down()
    yield
    person.page.mouse.up()


def test_a_game_keeps_its_place_and_the_focus_while_the_lobby_comes(visit: Visit) -> None:
    person = visit()
    details = Held(person, "**/api/games/*")
    person.open("/")
    play = person.page.locator("[data-play]")
    play.first.wait_for()
    order = play.evaluate_all("all => all.map((each) => each.dataset.play)")
    for game in order:
        person.page.locator(f"[data-play={game}]").focus()
    details.let_through()
    assert play.evaluate_all("all => all.map((each) => each.dataset.play)") == order
    assert person.page.evaluate(FOCUSED) == order[-1]


def test_a_press_counts_though_the_lists_of_cards_come_meanwhile(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.open_table("crossover", visibility="link")
    lists = Held(friend, "**/api/games/crossover/lists")
    friend.open(f"/tables/{table}")
    friend.press("waiting-sit")
    with pressing(friend, friend.button("waiting-be_ready")):
        lists.let_through()
        friend.page.locator("[data-lists]:enabled").wait_for()
    expect(host.button("waiting-start")).to_be_enabled()


def test_whoever_sits_down_stays_seated_though_the_table_is_slow_to_greet(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.open_table("crossover", visibility="link")
    late: list[Callable[[], None]] = []

    def connect(socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda message: late.append(lambda: socket.send(message)))

    friend.page.route_web_socket("**/socket*", connect)
    friend.open(f"/tables/{table}")
    with friend.page.expect_response("**/seats/*"):
        friend.press("waiting-sit")
    host.page.get_by_text(host.said("waiting-not_ready")).wait_for()
    friend.page.evaluate(REMOVED)
    while late:
        late.pop(0)()
    friend.press("waiting-be_ready")
    friend.page.wait_for_function("() => removed.length > 0")
    assert friend.page.evaluate("removed") == [friend.said("waiting-sit")]


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_the_log_keeps_its_room_when_one_reads_about_the_shuffles(
    visit: Visit, finished: str, size: dict[str, int]
) -> None:
    person = visit(viewport=size)
    person.open(f"/tables/{finished}")
    person.wait_for_state("over")
    height = "() => document.querySelector('[role=log]').clientHeight"
    before = person.page.evaluate(height)
    person.hit(person.page.locator("aside summary"))
    person.page.locator("[data-finding]").first.wait_for()
    assert person.page.evaluate(height) == before > 200
