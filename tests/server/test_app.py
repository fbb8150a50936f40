"""The parts of a worker, put together."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import TestClient

from meijin.server import app
from meijin.server.app import create_app
from meijin.server.settings import Settings
from meijin.server.thinking.pool import Thinkers


def test_a_process_for_bots_is_ready_before_the_first_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def warm_up(_: Thinkers) -> None:
        happened.append("begun")
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            happened.append("given up")
            raise

    monkeypatch.setattr(Thinkers, "warm_up", warm_up)
    monkeypatch.setattr(app, "SETTLED", 0)
    with TestClient(create_app(Settings(database=str(tmp_path / "meijin.db"), thinkers=1))) as client:
        assert client.get("/healthz").status_code == 200  # nobody waits for it, neither now nor at the end
        assert happened == ["begun"]
    assert happened == ["begun", "given up"]
