"""Why an action is refused: every reason as a code with its sentence, which names the rule, or what is asked first.

Only the seat that decides is told, so its own secrets may be named. Of the other seat's figures nothing is said but
whose they are, unless they are on the Territory.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from string import Formatter
from typing import Any, Final, NamedTuple

from meijin.games.cat_battles import cards, frames, notation
from meijin.games.cat_battles.attempts import Attempt
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import RULES
from meijin.games.cat_battles.effects import targets
from meijin.games.cat_battles.frames import ACT, ATTACK, MAIN, PLAY, START
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.errors import RosterError
from meijin.kernel.frames import KIND


class Refusal(IntEnum):
    """Why an action is not possible now; 0 if it is.

    What is a matter of time has beside its sentence, which says when its time is, the questions and attacks during
    which it only has to wait.
    """

    sentence: str
    waits: tuple[int, ...] | None

    def __new__(cls: Any, sentence: str, waits: tuple[int, ...] | None = None) -> Any:
        self = int.__new__(cls, len(cls.__members__))
        self._value_ = len(cls.__members__)
        self.sentence, self.waits = sentence, waits
        return self

    ALLOWED = ""
    ASKED_FIRST = "", ()  # nothing but what is asked now can be done
    # Whose cat it is.
    NOT_YOURS = "{card} is {owner}'s (C2.1)"
    NOT_IN_SETS = "{figure} is not in this game (C3.1)"
    NOT_IN_GAME = "{figure} is not in this game (C10.5)"
    # Teams.
    TEAMS_DONE = "the teams are put together already (C3.6)"
    TEAMS_FIXED = "in starter mode the teams are fixed (C3.1)"
    IS_BOSS = "{figure} is a Boss: say 'boss {id}' (C3.4)"
    IS_KITTEN = "{figure} is a Kitten: say 'kitten {id}' (C3.4)"
    HAS_BOSS = "the team has its Boss already, {boss} (C3.2)"
    HOUSE_FIGURE = "{figure} is a house figure, and house_figures is off (C10.5)"
    BOSS_FIRST = "the Boss is picked first (C3.4)"
    ENOUGH_COPIES = "there are {copies} of {figure} in the team, and there may be no more (C3.3)"
    TEAM_BEFORE = "a whole team is picked before anything else is (C3.4)"
    ILLEGAL_TEAM = "{illegal}"
    TOO_FEW = f"a team has a Boss and at least {RULES.min_kittens} Kittens; yours has {{kittens}} Kittens so far (C3.2)"
    # Fish and Kittens.
    TAKE_TIME = "Fish are taken once, in the Start Phase (C4.1.3)", (START,)
    TAKE_SOME = f"at least {RULES.take_min} Fish must be taken (C4.1.3)"
    TAKE_THERE = "there are only {box} Fish in your Box (C4.1.3)"
    TAKE_MOST = f"at most {RULES.take_max} Fish are taken (C4.1.3)"
    PLAY_TIME = "Kittens are played in your Play Phase (C4.2.1)", (PLAY,)
    PLAY_BOSS = "{name} is a Boss and is on the Territory from the beginning (C3.7)"
    PLAY_NOBODY = "in One on One nobody is played (C4.7.2)"
    PLAYED = "{name} is on the Territory already ({entry_rule})"
    RAN_AWAY = "{name} has run away for good (C2.9)"
    NOT_IN_TEAM = "{name} is not in your team (C3.2)"
    ALIKE = "a {name} of yours is on the Territory already ({alike_rule})"
    TOO_DEAR = "{name} has Level {level}, and your Dish has {dish} Fish (C4.2.2)"
    OTHER_COPY = "copies are alike: {verb} the first {name} of your Bench (R34)"
    CALL_TIME = "Kittens are called up only by the Greedy Boss (C5.4.15)", ()
    CALL_BOSS = "only a Kitten is called up (C5.4.15)"
    FEED_TIME = "only a Greedy Boss's feast feeds Kittens one by one (C5.4.14)", ()
    FEED_WHOM = "only your own Kittens on the Territory are fed (C5.4.14)"
    FULL_STAND = "{name} has a full stand (C2.3)"
    HIT_TIME = "only a Greedy Boss hits a Kitten like this (C4.6.3)", ()
    HIT_WHOM = "only an enemy Kitten on the Territory can be hit: {hit} (C5.4.1)"
    # Acts.
    ACT_TIME = "cats {act} in your Main Phase (C4.3.1)", (MAIN, ACT)
    ACT_ABSENT = "{name} is not on the Territory (C4.3.1)"
    HAS_ACTED = "{name} has Acted in this turn (C4.3.1)"
    STUNNED = "{name} is stunned in this turn (C4.3.12)"
    MOVE_BOSS = "a Boss never Moves (C4.3.8)"
    MOVE_NOBODY = "in One on One nobody Moves (C4.7.2)"
    HAS_MOVED = "{name} has Moved already (C4.3.2)"
    MOVED_THERE = "{name} is there already (C4.3.7)"
    CENTER_TAKEN = "the Center has room for one cat of each seat, and {middle} is there (C4.3.5)"
    TOO_FAR = "{area} is too far for {name} (C4.3.4)"
    ROADBLOCK = "an enemy Roadblock stops the Move on the way (C4.3.6)"
    THROUGH_CENTER = "the way leads through the Center, where another cat of yours is (C4.3.5)"
    OWN_SIDE = "{enemy} is on your own side (C4.3.9)"
    NO_SUCH_ENEMY = "no such enemy is on the Territory (C4.3.9)"
    ENEMY_ABSENT = "{enemy_card} is not on the Territory (C4.3.9)"
    OUT_OF_RANGE = "{enemy} is out of range: {there}, not {here} (C4.3.9)"
    # Cats that are put elsewhere.
    PUSH_TIME = "nobody is to be pushed now (C4.4.16)", ()
    NOT_BESIDE = "{push} is not beside {pushed_from} (C4.4.16)"
    PUSH_CENTER = "another cat of {pushed_owner} is in the Center (R28)"
    RELOCATE_TIME = "only a Greedy Boss takes Kittens to other Areas (C5.4.13)", ()
    RELOCATE_WHOM = "only a Kitten on the Territory can be taken elsewhere (C5.4.13)"
    TAKEN_THERE = "{name} is there already (C5.4.13)"
    TAKEN_CENTER = "another cat of {owner} is in the Center (R28)"
    # What stands alone.
    END_PLAY_TIME = "'end_play' ends the Play Phase (C4.2.1)", (PLAY,)
    END_ACT_TIME = "no cat of yours is in the middle of its Act (C4.3.3)", (ATTACK,)
    END_MAIN_TIME = "'end_main' ends the Main Phase (C4.3.1)", (MAIN, ACT)
    ROLL_TIME = "dice are rolled in an attack (C4.4.6)", (ATTACK,)
    STOP_TIME = "'stop' ends the rolling of dice or a feast (C4.4.6, C5.4.14)", (ATTACK,)
    DAMAGE_TIME = "no cat of yours is being damaged (C4.5.1)", ()
    COUNTER_TIME = "no cat of yours may strike back now (C4.4.14)", ()
    AGAIN_TIME = "no cat of yours may attack a second time now (C4.4.18)", ()
    BOX_EMPTY = "your Box is empty (C4.5.3)"
    DIRECT_HIT = "a Kitten takes a Direct Hit itself (C4.5.4)"
    # Rear effects: their time, whether they fit the attack, what they cost, and on whom they are used.
    USE_BOSS = (
        f"the Rear effect of {{name}} is used only by the Greedy Boss, with {RULES.greedy_at} Fish in the Dish (R17)"
    )
    USE_TIME = "{effect} is used {when} ({when_rule})", ()
    USE_ABSENT = "{name} is not on the Territory (C5.2.1)"
    USED = "the Rear effect of {name} has been used in this turn (C5.2.1)"
    NOT_COVERED = "{name} does not cover the target of this attack (C5.3.2)"
    IT_ROLLS = "{name} uses it when it rolls itself (C5.3.3)"
    ENEMY_ROLLS = "{name} uses it when an enemy rolls against it (C5.3.3)"
    NOT_IN_ATTACK = "{name} is not in this attack ({when_rule})"
    OTHER_FACE = "the die shows {face}, not {wanted} (C5.3.3)"
    TOO_POOR = "it costs {cost} Fish, and {name} holds {held} and your Dish {dish} (C5.2.3)"
    PAYS_TOO_MUCH = "it costs {cost} Fish, so at most {payable} can be paid with Held Fish (C5.2.2)"
    HOLDS_LESS = "{name} holds only {held} Fish (C5.2.2)"
    DISH_SHORT = "your Dish has only {dish} Fish, so {short} of {cost} must be paid with Held Fish (C5.2.2)"
    AT_HOME = "{name} is at home already (C5.4.12)"
    NO_KITTEN_HERE = "there is no enemy Kitten in its Area (C5.4.2)"
    NO_FISH_TO_FEED = "your Box is empty (C5.4.11)"
    HAS_NO_TARGET = "it has no target: say it without 'on' (C12.4)"
    NOBODY_TO_HIT = "nobody is there to be hit (C5.2.3)"
    NOBODY_TO_FEED = "no Kitten of yours is below its Level (C5.2.3)"
    OTHER_TARGET = "it can only be used on {aims} ({aim_rule})"
    NEEDS_TARGET = "say on whom: {aims} ({aim_rule})"


# What each question asks, for whoever wants something else.
ASKED: Final = {
    frames.TEAM: "the teams are put together first (C3.4)",
    frames.START: "it is your Start Phase: use a Rear effect, or pass (C4.1.2)",
    frames.TAKE: "Fish are taken first, like 'take 1' (C4.1.3)",
    frames.PLAY: "it is your Play Phase: play a Kitten, or say 'end_play' (C4.2.1)",
    frames.MAIN: "it is your Main Phase: let a cat Act, or say 'end_main' (C4.3.1)",
    frames.ACT: "the Act of {acting} comes first: end it with 'end_act' (C4.3.3)",
    frames.END: "it is your End Phase: use a Rear effect, or pass (C4.8.1)",
    frames.EFFECTS: "{attacker} attacks {attacked}: first use a Rear effect before the dice, or pass (C4.4.2)",
    frames.DIE: "the die shows {Face}: first use a Rear effect, or pass (C4.4.7)",
    frames.ROLL: "{attacker} is rolling: first roll, or stop (C4.4.6)",
    frames.TOTAL: "{attacked} is about to be damaged: first use its Rear effect, or pass (C4.4.10)",
    frames.COUNTER: "{attacked} may strike back: first say 'counter', or 'decline' (C4.4.14)",
    frames.PUSH: "{attacked} is pushed first, like 'push sw' (C4.4.16)",
    frames.AGAIN: "{attacker} may attack a second time: first say 'again', or pass (C4.4.18)",
    frames.DAMAGE: "the Damage to {hurt} comes first: say 'take_cat' or 'take_box' (C4.5.1)",
    frames.RESPONSE: "the effect of {user} can be answered: first respond, or pass (C5.2.5)",
    frames.AIM: "the Greedy Boss hits a Kitten first (C4.6.3)",
    frames.RELOCATE: "the Greedy Boss takes a Kitten to another Area first (C5.4.13)",
    frames.FEAST: "the feast comes first: feed a Kitten, or stop (C5.4.14)",
    frames.CALL: "the Greedy Boss calls a Kitten first (C5.4.15)",
}


class When(NamedTuple):
    """When Rear effects of a timing are used."""

    questions: tuple[int, ...]
    words: str
    rule: str


WHEN: Final = {
    cards.AT_ATTACK: When((frames.EFFECTS,), "before the dice of its own attack", "C5.3.1"),
    cards.AT_DEFENSE: When((frames.EFFECTS,), "before the dice of an enemy attack", "C5.3.2"),
    cards.AT_DIE: When((frames.DIE,), "right after a die", "C5.3.3"),
    cards.AT_DAMAGE: When((frames.TOTAL,), "when an attack is about to damage it", "C5.3.4"),
    cards.AT_INSTEAD: When((frames.MAIN, frames.ACT), "in its Act, instead of attacking", "C5.3.5"),
    cards.AT_MOVE: When((frames.MAIN,), "at the beginning of its Act", "C5.3.5"),
    cards.AT_START: When((frames.START,), "in your Start Phase", "C5.3.5"),
    cards.AT_END: When((frames.END,), "in your End Phase", "C5.3.5"),
    cards.AT_RESPONSE: When((frames.RESPONSE,), "right after an enemy Rear effect", "C5.3.6"),
}


def reply(attempt: Attempt, code: Refusal) -> str:
    """The reason; for what has another time than now, what is asked first, unless that is a phase and no hindrance."""
    reason = _told(code.sentence, attempt)
    if reason and code.waits is None:
        return reason
    asked, waits, state = _told(ASKED[attempt.question], attempt), code.waits or (), attempt.state
    if code == Refusal.USE_TIME:
        waits = tuple(kind for kind in WHEN[attempt.timing].questions if kind in frames.PHASES)
    under_way = any(frame[KIND] in waits for frame in state.pending)
    if not reason or (under_way and (attempt.seat == state.current or frames.ATTACK in waits)):
        return asked
    return reason if attempt.question in frames.PHASES else f"{asked}; {reason}"


# -- what stands in the sentences -----------------------------------------------------------------------------------


def _told(sentence: str, attempt: Attempt) -> str:
    """A sentence with what it names, looked up in the position."""
    names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
    return sentence.format(
        **{name: NAMED[name](attempt) if name in NAMED else getattr(attempt, name) for name in names}
    )


def _name(a: Attempt, cat: int) -> str:
    return a.figures.figure(cat).name


def _owner(a: Attempt, cat: int) -> str:
    return cards.SEATS[a.figures.owner[cat]].capitalize()


def _cards(a: Attempt, cats: list[int]) -> str:
    return ", ".join(a.state.setup.cards[cat] for cat in cats)


def _figure(a: Attempt) -> str:
    """The figure that a pick names, or a kind of which there is no cat."""
    return FIGURES[a.first if a.verb == notation.BOSS or a.verb == notation.KITTEN else a.kind]


def _illegal(a: Attempt) -> str:
    """What is wrong with a ready-made team."""
    setup, team = a.state.setup, cards.CATALOGUE.teams[TEAMS[a.first]]
    assert isinstance(setup, CatSetup)
    try:
        setup.check_team([team.boss, *team.kittens])
    except RosterError as error:
        return str(error)
    raise AssertionError(f"{team.name} is legal")


NAMED: Final[dict[str, Callable[[Attempt], object]]] = {
    "act": lambda a: {notation.MOVE: "Move", notation.ATTACK: "attack"}.get(a.verb, "use such effects"),
    "acting": lambda a: _name(a, a.frame[frames.ACTING]),
    "aim_rule": lambda a: "C5.4.1" if a.effect == cards.DAMAGE_ONE else "C5.4.11",
    "aims": lambda a: _cards(a, a.aims),
    "alike_rule": lambda a: "C4.2.3" if a.verb == notation.PLAY else "C5.4.15",
    "area": lambda a: AREAS[a.second],
    "attacked": lambda a: _name(a, a.below[frames.TARGET]),
    "attacker": lambda a: _name(a, a.below[frames.ATTACKER]),
    "boss": lambda a: _name(a, a.leader),
    "card": lambda a: a.state.setup.cards[a.cat],
    "copies": lambda a: len(a.figures.copies[a.seat][a.first]),
    "effect": lambda a: a.figures.figure(a.cat).rear.name,
    "enemy": lambda a: _name(a, a.enemy),
    "enemy_card": lambda a: a.state.setup.cards[a.enemy],
    "entry_rule": lambda a: "C4.2.1" if a.verb == notation.PLAY else "C5.4.15",
    "face": lambda a: cards.FACES[a.below[frames.DICE] & 0b11],
    "Face": lambda a: cards.FACES[a.below[frames.DICE] & 0b11].capitalize(),
    "figure": lambda a: cards.CATALOGUE.figures[_figure(a)].name,
    "here": lambda a: AREAS[a.place],
    "hit": lambda a: _cards(a, targets(a.state, a.frame[frames.AIMING])),
    "hurt": lambda a: _name(a, a.frame[frames.HURT]),
    "id": _figure,
    "illegal": _illegal,
    "kittens": lambda a: len(a.state.benched[a.seat]),
    "middle": lambda a: _name(a, a.state.middle[a.seat]),
    "name": lambda a: _name(a, a.cat),
    "owner": lambda a: _owner(a, a.cat),
    "payable": lambda a: min(a.cost, a.held),
    "push": lambda a: AREAS[a.first],
    "pushed_from": lambda a: AREAS[a.state.where[a.below[frames.TARGET]]],
    "pushed_owner": lambda a: _owner(a, a.below[frames.TARGET]),
    "short": lambda a: a.cost - a.dish,
    "there": lambda a: AREAS[a.state.where[a.enemy]],
    "user": lambda a: _name(a, a.below[frames.USER]),
    "verb": lambda a: notation.WORDS[a.verb >> notation.VERB],
    "wanted": lambda a: cards.FACES[a.figures.face[a.cat]],
    "when": lambda a: WHEN[a.timing].words,
    "when_rule": lambda a: WHEN[a.timing].rule,
}
