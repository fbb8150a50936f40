"""Den: the smallest game with figures chosen in secret, fish on them, a die and frames that nest."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, ClassVar, Final

from meijin.kernel.cardstate import CardState
from meijin.kernel.dice import Die
from meijin.kernel.errors import MeijinError
from meijin.kernel.fields import at, per_card, slots
from meijin.kernel.frames import FrameKind, Operand, OperandType
from meijin.kernel.game import Game, Option, Value
from meijin.kernel.messages import Time
from meijin.kernel.setup import Setup
from meijin.kernel.state import State, View
from meijin.kernel.zones import Audience, Marker, Zone
from meijin.words import Card, Choice, Message, News, Question, declared

SEATS: Final = ("ann", "bob")
FIGURES: Final = ("maro", "ame", "suko")
CARDS: Final = tuple(f"{figure}#{seat}" for seat in SEATS for figure in FIGURES)
PICK: Final = 0
SHOW: Final = 1


class Begin(News):
    """Where the seats live."""

    homes: str


class PickFigure(Choice):
    """Pick a figure in secret."""

    kind = "pick"
    card: Card


ROLL: Final = declared(Choice, "roll")
ASK_PICK: Final = declared(Question, "pick")
ASK_ROLL: Final = declared(Question, "show")


class Over(IntEnum):
    """Why it is over."""

    SHOWN = 1
    TIME = 2


class Den(CardState):
    """Both pick one of three figures in secret; then the first seat rolls, and it is over."""

    box: list[int]  # packed: those not chosen
    chosen: list[int]
    fish: Annotated[list[int], per_card(0)]
    shown: Annotated[int, at(-1)]
    why: int

    __slots__ = slots(__annotations__)

    def legal(self, seat: int) -> list[int]:
        """Figures by number, or the roll."""
        if seat not in self.deciders:
            return self.legal_of_others(seat)
        if self.pending[-1][0] == SHOW:
            return [len(CARDS)]
        return [card for card in range(len(CARDS)) if self.box[seat] >> card & 1]

    def step(self, seat: int, action: int) -> None:
        """Pick, or roll."""
        frame = self.answered(seat)
        if frame[0] == SHOW:
            self.shown = self.roll(3)
            self.why = 1
            return
        self.box[seat] ^= 1 << action
        self.chosen[seat] ^= 1 << action
        self.fish[action] = 2
        if not self.deciders:
            self.ask((SHOW, 1, action, 1, 0, 1))

    def time_called(self) -> None:
        """It is over at once."""
        self.tell(Time(1))
        self.pending, self.deciders, self.why = [], (), 2

    def returns(self) -> tuple[float, ...]:
        """Nobody wins."""
        self.need_end()
        return (0.0, 0.0)

    @property
    def ending(self) -> Over | None:
        """Why it is over."""
        return Over(self.why) if self.why else None

    def status(self, seat: int | None) -> View:
        """Nothing more to see."""
        del seat
        return {}

    def marks(self, card: int) -> dict[str, int]:
        """The fish on a figure."""
        return {"fish": self.fish[card]} if self.fish[card] else {}

    def set_mark(self, card: int, marker: str, value: int) -> None:
        """Put fish on a figure."""
        assert marker == "fish"
        self.fish[card] = value


class DenGame(Game):
    """Den."""

    id = "den"
    state = Den
    name = "Den"
    about = "Pick a figure."
    minutes = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("homes", "hill,lake", "where the seats live", ("hill,lake", "lake,hill")),
    )
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("box", "the figures not chosen", ordered=False, known=Audience.OWNER, packed=True),
        Zone("chosen", "the figure chosen", ordered=False, known=Audience.OWNER, packed=True),
    )
    messages = (Begin, PickFigure, ROLL, ASK_PICK, ASK_ROLL)
    markers: ClassVar[tuple[Marker, ...]] = (Marker("fish", "fish on a figure", 0, 3),)
    frames: ClassVar[tuple[FrameKind, ...]] = (
        FrameKind("pick"),
        FrameKind(
            "show",
            (
                Operand("last", OperandType.CARD),
                Operand("by", OperandType.SEAT),
                Operand("how", OperandType.WORD, ("openly", "slowly")),
                Operand("at_once", OperandType.FLAG),
            ),
        ),
        # No question, but something that such a game might keep in a list of its own.
        FrameKind("friends", (Operand("all", OperandType.CARDS),), rest=Operand("best", OperandType.CARD)),
    )
    die: ClassVar[Die | None] = Die("den die", ("sleep", "0", "2"))

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """Two seats with three figures each."""
        del players, given
        return Setup(self, values, SEATS, CARDS, secret_sets=((0, 1, 2), (3, 4, 5)))

    def deal(self, setup: Setup, chance: int) -> Den:
        """Both pick."""
        state = Den(setup, chance)
        state.box = [0b000111, 0b111000]
        state.ask((PICK, 0b11))
        return state

    def opening(self, state: State) -> None:
        """Say where the seats live."""
        state.tell(Begin(str(state.setup.options["homes"])))

    def home(self, setup: Setup, card: int) -> tuple[str, int]:
        """In its owner's box."""
        del setup
        return "box", card // 3

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        """Everybody has figures of their own."""
        del setup, zone
        return "" if card // 3 == owner else "it is the other's"

    def longest(self, setup: Setup) -> int:
        """Two picks and a roll."""
        del setup
        return 3

    def actions(self, setup: Setup) -> range:
        """Every figure, and the die."""
        del setup
        return range(len(CARDS) + 1)

    def text(self, setup: Setup, action: int) -> str:
        """An action in words."""
        if not 0 <= action <= len(CARDS):
            raise MeijinError(f"{action} is the number of no action of Den")
        return "roll" if action == len(CARDS) else f"pick {setup.cards[action]}"

    def parse(self, setup: Setup, text: str) -> int:
        """An action from words; `choose` is another word for `pick`."""
        if text == "roll":
            return len(CARDS)
        card = setup.card(text.partition(" ")[2])
        if text.partition(" ")[0] not in ("pick", "choose") or card is None:
            raise MeijinError(f"{text!r} is no action of Den")
        return card

    def unfold(self, setup: Setup, text: str) -> list[str]:
        """Several words with a plus between them are several actions."""
        del setup
        return text.split(" + ")

    def choice(self, setup: Setup, action: int) -> Message:
        """What it is called and does."""
        return ROLL() if action == len(CARDS) else PickFigure(setup.cards[action])

    def asked(self, setup: Setup, seen: View, choices: Sequence[str]) -> Message | None:
        """A figure, or the roll."""
        del setup, seen
        return (ASK_ROLL if "roll" in choices else ASK_PICK)() if choices else None

    def card_text(self, card: str) -> str:
        """What a figure is."""
        return f"A figure: {card}."
