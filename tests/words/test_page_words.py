"""What the page says: the same messages in every language, each of them used, and fetched wherever it is used.

That a message exists which the page says by name is a matter of its types.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from meijin.words import BASE, Words, languages, sources

PAGE: Final = Path(__file__).parents[2] / "web" / "src"
PARTS: Final = ("page", "event", "console")  # each page says what is in the first, those of events more
TEXT: Final = re.compile(r'["\'`]([a-z]+(?:[\w-]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)["\'`]')
VALUE: Final = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
IMPORT: Final = re.compile(r'(?:from|import) "(\.[^"]+)"')
SHARED: Final = PAGE / "i18n" / "events.ts"  # some of it is for the lobby, most for the pages of events
# What is looked up by a name that code puts together: `find(…) ?? …`.
NAMED: Final = ("group-", "colour-", "fact-", "event-file-")
# The values of settings, which are named one by one where they stand.
CHOSEN: Final = re.compile(r"event-(format|results|level|mode)-.+")


@cache
def said(language: str, *parts: str) -> Words:
    return Words(language, [source for part in parts or PARTS for source in sources(language, part)])


@cache
def written() -> dict[Path, str]:
    found = [
        each for each in PAGE.rglob("*") if each.suffix in (".ts", ".svelte") and each.name not in ("wire.ts", "ids.ts")
    ]
    return {file: file.read_text(encoding="utf-8") for file in found}


@cache
def named_in(file: Path) -> re.Pattern[str]:
    """The names of messages in a file, those that are put together among them."""
    found = {VALUE.sub("\0", each) for each in TEXT.findall(written()[file])}
    return re.compile("|".join(re.escape(each).replace("\0", ".+") for each in found if each.strip("\0-")) or "-")


def reached(files: list[Path]) -> set[Path]:
    """Some files, and what they need."""
    seen: set[Path] = set()
    while files:
        file = files.pop()
        if file in seen:
            continue
        seen.add(file)
        for place in IMPORT.findall(written()[file]):
            whole = (file.parent / place).resolve()
            ways = [Path(f"{whole}{end}") for end in ("", ".ts", ".svelte.ts", "/index.ts")]
            files += [each for each in ways if each in written()]
    return seen


def unlike(language: str) -> Iterator[str]:
    """What a language says that English does not, or the other way, or with other values."""
    english, other = said(BASE).entries, said(language).entries
    for one, two in ((english, other), (other, english)):
        for name, entry in one.items():
            if name not in two:
                yield f"{entry.file}, line {entry.line}: {name} is said in this language alone"
            elif entry.variables - two[name].variables:
                lacking = sorted(entry.variables - two[name].variables)
                yield f"{entry.file}, line {entry.line}: {name} names {lacking}, the other does not"


@pytest.mark.parametrize("language", [each for each in languages() if each != BASE])
def test_every_language_says_the_same(language: str) -> None:
    assert list(unlike(language)) == []


def test_every_message_is_said_somewhere() -> None:
    unused = [
        f"{entry.file}, line {entry.line}: {name}"
        for name, entry in said(BASE).entries.items()
        if not name.startswith(NAMED)
        and not CHOSEN.fullmatch(name)
        and not any(named_in(file).fullmatch(name) for file in written())
    ]
    assert unused == []


@pytest.mark.parametrize(("page", "parts"), [("", PARTS[:1]), ("events", PARTS[:2]), ("events/Console", PARTS)])
def test_a_page_fetches_what_it_says(page: str, parts: tuple[str, ...]) -> None:
    pages = [file for file in written() if file.parent == PAGE / "pages" / Path(page).parent / Path(page).name]
    pages = pages or [PAGE / "pages" / f"{page}.svelte"]
    if page == "events":
        pages = [file for file in pages if file.stem != "Console"]
    missing = said(BASE).entries.keys() - said(BASE, *parts).entries.keys()
    strange = {
        f"{file.relative_to(PAGE)}: {name}"
        for file in reached(pages) - {SHARED}
        for name in missing
        if named_in(file).fullmatch(name)
    }
    assert strange == set()


def test_a_range_is_written_one_way_in_japanese() -> None:
    assert [each.name for part in PARTS for each in sources("ja", part) if re.search("[~〜]", each.text)] == []
