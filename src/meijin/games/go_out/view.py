"""What is seen and said: the phase, the piles, who may be whom, the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from meijin.games.go_out.cards import CATALOGUE, CHARACTERS, IDS, KIND, TOP_RANK, first_character
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
from meijin.games.go_out.notation import count_cards, name_cards
from meijin.games.go_out.tables import MOST_MERGED, PILE_DAMAGE, PILE_SIZE, Pile
from meijin.kernel.cardsets import unpack
from meijin.kernel.errors import counted
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut
    from meijin.kernel.setup import Setup

MOST_DAMAGE: Final = 10  # as a number from 0 to 1 the damage of a pile ends here
CARD_IDS: Final = [card.id for card in CATALOGUE.battle_cards]


def status(state: GoOut, seat: int | None) -> View:
    """What everybody may see besides cards and counters; a seat is told whether passing would eliminate it."""
    names = state.setup.seats
    frame = state.pending[-1] if state.pending else ()
    asked = frame[ASKED] if frame else -1
    seen: View = {
        "phase": PHASES[asked] if frame else "over",
        "battle": sum(state.wins) + (1 if frame else 0),
        "wins_needed": state.terms.wins_needed,
        "turn": names[state.deciders[0]] if frame and asked != ASK_CHOOSE else None,
    }
    if asked in (ASK_PLACE, ASK_DISCARD):
        seen["left"] = frame[LEFT]
    if asked == ASK_TURN and frame[ABSORBS]:
        seen["absorbs"] = True
    piles = piles_seen(state)
    seen["pile"] = piles[-1] if piles else None
    seen["older"] = piles[:-1]
    seen["battles"] = [
        {"winner": names[winner], "how": How(how).name.lower(), "character": CHARACTERS[character].short_name}
        for winner, how, character in state.battles
    ]
    seen["may_be"] = {
        # By their short names: the names of cards would be those of cards that a spectator knows.
        names[other]: [character.short_name for character in state.may_be(other)]
        for other in range(state.setup.players)
        if hidden(state, other)
    }
    if state.deciders == (seat,) and asked == ASK_TURN and state.tableau:
        seen["pass_eliminates"] = not frame[ABSORBS] and _deadly(state, state.deciders[0])
    return seen


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


def piles_seen(state: GoOut) -> list[View]:
    """The piles of the center field, the newest last."""
    seen: list[View] = []
    first = 0
    for pile in state.tableau:
        seen.append(_pile_seen(state, pile, state.field[first : first + pile[PILE_SIZE]]))
        first += pile[PILE_SIZE]
    return seen


def _pile_seen(state: GoOut, pile: Pile, cards: list[int]) -> View:
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


# -- events ---------------------------------------------------------------------------------------------------------


def ids(cards: int) -> list[str]:
    """The kinds of the cards in a set."""
    return [CARD_IDS[KIND[card]] for card in unpack(cards)]


def with_character(state: GoOut, seat: int) -> dict[str, object]:
    """Who it is about, and with which character."""
    return {"seat": state.setup.seats[seat], "character": state.setup.kinds[state.character[seat][0]]}


def tell_battle(state: GoOut) -> None:
    """A battle begins, and the cards are dealt."""
    names = state.setup.seats
    state.tell("battle", {"battle": sum(state.wins) + 1, "starter": names[state.starter]})
    for seat, hand in enumerate(state.hand):
        dealt: dict[str, object] = {"seat": names[seat], "count": state.terms.hand_size}
        state.tell("deal", dealt | {"cards": ids(hand)}, 1 << seat, dealt)


def tell_choice(state: GoOut, seat: int) -> None:
    """A character was chosen: the others see just that."""
    state.tell("choose", with_character(state, seat), 1 << seat, {"seat": state.setup.seats[seat]})


def tell_play(state: GoOut, seat: int, cards: int) -> None:
    """A pile was played."""
    _, _, rank, count, damage = state.tableau[-1]
    state.tell(
        "play",
        {
            "seat": state.setup.seats[seat],
            "cards": ids(cards),
            "rank": rank,
            "count": count,
            "damage": damage,
            "left": state.hand[seat].bit_count(),
        },
    )


def tell_draw(state: GoOut, seat: int, cards: int) -> None:
    """Cards were drawn: the others see how many."""
    drawn: dict[str, object] = {"seat": state.setup.seats[seat], "count": cards.bit_count()}
    state.tell("draw", drawn | {"cards": ids(cards)}, 1 << seat, drawn)


def tell_place(state: GoOut, seat: int, kind: int) -> None:
    """A card was put face down."""
    placed: dict[str, object] = {"seat": state.setup.seats[seat]}
    state.tell("place", placed | {"card": CARD_IDS[kind]}, 1 << seat, placed)


def tell_gift(state: GoOut, seat: int, other: int, kind: int) -> None:
    """A card was given away: only the two see which."""
    given: dict[str, object] = {"seat": state.setup.seats[seat], "to": state.setup.seats[other]}
    state.tell("gift", given | {"card": CARD_IDS[kind]}, 1 << seat | 1 << other, given)


def tell_won(state: GoOut, seat: int, how: How) -> None:
    """A battle was won."""
    state.tell("won", with_character(state, seat) | {"how": how.name.lower(), "wins": state.wins[seat]})


def tell_time_up(state: GoOut) -> None:
    """The last battle of a match whose time was called is over."""
    first = [name for name, place in zip(state.setup.seats, state.places(), strict=True) if place == 1]
    wins: dict[str, object] = {"wins": list(state.wins)}
    if len(first) == 1:
        state.tell("match", {"seat": first[0], **wins})
    else:
        state.tell("shared", wins)


# -- the log --------------------------------------------------------------------------------------------------------

LINES: Final = {
    "battle": "Battle {battle} begins. {starter} leads.",
    "deal": "{seat} is dealt {cards}.",
    "choose": "{seat} has chosen {character}.",
    "reveal": "{seat} reveals {character}.",
    "play": "{seat} plays {played}, damage {damage}; {left} left.",
    "sweep": "{seat} sweeps the field with {cards}.",
    "guard": "{seat} uses a Guard.",
    "pass": "{seat} passes on {damage} damage.",
    "out": "{seat} is eliminated.",
    "draw": "{seat} draws {cards}.",
    "reshuffle": "The discard pile is shuffled into a new deck of {count}.",
    "markers": "No card is left to draw: {seat} takes {markers}.",
    "place": "{seat} puts {card} face down.",
    "discard": "{seat} discards {card}.",
    "gift": "{seat} gives {card} to {to}.",
    "keep": "{seat} gives nothing away.",
    "trick": "All others have passed: {seat} leads anew.",
    "won": "{seat} {how} and wins the battle with {character} ({wins}).",
    "lock": "{seat} cannot use {character} any more.",
    "match": "{seat} wins the match.",
    "time": "Time is called: the match ends with this battle.",
    "shared": "Time is up, and nobody is first alone.",
}
HOW: Final = {
    "out_play": "plays the last card",
    "out_guard": "goes out with a Guard",
    "out_sweep": "sweeps the last cards away",
    "out_absorb": "discards the last card",
    "out_gift": "gives the last card away",
    "last_standing": "is the last one standing",
}


def narrate(kind: str, fields: Mapping[str, Any]) -> str:
    """An event as a line of the log.

    >>> narrate("place", {"seat": "red"}), narrate("place", {"seat": "red", "card": "guard"})
    ('Red puts a card face down.', 'Red puts a Guard face down.')
    """
    if kind not in LINES:
        raise ValueError(f"unknown event {kind!r}")
    said = {**fields, "card": "a card", "character": "a character"}
    for name, value in fields.items():
        match name:
            case "seat" | "starter" | "to":
                said[name] = value.capitalize()
            case "card":
                said[name] = _name([value])
            case "cards":
                said[name] = _name(value)
            case "count":
                said["markers"] = "a damage marker" if value == 1 else f"{value} damage markers"
                said.setdefault("cards", count_cards(value))  # where they are not shown
            case "character":
                said[name] = IDS[value].name
            case "how":
                said[name] = HOW[value]
            case "wins" if kind == "won":
                said[name] = counted(value, "win")
            case "left":
                said[name] = f"{value or 'no'} card{'' if value == 1 else 's'}"
    return LINES[kind].format_map(said | {"played": _played(fields) if kind == "play" else ""})


def _played(fields: Mapping[str, Any]) -> str:
    """The cards of a pile, and as what they count where they do not count as themselves."""
    cards, rank, count = fields["cards"], fields["rank"], fields["count"]
    natural = all(IDS[card].name == str(rank) for card in cards)
    declared = ([] if natural else [f"as {rank}"]) + ([] if count == len(cards) else [f"counting as {count}"])
    return " ".join([_name(cards), *declared])


def _name(cards: list[str]) -> str:
    kinds = [CARD_IDS.index(card) for card in cards]
    return name_cards(tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds))))
