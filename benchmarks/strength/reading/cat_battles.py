"""Cat Battles, as its lesson says."""

from __future__ import annotations

from typing import Final

from benchmarks.strength.reading.table import Table, about

# How far each Area is from North's Base and from South's, as the board shows it.
STEPS: Final = {
    "north": {"n_base": 0, "nw": 1, "ne": 1, "sw": 2, "se": 2, "center": 2, "s_base": 3},
    "south": {"s_base": 0, "sw": 1, "se": 1, "nw": 2, "ne": 2, "center": 2, "n_base": 3},
}
GREEDY: Final = 6


def advised(table: Table) -> list[str]:
    """What to do."""
    if table.offered("take"):
        return [fish(table)]
    if table.offered("play"):
        # "A Kitten costs as many Fish as its Level and then holds them.": the best one that they pay for.
        return [max(table.offered("play"), key=lambda words: table.printed(about(words), "level"))]
    if "roll" in table.words:
        return [roll_or_stop(table)]
    if "take_cat" in table.words:
        # "your Box is your life": Kittens run away and come back, and only the Boss must not.
        return ["take_box" if table.printed(table.view["damage"]["cat"], "boss") else "take_cat"]
    if table.offered("attack"):
        # "Sham has run away to its Bench": whoever holds the fewest Fish is the first to go.
        return [min(table.offered("attack"), key=lambda words: held(table, words.split()[2]))]
    if table.offered("move"):
        return moves(table)
    if "counter" in table.words:
        return ["counter"]  # one more attack, for nothing
    return []  # of Rear effects, and of whom a Greedy Boss hits, the lesson says nothing


def fish(table: Table) -> str:
    """Three Fish while there is somebody to buy, and never the sixth."""
    # "Take 3.", but "your Box is your life", and "six Fish in a Dish call a Greedy Boss!"
    most = min(3 if table.cards("bench", table.me) else 1, GREEDY - 1 - table.count("dish", table.me))
    return max([words for words in table.offered("take") if int(about(words)) <= most], default=table.words[0])


def held(table: Table, cat: str) -> int:
    """How many Fish a cat holds."""
    return int(table.view["marks"].get(cat, {}).get("held", 0))


def roll_or_stop(table: Table) -> str:
    """On until the other cat runs away."""
    # "A 2, and Sham holds just 2 Fish." and "Stop while you are ahead!"
    attack = table.view["attacks"][-1]
    return "stop" if attack["total"] >= held(table, attack["target"]) else "roll"


def moves(table: Table) -> list[str]:
    """To where rivals are, else on towards their Base."""
    (rival,) = {"north", "south"} - {table.me}
    steps = STEPS[rival]
    # "Now they share an Area, so Piroshki can attack."
    meeting = [words for words in table.offered("move") if table.cards(words.split()[2], rival)]
    # "Empty the other Box, then chase the Boss away"
    nearer = {words: steps[words.split()[2]] - steps[area(table, about(words))] for words in table.offered("move")}
    onward = [words for words, way in nearer.items() if way == min(nearer.values()) < 0]
    return meeting or onward or [words for words in table.words if words.startswith("end_")]


def area(table: Table, cat: str) -> str:
    """Where an own cat stands."""
    return next(place for place in STEPS["north"] if cat in table.cards(place, table.me))
