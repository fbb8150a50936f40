"""Every game says in every language what it declares, and nothing else; what only its page says stands in the page."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from meijin.kernel import registry
from meijin.kernel.messages import ERRORS, MESSAGES
from meijin.kernel.speaking import kinds_of, words_of
from meijin.kernel.testing.speech import PREFIXES, gaps
from meijin.words import BASE, languages, platform

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
TERMINAL = ROOT / "src" / "meijin" / "cli"
OURS = [game for game in registry.installed()[0] if type(game).__module__.startswith("meijin.games.")]
SPEAKING = [game.id for game in OURS if kinds_of(game)]
NAMED = (
    *("game", "seat-", "phase-", "zone-", "counter-", "option-", "card-", "term-", "list-", "ending-", "group-"),
    *("lesson-", "minute-", "rule-", "step-"),
)
SAID = re.compile(r"""["']((?:table|terminal)-[^"' ]+)["']""")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", SPEAKING)
def test_every_message_is_said_with_what_it_holds(game: str, language: str) -> None:
    assert gaps(registry.find(game), language) == []


@pytest.mark.parametrize("game", SPEAKING)
def test_what_no_message_needs_is_said_on_the_page_or_by_the_table_of_the_terminal(game: str) -> None:
    words = words_of(registry.find(game), BASE)
    assert words is not None
    page = "".join(file.read_text(encoding="utf-8") for file in (PAGE / "games" / game).rglob("*") if file.is_file())
    of_table = said_in(TERMINAL / "tables", f"{game}*.py")
    unused = []
    named = {other for entry in words.entries.values() for other in entry.references}
    for name, entry in words.entries.items():
        message, _, attribute = name.partition(".")
        if message.startswith((*PREFIXES, *NAMED)) or attribute or fits(message, of_table) or message in named:
            continue
        beginning = message.rpartition("-")[0]
        if f'"{message}"' not in page and not (beginning and f"`{beginning}-${{" in page):
            unused.append(f"line {entry.line}: {message}")
    assert unused == []


@pytest.mark.parametrize("game", SPEAKING)
def test_what_the_table_of_the_terminal_says_has_words(game: str) -> None:
    words = words_of(registry.find(game), BASE)
    assert words is not None
    of_table = said_in(TERMINAL / "tables", f"{game}*.py")
    assert [said for said in of_table if not has_words(said, [*words.entries, *platform(BASE).entries])] == []


@pytest.mark.parametrize("language", languages())
def test_what_the_terminal_says_has_words_in_every_language_and_nothing_else_has(language: str) -> None:
    words = [name for name in platform(language).entries if name.startswith("terminal-")]
    said = said_in(TERMINAL, "**/*.py")
    assert [each for each in said if each.startswith("terminal-") and not has_words(each, words)] == []
    assert [name for name in words if not fits(name.partition(".")[0], said)] == []


def test_the_platform_says_the_same_things_in_every_language() -> None:
    english = platform(BASE).entries
    for language in languages():
        entries = platform(language).entries
        assert entries.keys() == english.keys()
        assert [name for name in entries if not entries[name].variables <= english[name].variables] == []


def said_in(folder: Path, files: str) -> list[str]:
    """The words that modules of the terminal ask for; a part that is worked out is a star."""
    found = [said for file in sorted(folder.glob(files)) for said in SAID.findall(file.read_text(encoding="utf-8"))]
    return [re.sub(r"\{.*?\}", "*", said) for said in found]


def has_words(said: str, names: list[str]) -> bool:
    return any(fnmatch(name, said) for name in names)


def fits(name: str, said: list[str]) -> bool:
    return any(fnmatch(name, each.partition(".")[0]) for each in said)


@pytest.mark.parametrize("language", languages())
def test_the_kernel_says_what_it_declares_with_what_it_holds(language: str) -> None:
    words = platform(language)
    for each in (*MESSAGES, *ERRORS):
        assert each.id in words.entries
        assert words.entries[each.id].variables <= each.shape().variables
