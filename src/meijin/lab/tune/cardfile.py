"""A card file with other values: only these change, comments and form stay as they are."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

from meijin.kernel import toml
from meijin.kernel.errors import MeijinError
from meijin.kernel.overlay import Change, changed

Step = str | int
Span = tuple[int, int]  # from where to where in the text

BARE: Final = re.compile(r"[^\s,\]}#]+")  # a number, true or false, a date
SPACE: Final = re.compile(r"[ \t]*")
BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")  # with comments, as between the parts of a list
STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' r"'''(?:.)*?'{3,5}|" r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'", re.DOTALL
)
KEY: Final = re.compile(r"""[\w-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*'""")


def rewritten(text: str, changes: Sequence[Change]) -> str:
    """The text of a card file with some values changed.

    >>> print(rewritten("[hp]\\nhard = 45  # of Purple\\nlow = [1, {n = 2}]\\n", [("hp.hard", 40), ("hp.low.1.n", 3)]))
    [hp]
    hard = 40  # of Purple
    low = [1, {n = 3}]
    <BLANKLINE>
    """
    wanted = changed(toml.parse(text), tuple(changes))
    for path, value in changes:
        document = toml.parse(text)
        text = _rewritten(text, _steps(document, path), value)
    if toml.parse(text) != wanted:
        raise MeijinError(f"the card file cannot be changed as it is written: {', '.join(path for path, _ in changes)}")
    return text


def patch(file: Path, before: str, after: str) -> str:
    """What ``git apply`` and ``patch -p1`` make of one the other, where the repository or the package begins."""
    root = next((each for each in file.parents if (each / ".git").exists()), file.parents[1])
    name = file.relative_to(root).as_posix()
    lines = unified_diff(before.splitlines(True), after.splitlines(True), f"a/{name}", f"b/{name}")
    return "".join(lines)


def _rewritten(text: str, steps: tuple[Step, ...], value: object) -> str:
    spans = _Spans(text).found
    if value is not None and steps in spans:
        first, last = spans[steps]
        return text[:first] + _word(value) + text[last:]
    # A count that there was not, or is no more, in a table in one line.
    first, last = spans.get(steps[:-1], (0, 0))
    parts = {name: span for name, span in spans.items() if name[:-1] == steps[:-1] and len(name) == len(steps)}
    if value is not None:
        told = f"{_key(str(steps[-1]))} = {_word(value)}"
        end = max((span[1] for span in parts.values()), default=first + 1)
        return f"{text[:end]}{', ' if parts else ' '}{told}{text[end:]}"
    if steps not in spans:
        return text
    ends = sorted(span[1] for span in parts.values())
    place = ends.index(spans[steps][1])
    begin = text.rindex(_key(str(steps[-1])), 0, spans[steps][0])
    if place == len(ends) - 1:  # the last one goes with the comma before it
        return text[: ends[place - 1] if place else begin] + text[spans[steps][1] :]
    comma = text.index(",", spans[steps][1])
    return text[:begin] + text[comma + 1 :].lstrip(" ")


def _steps(document: Mapping[str, object], path: str) -> tuple[Step, ...]:
    """A path by names and places: tables of a list are found by their ids."""
    inner: Any = document
    found: list[Step] = []
    for name in path.split("."):
        step: Step = name
        if isinstance(inner, list):
            ids = [each.get("id") if isinstance(each, Mapping) else None for each in inner]
            step = ids.index(name) if name in ids else int(name)
        found.append(step)
        missing = isinstance(inner, Mapping) and step not in inner
        inner = None if missing else inner[step]
    return tuple(found)


def _word(value: object) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_word, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) else json.dumps(name, ensure_ascii=False)


class _Spans:
    """Where every value of a TOML text stands. The text is good TOML: it has been read before."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: dict[tuple[Step, ...], Span] = {}
        self.lists: dict[tuple[Step, ...], int] = {}  # tables in [[lists]], so far
        table: tuple[Step, ...] = ()
        at = self._after(BLANK, 0)
        while at < len(text):
            if text[at] == "[":
                table, at = self._heading(at)
            else:
                at = self._pair(at, table)
            at = self._after(BLANK, at)

    def _after(self, what: re.Pattern[str], at: int) -> int:
        met = what.match(self.text, at)
        return met.end() if met else at

    def _heading(self, at: int) -> tuple[tuple[Step, ...], int]:
        is_list = self.text.startswith("[[", at)
        names, at = self._names(at + 1 + is_list)
        table: tuple[Step, ...] = ()
        for place, name in enumerate(names):
            table = (*table, name)
            if is_list and place == len(names) - 1:
                self.lists[table] = self.lists.get(table, -1) + 1
            if table in self.lists:
                table = (*table, self.lists[table])
        return table, self.text.index("]", at) + 1 + is_list

    def _names(self, at: int) -> tuple[list[str], int]:
        """The parts of a key, and where it ends."""
        names = []
        while True:
            at = self._after(SPACE, at)
            met = KEY.match(self.text, at)
            assert met is not None
            names.append(next(iter(toml.parse(f"{met[0]} = 0"))))
            at = self._after(SPACE, met.end())
            if self.text[at] != ".":
                return names, at
            at += 1

    def _pair(self, at: int, table: tuple[Step, ...]) -> int:
        names, at = self._names(at)
        return self._value(self._after(SPACE, at + 1), (*table, *names))

    def _value(self, at: int, path: tuple[Step, ...]) -> int:
        first, opened = at, self.text[at]
        if opened in "[{":
            place, at = 0, self._after(BLANK, at + 1)
            while self.text[at] not in "]}":
                at = self._value(at, (*path, place)) if opened == "[" else self._pair(at, path)
                at = self._after(BLANK, at)
                if self.text[at] == ",":
                    at = self._after(BLANK, at + 1)
                place += 1
            at += 1
        else:
            at = self._after(STRING if opened in "\"'" else BARE, at)
        self.found[path] = (first, at)
        return at
