"""The comparison with other platforms: what it makes of what workers say. How fast anything is, no test says."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from benchmarks.peers import environment, page, servers, turns
from benchmarks.peers.climbers import prompt
from benchmarks.peers.environment import Missing, Place
from benchmarks.peers.rows import PARTS, YARDSTICK, Row
from benchmarks.peers.turns import Measured, measure
from benchmarks.peers.worker import over
from meijin import core

GOOD = """
import sys
from benchmarks.peers.worker import serve
lengths = [41, 40, 41, 41, 40]
serve("1.0", lambda: lengths[sum(range(3000)) % 5], {"legal": lambda: (1, 0.5)}, compiled=False)
"""
SHORT = GOOD.replace("[41, 40, 41, 41, 40]", "[30] * 5")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "WARM_UP", 0.001)


def row(title: str, program: str, **more: Any) -> Row:
    return Row(title, lambda: Place((sys.executable, "-c"), environment.ours().environment), (program,), **more)


# -- workers and turns ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("module", [environment, page, turns], ids=lambda module: module.__name__)
def test_its_examples(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


def test_every_row_takes_a_turn_with_the_yardstick_in_every_round() -> None:
    (good,) = measure([row("good", GOOD, peer="Somebody")], 3, 0.001, climb=False)
    assert (good.title, good.peer, good.version, good.missing) == ("good", "Somebody", "1.0", "")
    assert {path: len(rates) for path, rates in good.rates.items()} == {"play": 3, "legal": 3}
    assert {path: len(rates) for path, rates in good.beside.items()} == {"play": 3, "legal": 3}
    assert good.rates["legal"] == [2.0] * 3
    assert good.decisions / good.games == pytest.approx(40.5, abs=0.51)


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        (
            "import nothing_of_this_name",
            "ends with an error: ModuleNotFoundError: No module named 'nothing_of_this_name'",
        ),
        ("", "ends with an error: it said nothing"),
        (GOOD.replace("(1, 0.5)", "1 / 0"), "ends with an error: ZeroDivisionError: division by zero"),
        (SHORT, "plays another game: 30.00 decisions in a game, not 40.74"),
    ],
    ids=["begins with an error", "says nothing", "fails in a turn", "plays something else"],
)
def test_what_cannot_be_measured_says_why_and_the_others_go_on(program: str, reason: str) -> None:
    bad, good = measure([row("bad", program), row("good", GOOD.replace("41, 40,", "41, 41,"))], 1, 0.001, climb=True)
    assert bad.missing == reason
    assert not good.missing


def test_a_row_that_has_to_be_compiled_is_not_measured_if_it_is_not() -> None:
    (plain,) = measure([row("ours", GOOD, must_be_compiled=True)], 1, 0.001, climb=False)
    assert plain.missing == "the core is not compiled"
    (kernel,) = measure(
        [row("ours", GOOD.replace("compiled=False", "compiled=True"), must_be_compiled=True)], 1, 0.001, climb=False
    )
    assert not kernel.missing


def test_our_own_rows_play_climb() -> None:
    rows = [each for each in PARTS["climb"] if each.place is environment.ours]
    assert YARDSTICK in rows
    for each in measure(rows, 1, 0.02, climb=True):
        assert not each.missing
        assert set(each.rates) == {"play", "legal", "clone", "observe"}


def test_a_lap_counts_what_it_did() -> None:
    seen: list[int] = []
    done, spent = over([3, 4], seen.append)()
    assert (done, seen) == (2, [3, 4])
    assert spent >= 0


# -- the environment ------------------------------------------------------------------------------------------------


def test_what_cannot_be_installed_is_told_with_the_reason_and_tried_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[str] = []

    def fail(*command: str, folder: Path = tmp_path) -> None:
        del folder
        tried.append(command[0])
        raise subprocess.CalledProcessError(1, command, stderr="collecting\nERROR: No matching distribution\n")

    monkeypatch.setattr(environment, "PEERS", tmp_path)
    monkeypatch.setattr(environment, "_failed", {})
    monkeypatch.setattr(environment, "_run", fail)
    for _ in range(2):
        with pytest.raises(Missing, match="cannot be installed: ERROR: No matching distribution"):
            environment.python()
    assert len(tried) == 1


def test_what_is_installed_is_left_alone_until_the_lock_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[tuple[str, ...]] = []
    lock = tmp_path / "package-lock.json"
    for name in ("package-lock.json", "package.json", ".npmrc"):
        (tmp_path / name).write_text("1", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "HERE", tmp_path)
    monkeypatch.setattr(environment, "PEERS", tmp_path / ".peers")
    monkeypatch.setattr(environment, "NODE", tmp_path / ".peers" / "node")
    monkeypatch.setattr(environment, "_run", lambda *command, **_: done.append(command))
    environment.node()
    environment.node()
    assert [command[:2] for command in done] == [("npm", "ci")]
    lock.write_text("2", encoding="utf-8")
    environment.node()
    assert len(done) == 2
    assert (tmp_path / ".peers" / "node" / lock.name).read_text(encoding="utf-8") == "2"


def test_without_a_compiled_core_of_these_sources_its_rows_say_how_it_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(core, "BUILT", tmp_path)
    with pytest.raises(Missing, match="there is no compiled core: `make compile` makes it"):
        environment.compiled()
    told = {"suffix": "of another Python", "modules": {}, "sources": {}}
    (tmp_path / core.LISTED).write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(Missing, match="is of other sources"):
        environment.compiled()
    told["suffix"] = EXTENSION_SUFFIXES[0]
    (tmp_path / core.LISTED).write_text(json.dumps(told), encoding="utf-8")
    assert environment.compiled().environment[core.CHOICE] != core.INTERPRETED
    assert environment.ours().environment[core.CHOICE] == core.INTERPRETED


# -- the page -------------------------------------------------------------------------------------------------------


def part(rows: list[Any]) -> dict[str, Any]:
    return {"when": "1 May 2026", "how": "3 rounds", "machine": "a machine", "load": 0.25, "rows": rows}


def played(title: str, peer: str, rates: list[float], version: str = "1.0") -> dict[str, Any]:
    measured = Measured(
        title, peer, version, rates={"play": rates, "legal": [2e6]}, beside={"play": [100.0] * 3, "legal": [1e6]}
    )
    return measured.to_json()


def test_the_table_has_medians_ratios_of_each_round_and_why_something_is_missing() -> None:
    rows = [
        played("ours", "", [50.0, 60.0, 90.0], "CPython"),
        Measured("theirs", "Theirs", missing="no wheel").to_json(),
    ]
    written = page.page({"climb": part(rows)})
    assert "|  | decisions/s | ratio | range | legal µs |" in written
    assert "| ours | 60 | **0.6** | 0.5 to 0.9 | 0.5 |" in written
    assert "| theirs | not measured: no wheel |  |  |  |" in written
    assert "Measured on 1 May 2026, 3 rounds, on a machine" in written
    assert "was 0.2; CPython." in written.replace("\n", " ")


def test_servers_are_compared_within_a_round_with_the_one_that_keeps_games_in_the_same_way() -> None:
    def server(title: str, peer: str, *cpu: float, durable: bool) -> dict[str, Any]:
        rounds = [dict.fromkeys(servers.FIGURES, 1.0) | {servers.CPU: each} for each in cpu]
        return {"title": title, "peer": peer, "durable": durable, "version": "", "missing": "", "rounds": rounds}

    rows = [
        server("disk", "", 2.0, 9.0, 4.0, durable=True),
        server("memory", "", 3.0, durable=False),
        server("their disk", "Peer", 4.0, 3.0, 8.0, durable=True),
        server("their memory", "Peer", 1.0, durable=False),
    ]
    rows.append(rows[0] | {"title": "gone", "missing": "did not start", "rounds": []})
    lines = page.server_table(rows)
    assert lines[2].startswith("| disk | 0.5 (0.5 to 3) | 4 (2 to 9) |")
    assert lines[3].startswith("| memory | 3 | 3 |")
    assert lines[4].startswith("| their disk | 1 (1 to 1) |")
    assert lines[6].startswith("| gone | not measured: did not start |")
    assert len({line.count("|") for line in lines}) == 1
    assert "less is better" in page.picture("server", part(rows))


def test_the_picture_shows_what_was_measured() -> None:
    rows = [played("ours", "", [50.0] * 3), Measured("gone", "Gone", missing="no wheel").to_json()]
    drawn = page.picture("climb", part(rows))
    assert "ours" in drawn
    assert "gone" not in drawn


# -- players --------------------------------------------------------------------------------------------------------


def test_players_at_the_other_server_find_legal_moves_in_what_they_see() -> None:
    hand = [1, 0, 0, 0, 0, 2, *[0] * 8]
    seen = {"seat": 1, "hands": [None, hand, None], "due": 0, "k": 1, "top": 3}
    state: dict[str, Any] = {"_stateID": 7, "G": seen, "ctx": {}}
    asked = prompt(state, 1)
    assert asked is not None
    assert asked.asked == "7"
    assert {int(each.action) for each in asked.choices} == {78, 79, 4}, "pass, guard, one five"
    assert prompt(state, 0) is None
    assert prompt(state | {"ctx": {"gameover": {"winner": 1}}}, 1) is None
