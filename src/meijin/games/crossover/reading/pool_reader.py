"""Reading a whole card file: sets, keywords, cards, decks and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.card import Card
from meijin.games.crossover.effects.description import describe
from meijin.games.crossover.effects.pool import CardSet, Defaults, ForbiddenCard, Pool, Rules, StarterDeck
from meijin.games.crossover.language.terms import Fit, Keyword, KeywordKind
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Line, Subtype
from meijin.games.crossover.reading.card_reader import ARTS, FIGHTERS, CardReader
from meijin.games.crossover.reading.problems import PoolError, one_of, shown, unknown
from meijin.games.crossover.reading.reader import PLAIN
from meijin.games.crossover.reading.values import BAD, bounded
from meijin.kernel.catalogue import is_source

T = TypeVar("T")
SECTIONS: Final = (
    "schema",
    "rules",
    "options",
    "symbols",
    "ranks",
    "sets",
    "keywords",
    "forbidden",
    "decks",
    "cards",
)
SCHEMA: Final = 1
PARAMETER: Final = "$"  # in the abilities of a keyword: its parameter


class PoolReader(CardReader):
    """Reads a card file, and keeps all that is wrong with it."""

    def __init__(self, document: dict[str, object], file: str) -> None:
        super().__init__(
            {line: _texts(document, "symbols", line.word) for line in Line},
            {name: value for name, value in _section(document, "ranks").items() if isinstance(value, int)},
        )
        self.document = document
        self.file = file
        self.keywords: dict[str, Keyword] = {}
        self.keyword_tables: dict[str, dict[str, object]] = {}
        self.cards: dict[str, Card] = {}
        self.numbers: dict[str, str] = {}  # of cards read so far, with their ids
        self.ids: set[str] = set()

    def pool(self) -> Pool:
        """Everything in the file, or the error that names all that is wrong."""
        self.entry = ""
        for key in self.document:
            if key not in SECTIONS:
                self.wrong(key, unknown(key, SECTIONS))
        if self.document.get("schema") != SCHEMA:
            self.wrong("schema", f"must be {SCHEMA}, not {shown(self.document.get('schema'))}")
        rules = self._one("rules", Rules)
        defaults = self._one("options", Defaults)
        sets = self.read_sets(self.document)
        self._read_keywords()
        self.read_cards(self.document)
        forbidden = [self._item("forbidden", each, n, ForbiddenCard) for n, each in enumerate(self._list("forbidden"))]
        decks = [self._item("deck", each, n, StarterDeck) for n, each in enumerate(self._list("decks"))]
        self._check_decks(decks)
        if self.problems:
            raise PoolError(self.file, self.problems)
        return self._made(rules, defaults, sets, tuple(forbidden), tuple(decks))

    def _made(
        self,
        rules: Rules,
        defaults: Defaults,
        sets: dict[str, CardSet],
        forbidden: tuple[ForbiddenCard, ...],
        decks: tuple[StarterDeck, ...],
    ) -> Pool:
        return Pool(
            cards=tuple(self.cards.values()),
            by_id=self.cards,
            abilities=tuple(self.abilities),
            lists=tuple(self.lists),
            filters=tuple(self.filters),
            selectors=tuple(self.selectors),
            keywords=tuple(self.keywords.values()),
            coins=tuple(self.coins.places),
            names=tuple(self.names.places),
            traits=tuple(self.traits.places),
            attributes=tuple(self.attributes.places),
            symbols=self.symbols,
            ranks=self.ranks,
            sets=sets,
            forbidden=forbidden,
            decks=decks,
            rules=rules,
            defaults=defaults,
        )

    # -- sections ---------------------------------------------------------------------------------------------------

    def _one(self, name: str, term: type[T]) -> Any:
        """A section that is one table."""
        self.entry = name
        table = self.table(self.document.get(name), "")
        if table is BAD:
            return BAD
        return self.build(term, {key: value for key, value in table.items() if not is_source(key)}, "")

    def _item(self, name: str, value: object, place: int, term: type[T]) -> Any:
        """One table of a section that is a list of them."""
        self.entry = f"{name} {place + 1}"
        table = self.table(value, "")
        return BAD if table is BAD else self.build(term, table, "")

    def _list(self, name: str, document: dict[str, object] | None = None) -> list[object]:
        found = (self.document if document is None else document).get(name, [])
        if isinstance(found, list):
            return found
        self.entry = ""
        self.wrong(name, f"must be a list of tables, [[{name}]], not {shown(found)}")
        return []

    def read_sets(self, document: dict[str, object]) -> dict[str, CardSet]:
        self.entry = "sets"
        found: dict[str, CardSet] = {}
        table = self.table(document.get("sets", {}), "")
        if table is not BAD:
            for name, value in table.items():
                inner = self.table(value, name)
                found[name] = BAD if inner is BAD else self.build(CardSet, inner, name)
        self.sets = {**self.sets, **{name: None if each is BAD else each.line for name, each in found.items()}}
        return found

    def read_cards(self, document: dict[str, object]) -> None:
        for place, value in enumerate(self._list("cards", document)):
            values = self.card(value, place)
            is_new = not isinstance(value, dict) or self._is_new(value)
            if values is not BAD and is_new:
                card = self._without_text(Card(**values, **self._derived(values)))
                self.cards[card.id] = card
                self._note_play(card)

    def _note_play(self, card: Card) -> None:
        """A card that goes on the Chain only to stay in play has an effect there that does nothing."""
        if card.is_mission and all(ability.kind is not AbilityKind.EFFECT for ability in card.abilities):
            self.abilities.append(Ability(len(self.abilities), f"{card.id}.0", AbilityKind.EFFECT))

    def _is_new(self, table: dict[str, object]) -> bool:
        """Whether no card before has the id or the number of this one."""
        name, number = str(table.get("id")), str(table.get("number"))
        is_new = True
        if name in self.ids:
            is_new = self.wrong("id", f"{name!r} is the id of another card already") is not BAD
        if number in self.numbers:
            is_new = self.wrong("number", f"{number!r} is the number of {self.numbers[number]} already") is not BAD
        self.numbers.setdefault(number, name)
        self.ids.add(name)
        return is_new

    def _without_text(self, card: Card) -> Card:
        """The card without the text that is written out, which must be the one that the effects make."""
        if not card.text_:
            return card
        text = describe(card)
        if card.text_ != text:
            self.wrong("text", f"must say what the effects do: {text!r}, not {card.text_!r}")
        return replace(card, text_="")

    def _derived(self, values: dict[str, Any]) -> dict[str, Any]:
        """What the rules ask of a card, as bits and flags."""
        kind: CardType = values["type_"]
        subtypes = values.get("subtypes", ())
        names = [values["name"], *values.get("also_named", ())]
        traits = values.get("traits", ())
        trait_bits = _bits(traits, self.traits.place)
        is_human = kind is CardType.NINJA and not {"Male", "Female"}.isdisjoint(traits)
        ranks = [self.ranks[trait] for trait in traits if trait in self.ranks]
        asked = [(each.name, each.attr, each.trait) for each in values.get("user", ())]
        return {
            "index": len(self.cards),
            "name_bits": _bits(names, self.names.place),
            "symbol_bits": sum(each.bit for each in values.get("symbols", ())),
            "trait_bits": trait_bits,
            "human_bits": trait_bits | (1 << self.traits.place("Human") if is_human else 0),
            "attribute_bits": _bits(values.get("attributes", ()), self.attributes.place),
            "keyword_bits": _bits([each.kind for each in values.get("keywords", ())], list(self.keyword_kinds).index),
            "rank": max(ranks, default=-1),
            "requires": frozenset(each.text for entry in asked for each in entry if each is not None),
            "is_fighter": kind in FIGHTERS,
            "is_art": kind in ARTS,
            "is_mission": kind in (CardType.MISSION, CardType.EVENT),
            "is_support": kind in (CardType.CLIENT, CardType.EVENT) or Subtype.PERMANENT in subtypes,
            "is_counter": Subtype.COUNTER in subtypes,
            "is_adventure": Subtype.ADVENTURE in subtypes,
        }

    # -- keywords ---------------------------------------------------------------------------------------------------

    def _read_keywords(self) -> None:
        """The kinds of keywords, in the order of their bits; those without a parameter are read to the end."""
        for place, value in enumerate(self._list("keywords")):
            self.entry = f"keyword {place + 1}"
            table = self.table(value, "")
            if table is not BAD and isinstance(table.get("id"), str):
                self.keyword_kinds[table["id"]] = KeywordKind(table["id"], 1 << place)
                self.keyword_tables[table["id"]] = table
            else:
                self.wrong("id", "is missing")

    def keyword(self, name: str, path: str) -> Any:
        """A keyword with its parameter, as a card bears it."""
        if name in self.keywords:
            return self.keywords[name]
        kind, _, parameter = name.partition(":")
        table = self.keyword_tables.get(kind)
        if table is None:
            return self.wrong(path, one_of(kind, list(self.keyword_tables)))
        wanted = table.get("parameter", "")
        if bool(wanted) != bool(parameter.strip()):
            example = {"number": f"{kind}:1", "name": f"{kind}:Goku"}.get(str(wanted), kind)
            return self.wrong(path, f"must be written {example!r}, not {shown(name)}")
        if wanted == "number" and not (parameter.isascii() and parameter.isdigit() and 1 <= int(parameter[:3]) <= 9):
            return self.wrong(path, f"must have a number from 1 to 9 after the colon, not {shown(parameter)}")
        return self._make_keyword(name, kind, parameter, table)

    def _make_keyword(self, text: str, kind: str, parameter: str, table: dict[str, object]) -> Keyword:
        """A new keyword; what it does is read as if it were an ability of a fighter."""
        kept = (self.entry, self.word, self.scope, self.source, self.has_user, self.has_x)
        self.entry, self.word, self.source, self.has_user, self.has_x = (
            f"keyword {kind}",
            text,
            Fit.FIGHTER,
            False,
            False,
        )
        value: object = int(parameter) if table.get("parameter") == "number" else parameter
        found = _filled(table.get("abilities", []), value)
        self.is_keyword = True
        abilities = [self.ability(each, f"abilities[{n}]") for n, each in enumerate(found)]
        self.is_keyword = False
        self.entry, self.word, self.scope, self.source, self.has_user, self.has_x = kept
        made = Keyword(
            text,
            kind,
            self.keyword_kinds[kind].bit,
            parameter,
            len(self.keywords),
            tuple(each for each in abilities if each is not BAD),
        )
        self.keywords[text] = made
        return made

    # -- decks ------------------------------------------------------------------------------------------------------

    def _check_decks(self, decks: list[Any]) -> None:
        """The cards of the starter decks are there."""
        for deck in decks:
            if deck is BAD:
                continue
            self.entry = f"deck {deck.id}"
            for part, ids in (("main", deck.main), ("side", deck.side), ("wishes", deck.wishes)):
                for name in ids:
                    if name not in self.cards:
                        self.wrong(part, f"names {name!r}, which is no card of the file")


def _counts(reader: Any, value: object, path: str) -> Any:
    """Card ids with how many of each."""
    table = reader.table(value, path)
    if table is BAD:
        return BAD
    found = {name: bounded(1, 99)(reader, count, f"{path}.{name}") for name, count in table.items()}
    return BAD if BAD in found.values() else found


PLAIN[dict[str, int]] = _counts


def _filled(value: Any, parameter: object) -> Any:
    """The abilities of a keyword with its parameter in its place."""
    if isinstance(value, dict):
        return {key: _filled(each, parameter) for key, each in value.items()}
    if isinstance(value, list):
        return [_filled(each, parameter) for each in value]
    return parameter if value == PARAMETER else value


def _bits(words: Any, place: Callable[[str], int]) -> int:
    bits = 0
    for each in words:
        bits |= 1 << place(each)
    return bits


def _section(document: dict[str, object], name: str) -> dict[str, object]:
    found = document.get(name)
    return found if isinstance(found, dict) else {}


def _texts(document: dict[str, object], section: str, name: str) -> tuple[str, ...]:
    found = _section(document, section).get(name)
    return tuple(each for each in found if isinstance(each, str)) if isinstance(found, list) else ()
