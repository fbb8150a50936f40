"""Ranking Battle, as its lesson says."""

from __future__ import annotations

from typing import Final

from benchmarks.strength.reading.table import Table, about

AHEAD: Final = 3


def advised(table: Table) -> list[str]:
    """What to do."""
    for verb in ("rank", "bonus", "event", "call"):
        if table.offered(verb):
            # "Events work once a turn while the people on them are on your board."; the others cost nothing either.
            return table.offered(verb)
    if table.offered("play"):
        return [character(table)]
    if table.offered("reveal"):
        return table.offered("reveal")[-1:]  # "Cats pay. Reveal those in your hand", all: "Points cannot be saved."
    if table.offered("challenge"):
        return [challenge(table)]
    if table.offered("use") or table.offered("expertise"):
        # "whoever is 3 ahead wins; less is a draw": as much as there is, until it is enough.
        enough = "done" if table.offered("use") else "expertise 0"
        return [enough if ahead(table) else next(words for words in reversed(table.words) if words != enough)]
    for verb in ("acquire", "attacker", "equip", "retrieve"):
        if table.offered(verb):
            return [strongest(table, table.offered(verb))]  # "Take Saya" of what can be paid for: the strongest
    if table.offered("guess"):
        return ["guess 1"]  # the cost of the cats that all decks begin with
    return ["keep"] if "replace" in table.words else []  # the display stays as it is, as it did in the lesson


def character(table: Table) -> str:
    """Whoever brings more plays, else the strongest."""

    # "Each turn you may play a character: Sasami even lets you play one more."
    def worth(words: str) -> tuple[bool, int]:
        return "Character Plays" in table.text(about(words)), table.printed(about(words), "power")

    return max(table.offered("play"), key=worth)


def strongest(table: Table, choices: list[str]) -> str:
    """The card with the highest power; of equals, and of cards without power, the dearest."""
    named = [words for words in choices if words != "pass"]
    return max(named, key=lambda words: (table.printed(about(words), "power"), table.printed(about(words), "cost")))


def challenge(table: Table) -> str:
    """Whoever stands above and is not stronger, else anybody who is not; the weakest of them."""
    own = table.printed(table.cards("attacker", table.me)[0], "power") + int(table.view["counters"]["power"])
    rivals = {
        words: table.printed(table.cards("attacker", about(words))[0], "power") for words in table.offered("challenge")
    }
    beatable = [words for words in rivals if rivals[words] <= own]
    # "Now climb! Challenge Blue, one rank above you."
    above = [words for words in beatable if table.count("rank", about(words)) < table.count("rank", table.me)]
    return min(above or beatable, key=lambda words: rivals[words], default="pass")


def ahead(table: Table) -> bool:
    """Whether the own side would win the battle as it stands."""
    totals = {side["seat"]: side["total"] for side in map(table.view["battle"].get, ("challenger", "defender"))}
    return bool(totals.pop(table.me) >= AHEAD + sum(totals.values()))
