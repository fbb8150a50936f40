"""What the kernel says in every game. The words stand in ``words/*/kernel.ftl``."""

from __future__ import annotations

from typing import Final

from meijin.words import Message, News, Part, Refusal, Sayable, Seat, Term, Text


class Time(News):
    """Time is called."""

    last: int


class InWords(Refusal):
    """Something that is refused in words which somebody has put together already."""

    text: Text


class NotInstalled(Refusal):
    """No game or bot of that name is installed."""

    what: str
    name: Text
    installed: Text
    meant: Text | None = None


class NoOption(Refusal):
    """A game has no such option."""

    game: Text
    option: Text
    options: Text


class NoValue(Refusal):
    """An option cannot have this value."""

    option: Text
    value: Text
    allowed: Text


class OptionRefused(Refusal):
    """An option cannot be what somebody wants it to be."""

    option: Text
    because: Sayable
    rule: Text | None = None


class OtherMode(Refusal):
    """An option of other modes."""

    option: Text
    modes: tuple[Text, ...]
    mode: Text


class NoPlayers(Refusal):
    """A number of players that does not go, or not in this mode; where others do, which play so many."""

    game: Text
    players: Text
    low: int
    high: int
    mode: Text | None = None
    others: tuple[Text, ...] = ()


class NoStarter(Part):
    """There is no starter deck of that name; what is meant, or all that there is."""

    name: Text
    meant: Text | None
    allowed: Text


class NoSeat(Refusal):
    """A game has no such seat."""

    seat: Text
    seats: Text


class NoSeed(Refusal):
    """Something that is no seed."""

    seed: Text


class NoFileName(Refusal):
    """Something that cannot be the name of a file."""

    file: Text


class Unreadable(Refusal):
    """A file that cannot be read; without a reason it is a folder or a device."""

    file: Text
    because: Text | None = None


class TooLarge(Refusal):
    """A file that is much larger than what it should hold."""

    file: Text
    most: int
    what: Term


class NoText(Refusal):
    """A file that is not even text."""

    file: Text
    what: Term


class NothingToTakeBack(Refusal):
    """A seat has not done anything yet."""


class CannotTakeBack(Refusal):
    """An action that has told somebody something."""


class NoResignation(Refusal):
    """A game that nobody can resign."""

    game: Text


class TimeAgain(Refusal):
    """Time has been called already."""


class TimeTooLate(Refusal):
    """The game is over when time is called."""


class Ambiguous(Refusal):
    """Words that may mean several actions."""

    words: Text
    meanings: Text


class MayChoose(Part):
    """What a seat may choose, as it is typed."""

    seat: Seat
    choices: Text
    more: int


class NotPossible(Refusal):
    """An action that is none of the choices."""

    words: Text
    instead: MayChoose
    because: Sayable | None = None


class Unread(Refusal):
    """Words that stand for no action."""

    because: Sayable
    instead: MayChoose


class NoAction(Refusal):
    """Words that begin like no action of a game."""

    words: Text
    game: Text
    verbs: Text


class NoVerb(Refusal):
    """The same in a game whose actions are all a verb and a card."""

    words: Text
    game: Text
    verbs: tuple[Text, ...]


class StandsAlone(Refusal):
    """A verb to which nothing is added."""

    verb: Text
    rest: Text


class NotUnderstood(Refusal):
    """A verb that lacks what it is about: the game's word ``term-needs_VERB`` tells what."""

    words: Text
    verb: Text
    needs: Term
    hint: Sayable | None = None


class DidYouMean(Part):
    """What may have been meant."""

    meant: Text


class FarTooLong(Refusal):
    """Words that are no action."""


class DoesNotGo(Refusal):
    """One of several things that are said at once is not possible after the others."""

    step: Text
    because: Sayable


class NothingMore(Part):
    """Then there is nothing more to decide."""


class NotThen(Part):
    """Then it is not possible."""


class OthersDecide(Refusal):
    """A seat that does not decide."""

    seat: Seat
    deciding: tuple[Seat, ...]


class SayWhose(Refusal):
    """Several seats decide at once."""

    seats: tuple[Seat, ...]
    words: Text


class TooLate(Refusal):
    """The game is over."""

    words: Text


class GameOver(Part):
    """The game is over."""


class NotYourTurn(Part):
    """Others decide."""

    seats: tuple[Seat, ...]


class PlaysForYou(Part):
    """A bot plays on for whoever asks."""

    bot: Text


class MayDo(Part):
    """It is one of the choices."""

    choice: Sayable


class PartOfSomething(Part):
    """It is the beginning of one of the choices."""

    choice: Sayable


class AskedElse(Part):
    """Something else is asked."""

    question: Sayable


MESSAGES: Final[tuple[type[Message], ...]] = (
    *(Time, InWords),
    *(GameOver, NotYourTurn, PlaysForYou, MayDo, PartOfSomething, AskedElse),
)
# What is wrong with what somebody has given, in no game in particular. The words stand in ``words/*/errors.ftl``.
ERRORS: Final[tuple[type[Message], ...]] = (
    *(
        NotInstalled,
        NoOption,
        NoValue,
        OptionRefused,
        OtherMode,
        NoPlayers,
        NoStarter,
        NoSeat,
        NoSeed,
        NoFileName,
        Unreadable,
        TooLarge,
        NoText,
    ),
    *(NothingToTakeBack, CannotTakeBack, NoResignation, TimeAgain, TimeTooLate, Ambiguous),
    *(MayChoose, NotPossible, Unread, NoAction, NoVerb, StandsAlone, NotUnderstood, DidYouMean, FarTooLong),
    *(DoesNotGo, NothingMore, NotThen, OthersDecide, SayWhose, TooLate),
)
