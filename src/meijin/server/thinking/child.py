"""The process in which bots think and texts are read: it gets questions over its input and answers over its output.

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
from operator import attrgetter
from typing import Any, BinaryIO, Final

import msgspec

from meijin.bots.bot import Bot
from meijin.kernel import registry
from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.generator import Rng
from meijin.kernel.parcel import unpack
from meijin.server.refusal import Refused, refusal_of
from meijin.server.thinking.frames import LENGTH_BYTES, Answer, Errand, No, Question, decode_question, encode_answer

POLITENESS: Final = 10  # how far the processes that serve people go before


def main(bots: str) -> None:
    """Answer questions until there are no more; ``bots`` is the ``module:function`` that gives a bot by its name."""
    answers = _own_output()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    find: Callable[[str], Bot] = _found(bots)
    _say(answers, Answer())
    while True:
        _say(answers, _answer(decode_question(questions.get()), find))


def _say(answers: BinaryIO, answer: Answer) -> None:
    try:
        answers.write(encode_answer(answer))
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # the server is gone, which its input is about to tell


def _own_output() -> BinaryIO:
    """The output for answers alone: whatever a bot prints goes where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _listen(stream: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    while len(length := stream.read(LENGTH_BYTES)) == LENGTH_BYTES:
        questions.put(stream.read(int.from_bytes(length, "big")))
    os._exit(0)  # the server is gone; nobody waits for a thought that may still be under way


def _found(name: str) -> Any:
    """The function that is called ``module:name``."""
    module, _, function = name.partition(":")
    return attrgetter(function)(import_module(module))


def load(game: str, bots: str = "", bot: str = "") -> None:
    """Load a game, and a bot, before the first question, so that no bot's time is spent on this."""
    with suppress(MeijinError):  # a game that cannot be loaded has no tables either, and of a bot the question tells
        registry.find(game)
        if bot:
            _found(bots)(bot)


def _answer(question: Question | Errand, find: Callable[[str], Bot]) -> Answer:
    try:
        return _run(question) if isinstance(question, Errand) else _choose(question, find)
    except Exception:  # whatever goes wrong is told to the server, which goes on without it
        return Answer(failure=traceback.format_exc())


def _choose(question: Question, find: Callable[[str], Bot]) -> Answer:
    knowledge = unpack(question.knowledge)
    chosen = find(question.bot).within(question.seconds).choose(knowledge, Rng(secrets.randbits(63)))
    return Answer(action=int(chosen)) if chosen in knowledge.legal else Answer(not_allowed=quoted(chosen))


def _run(errand: Errand) -> Answer:
    try:
        value = _found(errand.function)(*errand.arguments)
    except (MeijinError, Refused) as error:
        refused = refusal_of(error)
        return Answer(refused=No(refused.code, refused.reason, refused.said))
    return Answer(value=msgspec.Raw(msgspec.json.encode(value)))


if __name__ == "__main__":
    main(sys.argv[1])
