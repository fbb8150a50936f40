"""Real bots at a table, in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from meijin.server.thinking.pool import Thinkers

if TYPE_CHECKING:
    from meijin.server.live.livetable import LiveTable
    from tests.server.live.conftest import Stage

Open = Callable[..., Any]


async def until_the_bot_has_moved(live: LiveTable) -> None:
    async with asyncio.timeout(10):
        while live.bots.thinking or not any(seat == 1 for seat, _ in live.table.record.actions):
            await asyncio.sleep(0.005)


async def test_a_game_goes_on_with_a_weaker_bot_where_weights_are_damaged(
    stage: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "thinking"))
    monkeypatch.setenv("STRANGE_BOTS", str(tmp_path))
    (tmp_path / "weights.json").write_text("{")
    world: Stage
    async with stage() as world:
        thinkers = Thinkers(1, 30.0, "strange_bots:find")
        world.thinkers = cast(Any, thinkers)
        try:
            live = await world.table(await world.hub(), world.ann, bots=1, bot="meijin", options={"start_seat": "red"})
            ann = await world.join(live, world.ann)
            await world.play(live, world.ann)
            await until_the_bot_has_moved(live)
            told = await world.heard(ann, "notice")
        finally:
            await thinkers.close()
        assert told["text"] == "The bot of green (meijin) failed; regular chose instead."
        reasons = {record.__dict__["bot"]: record.__dict__["reason"] for record in caplog.records}
        assert "the weights in weights.json cannot be read" in reasons["meijin"]
        assert "(ganymede) are not all finite numbers" in reasons["expert"]


async def test_nobody_is_kept_waiting_while_a_bot_thinks(
    stage: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "thinking"))
    monkeypatch.setenv("STRANGE_BOTS", str(tmp_path))

    async def note(pauses: list[float]) -> None:
        """How long the server did nothing else, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(0.01)
            pauses.append(loop.time() - began)

    world: Stage
    async with stage() as world:
        thinkers = Thinkers(1, 30.0, "strange_bots:find")
        await thinkers.warm_up()
        world.thinkers = cast(Any, thinkers)
        hub = await world.hub()
        pauses: list[float] = []
        noting = asyncio.create_task(note(pauses))
        try:
            live = await world.table(hub, world.ann, bots=1)
            if not live.bots.thinking:
                await world.play(live, world.ann)
            while len(pauses) < 50:
                await asyncio.sleep(0.01)
            (tmp_path / "go").touch()
            await until_the_bot_has_moved(live)
        finally:
            noting.cancel()
            await thinkers.close()
        assert max(pauses) < 0.5
