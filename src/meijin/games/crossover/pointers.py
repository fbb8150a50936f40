"""Where the cards lie that a choice is about, and what somebody who points at cards could mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames
from meijin.games.crossover.abilities import uses
from meijin.games.crossover.chain import deeds, payment
from meijin.games.crossover.effects import discards
from meijin.games.crossover.names import ZONE_NAMES
from meijin.games.crossover.objects import context
from meijin.kernel.cardsets import pack
from meijin.kernel.frames import KIND
from meijin.kernel.kinds import kind_of

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.touch import Touch

_IN_PLAY: Final = ("village", "battlefield")
_ON_FIGHTERS: Final = ("attack", "block", "lead", "back", "coin", "activate", "target", "pay", "pick")


def touches(state: Crossover, found: list[Touch]) -> list[Touch]:
    """What choices are about: where a card is named by its kind, the question tells where it lies."""
    chosen = _chosen_from(state) & (1 << len(state.kind)) - 1
    lying = {state.setup.kinds[card]: state.where[card] for card in context.bits(chosen)}
    return [_placed(state, touch, lying) for touch in found] if lying else found


def _placed(state: Crossover, touch: Touch, lying: dict[str, int]) -> Touch:
    if touch.owner or len(touch.cards) != 1 or touch.cards[0] not in lying:
        return touch
    where = lying[touch.cards[0]]
    owner = state.setup.seats[where & 1]
    own = where & 1 in state.deciders
    return replace(touch, zone=ZONE_NAMES[where >> 1], owner="" if own else owner)


def _chosen_from(state: Crossover) -> int:
    """The cards out of which is chosen, where the action alone does not tell where they lie."""
    frame = state.pending[-1]
    match frame[KIND]:
        case frames.PAY_HAND:
            return pack(state.hand[state.deciders[0]])
        case frames.COST:
            return payment.payable_with(state, frame)
        case frames.TARGET:
            run = state.contexts[-1]
            selector = context.ability_of(state, run).targets[frame[frames.TARGET_SELECTOR]]
            return uses.targetable(state, run, selector) & ~frame[frames.TARGET_CHOSEN]
        case frames.PICK:
            return deeds.pickable(state, frame, state.pending[-2])
        case frames.FORCED:
            return pack(discards.to_discard(state, frame))
    return 0


# -- what could be meant ----------------------------------------------------------------------------------------------


def meant(setup: CrossoverSetup, cards: Sequence[str], zone: str) -> list[str]:
    """What somebody may want to do with one card, or with an art and its user."""
    pool = setup.terms.pool
    named = [card for card in cards if kind_of(card) in pool.by_id]
    if len(named) != len(cards):
        return []
    if len(cards) == 2:
        art, user = sorted(cards, key=lambda card: not pool.by_id[kind_of(card)].is_art)
        return [f"use {kind_of(art)} {user}"] if pool.by_id[kind_of(art)].is_art else []
    if len(cards) != 1:
        return []
    if "#" in cards[0] and (not zone or zone in _IN_PLAY):
        return [f"{verb} {cards[0]}" for verb in _ON_FIGHTERS]
    card = pool.by_id[kind_of(cards[0])]
    return [f"{verb} {card.id}" for verb in _verbs(card, zone)]


def _verbs(card: Card, zone: str) -> list[str]:
    """What is done with a card that is not in play, the thing that it is made for first."""
    if zone == "chakra":
        return ["pay", "ambush", "target", "pick"]
    if zone in ("wishes", "aside"):
        return ["wish" if zone == "wishes" else "place"]
    if zone not in ("", "hand"):
        return ["target", "pick", "take"]
    if card.is_fighter:
        made_for = ["deploy", "grow"]
    elif card.is_mission:
        made_for = ["counter" if card.is_counter else "mission"]
    elif card.is_art:
        return ["adventure"] if card.is_adventure else ["use"]
    else:
        made_for = ["client"]
    return [*made_for, "charge", "pay", "discard"]
