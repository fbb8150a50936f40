"""What a person at the table has before them, in words."""

from __future__ import annotations

from typing import Any

from meijin.kernel.knowledge import Knowledge


class Table:
    """A seat's view, what it may do, and what is printed on the cards."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.game = knowledge.setup.game
        self.view: dict[str, Any] = dict(knowledge.view)
        self.me: str = knowledge.setup.seats[knowledge.seat]
        self.words = [knowledge.text(action) for action in knowledge.legal]

    def offered(self, verb: str) -> list[str]:
        """The choices that begin with a verb."""
        return [words for words in self.words if words.split()[0] == verb]

    def cards(self, zone: str, owner: str, told: str = "cards") -> list[str]:
        """The cards that are seen in somebody's zone, or with ``contents`` what is known to be in it in any order."""
        for each in self.view["zones"]:
            if each["zone"] == zone and each["owner"] == owner:
                return [card for card in each.get(told, []) if card is not None]
        return []

    def printed(self, card: str, what: str) -> int:
        """A number that is printed on a card; 0 where it has none of that name."""
        number = self.game.card_facts(kind(card)).get(what, 0)
        return number if isinstance(number, int) else 0

    def text(self, card: str) -> str:
        """All that is printed on a card."""
        return self.game.card_text(kind(card))

    def count(self, counter: str, owner: str) -> int:
        """What somebody's counter shows."""
        return int(self.view["counters"][counter][owner])


def kind(card: str) -> str:
    """A card without the number of its copy.

    >>> kind("black_4#1")
    'black_4'
    """
    return card.partition("#")[0]


def about(words: str) -> str:
    """The card or seat that a choice names first.

    >>> about("move piroshki#s1 sw")
    'piroshki#s1'
    """
    return words.split()[1]
