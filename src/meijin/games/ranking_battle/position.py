"""Positions from words: markers on cards, where the game stands, and all that need not be said.

``flow`` of a scenario says where the game stands, in one of two ways:

``phase``
    ``begin``, ``character``, ``replace``, ``reveal``, ``take``, ``attacker`` or ``challenge``: the game goes on from
    its beginning, in the turn of
``decides``
    this seat; without it the counter ``current`` says whose turn it is.
``stack``
    or all open questions with what is still to be done after them, as a described position has it.
``characters``
    besides, where the option of this name is ``random``, which characters take part.

Ranks that are not said are those that are left, in seat order; the victory pile has what is on no board, the display
the top of the event deck, and totals are worked out. Without a word about the countdown everybody but the ruler is in
it, and the turn under way has begun after the crowning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ranking_battle import limits
from meijin.games.ranking_battle.abilities import cats_in_hand
from meijin.games.ranking_battle.board import attacker_kind
from meijin.games.ranking_battle.frames import BEGIN, END, NAMES, PHASES, TO_DO
from meijin.games.ranking_battle.moves import publish
from meijin.games.ranking_battle.options import selection
from meijin.games.ranking_battle.setup import pool_of
from meijin.games.ranking_battle.view import expertise_value, start_parts
from meijin.kernel.demands import word_of
from meijin.kernel.errors import RosterError, ScenarioError, quoted
from meijin.kernel.frames import KIND, describe_rows, read_stack
from meijin.kernel.rehearsal import who_decides

if TYPE_CHECKING:
    from meijin.games.ranking_battle.state import RankingBattle

UNSAID: Final = -1  # a number of which a scenario says nothing; of ranks it is 0
# The phases that ask, by name.
PHASE_NAMED: Final = {NAMES[kind]: kind for kind in PHASES if kind != END}


# -- markers --------------------------------------------------------------------------------------------------------


def marks(state: RankingBattle, card: int) -> dict[str, int]:
    """The markers on a card."""
    if state.used >> card & 1:
        return {"used": 1}
    if state.shown >> card & 1:
        return {"shown": 1 + (state.revealed >> card & 1)}
    return {}


def set_mark(state: RankingBattle, card: int, marker: str, value: int) -> None:
    """Put a marker on a card."""
    bit = 1 << card
    if marker == "used":
        state.used = state.used | bit if value else state.used & ~bit
    else:
        state.shown = state.shown | bit if value else state.shown & ~bit
        state.revealed = state.revealed | bit if value > 1 else state.revealed & ~bit


# -- where the game stands ------------------------------------------------------------------------------------------


def flow(state: RankingBattle) -> dict[str, object]:
    """The phase and whose turn it is, or all that lies on the stack; and who takes part, if chance has chosen."""
    told: dict[str, object] = {}
    phase = NAMES[state.pending[0][KIND]]
    if len(state.pending) == 1 and phase in PHASE_NAMED:
        told |= {"phase": phase, "decides": state.setup.seats[state.current]}
    else:
        told["stack"] = describe_rows(state.setup, state.pending)
    if not state.terms.characters:
        told["characters"] = [state.book.ids[kind] for kind in state.pool if kind in state.book.selectable]
    return told


def resume(state: RankingBattle, told: dict[str, object]) -> None:
    """Go on from a described point."""
    for name in told:
        if name not in ("phase", "decides", "stack", "characters"):
            raise ScenarioError(
                f"the flow of Ranking Battle has no {name!r}; it has phase, decides, stack and characters"
            )
    if ("stack" in told) == ("phase" in told):
        raise ScenarioError("the flow of Ranking Battle needs either 'phase', with 'decides' beside it, or 'stack'")
    _choose_characters(state, told)
    if "phase" in told:
        state.pending = [TO_DO[PHASE_NAMED[word_of(told, "phase", list(PHASE_NAMED))]]]
    else:
        state.pending = read_stack(state.setup, told["stack"])
    _choose_current(state, told)
    _fill_in(state)
    limits.check(state)
    if "phase" in told:
        state.go_on()
    else:
        limits.check_stack(state)


def _choose_characters(state: RankingBattle, told: dict[str, object]) -> None:
    """Who takes part: the option says it or, where that is random, the flow."""
    names = told.get("characters")
    if state.terms.characters:
        if names is not None:
            raise ScenarioError("'characters' of the flow: the option of this name says already who takes part")
        return
    count = state.book.catalogue.rules.characters_in_pool
    if names is None:
        raise ScenarioError(f"say which {count} characters are in the game (option characters)")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ScenarioError(f"'characters' of the flow must be a list of characters, not {quoted(names)}")
    try:
        selection(state.book).check(names)
    except RosterError as error:
        raise ScenarioError(f"'characters' of the flow: {error}") from None
    state.pool = pool_of(state.book, tuple(state.book.ids.index(name) for name in names))


def _choose_current(state: RankingBattle, told: dict[str, object]) -> None:
    """Whose turn it is."""
    seats, seat = state.setup.seats, who_decides(state, told)
    if seat >= 0:
        if state.current not in (-1, seat):
            raise ScenarioError(f"{seats[seat]} cannot decide: it is the turn of {seats[state.current]}")
        state.current = seat
    if state.current < 0:
        raise ScenarioError(f"say whose turn it is: 'decides' of the flow, or the counter current ({', '.join(seats)})")


def _fill_in(state: RankingBattle) -> None:
    """What was not said follows from the rest."""
    players, catalogue = len(state.rank), state.book.catalogue
    left = iter([rank for rank in range(1, players + 1) if rank not in state.rank])
    state.rank = [rank or next(left, 0) for rank in state.rank]
    if state.victories == UNSAID:
        state.victories = max(0, catalogue.victories - sum(state.face_up) - sum(state.face_down))
    slots = catalogue.rules.event_slots_pool
    if not state.display and len(state.event_deck) >= slots:
        state.display = [state.event_deck.pop() for _ in range(slots)]
    if 1 in state.rank:
        _fill_in_ruler(state)
    if state.shown:
        publish(state, state.current, state.shown)
    if state.challenger >= 0 and state.defender >= 0 and all(state.attacker):
        _fill_in_battle(state)


def _fill_in_ruler(state: RankingBattle) -> None:
    first = state.rank.index(1)
    if state.ruler < 0 and state.face_up[first] + state.face_down[first] >= state.terms.ruler_at:
        state.ruler = first
    if state.ruler >= 0 and not any(state.countdown):
        state.countdown = [int(seat != state.ruler) for seat in range(len(state.rank))]
    if state.counts == UNSAID:
        begins = state.pending[0][KIND] == BEGIN
        state.counts = int(state.ruler >= 0 and (begins or state.setup.edition > 1))


def _fill_in_battle(state: RankingBattle) -> None:
    challenger = state.challenger
    abilities = state.book.modifiers[attacker_kind(state, challenger)]
    for ability in abilities:
        if ability.announces and state.announced < 0:
            state.announced = min(ability.announces, cats_in_hand(state, challenger))
    for seat in (challenger, state.defender):
        total = sum(power for _, power, _ in start_parts(state, seat)) + state.reacted[seat] + state.armed[seat]
        total += state.spent[seat] * expertise_value(state, seat) - state.hampered[seat]
        if state.total[seat] not in (0, total):
            raise ScenarioError(
                f"this position cannot be: the total of {state.setup.seats[seat]} is {total} by its parts, "
                f"not {state.total[seat]}"
            )
        state.total[seat] = total
