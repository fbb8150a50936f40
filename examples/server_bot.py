"""A bot that plays at a table of a Meijin server from outside; docs/bot-api.md walks through it.

    MEIJIN_TOKEN=mjn_... python examples/server_bot.py http://127.0.0.1:8000 TABLE [SEAT]

It needs the library websockets and nothing of Meijin: any program that speaks JSON over a WebSocket can do the same.
"""

import json
import os
import random
import secrets
import sys
import time
from hashlib import sha256
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import reconnect

HEADERS = {"Authorization": "Bearer " + os.environ.get("MEIJIN_TOKEN", ""), "Content-Type": "application/json"}
NUMBER = secrets.token_bytes(32)  # mine for the shuffles; nobody knows it before all have committed to theirs
COMMITMENT = sha256(NUMBER).hexdigest()


def request(method: str, url: str, body: Any = None) -> Any:
    """What the server answers."""
    with urlopen(Request(url, body and json.dumps(body).encode(), HEADERS, method=method), timeout=30) as answer:
        return json.load(answer)


def sit(table: str, seat: str) -> None:
    """Take a seat, unless one is mine already, and be ready."""
    info = request("GET", table)
    if not any(taken["you"] for taken in info["seats"]):
        free = seat or next(taken["seat"] for taken in info["seats"] if not (taken["user"] or taken["bot"]))
        request("PUT", f"{table}/seats/{free}", {"options": {}})
    if info["status"] == "open":
        request("PUT", f"{table}/ready", {"ready": True})


def number_said(table: Any) -> Any:
    """What is to be said of my number now, if anything: first its hash, then, once all hashes stand, the number."""
    committed = [seat["commitment"] == COMMITMENT for seat in table["seats"] if seat["you"]]
    awaited = "commitments" if table["status"] == "open" else table["collecting"] and table["collecting"]["what"]
    if awaited == "commitments" and committed == [False]:
        return {"type": "commit", "id": f"commit {COMMITMENT[:8]}", "commitment": COMMITMENT}
    if awaited == "numbers" and committed == [True]:
        return {"type": "reveal", "id": f"reveal {COMMITMENT[:8]}", "number": NUMBER.hex()}
    return None


def choose(view: Any, choices: list[Any]) -> Any:
    """The action to take: any of them. A better bot looks at the view first."""
    return random.choice(choices)["action"]


def play(table: str) -> None:
    """Play to the end, through lost connections and restarts of the server, and print the points of every seat."""
    last: dict[str, Any] = {}  # my last action
    for socket in reconnect("ws" + table.removeprefix("http") + "/socket", additional_headers=HEADERS):
        try:
            if last:
                socket.send(json.dumps(last))  # it may have been lost; under the same id it counts once
            for message in map(json.loads, socket):
                if message["type"] == "refusal" and message["code"] in ("too_fast", "unavailable"):
                    break  # try again in a second
                if message["type"] == "refusal" and message["code"] == "conflict":
                    last = {}  # I was out of time before I had chosen; once I am back I am asked again
                elif message["type"] == "refusal" and message["code"] != "stale":  # stale: a newer prompt is on its way
                    raise SystemExit(message["reason"])
                seats = message["table"]["seats"] if "table" in message else []
                if any(seat["you"] and (seat["away"] or seat["stand_in"]) for seat in seats):
                    socket.send(json.dumps({"type": "back", "id": f"back at {time.time()}"}))
                if "table" in message and (said := number_said(message["table"])):
                    socket.send(json.dumps(said))
                update = message if message["type"] == "update" else message.get("update")
                if update and update["over"]:
                    print(update["over"]["returns"])
                    socket.close()
                    return
                if update and update["prompt"] and update["prompt"]["asked"] != last.get("asked"):
                    asked = update["prompt"]["asked"]
                    action = choose(update["view"], update["prompt"]["choices"])
                    last = {"type": "act", "id": asked, "action": action, "asked": asked}
                    socket.send(json.dumps(last))
        except ConnectionClosed:
            pass
        time.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4) or "MEIJIN_TOKEN" not in os.environ:
        raise SystemExit("usage: MEIJIN_TOKEN=mjn_... python server_bot.py SERVER TABLE [SEAT]")
    address = f"{sys.argv[1].rstrip('/')}/api/tables/{sys.argv[2]}"
    try:
        sit(address, "".join(sys.argv[3:]))
        play(address)
    except HTTPError as error:
        raise SystemExit(json.load(error)["reason"]) from None
