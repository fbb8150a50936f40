"""What a module becomes before it is compiled: the same source, with what follows from its declarations written out.

A few things are worked out by Python while a module is imported, and the compiler has to see them as source:

- a number that is worked out once, like the kind of a frame or the place of an operand, becomes a constant, and so do
  tables that are worked out together;
- a ``compiled_pick``, which would be slower than the list of ``legal`` if it were interpreted, becomes ``pick``;
- the clone of a position, which follows from its fields, becomes a method;
- a table of functions, of which one is called by its number, becomes a function that branches (``tools/tables.py``);
- the annotations of a position, which compiled classes do not keep, become a class variable.

Every line keeps its number, as long as it stands before the end of a class with fields.
"""

from __future__ import annotations

import ast
import dataclasses
import enum
import inspect
import sys
from types import ModuleType
from typing import Final

from meijin.kernel.fields import clone_source, slots
from meijin.kernel.overlay import varying
from meijin.kernel.state import COPY, State
from tools.tables import with_branches

WORDS_OR_NUMBER: Final = ("int | str", "int | str | None")
OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
NAMES: Final = "from typing import TYPE_CHECKING, Any, ClassVar, Final; from meijin.core import as_dataclass"
ATTRIBUTE: Final = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
WRITTEN: Final = "the compiled core has another number; only MEIJIN_CORE=interpreted can play with this one"
FUTURE: Final = "from __future__ import annotations"
SLOTS: Final = "__slots__ = slots(__annotations__)"


def lowered(source: str, module: ModuleType) -> str:
    """The source of a module as it is compiled."""
    return _Lowering(with_branches(source, module), module).lowered()


class _Lowering:
    """The source of one module, with its changes."""

    def __init__(self, source: str, module: ModuleType) -> None:
        self.lines = source.splitlines()
        self.module = module
        self.tree = ast.parse(source)
        self.source = source

    def lowered(self) -> str:
        """The source that is compiled."""
        for node in reversed(self.tree.body):
            if isinstance(node, ast.ClassDef):
                self._front(node)
                self._dataclass(node)
                self._state(node)
                self._open(node)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                self._constants(node)
        source = "\n".join(self.lines) + "\n"
        source = source.replace("    def compiled_pick(", "    def pick(", 1)
        return source.replace(f"{FUTURE}\n\n", f"{FUTURE}; {NAMES}\n{ATTRIBUTE}\n", 1)

    # -- constants ------------------------------------------------------------------------------------------------

    def _constants(self, node: ast.Assign | ast.AnnAssign) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if len(targets) != 1 or node.value is None or _is_plain(node.value) or _varies(node.value):
            return
        names = [each.id for each in _unpacked(targets[0]) if isinstance(each, ast.Name)]
        if len(names) != len(_unpacked(targets[0])):
            return
        value = ast.get_source_segment(self.source, node.value)
        if not all(map(self._is_number, names)):
            if isinstance(targets[0], ast.Tuple) and all(name.isupper() for name in names):
                told = "; ".join(f"{name}: Final = lowered_{node.lineno}[{i}]" for i, name in enumerate(names))
                self._replace(node, f"lowered_{node.lineno} = {value}; {told}")
            return
        told = "; ".join(f"{name}: Final = {getattr(self.module, name)!r}" for name in names)
        # The value is still worked out, as that may declare something; and a constant must be what it was.
        known = f"({', '.join(names)},)" if isinstance(targets[0], ast.Tuple) else names[0]
        value = f"tuple({value})" if isinstance(targets[0], ast.Tuple) else f"({value})"
        self._replace(
            node,
            f"{told}; lowered_{node.lineno}: object = {value}; assert lowered_{node.lineno} == {known}, {WRITTEN!r}",
        )

    def _is_number(self, name: str) -> bool:
        return type(getattr(self.module, name)) in (int, bool) and name.isupper()

    # -- positions ------------------------------------------------------------------------------------------------

    def _state(self, node: ast.ClassDef) -> None:
        kind = getattr(self.module, node.name)
        declared = next((each for each in node.body if ast.get_source_segment(self.source, each) == SLOTS), None)
        if not (isinstance(kind, type) and issubclass(kind, State)) or declared is None:
            return
        written = {name: kind.__annotations__[name] for name in slots(kind.__annotations__)}
        if getattr(kind.clone, "derived", False) and not kind.__subclasses__():
            end = node.body[-1].end_lineno or 0
            self.lines[end:end] = [
                "",
                *("    " + line for line in clone_source(kind, kind.FIELDS, State.PASSING, COPY)),
            ]
        self._replace(declared, f"WRITTEN: ClassVar[dict[str, str]] = {written!r}")

    def _front(self, node: ast.ClassDef) -> None:
        """What may be given as a number or in words is checked in the method itself, which says what would be right."""
        for method in node.body:
            if isinstance(method, ast.FunctionDef):
                for each in reversed(method.args.args):
                    if each.annotation is not None and ast.unparse(each.annotation) in WORDS_OR_NUMBER:
                        self._replace_text(each.annotation, "Any")

    def _open(self, node: ast.ClassDef) -> None:
        """Let other people's classes, which are not compiled, inherit from this one."""
        kind = getattr(self.module, node.name)
        if not kind.__module__.startswith(("meijin.kernel", "meijin.bots")) and not _has_open_base(kind):
            return
        if (
            node.decorator_list
            or issubclass(kind, enum.Enum | BaseException | tuple)
            or getattr(kind, "_is_protocol", False)
        ):
            return
        before = node.lineno - 2
        assert not self.lines[before], f"a blank line before the class {node.name}"
        self.lines[before] = OPEN

    def _dataclass(self, node: ast.ClassDef) -> None:
        """A dataclass becomes a plain class, whose constructor the compiler sees; the rest is put on it afterwards.

        mypyc has dataclasses too, but takes class variables and inherited declarations for fields with defaults.
        """
        kind = getattr(self.module, node.name)
        mark = next((each for each in node.decorator_list if "dataclass" in ast.unparse(each)), None)
        if mark is None:
            return
        own = {
            each.target.id: each
            for each in node.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and not _is_class_variable(each)
        }
        fields = dataclasses.fields(kind)
        defaults = {name: ast.unparse(each.value) for name, each in own.items() if each.value is not None}
        annotations = repr({name: ast.unparse(each.annotation) for name, each in own.items()})
        given = ", ".join(f"{name}={value}" for name, value in defaults.items())
        options = [k for k in getattr(mark, "keywords", []) if k.arg != "slots"]
        told = "".join(f", {each.arg}={ast.unparse(each.value)}" for each in options)
        after = f"as_dataclass({node.name}, {annotations}, dict({given}), {kind.__doc__!r}{told})"
        end = node.end_lineno or 0
        method = ["", *("    " + line for line in self._constructor(node.name, kind, fields)), after]
        self.lines[end : end + 1] = method
        for each in reversed(own.values()):
            if each.value is not None:
                self._replace(each, f"{ast.unparse(each.target)}: {ast.unparse(each.annotation)}")
        for line in range(mark.lineno - 1, mark.end_lineno or mark.lineno):
            self.lines[line] = ""

    def _constructor(self, name: str, kind: type, fields: tuple[dataclasses.Field[object], ...]) -> list[str]:
        parameters = ", ".join(f"{each.name}: {self._declared(kind, each.name)}" for each in fields)
        values = ", ".join(f"self.{each.name}" for each in fields) + "," * (len(fields) == 1)
        return [
            f"def __init__(self, {parameters}) -> None:",
            *(f"    self.{each.name} = {each.name}" for each in fields),
            *["    pass"] * (not fields),
            "",
            "def __reduce__(self) -> tuple[object, ...]:",
            f"    return {name}, ({values})",
        ]

    def _declared(self, kind: type, name: str) -> str:
        """The annotation of a field, and its default, as they are written."""
        base = next(base for base in kind.__mro__ if name in vars(base).get("__annotations__", {}))
        source = (
            self.source if base.__module__ == self.module.__name__ else inspect.getsource(sys.modules[base.__module__])
        )
        body = next(n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == base.__name__).body
        node = next(n for n in body if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == name)
        value = node.value
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
            value = next((each.value for each in value.keywords if each.arg == "default"), None)
        return ast.unparse(node.annotation) + (f" = {ast.unparse(value)}" if value is not None else "")

    def _replace_text(self, node: ast.expr, text: str) -> None:
        line = node.lineno - 1
        self.lines[line] = self.lines[line][: node.col_offset] + text + self.lines[line][node.end_col_offset :]

    def _replace(self, node: ast.stmt, text: str) -> None:
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        indent = " " * node.col_offset
        self.lines[first : last + 1] = [indent + text, *[""] * (last - first - text.count("\n"))]


def _has_open_base(kind: type) -> bool:
    return any(base.__module__.startswith(("meijin.kernel", "meijin.bots")) for base in kind.__mro__[1:])


def _is_class_variable(node: ast.AnnAssign) -> bool:
    return "ClassVar" in ast.unparse(node.annotation)


def _unpacked(target: ast.expr) -> list[ast.expr]:
    return list(target.elts) if isinstance(target, ast.Tuple) else [target]


def _varies(value: ast.expr) -> bool:
    """Whether the number may be another one in another process."""
    return isinstance(value, ast.Call) and ast.unparse(value.func) == varying.__name__


def _is_plain(value: ast.expr) -> bool:
    """Whether the compiler sees the number by itself."""
    return isinstance(value.operand if isinstance(value, ast.UnaryOp) else value, ast.Constant)
