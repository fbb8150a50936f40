"""Whatever is sent that should not be is refused, with the reason, and changes nothing."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.server.proof.harness.people import Message, Street
from tests.server.proof.harness.scene import closed_with, scene

pytestmark = pytest.mark.usefixtures("unsurprised")
EVIL = {"origin": "https://elsewhere.example"}


# -- somebody else's ------------------------------------------------------------------------------------------------


async def not_yours(server: ServerProcess) -> None:
    async with scene(server) as here:
        before = await here.look()
        other = here.lines[1 - here.turn]
        assert (await other.ask("act", **here.act))["code"] in ("stale", "forbidden")
        stranger = await here.street.guest()
        made = await stranger.ask("POST", "/api/tokens", {"name": "bot"})
        program = here.street.nobody()
        program.token = made["token"]
        for somebody in (stranger, program, here.street.nobody()):
            async with somebody.line(here.table) as line:
                assert (await line.hear())["seat"] is None
                for kind, fields in (("act", here.act), ("undo", {}), ("leave", {})):
                    assert (await line.ask(kind, **fields))["code"] in ("forbidden", "not_signed_in")
        seat = before[0]["view"]["deciders"][0]
        for method, path in (
            ("POST", f"/api/tables/{here.table}/start"),
            ("PUT", f"/api/tables/{here.table}/seats/{seat}"),
            ("DELETE", f"/api/tables/{here.table}/seats/{seat}"),
            ("DELETE", f"/api/tables/{here.table}"),
        ):
            body: Message | None = {} if method == "PUT" else None
            answer = await stranger.request(method, path, body)
            assert answer.status_code in (403, 409), (method, path, answer.text)
        assert await here.look() == before


async def test_nobody_acts_for_another_seat(server: ServerProcess) -> None:
    await not_yours(server)


async def private(server: ServerProcess) -> None:
    async with Street(server) as street:
        host, stranger = await street.guests(2)
        table = (await host.ask("POST", "/api/tables", {"game": "ganymede", "visibility": "private"}))["id"]
        for method, path in (("GET", ""), ("POST", "/join"), ("GET", "/record"), ("POST", "/start"), ("DELETE", "")):
            answer = await stranger.request(method, f"/api/tables/{table}{path}")
            nothing = await stranger.request(method, f"/api/tables/{'x' * len(table)}{path}")
            assert answer.status_code == nothing.status_code == 404
            assert answer.json()["code"] == nothing.json()["code"] == "unknown"
        for somebody in (stranger, street.nobody()):
            async with somebody.line(table) as line:
                assert (await line.hear())["code"] == "unknown"
                assert await closed_with(line) == 4404
        assert table not in str(await stranger.ask("GET", "/api/tables"))
        assert table in str(await host.ask("GET", "/api/me/tables"))


async def test_a_private_table_is_not_there_for_strangers(server: ServerProcess) -> None:
    await private(server)


def flipped(text: str, place: int) -> str:
    """A text with one letter changed."""
    letter = "A" if text[place] != "A" else "B"
    return text[:place] + letter + text[place + 1 :]


async def no_good(server: ServerProcess) -> None:
    """Expired, revoked and forged: refused for requests and for sockets."""
    async with scene(server) as here:
        before = await here.look()
        owner = here.people[here.turn]
        revoked, expired, forged, never = (here.street.nobody() for _ in range(4))
        kept = []
        for name, person in (("revoked", revoked), ("expired", expired)):
            made = await owner.ask("POST", "/api/tokens", {"name": name})
            person.token = made["token"]
            kept.append(made["id"])
        async with revoked.line(here.table) as open_line:
            assert (await open_line.hear())["seat"] is not None
            await owner.ask("DELETE", f"/api/tokens/{kept[0]}")
            assert await closed_with(open_line) == 4401
        path = server.database.removeprefix("sqlite:///")
        with sqlite3.connect(path, timeout=10) as database:  # time flies
            database.execute("UPDATE tokens SET expires = 1 WHERE id = ?", [kept[1]])
        database.close()
        never.token = flipped(expired.token, -1)
        bad = [revoked, expired, never]
        places = [0, owner.cookie.index(".") + 3, len(owner.cookie) - 3]
        for place in places:
            forged = here.street.nobody()
            forged.cookie = flipped(owner.cookie, place)
            bad.append(forged)
        for person in bad:
            cookie = person.cookie
            answer = await person.request("GET", "/api/me")
            assert (answer.status_code, answer.json()["code"]) == (401, "not_signed_in")
            person.cookie = cookie
            async with person.line(here.table) as line:
                refusal = await line.hear()
                assert (refusal["type"], refusal["code"]) == ("refusal", "not_signed_in")
                assert await closed_with(line) == 4401
        # Losing one's lines by revoking a token may cost the cookie's line, too; the game is as it was.
        async with owner.line(here.table) as line:
            assert (await line.hear())["update"]["view"] == before[here.turn]["view"]


async def test_expired_revoked_and_forged_credentials_are_refused(server: ServerProcess) -> None:
    await no_good(server)


async def foreign(server: ServerProcess) -> None:
    async with scene(server) as here:
        owner = here.people[here.turn]
        for method, path in (
            ("POST", "/api/tables"),
            ("DELETE", "/api/me"),
            ("PUT", f"/api/tables/{here.table}/ready"),
        ):
            answer = await owner.request(method, path, {}, EVIL)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        async with owner.line(here.table, headers=EVIL) as line:
            refusal = await line.hear()
            assert (refusal["type"], refusal["code"]) == ("refusal", "foreign_origin")
            assert await closed_with(line) == 4403
        async with owner.line(here.table, headers={"origin": server.url}) as line:
            assert (await line.hear())["type"] == "hello", "the server's own page may"


async def test_a_page_of_another_site_can_do_nothing(server: ServerProcess) -> None:
    await foreign(server)


# -- not as it should be --------------------------------------------------------------------------------------------


async def replayed(server: ServerProcess) -> None:
    async with scene(server) as here:
        mine = here.lines[here.turn]
        first = {"id": "first", **here.act}
        assert (await mine.ask("act", **first))["type"] == "receipt"
        standing = await here.look()
        again = await mine.ask("act", **first)
        assert (again["type"], again["again"]) == ("receipt", True)
        assert await here.look() == standing
        # Under another name it is an answer to a question that nobody asks any more.
        assert (await mine.ask("act", **{**first, "id": "other"}))["code"] == "stale"
        # And after another move the old message is no move either.
        mine = here.lines[here.turn]
        assert (await mine.ask("act", id="second", **here.act))["type"] == "receipt"
        standing = await here.look()
        old = await here.lines[here.turn].ask("act", **first)
        assert old["type"] == "refusal" or old["again"]
        assert await here.look() == standing


async def test_a_replayed_or_stale_message_changes_nothing(server: ServerProcess) -> None:
    await replayed(server)


def nonsense(act: Message) -> list[str | bytes]:
    """Messages that cannot be understood."""
    good = {"type": "act", "id": "x", **act}
    wrong: list[Any] = [
        {**good, "more": 1},
        {**good, "asked": 7},
        {**good, "action": None},
        {**good, "action": ["pass"]},
        {**good, "id": ""},
        {**good, "id": "x" * 65},
        {**good, "action": "x" * 2001},
        {**good, "type": "acts"},
        {"type": "act"},
        {"type": "say", "id": "x", "text": ""},
        {"type": "say", "id": "x", "text": "x" * 501},
        {"type": "sync", "id": "x", "since": -1},
        {"type": "answer_undo", "id": "x", "agree": "yes"},
        [],
        None,
        7,
    ]
    raw: list[str | bytes] = ["", "{", '{"type":', "[" * 2000, "\x00", "nonsense", b"\x80\xff", b"{}"]
    return raw + [json.dumps(each) for each in wrong]


async def not_understood(server: ServerProcess) -> None:
    async with scene(server) as here:
        before = await here.look()
        for sent in nonsense(here.act):
            async with here.people[here.turn].line(here.table) as line:
                await line.hear()
                await line.connection.send(sent)
                answer = await line.hear_until(lambda message: message["type"] != "table")
                assert answer.get("code") == "malformed", (sent, answer)
                assert "Traceback" not in answer["reason"]
                assert (await line.ask("ping"))["type"] == "pong", "the connection stays"
        assert await here.look() == before


async def test_what_is_not_understood_is_refused_and_the_connection_stays(server: ServerProcess) -> None:
    await not_understood(server)


async def illegal(server: ServerProcess) -> None:
    async with scene(server) as here:
        before = await here.look()
        mine = here.lines[here.turn]
        for action in ("dance", "take 99", "resign now", "\n", "take \u0661", "x" * 1999):
            answer = await mine.ask("act", action=action, asked=here.prompt["asked"])
            assert (answer["type"], answer["code"]) == ("refusal", "illegal"), answer
        assert await here.look() == before


async def test_an_illegal_action_is_refused_with_the_reason(server: ServerProcess) -> None:
    await illegal(server)
