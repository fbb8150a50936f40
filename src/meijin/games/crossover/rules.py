"""The table of the rules: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover import frames
from meijin.games.crossover.battle import exchange, organization, showdown
from meijin.games.crossover.chain import (
    announcement,
    deeds,
    execution,
    hand_costs,
    payment,
    resolution,
    triggers,
    windows,
)
from meijin.games.crossover.effects import discards, flow_operations, search
from meijin.games.crossover.play import damage, passage
from meijin.games.crossover.turn import charge, course, deployment, ending, missions, opening, wishes
from meijin.kernel.machine import Handling, Handlings

HANDLINGS: Final[Handlings] = Handlings(
    frames.KINDS,
    {
        frames.STEP: Handling(run=course.run_step),
        frames.CHOOSER: Handling(offer=opening.offer_chooser, answer=opening.answer_chooser),
        frames.REDRAW: Handling(offer=opening.offer_redraw, answer=opening.answer_redraw),
        frames.PLACE: Handling(offer=opening.offer_place, answer=opening.answer_place),
        frames.CHARGE: Handling(offer=charge.offer_charge, answer=charge.answer_charge),
        frames.MISSION: Handling(offer=missions.offer_mission, answer=missions.answer_mission),
        frames.COUNTER: Handling(offer=missions.offer_counter, answer=missions.answer_counter),
        frames.CLIENT: Handling(offer=deployment.offer_client, answer=deployment.answer_client),
        frames.DEPLOY: Handling(offer=deployment.offer_deploy, answer=deployment.answer_deploy),
        frames.ENTERING: Handling(run=deployment.run_entering),
        frames.DB_STEP: Handling(offer=wishes.offer_db, answer=wishes.answer_db),
        frames.ORGANIZE: Handling(offer=organization.offer_organize, answer=organization.answer_organize),
        frames.ATTACK: Handling(offer=exchange.offer_attack, answer=exchange.answer_attack),
        frames.BLOCK: Handling(offer=exchange.offer_block, answer=exchange.answer_block),
        frames.RESULT: Handling(run=showdown.run_result),
        frames.DAMAGE: Handling(run=damage.run_damage),
        frames.LEAVING: Handling(run=passage.run_leaving),
        frames.ADJUST: Handling(offer=course.offer_adjust, answer=course.answer_adjust),
        frames.FINAL_COIN: Handling(offer=ending.offer_final_coin, answer=ending.answer_final_coin),
        frames.FREE_MISSION: Handling(offer=missions.offer_free, answer=missions.answer_free),
        frames.PAY_HAND: Handling(offer=hand_costs.offer_pay_hand, answer=hand_costs.answer_pay_hand),
        frames.WINDOW: Handling(run=windows.run_window),
        frames.PRIORITY: Handling(
            run=windows.run_priority, offer=windows.offer_priority, answer=windows.answer_priority
        ),
        frames.RESOLVE: Handling(run=resolution.run_resolve),
        frames.ANNOUNCE: Handling(run=announcement.run_announce),
        frames.MODE: Handling(offer=announcement.offer_mode, answer=announcement.answer_mode),
        frames.X: Handling(offer=announcement.offer_x, answer=announcement.answer_x),
        frames.TARGET: Handling(offer=announcement.offer_target, answer=announcement.answer_target),
        frames.COST: Handling(run=payment.run_cost, offer=payment.offer_cost, answer=payment.answer_cost),
        frames.QUEUE: Handling(run=triggers.run_queue),
        frames.TRIGGER: Handling(offer=triggers.offer_trigger, answer=triggers.answer_trigger),
        frames.ACCEPT: Handling(offer=triggers.offer_accept, answer=triggers.answer_accept),
        frames.RUN: Handling(run=execution.run_list),
        frames.EACH: Handling(run=execution.run_each),
        frames.FINISH: Handling(run=resolution.run_finish),
        frames.PICK: Handling(offer=deeds.offer_pick, answer=deeds.answer_pick),
        frames.NUMBER: Handling(offer=execution.offer_number, answer=execution.answer_number),
        frames.CHOOSE: Handling(offer=execution.offer_choose, answer=execution.answer_choose),
        frames.WHETHER: Handling(offer=execution.offer_whether, answer=execution.answer_whether),
        frames.POSITION: Handling(offer=deeds.offer_position, answer=deeds.answer_position),
        frames.FIND: Handling(run=search.run_find, offer=search.offer_find, answer=search.answer_find),
        frames.PUT_BACK: Handling(run=search.run_put_back, offer=search.offer_put_back, answer=search.answer_put_back),
        frames.FORCED: Handling(run=discards.run_forced, offer=discards.offer_forced, answer=discards.answer_forced),
        frames.FLIP: Handling(run=flow_operations.run_flip),
        frames.TAKE_COIN: Handling(run=deeds.run_take_coin, offer=deeds.offer_take_coin, answer=deeds.answer_take_coin),
    },
    rows=(frames.BATTLE, *range(frames.ITEM, len(frames.KINDS.all))),
)
