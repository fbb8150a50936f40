"""Why an action that is understood is not possible now, with the rule.

Only the seat that decides is told, so its own secrets may be named, and nothing of the others but what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import frames, notation, rules
from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.notation import OPERAND, VERB
from meijin.games.ranking_battle.words import counted
from meijin.kernel.errors import listed

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

# At which questions each verb is an answer, and how to call the time; nothing where what is asked now says it all.
_TIMES: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    notation.DONE: ((frames.BEGIN, frames.CHARACTER, frames.REVEAL, frames.REACT, frames.CYCLE), ""),
    notation.RANK: ((frames.BEGIN,), "the ranking card is used in your Beginning Phase (RB4.1.1)"),
    notation.BONUS: ((frames.BEGIN,), "the attacker bonus is received in your Beginning Phase (RB4.1.2)"),
    notation.DO_REPLACE: ((frames.REPLACE,), "the display is replaced at the start of your acquisition (RB4.3.8)"),
    notation.KEEP: ((frames.REPLACE, frames.EXCHANGE), "there is nothing to keep or replace now (RB4.3.1, RB6.4.7)"),
    notation.REVEAL_ALL: ((frames.REVEAL,), "cats are revealed after the display, before acquiring (RB4.3.8)"),
    notation.PASS: ((frames.TAKE, frames.CHALLENGE), ""),
    notation.NONE: ((frames.REMOVE,), "nothing is removed now (RB6.2.3)"),
    notation.DO_EXCHANGE: ((frames.EXCHANGE,), "there is no weapon to exchange now (RB6.4.7)"),
    notation.DO_CALL: ((frames.CALL,), "there is nothing to call for now (RB6.4.8)"),
    notation.SILENT: ((frames.CALL,), "there is nothing to call for now (RB6.4.8)"),
    notation.PLAY: ((frames.CHARACTER,), "characters are played in your Character Phase (RB4.2.1)"),
    notation.EVENT: ((frames.CHARACTER,), "events are used in your Character Phase (RB4.2.5)"),
    notation.DISCARD: (
        (frames.DISCARD, frames.FORCED, frames.CYCLE),
        "no effect asks you to discard now (RB6.2.1, RB6.2.2, RB6.2.4)",
    ),
    notation.REMOVE_HAND: ((frames.REMOVE,), "nothing is removed now (RB6.2.3)"),
    notation.REMOVE_DISCARD: ((frames.REMOVE,), "nothing is removed now (RB6.2.3)"),
    notation.TOP: ((frames.ORDER,), "no weapons are being looked at now (RB6.2.5)"),
    notation.RETRIEVE: ((frames.RETRIEVE,), "nothing is taken back now (RB6.2.9)"),
    notation.REPEAT: ((frames.REPEAT,), "no attacker bonus is repeated now (RB6.2.11)"),
    notation.REVEAL: ((frames.REVEAL,), "cats are revealed after the display, before acquiring (RB4.3.8)"),
    notation.ACQUIRE: ((frames.TAKE,), "cards are acquired at the end of your Acquisition Phase (RB4.3.8)"),
    notation.DROP: ((frames.DROP,), "no event has to make room now (RB4.3.7)"),
    notation.ATTACKER: ((frames.ATTACKER,), "the attacker is declared at the start of your Battle Phase (RB4.4.1)"),
    notation.USE: ((frames.REACT,), "cards are used from the hand only when you are challenged (RB4.6.4)"),
    notation.EQUIP: ((frames.EQUIP,), "there are no weapons to choose from now (RB6.3.4)"),
    notation.TARGET: (
        (frames.WHO_DISCARDS, frames.WHOSE_FLIP, frames.WHO_WEAKENS),
        "no effect asks for a player now (RB6.2.2, RB6.2.8, RB6.2.14)",
    ),
    notation.CHALLENGE: (
        (frames.CHALLENGE,),
        "you challenge in your Battle Phase, after declaring your attacker (RB4.5.1)",
    ),
    notation.EXPERTISE: ((frames.EXPERTISE,), "victory cards are used in a battle, after the reaction (RB4.6.5)"),
    notation.GUESS: ((frames.GUESS,), "no cost is to be named now (RB6.4.3)"),
}
# What is asked now, for whoever wants something else.
_ASKED: Final = {
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

_DISCARDING: Final = {frames.DISCARD: "RB6.2.1", frames.FORCED: "RB6.2.2", frames.CYCLE: "RB6.2.4"}


def why_not(state: RankingBattle, seat: int, action: int) -> str:
    """The reason: what is asked now comes first, then when it is time for this, then what is in the way."""
    verb = action >> VERB << VERB if action >= notation.PLAY else action
    asked, otherwise = _TIMES.get(verb, ((), ""))
    bottom, top = state.pending[0][0], state.pending[-1][0]
    if top in asked:
        return _at_its_time(state, seat, verb, action & OPERAND)
    waits = bottom in asked and seat == state.current  # it is the phase for it, but something has come up
    if waits or not otherwise:
        return _asked_now(state)
    return otherwise if top in frames.PHASES else f"{_asked_now(state)}; {otherwise}"


def _asked_now(state: RankingBattle) -> str:
    """The open question as a reason why something else has to wait."""
    frame = state.pending[-1]
    cards = counted(frame[2], "card") if frame[0] == frames.DISCARD else ""
    return _ASKED[frame[0]].format(current=state.setup.seats[state.current], cards=cards)


def _at_its_time(state: RankingBattle, seat: int, verb: int, operand: int) -> str:
    match verb:
        case notation.RANK:
            return "the ranking card is used once a turn (RB4.1.1)"
        case notation.BONUS:
            name = state.book.titles[attacker_kind(state, seat)]
            if state.used_bonus:
                return "the attacker bonus is received once a turn (RB4.1.2)"
            return f"{name} has no attacker bonus (RB4.1.2)"
        case notation.PLAY:
            return _why_not_play(state, seat, operand)
        case notation.EVENT:
            return _why_not_event(state, seat, operand)
        case notation.REVEAL | notation.REVEAL_ALL:
            return _why_not_reveal(state, seat, verb, operand)
        case notation.ACQUIRE:
            return _why_not_acquire(state, seat, operand)
        case notation.CHALLENGE:
            return _why_not_challenge(state, seat, operand)
        case notation.TARGET:
            return _why_not_target(state, seat, operand)
        case notation.EXPERTISE:
            up = counted(state.face_up[seat], "face-up victory card")
            return f"you have {up} and can use no more (RB4.6.5)"
        case notation.GUESS:
            return f"a cost goes from 0 to {state.book.most_cost} (RB6.4.3)"
        case notation.DISCARD:
            return f"you have no {state.book.titles[operand]} in hand ({_DISCARDING[state.pending[-1][0]]})"
        case notation.REMOVE_HAND:
            return f"you have no {state.book.titles[operand]} in hand (RB6.2.3)"
        case notation.REMOVE_DISCARD | notation.RETRIEVE:
            rule = "RB6.2.9" if verb == notation.RETRIEVE else "RB6.2.3"
            return f"there is no {state.book.titles[operand]} in your discard pile ({rule})"
        case notation.USE:
            if state.book.reaction[operand] < 0:
                return f"{state.book.titles[operand]} is no card to use when challenged (RB6.3.6)"
            return f"you have no {state.book.titles[operand]} in hand (RB6.3.6)"
        case notation.ATTACKER:
            return f"{state.book.titles[operand]} is not on your board (RB4.4.1)"
        case notation.REPEAT:
            return f"{state.book.titles[operand]} is not on your board (RB6.2.11)"
        case notation.DROP:
            return f"{state.book.titles[operand]} is not on your board (RB4.3.7)"
        case notation.TOP | notation.EQUIP:
            rule = "RB6.2.5" if verb == notation.TOP else "RB6.3.4"
            return f"{state.book.titles[operand]} is none of the weapons to choose from ({rule})"
    return ""


def _holds(state: RankingBattle, seat: int, kind: int) -> bool:
    return any(state.book.kind[card] == kind for card in state.hand[seat])


def _why_not_play(state: RankingBattle, seat: int, kind: int) -> str:
    if not state.plays:
        return "no play is left in this turn (RB4.2.1)"
    if kind in state.book.selectable and kind not in state.pool:
        return f"{state.book.titles[kind]} takes no part in this game (RB3.1)"
    return f"you have no {state.book.titles[kind]} in hand (RB4.2.1)"


def _why_not_event(state: RankingBattle, seat: int, kind: int) -> str:
    book = state.book
    event = book.event(kind)
    own = [card for card in state.board_events[seat] if book.kind[card] == kind]
    if not own:
        return f"{event.name} is not on your board (RB4.2.5)"
    if state.used >> own[0] & 1:
        return f"{event.name} has been used in this turn already (RB4.2.6)"
    here = rules.persons_on_board(state, seat)
    missing = [person.capitalize() for person in event.requires if not here & book.bit_of(person)]
    if missing:
        return f"{event.name} needs {listed(missing)} on your board (RB4.2.7)"
    others = (here & ~book.requires[kind]).bit_count()
    there = f"there {'is' if others == 1 else 'are'} {others} more"
    return f"{event.name} needs {event.condition} on your board, and {there} (RB4.2.7)"


def _why_not_reveal(state: RankingBattle, seat: int, verb: int, kind: int) -> str:
    if verb == notation.REVEAL_ALL:
        cats = len(rules.unrevealed(state, seat))
        return f"you have {counted(cats, 'cat')} to reveal: {'say which, or' if cats else 'say'} done (R35)"
    more = "more " if _holds(state, seat, kind) else ""
    return f"you have no {more}{state.book.titles[kind]} to reveal (RB4.3.2)"


def _why_not_acquire(state: RankingBattle, seat: int, kind: int) -> str:
    book = state.book
    title, cost = book.titles[kind], book.cost[kind]
    if kind >= book.owned:
        if any(book.kind[card] == kind for card in state.board_events[seat]):
            return f"{title} is on your board already, and there are never two of a name (RB4.3.6)"
        if all(book.kind[card] != kind for card in state.display):
            return f"{title} is not on display (RB4.3.5)"
    elif kind not in state.pool:
        rule = "RB3.10" if kind not in book.selectable else "RB3.1"
        return f"{title} cannot be acquired in this game ({rule})"
    elif not state.supply & book.set_of[kind]:
        return f"the pile of {title} is empty (RB4.3.4)"
    return f"{title} costs {cost}, and you have {counted(state.points, 'point')} (RB4.3.3)"


def _why_not_challenge(state: RankingBattle, seat: int, other: int) -> str:
    if seat == other:
        return "you cannot challenge yourself (RB4.5.1)"
    own = state.rank[seat]
    reach = state.book.catalogue.rules.challenge_reach
    allowed = [rank for rank in range(own - reach, own) if rank > 0]
    ranks = f"rank{'' if len(allowed) == 1 else 's'} {listed([str(rank) for rank in allowed])}"
    name = state.setup.seats[other]
    return f"{name} has rank {state.rank[other]} and you rank {own}: you may challenge {ranks} only (RB4.5.2)"


def _why_not_target(state: RankingBattle, seat: int, other: int) -> str:
    if seat == other:
        return "another player is meant, never yourself (R31)"
    frame, name = state.pending[-1], state.setup.seats[other]
    if frame[0] == frames.WHO_DISCARDS:
        held = counted(len(state.hand[other]), "card")
        return f"{name} has {held} in hand, and it takes {frame[2]} (RB6.2.2)"
    return f"{name} has no face-up victory card (RB6.2.8)"
