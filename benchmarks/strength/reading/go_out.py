"""Go Out Battle, as its lesson says."""

from __future__ import annotations

import re
from typing import Final

from benchmarks.strength.reading.table import Table, about

TOYOKO: Final = "choose toyoko"
DEAR: Final = 2  # the damage for which the lesson uses a Guard
STRONGEST: Final = 14


def advised(table: Table) -> list[str]:
    """What to do."""
    if table.offered("choose"):
        return [character(table)]
    for verb in ("place", "discard"):
        if table.offered(verb):
            return [weakest(table, table.offered(verb))]
    plays = [words for words in table.offered("play") if f"as {STRONGEST}" not in words]
    if plays:
        return [play(table, plays)]
    if table.offered("play"):
        return table.offered("play")  # "Nobody can beat a 14. Play a 1 as 14"
    if table.offered("sweep"):
        return table.offered("sweep")
    if "reveal" in table.words:
        return ["reveal"]  # "a character is strongest as a surprise": when nothing else can be played
    if "guard" in table.words and "pass" in table.words:
        # "a Guard passes for nothing", but "Guards are for the worst moments"
        dear = table.view["passing"]["how"] == "out" or table.view["pile"]["damage"] >= DEAR
        return ["guard" if dear else "pass"]
    return []  # what Ten gives away, the lesson does not say


def character(table: Table) -> str:
    """Toyoko if there are cards for her, else whoever has the most life."""
    # "Toyoko will make your weakest cards the strongest."
    if TOYOKO in table.words and held(table, 1):
        return TOYOKO
    # "with more damage than life you are out"
    return max(table.offered("choose"), key=lambda words: table.printed(about(words), "life"))


def play(table: Table, plays: list[str]) -> str:
    """The weakest cards that may be played, and all of that number."""
    # "pairs and threes empty a hand fast": they are not torn apart if anything else will do.
    whole = [words for words in plays if size(words) == held(table, number(words))]
    if table.view["pile"] is None:
        # "Get rid of weak ones first: play your two 4s" was said with lower single cards in hand.
        return min(whole or plays, key=lambda words: (size(words) == 1, number(words)))
    return min(whole or plays, key=number)


def weakest(table: Table, choices: list[str]) -> str:
    """The weakest card, but a Guard last of all, and late what counts 14."""
    # "Get rid of weak ones first"
    toyoko = any("toyoko" in card for card in table.cards("character", table.me))

    def strength(words: str) -> int:
        card = about(words)
        if card == "guard":
            return STRONGEST + 1
        return STRONGEST if toyoko and card == "1" else int(card)

    return min(choices, key=strength)


def number(words: str) -> int:
    """The number that is played; of a mixture the lowest.

    >>> number("play 4x2+5 as 6"), number("play 12")
    (4, 12)
    """
    return int(re.findall(r"\d+", words)[0])


def size(words: str) -> int:
    """How many cards are played.

    >>> size("play 4x2+5 as 6"), size("play 12")
    (3, 1)
    """
    return sum(int(part.partition("x")[2] or 1) for part in about(words).split("+"))


def held(table: Table, wanted: int) -> int:
    """How many cards of a number are in the hand."""
    return table.cards("hand", table.me).count(f"n{wanted:02}")
