"""What is asked, as a seat's view and its choices tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from meijin.games.ranking_battle import messages
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.view import Battle, Side
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in, counter_in, zone_in
from meijin.kernel.state import View
from meijin.words import Message


def question(book: Book, view: View, choices: Sequence[str]) -> Message | None:
    """What the viewer has to decide; None if nothing."""
    seat = view["seat"]
    if seat is None or seat not in cast("list[str]", view["deciders"]):
        return None
    asked = str(view["question"])
    if asked in messages.PLAIN:
        return messages.PLAIN[asked]()
    return _of_the_turn(book, view, asked, choices) or _of_a_battle(book, view, asked)


def _of_the_turn(book: Book, view: View, asked: str, choices: Sequence[str]) -> Message | None:
    points, rules = counter_in(view, "points"), book.catalogue.rules
    match asked:
        case "begin":
            return messages.AskBegin(points, "rank" in choices, _attacker(view) if "bonus" in choices else None)
        case "character":
            playable, usable = (any(choice.startswith(verb) for choice in choices) for verb in ("play ", "event "))
            return messages.AskCharacter(counter_in(view, "plays"), playable, usable)
        case "replace":
            return messages.AskReplace(rules.event_slots_pool)
        case "reveal":
            return messages.AskReveal(points)
        case "take":
            return messages.AskTake(points)
        case "challenge":
            kind = book.ids.index(_attacker(view))
            power = book.power[kind] + counter_in(view, "power") - counter_in(view, "weaken", str(view["seat"]))
            return messages.AskChallenge(book.ids[kind], power, counter_in(view, "challenges") < rules.challenges)
        case "discard":
            return messages.AskDiscard(cast("int", view["left"]))
        case "forced_discard":
            return messages.AskForcedDiscard(str(counter_in(view, "current")), cast("int", view["left"]))
        case "cycle":
            return messages.AskCycle(cast("int", view["discarded"]))
        case "drop":
            return messages.AskDrop(str(view["event"]), rules.event_slots_player)
    return None


def _of_a_battle(book: Book, view: View, asked: str) -> Message:
    weapon = "".join(kind_of(card) for card in cards_in(view, "equipped", str(view["seat"]))[:1])
    match asked:
        case "exchange":
            return messages.AskExchange(weapon)
        case "guess":
            costs = sorted(Counter(book.cost[book.ids.index(card)] for card in to_come(view)).items())
            return messages.AskGuess(weapon, tuple([messages.Cost(cost, count) for cost, count in costs]))
        case "call":
            return messages.AskCall(weapon)
    own, other = own_and_other(view)
    kind = messages.AskReact if asked == "react" else messages.AskExpertise
    return kind(other["seat"], other["total"], own["total"])


def _attacker(view: View) -> str:
    return kind_of(cards_in(view, "attacker", str(view["seat"]))[0])


def own_and_other(view: View) -> tuple[Side, Side]:
    """The viewer's side of the battle, and the other one."""
    battle = cast("Battle", view["battle"])
    one, other = battle["challenger"], battle["defender"]
    return (one, other) if one["seat"] == view["seat"] else (other, one)


def to_come(view: View) -> list[str]:
    """What the deck holds, or will hold once the discard pile is shuffled; nothing if the viewer may not count."""
    seat = str(view["seat"])
    deck = zone_in(view, "deck", seat)
    cards = deck.get("contents", []) if deck.get("count") else cards_in(view, "discard", seat)
    return [kind_of(card) for card in cards]
