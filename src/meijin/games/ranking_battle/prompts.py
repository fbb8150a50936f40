"""What is asked, in words, as a seat's view and its choices tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.words import counted
from meijin.games.ranking_battle.words import number as in_words
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in, counter_in, zone_in
from meijin.kernel.state import View

QUESTIONS: Final = {
    "replace": "Replace the {pool} events on display before you acquire?",
    "attacker": "Who is your attacker, now and until your next turn?",
    "equip": "Which of these weapons do you equip?",
    "exchange": "Keep the {weapon}, or exchange it for the next weapon?",
    "guess": "{weapon}: guess the cost of your next card and win, or lose.{left}",
    "call": "{weapon}: call out loud?",
    "discard": "Which card do you discard?{more}",
    "who_discards": "Who has to discard a card?",
    "forced_discard": "{current} makes you discard a card: which one?",
    "remove": "Remove a card from the game for good?",
    "cycle": "Discard cards to draw as many: {discarded} so far.",
    "order": "Which weapon comes next from the top? Only you have seen them.",
    "whose_flip": "Whose victory card do you flip face-down?",
    "retrieve": "Which character do you take from your discard pile?",
    "repeat": "Whose attacker bonus do you get again?",
    "who_weakens": "Who is weaker for this turn?",
    "drop": "{event} is new, and you have room for {own} events: which one makes way?",
}

Side = Mapping[str, Any]  # one side of the battle in the view


def question(book: Book, view: View, choices: Sequence[str]) -> str:
    """What the viewer has to decide; empty if nothing."""
    seat = view["seat"]
    if seat is None or seat not in cast("list[str]", view["deciders"]):
        return ""
    asked = str(view["question"])
    if asked in QUESTIONS:
        return _filled_in(book, view, asked)
    points = counter_in(view, "points")
    match asked:
        case "begin":
            words = {"rank": "your ranking card", "bonus": f"the bonus of your {_attacker(book, view)}"}
            start = f" with {counted(points, 'point')}" if points else ""
            return f"Your turn begins{start}: use {' or '.join(words[way] for way in words if way in choices)}?"
        case "character":
            return _question_of_characters(view, choices)
        case "reveal":
            return f"Reveal cats? You have {counted(points, 'point')} to acquire a card with."
        case "take":
            return f"You have {counted(points, 'point')}: which card do you acquire?"
        case "challenge":
            return _question_of_challenge(book, view)
    own, other = own_and_other(view)
    them = str(other["seat"]).capitalize()
    if asked == "react":
        return f"{them} challenges you, {other['total']} against your {own['total']}: use a card from your hand?"
    standing = f"You have {own['total']}, {them} has {other['total']}"
    return f"{standing}: how many victory cards do you use for Weapon Expertise?"


def _filled_in(book: Book, view: View, asked: str) -> str:
    rules, left = book.catalogue.rules, view.get("left")
    equipped = cards_in(view, "equipped", str(view["seat"]))
    return QUESTIONS[asked].format(
        current=str(counter_in(view, "current")).capitalize(),
        discarded=view.get("discarded", 0),
        weapon=_title(book, equipped[0]) if equipped else "",
        left=_costs(book, view) if asked == "guess" else "",
        event=_title(book, str(view["event"])) if asked == "drop" else "",
        more=f" {left} to go." if isinstance(left, int) and left > 1 else "",
        pool=in_words(rules.event_slots_pool),
        own=in_words(rules.event_slots_player),
    )


def _question_of_characters(view: View, choices: Sequence[str]) -> str:
    plays = counter_in(view, "plays")
    events = any(choice.startswith("event ") for choice in choices)
    if not plays:
        return "No more characters can be played: use an event?"
    if not any(choice.startswith("play ") for choice in choices):
        return f"You have no character to play{': use an event?' if events else '.'}"
    return f"You may play {counted(plays, 'character')}{', or use an event' if events else ''}."


def _question_of_challenge(book: Book, view: View) -> str:
    seat = str(view["seat"])
    more = " again" if counter_in(view, "challenges") < book.catalogue.rules.challenges else ""
    kind = book.ids.index(kind_of(cards_in(view, "attacker", seat)[0]))
    power = book.power[kind] + counter_in(view, "power") - counter_in(view, "weaken", seat)
    return f"Whom do you challenge{more} with {book.titles[kind]}, power {power}?"


def _attacker(book: Book, view: View) -> str:
    return _title(book, cards_in(view, "attacker", str(view["seat"]))[0])


def _title(book: Book, card: str) -> str:
    return book.title_of[kind_of(card)]


def own_and_other(view: View) -> tuple[Side, Side]:
    """The viewer's side of the battle, and the other one."""
    battle = cast("Mapping[str, Side]", view["battle"])
    own = "challenger" if battle["challenger"]["seat"] == view["seat"] else "defender"
    return battle[own], battle["defender" if own == "challenger" else "challenger"]


def _costs(book: Book, view: View) -> str:
    """The costs in the deck, each with how many cards have it: ``0×2 1×5 3``."""
    costs = sorted(Counter(book.cost[book.ids.index(card)] for card in to_come(view)).items())
    told = " ".join(f"{cost}×{count}" if count > 1 else str(cost) for cost, count in costs)
    return f" Left: {told}." if told else ""


def to_come(view: View) -> list[str]:
    """What the deck holds, or will hold once the discard pile is shuffled; nothing if the viewer may not count."""
    seat = str(view["seat"])
    deck = zone_in(view, "deck", seat)
    cards = deck.get("contents", []) if deck.get("count") else cards_in(view, "discard", seat)
    return [kind_of(card) for card in cards]
