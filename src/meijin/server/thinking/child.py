"""The process in which bots think: it reads questions from its input and writes answers to its output.

It ends when its input does, also in the middle of a thought: so none is left over when the server is killed.
"""

from __future__ import annotations

import os
import queue
import secrets
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import BinaryIO, Final

from meijin.bots.bot import Bot
from meijin.kernel import registry
from meijin.kernel.carry import unpack
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.server.thinking.frames import LENGTH_BYTES, Answer, Question, decode_question, encode_answer

POLITENESS: Final = 10  # how far the processes that serve people go before


def main(bots: str) -> None:
    """Answer questions until there are no more; ``bots`` is the ``module:function`` that gives a bot by its name."""
    answers = _own_output()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    find = _finder(bots)
    _load_games()
    answers.write(encode_answer(Answer()))
    answers.flush()
    while True:
        answers.write(encode_answer(_answer(decode_question(questions.get()), find)))
        answers.flush()


def _own_output() -> BinaryIO:
    """The output for answers alone: whatever a bot prints goes where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _listen(stream: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    while len(length := stream.read(LENGTH_BYTES)) == LENGTH_BYTES:
        questions.put(stream.read(int.from_bytes(length, "big")))
    os._exit(0)  # the server is gone; nobody waits for a thought that may still be under way


def _finder(bots: str) -> Callable[[str], Bot]:
    module, _, function = bots.partition(":")
    find: Callable[[str], Bot] = getattr(import_module(module), function)
    return find


def _load_games() -> None:
    """Before the first question, so that its time is not spent on this."""
    for name in registry.names():
        with suppress(MeijinError):  # a game that cannot be loaded has no tables either
            registry.find(name)


def _answer(question: Question, find: Callable[[str], Bot]) -> Answer:
    try:
        knowledge = unpack(question.knowledge)
        return Answer(action=find(question.bot).choose(knowledge, Rng(secrets.randbits(63))))
    except Exception:  # whatever a bot does wrong is told to the server, which goes on without it
        return Answer(failure=traceback.format_exc())


if __name__ == "__main__":
    main(sys.argv[1])
