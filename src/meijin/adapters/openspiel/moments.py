"""Where a game stands, as a chain of moments that never change: copies of a game share them.

A moment is a position in which somebody decides, or the end. What comes of an action is a new moment behind it, with a
position of its own. If that takes chance, a ``Draw`` comes between: there OpenSpiel's chance draws digits, and with the
chance that follows from them the action is carried out. So whoever holds a copy of a game cannot see what a shuffle or
a die will bring, and its actions and digits are enough to play a game again.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from meijin.adapters.openspiel.terms import Key, Terms, key_of, setup_of, terms_of
from meijin.kernel.errors import IllegalAction, LateAction, MeijinError
from meijin.kernel.generator import key

if TYPE_CHECKING:
    from meijin.kernel.generator import Rng
    from meijin.kernel.state import State

CHANCE: Final = -1  # OpenSpiel's numbers for players who are none
TERMINAL: Final = -4
OUTCOMES: Final = 64  # of a chance node: a digit; with more of them algorithms take longer to draw one
DRAWN: Final = 3  # digits for whatever takes chance in one action
DEALT: Final = 5  # digits for the beginning of a game


class Memory(NamedTuple):
    """What a viewer has seen and done: a digest of all of it, and what it sees now."""

    digest: bytes
    seen: str


class Origin(NamedTuple):
    """Where a world began that was drawn at random: enough to begin it elsewhere."""

    setup: Key
    fields: dict[str, object]
    memories: dict[int, Memory]


class Moment:
    """A position in which somebody decides, or in which the game is over."""

    __slots__ = ("_memories", "inputs", "legal", "past", "player", "position", "terms")

    def __init__(self, terms: Terms, position: State, past: Moment | None, inputs: tuple[int, ...]) -> None:
        deciders = position.deciders
        self.terms = terms
        self.position = position
        self.past = past  # None where a game or a world begins
        self.inputs = inputs  # the action that led here, and the digits that chance drew for it; none begin a world
        if deciders:
            self.player = player = deciders[0]  # of several who decide in secret the first in order
            self.legal = terms.legal(position, player)  # ascending; nobody may change the list
        else:
            self.player = TERMINAL
            self.legal = []
        self._memories: dict[int, Memory] | None = None

    def __deepcopy__(self, memo: object) -> Moment:
        del memo
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return played_again, told(self)

    def after(self, action: int) -> Moment | Draw:
        """What comes of an action."""
        if action not in self.legal:
            self._refuse(action)
        before = self.position
        position = before.clone()
        position.step(self.player, self.terms.actions[action])
        if position.chance != before.chance:
            return Draw(self.terms, self, (action,))
        return Moment(self.terms, position, self, (action,))

    def _refuse(self, action: int) -> None:
        if self.player == TERMINAL:
            raise LateAction(f"the game is over: action {action} comes too late", str(action))
        may = ", ".join(f"{number} ({self.text(number)})" for number in self.legal[:12])
        more = f" or {len(self.legal) - 12} more" if len(self.legal) > 12 else ""
        seat = self.position.setup.seats[self.player]
        raise IllegalAction(f"action {action} is not possible now; {seat} may choose: {may}{more}", str(action))

    def text(self, action: int) -> str:
        return self.position.text(self.terms.space.action(action))

    def returns(self) -> list[float]:
        """What each seat has of the game; nothing before it is over."""
        return self.terms.utilities(self.position)

    def world(self, seat: int, rng: Rng) -> Moment:
        """A moment that a seat cannot tell from this one, at random among those that are possible; it has no past."""
        moment = Moment(self.terms, self.position.sample(seat, rng), None, ())
        moment._memories = {seat: self.memory(seat)}
        return moment

    def memory(self, viewer: int) -> Memory:
        """What a viewer has seen and done up to now; the spectators come after the last seat."""
        unknown: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and (moment._memories is None or viewer not in moment._memories):
            unknown.append(moment)
            moment = moment.past
        while unknown:
            moment = unknown.pop()
            if moment._memories is None:
                moment._memories = {}
            moment._memories[viewer] = moment._remembered(viewer)
        assert self._memories is not None
        return self._memories[viewer]

    def seen(self, viewer: int) -> str:
        """What a viewer sees, as JSON."""
        if self._memories is not None and viewer in self._memories:
            return self._memories[viewer].seen
        seat = None if viewer == self.position.setup.spectator else viewer
        return msgspec.json.encode(self.position.view(seat)).decode()

    def _remembered(self, viewer: int) -> Memory:
        """What is remembered of the moment before, and what is new.

        A moment that looks no different is not remembered: nobody can count what others do unseen.
        """
        seen = self.seen(viewer)
        if self.past is None:
            return Memory(digest(b"dealt" if self.inputs else b"imagined", seen), seen)
        before = self.past.memory(viewer)
        if self.past.player == viewer:
            return Memory(digest(before.digest + self.inputs[0].to_bytes(4, "big"), seen), seen)
        return before if seen == before.seen else Memory(digest(before.digest, seen), seen)

    def begun(self) -> Origin | None:
        """Where it began, if that is not the deal."""
        if self.inputs:
            return None
        return Origin(key_of(self.position.setup), self.position.fields(), self._memories or {})

    def __str__(self) -> str:
        return "\n".join(f"{name}: {value}" for name, value in self.position.fields().items())


class Draw:
    """Chance draws digits, for the deal or for an action that takes chance."""

    __slots__ = ("before", "inputs", "terms")

    player: Final = CHANCE
    legal: Final = list(range(OUTCOMES))

    def __init__(self, terms: Terms, before: Moment | None, inputs: tuple[int, ...]) -> None:
        self.terms = terms
        self.before = before  # None: nothing is dealt yet
        self.inputs = inputs  # the action, if there is one, and the digits that were drawn

    def __deepcopy__(self, memo: object) -> Draw:
        del memo
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return played_again, told(self)

    def after(self, outcome: int) -> Moment | Draw:
        """What comes of a digit: another draw, or the action with the chance that follows from all of them."""
        if not 0 <= outcome < OUTCOMES:
            raise IllegalAction(f"chance draws a digit, 0 to {OUTCOMES - 1}, not {outcome}", str(outcome))
        inputs, before = (*self.inputs, outcome), self.before
        if before is None:
            if len(inputs) < DEALT:
                return Draw(self.terms, None, inputs)
            setup = self.terms.setup
            return Moment(self.terms, setup.game.deal(setup, key(bytes(inputs), 0)), None, inputs)
        if len(inputs) <= DRAWN:
            return Draw(self.terms, before, inputs)
        action, *drawn = inputs
        position = before.position.clone()
        position.chance = key(position.chance.to_bytes(8, "big") + bytes(drawn), 0)
        position.step(before.player, self.terms.actions[action])
        return Moment(self.terms, position, before, inputs)

    def text(self, outcome: int) -> str:
        """An outcome in words."""
        return f"digit {outcome}"

    def returns(self) -> list[float]:
        """Nothing yet."""
        return self.terms.nothing[:]

    def world(self, seat: int, rng: Rng) -> Moment:
        """Nobody decides here, so nobody asks what could be."""
        raise MeijinError("worlds are drawn where somebody decides, not where chance does: apply an outcome first")

    @property
    def position(self) -> State | None:
        """The position before it, if anything is dealt."""
        return None if self.before is None else self.before.position

    def seen(self, viewer: int) -> str:
        """What a viewer saw before it, as JSON; empty where nothing is dealt yet."""
        return "" if self.before is None else self.before.seen(viewer)

    def memory(self, viewer: int) -> Memory:
        """As long as chance has not drawn there is nothing new to be seen."""
        return Memory(b"", "") if self.before is None else self.before.memory(viewer)

    def begun(self) -> Origin | None:
        """Where it began, if that is not the deal."""
        return None

    def __str__(self) -> str:
        what = "the deal" if self.before is None else f"action {self.inputs[0]} of\n{self.before}"
        drawn = self.inputs[self.before is not None :]
        return f"chance has drawn {list(drawn)} for {what}"


def opening(terms: Terms) -> Draw:
    """A game of which nothing is dealt yet."""
    return Draw(terms, None, ())


def digest(before: bytes, seen: str) -> bytes:
    """What is remembered once something more is seen."""
    return blake2b(before + seen.encode(), digest_size=16).digest()


# -- on paper ---------------------------------------------------------------------------------------------------------


def told(last: Moment | Draw) -> tuple[Key, Origin | None, list[int]]:
    """What it takes to have a moment again elsewhere: the game, where it began, and all actions and digits since."""
    chain = list(_backwards(last))
    inputs = [number for moment in reversed(chain) for number in moment.inputs]
    return key_of(last.terms.setup), chain[-1].begun(), inputs


def _backwards(last: Moment | Draw) -> Iterator[Moment | Draw]:
    yield last
    moment = last.before if isinstance(last, Draw) else last.past
    while moment is not None:
        yield moment
        moment = moment.past


def played_again(terms: Key, origin: Origin | None, inputs: list[int]) -> Moment | Draw:
    """The moment of which this was told."""
    moment: Moment | Draw = opening(terms_of(terms))
    if origin is not None:
        setup = setup_of(origin.setup)
        position = setup.game.blank(setup, 0)
        position.become(origin.fields)
        moment = Moment(moment.terms, position, None, ())
        moment._memories = dict(origin.memories)
    for number in inputs:
        moment = moment.after(number)
    return moment
