"""Which Teams to form: divisions of the fighters at home, valued by what they can attack and block."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import moves
from meijin.games.crossover.battle import organization
from meijin.games.crossover.frames import ORGANIZE_BEGUN, ORGANIZE_HEAD
from meijin.games.crossover.judgement.battle import Front, Team, teams_of
from meijin.games.crossover.objects import board

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

Division = tuple[tuple[int, ...], ...]
"""Teams, each with its Head first, in the order of the Heads' numbers."""

# With more fighters than this only the likeliest Heads are tried.
ALL_HEADS: Final = 4
# How many divisions are looked at closely.
DOZEN: Final = 12
# The opponent will attack these Teams, but may have other fighters and Teams by then.
IN_DEFENCE: Final = 0.6
# What the present Teams have ahead of others that are as good.
NO_CHANGE: Final = 0.001


def rate(world: Crossover, seat: int, frame: Frame, legal: list[int]) -> list[float]:
    """How good the best division is that goes on with each action."""
    cards = organization.at_home(world, seat)
    drill = Drill(world, seat)
    values = {division: drill.value(division) for division in divisions(world, cards)}
    present = _present(world, cards)
    best: dict[int, float] = {}
    if not frame[ORGANIZE_BEGUN]:
        kept = values.get(present)
        best[moves.KEEP] = (drill.value(present) if kept is None else kept) + NO_CHANGE
    said = _said(frame, present)
    for division, value in values.items():
        following = _following(division, said)
        if following >= 0:
            best[following] = max(value, best.get(following, value))
    worst = min(best.values(), default=0.0) - 1.0
    return [best.get(action, worst) for action in legal]


def _said(frame: Frame, present: Division) -> list[int]:
    """What has been said of the present Teams so far."""
    if not frame[ORGANIZE_BEGUN]:
        return []
    latest = frame[ORGANIZE_HEAD]
    said = _words([team for team in present if team[0] <= latest and len(team) > 1])
    if len(said) < 2 or moves.move(moves.LEAD, latest) not in said:
        said.append(moves.move(moves.LEAD, latest))
    return said


def _following(division: Division, said: list[int]) -> int:
    """What comes next in saying a division; -1 if something else was said."""
    words = [*_words([team for team in division if len(team) > 1]), moves.DONE]
    return words[len(said)] if words[: len(said)] == said and len(words) > len(said) else -1


def divisions(world: Crossover, cards: list[int]) -> list[Division]:
    """The most promising divisions: Heads with high Combat, and Backs with high Support where they matter most."""
    powers = {card: board.power(world, card) for card in cards}
    most = world.terms.pool.rules.team_max
    leaders = sorted(cards, key=lambda card: (powers[card][1] - powers[card][0], card))
    found: dict[Division, int] = {}
    for count in range(-(-len(cards) // most), len(cards) + 1):
        choices = combinations(leaders, count) if len(cards) <= ALL_HEADS else [tuple(leaders[:count])]
        for heads in choices:
            backs = sorted([card for card in cards if card not in heads], key=lambda card: (-powers[card][1], card))
            for balanced in (False, True):
                division = _divide(powers, heads, backs, most, balanced)
                found[division] = sum([max(0, powers[team[0]][0]) for team in division])
    return sorted(found, key=lambda division: (-found[division], division))[:DOZEN]


def _divide(
    powers: dict[int, tuple[int, int]], heads: tuple[int, ...], backs: list[int], most: int, balanced: bool
) -> Division:
    """The Backs join the strongest Team that has room, or the weakest."""
    teams = [[head] for head in heads]
    totals = [powers[head][0] for head in heads]
    for back in backs:
        room = [place for place, team in enumerate(teams) if len(team) < most]
        place = (min if balanced else max)(room, key=totals.__getitem__)
        teams[place].append(back)
        totals[place] += powers[back][1]
    return tuple(sorted([tuple(team) for team in teams]))


def _present(world: Crossover, cards: list[int]) -> Division:
    teams: dict[int, list[int]] = {}
    for card in cards:
        teams.setdefault(world.team[card], []).append(card)
    return tuple(sorted([tuple(sorted(team, key=world.place.__getitem__)) for team in teams.values()]))


def _words(teams: list[tuple[int, ...]]) -> list[int]:
    return [moves.move(moves.BACK if place else moves.LEAD, card) for team in teams for place, card in enumerate(team)]


class Drill:
    """What divisions of a seat's fighters are worth; Teams that are in several of them are worked out once."""

    def __init__(self, world: Crossover, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.attack, self.defence = Front(world, seat), Front(world, 1 - seat)
        self.theirs = teams_of(world, world.village[1 - seat])
        self.known: dict[tuple[int, ...], Team] = {}

    def value(self, division: Division) -> float:
        """What these Teams can attack, less what the opponent's can do to them."""
        if self.attack.walled:
            return self._in_place(division)
        mine = [self._team(members) for members in division]
        return self._worth(self.attack, self.defence, mine, self.theirs)

    def _team(self, members: tuple[int, ...]) -> Team:
        team = self.known.get(members)
        if team is None:
            team = Team(self.world, self.world.teams + 1 + len(self.known), list(members), 0)
            self.known[members] = team
        return team

    def _in_place(self, division: Division) -> float:
        """The same where it matters which Teams may block which: they are looked at as they would stand."""
        trial = self.world.clone()
        number = trial.teams
        for team in division:
            number += 1
            for place, card in enumerate(team):
                trial.team[card] = number
                trial.place[card] = place
        trial.board = None
        mine, theirs = teams_of(trial, trial.village[self.seat]), teams_of(trial, trial.village[1 - self.seat])
        return self._worth(Front(trial, self.seat), Front(trial, 1 - self.seat), mine, theirs)

    def _worth(self, attack: Front, defence: Front, mine: list[Team], theirs: list[Team]) -> float:
        value = 0.0
        if self.seat == self.world.attacker:
            value = max(attack.outcomes(attack.by_risk(mine, theirs), theirs))
        return value - IN_DEFENCE * max(defence.outcomes(defence.by_risk(theirs, mine), mine))
