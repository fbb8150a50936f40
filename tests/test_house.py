"""What ``python -m benchmarks.house`` finds, in a house of three rooms."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from benchmarks import house as described
from benchmarks.house import Module, by_hand, circles, functions, imports, modules, page_size, report, sizes

STATE = """
from typing import TYPE_CHECKING
from meijin.games.draw import rules
if TYPE_CHECKING:
    from meijin.kernel import clock

class State:
    def __init__(self, a, b, c, d, e, f, g, h):
        self.a, self.b, self.c, self.d = a, b, c, d
        self.e, self.f, self.g, self.h = e, f, g, h

    def clone(self):
        return State(self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)
"""
RULES = """
from . import state

def late():
    from meijin.kernel import clock
    return clock
"""
CLOCK = "import meijin.games.draw.state as draw\n"


@pytest.fixture
def house(tmp_path: Path) -> list[Module]:
    files = {"games/draw/state.py": STATE, "games/draw/rules.py": RULES, "kernel/clock.py": CLOCK}
    for name, text in files.items():
        path = tmp_path / "meijin" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return modules(tmp_path)


def test_rooms_have_their_lines(house: list[Module]) -> None:
    assert sizes(house) == {"games.draw": (19, 2), "kernel": (1, 1)}


def test_only_what_is_imported_when_a_module_is_loaded_makes_a_circle(house: list[Module]) -> None:
    graph = imports(house)
    assert graph["meijin.games.draw.state"] == {"meijin.games.draw.rules"}
    assert graph["meijin.kernel.clock"] == {"meijin.games.draw.state"}
    assert circles(graph) == [["meijin.games.draw.rules", "meijin.games.draw.state"]]


def test_nothing_is_imported_in_a_circle_when_the_program_runs() -> None:
    assert circles(imports(modules(described.SOURCE))) == []


def test_fields_that_are_named_one_by_one_are_counted(house: list[Module]) -> None:
    (state,) = [module for module in house if module.name.endswith("state")]
    assert list(by_hand(state)) == [
        (8, "meijin.games.draw.state.State.__init__"),
        (8, "meijin.games.draw.state.State.clone"),
    ]
    assert (2, "meijin.games.draw.state.State.clone") in functions(state)


def test_the_page_is_counted_by_its_sources_alone(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text("one\ntwo\n")
    (tmp_path / "b.svelte").write_text("three\n")
    (tmp_path / "c.json").write_text("{}\n")
    assert page_size(tmp_path) == (3, 2)


def test_the_whole_house_is_told() -> None:
    told = "\n".join(report())
    for part in ("games.go_out", "the page", "in a circle", "longest functions", "constructors and copies"):
        assert part in told


def test_what_its_functions_show_is_so() -> None:
    assert doctest.testmod(described).attempted > 1
    assert not doctest.testmod(described).failed
