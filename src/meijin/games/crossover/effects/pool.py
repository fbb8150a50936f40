"""What a card file holds: cards, decks, sets and the numbers of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.language.filters import Filter, Selector
from meijin.games.crossover.language.terms import Keyword, OpList
from meijin.games.crossover.language.vocabulary import CardType, Line


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of the rules."""

    deck_size: int
    fighter_max_main: int
    fighter_max_side: int
    same_name_max_main: int
    same_name_max_side: int
    same_number_max_total: int
    sideboard_size: int
    wish_max: int
    opening_hands: tuple[int, ...]
    rewards_to_win: int
    db_coins_for_wish: int
    db_coin_cap: int
    outstanding_margin: int
    breakthrough_double_at: int
    hand_limit: int
    charge_per_turn: int
    deploys_per_turn: int
    missions_per_turn: int
    clients_per_turn: int
    counters_per_turn: int
    team_max: int
    turn_limit: int
    chain_item_limit: int
    operation_limit: int
    waiting_limit: int


@dataclass(frozen=True, slots=True)
class Defaults:
    """The options of a table and what they are unless said otherwise."""

    first_turn_attack: bool
    second_player_chakra: int
    first_turn_draw: bool
    free_mission_order: bool
    open_sideboard: bool
    wishes: bool


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards, and whether decks may hold its cards."""

    name: str
    legal: bool
    source: str
    line: Line | None = None  # of all its cards; None: it may hold those of both


@dataclass(frozen=True, slots=True)
class ForbiddenCard:
    """A printing that no deck may hold."""

    line: Line
    type_: CardType
    number: str
    name: str
    source: str


@dataclass(frozen=True, slots=True)
class StarterDeck:
    """A deck that comes with the game, as it stands in the file: card ids with their counts."""

    id: str
    name: str
    line: Line
    source: str
    main: dict[str, int]
    side: dict[str, int]
    wishes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """All there is to play with. Frames name abilities and lists of operations by their place here."""

    cards: tuple[Card, ...]
    by_id: dict[str, Card]
    abilities: tuple[Ability, ...]  # of cards and keywords, by Ability.number
    lists: tuple[OpList, ...]  # every list of operations, by OpList.number
    filters: tuple[Filter, ...]
    selectors: tuple[Selector, ...]
    keywords: tuple[Keyword, ...]  # as cards bear them, with their parameters
    coins: tuple[str, ...]  # kinds of coins: growth, time and db first
    names: tuple[str, ...]  # by the place of their bit, as are traits and attributes
    traits: tuple[str, ...]
    attributes: tuple[str, ...]
    symbols: dict[Line, tuple[str, ...]]
    ranks: dict[str, int]
    sets: dict[str, CardSet]
    forbidden: tuple[ForbiddenCard, ...]
    decks: tuple[StarterDeck, ...]
    rules: Rules
    defaults: Defaults
