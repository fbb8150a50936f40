"""Tournaments say in every language what they declare, with what each message holds, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meijin.tournament.because import Because
from meijin.tournament.commands.base import _kinds
from meijin.tournament.messages import LOG
from meijin.tournament.speaking import KINDS, shapes
from meijin.tournament.standings.breakers import CODES
from meijin.words import BASE, News, Part, Refusal, languages, platform
from meijin.words.fluent import Entry

SOURCE = Path(__file__).parents[2] / "src" / "meijin"
DECLARED = tuple(f"{kind.prefix}-" for kind in (News, Refusal, Part))
OF_REFUSED = {"about", "missing", "not_before"}


def said(language: str) -> dict[str, Entry]:
    """What stands in the tournament's file of a language."""
    return {name: entry for name, entry in platform(language).entries.items() if entry.file.endswith("tournament.ftl")}


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_with_what_it_holds_and_every_word_is_needed(language: str) -> None:
    entries = said(language)
    declared = {each.id for kind in KINDS for each in (kind, *kind.parts())}
    assert declared == {name for name in entries if name.startswith(DECLARED) and "." not in name}
    for name, entry in entries.items():
        message = name.partition(".")[0]
        if message in declared:
            assert entry.variables <= shapes()[message].variables, name


@pytest.mark.parametrize("language", [each for each in languages() if each != BASE])
def test_every_language_says_the_same_things(language: str) -> None:
    english, other = said(BASE), said(language)
    assert english.keys() == other.keys()
    for name in english:
        if name.startswith("refusal-"):  # of a log line or a reason a language may leave a number out
            assert english[name].variables == other[name].variables, name


@pytest.mark.parametrize("language", languages())
def test_every_tie_breaker_is_explained_at_length_and_in_short(language: str) -> None:
    entries = said(language)
    codes = {code for those in CODES.values() for code in those}
    assert {name for name in entries if name.startswith("breaker-")} == {
        f"breaker-{code}{part}" for code in codes for part in ("", ".short")
    }


def test_every_kind_of_entry_has_a_line_in_the_log() -> None:
    assert set(LOG) == set(_kinds())


def raised() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Where a reason is named: the place, its name, and the facts that are given with it where it is told."""
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "meijin.tournament.because import" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute) and _is_reason(node):
                yield f"{file.name}:{node.lineno}", node.attr, None
            if isinstance(node, ast.Call):
                facts = frozenset(keyword.arg or "**" for keyword in node.keywords) - OF_REFUSED
                for each in _told(node):
                    yield f"{file.name}:{node.lineno}", each.attr, facts


def _told(call: ast.Call) -> Iterator[ast.Attribute]:
    """The reasons that a call tells: `EventError(Because.THIS, …)`, `Because.THIS.says(…)`."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "says":
        found = [call.func.value]
    else:
        found = [
            part for each in call.args for part in ([each.body, each.orelse] if isinstance(each, ast.IfExp) else [each])
        ]
    yield from (each for each in found if isinstance(each, ast.Attribute) and _is_reason(each))


def _is_reason(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Because"


def test_every_reason_is_given_somewhere_with_just_the_facts_that_it_names() -> None:
    used = set()
    for place, name, facts in raised():
        used.add(name)
        if facts is not None and "**" not in facts:
            held = {slot.name for slot in Because[name].message.shape().slots}
            assert facts == held, f"{place}: {name} names {sorted(held)}"
    assert {because.name for because in Because} == used


def test_the_desk_says_in_every_language_what_its_tasks_say_and_nothing_else() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in (SOURCE / "cli" / "tournament").glob("*.py"))
    named = set(re.findall(r"[\"']([\w-]+)[\"']", written))
    for language in languages():
        words = {name: entry for name, entry in platform(language).entries.items() if name.startswith("desk-")}
        unused = {name for name in words if name.removeprefix("desk-") not in named}
        # A column is named by its heading, what was done by its task.
        assert {name for name in unused if not name.startswith(("desk-column-", "desk-done-"))} == set()
        said = set(re.findall(r'\b(?:words|tell|hint|wrong|_wrong)\(\s*"([\w-]+)"', written))
        assert {name for name in said if f"desk-{name}" not in words} == set()
        for name, entry in words.items():
            assert entry.variables == platform(BASE).entries[name].variables, name
