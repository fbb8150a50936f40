"""House values: what is declared fits the card files, counts in both cores, and nothing else can be declared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from meijin.core import CHOICE, INTERPRETED
from meijin.kernel.errors import MeijinError
from meijin.kernel.game import Game
from meijin.kernel.housevalues import HouseValue, HouseValueError, house_of, source_of
from meijin.kernel.overlay import Overlay, changed, value_at
from meijin.kernel.registry import own
from meijin.kernel.rulebook import read_rules, rules_of

CARDS = """
[rules]
limit = 9
hands = [6, 5]
source = "rulebook"
source_limit = "house"

[[cards]]
id = "ace"
power = 3
play = [{ op = "draw", n = 1 }]
source = "rulebook"
source_power = "public"
source_effect = "house"

[[decks]]
id = "first"
source = "house"
main = { ace = 3, king = 1 }
"""
GOOD = """
[notes]
effect = ["play"]

[values.limit]
at = "rules.limit"
low = 5
high = 12
about = "where it ends"
"""
EXCHANGE = """
[values.x]
out = "decks.first.main.king"
in = "decks.first.main.queen"
low = -1
high = 2
about = "a queen for the king"
"""
# Values of every game from which other numbers follow, and what plays with them.
COUNTING: dict[str, dict[str, object]] = {
    "go_out": {"damage_13": 4, "life_kira": 1},
    "ganymede": {"purple_hp_normal": 15},
    "cat_battles": {"center_cafe": "double_attack", "level_gonta": 1},
    "ranking_battle": {"power_sea_urchin": 6, "power_victory": 4, "rank_5_flip_up_own": 1},
    "crossover": {"second_player_chakra": 3, "outstanding_margin": 3},
}
PLAYED = """
import sys
from hashlib import blake2b
import meijin
from meijin.kernel.generator import Rng
from meijin.kernel.overlay import Overlay

game, changes = sys.argv[1], eval(sys.argv[2])
if changes:
    overlay = Overlay(f"meijin.games.{game}", "cards.toml", changes)
    overlay.lay()
told = ""
for seed in range(6):
    state, rng = meijin.new(game, seed=seed, **({"mode": "coop"} if game == "ganymede" else {})), Rng(seed)
    while state.deciders:
        legal = state.legal(state.deciders[0])
        state.step(state.deciders[0], legal[rng.below(len(legal))])
        told += f"{len(legal)} {state.returns() if not state.deciders else ''}"
if changes:
    overlay.check_read()
print(blake2b(told.encode()).hexdigest())
"""


@pytest.mark.parametrize("game", own(), ids=lambda game: game.id)
def test_what_is_declared_is_there_and_its_rules_are_too(game: Game) -> None:
    """That every value lies in its range and is the house's own is checked where the declaration is read."""
    house = house_of(game)
    assert house.values
    known = set(read_rules(rules_of(game)))
    for value in house.values.values():
        assert set(value.rules) <= known, value.name
        value.read(value.present(house.cards))
        for said in value.choices or (value.low, value.high):
            overlay = house.overlay({value.name: said})
            assert (overlay is None) == (said == value.present(house.cards))


@pytest.mark.parametrize("game", COUNTING)
def test_other_values_count_in_both_cores_and_for_the_same(game: str) -> None:
    """Nothing that follows from a house value may be written into the compiled core."""
    overlay = house_of(next(each for each in own() if each.id == game)).overlay(COUNTING[game])
    assert overlay is not None

    def played(changes: object, core: str | None) -> str:
        environment = {name: value for name, value in os.environ.items() if core is None or name != CHOICE}
        environment |= {CHOICE: core} if core else {}
        command = [sys.executable, "-c", PLAYED, game, repr(changes)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    with ThreadPoolExecutor(2) as pool:
        here, interpreted, before = pool.map(
            lambda said: played(*said), [(overlay.changes, None), (overlay.changes, INTERPRETED), ((), None)]
        )
    assert here == interpreted
    assert here != before


@pytest.fixture
def declared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Game:
    """A game of another package, with card file and house values as the test says them."""
    cards, house = request.param
    name = "declared_" + re.sub(r"\W", "_", tmp_path.name)
    package = tmp_path / name
    package.mkdir()
    (package / "cards.toml").write_text(cards, encoding="utf-8")
    if house is not None:
        (package / "house.toml").write_text(house, encoding="utf-8")
    (package / "__init__.py").write_text(
        "from meijin.kernel.game import Game\nclass Declared(Game):\n    id = 'declared'\nGAME = Declared()\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    game = __import__(name).GAME
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize("declared", [(CARDS, GOOD)], indirect=True)
def test_other_packages_declare_theirs_in_the_same_way(declared: Game) -> None:
    house = house_of(declared)
    assert house.read({"limit": "12"}) == {"limit": 12}
    overlay = house.overlay({"limit": 12})
    assert overlay == Overlay(house.package, "cards.toml", (("rules.limit", 12),))
    assert house.overlay({"limit": 9}) is None
    for said in (13, "many", True, 9.0):
        with pytest.raises(HouseValueError, match=r"the house value limit cannot be .*it is a whole number from 5"):
            house.read({"limit": said})
    with pytest.raises(HouseValueError, match="there is no house value 'hands'; declared are limit"):
        house.read({"hands": 5})
    with pytest.raises(MeijinError, match=r"has read its cards\.toml already; other values need another process"):
        overlay.lay()


@pytest.mark.parametrize("declared", [(CARDS, None)], indirect=True)
def test_a_game_that_declares_none_says_so(declared: Game) -> None:
    with pytest.raises(HouseValueError, match=r"declared declares none, in a house\.toml beside its card file"):
        house_of(declared).read({"limit": 5})


@pytest.mark.parametrize(
    ("declared", "problem"),
    [
        ((CARDS, GOOD.replace("rules.limit", "rules.hands.0")), "rules.hands.0, .* its source is 'rulebook'"),
        (
            (CARDS, GOOD.replace("rules.limit", "cards.ace.power").replace("low = 5", "low = 1")),
            "no house value: its source is 'public'",
        ),
        ((CARDS.replace("source", "from"), GOOD), "no house value: its source is ''"),
        ((CARDS, GOOD.replace("rules.limit", "rules.limits")), r"leads nowhere in cards\.toml: rules\.limits"),
        ((CARDS, GOOD.replace("low = 5", "low = 10")), "cannot be 9; it is a whole number from 10 to 12"),
        ((CARDS, GOOD.replace("low = 5", "least = 5")), "'low': is missing"),
        ((CARDS, GOOD.replace("low = 5\nhigh = 12", "choices = [9]")), "must be a list of two values or more"),
        ((CARDS, GOOD.replace("low = 5\nhigh = 12", "choices = [1, 2]")), "cannot be 9; it is 1, 2"),
        (
            (
                CARDS,
                GOOD.replace("at =", "in = 'rules.limit'\nout =")
                .replace("rules.limit", "decks.first")
                .replace("5", "0"),
            ),
            "no count",
        ),
    ],
    indirect=["declared"],
)
def test_what_cannot_be_declared_is_named_with_its_place(declared: Game, problem: str) -> None:
    with pytest.raises(MeijinError, match=problem) as refused:
        house_of(declared)
    assert str(refused.value).startswith("house.toml: values.limit") or isinstance(refused.value, HouseValueError)


@pytest.mark.parametrize("declared", [(CARDS, EXCHANGE)], indirect=True)
def test_copies_are_moved_from_one_count_to_another(declared: Game) -> None:
    house = house_of(declared)
    main = "decks.first.main"
    one = house.overlay({"x": 1})
    assert one is not None
    assert one.changes == ((f"{main}.king", None), (f"{main}.queen", 1))
    assert value_at(changed(house.cards, one.changes), main) == {"ace": 3, "queen": 1}
    for said in (-1, 2):
        with pytest.raises(HouseValueError, match=f"the house value x cannot be {said}: {main}.* would be -1"):
            house.overlay({"x": said})


def test_the_innermost_note_says_where_a_value_is_from() -> None:
    cards = {"source": "public", "mode": {"source": "house", "hp": 3, "deep": {"n": 1}}, "other": {"n": 1}}
    assert source_of(cards, "mode.deep.n", {}) == "house"
    assert source_of(cards, "other.n", {}) == "public"


def test_a_value_is_said_in_words_too() -> None:
    value = HouseValue("attack", "", "attack", choices=(False, True))
    assert value.read("yes") is True
    assert value.read(False) is False


def test_a_place_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match=r"nothing lies in 'cards\.king'"):
        value_at({"cards": [{"id": "ace"}]}, "cards.king")


READING = """
from meijin.kernel.catalogue import read_toml
LIMIT = read_toml(__package__, "cards.toml")["rules"]["limit"]
"""


@pytest.mark.parametrize("reads", [True, False])
def test_a_package_that_reads_its_file_in_another_way_is_refused(
    reads: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"read_otherwise_{reads}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "cards.toml").write_text(CARDS)
    (tmp_path / name / "__init__.py").write_text(READING if reads else "LIMIT = 9")
    monkeypatch.syspath_prepend(str(tmp_path))
    overlay = Overlay(name, "cards.toml", (("rules.limit", 12),))
    overlay.lay()
    overlay.lay()  # which every piece of work does
    with pytest.raises(MeijinError, match="other values need another process"):
        Overlay(name, "cards.toml", (("rules.limit", 11),)).lay()
    limit = __import__(name).LIMIT
    if reads:
        overlay.check_read()
        assert limit == 12
    else:
        with pytest.raises(MeijinError, match=rf"{name} must read its cards\.toml by meijin\.kernel\.catalogue"):
            overlay.check_read()
