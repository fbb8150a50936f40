"""Positions from words: markers on cards, where the game stands, and all that need not be said.

``flow`` of a scenario says where the game stands, in one of two ways:

``step``
    the letter of a step, from ``A0`` to ``Q``: the game goes on from its beginning; the attacker is
``decides``
    this seat, or who the counter ``attacker`` says, or red.
``stack``
    or all open questions with what is still to be done after them, as a described position has it, with the rows
    ``chain``, ``contexts``, ``waiting``, ``delayed`` of the effects under way.

Besides, in both:

``teams``
    how fighters stand together, each Team with its Head first: ``{ red = [["n-437", "n-436"], ["n-475"]] }``. Fighters
    of which nothing is said, here or by the markers ``team`` and ``place``, are Teams of one.
``battles``
    who fights whom, by their Heads: ``[["n-437", "h-wa18"], ["n-475"]]``. Unless it is said, the Teams on the
    attacker's battlefield are blocked by those on the blocker's one by one.
``lasting``
    rows of what lasts.
``used``, ``spent``
    which abilities that are not its own a fighter has used in this turn or game: ``{ "h-wa01#b1" = ["n-426.1"] }``. Of
    its own abilities the markers ``used`` and ``spent`` say it, a bit each.
``met``
    which cards of the other a seat has seen in this game, besides those that lie open now.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from meijin.games.crossover import frames
from meijin.games.crossover.frames import BATTLE, STEP
from meijin.games.crossover.language.vocabulary import ObjectKind
from meijin.games.crossover.names import A0, DB, STEP_NAMES, TIME, K
from meijin.games.crossover.objects import context, presence
from meijin.games.crossover.position import limits
from meijin.kernel.cardsets import pack, unpack
from meijin.kernel.demands import need, word_of
from meijin.kernel.errors import ScenarioError, quoted
from meijin.kernel.frames import changed, describe_rows, read_rows, read_stack
from meijin.kernel.overtime import LEAST_TURNS
from meijin.kernel.rehearsal import ask_described, who_decides
from meijin.kernel.state import replaced

if TYPE_CHECKING:
    from meijin.games.crossover.state import Crossover


ROWS: Final = ("chain", "contexts", "waiting", "delayed", "lasting")
USES: Final = ("used", "spent")  # in the state one bit for each ability of the pool
MARKERS: Final = ("injured", "team", "place")
SETS: Final = ("sent", "fresh")  # in the state one bit for each card
FIELDS: Final = ("step", "decides", "stack", "teams", "battles", "met", *USES, *ROWS)


# -- markers --------------------------------------------------------------------------------------------------------


def marks(state: Crossover, card: int) -> dict[str, int]:
    """The markers on a card: its status, its Team and place, which of its own abilities it has used, and coins."""
    if not presence.in_play(state, card):
        return {}
    own = state.terms.tables.abilities[state.kind[card]]
    told = {name: getattr(state, name)[card] for name in MARKERS}
    told |= {name: getattr(state, name) >> card & 1 for name in SETS}
    for name in USES:
        uses = getattr(state, name)[card]
        told[name] = pack([place for place, number in enumerate(own) if uses >> number & 1]) if uses else 0
    told |= {name: coins[card] for name, coins in zip(state.terms.coin_kinds, state.coins, strict=True)}
    return {name: value for name, value in told.items() if value}


def set_mark(state: Crossover, card: int, marker: str, value: int) -> None:
    """Put a marker on a card; only what is in play has any, and only fighters have a status and a Team."""
    name, kinds = state.setup.cards[card], state.terms.coin_kinds
    need(not value or presence.in_play(state, card), f"{name} is not in play and has no {marker!r}")
    of_fighters = marker in ("injured", "team", "place", "sent", kinds[DB])
    need(not value or not of_fighters or state.cards[card].is_fighter, f"{name} is no fighter and has no {marker!r}")
    if marker in MARKERS:
        getattr(state, marker)[card] = value
    elif marker in SETS:
        setattr(state, marker, getattr(state, marker) & ~(1 << card) | value << card)
    elif marker in USES:
        own = state.terms.tables.abilities[state.kind[card]]
        need(
            value < 1 << len(own) or state.setup.edition == 1,
            f"{marker} of {name} is a bit for each of its {len(own)} abilities",
        )
        used = pack([own[place] for place in range(len(own)) if value >> place & 1])
        setattr(state, marker, replaced(getattr(state, marker), card, used))
    else:
        state.set_coins(card, kinds.index(marker), value)


# -- where the game stands ------------------------------------------------------------------------------------------


def flow(state: Crossover) -> dict[str, object]:
    """All that lies on the stack, the rows, and which cards have been seen."""
    setup = state.setup
    told: dict[str, object] = {
        "stack": describe_rows(setup, state.pending),
        "battles": describe_rows(setup, state.battles),
    }
    told |= {name: rows for name in ROWS if (rows := describe_rows(setup, getattr(state, name)))}
    told |= {name: uses for name in USES if (uses := _uses(state, getattr(state, name)))}
    told["met"] = {
        seat: [name for card, name in enumerate(setup.cards) if met >> card & 1]
        for seat, met in zip(setup.seats, state.met, strict=True)
    }
    return told


def resume(state: Crossover, told: dict[str, object]) -> None:
    """Go on from a described point."""
    for name in told:
        if name not in FIELDS:
            raise ScenarioError(f"the flow of Crossover Battles has no {quoted(name)}; it has {', '.join(FIELDS)}")
    if ("stack" in told) == ("step" in told):
        raise ScenarioError("the flow of Crossover Battles needs either 'step', such as \"G\", or 'stack'")
    if "step" in told:
        state.letter = STEP_NAMES.index(word_of(told, "step", list(STEP_NAMES[A0:])))
        state.pending = [(STEP, 0)]
    else:
        state.pending = read_stack(state.setup, told["stack"])
    _choose_attacker(state, told)
    for name in ROWS:
        setattr(state, name, read_rows(state.setup, name, told.get(name, [])))
    for name in USES:
        _read_uses(state, name, told.get(name, {}))
    _fill_in(state, told)
    _set_last_turn(state)
    limits.check_rows(state)
    _aim_at_items(state)
    limits.check(state)
    if "step" in told:
        state.go_on()
    else:
        ask_described(state)


def _uses(state: Crossover, uses: tuple[int, ...]) -> dict[str, list[str]]:
    """Which abilities that they were given cards have used."""
    abilities, own = state.terms.pool.abilities, state.terms.tables.abilities
    found: dict[str, list[str]] = {}
    for card, used in enumerate(uses):
        given = [abilities[number].word for number in unpack(used) if number not in own[state.kind[card]]]
        if given:
            found[state.setup.cards[card]] = given
    return found


def _read_uses(state: Crossover, name: str, uses: object) -> None:
    numbers = {ability.word: ability.number for ability in state.terms.pool.abilities}
    for card, words in uses.items() if isinstance(uses, dict) else [(None, None)]:
        number = state.setup.card(card) if isinstance(card, str) else None
        if number is None or not isinstance(words, list) or not set(words) <= set(numbers):
            raise ScenarioError(f"{name!r} of the flow is a table of lists of abilities by cards, not {quoted(uses)}")
        need(presence.in_play(state, number), f"{card} is not in play and has used no ability")
        used = getattr(state, name)
        setattr(state, name, replaced(used, number, used[number] | pack([numbers[word] for word in words])))


def _aim_at_items(state: Crossover) -> None:
    """Where an item of the Chain is aimed at by its card, the latest item of that card is meant."""
    cards = (1 << len(state.kind)) - 1
    latest = {item[frames.SOURCE]: len(state.kind) + place for place, item in enumerate(state.chain)}
    for rows in (state.chain, state.contexts):
        for place, row in enumerate(rows):
            for number, selector in enumerate(context.ability_of(state, row).targets, frames.TARGETS):
                if selector.kind is ObjectKind.CHAIN and number < len(row):
                    items = pack([latest[card] for card in unpack(row[number] & cards) if card in latest])
                    rows[place] = changed(rows[place], number, row[number] & ~cards | items)


def _choose_attacker(state: Crossover, told: dict[str, object]) -> None:
    """Whose turn it is: who the flow or the counter says, or red."""
    seats, seat = state.setup.seats, who_decides(state, told)
    if seat >= 0:
        if state.attacker not in (-1, seat):
            raise ScenarioError(f"{seats[seat]} cannot decide: the attacker is {seats[state.attacker]}")
        state.attacker = seat
    if "stack" in told:
        return
    if state.attacker < 0:
        state.attacker = 0 if state.first < 0 else limits.taking(state)
    if state.first < 0:
        state.first = state.attacker if state.turn % 2 else 1 - state.attacker
    if not any(state.turns):  # turns alternate, and one is counted when it begins
        begun = state.turn - (state.letter == A0)
        state.turns[state.first], state.turns[1 - state.first] = (begun + 1) // 2, begun // 2


def _set_last_turn(state: Crossover) -> None:
    """Where time was called, the last turn follows from how many turns were left to each player (CB10.9)."""
    left = state.final_turn
    if not left or state.setup.edition == 1:  # then a position said both
        return
    most, last = state.turns_when_called(), state.terms.last_turn(left)
    need(left >= LEAST_TURNS, f"final_turn is {left}, but time leaves at least {LEAST_TURNS} turns to each player")
    need(state.turn <= last, f"final_turn is {left}, so turn {last} is the last one, and this is turn {state.turn}")
    need(left <= most, f"final_turn is {left}, but time called by now leaves at most {most} turns to each player")
    contradicts = state.last_turn not in (last, state.terms.last_turn(0))
    need(not contradicts, f"final_turn is {left}, so last_turn is {last}, not {state.last_turn}")
    state.last_turn = last


# -- what need not be said ------------------------------------------------------------------------------------------


def _fill_in(state: Crossover, told: dict[str, object]) -> None:
    """What was not said follows from the rest."""
    _stand_together(state, told.get("teams", {}))
    for seat, village in enumerate(state.village):
        for card in [*village, *state.battlefield[seat]]:
            printed = state.cards[card]
            if printed.is_fighter and not state.team[card]:
                state.teams += 1
                state.team[card] = state.teams
            elif printed.time_limit and not state.coins[TIME][card]:
                state.set_coins(card, TIME, printed.time_limit)
    state.battles = _battles(state, told.get("battles"))
    for seat in range(len(state.setup.seats)):
        lying_open = [card for card in state.known_cards(seat) if state.owner[card] != seat]
        state.met[seat] |= pack([*lying_open, *_said_to_be_met(state, told.get("met", {}), seat)])


def _stand_together(state: Crossover, teams: object) -> None:
    """Teams as a scenario lists them, the Head first."""
    seats = state.setup.seats
    if not isinstance(teams, dict) or not set(teams) <= set(seats):
        raise ScenarioError(f"'teams' of the flow must be a table of {', '.join(seats)}, not {quoted(teams)}")
    state.teams = max([state.teams, *state.team])
    for seat, lists in teams.items():
        if not isinstance(lists, list):
            raise ScenarioError(
                f"'teams' of {seat} must be a list of Teams, each a list of fighters, not {quoted(lists)}"
            )
        for names in lists:
            if not isinstance(names, list):
                raise ScenarioError(f"a Team is a list of fighters with the Head first, not {quoted(names)}")
            state.teams += 1
            for place, name in enumerate(names):
                card = _fighter(state, name, seats.index(seat))
                if state.team[card]:
                    raise ScenarioError(f"'teams' of {seat}: {state.setup.cards[card]} is in a Team already")
                state.team[card], state.place[card] = state.teams, place


def _fighter(state: Crossover, name: object, seat: int) -> int:
    """A fighter that a seat has in play, by its name with or without the copy."""
    for card in [*state.battlefield[seat], *state.village[seat]]:
        if name in (state.setup.cards[card], state.setup.kinds[card]) and state.cards[card].is_fighter:
            return card
    raise ScenarioError(f"{quoted(name)} is no fighter that {state.setup.seats[seat]} has in play")


def _battles(state: Crossover, given: object) -> list[tuple[int, ...]]:
    """Who fights whom: as it is said, by rows or by the Heads, or in the order in which they lie."""
    sides = (state.attacker, 1 - state.attacker)
    if given is None:
        fields = state.battlefield if state.letter >= K else [[], []]
        attacking, blocking = (list(dict.fromkeys(state.team[card] for card in fields[seat])) for seat in sides)
        return [(BATTLE, 0, *pair) for pair in zip_longest(attacking, blocking[: len(attacking)], fillvalue=0)]
    if not isinstance(given, list) or any(not isinstance(each, (list, dict)) for each in given):
        raise ScenarioError(
            f"'battles' of the flow must be a list of battles, each a list of Heads, not {quoted(given)}"
        )
    if any(isinstance(each, dict) for each in given):
        return read_rows(state.setup, "battles", given)
    for heads in given:
        if not 1 <= len(heads) <= len(sides):
            raise ScenarioError(
                f"a battle is the Head that attacks and, if it is blocked, the other, not {quoted(heads)}"
            )
    fought = [[state.team[_fighter(state, *side)] for side in zip(heads, sides, strict=False)] for heads in given]
    return [(BATTLE, 0, teams[0], teams[1] if len(teams) > 1 else 0) for teams in fought]


def _said_to_be_met(state: Crossover, met: object, seat: int) -> list[int]:
    setup = state.setup
    names = met.get(setup.seats[seat], []) if isinstance(met, dict) and set(met) <= set(setup.seats) else None
    listed = names if isinstance(names, list) else [None]
    cards = [setup.card(name) if isinstance(name, str) else None for name in listed]
    if any(card is None or state.owner[card] == seat for card in cards):
        raise ScenarioError(f"'met' of the flow is a table of lists of the other player's cards, not {quoted(met)}")
    return [card for card in cards if card is not None]
