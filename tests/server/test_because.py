"""Every refusal of the server has words in every language, and is given what these name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from meijin.server.because import Because, InWords
from meijin.server.refusal import Code, Refused
from meijin.words import BASE, Print, Slot, Speech, ValueKind, languages, platform, shapes_of

SERVER = Path(__file__).parents[2] / "src" / "meijin" / "server"
SHAPES = shapes_of([InWords, *(each.message for each in Because)])


def refusals() -> Iterator[tuple[str, Because, set[str]]]:
    """Where the server refuses something, for which reason, and what it names."""
    for path in sorted(SERVER.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "meijin.tournament.because" in source:
            continue  # what it refuses is a tournament's reason
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(args=[ast.Attribute(value=ast.Name(id="Because"), attr=name)], keywords=named):
                    yield (
                        f"{path.name}, line {node.lineno}",
                        Because[name],
                        {each.arg or "**" for each in named} - {"about"},
                    )


def some(slot: Slot, word: str = "") -> Any:
    """A value that a field may have."""
    if slot.many:
        return ("one", "two")
    return {ValueKind.NUMBER: 3, ValueKind.FLAG: True}.get(slot.role, word or "Ann")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("because", Because)
def test_every_reason_is_said_with_all_that_it_names(because: Because, language: str) -> None:
    speech = Speech(language, [platform(language)], SHAPES, lambda kind: Print(kind, "", ""))
    slots = because.message.shape().slots
    entry = platform(language).entries[because.message.id]
    assert entry.variables <= because.message.shape().variables, f"{entry.file}, line {entry.line}"
    told = [
        speech.tell(because.message(**{slot.name: some(slot, word) for slot, word in zip(slots, words, strict=True)}))
        for words in product(*(slot.words or ("",) for slot in slots))
    ]
    assert len(set(told)) == len(told)
    assert not any("{" in each for each in told)


def test_words_are_kept_for_no_other_refusal() -> None:
    said = {name for name in platform(BASE).entries if name.startswith("refused-")}
    assert said == {InWords.id, *(each.message.id for each in Because)}


def test_every_refusal_names_what_it_is_declared_with() -> None:
    wrong = [
        f"{place}: {because.name} names {sorted(slot.name for slot in because.message.shape().slots)}"
        for place, because, named in refusals()
        if named != {slot.name for slot in because.message.shape().slots}
    ]
    assert wrong == []


def test_every_reason_is_given_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    assert [each.name for each in Because if f"Because.{each.name}" not in source] == []


def test_a_refusal_in_the_words_of_others_keeps_them() -> None:
    refused = Refused(Code.ILLEGAL, "a 4 is not played on a 3")
    assert (refused.reason, refused.status) == ("a 4 is not played on a 3", 409)
    japanese = Speech("ja", [platform("ja")], SHAPES, lambda kind: Print(kind, "", ""))
    assert japanese.tell(refused.said) == "ルール上できません：a 4 is not played on a 3"
