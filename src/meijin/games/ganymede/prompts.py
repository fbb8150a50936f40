"""What is asked, in words, as a seat's view tells it."""

from __future__ import annotations

from typing import Final

from meijin.games.ganymede.cards import KINDS
from meijin.kernel.kinds import kind_of
from meijin.kernel.sights import cards_in
from meijin.kernel.state import View

QUESTIONS: Final = {
    "draw": "Draw a card, or stand?",
    "stand": "You can draw no more: {why}. Stand; the others cannot tell why you stop.",
    "flip": "You drew {drawn}. Show it and use its effect, or keep it face down?",
    "scout": "You see {scouted} on top of your deck. Keep or discard it?",
    "withdraw": "Your 3 may pull another of your cards out of the fight.",
    "aces": "How many of your aces count 11?",
    "remove": "You were hit. Which of your cards leaves the game?",
}


def question(view: View) -> str:
    """What the viewer has to decide; empty if nothing."""
    asked = view.get("question")
    if asked is None:
        return ""
    if asked == "pick":
        return f"Take a Black card for your {'deck' if view['phase'] == 'setup' else 'discard pile'}."
    seat = str(view["seat"])
    return QUESTIONS[str(asked)].format(
        why=view.get("why"),
        drawn=_title(cards_in(view, "row", seat)[-1:]),
        scouted=_title(cards_in(view, "deck", seat)[:1]),
    )


def _title(cards: list[str]) -> str:
    return f"a {KINDS[kind_of(cards[0])].name}" if cards else "a card"
