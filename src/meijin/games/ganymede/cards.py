"""The cards and modes of Ganymede, read from ``cards.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meijin.kernel.catalogue import Entry, parse_toml, read_former, read_toml
from meijin.kernel.game import NO_LIMIT

CAMPS: Final = ("red", "green", "purple")
RED, GREEN, PURPLE = range(len(CAMPS))
COLOURS: Final = ("red", "green", "black", "purple")

# What a card can do, each with a hint in six characters or fewer for a small drawing of it.
_KEYWORDS: Final = {
    **{"none": "", "ace": "1/11", "extra_draw": "draw+1", "withdraw": "pull"},
    **{"scout": "scout", "damage_bonus": "+2 dmg", "overload": "foe +2"},
}
KEYWORDS: Final = tuple(_KEYWORDS)
HINTS: Final = tuple(_KEYWORDS.values())
NONE, ACE, EXTRA_DRAW, WITHDRAW, SCOUT, DAMAGE_BONUS, OVERLOAD = range(len(KEYWORDS))

# The fields of an effect: numbers that the rules use, and words on when and how, which only describe it.
EFFECT_NUMBERS: Final = ("values", "amount", "opponent_strength", "damage_taken_max")
EFFECT_FIELDS: Final = (
    *EFFECT_NUMBERS,
    *("trigger", "optional", "draws", "cards", "look", "may_discard", "stacks", "automaton"),
)


@dataclass(frozen=True)
class Card:
    """One kind of card."""

    id: str
    name: str
    colour: str
    rank: str  # what is printed in the corner: A, 2, ... 10
    number: int
    count: int
    keyword: int
    text: str


@dataclass(frozen=True)
class Rules:
    """The numbers that hold in every mode."""

    bust_above: int
    exact_bonus_at: int
    exact_bonus_damage: int
    draw_limit: int
    draw_blocked_above: int
    round_cap: int
    ace_high: int  # what an ace counts more when it is announced high
    bonus_damage: int  # of each 7
    overload_strength: int  # what each 10 adds to the opponent
    overload_limit: int  # the damage a camp with a 10 takes at most


@dataclass(frozen=True)
class Mode:
    """One of the three ways to play."""

    name: str
    title: str
    seats: tuple[str, ...]
    hp: tuple[int, ...]  # per seat; the automaton's is its difficulty
    automaton: bool  # Purple is played by rule 4.7
    stops_above: int  # where the automaton stops drawing
    min_draws: int
    bonus_on_tie: bool
    hidden: bool  # drawn cards stay face down until the Showdown
    token: bool  # there is a Start Player token
    last_round: int = NO_LIMIT  # after which the game ends (R26)
    tens_before_ace: bool = False  # the automaton settles its ace in each comparison, raised by the 10s there (R24)


@dataclass(frozen=True)
class Catalogue:
    """Everything in the data file."""

    name: str
    rules: Rules
    cards: tuple[Card, ...]
    modes: dict[str, Mode]
    difficulty: dict[str, int]
    default_difficulty: str


FILE: Final = "cards.toml"


def read_catalogue(text: str | None = None, file: str = FILE) -> Catalogue:
    """The data file of this package, or another text of the same form."""
    return _read(read_toml(__package__, file) if text is None else parse_toml(text, file), file)


def former_catalogue(edition: int) -> Catalogue:
    """The data file as an edition of the rules had it. The cards are the same in all of them, only HP are not."""
    return _read(read_former(__package__, FILE, edition), FILE)


def _read(table: dict[str, object], file: str) -> Catalogue:
    top = Entry(table, file, "")
    cards = tuple(_read_card(entry) for entry in top.entries("cards"))
    modes = top.entry("modes")
    difficulty = modes.entry("coop").entry("difficulty")
    levels = {name: difficulty.number(name, 10, 60) for name in ("easy", "normal", "hard")}
    catalogue = Catalogue(
        name=top.entry("game").text("name"),
        rules=_read_rules(top.entry("rules"), top.entries("cards")),
        cards=cards,
        modes={name: _read_mode(modes.entry(name), name) for name in ("battle", "coop", "trio")},
        difficulty=levels,
        default_difficulty=difficulty.text("default", levels),
    )
    difficulty.done()
    modes.done()
    for component in top.entries("components"):
        quantity = component.number("quantity", 1, 100)
        colour = component.text("id").removesuffix("_cards")
        if colour in COLOURS:
            have = sum(card.count for card in cards if card.colour == colour)
            if have != quantity:
                raise component.wrong("quantity", f"says {quantity}, but there are {have} {colour} cards")
        component.done()
    top.done()
    return catalogue


def _read_card(entry: Entry) -> Card:
    effect = entry.entry("effect")
    keyword = KEYWORDS.index(effect.text("keyword", KEYWORDS))
    number = entry.number("number", 1, 10)
    card = Card(
        id=entry.text("id"),
        name=entry.text("name"),
        colour=entry.text("color", COLOURS),
        rank=entry.text("rank") if entry.has("rank") else str(number),
        number=number,
        count=entry.number("count", 1, 18),
        keyword=keyword,
        text=entry.text("text"),
    )
    for described in EFFECT_FIELDS:
        effect.has(described)
    effect.done()
    entry.done()
    return card


def _read_rules(entry: Entry, cards: list[Entry]) -> Rules:
    effects: dict[str, Entry] = {}
    for effect in [card.entry("effect") for card in cards]:
        first = effects.setdefault(effect.text("keyword"), effect)
        for field in EFFECT_NUMBERS:
            if first.table.get(field) != effect.table.get(field):
                raise effect.wrong(field, f"must be the same as of {first.name}: {first.table.get(field)!r}")
    for keyword in KEYWORDS:
        if keyword not in effects:
            raise entry.wrong("cards", f"no card has the keyword {keyword!r}")
    values = effects["ace"].numbers("values")
    if len(values) != 2:
        raise effects["ace"].wrong("values", f"must be two numbers, not {values!r}")
    rules = Rules(
        bust_above=entry.number("bust_above", 1, 99),
        exact_bonus_at=entry.number("exact_bonus_at", 1, 99),
        exact_bonus_damage=entry.number("exact_bonus_damage", 0, 9),
        draw_limit=entry.number("draw_limit", 1, 9),
        draw_blocked_above=entry.number("draw_blocked_above", 1, 99),
        round_cap=entry.number("round_cap", 1, 999),
        ace_high=values[1] - values[0],
        bonus_damage=effects["damage_bonus"].number("amount", 0, 9),
        overload_strength=effects["overload"].number("opponent_strength", 0, 9),
        overload_limit=effects["overload"].number("damage_taken_max", 0, 9),
    )
    entry.done()
    return rules


def _read_mode(entry: Entry, name: str) -> Mode:
    seats = entry.texts("seats", CAMPS)
    automaton = entry.has("automaton")
    entry.has("difficulty")
    mode = Mode(
        name=name,
        title=entry.text("name"),
        seats=seats,
        hp=tuple(entry.number(f"hp_{camp}", 1, 60) for camp in seats),
        automaton=automaton,
        stops_above=entry.number("automaton_draws_while_at_most", 1, 99) if automaton else 0,
        min_draws=entry.number("min_draws", 0, 1),
        bonus_on_tie=entry.flag("exact_bonus_on_tie"),
        hidden=entry.flag("cards_hidden_until_showdown"),
        token=entry.flag("start_player_token"),
    )
    entry.done()
    return mode


CATALOGUE: Final = read_catalogue()
RULES: Final = CATALOGUE.rules
# The numbers of the inner loop by names of their own: looking up an attribute each time would cost too much.
BUST_ABOVE: Final = RULES.bust_above
EXACT: Final = RULES.exact_bonus_at
EXACT_BONUS: Final = RULES.exact_bonus_damage
DRAW_LIMIT: Final = RULES.draw_limit
DRAW_BLOCKED_ABOVE: Final = RULES.draw_blocked_above
ACE_HIGH: Final = RULES.ace_high
BONUS_DAMAGE: Final = RULES.bonus_damage
OVERLOAD_STRENGTH: Final = RULES.overload_strength
OVERLOAD_LIMIT: Final = RULES.overload_limit
KINDS: Final = {card.id: card for card in CATALOGUE.cards}

# Every physical card by its number: first Red, then Green, Black and Purple, each in the order of the data file.
# Battle does without the last group.
COPIES: Final = tuple(
    (card, copy)
    for colour in COLOURS
    for card in CATALOGUE.cards
    if card.colour == colour
    for copy in range(1, card.count + 1)
)
NAMES: Final = tuple(f"{card.id}#{copy}" for card, copy in COPIES)
NUMBER: Final = [card.number for card, _ in COPIES]
KEYWORD: Final = [card.keyword for card, _ in COPIES]
USED_WHEN_DRAWN: Final = [keyword in (EXTRA_DRAW, SCOUT) for keyword in KEYWORD]
COLOUR: Final = [card.colour for card, _ in COPIES]
BLACK_KINDS: Final = tuple(card for card in CATALOGUE.cards if card.colour == "black")
# The kind of each Black card by its place in BLACK_KINDS; -1 for the others.
BLACK_KIND: Final = [BLACK_KINDS.index(card) if card.colour == "black" else -1 for card, _ in COPIES]

BLACK_COPIES: Final = [[card for card, its in enumerate(BLACK_KIND) if its == kind] for kind in range(len(BLACK_KINDS))]

# A tally is the sum of the weights of some cards: one number that holds their total with every ace as 1, how many
# they are and how many of each effect that is counted, in fields of four bits or more that never run over. Adding a
# card to a row is one addition, and comparing two rows needs no loop.
TOTAL: Final = 0xFF
CARD: Final = 1 << 8
ACES: Final = 1 << 12
THREES: Final = 1 << 16
SEVENS: Final = 1 << 20
TENS: Final = 1 << 24
_FIELDS: Final = {ACE: ACES, WITHDRAW: THREES, DAMAGE_BONUS: SEVENS, OVERLOAD: TENS}
WEIGHT: Final = [card.number + CARD + _FIELDS.get(card.keyword, 0) for card, _ in COPIES]


def tally(cards: list[int]) -> int:
    """The tally of some cards."""
    return sum([WEIGHT[card] for card in cards])


# The numbers of all cards of a colour.
CARDS_OF: Final = {colour: [card for card, its in enumerate(COLOUR) if its == colour] for colour in COLOURS}
