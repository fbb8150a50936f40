"""A game that raises an error while it is played: its table ends, is logged once, and the other tables go on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from meijin.kernel import registry
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.testing.clash import Clash, ClashGame
from meijin.server.live.failure import CANNOT_GO_ON
from meijin.words import Sayable
from tests.server.live.test_socket import PATIENCE, heard, running, say, until_closed

SAYS = "the game Clash has failed ({}): this table cannot go on, the game's author has to mend it"


class Failing(ClashGame):
    """Clash, which fails as a test has it."""

    id = "failing"
    fault = ""

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Sayable | None:
        if self.fault == "question":
            raise KeyError("the secret card")
        return super().asked(setup, seen, choices)

    def deal(self, setup: Setup, chance: int) -> Clash:
        state = super().deal(setup, chance)
        if self.fault == "seats":
            state.ask((0, 0b1111))
        return state


GAME = Failing()


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Failing]:
    """The game, installed; setups of it are kept, so that there is only one."""
    monkeypatch.setitem(registry._loaded, GAME.id, GAME)
    yield GAME
    GAME.fault = ""


def failures(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


def holds(caplog: pytest.LogCaptureFixture, table: str, error: type[Exception]) -> None:
    """The log has the one error, with all that is needed to mend it."""
    (record,) = failures(caplog)
    told: dict[str, Any] = record.__dict__
    assert (told["game"], told["package"], told["table"]) == ("failing", Failing.__module__, table)
    assert record.exc_info is not None
    assert record.exc_info[0] is error
    assert record.exc_info[2] is not None


@pytest.mark.parametrize(("fault", "error"), [("question", KeyError), ("step", ZeroDivisionError)])
async def test_a_game_that_fails_ends_its_table_and_no_other(
    tmp_path: Path,
    failing: Failing,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: str,
    error: type[Exception],
) -> None:
    async with running(tmp_path) as site, asyncio.timeout(3 * PATIENCE):
        ann, ben = await site.person(), await site.person()
        table, other = await site.game(ann, ben, game="failing"), await site.game(ann, ben)
        async with site.connect(table, ann) as hers, site.connect(table, ben) as his, site.connect(other, ann) as apart:
            prompts = [(each, (await heard(each, "hello"))["update"]["prompt"]) for each in (hers, his)]
            decider, prompt = next((each, prompt) for each, prompt in prompts if prompt)
            failing.fault = fault
            if fault == "step":
                monkeypatch.setattr(Clash, "step", lambda state, seat, action: action // 0)
            await say(decider, "act", action=prompt["choices"][0]["action"], asked=prompt["asked"])
            for connection in (hers, his):
                messages, code = await until_closed(connection)
                reasons = [each["reason"] for each in messages if each["type"] == "refusal"]
                assert set(reasons) == {SAYS.format(error.__name__)}
                assert code == CANNOT_GO_ON
            await say(apart, "ping")
            await heard(apart, "pong")
        holds(caplog, table, error)
        for _ in range(2):  # whoever comes again is told the same, and the log knows already
            async with site.connect(table, ann) as hers:
                messages, code = await until_closed(hers)
                assert [each["reason"] for each in messages] == [SAYS.format(error.__name__)]
                assert code == CANNOT_GO_ON
        assert len(failures(caplog)) == 1
        answer = await site.http.get(f"/api/tables/{table}", headers=ann)
        assert (answer.status_code, answer.json()["reason"]) == (409, SAYS.format(error.__name__))


async def test_a_game_that_fails_when_somebody_comes_says_so(
    tmp_path: Path, failing: Failing, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as site, asyncio.timeout(3 * PATIENCE):
        ann, ben = await site.person(), await site.person()
        table = await site.game(ann, ben, game="failing")
        failing.fault = "question"
        codes = []
        for who in (ann, ben):
            async with site.connect(table, who) as connection:
                first = json.loads(await connection.recv())
                if first["type"] == "hello":  # who is not asked anything is not asked the wrong way
                    continue
                assert first["reason"] == SAYS.format("KeyError")
                codes.append((await until_closed(connection))[1])
        assert set(codes) == {CANNOT_GO_ON}
        holds(caplog, table, KeyError)


async def test_a_game_that_asks_more_seats_than_there_are_says_so(
    tmp_path: Path, failing: Failing, caplog: pytest.LogCaptureFixture
) -> None:
    failing.fault = "seats"
    async with running(tmp_path) as site, asyncio.timeout(3 * PATIENCE):
        ann = await site.person()
        table: str = (await site.does(ann, "POST", "/api/tables", {"game": "failing"}))["id"]
        await site.does(ann, "PUT", f"/api/tables/{table}/seats/bob", {"bot": "random"})
        async with site.connect(table, ann) as hers:
            answer = await site.http.post(f"/api/tables/{table}/start", headers=ann)
            messages, code = await until_closed(hers)
        assert (answer.status_code, code) == (200, CANNOT_GO_ON)
        assert messages[-1]["reason"] == SAYS.format("IndexError")
        holds(caplog, table, IndexError)
