"""What the rules look up all the time, worked out once for a pool: by kind of card, by ability and by filter."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from meijin.games.crossover.abilities.costs import Payment
from meijin.games.crossover.effects.payments import X_TIMES, PayChakra
from meijin.games.crossover.language.terms import Term
from meijin.games.crossover.language.vocabulary import AbilityKind, Event, Line, Ref, Zone
from meijin.games.crossover.names import ART_COSTS
from meijin.kernel.cardsets import pack

if TYPE_CHECKING:
    from meijin.games.crossover.cards import Pool
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.language.filters import Filter

NEVER: Final = 1 << 30  # as a cost: more than anybody can pay


class Plan:
    """A filter, split into what the kind of a card decides and what must be looked at in the position."""

    __slots__ = ("kinds", "loose", "moving", "printed")

    def __init__(self, pool: Pool, term: Filter, crossover: bool) -> None:
        self.kinds = bytes(_is_kind(card, term, crossover, loosely=False) for card in pool.cards)
        self.printed = (
            term.trait is None
            and term.not_trait is None
            and term.keyword is None
            and term.turn_min is None
            and term.turn_max is None
        )
        # Without what effects can change: traits, keywords and turn costs.
        self.loose = self.kinds
        if not self.printed:
            self.loose = bytes(_is_kind(card, term, crossover, loosely=True) for card in pool.cards)
        # Whether anything is left to look at when the kind fits.
        self.moving = any(
            part is not None
            for part in (
                term.status,
                term.role,
                term.has_coin,
                term.other,
                term.self_,
                term.vs,
                term.was_vs,
                term.with_,
                term.targets_with,
            )
        )


def _is_kind(card: Card, term: Filter, crossover: bool, loosely: bool) -> bool:
    """Whether a card can match a filter by what is printed on it."""
    if term.name is not None and not card.name_bits & term.name.bit:
        return False
    if term.name_any and not any(card.name_bits & name.bit for name in term.name_any):
        return False
    if term.symbol is not None and not card.symbol_bits & term.symbol.bit:
        return False
    if term.attr is not None and not card.attribute_bits & term.attr.bit:
        return False
    if term.line is not None and card.line is not term.line:
        return False
    if term.type_ is not None and not term.type_.family >> card.type_ & 1:
        return False
    if term.type_any and not any(each.family >> card.type_ & 1 for each in term.type_any):
        return False
    if term.fighter is not None and card.is_fighter is not term.fighter:
        return False
    if term.art is not None and card.is_art is not term.art:
        return False
    if term.printed_turn_min is not None and printed_turn(card) < term.printed_turn_min:
        return False
    if term.printed_turn_max is not None and printed_turn(card) > term.printed_turn_max:
        return False
    if term.rank_min is not None and card.rank < term.rank_min.value:
        return False
    # Dragon Ball fighters match no comparison of Mental Power (6.13).
    if term.mental_max is not None and (
        card.line is Line.DB or not card.is_fighter or (card.mental or 0) > term.mental_max
    ):
        return False
    if loosely:
        return True
    traits = trait_bits(card, crossover)
    if term.trait is not None and not traits & term.trait.bit:
        return False
    if term.not_trait is not None and traits & term.not_trait.bit:
        return False
    if term.keyword is not None and not card.keyword_bits & term.keyword.bit:
        return False
    if term.turn_min is not None and turn_cost(card, crossover) < term.turn_min:
        return False
    return term.turn_max is None or turn_cost(card, crossover) <= term.turn_max


def trait_bits(card: Card, crossover: bool) -> int:
    """The traits of a card in every zone: Naruto arts have none (6.14), and in a crossover people are Human (6.12)."""
    if card.is_art and card.line is Line.NARUTO:
        return 0
    return card.human_bits if crossover else card.trait_bits


def printed_turn(card: Card) -> int:
    """The printed turn cost; Naruto arts have 0 (6.14)."""
    return 0 if card.is_art and card.line is Line.NARUTO else card.turn


def turn_cost(card: Card, crossover: bool) -> int:
    """The turn cost before effects change it: in a crossover arts but Adventures are played as turn 0 (6.14)."""
    if card.is_art and (card.line is Line.NARUTO or (crossover and not card.is_adventure)):
        return 0
    return card.turn


class Tables:
    """The tables of a pool, for games between two lines or within one."""

    def __init__(self, pool: Pool, crossover: bool) -> None:
        cards = pool.cards
        numbers = {ability.word: ability.number for ability in pool.abilities}
        self.traits = tuple(trait_bits(card, crossover) for card in cards)
        self.turn = tuple(turn_cost(card, crossover) for card in cards)
        # What is printed on a card and what its keywords do; a keyword that does not stack counts once.
        self.abilities = tuple(_abilities(card) for card in cards)
        self.effect = tuple(_effect(card, numbers) for card in cards)
        self.statics = tuple(_of_kind(pool, each, AbilityKind.STATIC) for each in self.abilities)
        self.replaces = tuple(_of_kind(pool, each, AbilityKind.REPLACE) for each in self.abilities)
        # With their places among the abilities, from 0.
        self.activated = tuple(
            tuple(
                (place, number)
                for place, number in enumerate(each)
                if pool.abilities[number].kind is AbilityKind.ACTIVATED
            )
            for each in self.abilities
        )
        # By event and kind: whether the card has a trigger for it.
        self.hears = tuple(
            bytes(any(pool.abilities[number].on is event for number in each) for each in self.abilities)
            for event in Event
        )
        self.keyword_bit = {keyword.kind: keyword.bit for keyword in pool.keywords}
        self.of_keywords = frozenset(ability.number for keyword in pool.keywords for ability in keyword.abilities)
        self.plans = tuple(Plan(pool, term, crossover) for term in pool.filters)
        self.attached = frozenset(ability.number for ability in pool.abilities if _mentions(ability, Ref.ATTACHED))
        # By ability, a bit each: the phases in which its mods are worked out.
        self.phases = tuple(pack([mod.phase for mod in ability.apply]) for ability in pool.abilities)
        # By kind: whether its static abilities look at more than the objects in play.
        self.far = tuple(any(_looks_far(pool.abilities[number]) for number in each) for each in self.statics)
        self.static_phases = tuple(sorted({mod.phase for ability in pool.abilities for mod in ability.apply}))
        # Whether a static ability can change what filters ask for.
        self.varies = any(mod.varies for ability in pool.abilities for mod in ability.apply)
        # By what is changed, then by kind: whether its static abilities can; nothing where no card of the pool can.
        self.changes = tuple(_changes(pool, self.statics, what) for what in range(ART_COSTS + 1))
        self.any_chakra = PayChakra(n=1)
        self.art_units = tuple(_art_units(card) for card in cards)
        self.art_needs = tuple(_art_needs(card) for card in cards)
        self.units = tuple(
            tuple(part for part in sorted(ability.cost, key=attrgetter("order")) for _ in range(getattr(part, "n", 1)))
            for ability in pool.abilities
        )
        # What is paid X times, X being chosen when the ability is announced.
        self.x_units = tuple(
            tuple(part for part in ability.cost if getattr(part, "n", 1) == X_TIMES) for ability in pool.abilities
        )
        # By line: the least chakra that any art costs, in a window of step L and as an Adventure.
        self.art_cost = tuple(_least_cost(cards, line, adventure=False) for line in Line)
        self.adventure_cost = tuple(_least_cost(cards, line, adventure=True) for line in Line)
        self.adventure_turn = tuple(
            min((card.turn for card in cards if card.is_adventure and card.line is line), default=NEVER)
            for line in Line
        )


@lru_cache(maxsize=32)  # pools come and go with cards of one's own
def tables_of(pool: Pool, crossover: bool) -> Tables:
    """The tables of a pool."""
    return Tables(pool, crossover)


def _abilities(card: Card) -> tuple[int, ...]:
    found = [ability.number for ability in card.abilities if ability.kind is not AbilityKind.EFFECT]
    for keyword in card.keywords:
        for ability in keyword.abilities:
            if not (ability.unique and ability.number in found):
                found.append(ability.number)
    return tuple(found)


def _effect(card: Card, numbers: dict[str, int]) -> int:
    """The ability that a card on the Chain has; -1 for those that never are there."""
    for ability in card.abilities:
        if ability.kind is AbilityKind.EFFECT:
            return ability.number
    return numbers.get(f"{card.id}.0", -1)


def _changes(pool: Pool, statics: tuple[tuple[int, ...], ...], what: int) -> bytes:
    """By kind of card, whether it has a static ability with this kind of mod; empty if none has."""
    marked = bytes(any(mod.changes == what for each in held for mod in pool.abilities[each].apply) for held in statics)
    return marked if any(marked) else b""


def _of_kind(pool: Pool, numbers: tuple[int, ...], kind: AbilityKind) -> tuple[int, ...]:
    return tuple(number for number in numbers if pool.abilities[number].kind is kind)


def _mentions(term: object, ref: Ref) -> bool:
    if isinstance(term, Ref):
        return term is ref
    if isinstance(term, tuple):
        return any(_mentions(part, ref) for part in term)
    if is_dataclass(term) and not isinstance(term, type):
        return any(_mentions(getattr(term, part.name), ref) for part in fields(term))
    return False


def _looks_far(term: object) -> bool:
    """Whether a term is about hands, piles, indicators or the phase, which change without any object."""
    if isinstance(term, Zone):
        return term not in (Zone.PLAY, Zone.BATTLE)  # who is Stand-by depends on the phase
    if isinstance(term, tuple):
        return any(_looks_far(part) for part in term)
    if is_dataclass(term) and not isinstance(term, type):
        if isinstance(term, Term) and term.far:
            return True
        return any(_looks_far(getattr(term, part.name)) for part in fields(term))
    return False


def _art_units(card: Card) -> tuple[Payment, ...]:
    """What an art costs, besides X, card by card."""
    if card.cost is None:
        return ()
    units = [PayChakra(n=1, symbol=symbol) for symbol, count in card.cost.symbols for _ in range(count)]
    return (*units, *(PayChakra(n=1),) * card.cost.any)


def _art_needs(card: Card) -> tuple[int, tuple[tuple[int, int], ...]]:
    """How much chakra an art costs in all, and of which symbols."""
    if card.cost is None:
        return 0, ()
    return len(_art_units(card)), tuple((symbol.bit, count) for symbol, count in card.cost.symbols)


def _least_cost(cards: tuple[Card, ...], line: Line, adventure: bool) -> int:
    found = [
        len(_art_units(card)) for card in cards if card.is_art and card.line is line and card.is_adventure is adventure
    ]
    return min(found, default=NEVER)
