"""Positions from words and possible positions: what may stand where, and what a rival cannot have drawn.

``flow`` of a scenario says where a round stands:

``phase``
    ``setup``, ``initial``, ``draw``, ``showdown``, ``damage``, ``cleanup`` or ``reinforce``; the game goes on from its
    beginning,
``decides``
    or from the turn of this seat in it, in battle with the draw that is no choice if it has not drawn yet,
``ask``
    with this question: in ``draw`` also ``flip`` or ``scout`` instead of ``draw`` (or ``stand``, where there is no
    other answer), in ``showdown`` also ``aces``, or ``withdraw`` with the acting 3 in ``about``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import effects, frames, rules
from meijin.games.ganymede.cards import (
    ACE,
    BLACK_KIND,
    CAMPS,
    EXTRA_DRAW,
    KEYWORD,
    PURPLE,
    RULES,
    SCOUT,
    USED_WHEN_DRAWN,
    WITHDRAW,
    tally,
)
from meijin.games.ganymede.frames import PHASES, QUESTION_NAMES, TO_SEAT
from meijin.games.ganymede.notation import PICK
from meijin.games.ganymede.refusals import no_draw
from meijin.kernel.demands import need, word_of
from meijin.kernel.errors import ScenarioError, counted, quoted
from meijin.kernel.frames import KIND
from meijin.kernel.generator import Rng
from meijin.kernel.state import Frame, replaced

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede

NOT_SAID: Final = -1  # a number of draws that a scenario leaves to the row
STARTS: Final = ("setup", "initial", "draw", "showdown", "damage", "cleanup", "reinforce")


def fits(world: Ganymede, seat: int, rng: Rng) -> bool:
    """Whether a world dealt anew can have come about, as far as the seat can reason; settles the hidden question.

    A rival who drew a card had at most 21 before. While a rival decides in its Draw Phase, one does not see whether
    it is asked to draw, to show a 2 or 4 just drawn, or just to stand: the question must suit the card dealt anew.
    """
    if not world.mode.hidden or world.stage != frames.DRAW:
        return True
    rival = 1 - seat
    row = world.row[rival]
    world.tally[rival] = tally(row)
    if not could_draw_last(row):
        return False
    if world.deciders != (rival,) or world.pending[-1][KIND] == frames.ASK_SCOUT:
        return True
    ask = frames.ASK_STAND if no_draw(world, rival) else frames.ASK_DRAW
    if world.down >> row[-1] & 1 and USED_WHEN_DRAWN[row[-1]] and (ask == frames.ASK_STAND or rng.below(2)):
        ask = frames.ASK_FLIP
    world.pending[-1] = TO_SEAT[ask][rival]
    return True


def could_draw_last(row: list[int]) -> bool:
    """Whether the last card of a row can have been drawn: only at a total of at most 21."""
    return effects.total(tally(row[:-1])) <= RULES.draw_blocked_above


def flow(state: Ganymede) -> dict[str, object]:
    """Where the round stands."""
    frame = state.pending[-1]
    told: dict[str, object] = {
        "phase": PHASES[state.stage],
        "decides": CAMPS[state.deciders[0]],
        "ask": QUESTION_NAMES[frame[KIND]],
    }
    if frame[KIND] == frames.ASK_WITHDRAW:
        told["about"] = state.setup.cards[frame[frames.ACTING]]
    return told


def resume(state: Ganymede, told: dict[str, object]) -> None:
    """Go on from a described point of a round."""
    state.tally = [tally(row) for row in state.row]
    state.supply.sort()
    state.picks = tuple(sorted({PICK + BLACK_KIND[card] for card in state.supply}))
    question: Frame | None = None
    phase = word_of(told, "phase", STARTS)
    for word, needed in (("ask", "decides"), ("about", "ask")):
        if word in told and needed not in told:
            raise ScenarioError(f"{word!r} of the flow needs {needed!r} beside it")
    if "about" in told and told["ask"] != "withdraw":
        raise ScenarioError(f"'about' of the flow belongs to 'withdraw', not to {told['ask']!r}")
    _check_position(state, phase)
    if state.mode.automaton and not state.mode.tens_before_ace and phase in ("showdown", "damage"):
        state.aces = replaced(state.aces, PURPLE, effects.automaton_aces(state.tally[PURPLE]))  # R24
    if phase == "initial":
        rules.begin_round(state)
    elif phase == "damage":
        state.stage = frames.SHOWDOWN
    else:
        state.stage = PHASES.index(phase)
        state.queue = rules.STAGES[state.stage].order(state)
        if "decides" in told:
            question = _first_question(state, told)
    state.used = max(state.used, 0)
    unknown = set(told) - {"phase", "decides", "ask", "about"}
    if unknown:
        first = quoted(min(unknown))
        raise ScenarioError(f"the flow of Ganymede has no {first}; it has phase, decides, ask, about")
    state.go_on(question)


def _first_question(state: Ganymede, told: dict[str, object]) -> Frame | None:
    """The question to the seat that decides; None if it turns out to have nothing to decide."""
    able = [CAMPS[camp] for camp in state.queue if camp < state.setup.players]
    camp = CAMPS.index(word_of(told, "decides", able))
    state.queue = state.queue[state.queue.index(camp) + 1 :]
    stage = rules.STAGES[state.stage]
    asks = [QUESTION_NAMES[kind] for kind in stage.questions]
    ask = QUESTION_NAMES.index(word_of(told, "ask", asks)) if "ask" in told else stage.questions[0]
    row = state.row[camp]
    last = KEYWORD[row[-1]] if row else 0
    strict = state.setup.edition > 1  # in the first edition a position was taken as it was said
    if state.stage == frames.DRAW and strict:
        _count_draws(state, camp)
    match ask:
        case frames.ASK_DRAW | frames.ASK_STAND if len(row) > state.mode.min_draws or not strict:
            return rules.next_draw(state, camp)
        case frames.ASK_DRAW | frames.ASK_STAND:
            need("ask" not in told, f"{CAMPS[camp]} draws its first card before it is asked whether to draw (R5)")
        case frames.ASK_FLIP:
            drawn = len(row) > 1 and state.down >> row[-1] & 1 and last in (EXTRA_DRAW, SCOUT)
            need(state.mode.hidden and bool(drawn), f"{CAMPS[camp]} has drawn no 2 or 4 face down")
            return TO_SEAT[ask][camp]
        case frames.ASK_SCOUT:
            drawn = len(row) > 1 and not state.down >> row[-1] & 1 and last == SCOUT
            need(bool(drawn and state.deck[camp]), f"{CAMPS[camp]} has drawn no 4 face up, or has no deck")
            state.exception(state.deck[camp][-1], 1 << camp)
            return TO_SEAT[ask][camp]
        case frames.ASK_WITHDRAW:
            acting = state.setup.card(str(told.get("about"))) or 0  # card 0 is no 3
            need(acting in row and KEYWORD[acting] == WITHDRAW and len(row) > 1, "'about' must be a 3 of the row")
            return (ask, 1 << camp, acting)
        case frames.ASK_ACES if "ask" in told:
            need(count(row, ACE) > 0, f"{CAMPS[camp]} has no ace in its row")
            return TO_SEAT[ask][camp]
    return stage.turn(state, camp)


def _count_draws(state: Ganymede, camp: int) -> None:
    """The draws that count follow from the row: all its cards but the first and the 2s that were used (G11.5)."""
    row = state.row[camp]
    drawn = len(row[1:]) - count([card for card in row[1:] if not state.down >> card & 1], EXTRA_DRAW)
    need(
        state.used in (NOT_SAID, drawn),
        f"{CAMPS[camp]} has made {counted(drawn, 'draw')} by its row, but 'used' is {state.used}",
    )
    state.used = drawn


def _check_position(state: Ganymede, phase: str) -> None:
    battle = state.mode.token
    need((state.token >= 0) == battle, "there is a Start Player token in battle, and only there")
    need((state.start >= 0) == battle, "there is a start player in battle, and only there")
    standing = [camp for camp, hp in enumerate(state.hp) if hp]
    over = len(standing) < 2 if battle else PURPLE not in standing or len(standing) < 2
    names = " and ".join(CAMPS[camp] for camp in standing) or "nobody"
    need(not over, f"the game would be over: only {names} would stand")
    for camp, row in enumerate(state.row):
        name, aces = CAMPS[camp], state.aces[camp]
        # Aces that are no longer in play count until the round is over.
        need(
            aces <= count(row, ACE) or phase in ("cleanup", "reinforce"),
            f"{name} cannot count {aces} aces as 11: it has {count(row, ACE)} in play",
        )
        if not row:
            continue
        need(phase not in ("setup", "initial"), f"{name} has no cards in play in the {phase} phase")
        need(camp in standing or phase == "cleanup", f"{name} has fallen and plays no cards")
        need(could_draw_last(row), f"{name} cannot have drawn {state.setup.cards[row[-1]]}: it had more than 21 before")
        twos = 0 if state.mode.automaton and camp == PURPLE else count(row, EXTRA_DRAW)
        need(
            len(row) <= 1 + RULES.draw_limit + twos,
            f"{name} cannot have {len(row)} cards in play: one, three draws, and one more for each 2",
        )
        hidden = any(known >> card & 1 for known in (state.down, *state.exceptions) for card in row)
        need(
            not hidden or (state.mode.hidden and phase == "draw"),
            f"the cards of {name} lie face up in the {phase} phase of {state.mode.name}",
        )


def count(row: list[int], keyword: int) -> int:
    """How many cards of a row have a keyword."""
    return sum(KEYWORD[card] == keyword for card in row)
