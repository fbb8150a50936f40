"""Announcing an effect (5.4): mode, X, targets, then every cost. What is announced is the innermost context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves, news
from meijin.games.crossover.chain import costs, execution, hand_costs, triggers
from meijin.games.crossover.chain.execution import (
    CHOICE,
    CHOSEN_X,
    CONTROLLER,
    EXEMPT,
    GONE,
    PRICE,
    SOURCE,
    USER,
    Run,
    ability_of,
    with_value,
)
from meijin.games.crossover.effect_frames import ANNOUNCE, COST, MODE, TARGET, USED_ART, X
from meijin.games.crossover.language.filters import ALL
from meijin.games.crossover.language.vocabulary import (
    AbilityKind,
    Duration,
    Event,
    Limit,
    ObjectKind,
    Protection,
)
from meijin.games.crossover.names import BATTLEFIELD, STACK, VILLAGE
from meijin.games.crossover.objects import board, durations, objects, selection
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.abilities import Ability
    from meijin.games.crossover.language.filters import Selector
    from meijin.games.crossover.state import Crossover

# In the order of effect_frames.STAGES.
_AT_MODE: Final = 0
_AT_X: Final = 1
_AT_TARGETS: Final = 2
_AT_HAND_COST: Final = 3
_AT_COST: Final = 4
_AT_END: Final = 5


def announce(state: Crossover, run: Run) -> None:
    """Choose and pay all that an effect needs; then it goes on the Chain. What an art costs is fixed here."""
    if ability_of(state, run).kind is AbilityKind.EFFECT and (price := board.art_cost(state, run[SOURCE])):
        run = with_value(run, PRICE, price)
    state.contexts.append(run)
    state.pending.append((ANNOUNCE, 0, _AT_MODE, 0))


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
        for card in execution.bits(found):
            if objects.in_play(state, card) and board.protected(state, card, Protection.TARGET, run):
                found ^= 1 << card
    return found


def run_announce(state: Crossover, frame: Frame) -> None:
    """What is to be chosen or paid next."""
    pending = state.pending
    run = state.contexts[-1]
    ability = ability_of(state, run)
    stage, place = frame[2], frame[3]
    if stage == _AT_MODE:
        pending[-1] = (ANNOUNCE, 0, _AT_X, 0)
        if modes(ability):
            state.ask((MODE, 1 << run[CONTROLLER]))
            return
        stage = _AT_X
    if stage == _AT_X:
        pending[-1] = (ANNOUNCE, 0, _AT_TARGETS, 0)
        if execution.has_x(state, run):
            state.ask((X, 1 << run[CONTROLLER]))
            return
        stage = _AT_TARGETS
    if stage == _AT_TARGETS:
        while place < len(ability.targets):
            place += 1
            pending[-1] = (ANNOUNCE, 0, _AT_TARGETS, place)
            if _choose(state, state.contexts[-1], ability.targets[place - 1], place - 1, 0):
                return
        stage = _AT_HAND_COST
    if stage == _AT_HAND_COST:
        pending[-1] = (ANNOUNCE, 0, _AT_COST, 0)
        if state.events is not None and ability.kind is not AbilityKind.REPLACE:
            news.tell_announce(state, state.contexts[-1])
        face = state.cards[run[SOURCE]]
        if face.is_mission and ability.kind is AbilityKind.EFFECT:
            count = board.hand_cost(state, run[SOURCE])
            if count:
                hand_costs.ask_hand(state, run[CONTROLLER], count, face.symbol_bits)
                return
        stage = _AT_COST
    if stage == _AT_COST:
        # It is kept whether the source is still there: only what pays the cost can move it from here on.
        pending[-1] = (ANNOUNCE, 0, _AT_END, int(not run[GONE] >> run[SOURCE] & 1))
        if costs.units_of(state, state.contexts[-1]):
            pending.append((COST, 0, 0, 0))
            return
    elif place and run[GONE] >> run[SOURCE] & 1:
        state.contexts[-1] = with_value(run, EXEMPT, 1)
    pending.pop()
    _announced(state, ability)


# -- mode and X -----------------------------------------------------------------------------------------------------


def modes(ability: Ability) -> int:
    """How many modes there are to choose from when an effect is announced: only a first ``choose`` has any."""
    return 0 if ability.do is None or not ability.do.ops else ability.do.ops[0].modes()


def offer_mode(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every mode."""
    del seat, frame
    return [moves.move(moves.MODE, n) for n in range(1, modes(ability_of(state, state.contexts[-1])) + 1)]


def answer_mode(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The mode is announced."""
    del seat, frame
    state.contexts[-1] = with_value(state.contexts[-1], CHOICE, moves.first_of(action) - 1)


def offer_x(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """As much as there is chakra for; 0 is legal (R51)."""
    del seat, frame
    return [moves.move(moves.X, n) for n in range(costs.most_x(state, state.contexts[-1]) + 1)]


def answer_x(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """X is announced."""
    del seat, frame
    state.contexts[-1] = with_value(state.contexts[-1], CHOSEN_X, moves.first_of(action))


# -- targets --------------------------------------------------------------------------------------------------------


def _choose(state: Crossover, run: Run, selector: Selector, place: int, chosen: int) -> bool:
    """Ask for the next target of a selector; False if all are chosen, which needs no question where none is left."""
    found = targetable(state, run, selector) & ~chosen
    left = selector.n - chosen.bit_count()
    if selector.n == ALL or (not selector.up_to and found.bit_count() <= left):
        chosen |= found
        found = 0
    if not found or (selector.n != ALL and left <= 0):
        state.contexts[-1] = (*run, chosen)
        return False
    state.ask((TARGET, 1 << run[CONTROLLER], place, chosen))
    return True


def offer_target(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Every object or kind that may be a target besides those chosen, and done where fewer will do."""
    run = state.contexts[-1]
    selector = ability_of(state, run).targets[frame[2]]
    offered = offers(state, targetable(state, run, selector) & ~frame[3], moves.TARGET, moves.TARGET_KIND)
    return [*offered, moves.DONE] if selector.up_to else offered


def answer_target(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """The target is announced; then the next."""
    run = state.contexts[-1]
    place, chosen = frame[2], frame[3]
    selector = ability_of(state, run).targets[place]
    if action == moves.DONE:
        state.contexts[-1] = (*run, chosen)
        return
    card = meant(state, targetable(state, run, selector) & ~chosen, action, moves.TARGET)
    _choose(state, run, selector, place, chosen | 1 << card)


def offers(state: Crossover, cards: int, verb: int, kind_verb: int) -> list[int]:
    """The ways to name some cards: objects and what is on the Chain as they are, others by their kind.

    Where cards of one kind lie in different places, it is said whose and where: 1 + the seat, 4 * (1 + the zone). Of
    two items of one card it is said which item of the Chain each is.
    """
    named: list[int] = []
    places: dict[int, set[int]] = {}
    items = execution.places(state, cards)
    sources = [state.chain[place][SOURCE] for place in items]
    for place, source in zip(items, sources, strict=True):
        several = sources.count(source) > 1
        named.append(moves.move(verb, source, moves.ITEMS + place if several else 0))
    for card in execution.bits(cards & (1 << len(state.kind)) - 1):
        where = state.where[card]
        if where >> 1 in (VILLAGE, BATTLEFIELD, STACK):
            named.append(moves.move(verb, card))
        else:
            places.setdefault(state.kind[card], set()).add(where)
    for kind, wheres in places.items():
        if len(wheres) == 1:
            named.append(moves.move(kind_verb, kind))
        else:
            named += [moves.move(kind_verb, kind, place_code(where)) for where in wheres]
    return sorted(named)


def place_code(where: int) -> int:
    """Whose and in which zone a card is that its kind alone does not tell."""
    return 1 + (where & 1) + 4 * (1 + (where >> 1))


def meant(state: Crossover, cards: int, action: int, verb: int) -> int:
    """The card or item that is named; of a kind a copy that others know of, or the first."""
    first, place = moves.first_of(action), moves.second_of(action)
    if moves.verb_of(action) == verb:
        items = execution.places(state, cards)
        if place >= moves.ITEMS:
            items = [place - moves.ITEMS]
        return next((len(state.kind) + each for each in items if state.chain[each][SOURCE] == first), first)
    found = [
        card
        for card in execution.bits(cards)
        if state.kind[card] == first and (not place or place == place_code(state.where[card]))
    ]
    known = state.exceptions[-1]
    for card in found:
        if known >> card & 1:
            return card
    return found[0]


# -- all is chosen and paid -----------------------------------------------------------------------------------------


def _announced(state: Crossover, ability: Ability) -> None:
    run = state.contexts[-1]
    card = run[SOURCE]
    count_use(state, run, ability)
    if ability.kind is AbilityKind.REPLACE:
        objects.spare(state, card)
        if state.events is not None:
            news.tell_replace(state, run[CONTROLLER], card)
        state.contexts.pop()
        execution.begin(state, ability.do, run, settles=False)
        return
    state.contexts.pop()
    state.chain.append(run)
    if run[USER] >= 0:
        user = run[USER]
        durations.add(state, (USED_ART, 0, Duration.TURN, state.turn, user, state.kind[card]))
        triggers.happen(state, Event.USED_ART, user, run[CONTROLLER], art=card)
    if ability.kind is AbilityKind.EFFECT and state.cards[card].is_art:
        triggers.happen(state, Event.OPP_USED_ART, run[USER], 1 - run[CONTROLLER], art=card)


def count_use(state: Crossover, run: Run, ability: Ability) -> None:
    """Note the use of an ability that may not be used often."""
    card = run[SOURCE]
    if ability.kind is AbilityKind.EFFECT or not objects.in_play(state, card):
        return
    if ability.limit is Limit.GAME:
        state.spent[card] |= 1 << ability.number
    elif ability.limit is Limit.TURN or (ability.limit is None and ability.kind is AbilityKind.ACTIVATED):
        state.used[card] |= 1 << ability.number


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
