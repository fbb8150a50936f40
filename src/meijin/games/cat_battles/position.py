"""Positions from words: what lies on the figures, where the game stands, and what cannot be.

``flow`` of a scenario says where the game stands, in one of two ways:

``phase``
    ``team``, ``start``, ``take``, ``play``, ``main`` or ``end``: the game goes on from its beginning, in the turn of
``decides``
    this seat, which is the Current Player; without it the counter ``current`` says who is.
``stack``
    or all open questions with what is still to be done after them, as a described position has it.
``could_be``
    besides, with a closed Bench, the kinds that a seat's hidden Kittens can be, where a whistle has told (R38):
    ``{ south = ["hachi", "maro"] }``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.cat_battles.board import BENCH, CENTER, PICKED
from meijin.games.cat_battles.cards import ANY_KIND, FACES, KEYWORDS, KITTENS, RULES, SEATS, TERRITORIES
from meijin.games.cat_battles.frames import END, KINDS, MAIN, NO_DICE, PLAY, TAKE, TEAM, TO_DO, TURN
from meijin.games.cat_battles.limits import check_stack, check_table
from meijin.games.cat_battles.notation import FIGURES
from meijin.games.cat_battles.setup import RANDOM, CatSetup
from meijin.games.cat_battles.view import faces
from meijin.kernel.demands import need
from meijin.kernel.errors import ScenarioError, quoted
from meijin.kernel.frames import KIND, changed, describe_rows, read_stack
from meijin.kernel.frames import SEATS as ASKED
from meijin.kernel.state import DECIDERS, Frame, replaced

if TYPE_CHECKING:
    from meijin.games.cat_battles.state import CatBattles

UNSAID: Final = -1  # Fish of which a scenario says nothing
# Where a Boss is that has been chosen.
SEATED: Final = (*range(BENCH), PICKED)
# The frame with which each phase begins.
BEGINS: Final = {"team": TEAM, "start": TURN, "take": TAKE, "play": PLAY, "main": MAIN, "end": END}
_KITTENS: Final = tuple(figure.id for figure in KITTENS)
_WORDS: Final = {kind: word for word, kind in BEGINS.items() if word not in ("team", "start")}


# -- markers --------------------------------------------------------------------------------------------------------


def marks(state: CatBattles, card: int) -> dict[str, int]:
    """The markers on a figure; Held Fish are told of every cat on the Territory, also if it has none."""
    bit = 1 << card
    told = {"held": state.held[card]} if state.where[card] < BENCH else {}
    if not (state.acted | state.used | state.granted | state.stunned | state.dizzy) & bit:
        return told
    for name, marked in (("acted", state.acted), ("used", state.used), ("granted", state.granted)):
        if marked & bit:
            told[name] = 1
    if (state.stunned | state.dizzy) & bit:
        told["stunned"] = 2 if state.dizzy & bit else 1
    return told


def set_mark(state: CatBattles, card: int, marker: str, value: int) -> None:
    """Put a marker on a figure."""
    bit = 1 << card
    if marker == "held":
        state.held[card] = value
    elif marker == "stunned":
        state.stunned = state.stunned & ~bit | (bit if value == 1 else 0)
        state.dizzy = state.dizzy & ~bit | (bit if value == 2 else 0)
    else:
        setattr(state, marker, getattr(state, marker) & ~bit | (bit if value else 0))


def gather(state: CatBattles, seat: int) -> None:
    """List anew which figures of a seat are on the Territory, and which wait on the Bench or are picked for it."""
    cards, where, bosses = state.figures.of_seat[seat], state.where, state.figures.boss
    state.cats[seat] = [card for card in cards if where[card] < BENCH]
    state.benched[seat] = [card for card in cards if where[card] in (BENCH, PICKED) and not bosses[card]]


def index(state: CatBattles) -> None:
    """Work out anew all that follows from where the figures are and what lies on them."""
    figures, where = state.figures, state.where
    state.hungry = state.present = 0
    for seat, cards in enumerate(figures.of_seat):
        gather(state, seat)
        cats = state.cats[seat]
        state.boss[seat] = next((card for card in cards if figures.boss[card] and where[card] in SEATED), -1)
        state.middle[seat] = next((card for card in cats if where[card] == CENTER), -1)
        for card in cards:
            state.powers[card] = figures.front[card]
            if where[card] == CENTER:
                state.powers[card] += state.center
            if state.granted >> card & 1:
                state.powers[card] += figures.grant[card]
        for cat in cats:
            state.present |= 1 << cat
            if not state.held[cat]:
                state.hungry |= 1 << cat


# -- where the game stands ------------------------------------------------------------------------------------------


def flow(state: CatBattles) -> dict[str, object]:
    """The phase and the Current Player, or all that lies on the stack; and what is known of hidden Kittens."""
    told = {
        SEATS[seat]: [name for kind, name in enumerate(FIGURES) if kinds >> kind & 1]
        for seat, kinds in enumerate(state.could_be)
        if kinds != ANY_KIND
    }
    return {**_point(state), **({"could_be": told} if told else {})}


def _point(state: CatBattles) -> dict[str, object]:
    kind = state.pending[0][KIND]
    if len(state.pending) == 1 and kind in _WORDS:
        return {"phase": _WORDS[kind], "decides": SEATS[state.current]}
    tables = describe_rows(state.setup, state.pending)
    for table, frame in zip(tables, state.pending, strict=True):
        if "dice" in table:
            table["dice"] = [FACES[face] for face in faces(frame)]
    return {"stack": tables}


def resume(state: CatBattles, told: dict[str, object]) -> None:
    """Go on from a described point."""
    unknown = set(told) - {"phase", "decides", "stack", "could_be"}
    if unknown:
        raise ScenarioError(
            f"the flow of Cat Battles has no {quoted(sorted(unknown)[0])}; it has phase, decides, stack, could_be"
        )
    if ("stack" in told) == ("phase" in told):
        raise ScenarioError("the flow of Cat Battles needs either 'phase', with 'decides' beside it, or 'stack'")
    state.center = KEYWORDS[TERRITORIES[state.territory].keyword]
    if "phase" in told:
        phase = told["phase"]
        if not isinstance(phase, str) or phase not in BEGINS:
            raise ScenarioError(f"'phase' of the flow cannot be {quoted(phase)}; allowed: {', '.join(BEGINS)}")
        state.pending = [TO_DO[BEGINS[phase]]]
        _choose_current(state, told)
    else:
        state.pending = read_stack(state.setup, _pack_dice(told["stack"]))
    if "could_be" in told:
        _limit_kinds(state, told["could_be"])
    _fill_stands(state)
    index(state)
    _fill_boxes(state)
    check_table(state)
    if "stack" in told:
        check_stack(state)
        _ask(state)
    else:
        state.go_on()


def _ask(state: CatBattles) -> None:
    """Put the question on top anew: the rules themselves say whether it would be asked."""
    question = state.pending[-1]
    if question[KIND] == TEAM:
        state.deciders = DECIDERS[question[ASKED]]
        return
    state.pending[-1] = changed(question, ASKED, 0)
    state.go_on()
    need(
        state.pending[-1:] == [question],
        f"{_named(question)} would not be asked, but {_named(state.pending[-1]) if state.pending else 'nothing more'}",
    )


def _named(question: Frame) -> str:
    asked = [name for seat, name in enumerate(SEATS) if question[ASKED] >> seat & 1]
    return f"{KINDS.all[question[KIND]].name!r} to {' and '.join(asked)}"


def _limit_kinds(state: CatBattles, told: object) -> None:
    """What is known of the hidden Kittens of a closed Bench."""
    if not state.figures.closed:
        raise ScenarioError("'could_be' of the flow belongs to a closed Bench")
    if not isinstance(told, dict) or not set(told) <= set(SEATS):
        raise ScenarioError(f"'could_be' of the flow must be a table of {', '.join(SEATS)}, not {quoted(told)}")
    for name, kinds in told.items():
        if not isinstance(kinds, list) or not all(kind in _KITTENS for kind in kinds):
            raise ScenarioError(f"'could_be' of {name} must be a list of Kittens like 'maro', not {quoted(kinds)}")
        limit = sum({1 << FIGURES.index(kind) for kind in kinds})
        state.could_be = replaced(state.could_be, SEATS.index(name), limit)


def _choose_current(state: CatBattles, told: dict[str, object]) -> None:
    """The Current Player is who decides, or what the counter or the option says, or South."""
    team = state.pending[0][KIND] == TEAM
    decides = told.get("decides")
    if decides is not None and (decides not in SEATS or team):
        allowed = "nobody: both seats do" if team else ", ".join(SEATS)
        raise ScenarioError(f"'decides' of the flow cannot be {quoted(decides)}; allowed: {allowed}")
    setup = state.setup
    assert isinstance(setup, CatSetup)
    if team or state.current >= 0:
        pass
    elif decides is not None:
        state.current = SEATS.index(str(decides))
    else:
        state.current = 0 if setup.first == RANDOM else setup.first
    if decides is not None and SEATS[state.current] != decides:
        raise ScenarioError(f"{decides} cannot decide: {SEATS[state.current]} is the Current Player")


def _fill_stands(state: CatBattles) -> None:
    """A cat on the Territory of which nothing is said has a full stand."""
    for card, held in enumerate(state.held):
        if held == UNSAID:
            state.held[card] = state.figures.level[card] if state.where[card] < BENCH else 0


def _fill_boxes(state: CatBattles) -> None:
    """A Box of which nothing is said has all Fish that are nowhere else."""
    for seat, box in enumerate(state.box):
        if box == UNSAID:
            held = sum(state.held[cat] for cat in state.cats[seat])
            rest = RULES.fish - held - state.dish[seat] - state.trash[seat]
            state.box[seat] = max(0, rest)


def _pack_dice(tables: object) -> object:
    """The stack with dice as one number, as frames have them."""
    if not isinstance(tables, list):
        return tables
    return [
        {**table, "dice": _packed(table["dice"])} if isinstance(table, dict) and "dice" in table else table
        for table in tables
    ]


def _packed(dice: object) -> int:
    if not isinstance(dice, list) or not all(type(face) in (int, str) and str(face) in FACES for face in dice):
        raise ScenarioError(f"'dice' of the frame 'attack' must be a list of {', '.join(FACES)}, not {quoted(dice)}")
    packed = NO_DICE
    for face in dice:
        packed = packed << 2 | FACES.index(str(face))
    return packed
