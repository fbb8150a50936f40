"""The processes in which bots think: started when they are needed, and ended when they think for too long."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from math import inf
from typing import Any, Final

import msgspec

from meijin.bots.pace import LEAST
from meijin.kernel import registry
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.parcel import pack
from meijin.server.settings import PREFIX
from meijin.server.thinking.frames import LENGTH_BYTES, Answer, Errand, Question, decode_answer, encode_question
from meijin.server.thinking.turns import Turns

BOTS: Final = "meijin.bots:find"
START: Final = 60.0  # seconds until a process must be there, and until it must have loaded a game
ATTEMPTS: Final = 2  # how many processes may die over one question
SOON: Final = 0.5  # seconds within which most bots answer
EASY: Final = 0.5  # of the time after which a bot is too slow, what it is asked to keep within
ROUND: Final = 3.0  # seconds in which everybody who waits should have a turn, however many they are

log = logging.getLogger("meijin.thinking")


class NoChoice(Exception):
    """The bot has made no choice that counts."""

    event: str  # for the log
    fault: str  # for the people at the table, by which word it is told

    def __init__(self, reason: str, trace: str = "") -> None:
        super().__init__(reason)
        self.trace = trace


class TooSlow(NoChoice):
    """The bot has not answered within its time."""

    event = "bot too slow"
    fault = "slow"


class BotFailed(NoChoice):
    """The bot has answered with an error, or not at all."""

    event = "bot failed"
    fault = "failed"


class NotAllowed(BotFailed):
    """The bot has answered with something that is not allowed."""

    event = "bot chose what is not allowed"


class ProcessDied(Exception):
    """There is no process that lives long enough to answer."""


class Parked(Exception):
    """The server ends; whoever asked will ask again when it is back."""


class Pool:
    """Processes that work side by side, each on one question at a time; who asks first is served first."""

    def __init__(self, processes: int, bots: str = BOTS) -> None:
        self._bots = bots
        self._turns = asyncio.Semaphore(processes)
        self._idle: list[_Child] = []
        self._children: set[_Child] = set()
        self._closed = False

    async def warm_up(self) -> None:
        """Have one process ready before the first question: it takes a second to load all games."""
        with suppress(ProcessDied, Parked, TimeoutError):  # whoever asks is told
            async with self._turns:
                for game in registry.names():
                    await self._ask(_loading(game), START)

    async def close(self) -> None:
        """End all processes, whatever they are working on."""
        self._closed = True
        for child in list(self._children):
            await self._drop(child)

    async def _ask(
        self,
        question: bytes,
        seconds: float,
        first: bytes = b"",
        takes_long: Callable[[], Awaitable[None]] | None = None,
    ) -> Answer:
        """The answer, within so many seconds; a process that takes longer is ended.

        What is to be loaded first, once in each process, does not count. ``takes_long`` is called where it is not there
        soon.
        """
        for _ in range(ATTEMPTS):
            child = await self._child()
            try:
                if first and first not in child.loaded:
                    async with asyncio.timeout(START):
                        await child.ask(first)
                    child.loaded.add(first)
                async with asyncio.timeout(seconds):
                    answer = await _noticed(child.ask(question), takes_long)
            except TimeoutError:
                raise
            except (EOFError, OSError, msgspec.DecodeError):
                self._refuse_when_closed()
                log.warning("thinking process died")
                continue
            else:
                self._idle.append(child)
                return answer
            finally:
                if child not in self._idle:  # too slow, dead, or nobody wants to know any more: its answer is not read
                    await self._drop(child)
        raise ProcessDied(f"the process has died {ATTEMPTS} times")

    async def _child(self) -> _Child:
        """A process that waits for a question: the one that was used last, or a new one."""
        self._refuse_when_closed()
        while self._idle:
            child = self._idle.pop()
            if child.alive:
                return child
            await self._drop(child)
        child = await _Child.start(self._bots)
        self._children.add(child)
        try:
            async with asyncio.timeout(START):
                await child.ready()
        except (EOFError, OSError, TimeoutError, msgspec.DecodeError):
            await self._drop(child)
            self._refuse_when_closed()
            raise ProcessDied("a process to think in cannot be started") from None
        except asyncio.CancelledError:
            await self._drop(child)
            raise
        return child

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise Parked("the server ends; ask again when it is back")

    async def _drop(self, child: _Child) -> None:
        self._children.discard(child)
        if child in self._idle:
            self._idle.remove(child)
        await child.end()


class Thinkers(Pool):
    """Bots that think side by side, at most as many as there are processes."""

    def __init__(self, processes: int, budget: float, bots: str = BOTS) -> None:
        super().__init__(processes, bots)
        self.budget = budget
        self._lanes = Turns(processes, self._turns)
        self._processes = processes
        self._asking = 0  # how many think or wait for their turn
        self._renewal: asyncio.Task[None] | None = None

    async def choose(self, knowledge: Knowledge, bot: str, seconds: float = inf) -> int:
        """The action that a bot takes, knowing no more than this; it is asked to keep within so many seconds."""
        first = _loading(knowledge.setup.game.id, self._bots, bot)
        self._asking += 1
        try:
            async with self._lanes.turn(bot) as step_aside:
                question = encode_question(Question(bot, pack(knowledge), self._within(seconds)))
                answer = await self._ask(question, self.budget, first, step_aside)
        except TimeoutError:
            self._renew()
            raise TooSlow(f"the bot {bot!r} has thought for more than {self.budget:g} seconds") from None
        except ProcessDied as error:
            raise BotFailed(f"the bot {bot!r} cannot think: {error}") from None
        finally:
            self._asking -= 1
        if answer.failure:
            last_line = answer.failure.rstrip().rpartition("\n")[2]
            raise BotFailed(f"the bot {bot!r} has failed: {last_line}", answer.failure)
        if answer.action not in knowledge.legal:
            raise NotAllowed(f"the bot {bot!r} chose {answer.not_allowed or answer.action}, which is not allowed")
        return answer.action

    def _within(self, seconds: float) -> float:
        """What a bot should keep within: so many seconds, or less where others wait for their turn."""
        return max(LEAST, min(seconds, self.budget * EASY, ROUND * self._processes / self._asking))

    async def close(self) -> None:
        """End all processes, whatever they are working on."""
        if self._renewal is not None:
            self._renewal.cancel()
        await super().close()

    def _renew(self) -> None:
        """Have another process ready for the one that was ended, before anybody asks."""
        if not self._idle and not self._closed and (self._renewal is None or self._renewal.done()):
            self._renewal = asyncio.create_task(self.warm_up())


async def _noticed(answer: Coroutine[Any, Any, Answer], takes_long: Callable[[], Awaitable[None]] | None) -> Answer:
    """An answer; it is noticed where that takes long."""
    coming = asyncio.ensure_future(answer)
    try:
        if takes_long is not None and not (await asyncio.wait({coming}, timeout=SOON))[0]:
            await takes_long()
        return await coming
    finally:
        coming.cancel()


def _loading(game: str, *bot: str) -> bytes:
    return encode_question(Errand("meijin.server.thinking.child:load", (game, *bot)))


class _Child:
    """One process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._input = process.stdin
        self._output = process.stdout
        self.loaded: set[bytes] = set()  # as it was asked for

    @classmethod
    async def start(cls, bots: str) -> _Child:
        # It inherits no setting (the database's password is one) and, being in a session of its own, no Ctrl-C.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        command = [sys.executable, "-P", "-m", "meijin.server.thinking.child", bots]
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        )

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ready(self) -> None:
        await self._read()

    async def ask(self, question: bytes) -> Answer:
        self._input.write(question)
        await self._input.drain()
        return await self._read()

    async def _read(self) -> Answer:
        length = await self._output.readexactly(LENGTH_BYTES)
        return decode_answer(await self._output.readexactly(int.from_bytes(length, "big")))

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        self._input.close()
        with suppress(OSError):  # it was gone before it had read everything
            await self._input.wait_closed()
        await self._process.wait()
