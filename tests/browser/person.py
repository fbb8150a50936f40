"""Somebody in front of a browser, who knows nothing but what the page shows and offers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
)

from meijin.words import Words, sources

WEB = Path(__file__).parents[2] / "web"
WAIT = 30.0  # seconds for others to act, bots above all
QUICKLY = 10.0  # seconds for the page itself to show something
MOST_CLICKS = 3000  # in one game
NORMAL_CLOSURES = "net::ERR_ABORTED"  # what a page was still loading when it was left


# What can be clicked now at a table, by the marks the page gives it; nothing that is covered by a window.
OFFERED = """() => {
  const main = document.querySelector("main[data-page=table]");
  if (main === null) return null;
  const usable = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => !each.disabled && each.checkVisibility());
  return {
    state: main.dataset.state,
    shown: Number(main.dataset.ply),
    choices: usable("[data-choice]").map((each) => each.dataset.choice),
    lit: usable("[data-lit]").length,
    more: usable("[data-more]").length,
    sure: usable("[data-confirm]:not([data-choice])").length,
  };
}
"""

UNTIL = """
() => {{
  const offer = ({offered})();
  const anything = offer && (offer.choices.length || offer.lit || offer.more || offer.sure);
  return offer && ({condition}) ? offer : null;
}}
"""
BOARD = """
() => [...document.querySelectorAll("main [data-card]")].map(
  (each) => `${each.closest("[data-zone]")?.dataset.zone}: ${each.getAttribute("aria-label")}`)
"""


class Offer(NamedTuple):
    """What a table offers."""

    state: str
    shown: int  # how often the table has changed since the page was opened
    choices: tuple[str, ...]  # in words
    lit: int  # cards, places and players that may be pointed at
    more: int  # whether further choices are folded away
    sure: int  # whether the page asks if one is sure

    @property
    def anything(self) -> bool:
        """Whether there is anything to click."""
        return bool(self.choices or self.lit or self.more or self.sure)


@cache
def words(language: str = "en") -> Words:
    """The texts of the interface."""
    return Words(language, [source for part in ("page", "event", "console") for source in sources(language, part)])


class Person:
    """One browser with its own cookies, and the page in it."""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.rng = Random(0)
        self.words = words(language)
        self.touch = touch
        self.troubles: list[str] = []
        self._forgiving = False

    # -- looking -----------------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Person:
        """Go to an address, and wait until its page is there."""
        self.page.goto(path)
        self.page.locator("main[data-page]").wait_for()
        return self

    @property
    def state(self) -> str:
        """How the table stands for this person: open, waiting, mine or over."""
        return self.page.locator("main[data-page=table]").get_attribute("data-state") or ""

    def offer(self) -> Offer | None:
        """What the table offers; None while there is none."""
        found = self.page.evaluate(OFFERED)
        return None if found is None else _offer(found)

    def board(self) -> list[str]:
        """Every card that lies on the table, by the names the page gives them."""
        found: list[str] = self.page.evaluate(BOARD)
        return found

    def log(self) -> list[str]:
        """The lines of the log."""
        return self.page.locator("[role=log] li").all_inner_texts()

    def findings(self) -> list[str]:
        """What the page has found of the shuffles of a game that is over."""
        found = self.page.locator("[data-finding]").evaluate_all("all => all.map((each) => each.dataset.finding)")
        return [str(each).removeprefix("shuffles-") for each in found]

    def wait_for_turn(self) -> Offer:
        """Wait until there is something to choose, or the game is over."""
        return self._wait_for("a turn", "offer.state === 'over' || anything")

    def wait_for_state(self, *states: str) -> None:
        """Wait until the table stands so."""
        self._wait_for(f"the table to be {' or '.join(states)}", f"{json.dumps(states)}.includes(offer.state)")

    def _wait_for(self, what: str, condition: str) -> Offer:
        """Wait until the offer of the table is as a condition in JavaScript says."""
        until = UNTIL.format(offered=OFFERED, condition=condition)
        try:
            found = self.page.wait_for_function(until, timeout=WAIT * 1000, polling=30).json_value()
        except TimeoutError as error:
            raise AssertionError(f"waited {WAIT} s for {what} at {self.page.url}: {self.offer()}") from error
        return _offer(found)

    # -- doing -------------------------------------------------------------------------------------------------------

    def button(self, key: str, **values: object) -> Locator:
        """What can be pressed and is called by a message of the interface: a button, a link, a tab, a menu."""
        name, page = self.said(key, **values), self.page
        found = page.get_by_role("button", name=name, exact=True)
        for other in (page.get_by_role("link", name=name, exact=True), page.get_by_role("tab", name=name)):
            found = found.or_(other)
        return found.or_(page.locator("summary").get_by_text(name, exact=True)).locator("visible=true")

    def said(self, key: str, **values: object) -> str:
        """A text of the interface, in the language of this person."""
        said = self.words.format(key, "", values)
        assert said is not None, key
        return said

    def press(self, key: str, **values: object) -> None:
        """Press that button."""
        self.hit(self.button(key, **values).first)

    def hit(self, what: Locator, **where: Any) -> None:
        """Click something, or tap on it."""
        if self.touch:
            what.tap(**where)
        else:
            what.click(**where)

    def choose(self) -> Offer:
        """Make one choice, at random: by its button, or by pointing at cards until it is made. What was offered."""
        before = offer = self.wait_for_turn()
        if not offer.anything:
            raise AssertionError(f"nothing to choose, the game is over: {self.page.locator('main').inner_text()}")
        for _ in range(20):
            self._click_something(offer, may_point=offer is before)
            offer = self._wait_for("an answer", f"offer.shown !== {before.shown} || anything")
            if offer.shown != before.shown:
                return before
        raise AssertionError(f"twenty clicks make no choice of {before}")

    def _click_something(self, offer: Offer, may_point: bool) -> None:
        """Click one of the things that are offered."""
        try:
            if offer.sure:
                self.hit(self.page.locator("[data-confirm]:not([data-choice])").first)
            elif offer.lit and may_point and (not offer.choices or self.rng.random() < 0.4):
                self._point(self.rng.randrange(offer.lit))
            elif offer.choices:
                self.hit(self.choice(self.rng.choice(offer.choices)))
            elif offer.more:
                self.hit(self.page.locator("[data-more]").first)
            else:
                self._point(self.rng.randrange(offer.lit))
        except Error as error:
            if self.offer() == offer:  # the table has not moved on meanwhile
                raise AssertionError(f"what is offered cannot be clicked: {offer}") from error

    def _point(self, number: int) -> None:
        """Point at something that is lit, near its left edge: cards in a hand lie over each other."""
        lit = self.page.locator("[data-lit]").locator("visible=true").nth(number)
        self.hit(lit, position={"x": 8, "y": 16})

    def choice(self, action: str) -> Locator:
        """The button for a choice."""
        return self.page.locator(f"[data-choice={json.dumps(action)}]").locator("visible=true").first

    def play(self, choices: int = MOST_CLICKS) -> int:
        """Choose so often, or until the game is over; how many choices were made."""
        for made in range(choices):
            if self.wait_for_turn().state == "over":
                return made
            self.choose()
        return choices

    def resign(self) -> None:
        """Give the game up."""
        self.press("table-more")
        self.press("table-resign")
        self.press("sure-resign-yes")

    # -- asking the server -------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server in this person's name, as the page does; what is answered."""
        headers = {"content-type": "application/json"}
        sent = None if body is None else json.dumps(body)
        answer = self.page.context.request.fetch(path, method=method, headers=headers, data=sent)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def name(self) -> str:
        """What this person is called."""
        return str(self.ask("GET", "/api/me")["name"])

    def play_now(self, game: str, **terms: object) -> str:
        """Begin a game against bots and go to its table; its id."""
        self.ask("POST", "/api/session")
        table = str(self.ask("POST", "/api/play-now", {"game": game, **terms})["id"])
        self.open(f"/tables/{table}")
        return table

    def open_table(self, game: str, **terms: object) -> str:
        """Open a table for others and go there; its id."""
        self.ask("POST", "/api/session")
        table = str(self.ask("POST", "/api/tables", {"game": game, **terms})["id"])
        self.open(f"/tables/{table}")
        self.wait_for_state("open")
        return table

    def comes_from(self, other: Person) -> None:
        """Be the same person as another, at another browser."""
        self.page.context.add_cookies(other.page.context.cookies())  # type: ignore[arg-type]

    # -- troubles ----------------------------------------------------------------------------------------------------

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """Meanwhile the server cannot be reached, and the browser may say so."""
        self._forgiving = True
        yield
        self._forgiving = False

    def watch(self, page: Page) -> None:
        """Note whatever goes wrong on a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    def _note(self, trouble: str) -> None:
        if not self._forgiving:
            self.troubles.append(trouble)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != NORMAL_CLOSURES:
            self._note(f"request: {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer: {response.status} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("socketerror", lambda error: self._note(f"socket: {error}"))


def _offer(found: dict[str, Any]) -> Offer:
    return Offer(**{**found, "choices": tuple(found["choices"])})


def sit_down(context: BrowserContext, language: str, touch: bool) -> Person:
    """Somebody with a new page in a browser."""
    context.set_default_timeout(QUICKLY * 1000)
    person = Person(context.new_page(), language, touch)
    person.watch(person.page)
    context.on("page", person.watch)
    return person
