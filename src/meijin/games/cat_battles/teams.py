"""Putting teams together in full mode: each seat in secret, both at once (section 3)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles import messages, notation, telling
from meijin.games.cat_battles.board import BASES, BENCH, COLLECTION, PICKED
from meijin.games.cat_battles.cards import CATALOGUE, RULES
from meijin.games.cat_battles.frames import TEAM, TO_DO, TURN
from meijin.games.cat_battles.notation import FIGURES, READY, TEAMS
from meijin.games.cat_battles.setup import RANDOM, CatSetup
from meijin.kernel.frames import SEATS
from meijin.kernel.roster import Roster
from meijin.kernel.state import DECIDERS, Frame

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

BOTH: Final = 0b11
BOSS_KINDS: Final = tuple(kind for kind, figure in enumerate(CATALOGUE.figures.values()) if figure.boss)
KITTEN_KINDS: Final = tuple(kind for kind, figure in enumerate(CATALOGUE.figures.values()) if not figure.boss)


def roster_of(state: CatBattles) -> Roster:
    """What a legal team is in this game."""
    setup = state.setup
    assert isinstance(setup, CatSetup)
    assert setup.roster is not None
    return setup.roster


# -- picking --------------------------------------------------------------------------------------------------------


def run_team(state: CatBattles, frame: Frame) -> None:
    """Both seats begin to pick."""
    del frame
    state.pending[-1] = (TEAM, BOTH)
    state.deciders = DECIDERS[BOTH]


def offer_team(state: CatBattles, seat: int, frame: Frame) -> list[int]:
    """First ready-made teams and Bosses, then Kittens, in order of the catalogue; once there are enough, ready."""
    del frame
    setup = state.setup
    assert isinstance(setup, CatSetup)
    copies, where = state.figures.copies[seat], state.where
    if state.boss[seat] < 0:
        options = [notation.TEAM + team for team in setup.ready_made]
        options += [notation.BOSS + kind for kind in BOSS_KINDS if copies[kind]]
        return options
    # Of every Kitten there are as many copies as a team may have, and they are picked in order.
    options = [
        notation.KITTEN + kind for kind in KITTEN_KINDS if copies[kind] and where[copies[kind][-1]] == COLLECTION
    ]
    if len(state.benched[seat]) >= RULES.min_kittens:
        options.append(READY)
    return options


def answer_team(state: CatBattles, seat: int, action: int, frame: Frame) -> None:
    """Pick a figure or a whole team, or be ready; whoever can pick no more is."""
    verb, number = action >> notation.VERB << notation.VERB, action & notation.FIRST
    if verb == notation.TEAM:
        team = CATALOGUE.teams[TEAMS[number]]
        for name in (team.boss, *team.kittens):
            pick(state, seat, FIGURES.index(name))
    elif action != READY:
        pick(state, seat, number)
        if len(state.benched[seat]) < roster_of(state).parts[1].high:
            state.pending.append(frame)
            state.deciders = DECIDERS[frame[SEATS]]
            return
    if state.events is not None:
        state.tell(messages.Ready(state.setup.seats[seat]))
    waiting = frame[SEATS] & ~(1 << seat)
    if waiting:
        state.pending.append((TEAM, waiting))
        state.deciders = DECIDERS[waiting]
    else:
        field_teams(state)


def pick(state: CatBattles, seat: int, kind: int) -> None:
    """A figure joins the team: of several copies the first, so that its number tells nothing."""
    copies = state.figures.copies[seat][kind]
    card = copies[sum([state.where[copy] == PICKED for copy in copies])]
    state.where[card] = PICKED
    if state.figures.boss[card]:
        state.boss[seat] = card
    else:
        insort(state.benched[seat], card)
    if state.events is not None:
        state.tell(messages.Pick(state.setup.seats[seat], FIGURES[kind]), 1 << seat)


# -- the beginning of the game --------------------------------------------------------------------------------------


def field_teams(state: CatBattles) -> None:
    """Both teams are revealed, with a closed Bench only their Bosses and sizes; the game begins."""
    for seat, boss in enumerate(state.boss):
        seat_boss(state, seat, boss)
        for card in state.benched[seat]:
            state.where[card] = BENCH
    if not state.figures.closed:
        show_all(state)
    begin(state)
    if state.events is not None:
        telling.tell_begin(state)


def seat_boss(state: CatBattles, seat: int, card: int) -> None:
    """A Boss takes its place with a full stand."""
    level = state.figures.level[card]
    state.boss[seat] = card
    state.box[seat] = RULES.fish - level
    state.enter(card, BASES[seat], level)


def begin(state: CatBattles) -> None:
    """Who is the first Current Player is drawn, unless the option says it."""
    setup = state.setup
    assert isinstance(setup, CatSetup)
    state.current = state.roll(2) if setup.first == RANDOM else setup.first
    state.pending.append(TO_DO[TURN])


# -- who knows what -------------------------------------------------------------------------------------------------


def show_all(state: CatBattles) -> None:
    """Everybody knows where every figure is."""
    hidden = (COLLECTION, PICKED, BENCH) if state.figures.closed else (COLLECTION, PICKED)
    theirs = [sum(1 << card for card in cards if state.where[card] in hidden) for cards in state.figures.of_seat]
    if any(theirs):
        state.exceptions = (theirs[1], theirs[0], theirs[0] | theirs[1])
