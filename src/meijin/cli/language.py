"""The language of the terminal: what ``--lang`` names, or else the one that LC_ALL, LC_MESSAGES or LANG names.

A command speaks one language from its beginning to its end. What is typed is the same in every language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, NamedTuple

from meijin.kernel.errors import ActionError, MeijinError, quoted
from meijin.kernel.game import Option, word
from meijin.kernel.speaking import speech_in
from meijin.kernel.valuefiles import described
from meijin.words import BASE, Speech, languages, platform

if TYPE_CHECKING:
    from meijin.kernel.game import Game
    from meijin.kernel.lists import Builder
    from meijin.kernel.listtext import Problem
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import State

OPTION: Final = "--lang"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

_SPOKEN: Final[ContextVar[str]] = ContextVar("language", default=BASE)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def asked_for(words: Sequence[str]) -> str | None:
    """The language that the words of a command ask for, wherever ``--lang`` stands; refused if there is none such.

    >>> asked_for(["play", "--lang", "ja"]), asked_for(["--lang=en", "games"]), asked_for(["games"])
    ('ja', 'en', None)
    """
    named = None
    for place, each in enumerate(words):
        option, given, value = each.partition("=")
        if option == OPTION:
            named = value if given else next(iter(words[place + 1 :]), "")
    if named not in (None, "", *languages()):
        raise MeijinError(say("terminal-no_language", language=quoted(named), languages=", ".join(languages())))
    if named and not _can_be_written(named):
        raise MeijinError(say("terminal-no_letters", language=named))
    return named or None


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of whoever has started the command; English where Meijin does not have it.

    >>> of_environment({"LANG": "ja_JP.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"})
    ('ja', 'en')
    """
    named = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    language = named.partition(".")[0].partition("_")[0].lower()
    return language if language in languages() and _can_be_written(language) else BASE


def _can_be_written(language: str) -> bool:
    """Whether the output has the letters of a language."""
    try:
        (platform(language).format("terminal-language", "", {}) or "").encode(sys.stdout.encoding or "utf-8")
    except (UnicodeError, LookupError):
        return False
    return True


def spoken() -> str:
    """The language that is spoken."""
    return _SPOKEN.get()


def speech(game: Game | None = None) -> Speech:
    """What speaks it: with a game's words first, or for no game with those of the platform alone."""
    return speech_in(spoken()) if game is None else game.speech(spoken())


def say(name: str, /, **values: object) -> str:
    """Words of the terminal that belong to no game."""
    return speech().phrase(name, **values)


class Called(NamedTuple):
    """What a game is called, and a line about it."""

    title: str
    about: str


def either(names: Sequence[str]) -> str:
    """One of several.

    >>> either(["2", "3", "4"])
    '2 or 3 or 4'
    """
    return say("terminal-or").join(names)


def what(builder: Builder) -> str:
    """What people call a list that they bring."""
    return speech().find(f"terminal-what-{builder.what}", {}) or builder.what


# -- what a game says -----------------------------------------------------------------------------------------------


def called(game: Game) -> Called:
    """A game in the list of them."""
    spoken = speech(game)
    return Called(spoken.find("game", {}) or game.name, spoken.find("game", {}, "about") or game.about)


def players(setup: Setup) -> str:
    """How many play, and who."""
    spoken = speech(setup.game)
    seats = say("terminal-comma").join([spoken.seat(seat) for seat in setup.seats])
    return say("terminal-players", count=setup.players, seats=seats)


def about(game: Game, option: Option) -> str:
    """What an option of a game is."""
    return speech(game).find(f"option-{option.name}", {}, "help") or described(option)


def allowed(game: Game, option: Option) -> str:
    """The allowed values of an option; one of a kind of its own has them in the game's words, or in its own."""
    if type(option).allowed is not Option.allowed:
        return speech(game).find(f"option-{option.name}", {}, "allowed") or option.allowed
    values = ", ".join([word(choice) for choice in option.choices])
    if not option.ranged:
        return values
    return say("terminal-number", low=str(option.low), high=str(option.high), values=values or "none")


def told(game: Game, kind: str, fields: Mapping[str, object]) -> str:
    """An event as a line of the log."""
    return speech(game).find(f"news-{kind}", fields) or game.narrate(kind, fields)


def explained(state: State, seat: int, action: int) -> str:
    """What one of a decider's actions does, in a sentence."""
    game, choice = state.setup.game, state.choice(seat, action).saying()
    return speech(game).find(choice.id, choice.fields, "says") or game.explain(state.setup, action)


def sentence(text: str) -> str:
    """A word to somebody as a sentence: with a full stop, and with a capital unless it begins with no word.

    >>> sentence("there is no choice 3"), sentence("games/one cannot be written"), sentence("Taken back.")
    ('There is no choice 3.', 'games/one cannot be written.', 'Taken back.')
    """
    first = text.split(" ", 1)[0]
    begun = text[:1].upper() + text[1:] if first.isalpha() else text
    return begun if begun.endswith((".", "!", "?", "。", "？")) else say("terminal-full_stop", sentence=begun)


def wrong(game: Game, found: Problem) -> str:
    """What is wrong with a list; in English a game may call its cards by more than their names."""
    return str(found) if spoken() == BASE else speech(game).tell(found.whole())


def problem(error: MeijinError, game: Game | None = None) -> str:
    """What is wrong, and what would be right."""
    if game is not None and isinstance(error, ActionError) and error.objection is not None:
        because = speech(game).tell(error.objection)
        return say("terminal-not_possible", action=quoted(error.action), because=because)
    return error.told(spoken())
