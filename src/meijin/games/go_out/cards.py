"""The battle cards and characters of Go Out Battle, read from ``cards.toml`` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meijin.kernel.catalogue import Entry, parse_toml, read_former, read_toml
from meijin.kernel.overlay import varying

FILE: Final = "cards.toml"
NUMBERS: Final = 13  # the number cards are 1 to 13
COPIES: Final = 6  # of each number
GUARDS: Final = 8
BATTLE_CARDS: Final = NUMBERS * COPIES + GUARDS
GUARD: Final = NUMBERS  # the kind of the Guards, after those of the numbers, which are one less than the number
KINDS: Final = NUMBERS + 1
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
MOST_DAMAGE: Final = 9  # of a number card
MOST_LIFE: Final = 30
TOP_RANK: Final = NUMBERS + 1  # the highest rank a play can be declared

# What a revealed character can do, each with a hint in six characters or fewer for a small drawing of the card. From
# RANK_MERGE on it changes which cards may be put down.
_POWERS: Final = {
    **{"hidden": "", "double_draw": "draw+", "damage_bonus": "+dmg", "absorb": "absorb", "gift": "gift"},
    **{"rank_merge": "merge", "rank_as": "high", "sweep": "sweep", "phantom_pair": "pair"},
}
POWERS: Final = tuple(_POWERS)
HINTS: Final = tuple(_POWERS.values())
HIDDEN, DOUBLE_DRAW, DAMAGE_BONUS, ABSORB, GIFT, RANK_MERGE, RANK_AS, SWEEP, PHANTOM_PAIR = range(len(POWERS))


@dataclass(frozen=True)
class BattleCard:
    """One kind of battle card."""

    id: str
    name: str
    damage: int  # 0 for the Guard
    text: str


@dataclass(frozen=True)
class Character:
    """One of the characters of every set."""

    id: str
    name: str
    short_name: str
    difficulty: int
    life: int
    power: int
    text: str


@dataclass(frozen=True)
class Numbers:
    """The numbers in the characters' effects."""

    merged: tuple[int, ...]  # the numbers that may be played together
    merged_rank: int
    raised: int  # the number that may be played higher
    raised_rank: int
    draw_factor: int
    sweep_cards: int
    swept: tuple[int, ...]  # the two numbers that a sweep is made of
    bonus: int
    no_bonus: tuple[int, ...]  # the numbers without the bonus
    counts_as: int


@dataclass(frozen=True)
class Catalogue:
    """Everything in the data file."""

    name: str
    minutes: int
    sets: tuple[str, ...]
    hand_size: dict[int, int]  # by the number of players
    wins_needed: dict[int, int]
    battle_cards: tuple[BattleCard, ...]  # by kind
    characters: tuple[Character, ...]
    numbers: Numbers


def read_catalogue(text: str | None = None, file: str = FILE) -> Catalogue:
    """The data file of this package, or another text of the same form."""
    return _catalogue(Entry(read_toml(__package__, file) if text is None else parse_toml(text, file), file, ""))


def former_catalogue(edition: int) -> Catalogue:
    """The data file as an edition of the rules had it."""
    return _catalogue(Entry(read_former(__package__, FILE, edition), FILE, ""))


def _catalogue(top: Entry) -> Catalogue:
    game, setup = top.entry("game"), top.entry("setup")
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    hand_size, wins_needed = setup.entry("hand_size"), setup.entry("wins_needed")
    characters = top.entries("character")
    catalogue = Catalogue(
        name=game.text("name"),
        minutes=game.number("minutes", 1, 999),
        sets=_read_sets(top),
        hand_size={count: hand_size.number(str(count), 1, BATTLE_CARDS // count) for count in counts},
        wins_needed={count: wins_needed.number(str(count), 1, 3) for count in counts},
        battle_cards=_read_battle_cards(top),
        characters=tuple(_read_character(entry) for entry in characters),
        numbers=_read_numbers(top, characters),
    )
    for entry in (game, setup, hand_size, wins_needed, top, *characters):
        entry.done()
    return catalogue


def _read_sets(top: Entry) -> tuple[str, ...]:
    entries = top.entries("character_set")
    if len(entries) != MOST_PLAYERS:
        raise top.wrong("character_set", f"must have {MOST_PLAYERS} entries, not {len(entries)}")
    for entry in entries:
        entry.done()
    return tuple(entry.text("id") for entry in entries)


def _read_battle_cards(top: Entry) -> tuple[BattleCard, ...]:
    entries = top.entries("battle_card")
    if len(entries) != KINDS:
        raise top.wrong("battle_card", f"must have {KINDS} entries: the numbers 1 to {NUMBERS}, then the Guard")
    cards = []
    for kind, entry in enumerate(entries):
        copies = GUARDS if kind == GUARD else COPIES
        entry.number("copies", copies, copies)
        if kind != GUARD:
            entry.number("number", kind + 1, kind + 1)
        damage = 0 if kind == GUARD else entry.number("damage", 1, MOST_DAMAGE)
        cards.append(BattleCard(entry.text("id"), entry.text("name"), damage, entry.text("text")))
        entry.done()
    return tuple(cards)


def _read_character(entry: Entry) -> Character:
    return Character(
        id=entry.text("id"),
        name=entry.text("name"),
        short_name=entry.text("short_name"),
        difficulty=entry.number("difficulty", 1, 3),
        life=entry.number("life", 1, MOST_LIFE),
        power=POWERS.index(entry.entry("effect").text("keyword", POWERS[1:])),
        text=entry.text("text"),
    )


def _read_numbers(top: Entry, characters: list[Entry]) -> Numbers:
    effects: dict[str, Entry] = {}
    for character in characters:
        effect = character.entry("effect")
        keyword = effect.text("keyword")
        if keyword in effects:
            raise effect.wrong("keyword", f"{keyword!r} is that of {effects[keyword].name} already")
        effects[keyword] = effect
    for keyword in POWERS[1:]:
        if keyword not in effects:
            raise top.wrong("character", f"none has the keyword {keyword!r}")
    merge, raise_, sweep, bonus = (effects[keyword] for keyword in ("rank_merge", "rank_as", "sweep", "damage_bonus"))
    numbers = Numbers(
        merged=_some_numbers(merge, "numbers", 2, 3),
        merged_rank=merge.number("as_rank", 1, TOP_RANK),
        raised=raise_.number("number", 1, NUMBERS),
        raised_rank=raise_.number("as_rank", 1, TOP_RANK),
        draw_factor=effects["double_draw"].number("factor", 1, 3),
        sweep_cards=sweep.number("cards", 2, COPIES),
        swept=_some_numbers(sweep, "numbers", 2, 2),
        bonus=bonus.number("amount", 0, MOST_DAMAGE),
        no_bonus=_some_numbers(bonus, "except_numbers", 0, NUMBERS),
        counts_as=effects["phantom_pair"].number("counts_as", 1, COPIES),
    )
    for effect in effects.values():
        effect.done()
    return numbers


def _some_numbers(effect: Entry, field: str, fewest: int, most: int) -> tuple[int, ...]:
    """Different numbers of cards, from the lowest up."""
    numbers = effect.numbers(field)
    if list(numbers) != sorted(set(numbers)) or not all(1 <= number <= NUMBERS for number in numbers):
        raise effect.wrong(field, f"must be different numbers from 1 to {NUMBERS} in order, not {list(numbers)}")
    if not fewest <= len(numbers) <= most:
        right = str(fewest) if fewest == most else f"from {fewest} to {most}"
        raise effect.wrong(field, f"must be {right} numbers, not {len(numbers)}")
    return numbers


CATALOGUE: Final = read_catalogue()
EFFECTS: Final = CATALOGUE.numbers
SETS: Final = CATALOGUE.sets
CHARACTERS: Final = CATALOGUE.characters
# Every physical card by its number: the battle cards kind by kind, so that a kind is a run of adjacent bits in a set of
# cards, then the characters set by set. With fewer players the last sets stay in the box.
KIND: Final = [min(card // COPIES, GUARD) for card in range(BATTLE_CARDS)]
FIRST_CARD: Final = [kind * COPIES for kind in range(KINDS)]
NAMES: Final = (
    *[f"{CATALOGUE.battle_cards[kind].id}#{card - FIRST_CARD[kind] + 1}" for card, kind in enumerate(KIND)],
    *[f"{character.id}#{colour}" for colour in SETS for character in CHARACTERS],
)
CHARACTER: Final = {character.id: character for character in CHARACTERS}

BIT: Final = [1 << card for card in range(len(NAMES))]
ALL_BATTLE_CARDS: Final = (1 << BATTLE_CARDS) - 1
ALL_NUMBERS: Final = (1 << FIRST_CARD[GUARD]) - 1
# The set of all copies of a kind.
OF_KIND: Final = [sum(BIT[card] for card, its in enumerate(KIND) if its == kind) for kind in range(KINDS)]


def first_character(seat: int) -> int:
    """The first card of a seat's set; the others follow it.

    >>> NAMES[first_character(1)]
    'nerai#blue'
    """
    return BATTLE_CARDS + seat * len(CHARACTERS)


def lives_by_card(characters: tuple[Character, ...]) -> tuple[int, ...]:
    """By card, 0 for battle cards: the life of a character.

    >>> lives_by_card(CHARACTERS)[first_character(2)] == CHARACTERS[0].life
    True
    """
    return (0,) * BATTLE_CARDS + tuple([character.life for _ in SETS for character in characters])


# By card, HIDDEN for battle cards: the power of a character.
POWER: Final = [HIDDEN] * BATTLE_CARDS + [character.power for _ in SETS for character in CHARACTERS]
# The most damage that one pass can cost.
WORST_PASS: Final = varying(
    max(
        card.damage + (EFFECTS.bonus if kind + 1 not in EFFECTS.no_bonus else 0)
        for kind, card in enumerate(CATALOGUE.battle_cards[:NUMBERS])
    )
)
