"""What is fixed before a game of Ranking Battle: options, seats, zones, and how the table is laid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.options import RANDOM
from meijin.games.ranking_battle.spelling import SEATS
from meijin.kernel.game import NO_LIMIT, Game, Value, limit_of
from meijin.kernel.setup import Setup
from meijin.kernel.zones import Audience, Layout, Zone

DEFAULT_PLAYERS: Final = 4

_SAME: Final = Audience.NOBODY  # nobody can tell copies of a card apart
_DECK: Final = Zone(
    "deck",
    "a personal deck",
    pile=True,
    known=Audience.NOBODY,
    shown=Audience.NOBODY,
    contents=Audience.OWNER,
    copies=_SAME,
)
_EVENT_DECK: Final = Zone(
    "event_deck",
    "the event deck",
    owned=False,
    pile=True,
    known=Audience.NOBODY,
    contents=Audience.EVERYONE,
    copies=_SAME,
)
_WEAPONS: Final = replace(_EVENT_DECK, name="weapons", help="the weapon deck", arranged=True)
# In this order the closed piles have their places in ``batches``.
ZONES: Final = (
    _EVENT_DECK,
    Zone("display", "the events on display, in slots 1 to 4", owned=False, copies=_SAME, layout=Layout.GRID),
    _WEAPONS,
    Zone("used_weapons", "the weapon discard pile", owned=False, ordered=False, copies=_SAME, layout=Layout.STACK),
    Zone(
        "supply",
        "the piles of characters and cats that can be acquired",
        owned=False,
        ordered=False,
        copies=_SAME,
        packed=True,
        layout=Layout.GRID,
    ),
    Zone(
        "box",
        "the cards out of the game",
        owned=False,
        ordered=False,
        copies=_SAME,
        packed=True,
        layout=Layout.STACK,
    ),
    _DECK,
    Zone(
        "hand",
        "the cards in hand",
        ordered=False,
        known=Audience.OWNER,
        shown=Audience.OWNER,
        copies=_SAME,
    ),
    Zone("discard", "a discard pile", ordered=False, copies=_SAME, layout=Layout.STACK),
    Zone("attacker", "the attacker", copies=_SAME),
    Zone("played", "the characters played in this turn, in order", copies=_SAME),
    Zone("board_events", "the events on a board", ordered=False, copies=_SAME),
    Zone("equipped", "the weapon in a battle", copies=_SAME),
    Zone("aside", "the cards a defender has used in reaction", ordered=False, copies=_SAME),
)


@dataclass(frozen=True)
class Terms:
    """What is agreed for a game."""

    ruler_at: int  # victory cards that make Rank 1 the provisional ruler
    instant_at: int  # and that end the game at once
    last_turn: int  # NO_LIMIT without one
    head_starts: tuple[tuple[int, int], ...]  # points and cards in the first turn, by place from the second on
    characters: tuple[int, ...]  # the kinds selected by the table; none if by lot
    open_counting: bool


class RankingSetup(Setup):
    """A setup with its cards and its terms."""

    def __init__(self, game: Game, options: Mapping[str, Value], players: int, book: Book) -> None:
        counting = bool(options["open_counting"])
        zones = ZONES if counting else tuple(replace(zone, contents=Audience.NOBODY) for zone in ZONES)
        super().__init__(game, options, seats=SEATS[:players], cards=book.names, zones=zones)
        self.book = book
        rules = book.catalogue.rules
        quick = bool(options["quick"])
        chosen = str(options["characters"])
        limit = limit_of(options["round_limit"])
        self.terms = Terms(
            ruler_at=rules.quick_ruler_victories if quick else rules.ruler_victories,
            instant_at=rules.quick_instant_victories if quick else rules.instant_victories,
            last_turn=min(limit * players, NO_LIMIT),
            head_starts=tuple(zip(rules.first_turn_points[players], rules.first_turn_draws[players], strict=True)),
            characters=() if chosen == RANDOM else tuple(book.ids.index(name) for name in chosen.split(",")),
            open_counting=counting,
        )


def pool_of(book: Book, selected: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds that can be acquired, apart from events."""
    return tuple(sorted([*selected, *book.always]))


def plays_event(book: Book, selected: tuple[int, ...], kind: int) -> bool:
    """Whether an event takes part: everybody it requires must be there (section 3)."""
    here = 0
    for each in (*selected, *book.always):
        here |= book.person_bit[each]
    return not book.requires[kind] & ~here
