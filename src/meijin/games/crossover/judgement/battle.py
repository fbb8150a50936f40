"""What attacks and blocks bring: every way to block is tried with the Powers that all can see.

Teams go home after the Showdown whether they were blocked or not, so an attack risks no more than its own battles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.frames import ATTACKING, BLOCKING
from meijin.games.crossover.judgement.worth import A_DB_COIN, lives, rewards
from meijin.games.crossover.names import DRAGON_BALL
from meijin.games.crossover.objects import board, permissions, presence

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover

# How likely it is that an art changes a battle, and by how much.
AN_ART_COMES: Final = 0.2
AN_ART_ADDS: Final = 3
# The least that is worth sending somebody out for.
A_REASON: Final = 0.01


class Team:
    """A Team as its battles see it: its Power, and what it loses by Damage to its Head alone or to all."""

    __slots__ = ("crushed", "head", "hurt", "number", "power")

    def __init__(self, world: Crossover, number: int, members: list[int]) -> None:
        self.number = number
        self.head = members[0]
        self.power = board.team_power(world, number)
        now, once_hurt = lives(world, members[0])
        self.hurt = now - once_hurt
        self.crushed = now
        for card in members[1:]:
            now, once_hurt = lives(world, card)
            self.crushed += now - once_hurt


def teams_of(world: Crossover, cards: list[int]) -> list[Team]:
    """The Teams that some fighters form."""
    found: dict[int, list[int]] = {}
    for card in cards:
        if world.team[card]:
            found.setdefault(world.team[card], []).append(card)
    for members in found.values():
        members.sort(key=world.place.__getitem__)
    return [Team(world, number, members) for number, members in found.items()]


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
        art, counter_art = (AN_ART_COMES * _may_use_arts(world, seat) for seat in (attacker, blocker))
        self.shifts = [(0, 1.0 - art - counter_art), (AN_ART_ADDS, art), (-AN_ART_ADDS, counter_art)]
        self.walled = bool(board.snapshot(world).walls)

    def breakthrough(self, power: int) -> int:
        """The rewards for a Team that nobody blocks."""
        return 0 if not power else 2 if power >= self.double else 1

    def loot(self, count: int) -> float:
        """What further rewards are worth."""
        return rewards(self.won + count) - rewards(self.won) - self.consolation * count

    def clash(self, attacking: Team, blocking: Team) -> float:
        """What a battle between two Teams brings, on average over the arts that may come."""
        total = 0.0
        for shift, chance in self.shifts:
            if chance:
                lead = attacking.power - blocking.power + shift
                if lead > 0:
                    total += chance * (blocking.crushed if lead >= self.margin else blocking.hurt)
                elif lead < 0:
                    total -= chance * (attacking.crushed if lead <= -self.margin else attacking.hurt)
                else:
                    total += chance * (blocking.hurt - attacking.hurt)
        return total

    def may_block(self, blocking: Team, attacking: Team) -> bool:
        """Whether a Team may block another."""
        return not self.walled or permissions.may_block(self.world, blocking.number, attacking.number)

    def outcomes(self, attacking: list[Team], blocking: list[Team], won: int = 0) -> list[float]:
        """What the first so many attacks bring, from none to all, if they are blocked at their worst."""
        layer = {(0, won): 0.0}  # by the blockers used and the rewards won: the least that the battles bring
        found = [self.loot(won)]
        for attacker in attacking:
            reward = self.breakthrough(attacker.power)
            clashes = [
                (1 << place, self.clash(attacker, blocker))
                for place, blocker in enumerate(blocking)
                if self.may_block(blocker, attacker)
            ]
            following: dict[tuple[int, int], float] = {}
            for (used, count), value in layer.items():
                key = (used, count + reward)
                following[key] = min(value, following.get(key, value))
                for bit, brings in clashes:
                    if not used & bit:
                        key = (used | bit, count)
                        following[key] = min(value + brings, following.get(key, value + brings))
            layer = following
            found.append(min([value + self.loot(count) for (_, count), value in layer.items()]))
        return found

    def by_risk(self, attacking: list[Team], blocking: list[Team]) -> list[Team]:
        """Teams that may attack, in the order in which they should be sent: those first that lose least at worst."""
        return sorted(
            [team for team in attacking if permissions.may_be_sent(self.world, team.number)],
            key=lambda team: (min([self.clash(team, each) for each in blocking], default=0.0), team.power),
            reverse=True,
        )


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
        members = presence.members(world, battle[ATTACKING])
        if not members:
            continue
        team = Team(world, battle[ATTACKING], members)
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
