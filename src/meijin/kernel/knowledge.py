"""What a bot is given: a seat's view, its legal actions and a sampler of possible worlds, never the true state."""

from __future__ import annotations

from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.worlds import Worlds


class Knowledge:
    """All that one seat knows when it has to decide.

    It holds a world dealt at random among those the seat thinks possible, and answers everything from that one. The
    true state is not kept, so nothing a bot does can find it, and knowledge stays right when the game goes on.
    """

    __slots__ = ("legal", "seat", "setup", "world")

    def __init__(self, world: State, seat: int) -> None:
        self.world = world  # one that the seat thinks possible
        self.setup: Setup = world.setup
        self.seat = seat
        self.legal: list[int] = world.legal(seat)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.world.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """A world that could be the true one as far as this seat can tell; the caller may change it."""
        return self.world.sample(self.seat, rng)

    def worlds(self) -> Worlds[State]:
        """The same for whoever wants many of them, one after the other: each costs little more than a copy."""
        return self.world.worlds(self.seat)

    def text(self, action: int) -> str:
        """An action in words."""
        return self.setup.game.text(self.setup, action)


def knowledge_of(state: State, seat: int) -> Knowledge:
    """The knowledge of a seat that decides in this state."""
    # The world is dealt by a hash of the state's own generator: the same each time, and no bot can undo it. What goes
    # along with it to be played on with is always a small state.
    return Knowledge(state.sample(seat, Rng.aside(state.chance)), seat)
