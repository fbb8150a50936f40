"""A server that is killed in the middle of an event: whatever was answered is kept, and everything goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meijin.kernel.fairness import commitment, new_number
from meijin.tournament.audit import audit
from meijin.tournament.files import from_json
from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Street


async def begin(street: Street, people: int) -> tuple[list[Any], str, dict[str, str]]:
    """A live event whose first round runs; its people, its id, and who is who among the players."""
    guests = await street.guests(people + 1)
    meijin, players = guests[0], guests[1:]
    settings = {"result_mode": "live", "best_of": 1, "break_minutes": 0}
    body = {"name": "Online", "game": "cat_battles", "mode": "free", "settings": settings}
    event = (await meijin.ask("POST", "/api/events", body))["id"]
    await order(meijin, event, "open")
    known = {}
    for each in players:
        (player,) = (await each.ask("POST", f"/api/events/{event}/register", {}))["players"]
        known[player] = each.id
        await order(each, event, "check_in", player=player)
    for command in ("close_registration", "pair", "publish", "start_clock"):
        await order(meijin, event, command)
    return guests, event, known


async def order(who: Any, event: str, kind: str, **fields: Any) -> int:
    done = await who.ask("POST", f"/api/events/{event}/orders", {"command": {"type": kind, **fields}})
    return int(done["n"])


async def tables_of(who: Any, event: str) -> dict[str, str]:
    """The live tables of the round, as soon as all are open."""
    while True:
        matches = (await who.ask("GET", f"/api/events/{event}"))["rounds"][0]["matches"]
        found = {match["id"]: match["live"] for match in matches}
        if all(found.values()):
            return found
        await asyncio.sleep(0.05)


async def test_a_killed_server_goes_on_with_the_round(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/meijin.db", tmp_path) as server:
        async with Street(server) as street:
            guests, event, known = await begin(street, 4)
            meijin = guests[0]
            last = await order(meijin, event, "tick", item="fees")
            server.kill()
            server.start()
            view = await meijin.ask("GET", f"/api/events/{event}")
            assert view["event"]["entries"] >= last
            assert view["event"]["phase"] == "running"
            tables = await tables_of(meijin, event)
            match = view["rounds"][0]["matches"][0]
            both = [next(each for each in guests if each.id == known[player]) for player in match["seats"]]
            async with both[0].line(tables[match["id"]]) as line, both[1].line(tables[match["id"]]):
                await line.hear_until(lambda message: message["type"] == "update")
                assert (await line.ask("act", action="resign", asked=""))["type"] == "receipt"
            while True:
                now = (await meijin.ask("GET", f"/api/events/{event}"))["rounds"][0]["matches"][0]
                if now["state"] == "confirmed":
                    break
                await asyncio.sleep(0.05)
            assert (now["score"], now["source"]) == ([0, 1], "engine")
        assert "Traceback" not in server.logged()


@pytest.mark.rule("T12.7", "T12.8")
async def test_a_number_survives_a_server_that_is_killed_between_commitment_and_reveal(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/meijin.db", tmp_path) as server:
        async with Street(server) as street:
            meijin, *people = await street.guests(5)
            body = {"name": "Numbers", "game": "ganymede", "mode": "free", "rounds": 1}
            event = (await meijin.ask("POST", "/api/events", body))["id"]
            await order(meijin, event, "open")
            numbers = {}
            for each in people:
                (player,) = (await each.ask("POST", f"/api/events/{event}/register", {}))["players"]
                await order(each, event, "check_in", player=player)
                numbers[player] = new_number()
                await order(each, event, "commit_number", player=player, commitment=commitment(numbers[player]))
            server.kill()
            server.start()
            await order(meijin, event, "close_registration")
            for each, (player, number) in list(zip(people, numbers.items(), strict=True))[:2]:
                await order(each, event, "reveal_number", player=player, number=number)
            server.kill()
            server.start()
            for each, (player, number) in list(zip(people, numbers.items(), strict=True))[2:]:
                await order(each, event, "reveal_number", player=player, number=number)
            for command in ("pair", "publish", "start_clock"):
                await order(meijin, event, command)
            for match in (await meijin.ask("GET", f"/api/events/{event}"))["rounds"][0]["matches"]:
                result = {"kind": "played", "score": [2, 0]}
                await order(meijin, event, "enter_result", match=match["id"], result=result)
            await order(meijin, event, "close_round")
            await order(meijin, event, "finish")
            view = await meijin.ask("GET", f"/api/events/{event}")
            assert [each["number"] for each in view["players"]] == ["given"] * 4
            assert [told["id"] for told in view["event"]["drawn"]] == ["part-drawn_nobody"]
            file = await meijin.ask("GET", f"/api/events/{event}/export.json")
            found = audit(from_json(msgspec.json.encode(file)))
            assert (found.differences, [told.kind for told in found.drawn]) == ([], ["drawn_nobody"])
