"""How large the house is and where it is tangled: ``python -m benchmarks.house``, from the root of a checkout.

Lines of every package and of the page, what is imported in a circle when the program runs, the longest modules and
functions, and the constructors and copies that name one field after another by hand.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
PAGE: Final = ROOT / "web" / "src"
PAGE_KINDS: Final = (".ts", ".svelte", ".css")
MOST: Final = 10  # of the longest
BY_HAND: Final = 8  # fields in a row that make a constructor or a copy worth a line

Graph = Mapping[str, frozenset[str]]
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Module:
    """A module of Python, read and not run."""

    name: str
    lines: int
    tree: ast.Module
    is_package: bool

    @property
    def package(self) -> str:
        """What its relative imports start from."""
        return self.name if self.is_package else self.name.rpartition(".")[0]


@cache
def modules(folder: Path) -> list[Module]:
    """Every module below a folder, read once."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        parts = path.relative_to(folder).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        found.append(Module(name, len(text.splitlines()), ast.parse(text), is_package))
    return found


# -- sizes ------------------------------------------------------------------------------------------------------------


def room_of(name: str) -> str:
    """The part of the house that a module is in.

    >>> room_of("meijin.kernel.state"), room_of("meijin.games.go_out.rules"), room_of("meijin")
    ('kernel', 'games.go_out', 'meijin')
    """
    parts = name.split(".")[1:]
    return ".".join(parts[: 2 if parts[:1] == ["games"] else 1]) or name


def sizes(house: Iterable[Module]) -> dict[str, tuple[int, int]]:
    """By room: lines and modules."""
    lines: Counter[str] = Counter()
    count: Counter[str] = Counter()
    for module in house:
        lines[room_of(module.name)] += module.lines
        count[room_of(module.name)] += 1
    return {room: (lines[room], count[room]) for room in sorted(lines)}


def page_size(folder: Path) -> tuple[int, int]:
    """Lines and files of the page."""
    files = [path for path in folder.rglob("*") if path.suffix in PAGE_KINDS]
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files), len(files)


def functions(module: Module) -> Iterator[tuple[int, str]]:
    """The length and the name of each function."""
    for node, name in _named(module.tree, module.name):
        if isinstance(node, Function):
            yield (node.end_lineno or node.lineno) - node.lineno + 1, name


def _named(node: ast.AST, within: str) -> Iterator[tuple[ast.AST, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{within}.{child.name}"
            yield child, name
            yield from _named(child, name)
        else:
            yield from _named(child, within)


# -- circles ----------------------------------------------------------------------------------------------------------


def imports(house: list[Module]) -> Graph:
    """What each module imports of the others when it is loaded: not for types alone, and not inside a function."""
    names = frozenset(module.name for module in house)
    return {module.name: frozenset(_imported(module, names)) - {module.name} for module in house}


def _imported(module: Module, names: frozenset[str]) -> Iterator[str]:
    for node in _at_load(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(module, node)
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                if inner in names:
                    yield inner
                elif origin in names:
                    yield origin


def _origin(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    base = module.package.split(".")
    base = base[: len(base) - node.level + 1]
    return ".".join([*base, *([node.module] if node.module else [])])


def _at_load(node: ast.AST) -> Iterator[ast.AST]:
    """The statements that run when a module is loaded."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from _at_load(child)


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that import each other, however far around, the largest first.

    >>> circles({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")})
    [['a', 'b', 'c']]
    """
    reached = {name: _reached(graph, name) for name in graph}
    found: list[list[str]] = []
    done: set[str] = set()
    for name in sorted(graph):
        if name in reached[name] and name not in done:
            group = sorted(other for other in reached[name] if name in reached[other])
            done.update(group)
            found.append(group)
    return sorted(found, key=len, reverse=True)


def _reached(graph: Graph, start: str) -> set[str]:
    reached: set[str] = set()
    ahead = [start]
    while ahead:
        for name in graph.get(ahead.pop(), ()):
            if name not in reached:
                reached.add(name)
                ahead.append(name)
    return reached


# -- by hand ----------------------------------------------------------------------------------------------------------


def by_hand(module: Module) -> Iterator[tuple[int, str]]:
    """Constructors and copies that go through many fields: how many, and where."""
    for node, name in _named(module.tree, module.name):
        if isinstance(node, ast.FunctionDef) and node.name in ("__init__", "clone", "blank"):
            fields = max(_fields_set(node), _fields_passed(node))
            if fields >= BY_HAND:
                yield fields, name


def _fields_set(function: ast.FunctionDef) -> int:
    return sum(
        isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name)
        for node in ast.walk(function)
    )


def _fields_passed(function: ast.FunctionDef) -> int:
    return max(
        (len(node.args) + len(node.keywords) for node in ast.walk(function) if isinstance(node, ast.Call)), default=0
    )


def report() -> Iterator[str]:
    """What there is to say, line by line."""
    house = modules(SOURCE)
    page, files = page_size(PAGE)
    total = sum(module.lines for module in house)
    yield "lines  files  where"
    for room, (lines, count) in sizes(house).items():
        yield f"{lines:6} {count:5}  {room}"
    yield f"{page:6} {files:5}  the page"
    yield f"{total + page:6} {len(house) + files:5}  all"
    groups = circles(imports(house))
    yield f"\nmodules that import each other in a circle: {sum(map(len, groups))}, in {len(groups)} groups"
    for group in groups:
        yield f"{len(group):6}  {', '.join(group)}"
    yield "\nlongest modules"
    for module in sorted(house, key=lambda each: -each.lines)[:MOST]:
        yield f"{module.lines:6}  {module.name}"
    yield "\nlongest functions"
    for lines, name in sorted((each for module in house for each in functions(module)), reverse=True)[:MOST]:
        yield f"{lines:6}  {name}"
    written = sorted((each for module in house for each in by_hand(module)), reverse=True)
    yield f"\nconstructors and copies that name {BY_HAND} fields or more: {len(written)}"
    for fields, name in written:
        yield f"{fields:6}  {name}"


if __name__ == "__main__":
    print("\n".join(report()))
