"""A player who chooses at random, comes back after every loss of the connection and repeats what was not answered."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection
from contextlib import suppress
from random import Random
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import numbers_said
from tests.server.proof.harness.people import WAIT, Line, Message, Person

FOR_A_GAME = 300.0
BREATH = 0.2  # what somebody waits who is told to be too fast


class Acknowledged(NamedTuple):
    """A move for which the server gave a receipt."""

    action: str
    again: bool  # whether the server had it already when it came


class Player:
    """One seat, played from its prompts alone until the game is over."""

    def __init__(self, person: Person, table: str, rng: Random, losses: Collection[int] = ()) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.patience = 0  # about so many choices, then it resigns; 0: never
        self.losses = losses  # with which messages the connection is lost, before or after they arrive
        self.holds: dict[int, asyncio.Event] = {}  # what is awaited before a message is sent
        self.seat = ""
        self.lines: list[Line] = []
        self.acknowledged: list[Acknowledged] = []
        self.outcome: Message | None = None
        self.told = 0  # how many lines of the log
        self.log: dict[int, Message] = {}  # those lines by number, as long as the game goes on
        self._latest: Message | None = None  # how the game stands
        self._waiting: Message | None = None  # what was sent and not yet answered
        self._answered = ""  # the question that was answered last
        self._sent = 0
        self._numbers: set[str] = set()  # what was said of a number before the deal

    @property
    def received(self) -> list[tuple[float, str]]:
        """All that this player was ever sent, in order."""
        return [message for line in self.lines for message in line.received]

    async def play(self) -> None:
        """Play to the end, over as many connections as it takes."""
        async with asyncio.timeout(FOR_A_GAME):
            while self.outcome is None:
                with suppress(ConnectionClosed, InvalidHandshake, OSError):
                    async with self.person.line(self.table, self.told) as line:
                        self.lines.append(line)
                        await self._play_on(line)
                        continue
                await asyncio.sleep(0.05)  # the server may be about to come back

    async def _play_on(self, line: Line) -> None:
        if self._waiting is not None:
            await line.say("act", **self._waiting)
        else:
            self._answered = ""  # whatever is asked now is answered, even if it was before: that would show
        while self.outcome is None:
            message = await line.hear(WAIT)
            match message["type"]:
                case "hello":
                    self.seat = message["seat"]
                    self._read(message["update"])
                    await self._give_number(line, message["table"])
                case "table":
                    await self._give_number(line, message["table"])
                case "update":
                    self._read(message)
                case "receipt":
                    self._note(message)
                case "refusal":
                    await self._refused(line, message)
            if self._latest is not None and self._waiting is None:
                await self._look(line, self._latest)

    async def _give_number(self, line: Line, table: Message) -> None:
        if said := numbers_said(table):
            self._numbers.add(said["id"])
            await line.connection.send(json.dumps(said))

    def _read(self, update: Message | None) -> None:
        """The lines of an update are the last ones of the log: whatever was there from the first of them on is gone."""
        self._latest = update
        if update is not None and update["over"] is None:
            first = update["lines"] - len(update["log"])
            self.log = {number: line for number, line in self.log.items() if number < first}
            self.log |= dict(enumerate(update["log"], first))

    async def _look(self, line: Line, update: Message) -> None:
        self.told = update["lines"]
        self.outcome = update["over"]
        prompt = update["prompt"]
        if prompt is None or prompt["asked"] == self._answered:
            return
        self._answered = prompt["asked"]
        self._sent += 1
        if hold := self.holds.get(self._sent):
            await hold.wait()
        action = self.rng.choice(prompt["choices"])["action"]
        if self.patience and prompt["resign"] and not self.rng.randrange(self.patience):
            action = "resign"
        self._waiting = {"id": f"{self.seat}-{self._sent}", "action": action, "asked": prompt["asked"]}
        await line.say("act", **self._waiting)
        if self._sent in self.losses:
            line.connection.transport.abort()

    def _note(self, receipt: Message) -> None:
        if self._waiting is not None and receipt["id"] == self._waiting["id"]:
            self.acknowledged.append(Acknowledged(self._waiting["action"], receipt["again"]))
            self._waiting = None

    async def _refused(self, line: Line, refusal: Message) -> None:
        if refusal["id"] in self._numbers:  # another line of this player was first, or it is too late
            return
        resigned = refusal["reason"] == "the game is over"  # somebody else has, while the choice was under way
        assert resigned or refusal["code"] in ("stale", "unavailable", "too_fast"), refusal
        assert self._waiting is not None, refusal
        if refusal["code"] == "too_fast":  # the message was not even read
            await asyncio.sleep(BREATH)
            await line.say("act", **self._waiting)
            return
        assert refusal["id"] == self._waiting["id"], refusal
        self._waiting, self._answered = None, ""
        await line.say("sync", since=self.told)


async def play_out(*players: Player) -> None:
    """Let them play until the game is over; the first thing that goes wrong ends it."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())


class Onlooker:
    """Somebody with an open socket who only listens, until the game is over."""

    def __init__(self, person: Person, table: str, since: int = 0) -> None:
        self.person = person
        self.table = table
        self.since = since
        self.line: Line | None = None
        self.outcome: Message | None = None

    @property
    def received(self) -> list[tuple[float, str]]:
        """All that was sent, in order."""
        return [] if self.line is None else self.line.received

    async def watch(self, wait: float = FOR_A_GAME) -> None:
        """Listen until the game is over."""
        limit = time.monotonic() + wait
        async with self.person.line(self.table, self.since) as line:
            self.line = line
            while self.outcome is None:
                message = await line.hear(limit - time.monotonic())
                update = message.get("update") if message["type"] == "hello" else message
                if update and update["type"] == "update":
                    self.outcome = update["over"]
