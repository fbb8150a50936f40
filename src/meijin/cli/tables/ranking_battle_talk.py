"""What is asked at the table of Ranking Battle, what each choice leads to, and how the game ended."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from meijin.cli.seen import Seen
from meijin.cli.tables.ranking_battle_seen import (
    Side,
    attacker,
    current,
    kinds_in,
    ladder,
    name,
    number,
    own_and_other,
    terms,
    victories,
)
from meijin.cli.tables.ranking_battle_words import (
    CARDS,
    CHARACTERS,
    COST,
    GAP,
    POINTS,
    QUESTIONS,
    RANK_WORDS,
    RULES,
    against,
    defence,
    in_short,
    together,
    when_played,
)
from meijin.games.ranking_battle.book import BOOK
from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.words import counted
from meijin.games.ranking_battle.words import number as in_words
from meijin.kernel.errors import listed
from meijin.kernel.kinds import kind_of

REVEALED: Final = 2  # the mark on a cat that was revealed for its points

# -- questions ------------------------------------------------------------------------------------------------------


def question(seen: Seen, times: str) -> str:
    """What the viewer has to decide."""
    assert seen.seat is not None
    asked = str(seen.view["question"])
    match asked:
        case "begin":
            ways = [way for way in ("rank", "bonus") if way in seen.choices]
            words = {"rank": "your ranking card", "bonus": f"the bonus of your {attacker(seen, seen.seat)}"}
            return f"Your turn begins: use {' or '.join(words[way] for way in ways)}?"
        case "character":
            return _question_of_characters(seen)
        case "reveal":
            return f"Reveal cats? You have {counted(number(seen, 'points'), 'point')} to acquire a card with."
        case "take":
            return f"You have {counted(number(seen, 'points'), 'point')}: which card do you acquire?"
        case "challenge":
            more = " again" if number(seen, "challenges") < RULES.challenges else ""
            power = CHARACTERS[attacker(seen, seen.seat)].power + number(seen, "power") - seen.of("weaken", seen.seat)
            return f"Whom do you challenge{more} with {attacker(seen, seen.seat)}, power {power}?"
        case "react":
            own, other = own_and_other(seen)
            totals = f"{other['total']} against your {own['total']}"
            return f"{name(other['seat'])} challenges you, {totals}: use a card from your hand?"
        case "expertise":
            own, other = own_and_other(seen)
            return f"{_standing(own, other)}: how many victory cards do you use for Weapon Expertise?"
    left = seen.view.get("left")
    return QUESTIONS[asked].format(
        current=name(current(seen)),
        discarded=seen.view.get("discarded", 0),
        weapon=_weapon(seen),
        left=_costs(seen, times) if asked == "guess" else "",
        event=kind_of(str(seen.view.get("event"))),
        more=f" {left} to go." if isinstance(left, int) and left > 1 else "",
        pool=in_words(RULES.event_slots_pool),
        own=in_words(RULES.event_slots_player),
    )


def _question_of_characters(seen: Seen) -> str:
    plays = number(seen, "plays")
    events = any(choice.startswith("event ") for choice in seen.choices)
    if not plays:
        return "No more characters can be played: use an event?"
    can = any(choice.startswith("play ") for choice in seen.choices)
    if not can:
        return f"You have no character to play{': use an event?' if events else '.'}"
    return f"You may play {counted(plays, 'character')}{', or use an event' if events else ''}."


def _weapon(seen: Seen) -> str:
    """The weapon that the viewer has equipped."""
    held = kinds_in(seen, "equipped", seen.seat)
    return CARDS[held[0]].name if held else ""


def _standing(own: Side, other: Side) -> str:
    return f"You have {own['total']}, {name(other['seat'])} has {other['total']}"


# -- choices --------------------------------------------------------------------------------------------------------


def words(seen: Seen, choice: str) -> str:
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
            own, other = own_and_other(seen)
            power = max(ability.reaction for ability in CHARACTERS[kind].battle)
            return _outcome(own["total"] + power, other["total"], defence(kind))
        case "expertise":
            own, other = own_and_other(seen)
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


def _plain(seen: Seen, verb: str, kind: str) -> str:
    """What is the same wherever it is asked, question by question."""
    if kind:
        return when_played(kind)
    asked = str(seen.view["question"])
    if verb == "keep" and asked == "exchange":
        return f"+{BOOK.power[BOOK.ids.index(kinds_in(seen, 'equipped', seen.seat)[0])]}"
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


def _revealed(seen: Seen, kind: str) -> str:
    """The points that cats give, and how many that makes."""
    held = kinds_in(seen, "hand", seen.seat)
    if kind == "all":
        shown = Counter(kind_of(card) for card, marks in seen.marks.items() if marks.get("shown") == REVEALED)
        left = Counter(cat for cat in held if cat in POINTS) - shown
        points = sum(POINTS[cat] * count for cat, count in left.items())
    else:
        points = POINTS[kind]
    return f"+{points}, {counted(number(seen, 'points') + points, 'point')} in all"


def _attacker(seen: Seen, kind: str) -> str:
    more = number(seen, "power")
    this_turn = f", {CHARACTERS[kind].power + more} in this turn" if more else ""
    bonus = together(CHARACTERS[kind].attacker_bonus.words)
    parts = [f"power {CHARACTERS[kind].power}{this_turn}", f"next turn {bonus}" if bonus else "", against(kind)]
    return "; ".join(part for part in parts if part)


def _challenge(seen: Seen, target: str) -> str:
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


def _odds(seen: Seen, cost: int) -> str:
    """How many cards of the deck have a cost, as far as the viewer may count them."""
    cards = _to_come(seen)
    if not cards:
        return ""
    found = Counter(card for card in cards if COST[card] == cost)
    names = ", ".join(found)
    return f"{found.total()} of {len(cards)} cards{f': {names}' if names else ''}"


def _costs(seen: Seen, times: str) -> str:
    """The costs in the deck, each with how many cards have it: ``0×2 1×5 3``."""
    costs = sorted(Counter(COST[card] for card in _to_come(seen)).items())
    told = " ".join(f"{cost}{times}{count}" if count > 1 else str(cost) for cost, count in costs)
    return f" Left: {told}." if told else ""


def _to_come(seen: Seen) -> list[str]:
    """What the deck holds, or will hold once the discard pile is shuffled; nothing if the viewer may not count."""
    assert seen.seat is not None
    deck = seen.zone("deck", seen.seat)
    return [kind_of(card) for card in deck.contents] if deck.count else kinds_in(seen, "discard", seen.seat)


def _target(seen: Seen, target: str) -> str:
    """What counts about a player who is chosen."""
    match seen.view["question"]:
        case "who_discards":
            return f"{counted(seen.zone('hand', target).count or 0, 'card')} in hand"
        case "whose_flip":
            return f"{seen.of('face_up', target)} face-up, Rank {seen.of('rank', target)}"
    fighter = attacker(seen, target)
    return f"Rank {seen.of('rank', target)}, {fighter} {CHARACTERS[fighter].power}"


# -- the end --------------------------------------------------------------------------------------------------------


def result(seen: Seen) -> tuple[str, str]:
    """Who has won, and why; and in which order the others come."""
    first, *rest = ladder(seen)
    cards = victories(seen, first)
    match seen.view["ending"]:
        case "enough_victories":
            why = f"Rank 1 with {cards} victory cards: {terms(seen).instant_at} win at once"
        case "title_kept":
            why = f"the ruler, with {cards} victory cards now, is still Rank 1 after a turn of everybody else"
        case _:
            why = f"Rank 1 when the {seen.setup.options['round_limit']} rounds were over"
    return f"{name(first)} wins", f"{why}, in round {seen.view['round']}; then {listed([name(seat) for seat in rest])}"
