"""Reading card files: the declarations of the terms say what may stand where; all problems are collected.

Every term is read in the same way: its fields are the keys of a table, their types say which of the small functions
below reads each value. A function that finds something wrong notes it and answers BAD; what holds a BAD is BAD itself.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.effects.ability import Ability
from meijin.games.crossover.effects.conditions import CONDITIONS, Condition
from meijin.games.crossover.effects.mods import MODS, Mod, Teams
from meijin.games.crossover.effects.numbers import NUMBERS, ChosenX, Fixed, Number
from meijin.games.crossover.effects.operations import OF_KEYWORDS, OPERATIONS
from meijin.games.crossover.effects.payments import PAYMENTS
from meijin.games.crossover.language.filters import Filter, Selector
from meijin.games.crossover.language.scope import Scope, said_fit
from meijin.games.crossover.language.terms import (
    MOST,
    AnyCoin,
    Attribute,
    Coin,
    Fit,
    Keyword,
    KeywordKind,
    Name,
    OpList,
    Rank,
    Symbol,
    Term,
    Trait,
)
from meijin.games.crossover.language.vocabulary import Line, ObjectKind, Ref, Who, Word
from meijin.games.crossover.reading.problems import Problem, one_of, shown, unknown
from meijin.games.crossover.reading.values import (
    BAD,
    Read,
    bounded,
    coin,
    coin_or_any,
    flag,
    keyword,
    keyword_kind,
    many,
    named,
    pair,
    rank,
    symbol,
    text,
    word,
)

T = TypeVar("T")
Meant = TypeVar("Meant", bound=Term)
DEEPEST: Final = 12  # tables within tables

KIND_FITS: Final = {
    ObjectKind.FIGHTER: Fit.FIGHTER,
    ObjectKind.SUPPORT: Fit.SUPPORT,
    ObjectKind.CARD: Fit.CARD,
    ObjectKind.CHAIN: Fit.CHAIN,
}


class Field:
    """One key of a term."""

    __slots__ = ("attr", "is_per_object", "key", "read")

    def __init__(self, attr: str, read: Read, is_per_object: bool) -> None:
        self.attr = attr
        self.key = attr.rstrip("_")
        self.read = read
        self.is_per_object = is_per_object  # ``it`` names the object the operation is done to


class Schema:
    """The keys of a term."""

    __slots__ = ("by_key", "fit", "needed")

    def __init__(self, term: type) -> None:
        hints = get_type_hints(term, include_extras=True)
        declared = [each for each in fields(term) if each.compare]
        objects = next((each.name for each in declared if _objects(hints[each.name])), "")
        self.fit = _objects(hints[objects]) if objects else Fit(0)
        self.by_key: dict[str, Field] = {}
        for each in declared:
            per_object = bool(objects) and (hints[each.name] is Number or each.name == "then_each")
            field = Field(each.name, reading(hints[each.name]), per_object)
            self.by_key[field.key] = field
        self.needed = tuple(each.name.rstrip("_") for each in declared if each.default is MISSING)


def _objects(hint: Any) -> Fit:
    """What an operation fits, if this is the field of the objects it is done to."""
    if get_origin(hint) is Annotated and get_origin(get_args(hint)[0]) in (Union, UnionType):
        fit = get_args(hint)[1]
        return fit if isinstance(fit, Fit) else Fit(0)
    return Fit(0)


SCHEMAS: dict[type, Schema] = {}


def schema(term: type) -> Schema:
    """The keys of a term."""
    found = SCHEMAS.get(term)
    if found is None:
        found = SCHEMAS[term] = Schema(term)
    return found


class Names:
    """Words that cards bring along: each has its place."""

    def __init__(self, *words: str) -> None:
        self.places: dict[str, int] = {word: place for place, word in enumerate(words)}

    def place(self, word: str) -> int:
        """The place of a word, which it keeps."""
        return self.places.setdefault(word, len(self.places))


class Reader:
    """Reads terms; keeps what they are numbered by and what is wrong with them."""

    def __init__(self, symbols: dict[Line, tuple[str, ...]], ranks: dict[str, int]) -> None:
        self.symbols = symbols
        self.ranks = ranks
        self.problems: list[Problem] = []
        self.names = Names()
        self.traits = Names("Human", "Male", "Female")
        self.attributes = Names()
        self.coins = Names("growth", "time", "db")
        self.keyword_kinds: dict[str, KeywordKind] = {}
        self.abilities: list[Ability] = []
        self.lists: list[OpList] = []
        self.list_words: set[str] = set()
        self.filters: list[Filter] = []
        self.selectors: list[Selector] = []
        self.entry = ""
        self.line = Line.NARUTO
        self.word = ""  # of the ability being read
        self.card_abilities: object = None  # of the card being read, as they stand in the file
        self.is_keyword = False  # the ability is that of a keyword
        self.scope = Scope(None, Fit(0), user=False, x=False)
        self.depth = 0
        self.tables = 0  # of the ability being read

    # -- problems ---------------------------------------------------------------------------------------------------

    def wrong(self, path: str, text: str) -> Any:
        """Note a problem."""
        self.problems.append(Problem(self.entry, path, text))
        return BAD

    # -- tables -----------------------------------------------------------------------------------------------------

    def table(self, value: object, path: str) -> Any:
        """A table, or BAD."""
        if not isinstance(value, dict):
            return self.wrong(path, f"must be a table, not {shown(value)}")
        return value

    def values(self, term: type, table: dict[str, object], path: str, tag: str = "") -> Any:
        """The values of all fields of a term, or BAD."""
        found, is_good = self.good_values(term, table, path, tag)
        return found if is_good else BAD

    def good_values(
        self, term: type, table: dict[str, object], path: str, tag: str = ""
    ) -> tuple[dict[str, Any], bool]:
        """The values of those fields of a term that are good, and whether all are."""
        keys = schema(term)
        self.tables += 1
        found: dict[str, Any] = {}
        is_good = True
        for key, value in table.items():
            field = keys.by_key.get(key)
            if field is None:
                if key != tag:
                    self.wrong(_join(path, key), unknown(key, list(keys.by_key)))
                    is_good = False
                continue
            if field.is_per_object:
                self.scope.its.append(keys.fit)
            read = field.read(self, value, _join(path, key))
            if field.is_per_object:
                self.scope.its.pop()
            if read is BAD:
                is_good = False
            else:
                found[field.attr] = read
        for key in keys.needed:
            if key not in table:
                self.wrong(_join(path, key), "is missing")
                is_good = False
        return found, is_good

    def tagged(self, terms: dict[str, type[T]], tag: str, value: object, path: str) -> Any:
        """A term whose tag says which it is."""
        table = self.table(value, path)
        if table is BAD:
            return BAD
        if tag not in table:
            return self.wrong(_join(path, tag), f"is missing: one of {', '.join(terms)}")
        name = table[tag]
        term = terms.get(name) if isinstance(name, str) else None
        if term is None:
            return self.wrong(_join(path, tag), one_of(name, list(terms)))
        return self.build(term, table, path, tag)

    def build(self, term: type[T], table: dict[str, object], path: str, tag: str = "") -> Any:
        """A term, with the checks of what its keys mean together."""
        if self.depth >= DEEPEST:
            return self.wrong(path, f"is too deep: tables within tables end at {DEEPEST}")
        self.depth += 1
        values = self.values(term, table, path, tag)
        self.depth -= 1
        if values is BAD:
            return BAD
        made = term(**values)
        faults = made.faults(self.scope) if isinstance(made, Term) else []
        for key, fault in faults:
            self.wrong(_join(path, key), fault)
        return BAD if faults else made

    def keyword(self, name: str, path: str) -> Any:
        """A keyword with its parameter; only a whole file says which there are."""
        return self.wrong(path, one_of(name, []))

    # -- references -------------------------------------------------------------------------------------------------

    def ref(self, value: object, path: str, fit: Fit, allowed: tuple[Ref, ...] = ()) -> Any:
        """A reference to an object of the right kind."""
        ref = word(Ref, allowed)(self, value, path)
        if ref is BAD:
            return BAD
        found = self.scope.fit(ref, ref is Ref.ATTACHED and attaches(self.card_abilities))
        if isinstance(found, str):
            return self.wrong(path, f"{ref.word!r} {found}")
        if fit and not found & fit:
            return self.wrong(path, f"{ref.word!r} is {said_fit(found)}; this needs {said_fit(fit)}")
        return ref

    def objects(self, value: object, path: str, fit: Fit) -> Any:
        """A reference or a selector."""
        if isinstance(value, str):
            return self.ref(value, path, fit)
        selector = read_selector(self, value, path)
        if selector is not BAD and not KIND_FITS[selector.kind] & fit:
            found = said_fit(KIND_FITS[selector.kind])
            return self.wrong(_join(path, "kind"), f"{selector.kind.word!r} is {found}; this needs {said_fit(fit)}")
        return selector


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def attaches(abilities: object) -> bool:
    """Whether one of the abilities of a card attaches a fighter."""
    if isinstance(abilities, dict):
        return abilities.get("op") == "attach" or any(attaches(each) for each in abilities.values())
    return isinstance(abilities, list) and any(attaches(each) for each in abilities)


# -- terms ----------------------------------------------------------------------------------------------------------


def read_filter(reader: Reader, value: object, path: str) -> Any:
    """A filter, numbered."""
    table = reader.table(value, path)
    values = BAD if table is BAD else reader.values(Filter, table, path)
    if values is BAD:
        return BAD
    if not values:
        return reader.wrong(path, "must not be empty; leave it out instead")
    found = Filter(len(reader.filters), **values)
    return _checked(reader, found, path, reader.filters)


def read_selector(reader: Reader, value: object, path: str) -> Any:
    """A selector, numbered."""
    if isinstance(value, str):
        return reader.wrong(path, f"must be a table that selects objects, not {shown(value)}")
    table = reader.table(value, path)
    values = BAD if table is BAD else reader.values(Selector, table, path)
    return BAD if values is BAD else _checked(reader, Selector(len(reader.selectors), **values), path, reader.selectors)


def _checked(reader: Reader, found: Meant, path: str, registered: list[Meant]) -> Any:
    faults = found.faults(reader.scope)
    for key, fault in faults:
        reader.wrong(_join(path, key), fault)
    if faults:
        return BAD
    registered.append(found)
    return found


def read_number(reader: Reader, value: object, path: str) -> Any:
    """A number: given, or to be counted."""
    if value == "x":
        if not reader.scope.x:
            return reader.wrong(path, "'x' is the X of a cost, of an art or of the ability; here is none")
        return ChosenX()
    if isinstance(value, int) and not isinstance(value, bool):
        found = bounded(-MOST, MOST)(reader, value, path)
        return BAD if found is BAD else Fixed(found)
    if not isinstance(value, dict):
        return reader.wrong(path, f"must be a whole number, 'x' or a table that counts, not {shown(value)}")
    keys = [key for key in value if key in NUMBERS]
    if len(keys) != 1:
        return reader.wrong(path, f"must have exactly one of the keys {', '.join(NUMBERS)}")
    return reader.build(NUMBERS[keys[0]], value, path)


def read_ops(reader: Reader, value: object, path: str) -> Any:
    """A list of operations, numbered and named after its place."""
    if not isinstance(value, list):
        return reader.wrong(path, f"must be a list of operations, not {shown(value)}")
    if not value:
        return reader.wrong(path, "must not be empty")
    if len(value) > MOST:
        return reader.wrong(path, f"is too long: a list has at most {MOST} operations, not {len(value)}")
    number = len(reader.lists)
    name = _list_word(reader, path)
    reader.lists.append(OpList(number, name, ()))
    found: list[Any] = []
    for place, item in enumerate(value):
        operation = reader.tagged(OF_KEYWORDS if reader.is_keyword else OPERATIONS, "op", item, f"{path}[{place}]")
        if operation is not BAD and isinstance(entering := operation.entering(), Ref):
            reader.scope.entered.add(entering)
        found.append(operation)
    if BAD in found:
        return BAD
    made = reader.lists[number] = OpList(number, name, tuple(found))
    return made


def _list_word(reader: Reader, path: str) -> str:
    """The word of a list: its ability's, and where it stands if that is not the ability itself."""
    inner = path.split(".", 1)[1] if "." in path else path
    steps = [step.split("[") for step in inner.split(".")]
    names = [step[0] for step in steps]
    if steps[-1][0] == "options":
        names[-1] = f"option{int(steps[-1][1].rstrip(']')) + 1}"
    base = ".".join([reader.word, *[name for name in names if name != "do"]])
    if inner != "do" and names[-1] == "do":
        base += ".do"
    unique, count = base, 1
    while unique in reader.list_words:
        count += 1
        unique = f"{base}{count}"
    reader.list_words.add(unique)
    return unique


def read_teams(reader: Reader, value: object, path: str) -> Any:
    """Which Teams a static ability means."""
    table = reader.table(value, path)
    return BAD if table is BAD else reader.build(Teams, table, path)


def _player_or_ref(reader: Reader, value: object, path: str) -> Any:
    players = {each.word: each for each in (Who.YOU, Who.OPP)}
    if isinstance(value, str) and value in players:
        return players[value]
    if isinstance(value, str) and value in {each.word for each in Ref}:
        return reader.ref(value, path, Fit.FIGHTER)
    return reader.wrong(path, one_of(value, [*players, *[each.word for each in Ref]]))


# -- which function reads a type ------------------------------------------------------------------------------------

PLAIN: Final[dict[Any, Read]] = {
    str: text,
    bool: flag,
    int: bounded(-999, 999),
    Name: named(lambda reader, name: Name(name, 1 << reader.names.place(name))),
    Trait: named(lambda reader, name: Trait(name, 1 << reader.traits.place(name))),
    Attribute: named(lambda reader, name: Attribute(name, 1 << reader.attributes.place(name))),
    Symbol: symbol,
    Coin: coin,
    Rank: rank,
    Keyword: keyword,
    KeywordKind: keyword_kind,
    Filter: read_filter,
    Selector: read_selector,
    Number: read_number,
    OpList: read_ops,
    Teams: read_teams,
    Condition: lambda reader, value, path: reader.tagged(CONDITIONS, "cond", value, path),
    Payment: lambda reader, value, path: reader.tagged(PAYMENTS, "pay", value, path),
    Mod: lambda reader, value, path: reader.tagged(MODS, "mod", value, path),
}


def reading(hint: Any) -> Read:
    """The function that reads values of a type."""
    found = PLAIN.get(hint)
    if found is not None:
        return found
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _reading_union(tuple(part for part in parts if part is not NoneType))
    if origin is tuple:
        if len(parts) == 2 and parts[1] is not Ellipsis:
            return pair
        inner = get_args(parts[0])[0] if get_origin(parts[0]) is Annotated else parts[0]
        return many(reading(parts[0]), alone=isinstance(inner, type) and issubclass(inner, Word))
    if origin is Annotated:
        return _reading_annotated(parts[0], parts[1:])
    if isinstance(hint, type) and issubclass(hint, Word):
        return word(hint)
    raise TypeError(f"no way to read {hint}")


def _reading_union(parts: tuple[Any, ...]) -> Read:
    if len(parts) == 1:
        return reading(parts[0])
    if set(parts) == {Coin, AnyCoin}:
        return coin_or_any
    return _player_or_ref


def _reading_annotated(base: Any, notes: tuple[Any, ...]) -> Read:
    note = notes[0]
    if base is int:
        return bounded(note[0], note[1], *notes[1:])
    if base is Ref:
        if isinstance(note, Fit):
            return lambda reader, value, path: reader.ref(value, path, note)
        return lambda reader, value, path: reader.ref(value, path, Fit(0), note)
    if isinstance(note, Fit):
        return lambda reader, value, path: reader.objects(value, path, note)
    return word(base, note)
