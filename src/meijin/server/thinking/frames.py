"""What a server and its thinking processes send each other: frames of a length and so many bytes."""

from __future__ import annotations

import pickle
from typing import Any, Final, NamedTuple

import msgspec

from meijin.kernel.parcel import Packed
from meijin.server.refusal import Code
from meijin.words import Saying

LENGTH_BYTES: Final = 4


class Question(NamedTuple):
    """A bot is asked to choose from what its seat knows."""

    bot: str
    knowledge: Packed
    seconds: float  # what it should keep within


class Errand(NamedTuple):
    """Something is to be worked out from what somebody has sent."""

    function: str  # as ``module:name``
    arguments: tuple[Any, ...]


class No(msgspec.Struct, frozen=True):
    """It was refused."""

    code: Code
    reason: str
    said: Saying


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of it: an action or a value, a refusal, or what went wrong; nothing says that the process is ready."""

    action: int | None = None
    not_allowed: str = ""  # what the bot chose instead of an action
    value: msgspec.Raw = msgspec.Raw(b"null")
    refused: No | None = None
    failure: str = ""


def framed(body: bytes) -> bytes:
    """Bytes with their length before them.

    >>> framed(b"go")
    b'\\x00\\x00\\x00\\x02go'
    """
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def encode_question(question: Question | Errand) -> bytes:
    """A question as the process that thinks gets it: a pickle, as the data of a game may be of any plain type."""
    return framed(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))


def decode_question(body: bytes) -> Question | Errand:
    """The question in a frame."""
    question: Question | Errand = pickle.loads(body)
    return question


def encode_answer(answer: Answer) -> bytes:
    """An answer as the server gets it: JSON, so that a game gone wrong in there cannot run code out here."""
    return framed(msgspec.json.encode(answer))


def decode_answer(body: bytes) -> Answer:
    """The answer in a frame."""
    return msgspec.json.decode(body, type=Answer)
