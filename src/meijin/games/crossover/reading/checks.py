"""What the keys of a term must be together, beyond what each may be alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meijin.games.crossover.effects.abilities import Ability
from meijin.games.crossover.effects.card_operations import Draw, Mill, ReturnInjured, Reward, Unreward
from meijin.games.crossover.effects.coin_operations import AddDbCoin, PlaceCoin, RemoveCoin, TakeCoin
from meijin.games.crossover.effects.conditions import Compare, Exists
from meijin.games.crossover.effects.discards import Discard
from meijin.games.crossover.effects.fighter_operations import Damage, Grant
from meijin.games.crossover.effects.flow_operations import Choose, ExtraDeploy, Flip, Watch
from meijin.games.crossover.effects.mods import ArtCostMod, UnblockableMod
from meijin.games.crossover.effects.numbers import (
    Count,
    Fixed,
    Greatest,
    Least,
    Negative,
    Number,
    Product,
    Stat,
    Sum,
    TeamPower,
    UpTo,
)
from meijin.games.crossover.effects.payments import PayRemove
from meijin.games.crossover.effects.search import Look, Search
from meijin.games.crossover.language.filters import ALL, Filter, Selector
from meijin.games.crossover.language.scope import FIGHTER_EVENTS, REPLACED, Scope
from meijin.games.crossover.language.terms import Fit
from meijin.games.crossover.language.vocabulary import (
    AbilityKind,
    Against,
    CardType,
    Chooser,
    Destination,
    Event,
    Near,
    ObjectKind,
    Ref,
    Side,
    StatName,
    Timing,
    Zone,
)
from meijin.games.crossover.reading.problems import unknown

Faults = list[tuple[str, str]]
FIGHTERS: Final = frozenset({CardType.NINJA, CardType.WARRIOR})
ON_THE_TABLE: Final = (Zone.PLAY, Zone.BATTLE, Zone.STANDBY)
OF_FIGHTERS_IN_PLAY: Final = ("status", "role", "vs", "was_vs", "with_")


def faults(term: object, scope: Scope) -> Faults:
    """Which keys of a term do not go together, and why."""
    check = CHECKS.get(type(term))
    return check(term, scope) if check is not None else []


def _filter(term: Filter, scope: Scope) -> Faults:
    found: Faults = []
    for key in ("vs", "was_vs", "with_", "targets_with"):
        near = getattr(term, key)
        if near is Near.USER and not scope.user:
            found.append((key.rstrip("_"), "'user' is the user of an art; here is none"))
        elif near is Near.SELF and not scope.source & Fit.FIGHTER:
            found.append((key.rstrip("_"), "'self' must be a fighter; the source is none"))
    for key in ("other", "self_"):
        if getattr(term, key) is not None and not scope.source:
            found.append((key.rstrip("_"), "compares with the source, but this card is never in play"))
    if term.other and term.self_:
        found.append(("other", "does not go with 'self'"))
    for low, high in (("turn_min", "turn_max"), ("printed_turn_min", "printed_turn_max")):
        least, most = getattr(term, low), getattr(term, high)
        if least is not None and most is not None and least > most:
            found.append((low, f"is more than {high}: nothing matches"))
    return found


def _places(kind: ObjectKind, zones: tuple[Zone, ...], what: Filter | None) -> Faults:
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
        found += [(f"is.{key}", text) for key, text in _askable(kind, what)]
    return found


def _askable(kind: ObjectKind, what: Filter) -> Faults:
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


def _selector(term: Selector, scope: Scope) -> Faults:
    found = _places(term.kind, term.zone, term.is_)
    if scope.kind is AbilityKind.STATIC and term.n != ALL:
        found.append(("n", "must be 'all': nothing is chosen for a static ability"))
    if term.up_to and term.n == ALL:
        found.append(("up_to", "goes with a number, not with 'all'"))
    if scope.is_choosing and term.kind is ObjectKind.CARD:
        hidden = [zone.word for zone in term.zone if zone in (Zone.HAND, Zone.DECK)]
        if hidden:
            found.append(
                ("zone", f"cards in {hidden[0]} are hidden and cannot be targets; select them in an operation")
            )
    if scope.is_choosing and term.n == ALL:
        found.append(("n", "must be a number: targets are chosen"))
    if not scope.is_choosing and Zone.DECK in term.zone and term.n != ALL and term.by is not Chooser.RANDOM:
        found.append(("zone", "nobody chooses from a deck unseen: search or look, or take 'all' or at random"))
    return found


def _exists(term: Exists, scope: Scope) -> Faults:
    found = _places(term.kind, term.zone, term.is_)
    asks_in_hand = Zone.HAND in term.zone and (term.of is not Side.YOU or term.is_ is not None)
    if asks_in_hand or Zone.DECK in term.zone:
        found.append(("zone", "a condition may not look at hidden cards: all would learn of them"))
    return found


def _count(term: Count, scope: Scope) -> Faults:
    if term.count.is_ is not None and (Zone.HAND in term.count.zone or Zone.DECK in term.count.zone):
        return [("count.is", "cards in hand and deck are hidden: all would learn of them; count them without a filter")]
    return []


def _unblockable(term: UnblockableMod, scope: Scope) -> Faults:
    if (term.by_team_with is None) == (term.by_team_size_max is None):
        return [("by_team_with", "there must be exactly one of by_team_with and by_team_size_max")]
    return []


def _art_cost(term: ArtCostMod, scope: Scope) -> Faults:
    """Arts are paid for from the hand."""
    if isinstance(term.to, Selector) and term.to.kind is ObjectKind.CARD and Zone.HAND in term.to.zone:
        return []
    return [("to", "must select cards in the hand, where arts are used from: { kind = 'card', zone = 'hand', ... }")]


def _grant(term: Grant, scope: Scope) -> Faults:
    given = [key for key in ("protect", "forbid", "keyword", "trait") if getattr(term, key)]
    if len(given) != 1:
        return [("protect", f"there must be exactly one of protect, forbid, keyword and trait, not {len(given)}")]
    if term.by is not Against.ANY and not term.protect:
        return [("by", "goes with protect only")]
    return []


def _look(term: Look, scope: Scope) -> Faults:
    found: Faults = []
    if (term.n is None) == (term.zone is None):
        found.append(("n", "there must be exactly one of n (the top cards of the deck) and zone (the hand)"))
    if bool(term.pick) != (term.pick_to is not None):
        found.append(("pick_to", "goes with pick: how many cards are picked, and where they go"))
    if (term.n is None) == (term.rest is not None):
        found.append(("rest", "says what happens to the cards of the deck: it goes with n, and n with it"))
    return found


def _flip(term: Flip, scope: Scope) -> Faults:
    found = _amount(term, scope)
    return found if term.heads or term.tails else [*found, ("heads", "there must be heads or tails: what a coin does")]


def _choose(term: Choose, scope: Scope) -> Faults:
    return [] if len(term.options) > 1 else [("options", "must be at least two lists of operations")]


def _watch(term: Watch, scope: Scope) -> Faults:
    if term.on in REPLACED:
        return [("on", f"{term.on.word!r} can be replaced, not watched")]
    if isinstance(term.who, Ref) and term.on not in FIGHTER_EVENTS:
        return [("on", f"{term.on.word!r} is no event of a fighter; watch a player: who = 'you' or 'opp'")]
    return []


def _return_injured(term: ReturnInjured, scope: Scope) -> Faults:
    if scope.kind is AbilityKind.REPLACE and scope.event is Event.LEAVE_PLAY:
        return []
    return [("op", "belongs to an ability of kind 'replace' on 'leave_play'")]


def _take_coin(term: TakeCoin, scope: Scope) -> Faults:
    return [] if scope.kind is AbilityKind.TRIGGER else [("op", "belongs to a trigger")]


def _amount(term: Any, scope: Scope) -> Faults:
    """Nothing is done zero times, or less."""
    number: Number = term.n
    if isinstance(number, Fixed) and number.n < 1:
        return [("n", f"must be at least 1, not {number.n}")]
    return []


def _search(term: Search, scope: Scope) -> Faults:
    found = _amount(term, scope)
    if term.is_ is not None:
        found += [(f"is.{key}", text) for key, text in _askable(ObjectKind.CARD, term.is_)]
        if term.to is Destination.PLAY and not _may_be_fighter(term.is_):
            found.append(("is", "finds no fighters, and only fighters are put in play"))
    return found


def _may_be_fighter(what: Filter) -> bool:
    types = (what.type_,) if what.type_ is not None else what.type_any
    return what.fighter is not False and not what.art and (not types or not FIGHTERS.isdisjoint(types))


def _of_cards(term: Any, scope: Scope) -> Faults:
    """A filter of cards that are not in play."""
    found = _amount(term, scope) if isinstance(term, Discard) else []
    if term.is_ is not None:
        found += [(f"is.{key}", text) for key, text in _askable(ObjectKind.CARD, term.is_)]
    return found


def _current(term: Any, scope: Scope) -> Faults:
    """Statics never look at current Power, so that they cannot go in circles (5.7)."""
    if scope.kind is not AbilityKind.STATIC:
        return []
    if isinstance(term, Stat):
        if term.stat not in (StatName.COMBAT, StatName.SUPPORT):
            return []
        return [("stat", f"a static ability cannot look at current Power; say printed_{term.stat.word}")]
    return [(term.key, "a static ability cannot look at current Power")]


def _team_power(term: TeamPower, scope: Scope) -> Faults:
    if not scope.source & Fit.FIGHTER:
        return [(term.key, "is that of the source's Team or of the one opposing it, but the source is no fighter")]
    return _current(term, scope)


def _up_to(term: UpTo, scope: Scope) -> Faults:
    if scope.kind is AbilityKind.STATIC:
        return [(term.key, "nothing is chosen for a static ability")]
    return [(term.key, ONE_CHOICE)] if _choices(term.up_to) else []


ONE_CHOICE: Final = "only one part of a number can be chosen: there is another 'up_to' in it"


def _choices(number: Number) -> int:
    """How many parts of a number are chosen."""
    if isinstance(number, UpTo):
        return 1
    parts: tuple[Number, ...] = ()
    match number:
        case Negative():
            parts = (number.neg,)
        case Sum():
            parts = number.add
        case Product():
            parts = number.mul
        case Least():
            parts = number.min_
        case Greatest():
            parts = number.max_
    return sum(_choices(each) for each in parts)


def _together(term: Any, scope: Scope) -> Faults:
    """Numbers made of several: the controller chooses at most once."""
    return [(term.key, ONE_CHOICE)] if _choices(term) > 1 else []


def _compare(term: Compare, scope: Scope) -> Faults:
    chosen = [key for key in ("a", "b") if _choices(getattr(term, key))]
    return [(key, "nothing is chosen for a condition, so 'up_to' has no place in it") for key in chosen]


# -- abilities ------------------------------------------------------------------------------------------------------

ALLOWED: Final = {
    AbilityKind.EFFECT: frozenset({"targets", "do"}),
    AbilityKind.STATIC: frozenset({"valid", "db", "apply"}),
    AbilityKind.TRIGGER: frozenset({"valid", "db", "limit", "on", "kind_of_coin", "optional", "cost", "targets", "do"}),
    AbilityKind.ACTIVATED: frozenset({"valid", "db", "timing", "limit", "cost", "targets", "do", "anywhere"}),
    AbilityKind.REPLACE: frozenset({"valid", "db", "limit", "on", "optional", "cost", "do"}),
}
ALWAYS: Final = frozenset({"kind", "role", "if", "unnegatable", "unique"})
KNOWN: Final = ALWAYS.union(*ALLOWED.values())
NEEDED: Final = {
    AbilityKind.EFFECT: ("do",),
    AbilityKind.STATIC: ("apply",),
    AbilityKind.TRIGGER: ("on", "do"),
    AbilityKind.ACTIVATED: ("timing", "do"),
    AbilityKind.REPLACE: ("on", "do"),
}


def ability_keys(kind: AbilityKind, table: dict[str, object], source: Fit) -> Faults:
    """Keys that an ability of this kind does not have, or must have."""
    found: Faults = []
    for key in table:
        if key not in KNOWN:
            found.append((key, unknown(key, sorted(ALWAYS | ALLOWED[kind]))))
        elif key not in ALWAYS and key not in ALLOWED[kind]:
            found.append((key, f"does not go with kind {kind.word!r}, which has {', '.join(sorted(ALLOWED[kind]))}"))
        elif key == "db" and not source & Fit.FIGHTER:
            found.append((key, "is for abilities of fighters"))
    found += [(key, f"is missing; kind {kind.word!r} needs it") for key in NEEDED[kind] if key not in table]
    return found


def _ability(term: Ability, scope: Scope) -> Faults:
    found: Faults = []
    if term.on is not None:
        if (term.on in REPLACED) != (term.kind is AbilityKind.REPLACE):
            words = ", ".join(each.word for each in Event if (each in REPLACED) == (term.kind is AbilityKind.REPLACE))
            found.append(("on", f"{term.on.word!r} is no event of kind {term.kind.word!r}: must be one of {words}"))
        elif (term.on in FIGHTER_EVENTS or term.on is Event.DAMAGE) and not scope.source & Fit.FIGHTER:
            found.append(("on", f"{term.on.word!r} happens to fighters; the source is none"))
        elif term.on is Event.EXPIRED and not scope.source & Fit.SUPPORT:
            found.append(("on", "'expired' happens to missions and events with a time limit; the source is none"))
    if (term.on is Event.LAST_COIN_REMOVED) != (term.kind_of_coin is not None):
        found.append(("kind_of_coin", "goes with on = 'last_coin_removed', and that with it"))
    if term.anywhere and term.timing is not Timing.ACTION:
        found.append(("anywhere", "is for abilities of timing 'action'"))
    for place in range(len(term.targets)):
        if place + 1 not in scope.used:
            found.append((f"targets[{place}]", f"is never used: no operation names 't{place + 1}'"))
    return found


Check = Callable[[Any, Scope], Faults]
CHECKS: Final[dict[type, Check]] = {
    Filter: _filter,
    Selector: _selector,
    Exists: _exists,
    UnblockableMod: _unblockable,
    Grant: _grant,
    Look: _look,
    Flip: _flip,
    Choose: _choose,
    Watch: _watch,
    ReturnInjured: _return_injured,
    TakeCoin: _take_coin,
    Search: _search,
    Discard: _of_cards,
    PayRemove: _of_cards,
    Stat: _current,
    TeamPower: _team_power,
    UpTo: _up_to,
    **dict.fromkeys((Sum, Product, Least, Greatest), _together),
    ArtCostMod: _art_cost,
    Compare: _compare,
    Count: _count,
    Ability: _ability,
    **dict.fromkeys((Damage, Draw, Mill, Reward, Unreward, PlaceCoin, RemoveCoin, AddDbCoin, ExtraDeploy), _amount),
}
