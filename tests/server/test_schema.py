from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from meijin.server import wire
from meijin.server.api import (
    event_files,
    events,
    games,
    invitations,
    lists,
    lobby,
    people,
    records,
    rematch,
    replays,
    seats,
)
from meijin.server.api.routes import handlers_of
from meijin.server.refusal import Code
from meijin.server.schema import as_json, files, main, schema
from meijin.server.typescript import declarations
from meijin.words import Saying

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("place", files())
def test_the_files_of_the_repository_are_up_to_date(place: str) -> None:
    assert (ROOT / place).read_text(encoding="utf-8") == files()[place], "run `python -m meijin.server.schema`"


def test_all_files_are_written_by_one_command(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 0
    assert {str(each.relative_to(tmp_path)) for each in tmp_path.rglob("*.*") if each.is_file()} == set(files())
    assert "export type ServerMessage = Hello | Update" in (tmp_path / "web/src/wire.ts").read_text(encoding="utf-8")


def test_the_command_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["one", "other"]) == 2
    assert "[FOLDER]" in capsys.readouterr().err


def node(name: str) -> dict[str, Any]:
    found: dict[str, Any] = schema()["$defs"][name]
    return found


def test_every_reference_leads_somewhere() -> None:
    text = as_json(schema())
    names = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert names <= schema()["$defs"].keys()


def test_every_body_of_the_api_is_there() -> None:
    tables = (games, lists, lobby, seats, invitations, rematch, records, replays)
    parts: tuple[Any, ...] = (people, *tables, events, event_files)
    kinds = [kind for part in parts for each in handlers_of(part) for kind in get_type_hints(each.fn).values()]
    named = [each for kind in kinds for each in (kind, *get_args(kind))]
    structs = {each.__name__ for each in named if isinstance(each, type) and issubclass(each, msgspec.Struct)}
    assert {"Replay", "Lesson", "GameInfo", "User", "Lobby"} <= structs
    assert structs <= schema()["$defs"].keys()


def test_a_client_may_leave_out_what_has_a_default_and_nothing_unknown_may_come() -> None:
    assert node("NewTable")["required"] == ["game"]
    assert node("NewTable")["additionalProperties"] is False
    assert node("Sync")["required"] == ["type", "id"]


def test_the_server_leaves_nothing_out() -> None:
    refused = wire.Refusal(Code.STALE, "look again", Saying("refused-moved_on", {}))
    refusal = msgspec.json.decode(msgspec.json.encode(refused))
    assert set(node("Refusal")["required"]) == set(refusal)
    assert set(node("Update")["required"]) == set(node("Update")["properties"])


def test_remarks_beside_fields_are_kept() -> None:
    assert "hash" not in node("TableInfo")["properties"]["id"]
    assert node("Hello")["properties"]["seat"]["description"] == "the viewer's seat; null for a spectator"


def test_typescript_tells_messages_apart_by_their_type() -> None:
    text = declarations(schema())
    assert '  readonly type: "act";\n' in text
    assert "  readonly since?: number;\n" in text  # the client may leave it out
    assert "  readonly update: Update | null;\n" in text
    assert "  readonly view: Readonly<Record<string, unknown>>;\n" in text
    assert 'export type Pace = "game" | "move";\n' in text
    assert "  readonly at: readonly [number, number] | null;\n" in text
