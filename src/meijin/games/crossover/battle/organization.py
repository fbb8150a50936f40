"""Step I, and effects that reorganize: a player's fighters at home are divided into Teams.

Teams are named Head by Head, in the order of the cards' numbers, so that every division can be said in one way only.
Whoever is not named is a Team of one.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import telling
from meijin.games.crossover.frames import ORGANIZE
from meijin.games.crossover.moves import BACK, DONE, KEEP, LEAD, first_of, move, verb_of
from meijin.games.crossover.names import J0
from meijin.games.crossover.objects import board, presence
from meijin.games.crossover.play import formation
from meijin.games.crossover.steps import enter

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover
    from meijin.kernel.state import Frame

NOBODY: Final = -1


def organize(state: Crossover) -> None:
    """I: the attacker organizes his Teams."""
    if state.stage or not ask(state, state.attacker):
        enter(state, J0)
    else:
        state.stage = 1


def at_home(state: Crossover, seat: int) -> list[int]:
    """A player's fighters at home."""
    team = state.team
    found = [card for card in state.village[seat] if team[card]]
    found.sort()
    return found


def is_anybody_home(state: Crossover, seat: int) -> bool:
    """Whether a player has a fighter at home."""
    team = state.team
    return any(team[card] for card in state.village[seat])


def prospects(state: Crossover, seat: int) -> list[tuple[list[int], int]]:
    """Every Team that a player's fighters at home may form, the Head first, with its Power then."""
    cards = at_home(state, seat)
    trial = state.clone()
    for at, card in enumerate(cards, start=1):  # all others stand alone meanwhile
        trial.team[card], trial.place[card] = state.teams + at, 0
    number = state.teams + len(cards) + 1
    found: list[tuple[list[int], int]] = []
    for head in cards:
        others = [card for card in cards if card != head]
        for size in range(state.terms.pool.rules.team_max):
            for backs in combinations(others, size):
                before = [(card, trial.team[card], trial.place[card]) for card in (head, *backs)]
                for place, card in enumerate((head, *backs)):
                    trial.team[card], trial.place[card] = number, place
                trial.board = None
                found.append(([head, *backs], board.team_power(trial, number)))
                for card, team, place in before:
                    trial.team[card], trial.place[card] = team, place
    return found


def ask(state: Crossover, seat: int) -> bool:
    """A player may organize the Teams at home; False if one fighter or none is there."""
    if len(at_home(state, seat)) < 2:
        return False
    state.ask((ORGANIZE, 1 << seat, 0, NOBODY))
    return True


def offer_organize(state: Crossover, seat: int, frame: Frame) -> list[int]:
    """Keep the present Teams; or Heads, Backs for the latest Head, and done."""
    _, _, begun, head = frame
    cards = at_home(state, seat)
    if not begun:
        return [KEEP, *[move(LEAD, card) for card in cards], DONE]
    team = state.team
    teams = [team[card] for card in cards]
    single = [card for card in cards if card != head and teams.count(team[card]) == 1]
    size = teams.count(team[head])
    offered = [move(BACK, card) for card in single] if size < state.terms.pool.rules.team_max else []
    if size > 1:
        if len(single) > 1:
            offered += [move(LEAD, card) for card in single if card > head]
        offered.append(DONE)
    return offered


def answer_organize(state: Crossover, seat: int, action: int, frame: Frame) -> None:
    """Teams grow as they are named."""
    _, _, begun, head = frame
    verb = verb_of(action)
    if not begun and verb != KEEP:
        for card in at_home(state, seat):
            formation.new_team(state, card)
    if verb == LEAD:
        head = first_of(action)
    elif verb == BACK:
        card, number = first_of(action), state.team[head]
        state.place[card] = len(presence.members(state, number))
        state.team[card] = number
        state.board = None
    question = (ORGANIZE, 1 << seat, 1, head)
    # When nobody is left for a Team there is nothing more to say, and everybody sees it.
    if verb == LEAD or (verb == BACK and len(offer_organize(state, seat, question)) > 1):
        state.ask(question)
    elif state.events is not None:
        telling.tell_teams(state, seat)
