"""The duties of a worker go on, whatever comes of one of them."""

from __future__ import annotations

import asyncio

import pytest

from meijin.server.live.duties import Duties, Duty
from meijin.server.refusal import Code, Refused

LIMIT = 30.0  # seconds after which a test has failed


@pytest.mark.parametrize(
    ("problem", "logged"),
    [
        (Refused(Code.UNAVAILABLE, "the database is away, as the log knows"), []),
        (Refused(Code.CONFLICT, "not now"), ["a duty was put off"]),
        (LookupError("a mistake of ours"), ["a duty failed"]),
    ],
)
async def test_a_duty_that_fails_is_done_again(
    problem: Exception, logged: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    attempts = 0
    again = asyncio.Event()

    async def do() -> None:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            raise problem
        again.set()

    duties = Duties()
    duties.begin([Duty(0, do)])
    await asyncio.wait_for(again.wait(), LIMIT)
    await duties.end()
    assert [record.getMessage() for record in caplog.records] == logged
