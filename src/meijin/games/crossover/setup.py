"""What is fixed before a game of Crossover: options, the two lists, the cards by number, zones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meijin.games.crossover.cards import Pool
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.lists import DeckList, list_of, to_line
from meijin.games.crossover.names import LINES, SEATS, ZONE_NAMES
from meijin.games.crossover.tables import Tables, tables_of
from meijin.kernel.game import NO_LIMIT, Game, Value, limit_of
from meijin.kernel.setup import Setup
from meijin.kernel.state import replaced
from meijin.kernel.zones import Audience, Layout, Zone

COIN: Final = "coin"
_SAME: Final = Audience.NOBODY  # nobody can tell copies of a card apart

# In this order zones have their numbers (names.py).
ZONES: Final = (
    Zone(
        "deck",
        "the Deck (of a Dragon Ball player: the Planet)",
        pile=True,
        known=Audience.NOBODY,
        shown=Audience.NOBODY,
        copies=_SAME,
        arranged=True,
    ),
    Zone("hand", "the cards in hand", ordered=False, known=Audience.OWNER, copies=_SAME),
    Zone("discard", "the Discard Pile, in the order of arrival", copies=_SAME, layout=Layout.STACK),
    Zone("chakra", "the Chakra (Chi) area, in the order of arrival", copies=_SAME),
    Zone("village", "fighters at home and support cards"),
    Zone("battlefield", "the fighters sent out"),
    Zone(
        "rewards",
        "the Battle Rewards a player has won, face down, the latest last",
        known=Audience.NOBODY,
        shown=Audience.NOBODY,
        copies=_SAME,
        layout=Layout.STACK,
    ),
    Zone("wishes", "the Wish cards placed face down", ordered=False, known=Audience.OWNER, copies=_SAME),
    Zone("aside", "Wish cards of the list that are not placed", ordered=False, known=Audience.OWNER, copies=_SAME),
    Zone("stack", "cards on the Chain or being announced"),
    Zone("removed", "cards removed from the game", ordered=False, copies=_SAME, layout=Layout.STACK),
)
assert tuple(zone.name for zone in ZONES) == ZONE_NAMES


@dataclass(frozen=True)
class Terms:
    """What is agreed for a game, and its cards by number."""

    pool: Pool
    lists: tuple[DeckList, ...]  # by seat
    lines: tuple[int, ...]  # by seat
    crossover: bool  # whether the two lines differ
    tables: Tables
    heard: tuple[bool, ...]  # by event: whether a card of the game has a trigger for it
    changes: tuple[bool, ...]  # by what can be changed: whether a card of the game has a static ability for it
    cards: tuple[Card, ...]
    kind: tuple[int, ...]  # the place of a card in the pool
    owner: tuple[int, ...]  # the seat it belongs to
    unmarked: tuple[int, ...]  # no markers of a kind: 0 for each card
    main: tuple[tuple[int, ...], ...]  # the cards of a seat's deck
    wishes: tuple[tuple[int, ...], ...]  # and its registered Wishes
    coin_kinds: tuple[str, ...]
    chooser: int  # the seat that decides who goes first; -1: a coin says who
    first_turn_attack: bool
    first_turn_draw: bool
    second_player_chakra: int
    free_mission_order: bool
    open_sideboard: bool
    open_lists: bool
    turn_limit: int

    def last_turn(self, final_turn: int) -> int:
        """The turn after which the game is decided, by the limit or as time has left so many turns to each; 0: none."""
        last = min(self.turn_limit, 2 * final_turn or NO_LIMIT)
        return 0 if last == NO_LIMIT else last


class CrossoverSetup(Setup):
    """A setup with its terms."""

    terms: Terms

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        pool: Pool,
        lists: tuple[DeckList, ...],
        names: tuple[tuple[str, ...], ...],
    ) -> None:
        """``names`` are per seat the names of all cards, the Wishes last."""
        super().__init__(game, options, seats=SEATS, cards=names[0] + names[1], zones=ZONES)
        kinds = tuple(pool.by_id[name.split("#")[0]].index for name in self.cards)
        cards = tuple(pool.cards[kind] for kind in kinds)
        numbers = (range(len(names[0])), range(len(names[0]), len(self.cards)))
        chooser = str(options["chooser"])
        chakra = options["second_player_chakra"]
        assert isinstance(chakra, int)
        lines = tuple(LINES.index(each.line) for each in lists)
        self.names = names
        tables = tables_of(pool, lines[0] != lines[1])
        self.terms = Terms(
            pool=pool,
            lists=lists,
            lines=lines,
            crossover=lines[0] != lines[1],
            tables=tables,
            heard=tuple(any(hears[kind] for kind in set(kinds)) for hears in tables.hears),
            changes=tuple(bool(marked) and any(marked[kind] for kind in set(kinds)) for marked in tables.changes),
            cards=cards,
            kind=kinds,
            owner=(0,) * len(names[0]) + (1,) * len(names[1]),
            unmarked=(0,) * len(cards),
            main=tuple(tuple(card for card in each if cards[card].type_ is not CardType.WISH) for each in numbers),
            wishes=tuple(tuple(card for card in each if cards[card].type_ is CardType.WISH) for each in numbers),
            coin_kinds=pool.coins,
            chooser=-1 if chooser == COIN else SEATS.index(chooser),
            first_turn_attack=bool(options["first_turn_attack"]),
            first_turn_draw=bool(options["first_turn_draw"]),
            second_player_chakra=chakra,
            free_mission_order=bool(options["free_mission_order"]),
            open_sideboard=bool(options["open_sideboard"]),
            open_lists=bool(options["open_lists"]),
            turn_limit=limit_of(options["turn_limit"]),
        )
        self.secret_sets = self.terms.wishes  # which of them are placed is the owner's secret

    def with_list(self, seat: int, deck: DeckList, names: tuple[str, ...]) -> CrossoverSetup:
        """The same setup as if a seat had this list, with these names of cards: a world thought possible."""
        lists = replaced(self.terms.lists, seat, deck)
        options = {**self.options, f"{self.seats[seat]}_deck": to_line(deck)}
        setup = CrossoverSetup(self.game, options, self.terms.pool, lists, replaced(self.names, seat, names))
        setup.edition = self.edition
        return setup


def make_setup(game: Game, options: Mapping[str, Value], pool: Pool) -> CrossoverSetup:
    """The setup for checked values of the options."""
    lists = tuple(list_of(pool, str(options[f"{seat}_deck"])) for seat in SEATS)
    wishes = bool(options["wishes"])
    names = tuple(card_names(pool, each, seat, wishes) for seat, each in zip(SEATS, lists, strict=True))
    return CrossoverSetup(game, options, pool, lists, names)


def card_names(pool: Pool, deck: DeckList, seat: str, wishes: bool) -> tuple[str, ...]:
    """The names of a seat's cards, copies numbered, in the order of the pool; the Wishes last."""
    held = dict(deck.main) | (dict.fromkeys(deck.wishes, 1) if wishes else {})
    cards = sorted(held, key=lambda card: (card in deck.wishes, pool.by_id[card].index))
    return tuple(f"{card}#{seat[0]}{copy}" for card in cards for copy in range(1, held[card] + 1))
