"""The lines of the state machine's table for the frames of effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import announce, chain, costs, deeds, finding, running, triggers
from meijin.kernel.machine import never_answered, never_asks, never_runs
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

Run = Callable[["Crossover", Frame], None]
Offer = Callable[["Crossover", int, Frame], list[int]]
Answer = Callable[["Crossover", int, int, Frame], None]

_ROWS: Final = 16  # kinds that are never on the stack

# One line for each kind, in the order of effect_frames.py.
EFFECTS: Final[tuple[tuple[Run, Offer, Answer], ...]] = (
    (chain.run_window, never_asks, never_answered),
    (chain.run_priority, chain.offer_priority, chain.answer_priority),
    (chain.run_resolve, never_asks, never_answered),
    (announce.run_announce, never_asks, never_answered),
    (never_runs, announce.offer_mode, announce.answer_mode),
    (never_runs, announce.offer_x, announce.answer_x),
    (never_runs, announce.offer_target, announce.answer_target),
    (costs.run_cost, costs.offer_cost, costs.answer_cost),
    (triggers.run_queue, never_asks, never_answered),
    (never_runs, triggers.offer_trigger, triggers.answer_trigger),
    (never_runs, triggers.offer_accept, triggers.answer_accept),
    (running.run_list, never_asks, never_answered),
    (running.run_each, never_asks, never_answered),
    (chain.run_finish, never_asks, never_answered),
    (never_runs, deeds.offer_pick, deeds.answer_pick),
    (never_runs, running.offer_number, running.answer_number),
    (never_runs, running.offer_choose, running.answer_choose),
    (never_runs, running.offer_whether, running.answer_whether),
    (never_runs, deeds.offer_position, deeds.answer_position),
    (finding.run_find, finding.offer_find, finding.answer_find),
    (finding.run_put_back, finding.offer_put_back, finding.answer_put_back),
    (deeds.run_forced, deeds.offer_forced, deeds.answer_forced),
    (deeds.run_flip, never_asks, never_answered),
    (deeds.run_take_coin, deeds.offer_take_coin, deeds.answer_take_coin),
    *((never_runs, never_asks, never_answered),) * _ROWS,
)
