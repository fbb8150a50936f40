"""What people send is read in processes of its own: nobody else waits, and whoever sends too much is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from meijin.server.people.limits import TooFast
from meijin.server.refusal import Code, Refused
from meijin.server.thinking import readers as reading
from meijin.server.thinking.readers import MOST_OF_ADDRESS, MOST_OF_USER, Readers, Sender

PATIENCE = 60.0
ANN, BEN = Sender("192.0.2.1", "ann"), Sender("192.0.2.2", "ben")


@pytest.fixture(autouse=True)
def _strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both this process and those that read can import the strange work."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@asynccontextmanager
async def opened(limited: bool = True) -> AsyncIterator[Readers]:
    readers = Readers(limited)
    try:
        async with asyncio.timeout(PATIENCE):
            yield readers
    finally:
        await readers.close()


async def test_what_is_read_comes_back_and_so_does_what_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import strange_texts as strange  # type: ignore[import-not-found]

    async with opened() as readers:
        assert await readers.read(ANN, strange.loud, "hear me") == "HEAR ME"
        with pytest.raises(Refused, match="there is no card 'x'") as refused:
            await readers.read(ANN, strange.refusing)
        assert refused.value.code is Code.MALFORMED
        with pytest.raises(RuntimeError, match="failing has failed"):
            await readers.read(ANN, strange.failing)
        with pytest.raises(Refused, match="nothing was changed") as refused:
            await readers.read(ANN, strange.dying)
        assert refused.value.code is Code.UNAVAILABLE
        with monkeypatch.context() as patch:
            patch.setattr(reading, "SECONDS", 0.2)
            with pytest.raises(Refused, match="not read within 0 seconds; nothing was changed, try again"):
                await readers.read(ANN, strange.endless)
        assert await readers.read(ANN, strange.loud, "still there") == "STILL THERE"


async def test_one_address_has_one_turn_and_a_few_that_wait(tmp_path: Path) -> None:
    import strange_texts as strange

    async with opened() as readers:
        told = str(tmp_path / "told")
        mine = [asyncio.create_task(readers.read(ANN, strange.once_told, told)) for _ in range(MOST_OF_USER)]
        await asyncio.sleep(0)
        guests = [Sender(ANN.address, f"guest {number}") for number in range(MOST_OF_ADDRESS - MOST_OF_USER)]
        theirs = [asyncio.create_task(readers.read(each, strange.loud, "x")) for each in guests]
        while len(readers._under_way) < 2 + len(guests):
            await asyncio.sleep(0.001)
        for sender in (ANN, Sender(ANN.address, "one more"), Sender(ANN.address, None)):
            with pytest.raises(TooFast, match="too much to be read at once: try again in 1 s"):
                await readers.read(sender, strange.loud, "x")
        assert await readers.read(BEN, strange.loud, "not you") == "NOT YOU"
        assert not any(task.done() for task in mine + theirs)
        Path(told).touch()
        assert await asyncio.gather(*mine, *theirs) == ["told"] * len(mine) + ["X"] * len(theirs)
        assert not readers._under_way


async def test_what_takes_long_leaves_room_for_what_does_not(tmp_path: Path) -> None:
    import strange_texts as strange

    async with opened(limited=False) as readers:
        told = str(tmp_path / "told")
        long = [asyncio.create_task(readers.read_long(ANN, strange.once_told, told)) for _ in range(3)]
        await asyncio.sleep(0)
        assert await readers.read(ANN, strange.loud, "x") == "X"
        assert not any(task.done() for task in long)
        Path(told).touch()
        assert await asyncio.gather(*long) == ["told"] * 3
