"""Reading cards: what each type of card needs, and its abilities with what their references name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.card import ArtCost, Card
from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import Fit
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Event, Line, ObjectKind, Subtype
from meijin.games.crossover.reading import ability_keys
from meijin.games.crossover.reading.problems import one_of, shown, unknown
from meijin.games.crossover.reading.reader import KIND_FITS, PLAIN, Reader, schema
from meijin.games.crossover.reading.values import BAD, bounded, flag, symbol_of, word

ID: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")
COMMON: Final = frozenset(
    {"id", "number", "name", "line", "type", "set", "source", "source_effect", "abilities", "text"}
)
FIGHTER: Final = frozenset({"symbols", "turn", "hand", "healthy", "injured", "traits"})
NEEDED: Final = {
    CardType.NINJA: FIGHTER,
    CardType.WARRIOR: FIGHTER,
    CardType.JUTSU: frozenset({"symbols", "cost"}),
    CardType.TECHNIQUE: frozenset({"symbols", "cost", "turn"}),
    CardType.MISSION: frozenset({"symbols", "turn", "hand"}),
    CardType.EVENT: frozenset({"symbols", "turn", "hand"}),
    CardType.CLIENT: frozenset({"symbols", "turn", "hand"}),
    CardType.WISH: frozenset[str](),
}
POSSIBLE: Final = {
    CardType.NINJA: frozenset({"also_named", "attributes", "mental", "keywords"}),
    CardType.WARRIOR: frozenset({"also_named", "keywords"}),
    CardType.JUTSU: frozenset({"turn", "user", "subtypes"}),
    CardType.TECHNIQUE: frozenset({"user", "subtypes"}),
    CardType.MISSION: frozenset({"subtypes", "time_limit"}),
    CardType.EVENT: frozenset({"time_limit"}),
    CardType.CLIENT: frozenset({"traits"}),
    CardType.WISH: frozenset[str](),
}
SUBTYPES: Final = {
    CardType.JUTSU: (Subtype.ADVENTURE,),
    CardType.TECHNIQUE: (Subtype.ADVENTURE,),
    CardType.MISSION: (Subtype.PERMANENT, Subtype.COUNTER),
}
FIGHTERS: Final = (CardType.NINJA, CardType.WARRIOR)
ARTS: Final = (CardType.JUTSU, CardType.TECHNIQUE)
EVENTS: Final = {each.word: each for each in Event}
MOST_TARGETS: Final = 9
MOST_ABILITIES: Final = 12  # of a card; which of them it has used is kept as a small number
MOST_TABLES: Final = 250  # of an ability
LATE: Final = ("targets", "do", "apply")  # the keys of an ability that are read last
KINDS: Final = {each.word: each for each in ObjectKind}
ANYTHING: Final = Fit.FIGHTER | Fit.SUPPORT | Fit.CARD | Fit.CHAIN
MARKS: Final = ("rulebook", "public", "house")


class CardReader(Reader):
    """A reader that knows which card it is reading."""

    type: CardType = CardType.NINJA
    source: Fit = Fit(0)
    has_user: bool = False
    has_x: bool = False
    sets: Mapping[str, Line | None] = {}  # with the line of all their cards, if it is one

    def card(self, value: object, place: int) -> Any:
        """A card without what is counted over the whole pool, or BAD."""
        self.entry = f"card {place + 1}"
        table = self.table(value, "")
        if table is BAD:
            return BAD
        empty = [key for key, each in table.items() if each == []]  # as good as none
        table = {key: each for key, each in table.items() if key not in empty}
        if isinstance(table.get("id"), str) and ID.fullmatch(table["id"]):
            self.entry = f"card {table['id']}"
        before = len(self.problems)
        kind = word(CardType)(self, table["type"], "type") if "type" in table else self.wrong("type", "is missing")
        if kind is BAD:
            for key in schema(Card).needed:
                if key not in ("type", *table):
                    self.wrong(key, "is missing")
            return BAD
        self.type = kind
        self._begin(table)
        self._check_keys(table, empty)
        known = schema(Card).by_key
        values, is_good = self.good_values(Card, {key: table[key] for key in table if key in known}, "")
        self._check_values(values)
        if is_good or "abilities" in values or "abilities" not in table:
            self._check_effects(values.get("abilities", ()))
        return BAD if len(self.problems) > before else values

    def _begin(self, table: dict[str, object]) -> None:
        """What the abilities of the card may speak of."""
        self.line = self.type.line
        self.word = str(table.get("id"))
        subtypes = table.get("subtypes")
        subtypes = subtypes if isinstance(subtypes, list) else []
        self.has_user = self.type in ARTS and "adventure" not in subtypes
        cost = table.get("cost")
        self.has_x = isinstance(cost, dict) and cost.get("x") is True
        if self.type in FIGHTERS:
            self.source = Fit.FIGHTER
        elif self.type in (CardType.CLIENT, CardType.EVENT) or "permanent" in subtypes:
            self.source = Fit.SUPPORT
        else:
            self.source = Fit(0)
        self.card_abilities = table.get("abilities")
        self.scope = Scope(None, Fit(0), user=False, x=False)

    def _check_keys(self, table: dict[str, object], empty: list[str]) -> None:
        possible = COMMON | NEEDED[self.type] | POSSIBLE[self.type]
        known = schema(Card).by_key
        for key in table:
            if key not in known:
                self.wrong(key, unknown(key, sorted(possible)))
            elif key not in possible:
                self.wrong(key, f"does not go with type {self.type.word!r}")
        abilities = table.get("abilities")
        if isinstance(abilities, list) and len(abilities) > MOST_ABILITIES:
            self.wrong("abilities", f"must be at most {MOST_ABILITIES}, not {len(abilities)}")
        for key in sorted(NEEDED[self.type]):
            if key in empty:
                self.wrong(key, f"must not be empty; type {self.type.word!r} needs it")
            elif key not in table:
                self.wrong(key, f"is missing; type {self.type.word!r} needs it")

    def _check_values(self, values: dict[str, Any]) -> None:
        """What a card of this type may be, as far as its values are good."""
        if "id" in values and not ID.fullmatch(values["id"]):
            self.wrong("id", f"must be small letters, digits and dashes, like n-490, not {shown(values['id'])}")
        if values.get("line", self.line) is not self.line:
            self.wrong("line", f"must be {self.line.word!r}: a {self.type.word} is of that line")
        if "set_" in values and values["set_"] not in self.sets:
            self.wrong("set", one_of(values["set_"], sorted(self.sets)))
        elif "set_" in values and self.sets[values["set_"]] not in (None, self.line):
            fitting = sorted(name for name, line in self.sets.items() if line in (None, self.line))
            self.wrong("set", f"{values['set_']!r} has no {self.type.word} cards; one of {', '.join(fitting)} does")
        for key in ("source", "source_effect"):
            if values.get(key, "house") not in MARKS:
                self.wrong(key, one_of(values[key], MARKS))
        if self.line is Line.DB and any(each.kind == "growth" for each in values.get("keywords", ())):
            self.wrong("keywords", "'growth' is for Naruto fighters only")
        subtypes = values.get("subtypes", ())
        for subtype in subtypes:
            if subtype not in SUBTYPES.get(self.type, (subtype,)):
                allowed = ", ".join(each.word for each in SUBTYPES[self.type])
                self.wrong("subtypes", f"{subtype.word!r} is none of a {self.type.word}, which may be {allowed}")
        if self.type is CardType.MISSION and "time_limit" in values and Subtype.PERMANENT not in subtypes:
            self.wrong("time_limit", "is for permanent missions and events")
        if self.type is CardType.JUTSU and values.get("turn"):
            self.wrong("turn", f"must be 0: every Jutsu has turn cost 0, not {values['turn']}")
        if Subtype.ADVENTURE in subtypes and "user" in values:
            self.wrong("user", "an Adventure has no user")

    def _check_effects(self, abilities: tuple[Ability, ...]) -> None:
        """A card that is played on the Chain has one effect."""
        count = sum(ability.kind is AbilityKind.EFFECT for ability in abilities)
        if count > 1:
            self.wrong("abilities", "has more than one ability of kind 'effect'; make it one list of operations")
        if not count and not self.source:
            self.wrong("abilities", f"a {self.type.word} needs an ability of kind 'effect': what it does")

    def ability(self, value: object, path: str) -> Any:
        """An ability, numbered."""
        table = self.table(value, path)
        if table is BAD:
            return BAD
        if "kind" not in table:
            return self.wrong(f"{path}.kind", f"is missing: one of {', '.join(each.word for each in AbilityKind)}")
        kind = word(AbilityKind)(self, table["kind"], f"{path}.kind")
        if kind is BAD or not self._kind_fits(kind, path):
            return BAD
        before = len(self.problems)
        for key, text in ability_keys.ability_keys(kind, table, self.source):
            self.wrong(f"{path}.{key}", text)
        self.scope = Scope(kind, self.source, self.has_user, x=False)  # X is chosen after conditions are looked at
        source_word = self.word
        self.word = f"{source_word}.{int(path[path.rindex('[') + 1 : -1]) + 1}"
        self.tables = 0
        values = self._ability_values(table, path)
        if self.tables > MOST_TABLES:
            values = self.wrong(path, f"is too large: an ability has at most {MOST_TABLES} tables, not {self.tables}")
        made = BAD if values is BAD else Ability(len(self.abilities), self.word, **values)
        self.word = source_word
        if made is BAD:
            return BAD
        for key, text in made.faults(self.scope):
            self.wrong(f"{path}.{key}", text)
        if len(self.problems) > before:
            return BAD
        self.abilities.append(made)
        return made

    def _ability_values(self, table: dict[str, object], path: str) -> Any:
        """What an ability says, in the order of announcing: conditions and costs, targets, then what it does."""
        event = table.get("on")
        self.scope.event = EVENTS.get(event) if isinstance(event, str) else None
        early = {key: table[key] for key in table if key in ability_keys.KNOWN and key not in LATE}
        found, is_good = self.good_values(Ability, early, path)
        self.scope.targets = []
        self.scope.x = self.has_x or _pays_x(table.get("cost"))
        for key in LATE:
            if key not in table:
                continue
            self.scope.is_choosing = key == "targets"
            value = schema(Ability).by_key[key].read(self, table[key], f"{path}.{key}")
            self.scope.is_choosing = False
            if key == "targets":
                self.scope.targets = _target_fits(table[key])
                if len(self.scope.targets) > MOST_TARGETS:
                    value = self.wrong(f"{path}.targets", f"there can be at most {MOST_TARGETS}: t1 to t{MOST_TARGETS}")
            found[key] = value
        return found if is_good and BAD not in found.values() else BAD

    def _kind_fits(self, kind: AbilityKind, path: str) -> bool:
        if kind is AbilityKind.EFFECT and self.type in (*FIGHTERS, CardType.CLIENT):
            self.wrong(
                f"{path}.kind", f"'effect' is what a card does that is played on the Chain; a {self.type.word} is not"
            )
            return False
        if kind is not AbilityKind.EFFECT and not self.source:
            self.wrong(f"{path}.kind", f"must be 'effect': this {self.type.word} is never in play")
            return False
        return True


def _pays_x(cost: object) -> bool:
    """Whether a part of the cost of an ability is paid X times."""
    parts = cost if isinstance(cost, list) else []
    return any(isinstance(part, dict) and part.get("n") == "x" for part in parts)


def _target_fits(targets: object) -> list[Fit]:
    """What kinds of objects the targets are, also where something else is wrong with them."""
    if not isinstance(targets, list):
        return []
    kinds = [each.get("kind") if isinstance(each, dict) else None for each in targets]
    return [KIND_FITS[KINDS[kind]] if isinstance(kind, str) and kind in KINDS else ANYTHING for kind in kinds]


def _cost(reader: Reader, value: object, path: str) -> Any:
    table = reader.table(value, path)
    if table is BAD:
        return BAD
    symbols = reader.symbols[reader.line]
    found: dict[str, Any] = {"any": 0, "x": False}
    paid = []
    for key in table:
        if key == "x":
            found["x"] = flag(reader, table[key], f"{path}.x")
        elif key == "any" or key in symbols:
            number = bounded(1, 9)(reader, table[key], f"{path}.{key}")
            if key == "any" or number is BAD:
                found["any"] = number
            else:
                paid.append((symbol_of(reader.symbols, reader.line, key), number))
        else:
            found["any"] = reader.wrong(f"{path}.{key}", unknown(key, [*symbols, "any", "x"]))
    return BAD if BAD in found.values() else ArtCost(tuple(paid), found["any"], found["x"])


def _ability(reader: Reader, value: object, path: str) -> Any:
    assert isinstance(reader, CardReader)
    return reader.ability(value, path)


PLAIN[ArtCost] = _cost
PLAIN[Ability] = _ability
