"""Filters and selectors on a position: which objects an effect means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import (
    ATTACKING,
    BLOCKING,
    CONTROLLER,
    COPY,
    FOES,
    GONE,
    KEYWORD,
    SOURCE,
    TARGETS,
    TRAIT,
    USER,
)
from meijin.games.crossover.frames import BLANK as BLANKED
from meijin.games.crossover.language.terms import Coin
from meijin.games.crossover.language.vocabulary import Near, ObjectKind, Phase, Position, Side, Status, Zone
from meijin.games.crossover.names import PHASE_OF
from meijin.games.crossover.objects import board
from meijin.games.crossover.objects.context import Run, item_of, team_set
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.language.filters import Filter, Selector
    from meijin.games.crossover.state import Crossover

_CHANGING: Final = 1 << KEYWORD | 1 << TRAIT | 1 << BLANKED | 1 << COPY


def matches(state: Crossover, run: Run, term: Filter | None, card: int, row: Run = ()) -> bool:
    """Whether a card or object matches a filter; of an item of the Chain its row is given, too."""
    if term is None:
        return True
    tables = state.terms.tables
    plan = tables.plans[term.number]
    if plan.printed or not (tables.varies or _changed(state)):
        if not plan.kinds[state.kind[card]]:
            return False
    elif not plan.loose[state.kind[card]] or not _matches_now(state, term, card):
        return False
    return not plan.moving or _fits(state, run, term, card, row)


def _changed(state: Crossover) -> bool:
    """Whether an effect lasts that changes traits or keywords."""
    return bool(state.lasting) and any(_CHANGING >> row[KIND] & 1 for row in state.lasting)


def _matches_now(state: Crossover, term: Filter, card: int) -> bool:
    if term.trait is not None and not board.traits(state, card) & term.trait.bit:
        return False
    if term.not_trait is not None and board.traits(state, card) & term.not_trait.bit:
        return False
    if term.keyword is not None and not board.keywords(state, card) & term.keyword.bit:
        return False
    if term.turn_min is not None and board.turn_cost(state, card) < term.turn_min:
        return False
    return term.turn_max is None or board.turn_cost(state, card) <= term.turn_max


def _fits(state: Crossover, run: Run, term: Filter, card: int, row: Run = ()) -> bool:
    """What must be looked at in the position."""
    if term.status is not None and (not state.team[card] or state.injured[card] != (term.status is Status.INJURED)):
        return False
    if term.role is not None and (not state.team[card] or (not state.place[card]) != (term.role is Position.HEAD)):
        return False
    if term.other is not None and (card != run[SOURCE]) != term.other:
        return False
    if term.self_ is not None and (card == run[SOURCE]) != term.self_:
        return False
    if term.has_coin is not None and not _has_coin(state, term, card):
        return False
    if term.vs is not None and not opposes(state, card, near(run, term.vs), run):
        return False
    if term.with_ is not None:
        other = near(run, term.with_)
        if other < 0 or run[GONE] >> other & 1 or not state.team[card] or state.team[card] != state.team[other]:
            return False
    if term.was_vs is not None and not (run[FOES] & ~run[GONE]) >> card & 1:
        return False
    return term.targets_with is None or _aims_at_team(state, run, row or _latest(state, card))


def _has_coin(state: Crossover, term: Filter, card: int) -> bool:
    if isinstance(term.has_coin, Coin):
        return state.coins[term.has_coin.index][card] > 0
    return any(coins[card] for coins in state.coins)


def near(run: Run, which: Near) -> int:
    """The source or the user; -1 if there is none."""
    return run[SOURCE] if which is Near.SELF else run[USER]


def opposes(state: Crossover, card: int, other: int, run: Run) -> bool:
    """Whether a fighter is in the Team that opposes another fighter's."""
    number = state.team[card]
    if other < 0 or not number or run[GONE] >> other & 1:
        return False
    theirs = state.team[other]
    if not theirs:
        return False
    for battle in state.battles:
        if battle[ATTACKING] == number:
            return battle[BLOCKING] == theirs
        if battle[BLOCKING] == number:
            return battle[ATTACKING] == theirs
    return False


def _latest(state: Crossover, card: int) -> Run:
    """The latest item of a card on the Chain."""
    return next((row for row in reversed(state.chain) if row[SOURCE] == card), ())


def _aims_at_team(state: Crossover, run: Run, row: Run) -> bool:
    """Whether an item of the Chain aims at a member of the user's Team."""
    if not row or run[USER] < 0 or run[GONE] >> run[USER] & 1:
        return False
    team = team_set(state, state.team[run[USER]])
    return any(each & ~row[GONE] & team for each in row[TARGETS:])


# -- selectors ------------------------------------------------------------------------------------------------------


def candidates(state: Crossover, run: Run, selector: Selector) -> int:
    """All that match a selector, as a set."""
    return found(state, run, selector.kind, selector.zone, selector.of, selector.is_)


def found(state: Crossover, run: Run, kind: ObjectKind, zones: tuple[Zone, ...], of: Side, term: Filter | None) -> int:
    """All objects of a kind in some zones of some players that match a filter, as a set."""
    you = run[CONTROLLER]
    seats = (you,) if of is Side.YOU else (1 - you,) if of is Side.OPP else (0, 1)
    if kind is ObjectKind.CHAIN:
        return _on_chain(state, run, seats, term)
    tables, kinds, team = state.terms.tables, state.kind, state.team
    plan = None if term is None else tables.plans[term.number]
    by_kind = plan is None or plan.printed or not (tables.varies or _changed(state))
    result = 0
    for zone in zones:
        in_play = zone <= Zone.STANDBY
        for seat in seats:
            for card in _lying(state, zone, seat):
                if kind is not ObjectKind.CARD:
                    is_fighter = team[card] > 0 if in_play else state.cards[card].is_fighter
                    if is_fighter is not (kind is ObjectKind.FIGHTER):
                        continue
                if plan is not None and term is not None:
                    if by_kind:
                        if not plan.kinds[kinds[card]] or (plan.moving and not _fits(state, run, term, card)):
                            continue
                    elif not matches(state, run, term, card):
                        continue
                result |= 1 << card
    return result


def _lying(state: Crossover, zone: Zone, seat: int) -> list[int]:
    if zone is Zone.PLAY:
        return state.village[seat] + state.battlefield[seat]
    if zone is Zone.BATTLE:
        return state.battlefield[seat]
    if zone is Zone.STANDBY:
        battles = PHASE_OF[state.letter] == Phase.BATTLE or state.setup.edition == 1
        return state.village[seat] if battles else []  # CB2.8
    if zone is Zone.HAND:
        return state.hand[seat]
    if zone is Zone.DECK:
        return state.deck[seat]
    return state.discard[seat] if zone is Zone.DISCARD else state.chakra[seat]


def _on_chain(state: Crossover, run: Run, seats: tuple[int, ...], term: Filter | None) -> int:
    """The items of the Chain that match, as a set of items: two of one card are two."""
    result = 0
    for place, row in enumerate(state.chain):
        if row[CONTROLLER] in seats and matches(state, run, term, row[SOURCE], row):
            result |= item_of(state, place)
    return result
