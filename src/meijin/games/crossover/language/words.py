"""How the text of a card is put together: its terms as messages, and what references are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from meijin.games.crossover.language.messages import Named, filled, keys_of, message_of
from meijin.games.crossover.language.parts import (
    Aimed,
    Called,
    CoinOf,
    Joined,
    KeywordPart,
    Objects,
    Reference,
    TypePart,
    Where,
    WordPart,
    ZonePart,
)
from meijin.games.crossover.language.scope import SOURCE_EVENTS
from meijin.games.crossover.language.terms import (
    AnyCoin,
    Attribute,
    Keyword,
    Name,
    Operation,
    OpList,
    Rank,
    Symbol,
    Term,
    Trait,
)
from meijin.games.crossover.language.vocabulary import (
    CardType,
    Chooser,
    Event,
    Line,
    ObjectKind,
    Ref,
    Side,
    Word,
    Zone,
)
from meijin.words import Message

if TYPE_CHECKING:
    from meijin.games.crossover.effects.numbers import Number
    from meijin.games.crossover.language.filters import Filter, Selector

ALL: Final = 0  # as the number of a selector: every match


class Talk:
    """Puts the text of an ability together, and knows what it has spoken of so far."""

    def __init__(
        self, source: CardType, targets: Sequence[Selector] = (), event: Event | None = None, is_brief: bool = False
    ) -> None:
        self.source = source
        self.line = "db" if source.line is Line.DB else None
        self.targets = targets
        self.event = event
        self.is_brief = is_brief  # the source and the user are never "it", so that they can be left out
        self.mentioned = 0  # the targets that have been said in full, a bit each
        self.its: list[bool] = []  # for each thing ``it`` can be, innermost last, whether it is one of several
        self.last: Ref | None = None  # what was spoken of last, and may be called "it"
        self.others = False  # whether anything but the source and the user was spoken of
        self.form: str | None = None  # how the sentence goes on after the next term
        self.negated = False  # whether the next condition must not hold
        self.denied = False  # whether the one that is being told must not
        self.same = False  # whether the next static ability is about the same Teams as the one before
        self.aim: Message | None = None  # the targets, where a choice between effects names them first

    # -- terms ------------------------------------------------------------------------------------------------------

    def term(self, term: Term) -> Message:
        """A term, with all that it is made of."""
        form, self.form = self.form, None
        self.denied, self.negated = self.negated, False
        negated = self.denied
        if term.forgets:
            self.last = None
        depth = len(self.its)
        told: dict[str, object] = {"line": self.line, "form": form, "negated": negated, "same": self.same}
        told |= term.told(self)
        letters = iter("XYZ")
        for name, key, sort in keys_of(type(term)):
            value = getattr(term, name)
            if key not in term.telling and value is not None:
                told |= self._key(key, sort, value, term.signed, letters)
        del self.its[depth:]
        return filled(message_of(type(term)), told)

    def _key(self, key: str, sort: str, value: Any, signed: bool, letters: Iterator[str]) -> dict[str, object]:
        match sort:
            case "objects":
                said = self.objects(value)
                self.its.append(self.is_plural(value))
                return {key: said, f"{key}_is": self.state(value, said)}
            case "word":
                return {key: value.name.lower()}
            case "name":
                return {key: called(value)}
            case "amount":
                return self.amount(key, value, signed, letters)
            case "said" if key == "then_each":
                return {key: self.each(value)}
            case "said":
                return {key: self.tell(value)}
        return {key: value}

    def each(self, ops: OpList) -> Message:
        """What is done for each of several objects, one by one."""
        self.its.append(False)
        said = self.ops(ops)
        self.its.pop()
        return said

    def amount(self, key: str, number: Number, signed: bool, letters: Iterator[str]) -> dict[str, object]:
        """A number, and how it is meant; one that must be worked out is a letter."""
        found = number.bonus() if signed else number.amount()
        told: dict[str, object] = {key: found.text, f"{key}_one": found.text == "1", f"{key}_how": found.how}
        if found.where is None:
            return told
        letter = next(letters)
        sign = ("-" if found.is_negative else "+") if signed else ""
        return told | {key: f"{sign}{letter}", f"{key}_where": Where(letter, found.where.tell(self))}

    def tell(self, value: Any) -> Message | None:
        """Anything that a key may be."""
        if isinstance(value, tuple):
            return self._several(value)
        if isinstance(value, OpList):
            return self.ops(value)
        if isinstance(value, Keyword):
            return keyword_part(value)
        if isinstance(value, Ref):
            return self.ref(value)
        if isinstance(value, Word):
            return WordPart(type(value).__name__.lower(), value.name.lower())
        assert isinstance(value, Term)
        return value.tell(self)

    def _several(self, values: tuple[Any, ...]) -> Message | None:
        """Several values of a key: one of them will do, but for conditions and numbers."""
        if not values:
            return None
        if isinstance(values[0], str):
            return either([Called(titled(each)) for each in values])
        if isinstance(values[0], Zone):
            return self.zones(values)
        if isinstance(values[0], OpList):
            return joined([self.ops(each) for each in values], "option")
        if isinstance(values[0], Word):
            return either([WordPart(type(each).__name__.lower(), each.word) for each in values])
        if values[0].family == "cond":
            return self.conditions(values, "if")
        return joined([each.tell(self) for each in values], "plus")

    def ops(self, ops: OpList, form: str | None = None) -> Message:
        """A list of operations: commands in one breath, anything longer apart."""
        is_plain = all(_is_plain(each) for each in ops.ops)
        said = []
        for place, each in enumerate(ops.ops):
            is_last = place == len(ops.ops) - 1
            self.form = "and" if is_plain and not is_last else form if is_plain or not place else None
            if getattr(each, "optional", False):
                self.form = "may"
            said.append(each.tell(self))
        return joined(said, "and" if is_plain else "may" if form == "may" else "then")

    def conditions(self, conditions: Sequence[Term], form: str) -> Message:
        """All of these conditions; what they are about is not what the effect is about."""
        others = self.others
        said = []
        for each in conditions:
            self.form = form if each is conditions[-1] else "and"
            said.append(each.tell(self))
        self.others = others
        return joined(said, "also")

    # -- objects ----------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Message:
        """The source: "this Ninja", or "it" if that is clear."""
        return self._again(Ref.SELF, "self")

    @property
    def user(self) -> Message:
        return self._again(Ref.USER, "user")

    def _again(self, ref: Ref, who: str, noun: str = "fighter") -> Message:
        again = self.last is ref and not (self.is_brief and ref in (Ref.SELF, Ref.USER))
        self.last = ref
        return Reference(who, self.source.word, noun, again or None)

    def ref(self, ref: Ref) -> Message:
        """What a reference is called; a target is said in full the first time."""
        if ref is Ref.SELF or (ref is Ref.SUBJECT and self.event in SOURCE_EVENTS):
            return self.me
        if ref is Ref.USER:
            return self.user
        if ref is Ref.TEAM:
            return Reference("team", self.source.word, of=self.me)
        self.others = True
        if ref is Ref.T1_USER or (ref is Ref.SUBJECT and self.event is Event.OPP_USED_ART):
            return Reference("its_user", self.source.word)
        if ref is Ref.SUBJECT:
            return self._again(ref, "that")
        if ref is Ref.ATTACHED:
            return self._again(ref, "attached")
        if ref is Ref.IT:
            one_of_several = bool(self.its and self.its[-1])
            return Reference("that" if one_of_several else "it", self.source.word)
        return self._target(ref)

    def _target(self, ref: Ref) -> Message:
        place = ref - 1
        selector = self.targets[place]
        if not self.mentioned >> place & 1:
            self.mentioned |= 1 << place
            said = self.selected(selector)
            self.last = ref if selector.n == 1 else None
            return said
        noun = "art" if selector.is_ is not None and selector.is_.art else selector.kind.word
        if len([each for each in self.targets if each.kind is selector.kind]) > 1:
            return Reference("nth", self.source.word, noun, nth=place + 1)
        if selector.n != 1:
            return Reference("those", self.source.word, noun)
        return self._again(ref, "that", noun)

    def is_new(self, objects: Ref | Selector) -> bool:
        """Whether objects are said in full, as they have not been spoken of."""
        if isinstance(objects, Ref):
            return Ref.T1 <= objects <= Ref.T9 and not self.mentioned >> objects - 1 & 1
        return True

    def choose_targets(self) -> Message:
        """All targets in one breath, for an effect that does not begin with what it does to them."""
        return joined([self._target(Ref(place + 1)) for place in range(len(self.targets))], "plus")

    def objects(self, objects: Ref | Selector) -> Message:
        return self.ref(objects) if isinstance(objects, Ref) else self.selected(objects)

    def is_plural(self, objects: Ref | Selector) -> bool:
        """Whether there are several of them, for the verb."""
        if objects is Ref.TEAM:
            return False
        if isinstance(objects, Ref):
            return Ref.T1 <= objects <= Ref.T9 and self.targets[objects - 1].n != 1
        is_source = objects.is_ is not None and bool(objects.is_.self_)
        return objects.n != 1 and not objects.is_one_head and not is_source

    def state(self, objects: Ref | Selector, said: Message) -> str | None:
        """How what was just said of objects goes together with the rest: nothing, if there is one that is new."""
        if isinstance(said, Reference) and said.again and said.who in ("self", "user"):
            return "again"
        if isinstance(objects, Ref):
            if self.is_plural(objects):
                return "many"
            own = objects in (Ref.SELF, Ref.USER) or (objects is Ref.SUBJECT and self.event in SOURCE_EVENTS)
            return "clear" if own and not self.others else None
        is_place = objects.is_ is not None and objects.is_.role is not None and not objects.is_.is_near
        return None if not self.is_plural(objects) else "all" if objects.n == ALL and not is_place else "many"

    def selected(self, selector: Selector, counted: bool = False, times: str | None = None) -> Message:
        """The objects of a selector: "up to 2 of your injured fighters"; counted, "your injured fighters"."""
        what = selector.is_
        if selector.kind in (ObjectKind.FIGHTER, ObjectKind.SUPPORT) and what is not None and what.self_:
            return self.me
        how = "all" if selector.n == ALL else "one" if selector.n == 1 and not selector.up_to else "some"
        is_near = what is not None and what.is_near
        in_play = selector.kind in (ObjectKind.FIGHTER, ObjectKind.SUPPORT) and selector.zone == (Zone.PLAY,)
        is_detailed = what is not None and what.is_detailed and selector.n != ALL
        of_many = selector.of is not Side.ANY and selector.kind in (ObjectKind.FIGHTER, ObjectKind.SUPPORT)
        said = self.noun(
            selector.kind,
            what,
            how,
            zones=selector.zone,
            of=Side.ANY if is_near else selector.of,
            n=times or (str(selector.n) if selector.n else None),
            many=how == "all" or selector.n > 1 or (of_many and not is_near),
            up_to=selector.up_to,
            counted=counted,
            in_play=in_play and not is_near and selector.of is Side.ANY and not is_detailed,
            by=None if selector.by is Chooser.YOU else selector.by.word,
            one_head=selector.is_one_head,
        )
        self.others, self.last = True, None
        return said

    def noun(self, kind: ObjectKind, what: Filter | None = None, how: str = "bare", **more: Any) -> Message:
        """Objects with all that they must be; ``how`` many, if not just their name is wanted."""
        told = {} if what is None else self._asked(what, kind, bool(more.get("many")))
        zones, of = more.pop("zones", (Zone.PLAY,)), more.pop("of", Side.ANY)
        if kind is ObjectKind.CARD and zones != (Zone.PLAY,):
            told |= {"zones": self.zones(zones), "zone": zones[0].word if len(zones) == 1 else None}
        elif len(zones) == 1 and (what is None or what.vs is None):
            told["zone"] = zones[0].word
        told |= {
            "unasked": what is None,
            "sort": kind.word,
            "how": how,
            "of": None if of is Side.ANY else of.word,
            "line": self.line,
            **more,
        }
        return filled(Objects, told)

    def _asked(self, what: Filter, kind: ObjectKind, many: bool) -> dict[str, object]:
        types = (what.type_,) if what.type_ is not None else what.type_any
        names = what.name_any or (() if what.name is None else (what.name,))
        told: dict[str, object] = {
            key: called(getattr(what, key)) for key in ("trait", "not_trait", "symbol", "attr", "keyword", "rank_min")
        }
        told |= {key: getattr(what, key) for key in ("art", "fighter", "other", "mental_max", "turn_min", "turn_max")}
        told |= {key: getattr(what, key) for key in ("printed_turn_min", "printed_turn_max")}
        told |= {
            key: None if getattr(what, name) is None else getattr(what, name).word
            for key, name in (("gameline", "line"), ("status", "status"), ("role", "role"))
        }
        told["has_coin"] = None if what.has_coin is None else CoinOf(called(what.has_coin))
        inflected = many and kind is not ObjectKind.CARD
        told["types"] = either([TypePart(each.word, inflected or None) for each in types]) if types else None
        told["names"] = either([Called(each.text) for each in names]) if names else None
        told["aims"] = what.targets_with is not None
        if what.is_near:
            near = what.vs if what.vs is not None else what.with_
            told["near"] = "was_vs" if what.was_vs is not None else "vs" if what.vs is not None else "with"
            told["whom"] = self.user if near is not None and near.word == "user" else self.me
        return told

    def alone(self, what: Filter) -> Message:
        """What an object must be, said of one: "a Leaf fighter", "Naruto Uzumaki"."""
        return self.me if what.self_ else self.noun(ObjectKind.FIGHTER, what, "a", zones=())

    def zones(self, zones: Sequence[Zone]) -> Message:
        """Zones, one of which will do."""
        return either([ZonePart(each.word, self.line) for each in zones])


def _is_plain(operation: Operation) -> bool:
    """Whether an operation is a short command."""
    if not operation.is_command() or operation.is_long() or getattr(operation, "then_each", None) is not None:
        return False
    numbers = [getattr(operation, name) for name, _, sort in keys_of(type(operation)) if sort == "amount"]
    numbers = [each.bonus() if operation.signed else each.amount() for each in numbers if each is not None]
    return all(each.where is None for each in numbers)


def called(named: Named | AnyCoin | None) -> str | None:
    """How something with a name of its own is called in the words of a language; None for anything."""
    if named is None or isinstance(named, AnyCoin):
        return None
    if isinstance(named, Symbol) and named.line is Line.DB:
        return f"DB {titled(named.text)}"  # both lines have an Earth
    return named.text if isinstance(named, Name | Trait | Attribute | Rank) else titled(named.text)


def keyword_part(keyword: Keyword) -> Message:
    """A keyword as cards print it: "Super Heal", "Fierce 1", "Ally: Goku"."""
    given = keyword.parameter
    number = int(given) if given.isdigit() else None
    return KeywordPart(titled(keyword.kind), number, None if number is not None or not given else given)


def joined(said: Sequence[Message], how: str) -> Message:
    """Several messages as one: ``and``, ``then``, ``or`` ..."""
    whole = said[0]
    for place, each in enumerate(said[1:], start=2):
        whole = Joined(whole, each, how, place < len(said) or None, place == 2 or None)
    return whole


def either(said: Sequence[Message]) -> Message:
    """Messages of which one is enough."""
    return joined(said, "or")


def aimed(targets: Message, said: Message) -> Message:
    """An effect that does not begin with its targets."""
    return Aimed(targets, said)


def titled(word: str) -> str:
    """A word of a card file as cards print it.

    >>> titled("super_heal"), titled("db"), titled("Rock Lee")
    ('Super Heal', 'DB', 'Rock Lee')
    """
    return "DB" if word == "db" else word.replace("_", " ").title() if word.islower() else word
