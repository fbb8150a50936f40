"""Lists that players bring: cards by what people call them, deck lists, what is legal, and building them."""

from meijin.games.crossover.lists.builder import DeckBuilder
from meijin.games.crossover.lists.card_index import CARDS, CardIndex, index_of
from meijin.games.crossover.lists.decklist import LINE_NAMES, DeckList, read_list, sorted_counts, to_line, total
from meijin.games.crossover.lists.decks import DeckOption, list_of, starters_of
from meijin.games.crossover.lists.legality import check_reading, is_limited_fighter

__all__ = [
    "CARDS",
    "LINE_NAMES",
    "CardIndex",
    "DeckBuilder",
    "DeckList",
    "DeckOption",
    "check_reading",
    "index_of",
    "is_limited_fighter",
    "list_of",
    "read_list",
    "sorted_counts",
    "starters_of",
    "to_line",
    "total",
]
