"""Tables of functions, for the compiler: a call by number becomes branches, each with a call that it sees through.

``OFFERS[kind](state, seat)`` is quick while interpreted. Compiled, such a call packs its arguments into objects and
unpacks them again, whereas a direct one hands them over as they are.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from itertools import groupby
from types import FunctionType, ModuleType
from typing import Any

from meijin.kernel.machine import StackState

Table = tuple[Callable[..., object], ...]


def with_branches(source: str, module: ModuleType) -> str:
    """A source in which tables of functions are called by branches, which stand at its end."""
    source = _with_inherited(source, module)
    lines, written = source.splitlines(), dict[str, list[str]]()
    for call, table in sorted(_calls(source, module), key=lambda each: (-each[0].lineno, -each[0].col_offset)):
        spelled = _Branches(call, table, module)
        if not spelled.direct:
            continue
        written[spelled.name] = spelled.lines()
        function = call.func
        assert isinstance(function, ast.Subscript) and call.end_lineno == call.lineno
        line = lines[call.lineno - 1]
        given = [ast.unparse(each) for each in (function.slice, *call.args)]
        lines[call.lineno - 1] = (
            f"{line[: call.col_offset]}{spelled.name}({', '.join(given)}){line[call.end_col_offset :]}"
        )
    return "\n".join([*lines, *[line for each in written.values() for line in each]]) + "\n"


def _with_inherited(source: str, module: ModuleType) -> str:
    """A position gets the inner loop of its base as its own: only there it is known which table is meant."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        kind = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
        if isinstance(kind, type) and issubclass(kind, StackState) and kind is not StackState:
            end = node.end_lineno or 0
            for name in ("step", "go_on"):
                if getattr(kind, name) is getattr(StackState, name):
                    method = textwrap.dedent(inspect.getsource(getattr(StackState, name)))
                    lines[end:end] = ["", *textwrap.indent(method, "    ").splitlines()]
                    lines.append(f"from {StackState.__module__} import DECIDERS")  # which it names
    return "\n".join(lines) + "\n"


def _calls(source: str, module: ModuleType) -> Iterator[tuple[ast.Call, Table]]:
    """The calls of functions in tables, with the table."""
    for node in ast.parse(source).body:
        known = {"self": getattr(module, node.name)} if isinstance(node, ast.ClassDef) else {}
        for each in ast.walk(node):
            if (
                isinstance(each, ast.Call)
                and isinstance(each.func, ast.Subscript)
                and not each.keywords
                and re.fullmatch(r"(self\.)?[A-Z_]+(\.\w+)?", ast.unparse(each.func.value))
            ):
                table = _value(each.func.value, {**vars(module), **known})
                if isinstance(table, tuple) and all(map(callable, table)):
                    yield each, table


def _value(node: ast.expr, known: dict[str, Any]) -> object:
    """What a name stands for, once the module is imported; None for what only classes to come will have."""
    if isinstance(node, ast.Attribute):
        return getattr(_value(node.value, known), node.attr, None)
    return known.get(ast.unparse(node))


class _Branches:
    """A function that calls one of a table by its number."""

    def __init__(self, call: ast.Call, table: Table, module: ModuleType) -> None:
        assert isinstance(call.func, ast.Subscript)
        self.table = table
        self.module = module
        self.spelled = ast.unparse(call.func.value)
        self.name = "called_" + self.spelled.replace(".", "_").lower()
        self.names = [f"given_{place}" for place in range(len(call.args))]
        named = [each for each in table if _is_named(each)]
        # What most of them take and give is what all of them take that are called directly.
        types = [_types(each) for each in named]
        self.types = max(types, key=types.count) if types else ()
        self.direct = [each for each in dict.fromkeys(named) if _types(each) == self.types]

    def lines(self) -> list[str]:
        """Its source, and what that has to import."""
        *taken, given = self.types
        told = ", ".join(f"{name}: {kind}" for name, kind in zip(self.names, taken, strict=True))
        imports = [
            f"from {each.__module__} import {each.__name__} as {_alias(each)}"
            for each in self.direct
            if each.__module__ != self.module.__name__
        ]
        home = self.direct[0].__module__
        words = sorted({w for kind in self.types for w in re.findall(r"[A-Za-z]\w*", kind)} - {"None", "int", "list"})
        types = [f"from {home} import {word}" for word in words if not hasattr(self.module, word)]
        runs = [
            (places[0], function)
            for function, group in groupby(enumerate(self.table), key=lambda each: each[1])
            for places in [[place for place, _ in group]]
        ]
        return [
            *imports,
            *(f"if TYPE_CHECKING: {each}" for each in types),
            f"def {self.name}(place: int, {told}) -> {given}:",
            *self._branch(runs, 1),
        ]

    def _branch(self, runs: list[tuple[int, Callable[..., object]]], depth: int) -> list[str]:
        indent = "    " * depth
        if len(runs) > 1:
            middle = len(runs) // 2
            return [
                f"{indent}if place < {runs[middle][0]}:",
                *self._branch(runs[:middle], depth + 1),
                f"{indent}else:",
                *self._branch(runs[middle:], depth + 1),
            ]
        function = runs[0][1]
        table = self.spelled.replace("self.", f"{self.names[0]}.")
        called = self._word(function) if function in self.direct else f"{table}[place]"
        value = f"{called}({', '.join(self.names)})"
        return [indent + (value if self.types[-1] == "None" else f"return {value}")]

    def _word(self, function: Any) -> str:
        own = function.__module__ == self.module.__name__
        return str(function.__name__) if own else _alias(function)


def _alias(function: Any) -> str:
    return f"{function.__module__.replace('.', '_')}_{function.__name__}"


def _is_named(function: object) -> bool:
    """Whether a function can be imported by its name, and does something: what never happens need not be quick."""
    return (
        isinstance(function, FunctionType)
        and function.__qualname__.isidentifier()
        and function.__module__ != StackState.__module__
    )


def _types(function: Any) -> tuple[str, ...]:
    """What a function takes and gives, as it is written."""
    return tuple(function.__annotations__.values())
