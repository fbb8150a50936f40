"""What is seen and said: the phase, the totals, the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from meijin.games.ganymede.cards import ACE, CAMPS, CARD, KEYWORD, KINDS, NUMBER, PURPLE, RULES, SEVENS, TENS
from meijin.games.ganymede.frames import ACTING, ASK_STAND, ASK_WITHDRAW, PHASES, QUESTION_NAMES
from meijin.kernel.errors import counted
from meijin.kernel.frames import KIND
from meijin.kernel.kinds import kind_of
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede
    from meijin.kernel.setup import Setup


MOST_SHOWN: Final = 42  # as a number from 0 to 1 a total ends here


def status(state: Ganymede, seat: int | None) -> View:
    """The phase and the HP of the beginning, the question for who has to answer it, the totals of what one sees."""
    seen: View = {
        "mode": state.mode.name,
        "phase": PHASES[state.stage] if state.deciders else "over",
        "full_hp": dict(zip(CAMPS, state.mode.hp, strict=False)),
    }
    if seat is not None and seat in state.deciders:
        frame = state.pending[-1]
        seen["question"] = QUESTION_NAMES[frame[KIND]]
        if frame[KIND] == ASK_STAND:
            seen["why"] = state.why_no_draw(seat)
        elif frame[KIND] == ASK_WITHDRAW:
            seen["about"] = state.setup.cards[frame[ACTING]]
    totals = [_total(state, camp, seat) for camp in range(len(state.row))]
    seen["totals"] = {CAMPS[camp]: {"low": low, "best": best} for camp, (low, best) in enumerate(totals)}
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


# -- events ---------------------------------------------------------------------------------------------------------


def tell_draw(state: Ganymede, camp: int, card: int, hidden: bool) -> None:
    """A card was drawn: everybody sees that, and which one unless it lies face down."""
    drawn: dict[str, object] = {"camp": CAMPS[camp]}
    known = drawn | {"card": state.setup.kinds[card]}
    if hidden:
        state.tell("draw", known, 1 << camp, drawn)
    else:
        state.tell("draw", known)


def tell_round(state: Ganymede) -> None:
    """A round begins."""
    start = CAMPS[state.start] if state.mode.token else None
    state.tell("round", {"round": state.round, "start": start})


def tell_showdown(state: Ganymede) -> None:
    """All rows lie open."""
    names = state.setup.kinds
    state.tell("showdown", {CAMPS[camp]: [names[card] for card in row] for camp, row in enumerate(state.row)})


def tell_compare(state: Ganymede, camps: tuple[int, int], strength: tuple[int, int], damage: tuple[int, int]) -> None:
    """Two camps have struck each other: their Strength, what each dealt, and how that adds up."""
    rows = [state.tally[camp] for camp in camps]
    state.tell(
        "compare",
        {
            "camps": [CAMPS[camp] for camp in camps],
            "strength": list(strength),
            "damage": list(damage),
            "cards": [row // CARD & 15 for row in rows],
            "sevens": [row // SEVENS & 15 for row in rows],
            "exact": [
                points == RULES.exact_bonus_at and (points > other or state.mode.bonus_on_tie)
                for points, other in zip(strength, reversed(strength), strict=True)
            ],
            "limited": [bool(row // TENS & 15) for row in reversed(rows)],
            "raised": [RULES.overload_strength * (row // TENS & 15) for row in reversed(rows)],
        },
    )


LINES: Final = {
    "round": "Round {round} begins.{first}",
    "pick": "{camp} takes {kind}.",
    "draw": "{camp} draws {card}.",
    "done": "{camp} draws no more.",
    "reshuffle": "{camp}'s discard pile is shuffled into a new deck of {count}.",
    "flip": "{camp} shows {card}.",
    "scout": "{camp} looks at the top card of its deck{seen}.",
    "scout_discard": "{camp} discards {scouted}.",
    "showdown": "Showdown: {rows}.",
    "withdraw": "{camp} pulls {card} out of the fight.",
    "decline": "{camp} pulls nothing back with a 3.",
    "aces": "{camp} counts {high} as 11.",
    "compare": "Strength: {strength}; {hits}.",
    "remove": "{camp} takes {card} out of the game.",
    "resign": "{camp} resigns.",
    "time": "Time is called: the game ends after round {last}.",
    "over": "The game is over: {outcome}.",
}


def narrate(kind: str, fields: Mapping[str, Any]) -> str:
    """An event as a line of the log.

    >>> narrate("draw", {"camp": "red"})
    'Red draws a card face down.'
    >>> narrate("draw", {"camp": "red", "card": "black_7#2"})
    'Red draws Black 7.'
    """
    if kind not in LINES:
        raise ValueError(f"unknown event {kind!r}")
    card = KINDS[kind_of(fields["card"])].name if "card" in fields else ""
    said = {
        **fields,
        "camp": fields.get("camp", "").capitalize(),
        "card": card or "a card face down",
        "seen": f": {card}" if card else "",
        "scouted": f"{card}, unseen by the others" if card else "the card it has looked at",
    }
    match kind:
        case "round":
            said["first"] = f" {fields['start'].capitalize()} is start player." if fields["start"] else ""
        case "pick":
            said["kind"] = KINDS[fields["kind"]].name
        case "showdown":
            rows = [f"{camp.capitalize()} {_ranks(row)}" for camp, row in fields.items() if row]
            said["rows"] = "; ".join(rows)
        case "aces":
            said["high"] = counted(fields["high"], "ace")
        case "compare":
            said |= _compared(fields)
        case "over":
            winners = [camp.capitalize() for camp in fields["winners"]] or ["Purple"]
            nobody = not fields["winners"] and fields["why"] == "timeout"
            won = f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}"
            said["outcome"] = "nobody has won" if nobody else won
    return LINES[kind].format_map(said)


def _compared(fields: Mapping[str, Any]) -> dict[str, str]:
    """How strong two camps were, and what each took."""
    names = [camp.capitalize() for camp in fields["camps"]]
    said = [
        f"{name} {points or ('bust' if cards else 'without a card')}"
        + (f" (with {raised} from the other's 10s)" if raised and cards else "")
        for name, points, raised, cards in zip(
            names, fields["strength"], fields["raised"], fields["cards"], strict=True
        )
    ]
    hits = [f"{names[1 - side]} takes {_sum(fields, side)}" for side, points in enumerate(fields["damage"]) if points]
    return {"strength": " against ".join(said), "hits": " and ".join(hits) or "nobody is hurt"}


def _sum(fields: Mapping[str, Any], side: int) -> str:
    """The damage that one side deals, and how it adds up: ``6 damage (3 cards, 2 for a 7, 1 for exactly 21)``."""
    damage, cards, sevens, exact, limited = (
        fields[name][side] for name in ("damage", "cards", "sevens", "exact", "limited")
    )
    parts = [counted(cards, "card")]
    if sevens:
        parts.append(f"{RULES.bonus_damage * sevens} for {'a 7' if sevens == 1 else f'{sevens} 7s'}")
    if exact:
        parts.append(f"{RULES.exact_bonus_damage} for exactly {RULES.exact_bonus_at}")
    full = cards + RULES.bonus_damage * sevens + RULES.exact_bonus_damage * exact
    if limited and full > damage:
        parts.append(f"at most {RULES.overload_limit} with a 10")
    return f"{damage} damage ({', '.join(parts)})"


def _ranks(cards: list[str]) -> str:
    return " ".join(KINDS[kind_of(card)].rank for card in cards)
