"""Games that were played by an earlier edition of the rules go on by it (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.ganymede.game import GAME
from meijin.kernel.errors import RecordError
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.parcel import pack, unpack
from meijin.kernel.record import parse

# Saved by the program as it was then: three times somebody says stand where nothing is asked any more.
FIRST = Path(__file__).with_name("first_edition.meijin")
# Saved by the program as it was when Purple had 35 HP in the cooperative game and 30 in trio.
SECOND = {
    "coop": Path(__file__).with_name("second_edition.meijin"),
    "trio": Path(__file__).with_name("second_edition_trio.meijin"),
}


@pytest.mark.rule("R45")
def test_a_record_of_the_first_edition_is_played_again_as_it_was() -> None:
    state = meijin.load(FIRST)
    assert (state.setup.edition, state.returns()) == (1, (1.0, 0.0))
    assert state.record is not None
    written, again = (text.splitlines() for text in (FIRST.read_text(encoding="utf-8"), state.record.to_text()))
    assert written[-48:-1] == again[-48:-1]
    assert not [line for line in again if line.startswith("edition")]
    assert len(list(state.record.replay())) == len(state.record.actions) == 47
    assert state.record.branch(20).setup.edition == 1


def test_a_new_game_says_its_edition_and_one_written_by_hand_is_of_today() -> None:
    state = meijin.new("ganymede", seed=4)
    assert state.record is not None
    text = state.record.to_text()
    assert f"\nedition: {GAME.edition}\n" in text
    assert parse(text) == state
    lines = FIRST.read_text(encoding="utf-8").splitlines()
    by_hand = [line for line in lines if not line.startswith(("actions: ", "end: "))]
    with pytest.raises(RecordError, match="green stand"):
        parse("\n".join(by_hand))
    parse("\n".join([by_hand[0], "edition: 1", *by_hand[1:]]))


@pytest.mark.rule("G3.2.1", "G3.3.1")
@pytest.mark.parametrize(("mode", "hp", "returns"), [("coop", 35, (1.0, 1.0)), ("trio", 30, (0.0, 0.0, 1.0))])
def test_a_record_of_the_second_edition_has_purples_hp_of_then(mode: str, hp: int, returns: tuple[float, ...]) -> None:
    state = meijin.load(SECOND[mode])
    assert (state.setup.edition, state.returns()) == (2, returns)
    assert state.record is not None
    assert state.record.to_text() == SECOND[mode].read_text(encoding="utf-8")
    begun = state.record.branch(0)
    assert begun.view(None)["full_hp"] == {"red": 15, "green": 15, "purple": hp}
    assert begun.setup.game.of_edition(2) is begun.setup.game
    assert unpack(pack(knowledge_of(begun, 0))).view["full_hp"] == begun.view(0)["full_hp"]


@pytest.mark.rule("G9.2")
@pytest.mark.parametrize(("edition", "hp"), [(1, [30, 35, 45]), (2, [30, 35, 45]), (3, [24, 48, 60])])
def test_the_difficulties_of_each_edition(edition: int, hp: list[int]) -> None:
    setups = [GAME.prepare(2, {"mode": "coop", "difficulty": each}, edition) for each in ("easy", "normal", "hard")]
    told = [{"red": 15, "green": 15, "purple": each} for each in hp]
    assert [GAME.deal(setup, 5).view(None)["full_hp"] for setup in setups] == told


def test_a_bot_in_another_process_thinks_by_the_same_edition() -> None:
    old = GAME.prepare(2, {}, 1)
    state = GAME.deal(old, 5)
    seat = state.deciders[0]
    assert unpack(pack(knowledge_of(state, seat))).setup.edition == 1
    new = GAME.deal(GAME.prepare(2, {}), 5)
    assert state != new


@pytest.mark.rule("G11.5", "R5")
def test_a_position_described_in_the_first_edition_is_taken_as_it_was_said() -> None:
    # Saved by the program as it was then: Red may stand before its first draw, and has used two draws without any.
    state = meijin.load(FIRST.with_name("first_edition_described.meijin"))
    assert state.record is not None
    assert (state.setup.edition, len(state.record.actions)) == (1, 8)
    assert state.record.branch(0).choices() == ["draw", "stand"]
    assert [state.record.branch(played).choices() for played in (1, 2)] == [["flip", "hide"], ["draw", "stand"]]
    assert state.record.branch(3).choices() == ["stand"], "two draws were used, a 2 is free, and this was the third"
