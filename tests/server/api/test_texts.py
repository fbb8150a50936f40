from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from meijin.server.api import texts
from meijin.server.refusal import Code, Refused
from tests.server.api.conftest import Person

LONG = {"red_deck": "1 n-490\n" * 100}


async def test_nobody_waits_for_the_texts_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "SECONDS", 1.0)
    finished = threading.Event()

    many = [asyncio.create_task(texts.beside(LONG, finished.wait, 30)) for _ in range(100)]
    try:
        assert await asyncio.wait_for(texts.beside({"mode": "battle", "cats": 3}, lambda: "read"), 10) == "read"
        refusals = await asyncio.gather(*many, return_exceptions=True)
    finally:
        finished.set()
    assert {refusal.code for refusal in refusals if isinstance(refusal, Refused)} == {Code.UNAVAILABLE}
    assert all(isinstance(refusal, Refused) for refusal in refusals)


@pytest.mark.parametrize("game", ["option", "table"])
def test_a_text_that_would_take_minutes_is_refused_at_once(person: Callable[[str], Person], game: str) -> None:
    ann = person("Ann")
    endless = ".".join("a" * 9_000) + " = 1\n[x]"
    if game == "table":
        wanted = {"game": "crossover", "options": {"cards": endless}}
        assert "at most 16 parts" in ann.refused(400, "malformed", "POST", "/api/tables", wanted)
    else:
        path = f"/api/tables/{ann.does('POST', '/api/tables', {'game': 'crossover'})['id']}/options"
        chosen = {"options": {"red_deck": endless}}
        assert "at most 16 parts" in ann.refused(400, "malformed", "PUT", path, chosen)
        chosen = {"options": {"red_deck": "1 n-490\n" * 3_000}}
        assert "at most 20,000 characters" in ann.refused(400, "malformed", "PUT", path, chosen)
