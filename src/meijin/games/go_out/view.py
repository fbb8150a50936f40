"""What is seen and told: the phase, the piles, who may be whom, the news."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from meijin.games.go_out import messages
from meijin.games.go_out.cards import CATALOGUE, CHARACTERS, KIND, POWERS, TOP_RANK, first_character
from meijin.games.go_out.frames import (
    ABSORBS,
    ASK_CHOOSE,
    ASK_DISCARD,
    ASK_PLACE,
    ASK_TURN,
    ASKED,
    LEFT,
    PHASES,
    How,
)
from meijin.games.go_out.tables import MOST_MERGED, PILE_DAMAGE, PILE_SIZE, Pile
from meijin.kernel.cardsets import unpack

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut
    from meijin.kernel.setup import Setup

MOST_DAMAGE: Final = 10  # as a number from 0 to 1 the damage of a pile ends here
CARD_IDS: Final = [card.id for card in CATALOGUE.battle_cards]


class PileSeen(TypedDict):
    """A pile of the center field."""

    cards: list[str]
    rank: int
    count: int
    damage: int
    owner: str


class BattleSeen(TypedDict):
    """A battle that is over."""

    winner: str
    how: str
    character: str


class PassingSeen(TypedDict):
    """What passing costs: cards instead of damage, or damage that is survived or not."""

    how: Literal["absorbed", "out", "damage"]
    damage: int
    cards: int  # that are discarded instead
    after: int  # all damage that there is then
    life: int


class Seen(TypedDict):
    """What is seen besides cards and counters."""

    phase: str
    battle: int
    wins_needed: int
    turn: str | None
    pile: PileSeen | None  # that has to be beaten
    older: list[PileSeen]
    battles: list[BattleSeen]
    may_be: dict[str, list[str]]  # who a hidden character can be, by what she can do
    left: NotRequired[int]  # cards to be put down or discarded
    absorbs: NotRequired[bool]  # Kira may still absorb in this turn
    passing: NotRequired[PassingSeen]  # for who has the turn


def status(state: GoOut, seat: int | None) -> Seen:
    """What everybody may see besides cards and counters; a seat on turn is told what passing would cost it."""
    names = state.setup.seats
    frame = state.pending[-1] if state.pending else ()
    asked = frame[ASKED] if frame else -1
    piles = piles_seen(state)
    seen: Seen = {
        "phase": PHASES[asked] if frame else "over",
        "battle": sum(state.wins) + (1 if frame else 0),
        "wins_needed": state.terms.wins_needed,
        "turn": names[state.deciders[0]] if frame and asked != ASK_CHOOSE else None,
        "pile": piles[-1] if piles else None,
        "older": piles[:-1],
        "battles": [
            {"winner": names[winner], "how": How(how).name.lower(), "character": CHARACTERS[character].id}
            for winner, how, character in state.battles
        ],
        # By what they can do: their names would be those of cards that a spectator knows.
        "may_be": {
            names[other]: [POWERS[character.power] for character in state.may_be(other)]
            for other in range(state.setup.players)
            if hidden(state, other)
        },
    }
    if asked in (ASK_PLACE, ASK_DISCARD):
        seen["left"] = frame[LEFT]
    if asked == ASK_TURN and frame[ABSORBS]:
        seen["absorbs"] = True
    if state.deciders == (seat,) and asked == ASK_TURN and state.tableau:
        seen["passing"] = passing(state, state.deciders[0])
    return seen


def passing(state: GoOut, seat: int) -> PassingSeen:
    """What it means to a seat on turn to pass on the pile that lies there."""
    damage = state.tableau[-1][PILE_DAMAGE]
    return {
        "how": "absorbed" if state.pending[-1][ABSORBS] else "out" if _deadly(state, seat) else "damage",
        "damage": damage,
        "cards": min(damage, state.hand[seat].bit_count()),
        "after": state.hurt(seat) + damage,
        "life": state.terms.life[state.character[seat][0]],
    }


def sign_names(setup: Setup) -> list[str]:
    """What is seen besides cards and counters, as numbers: the pile to beat, what is left to do, who may be whom."""
    seats = range(setup.players)
    return [
        *("piles", "rank to beat", "cards to beat", "damage of passing", "passing eliminates"),
        *[f"pile of seat {seat}" for seat in seats],
        *("left to place or discard", "may still absorb"),
        *[f"seat {seat} may be {character.id}" for seat in seats for character in CHARACTERS],
    ]


def signs(state: GoOut, seat: int) -> list[float]:
    """The same of a position; the seats in order, the own one first."""
    seats = [(seat + place) % state.setup.players for place in range(state.setup.players)]
    seen = [len(state.tableau) / (len(state.tableau) + 1), 0.0, 0.0, 0.0, 0.0, *[0.0] * len(seats), 0.0, 0.0]
    if state.tableau:
        owner, _, rank, count, damage = state.tableau[-1]
        seen[1:4] = [rank / TOP_RANK, count / MOST_MERGED, min(1.0, damage / MOST_DAMAGE)]
        seen[5 + seats.index(owner)] = 1.0
    if state.pending:
        frame = state.pending[-1]
        asked = frame[ASKED]
        if asked in (ASK_PLACE, ASK_DISCARD):
            seen[-2] = frame[LEFT] / (frame[LEFT] + 1)
        elif asked == ASK_TURN:
            seen[-1] = float(frame[ABSORBS])
            if state.deciders == (seat,) and state.tableau:
                seen[4] = float(not frame[ABSORBS] and _deadly(state, seat))
    for other in seats:
        locked, burden = state.locked[other] >> first_character(other), state.burden(other)
        secret = hidden(state, other)
        seen += [
            float(secret and not locked >> place & 1 and character.life >= burden)
            for place, character in enumerate(state.terms.characters)
        ]
    return seen


def _deadly(state: GoOut, seat: int) -> bool:
    return state.hurt(seat) + state.tableau[-1][PILE_DAMAGE] > state.terms.life[state.character[seat][0]]


def piles_seen(state: GoOut) -> list[PileSeen]:
    """The piles of the center field, the newest last."""
    seen: list[PileSeen] = []
    first = 0
    for pile in state.tableau:
        seen.append(_pile_seen(state, pile, state.field[first : first + pile[PILE_SIZE]]))
        first += pile[PILE_SIZE]
    return seen


def _pile_seen(state: GoOut, pile: Pile, cards: list[int]) -> PileSeen:
    owner, _, rank, count, damage = pile
    return {
        "cards": [CARD_IDS[KIND[card]] for card in cards],
        "rank": rank,
        "count": count,
        "damage": damage,
        "owner": state.setup.seats[owner],
    }


def hidden(state: GoOut, seat: int) -> bool:
    """Whether a seat has a character that nobody else knows."""
    return bool(state.character[seat]) and not state.power[seat]


# -- news -----------------------------------------------------------------------------------------------------------


def ids(cards: int) -> tuple[str, ...]:
    """The kinds of the cards in a set."""
    return tuple([CARD_IDS[KIND[card]] for card in unpack(cards)])


def character_of(state: GoOut, seat: int) -> str:
    """The character that a seat uses."""
    return state.setup.kinds[state.character[seat][0]]


def tell_battle(state: GoOut) -> None:
    """A battle begins, and the cards are dealt."""
    names, size = state.setup.seats, state.terms.hand_size
    state.tell(messages.Battle(sum(state.wins) + 1, names[state.starter]))
    for seat, hand in enumerate(state.hand):
        state.tell(messages.Deal(names[seat], size, ids(hand)), 1 << seat, messages.Deal(names[seat], size))


def tell_choice(state: GoOut, seat: int) -> None:
    """A character was chosen: the others see just that."""
    name = state.setup.seats[seat]
    state.tell(messages.Choose(name, character_of(state, seat)), 1 << seat, messages.Choose(name))


def tell_play(state: GoOut, seat: int, cards: int) -> None:
    """A pile was played."""
    _, size, rank, count, damage = state.tableau[-1]
    natural = all(KIND[card] + 1 == rank for card in unpack(cards))
    state.tell(
        messages.Play(
            seat=state.setup.seats[seat],
            cards=ids(cards),
            rank=rank,
            count=count,
            damage=damage,
            left=state.hand[seat].bit_count(),
            as_rank=None if natural else rank,
            as_count=None if count == size else count,
        )
    )


def tell_draw(state: GoOut, seat: int, cards: int) -> None:
    """Cards were drawn: the others see how many."""
    name, count = state.setup.seats[seat], cards.bit_count()
    state.tell(messages.Draw(name, count, ids(cards)), 1 << seat, messages.Draw(name, count))


def tell_place(state: GoOut, seat: int, kind: int) -> None:
    """A card was put face down."""
    name = state.setup.seats[seat]
    state.tell(messages.Place(name, CARD_IDS[kind]), 1 << seat, messages.Place(name))


def tell_gift(state: GoOut, seat: int, other: int, kind: int) -> None:
    """A card was given away: only the two see which."""
    giver, receiver = state.setup.seats[seat], state.setup.seats[other]
    given = messages.Gift(giver, receiver, CARD_IDS[kind])
    state.tell(given, 1 << seat | 1 << other, messages.Gift(giver, receiver))


def tell_time_up(state: GoOut) -> None:
    """The last battle of a match whose time was called is over."""
    first = [name for name, place in zip(state.setup.seats, state.places(), strict=True) if place == 1]
    state.tell(messages.Match(first[0], state.wins) if len(first) == 1 else messages.Shared(state.wins))
