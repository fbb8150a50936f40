"""The tables of the state machine: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import battle, choices, rules
from meijin.kernel.machine import never_answered, never_asks, never_runs
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

Run = Callable[["RankingBattle", Frame], None]
Offer = Callable[["RankingBattle", int, Frame], list[int]]
Answer = Callable[["RankingBattle", int, int, Frame], None]

# One line for each kind of frame, in the order of frames.kinds.
_TABLE: Final[tuple[tuple[Run, Offer, Answer], ...]] = (
    (rules.run_begin, rules.offer_begin, rules.answer_begin),
    (rules.run_character, rules.offer_character, rules.answer_character),
    (rules.run_replace, rules.offer_replace, rules.answer_replace),
    (rules.run_reveal, rules.offer_reveal, rules.answer_reveal),
    (rules.run_take, rules.offer_take, rules.answer_take),
    (rules.run_attacker, rules.offer_attacker, rules.answer_attacker),
    (rules.run_challenge, rules.offer_challenge, rules.answer_challenge),
    (rules.run_end, never_asks, never_answered),
    (never_runs, battle.offer_react, battle.answer_react),
    (battle.run_expertise, battle.offer_expertise, battle.answer_expertise),
    (battle.run_equip, battle.offer_equip, battle.answer_equip),
    (never_runs, battle.offer_exchange, battle.answer_exchange),
    (battle.run_arm, never_asks, never_answered),
    (battle.run_guess, battle.offer_guess, battle.answer_guess),
    (battle.run_call, battle.offer_call, battle.answer_call),
    (rules.run_resolve, never_asks, never_answered),
    (choices.run_discard, choices.offer_discard, choices.answer_discard),
    (choices.run_who_discards, choices.offer_who_discards, choices.answer_who_discards),
    (choices.run_forced, choices.offer_discard, choices.answer_forced),
    (choices.run_remove, choices.offer_remove, choices.answer_remove),
    (choices.run_cycle, choices.offer_cycle, choices.answer_cycle),
    (choices.run_order, choices.offer_order, choices.answer_order),
    (choices.run_whose_flip, choices.offer_whose_flip, choices.answer_whose_flip),
    (choices.run_retrieve, choices.offer_retrieve, choices.answer_retrieve),
    (choices.run_repeat, choices.offer_repeat, choices.answer_repeat),
    (choices.run_who_weakens, choices.offer_who_weakens, choices.answer_who_weakens),
    (never_runs, rules.offer_drop, rules.answer_drop),
)
RUN: Final = tuple(run for run, _, _ in _TABLE)
OFFERS: Final = tuple(offer for _, offer, _ in _TABLE)
ANSWERS: Final = tuple(answer for _, _, answer in _TABLE)
