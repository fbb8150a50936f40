"""What one game sends: its own part of a view, its news, questions, choices and refusals, as a JSON schema.

>>> from meijin.kernel.registry import find
>>> schema_of(find("ganymede"))["$defs"]["Draw"]["properties"]["camp"]
{'type': 'string'}
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from meijin.kernel.game import Game
from meijin.kernel.messages import MESSAGES
from meijin.kernel.speaking import kinds_of
from meijin.server.typescript import declarations
from meijin.words import Choice, Message, News, Question, Refusal, Slot, ValueKind

UNIONS: Final[dict[str, type[Message]]] = {"News": News, "Asked": Question, "Chosen": Choice, "Refused": Refusal}
_PLAIN: Final = {ValueKind.NUMBER: "number", ValueKind.FLAG: "boolean"}
_IMPORTS: Final = 'import type { Saying } from "../../wire";'


def types_of(game: Game) -> str:
    """The same as TypeScript."""
    schema = schema_of(game)
    text = declarations(schema)
    return declarations(schema, _IMPORTS) if "Saying" in text else text


def schema_of(game: Game) -> dict[str, Any]:
    """The JSON schema of what a game sends."""
    kinds = dict.fromkeys(each for kind in [*MESSAGES, *kinds_of(game)] for each in (kind, *kind.parts()))
    defs: dict[str, Any] = dict(_seen(game))
    told = [kind for kind in kinds if issubclass(kind, News)]
    for kind in _last(told):
        defs[kind.__name__] = _object(kind)
    for kind in kinds:
        if not issubclass(kind, News | Choice | Question | Refusal) and kind not in MESSAGES:
            defs[kind.__name__] = _object(kind)
    for name, base in UNIONS.items():
        members = _last([kind for kind in kinds if issubclass(kind, base)])
        defs[name] = {"anyOf": [_told(kind) if base is News else _said(kind) for kind in members]}
    wire = {
        "seen": {"$ref": "#/$defs/Seen"} if "Seen" in defs else {"type": "object"},
        "news": {"$ref": "#/$defs/News"},
    }
    about = "What a table of the game reads."
    defs["Wire"] = {"type": "object", "description": about, "properties": wire, "required": list(wire)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What {game.name} sends",
        "$defs": defs,
    }


def _last(kinds: Sequence[type[Message]]) -> list[type[Message]]:
    """Where a game declares a message that the kernel has too, its own."""
    return list({kind.id: kind for kind in kinds}.values())


def _seen(game: Game) -> Iterator[tuple[str, Any]]:
    if game.sees is None:
        return
    _, components = msgspec.json.schema_components([game.sees], ref_template="#/$defs/{name}")
    for name, component in components.items():
        yield name, {**component, "description": component.get("description", "")}


def _object(kind: type[Message]) -> dict[str, Any]:
    slots = kind.shape().slots
    return {
        "type": "object",
        "description": inspect.getdoc(kind) or "",
        "properties": {slot.name: _value(kind, slot) for slot in slots},
        "required": [slot.name for slot in slots if not slot.optional],
    }


def _told(kind: type[Message]) -> dict[str, Any]:
    fields = {"kind": {"enum": [kind.kind]}, "fields": {"$ref": f"#/$defs/{kind.__name__}"}}
    return {"type": "object", "properties": fields, "required": list(fields)}


def _said(kind: type[Message]) -> dict[str, Any]:
    inside = _object(kind)
    del inside["description"]
    fields = {"id": {"enum": [kind.id]}, "fields": inside}
    return {"type": "object", "properties": fields, "required": list(fields)}


def _value(kind: type[Message], slot: Slot) -> dict[str, Any]:
    match slot.role:
        case ValueKind.PART:
            part = next(each for each in kind.parts() if each.id == slot.part)
            one: dict[str, Any] = {"$ref": f"#/$defs/{part.__name__}"}
        case ValueKind.MESSAGE:
            one = {"$ref": "#/$defs/Saying"}
        case ValueKind.WORD if slot.words:
            one = {"enum": list(slot.words)}
        case role:
            one = {"type": _PLAIN.get(role, "string")}
    return {"type": "array", "items": one} if slot.many else one
