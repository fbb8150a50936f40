"""Every refusal says why, with the rule; equal copies of a card are one choice."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import meijin
from meijin.games.ganymede import notation
from meijin.games.ganymede.refusals import Refusal, refusal
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import AmbiguousAction, IllegalAction
from meijin.kernel.generator import Rng
from meijin.kernel.rulebook import read_rules
from tests.games.ganymede.table import RED, battle, camp, cards, coop, decides, play

RULES = read_rules(files("meijin.games.ganymede").joinpath("rules.md").read_text(encoding="utf-8"))


def refused(state: Ganymede, words: str) -> str:
    with pytest.raises(IllegalAction) as error:
        state.apply(words)
    return str(error.value)


@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_whatever_is_refused_is_refused_with_a_rule(mode: str) -> None:
    tried = 0
    for seed in range(8):
        state = meijin.new("ganymede", seed=seed, mode=mode)
        assert isinstance(state, Ganymede)
        rng = Rng(seed)
        while state.deciders:
            (seat,) = state.deciders
            legal = state.legal(seat)
            for action in filter(notation.is_action, range(160)):
                assert (refusal(state, seat, action) is Refusal.ALLOWED) == (action in legal), state.text(action)
                if action not in legal:
                    (rule,) = re.findall(r"\(([GR][0-9.]+)\)$", state.why_not(seat, action))
                    assert rule in RULES
                    tried += 1
            state.apply(legal[rng.below(len(legal))], seat)
    assert tried > 1000


@pytest.mark.rule("R12", "R32", "G4.4.1", "G4.2.8", "G4.2.6", "G4.4.4", "R8", "R11")
def test_what_is_told() -> None:
    three = battle(red="R9 B3 R8 BA", green="G9", phase="showdown")
    assert "a 3 never pulls itself back: choose another card (R12); Red may choose:" in refused(
        three, "withdraw black_3"
    )
    assert "there is no Red 6 in your row: choose a card that is (G4.4.1)" in refused(three, "withdraw red_6")
    assert "first use your 3s, then announce your aces (R11)" in refused(three, "aces_high 1")
    play(three, "withdraw red_8")
    assert "you have 1 ace in play: announce no more than that (G4.4.4)" in refused(three, "aces_high 2")
    pick = battle(red=camp(discard="B7 B7 B7"), phase="reinforce")
    assert "no Black 7 is left: take another Black card (G4.2.8); Red may choose: pick black_a" in refused(
        pick, "pick black_7"
    )
    assert "a card leaves the game only in the Cleanup" in refused(pick, "remove red_5")
    hit = battle(red="R9 B3 R8", green="G9 G8 B4", phase="showdown")
    play(hit, "withdraw red_9")
    assert "Red 9 is on your discard pile: choose a card in play (R32)" in refused(hit, "remove red_9")
    hidden = battle(red=camp("R5 (B2)", deck="R5 ..."), green="G9", flow=decides("red"))
    assert "when you draw it, not later: go on without (R8)" in refused(hidden, "flip")
    both = coop(red="R5 B2", green="G9", purple="P9", flow=decides("red"))
    assert "a 2 or a 4 works by itself when you draw it: go on without (G4.3.8)" in refused(both, "flip")


@pytest.mark.rule("G2.1", "G4.2.6")
def test_equal_copies_are_one_choice() -> None:
    state = battle(red="R5 R5 R6", green="G9 G8 B4", phase="damage")
    play(state, "remove red_5")
    assert cards(state.removed[RED], state) == "R5"
    three = battle(red="R5 B3 R5 R9", green="G9", phase="showdown")
    play(three, "withdraw red_5")
    assert cards(three.row[RED], three) == "B3 R5 R9"


@pytest.mark.rule("R12")
def test_a_3_that_has_acted_is_not_the_same_as_one_that_will() -> None:
    state = battle(red="B3#1 B3#2 B3#3 R5", green="G9", phase="showdown")
    play(state, "decline")
    with pytest.raises(AmbiguousAction, match="black_3#1, withdraw black_3#3: say which"):
        state.apply("withdraw black_3")
    first = battle(red="B3#1 B3#2 B3#3 R5", green="G9", phase="showdown")
    play(first, "withdraw black_3")
    assert cards(first.row[RED], first) == "B3 B3 R5"
