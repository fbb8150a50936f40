"""The starter decks, and the option that chooses a deck: a starter by its id, or any legal list in one line."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import ClassVar, Final

from meijin.games.crossover.cards import POOL, Pool
from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.lists.card_index import index_of
from meijin.games.crossover.lists.decklist import DeckList, read_line, read_list, sorted_counts, to_line
from meijin.games.crossover.lists.legality import check_deck, check_reading
from meijin.kernel import registry
from meijin.kernel.errors import SetupError, quoted, spoken_by
from meijin.kernel.game import Option, Value
from meijin.kernel.lists import ListError
from meijin.kernel.messages import NoStarter, NoValue, OptionRefused

LONGEST: Final = 10_000  # characters of a list in one line
EXAMPLE: Final = "2 n-490, 1 n-497, ... / side 1 n-423, ... / wishes h-wi01"


@lru_cache(maxsize=8)
def starters_of(pool: Pool) -> dict[str, DeckList]:
    """The decks that come with a pool, by their ids."""
    cards = index_of(pool)
    return {
        deck.id: DeckList(
            deck.line.word,
            sorted_counts(deck.main, cards),
            sorted_counts(deck.side, cards),
            tuple(sorted(deck.wishes, key=lambda card: cards.places[card])),
            deck.name,
        )
        for deck in pool.decks
    }


STARTERS: Final = starters_of(POOL)


@lru_cache(maxsize=64)
def list_of(pool: Pool, value: str) -> DeckList:
    """The list that a value of a deck option stands for, with main deck and sideboard as they are played."""
    starters = starters_of(pool)
    cards = index_of(pool)
    return starters[value] if value in starters else read_line(value, cards).deck.exchanged(cards)


@dataclass(frozen=True)
class DeckOption(Option):
    """A choice of a deck. Its value is the id of a starter deck, or a legal list in one line."""

    pool: Pool = POOL
    edition: int = EDITION

    takes_files: ClassVar[bool] = True
    is_list: ClassVar[bool] = True

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return f"{', '.join(starters_of(self.pool))}, or a list such as {EXAMPLE}"

    def read(self, value: object) -> Value:
        """The id or the list in its one canonical form; a list that is not legal is refused with every broken rule."""
        starters, cards = starters_of(self.pool), index_of(self.pool)
        if isinstance(value, DeckList):
            deck, problems = value, check_deck(value, cards, self.edition)
        else:
            text = value.strip() if isinstance(value, str) else ""
            if text.lower() in starters:
                return text.lower()
            if not text or len(text) > LONGEST:
                raise SetupError(NoValue(quoted(self.name), quoted(value), self.allowed))
            if " " not in text and "," not in text:
                close = get_close_matches(text.lower(), starters, n=1)
                because = NoStarter(quoted(text), quoted(close[0]) if close else None, self.allowed)
                raise SetupError(OptionRefused(quoted(self.name), because))
            reading = read_line(text, cards)
            deck, problems = reading.deck, check_reading(reading, cards, self.edition)
        if problems:
            with spoken_by(registry.find("crossover")):
                raise SetupError(OptionRefused(quoted(self.name), ListError(problems).said))
        return to_line(deck)

    def registered(self, value: Value) -> Value:
        """The list without what was exchanged since; a starter deck has its id."""
        starters, text = starters_of(self.pool), str(value)
        if text in starters:
            return text
        line = to_line(read_line(text, index_of(self.pool)).deck.registered())
        return next((name for name, deck in starters.items() if to_line(deck) == line), line)

    def read_file(self, name: str, text: str) -> Value:
        """The list that lies in a file; everything that is wrong with it is named with its line."""
        cards = index_of(self.pool)
        reading = read_list(text, name, cards)
        if problems := check_reading(reading, cards, self.edition):
            with spoken_by(registry.find("crossover")):
                raise ListError(problems, name)
        return to_line(reading.deck)
