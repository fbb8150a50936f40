"""What holds in every game, and every fight against the formulas of section 5 written down once more."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meijin
from meijin.games.ganymede.game import GAME
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.event import Event
from meijin.kernel.testing import CHECKS
from tests.games.ganymede.table import battle, short, told, trio

MODES = ["battle", "coop", "trio"]
GAMES = settings(max_examples=40, deadline=None)

# -- section 5 once more, on cards in short hand --------------------------------------------------------------


def rank(card: str) -> str:
    return card[1:]


def number(card: str) -> int:
    return 1 if rank(card) == "A" else int(rank(card))


def count(row: list[str], what: str) -> int:
    return sum(rank(card) == what for card in row)


def strength(row: list[str], high: int, enemy: list[str]) -> int:
    raw = sum(number(card) for card in row) + 10 * high + 2 * count(enemy, "10")
    return 0 if not row or raw >= 22 else raw


def damage(row: list[str], own: int, enemy: list[str], theirs: int, mode: str) -> int:
    if own == 0 or own < theirs:
        return 0
    raw = len(row) + 2 * count(row, "7")
    if own == 21 and (own > theirs or mode in ("coop", "trio")):
        raw += 1
    return min(raw, 3) if count(enemy, "10") else raw


def ace_high(row: list[str], raised: int = 0) -> int:
    """Whether Purple by itself counts an ace as 11 (4.7), here raised by so much (R24)."""
    return int(count(row, "A") > 0 and sum(number(card) for card in row) + raised <= 11)


# -- a referee that only listens ------------------------------------------------------------------------------


@dataclass
class Referee:
    """Follows a game by its events and works every fight out again."""

    mode: str
    hp: dict[str, int]
    purple_ace: str = "cards"
    rows: dict[str, list[str]] = field(default_factory=dict)
    high: dict[str, int] = field(default_factory=dict)
    fights: int = 0

    def hear(self, events: list[Event]) -> None:
        for event in events:
            (said,) = told([event], event.kind)
            if event.kind == "showdown":
                self.rows = {}
                for camp, row in said.items():
                    assert isinstance(row, list)
                    self.rows[camp] = [short(card) for card in row]
                self.high = dict.fromkeys(self.rows, 0)
                if self.mode == "coop":
                    self.high["purple"] = ace_high(self.rows["purple"])
            elif event.kind == "withdraw":
                self.rows[str(said["camp"])].remove(short(str(said["card"])))
            elif event.kind == "aces":
                assert isinstance(said["high"], int)
                self.high[str(said["camp"])] = said["high"]
            elif event.kind == "compare":
                self.judge(said)

    def judge(self, said: dict[str, object]) -> None:
        camps = said["camps"]
        assert isinstance(camps, list)
        one, other = camps
        row, enemy = self.rows[one], self.rows[other]
        if self.purple_ace == "strength":
            announced, self.high[other] = self.high[other], ace_high(enemy, 2 * count(row, "10"))
            assert announced == self.high[other] or not count(enemy, "A")
        own = strength(row, self.high[one], enemy)
        theirs = strength(enemy, self.high[other], row)
        dealt, taken = damage(row, own, enemy, theirs, self.mode), damage(enemy, theirs, row, own, self.mode)
        assert said["strength"] == [own, theirs]
        assert said["damage"] == [dealt, taken]
        self.hp[one] = max(0, self.hp[one] - taken)
        self.hp[other] = max(0, self.hp[other] - dealt)
        self.fights += 1


def all_cards(state: Ganymede) -> list[int]:
    zones = (state.deck, state.row, state.discard, state.removed, [state.supply])
    return sorted(card for zone in zones for pile in zone for card in pile)


@pytest.mark.rule("G2.1", "G2.11", "R10", "G6.6", "G5.1.1", "G5.2.1", "G4.7.3", "R24", "G9.7")
@given(
    way=st.sampled_from([*[(mode, "cards") for mode in MODES], ("coop", "strength")]),
    seed=st.integers(0, 2**64),
    choices=st.lists(st.integers(0, 99), min_size=1),
)
@GAMES
def test_every_game_keeps_its_cards_its_bounds_and_its_arithmetic(
    way: tuple[str, str], seed: int, choices: list[int]
) -> None:
    mode, purple_ace = way
    state = meijin.new("ganymede", seed=seed, mode=mode, purple_ace=purple_ace)
    assert isinstance(state, Ganymede)
    most = list(state.hp)
    everything = list(range(len(state.setup.cards)))
    referee = Referee(mode, dict(zip(state.setup.owners, state.hp, strict=True)), purple_ace)
    plies = 0
    while state.deciders:
        legal = state.legal(state.deciders[0])
        referee.hear(state.apply(legal[choices[plies % len(choices)] % len(legal)]))
        plies += 1
        assert all_cards(state) == everything
        assert all(0 <= hp <= start for hp, start in zip(state.hp, most, strict=True))
        assert list(state.hp) == list(referee.hp.values())
        assert all(len(row) <= 7 for row in state.row)
        assert 1 <= state.round <= 30
    assert referee.fights >= 1
    assert state.ending is not None
    assert plies <= state.setup.game.longest(state.setup)
    assert set(state.returns()) <= {0.0, 1.0}


@pytest.mark.parametrize("check", CHECKS)
def test_the_conformance_kit_holds_with_purples_ace_settled_by_its_strength(check: str) -> None:
    CHECKS[check](GAME.prepare(2, {"mode": "coop", "purple_ace": "strength"}), range(200, 202))


# -- single fights --------------------------------------------------------------------------------------------

BLACK = ["BA", "B2", "B3", "B4", "B7", "B10"]


def drawn(cards: list[str]) -> list[str]:
    """As many of these cards as can be in a row: drawn only at 21 or less, four and one more for each 2."""
    row: list[str] = []
    for card in cards:
        if sum(map(number, row)) > 21 or len(row) >= 4 + count(row, "2"):
            break
        row.append(card)
    return row


@st.composite
def deals(draw: st.DrawFn) -> tuple[list[str], list[str], list[str]]:
    """Rows for Red, Green and Purple out of one box of cards."""
    black = draw(st.permutations(BLACK * 3))
    red = draw(st.permutations(["R5", "R5", "R6", "R6", "R8", "R9", *black[:9]]))
    green = draw(st.permutations(["G5", "G5", "G6", "G6", "G8", "G9", *black[9:]]))
    purple = draw(st.permutations(["PA", "P2", "P3", "P4", "P5", "P6", "P7", "P7", "P8", "P9", "P10", "P10"]))
    sizes = st.integers(1, 7)
    return drawn(red[: draw(sizes)]), drawn(green[: draw(sizes)]), drawn(purple[: draw(sizes)])


@pytest.mark.rule("G5.1.1", "G5.1.2", "G5.2.1", "G5.2.2", "G5.2.3", "G5.2.4", "G5.2.5", "G5.3.7")
@given(rows=deals(), data=st.data())
@settings(max_examples=150, deadline=None)
def test_battle_fights_follow_the_formulas(rows: tuple[list[str], list[str], list[str]], data: st.DataObject) -> None:
    red, green, _ = rows
    high = [data.draw(st.integers(0, count(row, "A"))) for row in (red, green)]
    counters = {"red": {"aces": high[0]}, "green": {"aces": high[1]}}
    state = battle(red=" ".join(red), green=" ".join(green), phase="damage", counters=counters)
    own, theirs = strength(red, high[0], green), strength(green, high[1], red)
    dealt, taken = damage(red, own, green, theirs, "battle"), damage(green, theirs, red, own, "battle")
    assert state.hp == [15 - taken, 15 - dealt]


@pytest.mark.rule("G5.1.3", "G5.2.3", "G4.6.4", "R35", "R36")
@given(rows=deals(), data=st.data())
@settings(max_examples=100, deadline=None)
def test_trio_fights_follow_the_formulas(rows: tuple[list[str], list[str], list[str]], data: st.DataObject) -> None:
    high = [data.draw(st.integers(0, count(row, "A"))) for row in rows]
    red, green, purple = rows
    hp = [15, 15, 28]
    for camp, row in ((0, red), (1, green)):
        own, theirs = strength(row, high[camp], purple), strength(purple, high[2], row)
        hp[2] -= damage(row, own, purple, theirs, "trio")
        hp[camp] -= damage(purple, theirs, row, own, "trio")
    counters = {camp: {"aces": aces} for camp, aces in zip(("red", "green", "purple"), high, strict=True)}
    texts = [" ".join(row) for row in rows]
    state = trio(red=texts[0], green=texts[1], purple=texts[2], phase="damage", counters=counters)
    assert state.hp == hp
