"""Why an action that is understood is not possible now, with the rule.

Only the seat that decides is told, so its own secrets may be named, and nothing of the other but what lies open: of a
card that is not in play nobody learns whether it is in the game at all. Reasons about arts, abilities and what they ask
are in ``effect_refusals.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import effect_frames, frames, moves
from meijin.games.crossover.chain.hand_costs import can_pay_hand
from meijin.games.crossover.language.vocabulary import CardType, Forbidden
from meijin.games.crossover.moves import first_of, second_of, verb_of
from meijin.games.crossover.names import DRAGON_BALL, GROWTH, NARUTO, VILLAGE
from meijin.games.crossover.notation import NO_CARD, OF_CARDS, is_action
from meijin.games.crossover.objects import board, permissions, presence
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.turn import deployment, wishes
from meijin.games.crossover.words import effect_refusals
from meijin.games.crossover.words.log import title
from meijin.games.crossover.words.sentences import counted

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

_MISSIONS: Final = (frames.MISSION, frames.FREE_MISSION)
_PASSED: Final = (
    frames.CHARGE,
    frames.MISSION,
    frames.COUNTER,
    frames.CLIENT,
    frames.DEPLOY,
    frames.DB_STEP,
    frames.BLOCK,
    frames.FREE_MISSION,
    effect_frames.PRIORITY,
)
OBLIGED: Final = "then a fighter that must block could not block any more (CB8.9.12)"
# At which questions each verb is an answer, and how to call the time.
_TIMES: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    moves.PASS: (_PASSED, "here something has to be chosen"),
    moves.DONE: (
        (frames.PLACE, frames.ORGANIZE, frames.ATTACK, effect_frames.TARGET, effect_frames.PICK),
        "done ends what may be named one by one, and here it is something else",
    ),
    moves.FIRST: ((frames.CHOOSER,), "who goes first is decided before the first turn (CB4.2.1)"),
    moves.SECOND: ((frames.CHOOSER,), "who goes first is decided before the first turn (CB4.2.1)"),
    moves.KEEP: ((frames.REDRAW, frames.ORGANIZE), "there is nothing to keep now (CB4.3.2, CB7.10.1)"),
    moves.REDRAW: ((frames.REDRAW,), "a hand is redrawn before the first turn, at most twice (CB4.3.2)"),
    moves.PLACE: ((frames.PLACE,), "Wish cards are placed before the first turn (CB4.4.1)"),
    moves.CHARGE: (
        (frames.CHARGE, frames.FREE_MISSION),
        "a Dragon Ball attacker charges a card in step B, a Naruto attacker in step E (CB7.3.1, CB7.6.1)",
    ),
    moves.MISSION: (_MISSIONS, "missions and events are played by the attacker in step D (CB7.5.1)"),
    moves.COUNTER: (
        (frames.COUNTER, effect_frames.PRIORITY),
        "Counters are played by a Naruto blocker in step D (CB7.5.3)",
    ),
    moves.CLIENT: ((frames.CLIENT, frames.FREE_MISSION), "Clients are played by a Naruto attacker in step F (CB7.7.1)"),
    moves.DEPLOY: ((frames.DEPLOY, frames.FREE_MISSION), "fighters are deployed by the attacker in step G (CB7.8.1)"),
    moves.AMBUSH: ((frames.DEPLOY, frames.FREE_MISSION), "Ambush is a deployment of step G (CB6.10.1)"),
    moves.GROW: ((frames.DEPLOY, frames.FREE_MISSION), "Growth cards are laid in step G (CB6.9.1)"),
    moves.COIN: ((frames.DB_STEP,), "DB coins are placed by a Dragon Ball attacker in step H (CB7.9.1)"),
    moves.WISH: ((frames.DB_STEP,), "a wish is made by a Dragon Ball attacker in step H (CB7.9.2)"),
    moves.LEAD: ((frames.ORGANIZE,), "Teams are organized by the attacker in step I (CB7.10.1)"),
    moves.BACK: ((frames.ORGANIZE,), "Teams are organized by the attacker in step I (CB7.10.1)"),
    moves.ATTACK: ((frames.ATTACK,), "Teams are sent out by the attacker in step J (CB7.11.2)"),
    moves.BLOCK: ((frames.BLOCK,), "Teams block in step K (CB7.12.1)"),
    moves.HEADS: ((frames.FINAL_COIN,), "no coin is to be called now (CB10.5)"),
    moves.TAILS: ((frames.FINAL_COIN,), "no coin is to be called now (CB10.5)"),
    **effect_refusals.TIMES,
}


def why_not(state: Crossover, seat: int, action: int) -> str:
    """The reason; empty where there is nothing to add."""
    verb = verb_of(action)
    setup = state.setup
    assert isinstance(setup, CrossoverSetup)
    if verb not in _TIMES or not is_action(setup, action):
        return ""
    if not is_time_for(state, verb):
        return _TIMES[verb][1]
    first, second = first_of(action), second_of(action)
    if verb in OF_CARDS:
        if first == NO_CARD:
            first, second = in_play_of(state, seat, [second - 1]), 0
        if first < 0 or not presence.in_play(state, first):
            return "no such card is in play"
    elif verb == moves.USE and second >= NO_CARD:
        second = in_play_of(state, seat, [second - NO_CARD - 1])
    return _at_its_time(state, seat, verb, first) or effect_refusals.why_not(state, seat, verb, first, second)


def is_time_for(state: Crossover, verb: int) -> bool:
    """Whether what is asked now is answered with this verb."""
    return state.pending[-1][0] in _TIMES[verb][0]


def in_play_of(state: Crossover, seat: int, kinds: Sequence[int]) -> int:
    """A card in play of a kind that is named without its copy, rather an own one; -1 if there is none."""
    for owner in (seat, 1 - seat):
        for card in [*state.battlefield[owner], *state.village[owner]]:
            if state.kind[card] in kinds:
                return card
    return -1


def _at_its_time(state: Crossover, seat: int, verb: int, operand: int) -> str:
    match verb:
        case moves.PLACE:
            return f"{_kind(state, operand)} is none of the Wishes you have left to place (CB4.4.1)"
        case moves.CHARGE:
            return _not_in_hand(state, seat, operand, "CB7.3.1, CB7.6.1") or "you have charged in this turn already"
        case moves.MISSION | moves.COUNTER:
            return _why_not_mission(state, seat, verb, operand)
        case moves.CLIENT:
            return _why_not_client(state, seat, operand)
        case moves.DEPLOY:
            return _why_not_deploy(state, seat, operand)
        case moves.AMBUSH:
            return _why_not_ambush(state, seat, operand)
        case moves.GROW:
            return _why_not_grow(state, seat, operand)
        case moves.COIN:
            return _why_not_coin(state, seat, operand)
        case moves.WISH:
            return _why_not_wish(state, seat, operand)
        case moves.LEAD | moves.BACK:
            return _why_not_team(state, seat, verb, operand)
        case moves.ATTACK | moves.BLOCK:
            return _why_not_send(state, seat, verb, operand)
        case moves.PASS if state.pending[-1][0] == frames.BLOCK:
            return OBLIGED
        case moves.DONE if state.pending[-1][0] == frames.ATTACK:
            return "a fighter that must attack has not been sent out"
        case moves.DONE | moves.KEEP if state.pending[-1][0] == frames.ORGANIZE:
            return "this Team is not complete, or Teams have been named already (CB7.10.1)"
    return ""


# -- pieces ---------------------------------------------------------------------------------------------------------


def _kind(state: Crossover, kind: int) -> str:
    return title(state.terms.pool, state.terms.pool.cards[kind].id)


def _object(state: Crossover, card: int) -> str:
    return title(state.terms.pool, state.setup.cards[card])


def _held(state: Crossover, zone: list[int], kind: int) -> int:
    """A card of a kind in a zone; -1 if there is none."""
    return next((card for card in zone if state.kind[card] == kind), -1)


def _not_in_hand(state: Crossover, seat: int, kind: int, rule: str) -> str:
    if _held(state, state.hand[seat], kind) >= 0:
        return ""
    return f"you have no {_kind(state, kind)} in hand ({rule})"


def _too_costly(state: Crossover, seat: int, card: int) -> str:
    """What is wrong with the turn cost or the hand cost of a card."""
    turn, hand = board.turn_cost(state, card), board.hand_cost(state, card)
    printed = state.cards[card]
    name = _object(state, card)
    if turn > state.indicator[seat]:
        return f"the turn cost of {name} is {turn}, and your Turn Indicator is at {state.indicator[seat]} (CB7.8.1)"
    if not can_pay_hand(state, seat, hand, printed.symbol_bits, card):
        symbols = " or ".join(symbol.text for symbol in printed.symbols)
        cards = counted(hand, "other card")
        return f"the hand cost of {name} is {cards} with the symbol {symbols}, which you do not have (CB6.1.1)"
    return ""


def _shared_name(state: Crossover, seat: int, card: int, rule: str) -> str:
    for other in presence.fighters(state, seat):
        if state.cards[other].name_bits & state.cards[card].name_bits:
            return f"you have {_object(state, other)} in play, which shares a name with {_object(state, card)} ({rule})"
    return ""


# -- the Mission Phase ----------------------------------------------------------------------------------------------


def _why_not_mission(state: Crossover, seat: int, verb: int, kind: int) -> str:
    counter = verb == moves.COUNTER
    if counter and (seat == state.attacker or state.terms.lines[seat] != NARUTO):
        return "only a Naruto blocker plays Counters (CB7.5.3, R25)"
    printed, name = state.terms.pool.cards[kind], _kind(state, kind)
    if not printed.is_mission:
        return f"{name} is neither a mission nor an event (CB7.5.1)"
    if printed.is_counter != counter:
        return f"{name} is {'no Counter' if counter else 'a Counter, for the blocker'} (CB7.5.1, CB7.5.3)"
    if not counter and state.missions:
        return "you have played a mission in this turn already (CB7.5.2)"
    if counter and state.counters:
        return "you have played a Counter in this turn already (CB7.5.4)"
    if counter and permissions.forbidden(state, Forbidden.COUNTER, seat):
        return "a card in play forbids Counters"
    missing = _not_in_hand(state, seat, kind, "CB7.5.1")
    if missing:
        return missing
    costly = _too_costly(state, seat, _held(state, state.hand[seat], kind))
    return costly or f"{name} has no legal target, or its condition does not hold (CB5.4.2)"


def _why_not_client(state: Crossover, seat: int, kind: int) -> str:
    name = _kind(state, kind)
    if state.terms.pool.cards[kind].type_ is not CardType.CLIENT:
        return f"{name} is no Client (CB7.7.1)"
    if state.clients:
        return "you have played a Client in this turn already (CB7.7.2)"
    missing = _not_in_hand(state, seat, kind, "CB7.7.1")
    if missing:
        return missing
    card = _held(state, state.hand[seat], kind)
    for other in presence.supports(state, seat):
        if state.cards[other].name_bits & state.cards[card].name_bits:
            return f"you control {_object(state, other)} already, and there are never two of a name (CB7.7.3)"
    return _too_costly(state, seat, card)


def _why_not_deploy(state: Crossover, seat: int, kind: int) -> str:
    if not state.terms.pool.cards[kind].is_fighter:
        return f"{_kind(state, kind)} is no fighter (CB7.8.1)"
    missing = _not_in_hand(state, seat, kind, "CB7.8.1")
    if missing:
        return missing
    return _cannot_enter(state, seat, _held(state, state.hand[seat], kind))


def _cannot_enter(state: Crossover, seat: int, card: int) -> str:
    if not deployment.has_deployment(state):
        return f"{counted(state.deploys, 'deployment')} made in this turn, and there is none left (CB7.8.1)"
    return _shared_name(state, seat, card, "CB7.8.3") or _too_costly(state, seat, card)


def _why_not_ambush(state: Crossover, seat: int, kind: int) -> str:
    name = _kind(state, kind)
    card = _held(state, state.chakra[seat], kind)
    if card < 0:
        return f"there is no {name} in your Chakra area (CB6.10.1)"
    if not board.has_keyword(state, card, "ambush"):
        return f"{name} has no Ambush (CB6.10.1)"
    if permissions.forbidden(state, Forbidden.AMBUSH, seat):
        return "a card in play forbids Ambush (R23)"
    return _cannot_enter(state, seat, card)


def _why_not_grow(state: Crossover, seat: int, kind: int) -> str:
    missing = _not_in_hand(state, seat, kind, "CB6.9.1")
    if missing:
        return missing
    card, name = _held(state, state.hand[seat], kind), _kind(state, kind)
    if not board.has_keyword(state, card, "growth"):
        return f"{name} has no Growth (CB6.9.1)"
    if permissions.forbidden(state, Forbidden.GROWTH, seat):
        return "a card in play forbids Growth"
    printed = state.cards[card].name
    olds = [other for other in presence.fighters(state, seat) if state.cards[other].name == printed]
    if not olds:
        return f"you have no fighter called {printed} in play (CB6.9.1, R20)"
    old = olds[0]
    if board.has_keyword(state, old, "platoon"):
        return f"{_object(state, old)} is a Platoon (CB6.9.1)"
    if state.coins[GROWTH][old]:
        return f"{_object(state, old)} has a Growth coin already (CB6.9.1, R19)"
    if state.fresh[old]:
        return f"{_object(state, old)} was put in play in this turn (CB6.9.1, R21)"
    return _shared_name(state, seat, card, "CB6.3.1")


def _why_not_coin(state: Crossover, seat: int, card: int) -> str:
    if card not in presence.fighters(state, seat):
        return f"{_object(state, card)} is no fighter of yours (CB7.9.1)"
    return "your DB pool is empty (CB7.9.1)"


def _why_not_wish(state: Crossover, seat: int, kind: int) -> str:
    if state.terms.lines[seat] != DRAGON_BALL:
        return "only Dragon Ball players make wishes (CB9.4)"
    if _held(state, state.wishes[seat], kind) < 0:
        return f"{_kind(state, kind)} is none of the Wishes you have placed (CB7.9.2)"
    if state.wished:
        return "you have made a wish in this turn already (CB7.9.2, R28)"
    placed, needed = wishes.coins_on_fighters(state, seat), state.terms.pool.rules.db_coins_for_wish
    if placed < needed:
        return f"a wish takes {needed} DB coins on your fighters, and there are {placed} (CB7.9.2)"
    return f"{_kind(state, kind)} has no legal target (R27)"


# -- Teams ----------------------------------------------------------------------------------------------------------


def _why_not_team(state: Crossover, seat: int, verb: int, card: int) -> str:
    name = _object(state, card)
    if state.where[card] != VILLAGE << 1 | seat or not state.team[card]:
        return f"{name} is no fighter of yours at home (CB7.10.1)"
    if not state.pending[-1][2]:
        return "name a Head first, like 'lead n-437' (CB15.5)" if verb == moves.BACK else ""
    if len(presence.members(state, state.team[card])) > 1 or card == state.pending[-1][3]:
        return f"{name} is in a Team already (CB7.10.1)"
    if verb == moves.BACK:
        return f"a Team has at most {state.terms.pool.rules.team_max} fighters (CB2.5)"
    return "a Team of one need not be named, and Heads are named in the order of their cards (CB15.5)"


def _why_not_send(state: Crossover, seat: int, verb: int, card: int) -> str:
    name = _object(state, card)
    if state.where[card] & 1 != seat or not state.team[card]:
        return f"{name} is no fighter of yours"
    if state.where[card] >> 1 != VILLAGE:
        return f"{name} has been sent out already (CB7.11.2, CB7.12.1)"
    if state.place[card]:
        head = presence.members(state, state.team[card])[0]
        return f"{name} is at the back of a Team; name its Head, {_object(state, head)} (CB15.6)"
    if verb == moves.BLOCK:
        attacking = state.battles[state.pending[-1][2]][2]
        if permissions.may_block(state, state.team[card], attacking):
            return OBLIGED
        return f"the Team of {name} may not block this one: it is unblockable for it (CB7.12.2)"
    if not permissions.may_be_sent(state, state.team[card]):
        return f"a fighter in the Team of {name} cannot be sent out to attack (CB8.9.11)"
    return ""
