"""What a seat knows as plain data that another process can be given: a bot can think anywhere.

Only a sampled world goes along, so that whoever gets the data has nothing the seat may not know.
"""

from __future__ import annotations

from ast import literal_eval
from enum import IntEnum
from typing import Any

from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Value
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.registry import find

# The game, the number of players, the options, the edition of its rules, the seat, and the data of a world that is
# possible for it.
Packed = tuple[str, int, dict[str, Value], int, int, dict[str, object]]


def pack(knowledge: Knowledge) -> Packed:
    """A seat's knowledge as plain data."""
    setup = knowledge.setup
    return setup.game.id, setup.players, setup.options, setup.edition, knowledge.seat, knowledge.world.fields()


def unpack(packed: Packed) -> Knowledge:
    """The knowledge that was packed; it answers everything alike."""
    game, players, options, edition, seat, data = packed
    given = {name: value for name, value in options.items() if value is not None}
    setup = find(game).prepare(players, given, edition)
    world = setup.game.blank(setup, 0)
    world.become(data)
    return Knowledge(world, seat)


def to_text(knowledge: Knowledge) -> str:
    """A seat's knowledge as a text for a bot that thinks on another machine: plain values, as Python writes them."""
    return repr(_plain(pack(knowledge)))


def from_text(text: str) -> Knowledge:
    """The knowledge in a text from :func:`to_text`; nothing in it is run."""
    try:
        packed = literal_eval(text)
        return unpack(packed)
    except MeijinError:
        raise
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise MeijinError(f"this is nothing that a seat knows, or of another version of the game ({problem})") from None


def _plain(value: Any) -> Any:
    """A value with members of enumerations as the numbers they are."""
    match value:
        case IntEnum():
            return int(value)
        case dict():
            return {_plain(key): _plain(each) for key, each in value.items()}
        case tuple() | list() | set():
            kind = next(kind for kind in (tuple, list, set) if isinstance(value, kind))
            return kind(map(_plain, value))
    return value
