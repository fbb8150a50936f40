"""What a sensible player does without much thought: search plays turns to their end with it.

Cards are chosen as ``planner.py`` says, battles as ``bot.py`` does, but with the quick odds of ``duels.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meijin.games.ranking_battle import frames, notation
from meijin.games.ranking_battle.board import attacker_kind, opponent
from meijin.games.ranking_battle.chances import A_REACTION_COSTS, Chances
from meijin.games.ranking_battle.duels import duels, reactions
from meijin.games.ranking_battle.legality import bonus, challengeable, unrevealed
from meijin.games.ranking_battle.notation import OPERAND
from meijin.games.ranking_battle.planner import A_CHARACTER, AN_EVENT, GIVES_PLAYS, Planner
from meijin.games.ranking_battle.prices import A_BETTER_ATTACKER, Prices, prices
from meijin.games.ranking_battle.rules import usable_events
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.games.ranking_battle.state import RankingBattle

WORST: Final = -1000.0
# The questions about battles to come.
FOUGHT: Final = frozenset(
    [frames.ATTACKER, frames.EQUIP, frames.ORDER, frames.WHOSE_FLIP, frames.WHO_DISCARDS, frames.WHO_WEAKENS]
)


def prices_of(state: RankingBattle) -> Prices:
    """What cards are worth in this game."""
    return prices(cast("RankingSetup", state.setup))


def chances_of(state: RankingBattle) -> Chances:
    """Who may win the game as things stand."""
    fight = prices_of(state).fight
    return Chances(state, [fight[attacker_kind(state, seat)] for seat in range(len(state.rank))])


def instinct(state: RankingBattle, seat: int) -> int:
    """Use everything there is, acquire by worth, fight with the strongest where that promises something."""
    asked = state.pending[-1][KIND]
    if asked == frames.BEGIN:
        if not state.used_rank:
            return notation.RANK
        return notation.DONE if bonus(state, seat) else notation.BONUS
    if asked == frames.CHARACTER:
        return _act(state, seat)
    if asked == frames.REPLACE:
        return notation.KEEP
    if asked == frames.REVEAL:
        cats = unrevealed(state, seat)
        if not cats:
            return notation.DONE
        return notation.REVEAL_ALL if len(cats) > 1 else notation.REVEAL + state.book.kind[cats[0]]
    if asked == frames.CHALLENGE:
        return _challenge(state, seat)
    if asked == frames.REACT:
        return _react(state, seat)
    if asked == frames.EXPERTISE:
        return notation.EXPERTISE + _expertise(state, seat)
    if asked == frames.CALL:
        return notation.DO_CALL
    if asked == frames.EXCHANGE:
        return notation.DO_EXCHANGE if _lead(state, seat) < 0 else notation.KEEP
    if asked == frames.GUESS:
        return notation.GUESS + _likely_cost(state, seat)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    best, chosen = WORST, legal[0]
    if asked in FOUGHT:
        for action in legal:
            rating = _fight(state, seat, asked, action & OPERAND)
            if rating > best:
                best, chosen = rating, action
        return chosen
    planner = Planner(state, seat)
    for action in legal:
        rating = planner.rate(asked, action)
        if rating > best:
            best, chosen = rating, action
    return chosen


def _act(state: RankingBattle, seat: int) -> int:
    """Play who gives plays, use events, play who brings most; last comes what counts who is on the board."""
    worth = prices_of(state)
    best, chosen = WORST, notation.DONE
    if state.plays:
        kinds, characters = state.book.kind, state.book.characters
        fight = worth.fight[attacker_kind(state, seat)]
        for card in state.hand[seat]:
            kind = kinds[card]
            if kind < characters:
                rating = worth.play[kind] + (GIVES_PLAYS if worth.plays[kind] else A_CHARACTER)
                if worth.fight[kind] > fight:
                    rating += A_BETTER_ATTACKER * (worth.fight[kind] - fight)
                if rating > best:
                    best, chosen = rating, notation.PLAY + kind
    if best < GIVES_PLAYS:
        for kind in usable_events(state, seat):
            rating = worth.event[kind] + (AN_EVENT if worth.event[kind] == worth.alone[kind] else 0.0)
            if rating > best:
                best, chosen = rating, notation.EVENT + kind
    return chosen


# -- battles --------------------------------------------------------------------------------------------------------


def _fight(state: RankingBattle, seat: int, asked: int, operand: int) -> float:
    """How good an answer looks to a question about a battle to come."""
    if asked == frames.ATTACKER:
        return prices_of(state).fight[operand]
    if asked == frames.EQUIP:
        return duels(cast("RankingSetup", state.setup)).weapon(
            operand, attacker_kind(state, seat), attacker_kind(state, opponent(state, seat)), seat == state.challenger
        )
    if asked == frames.ORDER:
        return float(state.book.power[operand])
    if asked == frames.WHOSE_FLIP:
        return float(state.face_up[operand])
    within_reach = operand in challengeable(state, seat)
    return (1.0 if within_reach else 0.0) + chances_of(state).chance(operand)


def _challenge(state: RankingBattle, seat: int) -> int:
    """Whoever promises most, if anybody does: victory cards are used, and the defender answers with one more."""
    chances = chances_of(state)
    table = duels(cast("RankingSetup", state.setup))
    expertise, kind = state.book.expertise, attacker_kind(state, seat)
    best, chosen = chances.chance(seat), notation.PASS
    for other in challengeable(state, seat):
        its = attacker_kind(state, other)
        duel = table.of(kind, its, state.rank[other] < state.rank[seat])
        lead = duel.lead + state.power - state.weaken[seat] + state.weaken[other] - reactions(state, other)
        for count in range(state.face_up[seat] + 1):
            answer = min(state.face_up[other], count + 1)
            ahead = lead + count * expertise[kind] - answer * expertise[its]
            rating = duel.expect(chances, seat, seat, other, ahead, count, answer)
            if rating > best:
                best, chosen = rating, notation.CHALLENGE + other
    return chosen


def _lead(state: RankingBattle, seat: int) -> int:
    """How far ahead a side is in the battle under way."""
    return state.total[seat] - state.total[opponent(state, seat)]


def _react(state: RankingBattle, seat: int) -> int:
    """Throw in what changes something."""
    challenger = state.challenger
    duel = duels(cast("RankingSetup", state.setup)).of(
        attacker_kind(state, challenger), attacker_kind(state, seat), state.rank[seat] < state.rank[challenger]
    )
    chances = chances_of(state)
    behind = -_lead(state, seat)
    kinds, reaction = state.book.kind, state.book.reaction
    chosen = notation.DONE
    best = WORST
    for card in state.hand[seat]:
        power = reaction[kinds[card]]
        if power >= 0:
            if best == WORST:
                best = duel.expect(chances, seat, challenger, seat, behind, 0, 0)
            rating = duel.expect(chances, seat, challenger, seat, behind - power, 0, 0) - A_REACTION_COSTS
            if rating > best:
                best, chosen = rating, notation.USE + kinds[card]
    return chosen


def _expertise(state: RankingBattle, seat: int) -> int:
    """As many victory cards as promise most; to a challenger the defender answers with one more."""
    challenger, defender = state.challenger, state.defender
    kind, its = attacker_kind(state, challenger), attacker_kind(state, defender)
    duel = duels(cast("RankingSetup", state.setup)).of(kind, its, state.rank[defender] < state.rank[challenger])
    chances = chances_of(state)
    expertise = state.book.expertise
    ahead = _lead(state, challenger)
    best, chosen = WORST, 0
    for count in range(state.face_up[seat] + 1):
        if seat == challenger:
            answer = min(state.face_up[defender], count + 1)
            lead = ahead + count * expertise[kind] - answer * expertise[its]
            rating = duel.expect(chances, seat, challenger, defender, lead, count, answer)
        else:
            rating = duel.expect(chances, seat, challenger, defender, ahead - count * expertise[its], 0, count)
        if rating > best:
            best, chosen = rating, count
    return chosen


def _likely_cost(state: RankingBattle, seat: int) -> int:
    """The cost of most cards among which the next one is."""
    book = state.book
    counts = [0] * (book.most_cost + 1)
    for card in state.deck[seat] or state.discard[seat]:
        counts[book.cost[book.kind[card]]] += 1
    return counts.index(max(counts))
