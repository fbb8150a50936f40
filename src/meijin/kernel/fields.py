"""The data of a position, declared once: a field is an annotation in the body of its class, the rest follows.

::

    class Position(CardState):
        hand: list[list[int]]  # a zone of this name is declared: one pile per owner
        tricks: list[int]  # a counter: at its lowest
        leader: Annotated[int, at(-1)]  # anything else says what a blank position holds, if that is not 0, () or []

        __slots__ = slots(__annotations__)

A clone copies lists, and lists in lists, sets and dicts; everything else it shares, so that must never change in place.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from meijin.kernel.errors import DeclarationError

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup
    from meijin.kernel.zones import Counter, Zone

_CLASS_VARIABLE: Final = re.compile(r"(typing\.)?(ClassVar|Final)\b")
# What a blank field of a type holds if neither a zone nor a counter nor its declaration says it.
_EMPTY: Final[dict[str, Callable[[], object]]] = {
    "bool": bool,
    "dict": dict,
    "float": float,
    "frozenset": frozenset,
    "int": int,
    "list": list,
    "set": set,
    "str": str,
    "tuple": tuple,
}


@dataclass(frozen=True)
class Blank:
    """What a field of a blank position holds."""

    make: Callable[[Any], object]  # of the setup


@dataclass(frozen=True)
class OfSetup(Blank):
    """A field that only keeps at hand what the setup says: it is neither compared nor saved."""


@dataclass(frozen=True)
class WorkedOut:
    """A field that is worked out from the others whenever it is needed: it is neither compared nor saved."""


def at(value: int | tuple[Any, ...]) -> Blank:
    """Begin with this value."""
    return Blank(lambda setup: value)


def per_owner(value: int | tuple[Any, ...]) -> Blank:
    """A list that begins with this value for each owner of zones."""
    return Blank(lambda setup: [value] * len(setup.owners))


def per_card(value: int) -> Blank:
    """A list that begins with this value for each card."""
    return Blank(lambda setup: [value] * len(setup.cards))


@dataclass(frozen=True)
class Field:
    """A field as it was declared."""

    name: str
    type: str  # as it is written, without what a blank one holds
    blank: Blank | None = None
    passing: bool = False  # not part of what a position is
    worked_out: bool = False  # None: to be worked out again

    def begin(self, setup: Setup) -> object:
        """What it holds in a blank position."""
        if self.blank is not None:
            return self.blank.make(setup)
        zone = setup.zones.get(self.name)
        if zone is not None:
            return self._empty(zone, setup)
        counter = next((each for each in setup.game.counters if each.name == self.name), None)
        if counter is not None:
            return self._lowest(counter, setup)
        return None if _may_be_none(self.type) else _EMPTY[_outermost(self.type)]()

    def _empty(self, zone: Zone, setup: Setup) -> object:
        if not zone.owned:
            return 0 if zone.packed else _EMPTY[_outermost(self.type)]()
        if zone.packed:
            return [0] * len(setup.owners)
        return [() if _outermost(_inner(self.type)) == "tuple" else [] for _ in setup.owners]

    def _lowest(self, counter: Counter, setup: Setup) -> object:
        if not counter.owned:
            return counter.low
        lowest = [counter.low] * len(setup.owners)
        return tuple(lowest) if _outermost(self.type) == "tuple" else lowest


def slots(annotations: Mapping[str, object]) -> tuple[str, ...]:
    """The names of the fields that the body of a class declares.

    >>> slots({"hand": "list[int]", "PASS": "ClassVar[int]"})
    ('hand',)
    """
    return tuple(name for name, written in annotations.items() if not _CLASS_VARIABLE.match(_written(written)))


def own_fields(kind: type) -> tuple[Field, ...]:
    """The fields that a class declares itself, without those of its bases."""
    annotations = _annotations(kind)
    return tuple(_field(kind, name, annotations[name]) for name in slots(annotations))


def _annotations(kind: type) -> dict[str, Any]:
    """What the body of a class declares; a compiled class has it in a variable of its own."""
    written: dict[str, Any] = vars(kind).get("WRITTEN") or inspect.get_annotations(kind)
    return written


def all_fields(kind: type, inherited: tuple[Field, ...]) -> tuple[Field, ...]:
    """The fields of a class with those it inherits; refuses one that is declared twice."""
    own = own_fields(kind)
    for name in sorted({field.name for field in own} & {field.name for field in inherited}):
        bases = [base for base in kind.__mro__[1:] if name in _annotations(base)]
        raise _error(kind, name, f"is declared a second time: {bases[-1].__name__} has it already")
    return (*inherited, *own)


# -- clones -----------------------------------------------------------------------------------------------------------


def declare(kind: Any, base: Any, forgotten: tuple[str, ...]) -> None:
    """Derive what follows from the fields of a class of positions; a clone of the game's own is kept."""
    kind.FIELDS = all_fields(kind, kind.FIELDS)
    if kind.clone is base.clone or getattr(kind.clone, "derived", False):
        kind.clone = cloner(kind, kind.FIELDS, forgotten)
    if kind.copy_to is base.copy_to or getattr(kind.copy_to, "derived", False):
        kind.copy_to = copier(kind, kind.FIELDS, forgotten)


def cloner(kind: type, fields: tuple[Field, ...], forgotten: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function that copies a position of this class, one field after the other; the forgotten ones become None."""
    head = ["def clone(self):", f'    """An independent copy, without {" and ".join(forgotten)}."""']
    lines = [*head, "    copy = new(self.__class__)", *_all_copied(fields, forgotten), "    return copy"]
    return _made(kind, "clone", lines, {"new": kind.__new__})


def clone_source(kind: type, fields: tuple[Field, ...], forgotten: tuple[str, ...], copying: int) -> list[str]:
    """The same as lines of two methods for the compiler, which knows the type of every field."""
    name = kind.__name__
    return [
        *("def copy_to(self, other: Any) -> None:", f"    copy: {name} = other"),
        *_all_copied(fields, forgotten),
        "",
        *(f"def clone(self) -> {name}:", f"    copy = {name}(self.setup, {copying})"),
        *("    self.copy_to(copy)", "    return copy"),
    ]


def copier(kind: type, fields: tuple[Field, ...], forgotten: tuple[str, ...]) -> Callable[[Any, Any], None]:
    """A function that makes a new position, the second, a copy of the first."""
    lines = ["def copy_to(self, copy):", '    """Make a new position a copy of this one."""']
    return _made(kind, "copy_to", [*lines, *_all_copied(fields, forgotten)], {})


def _made(kind: type, name: str, lines: list[str], room: dict[str, Any]) -> Callable[..., Any]:
    exec("\n".join(lines), room)  # names of fields only; straight lines are what search needs
    made: Callable[..., Any] = room[name]
    made.derived = True  # type: ignore[attr-defined]
    made.__module__, made.__qualname__ = kind.__module__, f"{kind.__qualname__}.{name}"
    return made


def _all_copied(fields: tuple[Field, ...], forgotten: tuple[str, ...]) -> list[str]:
    lines: list[str] = []
    for field in fields:
        lines += [f"    copy.{field.name} = None"] if field.name in forgotten else _copied(field)
    return lines


def _copied(field: Field) -> list[str]:
    name = field.name
    if field.passing:
        return [f"    copy.{name} = self.{name}"]
    match _outermost(field.type):
        case "list" if _outermost(_inner(field.type)) == "list":
            # Two and three piles written out: a loop over them would take twice as long.
            return [
                f"    piles = self.{name}",
                "    size = len(piles)",
                "    if size == 2:",
                "        a, b = piles",
                f"        copy.{name} = [a[:], b[:]]",
                "    elif size == 3:",
                "        a, b, c = piles",
                f"        copy.{name} = [a[:], b[:], c[:]]",
                "    else:",
                f"        copy.{name} = [pile[:] for pile in piles]",
            ]
        case "list":
            return [f"    copy.{name} = self.{name}[:]"]
        case "dict" | "set":
            return [f"    copy.{name} = self.{name}.copy()"]
    return [f"    copy.{name} = self.{name}"]


# -- reading an annotation ---------------------------------------------------------------------------------------------


def _field(kind: type, name: str, annotation: object) -> Field:
    written, marks = _parts(kind, name, annotation)
    inner = _inner(written)
    if _outermost(written) in ("dict", "set") and _holds_mutable(inner):
        raise _error(kind, name, f"cannot be a {written}: a clone would share what is in it; keep a list of lists")
    if _outermost(inner) == "list" and _holds_mutable(_inner(inner)):
        raise _error(kind, name, f"cannot be a {written}: a clone copies a list of lists, but no deeper")
    blank = next((mark for mark in marks if isinstance(mark, Blank)), None)
    worked_out = any(isinstance(mark, WorkedOut) for mark in marks)
    if blank is None and not _may_be_none(written) and _outermost(written) not in _EMPTY:
        raise _error(kind, name, f"must say what a blank position holds: Annotated[{written}, Blank(...)]")
    return Field(name, written, blank, worked_out or isinstance(blank, OfSetup), worked_out)


def _parts(kind: type, name: str, annotation: object) -> tuple[str, tuple[object, ...]]:
    """The type as it is written, and what ``Annotated`` adds to it."""
    if not isinstance(annotation, str):
        marks = tuple(getattr(annotation, "__metadata__", ()))
        return _written(getattr(annotation, "__origin__", annotation) if marks else annotation), marks
    tree = ast.parse(annotation, mode="eval").body
    if not isinstance(tree, ast.Subscript) or not ast.unparse(tree.value).endswith("Annotated"):
        return annotation, ()
    assert isinstance(tree.slice, ast.Tuple)
    first, *rest = tree.slice.elts
    try:
        marks = tuple(eval(ast.unparse(mark), vars(sys.modules[kind.__module__])) for mark in rest)
    except Exception as error:
        raise _error(kind, name, f"has an annotation that cannot be read: {error}") from None
    return ast.unparse(first), marks


def _written(annotation: object) -> str:
    if isinstance(annotation, str):
        return annotation
    return annotation.__name__ if isinstance(annotation, type) and "[" not in repr(annotation) else repr(annotation)


def _outermost(written: str) -> str:
    """The type without what is in it.

    >>> _outermost("list[tuple[int, ...]]")
    'list'
    """
    return written.partition("[")[0].strip()


def _inner(written: str) -> str:
    """What is in a type.

    >>> _inner("list[tuple[int, ...]]")
    'tuple[int, ...]'
    """
    return written.partition("[")[2].rpartition("]")[0].strip()


def _holds_mutable(written: str) -> bool:
    return re.search(r"\b(list|dict|set)\[", written) is not None


def _may_be_none(written: str) -> bool:
    return written.endswith("| None") or written.startswith(("None |", "Optional["))


def _error(kind: type, name: str, problem: str) -> DeclarationError:
    where = getattr(sys.modules.get(kind.__module__), "__file__", None) or kind.__module__
    return DeclarationError(f"the field {name!r} of {kind.__qualname__} ({where}) {problem}")
