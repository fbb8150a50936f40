"""Names at an event: nobody passes for the staff or a bot, and names that look alike are told apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

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
    assert done["warnings"] == ["there is another Paul (P001)"]
    assert [each["name"] for each in event.meijin.sees()["players"]] == ["Paul (P001)", "PauI (P002)", "Paula"]
