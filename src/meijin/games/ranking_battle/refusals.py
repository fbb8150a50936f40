"""Why an action that is understood is not possible now, with the rule.

Only the seat that decides is told, so its own secrets may be named, and nothing of the others but what lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter
from typing import TYPE_CHECKING, Final, NamedTuple

from meijin.games.ranking_battle import frames, notation
from meijin.games.ranking_battle.board import attacker_kind, persons_on_board
from meijin.games.ranking_battle.legality import Bar, bar, unrevealed
from meijin.games.ranking_battle.moves import kinds_of
from meijin.games.ranking_battle.notation import OPERAND
from meijin.games.ranking_battle.words import counted
from meijin.kernel.errors import listed
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


class Time(NamedTuple):
    """When a verb is an answer, and what to say where it is not."""

    asked: tuple[int, ...]  # the questions
    otherwise: str  # at any other time; nothing where what is asked now says it all
    absent: str = ""  # where its card is not among those that may be meant


NEVER: Final = Time((), "")  # the number of no action
TIMES: Final = {
    notation.DONE: Time((frames.BEGIN, frames.CHARACTER, frames.REVEAL, frames.REACT, frames.CYCLE), ""),
    notation.RANK: Time((frames.BEGIN,), "the ranking card is used in your Beginning Phase (RB4.1.1)"),
    notation.BONUS: Time((frames.BEGIN,), "the attacker bonus is received in your Beginning Phase (RB4.1.2)"),
    notation.DO_REPLACE: Time((frames.REPLACE,), "the display is replaced at the start of your acquisition (RB4.3.8)"),
    notation.KEEP: Time(
        (frames.REPLACE, frames.EXCHANGE), "there is nothing to keep or replace now (RB4.3.1, RB6.4.7)"
    ),
    notation.REVEAL_ALL: Time((frames.REVEAL,), "cats are revealed after the display, before acquiring (RB4.3.8)"),
    notation.PASS: Time((frames.TAKE, frames.CHALLENGE), ""),
    notation.NONE: Time((frames.REMOVE,), "nothing is removed now (RB6.2.3)"),
    notation.DO_EXCHANGE: Time((frames.EXCHANGE,), "there is no weapon to exchange now (RB6.4.7)"),
    notation.DO_CALL: Time((frames.CALL,), "there is nothing to call for now (RB6.4.8)"),
    notation.SILENT: Time((frames.CALL,), "there is nothing to call for now (RB6.4.8)"),
    notation.PLAY: Time(
        (frames.CHARACTER,),
        "characters are played in your Character Phase (RB4.2.1)",
        "you have no {title} in hand (RB4.2.1)",
    ),
    notation.EVENT: Time(
        (frames.CHARACTER,),
        "events are used in your Character Phase (RB4.2.5)",
        "{title} is not on your board (RB4.2.5)",
    ),
    notation.DISCARD: Time(
        (frames.DISCARD, frames.FORCED, frames.CYCLE),
        "no effect asks you to discard now (RB6.2.1, RB6.2.2, RB6.2.4)",
        "you have no {title} in hand ({discarding})",
    ),
    notation.REMOVE_HAND: Time(
        (frames.REMOVE,), "nothing is removed now (RB6.2.3)", "you have no {title} in hand (RB6.2.3)"
    ),
    notation.REMOVE_DISCARD: Time(
        (frames.REMOVE,), "nothing is removed now (RB6.2.3)", "there is no {title} in your discard pile (RB6.2.3)"
    ),
    notation.TOP: Time(
        (frames.ORDER,),
        "no weapons are being looked at now (RB6.2.5)",
        "{title} is none of the weapons to choose from (RB6.2.5)",
    ),
    notation.RETRIEVE: Time(
        (frames.RETRIEVE,), "nothing is taken back now (RB6.2.9)", "there is no {title} in your discard pile (RB6.2.9)"
    ),
    notation.REPEAT: Time(
        (frames.REPEAT,), "no attacker bonus is repeated now (RB6.2.11)", "{title} is not on your board (RB6.2.11)"
    ),
    notation.REVEAL: Time((frames.REVEAL,), "cats are revealed after the display, before acquiring (RB4.3.8)"),
    notation.ACQUIRE: Time((frames.TAKE,), "cards are acquired at the end of your Acquisition Phase (RB4.3.8)"),
    notation.DROP: Time(
        (frames.DROP,), "no event has to make room now (RB4.3.7)", "{title} is not on your board (RB4.3.7)"
    ),
    notation.ATTACKER: Time(
        (frames.ATTACKER,),
        "the attacker is declared at the start of your Battle Phase (RB4.4.1)",
        "{title} is not on your board (RB4.4.1)",
    ),
    notation.USE: Time(
        (frames.REACT,),
        "cards are used from the hand only when you are challenged (RB4.6.4)",
        "you have no {title} in hand (RB6.3.6)",
    ),
    notation.EQUIP: Time(
        (frames.EQUIP,),
        "there are no weapons to choose from now (RB6.3.4)",
        "{title} is none of the weapons to choose from (RB6.3.4)",
    ),
    notation.TARGET: Time(
        (frames.WHO_DISCARDS, frames.WHOSE_FLIP, frames.WHO_WEAKENS),
        "no effect asks for a player now (RB6.2.2, RB6.2.8, RB6.2.14)",
    ),
    notation.CHALLENGE: Time(
        (frames.CHALLENGE,),
        "you challenge in your Battle Phase, after declaring your attacker (RB4.5.1)",
    ),
    notation.EXPERTISE: Time((frames.EXPERTISE,), "victory cards are used in a battle, after the reaction (RB4.6.5)"),
    notation.GUESS: Time((frames.GUESS,), "no cost is to be named now (RB6.4.3)"),
}
# What is asked now, for whoever wants something else.
ASKED: Final = {
    frames.BEGIN: "it is your Beginning Phase: use your ranking card or attacker bonus, or say done (RB4.1.3)",
    frames.CHARACTER: "it is your Character Phase: play a character, use an event, or say done (RB4.2.8)",
    frames.REPLACE: "the display comes first: replace or keep it (RB4.3.1)",
    frames.REVEAL: "the cats come first: reveal some, or say done (RB4.3.2)",
    frames.TAKE: "the acquisition comes first: acquire a card, or pass (RB4.3.3)",
    frames.ATTACKER: "the attacker comes first: declare one, like 'attacker mio' (RB4.4.1)",
    frames.CHALLENGE: "it is your Battle Phase: challenge a player, or pass (RB4.5.1)",
    frames.REACT: "{current} challenges you: first use cards from your hand, or say done (RB4.6.4)",
    frames.EXPERTISE: "Weapon Expertise comes first: say how many victory cards you use, like 'expertise 0' (RB4.6.5)",
    frames.EQUIP: "your weapon comes first: equip one of those you have taken (RB6.3.4)",
    frames.EXCHANGE: "your weapon comes first: exchange or keep it (RB6.4.7)",
    frames.GUESS: "your weapon comes first: guess a cost (RB6.4.3)",
    frames.CALL: "your weapon comes first: call, or be silent (RB6.4.8)",
    frames.DISCARD: "the discard comes first: {cards} of your hand (RB6.2.1)",
    frames.WHO_DISCARDS: "first choose who has to discard, like 'target blue' (RB6.2.2)",
    frames.FORCED: "{current} makes you discard: that comes first (RB6.2.2)",
    frames.REMOVE: "first remove a card from the game, or say none (RB6.2.3)",
    frames.CYCLE: "first discard cards to draw as many, or say done (RB6.2.4)",
    frames.ORDER: "first put the weapons you have seen in order, like 'top shinai' (RB6.2.5)",
    frames.WHOSE_FLIP: "first choose whose victory card is flipped, like 'target blue' (RB6.2.8)",
    frames.RETRIEVE: "first take a character back from your discard pile (RB6.2.9)",
    frames.REPEAT: "first choose whose attacker bonus you get again (RB6.2.11)",
    frames.WHO_WEAKENS: "first choose who is weaker in this turn, like 'target blue' (RB6.2.14)",
    frames.DROP: "first choose which of your events makes room (RB4.3.7)",
}

SENTENCES: Final = {
    Bar.RANK_USED: "the ranking card is used once a turn (RB4.1.1)",
    Bar.BONUS_USED: "the attacker bonus is received once a turn (RB4.1.2)",
    Bar.NO_BONUS: "{attacker} has no attacker bonus (RB4.1.2)",
    Bar.NO_PLAYS: "no play is left in this turn (RB4.2.1)",
    Bar.NO_PART: "{title} takes no part in this game (RB3.1)",
    Bar.EVENT_USED: "{title} has been used in this turn already (RB4.2.6)",
    Bar.PERSONS_MISSING: "{title} needs {missing} on your board (RB4.2.7)",
    Bar.TOO_FEW_OTHERS: "{title} needs {condition} on your board, and {others} (RB4.2.7)",
    Bar.NO_CAT_LEFT: "you have no {more}{title} to reveal (RB4.3.2)",
    Bar.NOT_SEVERAL_CATS: "you have {cats} done (R35)",
    Bar.TWO_OF_A_NAME: "{title} is on your board already, and there are never two of a name (RB4.3.6)",
    Bar.NOT_ON_DISPLAY: "{title} is not on display (RB4.3.5)",
    Bar.NEVER_ACQUIRED: "{title} cannot be acquired in this game ({selection})",
    Bar.PILE_EMPTY: "the pile of {title} is empty (RB4.3.4)",
    Bar.TOO_DEAR: "{title} costs {cost}, and you have {points} (RB4.3.3)",
    Bar.CHALLENGES_ITSELF: "you cannot challenge yourself (RB4.5.1)",
    Bar.OUT_OF_REACH: "{name} has rank {rank} and you rank {own}: you may challenge {ranks} only (RB4.5.2)",
    Bar.TARGETS_ITSELF: "another player is meant, never yourself (R31)",
    Bar.HAND_TOO_SMALL: "{name} has {held} in hand, and it takes {least} (RB6.2.2)",
    Bar.NOTHING_FACE_UP: "{name} has no face-up victory card (RB6.2.8)",
    Bar.TOO_MANY: "you have {up} and can use no more (RB4.6.5)",
    Bar.TOO_HIGH: "a cost goes from 0 to {highest} (RB6.4.3)",
    Bar.NO_REACTION: "{title} is no card to use when challenged (RB6.3.6)",
}
DISCARDING: Final = {frames.DISCARD: "RB6.2.1", frames.FORCED: "RB6.2.2", frames.CYCLE: "RB6.2.4"}


def _missing(state: RankingBattle, seat: int, kind: int) -> str:
    here = persons_on_board(state, seat)
    requires = state.book.event(kind).requires
    return listed([person.capitalize() for person in requires if not here & state.book.bit_of(person)])


def _others(state: RankingBattle, seat: int, kind: int) -> str:
    others = (persons_on_board(state, seat) & ~state.book.requires[kind]).bit_count()
    return f"there {'is' if others == 1 else 'are'} {others} more"


def _cats(count: int) -> str:
    return f"{counted(count, 'cat')} to reveal: {'say which, or' if count else 'say'}"


def _ranks(own: int, reach: int) -> str:
    allowed = [str(rank) for rank in range(own - reach, own) if rank > 0]
    return f"rank{'' if len(allowed) == 1 else 's'} {listed(allowed)}"


# What stands in braces, from the position, the seat that decides and the operand of its action.
FACTS: Final[dict[str, Callable[[RankingBattle, int, int], object]]] = {
    "title": lambda state, seat, kind: state.book.titles[kind],
    "attacker": lambda state, seat, _: state.book.titles[attacker_kind(state, seat)],
    "current": lambda state, seat, _: state.setup.seats[state.current],
    "cards": lambda state, seat, _: counted(state.pending[-1][frames.DISCARD_LEFT], "card"),
    "discarding": lambda state, seat, _: DISCARDING[state.pending[-1][KIND]],
    "missing": _missing,
    "condition": lambda state, seat, kind: state.book.event(kind).condition,
    "others": _others,
    "more": lambda state, seat, kind: "more " if kind in kinds_of(state, state.hand[seat]) else "",
    "cats": lambda state, seat, _: _cats(len(unrevealed(state, seat))),
    "selection": lambda state, seat, kind: "RB3.1" if kind in state.book.selectable else "RB3.10",
    "cost": lambda state, seat, kind: state.book.cost[kind],
    "points": lambda state, seat, _: counted(state.points, "point"),
    "name": lambda state, seat, other: state.setup.seats[other],
    "rank": lambda state, seat, other: state.rank[other],
    "own": lambda state, seat, _: state.rank[seat],
    "ranks": lambda state, seat, _: _ranks(state.rank[seat], state.book.catalogue.rules.challenge_reach),
    "held": lambda state, seat, other: counted(len(state.hand[other]), "card"),
    "least": lambda state, seat, _: state.pending[-1][frames.LEAST_HAND],
    "up": lambda state, seat, _: counted(state.face_up[seat], "face-up victory card"),
    "highest": lambda state, seat, _: state.book.most_cost,
}


def code(state: RankingBattle, seat: int, action: int) -> Bar:
    """What stands against an action of the seat that decides."""
    verb, operand = _parts(action)
    asked = state.pending[-1][KIND] in TIMES.get(verb, NEVER).asked
    return Bar(bar(state, seat, verb, operand)) if asked else Bar.NOT_ASKED


def _parts(action: int) -> tuple[int, int]:
    return (action & ~OPERAND, action & OPERAND) if action >= notation.PLAY else (action, 0)


def why_not(state: RankingBattle, seat: int, action: int) -> str:
    """The reason: what is asked now comes first, then when it is time for this, then what is in the way."""
    why, (verb, operand) = code(state, seat, action), _parts(action)
    time, phase, top = TIMES.get(verb, NEVER), state.pending[0][KIND], state.pending[-1][KIND]
    if why != Bar.NOT_ASKED:
        sentence = time.absent if why == Bar.NOT_THERE else SENTENCES[why]
    elif not time.otherwise or (phase in time.asked and seat == state.current):
        sentence = ASKED[top]  # it is the phase for it, but something has come up
    else:
        sentence = time.otherwise if top in frames.PHASES else f"{ASKED[top]}; {time.otherwise}"
    named = [name for _, name, _, _ in Formatter().parse(sentence) if name]
    return sentence.format(**{name: FACTS[name](state, seat, operand) for name in named})
