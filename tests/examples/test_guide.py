"""What docs/adding-a-game.md quotes of the example stands in the example, word for word."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
QUOTED = {
    "toml": ["examples/high_card/pyproject.toml"],
    "python": ["examples/high_card/high_card/__init__.py", "tests/examples/test_high_card.py"],
    "fluent": ["examples/high_card/high_card/words/en.ftl"],
}
# What begins with a prompt is no quote: it is run as a doctest.
QUOTES = [
    pytest.param(language, code, id=code.split("\n")[0].strip()) for language, code in BLOCKS if ">>>" not in code
]


def test_the_guide_quotes_the_example() -> None:
    assert len(QUOTES) > 10


@pytest.mark.parametrize(("language", "code"), QUOTES)
def test_a_quote_is_true(language: str, code: str) -> None:
    sources = [(ROOT / file).read_text(encoding="utf-8") for file in QUOTED[language]]
    # The guide leaves out how far its quotes are indented.
    indented = [indent("\n" + code, " " * spaces) for spaces in (0, 4, 8)]
    assert any(quote in source for quote in indented for source in sources)
