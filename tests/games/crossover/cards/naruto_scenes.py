"""Scenes of the tests of Naruto cards: red has the Naruto cards, enough chakra and a hand that is worth asking for."""

from __future__ import annotations

from meijin.games.crossover.state import Crossover
from tests.games.crossover.table import fight, idle, pay, play, power, seat, settle, step, table

CHAKRA = "m-346*3 m-349*3 m-374*3 m-409*3"  # lightning, wind, earth, fire
CHI = "h-ev10*3 h-ev08*3 h-ev05*3 h-ev09*3"  # earth, space, namek, demon
HELD = "m-332 m-333 m-366 m-373 m-410 m-357 m-358"  # one too many, so that step P asks for a discard


def sent(
    red: str,
    blue: str = "",
    *,
    hand: str = "",
    chakra: str = CHAKRA,
    deck: str = "",
    attacker: str = "red",
    answers: str = "",
    line: str = "db",
    made: str = "",
    block: bool = True,
) -> Crossover:
    """Both first Teams, or red's only one, have been sent out, and what that triggers waits for an answer."""
    state = table(
        "J",
        red=seat(red, hand=f"{HELD} {hand}", chakra=chakra, deck=deck, line="naruto"),
        blue=seat(blue, hand=answers, chakra=CHI if line == "db" else CHAKRA, line=line),
        attacker=attacker,
        made=made,
    )
    ours, theirs = (team.split("+")[0].split(":")[0] for team in (red, f"{blue} ".split(" ")[0]))
    first, second = (ours.split(" ")[0], theirs) if attacker == "red" else (theirs, ours.split(" ")[0])
    fight(state, first, second if block and second else "-")
    return state


def use(state: Crossover, art: str, user: str, *targets: str) -> None:
    """Red uses an art, chooses these targets, pays, and nobody answers."""
    if state.deciders == (1,):
        play(state, "pass")
    play(state, f"use {art} {user}", *(f"target {target}" for target in targets))
    pay(state)
    settle(state)


def fades(state: Crossover, name: str) -> tuple[str, str]:
    """The Power of a fighter when the battles of the turn are over, and in the next turn."""
    idle(state, "P")
    assert step(state) == "P"
    before = power(state, name)
    idle(state)
    return before, power(state, name)
