"""Steps J to L and N: who is sent out, who blocks, the exchange of arts, and the way home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames, news, telling
from meijin.games.crossover.abilities import events
from meijin.games.crossover.battle import organization
from meijin.games.crossover.chain import windows
from meijin.games.crossover.frames import ATTACKING, BATTLE, BLOCK_BATTLE, BLOCKING
from meijin.games.crossover.language.vocabulary import Event
from meijin.games.crossover.moves import ATTACK, BLOCK, DONE, PASS, first_of, move
from meijin.games.crossover.names import BATTLEFIELD, O0, VILLAGE, J, K, L, M
from meijin.games.crossover.objects import durations, permissions
from meijin.games.crossover.objects.presence import heads, members
from meijin.games.crossover.steps import enter

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# Stages of steps J and K, besides the number of the next attacking Team.
DECLARED: Final = 1000


def run_battle_start(state: Crossover) -> None:
    """J0: the Battle Phase begins, even if nobody will be sent."""
    if state.stage:
        enter(state, J)
    else:
        state.stage = 1
        events.happen(state, Event.BATTLE_START, -1, state.attacker)


# -- attack ---------------------------------------------------------------------------------------------------------


def run_attack(state: Crossover) -> None:
    """J: Teams are sent out one by one, in the order of their battles."""
    if state.stage == DECLARED:
        enter(state, K)
        return
    if may_attack(state) and senders(state, state.attacker):
        state.ask((frames.ATTACK, 1 << state.attacker))
    else:
        declare_attack(state)


def may_attack(state: Crossover) -> bool:
    """Whether anybody can be sent out: not in the first turn of the game (R1)."""
    return (state.turn > 1 or state.terms.first_turn_attack) and not state.stage


def senders(state: Crossover, seat: int) -> list[int]:
    """The Heads of the Teams at home that may be sent out to attack."""
    return [card for card in heads(state, seat) if permissions.may_be_sent(state, state.team[card])]


def offer_attack(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """The Heads of the Teams at home that may attack, and done unless somebody must."""
    offered = [move(ATTACK, card) for card in senders(state, seat)]
    if not offered or not permissions.must_attack(state, seat):
        offered.append(DONE)
    return offered


def answer_attack(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A Team goes to the battlefield."""
    if action == DONE:
        state.stage = 1
    else:
        number = state.team[first_of(action)]
        state.battles.append((BATTLE, 0, number, 0))
        send(state, seat, number)


def send(state: Crossover, seat: int, number: int) -> None:
    """The fighters of a Team become battling."""
    village, battlefield = state.village[seat], state.battlefield[seat]
    for card in members(state, number):
        village.remove(card)
        battlefield.append(card)
        state.where[card] = BATTLEFIELD << 1 | seat
        state.sent |= 1 << card
    state.board = None


def declare_attack(state: Crossover) -> None:
    """All are sent; if nobody is, the rest of the Battle Phase is skipped."""
    teams = [battle[ATTACKING] for battle in state.battles]
    if state.events is not None:
        forbidden = state.turn == 1 and not state.terms.first_turn_attack
        sides = tuple([telling.side(state, team) for team in teams])
        state.tell(news.Attack(state.setup.seats[state.attacker], sides, forbidden))
    if not teams:
        enter(state, O0)
        return
    state.stage = DECLARED
    for number in teams:
        for card in members(state, number):
            events.happen(state, Event.SENT_OUT, card, state.attacker)
            events.happen(state, Event.SENT_ATTACK, card, state.attacker)


# -- defense --------------------------------------------------------------------------------------------------------


def run_defense(state: Crossover) -> None:
    """K: for each attacking Team in order, which Team blocks it; where none can, nobody is asked."""
    if state.stage == DECLARED:
        enter(state, L)
        return
    blocker = 1 - state.attacker
    while state.stage < len(state.battles) and organization.is_anybody_home(state, blocker):
        question = (frames.BLOCK, 1 << blocker, state.stage)
        offered = offer_block(state, blocker, question)
        if len(offered) > 1:
            state.ask(question)
            return
        if offered == [PASS]:
            state.stage += 1
        else:  # who must block has no choice
            answer_block(state, blocker, offered[0], question)
    _declare_blocks(state)


def offer_block(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """The Heads of the Teams at home that may block the attacking Team, and pass; unless somebody else must block."""
    attacking = state.battles[frame[BLOCK_BATTLE]][ATTACKING]
    blockers: list[int] = []
    if members(state, attacking):
        team = state.team
        blockers = [card for card in heads(state, seat) if permissions.may_block(state, team[card], attacking)]
    must = permissions.must_block(state, seat)
    if not must:
        offered = [move(BLOCK, card) for card in blockers]
        offered.append(PASS)
        return offered
    return _obliged(state, frame[BLOCK_BATTLE], blockers, must)


def _obliged(state: Crossover, index: int, blockers: list[int], must: list[int]) -> list[int]:
    """The choices after which as many of the Teams that must block still can as is possible at all."""
    coming = [battle[ATTACKING] for battle in state.battles[index:] if members(state, battle[ATTACKING])]
    able = {attacking: [team for team in must if permissions.may_block(state, team, attacking)] for attacking in coming}
    later = [attacking for attacking in coming if attacking != state.battles[index][ATTACKING]]
    most = _most_blocked(able, coming, frozenset())
    offered = []
    for card in blockers:
        number = state.team[card]
        if (number in must) + _most_blocked(able, later, frozenset({number})) == most:
            offered.append(move(BLOCK, card))
    if _most_blocked(able, later, frozenset()) == most:
        offered.append(PASS)
    return offered


def _most_blocked(able: dict[int, list[int]], battles: list[int], sent: frozenset[int]) -> int:
    """How many of these battles the Teams that must block can block at most, each one of them."""
    given: dict[int, int] = {}  # by Team the battle it blocks

    def find(battle: int, tried: set[int]) -> bool:
        for team in able[battle]:
            if team not in sent and team not in tried:
                tried.add(team)
                if team not in given or find(given[team], tried):
                    given[team] = battle
                    return True
        return False

    return sum([find(battle, set()) for battle in battles])


def answer_block(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """A Team goes to the battlefield to block, or the attacking Team is let through."""
    index = frame[BLOCK_BATTLE]
    state.stage = index + 1
    attacking = state.battles[index][ATTACKING]
    number = 0
    if action != PASS:
        number = state.team[first_of(action)]
        state.battles[index] = (BATTLE, 0, attacking, number)
        send(state, seat, number)
    if state.events is not None:
        by = telling.side(state, number) if number else None
        state.tell(news.Block(state.setup.seats[seat], telling.side(state, attacking), by))


def _declare_blocks(state: Crossover) -> None:
    state.stage = DECLARED
    blocker = 1 - state.attacker
    pairs = [(battle[ATTACKING], battle[BLOCKING]) for battle in state.battles if battle[BLOCKING]]
    for _, blocking in pairs:
        for card in members(state, blocking):
            events.happen(state, Event.SENT_OUT, card, blocker)
            events.happen(state, Event.SENT_BLOCK, card, blocker)
    for attacking, blocking in pairs:
        for card in members(state, attacking):
            events.happen(state, Event.OPPOSED, card, state.attacker)
        for card in members(state, blocking):
            events.happen(state, Event.OPPOSED, card, blocker)


# -- the exchange of arts, and the return ---------------------------------------------------------------------------


def run_action(state: Crossover) -> None:
    """L: the window of the Battle Phase."""
    if state.stage:
        enter(state, M)
    else:
        state.stage = 1
        windows.open_window(state)


def run_return(state: Crossover) -> None:
    """N: all battling fighters go home, their Teams kept; what lasts for the battle ends."""
    for seat in range(2):
        for card in state.battlefield[seat]:
            state.where[card] = VILLAGE << 1 | seat
        state.village[seat] += state.battlefield[seat]
        state.battlefield[seat] = []
    state.battles = []
    state.board = None
    durations.expire(state, turn=False)
    if state.events is not None:
        state.tell(news.Return())
    enter(state, O0)
