"""Words that follow from what a game declares: actions that are a verb and a card, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter

from meijin.kernel.errors import MeijinError, listed, quoted


@dataclass(frozen=True)
class Verb:
    """What is done with one card: an action is ``play red_5``, numbered by the verb and then by the card."""

    word: str
    zone: str  # where the card is picked from
    says: str  # what it does, in a sentence, with ``{card}`` for the card's title


def number_of(verbs: Sequence[Verb], verb: str, card: int, cards: int) -> int:
    """The number of an action.

    >>> verbs = Verb("play", "hand", "Play {card}."), Verb("burn", "hand", "Burn {card}.")
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
        right = listed([f"{each.word!r} and a card" for each in verbs]).replace(" and '", " or '")
        raise MeijinError(f"{quoted(text)} is no action of {game}: say {right}")
    return number_of(verbs, verb, card, cards)


def line_of(sentence: str, fields: Mapping[str, object], title: Callable[[str], str]) -> str:
    """A line of the log: a seat is called by its name, a card by its title, and what a viewer may not know "a card".

    >>> line_of("{seat} draws {card}.", {"seat": "ann", "card": "red_5"}, str.upper)
    'Ann draws RED_5.'
    >>> line_of("{seat} draws {card}.", {"seat": "ann"}, str.upper)
    'Ann draws a card.'
    """
    said: dict[str, object] = {}
    for _, name, _, _ in Formatter().parse(sentence):
        match name, fields.get(name or ""):
            case None, _:
                continue
            case "seat", str(seat):
                said[name] = seat.replace("_", " ").capitalize()
            case "card", str(card):
                said[name] = title(card)
            case _, None:
                said[name] = f"a {name}"
            case _, value:
                said[name] = value
    return sentence.format_map(said)
