"""The tables of the state machine: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import (
    battle,
    charging,
    damage,
    deploy,
    ending,
    missions,
    objects,
    opening,
    organize,
    payment,
    showdown,
    turn,
    wishes,
)
from meijin.games.crossover.effect_machine import EFFECTS
from meijin.kernel.machine import never_answered, never_asks, never_runs
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

Run = Callable[["Crossover", Frame], None]
Offer = Callable[["Crossover", int, Frame], list[int]]
Answer = Callable[["Crossover", int, int, Frame], None]

# One line for each kind of frame, in the order of frames.kinds; then those of effects.
_TABLE: Final[tuple[tuple[Run, Offer, Answer], ...]] = (
    (turn.run_step, never_asks, never_answered),
    (never_runs, opening.offer_chooser, opening.answer_chooser),
    (never_runs, opening.offer_redraw, opening.answer_redraw),
    (never_runs, opening.offer_place, opening.answer_place),
    (never_runs, charging.offer_charge, charging.answer_charge),
    (never_runs, missions.offer_mission, missions.answer_mission),
    (never_runs, missions.offer_counter, missions.answer_counter),
    (never_runs, deploy.offer_client, deploy.answer_client),
    (never_runs, deploy.offer_deploy, deploy.answer_deploy),
    (deploy.run_entering, never_asks, never_answered),
    (never_runs, wishes.offer_db, wishes.answer_db),
    (never_runs, organize.offer_organize, organize.answer_organize),
    (never_runs, battle.offer_attack, battle.answer_attack),
    (never_runs, battle.offer_block, battle.answer_block),
    (showdown.run_result, never_asks, never_answered),
    (damage.run_damage, never_asks, never_answered),
    (objects.run_leaving, never_asks, never_answered),
    (never_runs, turn.offer_adjust, turn.answer_adjust),
    (never_runs, ending.offer_final_coin, ending.answer_final_coin),
    (never_runs, missions.offer_free, missions.answer_free),
    (never_runs, payment.offer_pay_hand, payment.answer_pay_hand),
    (never_runs, never_asks, never_answered),  # a row: a battle
    *EFFECTS,
)
RUN: Final = tuple(run for run, _, _ in _TABLE)
OFFERS: Final = tuple(offer for _, offer, _ in _TABLE)
ANSWERS: Final = tuple(answer for _, _, answer in _TABLE)
