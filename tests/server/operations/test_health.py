"""Whether the server is well, as a program asks."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from meijin.server.api.errors import EXCEPTION_HANDLERS
from meijin.server.context import Context
from meijin.server.operations import health
from meijin.server.operations.metrics import Metrics
from meijin.server.refusal import Code, Refused


class Database:
    """A database that answers, fails or never answers."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    async def ping(self) -> None:
        self.asked += 1
        if self.how == "fails":
            raise OSError("no route to postgresql://me:secret@db.example")
        if self.how == "refuses":
            raise Refused(Code.UNAVAILABLE, "nothing can be written into the database")
        if self.how == "sleeps":
            await asyncio.Event().wait()


TOKEN = "a-token-of-the-operator"


def app(database: Database, token: str = TOKEN) -> Litestar:
    parts: Any = SimpleNamespace(store=database, metrics=Metrics(), metrics_token=token)
    context = Context(parts, parts.store, parts, parts, parts, parts.metrics, {}, parts)
    return Litestar(
        health.HANDLERS,
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        exception_handlers=EXCEPTION_HANDLERS,
        logging_config=None,
    )


def test_a_server_whose_database_answers_is_well() -> None:
    database = Database("answers")
    with TestClient(app(database)) as client:
        answer = client.get("/healthz")
    assert (answer.status_code, database.asked) == (200, 1)
    assert answer.json() == {"status": "ok", "version": version("meijin"), "database": "ok"}


@pytest.mark.parametrize("how", ["fails", "sleeps"])
def test_a_server_without_its_database_is_not(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    with TestClient(app(Database(how))) as client:
        answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["database"] == "failing"
    assert "secret" not in answer.text


def test_what_the_log_knows_already_is_not_told_again_at_every_look(caplog: pytest.LogCaptureFixture) -> None:
    with TestClient(app(Database("refuses"))) as client:
        answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "failing")
    assert [record for record in caplog.records if record.name.startswith("meijin")] == []


def test_the_figures_are_there_for_prometheus() -> None:
    with TestClient(app(Database("answers"))) as client:
        answer = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.headers["content-type"].startswith("text/plain")
    for name in ("moves", "refusals", "sockets", "live_tables", "commit_seconds", "thinking_seconds", "requests"):
        assert f"# HELP meijin_{name}" in answer.text


@pytest.mark.parametrize(
    "shown", [None, "Bearer another-token-altogether", f"Basic {TOKEN}", TOKEN, "Bearer ", "Bearer \u00e9"]
)
def test_the_figures_are_told_to_whoever_shows_the_operators_token(shown: str | None) -> None:
    with TestClient(app(Database("answers"))) as client:
        answer = client.get("/metrics", headers={} if shown is None else {b"authorization": shown.encode()})
    assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")
    assert answer.headers["www-authenticate"].startswith("Bearer")
    assert "meijin_moves" not in answer.text


@pytest.mark.parametrize("shown", ["", "Bearer ", "Bearer x"])
def test_without_a_token_there_are_no_figures(shown: str) -> None:
    with TestClient(app(Database("answers"), token="")) as client:
        answer = client.get("/metrics", headers={"authorization": shown})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_a_commit_is_noted_with_its_size() -> None:
    metrics = Metrics()
    metrics.committed(40, 0.003)
    shown = metrics.exposition().decode()
    assert "meijin_commit_batch_sum 40.0" in shown
    assert "meijin_commit_seconds_sum 0.003" in shown
