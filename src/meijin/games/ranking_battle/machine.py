"""The table of the rules: for every kind of frame what to do with it, what may be answered, and what then."""

from __future__ import annotations

from typing import Final

from meijin.games.ranking_battle import battle, choices, frames, legality, rules
from meijin.kernel.machine import Handling, Handlings

HANDLINGS: Final[Handlings] = Handlings(
    frames.KINDS,
    {
        frames.BEGIN: Handling(run=rules.run_begin, offer=rules.offer_begin, answer=rules.answer_begin),
        frames.CHARACTER: Handling(run=rules.run_character, offer=rules.offer_character, answer=rules.answer_character),
        frames.REPLACE: Handling(run=rules.run_replace, offer=rules.offer_replace, answer=rules.answer_replace),
        frames.REVEAL: Handling(run=rules.run_reveal, offer=rules.offer_reveal, answer=rules.answer_reveal),
        frames.TAKE: Handling(run=rules.run_take, offer=rules.offer_take, answer=rules.answer_take),
        frames.ATTACKER: Handling(run=rules.run_attacker, offer=rules.offer_attacker, answer=rules.answer_attacker),
        frames.CHALLENGE: Handling(run=rules.run_challenge, offer=rules.offer_challenge, answer=rules.answer_challenge),
        frames.END: Handling(run=rules.run_end),
        frames.REACT: Handling(offer=battle.offer_react, answer=battle.answer_react),
        frames.EXPERTISE: Handling(
            run=battle.run_expertise, offer=battle.offer_expertise, answer=battle.answer_expertise
        ),
        frames.EQUIP: Handling(run=battle.run_equip, offer=battle.offer_equip, answer=battle.answer_equip),
        frames.EXCHANGE: Handling(offer=battle.offer_exchange, answer=battle.answer_exchange),
        frames.ARM: Handling(run=battle.run_arm),
        frames.GUESS: Handling(run=battle.run_guess, offer=battle.offer_guess, answer=battle.answer_guess),
        frames.CALL: Handling(run=battle.run_call, offer=battle.offer_call, answer=battle.answer_call),
        frames.RESOLVE: Handling(run=rules.run_resolve),
        frames.DISCARD: Handling(run=choices.run_discard, offer=choices.offer_discard, answer=choices.answer_discard),
        frames.WHO_DISCARDS: Handling(
            run=choices.run_who_discards, offer=legality.targets, answer=choices.answer_who_discards
        ),
        frames.FORCED: Handling(run=choices.run_forced, offer=choices.offer_discard, answer=choices.answer_forced),
        frames.REMOVE: Handling(run=choices.run_remove, offer=choices.offer_remove, answer=choices.answer_remove),
        frames.CYCLE: Handling(run=choices.run_cycle, offer=choices.offer_cycle, answer=choices.answer_cycle),
        frames.ORDER: Handling(run=choices.run_order, offer=choices.offer_order, answer=choices.answer_order),
        frames.WHOSE_FLIP: Handling(
            run=choices.run_whose_flip, offer=legality.targets, answer=choices.answer_whose_flip
        ),
        frames.RETRIEVE: Handling(
            run=choices.run_retrieve, offer=choices.offer_retrieve, answer=choices.answer_retrieve
        ),
        frames.REPEAT: Handling(run=choices.run_repeat, offer=choices.offer_repeat, answer=choices.answer_repeat),
        frames.WHO_WEAKENS: Handling(
            run=choices.run_who_weakens, offer=legality.targets, answer=choices.answer_who_weakens
        ),
        frames.DROP: Handling(offer=rules.offer_drop, answer=rules.answer_drop),
    },
)
