"""What one client says, message by message: each is answered by a receipt, a refusal or what it asked for."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from meijin.server import wire
from meijin.server.because import Because
from meijin.server.live.listener import TOO_MANY_REFUSALS, Goodbye, Listener, encode
from meijin.server.live.livetable import LiveTable
from meijin.server.live.ratelimit import Bucket
from meijin.server.live.reader import Misread, read
from meijin.server.operations.metrics import Metrics
from meijin.server.people.limits import TAKING_BACK, Limits
from meijin.server.refusal import Refused
from meijin.server.tables.table import Proposal

AT_ONCE: Final = 30
PER_SECOND: Final = 15.0
MOST_REFUSALS: Final = 200  # in a row


class Conversation:
    """The server's side of one socket."""

    def __init__(self, live: LiveTable, listener: Listener, metrics: Metrics, limits: Limits) -> None:
        self.live = live
        self.listener = listener
        self._metrics = metrics
        self._limits = limits
        self._bucket = Bucket(AT_ONCE, PER_SECOND, asyncio.get_running_loop().time())
        self._refusals = 0
        self.busy = False  # with a message: what has begun is brought to its end

    async def hear(self, text: str) -> None:
        """Take a message and answer it; too many refusals end the conversation."""
        message: wire.ClientMessage | None = None
        self.busy = True
        try:
            in_time = self._bucket.take(asyncio.get_running_loop().time())
            message = read(text)
            if not in_time:
                raise Refused(Because.TOO_MANY_MESSAGES, most=PER_SECOND)
            await self._answer(message)
            self._refusals = 0
        except Refused as refused:
            self._metrics.refusals.labels(refused.code.value).inc()
            said = refused if isinstance(refused, Misread) else message
            self._send(wire.Refusal(refused.code, refused.reason, refused.said, None if said is None else said.id))
            self._refusals += 1
            if self._refusals >= MOST_REFUSALS:
                self.listener.end(Goodbye(TOO_MANY_REFUSALS, "too many messages were refused"))
        finally:
            self.busy = False

    async def _answer(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                self._send(wire.Pong(message.id))
            case wire.Sync():
                self.live.hello(self.listener, message.since, message.id)
            case wire.Why():
                why_not = self.live.why_not(self.listener, message.cards, message.zone)
                self._send(wire.Reason(message.id, why_not.saying()))
            case wire.Say():
                await self.live.say(self.listener, message.text)
                self._send(wire.Receipt(message.id))
            case _:
                proposal = await self._do(message)
                self._send(wire.Receipt(message.id, proposal.again))

    async def _do(
        self,
        message: wire.Act
        | wire.Undo
        | wire.AnswerUndo
        | wire.Leave
        | wire.Back
        | wire.Give
        | wire.Commit
        | wire.Reveal,
    ) -> Proposal:
        """Do something at the table, as whoever sits there."""
        if self.listener.user is None:
            raise Refused(Because.NEEDS_USER, what="playing")
        user = self.listener.user.id
        change = partial(self.live.change, stays=True)
        match message:
            case wire.Act(key, action, asked):
                return await change(lambda table, now: table.act(user, action, asked, key, now))
            case wire.Undo(key):
                self._limits.spend(TAKING_BACK, user)
                return await change(lambda table, now: table.take_back(user, key, now))
            case wire.AnswerUndo():
                return await change(lambda table, now: table.answer(user, message.agree, now, message.id))
            case wire.Commit():
                return await change(lambda table, now: table.commit(user, message.commitment, now))
            case wire.Reveal():
                return await change(lambda table, now: table.reveal(user, message.number, now))
            case wire.Leave(key):
                return await change(lambda table, now: table.leave(user, now, key))
            case wire.Back(key):
                return await change(lambda table, now: table.come_back(user, now, key))
            case wire.Give(key):
                seat = self.live.table.seat_named(message.seat)
                return await change(
                    lambda table, now: table.give(user, seat, now, self.live.presence.absent(seat, now), key)
                )

    def _send(self, message: wire.ServerMessage) -> None:
        self.listener.send(encode(message))
