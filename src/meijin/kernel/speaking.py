"""How a game speaks: with its own words first, then with those of the platform, in a language and then in English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from meijin.kernel import listmessages
from meijin.kernel.kinds import all_kinds
from meijin.kernel.messages import ERRORS, MESSAGES
from meijin.kernel.refusals import Reason
from meijin.words import (
    BASE,
    Choice,
    Message,
    Print,
    Question,
    Shape,
    Source,
    Speech,
    Words,
    platform,
    shapes_of,
    sources,
)

if TYPE_CHECKING:
    from meijin.kernel.game import Game

COMMON: Final[tuple[type[Message], ...]] = (*MESSAGES, *ERRORS, *listmessages.MESSAGES)  # what any game may say
_READ: Final[dict[tuple[tuple[str, ...], str], Words | None]] = {}


@cache
def speech_in(language: str) -> Speech:
    """What says the messages of the kernel where no game is known, in a language."""
    words = [platform(each) for each in dict.fromkeys((language, BASE))]
    return Speech(language, words, shapes_of(COMMON), lambda kind: Print(kind, "", ""))


def speech_of(game: Game, language: str) -> Speech:
    """What says the messages of a game in a language."""

    @cache
    def printed(kind: str) -> Print:
        try:
            face = game.card_face(kind)
        except KeyError:
            if kind in all_kinds(game):
                raise
            return Print(kind, "", "")  # a list may name what is no card
        said = game.card_said(kind)
        text = game.card_text(kind) if said is None else ""
        return Print(face.title, face.corner, text, game.card_facts(kind), said)

    words = []
    for each in dict.fromkeys((language, BASE)):
        own = words_of(game, each)
        words += [platform(each)] if own is None else [own, platform(each)]
    return Speech(language, words, shapes(game), printed)


def shapes(game: Game) -> dict[str, Shape]:
    """What the messages of a game hold, those of the kernel included."""
    return shapes_of([*COMMON, *kinds_of(game), *game.card_messages()])


def kinds_of(game: Game) -> list[type[Message]]:
    """All messages that a game declares, the reasons of its refusals and its verbs included."""
    asks = any(issubclass(each, Question) for each in game.messages)
    return (
        [verb.message for verb in game.verbs]
        + [verb.question for verb in game.verbs if not asks]
        + [
            message
            for each in game.messages
            for message in ([reason.message for reason in list(each)[1:]] if issubclass(each, Reason) else [each])
        ]
    )


def unsaid(game: Game, words: Words) -> Iterator[str]:
    """What a game declares and its words in a language do not say; each as a sentence."""
    needed: dict[str, type[Message]] = {each.id: each for kind in kinds_of(game) for each in (kind, *kind.parts())}
    needed |= {kind.id: kind for kind in game.card_messages()}
    common = platform(words.language).entries
    for name, kind in needed.items():
        if name not in words.entries and name not in common:
            yield f"{words.language}: {name} is said nowhere"
        if issubclass(kind, Choice) and f"{name}.says" not in words.entries:
            yield f"{words.language}: {name} has no .says that tells what it does"


def texts(game: Game, language: str) -> tuple[str, ...]:
    """The files of words with which a game speaks a language: its own, and what the kernel says in every game."""
    common = [source for source in sources(language) if source.name.endswith(("/kernel.ftl", "/errors.ftl"))]
    return tuple(source.text for source in (*sources_of(game, language), *common))


def sources_of(game: Game, language: str) -> list[Source]:
    """The files of a game's own words in a language: ``words/LANGUAGE.ftl``, and all in a folder ``words/LANGUAGE``."""
    file = game.beside(f"words/{language}.ftl")
    folder = game.beside(f"words/{language}")
    found = [] if file is None else [file]
    if folder is not None and folder.is_dir():
        found += sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    return [Source(str(each), each.read_text(encoding="utf-8")) for each in found]


def words_of(game: Game, language: str) -> Words | None:
    """A game's own words in a language, which are read once, whatever cards it has; None where it has none."""
    key = tuple(dict.fromkeys(kind.__module__ for kind in type(game).__mro__)), language
    if key not in _READ:
        found = sources_of(game, language)
        words = Words(language, found) if found else None
        if words is not None:
            words.refuse_unknown(shapes(game))
        _READ[key] = words
    return _READ[key]
