"""Games that were played by the first edition of the rules go on by it (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.crossover import GAME
from meijin.games.crossover.own_cards import in_one_line
from meijin.games.crossover.setup import CrossoverSetup
from meijin.games.crossover.state import Crossover
from meijin.kernel import toml
from meijin.kernel.errors import RecordError
from meijin.kernel.generator import Rng
from meijin.kernel.record import parse

# Saved by the program as it was then: Blue is asked whether to plunder where there is nothing to take.
FIRST = Path(__file__).with_name("first_edition.meijin")
# Saved by it too: the second game of a match, before which Red has put three Narutos to the one in the sideboard.
EXCHANGE = Path(__file__).with_name("first_edition_exchange.meijin")
# Saved by the program of the second edition: three cards in the chakra of the second player, and its lists.
SECOND = Path(__file__).with_name("second_edition.meijin")


CARDS = """
[sets]
home-1 = { name = "At Home", legal = true, source = "house" }
[[cards]]
id = "x-1"
number = "X-1"
name = "Lucky Apprentice"
line = "naruto"
type = "ninja"
set = "home-1"
symbols = ["wind"]
turn = 0
hand = 0
healthy = [5, 1]
injured = [4, 0]
attributes = ["Ninjutsu"]
traits = ["Leaf", "Male"]
mental = 0
source = "house"
source_effect = "house"
text = "No effect text."
"""


def by_hand(file: Path, edition: int = GAME.edition) -> str:
    """A record as if somebody had written it today, to be played by an edition of the rules."""
    kept = file.read_text(encoding="utf-8").splitlines()
    lines = [line for line in kept if not line.startswith(("actions: ", "edition: ", "end: "))]
    return "\n".join([lines[0], lines[1], f"edition: {edition}", *lines[2:]])


def test_a_record_of_the_first_edition_is_played_again_as_it_was() -> None:
    state = meijin.load(FIRST)
    assert (state.setup.edition, state.deciders, state.returns()) == (1, (), (0.0, 1.0))


def test_the_second_edition_asks_otherwise() -> None:
    with pytest.raises(RecordError, match="'blue accept' cannot be carried out"):
        parse(by_hand(FIRST, 2))


@pytest.mark.rule("CB3.1.4", "CB3.1.8")
def test_after_an_exchange_of_the_first_edition_the_sideboard_is_what_it_was() -> None:
    state = meijin.load(EXCHANGE)
    assert (state.setup.edition, state.deciders, state.returns()) == (1, (), (1.0, 0.0))
    with pytest.raises(
        RecordError, match="after the exchange the sideboard has 4 cards with the name of Naruto Uzumaki"
    ):
        parse(by_hand(EXCHANGE, 2))


@pytest.mark.rule("CB13.7")
def test_a_list_is_imagined_by_the_same_edition() -> None:
    state = meijin.load(FIRST)
    assert state.record is not None
    early = state.record.branch(30)
    assert {early.sample(seat, Rng(seat)).setup.edition for seat in range(2)} == {1}


@pytest.mark.rule("CB16.9", "CB16.10")
def test_a_position_described_in_the_first_edition_is_taken_as_it_was_said() -> None:
    # Saved by the program as it was then: a fighter without abilities has used one, and time was called for turns that
    # are long over, which changed nothing.
    state = meijin.load(FIRST.with_name("first_edition_described.meijin"))
    assert isinstance(state, Crossover)
    assert (state.setup.edition, state.turn, state.last_turn, state.deciders) == (1, 12, 80, (1,))


def test_a_record_of_the_second_edition_is_played_again_as_it_was() -> None:
    state = meijin.load(SECOND)
    assert (state.setup.edition, state.deciders, state.returns()) == (2, (), (1.0, 0.0))
    with pytest.raises(RecordError, match=r"'blue charge n-498' cannot be carried out"):
        parse(by_hand(SECOND))


@pytest.mark.rule("CB4.5.1", "CB12.1.3")
@pytest.mark.parametrize(
    ("edition", "cards", "chakra", "shadows", "kunai"),
    [(1, "", 3, 2, 0), (2, "", 3, 2, 0), (2, CARDS, 3, 2, 0), (3, "", 6, 0, 3)],
)
def test_an_edition_has_its_own_starter_decks_and_chakra(
    edition: int, cards: str, chakra: int, shadows: int, kunai: int
) -> None:
    own = {"cards": in_one_line(toml.parse(cards))} if cards else {}
    setup = GAME.prepare(2, {"red_deck": "byakugan-fang", **own}, edition)
    assert isinstance(setup, CrossoverSetup)
    deck = dict(setup.terms.lists[0].main)
    assert (setup.edition, setup.terms.second_player_chakra) == (edition, chakra)
    assert (deck.get("j-375", 0), deck.get("j-362", 0), sum(deck.values())) == (shadows, kunai, 40)
    assert ("x-1" in setup.terms.pool.by_id) is bool(cards)
    assert setup.game.prepare(2, {"red_deck": "byakugan-fang", **own}, edition).game is setup.game


def test_lists_are_read_by_the_edition_of_the_match() -> None:
    for edition, shadows in ((1, 2), (2, 2), (3, 0)):
        made = GAME.builder({}, edition).read("byakugan-fang")
        assert made.counts["main"].get("j-375", 0) == shadows


def test_every_edition_has_starter_decks_that_may_be_played() -> None:
    for edition in range(1, GAME.edition + 1):
        builder = GAME.builder({}, edition)
        assert [builder.read(deck.value).legal for deck in builder.ready_made()] == [True] * 4
