"""The door to OpenSpiel: importing this makes every installed game known to it, as ``meijin_`` and the game's name.

>>> import pyspiel
>>> import meijin.adapters.openspiel
>>> game = pyspiel.load_game("meijin_ganymede(mode=coop)")
>>> game.num_players(), game.get_type().utility
(2, <Utility.IDENTICAL: 3>)
"""

from __future__ import annotations

import warnings

from meijin.kernel import registry
from meijin.kernel.blame import fault_of
from meijin.kernel.errors import MeijinError

try:
    import pyspiel  # noqa: F401  # what follows is of no use without it
except ImportError:
    raise MeijinError("games on OpenSpiel need OpenSpiel: pip install 'meijin[openspiel]'") from None

from meijin.adapters.openspiel.bot import OpenSpielBot
from meijin.adapters.openspiel.game import OpenSpielGame, register
from meijin.adapters.openspiel.state import OpenSpielState

__all__ = ["OpenSpielBot", "OpenSpielGame", "OpenSpielState", "register"]

_games, _broken = registry.installed()
for _game in _games:
    try:
        register(_game)
    except MeijinError as _error:
        _broken[_game.id] = f"the game {_game.id!r} cannot be played on OpenSpiel: {_error}"
    except Exception as _error:  # whatever another package does must not take the others along
        _broken[_game.id] = f"the game {_game.id!r} cannot be played on OpenSpiel: {fault_of(_error)}"
for _problem in _broken.values():
    warnings.warn(_problem, stacklevel=2)
