"""People at a tournament: those who run it from the console, and those who play in it from their own page."""

from __future__ import annotations

import json
from typing import Any, Self

from playwright.sync_api import Locator

from tests.browser.person import Person

Match = dict[str, Any]

# Rounds follow each other at once, which official events do not allow.
FREE = {"game": "crossover", "mode": "free", "settings": {"break_minutes": 0}}
BEGIN = ("close_registration", "pair", "publish", "start_clock")


class Attendee:
    """Somebody at one event, with a browser of their own."""

    def __init__(self, person: Person, name: str, event: str = "") -> None:
        self.person = person
        self.page = person.page
        self.name = name
        self.event = event
        person.ask("POST", "/api/session")
        person.ask("PATCH", "/api/me", {"name": name})

    # -- asking the server, to set the scene -------------------------------------------------------------------------

    def orders(self, kind: str, reason: str = "", **fields: object) -> None:
        """Give an order without the page."""
        body = {"command": {"type": kind, **fields}, "reason": reason}
        self.person.ask("POST", f"/api/events/{self.event}/orders", body)

    def sees(self) -> Any:
        """The event as the server tells it to them."""
        return self.person.ask("GET", f"/api/events/{self.event}")

    def matches(self, round_no: int = 0) -> list[Match]:
        """The matches of a round; of the newest one without a number."""
        found: list[Match] = self.sees()["rounds"][round_no - 1]["matches"]
        return found

    def ids(self) -> dict[str, str]:
        """Everybody's id by name."""
        return {each["name"]: each["player"] for each in self.sees()["players"]}

    # -- at the page ---------------------------------------------------------------------------------------------------

    def goes_to(self, path: str = "") -> Self:
        """Open a page of the event."""
        self.person.open(f"/events/{self.event}{path}")
        return self

    def part(self, name: str) -> None:
        """Go to a part of the page, as its tabs name them."""
        self.person.hit(self.page.locator(f"main nav a[href='#{name}']"))
        self.page.locator(f"main[data-tab={name}]").wait_for()

    def button(self, order: str, within: str = "main") -> Locator:
        """The first button that can be seen of those that send an order."""
        return self.page.locator(f"{within} [data-order={order}]").locator("visible=true").first

    def press(self, order: str, within: str = "main") -> None:
        """Press it."""
        self.person.hit(self.button(order, within))

    def waits_for_phase(self, phase: str) -> None:
        """Wait until the page shows that the event has come so far."""
        self.page.locator(f"main[data-phase={phase}]").wait_for()

    def reads(self, text: str) -> None:
        """Wait until a text can be read."""
        self.page.get_by_text(text).locator("visible=true").first.wait_for()


class Staff(Attendee):
    """The Meijin or a judge."""

    def makes(self, **wanted: object) -> Self:
        """Make an event without the page, open for registration."""
        terms = {"name": "Friday Night", **FREE, **wanted}
        self.event = self.person.ask("POST", "/api/events", terms)["id"]
        self.orders("open")
        return self

    def enters(self, *names: str, **more: object) -> list[str]:
        """Enter people without the page; they are there. Their ids."""
        people = [{"name": name, "check_in": True, **more} for name in names]
        entered: list[str] = self.person.ask("POST", f"/api/events/{self.event}/players", {"players": people})[
            "players"
        ]
        return entered

    def begins(self) -> list[Match]:
        """Have the next round played, without the page; its matches."""
        first = 0 if self.sees()["event"]["phase"] == "registration" else 1
        for kind in BEGIN[first:]:
            self.orders(kind)
        return self.matches()

    def orders(self, kind: str, reason: str = "", **fields: object) -> None:
        """Give an order without the page; a draw waits until the players' pages have given their numbers."""
        while kind == "pair" and (until := self.sees()["event"]["next"]["not_before"]) and until > self.sees()["at"]:
            self.page.wait_for_timeout(50)
        super().orders(kind, reason, **fields)

    def settles(self, match: Match, score: tuple[int, int] = (2, 0)) -> None:
        """Enter a result without the page."""
        if len(match["seats"]) > 1:
            self.orders("enter_result", match=match["id"], result={"kind": "played", "score": score})

    def console(self, part: str = "now") -> Self:
        """Open the console at one of its parts."""
        return self.goes_to(f"/console#{part}")

    def takes_step(self, code: str, order: str = "") -> None:
        """Take the next step of the event, which must be this one, and say that one is sure if the page asks."""
        order = order or code
        here = self.page.locator(f"[data-step={code}]")
        here.wait_for()
        before = self.page.locator("main").get_attribute("data-phase")
        self.person.hit(here.locator(f"[data-order={order}]"))
        asked = self.page.locator(f"[data-send={order}]")
        asked.or_(self.page.locator(f"main:not([data-phase={before}])")).first.wait_for()
        if asked.is_visible():
            self.person.hit(asked)
        self.page.locator(f"main:not([data-phase={before}])").wait_for()

    def sends(self, order: str, reason: str = "") -> None:
        """Answer the question that the page asks before an order."""
        if reason:
            self.page.locator("[data-reason]").fill(reason)
        self.person.hit(self.page.locator(f"[data-send={order}]"))
        self.page.locator("[data-asking]").wait_for(state="detached")

    def types_result(self, line: str) -> str:
        """Type a result as it stands on a slip, and press Enter; what the page says about it."""
        field = self.page.locator("input[name=quick]")
        field.fill(line)
        said = self.page.locator("#quick-read").inner_text()
        field.press("Enter")
        return said

    def enters_results(self, results: dict[int, str]) -> None:
        """Enter the results of tables from a pile of slips."""
        for table, score in results.items():
            self.types_result(f"{table} {score}")
            self.page.locator(f"button[data-state=confirmed] [data-table='{table}']").wait_for()

    def types_name(self, name: str) -> None:
        """Enter somebody at the desk."""
        field = self.page.locator("[data-add] input[name=name]")
        field.fill(name)
        field.press("Enter")
        self.page.locator("[data-player]", has_text=name).first.wait_for()

    def pastes_names(self, names: list[str]) -> None:
        """Write a list of names into the desk's field for many."""
        self.person.press("event-console-add-many")
        self.page.locator("textarea[name=names]").fill("\n".join(names))

    def row(self, player: str) -> Locator:
        """A player's line at the desk."""
        return self.page.locator(f"li[data-player={player}][data-status]")

    def opens_menu(self, player: str) -> Locator:
        """Open what more can be done with a player."""
        row = self.row(player)
        self.person.hit(row.locator("summary"))
        return row.locator("details[open]")

    def penalizes(self, player: str, infraction: str, level: str) -> None:
        """Give a penalty as the rules propose it, which must be this one."""
        self.person.hit(
            self.opens_menu(player).get_by_role("button", name=self.person.said("event-console-penalty"), exact=True)
        )
        window = self.page.locator("dialog[open]")
        window.locator("select[name=infraction]").select_option(infraction)
        proposed = window.locator("label", has=self.page.locator("input:checked"), has_text=level)
        proposed.get_by_text(self.person.said("event-console-proposed")).wait_for()
        self.person.hit(window.locator("[data-order=penalize]"))
        window.wait_for(state="detached")


class Player(Attendee):
    """Somebody who plays."""

    player = ""

    def registers(self) -> Self:
        """Enter the event with one click and say that one is there."""
        self.press("enter", "[data-register]")
        mine = self.page.locator("[data-mine]")
        mine.wait_for()
        self.player = mine.get_attribute("data-mine") or ""
        self.press("check_in")
        self.reads(self.person.said("event-entry-checked_in"))
        return self

    def is_registered(self) -> Self:
        """Enter without the page."""
        (self.player,) = self.person.ask("POST", f"/api/events/{self.event}/register", {})["players"]
        self.orders("check_in", player=self.player)
        return self

    def says(self, mine: int, theirs: int) -> None:
        """Report a result without the page."""
        match = next(each for each in self.matches() if self.player in each["seats"])
        score = [mine, theirs] if match["seats"][0] == self.player else [theirs, mine]
        self.orders("report", player=self.player, match=match["id"], result={"kind": "played", "score": score})

    def my(self, what: str) -> Locator:
        """Something of one's own part of the page."""
        return self.page.locator(f"[data-mine] {what}")

    def waits_for_table(self, match: Match) -> None:
        """Wait until the page leads to this match."""
        self.my(f"[data-match={json.dumps(match['id'])}]").wait_for()
        assert self.my(".ticket [data-table]").get_attribute("data-table") == str(match["table"])

    def reports(self, score: str) -> None:
        """Press the score, one's own games first."""
        self.person.hit(self.my(f"[data-order=report][data-score='{score}']"))

    def waits_for_state(self, state: str) -> None:
        """Wait until the own match stands so."""
        self.my(f"[data-match][data-state={state}]").wait_for()
