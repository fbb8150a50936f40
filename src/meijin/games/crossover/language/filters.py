"""Filters and selectors: which objects an effect means."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Final

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

if TYPE_CHECKING:
    from meijin.games.crossover.language.words import Talk
    from meijin.words import Message

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

    @property
    def is_near(self) -> bool:
        """Whether it is said by the fighter or Team it belongs to."""
        return self.vs is not None or self.with_ is not None or self.was_vs is not None

    @property
    def is_detailed(self) -> bool:
        """Whether its noun is followed by what it must have."""
        asked = (self.keyword, self.has_coin, self.rank_min, self.mental_max, self.turn_min, self.turn_max)
        return any(each is not None for each in (*asked, self.printed_turn_min, self.printed_turn_max))

    def tell(self, talk: Talk) -> Message:
        return talk.alone(self)

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

    def tell(self, talk: Talk) -> Message:
        return talk.selected(self)

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
