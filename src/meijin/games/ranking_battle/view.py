"""What is seen: the phase, the ladder of ranks, the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meijin.games.ranking_battle import frames
from meijin.games.ranking_battle.board import attacker_kind, opponent
from meijin.kernel.frames import KIND
from meijin.kernel.game import NO_LIMIT
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.games.ranking_battle.state import RankingBattle


def status(state: RankingBattle, seat: int | None) -> View:
    """The phase, whose turn it is, who rules, who takes part, and what is going on: all of it is public."""
    del seat
    names = state.setup.seats
    seen: View = {
        "phase": phase(state),
        "round": (state.turn - 1) // len(names) + 1,
        "characters": [state.book.ids[kind] for kind in state.pool if kind < state.book.characters],
        "pool": {state.book.ids[kind]: (state.supply & state.book.set_of[kind]).bit_count() for kind in state.pool},
        "waiting": [name for name, left in zip(names, state.countdown, strict=True) if left],
        "shown": [state.setup.kinds[card] for card in sorted(state.hand[state.current]) if state.shown >> card & 1],
        "goals": goals(state),
    }
    if state.terms.open_counting:
        seen["holdings"] = {name: holdings(state, owner) for owner, name in enumerate(names)}
    if not state.pending:
        return seen
    question = state.pending[-1]
    seen["question"] = frames.NAMES[question[KIND]]
    match question[KIND]:
        case frames.CYCLE:
            seen["discarded"] = question[frames.CYCLE_DISCARDED]
        case frames.DISCARD:
            seen["left"] = question[frames.DISCARD_LEFT]
        case frames.FORCED:
            seen["left"] = question[frames.FORCED_LEFT]
        case frames.DROP:
            seen["event"] = state.setup.kinds[question[frames.DROP_EVENT]]
    if state.challenger >= 0:
        seen["battle"] = {
            "challenger": side(state, state.challenger),
            "defender": side(state, state.defender),
            "step": seen["question"],
        }
    return seen


def sign_names(setup: RankingSetup) -> list[str]:
    """What is seen besides cards and counters, as numbers: what is left to do, and what all hold if that is open."""
    names = ["left to discard", "discarded"]
    if setup.terms.open_counting:
        kinds = setup.book.ids[: setup.book.owned]
        names += [f"seat {seat} holds {kind}" for seat in range(setup.players) for kind in kinds]
    return names


def signs(state: RankingBattle, seat: int) -> list[float]:
    """The same of a position; the seats in order, the own one first."""
    seen = [0.0, 0.0]
    if state.pending:
        frame = state.pending[-1]
        kind = frame[KIND]
        if kind == frames.CYCLE:
            seen[1] = frame[frames.CYCLE_DISCARDED] / (frame[frames.CYCLE_DISCARDED] + 1)
        elif kind == frames.DISCARD or kind == frames.FORCED:
            left = frame[frames.DISCARD_LEFT if kind == frames.DISCARD else frames.FORCED_LEFT]
            seen[0] = left / (left + 1)
    if state.terms.open_counting:
        book, players = state.book, state.setup.players
        for place in range(players):
            held = [0] * book.owned
            owner = (seat + place) % players
            for card in state.deck[owner]:
                held[book.kind[card]] += 1
            for card in state.hand[owner]:
                held[book.kind[card]] += 1
            seen += [count / most for count, most in zip(held, book.quantity, strict=False)]
    return seen


def phase(state: RankingBattle) -> str:
    """The phase in a word."""
    if not state.pending:
        return "over"
    if state.challenger >= 0:
        return "battle"
    # An event that makes room is part of the acquisition, although the attacker is what comes next.
    dropping = state.pending[-1][KIND] == frames.DROP
    return frames.NAMES[frames.TAKE if dropping else state.pending[0][KIND]]


def goals(state: RankingBattle) -> dict[str, int | None]:
    """What is to be reached: victory cards for the title and the end, the lead that wins a battle, the last round.

    Without a limit there is no last round.
    """
    last_turn = state.terms.last_turn
    return {
        "ruler": state.terms.ruler_at,
        "instant": state.terms.instant_at,
        "lead": state.book.catalogue.rules.draw_margin + 1,
        "rounds": None if last_turn == NO_LIMIT else last_turn // len(state.rank),
    }


def holdings(state: RankingBattle, seat: int) -> list[str]:
    """What a player's deck and hand hold together, which everybody can work out."""
    return [state.setup.kinds[card] for card in sorted([*state.deck[seat], *state.hand[seat]])]


def side(state: RankingBattle, seat: int) -> dict[str, object]:
    """One side of the battle, with all that its total is made of."""
    kinds, each = state.setup.kinds, expertise_value(state, seat)
    return {
        "seat": state.setup.seats[seat],
        "attacker": kinds[state.attacker[seat][0]],
        "start": parts(state, seat),
        "reactions": {"cards": [kinds[card] for card in sorted(state.aside[seat])], "power": state.reacted[seat]},
        "expertise": {"cards": state.spent[seat], "power": state.spent[seat] * each, "each": each},
        "weapon": {"cards": [kinds[card] for card in state.equipped[seat]], "power": state.armed[seat]},
        "hampered": state.hampered[seat],
        "total": state.total[seat],
    }


def expertise_value(state: RankingBattle, seat: int) -> int:
    """What each Weapon Expertise gives a seat's attacker."""
    return state.book.expertise[attacker_kind(state, seat)]


def start_parts(state: RankingBattle, seat: int) -> list[tuple[str, int]]:
    """What a side starts with, each part named, in the order in which it is added up."""
    book = state.book
    kind, other = attacker_kind(state, seat), opponent(state, seat)
    rival = attacker_kind(state, other)
    listed = [(book.titles[kind], book.power[kind])]
    if seat == state.challenger:
        listed.append(("this turn", state.power))
    listed.append(("weakened", -state.weaken[seat]))
    for ability in book.modifiers[kind]:
        assert ability.modify is not None
        listed.append((ability.why, ability.modify(state, seat, other)[0]))
    for ability in book.modifiers[rival]:
        assert ability.modify is not None
        listed.append((f"by {book.titles[rival]}", -ability.modify(state, other, seat)[1]))
    return [listed[0], *[part for part in listed[1:] if part[1]]]


def parts(state: RankingBattle, seat: int) -> list[dict[str, object]]:
    """The same as plain data."""
    return [{"what": what, "power": power} for what, power in start_parts(state, seat)]
