"""Finding a card by what people write in a deck list: its id, its number or its name."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from meijin.games.crossover.cards import POOL, ForbiddenCard, Pool
from meijin.games.crossover.effects.card import Card
from meijin.kernel.errors import quoted
from meijin.kernel.listtext import CLOSE, name_key, plain

# A number as it is printed, also where a letter after it marks an alternate print: N-490, N-US118, H-WA01, N-490a.
NUMBER: Final = re.compile(r"[a-z]{1,2}-[a-z]*\d+[a-z]?")
ALTERNATE: Final = re.compile(r"(.*\d)[a-z]")
LEADING_ZEROS: Final = re.compile(r"(?<!\d)0+(?=\d)")


def original(number: str) -> str:
    """The number of the first print as it is compared: alternate prints count as it, and so do leading zeros (R53).

    >>> original("n-490a"), original("n-490"), original("N-US118")
    ('n-490', 'n-490', 'n-us118')
    >>> original("EV-069"), original("EV-69"), original("H-WA01")
    ('ev-69', 'ev-69', 'h-wa1')
    """
    number = plain(number)
    alternate = ALTERNATE.fullmatch(number)
    return LEADING_ZEROS.sub("", alternate[1] if alternate else number)


class CardIndex:
    """The cards of a pool as deck lists name them."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.cards: dict[str, Card] = {card.id: card for card in pool.cards}
        self.places: dict[str, int] = {card.id: place for place, card in enumerate(pool.cards)}
        self.forbidden: dict[str, ForbiddenCard] = {original(each.number): each for each in pool.forbidden}
        self._ids: dict[str, str] = {}
        self._originals: dict[str, str] = {}
        self._names: dict[str, list[str]] = {}
        for card in pool.cards:
            self._ids[plain(card.number)] = self._ids[card.id] = card.id
            self._originals.setdefault(original(card.number), card.id)
            if self.is_legal(card):
                self._names.setdefault(name_key(card.name), []).append(card.id)

    def is_legal(self, card: Card) -> bool:
        """Whether a card may be in a deck at all: it is of a legal set and not forbidden."""
        known = self.pool.sets.get(card.set_)
        return known is not None and known.legal and original(card.number) not in self.forbidden

    def knows(self, card: str) -> bool:
        return card in self.cards

    def find(self, words: str) -> str:
        """The id of the card that is meant; for a card that is not in the pool, the words themselves in small letters.

        An alternate print is found under its original number, a name only where one legal card has it.
        """
        wanted = plain(words)
        if found := self._numbered(wanted):
            return found
        named = self._names.get(name_key(wanted), [])
        return named[0] if len(named) == 1 else wanted

    def is_number(self, word: str) -> bool:
        """Whether a word is an id or looks like the number of a card."""
        return bool(self._numbered(plain(word)) or NUMBER.fullmatch(plain(word)))

    def title(self, card: str) -> str:
        """A card as problems name it: its number and its name, as far as they are known."""
        if card in self.cards:
            return f"{self.cards[card].number} {self.cards[card].name}"
        forbidden = self.forbidden.get(original(card))
        return f"{forbidden.number} {forbidden.name}" if forbidden else quoted(card)

    def name(self, card: str) -> str:
        """The printed name of a card, empty if it is not known."""
        if card in self.cards:
            return self.cards[card].name
        forbidden = self.forbidden.get(original(card))
        return forbidden.name if forbidden else ""

    def namesakes(self, words: str) -> list[str]:
        """The numbers of all legal cards of a name that several of them have."""
        named = self._names.get(name_key(words), [])
        return [self.cards[card].number for card in named] if len(named) > 1 else []

    def meant(self, words: str) -> str:
        """The id of the card that may be meant by words which name none; empty if none is like them."""
        if undashed := [card for card in self.cards if card.replace("-", "") == plain(words)]:
            return undashed[0]
        if self.is_number(words):
            return next(iter(get_close_matches(words, self.cards, n=1, cutoff=CLOSE)), "")
        return next((self._names[name][0] for name in get_close_matches(name_key(words), self._names, n=1)), "")

    def _numbered(self, word: str) -> str:
        """The id of a card by its id or number, or by that of an alternate print; empty if there is none."""
        return self._ids.get(word) or self._originals.get(original(word), "")


@lru_cache(maxsize=8)
def index_of(pool: Pool) -> CardIndex:
    """The index of a pool."""
    return CardIndex(pool)


CARDS: Final = index_of(POOL)
