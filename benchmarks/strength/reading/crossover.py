"""Crossover Battles, as its lesson says."""

from __future__ import annotations

import re
from typing import Any, Final

from benchmarks.strength.reading.table import Table, about

Told = dict[str, Any]  # a Team, a battle or a fighter, as the view tells of it
ENOUGH: Final = 5  # Power of a Team that wins two rewards, and a lead that makes a Victory an Outstanding one
SPARE: Final = 5  # cards in hand of which none is to spare
LATE: Final = 2  # turns that are long to wait
HARM: Final = re.compile(r"Damage|-\d|opponent|discard")


def advised(table: Table) -> list[str]:
    """What to do."""
    if table.offered("deploy"):
        # "Each turn your dial rises and stronger fighters come: deploy every turn"
        return [max(table.offered("deploy"), key=lambda words: table.printed(about(words), "healthy_combat"))]
    if table.offered("lead") or table.offered("back"):
        return [organized(table)]
    if table.offered("attack"):
        # "Now attack with the Team. Unblocked, it wins cards"
        return [words for words in table.offered("attack") if team_of(table, about(words))["power"] > 0] or ["done"]
    if table.offered("block"):
        return blocks(table)
    if table.offered("use"):
        # "Let Lee use Shadow Clone Jutsu for +4: your Chakra pays", as long as there is more to win by it
        return [words for words in table.offered("use") if unsettled(table, words.split()[2])] or ["pass"]
    if table.offered("charge"):
        return charges(table)
    if table.offered("target"):
        return targets(table)
    # Of missions, coins, wishes and all that cards ask besides, the lesson says nothing.
    return ["keep"] if "redraw" in table.words else []


def organized(table: Table) -> str:
    """The next step to Teams of Power 5: strong Heads, and behind them whoever helps most."""
    # "In a Team the Head counts with its left number, those behind it with the right one."
    helpers = {words: power(table, words)[1] for words in table.offered("back")}
    if "done" not in table.words:
        return max(helpers, key=lambda words: helpers[words])  # a Team that was begun wants somebody behind its Head
    # "one, or two from Power 5 on"
    if any(helpers.values()) and team_of(table, table.view["leading"])["power"] < ENOUGH:
        return max(helpers, key=lambda words: helpers[words])
    heads = sorted(table.offered("lead"), key=lambda words: power(table, words)[0], reverse=True)
    for head in heads:
        if power(table, head)[0] < ENOUGH and any(power(table, words)[1] for words in heads if words != head):
            return head
    return "done"


def blocks(table: Table) -> list[str]:
    """With a Team that does not lose, if there is one."""
    # "Unblocked, 5 wins two of your cards. Your Team still stands with 6: block"
    attacking = next(team for team in rivals(table) if team["members"][0]["card"] in table.view["attacking"])
    able = [words for words in table.offered("block") if team_of(table, about(words))["power"] >= attacking["power"]]
    return able or ["pass"]


def unsettled(table: Table, user: str) -> bool:
    """Whether a fighter is in a battle that was blocked and is not yet an Outstanding Victory."""
    # "From 5 ahead it is an Outstanding Victory"
    for battle in table.view["battles"]:
        fighters, (attacking, blocking) = (battle["attacking"], battle["blocking"]), battle["powers"]
        if all(fighters) and user in fighters[0] + fighters[1]:
            return bool((attacking - blocking if user in fighters[0] else blocking - attacking) < ENOUGH)
    return False


def charges(table: Table) -> list[str]:
    """Out of many cards one that is long in coming."""
    # "charge what you can spare", and "A card may come if the number at its top left is not above your dial"
    soon = table.count("indicator", table.me) + LATE
    late = [words for words in table.offered("charge") if table.printed(about(words), "turn") > soon]
    return late if late and len(table.offered("charge")) > SPARE else ["pass"]


def targets(table: Table) -> list[str]:
    """The rival's for what harms, else the own: so much can be read on the card."""
    own = [words for words in table.offered("target") if f"#{table.me[0]}" in words]
    others = [words for words in table.offered("target") if words not in own]
    return others if HARM.search(table.text(table.view["about"])) else own


def power(table: Table, words: str) -> tuple[int, int]:
    """Both numbers of an own fighter."""
    head, back = next(each for each in team_of(table, about(words))["members"] if each["card"] == about(words))["power"]
    return head, back


def team_of(table: Table, card: str) -> Told:
    """The own Team of a fighter."""
    teams: list[Told] = table.view["teams"][table.me]
    return next(team for team in teams if any(each["card"] == card for each in team["members"]))


def rivals(table: Table) -> list[Told]:
    """The rival's Teams."""
    return [team for seat, teams in table.view["teams"].items() if seat != table.me for team in teams]
