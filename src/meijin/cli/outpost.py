"""A bot's place on this machine, from where it plays at a table of a server: it is told what its seat knows."""

from __future__ import annotations

import json
import queue
import secrets
import threading
import time
from hashlib import sha256
from typing import Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, reconnect

from meijin.bots import Bot, BotError, choice_of
from meijin.bots.pace import share
from meijin.cli.caller import Caller, Message
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.parcel import from_text

PAUSE: Final = 1.0  # before a lost connection is made anew
MILLISECONDS: Final = 1000
CANNOT_GO_ON: Final = 4410  # the code of a socket whose table will not be any better next time


class Outpost:
    """One bot at one table."""

    def __init__(
        self, server: str, table: str, token: str, bot: Bot, seconds: float, way_back: str = "the same command"
    ) -> None:
        self._caller = Caller(server, token)
        self._path = f"/api/tables/{table}"
        self._bot = bot
        self._seconds = seconds
        self._way_back = way_back  # what brings a bot to this table again that has failed there
        self._number = secrets.token_bytes(32)  # of this bot, for the shuffles
        self._last: Message = {}  # its last answer, which is sent again after a lost connection
        self._seat = ""
        self._back = ""  # the message with which it comes back, until it is there
        self._whole_game = True  # whether its clock is for the whole game, if there is one
        self._alone = True  # whether nobody else could let a bot of the server play on

    def sit(self, seat: str) -> None:
        """Take a seat, unless the bot has one, and be ready."""
        info = self._caller.ask("GET", self._path)
        if not any(each["you"] for each in info["seats"]):
            if seat:
                self._caller.ask("PUT", f"{self._path}/seats/{seat}", {})
            else:
                self._caller.ask("POST", f"{self._path}/join")
        if info["status"] == "open":
            self._caller.ask("PUT", f"{self._path}/ready", {"ready": True})

    def play(self) -> dict[str, float]:
        """Play to the end, through lost connections and restarts of the server; the points of every seat."""
        address = "ws" + self._caller.address.removeprefix("http") + self._path + "/socket"
        try:
            for socket in reconnect(address, additional_headers=self._caller.headers):
                try:
                    over = self._converse(socket)
                    if over is not None:
                        socket.close()
                        return over
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code == CANNOT_GO_ON:
                        raise MeijinError(closed.rcvd.reason) from None
                time.sleep(PAUSE)
        except (WebSocketException, OSError) as error:
            raise MeijinError(f"the server does not talk: {error}") from None
        raise MeijinError("the server does not talk any more")

    def _converse(self, socket: ClientConnection) -> dict[str, float] | None:
        """Answer until the game is over; None if that has to be tried again."""
        self._back = ""  # if it was not heard, it is said again
        if self._last:
            socket.send(json.dumps(self._last))
        for message in map(json.loads, socket):
            if message["type"] == "refusal" and message["id"] == self._last.get("id"):
                if message["code"] in ("too_fast", "unavailable"):
                    return None
                if message["code"] not in ("stale", "conflict"):
                    raise MeijinError(message["reason"])
                self._last = {}  # it was too late for it
            if message["type"] == "refusal" and message["id"] == self._back:
                self._back = ""
                if message["code"] in ("too_fast", "unavailable"):
                    return None
                raise MeijinError(f"the bot cannot come back to its seat: {message['reason']}")
            if "table" in message:
                self._take_part(socket, message["table"])
            update = message if message["type"] == "update" else message.get("update")
            if update and update["over"]:
                returns: dict[str, float] = update["over"]["returns"]
                return returns
            if update and update["prompt"] and update["prompt"]["asked"] != self._last.get("asked"):
                self._decide(socket, update["prompt"]["asked"], update["clocks"])
        return None

    def _take_part(self, socket: ClientConnection, table: Message) -> None:
        """Come back if it is away or another bot plays there, be ready again, and take part in the shuffles."""
        mine = next((seat for seat in table["seats"] if seat["you"]), None)
        if mine is None:
            raise MeijinError("the bot's seat was given away")
        self._seat = mine["seat"]
        self._whole_game = bool(table["clock"]) and table["clock"]["pace"] == "game"
        self._alone = not any(seat["user"] and not seat["you"] for seat in table["seats"])
        if not mine["away"] and not mine["stand_in"]:
            self._back = ""
        elif not self._back and table["status"] != "over":
            self._back = _send(socket, "back", f"back {time.time()}")["id"]
        if table["status"] == "open" and not mine["ready"]:
            self._caller.ask("PUT", f"{self._path}/ready", {"ready": True}, may_be_late=True)
        commitment = sha256(self._number).hexdigest()
        awaited = "commitments" if table["status"] == "open" else (table["collecting"] or {}).get("what")
        if awaited == "commitments" and mine["commitment"] != commitment:
            _send(socket, "commit", f"commit {commitment[:8]}", commitment=commitment)
        if awaited == "numbers" and mine["commitment"] == commitment:
            _send(socket, "reveal", f"reveal {commitment[:8]}", number=self._number.hex())

    def _decide(self, socket: ClientConnection, asked: str, clocks: list[Message]) -> None:
        """Let the bot choose; one that cannot leaves its seat."""
        known = self._caller.ask("GET", f"{self._path}/knowledge", may_be_late=True)
        if known is None or known["asked"] != asked:
            return  # the table has moved on, and the next message tells where to
        knowledge = from_text(known["knowledge"])
        try:
            action = self._chosen(knowledge, self._within(clocks))
        except BotError as error:
            leave = _send(socket, "leave", f"leave {asked}")
            next((said for said in map(json.loads, socket) if said.get("id") == leave["id"]), None)  # it was heard
            others = "" if self._alone else ", and the others there may let a bot play on"
            raise BotError(f"{error}; it has left its seat{others}; {self._way_back} brings it back") from None
        self._last = _send(socket, "act", asked, action=knowledge.text(action), asked=asked)

    def _within(self, clocks: list[Message]) -> float:
        """The seconds that the bot should keep within: a share of its clock, where it has one."""
        left = [clock["left"] / MILLISECONDS for clock in clocks if clock["seat"] == self._seat]
        return min([self._seconds, *(share(each, whole_game=self._whole_game) for each in left)])

    def _chosen(self, knowledge: Knowledge, within: float) -> int:
        """The bot's choice, within its time."""
        answer: queue.SimpleQueue[int | BotError] = queue.SimpleQueue()

        def think() -> None:
            try:
                answer.put(choice_of(self._bot, knowledge, Rng(secrets.randbits(63)), within))
            except BotError as error:
                answer.put(error)

        # Nobody waits at the end for a thread of this kind that still thinks.
        threading.Thread(target=think, daemon=True).start()
        try:
            chosen = answer.get(timeout=self._seconds)
        except queue.Empty:
            raise BotError(f"the bot {self._bot.name!r} has thought for more than {self._seconds:g} seconds") from None
        if isinstance(chosen, BotError):
            raise chosen
        return chosen


def _send(socket: ClientConnection, kind: str, name: str, **fields: str) -> Message:
    message = {"type": kind, "id": name, **fields}
    socket.send(json.dumps(message))
    return message
