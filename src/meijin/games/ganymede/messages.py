"""What Ganymede says to people: news, questions and choices. Their words stand in ``words/``."""

from __future__ import annotations

from typing import Final, Literal

from meijin.games.ganymede import notation
from meijin.words import Card, CardText, Choice, Corner, Message, News, Part, Question, Seat, declared

# -- news -----------------------------------------------------------------------------------------------------------


class Round(News):
    """A round begins; in battle with a start player."""

    round: int
    start: Seat | None = None


class Pick(News):
    """A camp takes a Black card."""

    camp: Seat
    card: Card


class Draw(News):
    """A camp draws a card, face down for whoever is not told which."""

    camp: Seat
    card: Card | None = None


class Done(News):
    """A camp draws no more; nobody is told why."""

    camp: Seat


class Reshuffle(News):
    """The discard pile becomes the deck."""

    camp: Seat
    count: int


class Flip(News):
    """A camp shows the card that it has drawn."""

    camp: Seat
    card: Card


class Scout(News):
    """A camp looks at the top of its deck."""

    camp: Seat
    card: Card | None = None


class ScoutDiscard(News):
    """A camp discards what it has looked at."""

    camp: Seat
    card: Card | None = None


class Row(Part):
    """What a camp fights with."""

    camp: Seat
    cards: tuple[Corner, ...]


class Showdown(News):
    """All rows lie open."""

    rows: tuple[Row, ...]


class Withdraw(News):
    """A 3 pulls a card back."""

    camp: Seat
    card: Card


class Decline(News):
    """A 3 pulls nothing back."""

    camp: Seat


class Aces(News):
    """How many aces of a camp count high."""

    camp: Seat
    high: int


class Side(Part):
    """How strong a camp is against another: 0 above 21 and without a card."""

    camp: Seat
    points: int
    cards: tuple[Corner, ...]  # that fight
    raised: int  # by the other's 10s


class Hit(Part):
    """The damage that a camp takes, and what it is made of."""

    camp: Seat
    damage: int
    cards: int
    sevens: int
    for_sevens: int
    for_exact: int
    exact: int  # the Strength that is paid for
    limit: int | None = None  # where a 10 has made it less


class Compare(News):
    """Two camps strike each other."""

    one: Side
    other: Side
    hits: tuple[Hit, ...]


class Remove(News):
    """A camp takes a card out of the game."""

    camp: Seat
    card: Card


class Resign(News):
    """A camp gives up."""

    camp: Seat


class Time(News):
    """Time is called."""

    last: int


class Over(News):
    """The game is over; where nobody at the table has won, Purple has, unless time has ended it."""

    why: str
    winners: tuple[Seat, ...]


# -- questions ------------------------------------------------------------------------------------------------------


class AskPick(Question):
    """Which Black card?"""

    kind = "pick"
    goes_to: Literal["deck", "discard"]


class AskDraw(Question):
    """Draw, or stand?"""

    kind = "draw"


class AskStand(Question):
    """There is nothing to choose, and the others are not told."""

    kind = "stand"
    why: Literal["drawn", "over", "empty"]


class AskFlip(Question):
    """Show the card, or keep it face down?"""

    kind = "flip"
    card: Card


class AskScout(Question):
    """Keep the card on top, or discard it?"""

    kind = "scout"
    card: Card


class AskWithdraw(Question):
    """Which card is pulled back?"""

    kind = "withdraw"
    about: Card


class AskAces(Question):
    """How many aces count high?"""

    kind = "aces"


class AskRemove(Question):
    """Which card leaves the game?"""

    kind = "remove"


# -- choices --------------------------------------------------------------------------------------------------------


# The verbs that stand alone.
PLAIN: Final[dict[str, type[Message]]] = {verb: declared(Choice, verb) for verb in notation.PLAIN}


class AcesHigh(Choice):
    """So many aces count high; what that makes of the row, where it is known."""

    high: int
    total: int | None = None


class PickOne(Choice):
    """Take a Black card."""

    kind = "pick"
    card: Card
    text: CardText


class WithdrawOne(Choice):
    """Pull a card back."""

    kind = "withdraw"
    card: Card


class RemoveOne(Choice):
    """Give a card up."""

    kind = "remove"
    card: Card


MESSAGES: Final = (
    *(
        Round,
        Pick,
        Draw,
        Done,
        Reshuffle,
        Flip,
        Scout,
        ScoutDiscard,
        Showdown,
        Withdraw,
        Decline,
        Aces,
        Compare,
        Remove,
    ),
    *(Resign, Time, Over),
    *(AskPick, AskDraw, AskStand, AskFlip, AskScout, AskWithdraw, AskAces, AskRemove),
    *(*PLAIN.values(), AcesHigh, PickOne, WithdrawOne, RemoveOne),
)
