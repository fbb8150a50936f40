"""What Climb says: news, questions and choices."""

from __future__ import annotations

from typing import Final, Literal

from meijin.words import Card, Choice, News, Question, Seat, declared


class Play(News):
    """Somebody plays a set, such as 9x2: so many cards of a number."""

    seat: Seat
    set: str


class Guard(News):
    """Somebody discards a guard."""

    seat: Seat


class Pass(News):
    """Somebody takes the damage."""

    seat: Seat


class Draw(News):
    """Somebody draws damage, which the others do not see."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = None


class Put(News):
    """Somebody puts a card face down."""

    seat: Seat
    card: Card | None = None


class Out(News):
    """Somebody is out."""

    seat: Seat


class Round(News):
    """Nobody has beaten a set."""

    seat: Seat


class Over(News):
    """Somebody has won."""

    seat: Seat
    why: Literal["empty_hand", "last_in"]


class PlaySet(Choice):
    """Play so many cards of a number."""

    kind = "play"
    number: int
    count: int


class PutCard(Choice):
    """Put a card face down."""

    kind = "put"
    card: Card


TAKE_DAMAGE: Final = declared(Choice, "pass")
USE_GUARD: Final = declared(Choice, "guard")
ASKED: Final = tuple(declared(Question, phase) for phase in ("lead", "follow", "damage"))
MESSAGES: Final = (
    *(Play, Guard, Pass, Draw, Put, Out, Round, Over),
    *(*ASKED, PlaySet, PutCard, TAKE_DAMAGE, USE_GUARD),
)
