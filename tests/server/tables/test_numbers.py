"""The players' numbers before the deal; docs/records.md states the rules that the names of these tests begin with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meijin.kernel.errors import RecordError
from meijin.kernel.fairness import Gift, commitment
from meijin.kernel.record import parse
from meijin.server.gate import tables as gate
from meijin.server.refusal import Code
from meijin.server.tables.entry import ClockTerms, MatchTerms, Pace, Status, Terms, decode
from meijin.server.tables.fairness import Verdict, verify
from meijin.server.tables.numbers import MOST_COMMITTED, PATIENCE, awaited
from meijin.server.tables.plans import Plan, Player, next_game, open_table
from meijin.server.tables.table import Table
from tests.server.clients import number_of
from tests.server.tables.conftest import SEED, Evening

if TYPE_CHECKING:
    Open = Callable[..., Evening]

ANN, BEN = number_of("ann"), number_of("ben")


def all_ready(evening: Open, **terms: object) -> Evening:
    """Ann and Ben are ready, and nobody's client has said anything."""
    night = evening(**terms)
    night.gives = False
    for place, user in enumerate(("ann", "ben")):
        night.do(night.table.sit, user, user.title(), place)
        night.do(night.table.ready, user, True)
    return night


def gifts(night: Evening) -> list[Gift]:
    draw = night.table.record.draw
    assert draw is not None
    return [part.gift for part in draw.parts]


def holds(night: Evening) -> bool:
    """Whether the record says what was drawn, and anybody finds it right."""
    night.do(night.table.act, "ben", "resign", "", "k")
    text = night.table.record.to_text()
    assert parse(text).record.draw == night.table.record.draw  # type: ignore[union-attr]
    assert night.rebuilt().state == night.table.state
    report = verify(text, night.table.commitment)
    return report.holds and (report.shuffles, report.numbers) == (Verdict.HOLDS, Verdict.HOLDS)


def test_f1_the_secret_is_fixed_with_the_table_and_told_at_the_end(evening: Open) -> None:
    night = all_ready(evening)
    assert gate.info(night.table, None).commitment == commitment(SEED)
    for user, number in (("ann", ANN), ("ben", BEN)):
        night.do(night.table.commit, user, commitment(number))
    night.do(night.table.reveal, "ann", ANN)
    night.do(night.table.reveal, "ben", BEN)
    assert (night.table.record.seed.hex() == SEED, gifts(night)) == (False, [Gift.NUMBER] * 2)
    assert holds(night)


def test_f2_whoever_sits_there_commits_before_the_game_and_may_change_it(evening: Open) -> None:
    night = evening()
    night.gives = False
    assert night.refused(night.table.commit, "ann", commitment(ANN)).code is Code.FORBIDDEN
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.commit, "ann", commitment(BEN))
    assert night.do(night.table.commit, "ann", commitment(BEN)).again
    night.do(night.table.commit, "ann", commitment(ANN))
    assert [seat.commitment for seat in gate.info(night.table, "ben").seats] == [commitment(ANN), ""]
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.stand, "ann", 0)
    night.do(night.table.sit, "cat", "Cat", 0)
    assert not night.table.seats[0].commitment  # who stands up takes it along


def test_f2_commitments_do_not_fill_the_log(evening: Open) -> None:
    night = all_ready(evening)
    for number in range(MOST_COMMITTED):
        night.do(night.table.commit, "ann", commitment(f"{number:064x}"))
    assert "that is all" in night.refused(night.table.commit, "ann", commitment(ANN)).reason


def test_f3_whoever_does_not_commit_in_time_has_no_number(evening: Open) -> None:
    night = all_ready(evening)
    assert (night.table.status, night.table.state, awaited(night.table)) == (Status.RUNNING, None, [0, 1])
    night.do(night.table.commit, "ann", commitment(ANN))
    assert night.refused(night.table.reveal, "ann", ANN).code is Code.CONFLICT
    night.later(PATIENCE / 1000 - 0.001)
    assert not night.do(night.table.run_out).entries
    assert night.table.due(night.now) == night.now + 1
    night.later(0.001)
    night.do(night.table.run_out)
    assert "too late for a commitment" in night.refused(night.table.commit, "ben", commitment(BEN)).reason
    assert "too late for a commitment" in night.refused(night.table.commit, "ann", commitment(BEN)).reason
    night.do(night.table.reveal, "ann", ANN)
    assert gifts(night) == [Gift.NUMBER, Gift.NOTHING]
    assert holds(night)


def test_f4_a_number_is_revealed_only_when_all_commitments_stand_and_must_fit(evening: Open) -> None:
    night = all_ready(evening)
    night.do(night.table.commit, "ann", commitment(ANN))
    assert "too early" in night.refused(night.table.reveal, "ann", ANN).reason
    night.do(night.table.commit, "ben", commitment(BEN))
    info = gate.info(night.table, "ann").collecting
    assert info is not None
    assert (info.what, info.until) == ("numbers", night.now + PATIENCE)
    lie = night.refused(night.table.reveal, "ann", BEN)
    assert (lie.code, "does not fit the commitment" in lie.reason) == (Code.ILLEGAL, True)
    night.do(night.table.reveal, "ann", ANN)
    assert night.do(night.table.reveal, "ann", ANN).again
    assert [seat.revealed for seat in gate.info(night.table, "ben").seats] == [True, False]
    assert night.table.state is None
    night.do(night.table.reveal, "ben", BEN)
    assert "too late to reveal" in night.refused(night.table.reveal, "ben", ANN).reason
    assert holds(night)


def test_f5_a_commitment_stands_in_for_a_number_that_is_withheld(evening: Open) -> None:
    night = all_ready(evening)
    night.do(night.table.commit, "ann", commitment(ANN))
    night.do(night.table.commit, "ben", commitment(BEN))
    night.do(night.table.reveal, "ann", ANN)
    night.later(PATIENCE / 1000)
    night.do(night.table.run_out)
    assert gifts(night) == [Gift.NUMBER, Gift.COMMITMENT]
    assert "too late to reveal" in night.refused(night.table.reveal, "ben", BEN).reason
    assert f"\nnumber green: {commitment(BEN)} withheld\n" in night.table.record.to_text()
    assert holds(night)


def test_f6_bots_of_the_server_have_no_number_and_nobody_waits_for_them(evening: Open) -> None:
    night = evening()
    night.gives = False
    night.do(night.table.seat_bot, "ann", 0, "greedy")
    night.do(night.table.seat_bot, "ann", 1, "random")
    night.do(night.table.start, "ann")
    assert gifts(night) == [Gift.NOTHING] * 2
    assert night.table.record.seed.hex() != SEED
    report = verify(night.table.record.to_text(), night.table.commitment)
    assert (report.holds, report.numbers) == (True, Verdict.UNKNOWN), "the server could choose alone"


@pytest.mark.parametrize("leaves", [True, False])
def test_f6_nobody_waits_for_who_leaves_or_is_given_to_a_bot(evening: Open, leaves: bool) -> None:
    night = all_ready(evening)
    night.do(night.table.commit, "ann", commitment(ANN))
    night.do(night.table.commit, "ben", commitment(BEN))
    night.do(night.table.reveal, "ann", ANN)
    if leaves:
        night.do(night.table.leave, "ben")
    else:
        night.do(night.table.give, "ann", 1, absent=True)
    assert gifts(night) == [Gift.NUMBER, Gift.COMMITMENT]


def test_f6_whoever_is_deleted_meanwhile_is_played_for(evening: Open) -> None:
    night = all_ready(evening)
    night.do(night.table.commit, "ann", commitment(ANN))
    night.do(night.table.hand_over, "ben", "", "deleted player")
    assert night.table.seats[1].plays
    night.do(night.table.reveal, "ann", ANN)
    assert gifts(night) == [Gift.NUMBER, Gift.NOTHING]


def test_f8_clocks_begin_with_the_deal_and_nothing_else_changes_before_it(evening: Open) -> None:
    night = all_ready(evening, clock=ClockTerms(Pace.GAME, 60))
    night.later(3)
    night.do(night.table.commit, "ann", commitment(ANN))
    for propose, words in (
        (night.table.stand, ("ann", 0)),
        (night.table.ready, ("ann", False)),
        (night.table.start, ("ann",)),
        (night.table.choose, ("ann", {})),
        (night.table.act, ("ann", "resign", "", "")),
        (night.table.take_back, ("ann", "")),
    ):
        assert night.refused(propose, *words).code is Code.CONFLICT
    night.do(night.table.commit, "ben", commitment(BEN))
    night.later(3)
    for user, number in (("ann", ANN), ("ben", BEN)):
        night.do(night.table.reveal, user, number)
    assert [night.table.clocks.left(seat, night.now) for seat in (0, 1)] == [60_000, 60_000]
    assert any(night.table.clocks.runs(seat) for seat in (0, 1))


def test_f8_a_table_may_still_be_given_up_and_time_be_called_before_the_deal(evening: Open) -> None:
    night = all_ready(evening)
    night.do(night.table.call_time, (0,), False)
    assert night.rebuilt().time is not None
    night.do(night.table.close_settled)
    assert (night.table.collecting, night.table.due(night.now)) == (None, None)


def test_f9_time_without_a_server_does_not_count(evening: Open) -> None:
    night = all_ready(evening)
    night.later(60)
    night.do(night.table.paused, {})
    assert night.table.due(night.now) == night.now + PATIENCE
    night.do(night.table.commit, "ann", commitment(ANN))
    assert night.table.state is None


def test_f10_a_table_from_before_there_were_numbers_goes_on_with_the_cards_it_has(evening: Open) -> None:
    night = evening()
    night.gives = False
    for place, user in enumerate(("ann", "ben")):
        night.do(night.table.sit, user, user.title(), place)
    night.table.take(decode('{"kind":"started"}'), night.now)
    assert (night.table.record.seed.hex(), night.table.record.draw) == (SEED, None)
    night.do(night.table.act, "ben", "resign", "", "k")
    report = verify(night.table.record.to_text(), night.table.commitment)
    assert (report.holds, report.shuffles, report.numbers) == (True, Verdict.HOLDS, Verdict.UNKNOWN)
    assert gate.outcome(night.table, night.table.state, told=True).draw is None  # type: ignore[arg-type]


def test_a_table_that_begins_by_itself_waits_for_the_number_of_its_player(evening: Open) -> None:
    terms = Terms("t2", "ganymede", 2, {}, SEED, "ann", created=500)
    table, rows = open_table(Plan(terms, (Player(0, "ann", "Ann", {}),), {1: "greedy"}, starts=True))
    assert (table.status, table.state, awaited(table)) == (Status.RUNNING, None, [0])
    night = Evening(table, rows=rows)
    night.give_numbers()
    assert gifts(night) == [Gift.NUMBER, Gift.NOTHING]


def test_every_game_of_a_match_has_a_secret_and_numbers_of_its_own(duel: Open) -> None:
    night = duel(match=MatchTerms(3))
    night.do(night.table.act, "ben", "resign", "", "k")
    table, rows = open_table(next_game(night.table, night.now))
    second = Evening(table, night.now, rows)
    assert not any(seat.commitment for seat in table.seats)
    for user in ("ann", "ben"):
        second.do(second.table.ready, user, True)
    assert (gifts(second), table.commitment != night.table.commitment) == ([Gift.NUMBER] * 2, True)


def test_seats_that_a_bot_plays_on_for_are_not_waited_for_in_the_next_game(duel: Open) -> None:
    night = duel(match=MatchTerms(3))
    night.do(night.table.leave, "ben")
    night.do(night.table.give, "ann", 1, absent=True)
    night.do(night.table.act, "ann", "resign", "", "k")
    table, rows = open_table(next_game(night.table, night.now))
    second = Evening(table, night.now, rows, gives=False)
    second.do(second.table.commit, "ann", commitment(ANN))
    second.do(second.table.ready, "ann", True)
    assert awaited(second.table) == [0]
    second.do(second.table.reveal, "ann", ANN)
    assert gifts(second) == [Gift.NUMBER, Gift.NOTHING]


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(3)), st.sets(st.integers(0, 2)), st.sets(st.integers(0, 2)), st.permutations(range(3)))
def test_whoever_commits_and_reveals_in_whichever_order_the_record_gives_the_seed(
    order: list[int], commit: set[int], reveal: set[int], last: list[int]
) -> None:
    night = Evening(Table(Terms("t1", "go_out", 3, {}, SEED, "p0", created=500)), gives=False)
    users = ["p0", "p1", "p2"]
    for place, user in enumerate(users):
        night.do(night.table.sit, user, user, place)
        night.do(night.table.ready, user, True)
    for place in order:
        if place in commit:
            night.do(night.table.commit, users[place], commitment(number_of(users[place])))
    if commit != {0, 1, 2}:
        night.later(PATIENCE / 1000)
        night.do(night.table.run_out)
    for place in last:
        if place in commit & reveal and night.table.state is None:
            night.do(night.table.reveal, users[place], number_of(users[place]))
    if night.table.state is None:
        night.later(PATIENCE / 1000)
        night.do(night.table.run_out)
    expected = [
        Gift.NUMBER if seat in commit & reveal else Gift.COMMITMENT if seat in commit else Gift.NOTHING
        for seat in range(3)
    ]
    assert gifts(night) == expected
    again = parse(night.table.record.to_text()).record
    assert again is not None and again.draw is not None
    assert again.draw.seed == night.table.record.seed == again.seed
    assert night.rebuilt().state == night.table.state


def whole_record(evening: Open) -> list[str]:
    """The lines of a record in which one seat revealed and the other did not."""
    night = all_ready(evening)
    night.do(night.table.commit, "ann", commitment(ANN))
    night.do(night.table.commit, "ben", commitment(BEN))
    night.do(night.table.reveal, "ann", ANN)
    night.later(PATIENCE / 1000)
    night.do(night.table.run_out)
    lines = night.table.record.to_text().splitlines()
    return [line for line in lines if not line.startswith(("actions: ", "end: "))]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (ANN, "00" * 32, "red's number does not fit the commitment"),
        (f"number green: {commitment(BEN)} withheld", "", "what green gave is missing"),
        (f"commitment: {commitment(SEED)}", f"commitment: {'0' * 64}", "was promised, but the hash of the secret is"),
        (f"secret: {SEED}", f"secret: {'0' * 64}", "was promised, but the hash of the secret is"),
        (f"{commitment(BEN)} withheld", "none", "the seed is not the one"),
        (f"{commitment(BEN)} withheld", f"{commitment(BEN)} {BEN}", "the seed is not the one"),
    ],
)
def test_whatever_was_changed_in_a_record_is_named(evening: Open, old: str, new: str, problem: str) -> None:
    lines = "\n".join(whole_record(evening))
    assert lines.count(old) == 1
    text = "\n".join(line for line in lines.replace(old, new).split("\n") if line)
    report = verify(text, "")
    assert (report.holds, report.legal) == (False, Verdict.HOLDS)
    assert problem in report.problem


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("number red: yes", "the commitment of red has 64 hexadecimal digits"),
        (f"number red: {'0' * 64} seven", "the number of red has 64 hexadecimal digits"),
        (f"number purple: {'0' * 64} withheld", "purple"),
        ("secret: none", "a secret has 64 hexadecimal digits"),
    ],
)
def test_lines_that_say_nothing_are_refused(evening: Open, line: str, problem: str) -> None:
    name = line.partition(":")[0]
    lines = [each for each in whole_record(evening) if not each.startswith(f"{name}:")]
    with pytest.raises(RecordError, match=problem):
        parse("\n".join([*lines, line]))


def test_a_secret_without_its_promise_is_refused(evening: Open) -> None:
    lines = [line for line in whole_record(evening) if not line.startswith("commitment:")]
    with pytest.raises(RecordError, match="there must be 'commitment"):
        parse("\n".join(lines))
