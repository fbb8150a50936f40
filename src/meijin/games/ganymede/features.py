"""What a position looks like in numbers, from which the chance to win is estimated (see ``kernel/estimate.py``)."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from meijin.games.ganymede import odds
from meijin.games.ganymede.cards import BUST_ABOVE, CARD, GREEN, PURPLE, RED, SEVENS, TENS, THREES, TOTAL
from meijin.games.ganymede.effects import automaton_aces
from meijin.games.ganymede.frames import PHASES, QUESTION_NAMES
from meijin.games.ganymede.odds import FACE, ONE
from meijin.kernel.frames import KIND, SEATS

if TYPE_CHECKING:
    from meijin.games.ganymede.state import Ganymede

FULL_HP: Final = 15.0
FALLEN: Final = 0.5  # what no HP count where a logarithm is taken
FEW: Final = 5  # HP from which every single one counts
FACES: Final = len(ONE)
NOT_SEEN: Final = -1
COMMON: Final = (
    *("token", "starts", "balance", "deals", "takes"),
    *[f"phase {name}" for name in PHASES],
    *[f"asked {name}" for name in QUESTION_NAMES],
)
CAMP: Final = (
    *(
        "hp",
        "few hp",
        "fallen",
        "to come",
        "total",
        "bust",
        "in play",
        "threes",
        "sevens",
        "tens",
        "draws",
        "deck size",
    ),
    *[f"owns {face}" for face in range(FACES)],
    *[f"deck {face}" for face in range(FACES)],
)


def names(camps: int) -> list[str]:
    """What the numbers are called, for so many camps."""
    return [*COMMON, *[f"{name} of camp {camp}" for camp in range(camps) for name in CAMP]]


def features(state: Ganymede, seat: int) -> list[float]:
    """The position for a seat: its own camp first in battle; else Red, Green and Purple, and nothing for Purple."""
    battle = state.mode.token
    if seat == PURPLE:
        return [0.0] * (len(COMMON) + len(CAMP) * len(state.hp))
    camps = [seat, 1 - seat] if battle else list(range(len(state.hp)))
    deals = takes = 0
    rival = camps[-1]
    theirs = _end(state, rival)
    for camp in camps[:-1]:
        if state.hp[camp] and state.row[camp]:
            dealt, taken = odds.exchange(_end(state, camp), theirs, state.mode.bonus_on_tie)
            deals += dealt
            takes += taken
    own = state.hp[seat] if battle else state.hp[RED] + state.hp[GREEN]
    row = [
        float(battle and state.token == seat),
        float(battle and state.start == seat),
        log((own or FALLEN) / (state.hp[rival] or FALLEN)),  # as in a race of equals
        deals / 10.0,
        takes / 10.0,
    ]
    row += [1.0 if phase == state.stage else 0.0 for phase in range(len(PHASES))]
    frame = state.pending[-1]
    asked = 1.0 if frame[SEATS] & 1 << seat or not battle else -1.0
    row += [asked if kind == frame[KIND] else 0.0 for kind in range(len(QUESTION_NAMES))]
    for camp in camps:
        _camp(state, camp, frame[SEATS], row)
    return row


def _end(state: Ganymede, camp: int) -> int:
    tally = state.tally[camp]
    return odds.end_of(tally, automaton_aces(tally))


def _camp(state: Ganymede, camp: int, asked: int, row: list[float]) -> None:
    hp, tally, deck = state.hp[camp], state.tally[camp], state.deck[camp]
    total = (tally & TOTAL) + 10 * automaton_aces(tally)
    row += [
        hp / FULL_HP,
        min(hp, FEW) / FEW,
        float(not hp),
        float(camp in state.queue),
        min(total, BUST_ABOVE) / BUST_ABOVE,
        float(total > BUST_ABOVE),
        (tally // CARD & 15) / 4.0,
        float(tally // THREES & 15),
        float(tally // SEVENS & 15),
        float(tally // TENS & 15),
        state.used / 3.0 if asked >> camp & 1 else 0.0,
        len(deck) / 8.0,
    ]
    owned = [0.0] * (2 * FACES)
    for card in deck:
        owned[FACE[card]] += 0.5
        owned[FACES + FACE[card]] += 0.5
    for card in state.row[camp]:
        owned[FACE[card]] += 0.5
    for card in state.discard[camp]:
        owned[FACE[card]] += 0.5
    row += owned


def sight(state: Ganymede, seat: int) -> int:
    """What a seat sees in the rows, and the card it has scouted."""
    seen: list[int] = []
    for camp, row in enumerate(state.row):
        if camp == seat:
            seen += [FACE[card] for card in row]
        else:
            seen += [NOT_SEEN if state.down >> card & 1 else FACE[card] for card in row]
    deck = state.deck[seat]
    if deck and state.exceptions[seat] >> deck[-1] & 1:
        seen.append(FACES + FACE[deck[-1]])
    return hash(tuple(seen))
