"""The table of the rules: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from typing import Final

from meijin.games.crossover import (
    announce,
    battle,
    chain,
    charging,
    costs,
    damage,
    deeds,
    deploy,
    effect_frames,
    ending,
    finding,
    frames,
    missions,
    objects,
    opening,
    organize,
    payment,
    running,
    showdown,
    triggers,
    turn,
    wishes,
)
from meijin.kernel.machine import Handling, Table

TABLE: Final = Table(
    frames.KINDS,
    {
        frames.STEP: Handling(run=turn.run_step),
        frames.CHOOSER: Handling(offer=opening.offer_chooser, answer=opening.answer_chooser),
        frames.REDRAW: Handling(offer=opening.offer_redraw, answer=opening.answer_redraw),
        frames.PLACE: Handling(offer=opening.offer_place, answer=opening.answer_place),
        frames.CHARGE: Handling(offer=charging.offer_charge, answer=charging.answer_charge),
        frames.MISSION: Handling(offer=missions.offer_mission, answer=missions.answer_mission),
        frames.COUNTER: Handling(offer=missions.offer_counter, answer=missions.answer_counter),
        frames.CLIENT: Handling(offer=deploy.offer_client, answer=deploy.answer_client),
        frames.DEPLOY: Handling(offer=deploy.offer_deploy, answer=deploy.answer_deploy),
        frames.ENTERING: Handling(run=deploy.run_entering),
        frames.DB_STEP: Handling(offer=wishes.offer_db, answer=wishes.answer_db),
        frames.ORGANIZE: Handling(offer=organize.offer_organize, answer=organize.answer_organize),
        frames.ATTACK: Handling(offer=battle.offer_attack, answer=battle.answer_attack),
        frames.BLOCK: Handling(offer=battle.offer_block, answer=battle.answer_block),
        frames.RESULT: Handling(run=showdown.run_result),
        frames.DAMAGE: Handling(run=damage.run_damage),
        frames.LEAVING: Handling(run=objects.run_leaving),
        frames.ADJUST: Handling(offer=turn.offer_adjust, answer=turn.answer_adjust),
        frames.FINAL_COIN: Handling(offer=ending.offer_final_coin, answer=ending.answer_final_coin),
        frames.FREE_MISSION: Handling(offer=missions.offer_free, answer=missions.answer_free),
        frames.PAY_HAND: Handling(offer=payment.offer_pay_hand, answer=payment.answer_pay_hand),
        effect_frames.WINDOW: Handling(run=chain.run_window),
        effect_frames.PRIORITY: Handling(
            run=chain.run_priority, offer=chain.offer_priority, answer=chain.answer_priority
        ),
        effect_frames.RESOLVE: Handling(run=chain.run_resolve),
        effect_frames.ANNOUNCE: Handling(run=announce.run_announce),
        effect_frames.MODE: Handling(offer=announce.offer_mode, answer=announce.answer_mode),
        effect_frames.X: Handling(offer=announce.offer_x, answer=announce.answer_x),
        effect_frames.TARGET: Handling(offer=announce.offer_target, answer=announce.answer_target),
        effect_frames.COST: Handling(run=costs.run_cost, offer=costs.offer_cost, answer=costs.answer_cost),
        effect_frames.QUEUE: Handling(run=triggers.run_queue),
        effect_frames.TRIGGER: Handling(offer=triggers.offer_trigger, answer=triggers.answer_trigger),
        effect_frames.ACCEPT: Handling(offer=triggers.offer_accept, answer=triggers.answer_accept),
        effect_frames.RUN: Handling(run=running.run_list),
        effect_frames.EACH: Handling(run=running.run_each),
        effect_frames.FINISH: Handling(run=chain.run_finish),
        effect_frames.PICK: Handling(offer=deeds.offer_pick, answer=deeds.answer_pick),
        effect_frames.NUMBER: Handling(offer=running.offer_number, answer=running.answer_number),
        effect_frames.CHOOSE: Handling(offer=running.offer_choose, answer=running.answer_choose),
        effect_frames.WHETHER: Handling(offer=running.offer_whether, answer=running.answer_whether),
        effect_frames.POSITION: Handling(offer=deeds.offer_position, answer=deeds.answer_position),
        effect_frames.FIND: Handling(run=finding.run_find, offer=finding.offer_find, answer=finding.answer_find),
        effect_frames.PUT_BACK: Handling(
            run=finding.run_put_back, offer=finding.offer_put_back, answer=finding.answer_put_back
        ),
        effect_frames.FORCED: Handling(run=deeds.run_forced, offer=deeds.offer_forced, answer=deeds.answer_forced),
        effect_frames.FLIP: Handling(run=deeds.run_flip),
        effect_frames.TAKE_COIN: Handling(
            run=deeds.run_take_coin, offer=deeds.offer_take_coin, answer=deeds.answer_take_coin
        ),
    },
    rows=(frames.BATTLE, *range(effect_frames.ITEM, len(frames.KINDS.all))),
)
