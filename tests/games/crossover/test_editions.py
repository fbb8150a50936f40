"""Games that were played by the first edition of the rules go on by it (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.crossover.state import Crossover
from meijin.kernel.errors import RecordError
from meijin.kernel.generator import Rng
from meijin.kernel.record import parse

# Saved by the program as it was then: Blue is asked whether to plunder where there is nothing to take.
FIRST = Path(__file__).with_name("first_edition.meijin")
# Saved by it too: the second game of a match, before which Red has put three Narutos to the one in the sideboard.
EXCHANGE = Path(__file__).with_name("first_edition_exchange.meijin")


def by_hand(file: Path) -> str:
    """A record as if somebody had written it today."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith(("actions: ", "end: ")))


def test_a_record_of_the_first_edition_is_played_again_as_it_was() -> None:
    state = meijin.load(FIRST)
    assert (state.setup.edition, state.deciders, state.returns()) == (1, (), (0.0, 1.0))


def test_today_s_rules_ask_otherwise() -> None:
    with pytest.raises(RecordError, match="'blue accept' cannot be carried out"):
        parse(by_hand(FIRST))


@pytest.mark.rule("CB3.1.4", "CB3.1.8")
def test_after_an_exchange_of_the_first_edition_the_sideboard_is_what_it_was() -> None:
    state = meijin.load(EXCHANGE)
    assert (state.setup.edition, state.deciders, state.returns()) == (1, (), (1.0, 0.0))
    with pytest.raises(RecordError, match="after the exchange the sideboard has 4 cards named Naruto Uzumaki"):
        parse(by_hand(EXCHANGE))


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
