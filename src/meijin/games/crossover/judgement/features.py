"""What a position looks like in numbers, from which the chance to win is estimated (see ``kernel/estimate.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import ATTACKING, BLOCKING, CONTROLLER
from meijin.games.crossover.judgement.battle import Front, outlook, team_of
from meijin.games.crossover.judgement.worth import ENOUGH_CHAKRA, LAST_CARDS, Purse, life, printed
from meijin.games.crossover.names import DB, DRAGON_BALL, STEP_NAMES, J
from meijin.games.crossover.objects import board, presence
from meijin.kernel.frames import SEATS

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

COMMON: Final = (
    *("attacker", "asked", "turn", "chain", "rival's chain", "wins", "loses", "reward", "rival's reward"),
    *("loss", "rival's loss", "lead", "battles", "deploys", "free attacks", "best attack", "good attacks"),
    *("rival's free attacks", "rival's best attack", "rival's good attacks"),
    *("attack", "rival's attack", "threat", "rival's threat"),
    *[f"step {name}" for name in STEP_NAMES],
)
# Counted for both lines, and once more for Dragon Ball alone.
MAIN: Final = ("one", "rewards", "deck", "hand", "chakra", "fighters", "worth", "combat")
SIDE: Final = (
    *MAIN,
    *("nearing", "two to win", "one to win", "last cards", "to deploy", "best to deploy", "for later", "arts"),
    *("paid arts", "other cards", "spare chakra", "coins", "placed coins", "wishes", "indicator", "injured"),
    *("support", "support cards", "teams", "best team", "second team", "third team", "at home", "best at home"),
    "hand worth",
    *[f"dragon ball {name}" for name in MAIN],
)
MOST_OUTLOOK: Final = 3.0  # this much also for an attack that wins the game
NAMES: Final = [*COMMON, *SIDE, *[f"rival's {name}" for name in SIDE]]


def names() -> list[str]:
    """What the numbers are called."""
    return list(NAMES)


class Side:
    """What a player has in play."""

    def __init__(self, state: Crossover, seat: int) -> None:
        self.combat = self.support = self.injured = self.fighters = self.supports = self.coins = 0
        self.worth = 0.0
        self.names = 0
        powers: dict[int, int] = {}  # of all Teams
        team, place, injured, coins, cards = state.team, state.place, state.injured, state.coins[DB], state.cards
        self.home: list[int] = []  # the Powers of Teams at home
        for zone in (state.battlefield[seat], state.village[seat]):
            for card in zone:
                number = team[card]
                if not number:
                    self.supports += 1
                    continue
                power = board.power(state, card)
                combat, support = power
                powers[number] = powers.get(number, 0) + (support if place[card] else combat)
                self.combat += combat
                self.support += support
                self.fighters += 1
                self.injured += injured[card]
                self.coins += coins[card]
                self.worth += life(state, card, power)[0]
                self.names |= cards[card].name_bits
        sent = {team[card] for card in state.battlefield[seat]} if state.battlefield[seat] else set()
        self.teams = sorted(powers.values(), reverse=True)
        self.home = self.teams if not sent else sorted([powers[n] for n in powers if n not in sent], reverse=True)


def features(state: Crossover, seat: int) -> list[float]:
    """The position for a seat: what goes on, its own things, the rival's."""
    other = 1 - seat
    mine, theirs = Side(state, seat), Side(state, other)
    turn = 1.0 if state.attacker == seat else -1.0
    asked = 0.0
    if state.pending:
        seats = state.pending[-1][SEATS]
        asked = 1.0 if seats >> seat & 1 else -1.0 if seats >> other & 1 else 0.0
    own_items = sum([item[CONTROLLER] == seat for item in state.chain])
    row = [turn, asked, state.turn / 20.0, own_items / 2.0, (len(state.chain) - own_items) / 2.0]
    row += _battles(state, seat)
    row.append(turn * state.deploys)
    to_come = state.letter <= J and not state.battles
    row += _prospects(mine, theirs) if to_come and turn > 0 else (0.0, 0.0, 0.0)
    row += _prospects(theirs, mine) if to_come and turn < 0 else (0.0, 0.0, 0.0)
    own, others = _outlook(state, seat), _outlook(state, other)
    row += (own, 0.0, 0.0, others) if turn > 0 else (0.0, others, own, 0.0)
    steps = [0.0] * len(STEP_NAMES)
    steps[state.letter] = turn
    row += steps
    _side(state, seat, mine, row)
    _side(state, other, theirs, row)
    return row


def _prospects(attacking: Side, blocking: Side) -> tuple[float, float, float]:
    """How many Teams nobody is left to block, the best lead, and how many Teams nobody can withstand."""
    best = blocking.home[0] if blocking.home else 0
    lead = attacking.home[0] - best if attacking.home else 0
    good = len([power for power in attacking.home if power > best])
    return max(0, len(attacking.home) - len(blocking.home)) / 2.0, max(-10, min(10, lead)) / 5.0, good / 2.0


def _outlook(state: Crossover, seat: int) -> float:
    """What an attack with the Teams at home would bring a seat."""
    return min(MOST_OUTLOOK, outlook(state, seat) / 10.0)


def _battles(state: Crossover, seat: int) -> tuple[float, ...]:
    """What the open battles come to as they stand: an end, rewards, losses, leads and how many they are."""
    won, lost = len(state.rewards[seat]), len(state.rewards[1 - seat])
    goal = state.terms.pool.rules.rewards_to_win
    rewards = 0
    attacker_loses = blocker_loses = 0.0
    leads = fought = 0
    if state.battles:
        front = Front(state, state.attacker)
        for battle in state.battles:
            attackers = presence.members(state, battle[ATTACKING])
            if not attackers:
                continue
            fought += 1
            attacking = team_of(state, battle[ATTACKING])
            blockers = presence.members(state, battle[BLOCKING]) if battle[BLOCKING] else []
            if not blockers:
                rewards += front.breakthrough(attacking.power)
                continue
            blocking = team_of(state, battle[BLOCKING])
            lead = attacking.power - blocking.power
            leads += max(-front.margin, min(front.margin, lead))
            if lead >= 0:
                blocker_loses += blocking.crushed if lead >= front.margin else blocking.hurt
            if lead <= 0:
                attacker_loses += attacking.crushed if lead <= -front.margin else attacking.hurt
    if state.attacker == seat:
        return (
            *(float(won + rewards >= goal), float(lost >= goal), rewards / 2.0, 0.0),
            *(attacker_loses / 10.0, blocker_loses / 10.0, leads / 5.0, fought / 3.0),
        )
    return (
        *(float(won >= goal), float(lost + rewards >= goal), 0.0, rewards / 2.0),
        *(blocker_loses / 10.0, attacker_loses / 10.0, -leads / 5.0, -fought / 3.0),
    )


def _side(state: Crossover, seat: int, side: Side, row: list[float]) -> None:
    rewards, deck, chakra = len(state.rewards[seat]), len(state.deck[seat]), len(state.chakra[seat])
    left = state.terms.pool.rules.rewards_to_win - rewards
    indicator = state.indicator[seat]
    soon = best = later = arts = paid = others = 0.0
    cards = state.cards
    for card in state.hand[seat]:
        face = cards[card]
        if face.is_fighter:
            if face.name_bits & side.names:
                others += 1.0
            elif face.turn <= indicator + 1:
                soon += 1.0
                best = max(best, printed(face))
            else:
                later += 1.0
        elif face.is_art:
            arts += 1.0
            if state.terms.tables.art_needs[face.index][0] <= chakra:
                paid += 1.0
        else:
            others += 1.0
    main = [
        1.0,
        rewards / 10.0,
        deck / 30.0,
        len(state.hand[seat]) / 6.0,
        min(chakra, ENOUGH_CHAKRA) / 6.0,
        side.fighters / 4.0,
        side.worth / 30.0,
        side.combat / 15.0,
    ]
    row += main
    teams, home = side.teams, side.home
    row += [
        (rewards / 10.0) ** 3,
        float(left <= 2),
        float(left <= 1),
        max(0, LAST_CARDS - deck) / 4.0,
        soon / 2.0,
        best / 8.0,
        later / 2.0,
        arts / 2.0,
        paid / 2.0,
        others / 2.0,
        max(0, chakra - ENOUGH_CHAKRA) / 6.0,
        state.pool[seat] / 5.0,
        side.coins / 5.0,
        len(state.wishes[seat]) / 2.0,
        indicator / 8.0,
        side.injured / 2.0,
        side.support / 10.0,
        side.supports / 2.0,
        len(teams) / 3.0,
        teams[0] / 8.0 if teams else 0.0,
        teams[1] / 8.0 if len(teams) > 1 else 0.0,
        teams[2] / 8.0 if len(teams) > 2 else 0.0,
        len(home) / 3.0,
        home[0] / 8.0 if home else 0.0,
        Purse(state, seat).hand(state) / 10.0,
    ]
    row += main if state.terms.lines[seat] == DRAGON_BALL else [0.0] * len(MAIN)
