"""What attacks and blocks bring: every way to block is tried with the Powers that all can see.

Teams go home after the Showdown whether they were blocked or not, so an attack risks no more than its own battles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import ATTACKING, BLOCKING
from meijin.games.crossover.judgement.worth import A_DB_COIN, life, rewards
from meijin.games.crossover.names import DRAGON_BALL
from meijin.games.crossover.objects import board, permissions, presence

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# How likely it is that an art changes a battle, and by how much.
AN_ART_COMES: Final = 0.2
AN_ART_ADDS: Final = 3
# The least that is worth sending somebody out for.
A_REASON: Final = 0.01
TEAM_BITS: Final = 20  # for the number of a Team
# In what is noted of blocks: the rewards won, and from there on a bit for each blocker.
COUNT_BITS: Final = 8
COUNTS: Final = (1 << COUNT_BITS) - 1


class Team:
    """A Team as its battles see it: its Power, and what it loses by Damage to its Head alone or to all."""

    __slots__ = ("cards", "crushed", "head", "hurt", "number", "power")

    def __init__(self, world: Crossover, number: int, members: list[int], bonus: int) -> None:
        self.number = number
        self.head = members[0]
        self.cards = 0  # one bit each
        self.hurt = self.crushed = 0.0
        total = bonus
        for card in members:
            self.cards |= 1 << card
            power = board.power(world, card)
            now, once_hurt = life(world, card, power)
            if card == self.head:
                total += power[0]
                self.hurt = now - once_hurt
                self.crushed = now
            else:
                total += power[1]
                self.crushed += now - once_hurt
        self.power = max(0, total)


def team_of(world: Crossover, number: int) -> Team:
    """The Team of a number, of which somebody is in play."""
    return Team(world, number, presence.members(world, number), board.team_bonus(world, number))


def teams_of(world: Crossover, cards: list[int]) -> list[Team]:
    """The Teams that some fighters form."""
    found: dict[int, list[int]] = {}
    team, place = world.team, world.place
    for card in cards:
        number = team[card]
        if not number:
            continue
        if number not in found:
            found[number] = [card]
            continue
        members = found[number]
        after = len(members)
        while after and place[members[after - 1]] > place[card]:
            after -= 1
        members.insert(after, card)
    return [Team(world, number, members, board.team_bonus(world, number)) for number, members in found.items()]


class Front:
    """The battles between an attacker and a blocker, seen from the attacker."""

    def __init__(self, world: Crossover, attacker: int) -> None:
        self.world = world
        self.won = len(world.rewards[attacker])
        rules = world.terms.pool.rules
        self.margin = rules.outstanding_margin
        self.double = rules.breakthrough_double_at
        blocker = 1 - attacker
        # Who is hit by a Breakthrough and has Wishes gets something for it.
        consoled = world.terms.lines[blocker] == DRAGON_BALL and world.wishes[blocker]
        self.consolation = A_DB_COIN if consoled else 0.0
        self.art = AN_ART_COMES * _may_use_arts(world, attacker)
        self.counter_art = AN_ART_COMES * _may_use_arts(world, blocker)
        self.walled = bool(board.snapshot(world).walls)
        self.held = permissions.kept_home(world)
        # What was worked out already, by the two Teams and by the number of rewards.
        self.clashes: dict[int, float] = {}
        self.loots: list[float] = []

    def breakthrough(self, power: int) -> int:
        """The rewards for a Team that nobody blocks."""
        return 0 if not power else 2 if power >= self.double else 1

    def loot(self, count: int) -> float:
        """What further rewards are worth."""
        return rewards(self.won + count) - rewards(self.won) - self.consolation * count

    def clash(self, attacking: Team, blocking: Team) -> float:
        """What a battle between two Teams brings, on average over the arts that may come."""
        key = attacking.number << TEAM_BITS | blocking.number
        known = self.clashes.get(key)
        if known is not None:
            return known
        lead = attacking.power - blocking.power
        total = (1.0 - self.art - self.counter_art) * self._result(attacking, blocking, lead)
        if self.art:
            total += self.art * self._result(attacking, blocking, lead + AN_ART_ADDS)
        if self.counter_art:
            total += self.counter_art * self._result(attacking, blocking, lead - AN_ART_ADDS)
        self.clashes[key] = total
        return total

    def _result(self, attacking: Team, blocking: Team, lead: int) -> float:
        """What a battle brings with this lead of the attacker."""
        if lead > 0:
            return blocking.crushed if lead >= self.margin else blocking.hurt
        if lead < 0:
            return -(attacking.crushed if lead <= -self.margin else attacking.hurt)
        return blocking.hurt - attacking.hurt

    def may_block(self, blocking: Team, attacking: Team) -> bool:
        """Whether a Team may block another."""
        return not self.walled or permissions.may_block(self.world, blocking.number, attacking.number)

    def outcomes(self, attacking: list[Team], blocking: list[Team], won: int = 0) -> list[float]:
        """What the first so many attacks bring, from none to all, if they are blocked at their worst."""
        # By the blockers used and the rewards won: the least that the battles bring.
        layer: dict[int, float] = {won: 0.0}
        found = [self.loot(won)]
        loots = self.loots
        for count in range(len(loots), won + 2 * len(attacking) + 1):
            loots.append(self.loot(count))
        for attacker in attacking:
            reward = self.breakthrough(attacker.power)
            bits: list[int] = []
            brings: list[float] = []
            bit = 1 << COUNT_BITS
            for blocker in blocking:
                if self.may_block(blocker, attacker):
                    bits.append(bit)
                    brings.append(self.clash(attacker, blocker))
                bit <<= 1
            following: dict[int, float] = {}
            for key, value in layer.items():
                after = key + reward
                if value < following.get(after, 1e9):
                    following[after] = value
                for place in range(len(bits)):
                    bit = bits[place]
                    if not key & bit:
                        after = key | bit
                        least = value + brings[place]
                        if least < following.get(after, 1e9):
                            following[after] = least
            layer = following
            worst = 1e9
            for key, value in layer.items():
                total = value + loots[key & COUNTS]
                worst = min(worst, total)
            found.append(worst)
        return found

    def by_risk(self, attacking: list[Team], blocking: list[Team]) -> list[Team]:
        """Teams that may attack, in the order in which they should be sent: those first that lose least at worst."""
        ranked: list[tuple[float, int, int, Team]] = []
        for team in attacking:
            if not self.held & team.cards:
                worst = 1e9
                for other in blocking:
                    worst = min(worst, self.clash(team, other))
                # Places keep equal Teams in their order.
                ranked.append((-worst if blocking else 0.0, -team.power, len(ranked), team))
        ranked.sort(key=_first_three)
        return [each[3] for each in ranked]


def _first_three(ranked: tuple[float, int, int, Team]) -> tuple[float, int, int]:
    return ranked[0], ranked[1], ranked[2]


def outlook(world: Crossover, attacker: int) -> float:
    """What the best attack with the present Teams brings."""
    front = Front(world, attacker)
    blocking = teams_of(world, world.village[1 - attacker])
    attacking = front.by_risk(teams_of(world, world.village[attacker]), blocking)
    return max(front.outcomes(attacking, blocking))


def rate_attacks(world: Crossover, attacker: int) -> dict[int, float]:
    """What sending each Team brings, by its Head, together with the best of the others; -1 is for no further Team."""
    front = Front(world, attacker)
    blocking = teams_of(world, world.village[1 - attacker])
    sent = teams_of(world, world.battlefield[attacker])
    home = front.by_risk(teams_of(world, world.village[attacker]), blocking)
    ratings = {-1: front.outcomes(sent, blocking)[-1] + A_REASON}
    for team in home:
        others = [each for each in home if each is not team]
        ratings[team.head] = max(front.outcomes([*sent, team, *others], blocking)[len(sent) + 1 :])
    return ratings


def rate_blocks(world: Crossover, blocker: int, index: int) -> dict[int, float]:
    """What each Team saves as blocker of a battle, by its Head, with the best blocks after it; -1 is for no blocker."""
    front = Front(world, 1 - blocker)
    home = teams_of(world, world.village[blocker])
    attacking = []
    won = 0
    for place, battle in enumerate(world.battles):
        if not presence.members(world, battle[ATTACKING]):
            continue
        team = team_of(world, battle[ATTACKING])
        if place >= index:
            attacking.append(team)
        elif not battle[BLOCKING]:
            won += front.breakthrough(team.power)
    first, rest = attacking[0], attacking[1:]
    ratings = {-1: -front.outcomes(rest, home, won + front.breakthrough(first.power))[-1]}
    for team in home:
        others = [each for each in home if each is not team]
        ratings[team.head] = -front.clash(first, team) - front.outcomes(rest, others, won)[-1]
    return ratings


def _may_use_arts(world: Crossover, seat: int) -> bool:
    """Whether a player may have an art to use, as far as everybody can see."""
    return bool(world.hand[seat]) and bool(world.chakra[seat])
