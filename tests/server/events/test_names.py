"""Names at an event: nobody passes for the staff or a bot, and names that look alike are told apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from meijin.kernel.letters import towers, unseen
from meijin.server.events.arrivals import name_at
from meijin.tournament import commands as c
from meijin.tournament.errors import EventError
from meijin.tournament.files import to_json
from meijin.tournament.model import Event, Prize
from meijin.tournament.runner import Runner
from meijin.tournament.settings import Format
from tests.server.events.conftest import Attendee, Meeting


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Meijin", "bot, of the staff or of the system"),
        ("grеedy", "mixes Cyrillic and Latin"),
        ("Mеi", "mixes Cyrillic and Latin"),
        ("MEI", "looks like 'Mei' of the staff"),
        ("Ann\u202eboB", "cannot be seen"),
        ("Ann\u2800", "cannot be seen"),
        ("A" + "\u0301" * 9, "more than 2 marks"),
        ("Paul (P001)", "ends like the id"),
        ("Paul（Р００1）", "ends like the id"),
    ],
)
@pytest.mark.parametrize("way", ["register", "players", "order"])
def test_nobody_enters_under_a_name_that_pretends(
    meeting: Callable[..., Meeting], attendee: Callable[..., Attendee], name: str, why: str, way: str
) -> None:
    event = meeting()
    ann = attendee("Ann", event.meijin.event)
    if way == "register":
        answer = ann.ask("POST", f"/api/events/{ann.event}/register", {"name": name})
    elif way == "order":
        answer = ann.order("enter", player="P001", name=name, user=ann.id)
    else:
        answer = event.meijin.ask("POST", f"/api/events/{ann.event}/players", {"players": [{"name": name}]})
    assert answer.status_code in (400, 409), answer.text
    assert why in answer.json()["reason"]
    assert event.meijin.sees()["players"] == []


def test_bots_are_called_as_they_are_and_the_staff_as_they_are(meeting: Callable[..., Meeting]) -> None:
    event = meeting()
    players: list[dict[str, Any]] = [{"name": "Greedy 1", "bot": "greedy"}, {"name": "Mori Ken"}]
    event.meijin.does("POST", f"/api/events/{event.meijin.event}/players", {"players": players})
    event.meijin.register()  # in a free event, under their own name
    assert [each["name"] for each in event.meijin.sees()["players"]] == ["Greedy 1", "Mori Ken", "Mei"]


def test_names_that_look_alike_have_their_ids_beside_them(meeting: Callable[..., Meeting]) -> None:
    event = meeting()
    players = [{"name": "Paul"}, {"name": "PauI"}, {"name": "Paula"}]
    done = event.meijin.does("POST", f"/api/events/{event.meijin.event}/players", {"players": players})
    assert done["warnings"] == [{"id": "part-namesake", "fields": {"name": "Paul", "player": "P001"}}]
    assert [each["name"] for each in event.meijin.sees()["players"]] == ["Paul (P001)", "PauI (P002)", "Paula"]


def test_an_older_account_does_not_bring_a_forged_id_along() -> None:
    with pytest.raises(EventError, match="ends like the id"):
        name_at(Event(), "Paul (P001)", "u1", "Paul (P001)")


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "שרה כהן",
    "Ann\u202e)100P( yzarC",
    "Z" + "\u0301\u0302\u0303" * 9 + "algo",
    "W" * 40,
    "🦊🐱🐶🐸🦁🐯🐻🐼",
    "new\nline\tName",
]
SHEETS = ("pairings-by-table", "pairings-by-name", "slips", "standings", "score-cards", "checklist")


def test_names_of_an_older_file_break_out_of_nothing(attendee: Callable[..., Attendee]) -> None:
    """A file from before there were rules for names is taken over; what is shown and printed of it can be read."""
    runner = Runner("hostile", "crossover", Format.SWISS)
    if runner.event.phase.value == "draft":
        runner.do(c.Open())
    for number, name in enumerate(HOSTILE, 1):
        runner.do(c.Enter(player=f"P{number:03}", name=name))
        runner.do(c.CheckIn(player=f"P{number:03}"))
    for command in (c.CloseRegistration(), c.Pair(), c.Publish()):
        runner.do(command)
    ann = attendee("Ann")
    answer = ann.ask("POST", "/api/events/import", content=to_json(runner.tournament, private=True))
    assert answer.is_success, answer.text
    ann.event = answer.json()["id"]
    shown = [each["name"] for each in ann.sees()["players"]]
    assert not [name for name in shown if unseen(name) or towers(name)]
    assert shown[0] == HOSTILE[0] and shown[3] == "Ann)100P( yzarC" and shown[-1] == "new line Name"
    for sheet in SHEETS:
        page = ann.ask("GET", f"/events/{ann.event}/print/{sheet}.html").text
        assert "<script>alert" not in page and "<img src=x" not in page
        assert "\u202e" not in page and "\u0301\u0302\u0303" not in page
        printed = ann.ask("GET", f"/events/{ann.event}/print/{sheet}.pdf")
        assert printed.is_success and printed.content.startswith(b"%PDF")


UNSEEN = "a\u202eb\x07c"


@pytest.mark.parametrize("field", ["name", "venue", "date", "prizes"])
def test_an_event_has_no_words_that_cannot_be_seen(meeting: Callable[..., Meeting], field: str) -> None:
    meijin = meeting().meijin
    value = [{"first": 1, "last": 1, "text": UNSEEN}] if field == "prizes" else UNSEEN
    answer = meijin.ask("POST", "/api/events", {"name": "Cup", "game": "crossover", field: value})
    assert answer.status_code in (400, 409) and "has signs that cannot be seen" in answer.json()["reason"], answer.text
    now = meijin.sees()["event"]
    if field == "prizes":
        answer = meijin.order("set_prizes", prizes=value)
    else:
        terms = {each: now[each] for each in ("name", "level", "format", "cut", "settings", "venue", "date")}
        answer = meijin.order("set_terms", **(terms | {field: value}))
    assert answer.status_code in (400, 409) and "has signs that cannot be seen" in answer.json()["reason"], answer.text
    assert meijin.sees()["event"] == now


def test_words_of_an_older_event_are_shown_as_far_as_they_can_be_read(attendee: Callable[..., Attendee]) -> None:
    runner = Runner("hostile", "crossover", Format.SWISS, name="Spoof\u202e Cup")
    event = runner.event
    runner.do(
        c.SetTerms(
            name="Spoof\u202e Cup",
            level=event.level,
            format=event.format,
            cut=event.cut,
            settings=event.settings,
            venue="a\u202eb\nc\u200bd\x07e",
            date="\u202e2026",
        )
    )
    runner.do(c.SetPrizes(prizes=(Prize(first=1, last=1, text="a\u202ecup"),)))
    ann = attendee("Ann")
    answer = ann.ask("POST", "/api/events/import", content=to_json(runner.tournament, private=True))
    ann.event = answer.json()["id"]
    seen = ann.sees()["event"]
    assert (seen["name"], seen["venue"], seen["date"]) == ("Spoof Cup", "ab cde", "2026")
    assert seen["prizes"][0]["text"] == "acup"
    page = ann.ask("GET", f"/events/{ann.event}/print/prizes.html").text
    assert "Spoof Cup" in page and "ab cde" in page and "\u202e" not in page
