"""The War Chronicles of Ganymede, as its lesson says."""

from __future__ import annotations

from typing import Final

from benchmarks.strength.reading.table import Table, about

AIM: Final = 21
ACE: Final = 10  # what an ace counts more when it is high


def advised(table: Table) -> list[str]:
    """What to do."""
    if "scout_keep" in table.words:
        # "13 and 8 make exactly 21! Leave it on top."
        return ["scout_keep" if fits(table, table.cards("deck", table.me)[0]) else "scout_discard"]
    if "flip" in table.words:
        return ["flip"]  # "show it to use its power"
    if "draw" in table.words:
        return ["draw" if worth_a_draw(table) else "stand"]
    if table.offered("aces_high"):
        return [aces(table)]
    if table.offered("withdraw"):
        return [withdrawal(table)]
    if table.offered("remove"):
        # "Black cards bend the rules": they stay. Which of the others goes, the lesson leaves open.
        return [words for words in table.offered("remove") if "black" not in words]
    # "take a 4, which will let you peek at your deck"; when all are taken, any other.
    return [words for words in table.offered("pick") if words == "pick black_4"]


def low(table: Table) -> int:
    """The own total, every ace counted as 1."""
    return int(table.view["totals"][table.me]["low"])


def fits(table: Table, card: str) -> bool:
    """Whether a card may still be added."""
    # "above 21 you would count 0"
    return low(table) + table.printed(card, "number") <= AIM


def worth_a_draw(table: Table) -> bool:
    """Whether to draw on: the card on top fits, or most of the deck does where that is not known."""
    # "The nearer to 21, the stronger you are." But: "21, and not one point more"
    if table.view["totals"][table.me]["best"] == AIM:
        return False
    deck = table.cards("deck", table.me)[:1] or table.cards("deck", table.me, "contents")
    return 2 * sum(fits(table, card) for card in deck) > len(deck)


def aces(table: Table) -> str:
    """As many aces high as 21 allows."""
    high = [words for words in table.offered("aces_high") if low(table) + ACE * int(about(words)) <= AIM]
    return max(high, default=table.words[0])


def withdrawal(table: Table) -> str:
    """What has to go for the rest to be as near to 21 as can be; mostly nothing."""
    left = {"decline": low(table)}
    for words in table.offered("withdraw"):
        left[words] = low(table) - table.printed(about(words), "number")
    return max(left, key=lambda words: left[words] if left[words] <= AIM else 0)
