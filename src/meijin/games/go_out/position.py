"""Positions from words: where a battle stands, read and written.

``flow`` of a scenario says it:

``phase``
    ``match`` (the starter is drawn, then as battle), ``battle`` (shuffle and deal), ``choose``, ``turn``, ``place``,
    ``discard`` or ``gift``,
``decides``
    the seat on turn, but in choose, where all without a character decide,
``absorbs``
    in turn: whether Kira has just been revealed,
``left``, ``surplus``, ``why``
    in place and discard: how many cards are still to go there, in place how many are to be discarded after that, and in
    discard whether they are a ``surplus`` or have been ``absorbed``,
``piles``
    what the center field consists of, the oldest first: tables with ``by``, the seat, and where it does not follow from
    the cards and the seat's character how many ``cards``, their ``rank``, ``count`` and ``damage``,
``battles``, ``trail``, ``settled``
    what has been before, as a described position has it; usually left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meijin.games.go_out import limits, rules
from meijin.games.go_out.cards import (
    BATTLE_CARDS,
    CHARACTERS,
    DAMAGE_BONUS,
    EFFECTS,
    HIDDEN,
    KIND,
    PHANTOM_PAIR,
    POWER,
)
from meijin.games.go_out.frames import FRAMES, PHASES, How
from meijin.games.go_out.notation import PLAY_OF
from meijin.games.go_out.tables import DAMAGE, RAISED_DAMAGE, Pile
from meijin.games.go_out.worlds import EVERYBODY, RESHUFFLE
from meijin.kernel.cardsets import unpack
from meijin.kernel.demands import word_of
from meijin.kernel.errors import ScenarioError, counted, quoted
from meijin.kernel.frames import describe_rows, read_rows
from meijin.kernel.state import Frame

if TYPE_CHECKING:
    from meijin.games.go_out.state import Battle, GoOut, Step

OPERANDS: Final = dict.fromkeys(operand.name for question in FRAMES.all for operand in question.operands)
WORDS: Final = ("phase", "decides", *OPERANDS, "piles", "battles", "trail", "settled")
SHOWN: Final = ("from", "card")
GIVEN: Final = ("from", "card", "to", "hand", "damage")
HOW: Final = [how.name.lower() for how in How]


# -- described ------------------------------------------------------------------------------------------------------


def flow(state: GoOut) -> dict[str, object]:
    """Where the battle stands."""
    names = state.setup.seats
    (frame,) = describe_rows(state.setup, state.pending)
    told = {"phase": frame.pop("frame"), "decides": names[state.deciders[0]]}
    del frame["seats"]
    told |= {name: value for name, value in frame.items() if value is not False}
    if told["phase"] == "choose":
        del told["decides"]
    if state.tableau:
        told["piles"] = [
            {"by": names[owner], "cards": size, "rank": rank, "count": count, "damage": damage}
            for owner, size, rank, count, damage in state.tableau
        ]
    if state.battles:
        told["battles"] = [
            {"winner": names[winner], "how": HOW[how], "character": CHARACTERS[character].id}
            for winner, how, character in state.battles
        ]
    if state.trail:
        told["trail"] = [_step(state, step) for step in state.trail]
    if any(state.settled):
        told["settled"] = dict(zip(names, state.settled, strict=True))
    return told


def _step(state: GoOut, step: Step) -> dict[str, object]:
    seat, receiver, card, hand, damage = step
    names = state.setup.seats
    if step == RESHUFFLE:
        return {"reshuffle": True}
    told: dict[str, object] = {"from": names[seat], "card": state.setup.cards[card]}
    return told if receiver == EVERYBODY else told | {"to": names[receiver], "hand": hand, "damage": damage}


# -- set up ---------------------------------------------------------------------------------------------------------


def resume(state: GoOut, told: dict[str, object]) -> None:
    """Go on from a described point of a battle."""
    for word in told:
        if word not in WORDS:
            raise ScenarioError(f"the flow of Go Out Battle has no {quoted(word)}; it has {', '.join(WORDS)}")
    phase = word_of(told, "phase", ("match", "battle", *PHASES))
    state.active = sum(1 << seat for seat, out in enumerate(state.out) if not out)
    state.power = [POWER[used[0]] if used and not state.down >> used[0] & 1 else HIDDEN for used in state.character]
    state.battles = _read_battles(state, told)
    limits.check_match(state)
    if phase in ("match", "battle"):
        _begin(state, phase)
        return
    state.tableau = _read_piles(state, told)
    state.settled = _read_settled(state, told)
    state.trail = _read_trail(state, told)
    limits.check_seats(state, choosing=phase == "choose")
    limits.check_knowledge(state)
    frame = _question(state, told, phase)
    state.ask(frame)
    limits.check_question(state, frame)


def _begin(state: GoOut, phase: str) -> None:
    if len(state.deck) < BATTLE_CARDS or any(state.character):
        raise ScenarioError(f"in the phase {phase!r} the cards are dealt and the characters chosen anew: list none")
    if phase == "match":
        rules.draw_starter(state)
    rules.begin_battle(state)


def _question(state: GoOut, told: dict[str, object], phase: str) -> Frame:
    fitting = [operand.name for operand in FRAMES.all[PHASES.index(phase)].operands]
    for word in ("decides", *OPERANDS):
        if word in told and word not in fitting and (word != "decides" or phase == "choose"):
            raise ScenarioError(f"{word!r} of the flow does not belong to the phase {phase!r}")
    choosing = [name for name, used in zip(state.setup.seats, state.character, strict=True) if not used]
    seats = choosing if phase == "choose" else [word_of(told, "decides", state.setup.seats)]
    operands = {name: told[name] for name in fitting if name in told}
    (frame,) = read_rows(state.setup, "stack", [{"frame": phase, "seats": seats, **operands}])
    return frame


# -- the piles ------------------------------------------------------------------------------------------------------


def _read_piles(state: GoOut, told: dict[str, object]) -> tuple[Pile, ...]:
    tables = _tables(told, "piles", ("by", "cards", "rank", "count", "damage"))
    piles: list[Pile] = []
    first = 0
    for table in tables:
        most = len(state.field) - first - (len(tables) - len(piles) - 1)
        size = _number(table.get("cards", most), "cards", 1)
        if size > most:
            cards = counted(size, "card")
            raise ScenarioError(f"pile {len(piles) + 1} cannot have {cards}: the field has {most} for it")
        pile = _read_pile(state, table, state.field[first : first + size])
        piles.append(pile)
        first += size
    if first != len(state.field):
        lie = "lies" if len(state.field) == 1 else "lie"
        raise ScenarioError(f"the piles have {counted(first, 'card')}, but {len(state.field)} {lie} on the field")
    return tuple(piles)


def _read_pile(state: GoOut, table: dict[str, object], cards: list[int]) -> Pile:
    owner = state.setup.seats.index(word_of(table, "by", state.setup.seats))
    kinds = [KIND[card] for card in cards]
    parts = tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds)))
    natural = kinds[0] + 1 if len(parts) == 1 else EFFECTS.merged_rank
    rank = _number(table.get("rank", natural), "rank", 1)
    if (parts, rank) not in PLAY_OF:
        raise ScenarioError(f"{', '.join(state.setup.cards[card] for card in cards)} cannot be a pile of rank {rank}")
    play = PLAY_OF[parts, rank]
    size, power = len(cards), state.power[owner]
    most = EFFECTS.counts_as if size == 1 else size
    count = most if power == PHANTOM_PAIR else size
    damage = RAISED_DAMAGE[play] if power == DAMAGE_BONUS else DAMAGE[play]
    return (
        owner,
        size,
        rank,
        _number(table.get("count", count), "count", size, most),
        _number(table.get("damage", damage), "damage", DAMAGE[play], RAISED_DAMAGE[play]),
    )


# -- what has been before -------------------------------------------------------------------------------------------


def _read_battles(state: GoOut, told: dict[str, object]) -> tuple[Battle, ...]:
    ids = [character.id for character in CHARACTERS]
    return tuple(
        (
            state.setup.seats.index(word_of(table, "winner", state.setup.seats)),
            HOW.index(word_of(table, "how", HOW)),
            ids.index(word_of(table, "character", ids)),
        )
        for table in _tables(told, "battles", ("winner", "how", "character"))
    )


def _read_settled(state: GoOut, told: dict[str, object]) -> tuple[int, ...]:
    table = told.get("settled", {})
    if not isinstance(table, dict) or not set(table) <= set(state.setup.seats):
        raise ScenarioError(f"'settled' of the flow must be a table of seats and numbers, not {quoted(table)}")
    return tuple(
        _number(table.get(name, 0), f"settled.{name}", 0, cards.bit_count())
        for name, cards in zip(state.setup.seats, state.damage, strict=True)
    )


def _read_trail(state: GoOut, told: dict[str, object]) -> tuple[Step, ...]:
    """What has been given and shown; without a word on it, each card of a hand that another seat knows is a gift."""
    if "trail" not in told:
        gifts = tuple(
            (giver, seat, card, hand.bit_count(), state.damage[seat].bit_count())
            for giver in range(state.setup.players)
            for seat, hand in enumerate(state.hand)
            for card in unpack(state.exceptions[giver] & hand)
        )
        for _, _, card, _, _ in gifts:
            state.no_exception(card)
        return gifts
    return tuple(_read_step(state, table) for table in _tables(told, "trail", (*GIVEN, "reshuffle")))


def _read_step(state: GoOut, table: dict[str, object]) -> Step:
    if table == {"reshuffle": True}:
        return RESHUFFLE
    seats = state.setup.seats
    card = state.setup.card(str(table.get("card")))
    shown = "to" not in table
    if card is None or card >= BATTLE_CARDS or table.keys() != set(SHOWN if shown else GIVEN):
        raise ScenarioError(
            f"a step of the trail has {', '.join(SHOWN)} (with its copy) where a card was shown, {', '.join(GIVEN)} "
            f"where it was given away, or it is {{reshuffle = true}}; not {quoted(table)}"
        )
    seat = seats.index(word_of(table, "from", seats))
    if shown:
        return (seat, EVERYBODY, card, 0, 0)
    receiver = seats.index(word_of(table, "to", seats))
    damage = _number(table.get("damage"), "damage", 0, state.damage[receiver].bit_count())
    return (seat, receiver, card, _number(table.get("hand"), "hand", 1), damage)


# -- reading --------------------------------------------------------------------------------------------------------


def _tables(told: dict[str, object], field: str, words: tuple[str, ...]) -> list[dict[str, object]]:
    tables = told.get(field, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise ScenarioError(f"{field!r} of the flow must be a list of tables, not {quoted(tables)}")
    for table in tables:
        for word in table:
            if word not in words:
                raise ScenarioError(f"{field!r} of the flow have no {quoted(word)}; they have {', '.join(words)}")
    return tables


def _number(value: object, field: str, low: int, high: int = BATTLE_CARDS) -> int:
    if type(value) is not int or not low <= value <= high:
        allowed = f"a whole number from {low} to {high}"
        raise ScenarioError(f"{field!r} of the flow cannot be {quoted(value)}: it is {allowed}")
    return value
