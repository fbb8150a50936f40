"""Seer: the smallest game in which players look at the top of a deck and put it back in an order of their choice."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import ClassVar, Final

from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import MeijinError
from meijin.kernel.fields import slots
from meijin.kernel.frames import FrameKind, Operand, OperandType
from meijin.kernel.game import Game, Value
from meijin.kernel.jumbles import Jumble, looked_at, reordered, without
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.zones import Audience, Counter, Zone

SEATS: Final = ("ann", "bob", "cy")
CARDS: Final = ("ox#1", "ox#2", "hen#1", "cat#1", "dog#1", "pig#1")
DRAW: Final = 10
LOOK: Final = 20  # and at how many
TURN: Final = 0
ORDER: Final = 1
MOST_TURNS: Final = 12


class Over(IntEnum):
    """Why it is over."""

    DRAWN = 1


class Seer(CardState):
    """In turn everybody looks at the top two or three cards and puts them in order, or draws the top one."""

    jumbled: tuple[Jumble, ...]
    deck: list[int]
    drawn: list[int]
    turns: int

    __slots__ = slots(__annotations__)

    def legal(self, seat: int) -> list[int]:
        """Draw or look; then the cards seen."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        if self.pending[-1][0] == ORDER:
            return self.deck[: len(self.deck) - self.pending[-1][3]][-self.pending[-1][2] :]
        return [DRAW, *[LOOK + count for count in (2, 3) if count <= len(self.deck)]]

    def step(self, seat: int, action: int) -> None:
        """Look at cards, or put one on top, or draw it."""
        frame = self.answered(seat)
        if frame[0] == ORDER:
            _, _, count, placed = frame
            seen = sum(1 << card for card in self.deck[-count - placed :])
            self.deck.remove(action)
            self.deck.insert(len(self.deck) - placed, action)
            self.jumbled = reordered(self.jumbled, seen, seat, self.setup.everyone)
            if count > 2:
                self.ask((ORDER, 1 << seat, count - 1, placed + 1))
                return
        elif action == DRAW:
            card = self.deck.pop()
            self.drawn.append(card)
            self.no_exception(card)
            self.jumbled = without(self.jumbled, 1 << card)
        else:
            count = action - LOOK
            for card in self.deck[-count:]:
                self.exception(card, 1 << seat)
            self.jumbled = looked_at(self.jumbled, sum(1 << card for card in self.deck[-count:]), seat)
            self.ask((ORDER, 1 << seat, count, 0))
            return
        self.turns += 1
        if len(self.deck) > 1 and self.turns < MOST_TURNS:
            self.ask((TURN, 1 << self.turns % len(SEATS)))

    def returns(self) -> tuple[float, ...]:
        """Nobody wins."""
        self.need_end()
        return (0.0,) * len(SEATS)

    @property
    def ending(self) -> Over | None:
        """Why it is over."""
        return None if self.deciders else Over.DRAWN

    def status(self, seat: int | None) -> View:
        """Whether somebody looks at cards, and what is asked."""
        del seat
        looks = bool(self.pending) and self.pending[-1][0] == ORDER
        return {"looks": looks, "question": "order" if looks else "turn"}

    def jumbles(self) -> tuple[Jumble, ...]:
        """What was put in another order."""
        return self.jumbled

    def set_jumbles(self, jumbles: tuple[Jumble, ...]) -> None:
        """Keep it."""
        self.jumbled = jumbles


class SeerGame(Game):
    """Seer."""

    id = "seer"
    state = Seer
    name = "Seer"
    about = "Look, or draw."
    minutes = 1
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone(
            "deck",
            "the deck",
            owned=False,
            pile=True,
            known=Audience.NOBODY,
            copies=Audience.NOBODY,
            arranged=True,
        ),
        Zone("drawn", "the cards drawn", owned=False, copies=Audience.NOBODY),
    )
    counters: ClassVar[tuple[Counter, ...]] = (Counter("turns", "turns taken", 0, MOST_TURNS),)
    frames: ClassVar[tuple[FrameKind, ...]] = (
        FrameKind("turn"),
        FrameKind("order", (Operand("count", OperandType.NUMBER), Operand("placed", OperandType.NUMBER))),
    )

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """Three seats."""
        del players, given
        return Setup(self, values, SEATS, CARDS)

    def deal(self, setup: Setup, chance: int) -> Seer:
        """A shuffled deck."""
        state = Seer(setup, chance)
        state.deck = list(range(len(CARDS)))
        state.mix(state.deck, 0)
        state.ask((TURN, 1))
        return state

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """In the deck."""
        del setup, card
        return "deck", -1

    def longest(self, setup: Setup) -> int:
        """A look at three cards is followed by two decisions."""
        del setup
        return 3 * MOST_TURNS

    def actions(self, setup: Setup) -> list[int]:
        """Every card to put back, to draw, to look at two or three."""
        del setup
        return [*range(len(CARDS)), DRAW, LOOK + 2, LOOK + 3]

    def text(self, setup: Setup, action: int) -> str:
        """An action in words: the next card from the top."""
        if action == DRAW:
            return "draw"
        if action in (LOOK + 2, LOOK + 3):
            return f"look {action - LOOK}"
        if not 0 <= action < len(CARDS):
            raise MeijinError(f"{action} is the number of no action of Seer")
        return f"top {setup.cards[action]}"

    def parse(self, setup: Setup, text: str) -> int:
        """An action from words."""
        actions: list[int] = [DRAW, LOOK + 2, LOOK + 3, *range(len(CARDS))]
        for action in actions:
            if self.text(setup, action) == text:
                return action
        raise MeijinError(f"{text!r} is no action of Seer")

    def explain(self, setup: Setup, action: int) -> str:
        """What it does."""
        return f"Do this: {self.text(setup, action)}."

    def question(self, setup: Setup, seen: View, choices: Sequence[str]) -> str:
        """What is to be decided."""
        return "What do you do?" if choices else ""

    def card_text(self, card: str) -> str:
        """What a card is."""
        return f"An animal: {card}."
