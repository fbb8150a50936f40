"""What effects forbid, force and protect from, and the rules they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.crossover.frames import CONTROLLER, FORBID, FORBID_WHAT, LASTS_ON, RULE, RULE_CHANGE, SOURCE
from meijin.games.crossover.language.vocabulary import Against, Forbidden, Inability, Protection, RuleChange
from meijin.games.crossover.names import ATTACKS, BANS, BLOCKS, GUARDS, STAYS
from meijin.games.crossover.objects import presence, selection
from meijin.games.crossover.objects.board import matters, snapshot
from meijin.games.crossover.objects.context import Run
from meijin.kernel.frames import KIND

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


def protected(state: Crossover, card: int, what: Protection, run: Run | None = None) -> bool:
    """Whether a fighter is safe from something an effect does, or without one from something in the Showdown."""
    shields = snapshot(state).shields
    if not shields:
        return False
    listed = 1 << what
    if run is not None and what is not Protection.DAMAGE_DISCARD:
        listed |= 1 << Protection.ALL
    for cards, stops, by, seat in shields:
        if cards >> card & 1 and stops & listed and _stops(state, by, seat, run):
            return True
    return False


def _stops(state: Crossover, by: int, seat: int, run: Run | None) -> bool:
    """Whether a protection seen from this seat stops what this effect does."""
    if by == Against.ANY:
        return True
    if run is None:
        return by == Against.OPP
    if run[CONTROLLER] == seat:
        return False
    source = state.cards[run[SOURCE]]
    if by == Against.OPP_ARTS:
        return source.is_art
    if by == Against.OPP_FIGHTERS:
        return source.is_fighter
    return by == Against.OPP or source.is_mission


def may_use_arts(state: Crossover, card: int) -> bool:
    """Whether no effect forbids a fighter to use arts."""
    return all(
        not (row[KIND] == FORBID and row[LASTS_ON] == card and row[FORBID_WHAT] == Inability.USE_ART)
        for row in state.lasting
    )


def may_block(state: Crossover, blocking: int, attacking: int) -> bool:
    """Whether no static ability of an attacking Team keeps another Team from blocking it."""
    if not matters(state, BLOCKS):
        return True
    for team, mod, run in snapshot(state).walls:
        if team != attacking:
            continue
        members = presence.members(state, blocking)
        if mod.by_team_size_max is not None and len(members) <= mod.by_team_size_max:
            return False
        if mod.by_team_with is not None:
            for card in members:
                if selection.matches(state, run, mod.by_team_with, card):
                    return False
    return True


def forbidden(state: Crossover, what: Forbidden, seat: int) -> bool:
    """Whether a static ability forbids a player something."""
    return matters(state, BANS) and bool(snapshot(state).forbids[seat] >> what & 1)


def must_attack(state: Crossover, seat: int) -> bool:
    """Whether somebody at home must be sent out to attack, and can."""
    if not matters(state, ATTACKS):
        return False
    cards = snapshot(state).must_attack
    return bool(cards) and any(
        cards >> card & 1 and may_be_sent(state, state.team[card]) for card in state.village[seat]
    )


def may_be_sent(state: Crossover, team: int) -> bool:
    """Whether nothing keeps a fighter of a Team, and so the Team, from being sent out to attack."""
    held = kept_home(state)
    return not held or not any(held >> card & 1 for card in presence.members(state, team))


def kept_home(state: Crossover) -> int:
    """The fighters that something keeps from being sent out to attack, one bit each."""
    held = snapshot(state).cannot_attack if matters(state, STAYS) else 0
    for row in state.lasting:
        if row[KIND] == FORBID and row[FORBID_WHAT] == Inability.ATTACK:
            held |= 1 << row[LASTS_ON]
    return held


def must_block(state: Crossover, seat: int) -> list[int]:
    """The Teams at home with a fighter that must be sent out to block."""
    if not matters(state, GUARDS):
        return []
    cards, team = snapshot(state).must_block, state.team
    return list(dict.fromkeys([team[card] for card in state.village[seat] if cards >> card & 1]))


def defeat_damage(state: Crossover, seat: int) -> int:
    """The Damage that a defeated Head of this player receives besides the usual."""
    return snapshot(state).defeat[seat]


def rule(state: Crossover, which: RuleChange) -> bool:
    """Whether an effect has changed a rule."""
    return any(row[KIND] == RULE and row[RULE_CHANGE] == which for row in state.lasting)
