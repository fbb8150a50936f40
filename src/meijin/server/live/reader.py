"""Reads what a client says; what is no message is refused in plain words, under its id where one can be made out."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from meijin.server import wire
from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.tournament.wording import TOO_DEEP, explain_whole

_KINDS: Final = {kind.__struct_config__.tag: kind for kind in get_args(wire.ClientMessage)}
_decoder: Final = msgspec.json.Decoder(wire.ClientMessage)


class Misread(Refused):
    """A message that is not understood, and its id if that is understood at least."""

    def __init__(self, problem: str, id: str | None = None) -> None:
        super().__init__(Because.NO_MESSAGE, problem=problem)
        self.id = id


def read(text: str) -> wire.ClientMessage:
    """A message of a client, refused if it is none.

    >>> read('{"type": "say", "id": "m1"}')
    Traceback (most recent call last):
    meijin.server.live.reader.Misread: this is no message that a table understands: the field 'text' is needed
    """
    try:
        message: wire.ClientMessage = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise _misread(text, error) from None
    except msgspec.DecodeError as error:
        raise Misread(f"it is no JSON ({error})") from None
    except RecursionError:
        raise Misread(TOO_DEEP) from None
    return message


def _misread(text: str, error: msgspec.ValidationError) -> Misread:
    """Why something that may be JSON is no message."""
    try:
        said: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return Misread("it is no JSON")
    if not isinstance(said, dict):
        return Misread(explain_whole(str(error), None))
    try:
        id = msgspec.convert(said.get("id"), wire.Key)
    except msgspec.ValidationError:
        id = None
    kind = said.get("type")
    if not isinstance(kind, str) or kind not in _KINDS:
        return Misread(f"its `type` must be one of {', '.join(_KINDS)}", id)
    return Misread(explain_whole(str(error), _KINDS[kind]), id)
