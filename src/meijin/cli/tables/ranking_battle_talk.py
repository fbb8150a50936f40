"""What each choice at the table of Ranking Battle leads to, and how the game ended."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from meijin.cli.sight import Sight
from meijin.cli.tables.generic import display_name
from meijin.cli.tables.ranking_battle_sight import (
    attacker,
    kinds_in,
    ladder,
    number,
    terms,
    victories,
)
from meijin.cli.tables.ranking_battle_words import (
    CARDS,
    CHARACTERS,
    COST,
    GAP,
    POINTS,
    RANK_WORDS,
    against,
    defence,
    in_short,
    together,
    when_played,
)
from meijin.games.ranking_battle.cards import CATALOGUE, Weapon
from meijin.games.ranking_battle.prompts import Side, own_and_other, to_come
from meijin.games.ranking_battle.words import counted
from meijin.kernel.errors import listed
from meijin.kernel.kinds import kind_of

REVEALED: Final = 2  # the mark on a cat that was revealed for its points

# -- choices --------------------------------------------------------------------------------------------------------


def words(seen: Sight, choice: str) -> str:
    """What a choice does here, with the numbers that come of it; nothing if there is no more to say than always."""
    assert seen.seat is not None
    verb, *operands = choice.split()
    kind = operands[-1] if operands else ""
    match verb:
        case "rank":
            return f"Rank {seen.of('rank', seen.seat)}: {RANK_WORDS[seen.of('rank', seen.seat)]}"
        case "bonus":
            return together(CHARACTERS[attacker(seen, seen.seat)].attacker_bonus.words)
        case "play":
            return _played(kind)
        case "event" | "drop":
            return when_played(kind)
        case "repeat":
            return together(CHARACTERS[kind].attacker_bonus.words) or "no bonus"
        case "reveal":
            return _revealed(seen, kind)
        case "acquire":
            return f"cost {COST[kind]}; {in_short(kind)}"
        case "attacker":
            return _attacker(seen, kind)
        case "challenge":
            return _challenge(seen, kind)
        case "use":
            own, other = own_and_other(seen.view)
            power = max(ability.reaction for ability in CHARACTERS[kind].battle)
            return _outcome(own["total"] + power, other["total"], defence(kind))
        case "expertise":
            own, other = own_and_other(seen.view)
            more = int(kind) * _expertise_value(own)
            return _outcome(own["total"] + more, other["total"], f"+{more}" if more else "none")
        case "guess":
            return _odds(seen, int(kind))
        case "equip" | "top" | "keep" | "exchange" | "replace" | "done" | "pass" | "none":
            return _plain(seen, verb, kind)
        case "discard" | "remove" | "retrieve":
            return in_short(kind)
        case "target":
            return _target(seen, kind)
    return ""


def _plain(seen: Sight, verb: str, kind: str) -> str:
    """What is the same wherever it is asked, question by question."""
    if kind:
        return when_played(kind)
    asked = str(seen.view["question"])
    if verb == "keep" and asked == "exchange":
        weapon = CARDS[kinds_in(seen, "equipped", seen.seat)[0]]
        return f"+{weapon.power}" if isinstance(weapon, Weapon) else ""
    if verb == "done" and asked == "cycle":
        return f"draw {counted(cast('int', seen.view['discarded']), 'card')}"
    return {
        ("done", "begin"): "go on to playing characters",
        ("done", "character"): "go on to the acquisition",
        ("done", "reveal"): f"acquire with {counted(number(seen, 'points'), 'point')}",
        ("done", "react"): "defend with what you have",
        ("pass", "take"): "acquire nothing",
        ("pass", "challenge"): "no battle; your turn ends",
        ("keep", "replace"): "leave them as they are",
        ("replace", "replace"): "all of them go under the deck, and others come",
        ("exchange", "exchange"): "discard it and take what comes",
        ("none", "remove"): "remove nothing",
    }.get((verb, asked), "")


def abilities(kind: str) -> str:
    """What a card of the pool does, without its power."""
    return in_short(kind).partition("; ")[2] if kind in CHARACTERS else in_short(kind)


def _played(kind: str) -> str:
    power = f"power {CHARACTERS[kind].power}"
    effects = when_played(kind)
    return f"{effects}; {power} as an attacker" if effects else f"{power} as an attacker"


def _revealed(seen: Sight, kind: str) -> str:
    """The points that cats give, and how many that makes."""
    held = kinds_in(seen, "hand", seen.seat)
    if kind == "all":
        shown = Counter(kind_of(card) for card, marks in seen.marks.items() if marks.get("shown") == REVEALED)
        left = Counter(cat for cat in held if cat in POINTS) - shown
        points = sum(POINTS[cat] * count for cat, count in left.items())
    else:
        points = POINTS[kind]
    return f"+{points}, {counted(number(seen, 'points') + points, 'point')} in all"


def _attacker(seen: Sight, kind: str) -> str:
    more = number(seen, "power")
    this_turn = f", {CHARACTERS[kind].power + more} in this turn" if more else ""
    bonus = together(CHARACTERS[kind].attacker_bonus.words)
    parts = [f"power {CHARACTERS[kind].power}{this_turn}", f"next turn {bonus}" if bonus else "", against(kind)]
    return "; ".join(part for part in parts if part)


def _challenge(seen: Sight, target: str) -> str:
    """The power of both sides before weapons, what may change it, and what a win would bring."""
    assert seen.seat is not None
    mine, theirs = attacker(seen, seen.seat), attacker(seen, target)
    own = CHARACTERS[mine].power + number(seen, "power") - seen.of("weaken", seen.seat)
    other = CHARACTERS[theirs].power - seen.of("weaken", target)
    said = f"{own} against {theirs} {other}"
    abilities = [
        f"{who}: {ability}"
        for who, kind, rival in (("yours", mine, theirs), ("theirs", theirs, mine))
        if (ability := against(kind, CHARACTERS[rival].sex))
    ]
    rank, theirs_rank = seen.of("rank", seen.seat), seen.of("rank", target)
    prize = f"a win makes you Rank {theirs_rank}" if rank > theirs_rank else "ranks stay"
    return "; ".join([said, *abilities, prize])


def _expertise_value(side: Side) -> int:
    """What one victory card gives a side."""
    for ability in CHARACTERS[side["attacker"]].battle:
        if ability.expertise >= 0:
            return ability.expertise
    return CATALOGUE.victory.power


def _outcome(own: int, other: int, said: str) -> str:
    """What totals come to as they stand, before the weapons."""
    ahead = "ahead" if own > other else "behind"
    return f"{said}, {own} against {other}: {'a draw' if abs(own - other) < GAP else ahead} so far"


def _odds(seen: Sight, cost: int) -> str:
    """How many cards of the deck have a cost, as far as the viewer may count them."""
    cards = to_come(seen.view)
    if not cards:
        return ""
    found = Counter(card for card in cards if COST[card] == cost)
    names = ", ".join(found)
    return f"{found.total()} of {len(cards)} cards{f': {names}' if names else ''}"


def _target(seen: Sight, target: str) -> str:
    """What counts about a player who is chosen."""
    match seen.view["question"]:
        case "who_discards":
            return f"{counted(seen.zone('hand', target).count or 0, 'card')} in hand"
        case "whose_flip":
            return f"{seen.of('face_up', target)} face-up, Rank {seen.of('rank', target)}"
    fighter = attacker(seen, target)
    return f"Rank {seen.of('rank', target)}, {fighter} {CHARACTERS[fighter].power}"


# -- the end --------------------------------------------------------------------------------------------------------


def result(seen: Sight) -> tuple[str, str]:
    """Who has won, and why; and in which order the others come."""
    first, *rest = ladder(seen)
    cards = victories(seen, first)
    match seen.view["ending"]:
        case "enough_victories":
            why = f"Rank 1 with {cards} victory cards: {terms(seen).instant_at} win at once"
        case "title_kept":
            why = f"the ruler, with {cards} victory cards now, is still Rank 1 after a turn of everybody else"
        case "timeout":
            why = "Rank 1 when time was up"
        case _:
            why = f"Rank 1 when the {seen.setup.options['round_limit']} rounds were over"
    return (
        f"{display_name(first)} wins",
        f"{why}, in round {seen.view['round']}; then {listed([display_name(seat) for seat in rest])}",
    )
