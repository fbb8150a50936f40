"""How a Chain resolves (5.5), and where its cards go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from meijin.games.crossover import news, telling
from meijin.games.crossover.abilities.uses import satisfies, targetable
from meijin.games.crossover.chain import execution
from meijin.games.crossover.frames import (
    CONTROLLER,
    EXEMPT,
    FINISH_SETTLES,
    GONE,
    HURT,
    NEGATED,
    NEGATED_TO,
    SOURCE,
    TARGETS,
    USER,
)
from meijin.games.crossover.language.vocabulary import AbilityKind, CardType, Destination, Subtype
from meijin.games.crossover.names import CHAKRA, DB, REMOVED, STACK
from meijin.games.crossover.objects.context import Run, ability_of
from meijin.games.crossover.play import passage, piles
from meijin.games.crossover.play.piles import PLACES
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.effects.ability import Ability
    from meijin.games.crossover.state import Crossover


def run_resolve(state: Crossover, frame: Frame) -> None:
    """The last item of the Chain; with none left, it is over."""
    if not state.chain:
        state.pending.pop()
        return
    run = state.chain.pop()
    state.resolved += 1
    ability = ability_of(state, run)
    reason = _fails(state, run, ability)
    if not reason and ability.targets:
        aimed = run[TARGETS:]
        kept = _still_legal(state, run, ability)
        run = (*run[:TARGETS], *kept)
        if any(aimed) and not any(kept):
            reason = "targets"
    if reason:
        if state.events is not None:
            state.tell(replace(telling.item(state, news.Fail, run), reason=reason))
        _settle(state, run, failed=True)
        return
    if state.events is not None:
        state.tell(telling.item(state, news.Resolve, run))
    execution.begin(state, ability.do, run, settles=True)


def _fails(state: Crossover, run: Run, ability: Ability) -> str:
    """Why an item fails, whatever its targets are (5.5); nothing if it does not."""
    card, user = run[SOURCE], run[USER]
    if run[NEGATED]:
        return "negated"
    if user >= 0:
        if run[GONE] >> user & 1:
            return "user_gone"
        if not satisfies(state, run, user):
            return "user_unfit"
    if ability.kind is not AbilityKind.EFFECT and not run[EXEMPT]:
        if run[GONE] >> card & 1:
            return "source_gone"
        if not ability.valid and (state.injured[card] or (run[HURT] and state.setup.edition > 1)):
            return "injured"
        if ability.db and not state.coins[DB][card] and state.setup.edition > 1:
            return "db"
    if not all(condition.holds(state, run) for condition in ability.if_):
        return "condition"
    return ""


def _still_legal(state: Crossover, run: Run, ability: Ability) -> list[int]:
    """Of the targets of each selector those that are legal still."""
    kept = []
    for place, selector in enumerate(ability.targets):
        kept.append(run[TARGETS + place] & targetable(state, run, selector) & ~run[GONE])
    return kept


def run_finish(state: Crossover, frame: Frame) -> None:
    """An effect has been carried out."""
    state.pending.pop()
    run = state.contexts.pop()
    if frame[FINISH_SETTLES]:
        _settle(state, run, failed=False)


def _settle(state: Crossover, run: Run, failed: bool) -> None:
    """Where a card of the Chain goes afterwards (5.5)."""
    card = run[SOURCE]
    if state.where[card] >> 1 != STACK or ability_of(state, run).kind is not AbilityKind.EFFECT:
        return
    face = state.cards[card]
    stays = face.type_ is CardType.EVENT or Subtype.PERMANENT in face.subtypes
    if stays and not failed:
        passage.enter_play(state, card, run[CONTROLLER], "permanent")
        return
    zone, bottom = CHAKRA, False
    if face.type_ is CardType.WISH:
        zone = REMOVED
    elif run[NEGATED]:
        zone, bottom = PLACES[Destination[NEGATED_TO[run[NEGATED]].upper()]]
    if state.events is not None:
        telling.tell_move(state, card, "stack", "removed" if zone == REMOVED else _word(zone, bottom))
    piles.move_card(state, card, zone, bottom=bottom)


def _word(zone: int, bottom: bool) -> str:
    return next(each for each in Destination if PLACES[each] == (zone, bottom)).word
