"""Matches that were played by an earlier edition of the rules go on by it (docs/records.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

import meijin
from meijin.games.go_out.cards import first_character
from meijin.games.go_out.game import GAME, GoOutGame
from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import RecordError
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.parcel import pack, unpack
from meijin.kernel.record import parse

# Saved by the program as it was then: Nerai, Niwa and Shian survive what they would not today.
FIRST = Path(__file__).with_name("first_edition.meijin")
SHORT = Path(__file__).with_name("first_edition_short.meijin")
THEN = {"nerai": 8, "toyoko": 4, "niwa": 6, "shian": 7, "satsuki": 7, "kira": 4, "ten": 5, "kyoko": 3}


def first() -> GoOutGame:
    """The game as the first edition had it."""
    game = GAME.prepare(None, {}, 1).game
    assert isinstance(game, GoOutGame)
    return game


@pytest.mark.rule("GO2.3")
@pytest.mark.parametrize(("file", "actions"), [(FIRST, 62), (SHORT, 30)])
def test_a_record_of_the_first_edition_is_played_again_as_it_was(file: Path, actions: int) -> None:
    state = meijin.load(file)
    assert (state.setup.edition, state.deciders) == (1, ())
    assert state.record is not None
    assert state.record.to_text() == file.read_text(encoding="utf-8")
    assert len(list(state.record.replay())) == actions
    assert state.record.branch(10).setup.edition == 1
    by_hand = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith(("act", "end"))]
    with pytest.raises(RecordError):
        parse("\n".join(by_hand))
    parse("\n".join([by_hand[0], "edition: 1", *by_hand[1:]]))


@pytest.mark.rule("GO2.3")
def test_the_first_edition_has_its_lives() -> None:
    assert {character.id: character.life for character in first().characters} == THEN
    setup = GAME.prepare(3, {}, 1)
    state = GAME.deal(setup, 7)
    assert state.terms.least_life == 3
    assert state.terms.life[first_character(1) : first_character(2)] == tuple(THEN.values())
    assert GAME.prepare(3, {}).game is GAME is first().of_edition(GAME.edition)


@pytest.mark.rule("GO2.3")
def test_what_is_told_of_a_character_is_what_the_edition_had() -> None:
    old, setup = first(), GAME.prepare(2, {}, 1)
    assert old.card_text("nerai#red").endswith("Life 8.")
    assert (old.card_face("niwa").corner, old.card_facts("niwa")["life"]) == ("6", 6)
    assert old.explain(setup, old.parse(setup, "choose kira")).startswith("Life 4. ")
    assert GAME.explain(GAME.prepare(2, {}), old.parse(setup, "choose kira")).startswith("Life 5. ")
    state = meijin.load(SHORT)
    assert state.record is not None
    before = state.record.branch(5)
    assert before.choices()[-1] == "pass"
    assert "(then 3 of 6)" in old.question(before.setup, before.view(1), before.choices())
    assert old.speech("ja").card_text("nerai").endswith("ライフ8。")
    assert GAME.speech("ja").card_text("nerai").endswith("ライフ6。")


def test_a_bot_in_another_process_thinks_by_the_same_edition() -> None:
    state = GAME.deal(GAME.prepare(2, {}, 1), 5)
    world = unpack(pack(knowledge_of(state, state.deciders[0]))).world
    assert isinstance(world, GoOut)
    assert (world.setup.edition, world.terms) == (1, state.terms)
