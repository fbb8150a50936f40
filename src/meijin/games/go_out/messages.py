"""What Go Out Battle says to people: news, questions and choices. Their words stand in ``words/``."""

from __future__ import annotations

from typing import Final, Literal

from meijin.kernel.messages import Time
from meijin.words import Card, Choice, News, Part, Question, Refusal, Seat, Term, Text

# -- parts ----------------------------------------------------------------------------------------------------------


class Pile(Part):
    """A set of cards as it counts on the field."""

    rank: int
    count: int


class Passing(Part):
    """What a pass would cost a seat: cards instead of damage, or damage that it survives or not."""

    how: Literal["absorbed", "out", "damage"]
    damage: int
    cards: int  # that are discarded instead
    after: int  # all damage that there is then
    life: int


# -- news -----------------------------------------------------------------------------------------------------------


class Battle(News):
    """A battle begins."""

    battle: int
    starter: Seat


class Deal(News):
    """A hand is dealt."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = None


class Choose(News):
    """A character is chosen."""

    seat: Seat
    character: Card | None = None


class Reveal(News):
    """A character turns face up."""

    seat: Seat
    character: Card


class Play(News):
    """A pile is played; with its rank and count also as what it is declared to be, where the cards do not say it."""

    seat: Seat
    cards: tuple[Card, ...]
    rank: int
    count: int
    damage: int
    left: int  # in hand
    as_rank: int | None = None
    as_count: int | None = None


class Sweep(News):
    """Shian sweeps the field."""

    seat: Seat
    cards: tuple[Card, ...]


class Guard(News):
    """A Guard is used."""

    seat: Seat
    card: Card


class Pass(News):
    """A pass on a pile with so much damage."""

    seat: Seat
    damage: int


class Out(News):
    """A seat is eliminated."""

    seat: Seat


class Draw(News):
    """Cards are drawn to pay damage with."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None = None


class Reshuffle(News):
    """The discard pile becomes the deck."""

    count: int


class Markers(News):
    """Damage for which there is no card."""

    seat: Seat
    count: int


class Place(News):
    """A card goes face down to the damage."""

    seat: Seat
    card: Card | None = None


class Discard(News):
    """A card goes to the discard pile."""

    seat: Seat
    card: Card


class Gift(News):
    """A card is given away."""

    seat: Seat
    to: Seat
    card: Card | None = None


class Keep(News):
    """Nothing is given away."""

    seat: Seat


class Trick(News):
    """All others have passed."""

    seat: Seat


class Won(News):
    """A battle is won."""

    seat: Seat
    character: Card
    how: Term  # of those in ``frames.How``
    wins: int


class Lock(News):
    """A character cannot be used again."""

    seat: Seat
    character: Card


class Match(News):
    """The match is won."""

    seat: Seat
    wins: tuple[int, ...]


class Shared(News):
    """Time is up, and several are first."""

    wins: tuple[int, ...]


# -- questions --------------------------------------------------------------------------------------------------------


class AskChoose(Question):
    """Which character?"""

    kind = "choose"


class AskLead(Question):
    """What is led?"""

    kind = "lead"
    guard: bool  # whether there is one to be used


class AskBeat(Question):
    """Beat a pile, or pass?"""

    kind = "beat"
    pile: Pile
    owner: Seat
    can: Literal["play", "reveal", "other", "pass"]  # beat it, perhaps beat it once revealed, or not
    sweep: bool
    guard: bool
    passing: Passing


class AskPlace(Question):
    """Which cards are put down as damage?"""

    kind = "place"
    left: int
    late: Card | None = None  # a character for whom a reveal comes too late now (R13)


class AskDiscard(Question):
    """Which cards are discarded?"""

    kind = "discard"
    left: int
    why: Literal["surplus", "absorbed"]


class AskGift(Question):
    """Which card is given away, if any?"""

    kind = "gift"


# -- choices ----------------------------------------------------------------------------------------------------------

# What is only known in a position: ``leaves`` is how many cards are left in hand, and without any the battle is won.


class ChooseOne(Choice):
    """Take a character."""

    kind = "choose"
    character: Card
    life: int
    ability: Term


class TurnUp(Choice):
    """Turn the character face up."""

    kind = "reveal"
    character: Card | None = None
    ability: Term | None = None


class PlaySet(Choice):
    """Put cards down."""

    kind = "play"
    cards: tuple[Card, ...]
    pile: Pile  # that they become
    damage: int
    declared: int | None = None  # the rank, where it is not their own
    onto: Pile | None = None  # what they beat; None for who leads
    leaves: int | None = None


class SweepWith(Choice):
    """Clear the field with cards."""

    kind = "sweep"
    cards: tuple[Card, ...]
    leaves: int | None = None


class UseGuard(Choice):
    """Use a Guard."""

    kind = "guard"
    onto: Literal["pile", "field"] | None = None
    leaves: int | None = None


class TakeDamage(Choice):
    """Pass."""

    kind = "pass"
    how: Literal["absorbed", "out", "damage"] | None = None
    damage: int | None = None
    cards: int | None = None
    after: int | None = None
    life: int | None = None


class PutDown(Choice):
    """Put a card face down as damage."""

    kind = "place"
    card: Card


class ThrowAway(Choice):
    """Discard a card."""

    kind = "discard"
    card: Card


class GiveAway(Choice):
    """Give a card away."""

    kind = "give"
    card: Card
    to: Seat
    leaves: int | None = None


class KeepAll(Choice):
    """Give nothing away."""

    kind = "keep"


class GuardApart(Refusal):
    """A Guard among the cards of a play."""


class OneKind(Refusal):
    """Cards of several numbers that cannot be played together."""

    merged: tuple[Text, ...]
    rank: int


class NoSuchNumber(Refusal):
    """A number that no card has."""

    number: Text
    most: int


class NotSoMany(Refusal):
    """More of a card than there are, or none."""

    card: Text
    most: int
    given: int | None = None


MESSAGES: Final = (
    *(Battle, Deal, Choose, Reveal, Play, Sweep, Guard, Pass, Out, Draw, Reshuffle, Markers),
    *(Place, Discard, Gift, Keep, Trick, Won, Lock, Match, Time, Shared),
    *(AskChoose, AskLead, AskBeat, AskPlace, AskDiscard, AskGift),
    *(ChooseOne, TurnUp, PlaySet, SweepWith, UseGuard, TakeDamage, PutDown, ThrowAway, GiveAway, KeepAll),
    *(GuardApart, OneKind, NoSuchNumber, NotSoMany),
)
