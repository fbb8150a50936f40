"""Words that follow from what a game declares: actions that are a verb and a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from meijin.kernel.errors import MeijinError, quoted
from meijin.kernel.messages import NoVerb
from meijin.words import Card, CardText, Choice, Message, Question, declared


@dataclass(frozen=True)
class Verb:
    """What is done with one card: an action is ``play red_5``, numbered by the verb and then by the card.

    Its words are those of the choice ``choice-play``, with the ``$card`` and its ``$text``; and where the view names no
    question, ``ask-play`` asks for it.
    """

    word: str
    zone: str  # where the card is picked from

    @property
    def message(self) -> type[Message]:
        """The choice that it is, with a card."""
        return _declared(self.word)[0]

    @property
    def question(self) -> type[Message]:
        """What asks for it."""
        return _declared(self.word)[1]


@cache
def _declared(word: str) -> tuple[type[Message], type[Message]]:
    return declared(Choice, word, {"card": Card, "text": CardText}), declared(Question, word)


def number_of(verbs: Sequence[Verb], verb: str, card: int, cards: int) -> int:
    """The number of an action.

    >>> verbs = Verb("play", "hand"), Verb("burn", "hand")
    >>> number_of(verbs, "burn", 3, 14)
    17
    """
    return [each.word for each in verbs].index(verb) * cards + card


def verb_and_card(verbs: Sequence[Verb], action: int, cards: int, game: str) -> tuple[Verb, int]:
    """The verb of an action, and the number of its card; a number that stands for none is refused."""
    verb, card = divmod(action, cards)
    if not 0 <= verb < len(verbs):
        raise MeijinError(f"{action} is the number of no action of {game}")
    return verbs[verb], card


def read_action(verbs: Sequence[Verb], text: str, find: Callable[[str], int | None], cards: int, game: str) -> int:
    """The number of an action in words; what stands for none is refused with what would be right."""
    verb, _, name = text.partition(" ")
    card = find(name)
    if card is None or verb not in {each.word for each in verbs}:
        raise MeijinError(NoVerb(quoted(text), game, tuple([quoted(each.word) for each in verbs])))
    return number_of(verbs, verb, card, cards)
