"""The levels are called alike in the terminal and on the page, in every language of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meijin.bots.levels import LEVELS, Level
from meijin.server.people.names import refuse_reserved
from meijin.server.refusal import Refused

MESSAGES = Path(__file__).parents[1] / "web" / "src" / "messages"


def words(language: str, level: type[Level]) -> tuple[str, str]:
    texts = json.loads((MESSAGES / f"{language}.json").read_text(encoding="utf-8"))
    return texts[f"bot.{level.name}"], texts[f"bot.{level.name}.about"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_page_says_in_english_what_the_terminal_says(level: type[Level]) -> None:
    assert words("en", level) == (level.title, level.about)


@pytest.mark.parametrize("language", [file.stem for file in MESSAGES.glob("*.json")])
def test_every_level_has_a_name_and_a_sentence_of_its_own(language: str) -> None:
    told = [text for level in LEVELS for text in words(language, level)]
    assert all(told)
    assert len(set(told)) == 2 * len(LEVELS)


@pytest.mark.parametrize("language", [file.stem for file in MESSAGES.glob("*.json")])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_called_like_a_level(language: str, level: type[Level]) -> None:
    name, _ = words(language, level)
    with pytest.raises(Refused, match="the name of a bot"):
        refuse_reserved(name)
