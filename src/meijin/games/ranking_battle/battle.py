"""A battle (section 4.6): its steps lie on the stack above the challenge, one at a time.

A function ``run_...`` takes the place of the frame on top of the stack: it puts a question, or does what there is to do
and goes on with what comes next. ``offer_...`` lists what may be answered, ``answer_...`` carries it out once the
question is off the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ranking_battle import messages, moves, news
from meijin.games.ranking_battle.board import attacker_kind, opponent
from meijin.games.ranking_battle.ending import check_ruler
from meijin.games.ranking_battle.frames import ARM, EQUIP, EXCHANGE, EXPERTISE, REACT, TO_SEAT
from meijin.games.ranking_battle.legality import with_each
from meijin.games.ranking_battle.messages import Armed
from meijin.games.ranking_battle.notation import (
    DO_CALL,
    DO_EXCHANGE,
    DONE,
    KEEP,
    OPERAND,
    SILENT,
    USE,
)
from meijin.games.ranking_battle.notation import EQUIP as DO_EQUIP
from meijin.games.ranking_battle.notation import EXPERTISE as DO_EXPERTISE
from meijin.games.ranking_battle.notation import GUESS as DO_GUESS
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle


def gain(state: RankingBattle, seat: int, n: int, why: Armed | None, persons: int | None = None) -> None:
    """A weapon gives its bearer power."""
    state.total[seat] += n
    state.armed[seat] += n
    if state.events is not None:
        news.tell_power(state, seat, n, why, persons)


def hamper(state: RankingBattle, seat: int, n: int) -> None:
    """The other side's weapon takes power away."""
    state.total[seat] -= n
    state.hampered[seat] += n
    if state.events is not None:
        news.tell_hampered(state, seat, n)


# -- the beginning, and reactions -----------------------------------------------------------------------------------


def begin(state: RankingBattle, seat: int, target: int) -> None:
    """Step 1: the start totals; then the defender may react."""
    state.challenger, state.defender = seat, target
    state.total[seat] = state.total[target] = 0
    for side, other in ((seat, target), (target, seat)):
        kind = attacker_kind(state, side)
        state.total[side] += state.book.power[kind] - state.weaken[side]
        for ability in state.book.modifiers[kind]:
            assert ability.modify is not None
            more, less = ability.modify(state, side, other)
            state.total[side] += more
            state.total[other] -= less
            if ability.announces and side == seat:
                state.announced = more
    state.total[seat] += state.power
    if state.events is not None:
        news.tell_start(state)
    state.ask(TO_SEAT[REACT][target])


def offer_react(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """Step 2: what may be used from the hand."""
    reaction = state.book.reaction
    kind = state.book.kind
    found = with_each(state, USE, [card for card in state.hand[seat] if reaction[kind[card]] >= 0])
    found.append(DONE)
    return found


def answer_react(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """A card is set aside, and the question is put again (R25); or that was all."""
    if action == DONE:
        state.discard[seat] += state.aside[seat]
        state.aside[seat] = ()
        state.pending.append((EXPERTISE, 0, state.challenger))
        return
    kind = action & OPERAND
    state.aside[seat] += (moves.leave(state, seat, kind),)
    state.total[seat] += state.book.reaction[kind]
    state.reacted[seat] += state.book.reaction[kind]
    if state.events is not None:
        name, power = state.setup.seats[seat], state.book.reaction[kind]
        state.tell(messages.React(name, state.book.ids[kind], power, state.total[seat]))
    if state.book.reaction_draw[kind]:
        moves.draw(state, seat, state.book.reaction_draw[kind])
    state.ask(frame)


# -- Weapon Expertise -----------------------------------------------------------------------------------------------


def run_expertise(state: RankingBattle, frame: Frame) -> None:
    """Steps 3 and 4: passed over without face-up victory cards."""
    _, _, seat = frame
    if state.face_up[seat]:
        state.put_frame(frame, seat)
    else:
        state.pending[-1] = _after_expertise(state, seat)


def _after_expertise(state: RankingBattle, seat: int) -> Frame:
    if seat == state.challenger:
        return (EXPERTISE, 0, state.defender)
    return (EQUIP, 0, state.challenger, 0)


def offer_expertise(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """From none to all."""
    return list(range(DO_EXPERTISE, DO_EXPERTISE + state.face_up[seat] + 1))


def answer_expertise(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """They are flipped face-down."""
    count = action & OPERAND
    value = count * state.book.expertise[attacker_kind(state, seat)]
    state.face_up[seat] -= count
    state.face_down[seat] += count
    state.spent[seat] += count
    state.total[seat] += value
    if state.events is not None:
        state.tell(messages.Expertise(state.setup.seats[seat], count, value, state.total[seat]))
    state.pending.append(_after_expertise(state, seat))


# -- weapons --------------------------------------------------------------------------------------------------------


def run_equip(state: RankingBattle, frame: Frame) -> None:
    """Steps 5 and 6: take a weapon; who takes several chooses (6.4 a)."""
    _, _, seat, exchanged = frame
    look = 1 if exchanged else state.book.look[attacker_kind(state, seat)]
    for _ in range(look):
        moves.take_weapon(state, seat)
    taken, kinds = state.equipped[seat], state.book.kind
    if look > 1 and len({kinds[card] for card in taken}) > 1:
        state.put_frame(frame, seat)
    else:
        state.pending.pop()
        _choose(state, seat, kinds[taken[0]], exchanged)


def offer_equip(state: RankingBattle, seat: int, _frame: Frame) -> list[int]:
    """Those that were taken."""
    return with_each(state, DO_EQUIP, state.equipped[seat])


def answer_equip(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """One is equipped, the others are discarded before it counts."""
    _, _, _, exchanged = frame
    _choose(state, seat, action & OPERAND, exchanged)


def _choose(state: RankingBattle, seat: int, kind: int, exchanged: int) -> None:
    taken, kinds = state.equipped[seat], state.book.kind
    if len(taken) > 1:
        chosen = next(card for card in taken if kinds[card] == kind)
        state.equipped[seat] = (chosen,)
        state.used_weapons += [card for card in taken if card != chosen]
        if state.events is not None:
            rest = [state.setup.kinds[card] for card in taken if card != chosen]
            state.tell(messages.Equip(state.setup.seats[seat], state.book.ids[kind], tuple(rest)))
    if state.book.exchanges[kind] and not exchanged:
        state.ask((EXCHANGE, 1 << seat, seat))
    else:
        _wield(state, seat)


def offer_exchange(_state: RankingBattle, _seat: int, _frame: Frame) -> list[int]:
    """Exchange it or keep it (6.4 b)."""
    return [DO_EXCHANGE, KEEP]


def answer_exchange(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """The next weapon is equipped in its place, or it counts."""
    if action == KEEP:
        _wield(state, seat)
        return
    if state.events is not None:
        state.tell(messages.Exchange(state.setup.seats[seat], state.setup.kinds[state.equipped[seat][0]]))
    state.used_weapons += state.equipped[seat]
    state.equipped[seat] = ()
    state.pending.append((EQUIP, 0, seat, 1))


def _wield(state: RankingBattle, seat: int) -> None:
    """The modifier counts (6.4 c), then the abilities."""
    power = state.book.power[state.book.kind[state.equipped[seat][0]]]
    if power:
        gain(state, seat, power, None)
    _arm(state, seat, 0)


def run_arm(state: RankingBattle, frame: Frame) -> None:
    """The abilities that are left, once a question or what else the one before has brought up is done."""
    _, _, seat, place = frame
    state.pending.pop()
    _arm(state, seat, place)


def _arm(state: RankingBattle, seat: int, place: int) -> None:
    """The abilities of the equipped weapon in order (6.4 d), from one of them on; then the other side, or the end."""
    pending = state.pending
    abilities = state.book.arms[state.book.kind[state.equipped[seat][0]]]
    while place < len(abilities):
        ability = abilities[place]
        place += 1
        if ability.pauses:
            pending.append((ARM, 0, seat, place))
            ability.do(state, seat)
            return
        ability.do(state, seat)
    if seat == state.challenger:
        pending.append((EQUIP, 0, state.defender, 0))
    else:
        _compare(state)


def run_guess(state: RankingBattle, frame: Frame) -> None:
    """A cost is always named, whatever the deck holds."""
    _, _, seat = frame
    state.put_frame(frame, seat)


def offer_guess(state: RankingBattle, _seat: int, _frame: Frame) -> list[int]:
    """From 0 to the highest cost."""
    return list(range(DO_GUESS, DO_GUESS + state.book.most_cost + 1))


def answer_guess(state: RankingBattle, seat: int, action: int, _frame: Frame) -> None:
    """The top card decides the battle; without one the bearer loses."""
    card = moves.take_top(state, seat)
    right = card >= 0 and state.book.cost[state.book.kind[card]] == action & OPERAND
    if card >= 0:
        state.discard[seat].append(card)
    if state.events is not None:
        news.tell_guess(state, seat, action & OPERAND, card, right)
    other = opponent(state, seat)
    if right:
        decide(state, seat, other)
    else:
        decide(state, other, seat)


def run_call(state: RankingBattle, frame: Frame) -> None:
    """To call or not."""
    _, _, seat, _ = frame
    state.put_frame(frame, seat)


def offer_call(_state: RankingBattle, _seat: int, _frame: Frame) -> list[int]:
    """To call or not."""
    return [DO_CALL, SILENT]


def answer_call(state: RankingBattle, seat: int, action: int, frame: Frame) -> None:
    """The call brings the bonus."""
    if state.events is not None:
        news.tell_call(state, seat, is_called=action == DO_CALL)
    if action == DO_CALL:
        _, _, _, bonus = frame
        gain(state, seat, bonus, "call")


# -- the result -----------------------------------------------------------------------------------------------------


def _compare(state: RankingBattle) -> None:
    """Step 7: a difference within the margin is a draw."""
    challenger, defender = state.challenger, state.defender
    difference = state.total[challenger] - state.total[defender]
    if abs(difference) <= state.book.catalogue.rules.draw_margin:
        if state.events is not None:
            news.tell_result(state, -1, -1, decided=False)
        _put_away(state)
        return
    winner, loser = (challenger, defender) if difference > 0 else (defender, challenger)
    if state.events is not None:
        news.tell_result(state, winner, loser, decided=False)
    _win(state, winner, loser)


def decide(state: RankingBattle, winner: int, loser: int) -> None:
    """A weapon decides the battle at once (R21)."""
    del state.pending[1:]  # the rest of the battle
    if state.events is not None:
        news.tell_result(state, winner, loser, decided=True)
    _win(state, winner, loser)


def _win(state: RankingBattle, winner: int, loser: int) -> None:
    """Step 8: ranks, the victory card, the weapons, and whether somebody is the ruler now."""
    rank = state.rank
    if rank[winner] > rank[loser]:
        rank[winner], rank[loser] = rank[loser], rank[winner]
        if state.events is not None:
            names = state.setup.seats
            state.tell(messages.Ranks(names[winner], rank[winner], names[loser], rank[loser]))
    _award(state, winner, loser)
    _put_away(state)
    check_ruler(state)


def _award(state: RankingBattle, winner: int, loser: int) -> None:
    """A victory card from the pile, or else from the loser, face-down ones first (R13)."""
    giver = loser
    if state.victories:
        state.victories -= 1
        giver = -1
    elif state.face_down[loser]:
        state.face_down[loser] -= 1
    elif state.face_up[loser]:
        state.face_up[loser] -= 1
    else:
        return
    state.face_up[winner] += 1
    if state.events is not None:
        names, count = state.setup.seats, state.face_up[winner] + state.face_down[winner]
        state.tell(messages.Victory(names[winner], count, None if giver < 0 else names[giver]))


def _put_away(state: RankingBattle) -> None:
    """The weapons are discarded, and the battle is over."""
    for side in (state.challenger, state.defender):
        state.used_weapons += state.equipped[side]
        state.equipped[side] = ()
        state.total[side] = state.reacted[side] = state.spent[side] = state.armed[side] = state.hampered[side] = 0
    state.challenger = state.defender = -1
