"""Why an action is refused: every reason as a code with what its words name, and what is asked first.

Only the seat that decides is told, so its own secrets may be named. Of the other seat's figures nothing is said but
whose they are, unless they are on the Territory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from meijin.games.cat_battles import cards, frames, notation
from meijin.games.cat_battles.attempts import Attempt
from meijin.games.cat_battles.board import AREAS
from meijin.games.cat_battles.cards import RULES
from meijin.games.cat_battles.effects import targets
from meijin.games.cat_battles.frames import ACT, ATTACK, MAIN, PLAY, START
from meijin.games.cat_battles.notation import FIGURES, TEAMS
from meijin.games.cat_battles.setup import CatSetup
from meijin.kernel.frames import KIND
from meijin.kernel.refusals import Reason, naming
from meijin.words import Card, Message, Seat, Term, Zone


class Refusal(Reason):
    """Why an action is not possible now."""

    ALLOWED = naming()
    ASKED_FIRST = naming(asked=str, cat=Card | None, face=str | None)  # nothing but what is asked now can be done
    ASKED_BEFORE = naming(first=Message, then=Message)
    # Whose cat it is.
    NOT_YOURS = naming(card=Card, owner=Seat)
    NOT_IN_SETS = naming(figure=Card)
    NOT_IN_GAME = naming(figure=Card)
    # Teams.
    TEAMS_DONE = naming()
    TEAMS_FIXED = naming()
    IS_BOSS = naming(figure=Card)
    IS_KITTEN = naming(figure=Card)
    HAS_BOSS = naming(boss=Card)
    HOUSE_FIGURE = naming(figure=Card)
    BOSS_FIRST = naming()
    ENOUGH_COPIES = naming(copies=int, figure=Card)
    TEAM_BEFORE = naming()
    ILLEGAL_TEAM = naming(problem=Message)
    TOO_FEW = naming(kittens=int, least=int)
    # Fish and Kittens.
    TAKE_TIME = naming()
    TAKE_SOME = naming(least=int)
    TAKE_THERE = naming(box=int)
    TAKE_MOST = naming(most=int)
    PLAY_TIME = naming()
    PLAY_BOSS = naming(card=Card)
    PLAY_NOBODY = naming()
    PLAYED = naming(card=Card, entry_rule=str)
    RAN_AWAY = naming(card=Card)
    NOT_IN_TEAM = naming(card=Card)
    ALIKE = naming(card=Card, alike_rule=str)
    TOO_DEAR = naming(card=Card, level=int, dish=int)
    OTHER_COPY = naming(card=Card)
    CALL_TIME = naming()
    CALL_BOSS = naming()
    FEED_TIME = naming()
    FEED_WHOM = naming()
    FULL_STAND = naming(card=Card)
    HIT_TIME = naming()
    HIT_WHOM = naming(hit=tuple[Card, ...])
    # Acts.
    ACT_TIME = naming(act=str)
    ACT_ABSENT = naming(card=Card)
    HAS_ACTED = naming(card=Card)
    STUNNED = naming(card=Card)
    MOVE_BOSS = naming()
    MOVE_NOBODY = naming()
    HAS_MOVED = naming(card=Card)
    MOVED_THERE = naming(card=Card)
    CENTER_TAKEN = naming(middle=Card)
    TOO_FAR = naming(card=Card, area=Zone)
    ROADBLOCK = naming()
    THROUGH_CENTER = naming()
    OWN_SIDE = naming(enemy=Card)
    NO_SUCH_ENEMY = naming()
    ENEMY_ABSENT = naming(enemy=Card)
    OUT_OF_RANGE = naming(enemy=Card, there=Zone, here=Zone)
    # Cats that are put elsewhere.
    PUSH_TIME = naming()
    NOT_BESIDE = naming(push=Zone, pushed_from=Zone)
    PUSH_CENTER = naming(pushed_owner=Seat)
    RELOCATE_TIME = naming()
    RELOCATE_WHOM = naming()
    TAKEN_THERE = naming(card=Card)
    TAKEN_CENTER = naming(owner=Seat)
    # What stands alone.
    END_PLAY_TIME = naming()
    END_ACT_TIME = naming()
    END_MAIN_TIME = naming()
    ROLL_TIME = naming()
    STOP_TIME = naming()
    DAMAGE_TIME = naming()
    COUNTER_TIME = naming()
    AGAIN_TIME = naming()
    BOX_EMPTY = naming()
    DIRECT_HIT = naming()
    # Rear effects: their time, whether they fit the attack, what they cost, and on whom they are used.
    USE_BOSS = naming(card=Card, greedy_at=int)
    USE_TIME = naming(effect=Term, time=Term, time_rule=str)
    USE_ABSENT = naming(card=Card)
    USED = naming(card=Card)
    NOT_COVERED = naming(card=Card)
    IT_ROLLS = naming(card=Card)
    ENEMY_ROLLS = naming(card=Card)
    NOT_IN_ATTACK = naming(card=Card, time_rule=str)
    OTHER_FACE = naming(face=str, wanted=str)
    TOO_POOR = naming(cost=int, card=Card, held=int, dish=int)
    PAYS_TOO_MUCH = naming(cost=int, payable=int)
    HOLDS_LESS = naming(card=Card, held=int)
    DISH_SHORT = naming(dish=int, short=int, cost=int)
    AT_HOME = naming(card=Card)
    NO_KITTEN_HERE = naming()
    NO_FISH_TO_FEED = naming()
    HAS_NO_TARGET = naming()
    NOBODY_TO_HIT = naming()
    NOBODY_TO_FEED = naming()
    OTHER_TARGET = naming(aims=tuple[Card, ...], aim_rule=str)
    NEEDS_TARGET = naming(aims=tuple[Card, ...], aim_rule=str)


# What is a matter of time, with the questions and attacks during which it only has to wait.
WAITS: Final[dict[Refusal, tuple[int, ...]]] = {
    Refusal.TAKE_TIME: (START,),
    Refusal.PLAY_TIME: (PLAY,),
    Refusal.ACT_TIME: (MAIN, ACT),
    Refusal.END_PLAY_TIME: (PLAY,),
    Refusal.END_ACT_TIME: (ATTACK,),
    Refusal.END_MAIN_TIME: (MAIN, ACT),
    Refusal.ROLL_TIME: (ATTACK,),
    Refusal.STOP_TIME: (ATTACK,),
    **dict.fromkeys((Refusal.CALL_TIME, Refusal.FEED_TIME, Refusal.HIT_TIME, Refusal.PUSH_TIME), ()),
    **dict.fromkeys((Refusal.RELOCATE_TIME, Refusal.DAMAGE_TIME, Refusal.COUNTER_TIME, Refusal.AGAIN_TIME), ()),
    Refusal.USE_TIME: (),
}
# The place in the frame, of the question or of the attack or effect below it, of the cat that a question is about.
ABOUT: Final = {
    **dict.fromkeys((frames.EFFECTS, frames.ROLL, frames.AGAIN), frames.ATTACKER),
    **dict.fromkeys((frames.TOTAL, frames.COUNTER, frames.PUSH), frames.TARGET),
    frames.RESPONSE: frames.USER,
}


class When(NamedTuple):
    """When Rear effects of a timing are used."""

    questions: tuple[int, ...]
    rule: str


WHEN: Final = {
    cards.AT_ATTACK: When((frames.EFFECTS,), "C5.3.1"),
    cards.AT_DEFENSE: When((frames.EFFECTS,), "C5.3.2"),
    cards.AT_DIE: When((frames.DIE,), "C5.3.3"),
    cards.AT_DAMAGE: When((frames.TOTAL,), "C5.3.4"),
    cards.AT_INSTEAD: When((frames.MAIN, frames.ACT), "C5.3.5"),
    cards.AT_MOVE: When((frames.MAIN,), "C5.3.5"),
    cards.AT_START: When((frames.START,), "C5.3.5"),
    cards.AT_END: When((frames.END,), "C5.3.5"),
    cards.AT_RESPONSE: When((frames.RESPONSE,), "C5.3.6"),
}


def reply(attempt: Attempt, code: Refusal) -> Message:
    """The reason; for what has another time than now, what is asked first, unless that is a phase and no hindrance."""
    facts = Facts(attempt)
    first = Refusal.ASKED_FIRST.because(facts)
    if code in (Refusal.ALLOWED, Refusal.ASKED_FIRST):
        return first
    reason, waits, state = code.because(facts), WAITS.get(code), attempt.state
    if waits is None:
        return reason
    if code == Refusal.USE_TIME:
        waits = tuple(kind for kind in WHEN[attempt.timing].questions if kind in frames.PHASES)
    under_way = any(frame[KIND] in waits for frame in state.pending)
    if under_way and (attempt.seat == state.current or frames.ATTACK in waits):
        return first
    return (
        reason if attempt.question in frames.PHASES else Refusal.ASKED_BEFORE.because({"first": first, "then": reason})
    )


# -- what the words name --------------------------------------------------------------------------------------------


class Facts(Mapping[str, Any]):
    """What the words of a reason name, looked up in the position when it is asked for."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt

    def __getitem__(self, name: str) -> Any:
        return NAMED[name](self.attempt) if name in NAMED else getattr(self.attempt, name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMED)

    def __len__(self) -> int:
        return len(NAMED)


def _card(a: Attempt, cat: int) -> str:
    return a.state.setup.cards[cat]


def _owner(a: Attempt, cat: int) -> str:
    return cards.SEATS[a.figures.owner[cat]]


def _asked_about(a: Attempt) -> str | None:
    """The cat that the open question is about."""
    if a.question in ABOUT:
        return _card(a, a.below[ABOUT[a.question]])
    place = {ACT: frames.ACTING, frames.DAMAGE: frames.HURT}.get(a.question)
    return None if place is None else _card(a, a.frame[place])


def _figure(a: Attempt) -> str:
    """The figure that a pick names, or a kind of which there is no cat."""
    return FIGURES[a.first if a.verb == notation.BOSS or a.verb == notation.KITTEN else a.kind]


def _problem(a: Attempt) -> Message:
    """What is wrong with a ready-made team."""
    setup, team = a.state.setup, cards.CATALOGUE.teams[TEAMS[a.first]]
    assert isinstance(setup, CatSetup)
    assert setup.roster is not None
    return setup.roster.problems([team.boss, *team.kittens])[0].said


NAMED: Final[dict[str, Callable[[Attempt], object]]] = {
    "act": lambda a: notation.WORDS[a.verb >> notation.VERB],
    "aim_rule": lambda a: "C5.4.1" if a.effect == cards.DAMAGE_ONE else "C5.4.11",
    "aims": lambda a: tuple([_card(a, cat) for cat in a.aims]),
    "alike_rule": lambda a: "C4.2.3" if a.verb == notation.PLAY else "C5.4.15",
    "area": lambda a: AREAS[a.second],
    "asked": lambda a: frames.KINDS.all[a.question].name,
    "boss": lambda a: _card(a, a.leader),
    "card": lambda a: _card(a, a.cat),
    "cat": _asked_about,
    "copies": lambda a: len(a.figures.copies[a.seat][a.first]),
    "effect": lambda a: a.figures.figure(a.cat).rear.id,
    "enemy": lambda a: _card(a, a.enemy),
    "entry_rule": lambda a: "C4.2.1" if a.verb == notation.PLAY else "C5.4.15",
    "face": lambda a: cards.FACES[a.below[frames.DICE] & 0b11] if a.question == frames.DIE else None,
    "figure": _figure,
    "greedy_at": lambda a: RULES.greedy_at,
    "here": lambda a: AREAS[a.place],
    "hit": lambda a: tuple([_card(a, cat) for cat in targets(a.state, a.frame[frames.AIMING])]),
    "kittens": lambda a: len(a.state.benched[a.seat]),
    "least": lambda a: RULES.take_min if a.verb == notation.TAKE else RULES.min_kittens,
    "middle": lambda a: _card(a, a.state.middle[a.seat]),
    "most": lambda a: RULES.take_max,
    "owner": lambda a: _owner(a, a.cat),
    "payable": lambda a: min(a.cost, a.held),
    "problem": _problem,
    "push": lambda a: AREAS[a.first],
    "pushed_from": lambda a: AREAS[a.state.where[a.below[frames.TARGET]]],
    "pushed_owner": lambda a: _owner(a, a.below[frames.TARGET]),
    "short": lambda a: a.cost - a.dish,
    "there": lambda a: AREAS[a.state.where[a.enemy]],
    "time": lambda a: f"time_{cards.TIMINGS[a.timing]}",
    "time_rule": lambda a: WHEN[a.timing].rule,
    "wanted": lambda a: cards.FACES[a.figures.face[a.cat]],
}
