"""What is said about decks. The words stand in ``words/``."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from meijin.games.crossover.lists.card_index import CARDS
from meijin.kernel import listmessages, registry
from meijin.kernel.listtext import Problem
from meijin.kernel.speaking import shapes, words_of
from meijin.words import BASE, Card, Message, Print, Refusal, Speech, Text, platform

Part = Literal["main", "side"]
Line = Literal["naruto", "db"]


class DeckSize(Refusal):
    """Too few or too many cards, as registered or after an exchange."""

    kind = "list_deck_size"
    part: Part
    count: int
    size: int
    after: bool = False


class Fighters(Refusal):
    """Too many fighters in the main deck."""

    kind = "list_fighters"
    count: int
    most: int
    after: bool = False


class SameName(Refusal):
    """Too many cards of a name."""

    kind = "list_same_name"
    part: Part
    card: Card
    count: int
    most: int
    numbers: tuple[Text, ...]
    after: bool = False


class WishesAmongOthers(Refusal):
    """Wishes are listed apart."""

    kind = "list_wishes_in"
    part: Part
    cards: tuple[Card, ...]
    after: bool = False


class SameNumber(Refusal):
    """Too many cards of a number in main deck and sideboard together."""

    kind = "list_same_number"
    card: Card
    count: int
    most: int


class ForbiddenCard(Refusal):
    """A card that may not be played."""

    kind = "list_forbidden"
    card: Text


class IllegalSet(Refusal):
    """A card of a set that is not legal."""

    kind = "list_set"
    card: Card
    set: Text


class Ambiguous(Refusal):
    """A name that several cards have."""

    kind = "list_ambiguous"
    words: Text
    numbers: tuple[Text, ...]


class OtherLine(Refusal):
    """Cards of the other line."""

    kind = "list_other_line"
    cards: tuple[Card, ...]
    ours: Line
    theirs: Line


class UnknownLine(Refusal):
    """A line that there is not."""

    kind = "list_line"
    words: Text


class NoWish(Refusal):
    """Cards among the Wishes that are none."""

    kind = "list_no_wish"
    cards: tuple[Card, ...]


class NarutoWishes(Refusal):
    """A Naruto deck with Wishes."""

    kind = "list_naruto_wishes"
    cards: tuple[Card, ...]


class ManyWishes(Refusal):
    """Too many Wishes."""

    kind = "list_many_wishes"
    count: int
    most: int


class SameWishes(Refusal):
    """Wishes of one name."""

    kind = "list_same_wishes"
    card: Card
    count: int


class UnevenExchange(Refusal):
    """Cards are exchanged one for one."""

    kind = "list_uneven_exchange"
    out: int
    into: int


class TooFewThere(Refusal):
    """More of a card are to leave than there are."""

    kind = "list_too_few"
    part: Part
    card: Card
    count: int
    wanted: int


MESSAGES: Final[tuple[type[Message], ...]] = (
    *(DeckSize, Fighters, SameName, WishesAmongOthers, SameNumber, ForbiddenCard, IllegalSet, Ambiguous, OtherLine),
    *(UnknownLine, NoWish, NarutoWishes, ManyWishes, SameWishes, UnevenExchange, TooFewThere),
    *listmessages.MESSAGES,
)


class DeckProblem(Problem):
    """What is wrong with a deck, which says so in English with the numbers of the cards, too."""

    @property
    def text(self) -> str:
        return _english().tell(self.said)

    def __str__(self) -> str:
        return _english().tell(self.whole())


@cache
def _english() -> Speech:
    game = registry.find("crossover")
    own = [words for words in (words_of(game, BASE), platform(BASE)) if words is not None]
    return Speech(BASE, own, shapes(game), lambda kind: Print(CARDS.title(kind), "", ""))
