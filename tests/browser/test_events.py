"""Tournaments as people run and play them: from the form to the prizes, each in a browser of their own."""

from __future__ import annotations

import json
import re
import subprocess
from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from meijin.tournament.files import to_json
from meijin.tournament.settings import Level
from tests.browser.conftest import Visit
from tests.browser.organiser import Match, Player, Staff
from tests.browser.person import WAIT
from tests.browser.test_keyboard import tab_to
from tests.server.process import MEIJIN
from tests.tournament.desk import Desk

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AT_THE_DESK = ["Chie", "Daigo", "Emi", "Fumio", "Goro", "Hana"]
THIRTEEN = ["Aki", "Bunta", *AT_THE_DESK, "Isamu", "Jun", "Kei", "Leo", "Maki"]


def points(view: Any, rounds: int) -> dict[str, int]:
    """Everybody's match points after so many rounds, counted from the scores: 3 for a win or a bye, 1 for a draw."""
    total: dict[str, int] = defaultdict(int)
    for each in view["rounds"][:rounds]:
        for match in each["matches"]:
            for player in match["seats"]:
                total[player] += _worth(match, player)
    return total


def _worth(match: Match, player: str) -> int:
    if len(match["seats"]) == 1:
        return 3
    own, other = match["score"] if match["seats"][0] == player else match["score"][::-1]
    return 3 if own > other else 1 if own == other else 0


def opponents(view: Any, player: str) -> list[str]:
    """Whom a player has met."""
    met = [match["seats"] for each in view["rounds"] for match in each["matches"] if player in match["seats"]]
    return [other for seats in met for other in seats if other != player]


def lot(seed: str, round_no: int, player: str) -> str:
    """The key that orders players of equal points, as the rules write it."""
    return sha256(f"meijin/1|{seed}|pair|swiss|{round_no}|0|{player}".encode()).hexdigest()


def test_an_event_of_eight_from_the_form_to_the_prizes(visit: Visit, tmp_path: Path) -> None:
    meijin = Staff(visit(), "Mei")
    judge = Staff(visit(), "Kuma")
    judge.person.ask("POST", "/api/account", {"name": "Kuma the Judge", "password": "a bear in the woods"})
    plans_an_event(meijin)
    judge.event = meijin.event
    aki, bunta = (Player(visit(), name, meijin.event) for name in ("Aki", "Bunta"))

    appoints(meijin, judge)
    for player in (aki, bunta):
        player.goes_to().registers()
    meijin.part("desk")
    for name in AT_THE_DESK:
        meijin.types_name(name)
    assert meijin.page.locator("li[data-player] [data-order=check_in][aria-pressed=true]").count() == 8

    meijin.part("now")
    meijin.takes_step("close_registration")
    meijin.takes_step("pair")
    brings_together(meijin, aki, bunta, "Aki came from far away to meet Bunta")
    they_agree(meijin, aki, bunta)
    the_judge_confirms_a_single_report(meijin, judge, aki)
    they_contradict_each_other(meijin, judge, aki, bunta)
    tie_breakers_are_explained(meijin, aki)
    prizes_are_given(meijin, aki)
    the_pairings_can_be_checked(aki, tmp_path)
    the_judge_steps_down(judge)


def plans_an_event(meijin: Staff) -> None:
    """A form is filled in; two prizes are promised."""
    page = meijin.page
    meijin.person.open("/events/new")
    meijin.person.hit(page.locator("label[data-game=cat_battles]"))
    page.locator("input[name=event-name]").fill("Cats on Friday")
    page.locator("input[name=event-venue]").fill("The card shop")
    meijin.person.hit(page.locator("label", has_text=meijin.person.said("event-mode-free")))
    meijin.person.press("event-new-more")
    page.locator("input[name=break_minutes]").fill("0")
    for place, prize in enumerate(("A golden fish", "A silver fish")):
        page.locator("[data-add-prize]").click()
        page.get_by_label(meijin.person.said("event-prizes-what"), exact=True).nth(place).fill(prize)
    meijin.person.press("event-new-make_open")
    page.locator("main[data-page=event-console]").wait_for()
    meijin.waits_for_phase("registration")
    meijin.event = page.url.split("/")[-2]


def appoints(meijin: Staff, judge: Staff) -> None:
    """A judge is appointed by name, and has a console from then on."""
    judge.goes_to("/console")
    judge.reads(judge.person.said("event-console-not_staff"))
    meijin.part("event")
    meijin.page.locator("input[name=person]").fill("Nobody of this name")
    with meijin.person.forgiving():
        meijin.press("appoint")
        meijin.page.get_by_role("alert").filter(has_text="There is no account").wait_for()
    meijin.page.locator("input[name=person]").fill("Kuma the Judge")
    meijin.press("appoint")
    meijin.page.locator("[data-staff]", has_text="Kuma the Judge").wait_for()
    judge.page.locator("[data-step]").wait_for()
    assert judge.button("close_registration").count() == 0, "that is the Meijin's"


def the_judge_steps_down(judge: Staff) -> None:
    """Nobody has to let them go, and the event is over already."""
    judge.goes_to("/console")
    judge.part("event")
    assert judge.page.locator("input[name=person]").count() == 0, "the Meijin appoints"
    judge.press("appoint")
    judge.person.hit(
        judge.page.locator("dialog").get_by_role("button", name=judge.person.said("event-console-step_down"))
    )
    judge.reads(judge.person.said("event-console-not_staff"))


def brings_together(meijin: Staff, one: Player, other: Player, reason: str) -> None:
    """The Meijin exchanges two players of the draft by hand, so that these two meet."""
    meijin.part("round")
    draft = meijin.page.locator("main li[data-match]")
    draft.first.wait_for()
    match = next(each for each in meijin.matches() if one.player in each["seats"])
    opponent = next(each for each in match["seats"] if each != one.player)
    if opponent != other.player:
        for player in (opponent, other.player):
            meijin.person.hit(draft.locator(f"button[data-player={player}]"))
        meijin.sends("swap_players", reason)
    together = draft.filter(has=meijin.page.locator(f"[data-player={one.player}]")).filter(
        has=meijin.page.locator(f"[data-player={other.player}]")
    )
    together.wait_for()
    meijin.part("now")


def publishes(meijin: Staff, *players: Player) -> list[Match]:
    """A round is published and started; the players see their tables without doing anything."""
    meijin.takes_step("publish")
    matches = meijin.matches()
    for player in players:
        player.waits_for_table(next(each for each in matches if player.player in each["seats"]))
        assert player.my("[data-order=report]").count() == 0, "the clock has not started"
    meijin.takes_step("start_clock")
    for player in players:
        player.my("[data-clock=running]").wait_for()
    return matches


def others_finish(meijin: Staff, *but: Player) -> None:
    """The other tables bring their slips, and the round is closed."""
    meijin.part("round")
    theirs = {each.player for each in but}
    open_tables = [each for each in meijin.matches() if each["state"] != "confirmed" and not theirs & {*each["seats"]}]
    meijin.enters_results({each["table"]: "2-1" for each in open_tables})
    meijin.part("now")


def they_agree(meijin: Staff, aki: Player, bunta: Player) -> None:
    """Both say the same, each from their own side: the result stands."""
    publishes(meijin, aki, bunta)
    aki.reports("2-1")
    bunta.reads(bunta.person.said("event-claims-your_turn"))
    assert bunta.my("[data-claims]").get_by_text("2–1").count() == 0, "what Aki said is not told yet"
    bunta.reports("1-2")
    for player in (aki, bunta):
        player.waits_for_state("confirmed")
    aki.my(".stands.win").wait_for()
    bunta.my(".stands.loss").wait_for()
    others_finish(meijin)
    meijin.takes_step("close_round")
    aki.reads(aki.person.said("event-mine-wait"))


def the_judge_confirms_a_single_report(meijin: Staff, judge: Staff, aki: Player) -> None:
    """Whoever sits across has no telephone: the judge confirms what one of them reported."""
    meijin.takes_step("pair")
    matches = publishes(meijin, aki)
    aki.reports("2-0")
    match = next(each for each in matches if aki.player in each["seats"])
    judge.page.locator(f"button[data-match='{match['id']}']").click()
    judge.press("confirm", "[data-match-dialog]")
    aki.waits_for_state("confirmed")
    others_finish(meijin)
    meijin.takes_step("close_round")


def they_contradict_each_other(meijin: Staff, judge: Staff, aki: Player, bunta: Player) -> None:
    """The two meet once more, and each says that they have won: the judge decides."""
    meijin.takes_step("pair")
    brings_together(meijin, aki, bunta, "They want to meet once more")
    publishes(meijin, aki, bunta)
    aki.reports("2-0")
    bunta.reads(bunta.person.said("event-claims-your_turn"))
    bunta.reports("2-1")
    for player in (aki, bunta):
        player.waits_for_state("disputed")
        player.reads(player.person.said("event-claims-differ"))
    called = judge.page.locator("li[data-why=disputed]")
    called.wait_for()
    assert "Aki" in called.inner_text()
    assert "Bunta" in called.inner_text()
    judge.person.hit(called.get_by_role("button", name=judge.person.said("event-console-decide")))
    seats = next(each["seats"] for each in judge.matches() if aki.player in each["seats"])
    score = "2–0" if seats[0] == aki.player else "0–2"
    judge.person.hit(judge.page.locator("[data-match-dialog] [data-order=enter_result]", has_text=score))
    called.wait_for(state="detached")
    aki.my(".stands.win").wait_for()
    bunta.my(".stands.loss").wait_for()
    others_finish(meijin)
    meijin.takes_step("close_round")


def tie_breakers_are_explained(meijin: Staff, aki: Player) -> None:
    """The first tie-breaker is the points of all opponents without the lowest, and the page shows the sum."""
    view = meijin.sees()
    total = points(view, 3)
    met = {player: sorted(total[each] for each in opponents(view, player)) for player in total}
    player = max(met, key=lambda each: met[each][0])  # somebody whose lowest opponent is worth something
    worth = met[player]
    assert worth[0] > 0
    aki.part("standings")
    breaker = aki.page.locator(f"[data-breaker-of={player}][data-code=TB1]")
    assert breaker.inner_text() == str(sum(worth[1:]))
    breaker.hover()
    slip = aki.page.locator("[data-explaining=TB1]")
    slip.wait_for()
    assert sorted(int(each) for each in slip.locator("tbody .number").all_inner_texts()) == worth
    assert slip.locator("tfoot .number").inner_text() == str(sum(worth[1:]))
    assert slip.locator("tr.dropped .number").inner_text() == str(worth[0])
    aki.page.mouse.move(0, 0)
    slip.wait_for(state="detached")
    breaker.focus()
    slip.wait_for()
    assert breaker.get_attribute("aria-describedby") == slip.get_attribute("id"), "a screen reader reads it out"


def prizes_are_given(meijin: Staff, aki: Player) -> None:
    """The end: the podium, and what everybody on it has won."""
    meijin.takes_step("finish")
    aki.part("overview")
    podium = aki.page.locator("[data-podium]")
    podium.wait_for()
    standings = {each["place"]: each for each in meijin.sees()["standings"]}
    names = {player: name for name, player in meijin.ids().items()}
    total = points(meijin.sees(), 3)
    assert [total[standings[place]["player"]] for place in range(1, 9)] == sorted(total.values(), reverse=True)
    for place in (1, 2, 3):
        assert names[standings[place]["player"]] in podium.locator(f".p{place}").inner_text()
    prizes = aki.page.get_by_role("region", name=aki.person.said("event-prizes")).locator("li")
    for place, prize in enumerate(("A golden fish", "A silver fish"), 1):
        won = prizes.filter(has_text=prize).inner_text()
        assert names[standings[place]["player"]] in won


def the_pairings_can_be_checked(aki: Player, folder: Path) -> None:
    """The seed is told, it is the one that was promised, and a player's download holds."""
    aki.part("log")
    seed = aki.page.locator("[data-seed]").inner_text()
    assert sha256(seed.encode()).hexdigest() == aki.page.locator("[data-digest]").inner_text()
    aki.page.locator("[data-told=part-drawn_nobody]").get_by_text("nobody could choose alone").wait_for()
    with aki.page.expect_download() as download:
        aki.person.press("event-file-export_json")
    file = folder / "event.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["seed"] == seed
    verified = subprocess.run(
        [*MEIJIN, "tournament", "verify", str(file)], capture_output=True, text=True, timeout=WAIT, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "OK" in verified.stdout
    assert "nobody could choose alone" in verified.stdout, "the pages of two players gave numbers"


def test_thirteen_with_a_bye_a_drop_a_latecomer_and_a_penalty(visit: Visit) -> None:
    meijin = Staff(visit(), "Mei").makes().console("desk")
    meijin.pastes_names(THIRTEEN)
    meijin.press("enter", "[data-add] .more")
    meijin.row("P013").wait_for()
    ids = meijin.ids()
    assert ids.keys() == set(THIRTEEN)
    meijin.part("now")
    for step in ("close_registration", "pair", "publish", "start_clock"):
        meijin.takes_step(step)
    assert meijin.sees()["event"]["rounds_planned"] == 4, "nine to sixteen play four rounds"
    *pairs, (first_bye,) = (each["seats"] for each in meijin.matches())
    assert len(pairs) == 6

    culprit = a_penalty_costs_a_game(meijin)
    leaver, latecomer = one_goes_and_one_comes(meijin, but={first_bye, culprit})
    first_losers = {pair[1] for pair in pairs}
    with_nothing = {line["player"] for line in meijin.sees()["standings"] if line["points"] == 0}
    assert with_nothing == {*first_losers, latecomer}, "a bye is a win, and a missed round is a loss"

    for step in ("pair", "publish", "start_clock"):
        meijin.takes_step(step)
    *pairs, (second_bye,) = (each["seats"] for each in meijin.matches())
    playing = {player for pair in pairs for player in pair} | {second_bye}
    assert playing == {*ids.values(), latecomer} - {leaver}
    first_pairs = {frozenset(each["seats"]) for each in meijin.matches(1)}
    assert not first_pairs & {frozenset(pair) for pair in pairs}, "nobody meets the same opponent again"

    the_rounds_end_here(meijin)
    seed = meijin.sees()["event"]["seed"]
    assert first_bye == min(ids.values(), key=lambda player: lot(seed, 1, player)), "the lot gives the first bye"
    # All of them lost the only round, or missed it, so that no tie-breaker parts them.
    candidates = with_nothing - {leaver, first_bye}
    assert second_bye == min(candidates, key=lambda player: lot(seed, 2, player)), "then it goes to the lowest"


def a_penalty_costs_a_game(meijin: Staff) -> str:
    """Whoever sits first at table 1 misplays twice: a warning, then a game, without which they cannot win."""
    match = meijin.matches()[0]
    culprit: str = match["seats"][0]
    meijin.part("desk")
    for level in ("Warning", "Game loss"):
        meijin.penalizes(culprit, "misplay", level)
    meijin.part("round")
    meijin.page.locator(f"button[data-match='{match['id']}']", has_text="game loss").wait_for()
    assert "it can be 2–1, 1–1, 0–1, 1–2, 0–2" in meijin.types_result("1 2-0"), "the game counts for the opponent"
    assert meijin.matches()[0]["state"] != "confirmed"
    meijin.enters_results({1: "2-1"})
    assert meijin.matches()[0]["score"] == [2, 1]
    return culprit


def one_goes_and_one_comes(meijin: Staff, but: set[str]) -> tuple[str, str]:
    """Somebody drops after the match, somebody comes an hour late; the round is played and closed."""
    leaver: str = next(each["seats"][0] for each in meijin.matches() if not but & {*each["seats"]})
    meijin.part("desk")
    meijin.person.hit(meijin.opens_menu(leaver).locator("[data-order=drop]").first)
    meijin.sends("drop")
    meijin.types_name("Nao the Late")
    latecomer = meijin.ids()["Nao the Late"]
    assert meijin.person.said("event-console-came_late", no=2) in meijin.row(latecomer).inner_text()
    meijin.part("round")
    meijin.enters_results(dict.fromkeys(range(2, 7), "2-0"))
    meijin.part("now")
    meijin.takes_step("close_round")
    meijin.part("standings")
    line = meijin.page.locator(f"[data-standing={latecomer}]")
    assert "0–1–0" in line.inner_text()
    assert line.locator(".points").inner_text() == "0"
    assert meijin.page.locator(f"[data-standing={leaver}] .points").inner_text() == "3", "points stay"
    meijin.part("now")
    return leaver, latecomer


def the_rounds_end_here(meijin: Staff) -> None:
    """The second round is played, and the organiser ends the event with it."""
    meijin.part("round")
    meijin.enters_results(dict.fromkeys(range(1, 7), "2-0"))
    meijin.part("now")
    meijin.takes_step("close_round")
    meijin.part("event")
    meijin.press("end_swiss")
    meijin.sends("end_swiss", "The shop closes")
    meijin.part("now")
    meijin.takes_step("finish")


def test_a_live_round_opens_its_tables_and_takes_their_results(visit: Visit) -> None:
    settings = {"result_mode": "live", "best_of": 1, "break_minutes": 0}
    meijin = Staff(visit(), "Mei").makes(game="ganymede", settings=settings)
    robots = [{"name": f"Robot {number}", "bot": "random"} for number in (1, 2, 3)]
    meijin.person.ask("POST", f"/api/events/{meijin.event}/players", {"players": robots})
    aki = Player(visit(), "Aki", meijin.event).is_registered().goes_to()
    for order in ("close_registration", "pair", "publish"):
        meijin.orders(order)
    meijin.console()
    meijin.takes_step("start_clock")
    aki.person.press("event-mine-go_to_table")
    aki.page.locator("main[data-page=table]").wait_for()
    aki.person.wait_for_turn()
    aki.page.locator("[data-event-strip] [data-clock=running]").wait_for()
    aki.person.press("table-more")
    aki.person.press("table-resign")
    aki.person.press("sure-resign-yes")
    aki.person.wait_for_state("over")
    aki.person.hit(aki.page.locator(f"[data-over] a.main[href='/events/{aki.event}']"))
    aki.my(".stands.loss").wait_for()
    meijin.page.locator("[data-step=close_round]").wait_for(timeout=WAIT * 1000)  # the bots have played too
    for match in meijin.matches():
        assert sorted(match["score"]) == [0, 1]
        assert match["source"] == "engine"
    mine = next(each for each in meijin.matches() if aki.player in each["seats"])
    assert mine["score"][mine["seats"].index(aki.player)] == 0


def test_what_cannot_be_is_said_and_changes_nothing(visit: Visit) -> None:
    meijin = Staff(visit(), "Mei").makes()
    aki = Player(visit(), "Aki", meijin.event)
    nobody_registers_twice(aki)
    meijin.enters("Bunta", "Chie", "Daigo")
    meijin.console("desk")
    nobody_is_entered_twice(meijin)
    meijin.begins()
    meijin.part("round")
    no_impossible_score_is_taken(meijin)
    no_round_is_closed_without_its_results(meijin, aki)
    nobody_reports_when_the_round_is_closed(meijin, aki)


def left_behind(player: Player) -> Page:
    """A page of the event in another window, which hears how things stand and then nothing any more."""
    page = player.page.context.new_page()

    def hear_once(socket: WebSocketRoute) -> None:
        server, heard = socket.connect_to_server(), []

        def hear(message: str | bytes) -> None:
            heard.append(message)
            if len(heard) == 1:
                socket.send(message)

        server.on_message(hear)

    page.route_web_socket(re.compile("/api/events/.*/socket"), hear_once)
    page.goto(f"/events/{player.event}")
    page.locator("main[data-page=event][data-phase]").wait_for()
    return page


def is_refused(player: Player, page: Page, press: str, why: str) -> None:
    """Something is pressed on a page that does not know better: it is said why not, and nothing is done."""
    entries = player.sees()["event"]["entries"]
    with player.person.forgiving():
        page.locator(press).click()
        page.get_by_role("status").get_by_text(why).wait_for()
    assert player.sees()["event"]["entries"] == entries
    page.close()


def nobody_registers_twice(aki: Player) -> None:
    """Somebody has the event in two windows and registers in both."""
    other_window = left_behind(aki)
    aki.goes_to().registers()
    is_refused(aki, other_window, "[data-register] [data-order=enter]", "Aki is registered already")
    assert list(aki.ids()) == ["Aki"]


def nobody_is_entered_twice(meijin: Staff) -> None:
    """A pasted list has somebody who is there already, and one name twice."""
    meijin.row("P004").wait_for()
    meijin.pastes_names(["Aki", "Emi", "emi"])
    meijin.reads(meijin.person.said("event-console-add-wrong-there", line=1, text="Aki", who="Aki (P001)"))
    meijin.reads(meijin.person.said("event-console-add-wrong-twice", line=3, text="emi"))
    meijin.page.locator("textarea[name=names]").fill("Aki")
    assert meijin.button("enter", "[data-add] .more").is_disabled()
    assert meijin.ids().keys() == {"Aki", "Bunta", "Chie", "Daigo"}


def no_impossible_score_is_taken(meijin: Staff) -> None:
    """Tables that are not there, and scores that cannot be."""
    meijin.page.locator("input[name=quick]").wait_for()
    entries = meijin.sees()["event"]["entries"]
    for line, why in {
        "1 3-0": "impossible",
        "1 1-0": "impossible",
        "9 2-0": "no_table",
        "1 abc": "not_understood",
    }.items():
        can_be = "2–0, 2–1, 1–2, 0–2"
        assert meijin.types_result(line) == meijin.person.said(f"event-console-quick-wrong-{why}", scores=can_be)
    assert meijin.sees()["event"]["entries"] == entries


def no_round_is_closed_without_its_results(meijin: Staff, aki: Player) -> None:
    """Aki's result is missing: that is said, and there is nothing to close the round with."""
    meijin.enters_results({each["table"]: "2-0" for each in meijin.matches() if aki.player not in each["seats"]})
    meijin.part("now")
    step = meijin.page.locator("[data-step=wait_for_results]")
    step.get_by_text(meijin.person.said("event-console-out", count=1)).wait_for()
    assert meijin.button("close_round").count() == 0
    assert meijin.sees()["event"]["phase"] == "running"


def nobody_reports_when_the_round_is_closed(meijin: Staff, aki: Player) -> None:
    """Somebody wakes the telephone up when everything is over."""
    asleep = left_behind(aki)
    meijin.settles(next(each for each in meijin.matches() if aki.player in each["seats"]))
    meijin.orders("close_round")
    meijin.begins()
    press = "[data-mine] [data-order=report][data-score='2-0']"
    is_refused(aki, asleep, press, "That match belongs to round 1, which is closed")


def test_results_and_reports_without_a_mouse(visit: Visit) -> None:
    meijin = Staff(visit(), "Mei").makes()
    aki = Player(visit(), "Aki", meijin.event).is_registered()
    meijin.enters("Bunta", "Chie", "Daigo")
    matches = meijin.begins()
    aki.goes_to().my("[data-order=report]").first.wait_for()
    tab_to(aki.person, "[data-order=report][data-score='2-1']")
    aki.page.keyboard.press("Enter")
    aki.waits_for_state("reported")

    meijin.console("round").page.locator("input[name=quick]").wait_for()
    other = next(each for each in matches if aki.player not in each["seats"])
    mine = next(each for each in matches if aki.player in each["seats"])
    press = meijin.page.keyboard.press
    press("e")
    meijin.page.keyboard.type(f"{other['table']} 2-1")
    press("Enter")
    meijin.page.locator(f"button[data-match='{other['id']}'][data-state=confirmed]").wait_for()
    press("Escape")
    tab_to(meijin.person, f"button[data-match='{mine['id']}']")
    press("Enter")
    tab_to(meijin.person, "[data-match-dialog] [data-order=confirm]")
    press("Enter")
    aki.waits_for_state("confirmed")
    tab_to(meijin.person, "nav a[href='#now']")
    press("Enter")
    tab_to(meijin.person, "[data-step=close_round] [data-order=close_round]")
    press("Enter")
    meijin.waits_for_phase("between")


def test_the_desk_asks_before_anybody_is_punished_and_the_phone_says_why(visit: Visit) -> None:
    settings = {"break_minutes": 0, "late_game_loss_s": 0, "late_match_loss_s": 3600}
    meijin = Staff(visit(), "Mei").makes(settings=settings)
    aki = Player(visit(**PHONE), "Aki", meijin.event).is_registered().goes_to()
    meijin.enters("Bunta", "Chie", "Daigo")
    match = next(each for each in meijin.begins() if aki.player in each["seats"])
    meijin.console("round")
    meijin.person.hit(meijin.page.locator(f"button[data-match='{match['id']}']"))
    here = meijin.page.locator(f"[data-match-dialog] [data-player={aki.player}]")
    meijin.person.hit(here.locator("[data-order=arrive]"))
    asked = meijin.page.locator("[data-asking=arrive]")
    asked.get_by_text("Aki comes to the table").wait_for()
    assert meijin.matches()[0]["late"] == meijin.matches()[1]["late"] == {}, "nothing has happened yet"
    meijin.sends("arrive")
    here.get_by_text("1 game lost by penalty").wait_for()
    aki.page.locator(f"[data-late={aki.player}]").get_by_text("a game is lost").wait_for()
    now = next(each for each in meijin.matches() if aki.player in each["seats"])
    assert now["game_losses"] == {aki.player: 1}, "the opponent is taken to be there"
    meijin.page.keyboard.press("Escape")
    meijin.part("log")
    meijin.person.hit(meijin.page.locator("[data-entry=arrive] [data-order=take_back]"))
    meijin.sends("take_back", "it was somebody else")
    aki.page.locator(f"[data-late={aki.player}]").wait_for(state="detached")


def test_the_next_slip_does_not_become_a_reason(visit: Visit) -> None:
    meijin = Staff(visit(), "Mei").makes()
    meijin.enters("Aki", "Bunta", "Chie", "Daigo")
    meijin.begins()
    meijin.console("round")
    meijin.enters_results({1: "2-0"})
    meijin.types_result("1 0-2")
    meijin.page.locator("[data-asking=correct]").wait_for()
    meijin.page.keyboard.type("2 2-1")
    meijin.page.keyboard.press("Enter")
    meijin.reads("Enter does not send a reason")
    with meijin.person.forgiving():  # the server's refusal is an answer too
        meijin.person.hit(meijin.page.locator("[data-send=correct]"))
        meijin.reads("reads like a result")
    assert [each["score"] for each in meijin.matches()] == [[2, 0], [0, 0]]
    meijin.page.locator("[data-reason]").fill("The slip was read wrongly")
    meijin.person.hit(meijin.page.locator("[data-send=correct]"))
    meijin.page.locator("[data-asking]").wait_for(state="detached")
    assert meijin.matches()[0]["score"] == [0, 2]


def test_an_official_event_whose_cut_cannot_be_held_is_finished(visit: Visit) -> None:
    terms = {"mode": "official", "level": "premier", "cut": 8, "game": "ganymede", "settings": {"break_minutes": 10}}
    meijin = Staff(visit(), "Mei").makes(**terms)
    meijin.enters(*(f"Player {number}" for number in range(1, 12)))
    meijin.goes_to()
    meijin.reads("if more than 32 players begin")
    meijin.console()
    meijin.takes_step("close_registration")
    meijin.goes_to()
    meijin.reads("It takes more than 32 players who begin")
    assert meijin.page.locator("ol[aria-label] li").count() == 2 + 1, "no elimination is on the way"


def test_an_official_event_of_eleven_with_a_cut_gets_through_from_the_page(visit: Visit) -> None:
    """Its first rounds were played elsewhere and long ago, so that no break has to be waited for."""
    begun = Desk(11, game="ganymede", level=Level.PREMIER, cut=8)
    for _ in range(3):
        begun.round()
    meijin = Staff(visit(), "Mei")
    file = json.loads(to_json(begun.tournament, private=True))
    meijin.event = meijin.person.ask("POST", "/api/events/import", file)["id"]
    meijin.console()
    for step in ("pair", "publish", "start_clock"):
        meijin.takes_step(step)
    meijin.page.locator("[data-step=wait_for_results]").wait_for()
    meijin.part("round")
    meijin.enters_results({each["table"]: "2-0" for each in meijin.matches() if each["table"]})
    meijin.part("now")
    meijin.takes_step("close_round")
    meijin.page.locator("[data-step=finish]").get_by_text("No top 8").wait_for()
    meijin.takes_step("finish")
    meijin.page.locator("[data-step=over]").wait_for()
    assert meijin.sees()["event"]["phase"] == "finished"
