"""High Card, the smallest whole game with a secret; docs/adding-a-game.md walks through it.

Ann and Bob hold three cards each from one shuffled deck of the numbers 1 to 14. Ann leads. The leader plays a card,
then the other; the higher one wins the trick. Both draw, the winner first, while there are cards, and the winner leads
the next trick. When all is played, whoever has more of the seven tricks has won.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import ScenarioError
from meijin.kernel.game import Game
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import Knowledge
from meijin.kernel.setup import Setup
from meijin.kernel.wording import Verb
from meijin.kernel.zones import Audience, Counter, Zone
from meijin.words import Card, News, Seat

CARDS: Final = tuple(f"card_{number}" for number in range(1, 15))
HAND: Final = 3
PLAY: Final = 0  # the only kind of question: which card?


class Play(News):
    """Somebody plays a card."""

    seat: Seat
    card: Card


class Win(News):
    """Somebody wins the trick."""

    seat: Seat


class Draw(News):
    """Somebody draws a card; the other does not see which."""

    seat: Seat
    card: Card | None = None


class Ending(IntEnum):
    """Why a game is over."""

    PLAYED_OUT = 1
    TIMEOUT = 2  # time was called, and the last trick is over


class Position(CardState):
    """A position of High Card. An action is the number of the card to play."""

    deck: list[int]
    hand: list[list[int]]
    played: list[list[int]]
    tricks: list[int]

    def legal(self, seat: int) -> list[int]:
        """The cards in hand, the lowest first."""
        return sorted(self.hand[seat]) if seat in self.deciders else []

    def step(self, seat: int, action: int) -> None:
        """Play a card; with the second one the trick is over."""
        self.answered(seat)
        self.move(action, "hand", seat, "played", seat)
        self.tell(Play(self.setup.seats[seat], self.setup.cards[action]))
        other = 1 - seat
        if len(self.played[other]) < len(self.played[seat]):
            self.ask((PLAY, 1 << other))
        else:
            self.end_trick(seat if action > self.played[other][-1] else other)

    def end_trick(self, winner: int) -> None:
        """Count the trick and draw; the winner leads the next one."""
        self.tricks[winner] += 1
        self.tell(Win(self.setup.seats[winner]))
        if self.time_is_up:
            return
        for seat in (winner, 1 - winner) if self.deck else ():
            card = self.deck[-1]
            self.move(card, "deck", -1, "hand", seat)
            self.tell(Draw(self.setup.seats[seat], self.setup.cards[card]), 1 << seat, Draw(self.setup.seats[seat]))
        if self.hand[winner]:
            self.ask((PLAY, 1 << winner))

    @property
    def ending(self) -> Ending | None:
        """Why the game is over."""
        return None if self.deciders else Ending.TIMEOUT if any(self.hand) else Ending.PLAYED_OUT

    def turns_begun(self, seat: int) -> int:
        """What counts as a turn is a trick."""
        return self.turns_completed(seat) + bool(self.deciders)

    def turns_completed(self, seat: int) -> int:
        """The tricks that are over."""
        del seat
        return sum(self.tricks)

    def timeout_key(self, seat: int) -> tuple[int, ...]:
        """Tricks won."""
        return (self.tricks[seat],)

    def returns(self) -> tuple[float, ...]:
        """1 for the seat with more tricks, 0 for the other."""
        self.need_end()
        return tuple(float(tricks == max(self.tricks)) for tricks in self.tricks)

    def flow(self) -> dict[str, object]:
        """Who decides."""
        return {"decides": self.setup.seats[self.deciders[0]]}

    def resume(self, flow: dict[str, object]) -> None:
        """Let a seat decide; refuse hands that cannot be played out card against card."""
        seat = self.setup.seat(str(flow.get("decides", "nobody")))
        behind = len(self.played[1 - seat]) - len(self.played[seat])
        if not self.hand[seat] or behind not in (0, 1) or len(self.hand[seat]) - len(self.hand[1 - seat]) != behind:
            raise ScenarioError("both must have had as many cards, and whoever decides must have one left to play")
        self.ask((PLAY, 1 << seat))


class HighCard(Game):
    """High Card for two."""

    id = "high_card"
    name = "High Card"
    about = "Three cards in hand; the higher card wins the trick."
    minutes = 2
    turn_unit = "trick"
    state = Position
    seats = ("ann", "bob")
    cards = CARDS
    zones = (
        Zone("deck", "the deck", owned=False, pile=True, known=Audience.NOBODY),
        Zone("hand", "the cards in hand", ordered=False, known=Audience.OWNER),
        Zone("played", "the cards played, the latest last"),
    )
    counters = (Counter("tricks", "tricks won", 0, len(CARDS) // 2, owned=True),)
    verbs = (Verb("play", "hand"),)
    messages = (Play, Win, Draw)

    def deal(self, setup: Setup, chance: int) -> Position:
        """Shuffle and deal; Ann leads."""
        state = Position(setup, chance)
        state.deck = list(range(len(CARDS)))
        state.mix(state.deck, 0)
        state.hand = [[state.deck.pop() for _ in range(HAND)] for _ in state.hand]
        state.ask((PLAY, 0b01))
        return state

    def longest(self, setup: Setup) -> int:
        """Every card is played once."""
        return len(setup.cards)

    def rate(self, knowledge: Knowledge, rng: Rng) -> list[float]:
        """Lead the highest card; follow with the lowest that wins, or else with the lowest."""
        world = knowledge.sample(rng)
        assert isinstance(world, Position)
        own, others = world.played[knowledge.seat], world.played[1 - knowledge.seat]
        leads = len(own) == len(others)
        return [float(card if leads else len(CARDS) * (card > others[-1]) - card) for card in knowledge.legal]


GAME: Final = HighCard()
