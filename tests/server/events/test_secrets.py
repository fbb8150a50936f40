"""What others must not know is in nothing that they are sent: views, sockets, logs, files, printed sheets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from meijin.kernel import registry
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json
from meijin.tournament.log import Entry, hash_of, sealed_digest
from tests.server.events.conftest import Attendee, Meeting
from tests.server.events.test_whole_event import socket_of

Made = Callable[..., Meeting]
FILES = ("export.json", "players.csv", "pairings.csv", "results.csv", "standings.csv", "export.trf")
SHEETS = ("pairings-by-table", "standings", "score-cards")


class Ears:
    """Everything that one person is sent about an event."""

    def __init__(self, who: Attendee, socket: Any) -> None:
        self.who = who
        self.socket = socket

    def heard(self) -> str:
        """All of it so far; the socket's messages are taken."""
        told = []
        with pytest.raises(Exception):  # noqa: B017 - nothing more is there to hear
            while True:
                told.append(self.socket.receive_text(timeout=0.3))
        event = self.who.event
        pages = [self.who.ask("GET", f"/api/events/{event}"), self.who.ask("GET", f"/api/events/{event}/log")]
        pages += [self.who.ask("GET", f"/api/events/{event}/{name}") for name in FILES]
        pages += [self.who.ask("GET", f"/events/{event}/print/{name}.html") for name in SHEETS]
        return "\n".join([*told, *(answer.text for answer in pages)])


@contextmanager
def listening(*people: Attendee) -> Iterator[list[Ears]]:
    with ExitStack() as stack:
        yield [Ears(each, stack.enter_context(socket_of(each))) for each in people]


def test_a_draft_is_the_meijins_alone(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    meijin, judge = this.meijin, attendee("Judy", this.meijin.event)
    meijin.orders("appoint", user=judge.id, name="Judy")
    with listening(judge, this.people[0], attendee("Sam", meijin.event)) as ears:
        meijin.orders("close_registration")
        meijin.orders("pair")
        first = meijin.sees()["rounds"][0]
        meijin.orders("pair_again", reason="a wrong name")
        draft = meijin.sees()["rounds"][0]
        meijin.orders(
            "swap_players", reason="friends", one=draft["matches"][0]["seats"][0], other=draft["matches"][1]["seats"][0]
        )
        secrets = [key for each in (first, draft) for _, key in each["keys"]] + [
            "swiss-1-0-1",
            "swiss-1-1-1",
            "friends",
        ]
        for each in ears:
            told = each.heard()
            assert [secret for secret in secrets if secret in told] == []
            assert [entry["payload"] for entry in each.who.reads_log() if entry["type"] == "pair"] == [None]
        assert [entry["payload"] is None for entry in meijin.reads_log() if entry["type"] == "pair"] == [False]
        meijin.orders("publish")
        assert all("swiss-1-1-1" in each.heard() for each in ears)


@pytest.mark.rule("T10.3")
def test_a_report_is_not_the_opponents_before_both_are_in(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    match = this.begin()[0]
    upper, lower = this.both(match)
    with listening(lower, attendee("Sam", upper.event), upper) as (opponent, spectator, own):
        for each in (opponent, spectator, own):
            each.heard()
        assert upper.reports(match, 2, 1, note="what a game").is_success
        for each in (opponent, spectator):
            told = each.heard()
            assert "what a game" not in told
            assert '"reported":["' in told  # that there is one may be known
        assert "what a game" in own.heard()
        assert _hash_tells(lower, upper, match) == ""
        assert lower.reports(match, 1, 2).is_success
        assert "what a game" in opponent.heard()


def _hash_tells(reader: Attendee, reporter: Attendee, match: dict[str, Any]) -> str:
    """What somebody finds out who tries every report and compares the hashes; empty if they do not."""
    log = reader.reads_log()
    hidden = next(entry for entry in log if entry["payload"] is None)
    before = log[hidden["n"] - 2]
    heads = {entry["hash"] for entry in log} | {reader.sees()["event"]["head"]}
    assert before["hash"] in heads
    for score in ([2, 0], [2, 1], [1, 2], [0, 2]):
        result = {"kind": "played", "score": score, "note": "what a game"}
        payload = {"player": reporter.player, "match": match["id"], "result": result}
        guess = Entry(
            n=hidden["n"],
            at=hidden["at"],
            actor=reporter.id,
            role="player",
            type="report",
            payload=payload,
            prev=before["hash"],
            hash="",
        )
        if hash_of(guess) in heads:
            return json.dumps(score)
    return ""


def test_the_guess_would_be_right_with_the_salt(meeting: Made) -> None:
    """The attack of the test above works for those who may know."""
    this = meeting(4)
    match = this.begin()[0]
    upper, lower = this.both(match)
    assert upper.reports(match, 2, 1).is_success
    hidden = lower.reads_log()[-1]
    assert hidden["hash"] and hidden["payload"] is None
    export = from_json(this.meijin.ask("GET", f"/api/events/{this.meijin.event}/export.json").content)
    entry = export.log[-1]
    assert entry.hash == hash_of(entry) == hidden["hash"]
    salt = export.sealed[entry.sealed]["salt"]
    score = [2, 1] if match["seats"][0] == upper.player else [1, 2]
    assert sealed_digest({"result": {"kind": "played", "score": score}, "salt": salt}) == entry.sealed


def test_seed_lists_and_personal_data_stay_where_they_are(meeting: Made, attendee: Any) -> None:
    this = meeting(0, settings={"deck_lists": "required", "personal_data": True})
    meijin = this.meijin
    builder = registry.find("crossover").builder({})
    assert builder is not None
    deck = builder.ready_made()[0]
    card = next(line.split()[1] for line in deck.text.splitlines() if line[:1].isdigit())
    somebody, judge = attendee("Ida", meijin.event), attendee("Judy", meijin.event)
    meijin.orders("appoint", user=judge.id, name="Judy")
    with listening(attendee("Sam", meijin.event), attendee("Otto", meijin.event)) as ears:
        somebody.register(cards=deck.text + "\n1 Nonsense Card", personal={"birth": "1999-01-02", "zip": "98765"})
        ears[1].who.register()
        meijin.orders("check_list", player=somebody.player, legal=False, errors=["the Nonsense Card"])
        assert json.loads(meijin.ask("GET", f"/api/events/{meijin.event}/export.json").content)["seed"] is None
        for each in ears:
            told = each.heard()
            assert [word for word in (card, "onsense", "1999-01-02", "98765") if word in told] == []
            each.who.refused(403, "forbidden", "GET", f"/api/events/{meijin.event}/lists/{somebody.player}")
            sheet = f"/events/{meijin.event}/print/deck-lists.html"
            assert each.who.ask("GET", sheet).status_code == 403
            assert each.who.ask("GET", f"{sheet}?player={somebody.player}").status_code == 403
    with listening(judge) as (ear,):
        told = ear.heard()
        assert [word for word in ("1999-01-02", "98765") if word in told] == []
        assert "onsense" in told  # what is wrong with a list is the staff's business
        assert card in judge.ask("GET", f"/api/events/{meijin.event}/lists/{somebody.player}").text
    assert card in somebody.ask("GET", f"/events/{meijin.event}/print/deck-lists.html?player={somebody.player}").text
    assert "1999-01-02" in meijin.ask("GET", f"/api/events/{meijin.event}/export.json").text
    personal = f"/api/events/{meijin.event}/personal/{somebody.player}"
    assert meijin.does("GET", personal)["personal"] == somebody.does("GET", personal)["personal"]
    for other in (judge, ears[1].who):
        other.refused(403, "forbidden", "GET", personal)


def test_what_a_judge_is_called_for_is_the_tables_business(meeting: Made, attendee: Any) -> None:
    this = meeting(4)
    match = this.begin()[0]
    upper, lower = this.both(match)
    with listening(attendee("Sam", upper.event), lower) as (spectator, opponent):
        upper.orders("call_judge", match=match["id"], about="a marked card")
        assert "a marked card" not in spectator.who.ask("GET", f"/api/events/{upper.event}").text
        assert "a marked card" not in spectator.who.ask("GET", f"/api/events/{upper.event}/log").text
        assert "a marked card" in opponent.who.ask("GET", f"/api/events/{upper.event}").text


@pytest.mark.rule("T12.5")
def test_the_lot_is_nobodys_until_the_end(meeting: Made, attendee: Any) -> None:
    this = meeting(4, rounds=1)
    for match in this.begin():
        this.settle(match)
    this.meijin.orders("close_round")
    for each in (this.meijin, attendee("Sam", this.meijin.event)):
        assert [line["place"] for line in each.sees()["standings"]] == [None] * 4
        tied = [line["player"] for line in each.sees()["standings"] if line["rank"] == 1]
        assert tied == sorted(tied)
    this.meijin.orders("finish")
    assert [line["place"] for line in this.meijin.sees()["standings"]] == [1, 2, 3, 4]


@pytest.mark.rule("T12.5")
def test_nobody_learns_the_secret_before_the_end(meeting: Made, attendee: Any) -> None:
    this = meeting(4, rounds=1)
    judge = attendee("Judy", this.meijin.event)
    this.meijin.orders("appoint", user=judge.id, name="Judy")
    told = []
    with listening(this.meijin, judge, this.people[0], attendee("Sam", this.meijin.event)) as ears:
        for match in this.begin():
            this.settle(match)
        this.meijin.orders("close_round")
        told = [each.heard() for each in ears]
        brought = this.meijin.ask("GET", f"/api/events/{this.meijin.event}/export.json")
        told.append(this.meijin.ask("POST", "/api/events/import", content=brought.content).text)
    this.meijin.orders("finish")
    secret = this.meijin.sees()["event"]["seed"]
    assert len(secret) == 64
    assert [secret in text for text in told] == [False] * 5
    assert all(secret in each.ask("GET", f"/api/events/{each.event}/export.json").text for each in (judge, this.meijin))


@pytest.mark.rule("T10.11")
@pytest.mark.parametrize("accepts", ["accept_post", "tick"])
def test_who_was_appointed_is_shown_to_the_staff_alone_until_they_accept(
    meeting: Callable[..., Meeting], attendee: Any, accepts: str
) -> None:
    this = meeting(2)
    judge, sam = attendee("Judith", this.meijin.event), attendee("Sam", this.meijin.event)
    this.meijin.orders("appoint", user=judge.id, name="Judith", reason="knows the game")
    ways = ("", "/log", "/export.json")

    def told(somebody: Attendee) -> str:
        return "".join(somebody.ask("GET", f"/api/events/{this.meijin.event}{way}").text for way in ways)

    for stranger in (sam, this.people[0]):
        assert [word for word in ("Judith", judge.id, "knows the game") if word in told(stranger)] == []
        assert [each["name"] for each in stranger.sees()["event"]["staff"]] == ["Mei"]
        assert stranger.reads_log()[-1]["payload"] is None
    for staff in (this.meijin, judge):
        assert [(each["name"], each["accepted"]) for each in staff.sees()["event"]["staff"]] == [
            ("Mei", True),
            ("Judith", False),
        ]
    before = audit(from_json(sam.ask("GET", f"/api/events/{this.meijin.event}/export.json").content))
    assert before.differences == []

    said = {"item": "fees"} if accepts == "tick" else {}
    if accepts == "tick":
        this.meijin.orders("appoint", user=judge.id, name="Judith", role="meijin")
    judge.orders(accepts, **said)
    assert judge.cannot(409, "conflict", "accept_post") == "you are on the staff already, for everybody to see"
    for somebody in (sam, this.people[0]):
        assert [each["name"] for each in somebody.sees()["event"]["staff"]] == ["Mei", "Judith"]
        payloads = [entry["payload"] for entry in somebody.reads_log() if entry["type"] == "appoint"]
        assert [payload["user"] for payload in payloads] == [judge.id] * len(payloads)
    after = audit(from_json(sam.ask("GET", f"/api/events/{this.meijin.event}/export.json").content))
    assert after.differences == []


@pytest.mark.rule("T10.11")
def test_who_never_accepted_is_never_told_of(meeting: Callable[..., Meeting], attendee: Any) -> None:
    this = meeting(2)
    judge, sam = attendee("Judith", this.meijin.event), attendee("Sam", this.meijin.event)
    this.meijin.orders("appoint", user=judge.id, name="Judith")
    sam.register(name="Judith")  # nobody learns from a refusal either
    this.meijin.orders("appoint", user=judge.id, name="Judith", role="none")
    for way in ("", "/log", "/export.json"):
        assert judge.id not in sam.ask("GET", f"/api/events/{this.meijin.event}{way}").text
    assert audit(from_json(sam.ask("GET", f"/api/events/{this.meijin.event}/export.json").content)).differences == []
