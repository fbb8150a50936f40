"""What is chosen before a game of Ranking Battle beyond words and numbers: the characters, and cards of one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from meijin.games.ranking_battle.book import BOOK, Book
from meijin.games.ranking_battle.cards import OWN_GROUPS, read_catalogue
from meijin.games.ranking_battle.spelling import number
from meijin.kernel import owncards
from meijin.kernel.errors import RosterError, SetupError, quoted
from meijin.kernel.game import Option, Value
from meijin.kernel.messages import NoValue, OptionRefused
from meijin.kernel.roster import Part, Roster

RANDOM: Final = "random"


def selection(book: Book) -> Roster:
    """What a legal selection of characters is."""
    catalogue = book.catalogue
    count = catalogue.rules.characters_in_pool
    pool = tuple(book.ids[kind] for kind in book.selectable)
    barred = [
        (character.id, "it is always in the game (RB3.2)" if character.in_pool else "it is never in the pool (RB3.2)")
        for character in catalogue.characters
        if not character.selectable
    ]
    return Roster("selection", (Part("character", "characters", count, count, pool),), 1, tuple(barred))


@dataclass(frozen=True)
class Characters(Option):
    """Which characters take part: by lot, or exactly so many by name."""

    book: Book = BOOK

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        count = self.book.catalogue.rules.characters_in_pool
        names = ", ".join(self.book.ids[kind] for kind in self.book.selectable)
        return f"{RANDOM}, or {number(count)} of {names} with commas between them"

    def read(self, value: object) -> Value:
        """``random``, or the names in the order of the data file with commas between them."""
        if isinstance(value, (list, tuple)) and value and all(isinstance(each, str) for each in value):
            value = ",".join(value)
        if not isinstance(value, str):
            raise SetupError(NoValue(quoted(self.name), quoted(value), self.allowed))
        text = value.strip().lower()
        if text == RANDOM:
            return RANDOM
        kinds = [self.book.named.get(name.strip(), name.strip()) for name in text.split(",")]
        names = [self.book.ids[kind] if isinstance(kind, int) else kind for kind in kinds]
        try:
            selection(self.book).check(names)
        except RosterError as error:
            rule = None if "(RB" in str(error) else "RB3.1"
            raise SetupError(OptionRefused(quoted(self.name), error.said, rule)) from None
        return ",".join(name for name in self.book.ids if name in names)


class CardsOption(owncards.CardsOption):
    """Cards of one's own, in a file like that of the game."""

    groups: ClassVar[tuple[str, ...]] = OWN_GROUPS

    def check(self, document: dict[str, object], name: str) -> None:
        read_catalogue(own=document, own_file=name)
