"""The parts of a worker, put together."""

from __future__ import annotations

import asyncio
import subprocess
import sys
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


def test_what_a_small_server_does_not_need_is_not_loaded() -> None:
    seldom = ("alembic", "asyncpg", "reportlab", "sqlalchemy.orm", "meijin.games.crossover")
    looking = f"import meijin.server.app, sys; print([name for name in {seldom} if name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", looking], check=True, capture_output=True, text=True, timeout=60)
    assert loaded.stdout.strip() == "[]"
