"""The tables of the state machine: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import attack, damage, effects, greedy, rules, teams
from meijin.kernel.machine import never_answered, never_asks, never_runs
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

Run = Callable[["CatBattles", Frame], None]
Offer = Callable[["CatBattles", int, Frame], list[int]]
Answer = Callable[["CatBattles", int, int, Frame], None]

# One line for each kind of frame, in the order of frames.KINDS.
_TABLE: Final[tuple[tuple[Run, Offer, Answer], ...]] = (
    (teams.run_team, teams.offer_team, teams.answer_team),
    (rules.run_turn, never_asks, never_answered),
    (rules.run_start, rules.offer_start, rules.answer_start),
    (rules.run_take, rules.offer_take, rules.answer_take),
    (rules.run_play, rules.offer_play, rules.answer_play),
    (rules.run_main, rules.offer_main, rules.answer_main),
    (rules.run_act, rules.offer_act, rules.answer_main),
    (rules.run_end, rules.offer_end, rules.answer_end),
    (never_runs, never_asks, never_answered),
    (attack.run_effects, attack.offer_effects, attack.answer_effects),
    (attack.run_die, attack.offer_die, attack.answer_effects),
    (never_runs, attack.offer_roll, attack.answer_roll),
    (never_runs, attack.offer_total, attack.answer_total),
    (attack.run_deal, never_asks, never_answered),
    (attack.run_after, never_asks, never_answered),
    (never_runs, attack.offer_counter, attack.answer_counter),
    (attack.run_push, attack.offer_push, attack.answer_push),
    (attack.run_again, attack.offer_again, attack.answer_again),
    (attack.run_negated, never_asks, never_answered),
    (damage.run_hit, never_asks, never_answered),
    (damage.run_damage, damage.offer_damage, damage.answer_damage),
    (effects.run_effect, never_asks, never_answered),
    (effects.run_response, effects.offer_response, effects.answer_response),
    (damage.run_check, never_asks, never_answered),
    (greedy.run_greedy, never_asks, never_answered),
    (greedy.run_aim, greedy.offer_aim, greedy.answer_aim),
    (greedy.run_relocate, greedy.offer_relocate, greedy.answer_relocate),
    (greedy.run_feast, greedy.offer_feast, greedy.answer_feast),
    (greedy.run_call, greedy.offer_call, greedy.answer_call),
)
RUN: Final = tuple(run for run, _, _ in _TABLE)
OFFERS: Final = tuple(offer for _, offer, _ in _TABLE)
ANSWERS: Final = tuple(answer for _, _, answer in _TABLE)
