"""Step M: the Showdown, battle by battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from meijin.games.crossover import news, telling
from meijin.games.crossover.abilities import events
from meijin.games.crossover.frames import ATTACKING, RESULT
from meijin.games.crossover.language.vocabulary import Event, Moment, RuleChange
from meijin.games.crossover.names import NARUTO, N
from meijin.games.crossover.objects import board, permissions
from meijin.games.crossover.objects.presence import members
from meijin.games.crossover.play.coins import add_pool
from meijin.games.crossover.play.damage import deal
from meijin.games.crossover.play.piles import win_rewards
from meijin.games.crossover.steps import enter
from meijin.kernel.cardsets import pack

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

# By how much the attacking Team has won a battle between two Teams; below 0 if it has lost.
OUTSTANDING: Final = 2
LEADS: Final = {"draw": 0, "victory": 1, "outstanding": OUTSTANDING, "defeat": -1, "complete_defeat": -OUTSTANDING}


def run_showdown(state: Crossover) -> None:
    """M: what triggers at its start, then the next battle in the order of the attack."""
    if not state.stage:
        if permissions.rule(state, RuleChange.SKIP_SHOWDOWN):
            if state.events is not None:
                state.tell(news.SkipShowdown())
            enter(state, N)
            return
        state.stage = 1
        events.at(state, Moment.SHOWDOWN_START)
        events.happen(state, Event.SHOWDOWN_START, -1, state.attacker)
    elif state.stage <= len(state.battles):
        state.stage += 1
        _fight(state, state.stage - 2)
    else:
        enter(state, N)


def forecast(state: Crossover, battle: Frame) -> tuple[news.Result, tuple[int, int]]:
    """What a battle comes to if its Showdown is now, and the strengths of both Teams."""
    _, _, attacking, blocking = battle
    if not members(state, attacking):
        return "none", (0, 0)
    if not blocking or not members(state, blocking):
        power = board.team_power(state, attacking)
        return ("breakthrough" if power else "no_power"), (power, 0)
    if permissions.rule(state, RuleChange.MENTAL_BATTLE) and state.terms.lines == (NARUTO, NARUTO):
        strengths = board.team_mental(state, attacking), board.team_mental(state, blocking)
    else:
        strengths = board.team_power(state, attacking), board.team_power(state, blocking)
    lead = 0 if permissions.rule(state, RuleChange.ALL_DRAWS) else strengths[0] - strengths[1]
    if not lead:
        return "draw", strengths
    if abs(lead) >= state.terms.pool.rules.outstanding_margin:
        return ("outstanding" if lead > 0 else "complete_defeat"), strengths
    return ("victory" if lead > 0 else "defeat"), strengths


class Stakes(NamedTuple):
    """What a battle costs who loses it, or both in a draw: Damage to the Head and to each Back, or rewards."""

    head: int
    backs: int
    rewards: int


def stakes(state: Crossover, result: news.Result, power: int) -> Stakes:
    """What a battle of this result comes to; the power is that of a Team that breaks through."""
    if result == "breakthrough":
        return Stakes(0, 0, won_by(state, power))
    if result not in LEADS:
        return Stakes(0, 0, 0)
    lead = LEADS[result]
    if not lead:
        return Stakes(1, 0, 0)
    if abs(lead) == OUTSTANDING:
        return Stakes(2, 1, 0)
    return Stakes(1 + permissions.defeat_damage(state, 1 - state.attacker if lead > 0 else state.attacker), 0, 0)


def _fight(state: Crossover, index: int) -> None:
    """One battle: no result, a Breakthrough, or two Teams against each other."""
    _, _, attacking, blocking = state.battles[index]
    result, strengths = forecast(state, state.battles[index])
    if state.events is not None:
        telling.tell_showdown(state, attacking, blocking, result, strengths)
    if result == "breakthrough":
        _break_through(state, strengths[0])
    elif result in LEADS:
        _clash(state, index, LEADS[result], stakes(state, result, strengths[0]))


def won_by(state: Crossover, power: int) -> int:
    """How many rewards a Team of this power wins if nobody stands against it."""
    return 0 if power <= 0 else 2 if power >= state.terms.pool.rules.breakthrough_double_at else 1


def _break_through(state: Crossover, power: int) -> None:
    """Nobody stands against a Team: it wins rewards, and a Dragon Ball defender gets coins (6.8)."""
    count = win_rewards(state, state.attacker, won_by(state, power), breakthrough=True)
    if count:
        defender = 1 - state.attacker
        add_pool(state, defender, count)
        events.happen(state, Event.PLANET_DAMAGE, -1, defender)


def _clash(state: Crossover, index: int, lead: int, harm: Stakes) -> None:
    """The Damage of a battle between two Teams, all at once; then its result."""
    attackers, blockers = [members(state, number) for number in state.battles[index][ATTACKING:]]
    state.pending.append((RESULT, 0, index, lead, len(attackers), len(blockers)))
    if not lead:
        deal(state, showdown=True, heavy=harm.head, heavily=1 << attackers[0] | 1 << blockers[0])
        return
    losers = blockers if lead > 0 else attackers
    if harm.backs:
        deal(state, showdown=True, heavy=harm.head, heavily=1 << losers[0], light=harm.backs, lightly=pack(losers[1:]))
    else:
        deal(state, showdown=True, heavy=harm.head, heavily=1 << losers[0])


def run_result(state: Crossover, frame: Frame) -> None:
    """The Damage of a battle is dealt: now its result is an event for all who are still there."""
    state.pending.pop()
    _, _, index, lead, attackers, blockers = frame
    attacking, blocking = state.battles[index][ATTACKING:]
    attacker = state.attacker
    sides = ((attacker, attacking, attackers, lead), (1 - attacker, blocking, blockers, -lead))
    for seat, number, _, won in sides:
        event = Event.WON_BATTLE if won > 0 else Event.LOST_BATTLE if won else Event.DREW_BATTLE
        for card in members(state, number):
            events.happen(state, event, card, seat)
    if not lead:
        return
    for seat, _, size, won in sides:
        event = Event.TEAM_WON if won > 0 else Event.TEAM_LOST
        events.happen(state, event, -1, seat, size=size)
        if won == OUTSTANDING:
            events.happen(state, Event.OUTSTANDING, -1, seat, size=size)
