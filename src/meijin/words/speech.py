"""How messages are said in a language: by the words of a game first, then by those that hold for all games.

What has no words in a language is said in English, and what has none there either, as a game of somebody else may lack
them, is spelled as it is called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from meijin.words.fluent import Words
from meijin.words.message import NONE, Message, Sayable, Shape, Slot, ValueKind, common_shape

Fields = Mapping[str, Any]

_ENDS: Final = (".", "!", "?", "…", "。", "！", "？")
_STRANGE: Final = re.compile("[^A-Za-z0-9_-]")  # what the name of a message cannot have
_FULL_STOP: Final = {"ja": "。"}

# What is written from right to left, or turns the direction of writing.
_TURNS: Final = re.compile("[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]")


class Print(NamedTuple):
    """What is printed on a card: its title, what stands in the corner, its text, and the values that words may name."""

    title: str
    corner: str
    text: str
    facts: Fields = MappingProxyType({})
    said: Sayable | None = None  # the same as a message, for cards whose text is composed


class Speech:
    """Says messages in one language.

    >>> from meijin.words.fluent import Source
    >>> words = Words("en", [Source("en.ftl", "seat-red = Red\\nwon = { $who } has won with { $cards }.")])
    >>> shape = Shape("won", (Slot("who", ValueKind.SEAT), Slot("cards", ValueKind.CARD, many=True)))
    >>> speech = Speech("en", [words], {"won": shape}, lambda kind: Print(kind.title(), kind[0], ""))
    >>> speech.say("won", {"who": "red", "cards": ["snow#1", "snow#2", "moon#1"]})
    'Red has won with Snow ×2 and Moon.'
    >>> speech.say("lost", {"who": "red"})
    'Lost: red'
    """

    def __init__(
        self, language: str, words: Sequence[Words], shapes: Mapping[str, Shape], printed: Callable[[str], Print]
    ) -> None:
        self.language = language
        self.words = words  # those that are asked, one after the other
        self.shapes = shapes
        self._printed = printed

    def tell(self, message: Sayable, attribute: str = "") -> str:
        """A message in words."""
        told = message.saying() if isinstance(message, Message) else message
        return self.say(told.id, told.fields, attribute)

    def sentence(self, message: Sayable) -> str:
        """A message as a sentence, where its words may be the part of one: with a capital and a full stop."""
        said = self.tell(message)
        return f"{said[:1].upper()}{said[1:]}{'' if said.endswith(_ENDS) else _FULL_STOP.get(self.language, '.')}"

    def say(self, name: str, fields: Fields, attribute: str = "") -> str:
        """The message of an id with its fields as plain data, in words."""
        said = self.find(name, fields, attribute)
        return _spelled(name, fields) if said is None else said

    def find(self, name: str, fields: Fields, attribute: str = "") -> str | None:
        """The same; None where no language has words for it."""
        shape = self.shapes.get(name) or common_shape(name)
        values = dict(fields) if shape is None else self._values(shape, fields)
        for words in self.words:
            said = words.format(name, attribute, values)
            if said is not None:
                return said
        return None

    def phrase(self, name: str, /, **values: object) -> str:
        """Words that are no message of their own, such as a heading; an attribute stands after a dot.

        >>> from meijin.words.fluent import Source
        >>> words = Words("en", [Source("en.ftl", "row = Row\\n    .help = { $count } cards in play.")])
        >>> Speech("en", [words], {}, lambda kind: Print(kind, "", "")).phrase("row.help", count=3)
        '3 cards in play.'
        """
        message, _, attribute = name.partition(".")
        return self.say(message, values, attribute)

    # -- names ----------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> str:
        """A seat, or a camp."""
        return self.called("seat", name)

    def zone(self, name: str) -> str:
        """A zone."""
        return self.called("zone", name)

    def called(self, sort: str, name: str) -> str:
        """What something is called that the game has declared, such as a phase; as it is spelled if by nothing else."""
        spelled = name.replace("_", " ")
        return self.find(f"{sort}-{_STRANGE.sub('_', name)}", {}) or f"{spelled[:1].upper()}{spelled[1:]}"

    def card(self, card: str) -> str:
        """The title of a card or of a kind of card."""
        kind = kind_of(card)
        return self.find(f"card-{kind}", {}) or self._printed(kind).title

    def one(self, card: str) -> str:
        """A card as a sentence names it: its title, but where that is a number rather "an 8"."""
        kind = kind_of(card)
        for words in self.words:
            said = words.format(f"card-{kind}", "one", {}) or words.format(f"card-{kind}", "", {})
            if said is not None:
                return said
        return self._printed(kind).title

    def card_text(self, card: str) -> str:
        """What is printed on a card."""
        kind = kind_of(card)
        printed = self._printed(kind)
        own = self.find(f"card-{kind}", printed.facts, "text")
        if own is not None:
            return own
        return printed.text if printed.said is None else self.tell(printed.said)

    # -- values ---------------------------------------------------------------------------------------------------

    def _values(self, shape: Shape, fields: Fields) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for slot in shape.slots:
            value = fields.get(slot.name)
            if slot.many:
                several = value or ()
                values[f"{slot.name}_count"] = len(several)
                values[slot.name] = self._listed(slot, several)
            else:
                values[slot.name] = NONE if value is None else self._value(slot, value)
        return values

    def _value(self, slot: Slot, value: Any) -> Any:
        match slot.role:
            case ValueKind.CARD:
                return self.one(value)
            case ValueKind.SEAT:
                return self.seat(value)
            case ValueKind.NUMBER:
                return value
            case ValueKind.PART:
                return self.say(slot.part, value)
            case ValueKind.MESSAGE:
                return self.say(value["id"], value["fields"])
            case ValueKind.CORNER:
                return self._printed(kind_of(value)).corner
            case ValueKind.CARD_TEXT:
                return self.card_text(value)
            case ValueKind.FLAG:
                return "yes" if value else "no"
            case ValueKind.TEXT:
                return f"\u2068{value}\u2069" if _TURNS.search(value) else value
            case ValueKind.ZONE:
                return self.zone(value)
            case ValueKind.TERM:
                return self.find(f"term-{_STRANGE.sub('_', value)}", {}) or value.replace("_", " ")
        return value

    def _listed(self, slot: Slot, values: Sequence[Any]) -> str:
        """Several values as people list them; cards with how many there are of each."""
        if slot.role is ValueKind.CARD:
            return self.listed(self._counted(values))
        if slot.role is ValueKind.CORNER:
            return " ".join([self._value(slot, value) for value in values])
        said = [words for value in values if (words := str(self._value(slot, value)))]
        if slot.role is ValueKind.PART:
            between = self.find(slot.part, {}, "between")
            if between is not None:
                return between.join(said)
        return self.listed(said)

    def _counted(self, cards: Sequence[str]) -> list[str]:
        found: dict[str, list[str]] = {}
        for card in cards:
            found.setdefault(self.card(card), []).append(card)
        return [
            self.one(same[0])
            if len(same) == 1
            else self.find("list-several", {"title": title, "count": len(same)}) or f"{title} ×{len(same)}"
            for title, same in found.items()
        ]

    def listed(self, said: Sequence[str]) -> str:
        """Texts as people list them.

        >>> Speech("en", [], {}, lambda kind: Print(kind, "", "")).listed(["Ann", "Bob", "Cleo"])
        'Ann, Bob and Cleo'
        """
        if len(said) < 2:
            return "".join(said)
        first = said[0]
        for each in said[1:-1]:
            first = self.find("list-more", {"list": first, "next": each}) or f"{first}, {each}"
        return self.find("list-last", {"list": first, "last": said[-1]}) or f"{first} and {said[-1]}"


def kind_of(card: str) -> str:
    """The kind of a card that is named with its copy."""
    return card.partition("#")[0]


def _spelled(name: str, fields: Fields) -> str:
    """What stands for a message that nobody has words for: what it is called, and what it says."""
    kind = str(fields.get("words") or name.partition("-")[2] or name)
    if "words" in fields:
        return f"{kind[:1].upper()}{kind[1:]}"
    said = ", ".join(str(value) for value in fields.values())
    return f"{kind.replace('_', ' ').capitalize()}{': ' if said else ''}{said}"
