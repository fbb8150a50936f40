"""Whether the seat that decides may take an action: for every verb what can forbid it, in the order of saying it.

Who is named wrongly comes first, then what is asked now, then what stands in the way. What is offered and what is
refused ask the same of the position: how far a cat reaches, what it can pay, at whom it can aim.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meijin.games.cat_battles import cards, effects, frames, notation
from meijin.games.cat_battles.attack import defends, in_range
from meijin.games.cat_battles.attempts import Attempt
from meijin.games.cat_battles.board import BENCH, BESIDE, BIT, CENTER, COLLECTION, HANGOUT
from meijin.games.cat_battles.cards import AT_ATTACK, AT_DAMAGE, AT_DEFENSE, AT_DIE, CATALOGUE, RULES
from meijin.games.cat_battles.damage import offer_damage
from meijin.games.cat_battles.frames import ACT, EFFECTS, MAIN, TARGET, TEAM
from meijin.games.cat_battles.notation import FIGURES
from meijin.games.cat_battles.refusals import WHEN, Refusal
from meijin.games.cat_battles.rules import roadblocks, ways
from meijin.games.cat_battles.setup import CatSetup

Hurdle = tuple[Refusal, Callable[[Attempt], object]]


def refusal(attempt: Attempt) -> Refusal:
    """What forbids an action that is understood; 0 if nothing does."""
    hurdles = HURDLES.get(attempt.verb or attempt.action, ())
    return next((code for code, forbids in hurdles if forbids(attempt)), Refusal.ALLOWED)


def _not_at(*questions: int) -> Callable[[Attempt], bool]:
    return lambda a: a.question not in questions


def _is_no_ready_made_team(a: Attempt) -> bool:
    setup = a.state.setup
    assert isinstance(setup, CatSetup)
    return a.first not in setup.ready_made


def _is_out_of_attack(a: Attempt) -> bool:
    """Whether a cat whose effect is for its own attack, die or damage is not the one that it is about."""
    if a.timing == AT_ATTACK:
        return not a.attacks or a.cat != a.fighter
    return (a.timing == AT_DIE or a.timing == AT_DAMAGE) and a.cat != a.fighter


_TEAMS: Final[tuple[Hurdle, ...]] = (
    (Refusal.TEAMS_FIXED, lambda a: not a.figures.full),
    (Refusal.TEAMS_DONE, _not_at(TEAM)),
)
_OWN: Final[tuple[Hurdle, ...]] = (
    (Refusal.NOT_IN_SETS, lambda a: a.cat < 0 and not a.figures.full),
    (Refusal.NOT_IN_GAME, lambda a: a.cat < 0),
    (Refusal.NOT_YOURS, lambda a: a.figures.owner[a.cat] != a.seat),
)
_BENCHED: Final[tuple[Hurdle, ...]] = (
    (Refusal.PLAYED, lambda a: a.place < BENCH),
    (Refusal.RAN_AWAY, lambda a: a.place == HANGOUT),
    (Refusal.NOT_IN_TEAM, lambda a: a.place >= COLLECTION),
)
_UNLIKE: Final[Hurdle] = (
    Refusal.ALIKE,
    lambda a: effects.kinds_on_territory(a.state, a.seat) >> a.figures.kind[a.cat] & 1,
)
_ACTS: Final = (MAIN, ACT)
_BUSY: Final[tuple[Hurdle, ...]] = (
    (Refusal.ACT_ABSENT, lambda a: a.place >= BENCH),
    (Refusal.ASKED_FIRST, lambda a: a.question == ACT and a.frame[frames.ACTING] != a.cat),
    (Refusal.HAS_ACTED, lambda a: a.question in _ACTS and a.state.acted >> a.cat & 1),
    (Refusal.STUNNED, lambda a: a.question in _ACTS and a.state.stunned >> a.cat & 1),
)
_ACTING: Final[tuple[Hurdle, ...]] = ((Refusal.ACT_TIME, _not_at(*_ACTS)), *_BUSY)
_WINDOWS: Final = (frames.START, frames.END, EFFECTS, frames.DIE, frames.TOTAL, frames.RESPONSE, frames.AGAIN)

HURDLES: Final[dict[int, tuple[Hurdle, ...]]] = {
    notation.END_PLAY: ((Refusal.END_PLAY_TIME, _not_at(frames.PLAY)),),
    notation.END_ACT: ((Refusal.END_ACT_TIME, _not_at(ACT)),),
    notation.END_MAIN: ((Refusal.END_MAIN_TIME, _not_at(MAIN)),),
    notation.PASS: ((Refusal.ASKED_FIRST, _not_at(*_WINDOWS)),),
    notation.ROLL: ((Refusal.ROLL_TIME, _not_at(frames.ROLL)),),
    notation.STOP: ((Refusal.STOP_TIME, _not_at(frames.ROLL, frames.FEAST)),),
    notation.TAKE_CAT: ((Refusal.DAMAGE_TIME, _not_at(frames.DAMAGE)),),
    notation.TAKE_BOX: (
        (Refusal.DAMAGE_TIME, _not_at(frames.DAMAGE)),
        (Refusal.BOX_EMPTY, lambda a: not a.box),
        (Refusal.DIRECT_HIT, lambda a: a.action not in offer_damage(a.state, a.seat, a.frame)),
    ),
    notation.COUNTER: ((Refusal.COUNTER_TIME, _not_at(frames.COUNTER)),),
    notation.DECLINE: ((Refusal.COUNTER_TIME, _not_at(frames.COUNTER)),),
    notation.AGAIN: ((Refusal.AGAIN_TIME, _not_at(frames.AGAIN)),),
    notation.READY: (
        *_TEAMS,
        (Refusal.TOO_FEW, lambda a: a.leader < 0 or len(a.state.benched[a.seat]) < RULES.min_kittens),
    ),
    notation.BOSS: (
        *_TEAMS,
        (Refusal.IS_KITTEN, lambda a: not CATALOGUE.figures[FIGURES[a.first]].boss),
        (Refusal.HAS_BOSS, lambda a: a.leader >= 0),
        (Refusal.HOUSE_FIGURE, lambda a: not a.figures.copies[a.seat][a.first]),
    ),
    notation.KITTEN: (
        *_TEAMS,
        (Refusal.IS_BOSS, lambda a: CATALOGUE.figures[FIGURES[a.first]].boss),
        (Refusal.HOUSE_FIGURE, lambda a: not a.figures.copies[a.seat][a.first]),
        (Refusal.BOSS_FIRST, lambda a: a.leader < 0),
        (Refusal.ENOUGH_COPIES, lambda a: a.state.where[a.figures.copies[a.seat][a.first][-1]] != COLLECTION),
    ),
    notation.TEAM: (
        *_TEAMS,
        (Refusal.TEAM_BEFORE, lambda a: a.leader >= 0),
        (Refusal.ILLEGAL_TEAM, _is_no_ready_made_team),
    ),
    notation.TAKE: (
        (Refusal.TAKE_TIME, _not_at(frames.TAKE)),
        (Refusal.TAKE_SOME, lambda a: a.first < RULES.take_min),
        (Refusal.TAKE_THERE, lambda a: a.first > a.box < RULES.take_max),
        (Refusal.TAKE_MOST, lambda a: a.first > RULES.take_max),
    ),
    notation.PLAY: (
        *_OWN,
        (Refusal.PLAY_BOSS, lambda a: a.boss and a.place < BENCH),
        (Refusal.PLAY_NOBODY, lambda a: a.state.one_on_one),
        (Refusal.PLAY_TIME, _not_at(*frames.PHASES)),
        *_BENCHED,
        (Refusal.PLAY_TIME, _not_at(frames.PLAY)),
        _UNLIKE,
        (Refusal.TOO_DEAR, lambda a: a.level > a.dish),
        (Refusal.OTHER_COPY, lambda a: a.cat not in effects.playable(a.state, a.seat, a.dish)),
    ),
    notation.CALL: (
        (Refusal.CALL_TIME, _not_at(frames.CALL)),
        *_OWN,
        (Refusal.CALL_BOSS, lambda a: a.boss),
        *_BENCHED,
        _UNLIKE,
        (Refusal.OTHER_COPY, lambda a: a.cat not in effects.playable(a.state, a.seat, effects.ANY_LEVEL)),
    ),
    notation.FEED: (
        (Refusal.FEED_TIME, _not_at(frames.FEAST)),
        (Refusal.FEED_WHOM, lambda a: a.cat not in a.state.cats[a.seat] or a.boss),
        (Refusal.FULL_STAND, lambda a: a.cat not in effects.below_level(a.state, a.seat, -1, 0)),
    ),
    notation.HIT: (
        (Refusal.HIT_TIME, _not_at(frames.AIM)),
        (Refusal.HIT_WHOM, lambda a: a.first not in effects.targets(a.state, a.frame[frames.AIMING])),
    ),
    notation.PUSH: (
        (Refusal.PUSH_TIME, _not_at(frames.PUSH)),
        (Refusal.NOT_BESIDE, lambda a: not BESIDE[a.state.where[a.below[TARGET]]] & BIT[a.first]),
        (Refusal.PUSH_CENTER, lambda a: not effects.landing(a.state, a.below[TARGET], BIT[a.first])),
    ),
    notation.MOVE: (
        *_OWN,
        (Refusal.MOVE_BOSS, lambda a: a.boss),
        (Refusal.MOVE_NOBODY, lambda a: a.state.one_on_one),
        *_ACTING,
        (Refusal.HAS_MOVED, lambda a: a.question == ACT and a.frame[frames.MOVED]),
        (Refusal.MOVED_THERE, lambda a: a.second == a.place),
        (Refusal.CENTER_TAKEN, lambda a: a.second == CENTER and a.state.middle[a.seat] >= 0),
        (Refusal.TOO_FAR, lambda a: not a.reaches(0)),
        (Refusal.ROADBLOCK, lambda a: not a.reaches(roadblocks(a.state, 1 - a.seat))),
        (Refusal.THROUGH_CENTER, lambda a: not ways(a.state, a.seat, a.cat) & BIT[a.second]),
    ),
    notation.RELOCATE: (
        (Refusal.RELOCATE_TIME, _not_at(frames.RELOCATE)),
        (Refusal.RELOCATE_WHOM, lambda a: a.cat != a.first or a.place >= BENCH or a.boss),
        (Refusal.TAKEN_THERE, lambda a: a.second == a.place),
        (Refusal.TAKEN_CENTER, lambda a: not effects.landing(a.state, a.cat, BIT[a.second])),
    ),
    notation.ATTACK: (
        *_OWN,
        (Refusal.OWN_SIDE, lambda a: a.enemy >= 0 and a.figures.owner[a.enemy] == a.seat),
        *_ACTING,
        (Refusal.NO_SUCH_ENEMY, lambda a: a.enemy < 0),
        (Refusal.ENEMY_ABSENT, lambda a: a.state.where[a.enemy] >= BENCH),
        (Refusal.OUT_OF_RANGE, lambda a: not in_range(a.state, a.cat, a.enemy)),
    ),
    notation.USE: (
        *_OWN,
        (Refusal.USE_BOSS, lambda a: a.boss),
        (Refusal.USE_TIME, lambda a: a.question not in WHEN[a.timing].questions),
        (Refusal.USE_ABSENT, lambda a: a.place >= BENCH),
        *_BUSY,
        (Refusal.USED, lambda a: a.state.used >> a.cat & 1),
        (
            Refusal.NOT_COVERED,
            lambda a: a.timing == AT_DEFENSE and (a.attacks or not defends(a.state, a.cat, a.below[TARGET])),
        ),
        (Refusal.IT_ROLLS, lambda a: a.timing == AT_DIE and a.figures.rolls[a.cat] and not a.attacks),
        (Refusal.ENEMY_ROLLS, lambda a: a.timing == AT_DIE and not a.figures.rolls[a.cat] and a.attacks),
        (Refusal.NOT_IN_ATTACK, _is_out_of_attack),
        (Refusal.OTHER_FACE, lambda a: a.timing == AT_DIE and a.figures.face[a.cat] != a.below[frames.DICE] & 0b11),
        (Refusal.TOO_POOR, lambda a: not effects.payments(a.state, a.cat)),
        (Refusal.PAYS_TOO_MUCH, lambda a: a.paid > a.cost),
        (Refusal.HOLDS_LESS, lambda a: a.paid > a.held),
        (Refusal.DISH_SHORT, lambda a: a.paid not in effects.payments(a.state, a.cat)),
        (Refusal.AT_HOME, lambda a: a.effect == cards.GO_HOME and not a.aims),
        (Refusal.NO_KITTEN_HERE, lambda a: a.effect == cards.DAMAGE_ALL and not a.aims),
        (Refusal.NO_FISH_TO_FEED, lambda a: a.effect == cards.FEED and not a.box),
        (Refusal.HAS_NO_TARGET, lambda a: a.second and a.aims == effects.NO_TARGET),
        (Refusal.NOBODY_TO_HIT, lambda a: a.effect == cards.DAMAGE_ONE and not a.aims),
        (Refusal.NOBODY_TO_FEED, lambda a: not a.aims),
        (Refusal.OTHER_TARGET, lambda a: a.second and a.second - 1 not in a.aims),
        (Refusal.NEEDS_TARGET, lambda a: a.second - 1 not in a.aims),
    ),
}
