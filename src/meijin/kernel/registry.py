"""The installed games: our own and those of other packages, found by the entry point group ``meijin.games``."""

from __future__ import annotations

from typing import Final

from meijin.kernel import offers
from meijin.kernel.blame import fault_of, place_of
from meijin.kernel.declaration import examine
from meijin.kernel.errors import DeclarationError, MeijinError, UnknownGame
from meijin.kernel.game import Game
from meijin.kernel.traits import Traits, traits_of

GROUP: Final = "meijin.games"
OWN: Final = "meijin.games."  # the package where its own games are
_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """The names of the installed games, in alphabetical order."""
    return sorted(offers.names(GROUP) | _loaded.keys())


def find(name: str) -> Game:
    """The game of that name.

    >>> find("ganymede").name
    'The War Chronicles of Ganymede'
    """
    if isinstance(name, str) and name in _loaded:
        return _loaded[name]
    game, where = offers.load(GROUP, "game", name, names(), UnknownGame)
    if not isinstance(game, Game):
        raise UnknownGame(f"the game {name!r} cannot be used: {where} is no Game but {type(game).__name__}")
    if game.id != name:
        raise UnknownGame(f"the game {name!r} cannot be used: {where} calls itself {game.id!r}")
    try:
        examine(game)
        register(game)
    except (Exception, SystemExit) as error:  # whatever another package does must not take the others along
        problem = str(error) if isinstance(error, DeclarationError) else f"{place_of(type(game))}: {fault_of(error)}"
        raise DeclarationError(f"the game {name!r} cannot be used: {where}: {problem}") from None
    return game


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


def own() -> list[Game]:
    """The games that Meijin comes with."""
    return [game for game in installed()[0] if type(game).__module__.startswith(OWN)]


def register(game: Game) -> None:
    """Make a game known without an entry point: for tests and for trying out a game of one's own."""
    if _loaded.get(game.id, game) is not game:
        raise MeijinError(f"there is already a game {game.id!r}")
    if game.traits != Traits():
        traits_of(game)  # what a game says of itself must be true
    _loaded[game.id] = game
