"""What is seen and said: the phase, the totals, the log, the questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from meijin.games.ganymede import messages
from meijin.games.ganymede.cards import ACE, CAMPS, CARD, KEYWORD, NUMBER, PURPLE, RULES, SEVENS, TENS
from meijin.games.ganymede.frames import ACTING, ASK_STAND, ASK_WITHDRAW, PHASES, QUESTION_NAMES
from meijin.games.ganymede.refusals import NO_DRAW, no_draw
from meijin.kernel.frames import KIND
from meijin.kernel.sights import cards_in
from meijin.kernel.state import View
from meijin.words import Question

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede
    from meijin.kernel.setup import Setup


MOST_SHOWN: Final = 42  # as a number from 0 to 1 a total ends here


class Total(TypedDict):
    """What a row adds up to as far as a viewer knows its cards."""

    low: int  # with every ace as 1
    best: int  # with an ace as 11 where that helps


class Limits(TypedDict):
    """The numbers of the rulebook that a table shows."""

    target: int  # above it a row counts nothing
    ace: int  # what an ace counts more that counts high


class Seen(TypedDict):
    """What is seen besides cards and counters."""

    mode: str
    phase: str
    full_hp: dict[str, int]  # of the beginning, by the camp
    totals: dict[str, Total]
    limits: Limits
    question: NotRequired[str]  # for who has to answer it
    why: NotRequired[str]  # nothing more can be drawn
    about: NotRequired[str]  # the card that asks


LIMITS: Final[Limits] = {"target": RULES.bust_above, "ace": RULES.ace_high}


def status(state: Ganymede, seat: int | None) -> Seen:
    """The phase and the HP of the beginning, the question for who has to answer it, the totals of what one sees."""
    totals = [_total(state, camp, seat) for camp in range(len(state.row))]
    seen: Seen = {
        "mode": state.mode.name,
        "phase": PHASES[state.stage] if state.deciders else "over",
        "full_hp": dict(zip(CAMPS, state.mode.hp, strict=False)),
        "totals": {CAMPS[camp]: {"low": low, "best": best} for camp, (low, best) in enumerate(totals)},
        "limits": LIMITS,
    }
    if seat is not None and seat in state.deciders:
        frame = state.pending[-1]
        seen["question"] = QUESTION_NAMES[frame[KIND]]
        if frame[KIND] == ASK_STAND:
            seen["why"] = NO_DRAW[no_draw(state, seat)]
        elif frame[KIND] == ASK_WITHDRAW:
            seen["about"] = state.setup.cards[frame[ACTING]]
    return seen


def _total(state: Ganymede, camp: int, seat: int | None) -> tuple[int, int]:
    """What the cards of a row that a seat knows add up to, with aces as 1, and with one as 11 where that is no bust."""
    low = aces = 0
    for card in state.row[camp]:
        if camp == seat or not state.down >> card & 1:
            low += NUMBER[card]
            aces += KEYWORD[card] == ACE
    if _announced(state, camp):
        low += RULES.ace_high * state.aces[camp]
        aces = 0
    return low, low + RULES.ace_high if aces and low + RULES.ace_high <= RULES.bust_above else low


def sign_names(setup: Setup) -> list[str]:
    """What is seen besides cards and counters, as numbers: the phase, the question, the totals from the own camp on."""
    camps = len(setup.owners)
    return [
        *[f"phase {phase}" for phase in PHASES],
        *[f"asked to {question}" for question in QUESTION_NAMES],
        *[f"{total} total of camp {camp}" for camp in range(camps) for total in ("low", "best")],
        *[f"bust of camp {camp}" for camp in range(camps)],
    ]


def signs(state: Ganymede, seat: int) -> list[float]:
    """The same of a position; the camps in order, the own one first."""
    seen = [0.0] * (len(PHASES) + len(QUESTION_NAMES))
    if state.deciders:
        seen[state.stage] = 1.0
        if seat in state.deciders:
            seen[len(PHASES) + state.pending[-1][KIND]] = 1.0
    camps = [(seat + place) % len(state.row) for place in range(len(state.row))]
    totals = [_total(state, camp, seat) for camp in camps]
    for low, best in totals:
        seen.append(min(low, MOST_SHOWN) / MOST_SHOWN)
        seen.append(min(best, MOST_SHOWN) / MOST_SHOWN)
    return seen + [float(low > RULES.bust_above) for low, _ in totals]


def _announced(state: Ganymede, camp: int) -> bool:
    """Whether a camp's aces count as announced by now, and not as it may still choose."""
    if camp == PURPLE and state.mode.tens_before_ace:
        return False  # it is settled anew in each comparison (R24)
    phase = PHASES[state.stage]
    if phase == "showdown":
        return camp not in state.deciders and camp not in state.queue
    return phase in ("cleanup", "reinforce")


# -- news -----------------------------------------------------------------------------------------------------------


def tell_draw(state: Ganymede, camp: int, card: int, hidden: bool) -> None:
    """A card was drawn: everybody sees that, and which one unless it lies face down."""
    drawn = messages.Draw(CAMPS[camp], state.setup.kinds[card])
    if hidden:
        state.tell(drawn, 1 << camp, messages.Draw(CAMPS[camp]))
    else:
        state.tell(drawn)


def tell_round(state: Ganymede) -> None:
    """A round begins."""
    state.tell(messages.Round(state.round, CAMPS[state.start] if state.mode.token else None))


def tell_showdown(state: Ganymede) -> None:
    """All rows lie open."""
    names = state.setup.kinds
    rows = [messages.Row(CAMPS[camp], tuple([names[card] for card in row])) for camp, row in enumerate(state.row)]
    state.tell(messages.Showdown(tuple(rows)))


def tell_compare(state: Ganymede, camps: tuple[int, int], strength: tuple[int, int], damage: tuple[int, int]) -> None:
    """Two camps have struck each other: their Strength, what each took, and how that adds up."""
    one, other = _side(state, camps, strength), _side(state, camps[::-1], strength[::-1])
    hits = [
        _hit(state, camps, strength, damage[0]),
        _hit(state, camps[::-1], strength[::-1], damage[1]),
    ]
    state.tell(messages.Compare(one, other, tuple([hit for hit in hits if hit.damage])))


def _side(state: Ganymede, camps: tuple[int, ...], strength: tuple[int, ...]) -> messages.Side:
    row = tuple([state.setup.kinds[card] for card in state.row[camps[0]]])
    tens = state.tally[camps[1]] // TENS & 15
    return messages.Side(CAMPS[camps[0]], strength[0], row, raised=RULES.overload_strength * tens)


def _hit(state: Ganymede, camps: tuple[int, ...], strength: tuple[int, ...], damage: int) -> messages.Hit:
    """What the first of two camps has dealt to the second."""
    row, hurt = state.tally[camps[0]], state.tally[camps[1]]
    cards, sevens = row // CARD & 15, row // SEVENS & 15
    exact = strength[0] == RULES.exact_bonus_at and (strength[0] > strength[1] or state.mode.bonus_on_tie)
    for_exact = RULES.exact_bonus_damage if exact else 0
    full = cards + RULES.bonus_damage * sevens + for_exact
    return messages.Hit(
        camp=CAMPS[camps[1]],
        damage=damage,
        cards=cards,
        sevens=sevens,
        for_sevens=RULES.bonus_damage * sevens,
        for_exact=for_exact,
        exact=RULES.exact_bonus_at,
        limit=RULES.overload_limit if hurt // TENS & 15 and full > damage else None,
    )


# -- questions ------------------------------------------------------------------------------------------------------


def question(view: View) -> Question | None:
    """What the viewer has to decide; None if nothing."""
    seat = str(view["seat"])
    match view.get("question"):
        case "pick":
            return messages.AskPick("deck" if view["phase"] == "setup" else "discard")
        case "draw":
            return messages.AskDraw()
        case "stand":
            return messages.AskStand(view["why"])  # type: ignore[arg-type]
        case "flip":
            return messages.AskFlip(cards_in(view, "row", seat)[-1])
        case "scout":
            return messages.AskScout(cards_in(view, "deck", seat)[0])
        case "withdraw":
            return messages.AskWithdraw(str(view["about"]))
        case "aces":
            return messages.AskAces()
        case "remove":
            return messages.AskRemove()
    return None
