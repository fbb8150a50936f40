"""Which described positions are refused: what a reader would stumble over, in Teams, names, coins, battles and rows."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames
from meijin.games.crossover.battle.organization import at_home
from meijin.games.crossover.frames import ATTACKING, BATTLE, BLOCKING, ENTERING, ENTERING_CARD, STEP
from meijin.games.crossover.language.vocabulary import CardType
from meijin.games.crossover.names import BATTLEFIELD, DB, DRAGON_BALL, LINES, MIXED, SETUP, ZONE_NAMES, J, N
from meijin.games.crossover.objects import presence
from meijin.kernel.demands import need
from meijin.kernel.errors import counted
from meijin.kernel.frames import KIND, SEATS
from meijin.kernel.state import DECIDERS

if TYPE_CHECKING:
    from meijin.games.crossover.effects.card import Card
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.state import Crossover


# Which kinds of rows each list holds.
_HELD: Final = {
    "chain": (frames.ITEM,),
    "contexts": (frames.ITEM,),
    "waiting": (frames.ITEM, frames.AT_ONCE),
    "delayed": (frames.LATER,),
    "lasting": tuple(range(frames.POWER, frames.WATCH + 1)),
    "battles": (BATTLE,),
}
# Questions to the attacker alone, and to the blocker.
_MISSIONS: Final = (frames.MISSION, frames.FREE_MISSION, frames.CLIENT, frames.DEPLOY)
_TO_ATTACKER: Final = (frames.CHARGE, *_MISSIONS, frames.DB_STEP, frames.ATTACK)
_TO_BLOCKER: Final = (frames.COUNTER, frames.BLOCK)
# Frames that each have a context of their own.
_WITH_CONTEXT: Final = (frames.ANNOUNCE, frames.ACCEPT, frames.FINISH)


def misplaced(setup: CrossoverSetup, card: int, zone: str, owner: int) -> str:
    """Why a card cannot lie in a zone; empty if it can."""
    terms = setup.terms
    wish = card in terms.wishes[terms.owner[card]]
    reason = _no_place(terms.cards[card], zone, wish)
    if not reason and terms.owner[card] != owner and ZONE_NAMES.index(zone) not in MIXED:
        return f"it belongs to {setup.seats[terms.owner[card]]} (CB3.3.2)"
    return reason


def _no_place(printed: Card, zone: str, wish: bool) -> str:
    """Why no card like this lies in a zone, whoever's it is; empty if it can."""
    if wish and zone not in ("wishes", "aside", "stack", "removed"):
        return "a Wish card is never there"
    if zone in ("wishes", "aside") and not wish:
        return "only Wish cards are there"
    if zone == "battlefield" and not printed.is_fighter:
        return "only fighters are sent to the battlefield"
    if zone == "village" and not (printed.is_fighter or printed.is_support):
        return "only fighters and support cards are in a village"
    return ""


def kinds_in(setup: CrossoverSetup, zone: str, owner: int) -> dict[str, int]:
    """The kinds of the pool that may lie in a zone, with how many copies: of both lists where their cards mingle."""
    pool, lines = setup.terms.pool, setup.terms.lines
    found: dict[str, int] = {}
    for each in range(len(lines)):
        if each == owner or ZONE_NAMES.index(zone) in MIXED:
            for card in pool.cards:
                if card.line.word == LINES[lines[each]] and not _no_place(card, zone, card.type_ is CardType.WISH):
                    copies = 1 if card.type_ is CardType.WISH else pool.rules.same_number_max_total
                    found[card.id] = found.get(card.id, 0) + copies
    return found


def check(state: Crossover) -> None:
    """Refuse a position that cannot be, with the reason."""
    _check_turn(state)
    _check_teams(state)
    for seat in range(len(state.setup.seats)):
        _check_names(state, seat)
        _check_coins(state, seat)
    _check_battles(state)
    _check_question(state)


def _check_turn(state: Crossover) -> None:
    seats, last = state.setup.seats, state.last_turn
    need(state.attacker >= 0, "say who attacks (counter attacker)")
    if state.letter == SETUP:
        return
    need(state.first >= 0, "say who went first (counter first)")
    whose = seats[taking(state)]
    need(seats[state.attacker] == whose, f"turn {state.turn} is that of {whose}, since {seats[state.first]} went first")
    need(not last or state.turn <= last, f"turn {state.turn} is beyond the last turn, {last}")


def taking(state: Crossover) -> int:
    """Who has the turn of this number."""
    return state.first if state.turn % 2 else 1 - state.first


def _check_teams(state: Crossover) -> None:
    """Every fighter is in one Team of one to three, with one Head and no gap behind it (CB2)."""
    most = state.terms.pool.rules.team_max
    teams: dict[int, list[int]] = {}
    for card in [*presence.fighters(state, 0), *presence.fighters(state, 1)]:
        teams.setdefault(state.team[card], []).append(card)
    for cards in teams.values():
        listed = ", ".join(state.setup.cards[card] for card in cards)
        need(len(cards) <= most, f"{listed} are {len(cards)} in one Team, which has at most {most} (CB2.5)")
        places = sorted(state.place[card] for card in cards)
        right = places == list(range(len(cards)))
        need(right, f"a Team has exactly one Head (place 0), and Backs with the places 1 and 2: {listed}")
        whole = len({state.where[card] for card in cards}) == 1
        need(whole, f"a Team is at home or on the battlefield as a whole, and of one player: {listed}")


def _check_names(state: Crossover, seat: int) -> None:
    """Nobody has two fighters in play that share a name (CB6.3)."""
    names = state.setup.cards
    for one, other in combinations(presence.fighters(state, seat), 2):
        need(
            not state.cards[one].name_bits & state.cards[other].name_bits,
            f"{names[one]} and {names[other]} share a name, and {state.setup.seats[seat]} has both in play (CB6.3.1)",
        )


def _check_coins(state: Crossover, seat: int) -> None:
    """DB coins come from the pools of Dragon Ball players, who never have more than seven."""
    name, cap = state.setup.seats[seat], state.terms.pool.rules.db_coin_cap
    coins = state.pool[seat] + sum(state.coins[DB][card] for card in presence.fighters(state, seat))
    need(coins <= cap, f"{name} has {counted(coins, 'DB coin')}, but at most {cap} are possible (CB6.8.3)")
    has_pool = state.terms.lines[seat] == DRAGON_BALL or not state.pool[seat]
    need(has_pool, f"{name} plays Naruto and has no DB pool (CB6.8.3)")


def _check_battles(state: Crossover) -> None:
    """On the battlefield are the Teams of the battles, and nobody else."""
    fought = [team for battle in state.battles for team in (battle[ATTACKING], battle[BLOCKING]) if team]
    need(len(set(fought)) == len(fought), "every Team fights in one battle")
    for seat, side in ((state.attacker, ATTACKING), (1 - state.attacker, BLOCKING)):
        teams = [battle[side] for battle in state.battles]
        for card in presence.fighters(state, seat):
            name, sent = state.setup.cards[card], state.where[card] >> 1 == BATTLEFIELD
            fights = state.team[card] in teams
            need(
                not sent or J <= state.letter <= N, f"{name} is on the battlefield, but there is no battle in this step"
            )
            need(fights or not sent, f"{name} is on the battlefield, but its Team fights in no battle")
            need(sent or not fights, f"{name} is at home, but its Team fights in a battle")


def _check_question(state: Crossover) -> None:
    """The questions of a turn are put to the attacker or the blocker, and only who has several fighters organizes."""
    kind, asked, *_ = state.pending[-1]
    name, seats = state.setup.game.frames[kind].name, DECIDERS[asked]
    sides = ((state.attacker, _TO_ATTACKER, "attacks"), (1 - state.attacker, _TO_BLOCKER, "blocks"))
    for side, kinds, does in sides:
        wrong = kind in kinds and seats == (1 - side,)
        need(not wrong, f"{name!r} is a question to {state.setup.seats[side]}, who {does}")
    if kind == frames.ORGANIZE:
        for seat in seats:
            need(len(at_home(state, seat)) > 1, f"{state.setup.seats[seat]} has nobody to organize")


# -- rows and the stack ---------------------------------------------------------------------------------------------


def check_rows(state: Crossover) -> None:
    """Refuse rows that are of another list, effects under way without a row, and cards on the stack without one."""
    declared = state.setup.game.frames
    for name, kinds in _HELD.items():
        for row in getattr(state, name):
            need(row[KIND] in kinds, f"{declared[row[KIND]].name!r} does not belong to {name!r}")
            need(not row[SEATS], f"a row of {name!r} is no question: it has no 'seats'")
    stack = [frame[KIND] for frame in state.pending]
    need(stack[0] == STEP, "the first frame of the stack must be 'step'")
    need(stack.count(STEP) == 1, "'step' lies at the bottom of the stack")
    effects = sum(kind in _WITH_CONTEXT for kind in stack)
    rows = len(state.contexts)
    need(effects == rows, f"'contexts' has {rows} rows, but {effects} effects are under way on the stack")
    goes_on = len(stack) > 1 or not state.chain
    need(goes_on, "there are items on the Chain, but nothing on the stack that goes on with it")
    about = [frame[ENTERING_CARD] for frame in state.pending if frame[KIND] == ENTERING]
    about += [item[frames.SOURCE] for item in (*state.chain, *state.contexts)]
    for card in [*state.stack[0], *state.stack[1]]:
        name = state.setup.cards[card]
        need(card in about, f"{name} lies on the stack, but no item of the Chain is about it")
