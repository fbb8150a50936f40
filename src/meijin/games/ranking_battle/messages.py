"""What Ranking Battle says to people: news, questions, and what refusals are put together from.

The words stand in ``words/``; what choices are called is in ``labels.py``.
"""

from __future__ import annotations

from typing import Final, Literal

from meijin.words import Card, News, Part, Question, Seat, Term, Text, declared

# What a card gives for a turn, and what else somebody may gain.
Gains = Literal["draw", "plays", "points", "power", "challenges"]
# Why an attack power is what it is at the start of a battle: the attacker's own, and what is added to it.
Why = Literal["attacker", "turn", "weakened", "cats", "female", "male", "rival"]
# Why a weapon gives something, beyond what is printed on it.
Armed = Literal["bearer", "persons", "rank", "call", "cats", "challenger", "defender", "cost"]

# -- parts ----------------------------------------------------------------------------------------------------------


class Gain(Part):
    """A bonus as cards print it."""

    what: Gains
    n: int


class Power(Part):
    """What an attack power is made of at the start of a battle."""

    why: Why
    power: int
    card: Card | None = None  # the attacker, or the rival whose ability it is


class Tally(Part):
    """What a side of a battle has come to."""

    seat: Seat
    total: int


class Cost(Part):
    """How many cards with a cost are to come."""

    cost: int
    count: int


class Now(Part):
    """What is asked now, for whoever wants something else."""

    question: str
    current: Seat
    cards: int | None = None


class When(Part):
    """When a verb is an answer."""

    verb: str


# -- what several news have -------------------------------------------------------------------------------------------


class OfSeat(News):
    """Something that a player does or has."""

    seat: Seat


class WithCard(OfSeat):
    """Something that a player does with a card."""

    card: Card


class WithTotal(WithCard):
    """Something that changes a side's total in a battle."""

    n: int
    total: int


class Unseen(OfSeat):
    """Something with cards of which others see only how many there are."""

    count: int
    cards: tuple[Card, ...] | None = None


# -- the table ------------------------------------------------------------------------------------------------------


class Characters(News):
    """Who takes part, and which events are out without their people."""

    characters: tuple[Card, ...]
    excluded: tuple[Card, ...]


class Display(News):
    """The events on display."""

    display: tuple[Card, ...]


class Seated(OfSeat):
    """What a player begins with."""

    kind = "seat"
    rank: int
    card: Card
    event: Card


class Turn(News):
    """A turn begins."""

    turn: int
    round: int
    seat: Seat
    rank: int


class HeadStart(OfSeat):
    """Somebody comes late in the first round, and has a bonus for it."""

    place: int
    what: Literal["points", "draw"]
    n: int


class Draw(Unseen):
    """Cards are drawn; others see only how many."""


class Reshuffle(News):
    """A discard pile becomes a deck; that of the weapons, where it is nobody's."""

    count: int
    seat: Seat | None = None


class End(OfSeat):
    """Hand and played characters are discarded."""

    cards: tuple[Card, ...]


class Crowned(OfSeat):
    """There is a provisional ruler, and some have a turn yet."""

    waiting: tuple[Seat, ...]


class TitleLost(OfSeat):
    """The ruler is none any more."""


class Time(News):
    """Time is called."""

    last: int


class Over(News):
    """The game is over; the seats from Rank 1 down."""

    why: str
    placing: tuple[Seat, ...]


# -- the Beginning and the Character Phase, and what effects do -------------------------------------------------------


class Rank(OfSeat):
    """The ability of a ranking card is used."""

    rank: int


class Bonus(WithCard):
    """An attacker bonus is received."""


class Repeat(WithCard):
    """An attacker bonus is received once more."""


class Play(WithCard):
    """A character is played."""

    plays: int


class Event(WithCard):
    """An event is used."""


class NoEffect(OfSeat):
    """There is no face-up victory card to flip."""


class Gained(OfSeat):
    """A bonus for the turn, and what it adds up to."""

    kind = "gain"
    what: Gains
    n: int
    now: int


class Discard(WithCard):
    """A card is discarded from a hand."""


class Target(OfSeat):
    """A player is picked for an effect."""

    target: Seat


class Weaken(News):
    """An attacker is weaker for this turn."""

    target: Seat
    n: int


class Remove(WithCard):
    """A card is removed from the game."""

    origin: Literal["hand", "discard"]


class Retrieve(WithCard):
    """A character comes from the discard pile into the hand."""


class RevealTop(WithCard):
    """The top card of a deck is shown and comes into the hand."""


class Peek(Unseen):
    """Somebody looks at the next weapons; only that player sees which."""


class Ordered(Unseen):
    """Weapons are put back on top; only whoever does it sees how."""


class Flip(OfSeat):
    """Victory cards are flipped."""

    count: int
    face: Literal["up", "down"]
    face_up: int
    face_down: int


# -- the Acquisition Phase, up to the attacker ------------------------------------------------------------------------


class Replace(OfSeat):
    """The events on display are replaced."""

    away: tuple[Card, ...]
    display: tuple[Card, ...]


class Reveal(WithCard):
    """A cat is revealed for its points."""

    n: int
    now: int


class AllShown(OfSeat):
    """No other card in a hand is a cat."""


class Acquire(WithCard):
    """A card is acquired."""

    cost: int
    points: int


class Drop(WithCard):
    """An event makes room for another."""


class Refill(News):
    """A new event comes on display."""

    slot: int
    card: Card


class Attacker(WithCard):
    """An attacker is declared."""

    power: int


# -- battles --------------------------------------------------------------------------------------------------------


class Challenge(OfSeat):
    """Somebody is challenged."""

    target: Seat


class Start(OfSeat):
    """What a side starts a battle with."""

    adds: tuple[Power, ...]
    total: int


class React(WithTotal):
    """A card is used from the defender's hand."""


class Expertise(OfSeat):
    """Victory cards are used."""

    count: int
    n: int
    total: int


class Weapon(WithCard):
    """A weapon is taken."""


class Equip(WithCard):
    """One of several weapons is equipped."""

    discarded: tuple[Card, ...]


class Exchange(WithCard):
    """A weapon is discarded for the next one."""


class WeaponPower(WithTotal):
    """A weapon gives its bearer power."""

    why: Armed | None = None
    bearer: Card | None = None
    persons: int | None = None


class Hampered(WithTotal):
    """The opposing weapon takes power away."""


class Cats(OfSeat):
    """Cards are revealed for the cats among them."""

    cards: tuple[Card, ...]


class Guess(OfSeat):
    """A cost is named, and the next card revealed, if there is one."""

    cost: int
    right: bool
    card: Card | None = None


class Call(WithCard):
    """Somebody calls out what a weapon says."""

    call: Term


class Silent(WithCard):
    """Somebody does not."""


class Result(News):
    """How a battle ends: nobody wins a draw, and a weapon may decide whatever the totals are."""

    challenger: Tally
    defender: Tally
    decided: bool
    winner: Seat | None = None
    loser: Seat | None = None


class Ranks(News):
    """Ranking cards are exchanged."""

    winner: Seat
    rank: int
    loser: Seat
    loser_rank: int


class Victory(OfSeat):
    """A victory card is won, from the pile or from the loser."""

    count: int
    giver: Seat | None = None


# -- questions ------------------------------------------------------------------------------------------------------


# What is asked whatever the position.
PLAIN: Final = {
    kind: declared(Question, kind)
    for kind in (
        *("attacker", "equip", "who_discards", "remove", "order"),
        *("whose_flip", "retrieve", "repeat", "who_weakens"),
    )
}


class AskBegin(Question):
    """Use the ranking card, or the attacker bonus?"""

    kind = "begin"
    points: int
    rank: bool
    attacker: Card | None = None


class AskCharacter(Question):
    """Play a character, use an event?"""

    kind = "character"
    plays: int
    playable: bool
    events: bool


class AskReplace(Question):
    """Replace the display?"""

    kind = "replace"
    count: int


class AskReveal(Question):
    """Reveal cats?"""

    kind = "reveal"
    points: int


class AskTake(Question):
    """Which card is acquired?"""

    kind = "take"
    points: int


class AskChallenge(Question):
    """Who is challenged?"""

    kind = "challenge"
    attacker: Card
    power: int
    again: bool


class AskReact(Question):
    """Use a card from the hand?"""

    kind = "react"
    rival: Seat
    total: int
    own: int


class AskExpertise(Question):
    """How many victory cards are used?"""

    kind = "expertise"
    rival: Seat
    total: int
    own: int


class AskExchange(Question):
    """Keep the weapon, or exchange it?"""

    kind = "exchange"
    weapon: Card


class AskGuess(Question):
    """Which cost has the next card? With the costs to come, where they may be counted."""

    kind = "guess"
    weapon: Card
    left: tuple[Cost, ...]


class AskCall(Question):
    """Call out loud?"""

    kind = "call"
    weapon: Card


class AskDiscard(Question):
    """Which card is discarded?"""

    kind = "discard"
    left: int


class AskForcedDiscard(Question):
    """Which card is discarded for somebody else's effect?"""

    kind = "forced_discard"
    current: Seat
    left: int


class AskCycle(Question):
    """Discard more cards, to draw as many?"""

    kind = "cycle"
    discarded: int


class AskDrop(Question):
    """Which event makes way for a new one?"""

    kind = "drop"
    event: Card
    slots: int


class CardOfSort(Part):
    """Why a card that exists cannot be meant."""

    card: Card
    sort: str
    rule: Text | None = None


MESSAGES: Final = (
    *(Characters, Display, Seated, Turn, HeadStart, Draw, Reshuffle, End, Crowned, TitleLost, Time, Over),
    *(Rank, Bonus, Repeat, Play, Event, NoEffect, Gained, Discard, Target, Weaken, Remove, Retrieve, RevealTop),
    *(Peek, Ordered, Flip, Replace, Reveal, AllShown, Acquire, Drop, Refill, Attacker, Challenge, Start, React),
    *(Expertise, Weapon, Equip, Exchange, WeaponPower, Hampered, Cats, Guess, Call, Silent, Result, Ranks, Victory),
    *(AskBegin, AskCharacter, AskReplace, AskReveal, AskTake, AskChallenge, AskReact, AskExpertise),
    *(AskExchange, AskGuess, AskCall, AskDiscard, AskForcedDiscard, AskCycle, AskDrop, *PLAIN.values()),
    CardOfSort,
)
