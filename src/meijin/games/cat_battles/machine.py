"""The table of the rules: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import attack, boss, damage, effects, frames, rules, teams
from meijin.games.cat_battles.cards import AT_END, AT_RESPONSE, AT_START
from meijin.kernel.machine import Handling, Handlings
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles


def always(options: list[int]) -> Callable[[CatBattles, int, Frame], list[int]]:
    """The same is offered whatever the position."""
    return lambda state, seat, frame: options


def timed(timing: int) -> Callable[[CatBattles, int, Frame], list[int]]:
    """The Rear effects of a timing are offered, and to pass."""
    return lambda state, seat, frame: effects.offer_timing(state, seat, timing)


HANDLINGS: Final[Handlings] = Handlings(
    frames.KINDS,
    {
        frames.TEAM: Handling(run=teams.run_team, offer=teams.offer_team, answer=teams.answer_team),
        frames.TURN: Handling(run=rules.run_turn),
        frames.START: Handling(run=rules.run_start, offer=timed(AT_START), answer=rules.answer_start),
        frames.TAKE: Handling(run=rules.run_take, offer=rules.offer_take, answer=rules.answer_take),
        frames.PLAY: Handling(run=rules.run_play, offer=rules.offer_play, answer=rules.answer_play),
        frames.MAIN: Handling(run=rules.run_main, offer=rules.offer_main, answer=rules.answer_main),
        frames.ACT: Handling(run=rules.run_act, offer=rules.offer_act, answer=rules.answer_main),
        frames.END: Handling(run=rules.run_end, offer=timed(AT_END), answer=rules.answer_end),
        frames.ATTACK: Handling(),
        frames.EFFECTS: Handling(run=attack.run_effects, offer=attack.offer_effects, answer=attack.answer_effects),
        frames.DIE: Handling(run=attack.run_die, offer=attack.offer_die, answer=attack.answer_effects),
        frames.ROLL: Handling(run=attack.run_roll, offer=always(attack.ROLL_OR_STOP), answer=attack.answer_roll),
        frames.TOTAL: Handling(run=attack.run_total, offer=attack.offer_total, answer=attack.answer_total),
        frames.DEAL: Handling(run=attack.run_deal),
        frames.AFTER: Handling(run=attack.run_after),
        frames.COUNTER: Handling(
            run=attack.run_after, offer=always(attack.COUNTER_OR_NOT), answer=attack.answer_counter
        ),
        frames.PUSH: Handling(run=attack.run_push, offer=attack.offer_push, answer=attack.answer_push),
        frames.AGAIN: Handling(run=attack.run_again, offer=always(attack.AGAIN_OR_NOT), answer=attack.answer_again),
        frames.NEGATED: Handling(run=attack.run_negated),
        frames.HIT: Handling(run=damage.run_hit),
        frames.DAMAGE: Handling(run=damage.run_damage, offer=damage.offer_damage, answer=damage.answer_damage),
        frames.EFFECT: Handling(run=effects.run_effect),
        frames.RESPONSE: Handling(run=effects.run_response, offer=timed(AT_RESPONSE), answer=effects.answer_response),
        frames.CHECK: Handling(run=damage.run_check),
        frames.GREEDY: Handling(run=boss.run_greedy),
        frames.AIM: Handling(run=boss.run_aim, offer=boss.offer_aim, answer=boss.answer_aim),
        frames.RELOCATE: Handling(run=boss.run_relocate, offer=boss.offer_relocate, answer=boss.answer_relocate),
        frames.FEAST: Handling(run=boss.run_feast, offer=boss.offer_feast, answer=boss.answer_feast),
        frames.CALL: Handling(run=boss.run_call, offer=boss.offer_call, answer=boss.answer_call),
    },
)
