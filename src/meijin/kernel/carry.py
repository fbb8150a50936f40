"""What a seat knows as plain data that another process can be given: a bot can think anywhere.

Only a sampled world goes along, so that whoever gets the data has nothing the seat may not know.
"""

from __future__ import annotations

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
