"""Records are checked by themselves and against what was promised before the game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

import meijin
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import WIDE, Rng
from meijin.kernel.record import parse
from meijin.server.tables.fairness import Verdict, verify

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

SEED = "1f" * 32


def played(promised: str = "", actions: int = 1000) -> str:
    """The record of a random game."""
    state = meijin.new("ganymede", seed=SEED)
    rng = Rng(5)
    while state.deciders and actions:
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
        actions -= 1
    assert state.record is not None
    state.record.commitment = promised
    return state.record.to_text()


HASH = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def test_a_right_record_holds_in_every_respect() -> None:
    report = verify(played(HASH), HASH)
    assert (report.whole, report.legal, report.shuffles) == (Verdict.HOLDS,) * 3
    assert report.holds
    assert (report.game, report.over, report.commitment) == ("ganymede", True, HASH)
    assert sorted(report.returns) == ["green", "red"]
    assert report.reason


@pytest.mark.parametrize(("own", "promised"), [(HASH, "0" * 64), ("0" * 64, HASH), ("0" * 64, ""), ("", "0" * 64)])
def test_another_seed_than_the_promised_one_is_found_out(own: str, promised: str) -> None:
    report = verify(played(own), promised)
    assert (report.shuffles, report.holds) == (Verdict.FAILS, False)
    assert HASH in report.problem
    assert "0" * 64 in report.problem


def test_the_case_of_a_hash_does_not_matter() -> None:
    assert verify(played(), HASH.upper()).shuffles is Verdict.HOLDS


def test_without_a_promise_nothing_is_said_of_the_shuffles() -> None:
    report = verify(played())
    assert (report.shuffles, report.holds) == (Verdict.UNKNOWN, True)


def test_a_game_that_is_not_over_has_no_result() -> None:
    report = verify(played(HASH, actions=6))
    assert (report.holds, report.over, report.actions, report.returns) == (True, False, 6, {})


def test_a_changed_record_is_found_out() -> None:
    report = verify(played(HASH).replace("\n2 ", "\n2  ", 1), HASH)
    assert (report.whole, report.legal, report.holds) == (Verdict.FAILS, Verdict.UNKNOWN, False)
    assert "changed or damaged" in report.problem


def test_a_record_that_is_cut_off_is_found_out() -> None:
    report = verify("\n".join(played(HASH).splitlines()[:-3]))
    assert (report.whole, report.holds) == (Verdict.FAILS, False)


def without_checksum(record: str) -> list[str]:
    return [line for line in record.splitlines() if not line.startswith(("actions: ", "end: "))]


def test_an_action_that_is_not_allowed_is_found_out_with_its_line() -> None:
    lines = without_checksum(played(actions=2))
    lines[-1] = "2 red dance"
    report = verify("\n".join(lines))
    assert (report.whole, report.legal, report.holds) == (Verdict.UNKNOWN, Verdict.FAILS, False)
    assert f"line {len(lines)}: " in report.problem


def test_another_seed_deals_other_cards_so_that_the_actions_do_not_fit() -> None:
    lines = without_checksum(played())
    changed = [line.replace(SEED, "2f" * 32) for line in lines]
    report = verify("\n".join(changed))
    assert (report.legal, report.holds) == (Verdict.FAILS, False)


@pytest.mark.parametrize(
    "text", ["", "hello", "meijin record 2\n", "meijin record 1\ngame: chess\nseed: 7\n", "meijin record 1\nseed: 7\n"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(MeijinError):
        verify(text)


def play_to_the_end(night: Evening) -> None:
    """Ann and Ben choose at random."""
    rng = Rng(5)
    while (state := night.table.state) is not None and state.deciders:
        seat = state.deciders[0]
        choices = state.choices(seat)
        night.say(("ann", "ben")[seat], choices[rng.below(len(choices))])


def test_the_shuffles_of_a_table_cannot_be_found_out_by_trying_and_hold_afterwards(
    duel: Callable[..., Evening],
) -> None:
    night = duel("go_out")
    assert night.table.state is not None and night.table.state.chance >= WIDE
    play_to_the_end(night)
    assert night.table.state.chance >= WIDE
    text = night.table.record.to_text()
    assert "\nchance: wide\n" in text
    report = verify(text, night.table.commitment)
    assert (report.whole, report.legal, report.shuffles) == (Verdict.HOLDS,) * 3
    assert report.over
    assert parse(text) == night.table.state == night.rebuilt().state


def test_whoever_takes_the_line_out_deals_other_cards(duel: Callable[..., Evening]) -> None:
    night = duel("go_out")
    play_to_the_end(night)
    lines = [line for line in without_checksum(night.table.record.to_text()) if line != "chance: wide"]
    report = verify("\n".join(lines), night.table.commitment)
    assert (report.legal, report.holds) == (Verdict.FAILS, False)
