"""What the compiler is given is the same source, with what follows from declarations written out."""

from __future__ import annotations

import inspect
import sys
from types import ModuleType

import pytest

from meijin.core import is_compiled
from meijin.games.ranking_battle import state
from tools.lowering import WRITTEN, lowered

FUTURE = "from __future__ import annotations\n\n"


def lower(source: str) -> list[str]:
    module = ModuleType("meijin.games.made_up")
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, "made_up.py", "exec"), vars(module))
        return lowered(source, module).splitlines()
    finally:
        del sys.modules[module.__name__]


def test_numbers_that_are_worked_out_become_constants_and_are_still_worked_out() -> None:
    source = FUTURE + "from typing import Final\nBOTH: Final = 2 + 3\nONE, TWO = (1, 2)\nword = 'w'\n"
    *_, both, pair, word = lower(source)
    assert both == f"BOTH: Final = 5; lowered_4: object = (2 + 3); assert lowered_4 == BOTH, {WRITTEN!r}"
    constants = "ONE: Final = 1; TWO: Final = 2; lowered_5: object = tuple((1, 2))"
    assert pair == f"{constants}; assert lowered_5 == (ONE, TWO,), {WRITTEN!r}"
    assert word == "word = 'w'"


def test_what_is_no_plain_number_stays_as_it_is() -> None:
    source = FUTURE + "TABLE = (1, 2)\nNAME = str(3)\nlower = 1 + 1\nPLAIN = 4\nBELOW = -4\n"
    assert lower(source)[-5:] == ["TABLE = (1, 2)", "NAME = str(3)", "lower = 1 + 1", "PLAIN = 4", "BELOW = -4"]


def test_a_number_that_may_be_another_one_elsewhere_stays_as_it_is() -> None:
    source = FUTURE + "from meijin.kernel.overlay import varying\nLEAST = varying(min([4, 2]))\n"
    assert lower(source)[-1] == "LEAST = varying(min([4, 2]))"


def test_lines_keep_their_numbers() -> None:
    source = FUTURE + "SUM = (\n    1\n    + 2\n)\n\n\ndef last() -> int:\n    return SUM\n"
    lines = lower(source)
    assert lines.index("def last() -> int:") == source.splitlines().index("def last() -> int:")


DATACLASS = '''from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Point:
    """A place."""

    key: ClassVar[str] = "point"
    x: int
    y: int = 7
    word: str = field(default="", compare=False)

    def sum(self) -> int:
        return self.x + self.y


LAST = "line"
'''


def test_a_dataclass_gets_a_constructor_that_the_compiler_sees() -> None:
    lines = lower(FUTURE + DATACLASS)
    assert "@dataclass(frozen=True, slots=True)" not in lines
    assert "    def __init__(self, x: int, y: int = 7, word: str = '') -> None:" in lines
    assert "    key: ClassVar[str] = 'point'" in lines or '    key: ClassVar[str] = "point"' in lines
    assert "    y: int" in lines


def test_a_lowered_dataclass_is_one() -> None:
    """Run as it is, without a compiler, it is what it was."""
    rooms: list[dict[str, object]] = [{"__name__": "before"}, {"__name__": "after"}]
    for room, source in zip(rooms, (FUTURE + DATACLASS, "\n".join(lower(FUTURE + DATACLASS))), strict=True):
        module = ModuleType(str(room["__name__"]))
        sys.modules[module.__name__] = module
        exec(compile(source, "made_up.py", "exec"), vars(module))
        room.update(vars(module))
        del sys.modules[module.__name__]
    before, after = (room["Point"] for room in rooms)
    for kind in (before, after):
        point = kind(3, word="w")  # type: ignore[operator]
        assert (repr(point), point.sum(), point == kind(3, 7, "v"), hash(point) == hash(kind(3))) == (  # type: ignore[operator]
            "Point(x=3, y=7, word='w')",
            10,
            True,
            True,
        )
        assert list(point.__dataclass_fields__) == ["x", "y", "word"] or kind is before
        assert kind.__doc__ == "A place."


STATE = """from meijin.kernel.cardstate import CardState
from meijin.kernel.fields import slots


class Position(CardState):
    hand: list[list[int]]
    tricks: list[int]
    leader: int

    __slots__ = slots(__annotations__)
"""


def test_the_clone_of_a_position_is_written_out() -> None:
    lines = lower(FUTURE + STATE)
    assert "    def clone(self) -> Position:" in lines
    assert "        copy.tricks = self.tricks[:]" in lines
    assert "        copy.leader = self.leader" in lines
    assert any(line.startswith("    WRITTEN: ClassVar[dict[str, str]] = {'hand': 'list[list[int]]'") for line in lines)
    assert "@mypyc_attr(allow_interpreted_subclasses=True)" in lines


def test_words_or_numbers_are_left_to_the_method_to_check() -> None:
    source = FUTURE + "class Front:\n    def ask(self, a: int | str, b: int, c: int | str | None = None) -> int: ...\n"
    assert "    def ask(self, a: Any, b: int, c: Any = None) -> int: ..." in lower(source)


TABLE = """
def double(n: int) -> int:
    return 2 * n


def odd(n: int) -> int:
    return 2 * n + 1


TABLE = (double, odd, odd, lambda n: -n)


def first(kind: int) -> int:
    return TABLE[kind](7) + TABLE[kind](1)
"""


def test_a_call_of_a_table_of_functions_becomes_branches() -> None:
    lines = lower(FUTURE + TABLE)
    assert "    return called_table(kind, 7) + called_table(kind, 1)" in lines
    assert "def called_table(place: int, given_0: int) -> int:" in lines
    assert [line.strip() for line in lines if "given_0)" in line] == [
        "return double(given_0)",
        "return odd(given_0)",
        "return TABLE[place](given_0)",
    ]


def test_branches_do_what_the_table_does() -> None:
    room: dict[str, object] = {}
    exec("\n".join(lower(FUTURE + TABLE)), room)
    first = room["first"]
    assert callable(first)
    assert [first(kind) for kind in range(4)] == [16, 18, 18, -8]


@pytest.mark.skipif(is_compiled(), reason="what is compiled has no source to be written out")
def test_a_position_gets_the_inner_loop_that_calls_its_tables() -> None:
    lines = lowered(inspect.getsource(state), state).splitlines()
    assert "    def step(self, seat: int, action: int) -> None:" in lines
    assert "        called_self_answers(frame[0], self, seat, action, frame)" in lines
