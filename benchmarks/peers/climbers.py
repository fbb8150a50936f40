"""Players of Climb for the load on a server: three at each table; a game that ends is not followed by another.

The same players at the same pace sit at boardgame.io's own server, whose lobby and socket they speak with here.
"""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from benchmarks.climb import Climb
from benchmarks.players import Choice, LoadOfOneGame, Party, Prompt

SEATS: Final = 3
SPACE: Final = "/climb,"  # what belongs to this game, in the words of Socket.IO
OPEN, PING, PONG, CONNECT, EVENT = "0", "2", "3", "40", "42"


class Climbers(LoadOfOneGame):
    """At our server."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(host, port, SEATS)


class BoardgameClimbers(Climbers):
    """At boardgame.io's server; what it calls credentials is what a cookie is to ours."""

    async def sit(self, party: Party) -> None:
        """Make a match and join it."""
        line = await self.lines.get()
        try:
            made, _ = await line.ask("POST", "/games/climb/create", body={"numPlayers": SEATS})
            party.table = made["matchID"]
            for seat in range(SEATS):
                body = {"playerID": str(seat), "playerName": f"Player {seat}"}
                joined, _ = await line.ask("POST", f"/games/climb/{party.table}/join", body=body)
                party.cookies.append(joined["playerCredentials"])
        finally:
            self.lines.put_nowait(line)

    def address(self, party: Party) -> str:
        """One socket for all games."""
        return "/socket.io/?EIO=4&transport=websocket"

    async def dealt(self, party: Party, player: int, socket: ClientConnection) -> None:
        """Shake hands, and hear how the game stands."""
        await socket.send(f"{CONNECT}{SPACE}")
        asked = False
        while player not in party.prompts:
            text = str(await socket.recv())
            if text.startswith(CONNECT) and not asked:
                asked = True
                await socket.send(event("sync", party.table, str(player), party.cookies[player], SEATS))
            self.heard(party, player, text)

    async def listen(self, party: Party, player: int, socket: ClientConnection) -> None:
        """Hear everything that one player is sent, and answer when the server asks who is there."""
        async for text in socket:
            if text == PING:
                await socket.send(PONG)
            self.heard(party, player, text)

    def heard(self, party: Party, player: int, text: str | bytes) -> None:
        """Note what a message says, and when it came."""
        head = EVENT + SPACE
        if not str(text).startswith(head):
            return
        kind, _match, told, *_ = msgspec.json.decode(str(text)[len(head) :])
        if kind == "error":
            self.troubles.append(str(told))
        if kind not in ("sync", "update"):
            return
        state = told["state"] if kind == "sync" else told
        party.learn(player, prompt(state, player), over="gameover" in state["ctx"])
        if player == party.mover and party.receipt and not party.receipt.done():
            party.receipt.set_result(time.perf_counter())

    def said(self, party: Party, asked: str, action: str) -> str:
        """The message that makes a move."""
        seat = str(party.mover)
        move = {"type": "act", "args": [int(action)], "playerID": seat, "credentials": party.cookies[party.mover]}
        return event("update", {"type": "MAKE_MOVE", "payload": move}, int(asked), party.table, seat)


def event(*what: object) -> str:
    """An event in the words of Socket.IO."""
    return f"{EVENT}{SPACE}{msgspec.json.encode(what).decode()}"


def prompt(state: dict[str, Any], player: int) -> Prompt | None:
    """What a player is asked; boardgame.io names no legal moves, so they are found as the yardstick finds them."""
    seen = SimpleNamespace(**state["G"])
    if seen.seat != player or "gameover" in state["ctx"]:
        return None
    legal = Climb.legal(seen)  # type: ignore[arg-type]  # it looks at one's own hand and what everybody sees
    return Prompt(str(state["_stateID"]), [Choice(str(action)) for action in legal])
