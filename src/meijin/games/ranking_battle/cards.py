"""The cards and numbers of Ranking Battle, read from ``cards.toml`` and checked.

Effects are data: the file names them with their parameters, ``effects.py`` and ``abilities.py`` have one function for
each. What a card says of itself (``describe``) is composed from its effects; the ``text`` in the file is there for
whoever reads the file, and must say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from meijin.games.ranking_battle.abilities import (
    ABILITIES,
    SEXES,
    WEAPON_ABILITIES,
    BattleAbility,
    WeaponAbility,
)
from meijin.games.ranking_battle.card_checks import (
    check_copies,
    check_events,
    check_kinds,
    check_names,
    check_ranks,
    check_texts,
    check_weapons,
)
from meijin.games.ranking_battle.effects import EFFECTS, REPEAT_BONUS, Effect, EffectList, say
from meijin.games.ranking_battle.parameters import HIGHEST, Built, Number, Parameter, Person, Printed, Then, Word
from meijin.games.ranking_battle.spelling import FEWEST_PLAYERS, SEATS, number, sentence
from meijin.kernel.catalogue import Entry, parse_toml, read_former, read_toml
from meijin.kernel.errors import listed
from meijin.kernel.overlay import is_laid

T = TypeVar("T", bound=Built)
OWN_GROUPS: Final = ("character", "cat", "event", "weapon")  # what there may be further cards of
GROUPS: Final = (*OWN_GROUPS, "rank", "victory")
NO_EFFECTS: Final = EffectList(0, "")  # the empty list
BONUS: Final = "bonus"  # part of the names of attacker bonuses, with all that is in them


@dataclass(frozen=True)
class Rules:
    """The numbers of the rules."""

    hand_size: int
    draw_margin: int
    ruler_victories: int
    instant_victories: int
    quick_ruler_victories: int
    quick_instant_victories: int
    challenge_reach: int
    event_slots_pool: int
    event_slots_player: int
    characters_in_pool: int
    start_attacker: str
    start_deck: dict[str, int]
    plays: int
    challenges: int
    round_limit: int
    # In the first turn, by the number of players and the place in the turn order from the second on.
    first_turn_points: dict[int, tuple[int, ...]]
    first_turn_draws: dict[int, tuple[int, ...]]


@dataclass(frozen=True)
class Character:
    """A character card."""

    id: str
    name: str
    aliases: tuple[str, ...]
    person: str
    sex: str
    cost: int
    quantity: int
    in_pool: bool
    selectable: bool
    power: int
    attacker_bonus: EffectList
    play: EffectList
    battle: tuple[BattleAbility, ...]
    text: str

    def describe(self) -> str:
        """What is printed on the card."""
        parts = [
            *([f"Attacker bonus: {self.attacker_bonus.words}."] if self.attacker_bonus.number else []),
            *([f"PLAY: {self.play.words}."] if self.play.number else []),
            *(f"BATTLE: {ability.words}." for ability in self.battle),
        ]
        return " ".join(parts)


@dataclass(frozen=True)
class Cat:
    """A cat card."""

    id: str
    name: str
    aliases: tuple[str, ...]
    cost: int
    quantity: int
    in_pool: bool
    points: int
    text: str

    def describe(self) -> str:
        """What is printed on the card."""
        return f"[Acquisition Points+{self.points}] when revealed in the acquisition phase."


@dataclass(frozen=True)
class Event:
    """An event card."""

    id: str
    name: str
    aliases: tuple[str, ...]
    cost: int
    quantity: int
    requires: tuple[str, ...]
    requires_others: int
    condition: str
    effects: EffectList
    text: str

    def describe(self) -> str:
        """What is printed on the card."""
        return f"{self.condition}: {self.effects.words}."


@dataclass(frozen=True)
class Weapon:
    """A weapon card."""

    id: str
    name: str
    aliases: tuple[str, ...]
    quantity: int
    power: int
    abilities: tuple[WeaponAbility, ...]
    text: str

    def describe(self) -> str:
        """What is printed on the card."""
        modifier = [f"+{self.power}."] if self.power or not self.abilities else []
        return " ".join([*modifier, *(sentence(ability.words) for ability in self.abilities)])


@dataclass(frozen=True)
class Rank:
    """A ranking card."""

    id: str
    name: str
    rank: int
    beginning: EffectList
    text: str

    def describe(self) -> str:
        """What is printed on the card."""
        return f"Beginning phase: {self.beginning.words}."


@dataclass(frozen=True)
class Victory:
    """The victory card."""

    id: str
    name: str
    quantity: int
    power: int
    text: str

    def describe(self) -> str:
        """What is printed on the card."""
        kept = "face-down it still counts as a victory card"
        return f"In a battle you may flip this face-down for [Attack Power+{self.power}]; {kept}."


Card = Character | Cat | Event | Weapon | Rank | Victory


@dataclass(frozen=True)
class Catalogue:
    """Everything in the data file."""

    name: str
    rules: Rules
    characters: tuple[Character, ...]
    cats: tuple[Cat, ...]
    events: tuple[Event, ...]
    weapons: tuple[Weapon, ...]
    ranks: tuple[Rank, ...]
    victory: Victory
    lists: tuple[tuple[Effect, ...], ...]  # every list of effects by its number; the first one is empty
    list_names: tuple[str, ...]

    @property
    def victories(self) -> int:
        """How many victory cards there are."""
        return self.victory.quantity

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """Every card once."""
        return tuple(card for cards in self.groups.values() for card in cards)

    @property
    def groups(self) -> dict[str, tuple[Card, ...]]:
        """Every card once, by the lists of the data file."""
        return {
            "character": self.characters,
            "cat": self.cats,
            "event": self.events,
            "weapon": self.weapons,
            "rank": self.ranks,
            "victory": (self.victory,),
        }


def read_catalogue(
    text: str | None = None,
    file: str = "cards.toml",
    own: dict[str, object] | None = None,
    own_file: str = "",
    edition: int | None = None,
) -> Catalogue:
    """The data file of this package, or another text of the same form; and perhaps further cards from another file.

    The file of the package can be read as an edition of the rules had it.
    """
    if text is not None:
        document = parse_toml(text, file)
    else:
        document = read_toml(__package__, file) if edition is None else read_former(__package__, file, edition)
    top = Entry(document, file, "")
    return _Reader(top, None if own is None else Entry(own, own_file, "the file")).read()


class _Reader:
    """Reads one data file, and numbers the lists of effects as they come."""

    def __init__(self, top: Entry, own: Entry | None) -> None:
        self.top = top
        self.own = own
        self.lists: list[tuple[Effect, ...]] = [()]
        self.list_names = ["none"]
        self.persons: tuple[str, ...] = ()
        self.shared: set[str] = set()  # persons on more than one card
        self.victory: Victory

    def read(self) -> Catalogue:
        game = self.top.entry("game")
        name = game.text("name")
        game.text("id", ("ranking_battle",))
        game.done()
        listed = {group: _some(self.top, group) for group in GROUPS}
        own = [] if self.own is None else _own_cards(self.own)
        for group, entry in own:
            listed[group].append(entry)
        check_names([entry for group in GROUPS for entry in listed[group]])
        if len(listed["victory"]) != 1:
            raise self.top.wrong("victory", "must be one entry")
        self.victory = _read_victory(listed["victory"][0])
        characters = listed["character"]
        named = [entry.text("person") for entry in characters]
        self.persons = tuple(dict.fromkeys(named))
        self.shared = {person for person in named if named.count(person) > 1}
        people = tuple(self._character(entry) for entry in characters)
        cats = tuple(self._cat(entry) for entry in listed["cat"])
        events = tuple(self._event(entry) for entry in listed["event"])
        weapons = tuple(self._weapon(entry) for entry in listed["weapon"])
        ranks = tuple(self._rank(place, entry) for place, entry in enumerate(listed["rank"], 1))
        numbers = self.top.entry("rules")
        rules = _read_rules(numbers, people, cats)
        catalogue = Catalogue(
            name=name,
            rules=rules,
            characters=people,
            cats=cats,
            events=events,
            weapons=weapons,
            ranks=ranks,
            victory=self.victory,
            lists=tuple(self.lists),
            list_names=tuple(self.list_names),
        )
        self.top.done()
        check_copies(numbers, rules, [*people, *cats])
        check_kinds([entry for _, entry in own], catalogue)
        check_events(numbers, [entry for group, entry in own if group == "character"], catalogue)
        check_weapons(self.top, catalogue)
        check_ranks(self.top, catalogue)
        if not is_laid(__package__, self.top.file):  # with other values the texts in the file are those of before
            check_texts([entry for group in GROUPS for entry in listed[group]], catalogue)
        return catalogue

    # -- cards --------------------------------------------------------------------------------------------------

    def _character(self, entry: Entry) -> Character:
        character = Character(
            id=entry.text("id"),
            name=entry.text("name"),
            aliases=_aliases(entry),
            person=entry.text("person"),
            sex=entry.text("sex", SEXES),
            cost=entry.number("cost", 0, HIGHEST),
            quantity=entry.number("quantity", 1, 30),
            in_pool=entry.flag("in_pool"),
            selectable=entry.flag("selectable"),
            power=entry.number("power", 0, 20),
            attacker_bonus=self._numbered(f"{entry.text('id')}.{BONUS}", _tables(entry, "attacker_bonus")),
            play=self._numbered(f"{entry.text('id')}.play", _tables(entry, "play")),
            battle=tuple(self._build(each, "kind", ABILITIES, "") for each in _different(entry, "battle")),
            text=entry.text("text"),
        )
        entry.done()
        if character.selectable and not character.in_pool:
            raise entry.wrong("in_pool", "must be true for a character that can be selected")
        return character

    def _cat(self, entry: Entry) -> Cat:
        cat = Cat(
            id=entry.text("id"),
            name=entry.text("name"),
            aliases=_aliases(entry),
            cost=entry.number("cost", 0, HIGHEST),
            quantity=entry.number("quantity", 1, 30),
            in_pool=entry.flag("in_pool"),
            points=entry.number("points", 1, HIGHEST),
            text=entry.text("text"),
        )
        entry.done()
        return cat

    def _event(self, entry: Entry) -> Event:
        requires = entry.texts("requires", self.persons)
        others = entry.number("requires_others", 0, 9)
        names = [person.capitalize() + (" (either card)" if person in self.shared else "") for person in requires]
        event = Event(
            id=entry.text("id"),
            name=entry.text("name"),
            aliases=_aliases(entry),
            cost=entry.number("cost", 0, HIGHEST),
            quantity=entry.number("quantity", 1, 9),
            requires=requires,
            requires_others=others,
            condition=listed([*names, *([f"{number(others)} more different persons"] if others else [])]),
            effects=self._numbered(f"{entry.text('id')}.event", _some_tables(entry, "effects")),
            text=entry.text("text"),
        )
        entry.done()
        return event

    def _weapon(self, entry: Entry) -> Weapon:
        weapon = Weapon(
            id=entry.text("id"),
            name=entry.text("name"),
            aliases=_aliases(entry),
            quantity=entry.number("quantity", 1, 9),
            power=entry.number("power", 0, 20),
            abilities=tuple(self._build(each, "kind", WEAPON_ABILITIES, "") for each in _different(entry, "ability")),
            text=entry.text("text"),
        )
        entry.done()
        return weapon

    def _rank(self, place: int, entry: Entry) -> Rank:
        entry.number("quantity", 1, 1)
        rank = Rank(
            id=entry.text("id"),
            name=entry.text("name"),
            rank=entry.number("rank", place, place),
            beginning=self._numbered(f"{entry.text('id')}.beginning", _some_tables(entry, "beginning")),
            text=entry.text("text"),
        )
        entry.done()
        return rank

    # -- effects ------------------------------------------------------------------------------------------------

    def _numbered(self, name: str, tables: Sequence[Entry]) -> EffectList:
        """A list of effects of a card, known as ``komari.play``."""
        if not tables:
            return NO_EFFECTS
        for each in tables:
            if BONUS in name.split(".") and each.text("op") == REPEAT_BONUS:
                raise each.wrong("op", "must be another effect: a bonus that repeats bonuses could go on for ever")
        effects = tuple(self._build(each, "op", EFFECTS, name) for each in tables)
        self.lists.append(effects)
        self.list_names.append(name)
        return EffectList(len(self.lists) - 1, say(effects))

    def _build(
        self,
        entry: Entry,
        field: str,
        known: dict[str, tuple[Callable[..., T], tuple[Parameter, ...]]],
        name: str,
    ) -> T:
        """What an entry names, made from its parameters."""
        make, parameters = known[entry.text(field, known)]
        values = {parameter.name: self._value(entry, parameter, name) for parameter in parameters}
        entry.done()
        made = make(*values.values())
        made.op, made.values = entry.text(field, known), values
        return made

    def _value(self, entry: Entry, parameter: Parameter, name: str) -> object:
        match parameter:
            case Number():
                return entry.number(parameter.name, parameter.low, parameter.high)
            case Word():
                return entry.text(parameter.name, parameter.words)
            case Person():
                return entry.text(parameter.name, self.persons)
            case Printed():
                return self.victory.power
            case Then():
                return self._numbered(f"{name}.{parameter.name}", _some_tables(entry, parameter.name))


def _tables(entry: Entry, field: str) -> list[Entry]:
    """A list of tables that have no id."""
    if not entry.has(field):
        raise entry.wrong(field, "is missing")
    value = entry.table[field]
    if not isinstance(value, list):
        raise entry.wrong(field, f"must be a list of tables, not {value!r}")
    return [Entry(table, entry.file, f"{entry.name}, {field} {place}") for place, table in enumerate(value, 1)]


def _some_tables(entry: Entry, field: str) -> list[Entry]:
    """A list of effects that cannot be empty."""
    tables = _tables(entry, field)
    if not tables:
        raise entry.wrong(field, "must have at least one effect")
    return tables


def _different(entry: Entry, field: str) -> list[Entry]:
    """A list of abilities; of one kind there may be several only for different persons, roles or sexes."""
    seen: list[list[tuple[str, str]]] = []
    tables = _tables(entry, field)
    for each in tables:
        words = sorted((name, value) for name, value in each.table.items() if isinstance(value, str))
        if words in seen:
            raise each.wrong("kind", f"must be another one: only one {each.table['kind']!r} counts")
        seen.append(words)
    return tables


def _some(top: Entry, group: str) -> list[Entry]:
    """The cards of a sort, of which there must be one at least."""
    entries = top.entries(group)
    if not entries:
        raise top.wrong(group, "must list at least one card")
    return entries


def _own_cards(file: Entry) -> list[tuple[str, Entry]]:
    """The cards in a file of one's own, each with its group."""
    own = [(group, entry) for group in OWN_GROUPS if file.has(group) for entry in file.entries(group)]
    file.done()
    if not own:
        raise file.wrong(
            OWN_GROUPS[0], f"is missing: a file of cards has {listed([f'[[{each}]]' for each in OWN_GROUPS])}"
        )
    return own


def _aliases(entry: Entry) -> tuple[str, ...]:
    return entry.texts("aliases") if entry.has("aliases") else ()


def _read_victory(entry: Entry) -> Victory:
    victory = Victory(
        id=entry.text("id"),
        name=entry.text("name"),
        quantity=entry.number("quantity", 1, 99),
        power=entry.number("power", 0, 9),
        text=entry.text("text"),
    )
    entry.done()
    return victory


def _read_rules(entry: Entry, people: Sequence[Character], cats: Sequence[Cat]) -> Rules:
    selectable = sum(character.selectable for character in people)
    deck = entry.entry("start_deck")
    owned = [*[card.id for card in people], *[card.id for card in cats]]
    for name in deck.table:
        if name not in owned:
            raise deck.wrong(name, f"must be one of {', '.join(owned)}")
    rules = Rules(
        hand_size=entry.number("hand_size", 1, 9),
        draw_margin=entry.number("draw_margin", 0, 9),
        ruler_victories=(ruler := entry.number("ruler_victories", 1, 99)),
        instant_victories=entry.number("instant_victories", ruler, 99),
        quick_ruler_victories=(quick_ruler := entry.number("quick_ruler_victories", 1, 99)),
        quick_instant_victories=entry.number("quick_instant_victories", quick_ruler, 99),
        challenge_reach=entry.number("challenge_reach", 1, 4),
        event_slots_pool=entry.number("event_slots_pool", 1, 9),
        event_slots_player=entry.number("event_slots_player", 1, 9),
        characters_in_pool=entry.number("characters_in_pool", 1, selectable),
        start_attacker=entry.text("start_attacker", [character.id for character in people]),
        start_deck={name: deck.number(name, 1, 9) for name in deck.table},
        plays=entry.number("character_plays_per_turn", 1, 9),
        challenges=entry.number("challenges_per_turn", 1, 9),
        round_limit=entry.number("round_limit", 10, 50),
        first_turn_points=_by_place(entry.entry("first_turn_points")),
        first_turn_draws=_by_place(entry.entry("first_turn_draws")),
    )
    deck.done()
    entry.done()
    return rules


def _by_place(entry: Entry) -> dict[int, tuple[int, ...]]:
    bonuses = {players: entry.numbers(str(players)) for players in range(FEWEST_PLAYERS, len(SEATS) + 1)}
    for players, given in bonuses.items():
        if len(given) != players - 1 or min(given) < 0 or max(given) > HIGHEST:
            right = f"{number(players - 1)} numbers from 0 to {HIGHEST}, one for each place from the second on"
            raise entry.wrong(str(players), f"must be {right}, not {list(given)}")
    entry.done()
    return bonuses


CATALOGUE: Final = read_catalogue()
