"""What is wrong with a body or a message, in words for people: which field, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import inspect

_NAMES: Final = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
_TYPE: Final = re.compile(r"`([^`]*)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_WRONG_WORD: Final = re.compile(r"Invalid enum value (.*)", re.DOTALL)
_LENGTH: Final = re.compile(r"of length ([<>])= (\d+)")
_PLACE: Final = re.compile(r"(.*) - at `(?:key in )?\$(.*)`", re.DOTALL)

TOO_DEEP: Final = "it is nested too deeply"


def explain_whole(problem: str, type_: Any) -> str:
    """A problem in the words of msgspec, which end with the place where it was found, in ours.

    >>> from meijin.server.wire import Say
    >>> explain_whole("Expected `str` of length <= 500 - at `$.text`", Say)
    'text: it must be a text of at most 500 characters'
    """
    placed = _PLACE.fullmatch(problem)
    return explain(problem, [], type_) if placed is None else explain(placed[1], placed[2].split(".")[1:], type_)


def explain(problem: str, path: Sequence[str], type_: Any) -> str:
    """A problem that msgspec has found at a path of a value, in our words, with what is allowed there.

    >>> from meijin.server.wire import NewTable, Ready
    >>> explain("Expected `bool`, got `int`", ["ready"], Ready)
    'ready: it must be true or false, not a whole number'
    >>> explain("Object contains unknown field `redy`", [], Ready)
    "there is no field 'redy'; the fields are: ready"
    >>> explain("Invalid enum value 'x'", ["clock", "pace"], NewTable)
    "clock.pace: it cannot be 'x'; allowed: move, game"
    """
    where = f"{'.'.join(path)}: " if path else ""
    if unknown := _UNKNOWN.fullmatch(problem):
        fields = ", ".join(_fields(type_, path)) or "none"
        return f"{where}there is no field {unknown[1]!r}; the fields are: {fields}"
    if wrong := _WRONG_WORD.fullmatch(problem):
        allowed = ", ".join(_words(type_, path))
        return f"{where}it cannot be {wrong[1]}" + (f"; allowed: {allowed}" if allowed else "")
    return where + _expected(problem)


def _expected(problem: str) -> str:
    """A sentence of msgspec with its names of types replaced."""
    if missing := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return f"the field {missing[1]!r} is needed"
    named = _TYPE.sub(lambda found: " or ".join(_NAMES.get(each, each) for each in found[1].split(" | ")), problem)
    return _LENGTH.sub(_measured, named).replace("Expected ", "it must be ").replace(", got ", ", not ")


def _measured(found: re.Match[str]) -> str:
    limit, length = ("most" if found[1] == "<" else "least"), found[2]
    return f"of at {limit} {length} character{'' if length == '1' else 's'}"


def _nodes(type_: Any, path: Sequence[str]) -> list[inspect.Type]:
    """The types that may stand at a path."""
    nodes = _alternatives(inspect.type_info(type_))
    for name in path:
        inside = []
        for node in nodes:
            if isinstance(node, inspect.StructType):
                inside += [each for field in node.fields if field.encode_name == name for each in [field.type]]
        nodes = [each for node in inside for each in _alternatives(node)]
    return nodes


def _alternatives(node: inspect.Type) -> list[inspect.Type]:
    if isinstance(node, inspect.Metadata):
        return _alternatives(node.type)
    return list(node.types) if isinstance(node, inspect.UnionType) else [node]


def _fields(type_: Any, path: Sequence[str]) -> list[str]:
    return [
        field.encode_name
        for node in _nodes(type_, path)
        if isinstance(node, inspect.StructType)
        for field in node.fields
    ]


def _words(type_: Any, path: Sequence[str]) -> list[str]:
    return [str(each.value) for node in _nodes(type_, path) if isinstance(node, inspect.EnumType) for each in node.cls]
