"""Actions as learners want them: numbers from 0 on, with no gap.

Inside a game an action is a small number that says what is done with what, so that most numbers stand for nothing. A
game declares which of them there can be (``Game.actions``). Here they are numbered through in that order, which is
the same for every seat and for every game that is set up alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from meijin.kernel.errors import InvalidAction, MeijinError, quoted

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import State


class ActionSpace:
    """The actions of a setup, and the number from 0 on of each of them.

    >>> import meijin
    >>> state = meijin.new("ganymede", seed=7)
    >>> space = actions_of(state.setup)
    >>> space.size, [state.text(space.action(number)) for number in range(3)]
    (77, ['stand', 'draw', 'hide'])
    >>> [space.number(action) for action in state.legal(state.deciders[0])]
    [11, 12, 13, 14, 15, 16]
    """

    __slots__ = ("actions", "game", "numbers", "size")

    def __init__(self, setup: Setup) -> None:
        self.game = setup.game.name
        self.actions: tuple[int, ...] = tuple(setup.game.actions(setup))  # by number, ascending
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        self.size = len(self.actions)

    def action(self, number: int) -> int:
        """The game's own number of an action."""
        if not 0 <= number < self.size:
            said = str(number)
            raise InvalidAction(f"{quoted(said)} is none of the actions 0 to {self.size - 1} of {self.game}", said)
        return self.actions[number]

    def number(self, action: int) -> int:
        """The number from 0 on of an action of the game."""
        if action not in self.numbers:
            raise MeijinError(f"the actions that {self.game} declares lack {quoted(action)}, which it offers")
        return self.numbers[action]

    def legal(self, state: State, seat: int) -> list[int]:
        """What a seat may choose, ascending; nothing where it does not decide."""
        return sorted([self.number(action) for action in state.legal(seat)])

    def mask(self, actions: Sequence[int]) -> bytearray:
        """A byte for every action of the game: 1 for these, 0 for the others."""
        mask, numbers = bytearray(self.size), self.numbers
        try:
            for action in actions:
                mask[numbers[action]] = 1
        except KeyError as unknown:
            self.number(unknown.args[0])
        return mask


@lru_cache(maxsize=64)
def actions_of(setup: Setup) -> ActionSpace:
    """The action space of a setup, made when it is first asked for."""
    return ActionSpace(setup)
