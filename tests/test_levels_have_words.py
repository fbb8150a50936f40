"""The levels have names in every language, which nobody else may have."""

from __future__ import annotations

import pytest

from meijin.bots.levels import LEVELS, Level
from meijin.server.people.names import refuse_reserved
from meijin.server.refusal import Refused
from meijin.words import languages, platform


def words(language: str, level: type[Level]) -> tuple[str, str]:
    said = platform(language)
    name, about = (said.format(f"bot-{level.name}{part}", "", {}) for part in ("", "-about"))
    return name or "", about or ""


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_sentence_of_its_own(language: str) -> None:
    told = [text for level in LEVELS for text in words(language, level)]
    assert all(told)
    assert len(set(told)) == 2 * len(LEVELS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_called_like_a_level(language: str, level: type[Level]) -> None:
    name, _ = words(language, level)
    with pytest.raises(Refused, match="the name of a bot"):
        refuse_reserved(name)
