"""What is seen and said: the phase, the piles, who may be whom, the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from meijin.games.go_out.cards import CATALOGUE, CHARACTERS, IDS, KIND, LIFE, first_character
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
from meijin.games.go_out.tables import PILE_DAMAGE, PILE_SIZE, Pile
from meijin.kernel.cardstate import unpack
from meijin.kernel.state import View

if TYPE_CHECKING:
    from meijin.games.go_out.state import GoOut

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
        names[other]: may_be(state, other) for other in range(state.setup.players) if hidden(state, other)
    }
    if state.deciders == (seat,) and asked == ASK_TURN and state.tableau:
        seen["pass_eliminates"] = not frame[ABSORBS] and _deadly(state, state.deciders[0])
    return seen


def _deadly(state: GoOut, seat: int) -> bool:
    return state.hurt(seat) + state.tableau[-1][PILE_DAMAGE] > LIFE[state.character[seat][0]]


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


def may_be(state: GoOut, seat: int) -> list[str]:
    """The characters that a hidden one can be for all that is open: not locked, and with life enough."""
    # By their short names: the names of cards would be those of cards that a spectator knows.
    first = first_character(seat)
    return [
        character.short_name
        for place, character in enumerate(CHARACTERS)
        if not state.locked[seat] >> first + place & 1 and character.life >= state.burden(seat)
    ]


# -- events ---------------------------------------------------------------------------------------------------------


def ids(cards: int) -> list[str]:
    """The kinds of the cards in a set."""
    return [CARD_IDS[KIND[card]] for card in unpack(cards)]


def used(state: GoOut, seat: int) -> dict[str, object]:
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
    state.tell("choose", used(state, seat), 1 << seat, {"seat": state.setup.seats[seat]})


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
    state.tell("won", used(state, seat) | {"how": how.name.lower(), "wins": state.wins[seat]})


def tell_time_up(state: GoOut) -> None:
    """The last battle of a match whose time was called is over."""
    first = [name for name, place in zip(state.setup.seats, state.places(), strict=True) if place == 1]
    wins: dict[str, object] = {"wins": list(state.wins)}
    if len(first) == 1:
        state.tell("match", {"seat": first[0], **wins})
    else:
        state.tell("shared", wins)


# -- the log --------------------------------------------------------------------------------------------------------

_HOW: Final = {
    "out_play": "plays the last card",
    "out_guard": "goes out with a Guard",
    "out_sweep": "sweeps the last cards away",
    "out_absorb": "discards the last card",
    "out_gift": "gives the last card away",
    "last_standing": "is the last one standing",
}


def narrate(kind: str, fields: Mapping[str, object]) -> str:
    """An event as a line of the log.

    >>> narrate("place", {"seat": "red"}), narrate("place", {"seat": "red", "card": "guard"})
    ('Red puts a card face down.', 'Red puts a Guard face down.')
    """
    who = str(fields.get("seat", "")).capitalize()
    match kind:
        case "battle":
            return f"Battle {fields['battle']} begins. {str(fields['starter']).capitalize()} leads."
        case "deal":
            return f"{who} is dealt {_cards(fields)}."
        case "choose":
            return f"{who} has chosen {_name(fields) if 'character' in fields else 'a character'}."
        case "reveal":
            return f"{who} reveals {_name(fields)}."
        case "play":
            return _play(who, fields)
        case "sweep":
            return f"{who} sweeps the field with {_cards(fields)}."
        case "guard":
            return f"{who} uses a Guard."
        case "pass":
            return f"{who} passes on {fields['damage']} damage."
        case "out":
            return f"{who} is eliminated."
        case "draw":
            return f"{who} draws {_cards(fields)}."
        case "reshuffle":
            return f"The discard pile is shuffled into a new deck of {fields['count']}."
        case "markers":
            return f"No card is left to draw: {who} takes {_damage_markers(fields['count'])}."
        case "place":
            return f"{who} puts {_card(fields)} face down."
        case "discard":
            return f"{who} discards {_card(fields)}."
        case "gift":
            return f"{who} gives {_card(fields)} to {str(fields['to']).capitalize()}."
        case "keep":
            return f"{who} gives nothing away."
        case "trick":
            return f"All others have passed: {who} leads anew."
        case "won":
            wins = f"{fields['wins']} win{'' if fields['wins'] == 1 else 's'}"
            return f"{who} {_HOW[str(fields['how'])]} and wins the battle with {_name(fields)} ({wins})."
        case "lock":
            return f"{who} cannot use {_name(fields)} any more."
        case "match":
            return f"{who} wins the match."
        case "time":
            return "Time is called: the match ends with this battle."
        case "shared":
            return "Time is up, and nobody is first alone."
    raise ValueError(f"unknown event {kind!r}")


def _play(who: str, fields: Mapping[str, object]) -> str:
    rank, count, damage, left = (fields[name] for name in ("rank", "count", "damage", "left"))
    cards = fields["cards"]
    assert isinstance(cards, list)
    natural = all(IDS[card].name == str(rank) for card in cards)
    declared = ([] if natural else [f"as {rank}"]) + ([] if count == len(cards) else [f"counting as {count}"])
    what = " ".join([_cards(fields), *declared])
    return f"{who} plays {what}, damage {damage}; {left or 'no'} card{'' if left == 1 else 's'} left."


def _cards(fields: Mapping[str, object]) -> str:
    """The cards of an event, or how many they are where they are not shown."""
    cards = fields.get("cards")
    if not isinstance(cards, list):
        count = fields["count"]
        assert isinstance(count, int)
        return count_cards(count)
    kinds = [CARD_IDS.index(card) for card in cards]
    return name_cards(tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds))))


def _card(fields: Mapping[str, object]) -> str:
    card = fields.get("card")
    return "a card" if card is None else name_cards(((CARD_IDS.index(str(card)), 1),))


def _name(fields: Mapping[str, object]) -> str:
    return IDS[str(fields["character"])].name


def _damage_markers(count: object) -> str:
    return "a damage marker" if count == 1 else f"{count} damage markers"
