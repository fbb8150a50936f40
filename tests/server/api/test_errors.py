from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest
from litestar import get
from litestar.testing import create_test_client
from sqlalchemy.exc import OperationalError

from meijin.kernel.errors import IllegalAction, SetupError
from meijin.server.api.errors import EXCEPTION_HANDLERS, LARGEST_BODY, LARGEST_RECORD
from meijin.server.operations.logs import request_id
from tests.server.api.conftest import Person


@pytest.fixture
def ann(person: Callable[[str], Person]) -> Person:
    return person("Ann")


def test_an_address_that_is_not_there_and_a_wrong_method(ann: Person) -> None:
    assert "/api/nothing" in ann.refused(404, "unknown", "GET", "/api/nothing")
    assert "GET" in ann.refused(405, "malformed", "PATCH", "/api/games")
    assert "GET" in ann.ask("PATCH", "/api/games").headers["allow"]


def test_a_browser_is_shown_a_page_where_nothing_is(nobody: Person) -> None:
    browser = {"accept": "text/html,application/xhtml+xml"}
    page = nobody.client.get("/nothing", headers=browser)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "<main" in page.text and "content-security-policy" in page.headers


def test_a_body_that_is_no_json(ann: Person) -> None:
    json = {"content-type": "application/json"}
    assert "JSON" in ann.refused(400, "malformed", "POST", "/api/tables", content=b"{", headers=json)
    assert "JSON" in ann.refused(400, "malformed", "POST", "/api/tables", content=b"\xff\xfe", headers=json)
    for body in (b'{"game": "\xff"}', b'{"\xff": 1}', b'{"game": "gany\xc3"}'):
        told = ann.refused(400, "malformed", "POST", "/api/tables", content=body, headers=json)
        assert told == "the body is no JSON: it is not in UTF-8"
    assert "JSON" in ann.refused(400, "malformed", "POST", "/api/tables")
    assert "an object" in ann.refused(400, "malformed", "POST", "/api/tables", [1])


@pytest.mark.parametrize(("method", "path"), [("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/sign-in")])
@pytest.mark.parametrize("body", [b"[" * 30_000, b'{"a":' * 10_000, b'{"options": ' + b"[" * 30_000])
def test_a_body_that_is_nested_too_deeply(ann: Person, method: str, path: str, body: bytes) -> None:
    ann.refused(400, "malformed", method, path, content=body, headers={"content-type": "application/json"})


def test_a_recursion_of_ours_is_not_blamed_on_the_body() -> None:
    assert answer_to(RecursionError("maximum recursion depth exceeded"))[0] == 500


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_body_of_another_kind_is_refused(ann: Person, kind: str) -> None:
    body = b'{"game": "ganymede"}'
    told = ann.refused(415, "malformed", "POST", "/api/tables", content=body, headers={"content-type": kind})
    assert "application/json" in told


def test_a_body_that_is_too_big(ann: Person) -> None:
    big = {"game": "ganymede", "options": {"mode": "x" * LARGEST_BODY}}
    assert f"{LARGEST_BODY:,}" in ann.refused(413, "too_big", "POST", "/api/tables", big)
    record = b"meijin record 1\n" + b"x" * LARGEST_RECORD
    assert f"{LARGEST_RECORD:,}" in ann.refused(413, "too_big", "POST", "/api/verify", content=record)
    assert "line 2" in ann.ask("POST", "/api/verify", content=record[:LARGEST_RECORD]).json()["problem"]
    assert "UTF-8" in ann.refused(400, "malformed", "POST", "/api/verify", content=b"\xff")


@pytest.mark.parametrize(
    ("wrong", "about"),
    [
        ({"cut": 8}, "cut"),
        ({"settings": {"break_minutes": 5}}, "break_minutes"),
        ({"settings": {"round_minutes": 0}}, "settings.round_minutes"),
        ({"name": ""}, "name"),
        ({"venue": "\u202e"}, "venue"),
        ({"prizes": [{"first": 3, "last": 1, "text": "a cup"}]}, "prizes"),
        ({"game": "chess"}, ""),
    ],
)
def test_the_field_that_is_wrong_is_named(ann: Person, wrong: dict[str, object], about: str) -> None:
    answer = ann.ask("POST", "/api/events", {"name": "Cup", "game": "crossover"} | wrong)
    assert (answer.status_code >= 400, answer.json()["about"]) == (True, about)


def raising(error: Exception) -> Any:
    @get("/fails")
    async def fails() -> None:
        raise error

    return create_test_client(
        [fails], exception_handlers=EXCEPTION_HANDLERS, logging_config=None, raise_server_exceptions=False
    )


def answer_to(error: Exception) -> tuple[int, dict[str, str]]:
    with raising(error) as client:
        answer = client.get("/fails")
        told = answer.json()
        del told["said"], told["about"]  # the same as a message; no field
        return answer.status_code, told


def test_only_the_words_of_an_error_about_an_action_go_out() -> None:
    status, body = answer_to(IllegalAction("that is not possible", "pass", "seed: 1234"))
    assert (status, body) == (409, {"code": "illegal", "reason": "that is not possible"})


def test_a_setup_that_cannot_be_is_not_understood() -> None:
    assert answer_to(SetupError("no such mode")) == (400, {"code": "malformed", "reason": "no such mode"})


def test_a_lost_database_says_that_nothing_was_changed() -> None:
    for error in (OperationalError("SELECT secret", {}, Exception()), ConnectionRefusedError()):
        status, body = answer_to(error)
        assert (status, body["code"]) == (503, "unavailable")
        assert "secret" not in body["reason"]


def test_what_should_not_have_happened_is_noted_and_tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    number = request_id.set("a1b2c3")
    with caplog.at_level(logging.ERROR, logger="meijin.server"):
        status, body = answer_to(ZeroDivisionError("the inside"))
    request_id.reset(number)
    assert (status, body["code"]) == (500, "unavailable")
    assert "inside" not in str(body)
    assert "a1b2c3" in body["reason"]
    assert "ZeroDivisionError" in caplog.text
