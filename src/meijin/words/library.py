"""The platform's own words: a folder for each language beside this module, with a file for each concern.

What only the page in the browser says stands in folders of its own, which nothing here reads unless it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from meijin.words.fluent import BASE, Source, Words

_HOME: Final = files(__package__)
_CALLED: Final = ("/bots.ftl", "/cards.ftl")  # what the page calls bots and groups of cards, and the terminal too


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first.

    >>> languages()
    ('en', 'ja')
    """
    found = sorted(folder.name for folder in _HOME.iterdir() if folder.joinpath("kernel.ftl").is_file())
    return tuple(sorted(found, key=lambda language: language != BASE))


def sources(language: str, folder: str = "") -> list[Source]:
    """The files of a language, or those in a folder of it, by name."""
    found = [file for file in _HOME.joinpath(language, folder).iterdir() if file.name.endswith(".ftl")]
    return [
        Source("/".join(filter(None, (language, folder, file.name))), file.read_text(encoding="utf-8"))
        for file in sorted(found, key=lambda file: file.name)
    ]


@cache
def platform(language: str) -> Words:
    """All of the platform's words in a language, and those of the page that are said elsewhere too.

    They name nothing that they do not name in English, which is what the messages hold.
    """
    called = [source for source in sources(language, "page") if source.name.endswith(_CALLED)]
    words = Words(language, [*sources(language), *called])
    if language != BASE:
        words.refuse_beyond(platform(BASE))
    return words
