"""Abilities that may be used: conditions, targets, how often; and how what is chosen for them is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover import moves
from meijin.games.crossover.frames import ANNOUNCE, AT_MODE, CONTROLLER, PRICE, SOURCE
from meijin.games.crossover.language.filters import ALL
from meijin.games.crossover.language.vocabulary import AbilityKind, Limit, ObjectKind, Protection
from meijin.games.crossover.names import BATTLEFIELD, STACK, VILLAGE
from meijin.games.crossover.objects import board, context, permissions, presence, selection
from meijin.games.crossover.objects.context import Run, ability_of
from meijin.games.crossover.objects.selection import matches
from meijin.games.crossover.refusal import ALLOWED, Refusal
from meijin.kernel.frames import changed
from meijin.kernel.state import replaced

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.language.filters import Selector
    from meijin.games.crossover.state import Crossover


def announce(state: Crossover, run: Run) -> None:
    """Choose and pay all that an effect needs; then it goes on the Chain. What an art costs is fixed here."""
    if ability_of(state, run).kind is AbilityKind.EFFECT and (price := board.art_cost(state, run[SOURCE])):
        run = changed(run, PRICE, price)
    state.contexts.append(run)
    state.pending.append((ANNOUNCE, 0, AT_MODE, 0))


def possible(state: Crossover, run: Run, ability: Ability) -> bool:
    """Whether the role and the conditions of an ability hold and there are targets enough for it."""
    if not board.has_role(state, ability, run[CONTROLLER]):
        return False
    for condition in ability.if_:
        if not condition.holds(state, run):
            return False
    for selector in ability.targets:
        if not selector.up_to and selector.n != ALL:
            found = targetable(state, run, selector)
            if not found or (selector.n > 1 and found.bit_count() < selector.n):
                return False
    return True


def targetable(state: Crossover, run: Run, selector: Selector) -> int:
    """What an effect may aim at, as a set: what is protected from being a target is not among it."""
    found = selection.candidates(state, run, selector)
    if found and selector.kind is not ObjectKind.CHAIN and board.snapshot(state).shields:
        for card in context.bits(found):
            if presence.in_play(state, card) and permissions.protected(state, card, Protection.TARGET, run):
                found ^= 1 << card
    return found


def modes(ability: Ability) -> int:
    """How many modes there are to choose from when an effect is announced: only a first ``choose`` has any."""
    return 0 if ability.do is None or not ability.do.ops else ability.do.ops[0].modes()


def count_use(state: Crossover, run: Run, ability: Ability) -> None:
    """Note the use of an ability that may not be used often."""
    card = run[SOURCE]
    if ability.kind is AbilityKind.EFFECT or not presence.in_play(state, card):
        return
    if ability.limit is Limit.GAME:
        state.spent = replaced(state.spent, card, state.spent[card] | 1 << ability.number)
    elif ability.limit is Limit.TURN or (ability.limit is None and ability.kind is AbilityKind.ACTIVATED):
        state.used = replaced(state.used, card, state.used[card] | 1 << ability.number)


def place_of(state: Crossover, card: int, number: int) -> int:
    """The place of an ability among those of an object."""
    held = board.abilities_of(state, card)
    return held.index(number) if number in held else len(held)


def is_used_up(state: Crossover, card: int, ability: Ability) -> bool:
    """Whether an ability may not be used any more by an object in this turn or game, however it has come by it."""
    if ability.limit is Limit.GAME:
        return bool(state.spent[card] >> ability.number & 1)
    if ability.limit is Limit.TURN or (ability.limit is None and ability.kind is AbilityKind.ACTIVATED):
        return bool(state.used[card] >> ability.number & 1)
    return False


def offers(state: Crossover, cards: int, verb: int, kind_verb: int) -> list[int]:
    """The ways to name some cards: objects and what is on the Chain as they are, others by their kind.

    Where cards of one kind lie in different places, it is said whose and where: 1 + the seat, 4 * (1 + the zone). Of
    two items of one card it is said which item of the Chain each is.
    """
    named: list[int] = []
    places: dict[int, list[int]] = {}
    if cards >> len(state.kind):
        items = context.places(state, cards)
        sources = [state.chain[place][SOURCE] for place in items]
        for place, source in zip(items, sources, strict=True):
            several = sources.count(source) > 1
            named.append(moves.move(verb, source, moves.ITEMS + place if several else 0))
        cards &= (1 << len(state.kind)) - 1
    for card in context.bits(cards):
        where = state.where[card]
        if where >> 1 in (VILLAGE, BATTLEFIELD, STACK):
            named.append(moves.move(verb, card))
            continue
        kind = state.kind[card]
        wheres = places.get(kind)
        if wheres is None:
            places[kind] = [where]
        elif where not in wheres:
            wheres.append(where)
    for kind, wheres in places.items():
        if len(wheres) == 1:
            named.append(moves.move(kind_verb, kind))
        else:
            named += [moves.move(kind_verb, kind, place_code(where)) for where in wheres]
    named.sort()
    return named


def place_code(where: int) -> int:
    """Whose and in which zone a card is that its kind alone does not tell."""
    return 1 + (where & 1) + 4 * (1 + (where >> 1))


def meant(state: Crossover, cards: int, action: int, verb: int) -> int:
    """The card or item that is named; of a kind a copy that others know of, or the first."""
    first, place = moves.first_of(action), moves.second_of(action)
    if moves.verb_of(action) == verb:
        items = context.places(state, cards)
        if place >= moves.ITEMS:
            items = [place - moves.ITEMS]
        return next((len(state.kind) + each for each in items if state.chain[each][SOURCE] == first), first)
    found = [
        card
        for card in context.bits(cards)
        if state.kind[card] == first and (not place or place == place_code(state.where[card]))
    ]
    known = state.exceptions[-1]
    for card in found:
        if known >> card & 1:
            return card
    return found[0]


def no_user(state: Crossover, run: Run, user: int) -> Refusal:
    """What keeps a fighter from being the user of an art."""
    if not satisfies(state, run, user):
        return Refusal.UNFIT
    return ALLOWED if permissions.may_use_arts(state, user) else Refusal.NO_ARTS


def satisfies(state: Crossover, run: Run, user: int) -> bool:
    """Whether a fighter is one that an art asks for."""
    wanted = state.cards[run[SOURCE]].user
    return not wanted or any(matches(state, run, term, user) for term in wanted)
