"""Putting decks together, for whoever shows them: what there is to choose from, what is wrong, what is in a list."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import ClassVar, Final

from meijin.games.crossover.cards import POOL, Pool
from meijin.games.crossover.editions import EDITION
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.lists.card_index import index_of
from meijin.games.crossover.lists.decklist import (
    EXCHANGE,
    FORM,
    HEADED,
    LINE_NAMES,
    MAIN,
    SIDE,
    WISHES,
    DeckList,
    DeckReader,
    Reading,
    read_list,
    to_line,
    to_text,
    to_toml,
)
from meijin.games.crossover.lists.decks import starters_of
from meijin.games.crossover.lists.legality import check_reading, is_limited_fighter
from meijin.kernel.lists import Builder, Exchange, Made, ReadyMade, Section, Tally, in_numbers
from meijin.kernel.listtext import Form, ListReader

_RULES: Final = POOL.rules


class DeckBuilder(Builder):
    """Puts decks together of a pool of cards."""

    what: ClassVar[str] = "deck"
    form: ClassVar[Form] = FORM
    exchange: ClassVar[Exchange | None] = EXCHANGE
    sections = (
        Section(MAIN, "Main deck", _RULES.deck_size, _RULES.deck_size),
        Section(SIDE, "Sideboard", _RULES.sideboard_size, _RULES.sideboard_size, may_be_empty=True),
        Section(WISHES, "Wishes", 0, _RULES.wish_max),
    )

    def __init__(self, pool: Pool = POOL, edition: int = EDITION) -> None:
        self._pool = pool
        self._edition = edition
        self.cards = self.index = index_of(pool)

    def pool(self) -> dict[str, tuple[str, ...]]:
        """Every legal card: Wishes are listed apart, all others may be in the main deck and in the sideboard."""
        return {
            card.id: (WISHES,) if card.type_ is CardType.WISH else (MAIN, SIDE)
            for card in self._pool.cards
            if self.index.is_legal(card)
        }

    def ready_made(self) -> tuple[ReadyMade, ...]:
        return tuple(
            ReadyMade(name, deck.name, to_text(deck, self.index), name)
            for name, deck in starters_of(self._pool).items()
        )

    def read(self, text: str, file: str = "") -> Made:
        """The list in a text; the id of a starter deck stands for its list."""
        starter = starters_of(self._pool).get(text.strip().lower())
        return super().read(text, file) if starter is None else self._made(Reading(starter))

    def reader(self) -> DeckReader:
        return DeckReader(self.index)

    def made(self, reader: ListReader) -> Made:
        assert isinstance(reader, DeckReader)
        return self._made(reader.done())

    def _made(self, reading: Reading) -> Made:
        deck = reading.deck
        problems = [
            # What nobody knows is no card that could be shown.
            replace(each, cards=tuple(card for card in each.cards if self.index.knows(card)))
            for each in check_reading(reading, self.index, self._edition)
        ]
        tallies, text = self._tallies(deck), to_text(deck, self.index)
        return Made(deck.name, deck.counts, tuple(problems), tallies, text, to_line(deck))

    def summary(self, made: Made) -> str:
        """Its line, and how many cards of which types it has."""
        types = next(tally.counts for tally in made.tallies if tally.name == "type")
        told = ", ".join(f"{count} {HEADED[kind] if count > 1 else kind.capitalize()}" for kind, count in types)
        main, side, wishes = (sum(made.counts[section].values()) for section in (MAIN, SIDE, WISHES))
        parts = {
            LINE_NAMES.get(read_list(made.text, "deck.txt", self.index).deck.line, ""): 1,
            f"{main} cards ({told})": main,
            f"sideboard {side}": side,
            f"{wishes} Wishes": wishes,
        }
        return ", ".join(part for part, size in parts.items() if part and size)

    def toml(self, made: Made) -> str:
        """A deck in TOML, with its line."""
        return to_toml(read_list(made.text, "deck.txt", self.index).deck, self.index)

    def _tallies(self, deck: DeckList) -> tuple[Tally, ...]:
        """What is counted in the main deck as it is played: types, fighters, turn costs and symbols."""
        played = [
            (self.index.cards[card], count) for card, count in deck.exchanged(self.index).main if self.index.knows(card)
        ]
        types, symbols = Counter[str](), Counter[str]()
        for card, count in played:
            types[card.type_.word] += count
            for symbol in card.symbols:
                symbols[symbol.text] += count
        fighters = sum(count for card, count in played if is_limited_fighter(card.id, self.index))
        turns = [(card.turn, count) for card, count in played if not card.is_art or card.is_adventure]
        return (
            Tally("fighters", (("fighters", fighters),), most=_RULES.fighter_max_main),
            Tally("type", tuple((kind, types[kind]) for kind in HEADED if types[kind])),
            Tally("turn", in_numbers(turns), curve=True),
            Tally("symbols", tuple(sorted(symbols.items(), key=lambda each: (-each[1], each[0])))),
        )
