"""Killed while lists are handed in and results are entered: what was acknowledged is there, once, and nothing else is.

``make soak`` goes through more rounds, each with kills at other moments.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

import httpx

from tests.server.process import ServerProcess
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Person, Street

PLAYERS = 6
LISTS = 8  # that each player hands in
CORRECTIONS = 8  # of each match
PATIENCE = 90.0
SCORES = ([2, 0], [2, 1], [0, 2], [1, 2])


class Told(NamedTuple):
    """An order that was acknowledged: the entry it has become, and what it said."""

    n: int
    type: str
    said: dict[str, Any]


class Desk:
    """Orders at one event, each repeated under its key until somebody answers."""

    def __init__(self, event: str) -> None:
        self.event = event
        self.told: list[Told] = []
        self._keys = count()

    async def order(self, who: Person, type_: str, reason: str = "", **said: Any) -> None:
        body = {"command": {"type": type_, **said}, "reason": reason, "key": f"{who.id} {next(self._keys)}"}
        while True:
            try:
                answer = await who.request("POST", f"/api/events/{self.event}/orders", body)
            except httpx.TransportError:
                await asyncio.sleep(0.05)  # the server may be about to come back
                continue
            if answer.status_code == 503:
                continue
            assert answer.is_success, answer.text
            self.told.append(Told(answer.json()["n"], type_, said))
            return


async def killed_during(
    server: ServerProcess, desk: Desk, work: Sequence[Coroutine[Any, Any, None]], kills: list[int]
) -> None:
    """Let people do something, and kill the server each time so many orders more are acknowledged."""
    before = len(desk.told)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        tasks = [group.create_task(each) for each in work]
        for orders in kills:
            while len(desk.told) < before + orders:
                await asyncio.sleep(0.001)
            assert not all(task.done() for task in tasks), "everything was done before the server was killed"
            server.kill()
            await asyncio.to_thread(server.start)


async def hand_in(desk: Desk, who: Person, player: str) -> None:
    for number in range(LISTS):
        await desk.order(who, "submit_list", player=player, cards=f"{number + 1} n-490 ({player})")


async def correct(desk: Desk, meijin: Person, match: str, rng: Random) -> None:
    await desk.order(meijin, "enter_result", match=match, result={"kind": "played", "score": SCORES[0]})
    last = SCORES[0]
    for _ in range(CORRECTIONS):
        last = rng.choice([each for each in SCORES if each != last])
        await desk.order(meijin, "correct", "looked again", match=match, result={"kind": "played", "score": last})


async def killed(server: ServerProcess, rng: Random) -> int:
    async with Street(server) as street:
        meijin, *people = await street.guests(PLAYERS + 1)
        settings = {"deck_lists": "optional", "break_minutes": 0}
        body = {"name": "Friday", "game": "crossover", "mode": "free", "settings": settings}
        desk = Desk((await meijin.ask("POST", "/api/events", body))["id"])
        at = f"/api/events/{desk.event}"
        await desk.order(meijin, "open")
        players = {}
        for each in people:
            (player,) = (await each.ask("POST", f"{at}/register", {}))["players"]
            players[player] = each
            await desk.order(each, "check_in", player=player)
        work = [hand_in(desk, each, player) for player, each in players.items()]
        await killed_during(server, desk, work, [rng.randrange(1, PLAYERS * LISTS - PLAYERS)])
        for order in ("close_registration", "pair", "publish", "start_clock"):
            await desk.order(meijin, order)
        matches = [each["id"] for each in (await meijin.ask("GET", at))["rounds"][0]["matches"]]
        work = [correct(desk, meijin, match, Random(rng.random())) for match in matches]
        await killed_during(server, desk, work, [rng.randrange(1, len(matches) * CORRECTIONS - len(matches))])
        await nothing_is_lost(meijin, desk, players)
    return 2


async def nothing_is_lost(meijin: Person, desk: Desk, players: dict[str, Person]) -> None:
    at = f"/api/events/{desk.event}"
    log = {each["n"]: each for each in (await meijin.ask("GET", f"{at}/log"))["entries"]}
    assert sorted(log) == list(range(1, len(log) + 1))
    assert len({told.n for told in desk.told}) == len(desk.told), "two orders have become one entry"
    for told in desk.told:
        assert log[told.n]["type"] == told.type
        for name in ("player", "match"):
            assert log[told.n]["payload"].get(name) == told.said.get(name)
    ordered = Counter(told.type for told in desk.told)
    found = Counter(each["type"] for each in log.values() if each["type"] not in ("create", "enter"))
    assert found == ordered, "an order has become two entries, or one that nobody gave is there"
    for player in players:
        last = max(told for told in desk.told if told.said.get("cards") and told.said["player"] == player)
        assert (await meijin.ask("GET", f"{at}/lists/{player}"))["text"] == last.said["cards"]
    for match in (await meijin.ask("GET", at))["rounds"][0]["matches"]:
        last = max(told for told in desk.told if told.said.get("match") == match["id"])
        assert match["score"] == last.said["result"]["score"]
    exported = await meijin.ask("GET", f"{at}/export.json")
    assert len(exported["log"]) == len(log)


async def test_results_and_lists_that_were_acknowledged_outlive_the_server(
    database: str, start: StartServer, rounds: range, covered: Callable[..., None]
) -> None:
    server = start(database)
    kills = 0
    for each in rounds:
        kills += await killed(server, Random(each))
    covered(kills=kills)
    assert "Traceback" not in server.logged()
