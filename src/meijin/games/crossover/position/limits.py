"""Which described positions can be: where cards may lie, Teams, names in play, coins, battles and the turn.

What may lie on the stack and in the rows of effects is in ``row_limits.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.crossover.effects.fighter_operations import Control
from meijin.games.crossover.names import (
    BATTLEFIELD,
    DB,
    DRAGON_BALL,
    SETUP,
    VILLAGE,
    J,
    N,
)
from meijin.games.crossover.words.sentences import counted
from meijin.kernel.cardstate import pack
from meijin.kernel.described import need

if TYPE_CHECKING:
    from meijin.games.crossover.setup import CrossoverSetup
    from meijin.games.crossover.state import Crossover

MARKERS: Final = ("injured", "team", "place", "sent", "fresh")
USES: Final = ("used", "spent")  # in the state one bit for each ability of the pool


def misplaced(setup: CrossoverSetup, card: int, zone: str, owner: int) -> str:
    """Why a card cannot lie in a zone; empty if it can."""
    terms = setup.terms
    printed = terms.cards[card]
    wish = card in terms.wishes[terms.owner[card]]
    if wish and zone not in ("wishes", "aside", "stack", "removed"):
        return "a Wish card is never there"
    if zone in ("wishes", "aside") and not wish:
        return "only Wish cards are there"
    if zone not in ("village", "battlefield", "stack", "rewards") and terms.owner[card] != owner:
        return f"it belongs to {setup.seats[terms.owner[card]]}"
    if zone == "battlefield" and not printed.is_fighter:
        return "only fighters are sent to the battlefield"
    if zone == "village" and not (printed.is_fighter or printed.is_support):
        return "only fighters and support cards are in a village"
    return ""


def marks_on(state: Crossover, card: int) -> dict[str, int]:
    """The markers on a card: its status, its Team and place, which of its own abilities it has used, and coins."""
    told = {}
    for name in MARKERS:
        value = getattr(state, name)[card]
        if value:
            told[name] = value
    own = state.terms.tables.abilities[state.kind[card]]
    for name in USES:
        uses = getattr(state, name)[card]
        if uses and (places := pack([place for place, number in enumerate(own) if uses >> number & 1])):
            told[name] = places
    for name, coins in zip(state.terms.coin_kinds, state.coins, strict=True):
        if coins[card]:
            told[name] = coins[card]
    return told


def check(state: Crossover) -> None:
    """Refuse a position that cannot be, with the reason."""
    _check_turn(state)
    _check_marks(state)
    for seat in range(len(state.setup.seats)):
        _check_teams(state, seat)
        _check_names(state, seat)
        _check_coins(state, seat)
    _check_battles(state)


def _check_turn(state: Crossover) -> None:
    seats = state.setup.seats
    need(state.attacker >= 0, "say who attacks (counter attacker)")
    if state.letter == SETUP:
        return
    need(state.first >= 0, "say who went first (counter first)")
    taking = state.first if state.turn % 2 else 1 - state.first
    need(
        state.attacker == taking,
        f"turn {state.turn} is that of {seats[taking]}, since {seats[state.first]} went first",
    )
    last = state.last_turn
    need(not last or state.turn <= last, f"turn {state.turn} is beyond the last turn, {last}")


def _check_marks(state: Crossover) -> None:
    """Only what is in play has markers, and only fighters have a status and a Team."""
    names, kinds = state.setup.cards, state.terms.coin_kinds
    for card, name in enumerate(names):
        marks = marks_on(state, card)
        if not marks:
            continue
        in_play = state.where[card] >> 1 in (VILLAGE, BATTLEFIELD)
        need(in_play, f"{name} has markers ({', '.join(marks)}), but is not in play")
        if not state.cards[card].is_fighter:
            for mark in ("injured", "team", "place", "sent", kinds[DB]):
                need(mark not in marks, f"{name} is no fighter and has no {mark!r}")


def _check_teams(state: Crossover, seat: int) -> None:
    """Every fighter is in one Team of one to three, with one Head and no gap behind it (CB2)."""
    names, most = state.setup.cards, state.terms.pool.rules.team_max
    teams: dict[int, list[int]] = {}
    for zone in (state.village[seat], state.battlefield[seat]):
        for card in zone:
            if state.cards[card].is_fighter:
                teams.setdefault(state.team[card], []).append(card)
    others = {state.team[card] for card in [*state.village[1 - seat], *state.battlefield[1 - seat]]}
    for team, cards in teams.items():
        listed = ", ".join(names[card] for card in cards)
        need(len(cards) <= most, f"{listed} are {len(cards)} in one Team, which has at most {most} (CB2.5)")
        need(team not in others, f"Team {team} has fighters of both players: {listed}")
        need(team <= state.teams, f"Team {team} is beyond the latest number of a Team, {state.teams} (counter teams)")
        places = sorted(state.place[card] for card in cards)
        need(places.count(0) == 1, f"a Team has exactly one Head (place 0): {listed}")
        need(places == list(range(len(cards))), f"the Backs of a Team have the places 1 and 2: {listed}")
        zones = {state.where[card] for card in cards}
        need(len(zones) == 1, f"a Team is at home or on the battlefield as a whole: {listed}")


def _check_names(state: Crossover, seat: int) -> None:
    """Nobody has two fighters in play that share a name (CB6.3)."""
    bearers: list[int] = []
    for card in [*state.village[seat], *state.battlefield[seat]]:
        printed = state.cards[card]
        if not printed.is_fighter:
            continue
        for other in bearers:
            need(
                not printed.name_bits & state.cards[other].name_bits,
                f"{state.setup.cards[other]} and {state.setup.cards[card]} share a name, and {state.setup.seats[seat]} "
                f"has both in play (CB6.3.1)",
            )
        bearers.append(card)


def _check_coins(state: Crossover, seat: int) -> None:
    """DB coins are for Dragon Ball players, who never have more than seven; with control they go to others (R73)."""
    name, cap = state.setup.seats[seat], state.terms.pool.rules.db_coin_cap
    placed = sum(state.coins[DB][card] for card in [*state.village[seat], *state.battlefield[seat]])
    coins = placed + state.pool[seat]
    need(coins <= cap, f"{name} has {counted(coins, 'DB coin')}, but at most {cap} are possible (CB6.8.3)")
    if state.terms.lines[seat] != DRAGON_BALL:
        need(not state.pool[seat], f"{name} plays Naruto and has no DB pool (CB6.8.3)")
        need(not placed or _control_changes(state), f"{name} plays Naruto and has no db coins on fighters (CB6.8.3)")


def _control_changes(state: Crossover) -> bool:
    """Whether any card lets fighters change sides."""
    return any(isinstance(op, Control) for ops in state.terms.pool.lists for op in ops.ops)


def _check_battles(state: Crossover) -> None:
    """On the battlefield are the Teams of the battles, and blockers whose attackers are gone."""
    names = state.setup.cards
    attacking = [battle[2] for battle in state.battles]
    blocking = [battle[3] for battle in state.battles if battle[3]]
    fought = [*attacking, *blocking]
    need(len(set(fought)) == len(fought), "every Team fights in one battle")
    need(all(0 < team <= state.teams for team in fought), "a battle names a Team that there never was")
    for seat, teams in ((state.attacker, attacking), (1 - state.attacker, blocking)):
        for card in state.battlefield[seat]:
            need(J <= state.letter <= N, f"{names[card]} is on the battlefield, but there is no battle in this step")
            need(state.team[card] in teams, f"{names[card]} is on the battlefield, but its Team fights in no battle")
        for card in state.village[seat]:
            at_home = not state.team[card] or state.team[card] not in teams
            need(at_home, f"{names[card]} is at home, but its Team fights in a battle")
