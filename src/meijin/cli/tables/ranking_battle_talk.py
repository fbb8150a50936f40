"""What each choice at the table of Ranking Battle leads to, and how the game ended."""

from __future__ import annotations

from collections import Counter
from typing import Final

from meijin.cli.sight import Sight
from meijin.cli.tables.ranking_battle_sight import (
    attacker,
    kinds_in,
    ladder,
    number,
    part,
    terms,
    victories,
)
from meijin.cli.tables.ranking_battle_words import CardWords
from meijin.games.ranking_battle.cards import Weapon
from meijin.games.ranking_battle.questions import own_and_other, to_come
from meijin.kernel.kinds import kind_of

REVEALED: Final = 2  # the mark on a cat that was revealed for its points
# Verbs that stand alone, with the questions in which there is something to say of them.
ALONE: Final = {
    "done": ("begin", "character", "react"),
    "pass": ("take", "challenge"),
    "keep": ("replace",),
    "replace": ("replace",),
    "exchange": ("exchange",),
    "none": ("remove",),
}

# -- choices --------------------------------------------------------------------------------------------------------


def words(seen: Sight, cards: CardWords, choice: str) -> str:
    """What a choice does here, with the numbers that come of it; nothing if there is no more to say than always."""
    assert seen.seat is not None
    verb, *operands = choice.split()
    kind = operands[-1] if operands else ""
    match verb:
        case "rank":
            rank = seen.of("rank", seen.seat)
            return cards.say("table-choice-rank", rank=rank, does=cards.rank(rank))
        case "bonus":
            return cards.bonus(attacker(seen, seen.seat))
        case "play":
            does, power = cards.when_played(kind), cards.characters[kind].power
            return cards.joined([does, cards.say("table-choice-fights", power=power)], "table-semicolon")
        case "event" | "drop" | "equip" | "top":
            return cards.when_played(kind)
        case "repeat":
            return cards.bonus(kind) or cards.say("table-choice-no_bonus")
        case "reveal":
            return _revealed(seen, cards, kind)
        case "acquire":
            cost = cards.say("table-choice-cost", cost=cards.cost[kind])
            return cards.joined([cost, cards.in_short(kind)], "table-semicolon")
        case "attacker":
            return _attacker(seen, cards, kind)
        case "challenge":
            return _challenge(seen, cards, kind)
        case "use":
            power = max(ability.reaction for ability in cards.characters[kind].battle)
            return _outcome(seen, cards, power, cards.defence(kind))
        case "expertise":
            more = int(kind) * own_and_other(seen.view)[0]["expertise"]["each"]
            return _outcome(seen, cards, more, f"+{more}" if more else cards.say("table-choice-no_card"))
        case "guess":
            return _odds(seen, cards, int(kind))
        case "discard" | "remove" | "retrieve":
            return cards.in_short(kind)
        case "target":
            return _target(seen, cards, kind)
    return _alone(seen, cards, verb)


def _alone(seen: Sight, cards: CardWords, verb: str) -> str:
    """What is the same wherever it is asked, question by question."""
    asked = str(seen.view["question"])
    if (verb, asked) == ("keep", "exchange"):
        weapon = cards.all[kinds_in(seen, "equipped", seen.seat)[0]]
        return f"+{weapon.power}" if isinstance(weapon, Weapon) else ""
    if (verb, asked) == ("done", "cycle"):
        return cards.say("table-choice-draws", count=part(seen).get("discarded", 0))
    if (verb, asked) == ("done", "reveal"):
        return cards.say("table-choice-acquires", points=number(seen, "points"))
    return cards.say(f"table-choice-{verb}-{asked}") if asked in ALONE.get(verb, ()) else ""


def _revealed(seen: Sight, cards: CardWords, kind: str) -> str:
    """The points that cats give, and how many that makes."""
    held = kinds_in(seen, "hand", seen.seat)
    points = cards.points.get(kind, 0)
    if kind == "all":
        shown = Counter(kind_of(card) for card, marks in seen.marks.items() if marks.get("shown") == REVEALED)
        left = Counter(cat for cat in held if cat in cards.points) - shown
        points = sum(cards.points[cat] * count for cat, count in left.items())
    return cards.say("table-choice-reveals", points=points, total=number(seen, "points") + points)


def _attacker(seen: Sight, cards: CardWords, kind: str) -> str:
    power, more = cards.characters[kind].power, number(seen, "power")
    bonus = cards.bonus(kind)
    parts = [
        cards.say("table-choice-power", power=power, now=power + more, more=more),
        cards.say("table-choice-next_turn", bonus=bonus) if bonus else "",
        cards.against(kind),
    ]
    return cards.joined(parts, "table-semicolon")


def _challenge(seen: Sight, cards: CardWords, target: str) -> str:
    """The power of both sides before weapons, what may change it, and what a win would bring."""
    assert seen.seat is not None
    mine, theirs = attacker(seen, seen.seat), attacker(seen, target)
    fighters = cards.characters
    own = fighters[mine].power + number(seen, "power") - seen.of("weaken", seen.seat)
    other = fighters[theirs].power - seen.of("weaken", target)
    abilities = [
        cards.say(f"table-choice-{whose}", does=does)
        for whose, kind, rival in (("yours", mine, theirs), ("theirs", theirs, mine))
        if (does := cards.against(kind, fighters[rival].sex))
    ]
    rank, theirs_rank = seen.of("rank", seen.seat), seen.of("rank", target)
    climbs = rank > theirs_rank
    prize = cards.say("table-choice-climb", rank=theirs_rank) if climbs else cards.say("table-choice-ranks_stay")
    said = cards.say("table-choice-against", own=own, rival=theirs, other=other)
    return cards.joined([said, *abilities, prize], "table-semicolon")


def _outcome(seen: Sight, cards: CardWords, more: int, said: str) -> str:
    """What totals come to as they stand, before the weapons."""
    mine, theirs = own_and_other(seen.view)
    own, other = mine["total"] + more, theirs["total"]
    how = "draw" if abs(own - other) < cards.gap else "ahead" if own > other else "behind"
    return cards.say("table-choice-so_far", said=said, own=own, other=other, how=how)


def _odds(seen: Sight, cards: CardWords, cost: int) -> str:
    """How many cards of the deck have a cost, as far as the viewer may count them."""
    coming = to_come(seen.view)
    found = Counter(card for card in coming if cards.cost[card] == cost)
    if not coming:
        return ""
    kinds = cards.joined(found) or "none"
    return cards.say("table-choice-odds", count=found.total(), all=len(coming), kinds=kinds)


def _target(seen: Sight, cards: CardWords, target: str) -> str:
    """What counts about a player who is chosen."""
    rank = seen.of("rank", target)
    match seen.view["question"]:
        case "who_discards":
            return cards.say("table-choice-holds", count=seen.zone("hand", target).count or 0)
        case "whose_flip":
            return cards.say("table-choice-face_up", count=seen.of("face_up", target), rank=rank)
    fighter = attacker(seen, target)
    return cards.say("table-choice-meets", rank=rank, card=fighter, power=cards.characters[fighter].power)


# -- the end --------------------------------------------------------------------------------------------------------


def result(seen: Sight, cards: CardWords, wins: str) -> tuple[str, str]:
    """Who has won, and why; and in which order the others come."""
    first, *rest = ladder(seen)
    ending = seen.view["ending"]
    why = cards.say(
        f"table-ending-{ending}",
        cards=victories(seen, first),
        instant=terms(seen).instant_at,
        rounds=seen.setup.options["round_limit"],
    )
    others = cards.listed(cards.seat(seat) for seat in rest)
    return wins, cards.say("table-ending", why=why, round=part(seen)["round"], others=others)
