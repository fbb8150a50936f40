"""What is written into logs, and what never is."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from meijin.server.operations.logs import JsonLine, TextLine, request_id

log = logging.getLogger("meijin.test_logs")
TABLE = "0123456789abcdef0123456789abcdef"


@pytest.fixture(params=[JsonLine, TextLine])
def paper(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is written, in each form."""
    paper = io.StringIO()
    handler = logging.StreamHandler(paper)
    handler.setFormatter(request.param())
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    yield paper
    log.removeHandler(handler)


def test_only_known_fields_are_written(paper: io.StringIO) -> None:
    log.info("table opened", extra={"game": "go_out", "seed": "c0ffee", "cookie": "biscuit", "user": "somebody"})
    written = paper.getvalue()
    assert "table opened" in written
    assert "go_out" in written
    for secret in ("c0ffee", "biscuit", "somebody"):
        assert secret not in written


def test_a_table_is_named_so_that_nobody_can_open_it(paper: io.StringIO) -> None:
    log.info("table opened", extra={"table": TABLE})
    assert TABLE[:8] in paper.getvalue()
    assert TABLE[:9] not in paper.getvalue()


def test_an_event_cannot_pretend_to_be_two(paper: io.StringIO) -> None:
    log.info("joined %s", "a\nb\x1b[2J", extra={"reason": "c\r\nd \u2028"})
    lines = paper.getvalue().splitlines()
    assert len(lines) == 1
    assert "\x1b" not in lines[0]


def test_an_error_is_written_with_its_trace(paper: io.StringIO) -> None:
    try:
        raise LookupError("nothing there")
    except LookupError:
        log.exception("search failed")
    assert "LookupError: nothing there" in paper.getvalue()
    assert "search failed" in paper.getvalue()


def test_a_trace_from_elsewhere_is_written_too(paper: io.StringIO) -> None:
    log.error("bot failed", extra={"trace": "Traceback: in choose\nValueError: oh"})
    assert "ValueError: oh" in paper.getvalue()


def test_what_belongs_to_one_request_can_be_found(paper: io.StringIO) -> None:
    token = request_id.set("abc123")
    try:
        log.info("table opened")
    finally:
        request_id.reset(token)
    log.info("table closed")
    first, second = paper.getvalue().splitlines()
    assert "abc123" in first
    assert "abc123" not in second


def test_json_is_one_object_a_line() -> None:
    record = log.makeRecord(log.name, logging.WARNING, "", 0, "ga\u00f1ymede %d", (3,), None, extra={"ms": 1.5})
    event = json.loads(JsonLine().format(record))
    assert event["event"] == "gañymede 3"
    assert (event["level"], event["from"], event["ms"]) == ("warning", "meijin.test_logs", 1.5)
    assert event["time"].endswith("Z")
