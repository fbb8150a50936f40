"""Scenes of the tests of Dragon Ball cards: blue has the Dragon Ball cards and, unless said otherwise, attacks."""

from __future__ import annotations

from meijin.games.crossover.state import Crossover
from tests.games.crossover.cards.naruto_scenes import CHAKRA, CHI
from tests.games.crossover.table import decider, fight, pay, play, seat, settle, table

HELD = "h-ev01*2 h-ev02 h-ev03 h-ev04 h-ev06 h-ev07"  # one too many, so that step P asks for a discard


def battle(
    blue: str,
    red: str = "",
    *,
    hand: str = "",
    chi: str = CHI,
    attacker: str = "blue",
    answers: str = "",
    deck: str = "",
    line: str = "naruto",
    block: bool = True,
    made: str = "",
) -> Crossover:
    """Both first Teams, or blue's only one, have been sent out; the deck and the answers are red's."""
    answering = CHAKRA if line == "naruto" else CHI
    state = table(
        "J",
        red=seat(red, hand=answers, chakra=answering if answers else "", deck=deck, line=line),
        blue=seat(blue, hand=f"{HELD} {hand}", chakra=chi, line="db"),
        attacker=attacker,
        made=made,
    )
    theirs, ours = (first_head(village) for village in (red, blue))
    first, second = (ours, theirs) if attacker == "blue" else (theirs, ours)
    fight(state, first, second if block and second else "-")
    return state


def first_head(village: str) -> str:
    """The Head of the first Team of a village, without its marks."""
    return f"{village} ".split(" ", maxsplit=1)[0].split("+")[0].split(":")[0]


def use(state: Crossover, art: str, user: str, *targets: str) -> None:
    """Blue uses an art, chooses these targets, pays, and nobody answers."""
    if decider(state) == "red":
        play(state, "pass")
    play(state, f"use {art} {user}", *(f"target {target}" for target in targets))
    pay(state)
    settle(state)


def activate(state: Crossover, fighter: str, *targets: str) -> None:
    """Blue uses the ability of a fighter, chooses these targets, pays, and nobody answers."""
    if decider(state) == "red":
        play(state, "pass")
    play(state, f"activate {fighter}", *(f"target {target}" for target in targets))
    pay(state)
    settle(state)
