"""The installed games: our own and those of other packages, found by the entry point group ``meijin.games``."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from meijin.kernel.errors import MeijinError, UnknownGame, quoted
from meijin.kernel.game import Game
from meijin.kernel.traits import Traits, traits_of

GROUP: Final = "meijin.games"
_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """The names of the installed games, in alphabetical order."""
    return sorted({*entry_points(group=GROUP).names, *_loaded})


def find(name: str) -> Game:
    """The game of that name.

    >>> find("ganymede").name
    'The War Chronicles of Ganymede'
    """
    if not isinstance(name, str):
        raise UnknownGame(f"a game is named by a text, not {quoted(name)}; installed: {', '.join(names()) or 'none'}")
    if name not in _loaded:
        found = entry_points(group=GROUP, name=name)
        if not found:
            have = names()
            close = get_close_matches(name.lower(), have, n=1)
            hint = f"; did you mean {close[0]!r}?" if close else ";"
            raise UnknownGame(f"there is no game {quoted(name)}{hint} installed: {', '.join(have) or 'none'}")
        (point,) = tuple(found)[:1]
        try:
            game = point.load()
        except (Exception, SystemExit) as error:  # whatever another package does must not take the others along
            problem = f"{type(error).__name__}: {error}"
            raise UnknownGame(f"the game {name!r} cannot be loaded from {point.value}: {problem}") from None
        if not isinstance(game, Game):
            raise UnknownGame(f"the game {name!r} cannot be used: {point.value} is no Game but {type(game).__name__}")
        if game.id != name:
            raise UnknownGame(f"the game {name!r} cannot be used: {point.value} calls itself {game.id!r}")
        register(game)
    return _loaded[name]


def installed() -> tuple[list[Game], dict[str, str]]:
    """Every game that can be loaded, and by name what is wrong with those that cannot."""
    games: list[Game] = []
    broken: dict[str, str] = {}
    for name in names():
        try:
            games.append(find(name))
        except MeijinError as error:
            broken[name] = str(error)
    return games, broken


def register(game: Game) -> None:
    """Make a game known without an entry point: for tests and for trying out a game of one's own."""
    if _loaded.get(game.id, game) is not game:
        raise MeijinError(f"there is already a game {game.id!r}")
    if game.traits != Traits():
        traits_of(game)  # what a game says of itself must be true
    _loaded[game.id] = game
