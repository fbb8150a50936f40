"""What is sent about a table or a tournament is made by the gate and by nothing else, as the sources show."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from meijin import server
from meijin.server import wire
from meijin.server.events import wire as event_wire

SERVER: Final = Path(next(iter(server.__path__)))
ROUTES: Final = [
    *sorted((SERVER / "api").glob("*.py")),
    *(SERVER / "live" / f"{name}.py" for name in ("socket", "event_socket", "conversation")),
]
# What a table and a tournament keep that is not everybody's.
SECRET: Final = frozenset({"tournament", "sealed", "seed", "record", "state"})
# The application's own state, and the event of a file that somebody brings.
EXCEPTIONS: Final = frozenset({("errors.py", "request.app.state"), ("event_files.py", "export.tournament")})
# What tells something of a game or an event. A lesson is no table: nobody plays there.
OF_TABLES: Final = frozenset({"TableInfo", "TableLine", "SeatInfo", "Update", "Outcome", "Replay", "Frame", "LogLine"})
OF_EVENTS: Final = frozenset(
    {"EventView", "EventInfo", "EventLine", "PlayerLine", "EventRound", "MatchLine", "StandingLine"}
    | {"EventLog", "LogLineOfEvent", "PlayerList", "PersonalData", "BreakersExplained", "PairingExplained"}
)
MAKERS: Final = {"gate": OF_TABLES | OF_EVENTS, "lessons.py": OF_TABLES}


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def test_routes_and_sockets_do_not_read_what_is_secret() -> None:
    read = [
        f"{path.name}:{node.lineno} reads {ast.unparse(node)}"
        for path in ROUTES
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr in SECRET
        if (path.name, ast.unparse(node)) not in EXCEPTIONS
    ]
    assert read == []


def test_only_the_gate_makes_what_tells_something_of_a_table_or_an_event() -> None:
    made = []
    for path in sorted(SERVER.rglob("*.py")):
        allowed = MAKERS.get(path.relative_to(SERVER).parts[0], frozenset())
        for node in nodes(path):
            if (
                isinstance(node, ast.Call)
                and (name := called(node.func)) in OF_TABLES | OF_EVENTS
                and name not in allowed
            ):
                made.append(f"{path.relative_to(SERVER)}:{node.lineno} makes a {name}")
    assert made == []


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_the_names_are_those_of_the_wire() -> None:
    for name in OF_TABLES:
        assert hasattr(wire, name)
    for name in OF_EVENTS:
        assert hasattr(event_wire, name)


def test_every_message_of_a_socket_that_tells_of_a_game_has_it_from_the_gate() -> None:
    """The messages that are put together elsewhere carry what the gate has made, or nothing of the game."""
    carried = {"Hello", "TableChanged"}
    plain = {"Receipt", "Refusal", "ChatLine", "Notice", "Pong", "Reason"}
    known: Any = {kind.__name__ for kind in get_args(wire.ServerMessage)}
    assert known == OF_TABLES & known | carried | plain
