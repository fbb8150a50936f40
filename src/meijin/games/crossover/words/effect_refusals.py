"""Why an art or ability cannot be used now, or something cannot be chosen for one, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import effect_frames, frames, moves
from meijin.games.crossover.abilities import costs, uses
from meijin.games.crossover.effects.description import user_words
from meijin.games.crossover.language.vocabulary import Limit, Role, Timing
from meijin.games.crossover.language.words import Talk
from meijin.games.crossover.names import DB, C, L
from meijin.games.crossover.objects import board, context, permissions, presence, selection
from meijin.games.crossover.words.log import title

if TYPE_CHECKING:
    from meijin.games.crossover.effects.abilities import Ability
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.state import Crossover


_PRIORITY: Final = (effect_frames.PRIORITY,)
_CHOICES: Final = "no effect asks for that now (CB5.4.1)"
TIMES: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    moves.USE: (_PRIORITY, "arts are used in step L, when you are asked whether to use an effect (CB5.2.4)"),
    moves.ADVENTURE: (_PRIORITY, "Adventures are used by the attacker in step C (CB5.2.3)"),
    moves.ACTIVATE: (_PRIORITY, "abilities are used when you are asked whether to use an effect (CB5.2.1, CB5.2.6)"),
    moves.MODE: ((effect_frames.MODE,), _CHOICES),
    moves.X: ((effect_frames.X,), _CHOICES),
    moves.TARGET: ((effect_frames.TARGET,), _CHOICES),
    moves.TARGET_KIND: ((effect_frames.TARGET,), _CHOICES),
    moves.PAY: ((frames.PAY_HAND, effect_frames.COST), "there is no cost to pay now (CB6.1.1, CB6.2.1)"),
    moves.PAY_OBJECT: ((effect_frames.COST,), "there is no cost to pay like this now (CB5.4.1)"),
    moves.ACCEPT: ((effect_frames.ACCEPT, effect_frames.WHETHER), "there is nothing to accept now (CB5.6.3)"),
    moves.DECLINE: ((effect_frames.ACCEPT, effect_frames.WHETHER), "there is nothing to decline now (CB5.6.3)"),
    moves.TRIGGER: ((effect_frames.TRIGGER,), "there are no triggers to put in order now (CB5.6.2)"),
    moves.TAKE: ((effect_frames.FIND,), "no effect looks for cards now (CB13.4, CB13.5)"),
    moves.NONE: ((effect_frames.FIND,), "no effect looks for cards now (CB13.4, CB13.5)"),
    moves.TOP: ((effect_frames.PUT_BACK,), "no cards are put back now (CB13.5)"),
    moves.CHOOSE: ((effect_frames.CHOOSE,), _CHOICES),
    moves.NUMBER: ((effect_frames.NUMBER,), _CHOICES),
    moves.PICK: ((effect_frames.PICK, effect_frames.TAKE_COIN), _CHOICES),
    moves.PICK_KIND: ((effect_frames.PICK,), _CHOICES),
    moves.DISCARD: ((frames.ADJUST, effect_frames.FORCED), "nothing is to be discarded now (CB7.17.1)"),
    moves.AS_HEAD: ((effect_frames.POSITION,), "nobody joins a Team now (CB6.6.4)"),
    moves.AS_BACK: ((effect_frames.POSITION,), "nobody joins a Team now (CB6.6.4)"),
}
_TIMINGS: Final = {
    Timing.STRATEGY: "it is used in step C only (CB5.2.2)",
    Timing.ACTION: "it is used in step L only (CB5.2.4)",
    Timing.CHAIN: "it is used only to answer on a Chain (CB5.2.6)",
}


def why_not(state: Crossover, seat: int, verb: int, first: int, second: int) -> str:
    """The reason; empty where there is nothing to add. A card that is not in the game is -1."""
    match verb:
        case moves.USE:
            return _why_not_use(state, seat, first, second)
        case moves.ADVENTURE:
            return _why_not_adventure(state, seat, first)
        case moves.ACTIVATE:
            return _why_not_activate(state, seat, first, second)
        case moves.TARGET | moves.TARGET_KIND:
            return _why_not_target(state)
        case moves.PAY | moves.PAY_OBJECT:
            return _why_not_pay(state, seat, first)
        case moves.X:
            return "you cannot pay so much (CB6.2.3)"
        case moves.MODE | moves.CHOOSE | moves.NUMBER:
            return "that is more than there is to choose from, or it cannot be done"
        case moves.TAKE | moves.TOP:
            return f"{_name(state, state.terms.pool.cards[first])} is none of the cards to choose from"
        case moves.DISCARD:
            return f"you have no {_name(state, state.terms.pool.cards[first])} to discard (CB7.17.1)"
        case moves.DONE:
            return "the effect says how many are chosen (CB5.4.3)"
        case moves.TRIGGER:
            return "none of your triggers that wait is of this card (CB5.6.2)"
    return ""


def _name(state: Crossover, card: Card) -> str:
    return title(state.terms.pool, card.id)


# -- arts -----------------------------------------------------------------------------------------------------------


def _why_not_use(state: Crossover, seat: int, kind: int, user: int) -> str:
    art = state.terms.pool.cards[kind]
    name = _name(state, art)
    if not art.is_art:
        return f"{name} is no art (CB5.4.4)"
    if art.is_adventure:
        return f"{name} is an Adventure, which has no user: say 'adventure {art.id}' (CB5.4.6)"
    if state.letter != L:
        return TIMES[moves.USE][1]
    held = [card for card in state.hand[seat] if state.kind[card] == kind]
    if not held:
        return f"you have no {name} in hand (CB5.4.1)"
    if user < 0 or not presence.in_play(state, user):
        return "no such fighter is in play (CB5.4.4)"
    unfit = _unfit(state, seat, held[0], user)
    if unfit:
        return unfit
    if board.turn_cost(state, held[0]) > state.indicator[seat]:
        cost = board.turn_cost(state, held[0])
        return f"the turn cost of {name} is {cost}, and your Turn Indicator is at {state.indicator[seat]} (CB12.2.5)"
    if not costs.art_payable(state, seat, held[0]):
        return f"you do not have the chakra that {name} costs (CB6.2.1)"
    return f"{name} has no legal target with this user, or its condition does not hold (CB5.4.2)"


def _unfit(state: Crossover, seat: int, art: int, user: int) -> str:
    """Why a fighter cannot be the user of an art."""
    name = _name(state, state.cards[user])
    if state.where[user] & 1 != seat or not state.team[user]:
        return f"{name} is no fighter of yours (CB5.4.4)"
    if not presence.battling(state, user):
        return f"{name} is not battling (CB5.4.4)"
    if not permissions.may_use_arts(state, user):
        return f"{name} cannot use arts now (CB5.4.4)"
    wanted = state.cards[art].user
    run = context.item(state.terms.tables.effect[state.kind[art]], art, seat, user)
    if wanted and not any(selection.matches(state, run, each, user) for each in wanted):
        asked = user_words(state.cards[art])
        return f"{name} cannot use {_name(state, state.cards[art])}, whose user must be: {asked} (CB5.4.4)"
    return ""


def _why_not_adventure(state: Crossover, seat: int, kind: int) -> str:
    art = state.terms.pool.cards[kind]
    name = _name(state, art)
    if not art.is_adventure:
        return f"{name} is no Adventure (CB5.2.3)"
    if state.letter != C or seat != state.attacker:
        return TIMES[moves.ADVENTURE][1]
    held = [card for card in state.hand[seat] if state.kind[card] == kind]
    if not held:
        return f"you have no {name} in hand (CB5.4.1)"
    turn = board.turn_cost(state, held[0])
    if turn > state.indicator[seat]:
        return f"the turn cost of {name} is {turn}, and your Turn Indicator is at {state.indicator[seat]} (CB6.14.3)"
    if not costs.art_payable(state, seat, held[0]):
        return f"you do not have the chakra that {name} costs (CB6.2.1)"
    return f"{name} has no legal target, or its condition does not hold (CB5.4.2)"


# -- abilities ------------------------------------------------------------------------------------------------------


def _why_not_activate(state: Crossover, seat: int, card: int, which: int) -> str:
    name = _name(state, state.cards[card])
    if state.where[card] & 1 != seat:
        return f"{name} is not yours (CB5.4.1)"
    pool = state.terms.pool
    held = dict.fromkeys(board.abilities_of(state, card))
    activated = [pool.abilities[number] for number in held if pool.abilities[number].timing is not None]
    if not activated:
        return f"{name} has no ability to use, or its text does nothing now (CB5.4.1)"
    if which > len(activated):
        return f"{name} has no ability {which} to use (CB5.4.1)"
    return _unusable(state, seat, card, activated[max(which, 1) - 1])


def _unusable(state: Crossover, seat: int, card: int, ability: Ability) -> str:
    """Why an activated ability of an object cannot be used."""
    name = _name(state, state.cards[card])
    right_time = {Timing.STRATEGY: state.letter == C, Timing.ACTION: state.letter == L, Timing.CHAIN: bool(state.chain)}
    assert ability.timing is not None
    if not right_time[ability.timing]:
        return f"the time for the ability of {name} is another: {_TIMINGS[ability.timing]}"
    if uses.is_used_up(state, card, ability):
        often = "game" if ability.limit is Limit.GAME else "turn"
        return f"the ability of {name} is used once a {often}, and it was (CB8.1.6)"
    if ability.role is not None and (ability.role is Role.ATTACKER) != (seat == state.attacker):
        return f"the ability of {name} works only while you are the {ability.role.word} (CB8.1.3)"
    if state.injured[card] and not ability.valid:
        return f"{name} is injured, and its ability is not valid then (CB8.1.2)"
    if ability.db and not state.coins[DB][card]:
        return f"{name} has no DB coin, which its ability needs (CB6.8.5)"
    needs_battle = ability.timing is Timing.ACTION and state.team[card] and not ability.anywhere
    if needs_battle and not presence.battling(state, card):
        return f"{name} is not battling, which its ability needs (CB8.1.17)"
    run = context.item(ability.number, card, seat)
    if not costs.payable(state, run, costs.units_of(state, run)):
        return f"you cannot pay what the ability of {name} costs (CB5.4.2)"
    return f"the ability of {name} has no legal target, or its condition does not hold (CB5.4.2)"


def _why_not_target(state: Crossover) -> str:
    """What is asked for as a target."""
    ability = context.ability_of(state, state.contexts[-1])
    source = state.cards[state.contexts[-1][effect_frames.SOURCE]]
    wanted = ability.targets[state.pending[-1][2]].words(Talk(source.type_, ability.targets, ability.on))
    return f"it is chosen already, or no legal target: {_name(state, source)} asks for {wanted} (CB5.4.3)"


def _why_not_pay(state: Crossover, seat: int, kind: int) -> str:
    """Which cards can pay is seen from the choices; here it is said whether the card is there at all."""
    if state.pending[-1][0] != frames.PAY_HAND:
        return "that does not pay a part of this cost that is still open (CB6.2.2)"
    if all(state.kind[card] != kind for card in state.hand[seat]):
        return f"you have no {_name(state, state.terms.pool.cards[kind])} in hand (CB6.1.1)"
    return f"{_name(state, state.terms.pool.cards[kind])} shares no symbol with the card that is paid for (CB6.1.1)"
