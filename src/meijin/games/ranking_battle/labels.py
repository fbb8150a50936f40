"""What choices are called and do: by themselves, or with what they lead to in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from meijin.games.ranking_battle import frames, notation
from meijin.games.ranking_battle.board import attacker_kind, called
from meijin.games.ranking_battle.legality import unrevealed
from meijin.games.ranking_battle.messages import Gain
from meijin.games.ranking_battle.notation import OPERAND, VERB
from meijin.games.ranking_battle.setup import RankingSetup
from meijin.games.ranking_battle.view import costs_to_come, expertise_value
from meijin.kernel.frames import KIND
from meijin.words import Card, CardText, Choice, Message, Seat, Term, declared

if TYPE_CHECKING:
    from meijin.games.ranking_battle.book import Book
    from meijin.games.ranking_battle.state import RankingBattle
    from meijin.kernel.setup import Setup


class Printed(Choice):
    """Something is done with a card, and what is printed on it says what comes of it."""

    card: Card
    text: CardText


class OfCard(Choice):
    """Something is done with a card."""

    card: Card


class Done(Choice):
    """That was all, of whatever is asked."""

    asked: str | None = None
    discarded: int | None = None


class UseRank(Choice):
    """Use the ranking card."""

    kind = "rank"
    text: CardText | None = None


class Bonus(Choice):
    """Receive the attacker bonus; the text stands for it where it is more than bonuses."""

    card: Card | None = None
    gains: tuple[Gain, ...] = ()
    text: CardText | None = None


class Keep(Choice):
    """Keep the display, or a weapon."""

    weapon: Card | None = None
    text: CardText | None = None


class RevealAll(Choice):
    """Reveal all cats."""

    points: int | None = None


class Pass(Choice):
    """Nothing more here."""

    asked: str | None = None


class Exchange(Choice):
    """Exchange the weapon."""

    weapon: Card | None = None


class Call(Choice):
    """Call out what the weapon says."""

    call: Term | None = None
    n: int | None = None


class Acquire(Printed):
    """Acquire a card."""

    cost: int


class Attacker(Printed):
    """Declare an attacker."""

    power: int


class Remove(OfCard):
    """Remove a card from the game."""

    origin: Literal["hand", "discard"]


class Repeat(OfCard):
    """Receive an attacker bonus again."""

    gains: tuple[Gain, ...]
    text: CardText | None = None


class Reveal(OfCard):
    """Reveal a cat."""

    points: int


class Use(OfCard):
    """Use a card when challenged."""

    power: int
    draw: int


class Target(Choice):
    """Choose a player for an effect; the number is what of that player counts for it."""

    seat: Seat
    asked: str | None = None
    number: int | None = None


class Challenge(Choice):
    """Challenge a player, whoever fights there."""

    seat: Seat
    rank: int | None = None
    attacker: Card | None = None
    power: int | None = None
    victories: int | None = None


class Expertise(Choice):
    """Use so many victory cards, and the power that gives in all."""

    count: int
    power: int | None = None


class Guess(Choice):
    """Name a cost; how many of the cards to come have it, where they may be counted."""

    cost: int
    count: int | None = None
    all: int | None = None


# Verbs of which there is nothing more to say anywhere.
_PLAIN: Final = {
    verb: declared(Choice, notation.word_of(verb)) for verb in (notation.DO_REPLACE, notation.NONE, notation.SILENT)
}
_OF_CARDS: Final = {
    verb: declared(Choice, notation.word_of(verb), {"card": Card})
    for verb in (notation.DISCARD, notation.RETRIEVE, notation.DROP)
}
_PRINTED: Final = {
    verb: declared(Choice, notation.word_of(verb), {"card": Card, "text": CardText})
    for verb in (notation.PLAY, notation.EVENT, notation.EQUIP, notation.TOP)
}
LABELS: Final = (
    *(*_PLAIN.values(), *_OF_CARDS.values(), *_PRINTED.values()),
    *(Done, UseRank, Bonus, Keep, RevealAll, Pass, Exchange, Call),
    *(Acquire, Attacker, Remove, Repeat, Reveal, Use, Target, Challenge, Expertise, Guess),
)
_ALONE: Final = {
    notation.DONE: Done(),
    notation.RANK: UseRank(),
    notation.BONUS: Bonus(),
    notation.KEEP: Keep(),
    notation.REVEAL_ALL: RevealAll(),
    notation.PASS: Pass(),
    notation.DO_EXCHANGE: Exchange(),
    notation.DO_CALL: Call(),
    **{verb: kind() for verb, kind in _PLAIN.items()},
}


def choice(setup: Setup, action: int) -> Message:
    """What an action is called and does, whatever the position."""
    if action in _ALONE:
        return _ALONE[action]
    assert isinstance(setup, RankingSetup)
    verb, operand, book = action >> VERB << VERB, action & OPERAND, setup.book
    if verb == notation.TARGET:
        return Target(setup.seats[operand])
    if verb == notation.CHALLENGE:
        return Challenge(setup.seats[operand])
    if verb == notation.EXPERTISE:
        return Expertise(operand)
    if verb == notation.GUESS:
        return Guess(operand)
    return _of_card(book, verb, operand)


def _of_card(book: Book, verb: int, kind: int) -> Message:
    card = book.ids[kind]
    if verb in _PRINTED:
        return _PRINTED[verb](**{"card": card, "text": card})
    if verb in _OF_CARDS:
        return _OF_CARDS[verb](**{"card": card})
    match verb:
        case notation.ACQUIRE:
            return Acquire(card, card, book.cost[kind])
        case notation.ATTACKER:
            return Attacker(card, card, book.power[kind])
        case notation.REPEAT:
            return Repeat(card, *_bonus(book, kind))
        case notation.REVEAL:
            return Reveal(card, book.points[kind])
        case notation.USE:
            return Use(card, max(0, book.reaction[kind]), book.reaction_draw[kind])
    return Remove(card, "hand" if verb == notation.REMOVE_HAND else "discard")


def _bonus(book: Book, kind: int) -> tuple[tuple[Gain, ...], str | None]:
    """The attacker bonus of a character, and its card where it is more than bonuses."""
    effects = book.lists[book.bonus[kind]]
    gains = tuple([Gain(effect.gain, effect.n) for effect in effects if effect.gain is not None])
    return gains, None if len(gains) == len(effects) else book.ids[kind]


def choice_here(state: RankingBattle, seat: int, action: int) -> Message:
    """The same with what it leads to here, of all that the seat knows."""
    setup, book, asked = state.setup, state.book, state.pending[-1][KIND]
    name = frames.NAMES[asked]
    if action >= notation.PLAY:
        return _with_operand(state, seat, action >> VERB << VERB, action & OPERAND) or choice(setup, action)
    match action:
        case notation.DONE:
            return Done(name, state.pending[-1][frames.CYCLE_DISCARDED] if asked == frames.CYCLE else None)
        case notation.RANK:
            return UseRank(book.catalogue.ranks[state.rank[seat] - 1].id)
        case notation.BONUS:
            kind = attacker_kind(state, seat)
            return Bonus(book.ids[kind], *_bonus(book, kind))
        case notation.PASS:
            return Pass(name)
        case notation.REVEAL_ALL:
            return RevealAll(sum(book.points[book.kind[card]] for card in unrevealed(state, seat)))
        case notation.KEEP if asked == frames.EXCHANGE:
            weapon = book.ids[book.kind[state.equipped[seat][0]]]
            return Keep(weapon, weapon)
        case notation.DO_EXCHANGE:
            return Exchange(book.ids[book.kind[state.equipped[seat][0]]])
        case notation.DO_CALL:
            return Call(called(state, seat, state.pending[-2]), state.pending[-1][frames.CALL_BONUS])
    return choice(setup, action)


def _with_operand(state: RankingBattle, seat: int, verb: int, operand: int) -> Message | None:
    book, names = state.book, state.setup.seats
    match verb:
        case notation.TARGET:
            asked = state.pending[-1][KIND]
            counts = {frames.WHO_DISCARDS: len(state.hand[operand]), frames.WHOSE_FLIP: state.face_up[operand]}
            weaker = state.pending[-1][frames.WEAKEN_BY] if asked == frames.WHO_WEAKENS else 0
            return Target(names[operand], frames.NAMES[asked], counts.get(asked, weaker))
        case notation.CHALLENGE:
            kind, victories = attacker_kind(state, operand), state.face_up[operand]
            power = book.power[kind] - state.weaken[operand]
            return Challenge(names[operand], state.rank[operand], book.ids[kind], power, victories)
        case notation.EXPERTISE:
            return Expertise(operand, operand * expertise_value(state, seat))
        case notation.GUESS:
            costs = costs_to_come(state, seat)
            return Guess(operand, costs.count(operand), len(costs)) if costs else None
    return None
