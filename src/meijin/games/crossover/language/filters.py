"""Filters and selectors: which objects an effect means."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from meijin.games.crossover.language.scope import Scope
from meijin.games.crossover.language.terms import (
    MOST,
    AnyCoin,
    Attribute,
    Coin,
    Faults,
    Fit,
    KeywordKind,
    Name,
    Rank,
    Signed,
    Small,
    Symbol,
    Term,
    Trait,
)
from meijin.games.crossover.language.vocabulary import (
    AbilityKind,
    CardType,
    Chooser,
    Line,
    Near,
    ObjectKind,
    Position,
    Ref,
    Side,
    Status,
    Zone,
)
from meijin.games.crossover.language.words import Talk, article, either, plural, possessive, titled

OWNERS: Final = {Side.YOU: "your", Side.OPP: "the opponent's"}
CHOSEN_BY: Final = {Chooser.YOU: "", Chooser.OPP: " of the opponent's choice", Chooser.RANDOM: " chosen at random"}
LINES: Final = {Line.NARUTO: "Naruto", Line.DB: "Dragon Ball"}
WHERE: Final[dict[tuple[Zone, ...], str]] = {(Zone.BATTLE,): "battling ", (Zone.STANDBY,): "Stand-by "}
NOUNS: Final = {
    ObjectKind.FIGHTER: "fighter",
    ObjectKind.SUPPORT: "support card",
    ObjectKind.CARD: "card",
    ObjectKind.CHAIN: "effect",
}
ITEMS_OF: Final = {Side.YOU: " of yours", Side.OPP: " of the opponent", Side.ANY: ""}
ON_THE_TABLE: Final = (Zone.PLAY, Zone.BATTLE, Zone.STANDBY)
OF_FIGHTERS_IN_PLAY: Final = ("status", "role", "vs", "was_vs", "with_")
ALL = 0  # as the number of a selector: every match
Amount = Annotated[int, (1, MOST), "all"]


@dataclass(frozen=True, slots=True)
class Filter(Term):
    """What an object must be; every key must hold."""

    number: int = field(compare=False)  # in Pool.filters
    name: Name | None = None
    name_any: tuple[Name, ...] = ()
    trait: Trait | None = None
    not_trait: Trait | None = None
    symbol: Symbol | None = None
    attr: Attribute | None = None
    keyword: KeywordKind | None = None
    line: Line | None = None
    type_: CardType | None = None
    type_any: tuple[CardType, ...] = ()
    fighter: bool | None = None
    art: bool | None = None
    status: Status | None = None
    role: Position | None = None
    turn_min: Small | None = None
    turn_max: Small | None = None
    printed_turn_min: Small | None = None
    printed_turn_max: Small | None = None
    rank_min: Rank | None = None
    mental_max: Signed | None = None
    has_coin: Coin | AnyCoin | None = None
    other: bool | None = None
    self_: bool | None = None
    vs: Near | None = None
    was_vs: Annotated[Near, (Near.SELF,)] | None = None
    with_: Near | None = None
    targets_with: Annotated[Near, (Near.USER,)] | None = None

    def words(self, talk: Talk, noun: str, is_plural: bool = False) -> str:
        """The noun with all it must be: "healthy Leaf fighter", but for where it is."""
        if not is_plural:
            return " ".join([*self.adjectives(), self._named(self._kind(noun)), *self.details(talk)])
        names = [f"named {self.names}"] if self.names else []
        return " ".join([*self.adjectives(), plural(self._kind(noun)), *names, *self.details(talk)])

    def _kind(self, noun: str) -> str:
        """What kind of thing it is."""
        types = [self.type_] if self.type_ is not None else list(self.type_any)
        if types:
            noun = either([each.name.title() for each in types]) + (" card" if noun == "card" else "")
        elif self.art:
            noun = "Art"
        elif self.fighter:
            noun = "fighter card" if noun == "card" else "fighter"
        return self.role.name.title() if self.role is not None and not self.is_near else noun

    @property
    def names(self) -> str:
        """The names one of which it must have."""
        return either([each.text for each in self.name_any or ([self.name] if self.name is not None else [])])

    def _named(self, noun: str) -> str:
        """A fighter is called by its name alone."""
        if not self.names:
            return noun
        return self.names if noun == "fighter" else f"{self.names} {noun}"

    def adjectives(self) -> list[str]:
        """What is said before the noun."""
        return [
            *([self.status.word] if self.status is not None else []),
            *([LINES[self.line]] if self.line is not None else []),
            *([titled(self.symbol.text)] if self.symbol is not None else []),
            *([self.attr.text] if self.attr is not None else []),
            *([self.trait.text] if self.trait is not None else []),
            *([f"non-{self.not_trait.text}"] if self.not_trait is not None else []),
        ]

    def details(self, talk: Talk) -> list[str]:
        """What is said after the noun."""
        cost = talk.words.turn_cost
        said = [
            *([f"with {titled(self.keyword.text)}"] if self.keyword is not None else []),
            *([f"with {article(talk.coin(self.has_coin))}"] if self.has_coin is not None else []),
            *([f"of rank {self.rank_min.text} or higher"] if self.rank_min is not None else []),
            *([f"with a Mental Power of {self.mental_max} or less"] if self.mental_max is not None else []),
        ]
        for kind, least, most in (
            (cost, self.turn_min, self.turn_max),
            (f"printed {cost}", self.printed_turn_min, self.printed_turn_max),
        ):
            if least is not None and most is not None:
                said.append(f"with {article(kind)} of {least} to {most}")
            elif least is not None or most is not None:
                said.append(f"with {article(kind)} of {f'{least} or more' if most is None else f'{most} or less'}")
        return said

    @property
    def is_near(self) -> bool:
        """Whether it is said by the fighter or Team it belongs to."""
        return self.vs is not None or self.with_ is not None or self.was_vs is not None

    def place(self, talk: Talk) -> str:
        """Where it is, by another fighter."""
        if self.was_vs is not None:
            return f"in the Team {talk.me} battled"
        near = self.vs if self.vs is not None else self.with_
        whom = talk.user if near is Near.USER else talk.me
        return f"battling {whom}" if self.vs is not None else f"in {possessive(whom)} Team"

    def alone(self, talk: Talk) -> str:
        """What an object must be, said of one: "a Leaf fighter", "Naruto Uzumaki"."""
        if self.self_:
            return talk.me
        said = self.words(talk, "fighter")
        if not self.names:
            said = f"another {said}" if self.other else article(said)
        return f"{said} {self.place(talk)}" if self.is_near else said

    def faults(self, scope: Scope) -> Faults:
        found: Faults = []
        for key in ("vs", "was_vs", "with_", "targets_with"):
            near = getattr(self, key)
            if near is Near.USER and not scope.user:
                found.append((key.rstrip("_"), "'user' is the user of an art; here is none"))
            elif near is Near.SELF and not scope.source & Fit.FIGHTER:
                found.append((key.rstrip("_"), "'self' must be a fighter; the source is none"))
        for key in ("other", "self_"):
            if getattr(self, key) is not None and not scope.source:
                found.append((key.rstrip("_"), "compares with the source, but this card is never in play"))
        if self.other and self.self_:
            found.append(("other", "does not go with 'self'"))
        for low, high in (("turn_min", "turn_max"), ("printed_turn_min", "printed_turn_max")):
            least, most = getattr(self, low), getattr(self, high)
            if least is not None and most is not None and least > most:
                found.append((low, f"is more than {high}: nothing matches"))
        return found


@dataclass(frozen=True, slots=True)
class Selector(Term):
    """Which objects are chosen, or all of them (``n`` is ALL)."""

    number: int = field(compare=False)  # in Pool.selectors
    kind: ObjectKind
    zone: tuple[Zone, ...] = (Zone.PLAY,)
    of: Side = Side.ANY
    n: Amount = 1
    up_to: bool = False
    is_: Filter | None = None
    by: Chooser = Chooser.YOU

    def words(self, talk: Talk) -> str:
        """The objects, as a noun phrase: "up to 2 of your injured fighters"."""
        said = self._phrase(talk) + CHOSEN_BY[self.by]
        talk.last = None
        return said

    def _phrase(self, talk: Talk) -> str:
        if self.kind is ObjectKind.CHAIN:
            return self._item(talk)
        if self.kind is ObjectKind.CARD:
            return self._cards(talk)
        what = self.is_
        if what is not None and what.self_:
            return talk.me
        if what is not None and (what.is_near or what.role is not None):
            return self._near(talk, what)
        count = "one" if self.n == 1 else str(self.n)
        other = what is not None and bool(what.other)
        if self.n == ALL:
            if self.of is Side.ANY:
                in_play = " in play" if self.zone == (Zone.PLAY,) else ""
                return f"all {'other ' if other else ''}{self.noun(talk, True)}{in_play}"
            return f"{OWNERS[self.of]} {'other ' if other else ''}{self.noun(talk, True)}"
        if self.up_to:
            count = f"up to {self.n}"
        if self.of is Side.ANY:
            in_play = "" if self.zone != (Zone.PLAY,) or (what is not None and what.details(talk)) else " in play"
            if self.n == 1 and not self.up_to:
                return f"{f'another {self.noun(talk)}' if other else article(self.noun(talk))}{in_play}"
            return f"{count} {'other ' if other else ''}{self.noun(talk, self.n != 1)}{in_play}"
        if other and self.n == 1 and not self.up_to:
            return f"another of {OWNERS[self.of]} {self.noun(talk, True)}"
        return f"{count} of {OWNERS[self.of]} {'other ' if other else ''}{self.noun(talk, True)}"

    def noun(self, talk: Talk, is_plural: bool = False) -> str:
        """What they are, without whose they are and where."""
        noun = NOUNS[self.kind]
        said = plural(noun) if is_plural else noun
        if self.is_ is not None:
            said = self.is_.words(talk, noun, is_plural)
        is_opposing = self.is_ is not None and self.is_.vs is not None  # and so battling
        return said if is_opposing else WHERE.get(self.zone, "") + said

    def _near(self, talk: Talk, what: Filter) -> str:
        """Objects said by the fighter they are near to, or by their place in a Team."""
        other = "other " if what.other else ""
        if what.role is not None:
            return self._placed(talk, what)
        if self.n == ALL:
            return f"{'the' if what.with_ is not None else 'all'} {other}{self.noun(talk, True)} {what.place(talk)}"
        if self.n == 1 and not self.up_to:
            noun = self.noun(talk)
            return f"{f'another {noun}' if other else article(noun)} {what.place(talk)}"
        count = f"up to {self.n}" if self.up_to else str(self.n)
        return f"{count} {other}{self.noun(talk, self.n != 1)} {what.place(talk)}"

    def _placed(self, talk: Talk, what: Filter) -> str:
        """Heads or Backs, of one Team or of all."""
        assert what.role is not None
        role = what.role.name.title()
        said = " ".join([*what.adjectives(), role])
        if what.is_near:
            near = what.place(talk)
            place = near.replace("in ", "of ", 1) if near.startswith("in ") else f"of the Team {near}"
            which = "the " if what.role is Position.HEAD and self.n == ALL else ("a " if self.n == 1 else "all ")
            return f"{which}{said if self.is_one_head or self.n == 1 else plural(said)} {place}"
        teams = "battling Teams" if self.zone == (Zone.BATTLE,) else "Teams"
        owner = {Side.YOU: f"your {teams}", Side.OPP: f"the opponent's {teams}", Side.ANY: f"all {teams}"}[self.of]
        if self.n == ALL:
            return f"the {plural(said)} of {owner}"
        count = f"{self.n}" if self.n > 1 else "one"
        return f"{'the' if what.role is Position.HEAD else 'a'} {said} of {count} of {owner}"

    def _cards(self, talk: Talk) -> str:
        """Cards with the zones they are taken from."""
        place = f"from {talk.zones(self.zone, self.of)}"
        if self.n == ALL:
            return f"all {self.noun(talk, True)} {place}"
        if self.n == 1 and not self.up_to:
            return f"{article(self.noun(talk))} {place}"
        return f"{'up to ' if self.up_to else ''}{self.n} {self.noun(talk, self.n != 1)} {place}"

    def _item(self, talk: Talk) -> str:
        """An item of the Chain."""
        other = "other " if self.is_ is not None and self.is_.other else ""
        noun = self.noun(talk)
        owner, aim = ITEMS_OF[self.of], self.aim
        if self.n == ALL:
            return f"all {other}{plural(noun)}{owner} on the Chain{aim}"
        if self.n == 1 and not self.up_to:
            return f"{f'another {noun}' if other else article(noun)}{owner}{aim}"
        return f"{'up to ' if self.up_to else ''}{self.n} {other}{plural(noun)}{owner}{aim}"

    @property
    def aim(self) -> str:
        """What an item of the Chain must aim at."""
        aims = self.is_ is not None and self.is_.targets_with is not None
        return " that targets a fighter in the user's Team" if aims else ""

    @property
    def is_one_head(self) -> bool:
        """Whether there can be one only: the Head of one Team."""
        return self.is_ is not None and self.is_.role is Position.HEAD and self.is_.is_near

    def faults(self, scope: Scope) -> Faults:
        found = misplaced(self.kind, self.zone, self.is_)
        if scope.kind is AbilityKind.STATIC and self.n != ALL:
            found.append(("n", "must be 'all': nothing is chosen for a static ability"))
        if self.up_to and self.n == ALL:
            found.append(("up_to", "goes with a number, not with 'all'"))
        if scope.is_choosing and self.kind is ObjectKind.CARD:
            hidden = [zone.word for zone in self.zone if zone in (Zone.HAND, Zone.DECK)]
            if hidden:
                found.append(
                    ("zone", f"cards in {hidden[0]} are hidden and cannot be targets; select them in an operation")
                )
        if scope.is_choosing and self.n == ALL:
            found.append(("n", "must be a number: targets are chosen"))
        if not scope.is_choosing and Zone.DECK in self.zone and self.n != ALL and self.by is not Chooser.RANDOM:
            found.append(("zone", "nobody chooses from a deck unseen: search or look, or take 'all' or at random"))
        return found


def misplaced(kind: ObjectKind, zones: tuple[Zone, ...], what: Filter | None) -> Faults:
    """A kind of objects that is not where it is looked for, or is asked what it cannot be."""
    found: Faults = []
    if kind is ObjectKind.CHAIN:
        if zones != (Zone.PLAY,):
            found.append(("zone", "items of the Chain are in no zone; leave it out"))
    elif kind is ObjectKind.CARD:
        if any(zone in ON_THE_TABLE for zone in zones):
            found.append(("zone", "cards in play are fighters or support; a card is in hand, deck, discard or chakra"))
    elif any(zone not in ON_THE_TABLE for zone in zones):
        found.append(("zone", f"a {kind.word} is in play, battle or standby; anything else is a card"))
    elif kind is ObjectKind.SUPPORT and zones != (Zone.PLAY,):
        found.append(("zone", "support cards are in play, they never battle"))
    if what is not None:
        found += [(f"is.{key}", text) for key, text in unaskable(kind, what)]
    return found


def unaskable(kind: ObjectKind, what: Filter) -> Faults:
    """What cannot be asked of objects of a kind."""
    found: Faults = []
    if kind is not ObjectKind.FIGHTER:
        found += [
            (key.rstrip("_"), f"can be asked of fighters in play only, not of a {kind.word}")
            for key in OF_FIGHTERS_IN_PLAY
            if getattr(what, key) is not None
        ]
    if kind in (ObjectKind.CARD, ObjectKind.CHAIN) and what.has_coin is not None:
        found.append(("has_coin", "only cards in play have coins"))
    if kind is not ObjectKind.CHAIN and what.targets_with is not None:
        found.append(("targets_with", "can be asked of items of the Chain only"))
    return found


def unaskable_cards(what: Filter | None) -> Faults:
    """What a filter cannot ask of cards that are not in play, as faults of the key ``is``."""
    return [] if what is None else [(f"is.{key}", text) for key, text in unaskable(ObjectKind.CARD, what)]


Objects = Ref | Selector
"""What an operation is done to: objects it knows of, or a selector that is evaluated when it is carried out."""

Fighters = Annotated[Objects, Fit.FIGHTER]
InPlay = Annotated[Objects, Fit.FIGHTER | Fit.SUPPORT]
Cards = Annotated[Objects, Fit.FIGHTER | Fit.SUPPORT | Fit.CARD]
ChainItems = Annotated[Objects, Fit.CHAIN]
FighterRef = Annotated[Ref, Fit.FIGHTER]
TeamRef = Annotated[Ref, Fit.FIGHTER | Fit.TEAM]
InPlayRef = Annotated[Ref, Fit.FIGHTER | Fit.SUPPORT]
AnyRef = Annotated[Ref, Fit.FIGHTER | Fit.SUPPORT | Fit.CARD | Fit.CHAIN]
