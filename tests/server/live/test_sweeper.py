"""The duties of a worker go on, whatever comes of one of them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from meijin.server.live.duties import Duties, Duty
from meijin.server.live.sweeper import Sweeper
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


async def test_the_log_says_when_the_server_did_not_get_its_turn(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub: Any = SimpleNamespace(services=None)
    sweeper = Sweeper(hub)
    loop = asyncio.get_running_loop()
    for moment in (100.0, 101.1, 105.5, 106.6):
        monkeypatch.setattr(loop, "time", lambda moment=moment: moment)
        await sweeper.notice_delay()
    monkeypatch.undo()
    told = [record.__dict__["seconds"] for record in caplog.records if "held up" in record.message]
    assert told == [3.4]  # it should have been looked again after one second, and was after 4.4
