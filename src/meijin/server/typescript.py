"""TypeScript declarations made from a JSON schema.

>>> print(declarations({"$defs": {"Seat": {"type": "object", "properties": {"name": {"type": "string"}}}}}))
// Generated from the server's types by `python -m meijin.server.schema`: do not edit.
<BLANKLINE>
export interface Seat {
  readonly name?: string;
}
<BLANKLINE>
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

HEADING: Final = "// Generated from the server's types by `python -m meijin.server.schema`: do not edit."
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]


def declarations(schema: Schema, *imports: str) -> str:
    """An interface for every object of a schema, and a type for every union."""
    blocks = ["\n".join(_declaration(name, node)) for name, node in schema["$defs"].items()]
    return "\n\n".join(["\n".join([HEADING, *imports]), *blocks]) + "\n"


def _declaration(name: str, node: Schema) -> Iterator[str]:
    yield from _remark(node, "")
    if not node.get("properties"):
        yield f"export type {name} = {_lines(node)};"
        return
    needed = node.get("required", ())
    yield f"export interface {name} {{"
    for field, kind in node["properties"].items():
        yield from _remark(kind, "  ")
        yield f"  readonly {field}{'' if field in needed else '?'}: {_type(kind)};"
    yield "}"


def _lines(node: Schema) -> str:
    """A type; one that is one of many objects with a line for each."""
    if any("properties" in each for each in node.get("anyOf", ())):
        return "".join(f"\n  | {_type(each)}" for each in node["anyOf"])
    return _type(node)


def _remark(node: Schema, indent: str) -> Iterator[str]:
    if description := node.get("description"):
        yield f"{indent}/** {' '.join(description.split()).replace('*/', '* /')} */"


def _type(node: Schema) -> str:
    """The type a part of a schema stands for.

    >>> _type({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}})
    'readonly (string | null)[]'
    >>> _type({"type": "object", "additionalProperties": {"$ref": "#/$defs/Seat"}})
    'Readonly<Record<string, Seat>>'
    >>> _type({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}], "items": False})
    'readonly [number, number]'
    >>> _type({"type": "array", "items": {"type": "array", "items": {"type": "string"}}})
    'readonly (readonly string[])[]'
    """
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "anyOf" in node:
        return " | ".join(dict.fromkeys(_type(each) for each in node["anyOf"]))
    kind = node.get("type")
    if "properties" in node:
        needed = node.get("required", ())
        fields = [
            f"readonly {field}{'' if field in needed else '?'}: {_type(each)}"
            for field, each in node["properties"].items()
        ]
        return f"{{ {'; '.join(fields)} }}" if fields else "Readonly<Record<string, never>>"
    if "prefixItems" in node:
        return f"readonly [{', '.join(_type(each) for each in node['prefixItems'])}]"
    if kind == "array":
        item = _type(node.get("items", {}))
        return f"readonly ({item})[]" if " | " in item or item.startswith("readonly ") else f"readonly {item}[]"
    if kind == "object":
        inside = node.get("additionalProperties")
        return f"Readonly<Record<string, {_type(inside) if isinstance(inside, Mapping) else 'unknown'}>>"
    return _PLAIN.get(str(kind), "unknown")
