"""The JSON schema of everything that goes over the wire, and the client's TypeScript types made from it.

Both are kept in the repository, and so is the same for what each of its games sends. All are written anew by::

    python -m meijin.server.schema
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from meijin.kernel import registry
from meijin.server import about, gamewire, lists, wire
from meijin.server.events import wire as events
from meijin.server.people import bodies
from meijin.server.people.user import User
from meijin.server.tables import fairness
from meijin.server.typescript import declarations
from meijin.tournament.commands import AnyCommand
from meijin.words import BASE

UNIONS: Final = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "EventMessage": events.EventMessage,
    "EventCommand": AnyCommand,
}
BODIES: Final = (
    wire.NewTable,
    wire.PlayNow,
    wire.PlaySomebody,
    wire.TakeSeat,
    wire.Join,
    wire.Ready,
    wire.OwnOptions,
    wire.Invitation,
    wire.InvitedTo,
    wire.Lobby,
    wire.Tally,
    wire.TableInfo,
    wire.Doubts,
    wire.TakeBack,
    wire.Replay,
    wire.Lesson,
    wire.Problem,
    about.Games,
    about.GameInfo,
    about.Words,
    about.Cards,
    about.CardsAsked,
    fairness.Report,
    User,
    *bodies.ALL,
    *lists.ALL,
    *events.ALL,
)
REPOSITORY: Final = Path(__file__).parents[3]
_FIELD: Final = re.compile(r"    (\w+): .*?  # (.*)")
_DEFS: Final = "#/$defs/"
_REF: Final = _DEFS + "{name}"


@cache
def schema() -> dict[str, Any]:
    """One schema with every type under ``$defs``; ``ClientMessage`` and ``ServerMessage`` are what a socket carries."""
    kinds = [*UNIONS.values(), *BODIES]
    found, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    unions = dict(zip(UNIONS, found[: len(UNIONS)], strict=True))
    structs = {name: kind for kind in _structs(kinds) for name in (kind.__name__, _full_name(kind))}
    for name, component in components.items():
        if name in structs:
            _complete(component, structs[name])
    whole: dict[str, Any] = _shortly_named(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Meijin: what goes over the wire",
            "$defs": {**unions, **components},
        }
    )
    return whole


def _full_name(kind: type[object]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def _shortly_named(node: Any) -> Any:
    """Types of the same name carry that of their module: of tables they keep the short one, those of events say so."""
    if isinstance(node, dict):
        return {_short(key): _shortly_named(value) for key, value in node.items()}
    if isinstance(node, list):
        return [_shortly_named(each) for each in node]
    return _REF.format(name=_short(node.removeprefix(_DEFS))) if isinstance(node, str) and _DEFS in node else node


def _short(name: str) -> str:
    """
    >>> _short("meijin.tournament.model.Status"), _short("meijin.server.tables.entry.Status"), _short("Role")
    ('EventStatus', 'Status', 'Role')
    """
    if not name.startswith("meijin."):
        return name
    prefix = "Event" if name.startswith("meijin.tournament.") else ""
    return prefix + name.rpartition(".")[2]


def _complete(component: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """Add what the classes say beyond types: the remarks beside fields, and that the server leaves nothing out."""
    for declared in [each for each in kind.__mro__ if issubclass(each, msgspec.Struct) and each is not msgspec.Struct]:
        for field, remark in _FIELD.findall(inspect.getsource(declared)):
            component["properties"].get(field, {}).setdefault("description", re.sub(r"\bNone\b", "null", remark))
    component["description"] = component["description"].replace("``", "`")
    if not (kind.__struct_config__.forbid_unknown_fields or kind.__struct_config__.omit_defaults):
        component["required"] = list(component["properties"])


def _structs(kinds: Sequence[Any]) -> list[type[msgspec.Struct]]:
    """All structs that are reached from some types."""
    seen: dict[type[msgspec.Struct], None] = {}

    def visit(node: object) -> None:
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls in seen:
                return
            seen[node.cls] = None
            for field in node.fields:
                visit(field.type)
        elif isinstance(node, msgspec.inspect.UnionType):
            for each in node.types:
                visit(each)
        elif isinstance(node, (msgspec.inspect.VarTupleType, msgspec.inspect.ListType)):
            visit(node.item_type)
        elif isinstance(node, msgspec.inspect.DictType):
            visit(node.value_type)
        elif isinstance(node, msgspec.inspect.Metadata):
            visit(node.type)

    for info in msgspec.inspect.multi_type_info(kinds):
        visit(info)
    return list(seen)


def as_json(schema: object) -> str:
    """A schema as the repository keeps it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def files() -> dict[str, str]:
    """Everything that is generated, by its place in the repository."""
    found = {"docs/wire.schema.json": as_json(schema()), "web/src/wire.ts": declarations(schema())}
    own = registry.own()
    held = {game.id: about.words_in(game, BASE).shapes for game in own}
    held["tournament"] = about.words_of_tournaments(BASE).shapes
    found["web/faces/shapes.json"] = msgspec.json.encode(held).decode() + "\n"
    for game in own:
        found[f"docs/wire/{game.id}.schema.json"] = as_json(gamewire.schema_of(game))
        found[f"web/src/games/{game.id}/wire.ts"] = gamewire.types_of(game)
    return found


def main(arguments: Sequence[str]) -> int:
    """Write everything that is generated into the repository, or into another folder."""
    if len(arguments) > 1:
        print("usage: python -m meijin.server.schema [FOLDER]", file=sys.stderr)
        return 2
    root = Path(arguments[0]) if arguments else REPOSITORY
    for place, text in files().items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
