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
_WRONG_WORD: Final = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
_LIMIT: Final = re.compile(r"(of length )?([<>])= (-?[\d.]+)")
_STEP: Final = re.compile(r"[^.\[\]]+|\[[^\]]*\]")  # of a path: a name, or which item of a list
_PLACE: Final = re.compile(r"(.*) - at `(?:key in )?\$(.*)`", re.DOTALL)

TOO_DEEP: Final = "it is nested too deeply"


def explain_whole(problem: str, type_: Any) -> str:
    """A problem in the words of msgspec, which end with the place where it was found, in ours.

    >>> explain_whole("Expected `str` of length <= 500 - at `$.text`", None)
    'text: it must be a text of at most 500 characters'
    >>> explain_whole("Expected `int` >= 1 - at `$.players[2].table`", None)
    'players[2].table: it must be a whole number of at least 1'
    """
    placed = _PLACE.fullmatch(problem)
    return explain(problem, [], type_) if placed is None else explain(placed[1], placed[2].split(".")[1:], type_)


def explain_json(error: Exception) -> str:
    """Why some bytes are no JSON.

    >>> explain_json(ValueError("Input data was truncated"))
    'it ends in the middle'
    """
    if isinstance(error, UnicodeDecodeError):
        return "it is not in UTF-8"
    text = str(error)
    return "it ends in the middle" if "truncated" in text else text.removeprefix("JSON is malformed: ")


def explain(problem: str, path: Sequence[str], type_: Any) -> str:
    """A problem that msgspec has found at a path of a value, in our words, with what is allowed there.

    >>> from meijin.tournament.model import Prize
    >>> from meijin.tournament.settings import EventSettings
    >>> explain("Expected `bool`, got `int`", ["open_lists"], EventSettings)
    'open_lists: it must be true or false, not a whole number'
    >>> explain("Object contains unknown field `frist`", ["prizes[0]"], dict[str, list[Prize]])
    "prizes[0]: there is no field 'frist'; the fields are: first, last, text"
    """
    where = f"{'.'.join(path)}: " if path else ""
    if unknown := _UNKNOWN.fullmatch(problem):
        fields = _fields(type_, path)
        told = " here" if fields is None else f"; the fields are: {', '.join(fields) or 'none'}"
        return f"{where}there is no field {unknown[1]!r}{told}"
    if wrong := _WRONG_WORD.fullmatch(problem):
        allowed = ", ".join(_words(type_, path))
        return f"{where}it cannot be {wrong[1]}" + (f"; allowed: {allowed}" if allowed else "")
    return where + _expected(problem)


def _expected(problem: str) -> str:
    """A sentence of msgspec with its names of types replaced."""
    if missing := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return f"the field {missing[1]!r} is needed"
    named = _TYPE.sub(lambda found: " or ".join(_NAMES.get(each, each) for each in found[1].split(" | ")), problem)
    return _LIMIT.sub(_limited, named).replace("Expected ", "it must be ").replace(", got ", ", not ")


def _limited(found: re.Match[str]) -> str:
    what = "" if not found[1] else " character" if found[3] == "1" else " characters"
    return f"of at {'most' if found[2] == '<' else 'least'} {found[3]}{what}"


def _steps(path: Sequence[str]) -> list[str]:
    return _STEP.findall(".".join(path))


def _nodes(type_: Any, steps: Sequence[str]) -> list[inspect.Type]:
    """The types that may stand at the end of some steps."""
    nodes = _alternatives(inspect.type_info(type_))
    for step in steps:
        nodes = [each for node in nodes for inner in _inside(node, step) for each in _alternatives(inner)]
    return nodes


def _inside(node: inspect.Type, step: str) -> list[inspect.Type]:
    """What may stand one step further inside."""
    if isinstance(node, inspect.StructType):
        return [field.type for field in node.fields if field.encode_name == step]
    if isinstance(node, inspect.ListType | inspect.VarTupleType):
        return [node.item_type]
    if isinstance(node, inspect.TupleType):
        return list(node.item_types)
    return [node.value_type] if isinstance(node, inspect.DictType) else []


def _alternatives(node: inspect.Type) -> list[inspect.Type]:
    if isinstance(node, inspect.Metadata):
        return _alternatives(node.type)
    return list(node.types) if isinstance(node, inspect.UnionType) else [node]


def _structs(type_: Any, steps: Sequence[str]) -> list[inspect.StructType]:
    return [node for node in _nodes(type_, steps) if isinstance(node, inspect.StructType)]


def _fields(type_: Any, path: Sequence[str]) -> list[str] | None:
    """The fields of the object at a path; None where it may be of several kinds, which have different ones."""
    found = _structs(type_, _steps(path))
    return None if len(found) > 1 else [field.encode_name for node in found for field in node.fields]


def _words(type_: Any, path: Sequence[str]) -> list[str]:
    """The words that may stand at a path: of an enumeration, or the kinds of an object."""
    steps = _steps(path)
    nodes = _nodes(type_, steps)
    words = [str(each.value) for node in nodes if isinstance(node, inspect.EnumType) for each in node.cls]
    words += [str(each) for node in nodes if isinstance(node, inspect.LiteralType) for each in node.values]
    outside = _structs(type_, steps[:-1]) if steps else []
    return words + [str(node.tag) for node in outside if node.tag_field == steps[-1]]
