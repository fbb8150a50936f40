"""What is seen: the phase, the ladder of ranks, the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from meijin.games.ranking_battle import frames
from meijin.games.ranking_battle.board import attacker_kind, opponent
from meijin.games.ranking_battle.messages import Why
from meijin.kernel.frames import KIND
from meijin.kernel.game import NO_LIMIT

if TYPE_CHECKING:
    from meijin.games.ranking_battle.setup import RankingSetup
    from meijin.games.ranking_battle.state import RankingBattle


class Goals(TypedDict):
    """What is to be reached."""

    ruler: int  # victory cards that make Rank 1 the provisional ruler
    instant: int  # victory cards with which Rank 1 wins at once
    lead: int  # how far ahead a battle is won
    rounds: int | None  # the last round; None where there is no limit


class Adds(TypedDict):
    """What an attack power is made of, and of which card it is."""

    why: Why
    power: int
    card: NotRequired[str]


class OfCards(TypedDict):
    """Cards that are used in a battle, and what they give."""

    cards: list[str]
    power: int


class Used(TypedDict):
    """Victory cards that are used, what they give, and what each of them gives this attacker."""

    cards: int
    power: int
    each: int


class Side(TypedDict):
    """One side of a battle, with all that its total is made of."""

    seat: str
    attacker: str
    start: list[Adds]
    reactions: OfCards
    expertise: Used
    weapon: OfCards
    hampered: int
    total: int


class Battle(TypedDict):
    """The battle under way."""

    challenger: Side
    defender: Side
    step: str


class Seen(TypedDict):
    """What is seen besides cards and counters; all of it is public."""

    phase: str
    round: int
    characters: list[str]
    pool: dict[str, int]  # the piles to acquire from, with how many cards are left
    waiting: list[str]  # who is still to have a turn against the ruler
    shown: list[str]  # cards in the hand of whose turn it is that everybody has seen
    goals: Goals
    starters: list[str]  # what everybody begins with
    holdings: NotRequired[dict[str, list[str]]]  # what a deck and a hand hold together, where all may count
    question: NotRequired[str]
    discarded: NotRequired[int]  # so far
    left: NotRequired[int]  # to discard
    event: NotRequired[str]  # that needs room
    battle: NotRequired[Battle]


def status(state: RankingBattle, seat: int | None) -> Seen:
    """The phase, whose turn it is, who rules, who takes part, and what is going on: all of it is public."""
    del seat
    names = state.setup.seats
    seen: Seen = {
        "phase": phase(state),
        "round": (state.turn - 1) // len(names) + 1,
        "characters": [state.book.ids[kind] for kind in state.pool if kind < state.book.characters],
        "pool": {state.book.ids[kind]: (state.supply & state.book.set_of[kind]).bit_count() for kind in state.pool},
        "waiting": [name for name, left in zip(names, state.countdown, strict=True) if left],
        "shown": [state.setup.kinds[card] for card in sorted(state.hand[state.current]) if state.shown >> card & 1],
        "goals": goals(state),
        "starters": [state.book.ids[kind] for kind, _ in state.book.start_deck],
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
        sides = side(state, state.challenger), side(state, state.defender)
        seen["battle"] = {"challenger": sides[0], "defender": sides[1], "step": seen["question"]}
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


def goals(state: RankingBattle) -> Goals:
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


def side(state: RankingBattle, seat: int) -> Side:
    """One side of the battle, with all that its total is made of."""
    kinds, each = state.setup.kinds, expertise_value(state, seat)
    return {
        "seat": state.setup.seats[seat],
        "attacker": kinds[state.attacker[seat][0]],
        "start": [_adds(why, power, card) for why, power, card in start_parts(state, seat)],
        "reactions": {"cards": [kinds[card] for card in sorted(state.aside[seat])], "power": state.reacted[seat]},
        "expertise": {"cards": state.spent[seat], "power": state.spent[seat] * each, "each": each},
        "weapon": {"cards": [kinds[card] for card in state.equipped[seat]], "power": state.armed[seat]},
        "hampered": state.hampered[seat],
        "total": state.total[seat],
    }


def expertise_value(state: RankingBattle, seat: int) -> int:
    """What each Weapon Expertise gives a seat's attacker."""
    return state.book.expertise[attacker_kind(state, seat)]


def start_parts(state: RankingBattle, seat: int) -> list[tuple[Why, int, str | None]]:
    """What a side starts with, each part with its reason, in the order in which it is added up."""
    book = state.book
    kind, other = attacker_kind(state, seat), opponent(state, seat)
    rival = attacker_kind(state, other)
    added: list[tuple[Why, int, str | None]] = []
    if seat == state.challenger:
        added.append(("turn", state.power, None))
    added.append(("weakened", -state.weaken[seat], None))
    for ability in book.modifiers[kind]:
        assert ability.modify is not None
        added.append((ability.why, ability.modify(state, seat, other)[0], None))
    for ability in book.modifiers[rival]:
        assert ability.modify is not None
        added.append(("rival", -ability.modify(state, other, seat)[1], book.ids[rival]))
    return [("attacker", book.power[kind], book.ids[kind]), *[part for part in added if part[1]]]


def _adds(why: Why, power: int, card: str | None) -> Adds:
    return {"why": why, "power": power} if card is None else {"why": why, "power": power, "card": card}


def costs_to_come(state: RankingBattle, seat: int) -> list[int]:
    """The costs in a seat's deck, or in the one that its discard pile will be; none where decks are not counted."""
    if state.deck[seat] and not state.terms.open_counting:
        return []
    cost, kind = state.book.cost, state.book.kind
    return [cost[kind[card]] for card in state.deck[seat] or state.discard[seat]]
