from __future__ import annotations

from collections.abc import Callable

import pytest

import meijin
from meijin.kernel import registry
from meijin.server.gate import replays
from meijin.server.tables import fairness
from tests.server.api.conftest import Person

BUILDER = registry.find("crossover").builder({})
assert BUILDER is not None
DECK = BUILDER.ready_made()[0].text


@pytest.mark.parametrize("game", ["option", "table"])
def test_a_text_that_would_take_minutes_is_refused_at_once(person: Callable[[str], Person], game: str) -> None:
    ann = person("Ann")
    endless = ".".join("a" * 9_000) + " = 1\n[x]"
    if game == "table":
        wanted = {"game": "crossover", "options": {"cards": endless}}
        assert "at most 16 parts" in ann.refused(400, "malformed", "POST", "/api/tables", wanted)
    else:
        path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'crossover'})['id']}/options"
        chosen = {"options": {"red_deck": endless}}
        assert "at most 16 parts" in ann.refused(400, "malformed", "PUT", path, chosen)
        chosen = {"options": {"red_deck": "1 n-490\n" * 3_000}}
        assert "at most 20,000 characters" in ann.refused(400, "malformed", "PUT", path, chosen)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/games/crossover/lists/check", {"text": DECK}),
        ("POST", "/api/me/lists", {"game": "crossover", "name": "Mine", "text": DECK}),
        ("POST", "/api/verify", None),
        ("POST", "/api/replay", None),
    ],
)
def test_what_people_send_is_read_in_another_process(
    person: Callable[[str], Person], monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: object
) -> None:
    """Nothing of it is worked out here, where everybody would wait for it."""

    def never(*_: object) -> None:
        raise AssertionError("it was read in the process that serves people")

    ann = person("Ann")
    monkeypatch.setattr(type(BUILDER), "read", never)
    monkeypatch.setattr(fairness, "parse", never)
    monkeypatch.setattr(replays, "parse", never)
    state = meijin.new("ganymede", seed=1)
    assert state.record is not None
    more = {"content": state.record.to_text()} if body is None else {}
    answer = ann.ask(method, path, body, **more)
    assert answer.is_success, answer.text
